//! Every puzzle of the collection gets the verdict that is recorded for it,
//! whatever the encoding, and is settled by what is recorded.

use nonosat_board::puzzle::*;
use nonosat_engine::encoding::{EncodeOptions, Strategy};
use nonosat_engine::explanation::{StepWriter, hint_levels};
use nonosat_engine::game::{self, Game, Hint};
use nonosat_engine::propagation::propagate;
use nonosat_engine::solver::{Engine, Event, Options, Reason, Solver, Verdict, judge};
use nonosat_files as format;
use nonosat_sat::budget::Budget;
use nonosat_words::Language;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles")
}

/// File, verdict and what settles it, of each row.
fn recorded() -> Vec<[String; 3]> {
    let text = fs::read_to_string(folder().join("verdicts.csv")).unwrap();
    let row = |line: &str| {
        let fields: Vec<String> = line.split(',').map(str::to_owned).collect();
        fields.try_into().unwrap()
    };
    text.lines().skip(1).map(row).collect()
}

/// The verdict and what settled the puzzle: `totals`, `lines` or `search`.
fn judged(puzzle: &Puzzle, strategy: Strategy) -> (Verdict, &'static str) {
    let encode = EncodeOptions::default().with_strategy(strategy);
    let mut by = "lines";
    let on_event = &mut |event| {
        if let Event::Propagated { open_cells: 1.. } = event {
            by = "search";
        }
    };
    let options = Options::default().with_encode(encode);
    let verdict = Solver::new(puzzle, &options).on_event(on_event).verdict().unwrap();
    match verdict {
        Verdict::None(Reason::Totals(_)) => (verdict, "totals"),
        _ => (verdict, by),
    }
}

#[test]
fn every_puzzle_gets_its_verdict() {
    for [file, verdict, by] in recorded() {
        let puzzle =
            format::read(&fs::read(folder().join(&file)).unwrap(), None).unwrap().into_puzzle();
        for strategy in [Strategy::Auto, Strategy::Order] {
            let (found, settled_by) = judged(&puzzle, strategy);
            assert_eq!((found.word(), settled_by), (verdict.as_str(), by.as_str()), "{file}");
        }
        // The search engine did not settle the web in 20 s.
        if file != "spider-web.clues" {
            let options = Options::default().with_engine(Engine::Search);
            let searched = judge(&puzzle, &options).unwrap();
            assert_eq!(searched.word(), verdict, "{file}");
        }
    }
}

#[test]
fn every_puzzle_is_recorded_and_there_are_enough_of_each_kind() {
    let recorded = recorded();
    let mut files: Vec<String> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".clues") || name.ends_with(".non"))
        .collect();
    files.sort();
    assert_eq!(files, recorded.iter().map(|row| row[0].clone()).collect::<Vec<_>>());
    assert!(files.len() >= 60);
    let count = |verdict: &str, by: &str| {
        recorded.iter().filter(|row| row[1] == verdict && row[2] == by).count()
    };
    assert!(count("unique", "lines") >= 10 && count("unique", "search") >= 4);
    assert!(count("several", "search") >= 3);
    for by in ["totals", "lines", "search"] {
        assert!(count("none", by) >= 1, "{by}");
    }
}

/// The puzzle of a picture of one color.
fn read_off(height: u32, width: u32, is_painted: impl Fn(u32, u32) -> bool) -> Puzzle {
    let geometry = Geometry::new(Shape::Rect { height, width }).unwrap();
    let clue = |line| {
        let mut runs: Vec<Run> = Vec::new();
        let mut length = 0;
        for cell in geometry.line(line) {
            if is_painted(cell.number() / width, cell.number() % width) {
                length += 1;
            } else if length > 0 {
                runs.push(Run::new(std::mem::take(&mut length), Color::FIRST));
            }
        }
        runs.extend((length > 0).then(|| Run::new(length, Color::FIRST)));
        Clue::Runs(runs)
    };
    let clues = geometry.lines().map(clue).collect();
    Puzzle::new(geometry.clone(), Palette::black_on_white(), clues).unwrap()
}

/// Broad and narrow stripes that fall to the right, of which lines alone settle nothing.
fn stripes(size: u32) -> Puzzle {
    read_off(size, size + 3, |row, at| matches!((at + 11 * row) % 12, 0..3 | 6..8))
}

/// A chain of dominoes down the diagonal: three cells and one in turn.
fn dominoes(links: u32) -> Puzzle {
    let size = 2 * links + 1;
    read_off(size, size, |row, at| match row % 2 {
        0 if row == 0 => at < 3,
        0 => at == row - 2 || (row..row + 3).contains(&at),
        _ => at == row + 1,
    })
}

#[test]
fn the_families_of_hard_puzzles_get_one_verdict_from_both_encodings() {
    let families = (6..=14).step_by(4).map(stripes).chain((2..=6).map(dominoes));
    for (number, puzzle) in families.enumerate() {
        let verdicts = [Strategy::Placements, Strategy::Order, Strategy::Auto]
            .map(|strategy| judged(&puzzle, strategy).0.word());
        assert_eq!(verdicts[0], verdicts[1], "{number}");
        assert_eq!(verdicts[1], verdicts[2], "{number}");
        assert_ne!(verdicts[0], "none", "a picture was read off: {number}");
    }
}

/// How much work it is, counted: a change here is a change of the search or of the
/// reasoning before it, to be looked at.
#[test]
fn the_work_is_the_same_every_time() {
    let counted = |file: &str, engine| {
        let puzzle =
            format::read(&fs::read(folder().join(file)).unwrap(), None).unwrap().into_puzzle();
        let (mut calls, mut work) = (Vec::new(), None);
        let on_event = &mut |event| match event {
            Event::Decided(word) => calls.push(word),
            Event::Searched(tree) => work = Some((tree.nodes, tree.depth)),
            _ => {}
        };
        let options = Options::default().with_engine(engine);
        Solver::new(&puzzle, &options).on_event(on_event).verdict().unwrap();
        (calls, work)
    };
    // Decimation has the first picture; so the solver only shows that there is no other.
    assert_eq!(counted("dunes.clues", Engine::Sat), (vec!["unsatisfiable"], None));
    // A near switch saves that call, too.
    assert_eq!(counted("bridge.clues", Engine::Sat), (vec![], None));
    assert_eq!(counted("dunes.clues", Engine::Search), (vec![], Some((119, 6))));
}

/// Hints alone, followed to the end, solve a puzzle: in color, in a hexagon, by trials.
#[test]
fn hints_lead_to_the_solution() {
    for file in ["heart.non", "coffee.clues", "drop.clues", "mushroom.clues", "zebra.clues"] {
        let mut game =
            Game::new(format::read(&fs::read(folder().join(file)).unwrap(), None).unwrap());
        let options = Options::default();
        loop {
            let hint = game::hint(game.puzzle(), game.marks(), &options).unwrap();
            let settled = hint.settled();
            assert!(settled.iter().all(|&(cell, _)| game.mark(cell).is_none()), "{file}");
            if !game.mark_all(&settled) {
                assert_eq!(hint, Hint::Solved, "{file}");
                break;
            }
        }
    }
}

/// If no line settles more, a hint is a trial; if no trial is short enough, the hint says so;
/// all of it is right, and each rung keeps to what it is for.
#[test]
fn hints_go_on_where_lines_end() {
    let mut reasons = Vec::new();
    for file in ["anchor.non", "bicycle.non", "zebra.clues", "dunes.clues"] {
        let puzzle =
            format::read(&fs::read(folder().join(file)).unwrap(), None).unwrap().into_puzzle();
        let Verdict::Unique(only) = judge(&puzzle, &Options::default()).unwrap() else {
            panic!("{file} is not unique");
        };
        let mut game = Game::new(puzzle.clone().into());
        let known = propagate(&puzzle, &Budget::endless()).unwrap();
        for cell in puzzle.geometry().cells() {
            game.set(&[cell], known.colors(cell).single());
        }
        let hint = game::hint(&puzzle, game.marks(), &Options::default()).unwrap();
        for (cell, color) in hint.settled() {
            assert_eq!(only.picture()[cell], color, "{file}");
        }
        let Hint::Steps(steps) = hint else { continue };
        let levels = hint_levels(&mut StepWriter::new(&puzzle), &steps).unwrap();
        let english = Language::English.catalog();
        let (look, cells) = (english.sentence(&levels.level1), english.sentence(&levels.level2));
        let why: Vec<String> =
            levels.level3.iter().map(|line| english.numbered(line.number, &line.message)).collect();
        assert!(look.starts_with("No single line says more"), "{look}");
        reasons.push(std::mem::discriminant(&steps.last().unwrap().justification));
        let names = ["row ", "column ", "cell "];
        let named = names.iter().map(|name| look.matches(name).count()).sum::<usize>();
        assert!(named <= 2, "no cell is named, only a line: {}", look);
        for word in ["filled", "empty"] {
            assert!(!cells.contains(word), "{}", cells);
        }
        assert!(why.last().unwrap().contains(" is "), "{why:?}");
    }
    assert!(!reasons.is_empty());
}
