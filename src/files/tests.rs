//! What each reader understands, and its errors for everything else.

use super::*;
use crate::language::english;
use crate::puzzle::{CellId, Clue, Color, ColorSet, Length, Rgb, Run, Shape};
use proptest::prelude::*;
mod encodings;
mod examples;
mod faults;
mod json;
mod lists;
mod others;
mod outlines;
mod parsed;
mod patterns;
mod typed;

const SMALL: &str = "rect 2 3\n#ffffff #000000 #FF0000\n1a 1b\n\n1a\n1b\n\n";

fn parsed(text: &str) -> Document {
    read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn clues_of(document: &Document) -> Vec<String> {
    let text = write_clues(document);
    let lines = text.lines().skip(2).take(document.puzzle().geometry().line_count());
    lines.map(str::to_owned).collect()
}

#[test]
fn clues_are_read_with_blank_lines_and_colors() {
    let puzzle = parsed(SMALL);
    assert_eq!(puzzle.puzzle().geometry().shape(), Shape::Rect { height: 2, width: 3 });
    assert_eq!(puzzle.puzzle().palette().ink(Color::nth(2).unwrap()).rgb, Rgb(255, 0, 0));
    assert_eq!(clues_of(&puzzle), ["1a 1b", "", "1a", "1b", ""]);
}

#[test]
fn question_marks_stars_and_trailers() {
    let text = "hex 1\n#000000 #ffffff #00ff00\n??\n1?\n*\n\ntitle A star\nname b leaf green\n\
                cell 1 1 -b\ngiven\n?\ngoal\nb\n";
    let puzzle = parsed(text);
    let unknown = Run { color: None, length: Length::ANY };
    assert_eq!(puzzle.puzzle().clue(LineId::new(0)), &Clue::Runs(vec![unknown]));
    assert_eq!(puzzle.puzzle().clue(LineId::new(2)), &Clue::anything());
    assert_eq!(puzzle.notes().title.as_deref(), Some("A star"));
    assert_eq!(puzzle.puzzle().palette().describe(Color::nth(2).unwrap()), "leaf green");
    let two = ColorSet::only(Color::BACKGROUND).with(Color::nth(2).unwrap());
    assert_eq!(puzzle.puzzle().givens(), [(CellId::new(0), two)]);
    assert_eq!(puzzle.goal().unwrap().colors(), [Color::nth(2).unwrap()]);
    assert_eq!(write_clues(&parsed(&write_clues(&puzzle))), write_clues(&puzzle));
}

#[test]
fn line_ends_and_marks_of_other_systems_change_nothing() {
    let want = write_clues(&parsed(SMALL));
    let windows = format!("\u{feff}{}", SMALL.replace('\n', "\r\n"));
    assert_eq!(write_clues(&parsed(&windows)), want);
    let without_last = SMALL.strip_suffix('\n').unwrap();
    assert_eq!(write_clues(&parsed(without_last)), want, "the last, empty clue has no line end");
}

const NON: &str = "title \"Two &amp; two\"\nby me\nwidth 3\nheight 2\n\nrows\n3\n1,1\n\ncolumns\n2\n1\n2\n\ngoal \"111101\"\nunknown property\n";

#[test]
fn simpson_files_are_read() {
    let puzzle = parsed(NON);
    assert_eq!(clues_of(&puzzle), ["3a", "1a 1a", "2a", "1a", "2a"]);
    assert_eq!(puzzle.notes().title.as_deref(), Some("Two & two"));
    assert_eq!(puzzle.notes().author.as_deref(), Some("me"));
    assert_eq!(puzzle.goal().unwrap().colors()[4], Color::BACKGROUND);
}

const CLUES: &str = "lists of clues, such as `rows` and `columns` or `row_clues` and `col_clues`";

#[track_caller]
fn check_non(text: &str, want: &[&str]) {
    assert_eq!(clues_of(&parsed(text)), want, "{text}");
}

#[test]
fn blank_lines_in_simpson_files_are_empty_clues_only_if_the_number_says_so() {
    check_non("width 1\nheight 3\nrows\n1\n\n1\ncolumns\n1,1\n", &["1a", "", "1a", "1a 1a"]);
    check_non("width 1\nheight 2\nrows\n\n1\n\n0\n\ncolumns\n\n1\n", &["1a", "", "1a"]);
    check_non("width 1\nheight 2\nrows\n1\n\n\ncolumns\n1\n", &["1a", "", "1a"]);
    check_non("rows\n0\n1\ncolumns\n1\n", &["", "1a", "1a"]);
}

#[test]
fn colors_of_simpson_files() {
    let letters = "color a #ff0000\ncolor b 00f\nrows\n1a,1b\ncolumns\n1a\n1b\ngoal ab\n";
    check_non(letters, &["1a 1b", "1a", "1b"]);
    assert_eq!(parsed(letters).puzzle().palette().ink(Color::nth(2).unwrap()).rgb, Rgb(0, 0, 255));
    let names = "color red FF0000 #\ncolor yellow ffff00 +\nrows\nred 1 yellow 2 1\n\
                 columns\nred 1\nyellow 1\nyellow 1\n0\n1?\ngoal\n\"#++.+\"\n";
    let found = read(names.as_bytes(), None);
    assert_eq!(clues_of(&found.unwrap()), ["1a 2b 1b", "1a", "1b", "1b", "", "1?"]);
    check_non("rows\n?,1\ncolumns\n1\n?\n1\n", &["?a 1a", "1a", "?a", "1a"]);
}

/// The first problem of a text: `line:column message | expected | hint`.
#[track_caller]
fn refused(text: &str, want: &str) {
    let error = read(text.as_bytes(), None).expect_err(text);
    let problem = &error.problems()[0];
    let (line, column) = error.place(problem);
    let [message, expected] = [&problem.message, &problem.expected].map(english);
    let mut found = format!("{line}:{column} {message} | {expected}");
    match &problem.advice {
        Some(Advice::Text(hint)) => found += &format!(" | {}", english(hint)),
        Some(hint) => found += &format!(" | {hint:?}"),
        None => {}
    }
    assert_eq!(found, want, "{text}");
}

#[test]
fn bad_boards_and_palettes() {
    refused("", "1:1 the file is empty | a puzzle");
    refused(" \n\n", "1:1 the file is empty | a puzzle");
    refused(
        "square 5\n",
        "1:1 found `square`, which begins no format known here | `rect HEIGHT WIDTH`, \
         `hex SIDE` or `tri A B C D E F` (.clues), the lines `rows` and `columns` (.non), or another format of docs/FORMATS.md | NameFormat([])",
    );
    let boards = "`rect HEIGHT WIDTH`, `hex SIDE` or `tri A B C D E F`";
    refused("rect 5\n", &format!("1:1 found `rect 5` | {boards}"));
    refused("tri 1 1 1 1 1\n", &format!("1:1 found `tri 1 1 1 1 1` | {boards}"));
    refused("rect 0 5\n", "1:6 found 0 | the number of rows, a whole number from 1");
    refused("rect 5 five\n", "1:8 found `five` | the number of columns, a whole number from 1");
    refused(
        "hex -3\n",
        "1:5 found a negative number | the length of a side, a whole number from 1",
    );
    refused(
        "hex 99999999999\n",
        "1:5 the number 99999999999 is too large | the length of a side, a whole number from 1",
    );
    refused(
        "rect 900 900\n#fff #000\n",
        "1:1 a board of 900x900 is not possible: it needs 1 to 262144 cells and at most 1000 \
         in a line | a smaller board",
    );
    let colors = "the background color and at least one more, like `#ffffff #000000`";
    refused("hex 1\n", &format!("2:1 the palette is missing | {colors}"));
    refused("hex 1\n#fff\n", &format!("2:1 only one color | {colors}"));
    refused("hex 1\n#fff #12345\n", "2:6 found `#12345` | a color like #ff8800");
    refused("hex 1\n1a\n", "2:1 found `1a` | a color like #ff8800");
}

#[test]
fn bad_clues() {
    let with = |clue: &str| format!("rect 1 3\n#fff #000 #f00\n{clue}\n\n\n\n");
    let length = "the length of a run, a whole number from 1";
    refused(&with("0a"), &format!("3:1 found 0 | {length}"));
    refused(&with("1a -2b"), &format!("3:4 found a negative number | {length}"));
    refused(&with("99999999999a"), &format!("3:1 the number 99999999999 is too large | {length}"));
    refused(&with("xa"), &format!("3:1 found `x` | {length}"));
    refused(&with("3"), "3:1 the run `3` has no color | a letter after it, as in `3a`");
    refused(&with("1a 11"), "3:4 the run `11` has no color | a letter after it, as in `11a`");
    refused(&with("a"), "3:1 the run `a` has no length | a number before it, or `?`");
    let declared = "one of the colors declared, `a` to `b`";
    refused(
        &with("1c"),
        &format!(
            "3:2 the color `c` is not declared | {declared} | add it to the palette in the second line"
        ),
    );
    refused(&with("1é"), &format!("3:2 found `é` where a color should stand | {declared}"));
    refused(&with("1-"), &format!("3:2 the background cannot be a run | {declared}"));
    refused(&with("2a 2a"), "3:1 the clue needs 5 cells | at most 3, the cells of row 1");
    refused(&with("2a 2?"), "3:1 the clue needs 4 cells | at most 3, the cells of row 1");
}

#[test]
fn every_bad_clue_is_told() {
    let text = "rect 1 3\n#fff #000\n1c 0a\n4a\n\n\n";
    let error = read(text.as_bytes(), None).unwrap_err();
    let places: Vec<_> = error.problems().iter().map(|problem| error.place(problem)).collect();
    assert_eq!(places, [(3, 2), (3, 4), (4, 1)]);
}

#[test]
fn missing_and_surplus_lines() {
    let hint = "an empty line of the board has a blank clue line, also at the end of the file";
    refused(
        "rect 2 2\n#fff #000\n1a\n",
        &format!("4:1 1 line of clues | 4 (rows: 2, columns: 2) | {hint}"),
    );
    refused(
        "hex 2\n#fff #000\n1a\n\ntitle x\n",
        &format!(
            "5:1 2 lines of clues | 9 (rows: 3, falling diagonals: 3, rising diagonals: 3) | {hint}"
        ),
    );
    refused(
        "rect 1 1\n#fff #000\n1a\n1a\n1a\n",
        "5:1 found `1a` after the last clue | the end, or one of title, author, copyright, license, \
         catalogue, remark, name, given, cell, saved, saved-cell, goal | the board in the first line says how many clues there are",
    );
    refused(
        "rect 1 1\n#fff #000\n\n\ngiven\n??\n",
        "6:1 row 1 has 2 cells | 1 cell as the board has there",
    );
    refused("rect 1 1\n#fff #000\n\n\ngoal\n?\n", "6:1 found `?` | `-` or a color from `a` to `a`");
    refused("rect 1 1\n#fff #000\n\n\ngoal\n", "5:1 0 rows of cells | 1 as the board has");
    refused(
        "rect 1 1\n#fff #000\n\n\ncell 1 2 a\n",
        "5:8 found 2 | at most 1, the cells of that row",
    );
}

#[test]
fn bad_simpson_files() {
    refused(
        "rows\n1\n",
        "3:1 the section `columns` is missing | `rows` and `columns`, each on a line of its own",
    );
    let hint = "an empty line of the board has the clue 0";
    refused(
        "height 3\nrows\n1\n1\ncolumns\n1\n",
        &format!("2:1 the section `rows` has 2 clues | 3, as `height` says | {hint}"),
    );
    refused(
        "height 1\nrows\n1\n1\ncolumns\n1\n",
        &format!("4:1 the section `rows` has 2 clues | 1, as `height` says | {hint}"),
    );
    refused(
        "width -2\nrows\n1\ncolumns\n1\n",
        "1:7 found a negative number | the number of columns, a whole number from 1",
    );
    let length = "the length of a run, a whole number from 1";
    refused("rows\n1,0\ncolumns\n1\n", &format!("2:3 found 0 | {length}"));
    refused("rows\n1,-2\ncolumns\n1\n", &format!("2:3 found a negative number | {length}"));
    refused("rows\n3\ncolumns\n1\n", "2:1 the clue needs 3 cells | at most 1, the cells of row 1");
    refused(
        "rows\n1x\ncolumns\n1\n",
        "2:2 the color `x` is not declared | the name of a declared color | declare it before the clues: color x #rrggbb",
    );
    refused(
        "color a #f00\ncolor b #0f0\nrows\n1\ncolumns\n1a\n",
        "4:1 the run `1` has no color | a number and the letter or name of a color",
    );
    refused(
        "color a #f00\ncolor a #0f0\nrows\n1\ncolumns\n1a\n",
        "2:7 the color `a` is declared twice | each color once",
    );
    refused(
        &format!("{NON}rows\n1\n"),
        "19:1 the section `columns` is missing | `rows` and `columns`, each on a line of its own",
    );
    refused("rows\n1\ncolumns\n1\ngoal 11\n", "5:6 the goal has 2 cells | 1 as the board has");
    refused("rows\n1\ncolumns\n1\ngoal x\n", "5:6 found `x` | 0, 1 or the letter of a color");
}

#[test]
fn bytes_that_are_no_text() {
    let error = read(b"rect 1 1\n#fff \x81", None).unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 6: byte 14 (0x81) is not UTF-8, expected UTF-8");
    let error = read(&vec![b' '; MAX_BYTES + 1], None).unwrap_err();
    assert!(error.to_string().contains("more than 16777216 bytes"), "{error}");
}

#[test]
fn solutions_are_read_for_their_board() {
    let puzzle = parsed("hex 2\n#fff #000\n\n\n\n\n\n\n\n\n\n");
    let picture = read_solution(b"a-\n--a\r\n-a\n\n", puzzle.puzzle()).unwrap();
    assert_eq!(picture.letters(puzzle.puzzle().geometry()), "a-\n--a\n-a\n");
    let error =
        |text: &str| read_solution(text.as_bytes(), puzzle.puzzle()).unwrap_err().to_string();
    assert_eq!(
        error("a-\n--a\n"),
        "line 3, column 1: 2 rows of cells, expected 3 as the board has"
    );
    assert_eq!(
        error("a-\n--\n--\n"),
        "line 2, column 1: row 2 has 2 cells, expected 3 cells as the board has there"
    );
    assert_eq!(
        error("a-\n-b-\n--\n"),
        "line 2, column 2: found `b`, expected `-` or a color from `a` to `a`"
    );
    assert_eq!(
        error("a-\n---\n--\na\n"),
        "line 4, column 1: a row too many (row 4), expected 3 rows as the board has"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_are_too_much(bytes: Vec<u8>) {
        for format in [None, Some(Format::Clues), Some(Format::Non)] {
            let _ = read(&bytes, format);
        }
    }

    /// Pieces of real files in any order.
    #[test]
    fn no_puzzle_like_text_is_too_much(
        head in "(rect|hex)( [0-9]{1,2}){0,3}\n(#[0-9a-f]{3} ){0,4}\n|",
        lines in prop::collection::vec("(([0-9?]{0,2}[a-c?é] ?){0,4}|rows|columns|given|goal|cell 1 1 a|title x|height 2|width 9|color a #fff|====|[0-9,]{0,5})\r?", 0..12),
    ) {
        let text = format!("{head}{}", lines.join("\n"));
        for format in [None, Some(Format::Clues), Some(Format::Non)] {
            if let Ok(puzzle) = read(text.as_bytes(), format) {
                let written = write_clues(&puzzle);
                let again = read(written.as_bytes(), None).unwrap();
                prop_assert_eq!(&write_clues(&again), &written);
                prop_assert_eq!(again.puzzle().givens(), puzzle.puzzle().givens());
            }
        }
    }
}

#[test]
fn slips_in_simpson_files_are_told_where_they_are() {
    let length = "the length of a run, a whole number from 1";
    let sized = |rows: &str, columns: &str| {
        format!("width 2\nheight 2\nrows\n{rows}\ncolumns\n{columns}\n")
    };
    refused(&sized("1\n1", "x\n1"), &format!("7:1 found `x` | {length}"));
    refused(&sized("1\nl", "1\n1"), &format!("5:1 found `l` | {length} | did you mean `1`?"));
    refused("rows\nl\n1\ncolumns\n2\n", &format!("2:1 found `l` | {length} | did you mean `1`?"));
    refused(
        "rows\n1O\n1\ncolumns\n2\n",
        "2:2 the color `O` is not declared | the name of a declared color | did you mean `10`?",
    );
    refused("ROWS\n1\ncolumns\n1\n", "1:1 found `ROWS` | `rows` | did you mean `rows`?");
    refused("rows\n1\nCols\n1\n", "3:1 found `Cols` | `columns` | did you mean `columns`?");
    refused(
        "Width 1\nheight 1\nrows\n1\ncolumns\n1\n",
        "1:1 found `Width` | `width` | did you mean `width`?",
    );
    // Properties stay what they are, also behind a section.
    check_non("rows\n1\nfavorite yes\ncolumns\n1\nRow of houses\n", &["1a", "1a"]);
    check_non("height 2\nwidth 1\nrows\n1\n\nmood good\ncolumns\n1\n", &["1a", "", "1a"]);
}

#[test]
fn there_is_a_puzzle_or_an_error() {
    let nothing = [
        "# hi\n",
        "GRID\n",
        "<puzzleset/>",
        "{}",
        "x",
        "0",
        "-",
        "#d\n",
        "P1 0 0\n",
        "c\n",
        "var d=[]",
    ];
    for &format in Format::all() {
        for text in nothing {
            let found = read_all(text.as_bytes(), Some(format));
            assert!(!matches!(&found, Ok(found) if found.is_empty()), "{}: {text}", format.name());
        }
    }
}

#[test]
fn words_name_formats_by_name_or_ending() {
    assert_eq!(Format::from_word("XML"), Some(Format::Webpbn));
    assert_eq!(Format::from_word("webpbn"), Some(Format::Webpbn));
    assert_eq!(Format::from_word("g"), Some(Format::Olsak));
    assert_eq!(Format::from_word("lists"), Some(Format::Lists));
    assert_eq!(Format::from_word("png"), None);
}

#[test]
fn pictures_of_two_columns_and_of_two_signs_a_cell() {
    let shape = |text: &str| match detect(text.as_bytes()) {
        Ok(Detected::One(Format::Picture)) => parsed(text).puzzle().geometry().shape(),
        other => panic!("{other:?}\n{text}"),
    };
    let two = Shape::Rect { height: 2, width: 2 };
    for text in [". #\n# .\n", "0 1\n1 0\n", ".#\n#.\n", "..##\n##..\n", "aa..\n..bb\n"] {
        assert_eq!(shape(text), two);
    }
    // The frames of yayagram, of two sizes, and the board of nonovi.
    for text in [
        "+----+\n|11  |\n|  11|\n+----+\n\n1: filled\n",
        "+--------+\n|1111    |\n|1111    |\n|    1111|\n|    1111|\n+--------+\n",
        "b-\nx_\n_x\neb-\nh-\n1:1\n1:1\neh-\n",
    ] {
        assert_eq!(shape(text), two);
        assert_eq!(clues_of(&parsed(text)), ["1a", "1a", "1a", "1a"]);
    }
    assert_eq!(shape("0011\n1100\n"), Shape::Rect { height: 2, width: 4 });
    assert_eq!(shape(". . # #\n# # . .\n"), Shape::Rect { height: 2, width: 4 });
    assert_eq!(shape(" ##..\n##..##\n ####\n"), Shape::hex(2));
    let wide = parsed(". . # #\n# # . .\n");
    assert_eq!(parsed(&write(&wide, Format::Picture, Loss::NOTES).unwrap().text), wide);
}
