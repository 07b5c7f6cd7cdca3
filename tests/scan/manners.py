"""Draws boards as apps, sites and magazines show them while they are played.

    venv/bin/python tests/scan/manners.py FOLDER [COUNT] [SEED] [MANNER...]

MANNER is one of MANNERS (without any, all of those). As `render.py`, but each manner has one thing
that readers stumble over: small crosses, numbers that are struck out, light rules, titles. An odd
seed takes other families of the fonts that were held out than an even one.

Out: for each image a file `.non` of the same name with the truth. The cut ones lack a part of the board:
none of these may be sure.
"""
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

import digits
import render

SITE, DARK = render.STYLES["site"], render.STYLES["dark"]
LIGHT_RULES = dict(SITE, rule=(195, 225), thick=0, every=5, wider=1)
NIGHT = dict(DARK, paper=17, ink=235, rule=42, thick=110, every=5, cell=(28, 60))

# What is drawn and how; `photo` for those that are photographed.
MANNERS = {
    "smallcrosses": dict(LIGHT_RULES, crosses=0.4, cell=(24, 44)),
    "struck": dict(SITE, struck=0.5, crosses=0.4, cell=(24, 44)),
    "faded": dict(SITE, faded=0.5, filled=0.3, cell=(20, 44)),
    "lightrules": dict(LIGHT_RULES, cell=(22, 32)),
    "palerules": dict(SITE, rule=(232, 240), thick=238, every=5, ink=130, cell=(36, 52)),
    "smalltens": dict(SITE, tens=0.65, cell=(24, 40)),
    "ruledtens": dict(render.STYLES["ruled"], tens=0.65, cell=(24, 40)),
    "onetile": dict(NIGHT, plate=48),
    "lighttile": dict(SITE, plate=222, cell=(24, 48), rule=190),
    "cell17": dict(SITE, cell=(17, 17)),
    "dark17": dict(DARK, cell=(17, 17)),
    "framed": dict(SITE, rule=(225, 242), thick=225, every=5, frame=90, cell=(20, 32), filled=0.4),
    "crosshair": dict(SITE, cross=228, cell=(20, 40), filled=0.2),
    "title": dict(SITE, title=True, cell=(20, 40)),
    "commas": dict(SITE, commas=True, cell=(24, 36)),
    "played": dict(SITE, filled=0.7, crosses=0.4, dots=0.3, cell=(20, 40)),
    "playeddark": dict(DARK, filled=0.6, crosses=0.5, faded=0.3, cell=(20, 40)),
    "large": dict(SITE, size=(45, 50), cell=(20, 24), tens=0.75),
    "turned": dict(SITE, turned=True, cell=(20, 40)),
    "cutright": dict(SITE, cut=True, cell=(20, 40), every=5),
    "ptens": dict(render.STYLES["print"], tens=0.65, photo=True),
    "plarge": dict(render.STYLES["print"], size=(45, 50), cell=(40, 48), tens=0.7, photo=True),
    "pturned": dict(render.STYLES["print"], turned=True, photo=True),
    "pstruck": dict(render.STYLES["print"], struck=0.4, crosses=0.4, pencil=True, photo=True),
    "pplain": dict(render.STYLES["print"], ruled=False, rule=150, thick=30, every=5, tens=0.75, photo=True),
    "pcutright": dict(render.STYLES["print"], cut=True, photo=True),
}


class Board(render.Page):
    """A page in one manner."""

    def __init__(self, style, picture, font, chance):
        tone = style.get("rule")
        if isinstance(tone, tuple):
            style = dict(style, rule=int(chance.integers(*tone)))
        kind = "print" if style.get("photo") else "dark" if style["paper"] < 128 else "site"
        super().__init__(kind, picture, font, chance, style)
        path = font
        self.small = ImageFont.truetype(path, max(6, int(self.font.size * style.get("tens", 1))))
        if style.get("title"):
            self.title()
        if style.get("cross"):
            self.crosshair()

    def progress(self):
        pass

    def drawn(self):
        super().drawn()
        if self.style.get("frame"):
            self.frame()
        self.game()
        return np.array(self.image)

    def cells(self):
        for row, column in np.ndindex(self.picture.shape):
            yield row, column, self.left + column * self.cell, self.top + row * self.cell

    def game(self):
        """What a player has done: filled cells, crosses of two fifths of a cell, dots."""
        style, chance = self.style, self.chance
        middle = (style["paper"] + style["ink"]) // 2
        for row, column, x, y in self.cells():
            is_filled = self.picture[row, column]
            share = style.get("filled", 0) if is_filled else style.get("crosses", 0)
            dice = chance.random()
            inset = round(self.cell * (0.12 if is_filled else 0.3))
            box = [x + inset, y + inset, x + self.cell - inset, y + self.cell - inset]
            if dice < share and is_filled:
                if style.get("pencil"):
                    for step in range(0, self.cell - 2 * inset, 5):
                        self.draw.line([box[0], box[1] + step, box[0] + step, box[1]], fill=90, width=2)
                else:
                    self.draw.rectangle(box, fill=style["ink"])
            elif dice < share:
                width = 1 + (self.cell > 30)
                self.draw.line(box, fill=middle, width=width)
                self.draw.line([box[0], box[3], box[2], box[1]], fill=middle, width=width)
            elif not is_filled and dice < share + style.get("dots", 0):
                radius = self.cell // 9
                self.draw.ellipse([x + self.cell // 2 - radius, y + self.cell // 2 - radius,
                                   x + self.cell // 2 + radius, y + self.cell // 2 + radius], fill=middle)

    def number(self, text, x, y, ink=None):
        style, chance = self.style, self.chance
        if style.get("plate"):
            half = self.clue * 0.45
            self.draw.rounded_rectangle([x - half, y - half, x + half, y + half], self.clue // 6, fill=style["plate"])
        if chance.random() < style.get("faded", 0):
            ink = int(style["paper"] + (style["ink"] - style["paper"]) * chance.uniform(0.14, 0.3))
        whole, self.font = self.font, self.small if len(text) == 2 else self.font
        super().number(text, x, y, ink)
        self.font = whole
        if style.get("commas") and x < self.left - self.clue:
            self.draw.text((x + self.clue * 0.3, y - self.clue * 0.4), ",", font=self.font, fill=style["ink"])
        if chance.random() < style.get("struck", 0):
            half = self.clue * 0.34
            slope = half if chance.random() < 0.5 else 0
            self.draw.line([x - half, y + slope, x + half, y - slope], fill=style["ink"], width=1 + (self.clue > 24))

    def title(self):
        """A bar with a title, a counter and buttons, as large as clues or larger."""
        font = self.font.font_variant(size=int(self.font.size * self.chance.uniform(0.9, 1.4)))
        room = font.size + 24
        grown = Image.new(self.image.mode, (self.image.width, self.image.height + 2 * room), self.style["paper"])
        self.image, self.top = grown, self.top + room
        self.draw = ImageDraw.Draw(grown)
        number = int(self.chance.integers(2, 400))
        y = self.top - max(len(line) for line in self.columns) * self.clue - font.size * 1.3 - 4
        self.draw.text((self.chance.uniform(0.3, 0.6) * grown.width, y), f"No. {number}", font=font, fill=self.style["ink"])
        self.draw.text((14, y), "03:12", font=font, fill=self.style["ink"])
        for button in range(4):
            x = 14 + button * (room + 8)
            self.draw.rounded_rectangle([x, grown.height - room + 4, x + room - 8, grown.height - 4], 5, outline=100)
            self.draw.text((x + 8, grown.height - room + 8), str(button + 1), font=font, fill=self.style["ink"])

    def crosshair(self):
        """The row and the column of the cursor on another ground, from the clues to the end."""
        height, width = self.picture.shape
        row, column = (int(self.chance.integers(side)) for side in (height, width))
        x, y = self.left + column * self.cell, self.top + row * self.cell
        tone = self.style["cross"]
        self.draw.rectangle([6, y, self.left + width * self.cell, y + self.cell], fill=tone)
        self.draw.rectangle([x, 6, x + self.cell, self.top + height * self.cell], fill=tone)

    def frame(self):
        """A dark frame around the clues of each side and around the board."""
        height, width = self.picture.shape
        right, bottom = self.left + width * self.cell, self.top + height * self.cell
        tone = self.style["frame"]
        deep = [max(len(line) for line in lines) for lines in (self.rows, self.columns)]
        far, high = self.left - deep[0] * self.clue - 4, self.top - deep[1] * self.clue - 4
        self.draw.rectangle([self.left, self.top, right, bottom], outline=tone)
        self.draw.rectangle([far, self.top, self.left, bottom], outline=tone)
        self.draw.rectangle([self.left, high, right, self.top], outline=tone)


def drawn(style, picture, font, chance):
    """The page and its image."""
    page = Board(style, picture, font, chance)
    image = page.drawn()
    if style.get("cut"):
        lost = int(page.cell * chance.uniform(2.2, 4.8))
        image = image[:, :page.left + picture.shape[1] * page.cell - lost]
    if style.get("photo"):
        image = render.photographed(image, chance)
    if style.get("turned"):
        image = np.rot90(image, int(chance.integers(1, 4)))
    return page, np.ascontiguousarray(image)


def make(folder, count, seed, manners):
    folder.mkdir(parents=True, exist_ok=True)
    fonts, collection = digits.split()[1][seed % 2::2], render.pictures()
    for manner in manners:
        style = MANNERS[manner]
        for number in range(count):
            chance = np.random.default_rng([seed, number, list(MANNERS).index(manner)])
            family, files = fonts[int(chance.integers(len(fonts)))]
            font = files[int(chance.integers(len(files)))]
            low, high = style.get("size", (10, 21))
            size = [int(chance.integers(low, high)) for _ in "wh"]
            few = [picture for picture in collection if max(picture.shape) <= 25]
            picture = render.by_chance(*size, chance)
            if "size" not in style and chance.random() < 0.4:
                picture = few[int(chance.integers(len(few)))]
            page, image = drawn(style, picture, font, chance)
            ending = "jpg" if style.get("photo") or chance.random() < 0.2 else "png"
            name = f"{manner}-{number:03}-{family.replace(' ', '')}.{ending}"
            render.write(folder / name, image, page, int(chance.integers(70, 92)))


if __name__ == "__main__":
    words = sys.argv[1:]
    make(Path(words[0]), int(words[1]) if len(words) > 1 else 6, int(words[2]) if len(words) > 2 else 1,
         words[3:] or list(MANNERS))
