//! An LRAT checker: does the proof refute the formula?
//!
//! In: a formula, the text of a proof. Out: the number of steps, or the first line that is wrong.
//! Invariants: the checker trusts only the formula and never searches; memory is proportional to
//! the formula and the proof.
//!
//! A step is accepted if unit propagation along its hints ends in a conflict. Its literals are
//! assumed false; each hint but the last must be unit, and the last must be false. The format is
//! strict: one step per line, one blank between words, a line end after each line, nothing after
//! the empty clause.
//! Source: L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P. Schneider-Kamp, "Efficient
//! certified RAT verification" (CADE 2017), without the part for clauses that are not RUP.

use crate::cnf::{Cnf, Lit};

/// Why a proof is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct Refused {
    /// The line of the proof, from 1; one past the last if something is missing.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// Not a number.
    #[error("found `{0}`, expected a number")]
    Number(String),
    /// The last line has no line end.
    #[error("the file ends before the line does")]
    NoLineEnd,
    /// A line follows the empty clause.
    #[error("something stands behind the empty clause")]
    BehindEmpty,
    /// The line ends before its 0.
    #[error("the line ends before its 0")]
    Unfinished,
    /// Something follows the last 0 of the line.
    #[error("something stands behind the last 0")]
    Behind,
    /// The number of the step is not the next one.
    #[error("found step {found}, expected {expected}")]
    Step {
        /// The number that stands there.
        found: i64,
        /// The number that should stand there.
        expected: usize,
    },
    /// A literal of a variable that the formula does not have.
    #[error("the formula has no variable for literal {0}")]
    Literal(i64),
    /// A hint or a deletion names a clause that no earlier line added, or that was deleted.
    #[error("there is no clause {0} here")]
    NoClause(i64),
    /// A hint is not unit: it has several open literals, or its open literal is true already.
    #[error("clause {0} leaves more than one literal open, or says what was known")]
    Idle(i64),
    /// The hints end without a conflict.
    #[error("the clauses named do not lead to a contradiction")]
    NoContradiction,
    /// A hint follows the conflict.
    #[error("clause {0} comes after the contradiction")]
    TooMany(i64),
    /// There is no empty clause.
    #[error("the proof ends without the empty clause")]
    NoEnd,
}

/// Checks a proof; returns the number of its steps.
///
/// # Errors
/// [`Refused`], with the first line that is wrong.
pub fn check(formula: &Cnf, proof: &[u8]) -> Result<usize, Refused> {
    let mut checker = Checker::new(formula);
    let (mut line, mut unread, mut is_refuted) = (0, proof, false);
    while !unread.is_empty() {
        line += 1;
        let refusal = |problem| Refused { line, problem };
        if is_refuted {
            return Err(refusal(Problem::BehindEmpty));
        }
        let end = unread.iter().position(|&byte| byte == b'\n');
        let end = end.ok_or_else(|| refusal(Problem::NoLineEnd))?;
        is_refuted = checker.line(&unread[..end]).map_err(refusal)?;
        unread = &unread[end + 1..];
    }
    match is_refuted {
        true => Ok(checker.ends.len() - formula.clause_count()),
        false => Err(Refused { line: line + 1, problem: Problem::NoEnd }),
    }
}

struct Checker {
    literals: Vec<Lit>,
    /// Where each clause, counted from 0, ends in `literals`.
    ends: Vec<usize>,
    is_deleted: Vec<bool>,
    /// For each literal, by code: the last step that made it false.
    false_for: Vec<usize>,
}

impl Checker {
    fn new(formula: &Cnf) -> Checker {
        let mut checker = Checker {
            literals: Vec::with_capacity(formula.literal_count()),
            ends: Vec::with_capacity(formula.clause_count()),
            is_deleted: vec![false; formula.clause_count()],
            false_for: vec![usize::MAX; 2 * formula.var_count()],
        };
        for clause in formula.clauses() {
            checker.literals.extend_from_slice(clause);
            checker.ends.push(checker.literals.len());
        }
        checker
    }

    /// Checks one line and applies it. Did it add the empty clause?
    fn line(&mut self, text: &[u8]) -> Result<bool, Problem> {
        let mut words = text.split(|&byte| byte == b' ');
        let number = number(words.next().ok_or(Problem::Unfinished)?)?;
        let mut first = words.next().ok_or(Problem::Unfinished)?;
        let is_deletion = first == b"d";
        // A deletion has the number of the step before it.
        let expected = self.ends.len() + usize::from(!is_deletion);
        if number != expected as i64 {
            return Err(Problem::Step { found: number, expected });
        }
        if is_deletion {
            return self.delete(&mut words).map(|()| false);
        }
        let start = self.literals.len();
        while first != b"0" {
            self.falsify(first, expected)?;
            first = words.next().ok_or(Problem::Unfinished)?;
        }
        let end = self.literals.len();
        self.follow(&mut words, expected)?;
        self.ends.push(end);
        self.is_deleted.push(false);
        Ok(start == end)
    }

    /// Adds a literal to the new clause and makes it false.
    fn falsify(&mut self, word: &[u8], step: usize) -> Result<(), Problem> {
        let literal = number(word)?;
        let lit = i32::try_from(literal).ok().and_then(Lit::from_dimacs);
        let place = lit.map(|lit| lit.code() as usize);
        let Some((lit, place)) = lit.zip(place).filter(|&(_, place)| place < self.false_for.len())
        else {
            return Err(Problem::Literal(literal));
        };
        self.false_for[place] = step;
        self.literals.push(lit);
        Ok(())
    }

    /// Propagates along the hints until a conflict.
    fn follow<'a>(
        &mut self,
        words: &mut impl Iterator<Item = &'a [u8]>,
        step: usize,
    ) -> Result<(), Problem> {
        let mut is_contradiction = false;
        loop {
            let clause_number = number(words.next().ok_or(Problem::Unfinished)?)?;
            if clause_number == 0 {
                break;
            }
            if is_contradiction {
                return Err(Problem::TooMany(clause_number));
            }
            let place = self.place(clause_number)?;
            let start = place.checked_sub(1).map_or(0, |previous| self.ends[previous]);
            let clause = &self.literals[start..self.ends[place]];
            let is_open = |lit: &&Lit| self.false_for[lit.code() as usize] != step;
            let mut open = clause.iter().filter(is_open);
            match (open.next(), open.next()) {
                (None, _) => is_contradiction = true,
                (Some(&lit), None) if self.false_for[(!lit).code() as usize] != step => {
                    self.false_for[(!lit).code() as usize] = step;
                }
                _ => return Err(Problem::Idle(clause_number)),
            }
        }
        match (words.next(), is_contradiction) {
            (Some(_), _) => Err(Problem::Behind),
            (None, true) => Ok(()),
            (None, false) => Err(Problem::NoContradiction),
        }
    }

    fn delete<'a>(&mut self, words: &mut impl Iterator<Item = &'a [u8]>) -> Result<(), Problem> {
        loop {
            let clause_number = number(words.next().ok_or(Problem::Unfinished)?)?;
            if clause_number == 0 {
                break;
            }
            let place = self.place(clause_number)?;
            self.is_deleted[place] = true;
        }
        if words.next().is_some() { Err(Problem::Behind) } else { Ok(()) }
    }

    /// The index of the clause with this number, if it exists.
    fn place(&self, number: i64) -> Result<usize, Problem> {
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let is_there = |place: &usize| self.is_deleted.get(*place) == Some(&false);
        place.filter(is_there).ok_or(Problem::NoClause(number))
    }
}

/// A number of at most ten digits without leading zeros.
fn number(word: &[u8]) -> Result<i64, Problem> {
    let (is_negative, digits) = match word.split_first() {
        Some((b'-', digits)) => (true, digits),
        _ => (false, word),
    };
    let is_number = (1..=10).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
    let is_number = is_number && (digits[0] != b'0' || word == b"0");
    let digits = digits.iter().take(10).map(|digit| i64::from(digit & 0xf));
    let number = digits.fold(0, |number, digit| 10 * number + digit);
    is_number.then_some(if is_negative { -number } else { number }).ok_or_else(|| {
        let beginning = word.iter().take(20).copied().collect::<Vec<u8>>();
        Problem::Number(String::from_utf8_lossy(&beginning).into_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All four clauses over variables 1 and 2, and one more; clauses 1 to 5.
    fn formula() -> Cnf {
        let text = b"p cnf 3 5\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n1 2 3 0\n";
        crate::cnf::read_formula(text).unwrap()
    }

    #[track_caller]
    fn accepted(proof: &str, steps: usize) {
        assert_eq!(check(&formula(), proof.as_bytes()), Ok(steps), "{proof}");
    }

    #[track_caller]
    fn refused(proof: &str, line: usize, problem: Problem) {
        assert_eq!(check(&formula(), proof.as_bytes()), Err(Refused { line, problem }), "{proof}");
    }

    #[test]
    fn steps_that_follow_are_counted_and_deletions_are_not() {
        accepted("6 2 0 1 2 0\n7 0 6 3 4 0\n", 2);
        accepted("6 -2 0 3 4 0\n7 0 6 1 2 0\n", 2);
        accepted("6 2 -3 0 1 2 0\n7 3 2 0 1 2 0\n8 2 0 6 7 0\n9 0 8 3 4 0\n", 4);
        accepted("5 d 0\n6 2 0 1 2 0\n6 d 1 2 5 0\n7 0 6 3 4 0\n", 2);
        let already = crate::cnf::read_formula(b"p cnf 1 2\n1 0\n-1 0\n").unwrap();
        assert_eq!(check(&already, b"3 0 1 2 0\n"), Ok(1));
    }

    #[test]
    fn a_proof_ends_with_the_empty_clause() {
        refused("", 1, Problem::NoEnd);
        refused("6 2 0 1 2 0\n", 2, Problem::NoEnd);
        refused("6 2 0 1 2 0\n7 0 6 3 4 0", 2, Problem::NoLineEnd);
        refused("6 2 0 1 2 0\n7 0 6 3 4 0\n8 0 6 3 4 0\n", 3, Problem::BehindEmpty);
        refused("6 2 0 1 2 0\n7 0 6 3 4 0\n\n", 3, Problem::BehindEmpty);
    }

    #[test]
    fn a_line_is_a_step_or_a_deletion_and_no_more() {
        refused("\n", 1, Problem::Number(String::new()));
        for unfinished in ["6\n", "6 2\n", "6 2 0\n", "6 2 0 1 2\n", "5 d\n", "5 d 1\n"] {
            refused(unfinished, 1, Problem::Unfinished);
        }
        for longer in ["6 2 0 1 2 0 \n", "6 2 0 1 2 0 0\n", "6 2 0 0 0\n", "5 d 1 0 2\n"] {
            refused(longer, 1, Problem::Behind);
        }
        refused("7 2 0 1 2 0\n", 1, Problem::Step { found: 7, expected: 6 });
        refused("5 2 0 1 2 0\n", 1, Problem::Step { found: 5, expected: 6 });
        refused("-6 2 0 1 2 0\n", 1, Problem::Step { found: -6, expected: 6 });
        refused("6 d 1 0\n", 1, Problem::Step { found: 6, expected: 5 });
        refused("6 2 0 1 2 0\n6 -2 0 3 4 0\n", 2, Problem::Step { found: 6, expected: 7 });
    }

    #[test]
    fn numbers_have_up_to_ten_digits_and_one_spelling() {
        for word in ["x", "06", "-0", "+6", "6.", "--6", "-", "12345678901", "\u{7f}", "6\r"] {
            refused(&format!("{word} 2 0 1 2 0\n"), 1, Problem::Number(word.to_owned()));
            refused(&format!("6 {word} 0 1 2 0\n"), 1, Problem::Number(word.to_owned()));
            refused(&format!("6 2 0 {word} 2 0\n"), 1, Problem::Number(word.to_owned()));
            refused(&format!("5 d {word} 0\n"), 1, Problem::Number(word.to_owned()));
        }
        let long = "7".repeat(99);
        refused(&format!("{long} 2 0\n"), 1, Problem::Number("7".repeat(20)));
        refused("1234567890 2 0\n", 1, Problem::Step { found: 1_234_567_890, expected: 6 });
        for literal in [4, -4, 1_000_000, 2_147_483_648, -9_999_999_999] {
            refused(&format!("6 {literal} 0 1 2 0\n"), 1, Problem::Literal(literal));
        }
    }

    #[test]
    fn hints_name_clauses_that_are_there() {
        for number in [6, 7, -1, 9_999_999_999] {
            refused(&format!("6 2 0 {number} 0\n"), 1, Problem::NoClause(number));
            refused(&format!("5 d {number} 0\n"), 1, Problem::NoClause(number));
        }
        refused("5 d 1 0\n6 2 0 1 2 0\n", 2, Problem::NoClause(1));
        refused("5 d 1 1 0\n", 1, Problem::NoClause(1));
        refused("6 2 0 1 2 0\n6 d 6 0\n7 0 6 3 4 0\n", 3, Problem::NoClause(6));
    }

    #[test]
    fn hints_lead_to_a_contradiction_one_literal_at_a_time() {
        refused("6 0 1 2 0\n", 1, Problem::Idle(1));
        refused("6 2 0 5 2 0\n", 1, Problem::Idle(5));
        refused("6 2 0 1 1 0\n", 1, Problem::Idle(1));
        refused("6 2 0 0\n", 1, Problem::NoContradiction);
        refused("6 2 0 1 0\n", 1, Problem::NoContradiction);
        refused("6 2 0 1 2 3 0\n", 1, Problem::TooMany(3));
        // What one step assumes, the next one does not know.
        refused("6 2 0 1 2 0\n7 0 1 2 0\n", 2, Problem::Idle(1));
        // A clause that contains a literal and its negation follows from nothing.
        refused("6 1 -1 0 0\n", 1, Problem::NoContradiction);
    }
}
