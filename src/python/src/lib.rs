//! The compiled module of the Python package: returns the library's answers as JSON or bytes.
//!
//! In: puzzles and images as text or bytes. Out: JSON, pictures, files, of which `nonosat/*.py` makes
//! objects. Invariants: other Python threads run during a call; Ctrl-C ends it; a panic becomes an
//! exception.

mod answer;
mod interrupt;
mod making;
mod mending;
mod pool;
mod question;
mod refused;
mod written;

use pyo3::prelude::*;

/// The private module `nonosat._nonosat`.
#[pymodule(gil_used = false)]
mod _nonosat {
    #[pymodule_export]
    use crate::answer::{check, count, explain, hint, prove, solve};
    #[pymodule_export]
    use crate::making::{make_image, make_random, scan};
    #[pymodule_export]
    use crate::mending::{mend, weaken};
    #[pymodule_export]
    use crate::pool::Pool;
    #[pymodule_export]
    use crate::question::Question;
    #[pymodule_export]
    use crate::written::{clues_text, convert, picture_text, render, verify};
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
