//! What a player reads in hints and mistakes, and the steps that a cell rests on.

use super::*;
use crate::budget::Budget;
use crate::language::Language;
use crate::puzzle::Puzzle;
use itertools::Itertools;

/// Lines alone say nothing of it; trials solve it.
const TRIALS: &str = "rect 8 8\n#fff #000\n4a\n4a\n1a\n1a\n3a\n1a 3a\n3a\n4a\n\
    1a 1a\n1a 1a\n2a 2a\n2a 2a\n1a 3a\n2a 2a\n2a\n2a\n";
/// Some cells are settled only by colors that other lines exclude.
const COLORS: &str = "rect 5 4\n#fff #000 #f00\n1a 1a\n1a 1b\n1b 1a\n1b 1a\n2b\n\
    2a 3b\n1b\n1a\n1a 1b 1a\n";

fn puzzle(text: &str) -> Puzzle {
    crate::format::read(text.as_bytes(), None).unwrap().into_puzzle()
}

/// All steps from the beginning.
fn steps(puzzle: &Puzzle) -> Vec<Step> {
    walk(puzzle, &givens(puzzle), None, &Budget::endless()).steps
}

fn sentences(lines: &[HintLine]) -> Vec<String> {
    let english = Language::English.catalog();
    lines.iter().map(|line| english.numbered(line.number, &line.message)).collect()
}

/// A hint for the last of these steps: where to look, which cells follow, and why.
fn hint(puzzle: &Puzzle, steps: &[Step]) -> (String, String, Vec<String>) {
    let HintLevels { level1, level2, level3 } =
        hint_levels(&mut StepWriter::new(puzzle), steps).unwrap();
    let english = Language::English.catalog();
    (english.sentence(&level1), english.sentence(&level2), sentences(&level3))
}

/// The chain by which row 2 needs its fourth cell.
const CHAIN: [&str; 3] = [
    "The 4 of row 2 is cells 5 to 8, since cell 4 is empty, and no run comes before it: cell 3 is \
     empty.",
    "The first 2 of column 4 must lie in cells 3 to 5, since cell 2 is empty: cell 4 is filled.",
    "The first 2 of column 3 must lie in cells 3 to 5, since cell 2 is empty: cell 4 is filled.",
];
const END: &str =
    "Contradiction: there is no room for the 1 of row 4, since cells 3 and 4 are filled.";

#[test]
fn the_hint_of_a_trial_names_a_line_then_the_cell_then_a_chain_with_numbers() {
    let puzzle = puzzle(TRIALS);
    let (look, cells, why) = hint(&puzzle, &steps(&puzzle)[..1]);
    assert_eq!(look, "No single line says more. Try out a cell of row 2.");
    assert_eq!(cells, "Row 2, column 4 can be settled.");
    let chain = (1..).zip(CHAIN).map(|(number, step)| format!("{number}. {step}"));
    let all = ["What if row 2, column 4 is empty?".to_owned()].into_iter().chain(chain);
    let all = all.chain([END.to_owned(), "So row 2, column 4 is filled.".to_owned()]);
    assert_eq!(why, all.collect_vec());
}

/// What follows from both colors of a cell is one chain of numbers.
#[test]
fn the_numbers_go_on_through_all_ways() {
    let puzzle = puzzle(TRIALS);
    let mut step = steps(&puzzle).swap_remove(0);
    let Justification::Trial { cell, chain, .. } = step.justification else { panic!() };
    let (first, second) = chain.split_at(1);
    let chains = vec![(Color::BACKGROUND, first.to_vec()), (Color::FIRST, second.to_vec())];
    step.justification = Justification::Either { cell, chains };
    let (look, _, why) = hint(&puzzle, &[step]);
    assert_eq!(look, "No single line says more. Try out a cell of row 2.");
    let begins = why.iter().map(|line| line.split_once(' ').unwrap().0).collect_vec();
    assert_eq!(begins, ["Look", "If", "1.", "If", "2.", "3.", "Either"]);
}

#[test]
fn a_hint_names_first_the_lines_that_exclude_colors() {
    let puzzle = puzzle(COLORS);
    let mut known = givens(&puzzle);
    let steps = loop {
        let steps = next(&puzzle, &known, None, &Budget::endless()).unwrap();
        if steps.len() > 1 {
            break steps;
        }
        for &(cell, colors) in &steps[0].gives {
            known[cell.index()] = colors;
        }
    };
    let (look, cells, why) = hint(&puzzle, &steps);
    assert!(
        look.starts_with("Look at row ") && look.ends_with(", and then at column 4."),
        "{look}"
    );
    assert_eq!(cells, "Cell 1 of column 4 can be settled.");
    assert_eq!(why.len(), steps.len(), "{why:?}");
    // Of one line the last step counts.
    let lines = lines_to_see(&puzzle, &steps);
    let again = lines_to_see(&puzzle, &[&steps[..], &steps[..1]].concat());
    assert_eq!((again.len(), again.last().copied()), (lines.len(), steps[0].line()));
}

#[test]
fn only_the_solver_knows_no_line_to_look_at() {
    let puzzle = puzzle(TRIALS);
    let cell = CellId::new(11);
    let step = guess(&puzzle, &givens(&puzzle), (cell, Color::FIRST), &Budget::endless());
    let (look, cells, why) = hint(&puzzle, &[step]);
    assert_eq!(look, "No single line says more, and no trial that is short enough to follow.");
    assert_eq!(cells, "Row 2, column 4 is certain, but for no short reason.");
    let begin = "Guess that row 2, column 4 is filled: no short reason shows it. Otherwise there \
                 is a contradiction after ";
    assert!(why[0].starts_with(begin) && why.len() == 1, "{why:?}");
}

/// How marks in the first rows are found wrong; `#` is filled, `-` is empty.
fn mistake_in(puzzle: &Puzzle, rows: &[&str]) -> Vec<String> {
    let mut known = givens(puzzle);
    for (row, signs) in puzzle.geometry().rows().zip(rows) {
        for (cell, sign) in row.iter().zip(signs.chars()).filter(|(_, sign)| *sign != '?') {
            let color = if sign == '#' { Color::FIRST } else { Color::BACKGROUND };
            known[cell.index()] = ColorSet::only(color);
        }
    }
    let mistake = mistake(puzzle, &known, &Budget::endless(), &mut |_| false).unwrap();
    sentences(&describe_mistake(puzzle, &mistake, one_based))
}

#[test]
fn a_mistake_is_told_with_its_mark_a_chain_with_numbers_and_its_end() {
    let lines = mistake_in(&puzzle(TRIALS), &["", "???-"]);
    assert_eq!(lines[0], "This mark cannot be right: row 2, column 4 is empty.");
    let chain = (1..).zip([CHAIN[0], CHAIN[2], CHAIN[1]]);
    assert_eq!(lines[1..4], chain.map(|(number, step)| format!("{number}. {step}")).collect_vec());
    assert_eq!(lines[4..], [END]);
}

#[test]
fn of_several_mistakes_the_one_of_the_fewest_marks_is_told() {
    let puzzle = puzzle("rect 3 5\n#fff #000\n1a 1a\n1a\n1a 1a\n*\n*\n*\n*\n*\n");
    let marks = "These marks cannot all be right: cells 1 and 5 of row 2 are filled.";
    let end = "Contradiction: there is no room for the 1 of row 2, since cells 1 and 5 are filled.";
    assert_eq!(mistake_in(&puzzle, &["#?#?#", "#???#", "#?#?#"]), [marks, end]);
}

/// What a row says of which some cells are given.
fn told(clue: &str, cells: &str) -> Vec<String> {
    let (columns, width) = ("*\n".repeat(cells.len()), cells.len());
    let text = format!("rect 1 {width}\n#fff #000\n{clue}\n{columns}given\n{cells}\n");
    let puzzle = puzzle(&text);
    let english = Language::English.catalog();
    let words = |step: &Step| english.sentence(&step_text(&puzzle, step).head);
    steps(&puzzle).iter().map(words).collect()
}

#[test]
fn one_sentence_tells_of_all_cells_with_the_same_reason() {
    let exactly =
        "The runs 3 1 fill row 1 exactly: cells 1 to 3 and 5 are filled and cell 4 is empty.";
    let both_runs = "The 3 of row 1 must lie in cells 1 to 4 and the 4 of row 1 must lie in cells \
                     5 to 9, since cell 10 is empty: cells 2 and 6 are filled.";
    let whole = "Cells 6 and 7 of row 1 are a complete 2: cells 5 and 8 are empty.";
    let both_sides = "The 2 of row 1 is cells 5 and 6: cells 4 and 7 are empty.";
    let apart = [
        "Cell 5 of row 1 is a complete 1: cells 4 and 6 are empty.",
        "Cell 11 of row 1 is a complete 1: cells 10 and 12 are empty.",
    ];
    assert_eq!(told("3a 1a", "?????"), [exactly]);
    assert_eq!(told("3a 4a", "?????????-")[2..], [both_runs]);
    assert_eq!(told("2a 2a 2a", "?????aa????????"), [whole]);
    assert_eq!(told("1a 2a 3a", "????aa????????"), [both_sides]);
    assert_eq!(told("1a 1a 1a 1a", "????a?????a????"), apart);
}

#[test]
fn a_puzzle_of_trials_is_rated_and_one_without_a_way_is_not() {
    let trials = puzzle(TRIALS);
    let rating = rate(&trials, None, &Budget::endless()).unwrap();
    let words = Language::English.catalog().words(&rating.message());
    assert_eq!(words, "by trials, hard, 4 stars, about 15 minutes");
    assert!(rating.profile.trials > 0 && rating.profile.longest_chain == SHORT_CHAIN);
    assert_eq!(rate(&puzzle(COLORS), None, &Budget::endless()), None);
}

#[test]
fn a_step_needs_what_was_known_before_it_alone() {
    let steps = steps(&puzzle(TRIALS));
    assert_eq!((steps[0].needs(), steps[1].needs()), (Vec::new(), steps[0].gives.clone()));
    // What if row 7, column 1 is filled? Two cells of column 8 must be known for that.
    let is_it = |step: &&Step| step.line().is_none() && step.gives[0].0 == CellId::new(48);
    let empty = |cell| (CellId::new(cell), ColorSet::only(Color::BACKGROUND));
    assert_eq!(steps.iter().find(is_it).unwrap().needs(), [15, 47].map(empty));
}

fn count(node: &Node) -> usize {
    1 + node.cut + node.from.iter().map(count).sum::<usize>()
}

/// A tree shows each step once, so the whole tree has all that a tree without depth leaves out.
#[test]
fn a_tree_that_is_cut_tells_how_many_steps_it_leaves_out() {
    for text in [TRIALS, COLORS] {
        let puzzle = puzzle(text);
        let steps = steps(&puzzle);
        let mut most = 0;
        for cell in puzzle.geometry().cells() {
            let Some(cut) = reasons_of(&steps, cell, 0) else { continue };
            let whole = reasons_of(&steps, cell, steps.len()).unwrap();
            assert_eq!((whole.cut, count(&whole)), (0, 1 + cut.cut), "{cell:?}");
            assert!(cut.from.is_empty() && whole.from.iter().all(|from| from.step < whole.step));
            most = most.max(cut.cut);
        }
        assert!(most > 2, "{most}");
    }
}

/// One entry tells of two trials that have the same rules and the same contradiction.
#[test]
fn a_trial_is_like_another_one_to_the_same_end() {
    let puzzle = puzzle(TRIALS);
    let steps = steps(&puzzle);
    let alike = steps.iter().tuple_windows().filter(|(one, other)| is_like(&puzzle, one, other));
    let words =
        alike.map(|(_, other)| Language::English.catalog().sentence(&likewise(&puzzle, &[other])));
    assert_eq!(words.collect_vec(), ["Likewise row 7, column 2 is empty."]);
}
