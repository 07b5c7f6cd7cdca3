"""What a function is asked about: a puzzle as a text, a picture or clues.

In: what the caller passes. Out: the text of the puzzle, for the compiled module. Arrays become lists
before they are looked at, so that no kind of them is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from nonosat import _nonosat
from nonosat._errors import BadPuzzle

if TYPE_CHECKING:
    import numpy

#: The letters of colors; the background first.
LETTERS = "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: Larger arrays are no boards.
MAX_ITEMS = 1 << 20


class Array(Protocol):
    """An array: of numpy, or anything else that numpy takes as one."""

    def __array__(self) -> Any: ...


#: A cell: the number of its color, 0 for the background, or the letter; ``None`` and -1 are open.
Cell: TypeAlias = int | float | str | None
#: A picture: rows of letters, lists of cells, or an array.
Picture: TypeAlias = Sequence[str | Sequence[Cell] | Array] | Array | memoryview
#: A run: its length, or as in ``.clues``: ``"3b"`` has color b, ``"2-4"`` and ``"?"`` other lengths.
Run: TypeAlias = int | str
#: The clues of the rows or of the columns; ``None`` is an unknown clue.
Clues: TypeAlias = Sequence[Sequence[Run] | Array | None] | Array
#: What a puzzle may be: a text, a picture, or the clues of the rows and those of the columns.
Puzzle: TypeAlias = str | bytes | Picture | tuple[Clues, Clues]


class Progress(NamedTuple):
    """How far a call is."""

    #: Time since it began.
    seconds: float
    #: How much is done, and of how much, as far as that is known: pictures, tries. For ``mend``, cells
    #: that are needed at least, and cells of the smallest repair so far.
    done: int | None
    total: int | None


#: A function that is called up to twenty times a second while a call works. If it raises, the call
#: ends with its exception.
OnProgress: TypeAlias = Callable[[Progress], object]
#: The same with the three numbers as arguments.
Listener: TypeAlias = Callable[[float, int | None, int | None], object]


def question(
    puzzle: Puzzle,
    format: str | None = None,
    lang: str | None = None,
    time_limit: float | None = None,
    progress: OnProgress | None = None,
) -> _nonosat.Question:
    """The question that the compiled module answers."""
    text = text_of(puzzle, format, lang)
    return _nonosat.Question(text, format, lang, time_limit, listener(progress))


def listener(progress: OnProgress | None) -> Listener | None:
    """The function for progress as the compiled module calls it."""
    if progress is None:
        return None
    return lambda seconds, done, total: progress(Progress(seconds, done, total))


def text_of(puzzle: Puzzle, format: str | None, lang: str | None) -> str | bytes:
    """The puzzle as a text, if it is not one already."""
    if isinstance(puzzle, (str, bytes)):
        return puzzle
    lines = listed(puzzle)
    if not isinstance(lines, list):
        name = type(puzzle).__name__
        raise TypeError(f"a puzzle is a text, a picture or a pair of clues, not {name}")
    if format is not None:
        raise ValueError("format: only a text has one")
    is_clues = any(isinstance(part, list) or part is None for line in lines for part in parts(line))
    if not is_clues:
        return _nonosat.picture_text(rows_of(lines), lang)
    if len(lines) != 2:
        raise TypeError(f"clues are a pair, those of the rows and of the columns, not {len(lines)}")
    rows, columns = ([clue_of(clue) for clue in parts(side)] for side in lines)
    return _nonosat.clues_text(rows, columns, lang)


def listed(value: Any, depth: int = 3) -> Any:
    """Arrays, buffers and tuples as lists; other values as they are."""
    if isinstance(value, str):
        return value
    if hasattr(value, "__array__"):
        value = value.__array__()
    if not isinstance(value, (list, tuple)):
        if getattr(value, "size", 0) > MAX_ITEMS or getattr(value, "nbytes", 0) > 8 * MAX_ITEMS:
            raise BadPuzzle(f"an array of more than {MAX_ITEMS} items is no board", [])
        if hasattr(value, "tolist"):
            return value.tolist()
    if not isinstance(value, (list, tuple)) or depth == 0:
        return value
    return [listed(item, depth - 1) for item in value]


def parts(line: Any) -> list[Any]:
    """The items of a list; nothing of other values."""
    return line if isinstance(line, list) else []


def clue_of(clue: Any) -> str:
    """A clue as somebody types it. Zeros, which fill arrays, are left out."""
    if clue is None:
        return "*"
    if not isinstance(clue, list):
        raise TypeError(f"a clue is a list of runs or None, not {clue!r}")
    return " ".join(run_of(run) for run in clue if run != 0) or "0"


def run_of(run: Any) -> str:
    """A run as somebody types it."""
    if isinstance(run, str):
        return run
    if isinstance(run, int) or isinstance(run, float) and run.is_integer():
        return str(int(run))
    raise TypeError(f"a run is a whole number or a text such as '3b', not {run!r}")


def rows_of(picture: Picture) -> list[str]:
    """The rows of a picture as letters."""
    rows = listed(picture)
    if isinstance(rows, str) or not isinstance(rows, list):
        raise TypeError(f"a picture is a list of rows or an array, not {type(picture).__name__}")
    for row in rows:
        if not isinstance(row, (str, list)):
            raise TypeError(f"a row of a picture is a text or a list of cells, not {row!r}")
    return [row if isinstance(row, str) else "".join(map(letter, row)) for row in rows]


def letter(cell: Any) -> str:
    """The letter of a cell."""
    if isinstance(cell, str) and len(cell) == 1:
        return cell
    if cell is None or cell == -1:
        return "?"
    if isinstance(cell, (int, float)) and cell in range(len(LETTERS)):
        return LETTERS[int(cell)]
    most = len(LETTERS) - 1
    raise BadPuzzle(f"found the cell {cell!r}, expected the number of a color, 0 to {most}", [])


def array(picture: Sequence[str]) -> numpy.ndarray[Any, numpy.dtype[numpy.uint8]]:
    """A picture as an array of numpy: for each cell the number of its color, 0 for the background."""
    import numpy

    return numpy.array([[LETTERS.index(cell) for cell in row] for row in picture], numpy.uint8)
