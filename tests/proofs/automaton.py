#!/usr/bin/env python3
"""A black-and-white puzzle as automata in pseudo-Boolean constraints, with proofs for VeriPB.

    automaton.py BUNDLE OUT

In: a bundle of `nonosat prove`: its puzzle, and its picture if it has one.
Out: OUT/other.opb says "the clues hold and the picture differs from that one", OUT/other.pbp
refutes it; with a picture OUT/picture.opb says "the clues hold", OUT/picture.pbp has a model of
it, whose cells are the picture. Together: this picture and no other; without a picture: none.
Holds: nothing of nonosat is used, neither its formula nor its steps. Nothing here is trusted
but `constraints`: what does not follow from them VeriPB refuses.
Reads: the standard library.

A line is a word of 0 and 1; its clue is an automaton that reads one cell a step. A flag for
each (line, step, state), exactly one for each step, says which state it is in; cells are shared
by rows and columns. After C. McCreesh's Glasgow Constraint Solver, `Regular`.
"""

import json
import re
import sys
from pathlib import Path


class Line:
    """One clue as an automaton: 0* 1^a 0+ 1^b 0*, a state for each sign of that.

    `color[q]` is the cell that is read on the way into `q`, and `step[q]` has the state that
    follows for each cell that may be read in `q`."""

    def __init__(self, number, cells, runs):
        self.number, self.cells = number, cells
        self.color, self.step = [0], [{0: 0}]
        for place, run in enumerate(runs):
            for cell in [0] * (place > 0) + [1] * run:
                self.step[-1][cell] = len(self.step)
                self.color.append(cell)
                self.step.append({} if cell else {0: len(self.step)})
        last = len(self.step) - 1
        self.accept = [last]
        if runs:
            self.step[last][0] = last + 1
            self.color.append(0)
            self.step.append({0: last + 1})
            self.accept.append(last + 1)
        self.states = range(len(self.step))

    def flag(self, step, state):
        return f"line{self.number}_{step}_{state}"

    def layer(self, step, states):
        return [self.flag(step, state) for state in states]

    def run(self, word):
        """The state after each step, or None if the automaton does not accept the word."""
        states = [0]
        for cell in word:
            if cell not in self.step[states[-1]]:
                return None
            states.append(self.step[states[-1]][cell])
        return states if states[-1] in self.accept else None

    def settle(self, known):
        """Which cells each place may have, given the same; None if nothing fits."""
        ahead = [{0}]
        for cells in known:
            ahead.append({self.step[q][c] for q in ahead[-1] for c in self.step[q] if c in cells})
        alive, fits = ahead[-1] & set(self.accept), []
        for states, cells in zip(reversed(ahead[:-1]), reversed(known)):
            ways = [(q, c) for q in states for c in cells if self.step[q].get(c) in alive]
            alive = {q for q, _ in ways}
            fits.append({c for _, c in ways})
        return fits[::-1] if alive else None


def read(bundle):
    """The lines of a puzzle over the names of its cells, and its picture as {name: cell}."""
    puzzle = json.loads((bundle / "puzzle.json").read_text())
    height, width = puzzle["shape"]["rect"]["height"], puzzle["shape"]["rect"]["width"]
    if len(puzzle["colors"]) != 2 or puzzle.get("givens"):
        raise SystemExit("only black and white, without givens")
    rows = [[f"cell{r}_{c}" for c in range(width)] for r in range(height)]
    lines = []
    for cells, clue in zip(rows + [list(column) for column in zip(*rows)], puzzle["clues"]):
        if clue is None or not re.fullmatch(r"(\d+a( \d+a)*)?", clue):
            raise SystemExit(f"only known clues, not {clue}")
        lines.append(Line(len(lines), cells, [int(run) for run in re.findall(r"\d+", clue)]))
    if not (bundle / "picture.solution").exists():
        return lines, None
    drawn = (bundle / "picture.solution").read_text().split()
    picture = {rows[r][c]: "-a".index(drawn[r][c]) for r in range(height) for c in range(width)}
    return lines, picture


def is_(cell, value):
    return cell if value else "~" + cell


def negated(literals):
    return [literal[1:] if literal[0] == "~" else "~" + literal for literal in literals]


def clause(*literals):
    return " ".join("1 " + literal for literal in literals) + " >= 1"


def constraints(lines):
    """The clues and nothing else."""
    for line in lines:
        for step in range(len(line.cells) + 1):
            yield " ".join("1 " + flag for flag in line.layer(step, line.states)) + " = 1"
        yield clause(line.flag(0, 0))
        yield clause(*line.layer(len(line.cells), line.accept))
        for step, cell in enumerate(line.cells):
            for state in line.states:
                for value in (0, 1):
                    to = line.step[state].get(value)
                    follows = [] if to is None else [line.flag(step + 1, to)]
                    yield clause("~" + line.flag(step, state), is_(cell, 1 - value), *follows)


def lemmas(lines):
    """What unit propagation needs to be a complete line solver: how a state was come into, how
    it goes on, and how a cell was read. Each follows by unit propagation itself."""
    for line in lines:
        for state in set(line.states) - set(line.accept):
            yield clause("~" + line.flag(len(line.cells), state))
        for step, cell in enumerate(line.cells):
            for state in line.states:
                here = "~" + line.flag(step + 1, state)
                before = [q for q in line.states if state in line.step[q].values()]
                yield clause(here, is_(cell, line.color[state]))
                yield clause(here, *line.layer(step, before))
                after = line.layer(step + 1, line.step[state].values())
                yield clause("~" + line.flag(step, state), *after)
            for value in (0, 1):
                into = [q for q in line.states if line.color[q] == value]
                yield clause(is_(cell, 1 - value), *line.layer(step + 1, into))


def settled(lines, known):
    """Line by line until nothing is new; None if a line cannot be filled."""
    due = list(lines)
    while due:
        line = due.pop()
        fits = line.settle([known[cell] for cell in line.cells])
        if fits is None:
            return None
        new = {cell for cell, values in zip(line.cells, fits) if values != known[cell]}
        known.update(zip(line.cells, fits))
        due += [other for other in lines if other is not line and new & set(other.cells)]
    return known


def steps(lines, picture):
    """Cells that were guessed and cannot be so all at once, until nothing is left to guess."""
    todo = [[]]
    while todo:
        guessed = todo.pop()
        if guessed and guessed[-1] is None:  # Both values of the guess behind are refuted.
            yield clause(*negated(guessed[:-1]))
            continue
        known = {cell: {0, 1} for line in lines for cell in line.cells}
        known.update({literal.strip("~"): {int(literal[0] != "~")} for literal in guessed})
        known = settled(lines, known)
        left = [cell for cell in known or {} if len(known[cell]) > 1]
        if left:
            todo += [guessed + [None], guessed + ["~" + left[0]], guessed + [left[0]]]
            continue
        if known and {cell: min(values) for cell, values in known.items()} != picture:
            print("another picture: what follows is not true")
        yield clause(*negated(guessed))


def write(path, formula, proof, conclusion):
    """A formula and its proof. VeriPB counts an equality twice."""
    number = sum(1 + ("= 1" in line and ">= 1" not in line) for line in formula)
    path.with_suffix(".opb").write_text("".join(f"{line} ;\n" for line in formula))
    body = [f"f {number}", *(f"rup {step}" for step in proof), "output NONE", conclusion]
    text = "".join(f"{line};\n" for line in body + ["end pseudo-Boolean proof"])
    path.with_suffix(".pbp").write_text("pseudo-Boolean proof version 3.0\n" + text)


def main(bundle, out):
    lines, picture = read(Path(bundle))
    formula = list(constraints(lines))
    if picture:
        model = [is_(*cell) for cell in picture.items()]
        for line in lines:
            states = line.run([picture[cell] for cell in line.cells])
            if states is None:
                print(f"line {line.number} of the picture does not satisfy its clue")
                continue
            for step, state in enumerate(states):
                model += [is_(line.flag(step, q), q == state) for q in line.states]
        write(Path(out) / "picture", formula, [], f"conclusion SAT : {' '.join(model)}")
        formula = formula + [clause(*(is_(cell, 1 - value) for cell, value in picture.items()))]
    proof = [*lemmas(lines), *steps(lines, picture)]
    write(Path(out) / "other", formula, proof, "conclusion UNSAT")


if __name__ == "__main__":
    main(*sys.argv[1:])
