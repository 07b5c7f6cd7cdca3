//! Reads a formula in DIMACS text, strictly.
//!
//! In: any bytes. Out: a [`Cnf`], or the first line that is wrong. Invariants: clauses keep their
//! order; memory is proportional to the text.
//!
//! Strict means: comments stand before the `p` line only, one blank separates words, no line is
//! blank, no number has a leading zero, and the text ends with a line end.

use super::{Cnf, Lit, MAX_VARS};

/// Why a text is no formula.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: found {found}, expected {expected}")]
pub struct FormulaError {
    /// The line, from 1; one past the last if something is missing.
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

/// Reads a formula: comments, `p cnf VARIABLES CLAUSES`, one clause per line.
///
/// # Errors
/// [`FormulaError`], with the first line that is wrong.
pub fn read_formula(text: &[u8]) -> Result<Cnf, FormulaError> {
    let mut cnf = Cnf::new();
    let mut declared = None;
    let mut clause = Vec::new();
    let mut last = 0;
    let unterminated = text.strip_suffix(b"\n");
    for (index, line) in unterminated.unwrap_or(text).split(|&byte| byte == b'\n').enumerate() {
        let number = index + 1;
        last = number;
        let error = |expected: &str| FormulaError {
            line: number,
            found: format!("`{}`", String::from_utf8_lossy(&line[..line.len().min(40)])),
            expected: expected.to_owned(),
        };
        let Some(clause_count) = declared else {
            if !line.starts_with(b"c") {
                let (vars, clauses) =
                    header(line).ok_or_else(|| error("`p cnf VARIABLES CLAUSES`"))?;
                (0..vars).try_for_each(|_| cnf.fresh().map(|_| ())).map_err(|_| error("fewer"))?;
                declared = Some(clauses);
            }
            continue;
        };
        if cnf.clause_count() == clause_count {
            return Err(error("no more clauses"));
        }
        read_clause(line, &mut clause).ok_or_else(|| error("literals and a 0"))?;
        cnf.add(&clause).map_err(|_| error("only variables that the `p` line counts"))?;
    }
    let unfinished = || FormulaError {
        line: last,
        found: "the end of the file".to_owned(),
        expected: "a line end".to_owned(),
    };
    unterminated.ok_or_else(unfinished)?;
    match declared {
        Some(count) if count == cnf.clause_count() => Ok(cnf),
        count => Err(FormulaError {
            line: last + 1,
            found: format!("the end after {} clauses", cnf.clause_count()),
            expected: count.map_or("a `p` line".to_owned(), |count| format!("{count} clauses")),
        }),
    }
}

/// The numbers of variables and clauses; `None` if the line is no `p` line.
fn header(line: &[u8]) -> Option<(u32, usize)> {
    let text = std::str::from_utf8(line).ok()?;
    let mut words = text.split_ascii_whitespace();
    let head = (words.next()?, words.next()?);
    let (vars, clauses) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let is_header = head == ("p", "cnf") && text == format!("p cnf {vars} {clauses}");
    (is_header && vars < MAX_VARS).then_some((vars, clauses))
}

fn read_clause(line: &[u8], clause: &mut Vec<Lit>) -> Option<()> {
    clause.clear();
    let words = line.split(|&byte| byte == b' ');
    let mut is_ended = false;
    for word in words {
        let number = number(word).filter(|_| !is_ended)?;
        is_ended = number == 0;
        if !is_ended {
            clause.push(Lit::from_dimacs(number)?);
        }
    }
    is_ended.then_some(())
}

/// A DIMACS number. Formulas have millions, and `str::parse` would first check UTF-8.
fn number(word: &[u8]) -> Option<i32> {
    let (is_negative, digits) = match word.split_first()? {
        (b'-', digits) => (true, digits),
        _ => (false, word),
    };
    let is_number = (1..=10).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
    let is_number = is_number && (digits[0] != b'0' || word == b"0");
    let digits = digits.iter().take(10).map(|digit| i64::from(digit & 0xf));
    let number = digits.fold(0, |number, digit| 10 * number + digit);
    i32::try_from(if is_negative { -number } else { number }).ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::dimacs;

    #[test]
    fn what_is_written_is_read() {
        let mut cnf = Cnf::new();
        let [a, b] = [cnf.fresh(), cnf.fresh()].map(|var| var.unwrap().positive());
        cnf.add(&[a, !b]).unwrap();
        cnf.add(&[b]).unwrap();
        let mut text = Vec::new();
        dimacs::write(&mut text, &cnf, ["a comment"].iter()).unwrap();
        assert_eq!(read_formula(&text), Ok(cnf));
    }

    #[test]
    fn what_is_no_formula_is_refused_with_its_line() {
        for (text, line) in [
            ("", 1),
            ("p cnf 2 1\n1 2 0\n1 0\n", 3),
            ("p cnf 2 2\n1 2 0\n", 3),
            ("p cnf 2 1\n1 3 0\n", 2),
            ("p cnf 2 1\n1 2\n", 2),
            ("p cnf 2 1\n1 0 2 0\n", 2),
            ("p cnf 2 1\n1 - 0\n", 2),
            ("p cnf 2 1\n9999999999 0\n", 2),
            ("p cnf 2 1\n99999999999999999999999 0\n", 2),
            ("p cnf 99999999999 1\n1 0\n", 1),
            ("c\nx\n", 2),
            ("p cnf 2 1\n1 2 0", 2),
            ("p cnf 2 1\n1  2 0\n", 2),
            ("p cnf 2 1\n1 2 0 \n", 2),
            ("p cnf 2 1\n1 2 0\r\n", 2),
            ("p cnf 2 1\n01 2 0\n", 2),
            ("p cnf 2 1\n\n1 2 0\n", 2),
            ("p cnf 2 1\n1 2 0\n\n", 3),
            ("p  cnf 2 1\n1 2 0\n", 1),
            ("p cnf 2 1\nc\n1 2 0\n", 2),
        ] {
            assert_eq!(
                read_formula(text.as_bytes()).map_err(|error| error.line),
                Err(line),
                "{text}"
            );
        }
    }
}
