"""Verdicts of puzzles."""

from __future__ import annotations

import json
from typing import cast

from nonosat import _nonosat
from nonosat._types import Effort, Judged, Rating, Reason, Sizes, Word


class Drawing(str):
    """An SVG. Notebooks show it."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<Drawing>"

    def _repr_svg_(self) -> str:
        return str(self)


class Verdict:
    """Whether a puzzle has a picture, and whether it is the only one.

    The names and values are those of ``nonosat check --json``.
    """

    __slots__ = ("_report", "format", "puzzle")

    #: The text of the puzzle.
    puzzle: str | bytes
    #: Its format, if the caller named one.
    format: str | None

    def __init__(self, report: str, puzzle: str | bytes, format: str | None = None) -> None:
        self._report: Judged = json.loads(report)
        self.puzzle = puzzle
        self.format = format

    @property
    def verdict(self) -> Word:
        """``unique``, ``several``, ``none`` or ``undecided``."""
        # `solved` is a verdict of `solve` alone.
        return cast(Word, self._report["verdict"])

    @property
    def pictures(self) -> list[list[str]]:
        """The pictures that were found, at most two: rows of letters, ``-`` for the background."""
        return self._report["pictures"]

    @property
    def differing_cells(self) -> list[int]:
        """Cells in which two pictures differ, in reading order from 0."""
        return self._report["differing_cells"]

    @property
    def reason(self) -> Reason | None:
        """Why there is no picture, or no verdict."""
        return self._report.get("reason")

    @property
    def rating(self) -> Rating | None:
        """The difficulty for a person, for puzzles that line solving solves."""
        return self._report.get("rating")

    @property
    def sizes(self) -> Sizes:
        """Sizes of the puzzle and of its formula."""
        return self._report["sizes"]

    @property
    def effort(self) -> Effort:
        """How much work the verdict took, in counts that are the same on every machine."""
        return self._report["effort"]

    @property
    def possible_formats(self) -> list[str] | None:
        """The possible formats of the text, if there are several; all give this verdict."""
        return self._report.get("possible_formats")

    def to_json(self) -> str:
        """The line that ``nonosat batch`` writes, without the id."""
        return json.dumps(self._report, ensure_ascii=False, separators=(",", ":"))

    def __repr__(self) -> str:
        words: list[str] = [self.verdict]
        if self.rating:
            stars = self.rating["stars"]
            plural = "" if stars == 1 else "s"
            words.append(f"{self.rating['difficulty']}, {stars:g} star{plural}")
        if self.reason:
            words.append(self.reason["words"])
        return f"<Verdict {', '.join(words)}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Verdict):
            return NotImplemented
        return (self._report, self.puzzle) == (other._report, other.puzzle)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[Verdict], tuple[str, str | bytes, str | None]]:
        return Verdict, (self.to_json(), self.puzzle, self.format)

    def _repr_svg_(self) -> str:
        """The picture for a notebook; of two pictures, the cells that they share."""
        picture = self.pictures[0] if self.pictures else None
        cells = self.differing_cells
        # Pictures and cells come from the first of several possible formats.
        format = self.format or (self.possible_formats[0] if self.possible_formats else None)
        query = _nonosat.Question(self.puzzle, format)
        return _nonosat.render(query, "svg", "light", picture, cells).decode()
