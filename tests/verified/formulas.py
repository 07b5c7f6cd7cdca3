"""Compares formulas: formulas.py NONOSAT VERIFIED FOLDER...

Each folder is a proof over a formula (`prove --proof-format lrat`), or two pictures. By order, `nonosat encode --raw` and
`formula.cnf` must have exactly the clauses of the formula that is proved, with the same numbers of variables; so must
variations of the puzzle: ranges of lengths, unknown colors and lines, more colors, holes, given cells. By placements the same is
compared in black and white, without `?`. The last clause of the other one excludes the picture. A formula that would
be too large is refused."""
import json, os, random, subprocess, sys, tempfile

LETTERS = "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def read(path):
    with open(path) as file:
        return file.read()


def clauses(text):
    """The clauses, sorted; and the number of variables."""
    lines = [line.split() for line in text.splitlines() if line and line[0] != "c"]
    return sorted(sorted(map(int, line[:-1])) for line in lines[1:]), int(lines[0][2])


def proved(verified, option, folder):
    """The formula that is proved, and its last clause if that excludes a picture."""
    ran = subprocess.run([verified, option, folder], capture_output=True, text=True)
    text = ran.stdout
    assert ran.returncode == 0, ran.stderr
    if not os.path.exists(folder + "/picture.solution"):
        return clauses(text), None
    *lines, last = text.splitlines()
    return clauses("\n".join(lines)), sorted(map(int, last.split()[:-1]))


def refuses(verified):
    """One row has too many placements; many rows have, together; a row is too long to be written by order; a length is
    none."""
    for option, height, width, clue, wanted in [
        ("--formula", 1, 60, " ".join(["1a"] * 12), "clue 1:"),
        ("--formula", 1, 60, " ".join(["1-18446744073709551616a"] * 12), "clue 1:"),
        ("--formula", 1000, 30, "1a 1a 1a", "at most 4000000 clauses"),
        ("--order-formula", 1, 1001, "1a", "at most 1000 cells"),
        ("--order-formula", 1, 1000, " ".join(["?a ?b"] * 250), "at most 4000000 clauses"),
        ("--order-formula", 1, 5, "2a 3a", "fit on their lines"),
        ("--order-formula", 1, 5, "999999999999999999a", "fit on their lines"),
        ("--order-formula", 1, 5, "3-2a", "runs such as"),
        ("--order-formula", 1, 5, "0-2a", "runs such as"),
        ("--order-formula", 1, 5, "0+a", "runs such as"),
    ]:
        shape = {"rect": {"height": height, "width": width}}
        colors = [{"rgb": "#%06x" % i} for i in range(9)]
        puzzle = {"nonosat": 1, "shape": shape, "colors": colors, "clues": [clue] * height + [None] * width}
        with tempfile.TemporaryDirectory() as folder:
            with open(folder + "/puzzle.json", "w") as file:
                json.dump(puzzle, file)
            ran = subprocess.run([verified, option, folder], capture_output=True, text=True, timeout=60)
        assert ran.returncode == 1 and wanted in ran.stderr and not ran.stdout, ran.stderr


def variation(puzzle, numbers):
    """The puzzle with less in its clues, and more colors, holes and given cells."""
    new = {key: puzzle[key] for key in ["nonosat", "shape", "clues", "holes", "givens"] if key in puzzle}
    count = max(len(puzzle["colors"]), numbers.choice([2, 3, 8, 9, 30]))
    new["colors"] = [{"rgb": "#%06x" % i} for i in range(count)]

    def run(word):
        length = word[:-1]
        if length != "?" and numbers.random() < 0.4:
            least = numbers.randint(1, int(length))
            length = numbers.choice(["?", "%d+" % least, "%d-%d" % (least, int(length) + numbers.randrange(3))])
        return length + ("?" if numbers.random() < 0.2 else numbers.choice([word[-1], LETTERS[numbers.randrange(1, count)]]))

    def clue(text):
        return None if text is None or numbers.random() < 0.1 else " ".join(map(run, text.split()))

    new["clues"] = [clue(text) for text in puzzle["clues"]]
    if "rect" in puzzle["shape"] and numbers.random() < 0.3:
        rows = [["#"] * puzzle["shape"]["rect"]["width"] for _ in range(puzzle["shape"]["rect"]["height"])]
        rows[numbers.randrange(len(rows))][numbers.randrange(len(rows[0]))] = "."
        new.setdefault("holes", ["".join(row) for row in rows])
    row, place = numbers.randrange(4), numbers.randrange(3)
    # nonosat forgets what is given for a hole.
    if "holes" not in new or new["holes"][row][place] == "#":
        colors = sorted({LETTERS[numbers.randrange(count)] for _ in range(3)}, key=LETTERS.index)
        new.setdefault("givens", [{"row": row + 1, "place": place + 1, "colors": "".join(colors)}])
    return new


def same_order(nonosat, verified, folder):
    """Whether nonosat reads the puzzle; by order it must write the formula that is proved."""
    encode = [nonosat, "encode", "--raw", "--encoding", "order", folder + "/puzzle.json"]
    written = subprocess.run(encode, capture_output=True, text=True)
    if written.returncode:
        return False
    formula, last = proved(verified, "--order-formula", folder)
    assert formula == clauses(written.stdout), folder
    if os.path.exists(folder + "/formula.cnf"):
        bundled = (sorted(formula[0] + ([last] if last else [])), formula[1])
        assert bundled == clauses(read(folder + "/formula.cnf")), folder
    return True


def same_placements(nonosat, verified, folder, puzzle):
    """Whether the puzzle is in black and white and small; its formula must be the one that is proved."""
    runs = [run for clue in puzzle["clues"] for run in (clue or "").split()]
    if len(puzzle["colors"]) > 2 or any("?" in run for run in runs) or "holes" in puzzle or "givens" in puzzle:
        return False
    encode = [nonosat, "encode", "--raw", "--encoding", "placements", "--placement-limit", "20000", folder + "/puzzle.json"]
    written = subprocess.run(encode, capture_output=True, text=True)
    if written.returncode:
        return False
    formula, last = proved(verified, "--formula", folder)
    assert formula[0] == clauses(written.stdout)[0], folder
    if last:
        picture = [LETTERS.index(letter) for row in read(folder + "/picture.solution").split() for letter in row]
        assert last == sorted(-at if color else at for at, color in enumerate(picture, 1)), folder
    return True


def main():
    nonosat, verified, *folders = sys.argv[1:]
    refuses(verified)
    numbers = random.Random(1)
    placements = order = varied = 0
    for folder in folders:
        puzzle = json.loads(read(folder + "/puzzle.json"))
        placements += same_placements(nonosat, verified, folder, puzzle)
        assert same_order(nonosat, verified, folder), folder
        order += 1
        with tempfile.TemporaryDirectory() as place:
            with open(place + "/puzzle.json", "w") as file:
                json.dump(variation(puzzle, numbers), file)
            varied += same_order(nonosat, verified, place)
    print("Those that are proved: %d formulas by placements, %d by order, %d by order of variations" % (placements, order, varied))
    sys.exit(not (placements and order and varied > len(folders) / 2))


main()
