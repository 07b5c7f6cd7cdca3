"""One puzzle by real workers of Dask, of which one is killed."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import nonosat
import nonosat.dask
import pytest
from distributed import Client, LocalCluster

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from hard import noise, pigeons  # noqa: E402


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, Client(cluster) as client:
        yield client


@pytest.fixture(autouse=True)
def cut_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nonosat.dask, "FIRST", 0.0)


def test_cubes_that_take_too_long_are_cut_again(client: Client) -> None:
    verdict = nonosat.dask.solve(pigeons(7), client, cubes=4, slice=0.01)
    assert (verdict.verdict, verdict.pictures) == ("none", [])
    assert verdict.reason is not None and verdict.reason["kind"] == "search"
    assert verdict._repr_svg_().startswith("<svg")


def test_two_pictures_end_it(client: Client) -> None:
    puzzle = noise(30)
    verdict = nonosat.dask.solve(puzzle, client, cubes=16)
    assert verdict.verdict == "several" and verdict.differing_cells
    one, other = verdict.pictures
    assert one != other and {*map(len, one + other)} == {30}


def test_a_picture_is_the_only_one_if_no_other_cube_has_one(client: Client) -> None:
    puzzle = Path(__file__).parents[4].joinpath("puzzles", "anchor.non").read_text()
    verdict = nonosat.dask.solve(puzzle, client, cubes=8)
    assert verdict.verdict == "unique"
    assert verdict.pictures == nonosat.check(puzzle).pictures


def test_time_ends_it(client: Client) -> None:
    verdict = nonosat.dask.solve(noise(100), client, cubes=4, slice=0.1, time_limit=1)
    assert verdict.verdict == "undecided"
    assert verdict.reason is not None and verdict.reason["kind"] == "time"


def test_a_killed_worker_changes_nothing(client: Client) -> None:
    address, process = min(client.run(os.getpid).items())

    def kill_at_work() -> None:
        while not client.processing().get(address):
            pass
        os.kill(process, signal.SIGKILL)

    killer = threading.Thread(target=kill_at_work)
    killer.start()
    verdict = nonosat.dask.solve(pigeons(8), client, cubes=16, slice=1)
    killer.join()
    assert verdict.verdict == "none"
    client.wait_for_workers(2)
    assert process not in client.run(os.getpid).values()
