//! Draws images on boards of hexagons and triangles.
//!
//! In: a raster, a board. Out: pictures to choose from. Invariants: once the corners of cells are
//! rounded, whole numbers only; each part of a fine grid lies in at most one cell; of a subject on a
//! plain ground nearly all lies on the board.

use super::candidate::Candidate;
use super::gray::Gray;
use super::likeness::likeness;
use super::posterize::Inks;
use super::raster::{Raster, level, levels, linear, luminance};
use super::source::{self, Source};
use super::subject::{plain_rim, without_rim};
use super::{Drawing, Import, ImportError, MAX_SIDE, Tone};
use crate::budget::Budget;
use crate::puzzle::{Geometry, Rgb, Shape};

/// Parts of the grid to the distance between two cells, and those of the parts to a pixel of a
/// drawing with fine lines.
const PARTS: u32 = 6;
const PARTS_PER_LINE: u32 = 3;
/// Rounded corners are whole numbers of this share of a part.
const UNITS: f64 = 64.0;
/// How large a subject may be, in hundredths of the board, the largest first.
const SIZES: [u32; 9] = [100, 95, 90, 85, 80, 75, 70, 65, 60];
/// Beyond the board may lie at most this many hundredths of a subject.
const MAX_LOST_PERCENT: usize = 1;
/// A channel of the subject differs at least by this much from the ground.
const MIN_DIFFERENCE: u8 = 40;
/// A cell with less ink than this is white, with more it is black, in parts of 255.
const LIMITS: (u8, u8) = (102, 166);
/// How sure a cell is whose color most of its parts have.
const SURENESS: u8 = 128;

/// Columns and rows.
type Size = (u32, u32);

/// A board under a fine grid.
pub struct Board {
    geometry: Geometry,
    /// Columns and rows of parts.
    size: Size,
    /// The cell of each part.
    cell_of: Vec<Option<usize>>,
}

impl Board {
    /// The board of a shape.
    ///
    /// # Errors
    /// [`ImportError`] if it is impossible or too large.
    pub fn new(shape: Shape) -> Result<Board, ImportError> {
        let geometry = Geometry::new(shape)?;
        let units = |at: f64| (at * f64::from(PARTS) * UNITS).round() as i64;
        let corners = |cell| {
            let (x, y) = geometry.center(cell);
            geometry
                .corners(cell)
                .iter()
                .map(move |corner| (units(x + corner.0), units(y + corner.1)))
        };
        let all: Vec<Vec<(i64, i64)>> =
            geometry.cells().map(|cell| corners(cell).collect()).collect();
        let least =
            |axis: fn(&(i64, i64)) -> i64| all.iter().flatten().map(axis).min().unwrap_or(0);
        let most = |axis: fn(&(i64, i64)) -> i64| all.iter().flatten().map(axis).max().unwrap_or(0);
        let (left, top) = (least(|corner| corner.0), least(|corner| corner.1));
        let part = UNITS as i64;
        let side = |length: i64| (length / part).max(1) as u32;
        let size = (side(most(|corner| corner.0) - left), side(most(|corner| corner.1) - top));
        if size.0.max(size.1) > MAX_SIDE * PARTS {
            return Err(ImportError::Side(size.0.max(size.1) / PARTS));
        }
        let mut cell_of = vec![None; (size.0 * size.1) as usize];
        for (cell, corners) in all.iter().enumerate() {
            let range = |axis: fn(&(i64, i64)) -> i64, from: i64, count: u32| {
                let places = || corners.iter().map(axis);
                let first = (places().min().unwrap_or(0) - from) / part;
                let last = (places().max().unwrap_or(0) - from) / part;
                first.max(0)..(last + 1).min(i64::from(count))
            };
            for y in range(|corner| corner.1, top, size.1) {
                for x in range(|corner| corner.0, left, size.0) {
                    let middle = (left + x * part + part / 2, top + y * part + part / 2);
                    let at = y as usize * size.0 as usize + x as usize;
                    if cell_of[at].is_none() && covers(corners, middle) {
                        cell_of[at] = Some(cell);
                    }
                }
            }
        }
        Ok(Board { geometry, size, cell_of })
    }

    /// The cell under a place of a grid of another size.
    fn cell_under(&self, (x, y): Size, grid: Size) -> Option<usize> {
        let place = |at: u32, from: u32, to: u32| (2 * at + 1) * to / (2 * from);
        let (x, y) = (place(x, grid.0, self.size.0), place(y, grid.1, self.size.1));
        *self.cell_of.get(y as usize * self.size.0 as usize + x as usize)?
    }

    /// For each cell how often each of `count` colors of a grid lies on it.
    fn votes(&self, grid: Size, colors: &[u8], count: usize) -> Vec<Vec<u32>> {
        let mut votes = vec![vec![0; count]; self.geometry.cell_count()];
        for (part, cell) in self.cell_of.iter().enumerate() {
            let (x, y) = (part as u32 % self.size.0, part as u32 / self.size.0);
            let at = y * grid.1 / self.size.1 * grid.0 + x * grid.0 / self.size.0;
            if let Some(cell) = cell {
                votes[*cell][usize::from(colors[at as usize])] += 1;
            }
        }
        votes
    }

    /// The drawing on the cells: each takes the color that most of its parts have.
    fn on_cells(&self, grid: Size, drawing: &Drawing) -> Drawing {
        let votes = self.votes(grid, &drawing.cells, drawing.inks.len());
        let first = |votes: &Vec<u32>| {
            (0..votes.len()).rev().max_by_key(|&color| votes[color]).unwrap_or(0) as u8
        };
        Drawing {
            inks: drawing.inks.clone(),
            cells: votes.iter().map(first).collect(),
            sureness: vec![SURENESS; votes.len()],
        }
    }

    /// Two tones on the cells, with the share of ink that the parts have.
    fn in_ink(&self, two_tones: &Gray) -> Drawing {
        let colors: Vec<u8> = two_tones.levels.iter().map(|&level| u8::from(level < 128)).collect();
        let share = |votes: Vec<u32>| (votes[1] * 255 / (votes[0] + votes[1]).max(1)) as u8;
        let ink: Vec<u8> = self.votes(self.size, &colors, 2).into_iter().map(share).collect();
        let black = ink.iter().map(|&ink| usize::from(ink)).sum::<usize>() / 255;
        let mut ordered = ink.clone();
        ordered.sort_unstable();
        let limit = ordered[(ordered.len() - black).min(ordered.len() - 1)];
        let limit = limit.clamp(LIMITS.0, LIMITS.1);
        Drawing {
            inks: vec![Rgb(255, 255, 255), Rgb(0, 0, 0)],
            cells: ink.iter().map(|&ink| u8::from(ink >= limit)).collect(),
            sureness: ink.iter().map(|ink| ink.abs_diff(limit).saturating_mul(2)).collect(),
        }
    }

    /// The image under the board: the whole subject if its ground is plain, else as much of the
    /// image as the board covers.
    fn under(&self, raster: &Raster) -> Raster {
        let (columns, rows) = (u64::from(self.size.0), u64::from(self.size.1));
        let Some(rim) = plain_rim(raster) else {
            let (width, height) = raster.size();
            let wide = u64::from(width).min(u64::from(height) * columns / rows).max(1);
            let size = (wide as u32, ((wide * rows / columns) as u32).clamp(1, height));
            let (left, top) = ((width - size.0) / 2, (height - size.1) / 2);
            return Raster::new(size, |x, y| raster.at(left + x, top + y));
        };
        let subject = without_rim(Raster::new(raster.size(), |x, y| raster.at(x, y)));
        let (width, height) = subject.size();
        let on_ground = |percent: u32| {
            let part = u64::from(percent);
            let wide =
                (u64::from(width) * 100).max(u64::from(height) * 100 * columns / rows) / part;
            let size = (wide.max(u64::from(width)) as u32, (wide * rows / columns) as u32);
            let size = (size.0, size.1.max(height));
            let (left, top) = ((size.0 - width) / 2, (size.1 - height) / 2);
            Raster::new(size, |x, y| match (x.checked_sub(left), y.checked_sub(top)) {
                (Some(x), Some(y)) if x < width && y < height => subject.at(x, y),
                _ => rim,
            })
        };
        let [largest, smaller @ ..] = SIZES;
        let mut placed = on_ground(largest);
        for percent in smaller {
            if self.holds(&placed, levels(rim)) {
                break;
            }
            placed = on_ground(percent);
        }
        placed
    }

    /// Does nearly all that differs from the ground lie on the board?
    fn holds(&self, raster: &Raster, Rgb(a, b, c): Rgb) -> bool {
        let (mut all, mut lost) = (0, 0);
        for (at, &light) in raster.pixels().iter().enumerate() {
            let Rgb(x, y, z) = levels(light);
            if a.abs_diff(x).max(b.abs_diff(y)).max(c.abs_diff(z)) >= MIN_DIFFERENCE {
                let place = (at as u32 % raster.size().0, at as u32 / raster.size().0);
                all += 1;
                lost += usize::from(self.cell_under(place, raster.size()).is_none());
            }
        }
        lost * 100 <= MAX_LOST_PERCENT * all
    }

    /// How like the image a drawing is.
    fn likeness(&self, image: &Gray, drawing: &Drawing) -> u32 {
        let grid = (image.width as u32, image.height() as u32);
        let bright = |ink: u8| {
            let Rgb(red, green, blue) = drawing.inks[usize::from(ink)];
            level(luminance([red, green, blue].map(linear)))
        };
        let of = |(at, &level): (usize, &u8)| {
            let cell = self.cell_under((at as u32 % grid.0, at as u32 / grid.0), grid);
            cell.map_or(level, |cell| bright(drawing.cells[cell]))
        };
        let picture: Vec<u8> = image.levels.iter().enumerate().map(of).collect();
        likeness(image, &picture)
    }
}

/// Does a convex cell with these corners cover a place?
fn covers(corners: &[(i64, i64)], (x, y): (i64, i64)) -> bool {
    let next = corners.iter().cycle().skip(1);
    let side = |(from, to): (&(i64, i64), &(i64, i64))| {
        (to.0 - from.0) * (y - from.1) - (to.1 - from.1) * (x - from.0)
    };
    let sides: Vec<i64> = corners.iter().zip(next).map(side).collect();
    sides.iter().all(|&side| side >= 0) || sides.iter().all(|&side| side <= 0)
}

impl Board {
    /// Pictures of an image on the board: areas, filled outlines, lines, colors.
    ///
    /// # Errors
    /// [`ImportError::Stopped`] when the budget is over.
    pub fn candidates(
        &self,
        image: &Raster,
        import: Import,
        inks: &[Inks],
        budget: &Budget,
    ) -> Result<Vec<Candidate>, ImportError> {
        let check = || if budget.is_over() { Err(ImportError::Stopped) } else { Ok(()) };
        let raster = self.under(image);
        let light = Source::of(&raster, false);
        let sources: Vec<(Source, bool)> = match light.has_dark_ground() {
            true => vec![(light, false), (Source::of(&raster, true), true)],
            false => vec![(light, false)],
        };
        let grid = |parts: u32| ((self.size.0 / parts).max(1), (self.size.1 / parts).max(1));
        let (fine, coarse) = (grid(PARTS_PER_LINE), grid(PARTS));
        let mut all = Vec::new();
        for (source, invert) in &sources {
            let image = source.cells(fine);
            let lines = match source.has_two_tones() {
                true => (Tone::Filled, source.in_black(fine, Tone::Filled), fine),
                false => (Tone::Sketch, source.in_black(coarse, Tone::Sketch), coarse),
            };
            let on_cells = self.on_cells(lines.2, &lines.1);
            for (tone, drawing) in
                [(Tone::Otsu, self.in_ink(&source.in_two_tones(self.size))), (lines.0, on_cells)]
            {
                check()?;
                let how = Import { tone, invert: *invert, ..import };
                let like = self.likeness(&image, &drawing);
                all.extend(Candidate::on(&self.geometry, drawing, how, like)?);
            }
        }
        let image = sources[0].0.cells(fine);
        for inks in inks {
            check()?;
            let drawing = self.on_cells(fine, &source::in_colors(&raster, fine, inks));
            if drawing.inks.len() > 2 {
                let tone = Tone::Colors(inks.count());
                let how = Import { tone, ..import };
                let like = self.likeness(&image, &drawing);
                all.extend(Candidate::on(&self.geometry, drawing, how, like)?);
            }
        }
        if all.is_empty() { Err(ImportError::Blank) } else { Ok(all) }
    }
}

impl Inks {
    /// The number of colors.
    pub fn count(&self) -> u8 {
        match self {
            Inks::Count(count) => *count,
            Inks::Given(inks) => inks.len() as u8 + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::generator::read_size;

    fn board(shape: &str) -> Board {
        Board::new(read_size(shape).unwrap()).unwrap()
    }

    #[test]
    fn cells_share_the_parts_of_the_grid() {
        for (shape, cells) in [("hex:4", 37), ("tri:3", 54), ("tri:1,2,1,2,1,2", 13)] {
            let board = board(shape);
            assert_eq!(board.geometry.cell_count(), cells, "{shape}");
            let mut counts = vec![0; cells];
            board.cell_of.iter().flatten().for_each(|&cell| counts[cell] += 1);
            let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
            assert!(*least > 0 && most - least <= most / 2, "{shape}: {counts:?}");
        }
    }

    #[test]
    fn a_disk_fills_the_board_and_a_square_shrinks_until_it_lies_on_it() {
        let board = board("hex:6");
        let white = [linear(255); 3];
        let drawn = |is_black: &dyn Fn(i64, i64) -> bool| {
            let pixel = |x: u32, y: u32| match is_black(i64::from(x) - 100, i64::from(y) - 100) {
                true => [0; 3],
                false => white,
            };
            let raster = board.under(&Raster::new((200, 200), pixel));
            assert!(board.holds(&raster, Rgb(255, 255, 255)));
            let drawing = board.in_ink(&Source::of(&raster, false).in_two_tones(board.size));
            drawing.cells.iter().filter(|&&cell| cell == 1).count() * 100 / drawing.cells.len()
        };
        let disk = drawn(&|x, y| x * x + y * y < 80 * 80);
        let square = drawn(&|x, y| x.abs() < 80 && y.abs() < 80);
        assert!((75..95).contains(&disk) && (50..75).contains(&square), "{disk} {square}");
    }
}
