//! Recognizes the number in a clue cell.
//!
//! In: a crop of 32x32 levels, as `warp` takes it. Out: [`Scores`] of the numbers 0 to 99 and of a
//! blank cell, in parts of a nat: a number that scores [`NAT`] more is e times as likely.
//! Invariants: whole numbers alone, so every machine gives the same scores.
//!
//! A cell is read as a whole: rules at its sides and digits that touch need no separation. The net
//! has three convolutions and two dense layers, and was trained on digits drawn with many fonts;
//! `docs/SCAN.md` says how well it reads. `tests/scan/train.py` trains it and writes its weights:
//! for each layer the weights of 8 bits, then for each of its outputs a bias and a factor of 32
//! bits. An output is its sum times the factor over 2^24, rounded down.

use std::sync::LazyLock;

/// Pixels to a side of a crop.
pub const SIDE: usize = 32;
/// What is seen around the cell, in parts of the cell.
pub const MARGIN: f64 = 0.12;

/// The level of paper.
pub const PAPER: i32 = 64;
/// From paper to ink.
const INK: i32 = 120;
/// The least difference of ink and paper: fainter texture is paper.
const MIN_CONTRAST: i32 = 28;

/// The same between paper and a number that is pale.
const MIN_PALE_CONTRAST: i32 = 16;

/// The crop with its own paper and ink as a scale: three quarters of a crop are at least as dark as
/// its paper, and a thirty-second is ink.
pub fn normal(levels: &[u8]) -> Vec<u8> {
    let mut sorted = levels.to_vec();
    sorted.sort_unstable();
    let at = |place: usize| sorted.get(place).copied().map_or(255, i32::from);
    let (paper, dark) = (at(SIDE * SIDE * 3 / 4 - 1), at(SIDE * SIDE / 32 - 1));
    let scale = (paper - dark).max(MIN_CONTRAST);
    let level = |&level: &u8| {
        (PAPER + ((paper - i32::from(level)) * INK).div_euclid(scale)).clamp(0, 255) as u8
    };
    levels.iter().map(level).collect()
}

/// The middle of a crop, where its number stands.
const MIDDLE: std::ops::Range<usize> = SIDE / 4..SIDE * 3 / 4;

/// As `normal`, by the ink in the middle: a number that is done is paler than rules and numbers beside it.
pub fn normal_by_middle(levels: &[u8]) -> Vec<u8> {
    let mut middle: Vec<u8> = middle().filter_map(|place| levels.get(place).copied()).collect();
    middle.sort_unstable();
    let at = |place: usize| middle.get(place).copied().unwrap_or(0);
    let (ink, paper) = (at(2), at(middle.len() * 3 / 4));
    let is_inked = i32::from(paper) - i32::from(ink) > MIN_PALE_CONTRAST;
    let darkest = if is_inked { ink } else { 0 };
    normal(&levels.iter().map(|&level| level.max(darkest)).collect::<Vec<u8>>())
}

/// The places of the middle of a crop.
fn middle() -> impl Iterator<Item = usize> {
    MIDDLE.flat_map(|y| MIDDLE.map(move |x| y * SIDE + x))
}

/// Is there nothing in the middle of a crop? Most cells of a picture are so, and need no net.
pub fn is_plain(normal: &[u8]) -> bool {
    middle().all(|place| (i32::from(normal[place]) - PAPER).abs() < INK / 4)
}

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

/// Inputs and outputs of each layer; the first three are convolutions of 3x3.
const SIZES: [(usize, usize); 5] = [(9, 12), (12 * 9, 24), (24 * 9, 32), (512, 64), (64, 22)];
/// The bits behind the point of a factor.
const SHIFT: u32 = 24;

static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// All layers.
pub static LAYERS: LazyLock<Vec<Layer>> = LazyLock::new(|| {
    let mut unread = WEIGHTS;
    SIZES.iter().map(|&(inputs, outputs)| Layer::read(&mut unread, inputs, outputs)).collect()
});

/// One layer.
pub struct Layer {
    outputs: usize,
    /// For each input the weights to all outputs.
    weights: Vec<i32>,
    biases: Vec<i32>,
    factors: Vec<i64>,
}

impl Layer {
    fn read(unread: &mut &[u8], inputs: usize, outputs: usize) -> Layer {
        let mut take = |count: usize| {
            let (bytes, after) = unread.split_at(count.min(unread.len()));
            *unread = after;
            bytes
        };
        let stored = take(inputs * outputs);
        let weight = |place: usize| {
            let byte = stored.get(place % outputs * inputs + place / outputs);
            byte.map_or(0, |&byte| i32::from(byte as i8))
        };
        let weights = (0..inputs * outputs).map(weight).collect();
        let word =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |sum, &byte| sum << 8 | i32::from(byte));
        let biases = take(4 * outputs).chunks(4).map(word).collect();
        let factors = take(4 * outputs).chunks(4).map(|bytes| i64::from(word(bytes))).collect();
        Layer { outputs, weights, biases, factors }
    }

    /// The sums of all outputs; `inputs` are places in `weights` with their levels.
    fn sums(&self, inputs: impl Iterator<Item = (usize, i32)>, sums: &mut [i32]) {
        sums.copy_from_slice(&self.biases);
        for (place, level) in inputs {
            if level != 0 {
                let weights = &self.weights[place * self.outputs..(place + 1) * self.outputs];
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += level * weight;
                }
            }
        }
    }

    fn scaled(&self, output: usize, sum: i32) -> i64 {
        (i64::from(sum) * self.factors[output]) >> SHIFT
    }

    /// A dense layer, before levels are cut.
    pub fn dense(&self, levels: &[i32]) -> Vec<i64> {
        let mut sums = vec![0; self.outputs];
        self.sums(levels.iter().copied().enumerate(), &mut sums);
        sums.iter().enumerate().map(|(output, &sum)| self.scaled(output, sum)).collect()
    }

    /// A convolution of 3x3, then the greatest of each 2x2. Levels are in order of rows, columns,
    /// channels; around them are zeros.
    pub fn convolved(&self, levels: &[i32], side: usize) -> Vec<i32> {
        let channels = levels.len() / (side * side);
        let half = side / 2;
        let mut greatest = vec![0; half * half * self.outputs];
        let mut sums = vec![0; self.outputs];
        for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
            let inputs = (0..9).flat_map(|tap| {
                let (row, column) = (y + tap / 3, x + tap % 3);
                let is_inside = (1..=side).contains(&row) && (1..=side).contains(&column);
                let count = if is_inside { channels } else { 0 };
                let first = if is_inside { ((row - 1) * side + column - 1) * channels } else { 0 };
                (0..count).map(move |channel| (channel * 9 + tap, levels[first + channel]))
            });
            self.sums(inputs, &mut sums);
            let first = (y / 2 * half + x / 2) * self.outputs;
            for (output, &sum) in sums.iter().enumerate() {
                let level = self.scaled(output, sum).clamp(0, 255) as i32;
                let into = &mut greatest[first + output];
                *into = level.max(*into);
            }
        }
        greatest
    }
}

/// A score of one nat.
pub const NAT: i32 = 64;
/// The class of a cell without a number.
pub const BLANK: u8 = 100;
/// A digit that is not there.
const NONE: usize = 10;

/// Scores of the numbers 0 to 99 and of [`BLANK`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores(Vec<i32>);

impl Scores {
    /// The scores of numbers of one and two digits.
    pub fn joint(digits: &[i64]) -> Scores {
        let (tens, units) = digits.split_at(digits.len().min(11));
        let of = |digits: &[i64], digit: usize| digits.get(digit).copied().unwrap_or(0) as i32;
        let score = |number: usize| match number {
            0..10 => of(tens, NONE) + of(units, number),
            10..100 => of(tens, number / 10) + of(units, number % 10),
            _ => of(tens, NONE) + of(units, NONE),
        };
        Scores((0..=usize::from(BLANK)).map(score).collect())
    }

    /// The scores of a cell without any ink.
    pub fn of_plain() -> Scores {
        let score = |number: u8| if number == BLANK { 12 * NAT } else { 0 };
        Scores((0..=BLANK).map(score).collect())
    }

    /// The mean scores of several views of a cell.
    pub fn mean(views: &[Scores]) -> Scores {
        let sum = |number: usize| views.iter().map(|view| view.0[number]).sum::<i32>();
        let mean = |number: usize| sum(number) / views.len().max(1) as i32;
        Scores((0..=usize::from(BLANK)).map(mean).collect())
    }

    /// The score of a number.
    pub fn of(&self, number: u8) -> i32 {
        self.0[usize::from(number.min(BLANK))]
    }

    /// All numbers with their costs, the likeliest first: by how much each scores less than it.
    pub fn costs(&self) -> Vec<(u8, i32)> {
        let best = self.0.iter().copied().max().unwrap_or(0);
        let mut costs: Vec<_> =
            (0..=BLANK).map(|number| (number, best - self.of(number))).collect();
        costs.sort_by_key(|&(number, cost)| (cost, number));
        costs
    }

    /// The scores of a place that has a number: a blank scores less than the likeliest one, but not so
    /// much less that this is sure.
    pub fn of_number(mut self) -> Scores {
        let numbers = &self.0[..usize::from(BLANK)];
        let most = numbers.iter().copied().max().unwrap_or(0);
        let blank = &mut self.0[usize::from(BLANK)];
        *blank = (*blank).min(most - 1);
        self
    }

    /// The likeliest number, and by how much it scores more than the next one.
    pub fn best(&self) -> (u8, i32) {
        let costs = self.costs();
        (costs[0].0, costs[1].1)
    }

    /// By how much a blank cell scores more than the best number; less than 0 for a number.
    pub fn blankness(&self) -> i32 {
        let best = (0..BLANK).map(|number| self.of(number)).max().unwrap_or(0);
        self.of(BLANK) - best
    }
}

/// The recognizer against what the training script computed, bit for bit.
#[cfg(test)]
mod tests {
    use super::{SIDE, Scores, last, normal, recognize};

    /// Crops of fonts that were not trained on: the number, the crop, 22 scores.
    static SAMPLES: &[u8] = include_bytes!("samples.bin");

    #[test]
    fn scores_are_those_of_the_training_script() {
        let sample = 1 + SIDE * SIDE + 4 * 22;
        assert_eq!(SAMPLES.len() % sample, 0);
        for bytes in SAMPLES.chunks(sample) {
            let (crop, scores) = bytes[1..].split_at(SIDE * SIDE);
            let words = scores.chunks(4).map(|word| i32::from_le_bytes(word.try_into().unwrap()));
            let expected: Vec<i64> = words.map(i64::from).collect();
            assert_eq!(last(crop), expected, "a crop of {}", bytes[0]);
        }
    }

    #[test]
    fn most_samples_are_read_right() {
        let samples = SAMPLES.chunks(1 + SIDE * SIDE + 4 * 22);
        let right = samples.clone().filter(|sample| {
            let scores = recognize(&sample[1..=SIDE * SIDE]);
            scores.best().0 == sample[0]
        });
        assert!(right.count() + 1 >= samples.count());
    }

    #[test]
    fn a_place_that_has_a_number_is_no_blank_and_not_sure() {
        let (read, margin) = Scores::of_plain().of_number().best();
        assert!(read != super::BLANK && margin < super::NAT);
    }

    #[test]
    fn an_even_surface_is_blank_in_any_light() {
        for level in [0, 90, 200, 255] {
            let paper = vec![level; SIDE * SIDE];
            assert_eq!(recognize(&normal(&paper)).best().0, super::BLANK);
        }
        assert_eq!(Scores::of_plain().best(), (super::BLANK, 12 * super::NAT));
    }
}
