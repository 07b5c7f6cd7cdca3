//! The weights of the net, and one layer after the other.
//!
//! In: levels. Out: levels of the next layer, or scores. `tests/scan/train.py` writes the weights:
//! for each layer the weights of 8 bits, then for each of its outputs a bias and a factor of 32
//! bits. An output is its sum times the factor over 2^24, rounded down.

use std::sync::LazyLock;

/// Inputs and outputs of each layer; the first three are convolutions of 3x3.
const SIZES: [(usize, usize); 5] = [(9, 12), (12 * 9, 24), (24 * 9, 32), (512, 64), (64, 22)];
/// The bits behind the point of a factor.
const SHIFT: u32 = 24;

static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// All layers.
pub static LAYERS: LazyLock<Vec<Layer>> = LazyLock::new(|| {
    let mut rest = WEIGHTS;
    SIZES.iter().map(|&(inputs, outputs)| Layer::read(&mut rest, inputs, outputs)).collect()
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
    fn read(rest: &mut &[u8], inputs: usize, outputs: usize) -> Layer {
        let mut take = |count: usize| {
            let (bytes, after) = rest.split_at(count.min(rest.len()));
            *rest = after;
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
