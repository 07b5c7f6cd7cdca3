//! Tells which puzzles are the same.
//!
//! In: puzzles' fingerprints and names. Out: a message for each group of equal ones, in the order of
//! their first puzzles.

use nonosat_board::message::{Message, message};
use std::collections::BTreeMap;

/// The names of puzzles, by fingerprint.
#[derive(Default)]
pub struct Duplicates {
    groups: Vec<Vec<String>>,
    /// The place of each fingerprint in `groups`.
    places: BTreeMap<String, usize>,
}

impl Duplicates {
    pub fn add(&mut self, fingerprint: String, name: &str) {
        let next = self.groups.len();
        let place = *self.places.entry(fingerprint).or_insert(next);
        if place == next {
            self.groups.push(Vec::new());
        }
        self.groups[place].push(name.to_owned());
    }

    /// What there is to say about each group of several.
    pub fn messages(&self) -> impl Iterator<Item = Message> {
        let several = self.groups.iter().filter(|names| names.len() > 1);
        several.map(|names| message!("same-puzzle", names = names.join(", ")))
    }
}
