//! Patterns: clues that allow several lists of runs.
//!
//! In: cases. Out: a [`Pattern`], and its words for files and people.
//! Invariants: one normal form: `*` beside `*` is one, runs in any order are sorted, and no total
//! allows every number. Two patterns are equal if their normal forms are.

use super::color::Color;
use super::run::{Length, Run};
use std::collections::HashSet;

/// A clue that a line satisfies if it satisfies one of these cases.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    cases: Vec<Case>,
}

/// Runs and totals that a line may have.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Case {
    items: Vec<PatternItem>,
    /// Do the items stand in the order of the line? Otherwise all of them are runs.
    is_ordered: bool,
    totals: Vec<Total>,
}

/// A part of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PatternItem {
    /// One run.
    Run(Run),
    /// `*`: any runs, also none.
    Any,
}

/// How many cells of a line are painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Total {
    /// Their color, never the background; `None` for all foreground colors together.
    pub color: Option<Color>,
    /// Their number, which may be 0.
    pub cells: Length,
}

/// A word of a clue: `3a`, `{1a`, `2b}`, `=7a`, `*`, `0`, `|`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClueWord {
    /// `*`, `0` and `|` are whole words; `{` and `=` stand before a number.
    pub sign: &'static str,
    /// The number of cells with their color.
    pub number: Option<(Length, Option<Color>)>,
    /// `}` behind the last run in any order.
    pub end: &'static str,
}

impl PatternItem {
    /// The run, unless it is `*`.
    pub fn run(self) -> Option<Run> {
        match self {
            PatternItem::Run(run) => Some(run),
            PatternItem::Any => None,
        }
    }
}

impl Case {
    /// Any runs.
    pub fn anything() -> Case {
        Case::in_order(vec![PatternItem::Any])
    }

    /// These items, in the order of the line.
    pub fn in_order(mut items: Vec<PatternItem>) -> Case {
        items.dedup_by(|one, other| matches!((one, other), (PatternItem::Any, PatternItem::Any)));
        Case { items, is_ordered: true, totals: Vec::new() }
    }

    /// These runs, in any order.
    pub fn in_any_order(mut runs: Vec<Run>) -> Case {
        runs.sort_by_key(|run| (run.length, run.color));
        let is_ordered = runs.windows(2).all(|pair| pair[0] == pair[1]);
        let items = runs.into_iter().map(PatternItem::Run).collect();
        Case { items, is_ordered, totals: Vec::new() }
    }

    /// The case with these totals besides.
    pub fn with_totals(mut self, totals: impl IntoIterator<Item = Total>) -> Case {
        let is_open = |total: &Total| total.cells.least() == 0 && total.cells.most().is_none();
        self.totals.extend(totals.into_iter().filter(|total| !is_open(total)));
        self.totals.sort_unstable();
        self.totals.dedup();
        self
    }

    /// Its items: in the order of the line if [`Self::is_ordered`], otherwise runs alone.
    pub fn items(&self) -> &[PatternItem] {
        &self.items
    }

    /// Do the items stand in the order of the line?
    pub fn is_ordered(&self) -> bool {
        self.is_ordered
    }

    /// All of these must hold.
    pub fn totals(&self) -> &[Total] {
        &self.totals
    }

    /// The runs, if the case is one list of them.
    pub(super) fn only_runs(&self) -> Option<Vec<Run>> {
        let runs = self.items.iter().map(|item| item.run()).collect::<Option<_>>();
        runs.filter(|_| self.is_ordered && self.totals.is_empty())
    }

    fn words(&self) -> Vec<ClueWord> {
        let sign = |sign| ClueWord { sign, number: None, end: "" };
        let mut words: Vec<ClueWord> = Vec::new();
        for item in &self.items {
            words.push(match item {
                PatternItem::Any => sign("*"),
                PatternItem::Run(run) => ClueWord::from(*run),
            });
        }
        if let ([first, .., last], false) = (&mut words[..], self.is_ordered) {
            (first.sign, last.end) = ("{", "}");
        }
        if self.items.is_empty() {
            words.push(sign("0"));
        } else if !self.totals.is_empty() && self.items == [PatternItem::Any] {
            words.clear();
        }
        let total =
            |total: &Total| ClueWord { number: Some((total.cells, total.color)), ..sign("=") };
        words.extend(self.totals.iter().map(total));
        words
    }
}

impl Pattern {
    /// A line satisfies the pattern if it satisfies one of the cases.
    pub(super) fn new(mut cases: Vec<Case>) -> Pattern {
        let anything = Case::anything();
        if cases.contains(&anything) {
            cases = vec![anything];
        }
        let mut earlier = HashSet::new();
        cases.retain(|case| earlier.insert(case.clone()));
        Pattern { cases }
    }

    /// The cases, in the order in which they were written.
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// Is it `*`?
    pub fn is_anything(&self) -> bool {
        let is_star = |case: &Case| case.items == [PatternItem::Any] && case.totals.is_empty();
        self.cases.len() == 1 && self.cases.iter().all(is_star)
    }

    pub(super) fn reverse(&mut self) {
        for case in self.cases.iter_mut().filter(|case| case.is_ordered) {
            case.items.reverse();
        }
    }

    /// All runs of all cases.
    pub fn runs(&self) -> impl Iterator<Item = Run> {
        self.cases.iter().flat_map(|case| &case.items).filter_map(|item| item.run())
    }

    /// The words of the pattern, as they stand in a file; none for an empty line.
    pub fn words(&self) -> Vec<ClueWord> {
        if let [case] = &self.cases[..]
            && case.items.is_empty()
            && case.totals.is_empty()
        {
            return Vec::new();
        }
        let bar = ClueWord { sign: "|", number: None, end: "" };
        let cases: Vec<Vec<ClueWord>> = self.cases.iter().map(Case::words).collect();
        cases.join(&bar)
    }

    /// The pattern with colors as `color` writes them.
    pub fn text(&self, mut color: impl FnMut(Option<Color>) -> String) -> String {
        let words: Vec<String> = self.words().iter().map(|word| word.text(&mut color)).collect();
        words.join(" ")
    }
}

impl From<Run> for ClueWord {
    fn from(run: Run) -> ClueWord {
        ClueWord { sign: "", number: Some((run.length, run.color)), end: "" }
    }
}

impl ClueWord {
    /// The word for people, with its color as `color` writes it: `2–4a`, `{1`, `=7`.
    pub fn label(&self, color: impl FnOnce(Option<Color>) -> String) -> String {
        self.text(color).replace('-', "–")
    }

    /// The word with its color as `color` writes it.
    pub fn text(&self, color: impl FnOnce(Option<Color>) -> String) -> String {
        let number = self.number.map(|(length, own)| match (self.sign, length) {
            // A single `?` in a total would be a color.
            ("=", Length::ANY) => "1+".to_owned() + &color(own),
            _ => length.to_string() + &color(own),
        });
        format!("{}{}{}", self.sign, number.unwrap_or_default(), self.end)
    }
}

/// As in `.clues`: `* 3a *`, `{1a 2a} =3-5?`, `0 | 5a`.
impl std::fmt::Display for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.text(|color| color.map_or('?', Color::letter).to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Clue;

    fn run(length: u32) -> PatternItem {
        PatternItem::Run(Run::new(length, Color::FIRST))
    }

    #[test]
    fn equal_patterns_have_one_form() {
        let twice =
            Case::in_order(vec![PatternItem::Any, PatternItem::Any, run(2), PatternItem::Any]);
        assert_eq!(Pattern::new(vec![twice.clone(), twice]).to_string(), "* 2a *");
        let loose = |lengths: &[u32]| {
            let runs = lengths.iter().map(|&length| Run::new(length, Color::FIRST));
            Clue::of_cases(vec![Case::in_any_order(runs.collect())])
        };
        assert_eq!(loose(&[2, 1, 1]), loose(&[1, 2, 1]));
        assert_eq!(loose(&[2, 1]).pattern().unwrap().to_string(), "{1a 2a}");
        assert_eq!(loose(&[2, 2]), Clue::Runs(vec![Run::new(2, Color::FIRST); 2]));
        let open = Total { color: None, cells: Length::range(0, None).unwrap() };
        let all = Clue::of_cases(vec![Case::anything().with_totals([open])]);
        assert_eq!(all, Clue::anything());
        let either = Clue::of_cases(vec![Case::in_order(vec![run(1)]), Case::anything()]);
        assert_eq!(either, Clue::anything());
    }

    #[test]
    fn totals_and_cases_are_written_as_they_are_read() {
        let total = |cells, color| Total { color, cells };
        let some = Case::anything()
            .with_totals([total(Length::exactly(7), Some(Color::FIRST)), total(Length::ANY, None)]);
        let pattern = Pattern::new(vec![Case::in_order(Vec::new()), some]);
        assert_eq!(pattern.to_string(), "0 | =1+? =7a");
        let mut turned = Pattern::new(vec![Case::in_order(vec![run(1), PatternItem::Any])]);
        turned.reverse();
        assert_eq!(turned.to_string(), "* 1a");
    }
}
