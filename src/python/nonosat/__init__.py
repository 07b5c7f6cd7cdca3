"""Nonograms: is there a picture, and is it the only one?

>>> import nonosat
>>> nonosat.check("rect 2 2\\n#ffffff #000000\\n1a\\n1a\\n1a\\n1a\\n").verdict
'several'

A puzzle is a text (or bytes) in any of the formats that nonosat reads; ``format`` names it where
the text does not tell. ``time_limit`` is in seconds. While something is decided other threads go
on, and Ctrl-C ends it.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, overload

from nonosat import _many, _nonosat
from nonosat._errors import BadPuzzle, Defect, Undecided
from nonosat._nonosat import __version__
from nonosat._told import (
    Count,
    Effort,
    Explanation,
    Fact,
    Hint,
    Problem,
    Rating,
    Reason,
    Sizes,
    Step,
)
from nonosat._verdict import Verdict

__all__ = [
    "BadPuzzle",
    "Count",
    "Defect",
    "Effort",
    "Explanation",
    "Fact",
    "Hint",
    "Problem",
    "Rating",
    "Reason",
    "Sizes",
    "Step",
    "Undecided",
    "Verdict",
    "__version__",
    "check",
    "check_many",
    "convert",
    "count",
    "explain",
    "prove",
    "render",
    "solve",
    "split",
]

Theme = Literal["light", "dark", "ink", "letters"]


def check(
    puzzle: str | bytes, *, time_limit: float | None = None, format: str | None = None
) -> Verdict:
    """Says whether a puzzle has a picture and whether that is the only one."""
    return Verdict(_nonosat.check(puzzle, time_limit, format), puzzle, format)


def check_many(
    puzzles: Iterable[str | bytes],
    *,
    time_limit: float | None = None,
    jobs: int = 1,
    format: str | None = None,
) -> Iterator[Verdict | BadPuzzle]:
    """Checks puzzles on so many threads, each within the time limit.

    The answers come in the order of the puzzles, as soon as they are known; no more puzzles are
    read than are worked on. A bad puzzle is an answer, and ends nothing.
    """
    if jobs < 1:
        raise ValueError("jobs: expected 1 or more")
    if jobs == 1:
        return _many.one_by_one(puzzles, time_limit, format)
    return _many.side_by_side(puzzles, time_limit, format, jobs)


def solve(
    puzzle: str | bytes,
    *,
    limit: int = 1,
    time_limit: float | None = None,
    format: str | None = None,
) -> list[list[str]]:
    """Pictures of a puzzle, up to ``limit`` of them, all if that is 0: rows of letters.

    Raises ``Undecided``, with what was found, where time ends it.
    """
    return _nonosat.solve(puzzle, limit, time_limit, format)


def count(
    puzzle: str | bytes,
    *,
    limit: int | None = None,
    time_limit: float | None = None,
    format: str | None = None,
) -> Count:
    """How many pictures there are: exactly, or at least; no more are counted than ``limit``."""
    told: Count = json.loads(_nonosat.count(puzzle, limit, time_limit, format))
    # Past 2^53 JSON has a text.
    told["number"] = int(told["number"])
    return told


def explain(
    puzzle: str | bytes, *, time_limit: float | None = None, format: str | None = None
) -> Explanation:
    """How a person can solve a puzzle, step by step, each with its reason."""
    told: Explanation = json.loads(_nonosat.explain(puzzle, time_limit, format))
    return told


def convert(
    puzzle: str | bytes, to: str, *, lossy: bool = False, format: str | None = None
) -> str:
    """A puzzle in another format.

    Warns of notes that are left out; a goal, a state of play and looks only if it may be lossy.
    """
    text, lost = _nonosat.convert(puzzle, to, lossy, format)
    if lost:
        warnings.warn(f"left out {', '.join(lost)}", stacklevel=2)
    return text


@overload
def render(
    puzzle: str | bytes,
    to: Literal["svg"] = "svg",
    *,
    picture: Sequence[str] | None = None,
    theme: Theme = "light",
    format: str | None = None,
) -> str: ...
@overload
def render(
    puzzle: str | bytes,
    to: Literal["png", "pdf"],
    *,
    picture: Sequence[str] | None = None,
    theme: Theme = "light",
    format: str | None = None,
) -> bytes: ...
def render(
    puzzle: str | bytes,
    to: Literal["svg", "png", "pdf"] = "svg",
    *,
    picture: Sequence[str] | None = None,
    theme: Theme = "light",
    format: str | None = None,
) -> str | bytes:
    """Draws a puzzle, blank or with one of its pictures."""
    rows = None if picture is None else list(picture)
    drawn = _nonosat.render(puzzle, to, theme, rows, [], format)
    return drawn.decode() if to == "svg" else drawn


def prove(
    puzzle: str | bytes,
    *,
    proof: Literal["lrat", "drat"] = "lrat",
    time_limit: float | None = None,
    format: str | None = None,
) -> dict[str, bytes]:
    """A verdict with its proof: the files that ``nonosat prove`` writes, by their names.

    Raises ``Undecided`` where a limit is reached.
    """
    if proof not in ("lrat", "drat"):
        raise ValueError(f"no proof is called {proof}")
    return _nonosat.prove(puzzle, proof == "drat", time_limit, format)


def split(
    puzzle: str | bytes,
    cubes: int = 64,
    *,
    time_limit: float | None = None,
    format: str | None = None,
) -> list[str]:
    """Cuts a hard puzzle into about so many easier ones: the same with more cells given.

    No two of them share a picture, and together they have all. Those with most open cells come
    first.
    """
    return _nonosat.split(puzzle, cubes, time_limit, format)
