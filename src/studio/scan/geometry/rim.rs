//! The outermost rules are those of the board: the rules that cross them go on to them, and end there.
//!
//! In: a whole lattice and the gray levels. Out: the lattice with a row or column more where the board
//! goes on, or less where it does not reach; the sides where that is in doubt. Invariants: what a
//! player has filled hides rules and says nothing.

use super::frame::{Rule, beyond, is_inside, strip};
use super::point::median;
use super::{Gray, Lattice, Point};

/// The most rows or columns that are added, or taken away, at a side.
const MOST: usize = 3;
/// How much of the usual contrast shows a rule.
const CONTRAST: f64 = 0.5;
/// The percentile of contrasts that stands for the board's rules. Thick rules and frames have more
/// contrast, so the median would be too high where filled cells leave few thin rules.
const LESS: usize = 30;
/// Contrasts below this part of the median are noise, and do not count.
const NOISE: f64 = 0.125;
/// How much darker than paper a filled cell is at least, in levels.
const FILLED: f64 = 40.0;
/// Where so few of the rules go on, the board has ended; where so many do, it has not.
const ENDED: f64 = 0.2;
const GOES_ON: f64 = 0.5;
/// How many of the cells of a new row have its rule.
const RULED: f64 = 0.8;
/// How far a rule may be from where the cells point, and how far beside it paper is, in parts of a cell.
const SHIFTS: [f64; 7] = [0.0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15];
const BESIDE: f64 = 0.33;

/// Mends all four sides.
pub fn settled(mut lattice: Lattice, gray: &Gray) -> Lattice {
    for _ in 0..4 {
        let rows = lattice.rows;
        while lattice.rows > 4 && lattice.rows + MOST > rows && has_ended(&lattice, gray) {
            lattice = lattice.without_first_row();
        }
        for _ in 0..MOST {
            let Some(first) = next(&lattice, gray) else { break };
            lattice = lattice.with_row(&first);
        }
        lattice = lattice.turned();
    }
    lattice
}

/// How much darker than what is beside them at least half of the rules are; negative if they are lighter.
pub fn contrast(board: &Lattice, gray: &Gray) -> f64 {
    let of_one = |lattice: &Lattice| -> Vec<f64> {
        let rows = 0..lattice.rows - 1;
        let strips = rows.flat_map(|at| strip(gray, &row(lattice, at), &row(lattice, at + 1)));
        strips.map(|rule| rule.contrast()).collect()
    };
    median(&mut [of_one(board), of_one(&board.turned())].concat())
}

/// For each side of a board, from the top clockwise: do its rules not end with it?
pub fn open_sides(board: &Lattice, gray: &Gray) -> [bool; 4] {
    let mut lattice = board.clone();
    // `turned` brings the right side to the top.
    [0, 1, 2, 3].map(|_: usize| {
        let is_open = is_open(&lattice, gray);
        lattice = lattice.turned();
        is_open
    })
}

/// Do the rules go on beyond the first row, or do they not reach it?
fn is_open(lattice: &Lattice, gray: &Gray) -> bool {
    let usual = &usual(lattice, gray);
    let reaching = share(&strip(gray, &row(lattice, 1), &row(lattice, 0)), usual);
    let outside = beyond(lattice);
    let goes_on = is_inside(&outside, gray)
        && share(&strip(gray, &row(lattice, 0), &outside), usual).is_some_and(|it| it > GOES_ON);
    goes_on || reaching.is_some_and(|share| share < GOES_ON)
}

fn row(lattice: &Lattice, row: usize) -> Vec<Point> {
    (0..lattice.columns).map(|column| lattice.point(row, column)).collect()
}

/// The rules that cross the rows behind the first ones: their usual contrast, and the paper beside them.
struct Usual {
    contrast: f64,
    paper: f64,
}

fn usual(lattice: &Lattice, gray: &Gray) -> Usual {
    let rows = 1..lattice.rows.min(7) - 1;
    let strips = rows.flat_map(|at| strip(gray, &row(lattice, at), &row(lattice, at + 1)));
    let rules: Vec<Rule> = strips.filter(|rule| rule.contrast() > 0.0).collect();
    let usual = |of: fn(&Rule) -> f64| median(&mut rules.iter().map(of).collect::<Vec<_>>());
    let noise = NOISE * usual(Rule::contrast);
    let mut contrasts: Vec<f64> =
        rules.iter().map(Rule::contrast).filter(|&contrast| contrast > noise).collect();
    contrasts.sort_by(f64::total_cmp);
    let contrast = contrasts.get(contrasts.len() * LESS / 100).copied().unwrap_or(0.0);
    Usual { contrast, paper: usual(|rule| rule.paper) }
}

/// The share of rules that are drawn, of those that nothing hides; `None` if most are hidden.
fn share(rules: &[Rule], usual: &Usual) -> Option<f64> {
    let filled = usual.paper - FILLED.max(CONTRAST * usual.contrast);
    let open = rules.iter().filter(|rule| rule.paper > filled);
    let drawn = open.clone().filter(|rule| rule.contrast() > CONTRAST * usual.contrast).count();
    let open = open.count();
    (open * 2 > rules.len()).then(|| drawn as f64 / open as f64)
}

/// Do the rules that cross the second row not go on to the first one?
fn has_ended(lattice: &Lattice, gray: &Gray) -> bool {
    let usual = &usual(lattice, gray);
    let [first, second, third] = [0, 1, 2].map(|at: usize| row(lattice, at));
    let outer = share(&strip(gray, &second, &first), usual);
    let inner = share(&strip(gray, &third, &second), usual);
    outer.zip(inner).is_some_and(|(outer, inner)| outer < ENDED * inner)
}

/// The row before the first one, if the rules go on to it and it has a rule of its own.
fn next(lattice: &Lattice, gray: &Gray) -> Option<Vec<Point>> {
    let (first, expected) = (row(lattice, 0), beyond(lattice));
    if !is_inside(&expected, gray) {
        return None;
    }
    let usual = &usual(lattice, gray);
    let drawn = strip(gray, &first, &expected);
    let goes_on: Vec<bool> =
        drawn.iter().map(|rule| rule.contrast() > CONTRAST * usual.contrast).collect();
    let cells: Vec<usize> =
        (0..expected.len() - 1).filter(|&cell| goes_on[cell] && goes_on[cell + 1]).collect();
    if (cells.len() as f64) < GOES_ON * (expected.len() - 1) as f64 {
        return None;
    }
    let shifted = SHIFTS.map(|shift| {
        let at = first.iter().zip(&expected).map(|(&near, &far)| near.toward(far, 1.0 + shift));
        let row: Vec<Point> = at.collect();
        (ruled(&row, &first, &cells, gray, usual.contrast), row)
    });
    let (count, row) =
        shifted.into_iter().reduce(|best, next| if next.0 > best.0 { next } else { best })?;
    (count as f64 >= RULED * cells.len() as f64).then_some(row)
}

/// In how many of these cells a rule lies along a row, darker than the paper on both sides.
fn ruled(row: &[Point], inner: &[Point], cells: &[usize], gray: &Gray, usual: f64) -> usize {
    let is_ruled = |cell: usize| {
        let middle = |share: f64| row[cell].toward(row[cell + 1], share);
        let step = row[cell].toward(row[cell + 1], 0.5) - inner[cell].toward(inner[cell + 1], 0.5);
        let contrast = |share: f64| {
            let at = |way: f64| gray.between(middle(share) + step * way);
            let ink = [-0.06, -0.03, 0.0, 0.03, 0.06].map(at).into_iter().fold(255.0, f64::min);
            at(-BESIDE).min(at(BESIDE)) - ink
        };
        [0.35, 0.5, 0.65].map(contrast).iter().sum::<f64>() > 3.0 * CONTRAST * usual
    };
    cells.iter().filter(|&&cell| is_ruled(cell)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

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
                let settled = settled(lattice(first, rows, columns), &gray);
                assert_eq!(size(&settled), (SIDE, SIDE), "{rule} {first:?}");
                assert_eq!(settled.point(0, 0).reach(), CORNER as f64);
                assert_eq!(open_sides(&settled, &gray), [false; 4]);
            }
        }
    }

    #[test]
    fn the_edge_of_the_paper_is_no_rule() {
        let gray = board(120, CORNER + CELL * (SIDE + 1));
        let settled = settled(lattice((0, 0), 12, 11), &gray);
        assert_eq!(size(&settled), (SIDE, SIDE));
    }

    #[test]
    fn a_side_is_open_where_rules_go_on_or_do_not_reach_it() {
        let gray = board(120, usize::MAX);
        assert_eq!(open_sides(&lattice((0, 0), 11, 9), &gray), [false, true, false, false]);
        assert_eq!(open_sides(&lattice((-1, 0), 12, 11), &gray), [true, false, false, false]);
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
        assert_eq!(size(&settled(lattice((0, 0), 11, 11), &gray)), (SIDE, SIDE));
    }
}
