//! Finds the grid of a puzzle in an image.
//!
//! In: gray levels, a budget. Out: [`Lattice`]s, the best first: the crossings of the rules, row by
//! row, on flat screens and curved pages alike. Invariants: only adding, multiplying, dividing and
//! square roots of fractions, so every machine finds the same places.
//!
//! Rules are looked for as dark runs of several lengths, dark on light and light on dark. `mask`
//! says which pixels are darker than around them, `crossings` where long runs meet, `grow` joins
//! crossings to a lattice and computes those that are missing, `rim` finds the outermost rules and
//! whether the board ends there.

mod crossings;
mod grow;
mod image;
mod lattice;
mod mask;
mod rim;

pub use image::{Gray, Point, Quad, inside, is_between, median, turned_back, warp};
pub use lattice::{Lattice, flat};
pub use mask::{Mask, Part, below_mean, parts, thin};
pub use rim::{contrast, open_sides, with_line_outside};

use crate::budget::Budget;
use crossings::{Buckets, crossings};
use grow::{largest_lattice, without_gaps};
use mask::dark_pixels;
use rim::{with_board_rim, with_hidden_rules};

/// The least lengths of dark runs, in pixels: short ones find small cells, long ones are not misled
/// by digits.
const LEAST_RUN_LENGTHS: [usize; 5] = [11, 17, 25, 35, 50];
/// The fewest crossings of a puzzle.
const MIN_CROSSINGS: usize = 30;
/// The least spacing of rules, in pixels.
const LEAST_SPACING: f64 = 7.0;

/// A lattice, and how it was found.
pub struct Candidate {
    /// All crossings.
    pub lattice: Lattice,
    /// Are rules and digits lighter than the paper?
    pub is_light: bool,
    /// The number of crossings, less for those that were computed.
    score: f64,
    /// The least length of its rules.
    length: usize,
}

/// The lattices of an image, the best first; few are worth a try. Rules are dark in `dark`, in
/// `light` those that are lighter than the paper.
pub fn lattices(dark: &Gray, light: &Gray, budget: &Budget) -> Vec<Candidate> {
    let mut dark = of_one(dark, false, budget);
    let light = of_one(light, true, budget);
    let best = |lattices: &[Candidate]| lattices.first().map_or(0.0, |first| first.score);
    if best(&light) > 1.3 * best(&dark) {
        return light.into_iter().chain(dark).collect();
    }
    dark.extend(light);
    dark
}

/// The lattices of lines that `thin` gave.
pub fn lattices_of_thin(lines: &Gray, budget: &Budget) -> Vec<Candidate> {
    of_one(lines, false, budget)
}

/// The lattices of dark rules: the one of the longest rules that is nearly the best comes first. One
/// that has all its crossings is not misled by digits, so none with fewer comes before it.
fn of_one(gray: &Gray, is_light: bool, budget: &Budget) -> Vec<Candidate> {
    let mask = dark_pixels(gray);
    let (mut candidates, mut best_whole) = (Vec::new(), 0_f64);
    for length in LEAST_RUN_LENGTHS {
        if budget.is_over() {
            break;
        }
        let Some(points) = crossings(&mask, length) else { continue };
        if points.len() < MIN_CROSSINGS {
            continue;
        }
        let buckets = Buckets::new(&points, gray.width(), gray.height());
        let spacing = buckets.spacing();
        let shorter = spacing.x.min(spacing.y);
        if shorter <= LEAST_SPACING {
            continue;
        }
        let Some(grown) = largest_lattice(&points, &buckets, spacing) else { continue };
        let count = grown.count() as f64;
        let score = count * count / (grown.rows * grown.columns) as f64;
        if grown.count() < MIN_CROSSINGS || grown.count() * 3 < grown.rows * grown.columns {
            continue;
        }
        if grown.count() == grown.rows * grown.columns {
            best_whole = best_whole.max(score);
        }
        let Some(lattice) = without_gaps(&grown, shorter) else { continue };
        let lattice = with_board_rim(with_hidden_rules(lattice, gray), gray);
        candidates.push(Candidate { lattice, is_light, score, length });
    }
    let best = candidates.iter().map(|candidate| candidate.score).fold(0.0, f64::max);
    let rank = |candidate: &Candidate| {
        if candidate.score >= best_whole.max(0.94 * best) {
            candidate.length as f64
        } else {
            candidate.score / best
        }
    };
    candidates.sort_by(|one, other| rank(other).total_cmp(&rank(one)));
    candidates
}

/// Where a board ends: drawn boards with rules of several shades, on paper and beyond its edge.
#[cfg(test)]
mod tests {
    use super::rim::with_board_rim;
    use super::{Gray, Lattice, Point, lattices, open_sides};
    use crate::budget::Budget;

    const CELL: usize = 20;
    const SIDE: usize = 10;
    const CORNER: usize = 60;

    /// A board of ten cells to a side on white paper, with black rules each five cells, that ends below
    /// where `paper` says.
    fn board(rule: u8, paper: usize) -> Gray {
        let width = CELL * SIDE + 2 * CORNER;
        let is_within = |at: usize| (CORNER..=CORNER + CELL * SIDE).contains(&at);
        let level = |place: usize| {
            let (x, y) = (place % width, place / width);
            let on = |cells: usize| {
                let is_on = |at: usize| (at - CORNER).is_multiple_of(cells * CELL);
                is_within(x) && is_within(y) && (is_on(x) || is_on(y))
            };
            match () {
                () if y > paper => 90,
                () if on(5) => 0,
                () if on(1) => rule,
                () => 255,
            }
        };
        Gray::new(width, (0..width * width).map(level).collect())
    }

    /// The crossings of so many rows and columns from this row and column on.
    fn lattice(first: (i64, i64), rows: usize, columns: usize) -> Lattice {
        let at = |cells: i64| (CORNER as i64 + cells * CELL as i64) as f64;
        Lattice::of(rows, columns, |row, column| {
            Some(Point { x: at(first.1 + column as i64), y: at(first.0 + row as i64) })
        })
    }

    fn size(lattice: &Lattice) -> (usize, usize) {
        (lattice.height(), lattice.width())
    }

    #[test]
    fn rows_and_columns_at_the_rim_are_the_boards_whatever_the_rules() {
        for rule in [0, 120, 204, 225] {
            let gray = board(rule, usize::MAX);
            for (first, rows, columns) in
                [((1, 1), 9, 9), ((0, 2), 11, 9), ((2, 0), 7, 11), ((0, 0), 11, 11)]
            {
                let settled = with_board_rim(lattice(first, rows, columns), &gray);
                assert_eq!(size(&settled), (SIDE, SIDE), "{rule} {first:?}");
                assert_eq!(settled.point(0, 0).reach(), CORNER as f64);
                assert_eq!(open_sides(&settled, &gray), [false; 4]);
            }
        }
    }

    #[test]
    fn the_edge_of_the_paper_is_no_rule() {
        let gray = board(120, CORNER + CELL * (SIDE + 1));
        let settled = with_board_rim(lattice((0, 0), 12, 11), &gray);
        assert_eq!(size(&settled), (SIDE, SIDE));
    }

    #[test]
    fn a_side_is_open_where_rules_go_on_or_do_not_reach_it() {
        let gray = board(120, usize::MAX);
        assert_eq!(open_sides(&lattice((0, 0), 11, 9), &gray), [false, true, false, false]);
        assert_eq!(open_sides(&lattice((-1, 0), 12, 11), &gray), [true, false, false, false]);
    }

    #[test]
    fn a_side_is_open_where_the_image_cuts_the_board() {
        let whole = board(120, usize::MAX);
        for beyond in [6, 12, 18] {
            let width = CORNER + 8 * CELL + beyond;
            let rows = whole.levels().chunks(whole.width());
            let levels = rows.flat_map(|row| row[..width].to_vec()).collect();
            let sides = open_sides(&lattice((0, 0), 11, 9), &Gray::new(width, levels));
            assert_eq!(sides, [false, true, false, false], "{beyond}");
        }
    }

    #[test]
    fn cells_that_a_player_has_filled_take_no_row_away() {
        let filled = |place: usize, level: u8| {
            let (x, y) = (place % 320, place / 320);
            let bottom = CORNER + CELL * (SIDE - 1)..CORNER + CELL * SIDE;
            if (CORNER..260).contains(&x) && bottom.contains(&y) { 0 } else { level }
        };
        let gray = board(120, usize::MAX);
        let levels = gray.levels().iter().enumerate().map(|(place, &level)| filled(place, level));
        let gray = Gray::new(gray.width(), levels.collect());
        assert_eq!(size(&with_board_rim(lattice((0, 0), 11, 11), &gray)), (SIDE, SIDE));
    }

    /// The crossing of the fifth rules: none under a stain, or lower where a fold bends its rule.
    #[test]
    fn a_crossing_that_paper_hides_or_pulls_aside_is_where_its_neighbors_point() {
        let at = CORNER + 5 * CELL;
        let (stain, fold) = (at - 6..=at + 6, at - 10..=at + 10);
        let whole = board(120, usize::MAX);
        let level = |is_stain: bool, x: usize, y: usize| match is_stain {
            true if stain.contains(&x) && stain.contains(&y) => 255,
            false if fold.contains(&x) && y == at => 255,
            false if fold.contains(&x) && y == at + 4 => 0,
            _ => whole.at(x as i64, y as i64),
        };
        for is_stain in [true, false] {
            let places =
                (0..whole.levels().len()).map(|at| (at % whole.width(), at / whole.width()));
            let levels = places.map(|(x, y)| level(is_stain, x, y)).collect();
            let gray = Gray::new(whole.width(), levels);
            let all = lattices(&gray, &gray.inverted(), &Budget::endless());
            let first = &all.first().expect("a grid").lattice;
            assert_eq!(size(first), (SIDE, SIDE), "stain: {is_stain}");
            let way = first.point(5, 5) - Point { x: at as f64, y: at as f64 };
            assert!(way.reach() < 1.0, "stain: {is_stain}, {way:?}");
        }
    }

    /// It reaches into the outer cells, so that their rules are a part of it.
    #[test]
    fn a_thick_frame_takes_no_row_away() {
        let (width, end) = (CELL * SIDE + 2 * CORNER, CORNER + CELL * SIDE);
        let within = |at: usize| (at as i64 - CORNER as i64).min(end as i64 - at as i64);
        let is_rule = |at: usize| (at - CORNER) % CELL < 3;
        let level = |place: usize| {
            let (x, y) = (place % width, place / width);
            match within(x).min(within(y)) {
                ..-10 => 255,
                -10..=5 => 0,
                _ if is_rule(x) || is_rule(y) => 90,
                _ => 255,
            }
        };
        let gray = Gray::new(width, (0..width * width).map(level).collect());
        let all = lattices(&gray, &gray.inverted(), &Budget::endless());
        let first = &all.first().expect("a grid").lattice;
        assert_eq!((size(first), open_sides(first, &gray)), ((SIDE, SIDE), [false; 4]));
    }
}
