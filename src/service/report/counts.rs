//! Solution counts and ambiguous cells as data.
//!
//! Invariants: every JSON reader gets the exact number: numbers above 2^53 are text.

use super::LimitKind;
use crate::solver::AmbiguousCells;
use crate::solver::counting::{BigUint, Count};
use serde::Serialize;

/// JavaScript represents all integers up to this one exactly.
const MAX_NUMBER: u64 = 1 << 53;

/// The number of solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Count"))]
#[non_exhaustive]
pub struct CountReport {
    /// How many were counted.
    pub number: Number,
    /// Are these all?
    pub exact: bool,
    /// The limit that ended the count, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<LimitKind>,
}

/// A number, as text if it is large.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Number {
    /// At most 2^53.
    Small(u64),
    /// In decimal digits.
    Large(String),
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Number::Small(number) => write!(f, "{number}"),
            Number::Large(digits) => f.write_str(digits),
        }
    }
}

impl From<&BigUint> for Number {
    fn from(number: &BigUint) -> Number {
        match u64::try_from(number) {
            Ok(small) if small <= MAX_NUMBER => Number::Small(small),
            _ => Number::Large(number.to_string()),
        }
    }
}

impl From<&Count> for CountReport {
    fn from(count: &Count) -> CountReport {
        let limit = match count {
            Count::AtLeast(_, Some(limit)) => Some(LimitKind::from(limit)),
            _ => None,
        };
        CountReport { number: count.number().into(), exact: count.is_exact(), limit }
    }
}

/// The ambiguous cells: those that differ between solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Ambiguous"))]
#[non_exhaustive]
pub struct AmbiguousReport {
    /// The cells, in reading order.
    pub cells: Vec<u32>,
    /// Are these all?
    pub exact: bool,
    /// The limit that ended the search, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<LimitKind>,
}

impl From<&AmbiguousCells> for AmbiguousReport {
    fn from(ambiguous: &AmbiguousCells) -> AmbiguousReport {
        let cells = ambiguous.cells.iter().map(|cell| cell.number()).collect();
        let limit = ambiguous.limit.as_ref().map(LimitKind::from);
        AmbiguousReport { cells, exact: limit.is_none(), limit }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_past_2_to_the_53_are_text() {
        let json = |number: u64| {
            serde_json::to_string(&Number::from(&BigUint::from(number))).unwrap_or_default()
        };
        assert_eq!(json(1 << 53), "9007199254740992");
        assert_eq!(json((1 << 53) + 1), "\"9007199254740993\"");
    }
}
