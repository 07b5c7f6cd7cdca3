"""Puzzles by the million, by Spark: ``pip install 'nonosat[spark]'``.

Each puzzle is tried for a moment, many in a task; what is left has a task of its own and a longer
time; what is left then is cut into cubes, each of which has a task. Retries are Spark's.
``docs/CLUSTERS.md`` has the rest.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as sql
from pyspark.sql.types import StringType, StructType

from nonosat import BadPuzzle, Verdict, check_many, split
from nonosat._cubes import Whole

__all__ = ["check"]

Batches = Iterator[pa.RecordBatch]

#: What is told of a puzzle.
TOLD = ("verdict", "answer")
#: Most tasks of a pass; a task then has several puzzles.
TASKS = 100_000


def check(
    frame: DataFrame,
    puzzle: str = "puzzle",
    *,
    limits: tuple[float, float] = (0.2, 60.0),
    cubes: int = 64,
) -> DataFrame:
    """The rows of a data frame with two columns more, ``verdict`` and ``answer``.

    ``verdict`` is ``unique``, ``several``, ``none``, ``undecided`` or ``error``; ``answer`` is what
    ``nonosat batch`` tells, as JSON. ``limits`` are the seconds of a puzzle in the first pass and
    of a puzzle or a cube in the others, which run at once, before this returns.
    """
    taken = [name for name in TOLD if name in frame.columns]
    if taken:
        raise ValueError(f"the data frame has a column {taken[0]} already")
    first = _checked(frame, puzzle, limits[0]).persist()
    # Equal puzzles have equal verdicts, so that the puzzle itself tells what is meant.
    left = _undecided(first, puzzle).distinct().persist()
    if left.isEmpty():
        return first
    second = _checked(_row_a_task(left), puzzle, limits[1]).persist()
    hard = _undecided(second, puzzle).persist()
    parts = _row_a_task(hard).mapInArrow(_cutting(cubes), f"`{puzzle}` string, cube string")
    answers = _checked(_row_a_task(parts.persist()), "cube", limits[1])
    answers = answers.groupBy(puzzle).agg(sql.collect_list("answer").alias("answers"))
    third = answers.mapInArrow(_joining, _schema(left)).persist()
    later = second.join(third, puzzle, "left_anti").unionByName(third)
    later = later.withColumnsRenamed({name: f"later_{name}" for name in TOLD})
    # A row of the first pass is a row of the answer, whatever became of it later.
    is_left = sql.col("verdict") == "undecided"
    columns = [
        sql.when(is_left, sql.coalesce(f"later_{name}", name)).otherwise(sql.col(name)).alias(name)
        for name in TOLD
    ]
    return first.join(later, puzzle, "left").select(*frame.columns, *columns)


def _schema(frame: DataFrame) -> StructType:
    schema = StructType(list(frame.schema.fields))
    for name in TOLD:
        schema = schema.add(name, StringType())
    return schema


def _checked(frame: DataFrame, column: str, limit: float) -> DataFrame:
    return frame.mapInArrow(_checking(column, limit), _schema(frame))


def _undecided(frame: DataFrame, puzzle: str) -> DataFrame:
    return frame.where("verdict = 'undecided'").select(puzzle)


def _row_a_task(frame: DataFrame) -> DataFrame:
    return frame.repartition(max(1, min(frame.count(), TASKS)))


def _told(answer: Verdict | BadPuzzle) -> tuple[str, str]:
    if isinstance(answer, Verdict):
        return answer.verdict, answer.to_json()
    told = {"error": str(answer), "kind": "file", "problems": answer.problems}
    return "error", json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _checking(column: str, limit: float) -> Callable[[Batches], Batches]:
    def work(batches: Batches) -> Batches:
        for batch in batches:
            texts = batch.column(batch.schema.get_field_index(column)).to_pylist()
            # What is missing is no puzzle.
            puzzles = ("" if text is None else text for text in texts)
            told = [_told(answer) for answer in check_many(puzzles, time_limit=limit)]
            columns: list[Any] = [*batch.columns]
            columns += [pa.array(list(texts), pa.string()) for texts in zip(*told)]
            names = [*batch.schema.names, *TOLD]
            yield pa.RecordBatch.from_arrays(columns, names=names)

    return work


def _cutting(cubes: int) -> Callable[[Batches], Batches]:
    def work(batches: Batches) -> Batches:
        for batch in batches:
            for puzzle in batch.column(0).to_pylist():
                parts = split(puzzle, cubes)
                columns = [pa.array([puzzle] * len(parts)), pa.array(parts)]
                yield pa.RecordBatch.from_arrays(columns, names=[*batch.schema.names, "cube"])

    return work


def _joining(batches: Batches) -> Batches:
    for batch in batches:
        for puzzle, answers in zip(*(column.to_pylist() for column in batch.columns)):
            whole = Whole(puzzle)
            told = [json.loads(answer) for answer in answers]
            for cube in told:
                whole.takes(cube["pictures"])
            is_decided = all(cube["verdict"] != "undecided" for cube in told)
            row = (puzzle, *_told(whole.verdict(is_decided=is_decided)))
            names = [batch.schema.names[0], *TOLD]
            yield pa.RecordBatch.from_arrays([pa.array([text]) for text in row], names=names)
