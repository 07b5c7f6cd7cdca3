"""Draws puzzles as sites, apps and printers do, and photographs the printed ones.

    venv/bin/python tests/scan/render.py FOLDER [COUNT] [SEED] [KIND...] [rims]

KIND is one of KINDS (without any, all of those) or of COLORED. With `rims` the pictures have empty
rows and columns at the rim, the page ends near the board, a smaller board may stand beside it, and
rules may be light with black ones each five cells.

In: puzzles of this repository and pictures by chance, fonts that the recognizer was not trained on.
Out: for each image a file `.non` of the same name with the truth. `measure.py` compares.
"""
import itertools
import random
import sys
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import digits

ROOT = Path(__file__).resolve().parent.parent.parent
KINDS = ("site", "ruled", "dark", "app", "print")
COLORED = ("cdigits", "cruled", "ctable", "ctiles", "cdark", "cprint", "cpaper")


def clues(lines):
    """The lengths of the runs of each line, with their colors; 0 is the background."""
    def of(line):
        runs = [(len(list(run)), int(color)) for color, run in itertools.groupby(line)]
        return [(length, color) for length, color in runs if color]
    return [of(line) for line in lines]


def pictures():
    """The black and white pictures of the repository, as arrays of cells."""
    found = []
    for path in sorted((ROOT / "puzzles").glob("*.non")):
        fields = dict(line.split(None, 1) for line in path.read_text().splitlines() if " " in line)
        goal = fields.get("goal", "").strip().strip('"')
        if set(goal) == {"0", "1"}:
            width = int(fields["width"])
            found.append(np.array([int(cell) for cell in goal]).reshape(-1, width))
    return found


def by_chance(width, height, chance):
    """A picture of blobs; `chance` is a generator of NumPy."""
    noise = cv2.GaussianBlur(chance.normal(size=(height, width)), (0, 0),
                             max(0.9, min(width, height) / chance.uniform(10, 22)))
    return (noise > np.quantile(noise, chance.uniform(0.35, 0.55))).astype(int)


STYLES = {
    # Paper, digits, rules, thick rules; pixels to a cell; is the clue area ruled?
    "site": dict(paper=255, ink=0, rule=120, thick=40, cell=(16, 30), ruled=False),
    "ruled": dict(paper=250, ink=20, rule=110, thick=0, cell=(18, 34), ruled=True),
    "dark": dict(paper=30, ink=230, rule=95, thick=170, cell=(16, 32), ruled=False),
    "app": dict(paper=235, ink=60, rule=255, thick=255, cell=(34, 72), ruled=False),
    "print": dict(paper=225, ink=25, rule=70, thick=20, cell=(40, 54), ruled=True),
}


# Colors that puzzles have; a page has some of them that differ enough.
INKS = ((20, 20, 20), (208, 49, 45), (58, 143, 58), (38, 84, 190), (244, 196, 20), (240, 128, 30),
        (130, 60, 160), (120, 72, 36), (110, 190, 235), (245, 150, 180), (128, 128, 128),
        (20, 70, 40), (150, 210, 90), (20, 150, 150), (250, 215, 170), (120, 10, 30))

# As STYLES, with colored clues: are they on tiles, do the tiles have gaps, is it photographed?
STYLES |= {
    "cdigits": dict(STYLES["site"], tiles=False),
    "cruled": dict(STYLES["ruled"], tiles=False),
    "ctable": dict(STYLES["ruled"], tiles=True, gap=0),
    "ctiles": dict(STYLES["site"], tiles=True, gap=1, cell=(18, 40)),
    "cdark": dict(STYLES["dark"], tiles=True, gap=1, cell=(18, 36)),
    "cprint": dict(STYLES["print"], tiles=True, gap=0),
    "cpaper": dict(STYLES["print"], tiles=False),
}


def lightness(color):
    return 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]


def inks(kind, count, chance):
    """Colors by chance that differ from each other and from the paper."""
    paper = STYLES[kind]["paper"]
    found = []
    for place in chance.permutation(len(INKS)):
        ink = INKS[place]
        shifted = tuple(int(np.clip(level + chance.integers(-12, 13), 0, 255)) for level in ink)
        far = [sum(abs(a - b) for a, b in zip(shifted, other)) > 120 for other in found + [(paper,) * 3]]
        # Nobody prints digits in a color as light as paper.
        is_legible = STYLES[kind]["tiles"] or abs(lightness(shifted) - paper) > 50
        if all(far) and is_legible and len(found) < count:
            found.append(shifted)
    return found


class Page:
    """One drawn puzzle."""

    def __init__(self, kind, picture, font, chance, style=None):
        self.kind, self.chance, self.style = kind, chance, style or STYLES[kind]
        self.picture = picture
        self.rows, self.columns = clues(picture), clues(picture.T)
        low, high = self.style["cell"]
        self.cell = int(chance.integers(low, high + 1))
        self.ruled = self.style["ruled"]
        self.clue = self.cell if self.ruled else int(self.cell * chance.uniform(0.75, 1.0))
        self.font = ImageFont.truetype(font, int(self.clue * chance.uniform(0.58, 0.84)))
        self.round = chance.choice([0.0, 0.12, 0.22]) if kind in COLORED else 0
        self.every = self.style.get("every") or int(chance.choice([5, 5, 5, 10, 1000]))
        self.zeros = bool(chance.random() < 0.5)
        deep = lambda lines: max(max(len(line) for line in lines), 1) + int(chance.integers(0, 2))
        self.left = deep(self.rows) * self.clue + int(chance.integers(14, 60))
        self.top = deep(self.columns) * self.clue + int(chance.integers(14, 90))
        self.deep = (deep(self.columns), deep(self.rows))
        height, width = picture.shape
        self.size = (self.left + width * self.cell + int(chance.integers(8, 60)),
                     self.top + height * self.cell + int(chance.integers(8, 90)))
        self.inks = None
        if kind in COLORED:
            self.inks = inks(kind, int(picture.max()), chance)
        mode = "RGB" if self.inks else "L"
        self.image = Image.new(mode, self.size, self.tone(self.style["paper"]))
        self.draw = ImageDraw.Draw(self.image)

    def tone(self, level):
        return (level,) * 3 if self.inks else level

    def drawn(self):
        if self.kind == "app":
            self.tiles()
        else:
            self.grid()
        if self.chance.random() < 0.25 and not is_photo(self.kind):
            self.progress()
        for line, numbers in enumerate(self.rows):
            self.numbers(numbers, lambda place: (self.left - (place + 0.5) * self.clue,
                                                 self.top + (line + 0.5) * self.cell))
        for line, numbers in enumerate(self.columns):
            self.numbers(numbers, lambda place: (self.left + (line + 0.5) * self.cell,
                                                 self.top - (place + 0.5) * self.clue))
        return np.array(self.image)

    def numbers(self, numbers, center):
        numbers = numbers or ([(0, 0)] if self.zeros and not self.inks else [])
        for place, (number, color) in enumerate(reversed(numbers)):
            x, y = center(place)
            ink = None
            if self.inks:
                ink = self.inks[color - 1]
                if self.style["tiles"]:
                    self.tile(x, y, ink)
                    light = lightness(ink) < 140 if 90 < lightness(ink) < 190 else lightness(ink) < 128
                    ink = self.tone(250 if light else 10)
            self.number(str(number), x, y, ink)

    def tile(self, x, y, color):
        """A tile of the size of a clue cell, without its rules or with round corners."""
        is_row = x < self.left
        width, height = (self.clue, self.cell) if is_row else (self.cell, self.clue)
        left, top = round(x - width / 2), round(y - height / 2)
        if self.style["gap"]:
            gap = max(1, self.cell // 16)
            self.draw.rounded_rectangle([left + gap, top + gap, left + width - gap - 1, top + height - gap - 1],
                                        int(self.round * self.cell), fill=color)
        else:
            thin = 1 + (self.cell > 38)
            self.draw.rectangle([left + thin, top + thin, left + width - thin, top + height - thin], fill=color)

    def number(self, text, x, y, ink=None):
        left, top, right, bottom = self.font.getbbox(text)
        mask = Image.new("L", (right - left + 2, bottom - top + 2), 0)
        ImageDraw.Draw(mask).text((1 - left, 1 - top), text, font=self.font, fill=255)
        most = int(self.clue * 0.96)
        if mask.width > most:
            mask = mask.resize((most, mask.height), Image.LANCZOS)
        # All numbers stand on one line.
        tall = self.font.getbbox("0")
        y = y - (tall[3] - tall[1]) / 2 + (top - tall[1])
        self.image.paste(self.tone(self.style["ink"]) if ink is None else ink, (int(x - mask.width / 2), int(y)), mask)

    def grid(self):
        height, width = self.picture.shape
        thin = 1 + (self.cell > 38)
        wide = thin + (self.style.get("wider") or int(self.chance.integers(1, 3)))
        rows, columns = self.deep if self.ruled else (0, 0)
        first_row, first_column = self.top - rows * self.clue, self.left - columns * self.clue
        right, bottom = self.left + width * self.cell, self.top + height * self.cell
        def line(ends, is_thick):
            tone = self.tone(self.style["thick" if is_thick else "rule"])
            self.draw.line(ends, fill=tone, width=wide if is_thick else thin)
        for row in range(height + 1):
            y = self.top + row * self.cell
            line([first_column, y, right, y], row % self.every == 0 or row == height)
        for column in range(width + 1):
            x = self.left + column * self.cell
            line([x, first_row, x, bottom], column % self.every == 0 or column == width)
        for column in range(columns):
            line([first_column + column * self.clue, self.top] * 1
                 + [first_column + column * self.clue, bottom], column == 0)
        for row in range(rows):
            y = first_row + row * self.clue
            line([self.left, y, right, y], row == 0)

    def tiles(self):
        """Rounded tiles with gaps between them, bands behind the clues, buttons and a counter."""
        height, width = self.picture.shape
        gap = max(2, self.cell // 14)
        back = int(self.chance.integers(120, 190))
        self.draw.rectangle([self.left - gap, self.top - gap, self.left + width * self.cell + gap,
                             self.top + height * self.cell + gap], fill=back)
        for row in range(height):
            for column in range(width):
                x, y = self.left + column * self.cell, self.top + row * self.cell
                thick = gap if row % 5 else gap + 1
                self.draw.rounded_rectangle([x + gap / 2, y + thick / 2, x + self.cell - gap / 2,
                                             y + self.cell - gap / 2], self.cell // 9, fill=255)
        for line in range(0, max(height, width), 2):
            if line < height:
                y = self.top + line * self.cell
                self.draw.rectangle([6, y, self.left - gap - 2, y + self.cell - 2], fill=222)
            if line < width:
                x = self.left + line * self.cell
                self.draw.rectangle([x, 6, x + self.cell - 2, self.top - gap - 2], fill=222)
        self.number("12", self.left * 0.4, self.top * 0.3)
        self.draw.rounded_rectangle([8, 8, 40, 28], 6, fill=90)

    def progress(self):
        """Some cells that a player has filled or crossed."""
        for row, column in np.argwhere(self.chance.random(self.picture.shape) < 0.3):
            x, y = self.left + column * self.cell, self.top + row * self.cell
            inset = max(2, self.cell // 8)
            box = [x + inset, y + inset, x + self.cell - inset, y + self.cell - inset]
            if self.picture[row, column]:
                color = self.picture[row, column]
                tone = self.inks[color - 1] if self.inks else self.style["ink"]
                self.draw.rectangle(box, fill=tone)
            else:
                self.draw.line(box, fill=self.tone(140), width=1)
                self.draw.line([box[0], box[3], box[2], box[1]], fill=self.tone(140), width=1)


def with_edge(page, tone):
    """A page on ground of this tone."""
    height, width = page.shape[:2]
    edge = (int(0.10 * height) + 10, int(0.08 * width) + 10)
    return np.pad(page, ((edge[0],) * 2, (edge[1],) * 2) + ((0, 0),) * (page.ndim - 2), constant_values=tone)


def photographed(page, chance, noise=1.0, ground=(225, 205)):
    """A page as a camera sees it: curved, askew, in uneven light, blurred, with noise."""
    page = with_edge(page, ground[0])
    height, width = page.shape[:2]
    down, right = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = right / width, down / height
    gutter = u if chance.random() < 0.5 else 1 - u
    lift = chance.uniform(0.0, 0.016) * height
    skew = lambda: chance.uniform(-0.025, 0.025)
    x = right + skew() * width * (v - 0.5) * u + skew() * width * (v - 0.5)
    y = down - lift * 4 * (1 - gutter) ** 3 * (0.6 + 0.4 * v) + skew() * height * (u - 0.5) \
        + skew() * height * (u - 0.5) * v
    page = cv2.remap(page, x, y, cv2.INTER_LINEAR, borderValue=(ground[1],) * 3).astype(np.float32)
    page = cv2.GaussianBlur(page, (0, 0), chance.uniform(0.7, 1.5) * noise ** 0.5)
    light = (1 - 0.4 * chance.random() * np.exp(-gutter * 6)) * (1 - 0.25 * v * chance.random())
    if page.ndim == 3:
        light = light[:, :, None] * chance.uniform(0.94, 1.0, 3)
    page = page * light * chance.uniform(0.75, 1.05) + chance.normal(size=page.shape) * chance.uniform(2, 6) * noise
    scale = chance.uniform(0.6, 0.9)
    page = np.clip(page, 0, 255).astype(np.uint8)
    return cv2.resize(page, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def is_photo(kind):
    return kind in ("print", "cprint", "cpaper")


def write(path, image, page, quality):
    if image.ndim == 3:
        image = image[:, :, ::-1]
    if path.suffix == ".jpg":
        cv2.imwrite(str(path), image, [cv2.IMWRITE_JPEG_QUALITY, quality])
    else:
        cv2.imwrite(str(path), image)
    letter = lambda color: chr(ord("a") + color - 1) if page.inks else ""
    run = lambda length, color: f"{length}{letter(color)}"
    lines = lambda clues: "\n".join(",".join(run(*pair) for pair in line) or "0" for line in clues)
    rows, columns = page.rows, page.columns
    colors = "".join("color %s #%02x%02x%02x\n" % (letter(place + 1), *ink) for place, ink in enumerate(page.inks or ()))
    path.with_suffix(".non").write_text(
        f"{colors}width {len(columns)}\nheight {len(rows)}\n\nrows\n{lines(rows)}\n\ncolumns\n{lines(columns)}\n")


def choose(kind, chance, collection):
    """A picture of the repository, or one by chance of a usual size for such a place."""
    if chance.random() < 0.35:
        return collection[int(chance.integers(len(collection)))]
    low, high = {"app": (5, 16), "print": (15, 46), "cprint": (10, 36), "cpaper": (10, 36)}.get(kind, (10, 31))
    size = [int(chance.integers(low, high)) for _ in "wh"]
    return by_chance(*size, chance)


def painted(picture, chance):
    """A picture in two to six colors: blobs of one color each."""
    count = int(chance.integers(2, 7))
    height, width = picture.shape
    layers = [cv2.GaussianBlur(chance.normal(size=(height, width)), (0, 0), max(1.0, min(width, height) / 8))
              for _ in range(count)]
    colored = (np.argmax(layers, axis=0) + 1) * picture
    present = sorted(set(colored.flat) - {0})
    return np.select([colored == color for color in present], range(1, len(present) + 1), 0) if present else picture


def with_rims(picture, chance):
    """The picture without what lies at some of its sides; half of them have groups of five."""
    if chance.random() < 0.5:
        height, width = (max(side // 5 * 5, 5) for side in picture.shape)
        if picture[:height, :width].any():
            picture = picture[:height, :width]
    emptied = picture.copy()
    sides = chance.random(4) < 0.5
    sides[chance.integers(4)] = True
    for side in np.flatnonzero(sides):
        np.rot90(emptied, side)[:1] = 0
    return emptied if emptied.any() else picture


def style_with_rims(kind, chance):
    """Rules that are thin, thick, or light with black ones each five cells."""
    style = dict(STYLES[kind], wider=int(chance.integers(1, 4)))
    if kind != "app" and chance.random() < 0.5:
        paper, ink = style["paper"], style["ink"]
        light = int(paper + (ink - paper) * chance.uniform(0.15, 0.3))
        style |= dict(rule=light, thick=ink, every=5)
    return style


def beside(image, other, chance):
    """Two boards on one page, the other one right of the first or below it."""
    is_below = chance.random() < 0.4
    pages = [image, other]
    length = max(page.shape[is_below] for page in pages)
    paper = int(image[0, 0])
    room = lambda page: ((0, 0), (0, length - page.shape[1])) if is_below else ((0, length - page.shape[0]), (0, 0))
    return np.concatenate([np.pad(page, room(page), constant_values=paper) for page in pages], axis=0 if is_below else 1)


def page_with_rims(kind, picture, font, chance):
    """The page of a puzzle, its image, and the ground behind it, if it has an edge."""
    style = style_with_rims(kind, chance)
    page = Page(kind, with_rims(picture, chance), font, chance, style)
    image = page.drawn()
    # The larger board is the one that is read.
    if chance.random() < 0.3 and min(page.picture.shape) >= 10:
        half = [max(side // 2, 5) for side in page.picture.shape]
        image = beside(image, Page(kind, by_chance(half[1], half[0], chance), font, chance, style).drawn(), chance)
    far = [tone for tone in (*range(20, 130, 10), 250) if abs(tone - style["paper"]) > 20]
    return page, image, int(chance.choice(far)) if chance.random() < 0.5 else None


def make(folder, count, seed, kinds=KINDS, noise=1.0, rims=False):
    folder.mkdir(parents=True, exist_ok=True)
    random.seed(seed)
    fonts, collection = digits.split()[1], pictures()
    for kind in kinds:
        for number in range(count):
            chance = np.random.default_rng([seed, number, list(STYLES).index(kind)])
            family, files = fonts[int(chance.integers(len(fonts)))]
            font = files[int(chance.integers(len(files)))]
            picture = choose(kind, chance, collection)
            if kind in COLORED:
                picture = painted(picture, chance)
            if rims:
                page, image, ground = page_with_rims(kind, picture, font, chance)
            else:
                page, ground = Page(kind, picture, font, chance), None
                image = page.drawn()
            if is_photo(kind):
                image = photographed(image, chance, noise, (ground,) * 2 if ground else (225, 205))
            elif ground:
                image = with_edge(image, ground)
            if noise != 1.0 and not is_photo(kind):
                image = np.clip(image + chance.normal(size=image.shape) * 8 * noise, 0, 255).astype(np.uint8)
            ending = "jpg" if is_photo(kind) or chance.random() < 0.2 else "png"
            name = f"{kind}-{number:03}-{family.replace(' ', '')}.{ending}"
            write(folder / name, image, page, int(chance.integers(60, 90)))


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "rims"]
    make(Path(words[0]), int(words[1]) if len(words) > 1 else 6, int(words[2]) if len(words) > 2 else 1,
         words[3:] or KINDS, rims="rims" in sys.argv)
