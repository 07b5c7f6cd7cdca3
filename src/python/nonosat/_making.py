"""The functions that make puzzles."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Literal, TypeAlias

from nonosat import _nonosat
from nonosat._made import ImagePuzzle, RandomPuzzle, RepairedPuzzle, ScannedPuzzle, WeakenedPuzzle
from nonosat._question import OnProgress, Puzzle, listener, question
from nonosat._types import Class

Symmetry: TypeAlias = Literal[
    "none", "mirror", "mirrors", "half-turn", "quarter-turn", "third-turn", "sixth-turn"
]


def mend(
    puzzle: Puzzle,
    *,
    until: Literal["unique", "lines"] = "unique",
    reveal: bool = False,
    protect: Sequence[int] = (),
    add_only: bool = False,
    keep: Sequence[Literal["outline", "symmetry"]] = (),
    max: int | None = None,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
    progress: OnProgress | None = None,
) -> RepairedPuzzle:
    """Finds the fewest cells to change, so that a picture is the only one of its clues.

    The picture is the goal that is stored with the puzzle; without one, its first solution.

    ``until="lines"`` goes on until single lines find the picture. ``reveal`` gives cells away instead
    of changing them. ``protect`` has cells that must stay, in reading order from 0. ``add_only``
    changes no painted cell. ``keep`` has what must not break: areas and holes, mirror images. A repair
    of more than ``max`` cells is refused.

    Of the result, ``outcome`` says whether there is a repair, ``puzzle`` is the text of the new puzzle,
    ``cells`` are those that change, ``before`` and ``after`` the pictures. ``is_fewest`` says whether
    fewer are impossible. Out of time, the best repair so far counts.
    """
    if until not in ("unique", "lines"):
        raise ValueError(f"until: found {until!r}, expected 'unique' or 'lines'")
    query = question(puzzle, format, lang, time_limit, progress)
    request = {
        "reveal": reveal,
        "lines": until == "lines",
        "add_only": add_only,
        "protect": list(protect),
        "keep": list(keep),
        "max": max,
    }
    repaired: RepairedPuzzle = json.loads(_nonosat.mend(query, request))
    return repaired


def weaken(
    puzzle: Puzzle,
    *,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
    progress: OnProgress | None = None,
) -> WeakenedPuzzle:
    """Leaves out of the clues of a unique puzzle what its picture does not need to be the only one.

    Whole clues become ``*``, then numbers become ``?``. Of the result, ``puzzle`` is the text of the new
    puzzle, ``numbers`` and ``numbers_before`` count the numbers of the clues, ``is_least`` says whether
    each is needed. Out of time, the clues are as weak as they are by then. Raises ``ValueError`` if the puzzle is not unique, and ``Undecided`` if that is not known
    in time.
    """
    query = question(puzzle, format, lang, time_limit, progress)
    weakened: WeakenedPuzzle = json.loads(_nonosat.weaken(query))
    return weakened


def make_image(
    image: bytes,
    *,
    width: int | None = None,
    height: int | None = None,
    colors: int | None = None,
    frame: tuple[int, int, int, int] | None = None,
    crop: bool = False,
    focus: bool = False,
    time_limit: float | None = None,
    lang: str | None = None,
    progress: OnProgress | None = None,
) -> list[ImagePuzzle]:
    """Makes up to six puzzles of an image, the best first: PNG, JPEG, GIF, BMP, WebP, PGM or PPM.

    ``image`` has the bytes of the file. ``width`` or ``height`` are the cells of the largest ones; the
    longer side has 40 without them. ``colors`` is that of the colored ones, the background included.
    ``frame`` takes only a part: the first column, the first row, columns and rows of pixels. ``crop``
    leaves out a rim of one color, ``focus`` all but the subject.

    Each has ``puzzle``, its text, ``is_unique``, ``changed``, the number of cells that were changed for
    that, ``likeness`` and ``painted`` in thousandths, and ``rating``. Out of time, those whose repair is
    not finished are not unique. Raises ``BadPuzzle`` for bytes that are no such image.
    """
    request = {
        "width": width,
        "height": height,
        "colors": colors,
        "frame": frame,
        "crop": crop,
        "focus": focus,
    }
    query = _nonosat.Question(_bytes(image), None, lang, time_limit, listener(progress))
    made: list[ImagePuzzle] = json.loads(_nonosat.make_image(query, request))
    return made


def make_random(
    size: str | int,
    *,
    colors: int = 2,
    class_: Class | None = None,
    stars: str | float = "0.5-5",
    symmetry: Symmetry | None = None,
    seed: int = 1,
    number: int = 1,
    time_limit: float | None = None,
    lang: str | None = None,
    progress: OnProgress | None = None,
) -> RandomPuzzle:
    """Makes a random puzzle with one solution.

    ``size`` is ``"20x15"``, columns and rows, or a number for a square, ``"hex:7"``, ``"tri:5"``.
    ``colors`` includes the background. ``stars`` is the difficulty, 0.5 to 5, such as 2 or ``"2-3.5"``.
    ``class_`` is the kind of steps: ``"trivial"``, ``"lines"``, ``"trials"``, ``"deep-trials"`` or
    ``"guessing"``. The same ``seed`` and ``number`` give the same puzzle.

    Of the result, ``puzzle`` is the text, ``rating`` its difficulty, ``is_as_wanted`` says whether it is
    as requested. Out of time, it is the closest one so far. Raises ``Undecided`` if no unique one was found.
    """
    request = {
        "size": str(size),
        "colors": colors,
        "class": class_,
        "stars": str(stars),
        "symmetry": symmetry,
        "seed": seed,
        "number": number,
    }
    query = _nonosat.Question("", None, lang, time_limit, listener(progress))
    made: RandomPuzzle = json.loads(_nonosat.make_random(query, request))
    return made


def scan(
    image: bytes,
    *,
    colors: bool | None = None,
    time_limit: float | None = 30,
    lang: str | None = None,
    progress: OnProgress | None = None,
) -> ScannedPuzzle:
    """Reads the clues of a puzzle in a screenshot or a photograph.

    ``image`` has the bytes of the file: PNG, JPEG, GIF, BMP, WebP, PGM or PPM. ``colors`` says whether
    clues have colors; without it, the image tells.

    Of the result, ``puzzle`` is the text of the puzzle, ``sure`` says whether each number is certain,
    ``rows`` and ``columns`` have the numbers with their places. Raises ``BadPuzzle`` if the image shows no board, and
    ``Undecided`` if it was not read in time.
    """
    query = _nonosat.Question(_bytes(image), None, lang, time_limit, listener(progress))
    scanned: ScannedPuzzle = json.loads(_nonosat.scan(query, colors))
    return scanned


def _bytes(image: bytes) -> bytes:
    if not isinstance(image, bytes):
        name = type(image).__name__
        raise TypeError(f"an image is the bytes of its file, open(..., 'rb').read(), not {name}")
    return image
