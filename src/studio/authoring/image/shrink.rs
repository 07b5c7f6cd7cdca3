//! Resamples pixels to cells: each cell is the mean of its pixels, in linear light.
//!
//! In: a raster, a number of columns and rows, fewer or more than it has pixels. Out: a raster
//! of cells. Invariants: a pixel that several cells cover counts for each by its share.

use super::raster::{Light, Raster, block};

/// The raster in this many columns and rows.
pub fn shrink(raster: &Raster, size: (u32, u32)) -> Raster {
    shrink_with(raster.size(), size, |x, y| raster.at(x, y))
}

/// As [`shrink`]; `pixel` maps a column and a row of the original to its pixel.
pub fn shrink_with(from: (u32, u32), to: (u32, u32), pixel: impl Fn(u32, u32) -> Light) -> Raster {
    Raster::new(to, |x, y| {
        let (columns, rows) = block(from, to, (x, y));
        let (mut sums, mut whole) = ([0_u64; 3], 0_u64);
        for row in rows {
            let height = share(from.1, to.1, y, row);
            for column in columns.clone() {
                let weight = height * share(from.0, to.0, x, column);
                let light = pixel(column, row);
                for (sum, light) in sums.iter_mut().zip(light) {
                    *sum += weight * u64::from(light);
                }
                whole += weight;
            }
        }
        sums.map(|sum| ((sum + whole / 2) / whole.max(1)) as u16)
    })
}

/// How much of a pixel the cell covers, in units of 1/`to` of a pixel.
fn share(from: u32, to: u32, cell: u32, pixel: u32) -> u64 {
    let (from, to) = (u64::from(from), u64::from(to));
    let (cell, pixel) = (u64::from(cell), u64::from(pixel));
    let start = (cell * from).max(pixel * to);
    let end = ((cell + 1) * from).min((pixel + 1) * to);
    end.saturating_sub(start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::{FULL, level};

    fn row(pixels: &[u16], cells: u32) -> Vec<u16> {
        let raster = Raster::new((pixels.len() as u32, 1), |x, _| [pixels[x as usize]; 3]);
        shrink(&raster, (cells, 1)).pixels().iter().map(|light| light[0]).collect()
    }

    #[test]
    fn a_cell_is_the_mean_of_what_lies_under_it() {
        assert_eq!(row(&[0, 100, 300, 500], 2), [50, 400]);
        assert_eq!(row(&[0, 90, 300], 2), [30, 230]);
        assert_eq!(row(&[10, 70], 4), [10, 10, 70, 70]);
        assert_eq!(row(&[10, 70], 3), [10, 40, 70]);
    }

    #[test]
    fn light_is_added_up_as_light() {
        // Black and white lines seen from afar are lighter than the level in the middle.
        assert_eq!(level(row(&[0, FULL], 1)[0]), 188);
    }
}
