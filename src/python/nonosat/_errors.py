"""The exceptions of the package."""

from __future__ import annotations

from nonosat._types import Problem


class BadPuzzle(ValueError):
    """A text that is no puzzle. ``problems`` lists everything found wrong, with places."""

    problems: list[Problem]

    def __init__(self, error: str, problems: list[Problem]) -> None:
        super().__init__(error, problems)
        self.problems = problems

    def __str__(self) -> str:
        return str(self.args[0])


class Undecided(Exception):
    """A limit was reached. ``pictures`` has the pictures found before."""

    pictures: list[list[str]]

    def __init__(self, why: str, pictures: list[list[str]]) -> None:
        super().__init__(why, pictures)
        self.pictures = pictures

    def __str__(self) -> str:
        return str(self.args[0])


class Defect(RuntimeError):
    """A defect of nonosat. Please report it."""
