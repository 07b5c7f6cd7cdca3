"""The examples of docs/PYTHON.md: each runs, and gives what its comment says."""

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nonosat
import numpy
import pytest
from boards import enlarged

ROOT = Path(__file__).resolve().parents[3]


def examples() -> Iterator[str]:
    for part in (ROOT / "docs" / "PYTHON.md").read_text().split("```python\n")[1:]:
        yield part.split("```")[0]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files that the examples name."""
    heart = (ROOT / "puzzles" / "heart.non").read_text()
    (tmp_path / "cat.png").write_bytes(enlarged(nonosat.solve(heart)[0]))
    shutil.copy(ROOT / "tests" / "scan" / "images" / "ruled.png", tmp_path / "screenshot.png")
    (tmp_path / "puzzles").symlink_to(ROOT / "puzzles")
    (tmp_path / "10x10").mkdir()
    picture = numpy.tri(10)
    clues = [[*range(1, 11)], [*range(10, 0, -1)]]
    padded = numpy.array([[[run, 0, 0, 0, 0] for run in side] for side in clues])
    numpy.savez(tmp_path / "10x10" / "x_test_dataset.npz", padded.reshape(1, 100))
    numpy.savez(tmp_path / "10x10" / "y_test_dataset.npz", picture.reshape(1, 100))
    monkeypatch.chdir(tmp_path)


def run(example: str, names: dict[str, Any]) -> None:
    """Runs an example. The comment after an expression is its value, if it reads like one."""
    for node in ast.parse(example).body:
        source = ast.get_source_segment(example, node) or ""
        if not isinstance(node, ast.Expr):
            exec(source, names)
            continue
        line = example.splitlines()[(node.end_lineno or 1) - 1]
        value, wanted = eval(source, names), line[node.end_col_offset or 0 :].strip(" #")
        if wanted:
            assert repr(value).startswith(wanted.split("...")[0].rstrip("]")), source


def test_the_examples_give_what_their_comments_say(folder: None) -> None:
    names: dict[str, Any] = {"frame": {"puzzle": ["x", "2 2\n1\n2\n1\n2\n"]}}
    for example in examples():
        run(example, names)
    assert names["frame"]["verdict"] == ["error", "unique"]
    assert Path("mended.non").read_text() and Path("mended.svg").read_text()
