//! One small board, written by hand in every format: which way its lines run.

use crate::*;

/// ```text
/// #.##
/// ....
/// #.#.
/// ..#.
/// ```
const BOARD: &str = "rect 4 4\n#ffffff #000000\n1a 2a\n\n1a 1a\n1a\n1a 1a\n\n1a 2a\n1a\n";

const EXAMPLES: &[(Format, &str)] = &[
    (Format::Non, "width 4\nheight 4\n\nrows\n1,2\n0\n1,1\n1\n\ncolumns\n1.1\n0\n1 2\n1\n"),
    (
        Format::Webpbn,
        "<?xml version=\"1.0\"?>\n<!DOCTYPE pbn SYSTEM \"http://webpbn.com/pbn-0.3.dtd\">\n\
         <puzzleset><puzzle type=\"grid\" defaultcolor=\"black\">\n\
         <clues type=\"columns\"><line><count>1</count><count>1</count></line><line/>\
         <line><count>1</count><count>2</count></line><line><count>1</count></line></clues>\n\
         <clues type=\"rows\"><line><count>1</count><count>2</count></line><line></line>\
         <line><count>1</count><count>1</count></line><line><count>1</count></line></clues>\n\
         </puzzle></puzzleset>",
    ),
    (Format::Olsak, ": rows\n1 2\n\n1 1\n1\n: columns\n1 1\n\n1 2\n1\n:\n"),
    (
        Format::Lists,
        "[clues]\nrows = \"\"\"\n1 2 # one, two\n0\n1 1, 1 ; two lines\n\"\"\"\ncolumns = '1 1, 0, 1 2, 1'\n",
    ),
    (Format::Lists, "4x4\n\nrows\n1,2\n0\n1,1\n1\n\ncolumns\n1,1\n0\n1,2\n1\n"),
    (Format::It3105, "4 4\n1\n1 1\n0\n1 2\n1 1\n0\n2 1\n1\n"),
    (Format::It3105Down, "4 4\n1\n1 1\n0\n1 2\n1 1\n0\n1 2\n1\n"),
    (Format::Mk, "4 4\n1 2\n\n1 1\n1\n#\n1 1\n0\n1 2\n1\n"),
    (Format::Nin, "4 4\n1 2\n\n1 1\n1\n1 1\n0\n1 2\n1\n"),
    (Format::Cwd, "4\n4\n1 2\n0\n1 1\n1\n\n1 1\n0\n1 2\n1\n"),
    (Format::Sgriddler, "MK Version 3.0\n\n4 4\n\n\n1 1\n0\n2 1\n1\n\n2 1\n0\n1 1\n1\n"),
    (Format::Pattern, "4x4:1.1//1.2/1/1.2//1.1/1"),
    (Format::Pzpr, "http://pzv.jp/p.html?nonogram/4/4/11h211g21h111g"),
    (Format::Kucera, "c a comment\nnonogram 4 4\n1 2 0\n0\n1 1 0\n\n1 0\n1 1 0\n0\n1 2 0\n1 0\n"),
    (Format::Ctu, "4,4\n#,1,#,2\n\n#,1,#,1\n#,1\n#,1,#,1\n\n#,1,#,2\n#,1\n"),
    (
        Format::Pzl,
        "1\n#000000\n\n4 4\n\n2 1 0 0 0 2 0 0 0\n0\n2 1 0 0 0 1 0 0 0\n1 1 0 0 0 \n\n\
         2 1 0 0 0 1 0 0 0\n0\n2 1 0 0 0 2 0 0 0\n1 1 0 0 0\n",
    ),
    (
        Format::Lists,
        "# a comment\nGRID\nROWS\n[ 1 2 ]\n[]\n[ 1 1 ]\n[ 1 ] # one\nCOLUMNS\n[ 1 1 ]\n[ ]\n[ 1 2 ]\n[ 1 ]\n",
    ),
    (Format::Tournament, "$1\n1\t1\n0\n1\t2\n1\n1\t2\n0\n1\t1\n1\n"),
    (Format::Keen, "1 2\n0\n1 1\n1\n\n1 1\n0\n1 2\n1\n"),
    (Format::Ish, "# a comment\n1,2\n0\n1,1\n1\n\n1,1\n0\n1,2\n1\n"),
    (Format::Syro, "1 2 0\n0\n1 1 0\n1 0\n\n1 1 0\n0\n1 2 0\n1 0\n"),
    (Format::Makhorin, "* a comment\n1 2\n0\n1 1\n1\n&\n1 1\n0\n1 2\n1\n"),
    (Format::Lists, "{\"rows\":[[1,2],[],[1,1],[1]],\"cols\":[[1,1],[],[1,2],[1]],\"source\":1}"),
    (
        Format::Lists,
        "{\"rows\": 4, \"cols\": 4, \"row_clues\": [[1, 2], [], [1, 1], [1]],\n\
         \"col_clues\": [\"1 1\", \"\", \"1 2\", \"1\"]}",
    ),
    (Format::Lists, "{\"ver\":[[1,1],[],[1,2],[1]],\"hor\":[[1,2],[0],[1,1],[1]]}"),
    (
        Format::Minizinc,
        "X = 4;\nY = 4;\nmaxlen = 4;\nrows = [|1, 0, 1, 1\n|0, -1, -1, -1\n|1, 0, 1, -1\n|1, -1, -1, -1\n|];\n\
         cols = [|1, 0, 1, -1\n|0, -1, -1, -1\n|1, 0, 1, 1\n|1, -1, -1, -1\n|];\n",
    ),
    (
        Format::FreeNono,
        "<FreeNono><Nonograms><Nonogram name=\"\" difficulty=\"0\" height=\"4\" width=\"4\">\n\
         <line> x _ x x </line><line> _ _ _ _ </line>\n<line> x _ x _ </line>\n\
         <line> _ _ x _ </line></Nonogram></Nonograms></FreeNono>",
    ),
    (
        Format::Lists,
        "[Dimensions]\n4\n4\n[Row clues]\n1, 2\n0\n1,1\n1\n[Column clues]\n1, 1\n0\n1, 2\n1\n",
    ),
    (Format::Lists, "[clues]\nrows =\n  1 2, 0\n\n  1 1\n  1\ncolumns = 1 1,0, 1 2, 1\n"),
    (Format::Lists, "# a comment\nrows\n1 2\n0\n1 1\n1\ncols\n1 1\n0\n1 2\n1\n"),
    (Format::Puzzlekit, "4 4\n1 1\n0\n1 2\n1\n1 2\n0\n1 1\n1\n"),
    (
        Format::Lists,
        "row_rules = [[1, 2], [0, 0], [1, 1], [0, 1]]\ncol_rules = [[1, 1], [0, 0], [1, 2], [0, 1]]\n",
    ),
    (Format::Picture, "1 0 1 1\n0 0 0 0\n1 0 1 0\n0 0 1 0\n"),
    (Format::Solution, "a-aa\n----\na-a-\n--a-\n"),
    (Format::Pbm, "P1 # a comment\n4 4\n1011 0000\n1010 0 0 1 0\n"),
];

#[test]
fn every_format_runs_its_own_way() {
    let board = read(BOARD.as_bytes(), None).unwrap();
    for (format, text) in EXAMPLES {
        let found = read(text.as_bytes(), Some(*format));
        let found = found.unwrap_or_else(|error| panic!("{}: {error}", format.name()));
        assert_eq!(
            write_clues(&found.into_puzzle().into()),
            write_clues(&board),
            "{}",
            format.name()
        );
        let is_twin =
            matches!(format, Format::Nin | Format::It3105 | Format::It3105Down | Format::Puzzlekit);
        let detected = detect(text.as_bytes()).unwrap();
        assert!(is_twin || detected == Detected::One(*format), "{}", format.name());
    }
    assert!(read(b"AB A\nAA AB", None).is_err(), "AB needs four cells");
    let rosetta = read(b"C BA CB BB F AE F A B\nAB CA AE GA E C D C", None).unwrap();
    assert!(write_clues(&rosetta).starts_with("rect 9 8\n#ffffff #000000\n3a\n2a 1a\n3a 2a\n"));
}

#[test]
fn a_raw_bitmap_has_eight_cells_a_byte() {
    let raw = read(b"P4\n10 2\n\x80\x40\x01\x80", None).unwrap();
    assert!(write_clues(&raw).contains("goal\na--------a\n-------aa-\n"), "{}", write_clues(&raw));
    assert!(read(b"P4\n10 2\n\x80", None).is_err());
}

/// The numbers are masked by hand: 3 x 2 cells, one color, runs of 2 and 1 cells.
#[test]
fn pages_of_nonograms_org_are_unmasked() {
    let page = "<html><script>var d=[[9],[13,10,20,10],[12,10,20,10],[11,10,20,10],\
                [3,5,7,9],[260,3,19],[11,20,10,10],[1,2,3,4],[2,4,4,5],[4,3,4,6]];</script>";
    let page = page.replace("[11,20,10,10]", "[11,10,11,10]");
    let puzzle = read(page.as_bytes(), None).unwrap();
    let text = write_clues(&puzzle);
    assert!(text.starts_with("rect 2 3\n#ffffff #ff000a\n2a\n1a\n"), "{text}");
    assert!(text.ends_with("goal\naa-\n--a\n"), "{text}");
}

#[test]
fn webpbn_draws_clues_from_its_goal_and_knows_blots() {
    let colored = "<puzzle backgroundcolor=\"sky\" defaultcolor=\"red\"><title>A &amp; B</title>\
        <color name=\"red\" char=\"r\">f00</color><color name=\"sky\" char=\".\">00f</color>\
        <solution><image>|rr.|..r|</image></solution>\
        <solution type=\"saved\"><image>|r?.|?[r.]?|</image></solution></puzzle>";
    let text = write_clues(&read(colored.as_bytes(), None).unwrap());
    assert!(
        text.starts_with("rect 2 3\n#0000ff #ff0000\n2a\n1a\n1a\n1a\n1a\ntitle A & B\n"),
        "{text}"
    );
    assert!(text.contains("saved\na?-\n???\n"), "{text}");
    let blot = "<puzzle><clues type=\"rows\"><line><count>0</count></line></clues>\
        <clues type=\"columns\"><line><count>1</count></line><line/></clues></puzzle>";
    assert!(write_clues(&read(blot.as_bytes(), None).unwrap()).contains("\n?a\n1a\n\n"));
}

#[test]
fn the_size_of_sections_is_read_either_way() {
    let text = "2x3\n\nrows\n1\n1\n0\n\ncolumns\n1\n1\n\nsolution\n# .\n. #\n. .\n";
    let puzzle = read(text.as_bytes(), None).unwrap();
    assert!(write_clues(&puzzle).ends_with("goal\na-\n-a\n--\n"));
    assert_eq!(read(text.replace("2x3", "3x2").as_bytes(), None).unwrap(), puzzle);
    assert!(read(text.replace("2x3", "3x3").as_bytes(), None).is_err());
}

#[test]
fn cells_of_two_colors_are_refused_with_a_word() {
    let refused = |text: &str| read(text.as_bytes(), None).unwrap_err().to_string();
    let word = "cells of two colors are not supported yet";
    assert!(refused("#d\nt:/ black/orange\n: a\n1t\n: b\n1t\n:\n").contains(word));
    let color = "<color name=\"cap\">black/orange</color>";
    assert!(refused(&format!("<puzzle type=\"triddler\">{color}</puzzle>")).contains(word));
}

/// Found by fuzzing: names that the writer would have had to change.
#[test]
fn names_and_notes_get_through_every_format() {
    let xml = "<puzzle><color name=\"black\" char=\"a\">000001</color><color name=\"b\" char=\"b\">f00</color>\
        <title>a\u{85}b &#x9; c</title><clues type=\"rows\"><line><count color=\"b\">1</count></line></clues>\
        <clues type=\"columns\"><line><count color=\"b\">1</count></line></clues></puzzle>";
    let puzzle = read(xml.as_bytes(), None).unwrap();
    assert_eq!(puzzle.notes().title.as_deref(), Some("a b c"));
    let text = write(&puzzle, Format::Webpbn, Loss::NOTES).unwrap().text;
    assert_eq!(read(text.as_bytes(), None).unwrap(), puzzle, "{text}");
}

#[test]
fn values_of_colors_get_through_simpson_files() {
    let board = super::parsed("rect 1 2\n#fedcba #123456 #654321\n1a 1b\n1a\n1b\n");
    let written = write(&board, Format::Non, Loss::NOTES).unwrap().text;
    let again = read(written.as_bytes(), Some(Format::Non)).unwrap();
    let values = |document: &Document| {
        let palette = document.puzzle().palette();
        palette.colors().map(|color| palette.ink(color).rgb).collect::<Vec<puzzle::Rgb>>()
    };
    assert_eq!(values(&again), values(&board), "{written}");
}
