"""What cubes tell of the puzzle that was cut into them. Cubes share no picture."""

from __future__ import annotations

import json

from nonosat import _nonosat
from nonosat._verdict import Verdict

Pictures = list[list[str]]


class Whole:
    """A puzzle of which some cubes are answered."""

    def __init__(self, puzzle: str | bytes, format: str | None = None) -> None:
        #: What is known before: how large it is.
        self.told = json.loads(_nonosat.check(puzzle, 0.0, format))
        self.puzzle = puzzle
        self.format = format
        self.pictures: Pictures = []

    def takes(self, pictures: Pictures) -> bool:
        """Takes pictures, which are checked once more. Are there two?"""
        for picture in pictures:
            _nonosat.verify(self.puzzle, picture, self.format)
            if picture not in self.pictures and len(self.pictures) < 2:
                self.pictures.append(picture)
        return len(self.pictures) == 2

    def verdict(self, *, is_decided: bool) -> Verdict:
        """The verdict, if all cubes are decided or some are not."""
        told = self.told | {"pictures": self.pictures}
        told.pop("reason", None)
        if len(self.pictures) == 2:
            told["verdict"] = "several"
            one, other = ("".join(rows) for rows in self.pictures)
            pairs = enumerate(zip(one, other))
            told["differing_cells"] = [cell for cell, (here, there) in pairs if here != there]
        elif not is_decided:
            told["verdict"] = "undecided"
            told["reason"] = {"kind": "time", "words": "the time is over"}
        elif self.pictures:
            told["verdict"] = "unique"
        else:
            told["verdict"] = "none"
            words = "no picture satisfies all lines at once"
            told["reason"] = {"kind": "search", "words": words}
        return Verdict(json.dumps(told), self.puzzle, self.format)
