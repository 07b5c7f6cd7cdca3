"""Draws boards with the program itself, in all its sizes and themes: blank, being solved and solved.

    venv/bin/python tests/scan/drawings.py PROGRAM FOLDER [colors]

Out: 70 images, with `colors` 49 of colored puzzles, each with a file `.non` of the same name that has
the truth. `measure.py` compares. A board that is being solved is the middle frame of the film of its solving.
"""
import io
import subprocess
import sys
from pathlib import Path

from PIL import Image

PUZZLES = Path(__file__).resolve().parent.parent.parent / "puzzles"
NAMES = ("anchor.non", "heart.non", "cat.non", "teapot.non", "house.non")
COLORED = ("coffee.clues", "fish.clues", "duck.clues", "apple-tree.clues", "lighthouse.clues", "mountain-lake.clues",
           "spiral.clues")
SIZES = (16, 20, 26, 32, 40, 52, 64)
THEMES = ("light", "dark", "ink")
STATES = ("blank", "played", "solved")


def draw(program, puzzle, path, size, theme, state):
    options = ["--cell-size", str(size), "--theme", theme, "--force"]
    if state == "solved":
        options.append("--solve")
    target = path.with_suffix(".apng") if state == "played" else path
    subprocess.run([program, "render", puzzle, *options, "-o", target], check=True, capture_output=True)
    if state == "played":
        with Image.open(io.BytesIO(target.read_bytes())) as film:
            film.seek(film.n_frames // 2)
            film.convert("RGB").save(path)
        target.unlink()


def truth(program, puzzle, path):
    """The clues of a puzzle, without its picture."""
    subprocess.run([program, "convert", puzzle, "--force", "-o", path], check=True, capture_output=True)
    path.write_text(path.read_text().split("\ngoal")[0])


def main():
    program, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    boards = [(size, name) for size in SIZES for name in NAMES for _ in range(2)]
    if "colors" in sys.argv:
        boards = [(size, name) for size in SIZES for name in COLORED ]
    for number, (size, name) in enumerate(boards):
        theme, state = THEMES[number % 3], STATES[number // 3 % 3]
        path = folder / f"{state}-{number:02}-{Path(name).stem}-{size}-{theme}.png"
        draw(program, PUZZLES / name, path, size, theme, state)
        truth(program, PUZZLES / name, path.with_suffix(".non"))


main()
