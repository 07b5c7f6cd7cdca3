//! Steps are done again from the givens, and each is checked against the fillings of its line.

use super::*;

/// A step that is kept.
#[derive(Clone, Debug, PartialEq)]
enum Kept {
    Line(LineId, Vec<(CellId, Color)>),
    Contradiction(LineId),
    Trial(CellId, Color),
    Refuted(CellId, Color, LineId),
    Withdrawn(CellId, Color),
    Common(CellId, Vec<(CellId, Color)>),
}

fn kept(step: Step) -> Kept {
    match step {
        Step::Line { line, excluded } => Kept::Line(line, excluded.to_vec()),
        Step::Contradiction { line } => Kept::Contradiction(line),
        Step::Trial { cell, color } => Kept::Trial(cell, color),
        Step::Refuted { cell, color, line } => Kept::Refuted(cell, color, line),
        Step::Withdrawn { cell, color } => Kept::Withdrawn(cell, color),
        Step::Common { cell, excluded } => Kept::Common(cell, excluded.to_vec()),
    }
}

/// What is known after the recorded steps.
struct Replay<'a> {
    puzzle: &'a Puzzle,
    known: Vec<ColorSet>,
    /// What was known when the trial began.
    before: Option<Vec<ColorSet>>,
    /// What was known at the end of the trials of one cell.
    trials: Vec<(CellId, Vec<ColorSet>)>,
    /// The line without a placement.
    failed: Option<LineId>,
}

impl<'a> Replay<'a> {
    fn of_givens(puzzle: &'a Puzzle) -> Replay<'a> {
        let givens = Deduction::of_givens(puzzle);
        let known = puzzle.geometry().cells().map(|cell| givens.colors(cell)).collect();
        Replay { puzzle, known, before: None, trials: Vec::new(), failed: None }
    }

    /// What the fillings of the line that are still possible show in each of its cells.
    fn shown(&self, line: LineId) -> Option<Vec<ColorSet>> {
        let cells = self.puzzle.geometry().line(line);
        let choices = cells.iter().map(|cell| self.known[cell.index()].iter().collect_vec());
        let clue = self.puzzle.clue(line).runs().unwrap();
        let good = choices.multi_cartesian_product().filter(|filling| satisfies(filling, clue));
        let with = |shown: Vec<ColorSet>, filling: Vec<Color>| {
            shown.iter().zip(filling).map(|(set, color)| set.with(color)).collect_vec()
        };
        let mut good = good.peekable();
        good.peek()?;
        Some(good.fold(vec![ColorSet::EMPTY; cells.len()], with))
    }

    fn exclude(&mut self, excluded: &[(CellId, Color)]) {
        assert!(!excluded.is_empty(), "a step says something");
        for &(cell, color) in excluded {
            assert!(self.known[cell.index()].contains(color), "said before: {cell:?} {color:?}");
            self.known[cell.index()] = self.known[cell.index()].without(color);
        }
    }

    fn take(&mut self, step: &Kept) {
        match step {
            Kept::Line(line, excluded) => {
                let shown = self.shown(*line).expect("it has a placement");
                self.exclude(excluded);
                let cells = self.puzzle.geometry().line(*line).iter();
                assert_eq!(cells.map(|cell| self.known[cell.index()]).collect_vec(), shown);
            }
            Kept::Contradiction(line) => {
                assert_eq!(self.shown(*line), None, "{line:?} has a placement");
                self.failed = Some(*line);
            }
            Kept::Trial(cell, color) => {
                assert!(self.before.is_none(), "no trial in a trial");
                let is_again = |(other, end): &(CellId, Vec<ColorSet>)| {
                    other == cell && end[cell.index()].contains(*color)
                };
                if self.trials.iter().any(is_again) {
                    self.trials.clear();
                }
                self.before = Some(self.known.clone());
                let tried = self.known[cell.index()].intersect(ColorSet::only(*color));
                self.known[cell.index()] = tried;
            }
            Kept::Refuted(cell, color, line) => {
                assert_eq!(self.failed.take(), Some(*line));
                self.known = self.before.take().unwrap();
                self.known[cell.index()] = self.known[cell.index()].without(*color);
            }
            Kept::Withdrawn(cell, _) => {
                let end = std::mem::replace(&mut self.known, self.before.take().unwrap());
                self.trials.retain(|(other, _)| other == cell);
                self.trials.push((*cell, end));
            }
            Kept::Common(cell, excluded) => {
                let open = self.known[cell.index()];
                let tried = self.trials.drain(..).filter(|(other, _)| other == cell).collect_vec();
                let colors = tried.iter().map(|(_, end)| end[cell.index()].single().unwrap());
                assert_eq!(colors.fold(ColorSet::EMPTY, ColorSet::with).intersect(open), open);
                for (other, color) in excluded {
                    assert!(tried.iter().all(|(_, end)| !end[other.index()].contains(*color)));
                }
                self.exclude(excluded);
            }
        }
    }
}

/// Solves the lines and probes with an observer; does the steps again. How many of them were
/// of which kind.
fn check_steps(puzzle: &Puzzle) -> [usize; 3] {
    let (mut steps, endless) = (Vec::new(), Budget::endless());
    let mut note = |step: Step<'_>| steps.push(kept(step));
    let found = propagate_observed(puzzle, &endless, &mut note).and_then(|settled| {
        let probed = probe_observed(puzzle, &settled, &endless, &mut note)?;
        assert_eq!(probe(puzzle, &settled, &endless), Ok(probed.clone()));
        Ok(probed)
    });
    let mut replay = Replay::of_givens(puzzle);
    for step in &steps {
        assert!(replay.failed.is_none() || replay.before.is_some(), "nothing behind the end");
        replay.take(step);
    }
    assert!(replay.before.is_none(), "every trial ends");
    match found {
        Ok(found) => {
            assert_eq!(replay.failed, None);
            for cell in puzzle.geometry().cells() {
                assert_eq!(found.colors(cell), replay.known[cell.index()]);
            }
        }
        Err(stopped) => {
            let line = replay.failed.expect("the line is told");
            assert_eq!(stopped, Stopped::Contradiction(Contradiction { line }));
        }
    }
    let count = |is_kind: fn(&Kept) -> bool| steps.iter().filter(|step| is_kind(step)).count();
    [
        count(|step| matches!(step, Kept::Refuted(..))),
        count(|step| matches!(step, Kept::Common(..))),
        usize::from(replay.failed.is_some()),
    ]
}

/// The puzzle of random clues, which mostly has no solution.
fn random_puzzle(random: &mut Lcg, side: u32, color_count: u8) -> Option<Puzzle> {
    let geometry = Geometry::new(Shape::Rect { height: side, width: side }).unwrap();
    let inks = (0..color_count).map(|n| Ink { rgb: Rgb(n, n, n), name: None });
    let clue = |_| match random.below(4) {
        0 => Clue::anything(),
        _ => Clue::Runs(random_clue(random, 2, color_count)),
    };
    let clues = geometry.lines().map(clue).collect();
    Puzzle::new(geometry, Palette::new(inks.collect()).unwrap(), clues).ok()
}

#[test]
fn steps_done_again_give_the_deduction_and_each_is_sound() {
    let (mut random, mut sums) = (Lcg(5), [0; 3]);
    let mut add = |kinds: [usize; 3]| (0..3).for_each(|kind| sums[kind] += kinds[kind]);
    for _ in 0..300 {
        add(check_steps(&puzzle_of(random.below(1 << 16))));
    }
    for (side, color_count) in [(4, 2), (3, 3), (4, 3)] {
        for _ in 0..300 {
            let Some(puzzle) = random_puzzle(&mut random, side, color_count) else { continue };
            add(check_steps(&puzzle));
        }
    }
    assert!(sums.iter().all(|&sum| sum > 4), "every kind of step is seen: {sums:?}");
}

#[test]
fn what_is_given_is_where_the_steps_begin() {
    let puzzle = puzzle_of(0b0110_1001_1001_0110);
    let givens = [(CellId::new(0), ColorSet::only(Color::FIRST))];
    check_steps(&puzzle.with_givens(&givens).unwrap());
}
