"""Boards that nobody finishes in a test: noise of 100x100, three cells of eight colored, and pigeons; and
images of pictures.
"""

import json
from collections.abc import Iterator


def bits() -> Iterator[bool]:
    state = 1
    while True:
        state = (state * 6_364_136_223_846_793_005 + 1) % 2**64
        yield state >> 61 < 3


def noise(side: int) -> str:
    bit = bits()
    rows = [[next(bit) for _ in range(side)] for _ in range(side)]

    def clues(lines: list[list[bool]]) -> str:
        texts = ("".join("-#"[cell] for cell in line).split("-") for line in lines)
        runs = ([str(len(run)) for run in text if run] for text in texts)
        return "\n".join(",".join(line) or "0" for line in runs)

    columns = [list(column) for column in zip(*rows)]
    return f"width {side}\nheight {side}\nrows\n{clues(rows)}\ncolumns\n{clues(columns)}\n"


def pigeons(holes: int) -> str:
    """One cell in each row and column, and fewer columns than rows that must use them.

    There is no picture, and it takes long to see that for everybody who does not count.
    """
    side = 2 * holes + 1
    known = [
        {"row": row + 1, "place": place + 1, "colors": "-"}
        for row in range(holes + 1)
        for place in range(holes, side)
    ]
    puzzle = {
        "nonosat": 1,
        "shape": {"rect": {"height": side, "width": side}},
        "colors": [{"rgb": "#ffffff"}, {"rgb": "#000000"}],
        "clues": ["1a"] * (2 * side),
        "givens": known,
    }
    return json.dumps(puzzle)


def enlarged(picture: list[str]) -> bytes:
    """A picture as an image with four pixels to a side of a cell."""
    rows = [[0 if cell == "a" else 255 for cell in row for _ in range(4)] for row in picture]
    pixels = bytes(level for row in rows for _ in range(4) for level in row)
    return b"P5 %d %d 255\n" % (len(rows[0]), 4 * len(rows)) + pixels
