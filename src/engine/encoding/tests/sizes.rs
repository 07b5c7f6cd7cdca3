//! Sizes: bounds that are counted before anything is written, sections, limits.

use super::definition::row_with_givens;
use super::*;
use crate::encoding::{at_most_one, order};
use crate::propagation::propagate;
use crate::random::Random;
use crate::sat::cnf::Lit;

/// A board whose first row and first column have these clues.
fn board(height: u32, width: u32, row: &str, column: &str, color_count: u8) -> Puzzle {
    let geometry = Geometry::new(Shape::Rect { height, width }).unwrap();
    let inks = (0..color_count).map(|n| Ink { rgb: Rgb(n, n, n), name: None });
    let mut clues = vec![Clue::anything(); geometry.line_count()];
    for (clue, place) in [(row, 0), (column, height as usize)] {
        let puzzle = one_row(99, clue, color_count);
        clues[place] = puzzle.clue(LineId::new(0)).clone();
    }
    Puzzle::new(geometry, Palette::new(inks.collect()).unwrap(), clues).unwrap()
}

fn lines<'a>(puzzle: &'a Puzzle, options: &'a EncodeOptions, budget: &'a Budget) -> Lines<'a> {
    Lines { puzzle, known: Known::Nothing, options, budget }
}

fn of_strategy(strategy: Strategy) -> EncodeOptions {
    EncodeOptions::default().with_strategy(strategy)
}

const CLUES: [(&str, &str); 7] = [
    ("1a", "1a"),
    ("2a 1a", "3a"),
    ("?a 1a", "1a ?a"),
    ("1-2a 1+a", "1-3? 1a"),
    ("1? ?a", "??"),
    ("?? ??", "4?"),
    ("", ""),
];

#[test]
fn no_formula_is_larger_than_its_bound() {
    let endless = Budget::endless();
    for (row, column) in CLUES {
        for (height, width) in [(4, 4), (5, 8), (9, 4)] {
            for color_count in [2, 3, 4, 8, 20] {
                let puzzle = board(height, width, row, column, color_count);
                for strategy in [Strategy::Order, Strategy::Placements, Strategy::Auto] {
                    let options = of_strategy(strategy).with_placement_limit(500);
                    let lines = lines(&puzzle, &options, &endless);
                    let Ok(encoding) = encode_clues(&puzzle, &options, &endless) else { continue };
                    let bound = match strategy {
                        Strategy::Placements => lines.count_line_placements().unwrap(),
                        _ => lines.size_bound(),
                    };
                    assert!(encoding.cnf().literal_count() <= bound, "{row}, {column}: {bound}");
                }
            }
        }
    }
}

#[test]
fn the_bounds_are_as_their_comments_count() {
    assert_eq!([0, 1, 10].map(at_most_one::size_bound), [40, 52, 160]);
    // Two runs among 9 cells of which 5 are sure: 3 ladders of 6 places, and 18 more.
    assert_eq!(order::size_bound(9, 2, 5, 1), 36 * 22 + 14);
    assert_eq!(order::size_bound(9, 2, 5, 3), 36 * 44 + 42);
    let options = of_strategy(Strategy::Order);
    let endless = Budget::endless();
    let puzzle = board(2, 9, "2a 1a", "1a", 3);
    let (row, column) = (order::size_bound(9, 2, 4, 2), order::size_bound(2, 1, 1, 2));
    assert_eq!(lines(&puzzle, &options, &endless).size_bound(), 18 * 64 + row + column);
    let plain = board(2, 9, "2a 1a", "1a", 2);
    let (plain_row, plain_column) = (order::size_bound(9, 2, 4, 1), order::size_bound(2, 1, 1, 1));
    let bound = lines(&plain, &options, &endless).size_bound();
    assert_eq!(bound, 18 * 52 + plain_row + plain_column);
    let counted = lines(&puzzle, &options, &endless).count_line_placements();
    // 21 placements of two literals for each cell and color and one for the choice, and 2.
    assert_eq!(counted, Ok(21 * 37 + 2 * 9 + 18 * 64));
}

#[test]
fn sections_cut_the_formula_into_its_cells_and_lines() {
    for (row, column) in CLUES {
        let puzzle = board(4, 5, row, column, 9);
        let geometry = puzzle.geometry();
        for strategy in [Strategy::Order, Strategy::Placements] {
            let deduction = Deduction::of_givens(&puzzle);
            let options = of_strategy(strategy);
            let encoding = encode(&puzzle, &deduction, &options, &Budget::endless()).unwrap();
            let cells = geometry.cells().map(|cell| (Some(cell), encoding.of_cell(cell)));
            let lines = geometry.lines().map(|line| (None, encoding.of_line(line)));
            let (mut vars, mut clauses) = (0, 0);
            for (of_cell, section) in cells.chain(lines) {
                assert_eq!((section.vars.start, section.clauses.start), (vars, clauses));
                (vars, clauses) = (section.vars.end, section.clauses.end);
                assert!(of_cell.is_none() || section.vars.len() == 10, "8 colors, 2 groups");
                for var in section.vars.filter_map(Var::nth) {
                    match encoding.meaning(var) {
                        Meaning::Painted { cell, .. }
                        | Meaning::Filled { cell }
                        | Meaning::PaintedAmong { cell, .. } => assert_eq!(of_cell, Some(cell)),
                        meaning => assert_eq!(of_cell, None, "{meaning:?}"),
                    }
                }
            }
            let cnf = encoding.cnf();
            assert_eq!((vars, clauses), (cnf.var_count(), cnf.clause_count()));
            let row = encoding.of_line(LineId::new(0));
            let is_empty = puzzle.clue(LineId::new(0)).runs().unwrap().is_empty();
            assert_eq!(row.vars.is_empty(), is_empty && strategy == Strategy::Order);
            assert!(!row.clauses.is_empty());
            assert!(encoding.of_line(LineId::new(1)).clauses.is_empty(), "it has no clue");
        }
    }
}

/// A single row, by its placements.
#[test]
fn placements_are_counted() {
    for (clue, cells, count) in [("3a", 3, 1), ("3a", 4, 2), ("1a 1a", 6, 10)] {
        let puzzle = one_row(cells, clue, 2);
        assert_eq!(encoded(&puzzle, Strategy::Placements).placement_count(), count);
        assert_eq!(encoded(&puzzle, Strategy::Order).placement_count(), 0);
        let limited = |limit| of_strategy(Strategy::Placements).with_placement_limit(limit);
        let encode = |limit| encode_clues(&puzzle, &limited(limit), &Budget::endless());
        assert_eq!(encode(count.into()).unwrap().placement_count(), count);
        let limit = u128::from(count) - 1;
        let (line, count) = (LineId::new(0), count.into());
        assert_eq!(encode(limit).err(), Some(NoFormula::Placements { line, count, limit }));
    }
}

/// Placements replace the order where they need no more clauses and the limit still allows them.
#[test]
fn auto_takes_the_strategy_of_fewer_clauses() {
    let mut random = Random::new(5);
    let mut seen = [0; 3];
    let repeated = ["2a ?a 1a", "?a ?a ?a", "1a 1a 1a"].into_iter().cartesian_product(0..60);
    for (clue, _) in repeated {
        let puzzle = row_with_givens(9, clue, &mut random);
        let deduction = propagate(&puzzle, &Budget::endless()).unwrap();
        let encode = |strategy, limit: u32| {
            let options = of_strategy(strategy).with_placement_limit(limit.into());
            encode(&puzzle, &deduction, &options, &Budget::endless()).unwrap()
        };
        let placements = encode(Strategy::Placements, 1000);
        let count = placements.placement_count();
        let size = |encoding: &Encoding| encoding.cnf().clause_count();
        let (by_placements, by_order) = (size(&placements), size(&encode(Strategy::Order, 0)));
        if count == 0 {
            assert_eq!((by_placements, by_order), (0, 0), "a line without open cells");
            continue;
        }
        seen[(by_placements.cmp(&by_order) as i8 + 1) as usize] += 1;
        let auto = encode(Strategy::Auto, count);
        assert_eq!(auto.placement_count(), if by_placements <= by_order { count } else { 0 });
        assert_eq!(size(&auto), by_placements.min(by_order));
        assert_eq!(auto.cnf().var_count(), auto.meanings.len());
        assert_eq!(encode(Strategy::Auto, count - 1).placement_count(), 0);
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// The clauses of earlier cells and lines do not change how a line is encoded.
#[test]
fn equal_lines_are_encoded_alike() {
    for (clue, cells) in [("2a ?b 1a", 7), ("?a ?b", 6), ("1a 1b", 5), ("?? ?? ??", 9)] {
        let (row, column) = (one_row(cells, clue, 3), Clue::anything());
        let geometry = Geometry::new(Shape::Rect { height: 3, width: cells }).unwrap();
        let mut clues = vec![column; geometry.line_count()];
        clues[..3].fill(row.clue(LineId::new(0)).clone());
        let rows = Puzzle::new(geometry, row.palette().clone(), clues).unwrap();
        let [one, three] = [&row, &rows].map(|puzzle| encoded(puzzle, Strategy::Auto));
        assert_eq!(three.placement_count(), 3 * one.placement_count());
        assert_eq!(three.cnf().clause_count(), 3 * one.cnf().clause_count());
    }
}

/// The limit is that of all lines together.
#[test]
fn a_line_leaves_the_others_fewer_placements() {
    let puzzle = board(4, 4, "3a", "3a", 2);
    let limited = of_strategy(Strategy::Placements).with_placement_limit(3);
    let (line, limit) = (LineId::new(4), 3);
    let refused = encode_clues(&puzzle, &limited, &Budget::endless()).err();
    assert_eq!(refused, Some(NoFormula::Placements { line, count: 2, limit }));
    let enough = limited.with_placement_limit(4);
    assert_eq!(encode_clues(&puzzle, &enough, &Budget::endless()).unwrap().placement_count(), 4);
}

#[test]
fn options_change_what_they_name_and_keep_the_rest() {
    let options = EncodeOptions::default()
        .with_strategy(Strategy::Order)
        .with_placement_limit(7)
        .with_literal_limit(8)
        .with_strategy(Strategy::Placements);
    assert_eq!(options.strategy, Strategy::Placements);
    assert_eq!((options.placement_limit, options.literal_limit), (7, 8));
    let options = options.with_literal_limit(9).with_placement_limit(6);
    assert_eq!(options.strategy, Strategy::Placements);
    assert_eq!((options.placement_limit, options.literal_limit), (6, 9));
    let default = EncodeOptions::default();
    assert_eq!((default.placement_limit, default.literal_limit), (1_000_000, 1 << 27));
}

/// A search for another picture decides on these variables alone.
#[test]
fn the_variables_that_paint_are_those_of_cells_and_colors() {
    let puzzle = one_row(4, "?a 1b", 4);
    for strategy in [Strategy::Order, Strategy::Placements] {
        let encoding = encoded(&puzzle, strategy);
        let painted = encoding.painted().into_iter().map(|var| encoding.meaning(var));
        let each = puzzle.geometry().cells().cartesian_product((1..4).map(Color::numbered));
        let want = each.map(|(cell, color)| Meaning::Painted { cell, color });
        assert_eq!(painted.collect_vec(), want.collect_vec());
        assert!(encoding.cnf().var_count() > 12);
    }
}

#[test]
fn no_clause_has_a_literal_twice_or_with_its_negation() {
    for (row, column) in CLUES {
        let puzzle = board(4, 4, row, column, 3);
        for strategy in [Strategy::Order, Strategy::Placements] {
            let options = of_strategy(strategy);
            let encoding = encode_clues(&puzzle, &options, &Budget::endless()).unwrap();
            for clause in encoding.cnf().clauses() {
                assert!(clause.iter().map(|lit: &Lit| lit.var()).all_unique(), "{clause:?}");
            }
        }
    }
}

#[test]
fn solved_lines_have_no_part_in_the_formula() {
    // The third row and column are open, the others solved.
    let puzzle = board(3, 3, "1a 1a", "1a 1a", 2);
    let deduction = propagate(&puzzle, &Budget::endless()).unwrap();
    for strategy in [Strategy::Order, Strategy::Placements, Strategy::Auto] {
        let encoding =
            encode(&puzzle, &deduction, &of_strategy(strategy), &Budget::endless()).unwrap();
        assert_eq!((encoding.cnf().var_count(), encoding.cnf().clause_count()), (4, 0));
    }
}

#[test]
fn meanings_have_all_numbers_from_one() {
    let puzzle = one_row(9, "1? ??", 9);
    let [line, run, at] = [(); 3].map(|()| 0);
    let (line, cell) = (LineId::new(line), CellId::new(4));
    let [first, last] = [2, 3].map(Color::numbered);
    let texts = [
        (Meaning::Painted { cell, color: first }, "cell 5 of row 1 is b"),
        (Meaning::Filled { cell }, "cell 5 of row 1 is not background"),
        (Meaning::PaintedAmong { cell, first, last }, "cell 5 of row 1 may be b to c"),
        (Meaning::StartsFrom { line, run, at }, "row 1: run 1 starts at 1 or later"),
        (Meaning::EndsFrom { line, run: 1, at: 3 }, "row 1: run 2 ends at 3 or later"),
        (Meaning::RunColor { line, run: 1, color: last }, "row 1: run 2 is c"),
        (Meaning::RunColorAmong { line, run, first, last }, "row 1: run 1 may be b to c"),
        (Meaning::Placement { line, number: 6 }, "row 1: filled by placement 7"),
    ];
    for (meaning, text) in texts {
        assert_eq!(meaning.describe(&puzzle), text);
        assert_eq!(Meaning::from_data(&meaning.to_data(), &puzzle), Some(meaning));
    }
}
