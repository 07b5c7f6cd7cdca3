//! nonosat for Python: what the library answers, as the one JSON of answers or as bytes.
//!
//! In: puzzles as text or bytes. Out: JSON, pictures, files; the Python beside this makes objects
//! of them. Invariants: other threads of Python go on while something is worked on; Ctrl-C ends it;
//! a defect is an exception. Reads: the library.

mod answer;
mod asked;
mod pool;
mod refused;
mod x;

use pyo3::prelude::*;

/// What the package `nonosat` is made of.
#[pymodule(gil_used = false)]
mod _nonosat {
    #[pymodule_export]
    use crate::answer::{check, convert, count, explain, prove, render, solve, split, verify};
    #[pymodule_export]
    use crate::pool::Pool;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
