#!/usr/bin/env python3
"""Checks a bundle of `nonosat prove`: python3 check.py [FOLDER or FILE.tar]

It shares no code with nonosat. Its sources are the documents PROOFS, ENCODING ("The clues alone") and FORMATS. It
needs Python 3.8 or later and no package. Input: a bundle; without an argument the folder of this file. Output: a line
for each check that the bundle passes; then `VERIFIED ...` (status 0), `REFUSED PLACE: found THIS, wanted THAT`
(status 1), or `NOT VERIFIED: ...` (status 2: all but the proof was checked).
VERIFIED means: the pictures satisfy the clues, the formula is that of the puzzle, and each step of the proof follows
from the clauses before it. The program checks the size of a file against LIMITS before it reads the file. What it
keeps of a file is at most 30 times as large, so 3 GB of memory are enough for any bundle.
"""
import collections, hashlib, io, itertools, json, os, re, sys

LIMITS = {"MANIFEST": 1 << 16, "README.txt": 1 << 16, "check.py": 1 << 16, "puzzle.json": 1 << 23, "picture.solution": 1 << 19,
          "other.solution": 1 << 19, "formula.cnf": 1 << 26, "proof.lrat": 1 << 27, "proof.drat": 1 << 27}
LINE, CELLS = 1 << 22, 262_144  # bytes of a line of numbers, cells of a board
LETTERS = "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"  # color 0 is the background
FIELDS = (r'{"clues": \[((null|"[^"\\]*")(, )?)*\], "colors": \[({"rgb": "#[0-9a-f]{6}"}(, )?){2,53}\], ("givens": '
          r'\[({"colors": "[-a-zA-Z]+", "place": [1-9]\d{0,3}, "row": [1-9]\d{0,3}}(, )?)*\], )?'
          r'("holes": \[("[#.]+"(, )?)*\], )?"nonosat": 1, ("numbers": \[("[0-9.]+"(, )?)*\], )?'
          r'("regions": \[("[a-zA-Z0-9]+"(, )?)*\], )?"shape": ({"hex": {"side": [1-9]\d{0,3}}}|'
          r'{"(hex|triangles)": {"sides": \[(\d{1,4}(, )?){6}\]}}|{"rect": {"height": [1-9]\d{0,3}, "width": [1-9]\d{0,3}}})}')
RUN, TOTAL = "([1-9][0-9]{0,5}([+]|-[1-9][0-9]{0,9})?|[?])", "[0-9]{1,9}([+]|-[0-9]{1,9})?"  # without their color
TRUE = 1 << 60  # stands for a literal that is always true, -TRUE for one that is always false

def need(holds, place, found, expected):
    if not holds:
        text = found if isinstance(found, str) and found.isascii() and found.isprintable() else ascii(found)
        print("REFUSED %s: found %s, wanted %s" % (place, text[:90], expected))
        sys.exit(1)

# The files, a dictionary from names to bytes

def folder(path):
    for entry in os.scandir(path):
        plain = entry.is_file(follow_symlinks=False)
        with open(entry.path if plain else os.devnull, "rb") as file:
            yield entry.name, os.fstat(file.fileno()).st_size, plain, file

def archive(path):
    """Reads tar: each file has a header of 512 bytes and is padded to a multiple of 512; zeros end the archive."""
    with open(path, "rb") as tar:
        for head in iter(lambda: tar.read(512), bytes(512)):
            size = re.fullmatch(b"([0-7]{1,11})[ \0]*", head[124:136])
            need(size and len(head) == 512, "archive, byte %d" % (tar.tell() - len(head)), head[:20], "a header")
            name = (head[345:500].strip(b"\0") + head[:100].rstrip(b"\0")).decode("latin-1")
            yield name, int(size[1], 8), head[156:157] in (b"0", b"\0"), tar
            tar.read(-int(size[1], 8) % 512)
        need(not any(tar.read(1 << 16)) and not tar.read(1), "archive", "more", "nothing but 64 kB of zeros")

def read_bundle(path):
    files = {}
    for name, size, plain, file in folder(path) if os.path.isdir(path) else archive(path):
        need(name in LIMITS, "bundle", ascii(name), "only the files " + " ".join(LIMITS))
        need(plain and name not in files, name, "it twice, or a link or folder", "one plain file")
        need(size <= LIMITS[name], name, "%d bytes" % size, "at most %d" % LIMITS[name])
        files[name] = file.read(size)
        need(len(files[name]) == size, name, "its end", "%d bytes" % size)
    need("MANIFEST" in files, "MANIFEST", "no such file", "it")
    return files

def text_lines(files, name):
    text = files[name].decode("utf-8", "replace").split("\n")
    need(text.pop() == "", "%s, line %d" % (name, len(text) + 1), "the end of the file", "a line end")
    return text

def read_manifest(files):
    """Returns the verdict; checks that the bundle has exactly the files for it, as the manifest lists them."""
    lines = [line for line in text_lines(files, "MANIFEST") if not line.startswith("#")]
    proof, version, verdict = "lrat" if "proof.lrat" in files else "drat", lines[1:2], "".join(lines[2:3])
    needed = {"verdict unique": "README.txt check.py formula.cnf picture.solution proof.%s puzzle.json" % proof,
              "verdict several": "README.txt check.py other.solution picture.solution puzzle.json",
              "verdict none": "README.txt check.py formula.cnf proof.%s puzzle.json" % proof}
    need(verdict in needed, "MANIFEST, line 3", verdict, " or ".join(needed))
    need(sorted(files) == ["MANIFEST", *needed[verdict].split()], "bundle", " ".join(sorted(files)), needed[verdict])
    expected = ["nonosat proof 1", *version, verdict, *("file %s %d %s" % (name, len(files[name]), hashlib.sha256(
        files[name]).hexdigest()) for name in needed[verdict].split())]
    for number, (line, entry) in enumerate(itertools.zip_longest(lines, expected, fillvalue="the end"), 1):
        need(line == entry, "MANIFEST, line %d" % number, line, entry)
    need(re.fullmatch("version [!-~]{1,40}", version[0]), "MANIFEST, line 2", version[0], "version NUMBER")
    print("the bundle has the %d files of its MANIFEST, with these sizes and digests" % (len(files) - 1))
    return verdict.split()[1]

# The puzzle and its pictures

class Puzzle:
    """rows: widths; lines: cells in the order of the clue; clues: None, or what read_clue returns;
    givens: for some cells the colors that they may have; colors: the number of foreground colors;
    neighbors: of one region, so of one color; has_areas: are there regions, or numbers in cells?"""
    def __init__(self, text):
        try:  # no number of a puzzle has ten digits
            puzzle = json.loads(text, parse_int=lambda digits: int(digits[:10]), parse_float=repr,
                                object_pairs_hook=lambda pairs: len(dict(pairs)) == len(pairs) and dict(pairs))
        except (ValueError, RecursionError) as error:
            need(False, "puzzle.json", str(error), "JSON")
        need(re.fullmatch(FIELDS, json.dumps(puzzle, sort_keys=True)), "puzzle.json", text, "the fields of the format, once each")
        self.rows, cells, self.lines = board(**puzzle["shape"])
        self.colors, self.letters = len(puzzle["colors"]) - 1, LETTERS[:len(puzzle["colors"])]
        color = {**{a: at for at, a in enumerate(self.letters)}, "?": 1 if self.colors == 1 else None}
        self.has_areas, self.neighbors = bool({"regions", "numbers"} & {*puzzle}), []
        for field in {"regions", "numbers"} & {*puzzle}:
            need("rect" in puzzle["shape"] and [*map(len, puzzle[field])] == self.rows, "puzzle.json, " + field, puzzle[field],
                 "a rectangle, a sign for each cell")
        if "numbers" in puzzle:
            need(not {"regions", "holes"} & {*puzzle} and not puzzle["clues"], "puzzle.json, numbers", "clues, regions or holes",
                 "none beside numbers in cells")
            signs = {(y, x): sign for y, row in enumerate(puzzle["numbers"]) for x, sign in enumerate(row) if sign != "."}
            puzzle["clues"] = ["=%s?" % sign for sign in signs.values()]
            self.lines = [[cells[other] for other in itertools.product((y - 1, y, y + 1), (x - 1, x, x + 1)) if other in cells]
                          for y, x in signs]
        need(len(puzzle["clues"]) == len(self.lines), "puzzle.json, clues", len(puzzle["clues"]), len(self.lines))
        self.clues = [clue if clue is None else read_clue(clue, self.letters[1:], color, "puzzle.json, clue %d" % number)
                      for number, clue in enumerate(puzzle["clues"], 1)]
        self.givens = {}  # a hole is background
        holes = puzzle.get("holes", ["#" * width for width in self.rows])
        need([*map(len, holes)] == self.rows, "puzzle.json, holes", holes, "a sign for each cell")
        for y, row in enumerate(holes):
            self.givens.update((cells.pop((y, i)), {0}) for i, sign in enumerate(row) if sign == ".")
        for (y, i), cell in cells.items() if "regions" in puzzle else []:  # without the holes
            self.neighbors += [(cell, cells[other]) for other in ((y + 1, i), (y, i + 1))
                               if other in cells and puzzle["regions"][y][i] == puzzle["regions"][other[0]][other[1]]]
        for given in puzzle.get("givens", []):
            cell = cells.pop((given["row"] - 1, given["place"] - 1), None)  # removed, so that none is given twice
            need(cell is not None and {*given["colors"]} <= {*self.letters}, "puzzle.json, givens", given, "cell, colors")
            self.givens[cell] = {color[letter] for letter in given["colors"]}

def read_clue(clue, letters, color, place):
    """A list of runs (least, most or None, color or None). Or a pattern, a tuple of cases, one of which must hold: items
    (runs, and "*" for any runs), whether these stand in order, and how many cells of a color there are, as runs."""
    run, total = RUN + "[%s?]" % letters, TOTAL + "[%s?]" % letters
    case = "(((%s|[*])( (%s|[*]))*|{%s( %s)*}|0)( =%s)*|=%s( =%s)*)" % (run, run, run, run, total, total, total)
    is_pattern = re.search("[{}=|*]", clue)
    for word in [] if is_pattern else clue.split():
        need(re.fullmatch(run, word), place, word, run)
    need(not is_pattern or re.fullmatch("%s( [|] %s)*" % (case, case), " ".join(clue.split())), place, clue, "a pattern")
    def amount(word):
        if word == "*":
            return word
        least, most = length(word.strip("=")[:-1])
        need(most is None or least <= most, place, word, "a most that is not below its least")
        return least, most, color[word[-1]]
    cases = []
    for text in clue.split("|"):
        words = text.replace("{", "").replace("}", "").split()
        totals = [amount(word) for word in words if word[0] == "="]
        items = [amount(word) for word in words if word[0] != "=" and word != "0"]
        cases.append((["*"] if totals and len(words) == len(totals) else items, "{" not in text, totals))
    return tuple(cases) if is_pattern else cases[0][0]

def length(text):
    """The least and the most cells of a run; no most if there is no bound."""
    ends = text.replace("?", "1+").replace("+", "-").split("-")
    return int(ends[0]), int(ends[-1]) if ends[-1] else None

def board(rect=None, hex=None, triangles=None):
    """Returns the width of each row, the cell at each row and place, and the cells of each line."""
    sides = [*(triangles or hex or {}).values()] or [0]
    a, b, c, d, e, f = sides[0] if isinstance(sides[0], list) else sides * 6
    need(e == a + b - d and f == c + d - a, "puzzle.json, shape", "%d %d" % (e, f), "E = A + B - D, F = C + D - A")
    if hex:  # x counts half cells
        rows = [range(abs(y - a + 1), a + 2 * f + e - 2 - abs(y - e + 1), 2) for y in range(a + b - 1)]
    elif triangles:  # an even x points up
        rows = [range(max(2 * a, 2 * y + 1), min(2 * (a + b + c), 2 * (c + d + y) + 1)) for y in range(a + b)]
    else:
        rows = [range(rect["width"])] * rect["height"]
    widths = [len(row) for row in rows]
    need(0 < sum(widths) <= CELLS, "puzzle.json, shape", "%d cells" % sum(widths), "1 to %d" % CELLS)
    places = [(y, i, x) for y, row in enumerate(rows) for i, x in enumerate(row)]
    def slices(key, order=lambda y, x: (y, x)):  # the cells with equal key form a line, sorted by order; lines by key
        lines = {}
        for _, cell, y, x in sorted((order(y, x), cell, y, x) for cell, (y, _, x) in enumerate(places)):
            lines.setdefault(key(y, x), []).append(cell)
        return [lines[key] for key in sorted(lines)]
    lines = slices(lambda y, x: y)
    if hex:
        lines += slices(lambda y, x: x - y, lambda y, x: -y) + slices(lambda y, x: -x - y)
    elif triangles:
        lines += slices(lambda y, x: x // 2, lambda y, x: (y, -x)) + slices(lambda y, x: (x + 1) // 2 - y)
    else:
        lines += slices(lambda y, x: x)
    return widths, {(y, i): cell for cell, (y, i, x) in enumerate(places)}, lines

def read_picture(files, name, puzzle):
    """Returns the color of each cell; checks all clues and givens."""
    rows = text_lines(files, name)
    need(len(rows) == len(puzzle.rows), name, "%d lines" % len(rows), len(puzzle.rows))
    for number, (row, width) in enumerate(zip(rows, puzzle.rows), 1):
        form = "[%s]{%d}" % (puzzle.letters, width)
        need(re.fullmatch(form, row), "%s, line %d" % (name, number), row, form)
    picture = [LETTERS.index(letter) for row in rows for letter in row]
    for number, (cells, clue) in enumerate(zip(puzzle.lines, puzzle.clues), 1):
        groups = itertools.groupby(picture[cell] for cell in cells)
        found = [(len([*group]), color) for color, group in groups if color]
        need(clue is None or holds(clue, found), name, "runs %s" % found, "those of clue %d, %s" % (number, clue))
    for cell, other in puzzle.neighbors:
        need(picture[cell] == picture[other], name, "two colors", "one for cells %d and %d of a region" % (cell + 1, other + 1))
    for cell, colors in puzzle.givens.items():
        need(picture[cell] in colors, name, LETTERS[picture[cell]], "what is given for cell %d" % (cell + 1))
    print("%s satisfies all %d clues and %d givens" % (
        name, len(puzzle.clues) - puzzle.clues.count(None), len(puzzle.givens)))
    return picture

def holds(clue, found):
    if isinstance(clue, list):
        return len(clue) == len(found) and all(map(fits, clue, found))
    def count(color):
        return sum(size for size, painted in found if color in (None, painted))
    return any((in_order if ordered else in_any_order)(items, found) and all(
        fits((least, most, None), (count(color), 0)) for least, most, color in totals) for items, ordered, totals in clue)

def fits(run, found):
    (least, most, color), (size, painted) = run, found
    return least <= size and (most is None or size <= most) and color in (None, painted)

def in_order(items, found):
    ends = {0}  # how many runs the items so far may be
    for item in items:
        if item == "*":
            ends = {*range(min(ends, default=len(found) + 1), len(found) + 1)}
        else:
            ends = {end + 1 for end in ends if end < len(found) and fits(item, found[end])}
    return len(found) in ends

def in_any_order(items, found):
    owner = {}  # of a run: its item
    def place(item, tried):
        for at in range(len(found)):
            if at not in tried and fits(items[item], found[at]):
                tried.add(at)
                if at not in owner or place(owner[at], tried):
                    owner[at] = item
                    return True
        return False
    return len(items) == len(found) and all(place(item, set()) for item in range(len(items)))

# The formula

def make_formula(puzzle, require):
    """Calls require(place, literals) for each clause, also for tautologies. Returns the number of variables, and for
    each cell the literals "it has color c": not P for the background, then x(1), ..., x(k)."""
    k, counter, has = puzzle.colors, itertools.count(1), []
    def fresh(number):
        return [next(counter) for _ in range(number)]
    def at_most_one(literals, place):
        while len(literals) > 6:
            pieces = [literals[i:i + 4] for i in range(0, len(literals), 4)]
            literals = fresh(len(pieces))
            for piece, group in zip(pieces, literals):
                at_most_one(piece, place)
                for a in piece:
                    require(place, [-a, group])
        for a, b in itertools.combinations(literals, 2):
            require(place, [-a, -b])
    for cell in range(sum(puzzle.rows)):
        x = fresh(k)
        painted = fresh(1)[0] if k > 1 else x[0]
        has.append([-painted, *x])
        for literals in [has[cell], *([-a, painted] for a in x)] if k > 1 else []:
            require("cells", literals)
        at_most_one(x, "cells")
    for number, (cells, clue) in enumerate(zip(puzzle.lines, puzzle.clues), 1):
        if clue is not None:
            line_formula([has[cell] for cell in cells], clue, k, fresh, at_most_one, require, "line %d" % number)
    for cell, allowed in puzzle.givens.items():
        for c in {*range(k + 1)} - allowed:
            require("givens", [-has[cell][c]])
    return next(counter) - 1, has

def line_formula(cells, clue, k, fresh, at_most_one, require, place):
    n, colors, runs = len(cells), range(1, k + 1), []
    gaps = [int(a == b is not None) for (*_, a), (*_, b) in zip(clue, clue[1:])]
    lows = [0, *itertools.accumulate(least + gap for (least, *_), gap in zip(clue, [*gaps, 0]))]
    slack = n - lows[-1]  # hi - lo, the same for every run
    need(slack >= 0, "puzzle.json", "%d cells needed in %s" % (lows[-1], place), "at most %d" % n)
    for (least, most, color), low in zip(clue, lows):
        # start[t], end[t]: it starts, ends (exclusive), at t or later; kind[c]: it has color c
        start = [TRUE] * (low + 1) + fresh(slack) + [-TRUE] * (n + 2)
        end = [TRUE] * least + (start if least == most else [TRUE] * (low + 1) + fresh(slack) + [-TRUE] * (n + 2))
        kind = [TRUE if c == color else -TRUE for c in range(k + 1)] if color else [TRUE] + fresh(k)
        stops = range(low + least, low + least + slack + 1)
        runs.append((start, end, kind, stops))
        if color is None:
            require(place, kind[1:])
            at_most_one(kind[1:], place)
        for t in range(low, low + slack + 1):
            require(place, [-start[t + 1], start[t]])
            if least != most:
                require(place, [-end[t + least + 1], end[t + least]])
                require(place, [-start[t], end[t + least]])
                if most:
                    require(place, [-end[t + least], start[max(0, t + least - most)]])
        for p, c in itertools.product(range(low, stops[-1]), colors):
            require(place, [start[p + 1], -end[p + 1], -kind[c], cells[p][c]])
    for (_, end, kind, stops), (start, _, other, _), gap in zip(runs, runs[1:], gaps):
        for t in stops:
            require(place, [-end[t], start[t + gap]])
            for c in colors if gap == 0 else []:
                require(place, [-end[t], start[t + 1], -kind[c], -other[c]])
    for before, after in zip([None, *runs], [*runs, None]):
        for p in range(before[3][0] if before else 0, after[3][-1] if after else n):  # elsewhere the clause is true
            require(place, [before[1][p + 1] if before else -TRUE, -after[0][p + 1] if after else -TRUE, cells[p][0]])

def numbers(line, place, form):
    """Returns the numbers of a line, of at most 10 digits each; the last one must be 0."""
    need(len(line) <= LINE and re.fullmatch(b"(?:(?:-?[1-9][0-9]{0,9}|0) )*0\n", line), place, line[:80], form)
    return [*map(int, line.split())]

def check_formula(files, puzzle, pictures):
    """Returns the number of variables, and the clauses; checks them against the puzzle."""
    lines = io.BytesIO(files["formula.cnf"]).readlines()
    head = 1 + next((at for at, line in enumerate(lines) if not line.startswith(b"c")), len(lines))
    clauses = [tuple(sorted(numbers(line, "formula.cnf, line %d" % number, "LITERALS 0")[:-1]))
               for number, line in enumerate(lines[head:], head + 1)]
    left, missing = collections.Counter(clauses), []  # not yet required; required but not in the file
    def require(place, literals):
        if TRUE not in literals and len(missing) <= len(clauses):
            clause = tuple(sorted(a for a in literals if a != -TRUE))
            if left[clause] > 0:
                left[clause] -= 1
            else:
                missing.append((place, clause))
    variables, has = make_formula(puzzle, require)
    for picture in pictures:
        differs = [-has[cell][c] for cell, c in enumerate(picture)]
        require("picture", differs)
        need(clauses[-1:] == [tuple(sorted(differs))], "formula.cnf, line %d" % len(lines), lines[-1:], differs)
    for number, clause in enumerate(clauses, head + 1):
        need(left[clause] == 0, "formula.cnf, line %d" % number, clause, missing[:1] or "no such clause")
    need(not missing, "formula.cnf", "no further clause", missing[:1])
    form = b"p cnf %d %d\n" % (variables, len(clauses))
    need(lines[head - 1:head] == [form], "formula.cnf, line %d" % head, lines[head - 1:head], form)
    print("the formula has %d clauses, as the document says" % len(clauses))
    return variables, clauses

# The proof

def check_proof(lines, variables, clauses):
    """Checks RUP with hints: if all literals of a step are false, its hints propagate to a contradiction."""
    known, clause = [None, *clauses], None  # clauses by number; None if deleted
    false = [0] * (2 * variables + 1)  # by literal (negative ones from the end): the last step in which it was false
    for number, line in enumerate(lines, 1):
        place = "proof.lrat, line %d" % number
        need(clause != (), place, line[:80], "nothing behind the empty clause")
        deletes = line.split(b" ", 2)[1:2] == [b"d"]
        step = numbers(line.replace(b" d ", b" 0 ", 1), place, "NUMBER LITERALS 0 NUMBERS 0")[:-1]
        own = len(known) - deletes
        need(step[:1] == [own] and 0 in step, place, line[:80], "%d LITERALS 0 NUMBERS 0" % own)
        hints = step[step.index(0) + 1:]
        gone = [hint for hint in hints if not 0 < hint < len(known) or known[hint] is None]
        need(not gone, place, "clause %s" % gone[:1], "one that is there")
        if deletes:
            for hint in hints:
                known[hint] = None
            continue
        clause = tuple(step[1:step.index(0)])
        for a in clause:
            need(abs(a) <= variables, place, "a literal beyond", variables)
            false[a] = own
        contradiction([known[hint] for hint in hints], false, own, place)
        known.append(clause)
    need(clause == (), "proof.lrat", "its end", "an empty clause as last step")
    print("the proof has %d steps, each follows" % (len(known) - 1 - len(clauses)))

def contradiction(clauses, false, own, place):
    """Each clause has one literal that is not false, which becomes true; the last clause has none."""
    for at, clause in enumerate(clauses, 1):
        unit = 0
        for a in clause:
            if false[a] != own:
                if unit:
                    need(False, place, "two literals of %s open" % (clause,), "at most one")
                unit = a
        if not unit or false[-unit] == own:
            return need(not unit and at == len(clauses), place, clause, "a clause that propagates")
        false[-unit] = own
    need(False, place, "no contradiction", "one from the clauses named")

def check(path):
    files = read_bundle(path)
    verdict = read_manifest(files)
    puzzle = Puzzle("\n".join(text_lines(files, "puzzle.json")))
    pictures = [read_picture(files, name, puzzle) for name in ("picture.solution", "other.solution") if name in files]
    if verdict == "several":
        need(pictures[0] != pictures[1], "other.solution", "the same picture", "another one")
        print("the two pictures differ")
    else:
        has_formula = not puzzle.has_areas and not any(isinstance(clue, tuple) for clue in puzzle.clues)
        need(has_formula, "puzzle.json", "patterns, regions or numbers in cells", "clues with a formula")
        variables, clauses = check_formula(files, puzzle, pictures)
        if "proof.drat" in files:
            print("NOT VERIFIED: proof.drat needs a program that searches, such as drat-trim")
            return 2
        check_proof(io.BytesIO(files["proof.lrat"]), variables, clauses)
    print("VERIFIED " + verdict)
    return 0

if __name__ == "__main__":
    bundle = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    try:
        sys.exit(check(bundle))
    except Exception as error:  # no input may end in a traceback
        need(False, ascii(bundle), ascii(error), "a bundle")
