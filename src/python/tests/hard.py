"""Boards of noise, three cells of eight colored: nobody finishes the one of 100x100 in a test."""

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
