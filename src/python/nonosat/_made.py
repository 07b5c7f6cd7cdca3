"""Puzzles that are made, with what is known of them. A ``puzzle`` is a text that keeps everything."""

from __future__ import annotations

from typing import TypedDict

from nonosat._types import Rating, Repair, ScanReport


class RepairedPuzzle(Repair):
    """A repair with its puzzle."""

    #: The puzzle with its picture as the goal; ``None`` without a repair.
    puzzle: str | None


class WeakenedPuzzle(TypedDict):
    """A puzzle with clues that say less."""

    #: The puzzle with its picture as the goal: ``*`` is any clue, ``?a`` a run of any length.
    puzzle: str
    #: The numbers that the clues give.
    numbers: int
    #: Those that they gave before.
    numbers_before: int
    #: Would the puzzle have several pictures without any one more? Otherwise a limit was reached.
    is_least: bool


class RandomPuzzle(TypedDict):
    """A random puzzle."""

    #: The puzzle with its picture as the goal.
    puzzle: str
    #: How hard it is.
    rating: Rating
    #: Is it as requested? Otherwise it is the closest in difficulty.
    is_as_wanted: bool


class _ImagePuzzle(TypedDict):
    #: The puzzle with its picture as the goal.
    puzzle: str
    #: Has it one solution?
    is_unique: bool
    #: How much the picture looks like the image, from 0 to 1000.
    likeness: int
    #: Painted cells in a thousand.
    painted: int
    #: The number of cells that were changed for it; ``None`` if it is not unique.
    changed: int | None


class ImagePuzzle(_ImagePuzzle, total=False):
    """A puzzle of an image."""

    #: How hard it is; absent if it is not unique, or was not rated within the limits.
    rating: Rating


class ScannedPuzzle(ScanReport):
    """What was read in an image."""

    #: The puzzle; ``None`` if a clue is longer than its line.
    puzzle: str | None
    #: The lines that read otherwise than their likeliest numbers, in words.
    changes: list[str]
