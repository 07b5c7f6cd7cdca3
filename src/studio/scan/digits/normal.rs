//! Levels of a crop, independent of paper and light.
//!
//! In: levels of a crop. Out: levels where paper is [`PAPER`] and the darkest ink 184.

use super::SIDE;

/// The level of paper.
pub const PAPER: i32 = 64;
/// From paper to ink.
const INK: i32 = 120;
/// The least difference of ink and paper: fainter texture is paper.
const FAINT: i32 = 28;

/// The crop with its own paper and ink as a scale: three quarters of a crop are at least as dark as
/// its paper, and a thirty-second is ink.
pub fn normal(levels: &[u8]) -> Vec<u8> {
    let mut sorted = levels.to_vec();
    sorted.sort_unstable();
    let at = |place: usize| sorted.get(place).copied().map_or(255, i32::from);
    let (paper, dark) = (at(SIDE * SIDE * 3 / 4 - 1), at(SIDE * SIDE / 32 - 1));
    let scale = (paper - dark).max(FAINT);
    let level = |&level: &u8| {
        (PAPER + ((paper - i32::from(level)) * INK).div_euclid(scale)).clamp(0, 255) as u8
    };
    levels.iter().map(level).collect()
}

/// Is there nothing in the middle of a crop? Most cells of a picture are so, and need no net.
pub fn is_plain(normal: &[u8]) -> bool {
    let middle = SIDE / 4..SIDE * 3 / 4;
    let mut levels = middle.clone().flat_map(|y| middle.clone().map(move |x| y * SIDE + x));
    levels.all(|place| (i32::from(normal[place]) - PAPER).abs() < INK / 4)
}
