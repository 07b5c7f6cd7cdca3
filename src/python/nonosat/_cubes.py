"""Joins the answers of cubes to a verdict of their puzzle. No two cubes share a picture."""

from __future__ import annotations

import json

from nonosat import _nonosat
from nonosat._verdict import Verdict

Pictures = list[list[str]]


class Whole:
    """A puzzle with the pictures that its cubes have found so far."""

    def __init__(self, puzzle: str | bytes, format: str | None = None) -> None:
        #: A report of the sizes alone, from a check without time.
        self.report = json.loads(_nonosat.check(puzzle, 0.0, format))
        self.puzzle = puzzle
        self.format = format
        self.pictures: Pictures = []

    def add(self, pictures: Pictures) -> bool:
        """Verifies and adds pictures; returns whether there are two."""
        for picture in pictures:
            _nonosat.verify(self.puzzle, picture, self.format)
            if picture not in self.pictures and len(self.pictures) < 2:
                self.pictures.append(picture)
        return len(self.pictures) == 2

    def verdict(self, *, is_decided: bool) -> Verdict:
        """The verdict; ``is_decided`` means that all cubes are decided."""
        report = self.report | {"pictures": self.pictures}
        report.pop("reason", None)
        if len(self.pictures) == 2:
            report["verdict"] = "several"
            one, other = ("".join(rows) for rows in self.pictures)
            pairs = enumerate(zip(one, other))
            report["differing_cells"] = [cell for cell, (here, there) in pairs if here != there]
        elif not is_decided:
            report["verdict"] = "undecided"
            report["reason"] = {"kind": "time", "words": "time is up"}
        elif self.pictures:
            report["verdict"] = "unique"
        else:
            report["verdict"] = "none"
            words = "no picture satisfies all lines at once"
            report["reason"] = {"kind": "search", "words": words}
        return Verdict(json.dumps(report), self.puzzle, self.format)
