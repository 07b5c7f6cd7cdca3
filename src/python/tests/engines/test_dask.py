"""Puzzles by real workers of Dask, of which one is killed."""

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
from boards import noise, pigeons  # noqa: E402


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, Client(cluster) as client:
        yield client


def test_each_puzzle_has_the_answer_that_it_has_alone(client: Client) -> None:
    puzzles = [noise(10 + number % 5) for number in range(450)] + ["no puzzle"]
    answers = nonosat.dask.check(puzzles, client)
    assert isinstance(answers.pop(), nonosat.BadPuzzle)
    alone = {side: nonosat.check(noise(side)).to_json() for side in range(10, 15)}
    verdicts = [answer.to_json() for answer in answers if isinstance(answer, nonosat.Verdict)]
    assert verdicts == [alone[10 + number % 5] for number in range(450)]


def test_an_undecided_puzzle_gets_more_time(client: Client) -> None:
    answers = nonosat.dask.check([pigeons(6), noise(200)], client, limits=(0.0, 1.0))
    verdicts = [answer.verdict for answer in answers if isinstance(answer, nonosat.Verdict)]
    assert verdicts == ["none", "undecided"]


def test_a_killed_worker_changes_nothing(client: Client) -> None:
    address, process = min(client.run(os.getpid).items())

    def kill_at_work() -> None:
        while not client.processing().get(address):
            pass
        os.kill(process, signal.SIGKILL)

    killer = threading.Thread(target=kill_at_work)
    killer.start()
    answers = nonosat.dask.check([pigeons(7)] * 8, client, limits=(60.0, 60.0))
    killer.join()
    assert [answer.verdict for answer in answers if isinstance(answer, nonosat.Verdict)] == ["none"] * 8
    client.wait_for_workers(2)
    assert process not in client.run(os.getpid).values()
