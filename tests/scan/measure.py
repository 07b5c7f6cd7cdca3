"""Measures `nonosat scan` on images with the truth beside them.

    python3 tests/scan/measure.py PROGRAM FOLDER [--colors]

For each kind of image (the first word of a name): numbers right before and after the solver's
repair, puzzles right before and after, sure ones, sure ones that are wrong, and seconds. With
`--colors` a number is right only with its color: the one that most numbers of that color have.
"""
import json
import string
import subprocess
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path


def truth(text):
    """The clues of a file of `render.py`."""
    parts = text.split("rows\n")[1].split("columns\n")
    run = lambda text: (int(text.rstrip(string.ascii_letters)), text[-1] if text[-1].isalpha() else "")
    line = lambda line: [run(number) for number in line.split(",") if number not in ("", "0")]
    return [[line(row) for row in part.strip().split("\n")] for part in parts]


def named(found, expected):
    """For each color that was read the letter that numbers have at its places most often: games draw
    colors paler or darker than a file has them. No two colors have the same letter."""
    places = Counter()
    for line, right in ((line, right) for side in (0, 1) for line, right in zip(found[side], expected[side])):
        line = [place for place in line if place["number"]]
        if len(line) == len(right):
            places.update((place["color"], letter) for place, (_, letter) in zip(line, right))
    names = {}
    for (rgb, letter), _ in sorted(places.items(), key=lambda pair: (-pair[1], pair[0])):
        if rgb not in names and letter not in names.values():
            names[rgb] = letter
    return names


def read(line, before, names):
    """The numbers of a line with their colors, as first read or at last."""
    number = lambda place: place["alternatives"][0]["number"] if before else place["number"]
    color = lambda place: names.get(place["color"], "?") if names else ""
    return [(number(place), color(place)) for place in line if number(place)]


def measure(program, image, options):
    expected = truth(image.with_suffix(".non").read_text())
    count = sum(len(line) for side in expected for line in side)
    start = time.time()
    run = subprocess.run([program, "scan", image, "--json", *options], capture_output=True, text=True)
    result = dict(numbers=count, seconds=time.time() - start, before=0, after=0, first=False, last=False, sure=False)
    result["status"] = run.returncode
    if run.returncode not in (0, 1):
        result["note"] = run.stderr.strip().splitlines()[-1:] or [run.returncode]
        return result
    report = json.loads(run.stdout)
    result["sure"] = report["sure"]
    found = [report["rows"], report["columns"]]
    if [len(side) for side in found] != [len(side) for side in expected]:
        result["note"] = "size %dx%d, not %dx%d" % (len(found[1]), len(found[0]), len(expected[1]), len(expected[0]))
        return result
    names = named(found, expected) if options else {}
    for when, whole, before in (("before", "first", True), ("after", "last", False)):
        pairs = [(read(line, before, names), right) for side in (0, 1)
                 for line, right in zip(found[side], expected[side])]
        result[when] = sum(len(right) if line == right else
                           sum(a == b for a, b in zip(line, right)) * (len(line) == len(right))
                           for line, right in pairs)
        result[whole] = all(line == right for line, right in pairs)
        if before and not result[whole]:
            result["note"] = [pair for pair in pairs if pair[0] != pair[1]][:4]
    result["verdict"] = report["verdict"]
    return result


def main():
    program, folder = sys.argv[1], Path(sys.argv[2])
    kinds = defaultdict(list)
    for image in sorted(folder.glob("*.png")) + sorted(folder.glob("*.jpg")):
        result = measure(program, image, sys.argv[3:])
        kinds[image.name.split("-")[0]].append(result)
        if not (result["first"] and result["sure"]):
            print(image.name, "sure" if result["sure"] else "", "right" if result["last"] else "WRONG",
                  result.get("verdict", ""), result.get("note", ""), round(result["seconds"], 1), flush=True)
    print("| images | numbers | right before | after | puzzles | right before | after | sure | sure but wrong | median s | most s |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    kinds["all"] = [result for results in kinds.values() for result in results]
    for kind, results in kinds.items():
        total = lambda key: sum(result[key] for result in results)
        wrong = sum(result["sure"] and not result["last"] for result in results)
        seconds = sorted(result["seconds"] for result in results)
        print(f"| {kind} | {total('numbers')} | {total('before')} | {total('after')} | {len(results)} | "
              f"{total('first')} | {total('last')} | {total('sure')} | {wrong} | "
              f"{seconds[len(seconds) // 2]:.1f} | {seconds[-1]:.1f} |")


if __name__ == "__main__":
    main()
