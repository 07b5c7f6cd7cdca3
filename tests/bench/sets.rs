//! Measures sets of random puzzles, with marginals and without: verdicts, conflicts, seconds.
//!
//! Run with `cargo bench --bench sets`. In: nothing, or a folder. Out: a Markdown table; with a
//! folder, the puzzles as files instead, to time other programs on them. Invariants: the puzzles
//! are the same in every run, and each has a solution; a set's name and a number identify a puzzle.

#[path = "cpu.rs"]
mod cpu;
#[path = "random.rs"]
mod random;

use nonosat_board::document::Document;
use nonosat_board::puzzle::{Puzzle, Shape};
use nonosat_engine::solver::{Event, Options, Solver, Verdict};
use nonosat_files::write_clues;
use nonosat_sat::budget::Budget;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

/// Time limit of a puzzle.
const LIMIT: Duration = Duration::from_secs(10);

/// Puzzles of the same size, density and number of colors.
struct Set {
    name: &'static str,
    count: u64,
    shape: Shape,
    /// Expected percentage of painted cells.
    density: u64,
    /// Number of colors of painted cells.
    inks: usize,
    /// The last three digits of its seeds.
    salt: u64,
}

fn sets() -> Vec<Set> {
    let square = |side| Shape::Rect { height: side, width: side };
    let set =
        |name, count, shape, density, inks, salt| Set { name, count, shape, density, inks, salt };
    vec![
        set("square30", 50, square(30), 40, 1, 30),
        set("colored30", 50, square(30), 40, 2, 30),
        set("hexagon15", 50, Shape::hex(15), 27, 1, 515),
        set("square60", 10, square(60), 50, 1, 60),
        set("square80", 10, square(80), 50, 1, 80),
        set("square100", 10, square(100), 50, 1, 100),
    ]
}

fn main() -> std::io::Result<()> {
    if let Some(folder) = std::env::args().skip(1).find(|word| word != "--bench") {
        return sets().iter().try_for_each(|set| write_all(set, Path::new(&folder)));
    }
    println!("At most {LIMIT:?} a puzzle; CPU seconds (user) of the set.\n");
    println!("| set | marginals | verdicts | conflicts | seconds | of the slower half |");
    println!("|---|---|---|---|---|---|");
    for set in sets() {
        for use_marginals in [true, false] {
            measure(&set, use_marginals);
        }
    }
    Ok(())
}

fn write_all(set: &Set, folder: &Path) -> std::io::Result<()> {
    let folder = folder.join(set.name);
    std::fs::create_dir_all(&folder)?;
    (1..=set.count).try_for_each(|number| {
        let text = write_clues(&Document::from(puzzle(set, number)));
        std::fs::write(folder.join(format!("{number:02}.clues")), text)
    })
}

/// Judges the puzzles of a set, and prints a row of the table.
fn measure(set: &Set, use_marginals: bool) {
    let (mut words, mut seconds, mut conflicts) = (BTreeMap::new(), Vec::new(), 0);
    for number in 1..=set.count {
        let puzzle = puzzle(set, number);
        let options = Options::default().with_marginals(use_marginals).within(Budget::of(LIMIT));
        let mut own = 0;
        let before = cpu::seconds();
        let on_event = &mut |event| {
            if let Event::Working { conflicts, .. } = event {
                own = conflicts;
            }
        };
        let verdict = Solver::new(&puzzle, &options).on_event(on_event).verdict();
        seconds.push(cpu::seconds() - before);
        conflicts += own;
        *words.entry(verdict.as_ref().map_or("error", Verdict::word)).or_insert(0) += 1;
    }
    seconds.sort_by(f64::total_cmp);
    let sum = |seconds: &[f64]| seconds.iter().sum::<f64>();
    let words: Vec<String> = words.iter().map(|(word, count)| format!("{count} {word}")).collect();
    println!(
        "| {} | {} | {} | {conflicts} | {:.2} | {:.2} |",
        set.name,
        if use_marginals { "yes" } else { "no" },
        words.join(", "),
        sum(&seconds),
        sum(&seconds[seconds.len() / 2..]),
    );
}

/// The puzzle with this number, from 1.
fn puzzle(set: &Set, number: u64) -> Puzzle {
    random::puzzle(set.shape, set.density, set.inks, 1000 * number + set.salt)
}
