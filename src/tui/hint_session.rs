//! A hint that is climbed rung by rung, in both games.
//!
//! In: the steps of a hint. Out: what to say on each rung, what to show on the board. Invariants: a
//! rung that was not asked for is neither said nor shown.

use nonosat::explanation::{Because, Mistake, Numbering, Rungs, Step, lines_to_see, rungs};
use nonosat::puzzle::{CellId, Color, LineId, Puzzle};

/// What a cell is for a hint or a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// It is in a line to look at.
    Line,
    /// It is known and needed.
    Needed,
    /// It follows from the step of this number in a chain.
    Chain(usize),
    /// It follows.
    Follows,
    /// Its mark contradicts others.
    Wrong,
}

/// A hint and how far it was climbed.
pub struct HintSession {
    steps: Vec<Step>,
    texts: Rungs,
    /// How many rungs were told.
    pub level: usize,
}

impl HintSession {
    /// A ladder of which no rung is told.
    pub fn new(puzzle: &Puzzle, steps: Vec<Step>, numbers: Numbering) -> HintSession {
        HintSession { texts: rungs(puzzle, &steps, numbers), steps, level: 0 }
    }

    /// The lines of the next rung, or of the last one again.
    pub fn advance(&mut self) -> Vec<String> {
        self.level = (self.level + 1).min(3);
        match self.level {
            1 => vec![self.texts.look.clone()],
            2 => vec![self.texts.cells.clone()],
            _ => self.texts.why.clone(),
        }
    }

    /// What "do it" marks.
    pub fn conclusions(&self) -> Vec<(CellId, Color)> {
        let gives = self.steps.iter().flat_map(|step| &step.gives);
        gives.filter_map(|&(cell, colors)| Some((cell, colors.single()?))).collect()
    }

    /// The lines to look at.
    pub fn lines(&self, puzzle: &Puzzle) -> Vec<LineId> {
        lines_to_see(puzzle, &self.steps)
    }

    /// What is shown on the board up to this rung; what comes later in the list is above.
    pub fn parts(&self, puzzle: &Puzzle) -> Vec<(CellId, Part)> {
        let mut parts: Vec<(CellId, Part)> = Vec::new();
        for line in self.lines(puzzle) {
            parts.extend(puzzle.geometry().line(line).iter().map(|&cell| (cell, Part::Line)));
        }
        if self.level > 2 {
            let needs = self.steps.iter().flat_map(Step::needs);
            parts.extend(needs.map(|fact| (fact.0, Part::Needed)));
            match self.steps.last().map(|step| &step.because) {
                Some(Because::Trial { chain, .. }) => push_chain(chain, 1, &mut parts),
                Some(Because::Either { chains, .. }) => {
                    let mut first = 1;
                    for (_, chain) in chains {
                        push_chain(chain, first, &mut parts);
                        first += chain.len();
                    }
                }
                _ => {}
            }
        }
        if self.level > 1 {
            parts.extend(self.conclusions().into_iter().map(|(cell, _)| (cell, Part::Follows)));
        }
        parts
    }
}

/// What is shown of a mistake.
pub fn mistake_parts(puzzle: &Puzzle, mistake: &Mistake) -> Vec<(CellId, Part)> {
    let mut parts: Vec<(CellId, Part)> = Vec::new();
    if let Some(end) = &mistake.end {
        parts.extend(puzzle.geometry().line(end.line).iter().map(|&cell| (cell, Part::Line)));
    }
    push_chain(&mistake.chain, 1, &mut parts);
    parts.extend(mistake.marks.iter().map(|fact| (fact.0, Part::Wrong)));
    parts
}

fn push_chain(chain: &[Step], first: usize, parts: &mut Vec<(CellId, Part)>) {
    for (number, step) in (first..).zip(chain) {
        parts.extend(step.gives.iter().map(|fact| (fact.0, Part::Chain(number))));
    }
}
