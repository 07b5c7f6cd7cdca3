//! Draws the random first draft of a picture.
//!
//! In: a ground, a style with its parameters. Out: a color for each cell.
//! Invariants: the draft has the symmetry of the ground.

use super::chance::Chance;
use super::ground::{Ground, MAX_RANK, ranks};
use super::scene::{Thing, scene};
use super::stamp::{Stamp, paint};
use crate::puzzle::Color;

/// A style of drafts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Smoothed noise: islands.
    Blobs,
    /// Noise, then each cell takes the majority of its surroundings: caves.
    Caves,
    /// Smoothed noise that is denser towards the middle: one figure.
    Figure,
    /// Smoothed noise cut into levels: bands.
    Bands,
    /// Overlapping disks, rings, boxes, frames, diamonds and bars.
    Stamps,
    /// Towers or hills on a ground line.
    Skyline,
    /// A thing; only on rectangles.
    Scene(Thing),
}

/// Parameters of a draft.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft {
    pub style: Style,
    /// Painted cells in a thousand, approximately.
    pub painted: i64,
    /// How often to smooth the noise.
    pub rounds: usize,
    /// The number of colors, the background included.
    pub colors: usize,
}

/// Draws a draft.
pub(super) fn draw(ground: &Ground, draft: Draft, chance: &mut Chance) -> Vec<Color> {
    let light = MAX_RANK - draft.painted;
    let black = |field: &[i64]| field.iter().map(|&rank| rank >= light).collect::<Vec<bool>>();
    let is_painted = match draft.style {
        Style::Stamps => return tidy(ground, overlapping_shapes(ground, draft, chance)),
        Style::Blobs => black(&ground.noise(chance, draft.rounds)),
        Style::Caves => caves(ground, black(&ground.noise(chance, 0))),
        Style::Figure => {
            let noise = ground.noise(chance, draft.rounds);
            let inwards = inwards(ground);
            let sums: Vec<i64> = noise
                .iter()
                .zip(&inwards)
                .map(|(noise, inwards)| 3 * noise + 4 * inwards)
                .collect();
            black(&ranks(&sums))
        }
        Style::Bands => {
            let noise = ground.noise(chance, draft.rounds + 2);
            let width = MAX_RANK / chance.between(5, 9);
            let is_black = |&rank: &i64| rank % width >= width * light / MAX_RANK;
            noise.iter().map(is_black).collect()
        }
        Style::Skyline => skyline(ground, draft, chance),
        Style::Scene(thing) => return scene(ground, thing, draft.colors, chance),
    };
    tidy(ground, divided_into_areas(ground, draft, &is_painted, chance))
}

/// How near each cell is to the middle of the board, as ranks.
fn inwards(ground: &Ground) -> Vec<i64> {
    let (wide, high) = ground.reach();
    let distance = |&cell: &usize| {
        let (x, y) = ground.places[ground.orbits[ground.orbit_of[cell]][0]];
        let (x, y) = (x * 256 / wide.max(1), y * 256 / high.max(1));
        -(x * x + y * y)
    };
    ranks(&(0..ground.cell_count()).collect::<Vec<_>>().iter().map(distance).collect::<Vec<_>>())
}

/// Two rounds in which each cell takes the majority of its surroundings; near cells count more.
fn caves(ground: &Ground, mut is_black: Vec<bool>) -> Vec<bool> {
    for _ in 0..2 {
        let field: Vec<i64> = is_black.iter().map(|&is_black| i64::from(is_black) << 16).collect();
        let around = ground.smoothed(&ground.smoothed(&field));
        is_black = around.iter().map(|&share| share > 1 << 15).collect();
    }
    is_black
}

/// Towers and hills on a ground line.
fn skyline(ground: &Ground, draft: Draft, chance: &mut Chance) -> Vec<bool> {
    let (wide, high) = ground.reach();
    let (cell, is_hilly) = (super::ground::CELL, chance.is_one_of(50));
    let columns = (2 * wide / cell + 1) as usize;
    let mut heights: Vec<i64> = Vec::new();
    while heights.len() < columns {
        let height = chance.between(0, 2 * draft.painted.min(MAX_RANK / 2));
        let run = if is_hilly { 1 } else { chance.between(1, 4) };
        heights.extend((0..run).map(|_| height));
    }
    if is_hilly {
        for _ in 0..2 {
            let at = |at: usize| heights[at.min(heights.len() - 1)];
            let mean =
                |column: usize| (at(column.saturating_sub(1)) + at(column) + at(column + 1)) / 3;
            heights = (0..heights.len()).map(mean).collect();
        }
    }
    let is_black = |cells: usize| {
        let (x, y) = ground.places[ground.orbits[ground.orbit_of[cells]][0]];
        let height = heights[((x + wide) / cell) as usize % heights.len()];
        let above_ground = high - y;
        above_ground < cell || above_ground * MAX_RANK < 2 * high * height
    };
    (0..ground.cell_count()).map(is_black).collect()
}

/// Overlapping shapes; some of them erase.
fn overlapping_shapes(ground: &Ground, draft: Draft, chance: &mut Chance) -> Vec<Color> {
    let mut cells = vec![Color::BACKGROUND; ground.cell_count()];
    let target = ground.cell_count() * draft.painted as usize / MAX_RANK as usize;
    for number in 0..24 {
        let painted_count = cells.iter().filter(|color| !color.is_background()).count();
        if painted_count >= target && number >= 2 * draft.colors {
            break;
        }
        let is_eraser = number > 0 && (painted_count >= target || chance.is_one_of(20));
        let nth = if number < draft.colors - 1 { number } else { chance.below(draft.colors - 1) };
        let color = if is_eraser { Color::BACKGROUND } else { foreground(nth) };
        paint(ground, &Stamp::by_chance(ground, is_eraser, chance), color, &mut cells);
    }
    cells
}

/// The foreground color with this number, from 0.
fn foreground(nth: usize) -> Color {
    Color::nth(nth + 1).unwrap_or(Color::FIRST)
}

/// Gives each foreground color that is missing a patch within an area of another color.
pub(super) fn with_all_colors(
    ground: &Ground,
    mut cells: Vec<Color>,
    colors: usize,
    chance: &mut Chance,
) -> Vec<Color> {
    let size = (cells.len() / CELLS_PER_PATCH).max(1);
    for nth in 0..colors - 1 {
        for _ in 0..MAX_PLACES {
            if cells.contains(&foreground(nth)) {
                break;
            }
            let painted_cells: Vec<usize> =
                (0..cells.len()).filter(|&cell| !cells[cell].is_background()).collect();
            let first = chance.pick(&painted_cells).unwrap_or_else(|| chance.below(cells.len()));
            let mut patched = cells.clone();
            let (color, mut patch, mut at) = (cells[first], vec![first], 0);
            while at < patch.len() && at < size {
                for &cell in &ground.orbits[ground.orbit_of[patch[at]]] {
                    patched[cell] = foreground(nth);
                }
                let near = ground.near[patch[at]].iter();
                patch.extend(near.filter(|&&neighbor| patched[neighbor] == color));
                at += 1;
            }
            if color.is_background() || patched.contains(&color) {
                cells = patched;
            }
        }
    }
    cells
}

/// A patch of a missing color has one cell in this many.
const CELLS_PER_PATCH: usize = 40;
/// Most places to try for a patch.
const MAX_PLACES: usize = 20;

/// Divides the painted cells into one area for each foreground color.
fn divided_into_areas(
    ground: &Ground,
    draft: Draft,
    is_painted: &[bool],
    chance: &mut Chance,
) -> Vec<Color> {
    let inks = draft.colors as i64 - 1;
    let areas = if inks > 1 { ground.noise(chance, draft.rounds + 3) } else { Vec::new() };
    // Ranks among the painted cells alone give each color an equal share of them.
    let painted_cells: Vec<usize> =
        (0..is_painted.len()).filter(|&cell| is_painted[cell]).collect();
    let mut cells = vec![Color::BACKGROUND; is_painted.len()];
    let field: Vec<i64> =
        painted_cells.iter().map(|&cell| areas.get(cell).copied().unwrap_or(0)).collect();
    for (&cell, rank) in painted_cells.iter().zip(ranks(&field)) {
        cells[cell] = foreground((rank * inks / MAX_RANK) as usize);
    }
    cells
}

/// Gives each cell that differs from all near the most frequent color of its near.
fn tidy(ground: &Ground, cells: Vec<Color>) -> Vec<Color> {
    let tidied = |cell: usize| {
        let near = &ground.near[cell];
        let is_alone =
            !near.is_empty() && near.iter().all(|&neighbor| cells[neighbor] != cells[cell]);
        let count =
            |color: Color| near.iter().filter(|&&neighbor| cells[neighbor] == color).count();
        let commonest =
            near.iter().map(|&neighbor| cells[neighbor]).max_by_key(|&color| (count(color), color));
        if is_alone { commonest.unwrap_or(cells[cell]) } else { cells[cell] }
    };
    (0..cells.len()).map(tidied).collect()
}
