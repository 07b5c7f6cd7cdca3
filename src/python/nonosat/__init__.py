"""Decides whether a nonogram has a picture, and whether it is the only one.

>>> import nonosat
>>> nonosat.check("rect 2 2\\n#ffffff #000000\\n1a\\n1a\\n1a\\n1a\\n").verdict
'several'

A puzzle is a text (or bytes) in any of the formats that nonosat reads; ``format`` names the format
if the text is ambiguous. ``time_limit`` is in seconds. Other threads run during a call, and Ctrl-C
ends it.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, overload

from nonosat import _many, _nonosat
from nonosat._errors import BadPuzzle, Defect, Undecided
from nonosat._nonosat import __version__
from nonosat._types import (
    Count,
    Effort,
    Explanation,
    Fact,
    Problem,
    Rating,
    Reason,
    Sizes,
    Step,
)
from nonosat._types import Suggestion as Hint
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
]

Theme = Literal["light", "dark", "ink", "letters"]


def check(
    puzzle: str | bytes,
    *,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> Verdict:
    """Decides whether a puzzle has a picture, and whether it is the only one.

    ``lang`` is the language of all words about it, such as ``"de"``; English by default.
    """
    return Verdict(_nonosat.check(puzzle, time_limit, format, lang), puzzle, format)


def check_many(
    puzzles: Iterable[str | bytes],
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
    puzzle: str | bytes,
    *,
    limit: int = 1,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> list[list[str]]:
    """Finds up to ``limit`` pictures of a puzzle, or all if ``limit`` is 0: rows of letters.

    Raises ``Undecided``, with the pictures found so far, if time runs out.
    """
    return _nonosat.solve(puzzle, limit, time_limit, format, lang)


def count(
    puzzle: str | bytes,
    *,
    limit: int | None = None,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> Count:
    """Counts the solutions, up to ``limit``; the number is exact or a lower bound."""
    counted: Count = json.loads(_nonosat.count(puzzle, limit, time_limit, format, lang))
    # The JSON has numbers above 2^53 as text.
    counted["number"] = int(counted["number"])
    return counted


def explain(
    puzzle: str | bytes,
    *,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> Explanation:
    """Explains how a person can solve a puzzle, step by step, each with its justification.

    ``lang`` is the language of the sentences, such as ``"de"``; English by default.
    """
    explanation: Explanation = json.loads(_nonosat.explain(puzzle, time_limit, format, lang))
    return explanation


def convert(
    puzzle: str | bytes,
    to: str,
    *,
    lossy: bool = False,
    format: str | None = None,
    lang: str | None = None,
) -> str:
    """Converts a puzzle to another format.

    Drops notes with a warning. Drops a goal, saved marks and styles only if ``lossy``.
    """
    text, lost = _nonosat.convert(puzzle, to, lossy, format, lang)
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
    lang: str | None = None,
) -> str: ...
@overload
def render(
    puzzle: str | bytes,
    to: Literal["png", "pdf"],
    *,
    picture: Sequence[str] | None = None,
    theme: Theme = "light",
    format: str | None = None,
    lang: str | None = None,
) -> bytes: ...
def render(
    puzzle: str | bytes,
    to: Literal["svg", "png", "pdf"] = "svg",
    *,
    picture: Sequence[str] | None = None,
    theme: Theme = "light",
    format: str | None = None,
    lang: str | None = None,
) -> str | bytes:
    """Draws a puzzle, blank or with one of its pictures."""
    rows = None if picture is None else list(picture)
    drawn = _nonosat.render(puzzle, to, theme, rows, [], format, lang)
    return drawn.decode() if to == "svg" else drawn


def prove(
    puzzle: str | bytes,
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
    if proof not in (None, "weights", "lrat", "drat"):
        raise ValueError(f"no proof is called {proof}")
    return _nonosat.prove(puzzle, proof, time_limit, format, lang)
