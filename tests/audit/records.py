"""Makes records for `nonosat batch` of public data sets: the figures of docs/RESEARCH.md.

    python3 tests/audit/records.py SET PATH | nonosat batch --no-pictures > answers.ndjson

SET is nonobench (a folder with puzzles-*.ts), nonodataset (a .npz of pictures; needs numpy), puzzlekit
(a .json) or freenono (a folder with .nonogram files; equal pictures once).
"""

import json
import math
import pathlib
import re
import sys
import xml.etree.ElementTree


def square(cells):
    side = math.isqrt(len(cells))
    return "\n".join(cells[start : start + side] for start in range(0, len(cells), side)) + "\n"


def nonobench(path):
    for file in sorted(pathlib.Path(path).glob("puzzles-*x*.ts")):
        for place, cells in enumerate(re.findall(r'solution:\s*"([01]+)"', file.read_text())):
            yield f"{file.stem} {place + 1}", "picture", square(cells)


def nonodataset(path):
    import numpy

    for place, cells in enumerate(numpy.load(path)["arr_0"]):
        yield place, "picture", square("".join(str(int(cell)) for cell in cells.flatten()))


def puzzlekit(path):
    for name, puzzle in json.loads(pathlib.Path(path).read_text())["data"].items():
        size, *lines = puzzle["problem"].split("\n")
        height, width = map(int, size.split())
        rows, columns = "\n".join(lines[width:]), "\n".join(lines[:width])
        yield name, "non", f"width {width}\nheight {height}\nrows\n{rows}\ncolumns\n{columns}\n"


def freenono(path):
    seen = set()
    for file in sorted(pathlib.Path(path).rglob("*.nonogram")):
        for puzzle in xml.etree.ElementTree.parse(file).iter("Nonogram"):
            rows = [line.text.replace(" ", "").replace("_", "0").replace("x", "1") for line in puzzle.iter("line")]
            picture = "\n".join(rows) + "\n"
            if picture not in seen:
                seen.add(picture)
                yield str(file), "picture", picture


SETS = {make.__name__: make for make in (nonobench, nonodataset, puzzlekit, freenono)}
if len(sys.argv) != 3 or sys.argv[1] not in SETS:
    sys.exit(__doc__)
for name, form, text in SETS[sys.argv[1]](sys.argv[2]):
    print(json.dumps({"id": name, "from": form, "puzzle": text}))
