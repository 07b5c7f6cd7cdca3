//! DIMACS text: writes formulas for SAT solvers and reads their answers.
//!
//! In: a [`Cnf`]; a solver's output. Out: text; an [`Answer`].
//! Invariants: equal formulas give equal bytes; reading never panics.
//! Source: "Satisfiability: Suggested Format", DIMACS 1993, and the output
//! format of the SAT competitions (`s` and `v` lines).

use super::{Cnf, Lit, Model};
use std::fmt::Display;
use std::io::{self, Write};

/// Writes the comments as `c` lines, the `p cnf` line and one line per clause.
///
/// # Errors
/// Errors of `out`.
pub fn write(
    out: &mut impl Write,
    cnf: &Cnf,
    comments: impl Iterator<Item = impl Display>,
) -> io::Result<()> {
    let mut out = io::BufWriter::with_capacity(1 << 16, out);
    for comment in comments {
        writeln!(out, "c {comment}")?;
    }
    writeln!(out, "p cnf {} {}", cnf.var_count(), cnf.clause_count())?;
    cnf.clauses().try_for_each(|clause| write_clause(&mut out, clause))?;
    out.flush()
}

/// Writes one clause as a line.
///
/// # Errors
/// Errors of `out`.
pub(crate) fn write_clause(out: &mut impl Write, clause: &[Lit]) -> io::Result<()> {
    // Formulas have millions of literals, and `itoa` is faster than `write!`.
    let mut digits = itoa::Buffer::new();
    for lit in clause {
        out.write_all(digits.format(lit.to_dimacs()).as_bytes())?;
        out.write_all(b" ")?;
    }
    out.write_all(b"0\n")
}

/// A solver's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Satisfiable, with the values if the solver printed any. Variables that it left out are
    /// false.
    Sat(Option<Model>),
    /// Unsatisfiable.
    Unsat,
    /// The solver gave up.
    Unknown,
}

/// Reads a solver's output for a formula of `var_count` variables.
///
/// Accepts `s` and `v` lines in any order, and the bare words and numbers of minisat and its
/// result file. Ignores other lines.
///
/// # Errors
/// [`AnswerError`], with the line, if there is no answer, two different ones or a bad value.
pub fn read_answer(text: &[u8], var_count: usize) -> Result<Answer, AnswerError> {
    let mut answer = None;
    let mut values: Option<Vec<bool>> = None;
    for (index, line) in text.split(|&byte| byte == b'\n').enumerate() {
        let number = index + 1;
        let line = line.trim_ascii();
        if let Some(word) = status(line) {
            if answer.as_ref().is_some_and(|answer| *answer != word) {
                return Err(AnswerError::TwoAnswers { number });
            }
            answer = Some(word);
        } else if let Some(numbers) = values_of(line) {
            let values = values.get_or_insert_with(|| vec![false; var_count]);
            read_values(numbers, values)
                .map_err(|wrong_value| AnswerError::Value { number, found: wrong_value })?;
        }
    }
    match answer {
        Some(Answer::Sat(_)) => Ok(Answer::Sat(values.map(Model::new))),
        answer => answer.ok_or(AnswerError::NoAnswer),
    }
}

/// The answer of a line, without values; `None` if the line is of another kind.
fn status(line: &[u8]) -> Option<Answer> {
    let word = line.strip_prefix(b"s ").map_or(line, <[u8]>::trim_ascii);
    match word {
        b"SATISFIABLE" | b"SAT" => Some(Answer::Sat(None)),
        b"UNSATISFIABLE" | b"UNSAT" => Some(Answer::Unsat),
        b"UNKNOWN" | b"INDETERMINATE" | b"INDET" => Some(Answer::Unknown),
        _ => None,
    }
}

/// The numbers of a line of values: after `v`, or on a line of numbers only that ends in 0.
fn values_of(line: &[u8]) -> Option<&[u8]> {
    if let Some(numbers) = line.strip_prefix(b"v") {
        return numbers.first().is_none_or(u8::is_ascii_whitespace).then_some(numbers);
    }
    let is_number = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'-' | b' ');
    let ends = line == b"0" || line.ends_with(b" 0");
    (ends && line.iter().all(is_number)).then_some(line)
}

/// Enters the values; fails with the first word that is no literal of the formula.
fn read_values(numbers: &[u8], values: &mut [bool]) -> Result<(), String> {
    let words = numbers.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    for word in words {
        let number = std::str::from_utf8(word).ok().and_then(|word| word.parse::<i32>().ok());
        if number == Some(0) {
            continue;
        }
        let lit = number.and_then(Lit::from_dimacs);
        match lit.and_then(|lit| Some((lit, values.get_mut(lit.var().index())?))) {
            Some((lit, value)) => *value = lit.is_positive(),
            None => return Err(String::from_utf8_lossy(&word[..word.len().min(20)]).into_owned()),
        }
    }
    Ok(())
}

/// Why a solver's output is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AnswerError {
    /// No line gives an answer.
    #[error("no answer, expected a line `s SATISFIABLE` or `s UNSATISFIABLE`")]
    NoAnswer,
    /// Two lines contradict each other.
    #[error("line {number}: a second, different answer")]
    TwoAnswers {
        /// The line, from 1.
        number: usize,
    },
    /// A value is not a literal of the formula.
    #[error("line {number}: found `{found}`, expected a literal of the formula")]
    Value {
        /// The line, from 1.
        number: usize,
        /// The word.
        found: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_formula_is_written_line_by_line() {
        let mut cnf = Cnf::new();
        let [a, b] = [cnf.fresh(), cnf.fresh()].map(|var| var.unwrap().positive());
        cnf.add(&[a, !b]).unwrap();
        cnf.add(&[]).unwrap();
        let mut text = Vec::new();
        write(&mut text, &cnf, ["one", "two"].iter()).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), "c one\nc two\np cnf 2 2\n1 -2 0\n0\n");
    }

    #[track_caller]
    fn check(text: &str, want: Result<Answer, &str>) {
        let found = read_answer(text.as_bytes(), 3).map_err(|error| error.to_string());
        assert_eq!(found, want.map_err(str::to_owned), "{text:?}");
    }

    fn sat(values: [bool; 3]) -> Result<Answer, &'static str> {
        Ok(Answer::Sat(Some(Model::new(values.to_vec()))))
    }

    #[test]
    fn outputs_of_solvers_in_use() {
        let model = [true, false, true];
        // cadical, kissat, cryptominisat5, picosat
        check("c hi\ns SATISFIABLE\nv 1 -2 3 0\n", sat(model));
        check("s SATISFIABLE\r\nv 1\r\nv -2 3\r\nv 0\r\n", sat(model));
        check("s UNSATISFIABLE\n", Ok(Answer::Unsat));
        check("s UNKNOWN\n", Ok(Answer::Unknown));
        // clasp prints the values first
        check("c Answer: 1\nv 1 -2 3 0\ns SATISFIABLE\n", sat(model));
        // minisat's result file, and what it prints
        check("SAT\n1 -2 3 0\n", sat(model));
        check("UNSAT\n", Ok(Answer::Unsat));
        check("INDET\n", Ok(Answer::Unknown));
        check("|  Number of variables: 3 |\n\nSATISFIABLE\n", Ok(Answer::Sat(None)));
        // variables left out are false
        check("s SATISFIABLE\nv 3 0\n", sat([false, false, true]));
    }

    #[test]
    fn what_is_no_answer_is_refused_with_the_line() {
        check("", Err("no answer, expected a line `s SATISFIABLE` or `s UNSATISFIABLE`"));
        check("v 1 0\n", Err("no answer, expected a line `s SATISFIABLE` or `s UNSATISFIABLE`"));
        check("SAT\n4 0\n", Err("line 2: found `4`, expected a literal of the formula"));
        check(
            "s SATISFIABLE\nv x 0\n",
            Err("line 2: found `x`, expected a literal of the formula"),
        );
        check("SAT\nUNSAT\n", Err("line 2: a second, different answer"));
        let huge = "s SATISFIABLE\nv -2147483648 0\n";
        check(huge, Err("line 2: found `-2147483648`, expected a literal of the formula"));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]
        #[test]
        fn any_bytes_are_answered_or_refused(text in "[sv \n0-9SATUNISFIABLE-]{0,80}", more: Vec<u8>) {
            let _ = read_answer(text.as_bytes(), 5);
            let _ = read_answer(&more, 5);
        }
    }
}
