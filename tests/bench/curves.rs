//! Measures how the time grows with the board, for four families of puzzles.
//!
//! Run with `cargo bench --bench curves`. In: the folder for the plots (default `docs/plots`).
//! Out: per family a Markdown table and a fitted curve on standard output, and a plot as SVG.
//! Invariants: the puzzles are the same in every run; a point is the median of three puzzles
//! (families `random` and `hexagons`) or of three runs (the others).

#[path = "cpu.rs"]
mod cpu;
#[path = "plot.rs"]
mod plot;

use nonosat_board::puzzle::{Color, Geometry, Palette, Picture, Puzzle, Shape, clues_of};
use nonosat_engine::solver::{Options, Verdict, judge};
use nonosat_sat::budget::Budget;
use std::path::Path;
use std::time::Duration;

/// Time limit of a puzzle.
const LIMIT: Duration = Duration::from_secs(20);

/// A family of puzzles: its name, the unit of its size, its sizes, and the function from a size and
/// a seed to a picture.
type Family = (&'static str, &'static str, Vec<u32>, fn(u32, u64) -> (Shape, Vec<bool>));

fn main() -> std::io::Result<()> {
    let folder = std::env::args().skip(1).find(|word| word != "--bench");
    let folder = folder.unwrap_or_else(|| "docs/plots".to_owned());
    std::fs::create_dir_all(&folder)?;
    let rect_sizes = || vec![10, 14, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100];
    let hex_sizes = vec![5, 7, 10, 12, 15, 18, 20, 23, 26, 30];
    let families: [Family; 4] = [
        ("stripes", "rows and columns", rect_sizes(), stripes),
        ("dominoes", "dominoes", (3..=24).step_by(3).collect(), dominoes),
        ("random", "rows and columns", rect_sizes(), random),
        ("hexagons", "cells of a side", hex_sizes, hexagons),
    ];
    for (name, unit, sizes, draw) in families {
        println!("### {name}\n\n| {unit} | seconds | verdicts |\n|---|---|---|");
        let mut points = Vec::new();
        for size in sizes {
            let (seconds, words) = measure(size, draw);
            println!("| {size} | {seconds:.2e} | {} |", words.join(", "));
            let most = words.iter().filter(|word| *word == "undecided").count();
            if most > 1 {
                println!("\nLarger ones were left out: they take more than {LIMIT:?}.");
                break;
            }
            points.push((f64::from(size), seconds));
        }
        let fit = plot::fit(&points);
        println!("\nFitted: {fit}.\n");
        let path = Path::new(&folder).join(format!("{name}.svg"));
        std::fs::write(path, plot::draw(name, unit, &points, &fit))?;
    }
    Ok(())
}

/// The median of three times in CPU seconds, and the three verdicts.
fn measure(size: u32, draw: fn(u32, u64) -> (Shape, Vec<bool>)) -> (f64, Vec<String>) {
    let mut times = Vec::new();
    let mut words = Vec::new();
    for seed in 1..=3 {
        let puzzle = puzzle(draw(size, seed));
        let options = Options::default().within(Budget::of(LIMIT));
        let started = cpu::seconds();
        let verdict = judge(&puzzle, &options);
        times.push(cpu::seconds() - started);
        words.push(verdict.as_ref().map_or("error", Verdict::word).to_owned());
    }
    times.sort_by(f64::total_cmp);
    (times[1], words)
}

fn puzzle((shape, cells): (Shape, Vec<bool>)) -> Puzzle {
    let geometry = Geometry::new(shape).expect("the sizes are within the limits");
    let color = |is_painted| if is_painted { Color::FIRST } else { Color::BACKGROUND };
    let picture = Picture::painted(&geometry, |cell| color(cells[cell.index()]));
    let clues = clues_of(&geometry, &picture);
    Puzzle::new(geometry, Palette::black_on_white(), clues).expect("a picture gives fitting clues")
}

fn square(side: u32, is_painted: impl Fn(u32, u32) -> bool) -> (Shape, Vec<bool>) {
    let rows = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let cells = rows.map(|(row, column)| is_painted(row, column)).collect();
    (Shape::Rect { height: side, width: side }, cells)
}

/// Diagonal stripes: two cells painted, two cells blank.
fn stripes(side: u32, _: u64) -> (Shape, Vec<bool>) {
    square(side, |row, column| (row + column) % 4 < 2)
}

/// A falling row of dominoes, after Josh Greifer's "Domino Logic" (webpbn 8098, which has nine).
/// Single lines force no cell.
fn dominoes(count: u32, _: u64) -> (Shape, Vec<bool>) {
    square(2 * count + 1, |row, column| {
        let start = 2 * i64::from(count - 1) - i64::from(row - row % 2);
        let column = i64::from(column) - start;
        let is_standing = row % 2 == 0 && ((row > 0 && column == 4) || (0..3).contains(&column));
        is_standing || (row % 2 == 1 && column == 2)
    })
}

/// Random bits by a linear congruential generator with D. Knuth's constants.
fn toss(seed: u64) -> impl FnMut() -> bool {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state >> 63 == 1
    }
}

fn random(side: u32, seed: u64) -> (Shape, Vec<bool>) {
    let mut toss = toss(u64::from(side) << 8 | seed);
    let shape = Shape::Rect { height: side, width: side };
    (shape, (0..side * side).map(|_| toss()).collect())
}

fn hexagons(side: u32, seed: u64) -> (Shape, Vec<bool>) {
    let mut toss = toss(u64::from(side) << 8 | seed);
    let cells = 3 * side * (side - 1) + 1;
    (Shape::hex(side), (0..cells).map(|_| toss()).collect())
}
