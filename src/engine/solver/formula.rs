//! The formula of a puzzle, for solvers outside this library.
//!
//! In: a solver that has done nothing yet. Out: an [`Encoding`].

use super::{Event, Limit, Outcome, Solver};
use crate::encoding::{Encoding, encode, encode_clues};
use crate::propagation::NoObserver;

impl Solver<'_> {
    /// The formula of the puzzle: the cells that line solving and probing leave open. If these refute
    /// the puzzle, the formula of its clues alone, which is then unsatisfiable.
    ///
    /// # Errors
    /// [`Limit`] if the formula would be too large or the budget is over.
    pub fn formula(mut self) -> Result<Encoding, Limit> {
        let deduction = self.deduction(&mut NoObserver);
        let (puzzle, options, events) = self.request();
        let encoding = match deduction {
            Ok(Outcome::Found(known)) => encode(puzzle, &known, &options.encode, &options.budget)?,
            Ok(Outcome::Limit(limit)) => return Err(limit),
            Ok(Outcome::None(_)) | Err(_) => {
                encode_clues(puzzle, &options.encode, &options.budget)?
            }
        };
        events.send(Event::encoded(std::slice::from_ref(&encoding)));
        Ok(encoding)
    }

    /// The formula of the clues and the givens alone, without line solving and probing.
    ///
    /// # Errors
    /// Same as [`Solver::formula`].
    pub fn formula_of_clues(mut self) -> Result<Encoding, Limit> {
        let (puzzle, options, events) = self.request();
        let encoding = encode_clues(puzzle, &options.encode, &options.budget)?;
        events.send(Event::encoded(std::slice::from_ref(&encoding)));
        Ok(encoding)
    }
}
