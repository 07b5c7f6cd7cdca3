"""Many puzzles, one after the other or side by side, answered in their order as they flow."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from nonosat import _nonosat
from nonosat._errors import BadPuzzle
from nonosat._verdict import Verdict

#: Puzzles a thread that are read before the first of them is answered.
AHEAD = 16


def one_by_one(
    puzzles: Iterable[str | bytes], time_limit: float | None, format: str | None
) -> Iterator[Verdict | BadPuzzle]:
    for puzzle in puzzles:
        answer: Verdict | BadPuzzle
        try:
            answer = Verdict(_nonosat.check(puzzle, time_limit, format), puzzle, format)
        except BadPuzzle as error:
            answer = error
        yield answer


def side_by_side(
    puzzles: Iterable[str | bytes], time_limit: float | None, format: str | None, jobs: int
) -> Iterator[Verdict | BadPuzzle]:
    pool = _nonosat.Pool(jobs, time_limit)
    asked: deque[str | bytes] = deque()

    def answers(keep: int) -> Iterator[Verdict | BadPuzzle]:
        """Those that are there, and as many more as there are too many."""
        while asked:
            answer: Verdict | BadPuzzle
            try:
                told = pool.take(len(asked) > keep)
                if told is None:
                    return
                answer = Verdict(told, asked.popleft(), format)
            except BadPuzzle as error:
                asked.popleft()
                answer = error
            yield answer

    try:
        for puzzle in puzzles:
            pool.ask(puzzle, format)
            asked.append(puzzle)
            yield from answers(AHEAD * jobs)
        yield from answers(0)
    finally:
        pool.close()
