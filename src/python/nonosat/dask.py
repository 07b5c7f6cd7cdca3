"""Decides one hard puzzle on many machines, by Dask: ``pip install 'nonosat[dask]'``.

Splits the puzzle into cubes, which workers decide within a time slice; undecided cubes are split
again. A lost worker costs only its current cube. ``docs/RESEARCH.md`` has the rest.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from distributed import Client, Future, KilledWorker, as_completed

from nonosat import Verdict, check, split
from nonosat._cubes import Whole

__all__ = ["solve"]

#: Time limit, in seconds, for the whole puzzle before it is split.
FIRST = 1.0
#: Number of parts of a cube that is not decided in its time.
PARTS = 8

#: A verdict, pictures, and the cubes left to decide.
Found = tuple[str, list[list[str]], list[str]]


def decide(cube: str, seconds: float) -> Found:
    """Decides a cube on a worker, or splits it."""
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
    """Decides what ``nonosat.check`` decides, on the workers of a Dask cluster.

    Splits the puzzle into about ``cubes`` cubes, each with ``slice`` seconds. Parts of an undecided
    cube get twice its time. Two pictures end the search at once.
    """
    end = None if time_limit is None else time.monotonic() + time_limit
    first = FIRST if time_limit is None else min(FIRST, time_limit)
    known = check(puzzle, time_limit=first, format=format)
    if known.verdict != "undecided":
        return known
    whole = Whole(puzzle, format)
    whole.add(known.pictures)
    work: Any = as_completed(timeout=None if end is None else max(0.0, end - time.monotonic()))
    pending: dict[Future, tuple[str, float]] = {}

    def submit(parts: list[str], seconds: float) -> None:
        for part in parts:
            future = client.submit(decide, part, seconds, pure=False)
            pending[future] = part, seconds
            work.add(future)

    try:
        submit(split(puzzle, cubes, format=format), slice)
        for future in work:
            part, seconds = pending.pop(future)
            error = future.exception()
            if isinstance(error, KilledWorker):
                # The cube may need more memory than a worker has; its parts need less.
                found: Found = "undecided", [], split(part, PARTS)
            elif error is not None:
                raise error
            else:
                found = future.result()
            submit(found[2], seconds * 2)
            if whole.add(found[1]):
                return whole.verdict(is_decided=True)
    except (TimeoutError, asyncio.TimeoutError):
        return whole.verdict(is_decided=False)
    finally:
        client.cancel(list(pending))
    return whole.verdict(is_decided=True)
