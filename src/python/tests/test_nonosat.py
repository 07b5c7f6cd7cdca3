"""What the package answers, each question at least once."""

import csv
import itertools
import json
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import nonosat
import pytest
from boards import noise

PUZZLES = Path(__file__).resolve().parents[3] / "puzzles"
HEART = (PUZZLES / "heart.non").read_text()
SEVERAL = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n"
NONE = "rect 1 2\n#ffffff #000000\n1a\n1a\n1a\n"
BAD = "rect 2 2\n#ffffff #000000\n3a\n1a\n1a\n1a\n"


def test_the_collection_has_its_verdicts_on_one_thread_and_on_two() -> None:
    with open(PUZZLES / "verdicts.csv") as file:
        known = [(row["file"], row["verdict"]) for row in csv.DictReader(file)]
    puzzles = [(PUZZLES / name).read_bytes() for name, _ in known]
    answers = list(nonosat.check_many(puzzles))
    words = [answer.verdict for answer in answers if isinstance(answer, nonosat.Verdict)]
    assert words == [word for _, word in known]
    assert list(nonosat.check_many(puzzles, jobs=2)) == answers


def test_a_verdict_tells_what_the_json_of_the_program_tells() -> None:
    verdict = nonosat.check(HEART)
    assert verdict.verdict == "unique"
    assert verdict.pictures[0][0] == "--aa---aa--"
    assert verdict.rating is not None and verdict.rating["class"] == "lines"
    assert repr(verdict) == "<Verdict unique, gentle, 1 star>"
    assert verdict.sizes["cells"] == 110 and "line_solves" in verdict.effort
    assert json.loads(verdict.to_json())["pictures"] == verdict.pictures
    assert verdict.reason is None and verdict.possible_formats is None
    several = nonosat.check(SEVERAL.encode())
    assert (several.verdict, several.differing_cells) == ("several", [0, 1, 2, 3])
    none = nonosat.check(NONE)
    assert none.verdict == "none" and none.reason is not None
    assert none.reason["kind"] == "totals"
    assert repr(none) == f"<Verdict none, {none.reason['words']}>"


def test_a_text_that_fits_several_formats_has_a_verdict_only_if_all_agree() -> None:
    alike = nonosat.check("2 2\n1\n2\n1\n2\n")
    assert alike.verdict == "unique"
    assert alike.possible_formats == ["nin", "it3105", "it3105-down", "puzzlekit"]
    assert alike._repr_svg_().startswith("<svg")
    unlike = "1 4\n1\n0\n1\n1\n1 2\n"
    with pytest.raises(nonosat.BadPuzzle, match="nin, it3105, it3105-down or puzzlekit"):
        nonosat.check(unlike)
    assert nonosat.check(unlike, format="nin").verdict == "unique"
    assert nonosat.check(unlike, format="it3105-down").verdict == "none"


def test_a_verdict_can_be_pickled_and_drawn() -> None:
    for puzzle in (HEART, SEVERAL, NONE):
        verdict = nonosat.check(puzzle)
        again = pickle.loads(pickle.dumps(verdict))
        assert again == verdict
        assert again._repr_svg_() == verdict._repr_svg_()
        assert verdict._repr_svg_().startswith("<svg")
    drawn = nonosat.check(HEART)._repr_svg_()
    assert drawn == nonosat.render(HEART, picture=nonosat.solve(HEART)[0])


def test_a_bad_puzzle_tells_its_problems() -> None:
    with pytest.raises(nonosat.BadPuzzle) as raised:
        nonosat.check(BAD)
    problem = raised.value.problems[0]
    assert (problem["line"], problem["column"]) == (3, 1)
    assert "needs 3 cells" in problem["message"] and "line 3" in str(raised.value)
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.problems) == (str(raised.value), raised.value.problems)
    with pytest.raises(nonosat.BadPuzzle) as raised:
        nonosat.check(BAD, lang="de")
    german = raised.value.problems[0]
    assert german["messages"] == problem["messages"] and german["message"] != problem["message"]
    assert german["message"] in str(raised.value)
    with pytest.raises(TypeError, match="a puzzle is a text, a picture or a pair of clues, not int"):
        nonosat.check(7)  # type: ignore[arg-type]
    for limit in (-1.0, float("nan")):
        with pytest.raises(ValueError, match="time_limit"):
            nonosat.check(HEART, time_limit=limit)
    with pytest.raises(ValueError, match="no format is called strange"):
        nonosat.check(HEART, format="strange")


@pytest.mark.parametrize("jobs", [1, 2])
def test_many_answers_come_in_order_and_no_more_is_read_than_needed(jobs: int) -> None:
    read = 0

    def endless() -> Iterator[str]:
        nonlocal read
        for puzzle in itertools.cycle([HEART, BAD, SEVERAL]):
            read += 1
            yield puzzle

    answers = nonosat.check_many(endless(), jobs=jobs, time_limit=60)
    for _ in range(100):
        unique, bad, several = (next(answers) for _ in range(3))
        assert isinstance(unique, nonosat.Verdict) and unique.verdict == "unique"
        assert isinstance(bad, nonosat.BadPuzzle) and bad.problems
        assert isinstance(several, nonosat.Verdict) and several.verdict == "several"
    assert read <= 300 + 16 * jobs + 1
    with pytest.raises(ValueError, match="jobs"):
        nonosat.check_many([], jobs=0)


def test_the_time_limit_is_that_of_each() -> None:
    hard = noise(100)
    for jobs in (1, 2):
        answers = list(nonosat.check_many([hard, HEART], time_limit=2, jobs=jobs))
        words = [getattr(answer, "verdict", None) for answer in answers]
        assert words == ["undecided", "unique"]
        assert answers[0].reason["kind"] == "time"  # type: ignore[union-attr,index]


def test_pictures_are_found_and_counted() -> None:
    assert nonosat.solve(NONE) == []
    assert nonosat.solve(HEART) == nonosat.check(HEART).pictures
    assert sorted(nonosat.solve(SEVERAL, limit=0)) == [["-a", "a-"], ["a-", "-a"]]
    assert nonosat.count(SEVERAL) == {"number": 2, "exact": True}
    empty = "rect 8 8\n#ffffff #000000\n" + "*\n" * 16
    assert nonosat.count(empty) == {"number": 2**64, "exact": True}
    assert not nonosat.count(SEVERAL, limit=2)["exact"]
    with pytest.raises(nonosat.Undecided) as raised:
        nonosat.solve(noise(100), limit=0, time_limit=0.1)
    assert raised.value.pictures == []
    assert str(pickle.loads(pickle.dumps(raised.value))) == "time is up"


def test_a_puzzle_is_explained() -> None:
    told = nonosat.explain(HEART)
    assert (told["verdict"], told["end"]) == ("unique", "solved")
    assert told["steps"][0]["words"] and told["rating"]["stars"] == 1.0
    assert (told["rating"]["difficulty"], told["rating"]["minutes"]) == ("gentle", 7)


def test_a_puzzle_becomes_one_of_another_format() -> None:
    with pytest.warns(UserWarning, match="left out") as lost:
        text = nonosat.convert(HEART, "olsak")
    assert len(lost) == 1 and Path(lost[0].filename).name == Path(__file__).name
    assert nonosat.check(text).pictures == nonosat.check(HEART).pictures
    assert json.loads(nonosat.convert(HEART, "json"))["nonosat"]
    with pytest.raises(ValueError, match="cannot hold"):
        nonosat.convert(PUZZLES.joinpath("bee.clues").read_text(), "non")


def test_puzzles_are_drawn() -> None:
    assert nonosat.render(HEART).startswith("<svg")
    assert nonosat.render(HEART, theme="dark") != nonosat.render(HEART)
    assert nonosat.render(HEART, "png").startswith(b"\x89PNG")
    assert nonosat.render(HEART, "pdf").startswith(b"%PDF")
    with pytest.raises(ValueError, match="no picture of the puzzle"):
        nonosat.render(SEVERAL, picture=["aa", "--"])
    with pytest.raises(ValueError, match="no drawing is called gif"):
        nonosat.render(HEART, "gif")  # type: ignore[call-overload]


def test_a_proof_convinces_its_own_checker(tmp_path: Path) -> None:
    for name, content in nonosat.prove(HEART).items():
        tmp_path.joinpath(name).write_bytes(content)
    checker = [sys.executable, str(tmp_path / "check.py"), str(tmp_path)]
    assert subprocess.check_output(checker, text=True).strip().endswith("VERIFIED unique")
    assert "proof.drat" in nonosat.prove(HEART, proof="drat")
    with pytest.raises(nonosat.Undecided):
        nonosat.prove(noise(100), time_limit=0.1)


@pytest.mark.parametrize("ask", ["check", "count", "explain", "prove", "check_many"])
def test_a_signal_ends_a_hard_question(ask: str) -> None:
    def raised(number: int, frame: object) -> None:
        # What a handler asks is answered, too.
        assert nonosat.check(SEVERAL).verdict == "several"
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, raised)
    try:
        with pytest.raises(KeyboardInterrupt):
            signal.setitimer(signal.ITIMER_REAL, 0.2)
            if ask == "check_many":
                list(nonosat.check_many([noise(100)] * 3, jobs=2, time_limit=60))
            else:
                getattr(nonosat, ask)(noise(100), time_limit=60)
    finally:
        signal.signal(signal.SIGALRM, before)


def test_other_threads_go_on_meanwhile() -> None:
    hard = threading.Thread(target=lambda: nonosat.check(noise(100), time_limit=2))
    hard.start()
    turns = 0
    while hard.is_alive():
        hard.join(0.01)
        turns += 1
    # A held interpreter would have let this thread have one or two.
    assert turns > 4
