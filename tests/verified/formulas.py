"""Compares formulas by placements: formulas.py NONOSAT VERIFIED FOLDER...

Each folder is a proof over a formula (`prove --proof-format lrat`). In black and white, without `?`, `nonosat encode
--raw --encoding placements` must write exactly the clauses of the formula that is proved, with the same numbers of
variables. The last clause of the other one excludes the picture. A formula that would be too large is refused."""
import json, os, subprocess, sys, tempfile


def clauses(text):
    lines = [line for line in text.splitlines() if line and line[0] not in "cp"]
    return [sorted(map(int, line.split()[:-1])) for line in lines]


def refuses_large(verified):
    """One row has too many placements; or many rows have, together."""
    for height, clue, wanted in [(1, " ".join(["1a"] * 12), "clue 1:"), (1000, "1a " * 2 + "1a", "at most 4000000 clauses")]:
        shape = {"rect": {"height": height, "width": 60 if height == 1 else 30}}
        clues = [clue] * height + [None] * shape["rect"]["width"]
        puzzle = {"nonosat": 1, "shape": shape, "colors": [{"rgb": "#ffffff"}, {"rgb": "#000000"}], "clues": clues}
        with tempfile.TemporaryDirectory() as folder:
            with open(folder + "/puzzle.json", "w") as file:
                json.dump(puzzle, file)
            ran = subprocess.run([verified, "--formula", folder], capture_output=True, text=True, timeout=60)
        assert ran.returncode == 1 and wanted in ran.stderr and not ran.stdout, ran.stderr


def main():
    nonosat, verified, *folders = sys.argv[1:]
    refuses_large(verified)
    count = 0
    for folder in folders:
        with open(folder + "/puzzle.json") as file:
            puzzle = json.load(file)
        runs = [run for clue in puzzle["clues"] for run in (clue or "").split()]
        if len(puzzle["colors"]) > 2 or any("?" in run for run in runs) or "holes" in puzzle or "givens" in puzzle:
            continue
        encode = [nonosat, "encode", "--raw", "--encoding", "placements", "--placement-limit", "20000", folder + "/puzzle.json"]
        written = subprocess.run(encode, capture_output=True, text=True)
        if written.returncode:
            continue
        proved = subprocess.run([verified, "--formula", folder], capture_output=True, text=True, check=True)
        same = clauses(proved.stdout)
        last = same.pop() if os.path.exists(folder + "/picture.solution") else None
        assert sorted(same) == sorted(clauses(written.stdout)), folder
        count += 1
        if last is None:
            continue
        letters = "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        with open(folder + "/picture.solution") as file:
            picture = [letters.index(letter) for row in file.read().split() for letter in row]
        assert last == sorted(-at if color else at for at, color in enumerate(picture, 1)), folder
    print("%d formulas are those that are proved" % count)
    sys.exit(count == 0)


main()
