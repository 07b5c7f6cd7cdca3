//! Gives each number its color.
//!
//! In: a reading whose cells were seen in colors. Out: its palette, and the color of each number.
//! Invariants: numbers have the colors of their tiles or of their digits, in the whole puzzle alike.

use super::lab::Lab;
use super::palette::Palette;
use crate::scan::cell::{Levels, Seen};
use crate::scan::digits::BLANK;
use crate::scan::reading::{Number, Reading};

/// How far apart colors are, the usual distance first: others are tried where sums disagree. Those of
/// pale digits scatter more than those of tiles.
const APART: [f64; 7] = [0.09, 0.075, 0.11, 0.06, 0.05, 0.14, 0.18];
const OF_TILES: usize = 5;

/// The lightest channel of paper in photographs: on screens paper is lighter, or dark.
const PHOTOGRAPHED: std::ops::Range<u8> = 110..235;

/// The darkest channel of printed colors.
const DARK: u8 = 24;

/// The color of a place that may have a number.
struct Spot {
    /// Where it lies among colors.
    place: Lab,
    levels: Levels,
    /// What it reads; 0 where there is no number.
    reads: i64,
    is_row: bool,
}

/// Chooses the palette and paints the numbers.
pub fn paint(reading: &mut Reading) {
    let (spots, are_tiles) = spots(reading);
    let is_number = |spot: &&Spot| spot.reads > 0;
    let numbers = spots.iter().filter(is_number);
    let colors: Vec<(Lab, Levels)> = numbers.map(|spot| (spot.place, spot.levels)).collect();
    if colors.is_empty() {
        return;
    }
    // With one color the sums differ only by misread numbers.
    let least = disagreement(&spots, &Palette::of(&colors, f64::INFINITY));
    let apart = if are_tiles { &APART[..OF_TILES] } else { &APART[..] };
    let palettes = apart.iter().map(|&apart| Palette::of(&colors, apart));
    let agreeing = palettes.into_iter().find(|all| disagreement(&spots, all) <= least);
    let palette = agreeing.unwrap_or_else(|| Palette::of(&colors, APART[0]));
    let numbers = reading.rows.iter_mut().chain(&mut reading.columns).flatten();
    for (number, spot) in numbers.filter(|number| number.seen.is_some()).zip(&spots) {
        number.colors = palette.nearest(spot.place);
    }
    let is_pale = !are_tiles && is_photographed(reading);
    reading.palette = if is_pale { darkened(&palette.colors) } else { palette.colors };
}

/// Was paper photographed?
fn is_photographed(reading: &Reading) -> bool {
    reading.light.paper.into_iter().max().is_some_and(|level| PHOTOGRAPHED.contains(&level))
}

/// Blur makes digits of all colors pale alike: they are darkened until one has a dark channel, as most
/// colors that people print digits in.
fn darkened(colors: &[Levels]) -> Vec<Levels> {
    let darkest = colors.iter().flatten().copied().min().unwrap_or(0);
    let (from, to) = (i32::from(255 - darkest.min(254)), i32::from(255 - DARK.min(darkest)));
    let level = |level: u8| (255 - i32::from(255 - level) * to / from).clamp(0, 255) as u8;
    colors.iter().map(|levels| levels.map(level)).collect()
}

/// The colors of all places in full light, rows first, and whether tiles have them.
fn spots(reading: &Reading) -> (Vec<Spot>, bool) {
    let is_photographed = is_photographed(reading);
    let lit = |seen: Seen, light: Levels| match is_photographed {
        true => Seen {
            ground: in_light(seen.ground, light),
            ink: in_light(seen.ink, light),
            tone: in_light(seen.tone, light),
        },
        false => seen,
    };
    let places = |lines: &[Vec<Number>], is_row: bool| -> Vec<(Seen, Seen, i64, bool)> {
        let seen = |number: &Number| {
            let seen = number.seen?;
            let [one, _, other, _] = number.quad;
            let light = reading.light.at(one.toward(other, 0.5));
            let (read, _) = number.scores.best();
            let reads = if read == BLANK { 0 } else { i64::from(read) };
            Some((seen, lit(seen, light), reads, is_row))
        };
        lines.iter().flatten().filter_map(seen).collect()
    };
    let mut places_of_all = places(&reading.rows, true);
    places_of_all.extend(places(&reading.columns, false));
    let of_numbers: Vec<Seen> =
        places_of_all.iter().filter(|place| place.2 > 0).map(|place| place.1).collect();
    let paper = match is_photographed {
        true => in_light(reading.light.paper, reading.light.paper),
        false => reading.light.paper,
    };
    let are_tiles = are_tiles(&of_numbers, Lab::of(paper));
    let spot = |(seen, lit_seen, reads, is_row): (Seen, Seen, i64, bool)| {
        // The ground of a digit is the paper next to it.
        let own = lit(seen, seen.ground);
        let (place, levels) = match are_tiles {
            true => (Lab::of(lit_seen.ground), lit_seen.ground),
            false => (Lab::of_digits(own.ground, own.tone), own.ink),
        };
        Spot { place, levels, reads, is_row }
    };
    (places_of_all.into_iter().map(spot).collect(), are_tiles)
}

/// A color as it is in full light: on gray paper of a photograph all colors are darker.
fn in_light(levels: Levels, light: Levels) -> Levels {
    [0, 1, 2].map(|channel: usize| {
        let level = u32::from(levels[channel]) * 255 / u32::from(light[channel].max(1));
        level.min(255) as u8
    })
}

/// Do tiles have the colors, or digits? Digits on tiles are black or white; paper under colored
/// digits has one color. Without hues the one that differs more from the paper counts.
fn are_tiles(seen: &[Seen], paper: Lab) -> bool {
    let sum = |apart: &dyn Fn(&Seen) -> f64| seen.iter().map(apart).sum::<f64>();
    let grounds = sum(&|seen| Lab::of(seen.ground).hue_distance(paper));
    let inks = sum(&|seen| Lab::of(seen.ink).hue_distance(paper));
    if grounds.max(inks) > 0.04 * seen.len() as f64 {
        return grounds > inks;
    }
    sum(&|seen| Lab::of(seen.ground).distance(paper))
        > sum(&|seen| Lab::of(seen.ink).distance(paper))
}

/// By how much the sums of rows and columns differ, all colors together.
fn disagreement(spots: &[Spot], palette: &Palette) -> u64 {
    let mut sums = vec![0_i64; palette.colors.len()];
    for spot in spots.iter().filter(|spot| spot.reads > 0) {
        if let Some(sum) = sums.get_mut(palette.nearest(spot.place)[0]) {
            *sum += if spot.is_row { spot.reads } else { -spot.reads };
        }
    }
    sums.into_iter().map(i64::unsigned_abs).sum()
}
