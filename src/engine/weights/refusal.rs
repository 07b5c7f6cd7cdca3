//! Why a checker refuses something.

/// Why a bundle is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct Refusal {
    /// The file, with the line number if known.
    pub place: String,
    /// What was found and what was expected.
    pub problem: String,
}

/// Refuses a place of a bundle.
///
/// # Errors
/// Always: the refusal.
pub fn refuse<T>(place: &str, problem: impl ToString) -> Result<T, Refusal> {
    Err(Refusal { place: place.to_owned(), problem: problem.to_string() })
}
