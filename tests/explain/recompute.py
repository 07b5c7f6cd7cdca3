#!/usr/bin/env python3
"""Recomputes explanations without nonosat's library: recompute.py NONOSAT STEPS PUZZLE...

In: the program, and puzzles. It explains each and checks with a line solver of its own that every
step of a line follows from the stated cells and the clue alone, that the cells were known, that no
stated cell can be left out, and that every dead end is one. It stops after STEPS steps.
Out: counts, also of long sentences. Exit status 1 if a step is wrong.
"""
import json
import re
import subprocess
import sys

LONGEST = 160
MOST_CELLS = 8


def runs_of(clue):
    """The runs of a clue: least and most cells, the most `None` without a bound, and a color, `None` if unknown.
    `None`: unknown line."""
    if clue is None or clue == "*":
        return None
    parts = [re.fullmatch(r"([-+\d]+|\?)([a-zA-Z]?)\??", part).groups() for part in clue.split()]
    ends = [length.replace("?", "1+").replace("+", "-").split("-") for length, _ in parts]
    most = [int(end[-1]) if end[-1] else None for end in ends]
    return [(int(end[0]), most, color or None) for end, most, (_, color) in zip(ends, most, parts)]


def has_placement(runs, cells, inks):
    """Can the runs lie on cells with these possible colors? `-` is the background."""
    # After each prefix of cells: numbers of runs begun and finished, and the color that touches.
    states = {(0, None)}
    reached = [set() for _ in range(len(cells) + 1)]
    reached[0] = states
    for at in range(len(cells)):
        for done, last in reached[at]:
            if "-" in cells[at]:
                reached[at + 1].add((done, None))
            if done == len(runs):
                continue
            least, most, color = runs[done]
            for ink in inks if color is None else [color]:
                if ink == last:
                    continue
                end = at
                while end < len(cells) and ink in cells[end]:
                    end += 1
                    if end - at >= least:
                        reached[end].add((done + 1, ink))
                    if end - at == most:
                        break
    return any(done == len(runs) for done, _ in reached[len(cells)])


class Checker:
    def __init__(self, puzzle, report):
        self.inks = [chr(ord("a") + at) for at in range(26)] + [chr(ord("A") + at) for at in range(26)]
        self.inks = self.inks[: len(puzzle["colors"]) - 1]
        self.all = set(self.inks) | {"-"}
        self.clues = [runs_of(clue) for clue in puzzle["clues"]]
        self.lines = [line["cells"] for line in report["lines"]]
        self.state = {}
        rows = self.lines
        for given in puzzle.get("givens", []):
            self.state[rows[given["row"] - 1][given["place"] - 1]] = set(given["colors"])
        self.holes = set()
        for row, signs in zip(rows, puzzle.get("holes", [])):
            self.holes |= {cell for cell, sign in zip(row, signs) if sign == "."}
        self.state.update((cell, {"-"}) for cell in self.holes)
        self.steps = self.faults = self.long = self.many = 0

    def fault(self, what, step):
        self.faults += 1
        print(f"{what}: {step['words']}")

    def colors(self, cells, facts):
        """The possible colors of these cells; holes are empty."""
        return [{"-"} if cell in self.holes else set(facts.get(cell, self.all)) for cell in cells]

    def follows(self, line, facts, gives):
        """Does the line with these facts leave each given cell only its colors?"""
        cells, runs = self.lines[line], self.clues[line]
        base = self.colors(cells, facts)
        for cell, colors in gives:
            other = list(base)
            at = cells.index(cell)
            other[at] = other[at] - colors
            if other[at] and has_placement(runs, other, self.inks):
                return False
        return True

    def is_complete(self, line, facts):
        """Do these facts show that all runs of the line are painted?"""
        painted = {cell for cell, colors in facts.items() if len(colors) == 1 and "-" not in colors}
        others = [(cell, {"-"}) for cell in self.lines[line] if cell not in painted]
        return self.follows(line, facts, others)

    def is_dead(self, line, facts):
        cells = self.colors(self.lines[line], facts)
        return not has_placement(self.clues[line], cells, self.inks)

    def known(self, facts, state, step):
        for cell, colors in facts.items():
            if not state.get(cell, self.all) <= colors:
                self.fault("a reason was not known", step)

    def minimal(self, facts, holds, step):
        for cell in facts:
            if holds({other: it for other, it in facts.items() if other != cell}):
                self.fault("a reason is superfluous", step)
                return

    def learn(self, state, gives):
        for cell, colors in gives:
            state[cell] = state.get(cell, self.all) & colors

    def line_step(self, step, state):
        facts = {fact["cell"]: set(fact["colors"]) for fact in step["cells"]}
        gives = [(fact["cell"], set(fact["colors"])) for fact in step["gives"]]
        self.steps += 1
        self.known(facts, state, step)
        if not self.follows(step["line"], facts, gives):
            self.fault("does not follow", step)
        if step["rule"] == "complete":
            self.minimal(facts, lambda rest: self.is_complete(step["line"], rest), step)
        else:
            self.minimal(facts, lambda rest: self.follows(step["line"], rest, gives), step)
        self.read(step["words"])
        self.learn(state, gives)

    def read(self, words):
        self.long += len(words) > LONGEST
        self.many += any(
            len(re.findall(r"\d+", part)) > MOST_CELLS
            for part in re.findall(r"(?:rows|columns|cells) [\d, tando]+", words)
            if " to " not in part
        )

    def step(self, step, state):
        gives = [(fact["cell"], set(fact["colors"])) for fact in step["gives"]]
        if "line" in step:
            return self.line_step(step, state)
        if step["rule"] == "trial":
            supposed = dict(state)
            self.learn(supposed, [(fact["cell"], set(fact["colors"])) for fact in step["cells"]])
            for inner in step["chain"]:
                self.line_step(inner, supposed)
            facts = {fact["cell"]: set(fact["colors"]) for fact in step["dead_end_cells"]}
            self.known(facts, supposed, step)
            if not self.is_dead(step["dead_end"], facts):
                self.fault("no dead end", step)
            self.minimal(facts, lambda rest: self.is_dead(step["dead_end"], rest), step)
        self.learn(state, gives)


def main(program, most, paths):
    total = [0] * 4
    for path in paths:
        run = lambda *arguments: subprocess.run([program, *arguments], capture_output=True, text=True)
        told = run("explain", "--lang", "en", "--to", "json", "--time-limit", "20", path)
        puzzle = run("convert", path, "-", "--to", "json")
        if not told.stdout or not puzzle.stdout:
            print(f"{path}: not explained: {told.stderr.strip() or puzzle.stderr.strip()}")
            continue
        report = json.loads(told.stdout)
        checker = Checker(json.loads(puzzle.stdout), report)
        for step in report["steps"]:
            checker.step(step, checker.state)
        found = [checker.steps, checker.faults, checker.long, checker.many]
        total = [one + other for one, other in zip(total, found)]
        if total[0] >= most:
            break
    steps, faults, long, many = total
    print(f"{steps} steps of lines, {faults} faults; {long} sentences of more than {LONGEST} "
          f"letters, {many} that name more than {MOST_CELLS} cells")
    return 1 if faults or not steps else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
