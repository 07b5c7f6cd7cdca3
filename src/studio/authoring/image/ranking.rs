//! Puts the pictures of an image in an order.
//!
//! In: candidates. Out: the same without duplicates, the best first. Invariants: those that are
//! shown are of several kinds, as far as there are several.

use super::candidate::Candidate;

/// Among the first pictures, up to [`SHOWN`], are this many in colors.
const SHOWN: usize = 6;
const COLORED: usize = 2;
/// Pictures that differ in fewer than this many percent of their cells are similar.
const DIFFERENT: usize = 3;
/// What a picture loses for each better one of the same kind.
const SAME: i64 = 40;

/// The best candidates first: for the places that are shown, black and white ones of several tones,
/// then colored ones; behind them all others, those similar to better ones last.
pub fn in_order(mut all: Vec<Candidate>) -> Vec<Candidate> {
    all.sort_by_key(|candidate| -candidate.score);
    let (mut kept, mut similar): (Vec<Candidate>, Vec<Candidate>) = (Vec::new(), Vec::new());
    for candidate in all {
        let nearest = kept.iter().chain(&similar).filter_map(|other| difference(&candidate, other));
        match nearest.min() {
            Some(0) => {}
            Some(differing) if differing * 100 < DIFFERENT * cell_count(&candidate) => {
                similar.push(candidate);
            }
            _ => kept.push(candidate),
        }
    }
    let (mut colored, black): (Vec<Candidate>, Vec<Candidate>) =
        kept.into_iter().partition(|candidate| candidate.is_colored());
    let mut black = varied(black);
    let colored_shown = COLORED.min(colored.len());
    let rest = black.split_off(black.len().min(SHOWN - colored_shown));
    // More colored ones only replace those that cannot be mended.
    let more = colored.split_off(colored_shown);
    black.into_iter().chain(colored).chain(rest).chain(more).chain(similar).collect()
}

/// The same candidates, in the order of their scores less what they lose for each better one of
/// the same tone.
fn varied(mut all: Vec<Candidate>) -> Vec<Candidate> {
    let mut chosen: Vec<Candidate> = Vec::new();
    while !all.is_empty() {
        let value = |candidate: &Candidate| {
            let same = chosen.iter().filter(|other| other.kind() == candidate.kind()).count();
            candidate.score - SAME * same as i64
        };
        let best = (0..all.len()).max_by_key(|&at| (value(&all[at]), std::cmp::Reverse(at)));
        chosen.push(all.remove(best.unwrap_or(0)));
    }
    chosen
}

fn cell_count(candidate: &Candidate) -> usize {
    candidate.imported.document.puzzle().geometry().cell_count()
}

/// In how many cells two pictures differ; `None` if their sizes or their numbers of colors differ.
fn difference(one: &Candidate, other: &Candidate) -> Option<usize> {
    let count =
        |candidate: &Candidate| candidate.imported.document.puzzle().palette().color_count();
    if count(one) != count(other) {
        return None;
    }
    let (one, other) = (one.imported.document.goal()?, other.imported.document.goal()?);
    (one.shape() == other.shape()).then(|| one.differences(other).len())
}
