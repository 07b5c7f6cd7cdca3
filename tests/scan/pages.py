"""Draws pages with several puzzles, each with a title, and measures how they are read.

    venv/bin/python tests/scan/pages.py FOLDER [COUNT] [SEED]
    python3 tests/scan/pages.py measure PROGRAM FOLDER

Out: pages of two, four and six puzzles in turn, in the kinds of `render.py`, the printed ones photographed;
for each a file `.non` with the truth of all of them in reading order.
"""
import json
import subprocess
import sys
import time
from pathlib import Path

import measure

KINDS = ("site", "ruled", "dark", "print")
SHAPES = ((1, 2), (2, 2), (3, 2), (2, 1), (2, 2), (2, 3))


def page(kind, rows, columns, chance, files):
    """An image of so many rows and columns of puzzles, and these."""
    import numpy as np
    import render
    from PIL import Image, ImageDraw, ImageFont

    style = dict(render.STYLES[kind])
    if chance.random() < 0.5:
        cell = int(chance.integers(style["cell"][0] + 2, style["cell"][1] + 1))
        style["cell"] = (cell, cell)
    font = files[int(chance.integers(len(files)))]
    puzzles, strips = [], []
    for row in range(rows):
        images = []
        for column in range(columns):
            size = [int(chance.integers(5, 21)) for _ in "wh"]
            puzzle = render.Page(kind, render.by_chance(*size, chance), font, chance, style)
            puzzles.append(puzzle)
            image = Image.fromarray(puzzle.drawn())
            title = ImageFont.truetype(font, int(chance.integers(14, 30)))
            titled = Image.new("L", (image.width, image.height + title.size + 16), style["paper"])
            titled.paste(image, (0, title.size + 16))
            place = (int(chance.uniform(0, 0.5) * image.width), 8)
            ImageDraw.Draw(titled).text(place, f"No. {len(puzzles)}", font=title, fill=style["ink"])
            images.append(np.array(titled))
        height = max(image.shape[0] for image in images)
        pad = lambda image: np.pad(image, ((0, height - image.shape[0]), (0, 0)), constant_values=style["paper"])
        strips.append(np.concatenate([pad(image) for image in images], axis=1))
    width = max(strip.shape[1] for strip in strips)
    pad = lambda strip: np.pad(strip, ((0, 0), (0, width - strip.shape[1])), constant_values=style["paper"])
    return np.concatenate([pad(strip) for strip in strips]), puzzles


def make(folder, count, seed):
    import cv2
    import digits
    import numpy as np
    import render

    folder.mkdir(parents=True, exist_ok=True)
    fonts = digits.split()[1]
    for number in range(count):
        chance = np.random.default_rng([seed, number])
        kind, shape = KINDS[number % len(KINDS)], SHAPES[number % len(SHAPES)]
        image, puzzles = page(kind, *shape, chance, fonts[int(chance.integers(len(fonts)))][1])
        if render.is_photo(kind):
            image = render.photographed(image, chance)
        path = folder / f"{kind}{len(puzzles)}-{number:03}.{'jpg' if render.is_photo(kind) else 'png'}"
        texts = []
        for puzzle in puzzles:
            render.write(path, image, puzzle, int(chance.integers(70, 92)))
            texts.append(path.with_suffix(".non").read_text())
        path.with_suffix(".non").write_text("\n".join(texts))


def read(program, image):
    """How many puzzles a page has, were found, are right, sure, and sure but wrong, and more than there are."""
    parts = ["width" + part for part in image.with_suffix(".non").read_text().split("width")[1:]]
    truths = [measure.truth(part) for part in parts]
    run = subprocess.run([program, "scan", image, "--json"], capture_output=True, text=True)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    found = [report for report in found if "rows" in report]
    numbers = lambda report: [[measure.read(line, False, {}) for line in report[side]] for side in ("rows", "columns")]
    sizes = lambda sides: [len(side) for side in sides]
    right, left = [], list(truths)
    for report in found:
        match = next((truth for truth in left if truth == numbers(report)), None)
        right.append(match is not None)
        if match is not None:
            left.remove(match)
    sure = [report["sure"] for report in found]
    wrong = sum(s and not r for s, r in zip(sure, right))
    is_ordered = [numbers(report) for report in found] == truths
    return [len(truths), len(found), sum(right), sum(sure), wrong, int(is_ordered)]


def report(program, folder):
    print("| page | puzzles | found | right | sure | sure but wrong | all right, in order | s |\n|---|---|---|---|---|---|---|---|")
    total = [0] * 6
    for image in sorted([*folder.glob("*.png"), *folder.glob("*.jpg")]):
        start = time.time()
        counts = read(program, image)
        total = [one + other for one, other in zip(total, counts)]
        print(f"| {image.name} | {' | '.join(map(str, counts))} | {time.time() - start:.1f} |", flush=True)
    print(f"| all | {' | '.join(map(str, total))} | |")


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[0] == "measure":
        report(words[1], Path(words[2]))
    else:
        make(Path(words[0]), int(words[1]) if len(words) > 1 else 20, int(words[2]) if len(words) > 2 else 1)
