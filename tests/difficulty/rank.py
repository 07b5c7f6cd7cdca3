#!/usr/bin/env python3
"""How well the stars agree with people: the figures of docs/EXPLAIN.md.

    rank.py [labels.csv]

In: a table of facts about published puzzles, without the puzzles: a set, the label that people
gave (a difficulty, or the place in a book that goes from easy to hard), the mean seconds that
people needed if they were measured, cells, class, steps; score and stars of the scale before this
one, whose stars began anew in each class, and of this one. Out: Spearman's rank correlation of each column with the labels, by set.
Reads: the standard library.
"""

import csv
import sys
from pathlib import Path

COURSES = ["easy course", "mushroom course", "star course"]
#: What the labels are compared with. The score for the size is what the stars are rounded from.
SCALES = {
    "cells": lambda row: row["cells"],
    "class, then old stars": lambda row: (CLASSES.index(row["class"]), row["stars_before"]),
    "old stars": lambda row: row["stars_before"],
    "limits of density": lambda row: sum(density(row) >= least for least in DENSITIES),
    "old score": lambda row: row["score_before"],
    "score": lambda row: row["score"],
    "score for the size": lambda row: row["score"] / (row["cells"] + 100) ** 0.75,
    "stars": lambda row: row["stars"],
}
CLASSES = ["trivial", "lines", "trials", "deep-trials", "guessing"]
#: A simple scale to compare with: half stars by the old score for each hundred cells.
DENSITIES = [45, 65, 90, 115, 145, 175, 215, 300, 600]


def density(row):
    return 100 * row["score_before"] // (row["cells"] + 100)


def ranks(values):
    """The rank of each value; equal values share the mean of their ranks."""
    order = sorted(values)
    first = {value: order.index(value) for value in set(order)}
    return [first[value] + (order.count(value) - 1) / 2 for value in values]


def spearman(ones, others):
    ones, others = ranks(ones), ranks(others)
    mean = (len(ones) - 1) / 2

    def product(xs, ys):
        return sum((x - mean) * (y - mean) for x, y in zip(xs, ys))

    scale = (product(ones, ones) * product(others, others)) ** 0.5
    return product(ones, others) / scale if scale else 0.0


def read(path):
    numbers = ["label", "seconds", "cells", "steps", "score_before", "stars_before", "score", "stars"]
    with open(path, newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        for name in numbers:
            row[name] = float(row[name] or 0)
    return rows


def samples(rows):
    """The name of each comparison, its rows, and the label of each row."""
    of = {name: [row for row in rows if row["set"] == name] for name in {row["set"] for row in rows}}
    for name in COURSES:
        yield f"{name}: place", of[name], [row["label"] for row in of[name]]
    small = [row for row in of["easy course"] if row["cells"] == 100]
    yield "easy course, 10x10: place", small, [row["label"] for row in small]
    two = of["mushroom course"] + of["star course"]
    yield "mushroom or star course", two, [COURSES.index(row["set"]) for row in two]
    three = of["easy course"] + two
    yield "which of three courses", three, [COURSES.index(row["set"]) for row in three]
    yield "pocket book: place", of["pocket book"], [row["label"] for row in of["pocket book"]]
    yield "picmi: difficulty 1 to 6", of["picmi"], [row["label"] for row in of["picmi"]]
    yield "study: difficulty 1 to 5", of["study"], [row["label"] for row in of["study"]]
    yield "study: seconds", of["study"], [row["seconds"] for row in of["study"]]


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).with_name("labels.csv")
    print(f"{'':26}   n  " + "  ".join(f"{name:>{max(5, len(name))}}" for name in SCALES))
    for name, rows, labels in samples(read(path)):
        found = (spearman([scale(row) for row in rows], labels) for scale in SCALES.values())
        cells = "  ".join(f"{rho:>{max(5, len(scale))}.2f}" for scale, rho in zip(SCALES, found))
        print(f"{name:26} {len(rows):3}  {cells}")


if __name__ == "__main__":
    main()
