"""Decides many puzzles on the workers of a Dask cluster: ``pip install 'nonosat[dask]'``.

The first pass gives each puzzle a short time, many puzzles in a task. The second pass gives each
undecided puzzle a task and more time. ``docs/RESEARCH.md`` has the rest.
"""

from __future__ import annotations

from collections.abc import Iterable

from distributed import Client, Future, KilledWorker

from nonosat import BadPuzzle, Undecided, Verdict, check_many

__all__ = ["check"]

Puzzle = str | bytes
#: ``Undecided`` for a puzzle at which workers died.
Answer = Verdict | BadPuzzle | Undecided

#: Puzzles in a task of the first pass.
IN_A_TASK = 200


def check(
    puzzles: Iterable[Puzzle],
    client: Client,
    *,
    limits: tuple[float, float] = (0.2, 60.0),
    format: str | None = None,
) -> list[Answer]:
    """Decides what ``nonosat.check_many`` decides, in the order of the puzzles.

    ``limits`` has two time limits in seconds: for a puzzle in the first pass, and for an undecided
    one in the second. A puzzle at which workers died again and again is ``Undecided``.
    """
    texts = list(puzzles)
    groups = [texts[start : start + IN_A_TASK] for start in range(0, len(texts), IN_A_TASK)]
    answers = [answer for group in _pass(groups, client, limits[0], format) for answer in group]
    left = [number for number, answer in enumerate(answers) if _is_undecided(answer)]
    later = _pass([[texts[number]] for number in left], client, limits[1], format)
    for number, [answer] in zip(left, later):
        answers[number] = answer
    return answers


def _is_undecided(answer: Answer) -> bool:
    is_open = isinstance(answer, Verdict) and answer.verdict == "undecided"
    return is_open or isinstance(answer, Undecided)


def _pass(
    groups: list[list[Puzzle]], client: Client, seconds: float, format: str | None
) -> list[list[Answer]]:
    """The answers of one task for each group."""
    tasks = [client.submit(decide, group, seconds, format, pure=False) for group in groups]
    try:
        return [_answers(task, len(group)) for task, group in zip(tasks, groups)]
    finally:
        client.cancel(tasks)


def _answers(task: Future, count: int) -> list[Answer]:
    try:
        answers: list[Answer] = task.result()
        return answers
    except KilledWorker:
        return [Undecided("workers died at it", []) for _ in range(count)]


def decide(puzzles: list[Puzzle], seconds: float, format: str | None) -> list[Answer]:
    """Decides puzzles on a worker."""
    return list(check_many(puzzles, time_limit=seconds, format=format))
