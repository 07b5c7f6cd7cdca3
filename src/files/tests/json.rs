//! JSON in the manner of many programs: names, forms of clues, pictures, mistakes.

use super::*;

/// ```text
/// #.#
/// ##.
/// ```
const BOARD: &str = "rect 2 3\n#ffffff #000000\n1a 1a\n2a\n2a\n1a\n1a\n";

fn board() -> String {
    write_clues(&parsed(BOARD))
}

/// The board, written as `.clues` with what else the text has.
#[track_caller]
fn reads(text: &str, behind: &str) {
    assert_eq!(write_clues(&parsed(text)), format!("{}{behind}", board()), "{text}");
}

const ROWS: &str = "[[1, 1], [2]]";
const COLUMNS: &str = "[[2], [1], [1]]";

#[test]
fn clues_are_found_under_the_names_of_many_programs() {
    for (rows, columns) in [
        ("rows", "cols"),
        ("rows", "columns"),
        ("row_clues", "col_clues"),
        ("row_clues", "column_clues"),
        ("rowClues", "colClues"),
        ("rowClues", "columnClues"),
        ("row_hints", "col_hints"),
        ("rowHints", "columnHints"),
        ("Row-Hints", "Column-Hints"),
        ("row_rules", "col_rules"),
        ("hor", "ver"),
    ] {
        reads(&format!("{{\"{rows}\": {ROWS}, \"{columns}\": {COLUMNS}}}"), "");
        let sized = "\"id\": {\"rows\": []}, \"difficulty\": \"hard\", \"width\": 3, \"height\": 2";
        reads(&format!("{{{sized}, \"{columns}\": {COLUMNS}, \"{rows}\": {ROWS}}}"), "");
    }
    // Where the clues have names of their own, `rows` and `cols` are sizes, or something else.
    for sizes in ["\"rows\": 2, \"cols\": 3", "\"rows\": [], \"columns\": \"three\""] {
        reads(&format!("{{{sizes}, \"rowClues\": {ROWS}, \"colClues\": {COLUMNS}}}"), "");
    }
    let inner = format!("{{\"row_hints\": {ROWS}, \"col_hints\": {COLUMNS}}}");
    let notes = "title Two\nauthor N. N.\nremark drawn\n";
    for name in ["clues", "hints", "puzzle"] {
        let outer = "\"name\": \"Two\", \"author\": \"N. N.\", \"description\": \"drawn\"";
        reads(&format!("{{{outer}, \"{name}\": {inner}}}"), notes);
    }
}

#[test]
fn a_clue_is_a_list_or_a_text() {
    let both = |rows: &str, columns: &str| format!("{{\"rows\": {rows}, \"columns\": {columns}}}");
    reads(&both("[\"1 1\", \"2\"]", "[\"2\", \"1\", \"1\"]"), "");
    reads(&both("[\"1,1\", [\"2\"]]", "[[\"2\"], \"1\", [1]]"), "");
    reads(&both("\"1 1\\n2\\n\"", "\"2;1;1\""), "");
    let empty = parsed(&both("[[], [0], \"\", \"0\", [\"0\"], null]", "[[]]"));
    assert_eq!(clues_of(&empty), ["", "", "", "", "", "*", ""]);
}

#[test]
fn complete_pictures_are_the_goal_and_open_ones_a_state_of_play() {
    let with = |more: &str| format!("{{\"rows\": {ROWS}, \"columns\": {COLUMNS}, {more}}}");
    let goal = "goal\na-a\naa-\n";
    for picture in [
        "[[1, 0, 1], [1, 1, 0]]",
        "[[true, false, true], [true, true, false]]",
        "[\"101\", \"110\"]",
        "[[\"#\", \".\", \"#\"], [\"#\", \"#\", \"\"]]",
        "[1, 0, 1, 1, 1, 0]",
        "\"101110\"",
        "\"#.#\\n##.\\n\"",
    ] {
        for name in ["solution", "goal", "grid", "content"] {
            reads(&with(&format!("\"{name}\": {picture}")), goal);
        }
    }
    for nothing in ["null", "[]", "\"\""] {
        reads(&with(&format!("\"solution\": {nothing}, \"grid\": {nothing}")), "");
    }
    reads(&with("\"grid\": [[1, -1, -1], [-1, 1, 0]]"), "saved\na??\n?a-\n");
    reads(&with("\"grid\": [[1, null, null], [null, 1, 0]]"), "saved\na??\n?a-\n");
    for fresh in ["[[0, 0, 0], [0, 0, 0]]", "[[-1, -1, -1], [-1, -1, -1]]"] {
        reads(&with(&format!("\"grid\": {fresh}, \"solution\": \"101110\"")), goal);
    }
    // Nothing is marked as blank here.
    reads(&with("\"grid\": [[1, 0, 0], [0, 0, 0]]"), "saved\na??\n???\n");
    reads(&with("\"grid\": [[1, 2, 0], [0, 0, 0]]"), "saved\na-?\n???\n");
    reads(&with("\"content\": [1, -1, 0, 0, 1, 0]"), "saved\na-?\n?a?\n");
    // A picture beside the solution is the game.
    let both = "\"solution\": [\"101\", \"110\"], \"grid\": [[1, 2, 1], [1, 1, 2]]";
    reads(&with(both), "saved\na-a\naa-\ngoal\na-a\naa-\n");
}

#[test]
fn a_picture_alone_gives_the_clues() {
    for text in [
        "{\"name\": \"Two\", \"grid\": [[1, 0, 1], [1, 1, 0]]}",
        "{\"title\": \"Two\", \"solution\": [\"#.#\", \"##.\"], \"rows\": 2, \"cols\": 3}",
        "{\"title\": \"Two\", \"solution\": \"101110\", \"width\": 3, \"height\": 2}",
    ] {
        reads(text, "title Two\ngoal\na-a\naa-\n");
    }
}

#[test]
fn a_list_of_objects_is_several_puzzles() {
    let one = format!("{{\"rows\": {ROWS}, \"cols\": {COLUMNS}}}");
    let broken = "{\"rows\": [[4]], \"cols\": [[1]]}";
    for text in [format!("[{one}, {one}]"), format!("{{\"puzzles\": [{one},\n{one}]}}")] {
        assert_eq!(read_all(text.as_bytes(), None).unwrap().len(), 2);
    }
    let each = read_each(format!("[{one},\n{broken},\n7]").as_bytes(), None).unwrap();
    let errors: Vec<_> = each.iter().map(|each| each.as_ref().map_err(|e| e.to_string())).collect();
    assert!(errors[0].is_ok());
    let long = "line 2, column 11: the clue needs 4 cells, expected at most 1, the cells of row 1";
    assert_eq!(errors[1].clone().unwrap_err(), long);
    assert!(errors[2].clone().unwrap_err().starts_with("line 3, column 1: found `7`, expected"));
}

#[test]
fn what_is_not_understood_is_named_where_it_stands() {
    let run = "the length of a run, a whole number from 1";
    refused(
        "{\"rows\": [[1],\n [2, -1]], \"columns\": [[1], []]}",
        &format!("2:6 found a negative number | {run}"),
    );
    refused(
        "{\"rows\": [[1],\n \"1 x\"], \"columns\": [[1], []]}",
        &format!("2:5 found `x` | {run}"),
    );
    refused("{\"rows\": [[1, 0, 1]], \"columns\": [[1]]}", &format!("1:15 found 0 | {run}"));
    let lengths = "a list of the lengths of the runs, whole numbers from 1";
    refused("{\"rowClues\": [3],\n \"colClues\": [[1]]}", &format!("1:15 found `3` | {lengths}"));
    refused(
        "{\"row_clues\": [[{\"long\": 1}]],\n \"col_clues\": [[1]]}",
        &format!("1:17 found `{{\"long\": 1}}` | {run}"),
    );
    refused("{\"rowClues\": [[1]]}", &format!("1:1 `col_clues` is missing | {CLUES}"));
    refused("{\"columns\": [[1]]}", &format!("1:1 `rows` is missing | {CLUES}"));
    refused(
        "{\"lines\": 3, \"ideas\": [[1]]}",
        &format!("1:1 no clues among the fields lines, ideas | {CLUES}"),
    );
    refused("{}", &format!("1:1 found an object | {CLUES}"));
    refused(
        "{\"rows\": 3, \"cols\": 1,\n\"rowClues\": [[1], []], \"colClues\": [[1]]}",
        "2:13 the list `rowClues` has 2 clues | 3, as `rows` says",
    );
    let with = |picture: &str| format!("{{\"rows\": {ROWS}, \"cols\": {COLUMNS},\n{picture}}}");
    refused(
        &with("\"solution\": [[1, 0, 1], [1, 3, 0]]"),
        "2:29 found `3` | 0 or 1, or . or # for each cell",
    );
    refused(
        &with("\"solution\": [[1, 0, 1], [1, 0]]"),
        "2:13 this row has 2 cells | 3 as the board has",
    );
    refused(&with("\"solution\": [[1, 0, 1]]"), "2:13 the picture has 1 row | 2, as the clues say");
    refused(
        &with("\"solution\": [[1, 0, 1], [1, null, 0]]"),
        "2:13 a cell of the goal is open | one color for each cell of the board",
    );
    let picture = "rows of cells, such as [[0, 1], [1, 0]]";
    refused(&with("\"grid\": {\"w\": 3}"), &format!("2:9 found an object | {picture}"));
    refused(&with("\"grid\": 15"), &format!("2:9 found `15` | {picture}"));
    refused(
        "{\"rows\": [[1]], \"cols\": [[1]]",
        "1:29 the text ends too soon | JSON as docs/FORMATS.md describes it",
    );
    refused("[{\"rows\": [[1]]]", "1:16 found `]` | `,` or `}`");
}

/// A missing list is named, and a misspelled name is where it stands.
#[test]
fn one_list_of_clues_alone_is_told_what_is_missing() {
    let clues = "lists of clues, such as `rows` and `columns` or `row_clues` and `col_clues`";
    for (text, column, words) in [
        ("{\"rows\":[[1]],\"colums\":[[1]]}", 16, "found `colums`, expected `columns`"),
        ("{\"rowz\": [[1]], \"columns\": [[1]]}", 3, "found `rowz`, expected `rows`"),
        ("{\"rows\": [\"1\"], \"columms\": [\"1\"]}", 18, "found `columms`, expected `columns`"),
        ("{\"rows\": [[1]]}", 1, &*format!("`columns` is missing, expected {clues}")),
        ("{\"row_clues\": [[1]]}", 1, &*format!("`col_clues` is missing, expected {clues}")),
        (
            "[{\"rows\": [[1]], \"colour\": 1}]",
            2,
            &*format!("`columns` is missing, expected {clues}"),
        ),
    ] {
        let error = crate::read(text.as_bytes(), None).unwrap_err();
        let problem = &error.problems()[0];
        let words = (words, english(&problem.words()));
        assert_eq!((error.place(problem).1, words.0), (column, &*words.1), "{text}");
    }
}
