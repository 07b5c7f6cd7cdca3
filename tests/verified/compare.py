"""Compares the proved checker with check.py: compare.py PROGRAM check.py DAMAGES [cases.json] FOLDER...

Each folder is a proof by numbers. DAMAGES times each, one sign of its files is changed, left out or doubled; a fifth as
often some lengths become ranges.
cases.json has the cases of the library's tests, each with the answer of the checker in Rust. Both checkers must
answer `unique`, `none` or refuse alike. Where check.py or Rust reads a puzzle that is none (below), such as clues
that begin with a space, only the proved checker must refuse. Prints how many answers were compared, by kind."""
import collections, contextlib, io, json, os, random, re, subprocess, sys, tempfile

LETTERS = "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def strict(text, clue_form):
    """Is this a puzzle in the form of puzzle.schema.json? check.py is content with less. clue_form: its form of patterns."""
    def once(pairs):
        assert len(pairs) == len(dict(pairs))
        return dict(pairs)

    def whole(value, least):
        assert type(value) is int and least <= value < 10 ** 9
        return value

    try:
        puzzle = json.loads(text, object_pairs_hook=once, parse_constant=lambda _: 1 / 0)
        notes = {"title", "author", "copyright", "license", "catalogue", "remark", "goal", "saved"}
        assert {"nonosat", "shape", "colors", "clues"} <= set(puzzle) <= notes | {
            "nonosat", "shape", "colors", "clues", "holes", "givens"}
        assert puzzle["nonosat"] == 1 and type(puzzle["nonosat"]) is int
        [(kind, sizes)] = puzzle["shape"].items()
        if kind == "rect":
            assert set(sizes) == {"height", "width"}
            height, width = [whole(size, 1) for size in (sizes["height"], sizes["width"])]
            widths = [width] * height
        else:
            [(name, sides)] = sizes.items()
            if name == "side":
                assert kind == "hex"
                sides = [sides] * 6
            assert name in ("side", "sides") and len(sides) == 6
            a, b, c, d, e, f = [whole(side, 1 if kind == "hex" else 0) for side in sides]
            assert a + b == d + e and b + c == e + f and max(sides) < 1000
            if kind == "hex":
                widths = [a + 2 * f + e - 2 - abs(y - a + 1) - abs(y - e + 1) for y in range(a + b - 1)]
                widths = [width // 2 for width in widths]
            else:
                assert a + b and b + c and c + d
                widths = [min(2 * (a + b + c), 2 * (c + d + y) + 1) - max(2 * a, 2 * y + 1) for y in range(a + b)]
        assert sum(widths) <= 262144
        assert type(puzzle["colors"]) is list and 2 <= len(puzzle["colors"]) <= 53
        letters = LETTERS[:len(puzzle["colors"])]
        for clue in puzzle["clues"]:
            if clue is not None and re.search("[{}=|*]", clue):
                assert re.fullmatch(clue_form, clue[:-1] if clue[-1:] == " " else clue)
                assert set(re.findall("[a-zA-Z]", clue)) <= set(letters[1:])
                assert all(int(least) <= int(most) for least, most in re.findall("([0-9]+)-([0-9]+)", clue))
            elif clue is not None:
                words = clue.split(" ")
                for word in filter(None, words):
                    least, most = re.fullmatch("(?:([1-9][0-9]*)(?:[+]|-([1-9][0-9]*))?|[?])[%s?]" % letters[1:], word).groups()
                    assert most is None or int(least) <= int(most)
                assert "" not in words[:-1] or clue == ""
        if "holes" in puzzle:
            assert [len(row) for row in puzzle["holes"]] == widths
            assert all(re.fullmatch("[#.]+", row) for row in puzzle["holes"])
        for given in puzzle.get("givens", []):
            assert set(given) == {"row", "place", "colors"} and re.fullmatch("[%s]+" % letters, given["colors"])
            assert whole(given["row"], 1) <= len(widths) and whole(given["place"], 1) <= widths[given["row"] - 1]
        return True
    except (AssertionError, ValueError, TypeError, KeyError, AttributeError, ZeroDivisionError, IndexError):
        return False


def scope_of(path):
    scope, sys.argv = {"__name__": "check"}, ["check.py", ""]
    with open(path) as file:
        exec(compile(file.read(), "check.py", "exec"), scope)
    return scope


def by_python(scope, puzzle, text):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            return scope["check"](*scope["read_puzzle"](json.loads(puzzle)), scope["words"](text))
    except (SystemExit, Exception):
        return "refused"


def damaged(text, chance):
    at = chance.randrange(len(text))
    change = chance.randrange(4)
    sign = chance.choice(text + "0123456789-a ?\n")
    return text[:at] + ["", text[at] * 2, sign, sign + text[at]][change] + text[at + 1:]


def ranged(text, chance):
    """The puzzle with a range in place of some lengths. The range may leave the length out."""
    def run(word):
        if not word[:-1].isdigit() or chance.random() < 0.9:
            return word
        length = int(word[:-1])
        least = max(1, length - chance.randrange(-1, 3))
        most = least + chance.randrange(4)
        return chance.choice(["%d-%d" % (least, most), "%d+" % least]) + word[-1]

    puzzle = json.loads(text)
    puzzle["clues"] = [clue and " ".join(map(run, clue.split())) for clue in puzzle["clues"]]
    return json.dumps(puzzle)


def main():
    program, checker, damages, *rest = sys.argv[1:]
    scope, chance, cases = scope_of(checker), random.Random(7), []
    for path in rest:
        if path.endswith(".json"):
            with open(path) as file:
                cases += [("case", json.dumps(case["puzzle"]), case["text"], case["wanted"]) for case in json.load(file)]
            continue
        with open(path + "/puzzle.json") as file, open(path + "/weights.txt", newline="") as numbers:
            puzzle, text = file.read(), numbers.read()
        cases.append(("bundle", puzzle, text, None))
        cases += [("ranges", ranged(puzzle, chance), text, None) for _ in range(int(damages) // 5)]
        for at in range(int(damages)):
            if at % 2:
                cases.append(("damaged puzzle", damaged(puzzle, chance), text, None))
            else:
                cases.append(("damaged numbers", puzzle, damaged(text, chance), None))
    counts, wrong = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as place:
        folders = []
        for number, (_, puzzle, text, _) in enumerate(cases):
            folders.append(os.path.join(place, str(number)))
            os.mkdir(folders[-1])
            for name, content in [("/puzzle.json", puzzle), ("/weights.txt", text)]:
                with open(folders[-1] + name, "w", newline="") as file:
                    file.write(content)
        answers = []
        for at in range(0, len(folders), 500):
            output = subprocess.run([program, *folders[at:at + 500], folders[0]], capture_output=True, text=True)
            answers += output.stdout.splitlines()[:-1]
        assert len(answers) == len(cases), "the program ended early"
        for (kind, puzzle, text, wanted), answer, folder in zip(cases, answers, folders):
            words = answer[len(folder) + 2:].split(" ")
            proved = words[1] if words[0] == "VERIFIED" else "refused"
            python = by_python(scope, puzzle, text)
            if not strict(puzzle, scope["CLUE"]):
                kind, python, wanted = kind + " (no puzzle)", "refused", None
            counts[kind, python] += 1
            if proved != python or wanted not in (None, proved):
                wrong += 1
                print("%s: proved %s, check.py %s, Rust %s\n%s\n%s\n%s" % (kind, proved, python, wanted, answer, puzzle, text))
    for (kind, answer), count in sorted(counts.items()):
        print("%s, %s: %d" % (kind, answer, count))
    sys.exit(wrong > 0)


main()
