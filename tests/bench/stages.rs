//! Measures each stage of the pipeline on five puzzles of the collection.
//!
//! Run with `cargo bench --bench stages`. In: nothing. Out: divan's table.

use divan::{Bencher, black_box};
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::encoding::{EncodeOptions, encode};
use nonosat_engine::propagation::{probe, propagate};
use nonosat_engine::solver::{Options, judge};
use nonosat_files as format;
use nonosat_sat::budget::Budget;

/// One color, four colors, a hexagon with question marks, and two that need a solver.
const PUZZLES: [&str; 5] =
    ["cat.non", "lighthouse.clues", "bee.clues", "dunes.clues", "spider-web.clues"];

fn main() {
    divan::main();
}

fn bytes(name: &str) -> Vec<u8> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(name);
    std::fs::read(path).expect("the collection is part of the repository")
}

fn puzzle(name: &str) -> Puzzle {
    format::read(&bytes(name), None).expect("the collection is tested").into_puzzle()
}

#[divan::bench(args = PUZZLES)]
fn stage_1_read(bencher: Bencher, name: &str) {
    let bytes = bytes(name);
    bencher.bench(|| format::read(black_box(&bytes), None));
}

#[divan::bench(args = PUZZLES)]
fn stage_2_propagate(bencher: Bencher, name: &str) {
    let puzzle = puzzle(name);
    bencher.bench(|| propagate(black_box(&puzzle), &Budget::endless()));
}

#[divan::bench(args = PUZZLES)]
fn stage_3_probe(bencher: Bencher, name: &str) {
    let puzzle = puzzle(name);
    let settled = propagate(&puzzle, &Budget::endless()).expect("it has a solution");
    bencher.bench(|| probe(black_box(&puzzle), &settled, &Budget::endless()));
}

#[divan::bench(args = PUZZLES)]
fn stage_4_encode(bencher: Bencher, name: &str) {
    let puzzle = puzzle(name);
    let settled = propagate(&puzzle, &Budget::endless()).expect("it has a solution");
    bencher.bench(|| {
        encode(black_box(&puzzle), &settled, &EncodeOptions::default(), &Budget::endless())
    });
}

#[divan::bench(args = PUZZLES, sample_count = 10)]
fn whole_verdict(bencher: Bencher, name: &str) {
    let puzzle = puzzle(name);
    bencher.bench(|| judge(black_box(&puzzle), &Options::default()));
}
