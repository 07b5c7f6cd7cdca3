"""Verdicts: what is known of a puzzle."""

from __future__ import annotations

import json
from typing import Any, cast

from nonosat import _nonosat
from nonosat._told import Effort, Rating, Reason, Sizes, Word


class Verdict:
    """Has a puzzle a picture, and is it the only one?

    The names and values are those of ``nonosat check --json``.
    """

    __slots__ = ("_told", "format", "puzzle")

    #: The puzzle as it was handed over.
    puzzle: str | bytes
    #: Its format, if that was told.
    format: str | None

    def __init__(self, told: str, puzzle: str | bytes, format: str | None = None) -> None:
        self._told: dict[str, Any] = json.loads(told)
        self.puzzle = puzzle
        self.format = format

    @property
    def verdict(self) -> Word:
        """``unique``, ``several``, ``none`` or ``undecided``."""
        return cast(Word, self._told["verdict"])

    @property
    def pictures(self) -> list[list[str]]:
        """The pictures that were found, at most two: rows of letters, ``-`` for the background."""
        return cast("list[list[str]]", self._told["pictures"])

    @property
    def differing_cells(self) -> list[int]:
        """Cells in which two pictures differ, in reading order from 0."""
        return cast("list[int]", self._told["differing_cells"])

    @property
    def reason(self) -> Reason | None:
        """Why there is no picture, or no answer."""
        return cast("Reason | None", self._told.get("reason"))

    @property
    def rating(self) -> Rating | None:
        """How hard it is for a person, if that takes no time to say: where lines are enough."""
        return cast("Rating | None", self._told.get("rating"))

    @property
    def sizes(self) -> Sizes:
        """How large the puzzle is, and what became of it."""
        return cast(Sizes, self._told["sizes"])

    @property
    def effort(self) -> Effort:
        """How much work it was, in counts that are the same on every machine."""
        return cast(Effort, self._told["effort"])

    @property
    def possible_formats(self) -> list[str] | None:
        """The formats that the puzzle could be in, if there are several: all have this verdict."""
        return cast("list[str] | None", self._told.get("possible_formats"))

    def to_json(self) -> str:
        """What ``nonosat batch`` writes, without the id."""
        return json.dumps(self._told, ensure_ascii=False, separators=(",", ":"))

    def __repr__(self) -> str:
        words: list[str] = [self.verdict]
        if self.rating:
            words.append(f"{self.rating['stars']} stars")
        if self.reason:
            words.append(self.reason["words"])
        return f"<Verdict {', '.join(words)}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Verdict):
            return NotImplemented
        return (self._told, self.puzzle) == (other._told, other.puzzle)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[Verdict], tuple[str, str | bytes, str | None]]:
        return Verdict, (self.to_json(), self.puzzle, self.format)

    def _repr_svg_(self) -> str:
        """The picture for a notebook; where there are two, what they share."""
        picture = self.pictures[0] if self.pictures else None
        cells = self.differing_cells
        # What was found beside the verdict is of the first of several formats.
        format = self.format or (self.possible_formats[0] if self.possible_formats else None)
        drawn = _nonosat.render(self.puzzle, "svg", "light", picture, cells, format)
        return drawn.decode()
