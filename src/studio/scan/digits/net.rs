//! The net: three convolutions and two dense layers.
//!
//! In: a normal crop. Out: [`Scores`].

use super::SIDE;
use super::layers::LAYERS;
use super::normal::{PAPER, is_plain};
use super::scores::Scores;

/// The scores of the numbers in a crop, whose levels `normal` has evened out.
pub fn recognize(crop: &[u8]) -> Scores {
    if is_plain(crop) { Scores::of_plain() } else { Scores::joint(&last(crop)) }
}

/// The scores of eleven tens and eleven units.
pub fn last(crop: &[u8]) -> Vec<i64> {
    let [first, second, third, hidden, last] = &LAYERS[..] else { return Vec::new() };
    let levels: Vec<i32> = crop.iter().map(|&level| i32::from(level) - PAPER).collect();
    let levels = first.convolved(&levels, SIDE);
    let levels = second.convolved(&levels, SIDE / 2);
    let levels = third.convolved(&levels, SIDE / 4);
    let levels = by_channel(&levels, SIDE / 8);
    let hidden = hidden.dense(&levels);
    let levels: Vec<i32> = hidden.iter().map(|&level| level.clamp(0, 255) as i32).collect();
    last.dense(&levels)
}

/// Levels in order of channels, rows, columns, as the dense layer was trained.
fn by_channel(levels: &[i32], side: usize) -> Vec<i32> {
    let channels = levels.len() / (side * side);
    let place = |place: usize| levels[place % (side * side) * channels + place / (side * side)];
    (0..levels.len()).map(place).collect()
}
