"""Decides millions of puzzles, by Spark: ``pip install 'nonosat[spark]'``.

The first pass gives each puzzle a short time, many puzzles in a task. The second pass gives each
undecided puzzle a task and more time. Spark retries failed tasks. ``docs/RESEARCH.md`` has the
rest.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as sql
from pyspark.sql.types import StringType, StructType

from nonosat import BadPuzzle, Verdict, check_many

__all__ = ["check"]

Batches = Iterator[pa.RecordBatch]

#: The columns that are added.
COLUMNS = ("verdict", "answer")
#: Most tasks of a pass; tasks of larger frames have several puzzles.
TASKS = 100_000


def check(
    frame: DataFrame,
    puzzle: str = "puzzle",
    *,
    limits: tuple[float, float] = (0.2, 60.0),
) -> DataFrame:
    """Adds two columns to a data frame, ``verdict`` and ``answer``.

    ``verdict`` is ``unique``, ``several``, ``none``, ``undecided`` or ``error``; ``answer`` is the
    JSON of ``nonosat batch``. ``limits`` has two time limits in seconds: for a puzzle in the first
    pass, and for an undecided one in the second. The passes run before this returns.
    """
    taken = [name for name in COLUMNS if name in frame.columns]
    if taken:
        raise ValueError(f"the data frame has a column {taken[0]} already")
    first = _checked(frame, puzzle, limits[0]).persist()
    # Equal puzzles have equal verdicts, so the puzzle itself is the key.
    left = _undecided(first, puzzle).distinct().persist()
    if left.isEmpty():
        return first
    second = _checked(_row_a_task(left), puzzle, limits[1]).persist()
    later = second.withColumnsRenamed({name: f"later_{name}" for name in COLUMNS})
    # Keeps every row of the first pass; later answers replace only undecided ones.
    is_left = sql.col("verdict") == "undecided"
    columns = [
        sql.when(is_left, sql.coalesce(f"later_{name}", name)).otherwise(sql.col(name)).alias(name)
        for name in COLUMNS
    ]
    return first.join(later, puzzle, "left").select(*frame.columns, *columns)


def _schema(frame: DataFrame) -> StructType:
    schema = StructType(list(frame.schema.fields))
    for name in COLUMNS:
        schema = schema.add(name, StringType())
    return schema


def _checked(frame: DataFrame, column: str, limit: float) -> DataFrame:
    return frame.mapInArrow(_checking(column, limit), _schema(frame))


def _undecided(frame: DataFrame, puzzle: str) -> DataFrame:
    return frame.where("verdict = 'undecided'").select(puzzle)


def _row_a_task(frame: DataFrame) -> DataFrame:
    return frame.repartition(max(1, min(frame.count(), TASKS)))


def _columns_of(answer: Verdict | BadPuzzle) -> tuple[str, str]:
    if isinstance(answer, Verdict):
        return answer.verdict, answer.to_json()
    failure = {"error": str(answer), "kind": "file", "problems": answer.problems}
    return "error", json.dumps(failure, ensure_ascii=False, separators=(",", ":"))


def _checking(column: str, limit: float) -> Callable[[Batches], Batches]:
    def work(batches: Batches) -> Batches:
        for batch in batches:
            texts = batch.column(batch.schema.get_field_index(column)).to_pylist()
            # A missing value counts as an empty text, which is no puzzle.
            puzzles = ("" if text is None else text for text in texts)
            answers = [_columns_of(answer) for answer in check_many(puzzles, time_limit=limit)]
            columns: list[Any] = [*batch.columns]
            columns += [pa.array(list(texts), pa.string()) for texts in zip(*answers)]
            names = [*batch.schema.names, *COLUMNS]
            yield pa.RecordBatch.from_arrays(columns, names=names)

    return work
