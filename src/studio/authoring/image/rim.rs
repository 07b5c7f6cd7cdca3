//! Draws the edge of what is light on a transparent ground, where white on white shows nothing.
//!
//! In: a raster on white, the opacity of its pixels. Out: the raster with a dark line along light
//! parts that touch the ground. Invariants: what is dark stays; without transparent pixels all does.

use super::raster::{Light, Raster, linear, luminance};

/// Pixels of at least this level are as good as white.
const MIN_LIGHT_LEVEL: u8 = 225;
/// The longer side has this many widths of the line: in a picture of 40 cells two thirds of one.
const WIDTHS_TO_A_SIDE: u32 = 60;

/// The raster with light parts outlined. `is_opaque` tells it of each pixel, row by row.
pub fn outlined(raster: &Raster, is_opaque: &[bool]) -> Raster {
    let (width, height) = raster.size();
    let reach = (width.max(height) / WIDTHS_TO_A_SIDE).max(1) as usize;
    let near = near_ground(is_opaque, width as usize, reach);
    let least = linear(MIN_LIGHT_LEVEL);
    let pixel = |x: u32, y: u32| -> Light {
        let (at, light) = (y as usize * width as usize + x as usize, raster.at(x, y));
        let is_line = is_opaque[at] && near[at] && luminance(light) >= least;
        if is_line { [0; 3] } else { light }
    };
    Raster::new((width, height), pixel)
}

/// For each pixel: is a pixel of the ground within this many columns and rows?
fn near_ground(is_opaque: &[bool], width: usize, reach: usize) -> Vec<bool> {
    let mut near: Vec<bool> = is_opaque.iter().map(|&is_opaque| !is_opaque).collect();
    let height = near.len() / width.max(1);
    (0..height).for_each(|y| widen(&mut near, y * width, 1, width, reach));
    (0..width).for_each(|x| widen(&mut near, x, width, height, reach));
    near
}

/// Along a line of this many places, makes those near one that is true so, too.
fn widen(near: &mut [bool], from: usize, step: usize, count: usize, reach: usize) {
    let before: Vec<bool> = (0..count).map(|at| near[from + at * step]).collect();
    let mut seen = 0;
    for at in 0..count + reach {
        seen += usize::from(before.get(at) == Some(&true));
        if at > 2 * reach {
            seen -= usize::from(before[at - 2 * reach - 1]);
        }
        if at >= reach {
            near[from + (at - reach) * step] = seen > 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_on_a_transparent_ground_gets_an_edge_and_black_stays() {
        // A row: ground, white, gray, ground.
        let white = linear(255);
        let light = |x: u32| if (10..20).contains(&x) { [linear(90); 3] } else { [white; 3] };
        let raster = Raster::new((30, 3), |x, _| light(x));
        let is_opaque: Vec<bool> = (0..90).map(|at| (4..20).contains(&(at % 30))).collect();
        let drawn = outlined(&raster, &is_opaque);
        let row: Vec<u16> = (0..30).map(|x| drawn.at(x, 1)[0]).collect();
        assert_eq!((row[3], row[4], row[5], row[19]), (white, 0, white, linear(90)));
        assert_eq!(outlined(&raster, &[true; 90]).pixels(), raster.pixels());
    }
}
