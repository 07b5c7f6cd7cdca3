"""Puzzles in a data frame of a real Spark, of which a worker is killed."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import nonosat
import nonosat.spark
import pytest
from pyspark.sql import SparkSession

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from boards import noise, pigeons  # noqa: E402

SEVERAL = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n"
BAD = "rect 2 2\n#ffffff #000000\n3a\n1a\n1a\n1a\n"


@pytest.fixture(scope="module")
def spark() -> Iterator[SparkSession]:
    os.environ |= {"SPARK_LOCAL_IP": "127.0.0.1", "SPARK_LOCAL_HOSTNAME": "localhost"}
    os.environ["PYSPARK_PYTHON"] = sys.executable
    # Two workers, and a task is tried four times, as on a cluster.
    builder = SparkSession.builder.master("local[2,4]").config("spark.ui.enabled", False)
    session = builder.config("spark.sql.shuffle.partitions", 4).getOrCreate()
    yield session
    session.stop()


def test_each_row_has_the_verdict_that_it_has_alone(spark: SparkSession) -> None:
    puzzles = [noise(20), SEVERAL, BAD, None, SEVERAL]
    rows = [(number, puzzle) for number, puzzle in enumerate(puzzles)]
    frame = spark.createDataFrame(rows, "id int, text string").repartition(2)
    answered = nonosat.spark.check(frame, "text").orderBy("id").collect()
    assert [row["text"] for row in answered] == puzzles
    assert [row["verdict"] for row in answered[1:]] == ["several", "error", "error", "several"]
    assert answered[0]["answer"] == nonosat.check(noise(20)).to_json()
    assert json.loads(answered[2]["answer"])["problems"][0]["line"] == 3
    with pytest.raises(ValueError, match="verdict"):
        nonosat.spark.check(nonosat.spark.check(frame, "text"), "text")


def test_an_undecided_puzzle_gets_more_time(spark: SparkSession) -> None:
    puzzles = [(pigeons(6),), (noise(30),), (SEVERAL,), (pigeons(6),), (noise(200),)]
    frame = spark.createDataFrame(puzzles, "puzzle string")
    # Nothing is decided in the first pass, and one puzzle never is.
    answered = nonosat.spark.check(frame, limits=(0.0, 1.0))
    found = sorted(row["verdict"] for row in answered.collect())
    assert found == ["none", "none", "several", "several", "undecided"]


def test_a_killed_worker_changes_nothing(spark: SparkSession, tmp_path: Path) -> None:
    dead = tmp_path / "dead"
    check_many = nonosat.spark.check_many

    def check_and_die(*args: object, **more: object) -> Iterator[object]:
        for number, answer in enumerate(check_many(*args, **more)):  # type: ignore[arg-type]
            if number == 20 and not dead.exists():
                dead.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            yield answer

    rows = [(number, noise(10 + number % 5)) for number in range(400)]
    frame = spark.createDataFrame(rows, "id int, puzzle string").repartition(4)
    alone = {noise(side): nonosat.check(noise(side)).to_json() for side in range(10, 15)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nonosat.spark, "check_many", check_and_die)
        answered = nonosat.spark.check(frame).collect()
    assert dead.exists()
    assert sorted(row["id"] for row in answered) == list(range(400))
    assert all(row["answer"] == alone[row["puzzle"]] for row in answered)
