"""Decides whether a nonogram has a picture, and whether it is the only one.

>>> import nonosat
>>> nonosat.check(([[1], [1]], [[1], [1]])).verdict
'several'

A puzzle is

- a text (or bytes) in any of the formats that nonosat reads; ``format`` names the format if the text
  is ambiguous;
- a pair ``(rows, columns)`` of lists of clues, each a list of runs: ``[3, 1]``, or ``["3a", "1b"]`` in
  colors;
- a picture, whose clues are meant: a list of rows or an array of color numbers, 0 for the background.

``time_limit`` is in seconds. Other threads run during a call, and Ctrl-C ends it. ``lang`` is the
language of the words, such as ``"de"``.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias, overload

from nonosat import _many, _nonosat
from nonosat._errors import BadPuzzle, Defect, Undecided
from nonosat._made import (
    ImagePuzzle,
    RandomPuzzle,
    RepairedPuzzle,
    ScannedPuzzle,
    WeakenedPuzzle,
)
from nonosat._making import make_image, make_random, mend, scan, weaken
from nonosat._nonosat import __version__
from nonosat._question import Clues, OnProgress, Picture, Progress, Puzzle, array, question, rows_of
from nonosat._types import (
    Count,
    Effort,
    Explanation,
    Fact,
    Hint,
    HintStep,
    Problem,
    Rating,
    Reason,
    Sizes,
    Step,
    Suggestion,
)
from nonosat._verdict import Drawing, Verdict

__all__ = [
    "BadPuzzle",
    "Clues",
    "Count",
    "Defect",
    "Drawing",
    "Effort",
    "Explanation",
    "Fact",
    "Hint",
    "HintStep",
    "ImagePuzzle",
    "OnProgress",
    "Picture",
    "Problem",
    "Progress",
    "Puzzle",
    "RandomPuzzle",
    "Rating",
    "Reason",
    "RepairedPuzzle",
    "ScannedPuzzle",
    "Sizes",
    "Step",
    "Suggestion",
    "Undecided",
    "Verdict",
    "WeakenedPuzzle",
    "__version__",
    "array",
    "check",
    "check_many",
    "convert",
    "count",
    "explain",
    "hint",
    "make_image",
    "make_random",
    "mend",
    "prove",
    "render",
    "scan",
    "solve",
    "weaken",
]

Theme: TypeAlias = Literal["light", "dark", "ink", "letters"]


def check(
    puzzle: Puzzle,
    *,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> Verdict:
    """Decides whether a puzzle has a picture, and whether it is the only one.

    ``lang`` is the language of all words about it, such as ``"de"``; English by default.
    """
    return _many.check(puzzle, time_limit, format, lang)


def check_many(
    puzzles: Iterable[Puzzle],
    *,
    time_limit: float | None = None,
    jobs: int = 1,
    format: str | None = None,
    lang: str | None = None,
) -> Iterator[Verdict | BadPuzzle]:
    """Checks puzzles on ``jobs`` threads, each puzzle within the time limit.

    Yields the answers in the order of the puzzles, as soon as they are known. Reads only a few
    puzzles ahead. A bad puzzle yields a ``BadPuzzle``; the others go on.
    """
    if jobs < 1:
        raise ValueError("jobs: expected 1 or more")
    if jobs == 1:
        return _many.check_on_one_thread(puzzles, time_limit, format, lang)
    return _many.check_on_threads(puzzles, time_limit, format, lang, jobs)


def solve(
    puzzle: Puzzle,
    *,
    limit: int = 1,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> list[list[str]]:
    """Finds up to ``limit`` pictures of a puzzle, or all if ``limit`` is 0: rows of letters.

    ``array`` makes an array of a picture. Raises ``Undecided``, with the pictures found so far, if time
    runs out.
    """
    return _nonosat.solve(question(puzzle, format, lang, time_limit), limit)


def count(
    puzzle: Puzzle,
    *,
    limit: int | None = None,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> Count:
    """Counts the solutions, up to ``limit``; the number is exact or a lower bound."""
    query = question(puzzle, format, lang, time_limit)
    counted: Count = json.loads(_nonosat.count(query, limit))
    # The JSON has numbers above 2^53 as text.
    counted["number"] = int(counted["number"])
    return counted


def explain(
    puzzle: Puzzle,
    *,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> Explanation:
    """Explains how a person can solve a puzzle, step by step, each with its justification.

    ``lang`` is the language of the sentences, such as ``"de"``; English by default.
    """
    query = question(puzzle, format, lang, time_limit)
    explanation: Explanation = json.loads(_nonosat.explain(query))
    return explanation


def hint(
    puzzle: Puzzle,
    marks: Picture | None = None,
    *,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
    progress: OnProgress | None = None,
) -> Hint:
    """The next step from these marks; without them from those that are stored with the puzzle.

    ``marks`` is a picture with open cells: ``?`` in rows of letters, -1 in an array. If ``answer`` is
    ``"step"``, ``level1`` names the lines, ``level2`` the cells, ``level3`` gives the colors and why.
    """
    query = question(puzzle, format, lang, time_limit, progress)
    hint: Hint = json.loads(_nonosat.hint(query, None if marks is None else rows_of(marks)))
    return hint


def convert(
    puzzle: Puzzle,
    to: str,
    *,
    lossy: bool = False,
    format: str | None = None,
    lang: str | None = None,
) -> str:
    """Converts a puzzle to another format.

    Drops notes with a warning. Drops a goal, saved marks and styles only if ``lossy``.
    """
    text, lost = _nonosat.convert(question(puzzle, format, lang), to, lossy)
    if lost:
        warnings.warn(f"left out {', '.join(lost)}", stacklevel=2)
    return text


@overload
def render(
    puzzle: Puzzle,
    to: Literal["svg"] = "svg",
    *,
    picture: Picture | None = None,
    theme: Theme = "light",
    format: str | None = None,
    lang: str | None = None,
) -> Drawing: ...
@overload
def render(
    puzzle: Puzzle,
    to: Literal["png", "pdf"],
    *,
    picture: Picture | None = None,
    theme: Theme = "light",
    format: str | None = None,
    lang: str | None = None,
) -> bytes: ...
def render(
    puzzle: Puzzle,
    to: Literal["svg", "png", "pdf"] = "svg",
    *,
    picture: Picture | None = None,
    theme: Theme = "light",
    format: str | None = None,
    lang: str | None = None,
) -> Drawing | bytes:
    """Draws a puzzle, blank or with one of its pictures. Notebooks show an SVG."""
    rows = None if picture is None else rows_of(picture)
    drawn = _nonosat.render(question(puzzle, format, lang), to, theme, rows)
    return Drawing(drawn.decode()) if to == "svg" else drawn


def prove(
    puzzle: Puzzle,
    *,
    proof: Literal["weights", "lrat", "drat"] | None = None,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> dict[str, bytes]:
    """Proves the verdict: returns the files that ``nonosat prove`` writes, by their names.

    Without ``proof`` it is by numbers if they are found within a second, else LRAT.
    Raises ``Undecided`` if a limit is reached.
    """
    return _nonosat.prove(question(puzzle, format, lang, time_limit), proof)
