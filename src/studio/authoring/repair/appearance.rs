//! What people see in a picture as a whole: areas and holes, symmetries, lines of width one.
//!
//! In: a board, its intended picture, edits. Out: what the edits break, and how visible that is.
//! Invariants: whole numbers only, so that all machines choose alike; time is linear in the cells.
//!
//! Painted cells of one color are joined at corners, too; background cells only at sides. So a
//! diagonal line separates what lies on its two sides. All background that reaches the rim is one
//! area, the outside.

use super::corrections::Edit;
use crate::puzzle::{CellId, Color, Geometry, Picture, Turn, turned_cells};
use std::collections::{BTreeMap, BTreeSet};

/// A property of a picture that a repair can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Trait {
    /// Areas and holes: none opens, closes, splits, joins, appears or vanishes.
    Outline,
    /// All mirrors and turns that keep the picture.
    Symmetry,
}

/// The cost of each area or hole that opens, closes, splits, joins, appears or vanishes.
const AREA_COST: usize = 4;
/// The cost of each symmetry that is lost.
const SYMMETRY_COST: usize = 4;
/// The cost of a cell that a line of width one loses.
const THIN_LINE_COST: usize = 3;
/// The cost of a cell that loses its color.
const REMOVED_CELL_COST: usize = 1;

/// Most cells of a board on which each edit alone is examined for the areas that it breaks.
pub(super) const MAX_ALONE: usize = 3000;

/// The areas of a picture.
#[derive(Default)]
struct Areas {
    /// For each cell the number of its area.
    of: Vec<usize>,
    /// For each area its number of cells. Only the outside, area 0, may have none.
    sizes: Vec<usize>,
}

/// The intended picture as people see it.
pub(super) struct Appearance<'a> {
    picture: &'a Picture,
    /// For each cell the cells that share a side.
    neighbors: Vec<Vec<CellId>>,
    /// For each cell the cells that share a corner.
    around: Vec<Vec<CellId>>,
    is_rim: Vec<bool>,
    /// Is the cell painted and part of a line of width one?
    is_thin: Vec<bool>,
    /// The mirrors and turns that keep the picture: for each cell, the cell that moves there.
    symmetries: Vec<Vec<CellId>>,
    areas: Areas,
}

impl<'a> Appearance<'a> {
    pub fn new(geometry: &Geometry, picture: &'a Picture) -> Appearance<'a> {
        let neighbors: Vec<Vec<CellId>> =
            geometry.cells().map(|cell| geometry.neighbors(cell).collect()).collect();
        let is_rim = geometry
            .cells()
            .map(|cell| neighbors[cell.index()].len() < geometry.corners(cell).len());
        let vertices = vertices(geometry);
        let mut around = vec![BTreeSet::new(); geometry.cell_count()];
        for cells in &vertices {
            for &cell in cells {
                around[cell.index()].extend(cells.iter().filter(|&&neighbor| neighbor != cell));
            }
        }
        let kept_turns = Turn::all(geometry.shape()).skip(1).filter_map(|turn| {
            let images = turned_cells(geometry, turn)?;
            let is_same = |cell: CellId| picture[cell] == picture[images[cell.index()]];
            geometry.cells().all(is_same).then_some(images)
        });
        let mut appearance = Appearance {
            picture,
            is_rim: is_rim.collect(),
            is_thin: thin_cells(&vertices, picture),
            symmetries: kept_turns.collect(),
            neighbors,
            around: around.into_iter().map(|cells| cells.into_iter().collect()).collect(),
            areas: Areas::default(),
        };
        appearance.areas = appearance.areas(picture.colors());
        appearance
    }

    /// The mirrors and turns that keep the picture: for each cell, the cell that moves there.
    pub fn symmetries(&self) -> &[Vec<CellId>] {
        &self.symmetries
    }

    /// How visible these edits are together, without what each cell alone costs.
    pub fn cost(&self, edits: &[Edit]) -> usize {
        let colors = self.edited(edits);
        let cells: usize = edits.iter().map(|&edit| self.cell_cost(edit)).sum();
        AREA_COST * self.broken_areas(&colors)
            + SYMMETRY_COST * self.lost_symmetries(&colors)
            + cells
    }

    /// How visible it is that the cell loses its color, whatever other cells do.
    pub fn cell_cost(&self, (cell, color): Edit) -> usize {
        match self.picture[cell].is_background() || color == self.picture[cell] {
            true => 0,
            false => REMOVED_CELL_COST + THIN_LINE_COST * usize::from(self.is_thin[cell.index()]),
        }
    }

    /// The cost of the areas that this edit alone breaks.
    pub fn area_cost(&self, edit: Edit) -> usize {
        AREA_COST * self.broken_areas(&self.edited(&[edit]))
    }

    /// Those of these edits that break areas together, so that fewer of them break none; empty if
    /// all together break none.
    pub fn breaking(&self, edits: &[Edit]) -> Vec<Edit> {
        let breaks = |edits: &[Edit]| self.broken_areas(&self.edited(edits)) > 0;
        if !breaks(edits) {
            return Vec::new();
        }
        let mut fewer = edits.to_vec();
        for &edit in edits {
            let smaller: Vec<Edit> = fewer.iter().copied().filter(|&part| part != edit).collect();
            if breaks(&smaller) {
                fewer = smaller;
            }
        }
        fewer
    }

    /// What these edits break.
    pub fn broken(&self, edits: &[Edit]) -> Vec<Trait> {
        let colors = self.edited(edits);
        let outline = (self.broken_areas(&colors) > 0).then_some(Trait::Outline);
        let symmetry = (self.lost_symmetries(&colors) > 0).then_some(Trait::Symmetry);
        outline.into_iter().chain(symmetry).collect()
    }

    fn edited(&self, edits: &[Edit]) -> Vec<Color> {
        let mut colors = self.picture.colors().to_vec();
        for &(cell, color) in edits {
            colors[cell.index()] = color;
        }
        colors
    }

    fn lost_symmetries(&self, colors: &[Color]) -> usize {
        let keeps = |images: &&Vec<CellId>| {
            images.iter().enumerate().all(|(cell, image)| colors[cell] == colors[image.index()])
        };
        self.symmetries.len() - self.symmetries.iter().filter(keeps).count()
    }

    /// The number of areas that were split, joined, made or removed.
    fn broken_areas(&self, colors: &[Color]) -> usize {
        let after = self.areas(colors);
        let mut shared: BTreeSet<(usize, usize)> = BTreeSet::new();
        for (cell, color) in self.picture.colors().iter().enumerate() {
            if *color == colors[cell] {
                shared.insert((self.areas.of[cell], after.of[cell]));
            }
        }
        let mut old = vec![0usize; self.areas.sizes.len()];
        let mut new = vec![0usize; after.sizes.len()];
        for (first, second) in shared {
            old[first] += 1;
            new[second] += 1;
        }
        let all = old.iter().zip(&self.areas.sizes).chain(new.iter().zip(&after.sizes));
        all.filter(|&(_, &size)| size > 0).map(|(count, _)| count.abs_diff(1)).sum()
    }

    /// The connected areas of these colors; area 0 is the outside.
    fn areas(&self, colors: &[Color]) -> Areas {
        let unknown = usize::MAX;
        let mut of = vec![unknown; colors.len()];
        let mut stack: Vec<CellId> = Vec::new();
        for (cell, color) in colors.iter().enumerate() {
            if self.is_rim[cell] && color.is_background() {
                of[cell] = 0;
                stack.extend(self.cell(cell));
            }
        }
        let mut count = 1;
        self.flood(colors, &mut of, stack, 0);
        for cell in 0..colors.len() {
            if of[cell] == unknown {
                of[cell] = count;
                self.flood(colors, &mut of, self.cell(cell).into_iter().collect(), count);
                count += 1;
            }
        }
        let mut sizes = vec![0; count];
        of.iter().for_each(|&area| sizes[area] += 1);
        Areas { of, sizes }
    }

    fn cell(&self, at: usize) -> Option<CellId> {
        u32::try_from(at).ok().map(CellId::new)
    }

    /// Gives the number to all cells of the area that holds the cells on the stack.
    fn flood(&self, colors: &[Color], of: &mut [usize], mut stack: Vec<CellId>, number: usize) {
        while let Some(cell) = stack.pop() {
            let color = colors[cell.index()];
            let touching = if color.is_background() { &self.neighbors } else { &self.around }
                [cell.index()]
            .iter();
            for &neighbor in touching {
                if of[neighbor.index()] == usize::MAX && colors[neighbor.index()] == color {
                    of[neighbor.index()] = number;
                    stack.push(neighbor);
                }
            }
        }
    }
}

/// The cells at each corner point of the board.
fn vertices(geometry: &Geometry) -> Vec<Vec<CellId>> {
    // Corners lie at least a quarter apart; rounding errors are far smaller.
    let place = |at: f64| (at * 16.0).round() as i64;
    let mut cells: BTreeMap<(i64, i64), Vec<CellId>> = BTreeMap::new();
    for cell in geometry.cells().filter(|&cell| !geometry.is_hole(cell)) {
        let (x, y) = geometry.center(cell);
        for &(dx, dy) in geometry.corners(cell) {
            cells.entry((place(x + dx), place(y + dy))).or_default().push(cell);
        }
    }
    cells.into_values().collect()
}

/// Painted cells that have no corner within their color.
fn thin_cells(vertices: &[Vec<CellId>], picture: &Picture) -> Vec<bool> {
    let mut is_thin: Vec<bool> =
        picture.colors().iter().map(|color| !color.is_background()).collect();
    let most_vertices = vertices.iter().map(Vec::len).max().unwrap_or(0);
    for cells in vertices.iter().filter(|cells| cells.len() == most_vertices) {
        if cells.iter().all(|&cell| picture[cell] == picture[cells[0]]) {
            cells.iter().for_each(|cell| is_thin[cell.index()] = false);
        }
    }
    is_thin
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Shape, Sides};

    /// A picture of rows, and the edits that turn it into another one.
    fn broken(before: &[&str], after: &[&str]) -> Vec<Trait> {
        let geometry = Geometry::rectangle(before.len() as u32, before[0].len() as u32).unwrap();
        let colors = |rows: &[&str]| -> Vec<Color> {
            let of = |sign| if sign == '#' { Color::FIRST } else { Color::BACKGROUND };
            rows.iter().flat_map(|row| row.chars().map(of)).collect()
        };
        let picture = Picture::new(&geometry, colors(before)).unwrap();
        let after = Picture::new(&geometry, colors(after)).unwrap();
        let edits: Vec<Edit> =
            picture.differences(&after).into_iter().map(|cell| (cell, after[cell])).collect();
        Appearance::new(&geometry, &picture).broken(&edits)
    }

    #[test]
    fn an_outline_that_opens_or_a_line_that_splits_is_broken() {
        let diamond = ["..#..", ".#.#.", "#...#", ".#.#.", "..#.."];
        // A thicker outline is still closed, but lopsided.
        assert_eq!(
            broken(&diamond, &["..#..", ".#.#.", "#...#", ".#.#.", ".##.."]),
            [Trait::Symmetry]
        );
        let open = ["..#..", ".#.#.", "#...#", ".#.#.", "....."];
        assert_eq!(broken(&diamond, &open), [Trait::Outline, Trait::Symmetry]);
        let filled = ["..#..", ".###.", "#####", ".###.", "..#.."];
        assert_eq!(broken(&diamond, &filled), [Trait::Outline]);
        let two = ["..#..", ".###.", "#.#.#", ".###.", "..#.."];
        assert_eq!(broken(&diamond, &two), [Trait::Outline, Trait::Symmetry]);
        assert_eq!(broken(&["###."], &["#.#."]), [Trait::Outline]);
        assert_eq!(broken(&["##.."], &["###."]), []);
        assert_eq!(broken(&["...."], &["..#."]), [Trait::Outline, Trait::Symmetry]);
    }

    #[test]
    fn cells_meet_at_corners_on_boards_of_every_shape() {
        for (shape, most) in [
            (Shape::Rect { height: 5, width: 5 }, 8),
            (Shape::hex(4), 6),
            (Shape::Triangles { sides: Sides::regular(4) }, 12),
        ] {
            let geometry = Geometry::new(shape).unwrap();
            let picture = Picture::painted(&geometry, |_| Color::FIRST);
            let appearance = Appearance::new(&geometry, &picture);
            let inner = appearance.around.iter().filter(|cells| cells.len() == most).count();
            assert!(inner > 0 && appearance.around.iter().all(|cells| cells.len() <= most));
            assert!(appearance.is_thin.iter().all(|&is_thin| !is_thin) || most == 12);
        }
    }
}
