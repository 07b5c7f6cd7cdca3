//! The formula of a puzzle, for solvers outside this library.
//!
//! In: a solver that has done nothing yet. Out: an [`Encoding`].

use super::{Event, Solver, deduce};
use crate::encoding::{Encoding, encode, encode_clues};
use crate::propagation::{Limit, NoObserver, Outcome};

impl Solver<'_> {
    /// The formula of the puzzle: the cells that line solving and probing leave open. If these refute
    /// the puzzle, the formula of its clues alone, which is then unsatisfiable.
    ///
    /// # Errors
    /// [`Limit`] if the formula would be too large or the budget is over.
    pub fn formula(self) -> Result<Encoding, Limit> {
        let (puzzle, options, mut events) = self.into_request();
        let encoding = match deduce(puzzle, options, &mut NoObserver, &mut events) {
            Outcome::Found(known) => encode(puzzle, &known, &options.encode, &options.budget)?,
            Outcome::None(_) => encode_clues(puzzle, &options.encode, &options.budget)?,
            Outcome::Limit(limit) => return Err(limit),
        };
        events.send(Event::encoded(std::slice::from_ref(&encoding)));
        Ok(encoding)
    }

    /// The formula of the clues and the givens alone, without line solving and probing.
    ///
    /// # Errors
    /// Same as [`Solver::formula`].
    pub fn formula_of_clues(self) -> Result<Encoding, Limit> {
        let (puzzle, options, mut events) = self.into_request();
        let encoding = encode_clues(puzzle, &options.encode, &options.budget)?;
        events.send(Event::encoded(std::slice::from_ref(&encoding)));
        Ok(encoding)
    }
}
