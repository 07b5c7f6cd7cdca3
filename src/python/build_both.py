"""Builds wheels by maturin, with the program `nonosat` beside the module.

maturin puts a module or a program into a wheel, not both; what lies in the folder `SCRIPTS` goes
along. The program stays a program of its own: it starts in a thirtieth of the time that Python
takes, and Ctrl-C and pipes are its own affair.
"""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import maturin
from maturin import (
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]

HERE = Path(__file__).parent
SCRIPTS = HERE / "nonosat._nonosat.data" / "scripts"


def lay_program() -> None:
    """Builds the program and puts it where maturin takes it from."""
    # In a clone two folders up, in a source distribution here.
    root = next(folder for folder in (HERE, *HERE.parents) if (folder / "Cargo.lock").exists())
    target = Path(os.environ.get("CARGO_TARGET_DIR") or root / "target")
    name = "nonosat.exe" if os.name == "nt" else "nonosat"
    build = ["cargo", "build", "--release", "--locked", "--bin", "nonosat"]
    subprocess.run([*build, "--target-dir", target.absolute()], cwd=root, check=True)
    SCRIPTS.mkdir(parents=True, exist_ok=True)
    shutil.copy2(target / "release" / name, SCRIPTS / name)


def build_wheel(
    wheel_directory: str,
    config_settings: Mapping[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    lay_program()
    name: str = maturin.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_editable(
    wheel_directory: str,
    config_settings: Mapping[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    lay_program()
    name: str = maturin.build_editable(wheel_directory, config_settings, metadata_directory)
    return name
