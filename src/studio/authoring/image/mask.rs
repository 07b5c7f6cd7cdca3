//! Pixels that are ink or not: removes what is thick, thins what is thin.
//!
//! In: a grid of pixels with a margin. Out: grids of the same size. Invariants: pixels on the
//! outermost ring keep their value; thinning keeps every connection and every hole.

/// Pixels that are ink or not, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mask {
    width: usize,
    bits: Vec<bool>,
}

impl Mask {
    /// A mask of this width and height; `is_ink` maps a column and a row to a pixel.
    pub fn new((width, height): (usize, usize), is_ink: impl Fn(usize, usize) -> bool) -> Mask {
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        Mask { width, bits: places.map(|(x, y)| is_ink(x, y)).collect() }
    }

    /// Is the pixel of this column and row ink?
    pub fn at(&self, x: usize, y: usize) -> bool {
        self.bits[y * self.width + x]
    }

    /// Changes the pixel of this column and row.
    pub fn set(&mut self, x: usize, y: usize, is_ink: bool) {
        self.bits[y * self.width + x] = is_ink;
    }

    /// Which of the eight pixels around one are ink: the lowest bit is the one above, then
    /// clockwise. The pixel is not on the outermost ring.
    pub fn around(&self, x: usize, y: usize) -> u8 {
        self.around_place(y * self.width + x)
    }

    fn around_place(&self, at: usize) -> u8 {
        let ink = neighbors(at, self.width).map(|place| self.bits[place]);
        (0..).zip(ink).fold(0, |bits, (number, is_ink)| bits | u8::from(is_ink) << number)
    }

    /// The ink that a square of this side covers without leaving the ink (a morphological
    /// opening).
    pub fn opened(&self, side: usize) -> Mask {
        let mut bits = self.bits.clone();
        let (width, height) = (self.width, self.bits.len() / self.width.max(1));
        let row = |y: usize| y * width..(y + 1) * width;
        let column = |x: usize| (x..width * height).step_by(width);
        // Erosion along both directions, then dilation, which is erosion of what is not ink.
        (0..height).for_each(|y| shorten(&mut bits, row(y).rev(), true, side, 0));
        (0..width).for_each(|x| shorten(&mut bits, column(x).rev(), true, side, 0));
        (0..height).for_each(|y| shorten(&mut bits, row(y), false, side, side));
        (0..width).for_each(|x| shorten(&mut bits, column(x), false, side, side));
        Mask { width, bits }
    }

    /// The ink without `layers` of pixels on each side, as far as nothing breaks or vanishes
    /// (Z. Guo, R. W. Hall, "Parallel thinning with two-subiteration algorithms", 1989).
    pub fn thinned(&self, layers: usize) -> Mask {
        let mut mask = self.clone();
        let is_inside = |at: usize| {
            let (x, y) = (at % self.width, at / self.width);
            x > 0 && y > 0 && x + 1 < self.width && at + self.width < self.bits.len()
        };
        let mut is_listed: Vec<bool> = vec![false; self.bits.len()];
        let is_border =
            |at: &usize| is_inside(*at) && self.bits[*at] && self.around_place(*at) < 255;
        let mut border: Vec<usize> = (0..self.bits.len()).filter(is_border).collect();
        border.iter().for_each(|&at| is_listed[at] = true);
        for pass in 0..2 * layers {
            let is_removable = |at: &usize| is_removable(mask.around_place(*at), pass % 2 == 0);
            let removed_places: Vec<usize> = border.iter().copied().filter(is_removable).collect();
            removed_places.iter().for_each(|&at| mask.bits[at] = false);
            border.retain(|&at| mask.bits[at]);
            for place in removed_places.into_iter().flat_map(|at| neighbors(at, self.width)) {
                if mask.bits[place] && is_inside(place) && !is_listed[place] {
                    is_listed[place] = true;
                    border.push(place);
                }
            }
        }
        mask
    }
}

/// The places of the eight pixels around one: the one above first, then clockwise.
fn neighbors(at: usize, width: usize) -> [usize; 8] {
    let (above, below) = (at - width, at + width);
    [above, above + 1, at + 1, below + 1, below, below - 1, at - 1, above - 1]
}

/// Along a line, turns over the first `side - 1` pixels of each stretch of `value`. A stretch at the
/// beginning of the line counts as `run_before` pixels longer.
fn shorten(
    bits: &mut [bool],
    line: impl Iterator<Item = usize>,
    value: bool,
    side: usize,
    run_before: usize,
) {
    let mut lasted = run_before;
    for at in line {
        lasted = if bits[at] == value { lasted + 1 } else { 0 };
        bits[at] = if lasted < side { !value } else { value };
    }
}

/// Does a pixel connect its neighbors, or bound a hole? If not, it can go. `around` has the
/// neighbors, as [`Mask::around`].
pub fn is_simple(around: u8) -> bool {
    let ink = |number: u32| around.rotate_right(number) & 1 == 1;
    let groups = [0, 2, 4, 6].into_iter().filter(|&at| !ink(at) && (ink(at + 1) || ink(at + 2)));
    groups.count() == 1
}

fn is_removable(around: u8, is_first: bool) -> bool {
    let ink = |number: u32| around.rotate_right(number) & 1 == 1;
    let pairs =
        |first: u32| [0, 2, 4, 6].map(|at| u8::from(ink(first + at) || ink(first + at + 1)));
    let count = pairs(0).iter().sum::<u8>().min(pairs(7).iter().sum());
    let first_side = if is_first { 4 } else { 0 };
    let is_kept =
        (ink(first_side) || ink(first_side + 1) || !ink(first_side + 3)) && ink(first_side + 2);
    is_simple(around) && (2..=3).contains(&count) && !is_kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mask(rows: &[&str]) -> Mask {
        Mask::new((rows[0].len(), rows.len()), |x, y| rows[y].as_bytes()[x] == b'#')
    }

    fn rows(mask: &Mask) -> Vec<String> {
        let sign = |&is_ink: &bool| if is_ink { '#' } else { '.' };
        mask.bits.chunks(mask.width).map(|row| row.iter().map(sign).collect()).collect()
    }

    #[test]
    fn a_square_finds_what_is_thick() {
        let drawn = mask(&["........", ".####...", ".#######", ".####...", ".#.#....", "........"]);
        let thick = ["........", ".####...", ".####...", ".####...", "........", "........"];
        assert_eq!(rows(&drawn.opened(3)), thick);
        assert_eq!(drawn.opened(1), drawn);
        assert_eq!(drawn.opened(9), mask(&["........"; 6]));
    }

    #[test]
    fn strokes_become_thin_and_stay_closed() {
        let ring = mask(&[
            "...........",
            ".#########.",
            ".#########.",
            ".###...###.",
            ".###...###.",
            ".#########.",
            ".#########.",
            "...........",
        ]);
        let thin = ring.thinned(9);
        let ink = thin.bits.iter().filter(|&&is_ink| is_ink).count();
        assert!((12..=18).contains(&ink), "{:#?}", rows(&thin));
        // From a pixel inside no way leads out.
        let mut is_seen = vec![false; thin.bits.len()];
        let mut open = vec![3 * 11 + 5];
        while let Some(at) = open.pop() {
            if !thin.bits[at] && !is_seen[at] {
                is_seen[at] = true;
                open.extend([at - 11, at - 1, at + 1, at + 11]);
            }
        }
        assert!(!is_seen[0] && is_seen.iter().filter(|&&is_seen| is_seen).count() < 20);
    }

    #[test]
    fn a_pixel_is_simple_if_nothing_hangs_on_it() {
        // Above, right, below, left are the bits 1, 4, 16, 64.
        assert!(is_simple(1) && is_simple(1 | 2 | 4) && is_simple(8));
        assert!(!is_simple(0) && !is_simple(255) && !is_simple(1 | 16) && !is_simple(2 | 32));
        // A bay of a line of pixels is no hole yet; four sides around would make one.
        assert!(is_simple(254) && !is_simple(1 | 4 | 16 | 64));
    }
}
