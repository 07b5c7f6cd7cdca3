"""What is raised where there is no answer."""

from __future__ import annotations

from nonosat._told import Problem


class BadPuzzle(ValueError):
    """A text that is no puzzle, with everything found wrong, and where."""

    problems: list[Problem]

    def __init__(self, error: str, problems: list[Problem]) -> None:
        super().__init__(error, problems)
        self.problems = problems

    def __str__(self) -> str:
        return str(self.args[0])


class Undecided(Exception):
    """A limit was reached. ``pictures`` has those that were found before."""

    pictures: list[list[str]]

    def __init__(self, why: str, pictures: list[list[str]]) -> None:
        super().__init__(why, pictures)
        self.pictures = pictures

    def __str__(self) -> str:
        return str(self.args[0])


class Defect(RuntimeError):
    """A defect of nonosat. Please report it."""
