//! Cubes that need no answer any more, because two pictures of their puzzle are known.
//!
//! In: answers to cubes, in the order in which they are written. Out: whether the others of the
//! puzzle still count, and a flag that ends the work on them. Invariants: only answers that are
//! written decide, so that the output of `--ordered` is the same for any number of threads; an
//! answer that repeats a cube adds no picture.

use crate::cli::commands::split::CubeId;
use crate::cli::jobs::parallel::Stop;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

/// The puzzles of the cubes so far, by their identities.
#[derive(Default)]
pub struct DecidedPuzzles {
    puzzles: Mutex<HashMap<String, CutPuzzle>>,
}

/// A puzzle that was cut into cubes.
#[derive(Default)]
struct CutPuzzle {
    /// How many pictures each cube has, two for more.
    pictures: BTreeMap<usize, usize>,
    /// Raised once two pictures are known.
    stop: Stop,
}

impl DecidedPuzzles {
    /// The flag of the puzzle of this cube.
    pub fn stop(&self, cube: &CubeId) -> Stop {
        self.with(cube, |puzzle| Stop::clone(&puzzle.stop))
    }

    /// Takes the verdict of a cube. Returns `false` if its puzzle was decided before.
    pub fn take(&self, cube: &CubeId, verdict: &str) -> bool {
        self.with(cube, |puzzle| {
            if puzzle.stop.load(Ordering::Relaxed) {
                return false;
            }
            // Cubes share no picture.
            let count = match verdict {
                "several" => 2,
                "unique" => 1,
                _ => 0,
            };
            let known = puzzle.pictures.entry(cube.cube).or_default();
            *known = count.max(*known);
            let is_several = puzzle.pictures.values().sum::<usize>() >= 2;
            puzzle.stop.store(is_several, Ordering::Relaxed);
            true
        })
    }

    fn with<T>(&self, cube: &CubeId, work: impl FnOnce(&mut CutPuzzle) -> T) -> T {
        let mut puzzles = self.puzzles.lock().unwrap_or_else(PoisonError::into_inner);
        work(puzzles.entry(cube.of.clone()).or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_pictures_decide_a_puzzle() {
        let cube = |of: &str, cube| CubeId { of: of.to_owned(), cube, cubes: 9 };
        let puzzles = DecidedPuzzles::default();
        for (number, verdict) in [(1, "none"), (2, "unique"), (2, "unique"), (3, "undecided")] {
            assert!(puzzles.take(&cube("one", number), verdict));
        }
        let stop = puzzles.stop(&cube("one", 9));
        assert!(!stop.load(Ordering::Relaxed));
        assert!(puzzles.take(&cube("one", 4), "unique"));
        assert!(stop.load(Ordering::Relaxed));
        assert!(!puzzles.take(&cube("one", 5), "none"));
        // Another puzzle goes on until one of its cubes has two.
        assert!(puzzles.take(&cube("other", 1), "several"));
        assert!(!puzzles.take(&cube("other", 2), "none"));
    }
}
