//! The colors of clues: those of their tiles, or those of their digits, in the whole puzzle alike.
//!
//! In: a reading whose cells have colors. Out: its palette, and the color of each number.
//! Invariants: only adding, multiplying, dividing and square roots of fractions, so every machine
//! finds the same colors; at most [`MAX_COLORS`].
//!
//! How different two colors look is a distance in Oklab (B. Ottosson, "A perceptual color space for
//! image processing", 2020). Colors that look alike are joined, as far as the sums of rows and of
//! columns agree.

use super::digits::BLANK;
use super::reading::{Number, Reading};
use super::sheet::{CellColors, Levels};

/// How far apart colors are, the usual distance first: of those where sums agree, the one with most
/// colors counts. Those of pale digits scatter more than those of tiles.
const COLOR_DISTANCES: [f64; 7] = [0.09, 0.075, 0.11, 0.06, 0.05, 0.14, 0.18];
const OF_TILES: usize = 5;

/// The lightest channel of paper in photographs: on screens paper is lighter, or dark.
const PHOTOGRAPHED_PAPER: std::ops::Range<u8> = 110..235;

/// The darkest channel of printed colors.
const MIN_PRINTED_CHANNEL: u8 = 24;

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
    let apart = if are_tiles { &COLOR_DISTANCES[..OF_TILES] } else { &COLOR_DISTANCES[..] };
    let palettes = apart.iter().rev().map(|&apart| Palette::of(&colors, apart));
    let agreeing = palettes.filter(|all| disagreement(&spots, all) <= least);
    // Sums also agree if two colors are taken for one; sums of one color taken for two hardly do.
    let most = agreeing.max_by_key(|palette| palette.colors.len());
    let palette = most.unwrap_or_else(|| Palette::of(&colors, COLOR_DISTANCES[0]));
    let numbers = reading.rows.iter_mut().chain(&mut reading.columns).flatten();
    for (number, spot) in numbers.filter(|number| number.cell_colors.is_some()).zip(&spots) {
        number.colors = palette.nearest(spot.place);
    }
    let is_pale = !are_tiles && is_photographed(reading);
    reading.palette = if is_pale { darkened(&palette.colors) } else { palette.colors };
}

/// Was paper photographed?
fn is_photographed(reading: &Reading) -> bool {
    reading.light.paper.into_iter().max().is_some_and(|level| PHOTOGRAPHED_PAPER.contains(&level))
}

/// Blur makes digits of all colors pale alike: they are darkened until one has a dark channel, as most
/// colors that people print digits in.
fn darkened(colors: &[Levels]) -> Vec<Levels> {
    let darkest = colors.iter().flatten().copied().min().unwrap_or(0);
    let (from, to) =
        (i32::from(255 - darkest.min(254)), i32::from(255 - MIN_PRINTED_CHANNEL.min(darkest)));
    let level = |level: u8| (255 - i32::from(255 - level) * to / from).clamp(0, 255) as u8;
    colors.iter().map(|levels| levels.map(level)).collect()
}

/// The colors of all places in full light, rows first, and whether tiles have them.
fn spots(reading: &Reading) -> (Vec<Spot>, bool) {
    let is_photographed = is_photographed(reading);
    let lit = |colors: CellColors, light: Levels| match is_photographed {
        true => CellColors {
            ground: in_light(colors.ground, light),
            ink: in_light(colors.ink, light),
            tone: in_light(colors.tone, light),
        },
        false => colors,
    };
    let places =
        |lines: &[Vec<Number>], is_row: bool| -> Vec<(CellColors, CellColors, i64, bool)> {
            let place = |number: &Number| {
                let colors = number.cell_colors?;
                let [corner, _, opposite, _] = number.quad;
                let light = reading.light.at(corner.toward(opposite, 0.5));
                let (read, _) = number.scores.best();
                let reads = if read == BLANK { 0 } else { i64::from(read) };
                Some((colors, lit(colors, light), reads, is_row))
            };
            lines.iter().flatten().filter_map(place).collect()
        };
    let mut places_of_all = places(&reading.rows, true);
    places_of_all.extend(places(&reading.columns, false));
    let of_numbers: Vec<CellColors> =
        places_of_all.iter().filter(|place| place.2 > 0).map(|place| place.1).collect();
    let paper = match is_photographed {
        true => in_light(reading.light.paper, reading.light.paper),
        false => reading.light.paper,
    };
    let are_tiles = are_tiles(&of_numbers, Lab::of(paper));
    let spot = |(colors, lit_colors, reads, is_row): (CellColors, CellColors, i64, bool)| {
        // The ground of a digit is the paper next to it.
        let digit = lit(colors, colors.ground);
        let (place, levels) = match are_tiles {
            true => (Lab::of(lit_colors.ground), lit_colors.ground),
            false => (Lab::of_digits(digit.ground, digit.tone), digit.ink),
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
fn are_tiles(cells: &[CellColors], paper: Lab) -> bool {
    let sum = |apart: &dyn Fn(&CellColors) -> f64| cells.iter().map(apart).sum::<f64>();
    let grounds = sum(&|cell| Lab::of(cell.ground).hue_distance(paper));
    let inks = sum(&|cell| Lab::of(cell.ink).hue_distance(paper));
    if grounds.max(inks) > 0.04 * cells.len() as f64 {
        return grounds > inks;
    }
    sum(&|cell| Lab::of(cell.ground).distance(paper))
        > sum(&|cell| Lab::of(cell.ink).distance(paper))
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

/// The most colors of a puzzle that is read.
pub const MAX_COLORS: usize = 12;
/// Colors nearer than this are one from the start.
const SAME_COLOR_DISTANCE: f64 = 0.02;
/// The most colors before any are joined by distance.
const MAX_SHADES: usize = 300;
/// A color is sure if the second nearest is at least this many times as far.
const SURE_DISTANCE_RATIO: f64 = 1.7;

/// A few colors, each with the numbers that have it.
pub struct Palette {
    /// For each color its levels.
    pub colors: Vec<Levels>,
    /// The middles of the colors.
    middles: Vec<Lab>,
}

impl Palette {
    /// The colors that are at least `apart`.
    pub fn of(colors: &[(Lab, Levels)], apart: f64) -> Palette {
        let mut shades = shades(colors);
        while let Some((first, second, distance)) = nearest_pair(&shades) {
            if distance >= apart && shades.len() <= MAX_COLORS {
                break;
            }
            let (removed, weight) = shades.swap_remove(second);
            let (remaining, kept_weight) = shades[first];
            shades[first] =
                (remaining.mixed_with(kept_weight, removed, weight), kept_weight + weight);
        }
        let middles: Vec<Lab> = shades.into_iter().map(|(lab, _)| lab).collect();
        let mut palette = Palette { colors: Vec::new(), middles };
        let members: Vec<usize> = colors.iter().map(|&(lab, _)| palette.nearest(lab)[0]).collect();
        palette.colors = (0..palette.middles.len())
            .map(|color| median_levels(colors, &members, color))
            .collect();
        palette
    }

    /// The color of this place; a second one if that is hardly farther.
    pub fn nearest(&self, lab: Lab) -> Vec<usize> {
        let mut order: Vec<(f64, usize)> = self
            .middles
            .iter()
            .enumerate()
            .map(|(at, middle)| (lab.distance(*middle), at))
            .collect();
        order.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        let first = order.first().map_or(0.0, |&(distance, _)| distance);
        let nearest = order.iter().take(2).enumerate();
        let nearest = nearest
            .filter(|&(at, &(distance, _))| at == 0 || distance < SURE_DISTANCE_RATIO * first);
        let nearest: Vec<usize> = nearest.map(|(_, &(_, color))| color).collect();
        if nearest.is_empty() { vec![0] } else { nearest }
    }
}

/// Colors that differ a little, each with how many numbers have it.
fn shades(colors: &[(Lab, Levels)]) -> Vec<(Lab, f64)> {
    let mut shades: Vec<(Lab, f64)> = Vec::new();
    for &(lab, _) in colors {
        let is_full = shades.len() >= MAX_SHADES;
        let nearest = shades.iter_mut().map(|shade| (lab.distance(shade.0), shade));
        let nearest = nearest.min_by(|one, other| one.0.total_cmp(&other.0));
        match nearest.filter(|&(distance, _)| is_full || distance < SAME_COLOR_DISTANCE) {
            Some((_, shade)) => *shade = (shade.0.mixed_with(shade.1, lab, 1.0), shade.1 + 1.0),
            None => shades.push((lab, 1.0)),
        }
    }
    shades
}

fn nearest_pair(shades: &[(Lab, f64)]) -> Option<(usize, usize, f64)> {
    let pairs = (0..shades.len()).flat_map(|other| (0..other).map(move |one| (one, other)));
    let apart =
        |(one, other): (usize, usize)| (one, other, shades[one].0.distance(shades[other].0));
    pairs.map(apart).min_by(|one, other| one.2.total_cmp(&other.2))
}

/// The median of each channel of the numbers of a color.
fn median_levels(colors: &[(Lab, Levels)], members: &[usize], color: usize) -> Levels {
    [0, 1, 2].map(|channel: usize| {
        let of_color = colors.iter().zip(members).filter(|&(_, &member)| member == color);
        let mut levels: Vec<u8> = of_color.map(|((_, levels), _)| levels[channel]).collect();
        levels.sort_unstable();
        levels.get(levels.len() / 2).copied().unwrap_or(0)
    })
}

/// Lightness, green to red, blue to yellow.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lab(pub [f64; 3]);

/// From red, green and blue to the cones of the eye.
const CONES: [[f64; 3]; 3] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
];
const AXES: [[f64; 3]; 3] = [
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
];

/// The distance of strong colors from white.
const USUAL_DISTANCE: f64 = 300.0;

impl Lab {
    /// The place of a color. Levels are squared where the definition takes a power of 2.4, which
    /// machines compute differently.
    pub fn of(levels: Levels) -> Lab {
        let light = levels.map(|level| (f64::from(level) / 255.0) * (f64::from(level) / 255.0));
        let cones = CONES.map(|row| cube_root(dot(row, light)));
        Lab(AXES.map(|row| dot(row, cones)))
    }

    /// The place of the color of digits, which are too thin to show how dark it is: the direction
    /// from the paper to them, with the fourth root of the distance as its length.
    fn of_digits(paper: Levels, ink: Levels) -> Lab {
        let difference = [0, 1, 2].map(|axis: usize| f64::from(paper[axis]) - f64::from(ink[axis]));
        let length = dot(difference, difference).sqrt();
        let scale = (length / USUAL_DISTANCE).sqrt().sqrt() / length.max(1.0);
        Lab(difference.map(|part| part * scale))
    }

    /// How far two colors are from each other.
    pub fn distance(self, other: Lab) -> f64 {
        let apart = [0, 1, 2].map(|axis: usize| self.0[axis] - other.0[axis]);
        dot(apart, apart).sqrt()
    }

    /// The same without lightness.
    fn hue_distance(self, other: Lab) -> f64 {
        let apart = [0.0, self.0[1] - other.0[1], self.0[2] - other.0[2]];
        dot(apart, apart).sqrt()
    }

    /// The place between two, by their weights.
    fn mixed_with(self, weight: f64, other: Lab, other_weight: f64) -> Lab {
        let between = |axis: usize| {
            (self.0[axis] * weight + other.0[axis] * other_weight) / (weight + other_weight)
        };
        Lab([0, 1, 2].map(between))
    }
}

fn dot(one: [f64; 3], other: [f64; 3]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The cube root of a number from 0 to about 1, by Newton's method.
fn cube_root(number: f64) -> f64 {
    if number < 1e-9 {
        return 0.0;
    }
    (0..40).fold(1.0, |root: f64, _| (2.0 * root + number / (root * root)) / 3.0)
}
