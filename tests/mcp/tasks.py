"""Ten tasks for a language model, by the client of the Python SDK: tasks.py NONOSAT

In: the program. It needs the package `mcp` of PyPI. The tasks use only what the tools say of
themselves, and the answers of tools called before. Out: a line for each task, with its calls.
Exit status 1 if a task fails.
"""

import asyncio
import base64
import sys
from pathlib import Path

from mcp import Client, MCPError, StdioServerParameters

ROOT = Path(__file__).resolve().parents[2]


class Session:
    """Calls of tools, counted."""

    def __init__(self, client):
        self.client = client
        self.calls = 0

    async def result(self, tool, **arguments):
        self.calls += 1
        return await self.client.call_tool(tool, arguments)

    async def ask(self, tool, **arguments):
        result = await self.result(tool, **arguments)
        assert not result.is_error, result.content[0].text
        return result.structured_content

    async def refused(self, tool, **arguments):
        result = await self.result(tool, **arguments)
        assert result.is_error, result
        return result.content[0].text


async def look(session):
    """Which tools are there, and may they be called without asking?"""
    tools = (await session.client.list_tools()).tools
    assert len(tools) == 5 and all(tool.annotations.read_only_hint for tool in tools), tools
    return ", ".join(tool.name for tool in tools)


async def solve(session):
    """Solve a puzzle whose clues were told in words."""
    text = "width 5\nheight 5\nrows\n2,2\n5\n5\n3\n1\ncolumns\n3\n4\n4\n4\n3\n"
    answer = await session.ask("solve_and_check", puzzle=text)
    assert answer["verdict"] == "unique", answer
    return " ".join(answer["pictures"][0])


async def rate(session):
    """Which of two puzzles is harder?"""
    stars = []
    for name in ["heart.non", "cat.non"]:
        text = (ROOT / "puzzles" / name).read_text()
        answer = await session.ask("solve_and_check", puzzle=text)
        stars.append(answer["rating"]["stars"])
    return f"stars {stars}"


async def doubt(session):
    """Where do the solutions of a puzzle differ?"""
    text = "width 4\nheight 4\nrows\n1\n1\n2\n0\ncolumns\n1\n1\n2\n0\n"
    answer = await session.ask("solve_and_check", puzzle=text)
    assert answer["verdict"] == "several" and answer["differing_cells"], answer
    return f"{len(answer['differing_cells'])} cells, first {answer['differing_cells'][0]}"


async def impossible(session):
    """Why has a puzzle no solution?"""
    text = "width 2\nheight 2\nrows\n2\n0\ncolumns\n2\n0\n"
    answer = await session.ask("solve_and_check", puzzle=text)
    assert answer["verdict"] == "none", answer
    return answer["reason"]


async def teach(session):
    """Explain a puzzle to its end, step by step."""
    puzzle, steps, sentence = (ROOT / "puzzles" / "heart.non").read_text(), 0, ""
    while True:
        answer = await session.ask("explain_next_step", puzzle=puzzle)
        if answer["answer"] == "solved":
            return f"{steps} steps, the last: {sentence}"
        assert answer["answer"] == "step", answer
        puzzle, sentence, steps = answer["puzzle"], answer["sentences"][0], steps + 1


async def wrong(session):
    """Find the mistake of a player."""
    marks = ["-?a??", "?????", "?????", "?????", "?????"]
    text = "width 5\nheight 5\nrows\n2,2\n5\n5\n3\n1\ncolumns\n3\n4\n4\n4\n3\n"
    answer = await session.ask("explain_next_step", puzzle=text, marks=marks)
    assert answer["answer"] == "mistake" and answer["sentences"], answer
    return answer["sentences"][-1]


async def mend(session):
    """Make a drawing of the model's own a fair puzzle, and look at it."""
    drawing = "#....\n.#...\n#####\n...#.\n....#"
    answer = await session.ask("mend", puzzle=drawing)
    assert answer["outcome"] == "repaired" and answer["changed"], answer
    checked = await session.ask("solve_and_check", puzzle=answer["puzzle"])
    assert checked["verdict"] == "unique" and checked["pictures"][0] == answer["after"], checked
    drawn = await session.result("render", puzzle=answer["puzzle"], solution=True)
    png = base64.b64decode(drawn.content[0].data)
    assert drawn.content[0].mime_type == "image/png" and png.startswith(b"\x89PNG"), drawn
    return f"{len(answer['changed'])} cells changed; a drawing of {len(png)} bytes"


async def scan(session):
    """Read the clues of a screenshot, and solve them."""
    image = (ROOT / "tests/scan/images/ruled.png").read_bytes()
    read = await session.ask("read", image=base64.b64encode(image).decode())
    answer = await session.ask("solve_and_check", puzzle=read["puzzle"])
    return f"sure: {read['sure']}, {read['clues'][0]}, {answer['verdict']}"


async def recover(session):
    """Find the way from each refusal to an answer by its words alone."""
    words = await session.refused("solve_and_check", puzzle="width 1\nheight 1\nrows\nx\ncolumns\n1\n")
    assert "line 4" in words, words
    ambiguous = await session.refused("solve_and_check", puzzle="2 3\n2\n1\n1\n1\n3\n")
    name = ambiguous.split("`format` of the text: ")[1].split(",")[0].strip()
    read = await session.ask("read", text="2 3\n2\n1\n1\n1\n3\n", format=name)
    answer = await session.ask("solve_and_check", puzzle=read["puzzle"])
    try:
        await session.result("no_such_tool")
        raise AssertionError("no error")
    except MCPError as error:
        assert "expected one of" in str(error), error
    return f"read as {name}: {answer['verdict']}"


async def main(program):
    tasks = [look, solve, rate, doubt, impossible, teach, wrong, mend, scan, recover]
    failed = 0
    async with Client(StdioServerParameters(command=program, args=["mcp", "--lang", "en"])) as client:
        print(f"protocol {client.protocol_version}")
        for task in tasks:
            session = Session(client)
            try:
                told = await task(session)
            except (AssertionError, KeyError, IndexError, MCPError) as error:
                failed, told = failed + 1, f"FAILED: {error!r}"
            print(f"{task.__doc__} {session.calls} calls: {told}")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1])))
