//! Numbers and the rule that makes them a proof, for people.
//!
//! In: [`LastNumbers`]. Out: short texts of numbers; the rule as messages. Invariants: a text has at most
//! six letters.

use super::LastNumbers;
use crate::message::{Message, message};
use num_bigint::{BigInt, Sign};

/// Letters for three zeros, six zeros ...
const LETTERS: [char; 5] = ['k', 'M', 'G', 'T', 'P'];
/// Numbers with more digits are shortened.
const MAX_DIGITS: usize = 4;

/// A number as a short text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Amount {
    /// Its digits, or the first of them and a letter: `16k` for about 16,000.
    pub text: String,
    /// How far it is from 0, from 0 to 1, the farthest of its board.
    pub strength: f64,
}

/// A number as a short text; `largest` is the greatest absolute value of its board.
pub fn amount(number: &BigInt, largest: &BigInt) -> Amount {
    let sign = if number.sign() == Sign::Minus { "\u{2212}" } else { "" };
    let size = |number: &BigInt| (1.0 + magnitude(number)).ln();
    let strength = if magnitude(largest) > 0.0 { size(number) / size(largest) } else { 0.0 };
    Amount { text: format!("{sign}{}", short(number)), strength }
}

/// The absolute value, roughly; numbers of any size have a logarithm.
fn magnitude(number: &BigInt) -> f64 {
    let digits = number.magnitude().to_string();
    digits.parse::<f64>().unwrap_or(f64::MAX).min(1e300)
}

fn short(number: &BigInt) -> String {
    let digits = number.magnitude().to_string();
    if digits.len() <= MAX_DIGITS {
        return digits;
    }
    let zeros = digits.len() - 1;
    match LETTERS.get(zeros / 3 - 1) {
        Some(letter) => format!("{}{letter}", &digits[..=zeros % 3]),
        None => format!("{}e{zeros}", &digits[..1]),
    }
}

impl LastNumbers<'_> {
    /// The rule that makes the numbers a proof, in three sentences; more, where there are trials,
    /// several colors or large numbers.
    pub fn rule(&self) -> Vec<Message> {
        let (goal, most) = (self.goal().to_string(), self.most().map(|most| most.to_string()));
        let is_unique = self.picture().is_some();
        let lines = if self.puzzle.geometry().families().len() > 2 { "more" } else { "two" };
        let kind = if is_unique { "unique" } else { "none" };
        let mut sentences = vec![
            message!("weights-each", kind = kind, lines = lines, goal = goal.clone()),
            message!("weights-together", kind = kind, goal = goal),
            match most {
                Some(most) => message!("weights-most", kind = kind, most = most),
                None => message!("weights-stuck"),
            },
        ];
        if let trials @ 1.. = self.trial_count() {
            sentences.push(message!("weights-trials", count = trials));
        }
        if self.puzzle.palette().color_count() > 2 {
            sentences.push(message!("weights-colors"));
        }
        if self.largest().magnitude().to_string().len() > MAX_DIGITS {
            sentences.push(message!("weights-short"));
        }
        sentences
    }

    /// What the numbers show, as a title.
    pub fn title(&self) -> Message {
        let kind = if self.picture().is_some() { "unique" } else { "none" };
        message!("weights-title", kind = kind)
    }
}
