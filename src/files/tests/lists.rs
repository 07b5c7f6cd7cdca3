//! Lists of clues in whatever programs write them, and what stays in doubt.

use super::*;

const BOARD: &str = "rect 2 3\n#ffffff #000000\n1a 1a\n2a\n2a\n1a\n1a\n";
const ROWS: &str = "[[1, 1], [2]]";
const NO_PUZZLE: &str = "1:1 this page holds no puzzle that can be read | numbers under `Rows` and \
                         `Columns`, a script with two lists of clues, or a `task`";
const COLUMNS: &str = "[[2], [1], [1]]";

fn english_reading(document: &Document) -> String {
    document.reading().map(english).unwrap_or_default()
}

#[track_caller]
fn reads(text: &str) -> Document {
    let document = parsed(text);
    assert_eq!(write_clues(&document.puzzle().clone().into()), BOARD, "{text}");
    document
}

#[test]
fn code_of_many_languages_states_a_puzzle() {
    for text in [
        "rows = [[1,1],[2]]\ncols = [[2],[1],[1]]\n",
        "rows = [(1, 1), (2,)]  # the rows\ncolumns = ((2,), (1,), (1,))\n",
        "import numpy as np\nrows = np.array([[1, 1], [0, 2]])\ncols = np.array([[2], [1], [1]])\n",
        "rows = np.array([[1, 1], [0, 2]], dtype=int)\ncols = np.array([[2], [1], [1]], dtype=int)\n",
        "rows: list[list[int]] = [[1, 1], [2]]\ncols: list[list[int]] = [[2], [1], [1]]\n",
        "class Hook:\n    rows = [[1, 1], [2]]\n    cols = [[2], [1], [1]]\n",
        "solve(rows=[[1, 1], [2]], cols=[[2], [1], [1]])\n",
        "puzzle = {'rows': [[1, 1], [2]], 'cols': [[2], [1], [1]]}\nprint(puzzle)\n",
        "rows = '''\n1 1\n2\n'''\ncols = '''\n2\n1\n1\n'''\n",
        "const row = [[1,1],[2]];\nconst column = [[2],[1],[1]];\n",
        "let p = {rowHints: [[1, 1], [2]], /* left */ colHints: [[2], [1], [1]]}; // top\n",
        "var rows = [[1,1],[2]], cols = [[2],[1],[1]];",
        "let rows: Vec<Vec<u32>> = vec![vec![1, 1], vec![2]];\nlet cols = vec![vec![2], vec![1], vec![1]];\n",
        "int rows[2][2] = {{1, 1}, {2}};\nint cols[3][1] = {{2}, {1}, {1}};\n",
        "int[][] rows = new int[][]{{1, 1}, {2}};\nint[][] cols = new int[][]{{2}, {1}, {1}};\n",
        "rows := [][]int{{1, 1}, {2}}\ncols := [][]int{{2}, {1}, {1}}\n",
        "$rows = [[1, 1], [2]];\n$cols = array(array(2), array(1), array(1));\n",
        "rows: [[1, 1], [2]]\ncolumns: [[2], [1], [1]]\n",
        "columns:\n    - [2]\n    - [1]\n    - [1]\nrows:\n    - [1,1]\n    - [2]\n",
        "rows:\n- 1 1\n- 2\ncolumns:\n- 2\n- 1\n- 1\n",
        "name: Hook\npuzzle:\n  rows:\n    - - 1\n      - 1\n    - - 2\n  columns:\n    - [2]\n    - [1]\n    - [1]\n",
    ] {
        reads(text);
    }
}

#[test]
fn the_clues_of_a_side_may_stand_behind_its_name() {
    for text in [
        "Rows: 1 1, 2\nColumns: 2, 1, 1\n",
        "Rows: 1,1 2\nColumns: 2,1,1\n",
        "rows = 1 1; 2;\n\ncols = 2; 1; 1;\n",
        "Row clues: 1.1 / 2\nColumn clues: 2 / 1 / 1\n",
        "Rows:\n1 1 | 2\nColumns:\n2 | 1 | 1\n",
        "rows: [1,1] [2]\ncolumns: [2], [1], [1]\n",
        "Columns: (2) (1) (1)\nRows: (1 1) (2)\n",
        "Zeilen: 1 1, 2\nSpalten: 2, 1, 1\n",
        "Title: Hook\nAuthor: N. N.\nRows: 1 1, 2\nColumns: 2, 1, 1\n",
    ] {
        reads(text);
    }
    refused(
        "Rows: 1 1, 2\nColumns: 2, x, 1\n",
        "2:13 found `x` | the length of a run, a whole number from 1",
    );
    let titled = reads("Title: A, B\nRows: 1 1, 2\nColumns: 2, 1, 1\n");
    assert_eq!(titled.notes().title.as_deref(), Some("A, B"));
}

#[test]
fn lists_under_headings_of_a_page_are_read() {
    let list = |lines: &[&str]| {
        let items: String = lines.iter().map(|line| format!("<li>{line}</li>")).collect();
        format!("<ol>{items}</ol>")
    };
    for (rows, columns) in [("Rows", "Columns"), ("Row clues:", "Column clues:"), ("横", "縦")] {
        let (across, down) = (list(&["1 1", "2"]), list(&["2", "1", "1"]));
        reads(&format!("<h2>{rows}</h2>{across}<h2>{columns}</h2>{down}"));
        reads(&format!(
            "<!DOCTYPE html><html><body><h1>Puzzle 7</h1>\n<p>Solve me.</p><p>{columns}</p>\n{down}\n\
             <p><b>{rows}</b></p>\n{across}\n<p>Thanks!</p><script>let a = 1;</script></body></html>"
        ));
    }
    let table = "<h3>Rows</h3><table><tr><td>1</td><td>1</td></tr><tr><td></td><td>2</td></tr>\
                 </table><h3>Columns</h3><table><tr><td>2</td></tr><tr><td>1</td></tr>\
                 <tr><td>1</td></tr></table>";
    reads(table);
    refused("<p>Rows</p><ul><li>1 1</li></ul>", &format!("1:1 `columns` is missing | {CLUES}"));
}

#[test]
fn names_belong_together_in_many_languages() {
    for (rows, columns) in [
        ("rowsDef", "colsDef"),
        ("rowInputs", "colInputs"),
        ("row", "column"),
        ("horizontalClues", "verticalClues"),
        ("leftClues", "topClues"),
        ("side", "top"),
        ("across", "down"),
        ("ROW_SPECS", "COL_SPECS"),
        ("row_runs", "column_runs"),
        ("rowGroups", "columnGroups"),
        ("Zeilen", "Spalten"),
        ("lignes", "colonnes"),
        ("filas", "columnas"),
        ("wiersze", "kolumny"),
        ("строки", "столбцы"),
        ("行", "列"),
        ("横", "縦"),
    ] {
        let document = reads(&format!("{{\"{rows}\": {ROWS}, \"{columns}\": {COLUMNS}}}"));
        let words = format!("`{rows}` is read as the rows, `{columns}` as the columns");
        let words = if rows == "row" { "" } else { &*words };
        assert_eq!(english_reading(&document), words);
        reads(&format!("{columns} = {COLUMNS}\n{rows} = {ROWS}\n"));
    }
}

#[test]
fn zeros_at_the_ends_of_a_clue_are_padding() {
    let text = "{\"rows\":[[0,1,1],[2,0,0]],\"columns\":[[0,2],[1,0],[1]]}";
    let words =
        "`rows` is read as the rows, `columns` as the columns; zeros at the ends are left out";
    assert_eq!(english_reading(&reads(text)), words);
}

#[test]
fn lists_without_such_names_are_taken_if_only_one_pair_has_equal_sums() {
    reads("[[[1, 1], [2]], [[2], [1], [1]]]");
    let document = reads("a = [[1, 1], [2]]\nb = [[2], [1], [1]]\nc = [[1], [2]]\n");
    assert_eq!(english_reading(&document), "`a` is read as the rows, `b` as the columns");
    let twice = "a = [[1, 1], [2]]\nb = [[2], [1], [1]]\nc = [[4]]\n";
    assert!(read(twice.as_bytes(), None).is_err());
}

#[test]
fn containers_hold_several_puzzles() {
    let one = format!("\"rows\": {ROWS}, \"columns\": {COLUMNS}");
    let titles = |text: &str| -> Vec<Option<String>> {
        let all = read_all(text.as_bytes(), None).unwrap();
        all.into_iter().map(|found| found.notes().title.clone()).collect()
    };
    let title = |text: &str| Some(text.to_owned());
    for name in ["levels", "riddles", "data"] {
        let text = format!("{{\"{name}\": [{{\"name\": \"A\", {one}}}, {{{one}}}]}}");
        assert_eq!(titles(&text), [title("A"), None]);
    }
    let mixed = format!(
        "[{{\"name\": \"A\", \"grid\": [[1, 0]]}}, {{\"name\": \"B\", \"puzzle\": {{{one}}}}}]"
    );
    assert_eq!(titles(&mixed), [title("A"), title("B")]);
    let by_id = format!("{{\"7\": {{{one}}}, \"heart\": {{{one}}}}}");
    assert_eq!(titles(&by_id), [title("7"), title("heart")]);
    let numbered =
        format!("rows1 = {ROWS}\ncols1 = {COLUMNS}\nrows2 = {ROWS}\ncols2 = {COLUMNS}\n");
    assert_eq!(titles(&numbered), [None, None]);
    let yaml = "- rows: [[1]]\n  columns: [[1]]\n- rows: [[1]]\n  columns: [[1]]\n";
    assert_eq!(titles(yaml), [None, None]);
}

#[test]
fn colored_runs_are_pairs_objects_or_letters() {
    let want = "rect 2 3\n#ffffff #ff0000 #ffd700\n1b 1a\n3a\n1b 1a\n1a\n2a\n";
    let rows = "[[[\"y\",1],[\"r\",1]],[[\"r\",3]]]";
    let columns = "[[[\"y\",1],[\"r\",1]],[[\"r\",1]],[[\"r\",2]]]";
    let objects = |text: &str| {
        let text = text.replace("[\"y\",1]", "{\"count\":1,\"val\":\"y\"}");
        let text = text.replace("[\"r\",1]", "{\"count\":1,\"val\":\"r\"}");
        text.replace("[\"r\",2]", "{\"color\":\"r\",\"length\":2}")
            .replace("[\"r\",3]", "[3,\"r\"]")
    };
    let letters = "rows = ['1y 1r', '3r']\ncols = ['1y 1r', '1r', '2r']\n".to_owned();
    let pairs = format!("{{\"rows\":{rows},\"cols\":{columns}}}");
    for text in [objects(&pairs), pairs, letters] {
        assert_eq!(write_clues(&parsed(&text)), want, "{text}");
    }
    let header = "{colors: [\"ffffff\", \"000000\"], topHeader: [[[2,2]],[[2,1]],[[2,1]]],\n\
                  leftHeader: [[[2,1],[2,1]],[[2,2]]]}";
    reads(header);
    // Both numbers could be the color here.
    let either = "{\"rows\": [[[1, 2]], [[2, 1]]], \"cols\": [[[1, 2]], [[2, 1]]]}";
    let error = read(either.as_bytes(), None).unwrap_err().to_string();
    let words = "this could be [color, length] or [length, color]";
    assert!(error.contains(words), "{error}");
}

#[test]
fn a_matrix_is_the_goal() {
    for text in ["[[1,0,1],[1,1,0]]", "img = [[1, 0, 1],\n       [1, 1, 0]]\n"] {
        let document = reads(text);
        assert!(document.goal().is_some(), "{text}");
    }
}

#[test]
fn what_is_in_doubt_is_named_and_not_guessed() {
    refused(
        &format!(
            "{{\"rows\": {ROWS}, \"cols\": {COLUMNS}, \"rowHints\": {COLUMNS}, \"colHints\": {ROWS}}}"
        ),
        "1:1 this could be `rows` + `cols` or `rowHints` + `colHints` | names or sums that fit one reading",
    );
    let misspelled = "rows = [[1,1],[2]]\ncolumms = [[2],[1],[1]]\n";
    let error = read(misspelled.as_bytes(), None).unwrap_err().to_string();
    assert!(error.contains("found `columms`, expected `columns`"), "{error}");
    refused(
        "rows = [[1,1],[2]\ncols = [[2],[1],[1]]\n",
        "3:1 the text ends too soon | a bracket that closes each list",
    );
}

#[test]
fn pages_show_their_scripts_and_tasks() {
    let page = |script: &str| {
        format!("<!DOCTYPE html><html><p>1) It's [new</p><script>{script}</script></html>")
    };
    reads(&page(&format!("var p = {{rowHints: {ROWS}, colHints: {COLUMNS}}};")));
    reads(&page("var puzzleWidth = 3; var puzzleHeight = 2; task = '2/1/1/1.1/2';"));
    reads(&page("init({\"task\": \"2/1/1/1.1/2\"});"));
    refused(&page("var x = 1;"), NO_PUZZLE);
}

#[test]
fn lists_that_nest_without_end_are_refused() {
    let deep = format!("rows = {}\ncols = [[1]]\n", "[".repeat(1 << 20));
    assert!(read(deep.as_bytes(), None).is_err());
    let quotes = "rows = [".to_owned() + &"'\\".repeat(1 << 20);
    assert!(read(quotes.as_bytes(), Some(Format::Lists)).is_err());
}

#[test]
fn letters_of_western_encodings_are_read_with_a_note() {
    let text = b"title \"Caf\xe9\"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n";
    let document = read(text, None).unwrap();
    assert_eq!(document.notes().title.as_deref(), Some("Caf\u{e9}"));
    assert_eq!(english_reading(&document), "the text is not UTF-8 and is read as Windows-1252");
}

#[cfg(feature = "encodings")]
#[test]
fn eastern_encodings_are_read_where_they_are_certain() {
    let reading = |encoding: &'static encoding_rs::Encoding, text: &str| {
        let bytes = encoding.encode(text).0;
        read(&bytes, None).map(|document| english_reading(&document))
    };
    let japanese = format!("title = 'ねこのえ'\nヨコ = {ROWS}\nタテ = {COLUMNS}\n");
    let note = reading(encoding_rs::SHIFT_JIS, &japanese).unwrap();
    assert!(note.ends_with("the text is not UTF-8 and is read as Shift_JIS"), "{note}");
    let chinese = format!("行 = {ROWS}\n列 = {COLUMNS}\n");
    let note = reading(encoding_rs::GB18030, &chinese).unwrap();
    assert!(note.ends_with("the text is not UTF-8 and is read as gb18030"), "{note}");
    // Other alphabets, and Chinese without such words.
    let titled = |title: &str| format!("title = '{title}'\nrows = {ROWS}\ncols = {COLUMNS}\n");
    for (encoding, title) in [
        (encoding_rs::WINDOWS_1251, "Васька"),
        (encoding_rs::IBM866, "Васька"),
        (encoding_rs::KOI8_R, "Васька"),
        (encoding_rs::EUC_KR, "고양이그림"),
        (encoding_rs::GB18030, "小猫图画"),
    ] {
        assert!(reading(encoding, &titled(title)).is_err(), "{}", encoding.name());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Pieces of such texts in any order.
    #[test]
    fn no_text_of_lists_is_too_much(
        parts in prop::collection::vec("rows|cols|[=:,;|\n]|[\\[\\](){}]|[0-9]|- |  |'|\"|\\\\|#|<script>|task", 0..40),
    ) {
        let _ = read_all(parts.concat().as_bytes(), Some(Format::Lists));
    }
}

#[test]
fn two_lists_alone_whose_sums_differ_are_refused_with_both_sums() {
    let problem = "the only two lists of clues need 6 and 2 cells";
    let wanted =
        "two lists whose clues need equally many cells: those of the rows and those of the columns";
    refused("a = [[1,2],[3]]\nb = [[1],[1]]\n", &format!("1:5 {problem} | {wanted}"));
    refused("[[[1,2],[3]],[[1],[1]]]", &format!("1:2 {problem} | {wanted}"));
}

/// Each puzzle of an object looked through all fields: a file of 16 MiB took minutes.
#[test]
fn no_object_has_more_puzzles_than_a_file() {
    let pair = |number| format!("\"rows{number}\":[[1]],\"columns{number}\":[[1]],\"size\":1,");
    let text = format!("{{{}\"x\":1}}", (0..12_000).map(pair).collect::<String>());
    refused(&text, "1:1 more than 10000 puzzles | fewer in one file");
}

#[test]
fn a_list_of_colors_is_known_by_its_values_alone() {
    let text = "{tags: [\"easy\", \"cat\"], hues: [\"#12ab34\", \"#000000\"], \
                topHeader: [[[2,2]],[[2,1]],[[2,1]]], leftHeader: [[[2,1],[2,1]],[[2,2]]]}";
    let document = parsed(text);
    let palette = document.puzzle().palette();
    let values: Vec<Rgb> = palette.colors().map(|color| palette.ink(color).rgb).collect();
    assert!(values.contains(&Rgb(0x12, 0xab, 0x34)), "{values:?}");
}
