//! The outermost rules: thick frames hide them or pull their crossings aside, and they are those of
//! the board only if the rules that cross them go on to them, and end there.
//!
//! In: a lattice without gaps and the gray levels. Out: the lattice with a row or column more where
//! a frame hid it or the board goes on, or less where the board does not reach; the sides where
//! that is in doubt. Invariants: at most two are added for a frame at a side, and only before a
//! dark bar; what a player has filled hides rules and says nothing.

use super::image::{median, median_point};
use super::{Gray, Lattice, Point};

/// How far an outer crossing may be from where its rule points, in parts of a cell.
const MAX_CROSSING_OFFSET: f64 = 0.13;

/// Mends all four sides.
pub fn with_hidden_rules(mut lattice: Lattice, gray: &Gray) -> Lattice {
    for _ in 0..4 {
        for _ in 0..2 {
            match hidden_row(&lattice, gray) {
                Some(first) => lattice = lattice.with_row(&first),
                None => break,
            }
        }
        straighten(&mut lattice);
        lattice = lattice.rotated();
    }
    lattice
}

/// The row before the first one, if the rules go on to it and a dark bar is behind it.
fn hidden_row(lattice: &Lattice, gray: &Gray) -> Option<Vec<Point>> {
    let at = |row: usize| (0..lattice.columns).map(move |column| lattice.point(row, column));
    let outside = row_outside(lattice);
    if !is_inside(&outside, gray) {
        return None;
    }
    let (first, second): (Vec<_>, Vec<_>) = (at(0).collect(), at(1).collect());
    let inner = strip(gray, &second, &first);
    let outer = strip(gray, &first, &outside);
    let usual = median(&mut inner.iter().map(|rule| rule.contrast()).collect::<Vec<_>>());
    let going_on = outer.iter().filter(|rule| rule.contrast() > 0.5 * usual).count();
    let paper =
        |strip: &[Rule]| median(&mut strip.iter().map(|rule| rule.paper).collect::<Vec<_>>());
    let dark = paper(&inner) - 0.6 * usual;
    let bar = |column: usize| {
        let middle = outside[column].toward(outside[column + 1], 0.5);
        gray.between(middle + (middle - first[column].toward(first[column + 1], 0.5)) * 0.22)
    };
    let mut bars: Vec<f64> = (0..outside.len() - 1).map(bar).collect();
    let is_hidden = going_on as f64 > 0.55 * outer.len() as f64
        && median(&mut bars) < dark
        && paper(&outer) > dark;
    is_hidden.then_some(outside)
}

/// Where the row before the first one would be.
fn row_outside(lattice: &Lattice) -> Vec<Point> {
    let columns = 0..lattice.columns;
    columns.map(|column| lattice.point(0, column) * 2.0 - lattice.point(1, column)).collect()
}

/// The lattice with a line more at a side, from the top clockwise, where its rules point.
pub fn with_line_outside(lattice: &Lattice, side: usize) -> Lattice {
    let turned = (0..side).fold(lattice.clone(), |lattice, _| lattice.rotated());
    let grown = turned.with_row(&row_outside(&turned));
    (side..4).fold(grown, |lattice, _| lattice.rotated())
}

/// Does the image contain most of these places?
pub fn is_inside(places: &[Point], gray: &Gray) -> bool {
    let is_inside = |point: &&Point| {
        (-2.0..gray.width() as f64 + 1.0).contains(&point.x)
            && (-2.0..gray.height() as f64 + 1.0).contains(&point.y)
    };
    places.iter().filter(is_inside).count() * 2 >= places.len()
}

/// A rule between two rows of crossings.
pub struct Rule {
    /// Its level.
    ink: f64,
    /// The level of the paper beside it.
    pub paper: f64,
}

impl Rule {
    pub fn contrast(&self) -> f64 {
        self.paper - self.ink
    }
}

/// The rules from one row of crossings to another.
pub fn strip(gray: &Gray, from: &[Point], to: &[Point]) -> Vec<Rule> {
    let shares = [0.3, 0.4, 0.5, 0.6, 0.7];
    let mean =
        |level: &dyn Fn(f64) -> f64| shares.iter().map(|&share| level(share)).sum::<f64>() / 5.0;
    let rule = |column: usize| {
        let neighbor = if column + 1 < from.len() { column + 1 } else { column - 1 };
        let on = |share: f64| from[column].toward(to[column], share);
        let between =
            |share: f64| on(share).toward(from[neighbor].toward(to[neighbor], share), 0.5);
        let darkest = |share: f64| {
            let steps = [(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
            let levels = steps.map(|(x, y)| gray.between(on(share) + Point { x, y }));
            levels.into_iter().fold(255.0, f64::min)
        };
        Rule { ink: mean(&darkest), paper: mean(&|share| gray.between(between(share))) }
    };
    (0..from.len()).map(rule).collect()
}

/// Moves crossings of the first row that are far from where their rules point.
fn straighten(lattice: &mut Lattice) {
    let steps: Vec<Point> = (0..lattice.columns)
        .map(|column| lattice.point(1, column) - lattice.point(2, column))
        .collect();
    let mut moves = Vec::new();
    let mut shares = Vec::new();
    for column in 0..lattice.columns {
        let nearby = &steps[column.saturating_sub(3)..(column + 4).min(steps.len())];
        let step = median_point(nearby);
        let expected = lattice.point(1, column) + step;
        let share = (lattice.point(0, column) - expected).length() / step.length().max(1.0);
        shares.push(share);
        if share > MAX_CROSSING_OFFSET {
            moves.push((column, expected));
        }
    }
    // Where all are far, the cells of this row are of another height.
    if median(&mut shares) < 0.3 {
        moves.into_iter().for_each(|(column, point)| lattice.set(0, column, Some(point)));
    }
}

/// The most rows or columns that are added, or taken away, at a side.
const MAX_CHANGED_ROWS: usize = 3;
/// How much of the usual contrast shows a rule.
const MIN_CONTRAST_SHARE: f64 = 0.5;
/// The percentile of contrasts that stands for the board's rules. Thick rules and frames have more
/// contrast, so the median would be too high where filled cells leave few thin rules.
const RULE_PERCENTILE: usize = 30;
/// Contrasts below this part of the median are noise, and do not count.
const NOISE_SHARE: f64 = 0.125;
/// How much darker than paper a filled cell is at least, in levels.
const MIN_FILLED_LEVELS: f64 = 40.0;
/// Where so few of the rules go on, the board has ended; where so many do, it has not.
const MAX_ENDED_SHARE: f64 = 0.2;
const GOES_ON: f64 = 0.5;
/// How much of the next cells may be seen before the image ends.
const SEEN_PARTS: [f64; 4] = [1.0, 0.7, 0.45, 0.25];
/// How many of the cells of a new row have its rule.
const MIN_RULED_SHARE: f64 = 0.8;
/// How far a rule may be from where the cells point, and how far beside it paper is, in parts of a cell.
const RULE_SHIFTS: [f64; 7] = [0.0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15];
const PAPER_BESIDE_RULE: f64 = 0.33;

/// Mends all four sides.
pub fn with_board_rim(mut lattice: Lattice, gray: &Gray) -> Lattice {
    for _ in 0..4 {
        let rows = lattice.rows;
        while lattice.rows > 4
            && lattice.rows + MAX_CHANGED_ROWS > rows
            && has_ended(&lattice, gray)
        {
            lattice = lattice.without_first_row();
        }
        for _ in 0..MAX_CHANGED_ROWS {
            let Some(first) = next(&lattice, gray) else { break };
            lattice = lattice.with_row(&first);
        }
        lattice = lattice.rotated();
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
    median(&mut [of_one(board), of_one(&board.rotated())].concat())
}

/// For each side of a board, from the top clockwise: do its rules not end with it?
pub fn open_sides(board: &Lattice, gray: &Gray) -> [bool; 4] {
    let mut lattice = board.clone();
    // `turned` brings the right side to the top.
    [0, 1, 2, 3].map(|_: usize| {
        let is_open = is_open(&lattice, gray);
        lattice = lattice.rotated();
        is_open
    })
}

/// Do the rules go on beyond the first row, or do they not reach it?
fn is_open(lattice: &Lattice, gray: &Gray) -> bool {
    let usual = &usual(lattice, gray);
    let reaching = share(&strip(gray, &row(lattice, 1), &row(lattice, 0)), usual);
    let (first, outside) = (row(lattice, 0), row_outside(lattice));
    let at = |part: f64| first.iter().zip(&outside).map(move |(&at, &to)| at.toward(to, part));
    // An image that cuts the board shows a part of the next cells.
    let mut visible = SEEN_PARTS.iter().map(|&part| at(part).collect::<Vec<_>>());
    let goes_on = visible.find(|places| is_inside(places, gray)).is_some_and(|places| {
        share(&strip(gray, &first, &places), usual).is_some_and(|it| it > GOES_ON)
    });
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
    let noise = NOISE_SHARE * usual(Rule::contrast);
    let mut contrasts: Vec<f64> =
        rules.iter().map(Rule::contrast).filter(|&contrast| contrast > noise).collect();
    contrasts.sort_by(f64::total_cmp);
    let contrast = contrasts.get(contrasts.len() * RULE_PERCENTILE / 100).copied().unwrap_or(0.0);
    Usual { contrast, paper: usual(|rule| rule.paper) }
}

/// The share of rules that are drawn, of those that nothing hides; `None` if most are hidden.
fn share(rules: &[Rule], usual: &Usual) -> Option<f64> {
    let threshold = usual.paper - MIN_FILLED_LEVELS.max(MIN_CONTRAST_SHARE * usual.contrast);
    let open = rules.iter().filter(|rule| rule.paper > threshold);
    let visible =
        open.clone().filter(|rule| rule.contrast() > MIN_CONTRAST_SHARE * usual.contrast).count();
    let open = open.count();
    (open * 2 > rules.len()).then(|| visible as f64 / open as f64)
}

/// Do the rules that cross the second row not go on to the first one?
fn has_ended(lattice: &Lattice, gray: &Gray) -> bool {
    let usual = &usual(lattice, gray);
    let [first, second, third] = [0, 1, 2].map(|at: usize| row(lattice, at));
    let outer = share(&strip(gray, &second, &first), usual);
    let inner = share(&strip(gray, &third, &second), usual);
    outer.zip(inner).is_some_and(|(outer, inner)| outer < MAX_ENDED_SHARE * inner)
}

/// The row before the first one, if the rules go on to it and it has a rule of its own.
fn next(lattice: &Lattice, gray: &Gray) -> Option<Vec<Point>> {
    let (first, expected) = (row(lattice, 0), row_outside(lattice));
    if !is_inside(&expected, gray) {
        return None;
    }
    let usual = &usual(lattice, gray);
    let rules = strip(gray, &first, &expected);
    let goes_on: Vec<bool> =
        rules.iter().map(|rule| rule.contrast() > MIN_CONTRAST_SHARE * usual.contrast).collect();
    let cells: Vec<usize> =
        (0..expected.len() - 1).filter(|&cell| goes_on[cell] && goes_on[cell + 1]).collect();
    if (cells.len() as f64) < GOES_ON * (expected.len() - 1) as f64 {
        return None;
    }
    let shifted = RULE_SHIFTS.map(|shift| {
        let at =
            first.iter().zip(&expected).map(|(&inner, &outer)| inner.toward(outer, 1.0 + shift));
        let row: Vec<Point> = at.collect();
        (cells_with_rule(&row, &first, &cells, gray, usual.contrast), row)
    });
    let (count, row) =
        shifted.into_iter().reduce(|best, next| if next.0 > best.0 { next } else { best })?;
    (count as f64 >= MIN_RULED_SHARE * cells.len() as f64).then_some(row)
}

/// In how many of these cells a rule lies along a row, darker than the paper on both sides.
fn cells_with_rule(
    row: &[Point],
    inner: &[Point],
    cells: &[usize],
    gray: &Gray,
    usual: f64,
) -> usize {
    let is_ruled = |cell: usize| {
        let middle = |share: f64| row[cell].toward(row[cell + 1], share);
        let step = row[cell].toward(row[cell + 1], 0.5) - inner[cell].toward(inner[cell + 1], 0.5);
        let contrast = |share: f64| {
            let at = |way: f64| gray.between(middle(share) + step * way);
            let ink = [-0.06, -0.03, 0.0, 0.03, 0.06].map(at).into_iter().fold(255.0, f64::min);
            at(-PAPER_BESIDE_RULE).min(at(PAPER_BESIDE_RULE)) - ink
        };
        [0.35, 0.5, 0.65].map(contrast).iter().sum::<f64>() > 3.0 * MIN_CONTRAST_SHARE * usual
    };
    cells.iter().filter(|&&cell| is_ruled(cell)).count()
}
