"""Draws clue cells with the fonts of this machine, to train and to measure the recognizer.

In: fonts that fontconfig lists, a seed. Out: crops of 32x32 levels with their numbers, 100 for a
cell without one. Invariants: families in HELD are never drawn for training; the same seed and fonts
give the same crops.
"""
import random
import subprocess

import cv2
import numpy as np
from PIL import ImageFont

SIDE = 32  # of a crop, in pixels
CANVAS = 64  # a cell is drawn at twice the size
MARGIN = 0.12  # of the cell, on each side, is seen around it
BLANK = 100  # the class of a cell without a number

# Families for measurements alone.
HELD = ("C059", "Cabin", "Carlito", "DejaVu Sans", "Dosis", "Go", "Hack", "Lato", "Liberation Serif",
        "Nimbus Sans Narrow", "PT Sans", "Play", "Roboto", "TeX Gyre Schola", "Tinos")
# Parts of paths of fonts whose digits nobody prints clues with, and of other copies of a font.
SKIPPED = ("aenigma", "woff", "symbol", "Symbol", "dingbat", "Emoji", "Math", "math", "smallcaps",
           "Caps", "D050000L", "Z003", "ancient", "ecolier", "rufscript", "lobster", "Lobster",
           "ocr-a", "Music", "Type1", "type1", "SC-", "Initial", "LinLibertine_K", "LinLibertine_I", "LinBiolinum_K", "Keyboard", "ornament")


def is_usable(path):
    """Do all digits exist, differ, and stand on one line with one height?"""
    try:
        font = ImageFont.truetype(path, 40)
        masks = [font.getmask(str(digit)) for digit in range(10)]
        boxes = [font.getbbox(str(digit)) for digit in range(10)]
    except (OSError, ValueError):
        return False
    heights = [box[3] - box[1] for box in boxes]
    if min(heights) < 12 or max(heights) > 1.12 * min(heights):
        return False
    feet = [box[3] for box in boxes]
    return max(feet) - min(feet) <= 3 and len({bytes(mask) for mask in masks}) == 10


def families():
    """The usable fonts: for each family its files, in the order of their names."""
    listed = subprocess.run(["fc-list", "--format", "%{family[0]}|%{file}\n"], check=True,
                            capture_output=True, text=True).stdout
    found = {}
    for line in sorted(set(listed.splitlines())):
        family, path = line.split("|", 1)
        is_script = family.startswith("Noto ") and not family.startswith(
            ("Noto Sans Display", "Noto Serif Display", "Noto Sans Mono"))
        if is_script and family not in ("Noto Sans", "Noto Serif"):
            continue
        if path.endswith((".ttf", ".otf")) and not any(part in path for part in SKIPPED):
            if is_usable(path):
                found.setdefault(family, []).append(path)
    return found


def is_held(family):
    return any(family == held or family.startswith(held + " ") for held in HELD)


def split():
    """The families for training and those held out, each with its files."""
    everything = sorted(families().items())
    return ([pair for pair in everything if not is_held(pair[0])],
            [pair for pair in everything if is_held(pair[0])])


class Pen:
    """Draws numbers; keeps the shapes that it has drawn."""

    def __init__(self):
        self.fonts = {}
        self.shapes = {}

    def shape(self, path, text, spacing):
        """The ink of `text`, cropped: white on black, 48 pixels to the em."""
        key = (path, text, spacing)
        if key not in self.shapes:
            if len(self.shapes) > 30000:
                self.shapes.clear()
            self.shapes[key] = self.drawn(path, text, spacing)
        return self.shapes[key]

    def drawn(self, path, text, spacing):
        font = self.fonts.setdefault(path, ImageFont.truetype(path, 48))
        advance = font.getlength("0")
        canvas = np.zeros((120, 320), np.uint8)
        x = 40.0
        for digit in text:
            mask = font.getmask(digit)
            ink = np.array(mask, dtype=np.uint8).reshape(mask.size[1], mask.size[0])
            left, top = font.getbbox(digit)[:2]
            x0, y0 = int(round(x + left)), 20 + int(top)
            part = canvas[y0:y0 + ink.shape[0], x0:x0 + ink.shape[1]]
            np.maximum(part, ink[:part.shape[0], :part.shape[1]], out=part)
            # Proportional digits are set by their own width.
            x += font.getlength(digit) * 0.5 + advance * 0.5 + spacing
        rows, columns = np.where(canvas.max(1) > 40)[0], np.where(canvas.max(0) > 40)[0]
        return canvas[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]


PEN = Pen()


def between(low, high):
    return low + (high - low) * random.random()


def number():
    """A number as text, empty for a blank cell; small numbers, 0 and 10 to 19 are frequent."""
    chance = random.random()
    if chance < 0.14:
        return ""
    if chance < 0.48:
        return str(random.choice([0, 0, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
    if chance < 0.68:
        return str(random.randint(10, 19))
    return str(random.randint(10, 99))


def put(canvas, path, text, center, height, squeeze, most=None):
    """Adds a number to the ink of a canvas."""
    spacing = random.choice([0, 0, 0, 0, -2, -4, 2]) if len(text) == 2 else 0
    shape = PEN.shape(path, text, spacing)
    width = shape.shape[1] * height / shape.shape[0] * squeeze
    if most and width > most:
        width = most
    height, width = max(3, int(round(height))), max(2, int(round(width)))
    ink = cv2.resize(shape, (width, height), interpolation=cv2.INTER_AREA) / 255.0
    x, y = int(round(center[0] - width / 2)), int(round(center[1] - height / 2))
    left, top = max(0, x), max(0, y)
    right, bottom = min(CANVAS, x + width), min(CANVAS, y + height)
    if right > left and bottom > top:
        part = canvas[top:bottom, left:right]
        np.maximum(part, ink[top - y:bottom - y, left - x:right - x], out=part)


def put_marks(canvas, cell, edge):
    """What a blank cell may have: filled, a cross, a dot, an odd shape."""
    kind = random.random()
    low, high = edge + cell * between(0, 0.2), edge + cell * between(0.8, 1)
    corner = lambda a, b: (int(round(a)), int(round(b)))
    if kind < 0.25:
        cv2.rectangle(canvas, corner(low, low), corner(high, high), 1.0, -1)
    elif kind < 0.40:
        thick = random.choice([1, 2, 3, 5])
        cv2.line(canvas, corner(low, low), corner(high, high), 1.0, thick, cv2.LINE_AA)
        cv2.line(canvas, corner(low, high), corner(high, low), 1.0, thick, cv2.LINE_AA)
    elif kind < 0.46:
        cv2.circle(canvas, (CANVAS // 2, CANVAS // 2), random.randint(2, 9), 1.0, -1)
    elif kind < 0.54:
        points = np.array([[random.randint(-10, CANVAS + 10) for _ in "xy"] for _ in range(5)])
        if random.random() < 0.5:
            cv2.fillPoly(canvas, [points.astype(np.int32)], 1.0)
        else:
            cv2.polylines(canvas, [points.astype(np.int32)], False, 1.0, random.randint(1, 6))


def put_neighbors(canvas, path, cell, height, squeeze):
    middle = CANVAS / 2
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if random.random() < 0.45:
            text = str(random.randint(1, 9)) if random.random() < 0.5 else str(random.randint(10, 99))
            center = (middle + across * cell * between(0.97, 1.12) + cell * between(-0.05, 0.05),
                      middle + down * cell * between(0.97, 1.12))
            put(canvas, path, text, center, height, squeeze, cell * 1.03)


def weigh(ink):
    """Thicker or thinner strokes."""
    chance = random.random()
    if chance < 0.18:
        return cv2.dilate(ink, np.ones((2, 2), np.uint8))
    if chance < 0.30:
        return cv2.dilate(ink, np.ones((3, 3), np.uint8))
    if chance < 0.45:
        return cv2.erode(ink, np.ones((2, 2), np.uint8))
    return ink


def strike(ink, cell, height):
    """A stroke through a number, as players and games do when they are done with it."""
    middle = [CANVAS / 2 + cell * between(-0.06, 0.06) for _ in "xy"]
    half = cell * between(0.28, 0.5)
    rise = random.choice([0, 0, 1, -1]) * between(0.6, 1.1) * min(half, height * 0.6)
    ends = [[round(middle[0] + way * half), round(middle[1] + way * rise)] for way in (-1, 1)]
    cv2.line(ink, *ends, between(0.5, 1.0), random.choice([1, 2, 2, 3, 4]), cv2.LINE_AA)


def rules(edge):
    """Rules on some sides of the cell, thin or thick, often not quite in their place."""
    ink = np.zeros((CANVAS, CANVAS), np.float32)
    if random.random() < 0.28:
        return ink
    thin = random.choice([1, 2, 3])
    shift = 5.5 if random.random() < 0.2 else 3.5
    for side in range(4):
        if random.random() < 0.15:
            continue
        thick = thin if random.random() < 0.7 else random.choice([4, 6, 8, 11])
        place = edge if side < 2 else CANVAS - edge
        ends = [int(round(place + between(-shift, shift))) for _ in "ab"]
        if side % 2 == 0:
            cv2.line(ink, (0, ends[0]), (CANVAS, ends[1]), 1.0, thick)
        else:
            cv2.line(ink, (ends[0], 0), (ends[1], CANVAS), 1.0, thick)
    return ink * between(0.3, 1.1)


def bend(ink):
    """A slight turn and perspective."""
    turn = cv2.getRotationMatrix2D((CANVAS / 2, CANVAS / 2), between(-4, 4), between(0.93, 1.07))
    ink = cv2.warpAffine(ink, turn, (CANVAS, CANVAS), borderMode=cv2.BORDER_REPLICATE)
    corners = np.float32([[0, 0], [CANVAS, 0], [CANVAS, CANVAS], [0, CANVAS]])
    moved = corners + np.float32([[between(-2.5, 2.5) for _ in "xy"] for _ in range(4)])
    how = cv2.getPerspectiveTransform(corners, moved)
    return cv2.warpPerspective(ink, how, (CANVAS, CANVAS), borderMode=cv2.BORDER_REPLICATE)


def photographed(ink):
    """Blur, few pixels, light, noise and compression; gives levels of 8 bits, 32x32."""
    if random.random() < 0.65:
        ink = cv2.GaussianBlur(ink, (0, 0), between(0.3, 2.2))
    pixels = int(between(11, 40)) if random.random() < 0.8 else CANVAS
    ink = cv2.resize(ink, (pixels, pixels), interpolation=cv2.INTER_AREA)
    paper = between(0.45, 1.0)
    contrast = between(0.25, 1.0) * paper
    ramp = np.mgrid[0:pixels, 0:pixels] / pixels - 0.5
    image = paper - contrast * ink + between(-0.15, 0.15) * ramp[0] + between(-0.15, 0.15) * ramp[1]
    if random.random() < 0.8:
        image = image + np.random.randn(pixels, pixels) * between(0, 0.09) * contrast
    if random.random() < 0.25:
        coarse = np.random.randn(max(2, pixels // 3), max(2, pixels // 3)).astype(np.float32)
        image = image + cv2.resize(coarse, (pixels, pixels)) * between(0, 0.05)
    image = np.clip(image * 255, 0, 255).astype(np.uint8)
    if random.random() < 0.3:
        quality = [cv2.IMWRITE_JPEG_QUALITY, random.randint(35, 90)]
        image = cv2.imdecode(cv2.imencode(".jpg", image, quality)[1], cv2.IMREAD_GRAYSCALE)
    how = cv2.INTER_LINEAR if pixels < SIDE else cv2.INTER_AREA
    return cv2.resize(image, (SIDE, SIDE), interpolation=how)


def normal(image):
    """Paper becomes 64 and ink 184, in whole numbers as in `src/studio/scan/digits/mod.rs`."""
    levels = np.sort(image.reshape(-1)).astype(np.int32)
    paper, dark = levels[767], levels[31]
    scale = max(paper - dark, 28)
    return np.clip(64 + ((paper - image.astype(np.int32)) * 120) // scale, 0, 255).astype(np.uint8)


def sample(fonts):
    """One crop and its number."""
    path = random.choice(random.choice(fonts)[1])
    text = number()
    cell = CANVAS / (1 + 2 * MARGIN)
    edge = cell * MARGIN
    ink = np.zeros((CANVAS, CANVAS), np.float32)
    height, squeeze = cell * between(0.44, 0.88), between(0.75, 1.2)
    far = 0.16 if random.random() < 0.2 else 0.1
    if text:
        center = [CANVAS / 2 + cell * between(-far, far) for _ in "xy"]
        put(ink, path, text, center, height, squeeze, cell * between(0.75, 1.03))
    elif random.random() < 0.5:
        put_marks(ink, cell, edge)
    if random.random() < 0.8:
        put_neighbors(ink, path, cell, height, squeeze)
    ink = weigh(ink)
    if text and random.random() < 0.22:
        strike(ink, cell, height)
    ink = bend(np.maximum(ink, rules(edge)))
    return normal(photographed(ink)), int(text) if text else BLANK


def crops(fonts, count, seed):
    """So many crops and their numbers."""
    random.seed(seed)
    np.random.seed(seed)
    images = np.zeros((count, SIDE, SIDE), np.uint8)
    numbers = np.zeros(count, np.int64)
    for place in range(count):
        images[place], numbers[place] = sample(fonts)
    return images, numbers
