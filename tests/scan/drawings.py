"""Draws boards with the program itself, in all its sizes and themes: blank, being solved and solved.

    venv/bin/python tests/scan/drawings.py PROGRAM FOLDER

Out: 70 images, each with a file `.non` of the same name that has the truth. `measure.py` compares.
A board that is being solved is the middle frame of the film of its solving.
"""
import io
import subprocess
import sys
from pathlib import Path

from PIL import Image

PUZZLES = Path(__file__).resolve().parent.parent.parent / "puzzles"
NAMES = ("anchor", "heart", "cat", "teapot", "house")
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


def main():
    program, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    boards = [(size, name) for size in SIZES for name in NAMES for _ in range(2)]
    for number, (size, name) in enumerate(boards):
        theme, state = THEMES[number % 3], STATES[number // 3 % 3]
        path = folder / f"{state}-{number:02}-{name}-{size}-{theme}.png"
        puzzle = PUZZLES / f"{name}.non"
        draw(program, puzzle, path, size, theme, state)
        path.with_suffix(".non").write_text(puzzle.read_text().split("\ngoal")[0])


main()
