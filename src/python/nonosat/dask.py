"""One hard puzzle on many machines, by Dask: ``pip install 'nonosat[dask]'``.

The puzzle is cut into cubes, which workers decide, each for a while; what is not decided then is
cut again. A worker that is lost costs what it was at. ``docs/CLUSTERS.md`` has the rest.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from distributed import Client, Future, KilledWorker, as_completed

from nonosat import Verdict, check, split
from nonosat._cubes import Whole

__all__ = ["solve"]

#: Seconds that a puzzle has before it is cut.
FIRST = 1.0
#: What a cube becomes that is not decided in its time.
PARTS = 8

#: A word, pictures, and what is left to decide.
Found = tuple[str, list[list[str]], list[str]]


def decide(cube: str, seconds: float) -> Found:
    """On a worker: decides a cube, or cuts it."""
    verdict = check(cube, time_limit=seconds)
    left = split(cube, PARTS, time_limit=seconds) if verdict.verdict == "undecided" else []
    return verdict.verdict, verdict.pictures, left


def solve(
    puzzle: str | bytes,
    client: Client,
    *,
    cubes: int = 64,
    slice: float = 60.0,
    time_limit: float | None = None,
    format: str | None = None,
) -> Verdict:
    """Says what ``nonosat.check`` says of a puzzle, by the workers of a Dask cluster.

    It is cut into so many cubes, which have a slice of so many seconds each, and twice as long
    each time that they are cut again. Two pictures end it at once.
    """
    end = None if time_limit is None else time.monotonic() + time_limit
    first = FIRST if time_limit is None else min(FIRST, time_limit)
    known = check(puzzle, time_limit=first, format=format)
    if known.verdict != "undecided":
        return known
    whole = Whole(puzzle, format)
    whole.takes(known.pictures)
    work: Any = as_completed(timeout=None if end is None else max(0.0, end - time.monotonic()))
    asked: dict[Future, tuple[str, float]] = {}

    def ask(parts: list[str], seconds: float) -> None:
        for part in parts:
            future = client.submit(decide, part, seconds, pure=False)
            asked[future] = part, seconds
            work.add(future)

    try:
        ask(split(puzzle, cubes, format=format), slice)
        for future in work:
            part, seconds = asked.pop(future)
            error = future.exception()
            if isinstance(error, KilledWorker):
                # It takes more memory than a worker has, or luck.
                found: Found = "undecided", [], split(part, PARTS)
            elif error is not None:
                raise error
            else:
                found = future.result()
            ask(found[2], seconds * 2)
            if whole.takes(found[1]):
                return whole.verdict(is_decided=True)
    except (TimeoutError, asyncio.TimeoutError):
        return whole.verdict(is_decided=False)
    finally:
        client.cancel(list(asked))
    return whole.verdict(is_decided=True)
