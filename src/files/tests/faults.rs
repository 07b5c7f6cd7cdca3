//! The mistakes that people make, in every text format that can make them.

use crate::language::english;
use crate::message::message;
use crate::*;

/// A small puzzle (7 x 7, from a thesis on nonograms of 1999) in a format, with one
/// replacement made, and the error it must cause: the place and a part of the message.
#[track_caller]
fn mistake(format: Format, text: &str, from: &str, to: &str, place: (usize, usize), want: &str) {
    assert!(text.contains(from), "{}: `{from}` is not in\n{text}", format.name());
    let broken = text.replacen(from, to, 1);
    let error = read(broken.as_bytes(), Some(format)).unwrap_err();
    let found = error.to_string();
    assert!(found.contains(want), "{}: `{want}` is not in: {found}\n{broken}", format.name());
    let problem = &error.problems()[0];
    assert_eq!(error.place(problem), place, "{}: {found}\n{broken}", format.name());
}

const ROWS: [&str; 7] = ["3", "2 1", "3 2", "5", "4", "1", "2"];
const COLUMNS: [&str; 7] = ["1", "3", "1 3", "5 1", "4", "3", "2"];

fn non() -> String {
    let join = |lines: [&str; 7]| lines.join("\n").replace(' ', ".");
    format!("height 7\nwidth 7\nrows\n{}\ncolumns\n{}\n", join(ROWS), join(COLUMNS))
}

/// A stray line does not make it another format, whose faults would be told instead.
#[test]
fn a_line_with_a_colon_is_a_fault_of_the_format_that_all_others_show() {
    let text = non().replace("rows\n", ": a remark\nrows\n");
    let error = read(text.as_bytes(), None).unwrap_err();
    let problem = &error.problems()[0];
    assert_eq!(error.place(problem), (3, 1));
    let words = english(&problem.words());
    assert_eq!(
        words,
        "found `:` where a line should begin with a word, expected `rows`, `columns` or a property"
    );
}

#[test]
fn the_chick_is_read() {
    let puzzle = read(non().as_bytes(), None).unwrap();
    assert_eq!(puzzle.puzzle().disagreement(), None);
    for &format in Format::all().iter().filter(|f| !f.is_picture() && !f.is_read_only()) {
        let text = write(&puzzle, format, Loss::NOTES).unwrap().text;
        assert_eq!(read(text.as_bytes(), Some(format)).unwrap(), puzzle, "{}", format.name());
    }
}

/// A colon behind a heading is reported once, and the clues below it are read all the same.
#[test]
fn a_slip_in_a_heading_is_the_only_problem() {
    for (from, to) in [("rows\n", "rows:\n"), ("columns\n", "columns:\n")] {
        let error = read(non().replacen(from, to, 1).as_bytes(), None).unwrap_err();
        let advice = message!("advice-meant", text = from.trim());
        assert_eq!(error.problems().len(), 1, "{error}");
        assert_eq!(error.problems()[0].advice, Some(Advice::Text(advice)));
    }
    let error = read(non().replace('.', ";").as_bytes(), None).unwrap_err();
    let advice = message!("advice-meant", text = "2,1");
    assert_eq!(error.problems()[0].advice, Some(Advice::Text(advice)), "{error}");
    let is_sign = |problem: &Problem| english(&problem.message) == "found `;` between numbers";
    assert!(error.problems().iter().all(is_sign));
}

/// The eleven tests of the thesis: size 0, no value, no line, a negative one, letters, too
/// large, too small, a clue missing, a heading missing; blank lines are fine; the
/// sums are for `check` to compare.
#[test]
fn the_faulty_files_of_the_thesis() {
    let chick = non();
    let wrong = |from: &str, to: &str, place, want: &str| {
        mistake(Format::Non, &chick, from, to, place, want)
    };
    wrong(
        "width 7",
        "width 0",
        (2, 7),
        "found 0, expected the number of columns, a whole number from 1",
    );
    wrong("width 7", "width", (2, 6), "the number is missing, expected the number of columns");
    wrong("width 7\n", "", (10, 1), "the line `width` is missing");
    wrong("width 7", "width -3", (2, 7), "found a negative number, expected the number of columns");
    wrong("height 7", "height gary", (1, 8), "found `gary`, expected the number of rows");
    wrong("height 7", "height 9", (3, 1), "the section `rows` has 7 clues, expected 9");
    wrong("height 7", "height 3", (7, 1), "the section `rows` has 7 clues, expected 3");
    wrong("3\n2.1", "2.1", (3, 1), "the section `rows` has 6 clues, expected 7");
    wrong("columns\n", "", (11, 1), "the section `columns` is missing");
    wrong("rows\n", "rows:\n", (3, 1), "found `rows:`, expected `rows`");
    wrong("columns\n", "Columns:\n", (11, 1), "found `Columns:`, expected `columns`");
    wrong("height 7", "height: 7", (1, 1), "found `height:`, expected `height`");
    wrong("2.1", "2;1", (5, 2), "found `;` between numbers, expected a comma");
    wrong("2.1", "2; 1", (5, 2), "found `;` between numbers, expected a comma");
    let blank = chick.replacen("5\n4", "5\n\n4", 1);
    assert_eq!(read(blank.as_bytes(), None).unwrap(), read(chick.as_bytes(), None).unwrap());
    let sums = read(chick.replacen("rows\n3", "rows\n7", 1).as_bytes(), None).unwrap();
    let said = sums.puzzle().disagreement().unwrap().describe(sums.puzzle());
    assert!(said.contains("27") && said.contains("23"), "{said}");
}

/// Where in a format the size, a clue and its lines stand.
#[test]
fn the_same_mistakes_in_the_other_formats() {
    let chick = read(non().as_bytes(), None).unwrap();
    let text = |format| write(&chick, format, Loss::NOTES).unwrap().text;
    let whole = "a whole number from 1";
    for (format, size) in [
        (Format::Mk, "7 7"),
        (Format::Nin, "7 7"),
        (Format::It3105, "7 7"),
        (Format::Sgriddler, "7 7"),
        (Format::Cwd, "7\n7"),
        (Format::Kucera, "7 7"),
        (Format::Clues, "7 7"),
    ] {
        let text = text(format);
        let at = text.find(size).unwrap();
        let line = text[..at].matches('\n').count() + 1;
        let column = at - text[..at].rfind('\n').map_or(0, |at| at + 1) + 1;
        let wrong = |to: &str, want: &str| {
            let broken = text.replacen(size, &size.replacen('7', to, 1), 1);
            let error = read(broken.as_bytes(), Some(format)).unwrap_err();
            let found = error.to_string();
            assert!(found.contains(want), "{}: `{want}` is not in: {found}", format.name());
            (error.place(&error.problems()[0]), found)
        };
        assert_eq!(wrong("0", whole).0, (line, column), "{}", format.name());
        assert_eq!(wrong("-3", "negative").0, (line, column), "{}", format.name());
        assert_eq!(wrong("gary", "found `gary`").0, (line, column), "{}", format.name());
        // Too large and too small: the numbers of lines disagree.
        wrong("9", "");
        wrong("3", "");
    }
    let json = text(Format::Lists).replace("[2,1]", "[2,-1]");
    let error = read(json.as_bytes(), None).unwrap_err().to_string();
    assert!(error.contains("found a negative number, expected the length of a run"), "{error}");
    for format in [Format::Olsak, Format::Webpbn, Format::Mk] {
        let (from, place) = match format {
            Format::Webpbn => ("<count>5</count>", "<count>-5</count>"),
            _ => ("5 1", "-5 1"),
        };
        let broken = text(format).replacen(from, place, 1);
        let error = read(broken.as_bytes(), Some(format)).unwrap_err().to_string();
        assert!(error.contains("found a negative number, expected the length of a run"), "{error}");
    }
}

/// Several at once, each at its place.
#[test]
fn parsing_goes_on_behind_a_mistake() {
    let broken =
        non().replacen("2.1", "2.x", 1).replacen("5.1", "0.1", 1).replacen("1.3", "1.-3", 1);
    let error = read(broken.as_bytes(), None).unwrap_err();
    let places: Vec<_> = error.problems().iter().map(|problem| error.place(problem)).collect();
    assert_eq!(places, [(5, 3), (14, 3), (15, 1)], "{error}");
}

/// What is just within a limit is read, what is just beyond is refused.
#[test]
fn limits_at_their_edge() {
    use crate::puzzle::{MAX_CELLS, MAX_COLORS, MAX_LINE_CELLS};
    let line = |cells: usize| format!("rect 1 {cells}\n#fff #000\n*\n{}", "*\n".repeat(cells));
    assert!(read(line(MAX_LINE_CELLS).as_bytes(), None).is_ok());
    let error = read(line(MAX_LINE_CELLS + 1).as_bytes(), None).unwrap_err().to_string();
    assert!(error.contains("at most 1000 in a line"), "{error}");
    let side = (MAX_CELLS as f64).sqrt() as usize;
    let board = |side: usize| format!("rect {side} {side}\n#fff #000\n{}", "*\n".repeat(2 * side));
    assert!(read(board(side).as_bytes(), None).is_ok());
    assert!(read(board(side + 1).as_bytes(), None).is_err());
    let colors = |count: usize| format!("rect 1 1\n{}\n*\n*\n", "#123456 ".repeat(count));
    assert!(read(colors(MAX_COLORS).as_bytes(), None).is_ok());
    assert!(read(colors(MAX_COLORS + 1).as_bytes(), None).is_err());
    let runs =
        |count: usize| format!("rect 1 9\n#fff #000\n{}\n{}", "1a ".repeat(count), "*\n".repeat(9));
    assert!(read(runs(5).as_bytes(), None).is_ok());
    assert!(read(runs(6).as_bytes(), None).is_err());
    let bundle = "rows\n1\ncolumns\n1\n====\n".repeat(MAX_PUZZLES);
    assert_eq!(read_all(bundle.as_bytes(), None).unwrap().len(), MAX_PUZZLES);
    let error = read_all((bundle + "rows\n1\ncolumns\n1\n").as_bytes(), None).unwrap_err();
    assert!(error.to_string().contains("more than 10000 puzzles"), "{error}");
    let wide = format!("rows\n{}columns\n{}====\n", "0\n".repeat(512), "0\n".repeat(512));
    let full = MAX_FILE_CELLS / MAX_CELLS;
    assert_eq!(read_all(wide.repeat(full).as_bytes(), None).unwrap().len(), full);
    let error = read_all(wide.repeat(full + 1).as_bytes(), None).unwrap_err().to_string();
    assert!(error.contains("more than 4000000 cells"), "{error}");
}

/// A file may declare whatever it likes: the first color too many ends it.
#[test]
fn colors_end_at_their_limit() {
    use crate::puzzle::MAX_COLORS;
    let each = |declare: &dyn Fn(usize) -> String| (1..400).map(declare).collect::<String>();
    let json = each(&|n| format!("{{\"rgb\": \"#{n:06}\"}},\n"));
    let xml = each(&|n| format!("<color name=\"c{n}\">{n:06}</color>\n"));
    let sign = |n: usize| char::from_u32(0x4e00 + n as u32).unwrap();
    let files = [
        (
            Format::Json,
            1 + MAX_COLORS,
            format!(
                "{{\"nonosat\": 1, \"shape\": {{\"hex\": {{\"side\": 1}}}}, \"clues\": [], \"colors\": [\n{json}\n{{\"rgb\": \"#fff\"}}]}}"
            ),
        ),
        (Format::Webpbn, 1 + MAX_COLORS, format!("<puzzle>\n{xml}</puzzle>")),
        // The background is not declared in these.
        (
            Format::Ctu,
            1 + MAX_COLORS - 1,
            format!("400,1\n{}", each(&|n| format!("{},1\n", sign(n)))),
        ),
        (
            Format::Olsak,
            1 + MAX_COLORS - 1,
            format!("#d\n{}: r\n1\n: c\n1\n:\n", each(&|n| format!("{}:* blue\n", sign(n)))),
        ),
        (
            Format::Non,
            MAX_COLORS - 1,
            format!("{}rows\n1\ncolumns\n1\n", each(&|n| format!("color c{n} #fff\n"))),
        ),
    ];
    for (format, before, text) in files {
        let error = read(text.as_bytes(), Some(format)).unwrap_err();
        let (line, _) = error.place(&error.problems()[0]);
        assert_eq!(line, before + 1, "{}: {error}", format.name());
        assert!(error.to_string().contains("colors") || format == Format::Ctu, "{error}");
    }
}

/// What would cost more than its length to read.
#[test]
fn what_grows_is_refused() {
    let refused =
        |format, text: &str| read_all(text.as_bytes(), Some(format)).unwrap_err().to_string();
    let attributes: String = (0..=MAX_XML_ATTRIBUTES).map(|n| format!(" a{n}='>'")).collect();
    let wide = format!("<puzzle{attributes}></puzzle>");
    assert!(refused(Format::Webpbn, &wide).contains("more than 100 attributes"));
    let entity = "<!DOCTYPE p [<!ENTITY e \"ha\">]><puzzle>&e;</puzzle>";
    assert!(refused(Format::Webpbn, entity).contains("an entity that the file defines itself"));
    let spaces = "<a xmlns:b=\"c\"/>".repeat(MAX_XML_ATTRIBUTES + 1);
    assert!(refused(Format::Webpbn, &spaces).contains("namespaces"));
    let dot = "<puzzle><clues type=\"rows\"><line/></clues><clues type=\"columns\"><line/></clues></puzzle>";
    let title =
        format!("<puzzleset><title>{}</title>{}</puzzleset>", "x".repeat(1 << 20), dot.repeat(17));
    assert!(refused(Format::Webpbn, &title).contains("bytes of notes"));
    assert!(
        refused(Format::Lists, &"GRID\nROWS\n[1]\nCOLUMNS\n[1]\n".repeat(MAX_PUZZLES + 1))
            .contains("more than 10000 puzzles")
    );
    let many = "\n".repeat(MAX_LINES + 1);
    assert!(refused(Format::Mk, &format!("1 1{many}1")).contains("more than 1000000 lines"));
    // Behind a hundred mistakes nothing is read.
    let bad = format!("rows\n{}columns\n1\n", "!\n".repeat(1000));
    assert_eq!(read(bad.as_bytes(), None).unwrap_err().problems().len(), 10);
}

#[test]
fn xml_that_nests_or_grows_is_refused() {
    let deep = |depth: usize| {
        format!("<puzzleset>{}{}</puzzleset>", "<a>".repeat(depth), "</a>".repeat(depth))
    };
    let refused = |text: &str| read(text.as_bytes(), Some(Format::Webpbn)).unwrap_err().to_string();
    assert!(refused(&deep(MAX_XML_DEPTH - 1)).contains("there is no puzzle in this XML"));
    assert!(refused(&deep(MAX_XML_DEPTH)).contains("more than 16 elements inside each other"));
    let entities: String = (1..30)
        .map(|n| format!("<!ENTITY e{n} \"&e{0};&e{0};&e{0};&e{0};&e{0};&e{0};\">", n - 1))
        .collect();
    let bomb = format!("<!DOCTYPE p [<!ENTITY e0 \"ha\">{entities}]><puzzle>&e29;</puzzle>");
    assert!(!refused(&bomb).is_empty());
}
