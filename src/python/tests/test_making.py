"""Puzzles made, mended, weakened and read in images; hints; progress and its end."""

import signal
import time
from collections.abc import Callable
from pathlib import Path

import nonosat
import pytest
from boards import enlarged, noise

ROOT = Path(__file__).resolve().parents[3]
HEART = (ROOT / "puzzles" / "heart.non").read_text()
TWO = [[0, 1], [1, 0]]
IMAGES = ROOT / "tests" / "scan" / "images"


def is_only(puzzle: str | None) -> bool:
    return puzzle is not None and nonosat.check(puzzle).verdict == "unique"


def test_a_picture_is_mended_with_the_fewest_cells() -> None:
    mended = nonosat.mend(TWO)
    assert (mended["outcome"], mended["mode"], mended["is_fewest"]) == ("repaired", "change", True)
    assert mended["before"] == ["-a", "a-"] and len(mended["cells"]) == mended["at_least"] == 1
    assert is_only(mended["puzzle"]) and nonosat.solve(mended["puzzle"] or "") == [mended["after"]]
    kept = nonosat.mend(TWO, protect=mended["cells"], add_only=True)
    assert not set(kept["cells"]) & set(mended["cells"])
    revealed = nonosat.mend(TWO, reveal=True)
    assert revealed["after"] == revealed["before"] and is_only(revealed["puzzle"])
    assert nonosat.mend(TWO, max=0)["outcome"] == "too-many"
    fixed = nonosat.mend(TWO, protect=range(4))
    assert (fixed["outcome"], fixed["puzzle"], fixed["after"]) == ("impossible", None, [])
    assert nonosat.check(nonosat.mend(HEART, until="lines")["puzzle"] or "").rating
    with pytest.raises(ValueError, match="protect: 4, expected a cell from 0 to 3"):
        nonosat.mend(TWO, protect=[4])
    with pytest.raises(ValueError, match="'symmetry'|`symmetry`"):
        nonosat.mend(TWO, keep=["shape"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="the rows need at least 2 cells"):
        nonosat.mend(([[2]], [[1], []]))


def test_clues_are_weakened_until_each_is_needed() -> None:
    weak = nonosat.weaken(HEART)
    assert weak["is_least"] and weak["numbers"] < weak["numbers_before"] == 23
    assert is_only(weak["puzzle"]) and nonosat.solve(weak["puzzle"]) == nonosat.solve(HEART)
    with pytest.raises(ValueError, match="unique"):
        nonosat.weaken(TWO)


def test_puzzles_by_chance_are_the_same_for_the_same_seed() -> None:
    made = nonosat.make_random(10, seed=3)
    assert is_only(made["puzzle"]) and made["is_as_wanted"]
    assert made == nonosat.make_random("10x10", seed=3) != nonosat.make_random(10, seed=4)
    assert made["rating"]["class"] == "lines"
    assert nonosat.make_random("hex:3")["puzzle"].startswith("hex 3")
    for wrong, match in [("0x5", "0x5"), ("large", "20x15")]:
        with pytest.raises(ValueError, match=match):
            nonosat.make_random(wrong)
    with pytest.raises(ValueError, match="stars from 0.5 to 5"):
        nonosat.make_random(5, stars=9)
    with pytest.raises(ValueError, match="Sterne"):
        nonosat.make_random(5, stars=9, lang="de")
    with pytest.raises(ValueError, match="symmetry: found `round`"):
        nonosat.make_random(5, symmetry="round")  # type: ignore[arg-type]


def test_an_image_becomes_puzzles_the_unique_ones_first() -> None:
    made = nonosat.make_image(enlarged(nonosat.solve(HEART)[0]), width=11)
    assert 1 <= len(made) <= 6
    uniques = [one["is_unique"] for one in made]
    assert uniques[0] and uniques == sorted(uniques, reverse=True)
    for one in made:
        assert is_only(one["puzzle"]) == one["is_unique"] == (one["changed"] is not None)
    with pytest.raises(nonosat.BadPuzzle, match="image"):
        nonosat.make_image(b"no image")
    with pytest.raises(TypeError, match="not str"):
        nonosat.make_image("cat.png")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="1 to 200"):
        nonosat.make_image(enlarged(["-a", "a-"]), width=1000)


def test_the_clues_of_an_image_are_read() -> None:
    scanned = nonosat.scan((IMAGES / "ruled.png").read_bytes(), time_limit=None)
    want = nonosat.check((IMAGES / "ruled.non").read_text())
    assert scanned["sure"] and scanned["puzzle"]
    assert nonosat.check(scanned["puzzle"]).pictures == want.pictures
    assert len(scanned["rows"]) == scanned["height"]
    with pytest.raises(nonosat.BadPuzzle, match="no board with clues"):
        nonosat.scan(enlarged(["a"]))


def test_a_hint_has_three_levels_and_goes_on_from_marks() -> None:
    rows = ["?" * 11] * 10
    steps = 0
    while (hint := nonosat.hint(HEART, rows))["answer"] == "step":
        assert hint["level1"] and hint["level2"] and hint["level3"] and hint["settled"]
        for settled in hint["settled"]:
            row, place = divmod(settled["cell"], 11)
            rows[row] = rows[row][:place] + settled["letter"] + rows[row][place + 1 :]
        steps += 1
    assert hint["answer"] == "solved" and steps > 5
    assert nonosat.hint(HEART) == nonosat.hint(HEART, [[-1] * 11] * 10)
    assert nonosat.hint(HEART, ["a" + "?" * 10] + ["?" * 11] * 9)["answer"] == "mistake"
    german = nonosat.hint(HEART, lang="de")
    assert german["answer"] == "step" and "Zeile" in " ".join(german["level3"] + [german["level1"]])
    with pytest.raises(ValueError, match="marks: expected the rows of a board of 11x10"):
        nonosat.hint(HEART, ["?"])
    with pytest.raises(ValueError, match="marks: found `b`"):
        nonosat.hint(HEART, ["b" * 11] * 10)


#: Work that nobody ends within the time of a test.
LONG: dict[str, Callable[[nonosat.OnProgress | None], object]] = {
    "mend": lambda progress: nonosat.mend(noise(60), progress=progress),
    "weaken": lambda progress: nonosat.weaken(noise(100), progress=progress),
    "make_random": lambda progress: nonosat.make_random(
        "40x40", class_="guessing", progress=progress
    ),
}


@pytest.mark.parametrize("call", LONG)
def test_long_work_tells_its_progress_and_ends_with_a_signal(call: str) -> None:
    told: list[nonosat.Progress] = []

    def raised(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, raised)
    try:
        with pytest.raises(KeyboardInterrupt):
            signal.setitimer(signal.ITIMER_REAL, 1)
            LONG[call](told.append)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert told and told == sorted(told)


def test_an_exception_of_the_progress_ends_the_call() -> None:
    def enough(progress: nonosat.Progress) -> None:
        raise LookupError(progress.seconds)

    for call in LONG.values():
        with pytest.raises(LookupError):
            call(enough)
