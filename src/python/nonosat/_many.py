"""Checks many puzzles, on one thread or several, and yields the verdicts in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from nonosat import _nonosat
from nonosat._errors import BadPuzzle
from nonosat._question import Puzzle, text_of
from nonosat._verdict import Verdict

#: Puzzles for each thread that are read ahead of the oldest unanswered one.
AHEAD = 16


def check_on_one_thread(
    puzzles: Iterable[Puzzle], time_limit: float | None, format: str | None, lang: str | None
) -> Iterator[Verdict | BadPuzzle]:
    for puzzle in puzzles:
        answer: Verdict | BadPuzzle
        try:
            answer = check(puzzle, time_limit, format, lang)
        except BadPuzzle as error:
            answer = error
        yield answer


def check(
    puzzle: Puzzle, time_limit: float | None, format: str | None, lang: str | None
) -> Verdict:
    text = text_of(puzzle, format, lang)
    query = _nonosat.Question(text, format, lang, time_limit)
    return Verdict(_nonosat.check(query), text, format)


def check_on_threads(
    puzzles: Iterable[Puzzle],
    time_limit: float | None,
    format: str | None,
    lang: str | None,
    jobs: int,
) -> Iterator[Verdict | BadPuzzle]:
    pool = _nonosat.Pool(jobs, time_limit)
    # What is no puzzle waits for its turn as its error.
    pending: deque[str | bytes | BadPuzzle] = deque()

    def answer(wait: bool) -> Verdict | BadPuzzle | None:
        """The answer for the oldest puzzle; ``None`` if it is not there yet."""
        puzzle = pending[0]
        if isinstance(puzzle, BadPuzzle):
            return puzzle
        try:
            report = pool.take(wait)
        except BadPuzzle as error:
            return error
        return None if report is None else Verdict(report, puzzle, format)

    def answers(keep: int) -> Iterator[Verdict | BadPuzzle]:
        """Yields finished answers; waits for more while over ``keep`` puzzles are pending."""
        while pending and (found := answer(len(pending) > keep)) is not None:
            pending.popleft()
            yield found

    try:
        for puzzle in puzzles:
            try:
                text = text_of(puzzle, format, lang)
            except BadPuzzle as error:
                pending.append(error)
            else:
                pool.submit(_nonosat.Question(text, format, lang))
                pending.append(text)
            yield from answers(AHEAD * jobs)
        yield from answers(0)
    finally:
        pool.close()
