"""Checks the numbers of `nonosat prove --proof weights`: python3 check.py [FOLDER]
It reads puzzle.json and weights.txt as the document WEIGHTS says, shares no code with nonosat, and needs Python 3.8.
Last line: `VERIFIED unique` or `VERIFIED none` (status 0), or `REFUSED PLACE: wanted ...` (status 1)."""
import itertools, json, re, sys
LETTERS = "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"  # color 0 is the background
FORM = ("nonosat weights 1|picture|none|unique N|trial P P L|numbers P P|L+| *N( +N)* *"
        .replace("N", "(0|-?P)").replace("P", "[1-9][0-9]{0,9999}").replace("L", "[-a-zA-Z]"))

def need(holds, place, wanted):
    holds or sys.exit(print("REFUSED %s: wanted %s" % (place, wanted)) or 1)

def board(rect=None, hex=None, triangles=None):
    """The width of each row; for each family its lines, lists of cells."""
    sides = [*(triangles or hex or {}).values()] or [0]
    a, b, c, d, e, f = sides[0] if isinstance(sides[0], list) else sides * 6
    # Cells with the same first value of a key form a line of its family, in the order of the other values.
    if hex:  # x counts half cells
        rows = [range(abs(y - a + 1), a + 2 * f + e - 2 - abs(y - e + 1), 2) for y in range(a + b - 1)]
        keys = [lambda y, x: (y, x), lambda y, x: (x - y, -y), lambda y, x: (-x - y, y)]
    elif triangles:  # an even x points up
        rows = [range(max(2 * a, 2 * y + 1), min(2 * (a + b + c), 2 * (c + d + y) + 1)) for y in range(a + b)]
        keys = [lambda y, x: (y, x), lambda y, x: (x // 2, y, -x), lambda y, x: ((x + 1) // 2 - y, y, x)]
    else:
        rows, keys = [range(rect["width"])] * rect["height"], [lambda y, x: (y, x), lambda y, x: (x, y)]
    places, families = [(y, x) for y, row in enumerate(rows) for x in row], []
    for key in keys:
        order = sorted(range(len(places)), key=lambda cell: key(*places[cell]))
        families.append([[*line] for _, line in itertools.groupby(order, key=lambda cell: key(*places[cell])[0])])
    return [len(row) for row in rows], families

def read_puzzle(puzzle):
    """Widths of rows, families, clues (None or runs: least, most (0: no bound), color (0: any)), colors of cells, their number."""
    widths, families = board(**puzzle["shape"])
    count, starts = len(puzzle["colors"]), [0, *itertools.accumulate(widths)]
    color = {**{letter: at for at, letter in enumerate(LETTERS[:count])}, "?": 1 if count == 2 else 0}
    need(all(re.fullmatch(r"(P|P-P|P[+]|[?])[a-zA-Z?]".replace("P", "[1-9][0-9]*"), word) for clue in puzzle["clues"]
             for word in (clue or "").split()), "puzzle.json", "runs such as 3a, 2-4a, 2+a, ?a")
    ends = lambda word: [*map(int, word[:-1].replace("?", "1+").replace("+", "-0").split("-"))]
    clues = [clue if clue is None else [(ends(word)[0], ends(word)[-1], color[word[-1]])
                                        for word in clue.split()] for clue in puzzle["clues"]]
    need(len(clues) == sum(map(len, families)) and all(most == 0 or least <= most for clue in clues
         for least, most, _ in clue or []), "puzzle.json", "a clue for each line, no most below its least")
    colors = [{0} if at == "." else {*range(count)} for at in "".join(puzzle.get("holes", ["#" * starts[-1]]))]
    for given in puzzle.get("givens", []):
        colors[starts[given["row"] - 1] + given["place"] - 1] &= {LETTERS.index(letter) for letter in given["colors"]}
    return widths, families, clues, colors, count

def best(runs, cells):
    """The most that a placement of the runs collects, None if there is none. cells: what each collects, by color."""
    if runs is None:
        return sum(max(cell.values()) for cell in cells) if all(cells) else None
    may_end = lambda begun, color, length: color == 0 or runs[begun - 1][0] <= length
    states = {(0, 0, 0): 0}  # runs begun; color and length of the run that the last cell is in: the most collected
    for cell in cells:
        after = {}
        for (begun, color, length), total in states.items():
            for new, gain in cell.items():
                if new == color != 0:
                    least, most, _ = runs[begun - 1]
                    fits, state = most == 0 or length < most, (begun, color, min(length + 1, most or least))
                else:
                    begins = new == 0 or begun < len(runs) and runs[begun][2] in (0, new)
                    fits, state = begins and may_end(begun, color, length), (begun + (new > 0), new, int(new > 0))
                if fits and (state not in after or after[state] < total + gain):
                    after[state] = total + gain
        states = after
    return max((total for state, total in states.items() if state[0] == len(runs) and may_end(*state)), default=None)

def bound(families, clues, colors, grids, own, scale):
    """What all lines collect at most, None if a line has no placement. own: for each cell the color worth nothing."""
    def collected(family, cell, color):
        if color == own[cell] or family + 1 == len(families):
            return 0 if color == own[cell] else scale - sum(collected(before, cell, color) for before in range(family))
        return grids[family, color - (color > own[cell])][cell] if (family, color - (color > own[cell])) in grids else 0
    lines = [[(family, cell) for cell in cells] for family, lines in enumerate(families) for cells in lines]
    bests = [best(runs, [{color: collected(family, cell, color) for color in colors[cell]} for family, cell in line])
             for line, runs in zip(lines, clues)]
    return None if None in bests else sum(bests)

def words(text):
    """The words of each line, without comments."""
    *lines, end = [line for line in text.split("\n") if not line.startswith("#")]
    need(end == "" and all(re.fullmatch(FORM, line) for line in lines), "weights.txt", "lines in the form of WEIGHTS")
    return [line.split() for line in lines]

def check(widths, families, clues, colors, count, lines):
    """Follows the argument in the lines, lists of words; returns the verdict."""
    starts, picture, trials, verdict, at = [0, *itertools.accumulate(widths)], None, [], None, 1
    need(lines[0] == ["nonosat", "weights", "1"], "weights.txt", "`nonosat weights 1`")
    if lines[1] == ["picture"]:
        at, rows = 2 + len(widths), ["".join(row) for row in lines[2:2 + len(widths)]]
        picture = [LETTERS.index(letter) for letter in "".join(rows)]
        need([*map(len, rows)] == widths, "picture", "a letter for each cell")
        alone = [{own: 0} if own in allowed else {} for own, allowed in zip(picture, colors)]
        for cells, runs in zip(itertools.chain(*families), clues):
            need(best(runs, [alone[cell] for cell in cells]) == 0, "picture", "the runs %s, and what is given" % runs)
    while verdict is None:
        need(at < len(lines), "weights.txt", "numbers at its end")
        (word, *rest), at = lines[at], at + 1
        if word == "trial":
            row, place, color = int(rest[0]), int(rest[1]), LETTERS.index(rest[2])
            need(row <= len(widths) and place <= widths[row - 1] and color < count, "trial", "a cell, a color")
            trials.append((starts[row - 1] + place - 1, color, colors))
            colors = [{color} if cell == trials[-1][0] else allowed for cell, allowed in enumerate(colors)]
            continue
        ends = picture is not None and not trials
        need(word == ("unique" if ends else "none"), "weights.txt", "`unique` at the end with a picture, else `none`")
        scale, own, grids = int(rest[0]) if ends else 0, picture if ends else [0] * len(colors), {}
        while lines[at:at + 1] and lines[at][0] == "numbers":
            rows = [[0] * width if line == ["0"] else [*map(int, line)] for width, line in zip(widths, lines[at + 1:])]
            need([*map(len, rows)] == widths, "numbers", "a number for each cell")
            family, other = int(lines[at][1]) - 1, int(lines[at][2]) - 1
            need(family < len(families) - 1 and other < count - 1 and (family, other) not in grids, "numbers",
                 "1 to %d, then 1 to %d, each grid once" % (len(families) - 1, count - 1))
            grids[family, other] = [*itertools.chain(*rows)]
            at += 1 + len(widths)
        most = bound(families, clues, colors, grids, own, scale)
        need(most is None or most < scale, "numbers before entry %d" % at, "less than %d, not %s" % (scale, most))
        verdict = None if trials else word
        if trials:
            shown, color, colors = trials.pop()
            colors = [allowed - {color} if cell == shown else allowed for cell, allowed in enumerate(colors)]
    need(at == len(lines), "weights.txt", "nothing behind the last numbers")
    return verdict

if __name__ == "__main__":
    folder, _ = (sys.argv[1:] + sys.path)[0], getattr(sys, "set_int_max_str_digits", abs)(0)
    try:
        options = {"encoding": "utf-8", "newline": ""}
        with open(folder + "/puzzle.json", **options) as puzzle, open(folder + "/weights.txt", **options) as text:
            print("VERIFIED " + check(*read_puzzle(json.load(puzzle)), words(text.read())))
    except Exception as error:  # no input may end in a traceback
        need(False, ascii(error), "a puzzle and its numbers")
