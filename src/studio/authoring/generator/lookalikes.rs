//! Recognizes pictures that look nearly like earlier ones of a run, and puzzles that exist already.
//!
//! In: pictures of boards of one shape, older puzzles. Out: does one differ from an earlier one in few
//! cells, or is it an older one, over all turns and mirrors that fit the board? Invariants: counts
//! cells, so every machine agrees.

use super::Made;
use crate::document::Document;
use crate::puzzle::{CellId, Puzzle, Turn, canonical_text, turned_cells};
use std::collections::BTreeSet;

/// Lookalikes differ in less than this share of their cells, in hundredths.
const MAX_PERCENT: usize = 8;
/// How often a lookalike is made again, and an older puzzle.
const MAX_TRIES: u64 = 8;
const MAX_TRIES_OF_OLDER: u64 = 64;

/// The colors of 64 cells: the bits of their indices.
type Block = [u64; 3];

/// Why a puzzle is made again, the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    None,
    Lookalike,
    Older,
}

/// The pictures of a run.
#[derive(Default)]
pub struct Lookalikes {
    pictures: Vec<Vec<Block>>,
    /// For each turn of the board the former cells.
    turns: Vec<Vec<CellId>>,
    /// The canonical texts of older puzzles.
    older: BTreeSet<String>,
}

impl Lookalikes {
    /// Remembers a puzzle that exists already.
    pub fn add_older(&mut self, puzzle: &Puzzle) {
        self.older.insert(canonical_text(puzzle));
    }

    /// The puzzle, or if it has a lookalike among the earlier ones or is an older one, the first of
    /// `again(1)`, `again(2)` and so on that is neither and meets the request as well. After some of
    /// these a lookalike stays; `None` if all are older ones. Remembers the picture.
    ///
    /// # Errors
    /// Those of `again`.
    pub fn apart<E>(
        &mut self,
        puzzle: Made,
        mut again: impl FnMut(u64) -> Result<Option<Made>, E>,
    ) -> Result<Option<Made>, E> {
        let is_match = puzzle.is_match;
        let (mut fault, mut blocks, mut puzzle) = self.compared(puzzle);
        for attempt in 1..=MAX_TRIES_OF_OLDER {
            if fault == Fault::None || fault == Fault::Lookalike && attempt > MAX_TRIES {
                break;
            }
            if let Some(remake) = again(attempt)?.filter(|remake| remake.is_match >= is_match) {
                let remake = self.compared(remake);
                if remake.0 < fault {
                    (fault, blocks, puzzle) = remake;
                }
            }
        }
        self.pictures.push(blocks);
        Ok((fault != Fault::Older).then_some(puzzle))
    }

    /// What is wrong with a puzzle, its picture as blocks, the puzzle.
    fn compared(&mut self, made: Made) -> (Fault, Vec<Block>, Made) {
        let blocks = self.blocks(&made.document);
        let is_older =
            !self.older.is_empty() && self.older.contains(&canonical_text(made.document.puzzle()));
        let fault = match is_older {
            true => Fault::Older,
            false if self.has_lookalike(&made.document, &blocks) => Fault::Lookalike,
            false => Fault::None,
        };
        (fault, blocks, made)
    }

    /// The picture as blocks, and the turns of the board if they are not known yet.
    fn blocks(&mut self, document: &Document) -> Vec<Block> {
        if self.turns.is_empty() {
            let geometry = document.puzzle().geometry();
            let turns = Turn::all(geometry.shape());
            self.turns = turns.filter_map(|turn| turned_cells(geometry, turn)).collect();
        }
        blocks(document, geometry_cells(document))
    }

    fn has_lookalike(&self, document: &Document, blocks_of_it: &[Block]) -> bool {
        let limit = geometry_cells(document).count() * MAX_PERCENT;
        let is_near = |first: &[Block]| {
            self.pictures.iter().any(|second| differences(first, second, limit) * 100 < limit)
        };
        is_near(blocks_of_it)
            || self.turns.iter().any(|cells| is_near(&blocks(document, cells.iter().copied())))
    }
}

fn geometry_cells(document: &Document) -> impl Iterator<Item = CellId> + use<'_> {
    document.puzzle().geometry().cells()
}

fn blocks(document: &Document, cells: impl Iterator<Item = CellId>) -> Vec<Block> {
    let colors = document.goal().map_or(&[][..], |goal| goal.colors());
    let mut blocks = vec![[0; 3]; colors.len().div_ceil(64)];
    for (at, cell) in cells.enumerate() {
        let color = colors.get(cell.index()).map_or(0, |color| color.index());
        if let Some(block) = blocks.get_mut(at / 64) {
            for (bit, plane) in block.iter_mut().enumerate() {
                *plane |= ((color >> bit & 1) as u64) << (at % 64);
            }
        }
    }
    blocks
}

/// The number of cells that differ; once a hundred times as many exceed `limit`, what was counted.
fn differences(first: &[Block], second: &[Block], limit: usize) -> usize {
    let mut count = 0;
    for (first_block, second_block) in first.iter().zip(second) {
        let planes = first_block
            .iter()
            .zip(second_block)
            .map(|(first_block, second_block)| first_block ^ second_block);
        count += planes.fold(0, |all, plane| all | plane).count_ones() as usize;
        if count * 100 >= limit {
            break;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::generator::{GeneratorConfig, RandomError, random, read_size};
    use crate::document::Notes;
    use crate::puzzle::{Color, Picture, Puzzle, clues_of};

    fn sample(number: u64) -> Made {
        let shape = read_size("15x15").unwrap();
        let config = GeneratorConfig { seed: 3, number, ..GeneratorConfig::new(shape) };
        random(&config).unwrap().unwrap()
    }

    /// The same puzzle, turned, and with this many cells changed.
    fn with_changed_cells(made: &Made, turn: Turn, changes: usize) -> Made {
        let (puzzle, goal) = (made.document.puzzle(), made.document.goal().unwrap());
        let geometry = puzzle.geometry();
        let cells = turned_cells(geometry, turn).unwrap();
        let picture = Picture::painted(geometry, |cell| {
            let color = goal[cells[cell.index()]];
            match (cell.index() < changes, color.is_background()) {
                (true, true) => Color::FIRST,
                (true, false) => Color::BACKGROUND,
                (false, _) => color,
            }
        });
        let clues = clues_of(geometry, &picture);
        let puzzle = Puzzle::new(geometry.clone(), puzzle.palette().clone(), clues).unwrap();
        let document = Document::of(puzzle, Notes::default(), Some(picture), None).unwrap();
        Made { document, ..made.clone() }
    }

    #[test]
    fn a_twin_is_made_again_however_it_is_turned() {
        let (first, other) = (sample(1), sample(2));
        for turn in Turn::all(first.document.puzzle().geometry().shape()) {
            for (changes, is_twin) in [(0, true), (17, true), (18, false)] {
                let mut lookalikes = Lookalikes::default();
                let none = |_| -> Result<Option<Made>, RandomError> { panic!("no twin so far") };
                lookalikes.apart(first.clone(), none).unwrap().unwrap();
                let twin = with_changed_cells(&first, turn, changes);
                let mut asked = Vec::new();
                // The first attempt is a twin, too; the second one is none.
                let again = |attempt| {
                    asked.push(attempt);
                    let found = if attempt == 1 { first.clone() } else { other.clone() };
                    Ok::<_, RandomError>(Some(found))
                };
                let kept = lookalikes.apart(twin.clone(), again).unwrap().unwrap();
                let expected = if is_twin { &other } else { &twin };
                assert_eq!(kept.document, expected.document, "{turn:?} {changes}");
                assert_eq!(asked, if is_twin { vec![1, 2] } else { vec![] }, "{changes}");
            }
        }
    }

    #[test]
    fn a_board_that_has_only_twins_gets_one() {
        let first = sample(1);
        let mut lookalikes = Lookalikes::default();
        let mut count = 0;
        for _ in 0..2 {
            let again = |_| {
                count += 1;
                Ok::<_, RandomError>(Some(first.clone()))
            };
            let kept = lookalikes.apart(first.clone(), again).unwrap().unwrap();
            assert_eq!(kept.document, first.document);
        }
        assert_eq!(count, MAX_TRIES);
    }

    #[test]
    fn an_older_puzzle_is_made_again_or_left_out() {
        let (older, other) = (sample(1), sample(2));
        let turn = Turn { is_mirrored: true, steps: 1 };
        let turned = with_changed_cells(&older, turn, 0);
        let apart = |again: &Made| {
            let mut lookalikes = Lookalikes::default();
            lookalikes.add_older(older.document.puzzle());
            let again = |_| Ok::<_, RandomError>(Some(again.clone()));
            lookalikes.apart(turned.clone(), again).unwrap().map(|made| made.document)
        };
        assert_eq!(apart(&other), Some(other.document.clone()));
        assert_eq!(apart(&turned), None);
    }
}
