//! Measures how much a black and white picture looks like its image, and how plain it is.
//!
//! In: levels and cells. Out: whole numbers; shares are thousandths.

use super::gray::Gray;

/// The similarity of levels and cells, 0 to 1000: the mean of the similarity of tones and the
/// share of common edges.
pub fn likeness(gray: &Gray, cells: &[u8]) -> u32 {
    let shown = |at: usize| if cells[at] == 0 { 255 } else { 0 };
    let level = |at: usize| i64::from(gray.levels[at]);
    let apart: i64 = (0..cells.len()).map(|at| (level(at) - shown(at)).abs()).sum();
    let tones = 1000 - apart * 1000 / (255 * cells.len().max(1) as i64);
    let (mut common, mut all) = (0, 0);
    for (at, next) in pairs(gray.width, cells.len()) {
        let (expected, found) = (level(at) - level(next), shown(at) - shown(next));
        if expected.signum() == found.signum() {
            common += 2 * expected.abs().min(found.abs());
        }
        all += expected.abs() + found.abs();
    }
    let edges = if all == 0 { 1000 } else { common * 1000 / all };
    ((tones + edges) / 2) as u32
}

/// The number of painted cells in a thousand.
pub fn painted(cells: &[u8]) -> u32 {
    let count = cells.iter().filter(|&&cell| cell != 0).count();
    (count * 1000 / cells.len().max(1)) as u32
}

/// Is more than half of the rim painted?
pub fn has_dark_rim(cells: &[u8], width: usize) -> bool {
    let height = cells.len() / width.max(1);
    let is_rim = |&at: &usize| {
        let (x, y) = (at % width, at / width);
        x == 0 || y == 0 || x + 1 == width || y + 1 == height
    };
    let rim: Vec<usize> = (0..cells.len()).filter(is_rim).collect();
    2 * rim.iter().filter(|&&at| cells[at] != 0).count() > rim.len()
}

/// The number of areas of one color; cells that share a side are connected.
pub fn areas(cells: &[u8], width: usize) -> usize {
    let mut parents: Vec<usize> = (0..cells.len()).collect();
    let root = |parents: &mut Vec<usize>, mut at: usize| {
        while parents[at] != at {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        at
    };
    let mut count = cells.len();
    for (at, next) in pairs(width, cells.len()) {
        if cells[at] == cells[next] {
            let (one, other) = (root(&mut parents, at), root(&mut parents, next));
            count -= usize::from(one != other);
            parents[one.max(other)] = one.min(other);
        }
    }
    count
}

/// All pairs of cells that share a side.
fn pairs(width: usize, count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |at| {
        let right = ((at + 1) % width != 0).then_some((at, at + 1));
        let below = (at + width < count).then_some((at, at + width));
        right.into_iter().chain(below)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn likeness_is_whole_only_for_the_same() {
        let gray = Gray { width: 3, levels: vec![0, 255, 255, 0, 0, 255] };
        assert_eq!(likeness(&gray, &[1, 0, 0, 1, 1, 0]), 1000);
        assert_eq!(likeness(&gray, &[0, 1, 1, 0, 0, 1]), 0);
        assert!(likeness(&gray, &[1, 0, 0, 1, 0, 0]) > likeness(&gray, &[0, 0, 0, 1, 0, 0]));
    }

    #[test]
    fn areas_are_joined_by_sides() {
        assert_eq!(areas(&[1, 0, 0, 1], 2), 4);
        assert_eq!(areas(&[1, 1, 1, 1, 0, 1, 1, 1, 1], 3), 2);
        assert_eq!(areas(&[0; 12], 4), 1);
    }
}
