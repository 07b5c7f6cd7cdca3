"""The compiled module: returns JSON and bytes, of which the package makes objects."""

from typing import final

__version__: str
__all__ = [
    "Pool",
    "__version__",
    "check",
    "convert",
    "count",
    "explain",
    "prove",
    "render",
    "solve",
    "verify",
]

def check(
    puzzle: str | bytes,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> str: ...
def solve(
    puzzle: str | bytes,
    limit: int,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> list[list[str]]: ...
def count(
    puzzle: str | bytes,
    limit: int | None = None,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> str: ...
def explain(
    puzzle: str | bytes,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> str: ...
def convert(
    puzzle: str | bytes,
    to: str,
    lossy: bool = False,
    format: str | None = None,
    lang: str | None = None,
) -> tuple[str, list[str]]: ...
def verify(
    puzzle: str | bytes, picture: list[str], format: str | None = None, lang: str | None = None
) -> None: ...
def render(
    puzzle: str | bytes,
    to: str,
    theme: str,
    picture: list[str] | None = None,
    ambiguous: list[int] = ...,
    format: str | None = None,
    lang: str | None = None,
) -> bytes: ...
def prove(
    puzzle: str | bytes,
    form: str | None = None,
    time_limit: float | None = None,
    format: str | None = None,
    lang: str | None = None,
) -> dict[str, bytes]: ...
@final
class Pool:
    def __new__(cls, jobs: int, time_limit: float | None = None) -> Pool: ...
    def submit(
        self, puzzle: str | bytes, format: str | None = None, lang: str | None = None
    ) -> None: ...
    def take(self, wait: bool) -> str | None: ...
    def close(self) -> None: ...
