"""Checks many puzzles, on one thread or several, and yields the verdicts in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from nonosat import _nonosat
from nonosat._errors import BadPuzzle
from nonosat._verdict import Verdict

#: Puzzles for each thread that are read ahead of the oldest unanswered one.
AHEAD = 16


def check_on_one_thread(
    puzzles: Iterable[str | bytes],
    time_limit: float | None,
    format: str | None,
    lang: str | None,
) -> Iterator[Verdict | BadPuzzle]:
    for puzzle in puzzles:
        answer: Verdict | BadPuzzle
        try:
            answer = Verdict(_nonosat.check(puzzle, time_limit, format, lang), puzzle, format)
        except BadPuzzle as error:
            answer = error
        yield answer


def check_on_threads(
    puzzles: Iterable[str | bytes],
    time_limit: float | None,
    format: str | None,
    lang: str | None,
    jobs: int,
) -> Iterator[Verdict | BadPuzzle]:
    pool = _nonosat.Pool(jobs, time_limit)
    pending: deque[str | bytes] = deque()

    def answers(keep: int) -> Iterator[Verdict | BadPuzzle]:
        """Yields finished answers; waits for more while over ``keep`` puzzles are pending."""
        while pending:
            answer: Verdict | BadPuzzle
            try:
                report = pool.take(len(pending) > keep)
                if report is None:
                    return
                answer = Verdict(report, pending.popleft(), format)
            except BadPuzzle as error:
                pending.popleft()
                answer = error
            yield answer

    try:
        for puzzle in puzzles:
            pool.submit(puzzle, format, lang)
            pending.append(puzzle)
            yield from answers(AHEAD * jobs)
        yield from answers(0)
    finally:
        pool.close()
