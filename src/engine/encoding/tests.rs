//! Truth tables and sizes of both encodings on single lines.

pub(crate) mod definition;
mod formulas;
mod sizes;

use super::*;
use crate::budget::Exhausted;
use crate::puzzle::{Clue, Geometry, Ink, Palette, Rgb, Run, Shape};
use itertools::Itertools;
use varisat::ExtendFormula;

/// One row with this clue, as in `.clues`; the columns know nothing.
fn one_row(cells: u32, clue: &str, color_count: u8) -> Puzzle {
    let geometry = Geometry::new(Shape::Rect { height: 1, width: cells }).unwrap();
    let inks = (0..color_count).map(|n| Ink { rgb: Rgb(n, n, n), name: None });
    let palette = Palette::new(inks.collect()).unwrap();
    let mut clues = vec![Clue::anything(); geometry.line_count()];
    clues[0] = crate::format::read_clue(clue, &palette).unwrap();
    Puzzle::new(geometry, palette, clues).unwrap()
}

fn encoded(puzzle: &Puzzle, strategy: Strategy) -> Encoding {
    let options = EncodeOptions { strategy, ..EncodeOptions::default() };
    encode(puzzle, &Deduction::of_givens(puzzle), &options, &Budget::endless()).unwrap()
}

fn satisfies(line: &[Color], runs: &[Run]) -> bool {
    let stretches = line.iter().dedup_with_count().filter(|(_, color)| !color.is_background());
    let seen = stretches.collect_vec();
    let fits = |(&(length, &color), run): (&(usize, &Color), &Run)| {
        run.length.holds(length as u32) && run.color.is_none_or(|own| own == color)
    };
    seen.len() == runs.len() && seen.iter().zip(runs).all(fits)
}

/// Every filling of the row is a model, seen on the cells, exactly if it satisfies the clue.
fn check(cells: u32, clue: &str, color_count: u8) {
    let puzzle = one_row(cells, clue, color_count);
    let runs = puzzle.clue(LineId::new(0)).runs().unwrap();
    for strategy in [Strategy::Placements, Strategy::Order] {
        let encoding = encoded(&puzzle, strategy);
        let mut solver = varisat::Solver::new();
        for clause in encoding.cnf().clauses() {
            let literals =
                clause.iter().map(|lit| varisat::Lit::from_dimacs(lit.to_dimacs() as isize));
            solver.add_clause(&literals.collect_vec());
        }
        let colors = (0..color_count).map(Color::numbered);
        for line in (0..cells).map(|_| colors.clone()).multi_cartesian_product() {
            let picture = Picture::new(puzzle.geometry(), line.clone()).unwrap();
            let other = encoding.anything_but(&puzzle, &picture);
            let exactly =
                other.iter().map(|lit| varisat::Lit::from_dimacs(-lit.to_dimacs() as isize));
            solver.assume(&exactly.collect_vec());
            let found = solver.solve().unwrap();
            assert_eq!(found, satisfies(&line, runs), "{strategy:?}: {clue} on {line:?}");
        }
    }
}

#[test]
fn truth_tables_of_black_and_white_lines() {
    for clue in [
        "1a",
        "3a",
        "1a 1a",
        "2a 1a",
        "1a 1a 1a",
        "?a",
        "?a ?a",
        "1a ?a",
        "?a 2a ?a",
        "2-3a",
        "3+a",
        "1-2a 2-3a",
        "2+a 1-3a",
        "1-3a ?a 2+a",
    ] {
        for cells in 6..=8 {
            check(cells, clue, 2);
        }
    }
}

#[test]
fn truth_tables_of_colored_lines() {
    for clue in [
        "2a 1b",
        "1a 1b 1a",
        "1? 1a",
        "1? 1?",
        "2? 2b",
        "1a 1? 1b",
        "?a ?b",
        "?? 1a",
        "?? ??",
        "2-3a 1-2b",
        "2+? 1-2?",
    ] {
        for cells in 4..=6 {
            check(cells, clue, 3);
        }
    }
    check(5, "1? 1? 1?", 4);
    check(5, "?? 1b ?c", 4);
}

#[test]
fn the_order_encoding_has_the_documented_size() {
    for (lengths, cells) in [(vec![2], 5), (vec![3, 1], 9), (vec![1, 2, 3], 12), (vec![1; 6], 20)] {
        let clue = lengths.iter().map(|length| format!("{length}a")).join(" ");
        let cnf = encoded(&one_row(cells, &clue, 2), Strategy::Order).cnf().clone();
        let painted: u32 = lengths.iter().sum();
        let runs = lengths.len() as u32;
        let slack = cells - painted - (runs - 1);
        assert_eq!(cnf.var_count() as u32, cells + runs * slack, "{clue}");
        let ladders = runs * (slack - 1);
        let sequence = (runs - 1) * slack;
        let cover = runs * slack + painted;
        let gap = (runs - 1) * (slack + 1) + 2 * slack;
        assert_eq!(cnf.clause_count() as u32, ladders + sequence + cover + gap, "{clue}");
    }
}

#[test]
fn the_mask_encoding_has_the_documented_size() {
    for (clue, cells, masks) in [("1a", 4, 4), ("2a 1a", 7, 10), ("1a 1a 1a", 9, 35)] {
        let cnf = encoded(&one_row(cells, clue, 2), Strategy::Placements).cnf().clone();
        assert_eq!(cnf.var_count() as u32, cells + masks, "{clue}");
        assert_eq!(cnf.clause_count() as u32, cells * masks + 1, "{clue}");
    }
}

#[test]
fn auto_is_no_larger_than_order() {
    for (clue, cells) in [("4a", 5), ("2a 1a", 5), ("1a 1a 1a", 12), ("1a", 9)] {
        let size = |strategy| encoded(&one_row(cells, clue, 2), strategy).cnf().clause_count();
        assert!(size(Strategy::Auto) <= size(Strategy::Order), "{clue} on {cells}");
    }
}

fn refused(puzzle: &Puzzle, options: &EncodeOptions) -> NoFormula {
    encode(puzzle, &Deduction::of_givens(puzzle), options, &Budget::endless()).unwrap_err()
}

#[test]
fn too_many_masks_are_counted_and_refused() {
    let puzzle = one_row(90, &"1a ".repeat(30), 2);
    let options = EncodeOptions {
        strategy: Strategy::Placements,
        placement_limit: 1000,
        ..EncodeOptions::default()
    };
    let limit = refused(&puzzle, &options);
    // The starts of 30 runs among 61 places.
    let (line, count) = (LineId::new(0), 232714176627630544);
    assert_eq!(limit, NoFormula::Placements { line, count, limit: 1000 });
}

#[test]
fn too_large_a_formula_is_refused_with_its_limit() {
    let puzzle = one_row(9, "1a 1a", 2);
    for strategy in [Strategy::Placements, Strategy::Order, Strategy::Auto] {
        let size = encoded(&puzzle, strategy).cnf().literal_count();
        let limited =
            |literal_limit| EncodeOptions { strategy, literal_limit, ..EncodeOptions::default() };
        let limit = size - 1;
        assert_eq!(refused(&puzzle, &limited(limit)), NoFormula::Literals { limit });
        let fits =
            encode(&puzzle, &Deduction::of_givens(&puzzle), &limited(size), &Budget::endless());
        assert_eq!(fits.unwrap().cnf().literal_count(), size);
    }
}

#[test]
fn the_same_puzzle_gives_the_same_formula() {
    let puzzle = one_row(12, "1a 2b ??", 4);
    for strategy in [Strategy::Placements, Strategy::Order, Strategy::Auto] {
        let (first, second) = (encoded(&puzzle, strategy), encoded(&puzzle, strategy));
        assert_eq!(first.cnf(), second.cnf());
        assert_eq!(first.meanings, second.meanings);
    }
}

#[test]
fn encoding_stops_when_the_budget_is_over() {
    let puzzle = one_row(9, "1a 1a", 2);
    let over = Budget::of(std::time::Duration::ZERO);
    let options = EncodeOptions::default();
    let error = encode(&puzzle, &Deduction::of_givens(&puzzle), &options, &over).unwrap_err();
    assert_eq!(error, NoFormula::Budget(Exhausted::Time));
}
