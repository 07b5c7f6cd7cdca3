//! Turned and mirrored boards.
//!
//! In: a puzzle and a [`Turn`]. Out: the turned puzzle; what all turned ones have in common.
//! Invariants: the solutions of a turned puzzle are the turned solutions of the puzzle.

use super::clue::Clue;
use super::geometry::Geometry;
use super::ids::CellId;
use super::pattern::ClueWord;
use super::run::{Length, Run};
use super::shape::{Shape, Sides};
use super::{Color, ColorSet, PuzzleError};
use super::{Puzzle, place::Point};

/// A symmetry of boards: an optional mirroring, left for right, and then a clockwise turn. A step
/// is a quarter turn for rectangles and a sixth for hexagons and triangles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Are left and right exchanged?
    pub is_mirrored: bool,
    /// The number of clockwise steps.
    pub steps: u8,
}

/// `sqrt(3) / 2`.
const HALF_SQRT_3: f64 = 0.866_025_403_784_438_6;
/// Cosine and sine of 0 to 3 clockwise steps of a rectangle.
const QUARTERS: [Point; 4] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
/// Cosine and sine of 0 to 5 clockwise steps of a hexagon or of triangles.
const SIXTHS: [Point; 6] = [
    (1.0, 0.0),
    (0.5, HALF_SQRT_3),
    (-0.5, HALF_SQRT_3),
    (-1.0, 0.0),
    (-0.5, -HALF_SQRT_3),
    (0.5, -HALF_SQRT_3),
];

impl Turn {
    /// The number of steps in a full turn of a board of this shape: 4 or 6.
    pub fn steps(shape: Shape) -> u8 {
        directions(shape).len() as u8
    }

    /// Every turn of a board of this shape; the first one changes nothing.
    pub fn all(shape: Shape) -> impl Iterator<Item = Turn> {
        let steps = move |is_mirrored| {
            (0..Turn::steps(shape)).map(move |steps| Turn { is_mirrored, steps })
        };
        [false, true].into_iter().flat_map(steps)
    }

    /// The outline of the board after the turn.
    fn shape(self, shape: Shape) -> Shape {
        let sides = |sides: Sides| {
            let sides = if self.is_mirrored { sides.mirrored() } else { sides };
            sides.turned(self.steps)
        };
        match shape {
            Shape::Rect { height, width } if self.steps % 2 == 1 => {
                Shape::Rect { height: width, width: height }
            }
            Shape::Rect { .. } => shape,
            Shape::Hex { sides: own } => Shape::Hex { sides: sides(own) },
            Shape::Triangles { sides: own } => Shape::Triangles { sides: sides(own) },
        }
    }

    /// Has a board of this shape the same outline after the turn?
    pub fn keeps(self, shape: Shape) -> bool {
        self.shape(shape) == shape
    }

    /// The image of a point, relative to the center of the turn.
    fn of(self, shape: Shape, (x, y): Point) -> Point {
        let directions = directions(shape);
        let (cos, sin) = directions[usize::from(self.steps) % directions.len()];
        let x = if self.is_mirrored { -x } else { x };
        (x * cos - y * sin, x * sin + y * cos)
    }
}

fn directions(shape: Shape) -> &'static [Point] {
    match shape {
        Shape::Rect { .. } => &QUARTERS,
        Shape::Hex { .. } | Shape::Triangles { .. } => &SIXTHS,
    }
}

/// The puzzle after a turn, and for each of its cells the cell of `puzzle` that moved there.
///
/// # Errors
/// Only a defect in this function can cause one: a turned puzzle is valid.
pub fn turned(puzzle: &Puzzle, turn: Turn) -> Result<(Puzzle, Vec<CellId>), PuzzleError> {
    let old = puzzle.geometry();
    let geometry = Geometry::new(turn.shape(old.shape()))?;
    let cells = former_cells(old, &geometry, turn);
    let hole = |cell: &CellId| old.is_hole(cells[cell.index()]);
    let holes: Vec<CellId> = geometry.cells().filter(hole).collect();
    let geometry = with_areas(old, geometry.with_holes(&holes)?, &cells)?;
    let families = former_families(old, &geometry, turn);
    let clue = |line| {
        let block = geometry.clue_cell(line).and_then(|cell| old.block_around(cells[cell.index()]));
        if let Some(block) = block {
            return puzzle.clue(block).clone();
        }
        let (family, is_reversed) = families[geometry.place(line).0];
        let first = cells[geometry.line(line)[0].index()];
        let mut clue = puzzle.clue(old.through(first)[family].line).clone();
        if is_reversed {
            clue.reverse();
        }
        clue
    };
    let clues = geometry.lines().map(clue).collect();
    let given = |(at, cell): (usize, &CellId)| Some((CellId::new(at as u32), puzzle.given(*cell)?));
    let givens: Vec<(CellId, ColorSet)> = cells.iter().enumerate().filter_map(given).collect();
    let new_puzzle =
        Puzzle::new(geometry, puzzle.palette().clone(), clues)?.with_givens(&givens)?;
    Ok((new_puzzle, cells))
}

/// A turned board with the regions or blocks of `old`, whose cells moved to it as listed.
fn with_areas(old: &Geometry, new: Geometry, cells: &[CellId]) -> Result<Geometry, PuzzleError> {
    if old.has_blocks() {
        return new.with_blocks();
    }
    let Some(regions) = old.regions() else { return Ok(new) };
    let regions: Vec<usize> = regions.collect();
    let turned: Vec<usize> = cells.iter().map(|cell| regions[cell.index()]).collect();
    new.with_regions(&turned)
}

/// For each cell the cell that the turn moves there; `None` if the turn changes the outline, the
/// holes or the regions of the board.
pub fn turned_cells(geometry: &Geometry, turn: Turn) -> Option<Vec<CellId>> {
    let cells = turn.keeps(geometry.shape()).then(|| former_cells(geometry, geometry, turn))?;
    let is_same = |cell: CellId| {
        let neighbors: Vec<CellId> = geometry.neighbors(cell).collect();
        let former = |cell: CellId| cells[cell.index()];
        let is_kept = |&other: &CellId| {
            geometry.share_region(cell, other) == geometry.share_region(former(cell), former(other))
        };
        geometry.is_hole(cell) == geometry.is_hole(former(cell)) && neighbors.iter().all(is_kept)
    };
    geometry.cells().all(is_same).then_some(cells)
}

/// For each cell of `new` the cell of `old` that moves there. Sorts the centers of both boards by
/// row and column and pairs them.
fn former_cells(old: &Geometry, new: &Geometry, turn: Turn) -> Vec<CellId> {
    let cells_in_order = |geometry: &Geometry, turn: Turn| {
        let place = |cell| (turn.of(geometry.shape(), geometry.center(cell)), cell);
        let mut cells: Vec<(Point, CellId)> = geometry.cells().map(place).collect();
        cells.sort_unstable_by(|one, other| one.0.1.total_cmp(&other.0.1));
        // Different heights differ by more than 0.1; rounding errors are smaller.
        let (mut row, mut height) = (0, f64::MIN);
        let rowed = cells.into_iter().map(|((x, y), cell)| {
            row += u32::from(y > height + 0.1);
            height = y;
            (row, x, cell)
        });
        let mut rowed: Vec<(u32, f64, CellId)> = rowed.collect();
        rowed.sort_unstable_by(|one, other| (one.0.cmp(&other.0)).then(one.1.total_cmp(&other.1)));
        rowed
    };
    let mut cells = vec![CellId::new(0); new.cell_count()];
    let new_cells = cells_in_order(new, Turn { is_mirrored: false, steps: 0 });
    for (new, old) in new_cells.into_iter().zip(cells_in_order(old, turn)) {
        cells[new.2.index()] = old.2;
    }
    cells
}

/// For each family of `new` the family of `old` that becomes it, and whether its lines are then
/// read in reverse.
fn former_families(old: &Geometry, new: &Geometry, turn: Turn) -> Vec<(usize, bool)> {
    let along = |one: Point, other: Point| one.0 * other.0 + one.1 * other.1;
    let former = |direction: Point| {
        let matches = old
            .families()
            .iter()
            .map(|family| along(turn.of(old.shape(), family.direction), direction));
        let best = matches.enumerate().find(|(_, along)| along.abs() > 0.9);
        best.map_or((0, false), |(family, along)| (family, along < 0.0))
    };
    new.families().iter().map(|family| former(family.direction)).collect()
}

/// Clues as comparable values: the length and the color of each run, 0 if unknown. Colors count
/// from 1.
type ComparableClues = Vec<Vec<(Length, usize)>>;
/// Row count, clues, given cells, regions.
type Key = (usize, ComparableClues, Vec<(u32, Vec<usize>)>, Vec<usize>);

/// The canonical one among all turns of a puzzle: the least in a fixed order of clues, so that all
/// turns have the same one. Also gives for each of its cells the cell of `puzzle`.
pub fn upright(puzzle: &Puzzle) -> (Puzzle, Vec<CellId>) {
    let positions = Turn::all(puzzle.geometry().shape());
    let least = positions.filter_map(|turn| turned(puzzle, turn).ok());
    let least = least.min_by_key(|(puzzle, _)| key(puzzle));
    least.unwrap_or_else(|| (puzzle.clone(), puzzle.geometry().cells().collect()))
}

/// The sort key of a turned puzzle.
fn key(puzzle: &Puzzle) -> Key {
    let run = |run: &Run| (run.length, run.color.map_or(0, |color| color.index() + 1));
    let word = |word: ClueWord| {
        let sign = ["*", "0", "|", "{", "="].iter().position(|&sign| sign == word.sign);
        let sign = sign.map(|sign| (Length::exactly(u32::MAX), sign));
        let number = word.number.map(|(length, color)| run(&Run { color, length }));
        [sign, number].into_iter().flatten()
    };
    let clue = |line| match puzzle.clue(line) {
        Clue::Runs(runs) => runs.iter().map(run).collect(),
        Clue::Pattern(pattern) => pattern.words().into_iter().flat_map(word).collect(),
    };
    let rows = puzzle.geometry().rows().count();
    let given = |&(cell, colors): &(CellId, ColorSet)| {
        (cell.number(), colors.iter().map(|color| color.index()).collect())
    };
    let clues = puzzle.geometry().lines().map(clue).collect();
    let regions = puzzle.geometry().regions().into_iter().flatten().collect();
    (rows, clues, puzzle.givens().iter().map(given).collect(), regions)
}

/// What a puzzle asks, as text: its outline, clues, holes and given cells. All turns of a puzzle,
/// mirrored or not, and all exchanges of its colors have the same text.
pub fn canonical_text(puzzle: &Puzzle) -> String {
    let turns = Turn::all(puzzle.geometry().shape());
    let puzzles = turns.filter_map(|turn| turned(puzzle, turn).ok());
    puzzles.map(|(puzzle, _)| text(&puzzle)).min().unwrap_or_default()
}

/// The text of a puzzle as it lies. Colors are numbered as they appear: those that only given cells
/// have are a choice of the palette.
fn text(puzzle: &Puzzle) -> String {
    let mut colors = vec![Color::BACKGROUND];
    let mut number = |color: Color| {
        colors.iter().position(|&earlier| earlier == color).unwrap_or_else(|| {
            colors.push(color);
            colors.len() - 1
        })
    };
    let mut text = puzzle.geometry().shape().to_string();
    let is_open = |run: &Run| run.color.is_none();
    let is_any = |clue: &Clue| clue.runs().is_none_or(|runs| runs.iter().any(is_open));
    if puzzle.geometry().lines().any(|line| is_any(puzzle.clue(line))) {
        text += &format!(" in {} colors", puzzle.palette().color_count());
    }
    for line in puzzle.geometry().lines() {
        text.push('\n');
        let runs = match puzzle.clue(line) {
            Clue::Runs(runs) => runs,
            Clue::Pattern(pattern) => {
                let color = |color: Option<Color>| format!(":{}", color.map_or(0, &mut number));
                text += &pattern.text(color);
                continue;
            }
        };
        for run in runs {
            // The text of a length never changes: digests are made of it.
            let length = run.length.to_string().replace('?', "0");
            text += &format!("{length}:{} ", run.color.map_or(0, &mut number));
        }
    }
    for hole in puzzle.geometry().holes() {
        text += &format!("\nhole {}", hole.number());
    }
    if let Some(regions) = puzzle.geometry().regions() {
        text += &format!("\nregions {:?}", regions.collect::<Vec<usize>>());
    }
    for (cell, given) in puzzle.givens() {
        let mut given: Vec<usize> = given.iter().map(&mut number).collect();
        given.sort_unstable();
        text += &format!("\n{}: {given:?}", cell.number());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Palette, Picture, clues_of};

    /// The clues of a turned picture are the turned clues, whatever the shape and the turn.
    #[test]
    fn clues_turn_with_the_picture() {
        let shapes = [(1, 1), (1, 4), (4, 1), (3, 5), (4, 4)];
        let shapes = shapes.map(|(height, width)| Shape::Rect { height, width });
        let hexagons = (1..5).map(Shape::hex);
        let sides = [[1, 1, 1, 1], [2, 1, 2, 2], [3, 2, 4, 1], [1, 4, 3, 2], [2, 3, 1, 4]];
        let sides = sides.map(|sides| Sides::new(sides).unwrap());
        let uneven = sides.iter().map(|&sides| Shape::Hex { sides });
        let triangles = sides.iter().map(|&sides| Shape::Triangles { sides });
        for shape in shapes.into_iter().chain(hexagons).chain(uneven).chain(triangles) {
            let geometry = Geometry::new(shape).unwrap();
            let color = |cell: CellId| Color::nth((cell.index() * cell.index() / 2) % 3).unwrap();
            let picture = Picture::painted(&geometry, color);
            let mut inks = Palette::black_on_white().ink(Color::FIRST).clone();
            inks.name = None;
            let palette = Palette::new(vec![inks; 3]).unwrap();
            let puzzle = Puzzle::new(geometry.clone(), palette, clues_of(&geometry, &picture));
            let puzzle = puzzle.unwrap();
            let mut seen = Vec::new();
            for turn in Turn::all(shape) {
                let (turned, cells) = turned(&puzzle, turn).unwrap();
                let goal = Picture::painted(turned.geometry(), |cell| picture[cells[cell.index()]]);
                let clues = clues_of(turned.geometry(), &goal);
                let are_those = |line| turned.clue(line) == &clues[line.index()];
                assert!(turned.geometry().lines().all(are_those), "{shape} {turn:?}");
                seen.push((turned.geometry().shape(), cells));
            }
            assert_eq!(seen[0].1, geometry.cells().collect::<Vec<_>>());
            seen.dedup();
            let few = matches!(shape, Shape::Rect { height: 1, .. } | Shape::Rect { width: 1, .. });
            assert!(few || shape == Shape::hex(1) || seen.len() == Turn::all(shape).count());
        }
    }

    /// Turns and exchanged colors keep the text; another picture, hole or given cell changes it.
    #[test]
    fn the_canonical_text_is_that_of_all_turns_and_colors() {
        let sides = Sides::new([2, 3, 1, 4]).unwrap();
        let rect = Shape::Rect { height: 3, width: 5 };
        let holed = |shape, holes: &[u32]| {
            let holes: Vec<CellId> = holes.iter().copied().map(CellId::new).collect();
            Geometry::new(shape).unwrap().with_holes(&holes).unwrap()
        };
        let puzzle = |geometry: &Geometry, colors: [usize; 4], is_given: bool| {
            let color = |cell: CellId| {
                let color = colors[cell.index() * cell.index() / 2 % 4];
                Color::nth(if geometry.is_hole(cell) { 0 } else { color }).unwrap()
            };
            let picture = Picture::painted(geometry, color);
            let mut ink = Palette::black_on_white().ink(Color::FIRST).clone();
            ink.name = None;
            let palette = Palette::new(vec![ink; 4]).unwrap();
            let puzzle = Puzzle::new(geometry.clone(), palette, clues_of(geometry, &picture));
            let given = [(CellId::new(2), ColorSet::only(color(CellId::new(2))))];
            puzzle.unwrap().with_givens(&given[..usize::from(is_given)]).unwrap()
        };
        let mut texts = Vec::new();
        for shape in [rect, Shape::Hex { sides }, Shape::Triangles { sides }] {
            for geometry in [holed(shape, &[]), holed(shape, &[1])] {
                let first = puzzle(&geometry, [0, 1, 2, 3], true);
                let text = canonical_text(&first);
                for colors in [[0, 1, 2, 3], [0, 3, 1, 2]] {
                    let other = puzzle(&geometry, colors, true);
                    for turn in Turn::all(shape) {
                        let (turned, _) = turned(&other, turn).unwrap();
                        assert_eq!(canonical_text(&turned), text, "{shape} {turn:?} {colors:?}");
                    }
                }
                texts.push(text);
                texts.push(canonical_text(&puzzle(&geometry, [1, 0, 2, 3], true)));
                texts.push(canonical_text(&puzzle(&geometry, [0, 1, 2, 3], false)));
            }
        }
        texts.sort();
        assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{texts:#?}");
    }

    #[test]
    fn a_quarter_turn_is_clockwise_and_a_mirror_exchanges_left_and_right() {
        let geometry = Geometry::new(Shape::Rect { height: 2, width: 3 }).unwrap();
        let clues = vec![Clue::Runs(Vec::new()); 5];
        let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
        let numbers = |turn| {
            let (_, cells) = turned(&puzzle, turn).unwrap();
            cells.iter().map(|cell| cell.number()).collect::<Vec<_>>()
        };
        assert_eq!(numbers(Turn { is_mirrored: false, steps: 1 }), [3, 0, 4, 1, 5, 2]);
        assert_eq!(numbers(Turn { is_mirrored: true, steps: 0 }), [2, 1, 0, 5, 4, 3]);
    }
}
