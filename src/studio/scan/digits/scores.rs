//! How well each number fits a crop.
//!
//! In: scores of tens and units. Out: scores of numbers, in parts of a nat: a number that scores
//! [`NAT`] more is e times as likely.

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
