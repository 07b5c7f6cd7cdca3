//! Files in the manner of FreeNono, gnonograms, pynogram, Hugi, puzzlekit and OR-tools.

use super::*;

/// ```text
/// #.#
/// ##.
/// ```
const BOARD: &str = "rect 2 3\n#ffffff #000000\n1a 1a\n2a\n2a\n1a\n1a\n";

/// The text is detected as this format and has the board, with these lines behind it as `.clues`.
#[track_caller]
fn reads(text: &str, format: Format, behind: &str) {
    assert_eq!(detect(text.as_bytes()), Ok(Detected::One(format)), "{text}");
    let board = write_clues(&parsed(BOARD));
    assert_eq!(write_clues(&parsed(text)), format!("{board}{behind}"), "{text}");
}

const GOAL: &str = "goal\na-a\naa-\n";

const NONOGRAM: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<FreeNono>\n<Nonograms>\n\
    <Nonogram author=\"N. N.\" desc=\"a hook\" difficulty=\"4\" duration=\"0\" height=\"2\" level=\"47\" \
    name=\"Hook &amp; eye\" width=\"3\">\n<line> x _ x </line>\n<line> x x _ </line>\n</Nonogram>\n\
    </Nonograms>\n</FreeNono>\n";

#[test]
fn freenono_files_are_read() {
    let notes = format!("title Hook & eye\nauthor N. N.\nremark a hook\n{GOAL}");
    reads(NONOGRAM, Format::FreeNono, &notes);
    let broken = |from: &str, to: &str| NONOGRAM.replacen(from, to, 1);
    let sign = "`x` or `_` for each cell";
    refused(&broken("x x _", "x o _"), &format!("6:10 found `o` | {sign}"));
    refused(&broken("x x _", "xx_"), &format!("6:8 found `xx_` | {sign}"));
    refused(&broken("x x _", "x x"), "6:1 this row has 2 cells | 3, as `width` says");
    reads(&broken("width=\"3\"", ""), Format::FreeNono, &notes);
    refused(
        &broken("height=\"2\"", "height=\"3\""),
        "4:1 the picture has 2 rows | 3, as `height` says",
    );
    refused(
        &broken("height=\"2\"", "height=\"two\""),
        "4:76 found `two` | the number of rows, a whole number from 1",
    );
    refused(
        "<FreeNono><Nonograms></Nonograms></FreeNono>",
        "1:1 there is no puzzle in this XML | an element `<Nonogram>`",
    );
    let open = read(broken("</Nonogram>", "").as_bytes(), None).unwrap_err().to_string();
    assert!(open.starts_with("line 8, column 1: ") && open.ends_with("well-formed XML"), "{open}");
}

const GNO: &str = "[Description]\nHook%5B1%5D\nN. N.\n2026-11-23T15:41:27+0000\n4\n[License]\nCC BY-SA\n\
    [Dimensions]\n2\n3\n[Row clues]\n1, 1\n2\n[Column clues]\n2\n1\n1\n\
    [Solution grid]\n2 1 2 \n2 2 1 \n[Locked]\ntrue\n";

#[test]
fn sections_of_gnonograms_are_read() {
    let notes = "title Hook[1]\nauthor N. N.\nlicense CC BY-SA\n";
    reads(GNO, Format::Lists, &format!("{notes}{GOAL}"));
    let fresh = "[Working grid]\n0 0 0 \n0 0 0 \n[State]\nGAME_STATE_SETTING\n";
    reads(&format!("{GNO}{fresh}"), Format::Lists, &format!("{notes}{GOAL}"));
    let played = "[Working grid]\n2 1 0 \n0 3 0 \n[State]\nGAME_STATE_SOLVING\n[History]\n1,2\n";
    let saved = "saved\na-?\n?a?\n";
    reads(&format!("{GNO}{played}"), Format::Lists, &format!("{notes}{saved}{GOAL}"));
    // The headings of older versions, without what is not needed.
    let old = "[Row clues]\n1,1\n2\n\n[Column clues]\n2\n1\n1\n[Solution]\n2 1 2\n2 2 1\n";
    reads(old, Format::Lists, GOAL);
    let broken = |from: &str, to: &str| GNO.replacen(from, to, 1);
    refused(&broken("1, 1", "1, x"), "12:4 found `x` | the length of a run, a whole number from 1");
    refused(
        &broken("[Dimensions]\n2", "[Dimensions]\n3"),
        "11:2 the list `Row clues` has 2 clues | 3, as `Dimensions` says",
    );
    refused(
        &broken("[Column clues]\n2\n1\n1\n", ""),
        &format!("1:2 `col_clues` is missing | {CLUES}"),
    );
    let sign = "0 or 1, or . or # for each cell";
    refused(&broken("2 1 2", "2 4 2"), &format!("19:3 found `4` | {sign}"));
    refused(&broken("2 1 2", "2 1"), "18:2 this row has 2 cells | 3 as the board has");
    refused(&broken("2 1 2 \n", ""), "18:2 the picture has 1 row | 2, as the clues say");
    refused(
        &broken("2 1 2", "2 0 2"),
        "18:2 a cell of the goal is open | one color for each cell of the board",
    );
}

const INI: &str = "# A hook, in two colors\n\n[colors]\nb = (blue) *\nr = (FF0000) %\n\n[clues]\ncolumns =\n    \
    2b  # the left one\n\n    1r, 1b\n\nrows =\n    1b 1b\n; a comment\n    '1b 1r',\n";

#[test]
fn the_ini_of_pynogram_and_the_toml_of_nonogrid_are_read() {
    let plain = "[clues]\nrows: 1 1\n  2\ncolumns = 2, \"1\", 1\n";
    reads(plain, Format::Lists, "");
    let toml = "[clues]\nrows = \"1 1, 2\"\ncolumns = '''\n2\n1\n1\n'''\n";
    reads(toml, Format::Lists, "");
    let colored = "rect 2 3\n#ffffff #0000ff #ff0000\n1a 1a\n1a 1b\n2a\n1b\n1a\n";
    assert_eq!(write_clues(&parsed(INI)), write_clues(&parsed(colored)));
    let toml = "[colors]\ndefs = ['b = (0, 0, 255) *', 'r = (red) x']\n[clues]\n\
                rows = \"\"\"\n1b 1b\n1b 1r # two\n\"\"\"\ncolumns = \"\"\"2b, 1r, 1b\"\"\"\n";
    assert_eq!(write_clues(&parsed(toml)), write_clues(&parsed(colored)));
    let broken = |from: &str, to: &str| INI.replacen(from, to, 1);
    refused(&broken("rows =", "lines ="), &format!("3:2 `rows` is missing | {CLUES}"));
    refused("[clues]\nrows =\n 1\n", &format!("1:2 `columns` is missing | {CLUES}"));
}

#[test]
fn lines_under_headings_are_read() {
    for text in [
        "# A hook, 2x3.\nrows\n1 1\n2 # below\n\ncols\n2\n1\n1\n",
        "ROWS:\n1 1\n2\nCOLUMNS:\n2\n1\n1\n",
        "# one\nGRID\nROWS\n[ 1 1 ]\n[ 2 ]\nCOLUMNS\n[ 2 ]\n[ 1 ] # next\n[ 1 ]\n",
        "3x2\n\nrows\n1,1\n2\n\ncolumns\n2\n1\n1\n",
        "2x3\n\nrows\n1,1\n2\n\ncolumns\n2\n1\n1\n",
    ] {
        reads(text, Format::Lists, "");
    }
    let noted = "3x2\n\ntitle\nHook # 1\n\nauthor\nN. N.\n\nrows\n1,1\n2\n\ncolumns\n2\n1\n1\n\n\
                 grid\n# X .\n. . .\n\nsolution\n# . #\n# # .\n";
    let notes = format!("title Hook # 1\nauthor N. N.\nsaved\na-?\n???\n{GOAL}");
    reads(noted, Format::Lists, &notes);
    let two = "GRID First\nROWS\n[1]\nCOLUMNS\n[1]\n\nGRID\nROWS\n[]\nCOLUMNS\n[ ]\n";
    let all = read_all(two.as_bytes(), None).unwrap();
    let titles: Vec<_> = all.iter().map(|found| found.notes().title.as_deref()).collect();
    assert_eq!(titles, [Some("First"), None]);
    let with_zero = parsed("rows\n0\ncols\n0\n0\n");
    assert_eq!(clues_of(&with_zero), ["", "", ""]);
    // With properties it is Simpson's format, in which the word is `columns`.
    let slip = "width 1\nheight 1\nrows\n1\ncols\n1\n";
    refused(slip, "5:1 found `cols` | `columns` | did you mean `columns`?");
    refused(
        "1\nrows\n1\ncols\n1\n",
        "1:1 found `1` | `rows` and `columns`, each on a line of its own",
    );
    let run = "the length of a run, a whole number from 1";
    refused("rows\n1\ncols\nx\n", &format!("4:1 found `x` | {run}"));
    refused("rows\n1 1\ncols\n1\n", "2:1 the clue needs 3 cells | at most 1, the cells of row 1");
    refused(
        "4x2\n\nrows\n1\n1\n\ncolumns\n1\n1\n1\n",
        "7:1 the list `columns` has 3 clues | 4, as `4x2` says",
    );
}

#[test]
fn puzzlekit_files_are_read_upright() {
    // `HEIGHT WIDTH`, and the columns first.
    let text = "2 3\n2\n1\n1\n1 1\n2\n";
    let found = read(text.as_bytes(), Some(Format::Puzzlekit)).unwrap();
    assert_eq!(write_clues(&found), write_clues(&parsed(BOARD)));
    // Nothing in it shows which way it runs.
    let Ok(Detected::Several(formats)) = detect(text.as_bytes()) else { panic!() };
    assert!(formats.contains(&Format::Puzzlekit) && formats[0] == Format::Nin);
    // In its data it is certain.
    let entry =
        "{\"problem\": \"2 3\\n2\\n1\\n1\\n1 1\\n2\",\n \"solution\": \"2 3\\nx - x\\nx x -\"}";
    reads(entry, Format::Puzzlekit, GOAL);
    let set = format!(
        "{{\"count\": 2, \"name\": \"Nonogram\", \"data\": {{\"1_2x3\": {entry},\n\"2_1x1\": {{\"problem\": \"1 1\\n1\\n1\", \"solution\": \"\"}}}}}}"
    );
    let all = read_all(set.as_bytes(), None).unwrap();
    let titles: Vec<_> = all.iter().map(|found| found.notes().title.as_deref()).collect();
    assert_eq!(titles, [Some("1_2x3"), Some("2_1x1")]);
    assert!(all[0].goal().is_some() && all[1].goal().is_none());
    refused(
        &entry.replace("2 3\\n2", "2 4\\n2"),
        "1:13 the file ends after 1 row | 2 rows | an empty line of the board has a line of its own",
    );
    refused(&entry.replace("x x -", "x x"), "2:14 this row has 2 cells | 3 as the rows before");
    refused(&entry.replace("x x -", "x x o"), "2:14 found `o` | 0 or 1, or . or # for each cell");
    refused(
        &entry.replace("\\nx x -", ""),
        "2:14 the goal picture has another size or other colors than the puzzle | a color of the puzzle for each cell",
    );
    let number = read(b"{\"problem\": 3}", Some(Format::Puzzlekit)).unwrap_err().to_string();
    assert_eq!(number, "line 1, column 13: found `3`, expected a text in quotation marks");
}

const PYTHON: &str = "# A hook\nrows = 2\nrow_rule_len = 2\nrow_rules = [\n    [1, 1],  # above\n    [0, 2]\n    ]\n\n\
    cols = 3\ncol_rule_len = 1\ncol_rules = [[2],[1],[1]]\n";
const MINIZINC: &str = "% a hook\nrows = 2;\nrow_rule_len = 2;\nrow_rules = array2d(1..rows, 1..row_rule_len,\n   [1,1,\n    0,2]);\n\
    cols = 3;\ncol_rule_len = 1;\ncol_rules = [| 2 | 1 | 1 |];\n";

#[test]
fn the_data_of_or_tools_are_read() {
    reads(PYTHON, Format::Lists, "");
    reads(MINIZINC, Format::Lists, "");
    let blank = parsed("row_rules = [[0, 0]]\ncol_rules = [[0]]\n");
    assert_eq!(clues_of(&blank), ["", ""]);
    let broken = |from: &str, to: &str| PYTHON.replacen(from, to, 1);
    let run = "the length of a run, a whole number from 1";
    refused(&broken("[1, 1]", "[1, x]"), &format!("5:9 found `x` | {run}"));
    refused(&broken("[1, 1]", "[1, 0, 1]"), &format!("5:9 found 0 | {run}"));
    refused(
        &broken("rows = 2", "rows = 3"),
        "4:13 the list `row_rules` has 2 clues | 3, as `rows` says",
    );
    refused(&broken("[1, 1]", "[[1], 1]"), &format!("5:6 found `[1]` | {run}"));
    refused(
        &broken("[1]]", "[1]"),
        "12:1 the text ends too soon | a bracket that closes each list",
    );
}

#[test]
fn bare_numbers_that_fit_four_formats_are_unclear() {
    let text = "2 2\n1\n2\n1\n2\n";
    let formats = [Format::Nin, Format::It3105, Format::It3105Down, Format::Puzzlekit];
    assert_eq!(detect(text.as_bytes()), Ok(Detected::Several(formats.to_vec())));
    let error = read(text.as_bytes(), None).unwrap_err();
    let names = "this could be nin, it3105, it3105-down or puzzlekit";
    assert!(error.to_string().contains(names), "{error}");
    assert_eq!(error.problems()[0].advice, Some(Advice::NameFormat(formats.to_vec())));
    let [upright, mirrored, down, across] =
        formats.map(|format| clues_of(&read(text.as_bytes(), Some(format)).unwrap()));
    let rows = |first: &str, second: &str| [first.to_owned(), second.to_owned()];
    assert_eq!(upright[..2], rows("1a", "2a"));
    assert_eq!([&mirrored[..2], &down[..2]], [&rows("2a", "1a"), &rows("2a", "1a")]);
    assert_eq!(across[2..], rows("1a", "2a"));
    // Nothing is chosen either where the sums differ.
    let unlike = "2 2\n1\n2\n1\n1\n";
    assert!(matches!(detect(unlike.as_bytes()), Ok(Detected::Several(_))));
    assert_eq!(by_ending("nin", text.as_bytes()), Some(Format::Nin));
    // The error names what none of them can read.
    refused("2 2\n1\n3\n1\n2\n", "3:1 the clue needs 3 cells | at most 2, the cells of row 2");
}

#[cfg(feature = "zip")]
mod archives {
    use super::*;
    use base64::Engine;
    use base64::prelude::BASE64_STANDARD;
    use flate2::Compression;
    use flate2::write::DeflateEncoder;
    use rawzip::{CompressionMethod, ZipArchiveWriter};
    use std::io::Write;

    /// An archive of these files, every other one compressed.
    fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut archive = ZipArchiveWriter::new(&mut bytes);
        for (place, (name, content)) in files.iter().enumerate() {
            let is_packed = place % 2 == 1;
            let method =
                if is_packed { CompressionMethod::DEFLATE } else { CompressionMethod::STORE };
            let file = archive.new_file(name).compression_method(method);
            let (mut entry, config) = file.start().unwrap();
            let descriptor = if is_packed {
                let encoder = DeflateEncoder::new(&mut entry, Compression::default());
                let mut writer = config.wrap(encoder);
                writer.write_all(content).unwrap();
                let (encoder, descriptor) = writer.finish().unwrap();
                encoder.finish().unwrap();
                descriptor
            } else {
                let mut writer = config.wrap(&mut entry);
                writer.write_all(content).unwrap();
                writer.finish().unwrap().1
            };
            entry.finish(descriptor).unwrap();
        }
        archive.finish().unwrap();
        bytes
    }

    #[track_caller]
    fn refuses(bytes: &[u8], want: &str) {
        let error = read_all(bytes, None).unwrap_err().to_string();
        assert_eq!(error, want);
    }

    #[test]
    fn a_course_is_an_archive_of_files() {
        let second = NONOGRAM.replace("Hook &amp; eye", "Second");
        let files: [(&str, &[u8]); 4] = [
            ("course/Hook.nonogram", NONOGRAM.as_bytes()),
            ("course/Second.nonogram", second.as_bytes()),
            ("README.txt", b"no puzzle"),
            ("old.nono", b"x\n1,1\nx\n"),
        ];
        let course = archive(&files);
        assert_eq!(detect(&course), Ok(Detected::One(Format::FreeNono)));
        let all = read_all(&course, None).unwrap();
        let titles: Vec<_> = all.iter().map(|found| found.notes().title.as_deref()).collect();
        assert_eq!(titles, [Some("Hook & eye"), Some("Second")]);
        assert_eq!(read_all(&course, Some(Format::FreeNono)).unwrap(), all);
        let collection = archive(&[("README.md", b"#"), ("a.clues", BOARD.as_bytes()), files[0]]);
        assert_eq!(read_all(&collection, None).unwrap(), [parsed(BOARD), parsed(NONOGRAM)]);
        let other = read_all(&course, Some(Format::Mk)).unwrap_err().to_string();
        assert!(other.contains("this is a ZIP archive"), "{other}");
        let broken = second.replace("x x _", "x o _");
        let half = archive(&[files[0], ("b.nonogram", broken.as_bytes())]);
        let each = read_each(&half, None).unwrap();
        assert!(each[0].is_ok());
        refuses(
            &half,
            "line 6, column 10: in `b.nonogram`: found `o`, expected `x` or `_` for each cell",
        );
    }

    /// The address of a grid of five columns and three rows with these margins and numbers.
    fn penpa(margins: &str, numbers: &str) -> String {
        let text = format!("square,5,3,38\n{margins}\n{{z9:zA}}\n{{zS:{{}},zN:{{{numbers}}}}}\n");
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        packed.write_all(text.as_bytes()).unwrap();
        let packed = BASE64_STANDARD.encode(packed.finish().unwrap());
        format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}\n")
    }

    #[test]
    fn addresses_of_penpa_are_read() {
        let numbers = r#""22":["2",1,"1"],"23":["1",1,"1"],"24":["?",1,"1"],"30":["1",1,"1"],"29":["1",1,"1"],"39":["2",1,"1"]"#;
        let address = penpa("[1,0,2,0]", numbers);
        assert_eq!(detect(address.as_bytes()), Ok(Detected::One(Format::Pzpr)));
        let board = "rect 2 3\n#ffffff #000000\n1a 1a\n2a\n2a\n1a\n?a\n";
        assert_eq!(write_clues(&parsed(&address)), board);
        let inside = penpa("[1,0,2,0]", r#""31":["7",1,"1"]"#);
        let numbers = "numbers and `?`, above the board or to the left of it";
        refused(&inside, &format!("1:1 found `7` | {numbers}"));
        refused(&penpa("[1,0,2,0]", r#""22":["x",1,"1"]"#), &format!("1:1 found `x` | {numbers}"));
        let grid = "a grid of squares with room for numbers above and to the left";
        refused(&penpa("[3,0,2,0]", ""), &format!("1:1 found `square,5,3,38` | {grid}"));
        let cut = "https://penpa/#m=edit&p=AAA";
        let whole = "an address of penpa-edit with `m=edit&p=` and all that follows";
        refused(cut, &format!("1:1 found `https://penpa/#m=edi...` | {whole}"));
    }

    #[test]
    fn archives_that_lie_are_refused() {
        let at = |words: &str| format!("line 1, column 1: {words}");
        let none = archive(&[("a.txt", b"x")]);
        refuses(
            &none,
            &at(
                "the ZIP archive has no file of a puzzle, expected files of puzzles, such as `.non` or `.nonogram`",
            ),
        );
        let nested = archive(&[("a.non", &archive(&[("b.nonogram", NONOGRAM.as_bytes())]))]);
        let damaged_file =
            at("in `a.non`: the ZIP archive is damaged, expected an intact ZIP archive");
        refuses(&nested, &damaged_file);
        let damaged = at("the ZIP archive is damaged, expected an intact ZIP archive");
        let good =
            archive(&[("a.nonogram", NONOGRAM.as_bytes()), ("b.nonogram", NONOGRAM.as_bytes())]);
        for end in [good.len() - 1, good.len() / 2, 4] {
            refuses(&good[..end], &damaged);
        }
        let mut bytes = good.clone();
        let deflated = bytes.windows(10).rposition(|part| part == b"b.nonogram").unwrap();
        let first = bytes.windows(10).position(|part| part == b"b.nonogram").unwrap();
        assert!(first < deflated);
        bytes[first + 10..first + 60].fill(0xff);
        refuses(&bytes, &damaged);
        // A bomb: some kilobytes that unpack to more than is read.
        let blank = vec![b' '; MAX_BYTES / 2 + 1];
        let bomb = archive(&[
            ("README", b""),
            ("a.nonogram", &blank),
            ("LICENSE", b""),
            ("b.nonogram", &blank),
        ]);
        assert!(bomb.len() < 1 << 16);
        refuses(&bomb, &at("more than 16777216 bytes, expected a smaller file"));
    }
}

#[test]
fn a_picture_in_letters_that_begins_as_a_file_of_nonovi_is_a_picture_in_letters() {
    let text = "b-\n--\n-a\n";
    assert_eq!(detect(text.as_bytes()), Ok(Detected::One(Format::Solution)));
    assert!(write_clues(&parsed(text)).ends_with("goal\nb-\n--\n-a\n"));
    let game = "b-\nx_x\nxx_\neb-\nh-\n2:1:1\n1-1:2\neh-\n";
    reads(game, Format::Picture, GOAL);
}

#[test]
fn colored_files_of_nonograms_are_read() {
    let file = "2\n#ff0000\n#00ff00\n\n2 3\n\n2 1 255 0 0 1 0 255 0\n1 2 255 0 0 \n\n\
        1 2 255 0 0\n2 1 0 255 0 1 255 0 0\n0\n";
    assert_eq!(detect(file.as_bytes()), Ok(Detected::One(Format::Pzl)));
    let clues = "rect 2 3\n#ffffff #ff0000 #00ff00\n1a 1b\n2a\n2a\n1b 1a\n\n";
    assert_eq!(write_clues(&parsed(file)), clues);
    let broken = |from: &str, to: &str| file.replacen(from, to, 1);
    let wanted =
        "the number of runs, then the length, red, green and blue of each, as in `1 3 255 0 0`";
    refused(
        &broken("1 2 255 0 0 ", "2 2 255 0 0 "),
        &format!("8:1 found `2 2 255 0 0` | {wanted}"),
    );
    refused(&broken("1 2 255 0 0 ", "1 2 255 0 "), &format!("8:1 found `1 2 255 0` | {wanted}"));
    refused(
        &broken("1 2 255 0 0 ", "1 2 255 0 9 "),
        "8:1 the color `#ff0009` is not declared | runs of declared colors",
    );
    refused(
        &broken("\n0\n", "\n0\n0\n"),
        "13:1 found `0` | the end of the file after the columns | the size says how many clues there are",
    );
}
