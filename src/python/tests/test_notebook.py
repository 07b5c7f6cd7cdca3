"""The notebooks: each cell runs, and gives what stands under it.

`python tests/test_notebook.py` writes what they give.
"""

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parents[1]
NOTEBOOKS = ["nonosat.ipynb", "course.ipynb"]


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def run(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a notebook shows: what is printed, then what the last expression gives."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    value, printed = None, io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    shown: list[dict[str, Any]] = []
    if printed.getvalue():
        text = lines(printed.getvalue())
        shown.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = lines(value._repr_svg_())
        shown.append({"data": data, "metadata": {}, "output_type": "execute_result"})
    return shown


def cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_gives_what_stands_in_it(name: str) -> None:
    names: dict[str, Any] = {}
    for cell in cells(json.loads((FOLDER / name).read_text())):
        outputs = run("".join(cell["source"]), names)
        for output in cell["outputs"] + outputs:
            output.pop("execution_count", None)
            # Of drawings that there is one: how they look is the business of others.
            if "image/svg+xml" in output.get("data", {}):
                assert "".join(output["data"].pop("image/svg+xml")).startswith("<svg")
                output["data"]["image/svg+xml"] = []
        assert cell["outputs"] == outputs


def renewed(path: Path) -> str:
    """The notebook with what its cells give now."""
    notebook: dict[str, Any] = json.loads(path.read_text())
    names: dict[str, Any] = {}
    for number, cell in enumerate(cells(notebook), 1):
        cell["execution_count"] = number
        cell["outputs"] = run("".join(cell["source"]), names)
        for output in cell["outputs"]:
            if output["output_type"] == "execute_result":
                output["execution_count"] = number
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in NOTEBOOKS:
        (FOLDER / name).write_text(renewed(FOLDER / name))
