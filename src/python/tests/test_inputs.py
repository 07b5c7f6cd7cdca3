"""Puzzles as lists and arrays: the same as their texts."""

import json
from pathlib import Path

import nonosat
import numpy
import pytest

HEART = (Path(__file__).resolve().parents[3] / "puzzles" / "heart.non").read_text()
CLUES = json.loads(nonosat.convert(HEART, "json"))["clues"]
ROWS = [[int(run[:-1]) for run in clue.split()] for clue in CLUES[:10]]
COLUMNS = [[int(run[:-1]) for run in clue.split()] for clue in CLUES[10:]]


def test_lists_of_clues_are_a_puzzle() -> None:
    verdict = nonosat.check((ROWS, COLUMNS))
    assert verdict.pictures == nonosat.check(HEART).pictures
    assert nonosat.check(verdict.puzzle) == verdict and verdict._repr_svg_().startswith("<svg")
    assert nonosat.solve(([[1, 1], []], [[1], [0], [1]])) == [["a-a", "---"]]
    assert nonosat.solve(([["1b", "1a"]], [["1b"], ["1a"]])) == [["ba"]]
    assert nonosat.count(([[1], None], [[1], ["?"]])) == {"number": 3, "exact": True}
    with pytest.raises(nonosat.BadPuzzle, match="row 2: the clue needs 5 cells, its line has 2"):
        nonosat.check(([[1], [2, 2]], [[1], [1]]))
    with pytest.raises(nonosat.BadPuzzle, match="Zeile 1: .*x"):
        nonosat.check(([["x"]], [[1]]), lang="de")
    with pytest.raises(nonosat.BadPuzzle, match="a board of 0x1"):
        nonosat.check(([[1]], []))
    for wrong in (7, ([[1]], [[1]], [[1]]), ([[1.5]], [[1]]), ([1, [1]], [[1], [1]])):
        with pytest.raises(TypeError, match="puzzle|clue|run"):
            nonosat.check(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="only a text"):
        nonosat.check((ROWS, COLUMNS), format="non")


def test_a_picture_is_the_puzzle_of_its_clues() -> None:
    picture = nonosat.solve(HEART)[0]
    assert nonosat.check(picture).pictures == [picture]
    bits = [[int(cell == "a") for cell in row] for row in picture]
    colors: nonosat.Picture = [[0, 1, 2], [2.0, True, 0]]
    assert nonosat.convert(bits, "non", lossy=True) == nonosat.convert(picture, "non", lossy=True)
    assert nonosat.render(bits, picture=bits) == nonosat.render(picture, picture=picture)
    assert nonosat.mend(colors)["before"] == ["-ab", "ba-"]
    wrong: nonosat.Picture
    for wrong, match in (([[99]], "cell 99"), ([[1, 0], [1]], "expected"), (["a!"], "!")):
        with pytest.raises(nonosat.BadPuzzle, match=match):
            nonosat.check(wrong)
    assert nonosat.check(memoryview(bytes([1, 0, 1, 1])).cast("B", (2, 2))).verdict == "unique"


def test_arrays_come_and_go() -> None:
    picture = nonosat.solve(HEART)[0]
    cells = nonosat.array(picture)
    assert cells.shape == (10, 11) and cells.dtype == numpy.uint8 and cells.sum() == 70
    for kind in (cells, cells.astype(bool), cells.astype(float), cells[::-1][::-1], cells.T.T):
        assert nonosat.check(kind).pictures == [picture]
    rows, columns = (
        numpy.array([line + [0] * (2 - len(line)) for line in side]) for side in (ROWS, COLUMNS)
    )
    assert nonosat.check((rows, columns)).pictures == [picture]
    square = numpy.array([[[1, 0], [0, 0]], [[1, 0], [0, 0]]])
    assert nonosat.check(square).pictures == [["a-", "--"]]
    with pytest.raises(nonosat.BadPuzzle, match="no board"):
        nonosat.check(numpy.zeros((5000, 5000)))


def test_many_lists_are_checked_and_bad_ones_wait_for_their_turn() -> None:
    puzzles: list[nonosat.Puzzle] = [(ROWS, COLUMNS), [[99]], HEART, ([[3]], [[1]])]
    for jobs in (1, 2):
        answers = list(nonosat.check_many(puzzles, jobs=jobs))
        kinds = [getattr(answer, "verdict", "bad") for answer in answers]
        assert kinds == ["unique", "bad", "unique", "bad"]
