//! The compiled module of the Python package: returns the library's answers as JSON or bytes.
//!
//! In: puzzles as text or bytes. Out: JSON, pictures, files, of which `nonosat/*.py` makes objects.
//! Invariants: other Python threads run during a call; Ctrl-C ends it; a panic becomes an
//! exception.

mod answer;
mod input;
mod interrupt;
mod pool;
mod refused;

use pyo3::prelude::*;

/// The private module `nonosat._nonosat`.
#[pymodule(gil_used = false)]
mod _nonosat {
    #[pymodule_export]
    use crate::answer::{check, convert, count, explain, prove, render, solve, verify};
    #[pymodule_export]
    use crate::pool::Pool;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
