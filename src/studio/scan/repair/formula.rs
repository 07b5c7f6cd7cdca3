//! Clauses that say: each number is one of its alternatives, and the lines have a common picture.
//!
//! In: lines with alternatives. Out: a formula, and the literals of the choices. Invariants: only
//! the first numbers of a line may be absent; sums add at most [`MAX_CLAUSES`] clauses, since one
//! too far from the goal is left out.
//!
//! For a number `k` of a line of `n` cells, `a(t)` means "it starts at `t` or before", `b(t)` "it
//! has ended before `t`". Where it may have several lengths, `b` has variables of its own, tied to
//! `a` by the choice of a length; an absent number starts and ends at 0.
//!
//! The numbers of a color have the same sum in all rows and in all columns. This follows from the
//! other clauses, but no solver of clauses finds it, so the sums that are possible after each
//! number have variables, too.

use super::Line;
use crate::budget::Budget;
use crate::sat::cnf::{Cnf, CnfError, Lit, Term};
use std::collections::BTreeMap;

/// The choice of an alternative.
pub struct Choice {
    /// The line and the number.
    pub place: (usize, usize),
    /// For each alternative its length, its cost, and the literal that it is chosen.
    pub alternatives: Vec<(u32, i32, Lit)>,
}

/// The formula and its choices.
pub struct Choices {
    pub cnf: Cnf,
    /// The numbers with several alternatives.
    pub open: Vec<Choice>,
}

/// Thresholds of a number.
struct Thresholds {
    color: usize,
    starts: Vec<Term>,
    ends: Vec<Term>,
    absent: Term,
}

fn at(thresholds: &[Term], place: i64) -> Term {
    match usize::try_from(place) {
        Err(_) => Term::Known(false),
        Ok(place) => thresholds.get(place).copied().unwrap_or(Term::Known(true)),
    }
}

impl Choices {
    /// The formula of all lines: `rows` rows, then columns. `None` if the budget is over.
    pub fn new(
        lines: &[Line],
        (rows, columns): (usize, usize),
        colors: usize,
        budget: &Budget,
    ) -> Result<Option<Choices>, CnfError> {
        let mut choices = Choices { cnf: Cnf::new(), open: Vec::new() };
        // For each color, has a cell that color?
        let mut cells = Vec::with_capacity(rows * columns * colors);
        for _ in 0..rows * columns * colors {
            cells.push(choices.fresh()?);
        }
        for (number, line) in lines.iter().enumerate() {
            if budget.is_over() {
                return Ok(None);
            }
            let all = choices.line(number, line)?;
            for (color, cells) in cells.chunks(rows * columns).enumerate() {
                let members: Vec<Term> = match number.checked_sub(rows) {
                    None => cells[number * columns..(number + 1) * columns].to_vec(),
                    Some(column) => (0..rows).map(|row| cells[row * columns + column]).collect(),
                };
                let colored: Vec<_> = all.iter().filter(|number| number.color == color).collect();
                choices.paint(&colored, &members)?;
            }
        }
        Ok(Some(choices))
    }

    pub fn fresh(&mut self) -> Result<Term, CnfError> {
        Ok(Term::Open(self.cnf.fresh()?.positive()))
    }

    /// Adds a clause.
    pub fn add(&mut self, terms: &[Term]) -> Result<(), CnfError> {
        self.cnf.add_terms(terms.iter().copied())
    }

    fn line(&mut self, line: usize, clue: &Line) -> Result<Vec<Thresholds>, CnfError> {
        let mut all: Vec<Thresholds> = Vec::new();
        for (number, alternatives) in clue.numbers.iter().enumerate() {
            if let [(0, _)] = alternatives[..] {
                // A blank after a number cannot be: the ones before are absent, too.
                if let Some(last) = all.last() {
                    let absent = last.absent;
                    self.add(&[absent])?;
                }
                continue;
            }
            let color = clue.colors[number];
            let next = self.number((line, number), alternatives, clue.cells as usize, color)?;
            if let Some(last) = all.last() {
                self.sequence(last, &next)?;
            }
            all.push(next);
        }
        Ok(all)
    }

    /// The thresholds of one number.
    fn number(
        &mut self,
        place: (usize, usize),
        alternatives: &[(u32, i32)],
        cells: usize,
        color: usize,
    ) -> Result<Thresholds, CnfError> {
        let starts = self.ladder(cells)?;
        if let &[(length, _)] = alternatives {
            let length = i64::from(length);
            let ends = (0..=cells as i64).map(|end| at(&starts, end - length)).collect();
            self.add(&[at(&starts, cells as i64 - length)])?;
            return Ok(Thresholds { color, starts, ends, absent: Term::Known(false) });
        }
        let ends = self.ladder(cells)?;
        let mut literals = Vec::new();
        let mut absent = Term::Known(false);
        for &(length, cost) in alternatives {
            let choice = self.cnf.fresh()?.positive();
            let is_not = Term::Open(!choice);
            for end in 0..=cells as i64 {
                let start = at(&starts, end - i64::from(length));
                self.add(&[is_not, !at(&ends, end), start])?;
                self.add(&[is_not, at(&ends, end), !start])?;
            }
            if length == 0 {
                absent = Term::Open(choice);
                self.add(&[is_not, at(&starts, 0)])?;
            }
            literals.push((length, cost, choice));
        }
        self.exactly_one(&literals)?;
        self.open.push(Choice { place, alternatives: literals });
        Ok(Thresholds { color, starts, ends, absent })
    }

    fn exactly_one(&mut self, alternatives: &[(u32, i32, Lit)]) -> Result<(), CnfError> {
        let all: Vec<Lit> = alternatives.iter().map(|&(.., choice)| choice).collect();
        self.cnf.add(&all)?;
        for (place, &first) in all.iter().enumerate() {
            for &second in &all[..place] {
                self.cnf.add(&[!first, !second])?;
            }
        }
        Ok(())
    }

    /// Thresholds for the places before `cells`; at the last one all have been passed.
    fn ladder(&mut self, cells: usize) -> Result<Vec<Term>, CnfError> {
        let mut all = Vec::with_capacity(cells);
        for place in 0..cells {
            all.push(self.fresh()?);
            if place > 0 {
                self.add(&[!all[place - 1], all[place]])?;
            }
        }
        Ok(all)
    }

    /// A number starts behind the one before it, unless that is absent; after a gap if both have one
    /// color.
    fn sequence(&mut self, previous: &Thresholds, next: &Thresholds) -> Result<(), CnfError> {
        let gap = i64::from(next.color == previous.color);
        self.add(&[!next.absent, previous.absent])?;
        for place in 0..=next.starts.len() as i64 {
            let (start, end) = (at(&next.starts, place), at(&previous.ends, place - gap));
            self.add(&[!start, end, previous.absent])?;
        }
        Ok(())
    }

    /// Cells under numbers of a color have it, the others do not.
    fn paint(&mut self, all: &[&Thresholds], members: &[Term]) -> Result<(), CnfError> {
        for (place, &cell) in members.iter().enumerate() {
            let place = place as i64;
            for number in all {
                self.add(&[!at(&number.starts, place), at(&number.ends, place), cell])?;
            }
            for gap in 0..=all.len() {
                let previous = gap.checked_sub(1).map(|gap| at(&all[gap].ends, place));
                let after = all.get(gap).map(|next| at(&next.starts, place));
                let ends_before = previous.unwrap_or(Term::Known(true));
                let starts_after = after.unwrap_or(Term::Known(false));
                self.add(&[!ends_before, starts_after, !cell])?;
            }
        }
        Ok(())
    }
}

/// The most clauses for the sums; beyond that, the other clauses must do.
const MAX_CLAUSES: usize = 3_000_000;

/// Adds the clauses of a color. The first `rows` lines are rows.
pub fn equal_sums(
    choices: &mut Choices,
    lines: &[Line],
    rows: usize,
    color: usize,
) -> Result<(), CnfError> {
    let sign = |line: usize| if line < rows { 1 } else { -1 };
    let mut fixed_sum = 0_i64;
    for (number, line) in lines.iter().enumerate() {
        let colored = line.numbers.iter().zip(&line.colors).filter(|&(_, &of)| of == color);
        let fixed = colored.map(|(alternatives, _)| alternatives);
        let fixed = fixed.filter(|alternatives| alternatives.len() == 1);
        fixed_sum +=
            sign(number) * fixed.map(|alternatives| i64::from(alternatives[0].0)).sum::<i64>();
    }
    let steps: Vec<Vec<(i64, Term)>> = choices
        .open
        .iter()
        .filter(|choice| lines[choice.place.0].colors[choice.place.1] == color)
        .map(|choice| {
            let sign = sign(choice.place.0);
            let step = |&(length, _, lit): &_| (sign * i64::from(length), Term::Open(lit));
            choice.alternatives.iter().map(step).collect()
        })
        .collect();
    let bounds = sums_from(&steps);
    let mut clauses = 0;
    let mut sums = BTreeMap::from([(fixed_sum, Term::Known(true))]);
    for (place, step) in steps.iter().enumerate() {
        let mut next = BTreeMap::new();
        let (least, most) = bounds[place + 1];
        for (&sum, &reached) in &sums {
            for &(length, literal) in step {
                let sum = sum + length;
                clauses += 1;
                if sum + least > 0 || sum + most < 0 {
                    choices.add(&[!reached, !literal])?;
                    continue;
                }
                let after = match next.get(&sum) {
                    Some(&after) => after,
                    None => {
                        let after = choices.fresh()?;
                        next.insert(sum, after);
                        after
                    }
                };
                choices.add(&[!reached, !literal, after])?;
            }
        }
        if clauses > MAX_CLAUSES {
            return Ok(());
        }
        sums = next;
    }
    // Without numbers to choose, the sums are what they are.
    if steps.is_empty() && fixed_sum != 0 {
        choices.add(&[])?;
    }
    Ok(())
}

/// For each number what it and the ones behind it add, at least and at most.
fn sums_from(steps: &[Vec<(i64, Term)>]) -> Vec<(i64, i64)> {
    let mut bounds = vec![(0, 0); steps.len() + 1];
    for (place, step) in steps.iter().enumerate().rev() {
        let lengths = || step.iter().map(|&(length, _)| length);
        let (least, most) = bounds[place + 1];
        let (low, high) = (lengths().min().unwrap_or(0), lengths().max().unwrap_or(0));
        bounds[place] = (least + low, most + high);
    }
    bounds
}
