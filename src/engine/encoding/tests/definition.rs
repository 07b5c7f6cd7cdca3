//! The formula of the clues alone is the one that `docs/method/encoding.md` defines, written again here
//! from that text. Then what the formula means on whole boards, picture by picture.

use super::*;
use crate::propagation::propagate;
use crate::puzzle::{Length, clues_of};
use crate::random::Random;
use crate::sat::Outcome;
use crate::sat::cdcl::Solver;

/// A literal in DIMACS numbers, or one of these.
type Literal = i64;
const TRUE: Literal = i64::MAX;
const FALSE: Literal = -TRUE;

#[derive(Default)]
struct Definition {
    vars: i64,
    clauses: Vec<Vec<Literal>>,
}

/// One run by the definition.
struct Place {
    run: Run,
    /// Its earliest and its latest start.
    lo: i64,
    hi: i64,
    /// Its fewest cells.
    least: i64,
    /// The latest end.
    z: i64,
    /// `S(t)` from `lo + 1`, and `E(t)` from `lo + least + 1`, if it has own variables.
    starts: i64,
    ends: i64,
    colors: Vec<Literal>,
}

impl Place {
    fn s(&self, t: i64) -> Literal {
        match t {
            t if t <= self.lo => TRUE,
            t if t > self.hi => FALSE,
            t => self.starts + t - self.lo - 1,
        }
    }

    fn e(&self, t: i64) -> Literal {
        match t - self.least {
            start if self.run.length.exact().is_some() => self.s(start),
            start if start <= self.lo => TRUE,
            _ if t > self.z => FALSE,
            start => self.ends + start - self.lo - 1,
        }
    }
}

impl Definition {
    fn fresh(&mut self, count: i64) -> Literal {
        self.vars += count;
        self.vars - count + 1
    }

    fn add(&mut self, clause: &[Literal]) {
        let open = clause.iter().copied().filter(|&literal| literal != FALSE);
        let clause: Vec<Literal> = open.sorted().dedup().collect();
        let is_true = |literal: &Literal| *literal == TRUE || clause.contains(&-literal);
        if !clause.iter().any(is_true) {
            self.clauses.push(clause);
        }
    }

    fn at_most_one(&mut self, mut list: Vec<Literal>) {
        let pairs = |own: &mut Definition, list: &[Literal]| {
            list.iter().tuple_combinations().for_each(|(&a, &b)| own.add(&[-a, -b]));
        };
        while list.len() > 6 {
            let pieces = list.chunks(4).map(|piece| {
                pairs(self, piece);
                let g = self.fresh(1);
                piece.iter().for_each(|&a| self.add(&[-a, g]));
                g
            });
            list = pieces.collect();
        }
        pairs(self, &list);
    }

    /// For each cell its variables `x` and `P`.
    fn cells(&mut self, count: usize, k: i64) -> Vec<(Vec<Literal>, Literal)> {
        let cell = |_| {
            let first = self.fresh(k);
            let x: Vec<Literal> = (first..first + k).collect();
            let p = if k >= 2 { self.fresh(1) } else { first };
            if k >= 2 {
                x.iter().for_each(|&x| self.add(&[-x, p]));
                self.add(&x.iter().copied().chain([-p]).collect_vec());
            }
            self.at_most_one(x.clone());
            (x, p)
        };
        (0..count).map(cell).collect()
    }

    fn places(&mut self, n: i64, runs: &[Run], k: i64) -> (Vec<Place>, Vec<i64>) {
        let gap = |(one, other): (&Run, &Run)| {
            i64::from(k == 1 || one.color.is_some() && one.color == other.color)
        };
        let gaps: Vec<i64> = runs.iter().tuple_windows().map(gap).collect();
        let least = |run: &Run| i64::from(run.length.least());
        let all = runs.iter().map(least).sum::<i64>() + gaps.iter().sum::<i64>();
        let mut places: Vec<Place> = Vec::new();
        for (at, &run) in runs.iter().enumerate() {
            let lo = places.last().map_or(0, |last| last.lo + last.least + gaps[at - 1]);
            let (hi, least) = (lo + n - all, least(&run));
            let starts = self.fresh(hi - lo);
            let ends = if run.length.exact().is_none() { self.fresh(hi - lo) } else { 0 };
            let z = hi + least;
            let mut colors = vec![FALSE; k as usize];
            match run.color {
                Some(color) => colors[color.index() - 1] = TRUE,
                None if k == 1 => colors[0] = TRUE,
                None => {
                    let first = self.fresh(k);
                    colors = (first..first + k).collect();
                    self.add(&colors);
                    self.at_most_one(colors.clone());
                }
            }
            places.push(Place { run, lo, hi, least, z, starts, ends, colors });
        }
        (places, gaps)
    }

    fn line(&mut self, cells: &[(Vec<Literal>, Literal)], runs: &[Run], k: i64) {
        let n = cells.len() as i64;
        let (places, gaps) = self.places(n, runs, k);
        for place in &places {
            for t in place.lo + 1..place.hi {
                self.add(&[-place.s(t + 1), place.s(t)]);
            }
            let (first_end, least) = (place.lo + place.least, place.least);
            if place.run.length.exact().is_none() {
                (first_end + 1..place.z).for_each(|t| self.add(&[-place.e(t + 1), place.e(t)]));
                (place.lo..=place.hi).for_each(|t| self.add(&[-place.s(t), place.e(t + least)]));
                for most in place.run.length.most().into_iter().map(i64::from) {
                    (first_end..=place.z).for_each(|t| self.add(&[-place.e(t), place.s(t - most)]));
                }
            }
            for (p, color) in (place.lo..place.z).cartesian_product(0..k as usize) {
                let (s, e) = (place.s(p + 1), place.e(p + 1));
                self.add(&[s, -e, -place.colors[color], cells[p as usize].0[color]]);
            }
        }
        for ((one, next), &gap) in places.iter().tuple_windows().zip(&gaps) {
            for t in one.lo + one.least..=one.z {
                self.add(&[-one.e(t), next.s(t + gap)]);
                let colors = one.colors.iter().zip(&next.colors).filter(|_| gap == 0);
                for (&one_is, &next_is) in colors {
                    self.add(&[-one.e(t), next.s(t + 1), -one_is, -next_is]);
                }
            }
        }
        for (at, p) in (0..=places.len()).cartesian_product(0..n) {
            let before = at.checked_sub(1).map_or(FALSE, |at| places[at].e(p + 1));
            let after = places.get(at).map_or(TRUE, |place| place.s(p + 1));
            self.add(&[before, -after, -cells[p as usize].1]);
        }
    }

    fn of(puzzle: &Puzzle) -> Definition {
        let mut own = Definition::default();
        let (geometry, k) = (puzzle.geometry(), puzzle.palette().color_count() as i64 - 1);
        let cells = own.cells(geometry.cell_count(), k);
        for line in geometry.lines() {
            let members = geometry.line(line).iter().map(|cell| cells[cell.index()].clone());
            if let Some(runs) = puzzle.clue(line).runs() {
                own.line(&members.collect_vec(), runs, k);
            }
        }
        let holes = geometry.holes().iter().map(|&hole| (hole, ColorSet::only(Color::BACKGROUND)));
        for (cell, colors) in holes.chain(puzzle.givens().iter().copied()) {
            let (x, p) = &cells[cell.index()];
            for denied in puzzle.palette().colors().filter(|&color| !colors.contains(color)) {
                own.add(&[denied.index().checked_sub(1).map_or(*p, |color| -x[color])]);
            }
        }
        own
    }
}

/// Leaves lengths, colors and whole clues out, and makes ranges of lengths.
pub(crate) fn leave_out(clues: &mut [Clue], random: &mut Random) {
    for clue in clues {
        match clue {
            Clue::Runs(runs) if random.below(5) > 0 => runs.iter_mut().for_each(|run| {
                let length = run.length.least();
                run.length = match random.below(6) {
                    0 => Length::ANY,
                    1 => Length::range(length, None).unwrap(),
                    2 => Length::range(length.max(2) - 1, Some(length + 1)).unwrap(),
                    _ => run.length,
                };
                run.color = run.color.filter(|_| random.below(3) > 0);
            }),
            _ => *clue = Clue::anything(),
        }
    }
}

/// A puzzle of a random picture: parts of its clues, some cells given, perhaps a hole.
fn random(shape: Shape, colors: usize, random: &mut Random) -> Puzzle {
    let whole = Geometry::new(shape).unwrap();
    let hole = CellId::new(random.below(3 * whole.cell_count()) as u32);
    // Where it cuts off a line, there is no hole.
    let geometry = whole.clone().with_holes(&[hole]).unwrap_or(whole);
    let painted = |cell| match geometry.is_hole(cell) || random.below(3) == 0 {
        true => Color::BACKGROUND,
        false => Color::nth(random.below(colors + 1)).unwrap(),
    };
    let picture = Picture::painted(&geometry, painted);
    let mut clues = clues_of(&geometry, &picture);
    leave_out(&mut clues, random);
    let cells = geometry.cells().filter(|&cell| !geometry.is_hole(cell));
    let given = |cell| {
        let other = Color::nth(random.below(colors + 1)).unwrap();
        (random.below(4) == 0).then(|| (cell, ColorSet::only(picture[cell]).with(other)))
    };
    let givens: Vec<(CellId, ColorSet)> = cells.filter_map(given).collect();
    let inks = (0..=colors).map(|n| Ink { rgb: Rgb(n as u8, 0, 0), name: None });
    let palette = Palette::new(inks.collect()).unwrap();
    Puzzle::new(geometry, palette, clues).unwrap().with_givens(&givens).unwrap()
}

#[test]
fn the_formula_of_the_clues_is_as_documented() {
    let mut numbers = Random::new(1);
    for colors in (1..=9).chain([25, 40]) {
        let shapes = [(1, 9), (2, 6), (4, 4)].map(|(height, width)| Shape::Rect { height, width });
        for shape in shapes.into_iter().chain([Shape::hex(2)]).flat_map(|shape| [shape; 4]) {
            let puzzle = random(shape, colors, &mut numbers);
            let options = EncodeOptions::default().with_strategy(Strategy::Order);
            let encoding = encode_clues(&puzzle, &options, &Budget::endless()).unwrap();
            let clauses = encoding.cnf().clauses().map(|clause| {
                let literals = clause.iter().map(|lit| i64::from(lit.to_dimacs()));
                literals.sorted().collect_vec()
            });
            let definition = Definition::of(&puzzle);
            assert_eq!(encoding.cnf().var_count() as i64, definition.vars);
            let wanted = definition.clauses.into_iter().sorted();
            assert_eq!(clauses.sorted().collect_vec(), wanted.collect_vec(), "{puzzle:?}");
        }
    }
}

/// All pictures of a board of at most seven cells that satisfy the clues and the givens.
fn solutions(puzzle: &Puzzle) -> Vec<Picture> {
    let geometry = puzzle.geometry();
    let limits: Vec<(CellId, ColorSet)> = puzzle.limits().collect();
    let colors = (0..geometry.cell_count()).map(|_| puzzle.palette().colors().collect_vec());
    let pictures = colors
        .multi_cartesian_product()
        .map(|colors| Picture::painted(geometry, |cell| colors[cell.index()]));
    let fits = |picture: &Picture| {
        limits.iter().all(|&(cell, colors)| colors.contains(picture[cell]))
            && geometry.lines().all(|line| {
                let cells = geometry.line(line).iter().map(|&cell| picture[cell]).collect_vec();
                puzzle.clue(line).runs().is_none_or(|runs| satisfies(&cells, runs))
            })
    };
    // Holes are background in every picture.
    pictures.filter(fits).unique_by(|picture| picture.colors().to_vec()).collect()
}

/// The pictures of all models, one after the other excluded.
fn models(puzzle: &Puzzle, encoding: &Encoding) -> Vec<Picture> {
    let mut solver = Solver::new(encoding.cnf(), &Budget::endless()).unwrap();
    let mut found = Vec::new();
    while let Outcome::Sat(model) = solver.decide(&Budget::endless()) {
        let picture = encoding.decode(puzzle, &model);
        solver.add_clause(&encoding.anything_but(puzzle, &picture)).unwrap();
        found.push(picture);
    }
    found
}

#[test]
fn an_excluded_picture_alone_is_no_model_any_more() {
    let puzzle = one_row(4, "?a 1b", 3);
    for strategy in [Strategy::Placements, Strategy::Order] {
        let mut encoding = encoded(&puzzle, strategy);
        let all = models(&puzzle, &encoding);
        encoding.exclude(&puzzle, &all[1]);
        let left = models(&puzzle, &encoding);
        assert_eq!(left.len() + 1, all.len());
        assert!(left.iter().all(|picture| *picture != all[1] && all.contains(picture)));
    }
}

#[test]
fn the_models_are_exactly_the_solutions_of_whole_boards() {
    let mut numbers = Random::new(2);
    let shapes = [(1, 6), (2, 3), (3, 2)].map(|(height, width)| Shape::Rect { height, width });
    for shape in shapes.into_iter().chain([Shape::hex(2)]) {
        for (colors, count) in [(1, 12), (2, 8)] {
            for _ in 0..count {
                let puzzle = random(shape, colors, &mut numbers);
                let all = solutions(&puzzle);
                let sorted = |pictures: Vec<Picture>| {
                    pictures.into_iter().sorted_by_key(|picture| picture.colors().to_vec())
                };
                let wanted = sorted(all).collect_vec();
                for strategy in [Strategy::Placements, Strategy::Order, Strategy::Auto] {
                    let options = EncodeOptions::default().with_strategy(strategy);
                    let endless = Budget::endless();
                    let raw = encode_clues(&puzzle, &options, &endless).unwrap();
                    assert_eq!(sorted(models(&puzzle, &raw)).collect_vec(), wanted);
                    let deduction = propagate(&puzzle, &endless).unwrap();
                    let solved = encode(&puzzle, &deduction, &options, &endless).unwrap();
                    assert_eq!(sorted(models(&puzzle, &solved)).collect_vec(), wanted);
                }
            }
        }
    }
}

/// A row of which some cells of a solution are given.
pub fn row_with_givens(cells: u32, clue: &str, random: &mut Random) -> Puzzle {
    let puzzle = one_row(cells, clue, 2);
    let all = solutions(&puzzle);
    let picture = &all[random.below(all.len())];
    let given = puzzle.geometry().cells().filter(|_| random.below(3) > 0);
    let givens: Vec<(CellId, ColorSet)> =
        given.map(|cell| (cell, ColorSet::only(picture[cell]))).collect();
    puzzle.with_givens(&givens).unwrap()
}

/// A given cell may be part of either of two runs, which must not both leave it.
#[test]
fn rows_with_given_cells_have_exactly_their_solutions() {
    let mut numbers = Random::new(3);
    for clue in ["1a 1a", "2a 1a", "?a 1a", "?a ?a", "1a 1a 1a", "1-2a 2+a", "2-4a"] {
        for _ in 0..20 {
            let puzzle = row_with_givens(7, clue, &mut numbers);
            let deduction = propagate(&puzzle, &Budget::endless()).unwrap();
            for strategy in [Strategy::Placements, Strategy::Order] {
                let options = EncodeOptions::default().with_strategy(strategy);
                let encoding = encode(&puzzle, &deduction, &options, &Budget::endless()).unwrap();
                let found = models(&puzzle, &encoding);
                let all = solutions(&puzzle);
                assert_eq!(found.len(), all.len(), "{clue}: {:?}", puzzle.givens());
                assert!(found.iter().all(|picture| all.contains(picture)));
            }
        }
    }
}
