"""Checks the numbers of `nonosat prove --proof weights`: python3 check.py [FOLDER]
It reads puzzle.json and weights.txt as the document WEIGHTS says, shares no code with nonosat, and needs Python 3.8.
Last line: `VERIFIED unique` or `VERIFIED none` (status 0), or `REFUSED PLACE: wanted ...` (status 1)."""
import itertools, json, re, sys
LETTERS = "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"  # color 0 is the background
FORM = ("nonosat weights 1|picture|none|unique N|trial P P L|numbers P P|L+| *N( +N)* *"
        .replace("N", "(0|-?P)").replace("P", "[1-9][0-9]{0,9999}").replace("L", "[-a-zA-Z]"))

INFINITE = 10 ** 9  # a bound that no line reaches
ANY = (1, INFINITE)  # the run of "*", and none
CLUE = ("(?!0$)(C( [|] C)*)?".replace("C", "(((I( I)*|{R( R)*}|0)( =T)*)|=T( =T)*)").replace("I", "(R|[*])").replace("R", "(P|P-P|P[+]|[?])L")
        .replace("T", "(N|N-N|N[+])L").replace("N", "[0-9]+").replace("P", "[1-9][0-9]*").replace("L", "[a-zA-Z?]"))

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

def regions(signs, width):
    """For each cell the first one of its region, which are neighbors of one sign."""
    first = {}
    for start in range(len(signs)):
        region = [start] * (start not in first)
        for cell in region:  # it grows
            beside = [cell - width, cell + width, *[cell - 1] * (cell % width > 0), *[cell + 1] * ((cell + 1) % width > 0)]
            if cell not in first:
                region += [other for other in beside if other in range(len(signs)) and signs[other] == signs[cell]]
            first[cell] = start
    return first

def blocks(height, width):
    """For each of nine families its blocks: the row and the place of its middle, also just outside, and its cells."""
    return [[(y, x, [row * width + at for row in range(max(y - 1, 0), min(y + 2, height))
                     for at in range(max(x - 1, 0), min(x + 2, width))])
             for y in range((family // 3 + 1) % 3 - 1, height + 1, 3) for x in range((family % 3 + 1) % 3 - 1, width + 1, 3)]
            for family in range(9)]

def read_clue(clue, color):
    """The cases of a clue, one of which must hold: items (runs least, most, color, and "*", any runs), whether these stand
    in order, and how many cells of a color there are. No bound is INFINITE, any color 0."""
    cases = []
    for case in clue.split("|"):
        items, totals, plain = [], [], case.replace("{", "").replace("}", "").split()
        for word in plain:
            ends = word.strip("=")[:-1].replace("?", "1+").replace("+", "-%d" % INFINITE).split("-")
            if word not in ("0", "*"):
                (totals if word[0] == "=" else items).append((int(ends[0]), int(ends[-1]), color[word[-1]]))
            elif word == "*" and items[-1:] != ["*"]:
                items.append("*")
        ranges = [item for item in items + totals if item != "*"]
        need(all(least <= most for least, most, _ in ranges), "puzzle.json", "no most below its least")
        cases.append((tuple(items) if items or "0" in plain or not totals else ("*",), "{" not in case, totals))
    return cases

def read_puzzle(puzzle):
    """Widths of rows, families, clues (None or cases), for each cell the first of those that have its color, colors of
    cells, their number."""
    widths, families = board(**puzzle["shape"])
    count, starts = len(puzzle["colors"]), [0, *itertools.accumulate(widths)]
    color = {**{letter: at for at, letter in enumerate(LETTERS[:count])}, "?": 1 if count == 2 else 0}
    texts = [" ".join((clue or "").split()) for clue in puzzle["clues"]]
    need(all(re.fullmatch(CLUE, text) for text in texts), "puzzle.json", "clues such as 3a 2-4a or {1a ?a}")
    clues = [clue if clue is None else read_clue(clue, color) for clue in puzzle["clues"]]
    holes = "".join(puzzle.get("holes", ["#" * starts[-1]]))
    tied = range(starts[-1])
    for field in {"regions", "numbers"} & {*puzzle}:
        need("rect" in puzzle["shape"] and [*map(len, puzzle[field])] == widths, "puzzle.json", "a rectangle of " + field)
    if "regions" in puzzle:
        signs = "".join(puzzle["regions"])
        tied = regions([cell if hole == "." else sign for cell, (sign, hole) in enumerate(zip(signs, holes))], widths[0])
        families.append([[*line] for _, line in itertools.groupby(sorted(tied, key=tied.get), key=tied.get)])
        clues += [None] * len(families[-1])
    if "numbers" in puzzle:
        need(not clues and re.fullmatch("[0-9.]+", "".join(puzzle["numbers"])), "puzzle.json", "digits, dots, no clues beside them")
        numbers = {(y, x): int(sign) for y, row in enumerate(puzzle["numbers"]) for x, sign in enumerate(row) if sign != "."}
        clues, around = [None] * sum(map(len, families)), blocks(len(widths), widths[0])
        clues += [[(("*",), True, [(numbers[y, x], numbers[y, x], color["?"])])] if (y, x) in numbers else None
                  for family in around for y, x, _ in family]
        families += [[cells for _, _, cells in family] for family in around]
    need(len(clues) == sum(map(len, families)), "puzzle.json", "a clue for each line")
    colors = [{0} if at == "." else {*range(count)} for at in holes]
    for given in puzzle.get("givens", []):
        colors[starts[given["row"] - 1] + given["place"] - 1] &= {LETTERS.index(letter) for letter in given["colors"]}
    return widths, families, clues, tied, colors, count

def best(clue, cells, ties):
    """The most that a placement of the clue collects, None if there is none. cells: what each collects, by color. ties: a
    number for each, and cells of one number have one color."""
    if clue is None:
        groups = {tie: [] for tie in ties}
        for tie, cell in zip(ties, cells):
            groups[tie].append(cell)
        most = [max((sum(cell[color] for cell in group) for color in set.intersection(*map(set, group))), default=None)
                for group in groups.values()]
        return None if None in most else sum(most)
    return max((most for case in clue for most in bests(case, cells, ties)), default=None)

def begun(items, in_order, new):
    """The run that a cell of this color may begin, and the items behind it. A run of "*" has any length and color."""
    if not in_order:
        return [(item, items[:at] + items[at + 1:]) for at, item in enumerate(items) if item[2] in (0, new)]
    any_runs, behind = items[:1] == ("*",), items[items[:1] == ("*",):]
    return [(ANY, items)] * any_runs + [(run, behind[1:]) for run in behind[:1] if run[2] in (0, new)]

def bests(case, cells, ties):
    """The most that placements of a case collect, for each way in which they end."""
    items, in_order, totals = case
    last = {tie: at for at, tie in enumerate(ties)}
    # The items not begun; the run that the last cell is in, its color, its length; the painted cells of each total; the
    # colors of cells that are tied to later ones.
    states = {(items, ANY, 0, 0, (0,) * len(totals), ()): 0}
    for at, (cell, tie) in enumerate(zip(cells, ties)):
        after = {}
        for (left, run, color, length, painted, known), total in states.items():
            for new, gain in cell.items():
                of_ties = {**dict(known), tie: new}
                open_ties = tuple((other, of_ties[other]) for other in of_ties if at < last[other])
                if dict(known).get(tie, new) != new:
                    ways = []
                elif new == color != 0:
                    ways = [(run, left)] if length < run[1] else []
                elif color != 0 and length < run[0]:
                    ways = []
                else:
                    ways = begun(left, in_order, new) if new else [(ANY, left)]
                counts = tuple(count + (new != 0 and own in (0, new)) for count, (_, _, own) in zip(painted, totals))
                for way, rest in ways:
                    most = way[0] if way[1] == INFINITE else way[1]  # beyond it no length matters
                    state = (rest, way, new, new and min(length + 1 if new == color else 1, most), counts, open_ties)
                    after[state] = max(after.get(state, total + gain), total + gain)
        states = after
    return [total for (left, run, color, length, painted, _), total in states.items()
            if left in ((), ("*",)) and (color == 0 or run[0] <= length)
            and all(least <= count <= most for count, (least, most, _) in zip(painted, totals))]

def bound(families, clues, tied, colors, grids, own, scale):
    """What all lines collect at most, None if a line has no placement. own: for each cell the color worth nothing."""
    def collected(family, cell, color):
        if color == own[cell] or family + 1 == len(families):
            return 0 if color == own[cell] else scale - sum(collected(before, cell, color) for before in range(family))
        return grids[family, color - (color > own[cell])][cell] if (family, color - (color > own[cell])) in grids else 0
    lines = [[(family, cell) for cell in cells] for family, lines in enumerate(families) for cells in lines]
    most = [best(clue, [{color: collected(family, cell, color) for color in colors[cell]} for family, cell in line],
                 [tied[cell] for _, cell in line]) for line, clue in zip(lines, clues)]
    return None if None in most else sum(most)

def words(text):
    """The words of each line, without comments."""
    *lines, end = [line for line in text.split("\n") if not line.startswith("#")]
    need(end == "" and all(re.fullmatch(FORM, line) for line in lines), "weights.txt", "lines in the form of WEIGHTS")
    return [line.split() for line in lines]

def check(widths, families, clues, tied, colors, count, lines):
    """Follows the argument in the lines, lists of words; returns the verdict."""
    starts, picture, trials, verdict, at = [0, *itertools.accumulate(widths)], None, [], None, 1
    need(lines[0] == ["nonosat", "weights", "1"], "weights.txt", "`nonosat weights 1`")
    if lines[1] == ["picture"]:
        at, rows = 2 + len(widths), ["".join(row) for row in lines[2:2 + len(widths)]]
        picture = [LETTERS.index(letter) for letter in "".join(rows)]
        need([*map(len, rows)] == widths, "picture", "a letter for each cell")
        alone = [{own: 0} if own in allowed else {} for own, allowed in zip(picture, colors)]
        for cells, clue in zip(itertools.chain(*families), clues):
            most = best(clue, [alone[cell] for cell in cells], [tied[cell] for cell in cells])
            need(most == 0, "picture", "the runs %s, and what is given" % clue)
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
        most = bound(families, clues, tied, colors, grids, own, scale)
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
