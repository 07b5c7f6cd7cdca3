"""The objects of nonosat's JSON, as ``docs/report.schema.json`` describes them."""

from __future__ import annotations

from typing import Literal, TypedDict

Word = Literal["unique", "several", "none", "undecided"]


class Reason(TypedDict, total=False):
    """Why there is no picture, or no verdict."""

    kind: str
    line: int
    words: str


#: The difficulty of a unique puzzle for a person.
#: ``stars`` are 0.5 to 5 on one scale for all classes; ``minutes`` are a guess.
Rating = TypedDict(
    "Rating",
    {
        "class": str,
        "difficulty": Literal["gentle", "easy", "tricky", "hard", "fiendish"],
        "stars": float,
        "minutes": int,
        "score": int,
        "profile": dict[str, object],
    },
)


class Sizes(TypedDict, total=False):
    """Sizes of the puzzle and of its formula; a stage that was not reached has no entry."""

    cells: int
    lines: int
    colors: int
    givens: int
    open_after_lines: int
    open_after_probing: int
    parts: int
    variables: int
    clauses: int
    literals: int


class Effort(TypedDict, total=False):
    """How much work the verdict took, in counts that are the same on every machine."""

    conflicts: int
    decisions: int
    nodes: int
    line_solves: int


class Hint(TypedDict, total=False):
    """How to fix a problem."""

    kind: str
    text: str
    formats: list[str]


class Problem(TypedDict, total=False):
    """One problem of a text; lines and columns count from 1."""

    line: int
    column: int
    length: int
    message: str
    expected: str
    hint: Hint
    fault: str


class Count(TypedDict, total=False):
    """The number of solutions, or a lower bound if ``exact`` is false."""

    number: int
    exact: bool
    limit: str


class Fact(TypedDict):
    """The possible colors of a cell, as letters."""

    cell: int
    colors: str


class Step(TypedDict, total=False):
    """One step that a person can follow."""

    rule: str
    line: int
    runs: list[int]
    gives: list[Fact]
    cells: list[Fact]
    cost: int
    words: str
    chain: list[Step]
    dead_end: int


class Explanation(TypedDict, total=False):
    """The steps that solve a puzzle, as far as they go."""

    verdict: Word
    rating: Rating
    end: Literal["solved", "dead-end", "stuck", "out-of-time", "out-of-memory"]
    steps: list[Step]
