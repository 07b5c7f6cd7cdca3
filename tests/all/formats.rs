//! Every format: what is written reads back as an equal puzzle, with all that the format claims
//! to hold; reading detects the format; what it cannot hold is dropped only on request.

use crate::planted::{BLURRED, OPEN, planted, planted_on};
use nonosat_board::document::{Document, Notes};
use nonosat_board::puzzle::*;
use nonosat_engine::solver::{Options, judge};
use nonosat_files as format;
use nonosat_files::{Detected, Feature, Format, Loss, WriteError};
use nonosat_studio::drawing;
use proptest::prelude::*;

/// Adds whatever of these features can be added to any puzzle.
fn decorated(puzzle: Puzzle, picture: &Picture, features: &[Feature]) -> Document {
    let has = |feature| features.contains(&feature);
    let note = |feature, text: &str| has(feature).then(|| text.to_owned());
    let notes = Notes {
        title: note(Feature::Title, "Füchse & <Hasen> \"im\" Wald"),
        author: note(Feature::Author, "N. N."),
        copyright: note(Feature::Rights, "(c) 2026 N. N."),
        license: note(Feature::Rights, "CC-BY-4.0"),
        catalogue: note(Feature::Catalogue, "webpbn.com #1"),
        remark: note(Feature::Remark, "a remark: with signs; # and, more"),
    };
    let palette = puzzle.palette();
    let one_color = palette.color_count() == 2;
    let inks = palette.colors().map(|color| {
        let rgb = match (color.index() as u8, one_color) {
            (0, _) if has(Feature::Background) => Rgb(250, 240, 230),
            (0, _) => Rgb(255, 255, 255),
            (_, true) if !has(Feature::Inks) => Rgb(0, 0, 0),
            (1, false) if !has(Feature::Inks) => Rgb(0, 0, 0),
            (2, _) if !has(Feature::Inks) => Rgb(0xd5, 0x5e, 0x00),
            (number, _) => Rgb(number * 60, 10, 200),
        };
        let named = has(Feature::ColorNames) && !color.is_background();
        Ink { rgb, name: named.then(|| format!("tone {}", color.index())) }
    });
    let inks = Palette::new(inks.collect()).unwrap();
    let all = inks.all();
    let mut puzzle = puzzle.with_palette(inks);
    let cells: Vec<CellId> = puzzle.geometry().cells().collect();
    if has(Feature::Givens) {
        let told = |cell: &CellId| (*cell, ColorSet::only(picture[*cell]));
        puzzle =
            puzzle.with_givens(&cells.iter().step_by(3).map(told).collect::<Vec<_>>()).unwrap();
    }
    if has(Feature::PartialGivens) && all.len() > 2 && cells.len() > 1 {
        let pair =
            ColorSet::only(picture[cells[1]]).with(Color::nth(2).unwrap()).with(Color::BACKGROUND);
        puzzle = puzzle.with_givens(&[(cells[1], pair)]).unwrap();
    }
    let mut document = Document::from(puzzle).with_notes(notes);
    if has(Feature::Goal) {
        document = document.with_goal(picture.clone()).unwrap();
    }
    if has(Feature::Saved) {
        let state = |cell: &CellId| match cell.number() % 3 {
            0 => ColorSet::only(picture[*cell]),
            1 if has(Feature::PartialSaved) => ColorSet::only(Color::BACKGROUND).with(Color::FIRST),
            _ => all,
        };
        document = document.with_saved(cells.iter().map(state).collect()).unwrap();
    }
    document
}

#[track_caller]
fn round_trips(document: &Document, format: Format) {
    let name = format.name();
    let written = format::write(document, format, Loss::NOTES);
    let written = written.unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(written.lost, []);
    let text = written.text;
    let back = format::read(text.as_bytes(), Some(format));
    let back = back.unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
    if format == Format::Solution {
        // Colors that no cell has are left out.
        assert_eq!(back.puzzle().geometry(), document.puzzle().geometry());
        assert_eq!(back.goal(), document.goal());
    } else {
        let told = |document| format::write(document, Format::Json, Loss::NOTES).unwrap().text;
        assert_eq!(told(&back), told(document), "{name}\n{text}");
        assert!(&back == document, "{name}\n{text}");
    }
    let again = format::write(&back, format, Loss::ANY).unwrap().text;
    let last = format::read(again.as_bytes(), Some(format)).unwrap();
    assert_eq!(
        format::write(&last, format, Loss::ANY).unwrap().text,
        again,
        "{name}: reading and writing is stable"
    );
    if format == Format::Solution && !text.contains('-') {
        // Letters alone could be words, or a picture as `solve` prints it.
        return;
    }
    let detected =
        format::detect(text.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
    match detected {
        // A board that is the same from all sides but the diagonal could be any of them.
        Detected::One(Format::Nin) if format == Format::Puzzlekit => {}
        // Several formats read equal puzzles.
        Detected::One(found) if found != format => {
            assert_eq!(format::read(text.as_bytes(), Some(found)).unwrap(), back, "{name}\n{text}");
        }
        Detected::One(_) => {}
        Detected::Several(formats) => assert!(formats.contains(&format), "{name}\n{text}"),
    }
}

#[test]
fn what_solve_prints_reads_back_as_the_same_board() {
    let rect = "rect 2 3\n#fff #000 #f00\n1a 1b\n1b\n1a\n1b\n1b\ngoal\na-b\n-b-\n";
    let black = "rect 2 2\n#fff #000\n2a\n\n1a\n1a\ngoal\naa\n--\n";
    let hexagon = "hex 2\n#fff #000\n1a\n1a\n\n\n1a\n1a\n\n2a\n\ngoal\na-\na--\n--\n";
    for clues in [rect, black, hexagon] {
        let document = format::read(clues.as_bytes(), None).unwrap();
        let (puzzle, goal) = (document.puzzle(), document.goal().unwrap());
        let text = drawing::text(puzzle, goal, drawing::Depth::Plain);
        let letters = goal.letters(puzzle.geometry());
        let rows: Vec<String> = letters.lines().map(|row| format!("\"{row}\"")).collect();
        let json = format!("{{\"rows\":[{}]}}\n", rows.join(","));
        for text in [text, letters, json] {
            let back =
                format::read(text.as_bytes(), None).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(back.puzzle().geometry(), puzzle.geometry(), "{text}");
            assert_eq!(back.goal(), Some(goal), "{text}");
        }
    }
}

pub fn shapes() -> impl Strategy<Value = Shape> {
    (1..9u32, 1..9u32).prop_map(|(height, width)| Shape::Rect { height, width: width.max(2) })
}

/// Six sides of up to four lines each that agree.
fn sides() -> impl Strategy<Value = Sides> {
    let four = prop::array::uniform4(0..5u32);
    four.prop_filter_map("sides that agree", |four| Sides::new(four).ok())
}

/// Boards of triangles.
pub fn triddlers() -> impl Strategy<Value = Geometry> {
    let board = |sides| Geometry::new(Shape::Triangles { sides }).ok();
    sides().prop_filter_map("a line in each direction", board)
}

/// Boards of every other shape, some with holes.
pub fn others() -> impl Strategy<Value = Geometry> {
    let hexagons = sides().prop_map(|sides| Shape::Hex { sides });
    let shapes = prop_oneof![shapes(), (1..5u32).prop_map(Shape::hex), hexagons];
    let board = |shape| Geometry::new(shape).ok();
    let boards = prop_oneof![shapes.prop_filter_map("cells", board), triddlers()];
    (boards, prop::collection::vec(any::<usize>(), 0..4)).prop_map(|(board, holes)| {
        let hole = |at: &usize| board.cell_numbered(at % board.cell_count()).unwrap();
        let holes: Vec<CellId> = holes.iter().map(hole).collect();
        board.clone().with_holes(&holes).unwrap_or(board)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_format_keeps_black_and_white_puzzles(
        (puzzle, picture) in shapes().prop_flat_map(|shape| planted(shape, 1, OPEN)),
    ) {
        for &format in Format::all().iter().filter(|format| !format.is_read_only()) {
            let features = format.features();
            round_trips(&decorated(puzzle.clone(), &picture, &features), format);
            let goal: &[Feature] = if format.is_picture() { &[Feature::Goal] } else { &[] };
            round_trips(&decorated(puzzle.clone(), &picture, goal), format);
        }
    }

    #[test]
    fn formats_with_colors_keep_them(
        (puzzle, picture) in shapes().prop_flat_map(|shape| planted(shape, 3, OPEN)),
    ) {
        for &format in Format::all() {
            if format.features().contains(&Feature::Colors) && !format.is_read_only() {
                round_trips(&decorated(puzzle.clone(), &picture, &format.features()), format);
            }
        }
    }

    #[test]
    fn what_says_everything_keeps_everything(
        (puzzle, picture) in prop_oneof![
            others(),
            shapes().prop_map(|shape| Geometry::new(shape).unwrap()),
        ].prop_flat_map(|board| planted_on(&board, 3, BLURRED)),
    ) {
        for format in [Format::Clues, Format::Json] {
            round_trips(&decorated(puzzle.clone(), &picture, &format.features()), format);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn four_formats_keep_boards_of_triangles(
        (puzzle, picture) in triddlers().prop_flat_map(|board| planted_on(&board, 2, OPEN)),
    ) {
        let all = Format::all().iter();
        let kept = all.filter(|format| format.features().contains(&Feature::Triangles));
        let kept: Vec<Format> = kept.copied().collect();
        assert_eq!(kept, [Format::Clues, Format::Json, Format::Webpbn, Format::Olsak]);
        for &format in &kept {
            round_trips(&decorated(puzzle.clone(), &picture, &format.features()), format);
        }
        // From one to the next and back.
        let first = Document::from(puzzle);
        let mut at = first.clone();
        for format in [Format::Olsak, Format::Json, Format::Webpbn, Format::Clues, Format::Olsak] {
            let text = format::write(&at, format, Loss::ANY).unwrap().text;
            at = format::read(text.as_bytes(), None).unwrap();
        }
        assert_eq!(at.puzzle().geometry(), first.puzzle().geometry());
        let same = |line| at.puzzle().clue(line) == first.puzzle().clue(line);
        assert!(first.puzzle().geometry().lines().all(same));
    }
}

/// The errors of other formats for boards that they do not know.
#[test]
fn other_boards_are_refused_with_the_same_words() {
    let boards = [
        ("tri 1 1 1 1 1 1\n#fff #000\n\n\n\n\n\n\n", "a board of triangles"),
        (
            "hex 1 2 1 2 1 2\n#fff #000\n\n\n\n\n\n",
            "the hexagonal board, the unequal sides of the board",
        ),
        ("rect 1 2 holes\n##\n#fff #000\n\n\n\n", ""),
        ("rect 2 2 holes\n#.\n##\n#fff #000\n\n\n\n\n", "the holes in the board"),
    ];
    for (text, features) in boards {
        let document = format::read(text.as_bytes(), None).unwrap();
        let written = format::write(&document, Format::Mk, Loss::ANY);
        match written {
            Err(error) => {
                assert_eq!(error.to_string(), format!("the format `mk` cannot hold {features}"));
            }
            Ok(_) => assert_eq!(features, "", "{text}"),
        }
    }
    let uneven = format::read(boards[1].0.as_bytes(), None).unwrap();
    let error = format::write(&uneven, Format::Solution, Loss::ANY).unwrap_err().to_string();
    assert_eq!(error, "the format `solution` cannot hold the unequal sides of the board");
}

#[track_caller]
fn refused(document: &Document, format: Format, loss: Loss) -> String {
    format::write(document, format, loss).unwrap_err().to_string()
}

#[test]
fn the_board_is_never_left_out() {
    let text = "hex 2\n#fff #000\n2a\n3a\n2a\n2a\n3a\n2a\n2a\n3a\n2a\ntitle Full\n";
    let hexagon = format::read(text.as_bytes(), None).unwrap();
    let want = "the format `mk` cannot hold the hexagonal board";
    assert_eq!(refused(&hexagon, Format::Mk, Loss::NOTES), want);
    assert_eq!(refused(&hexagon, Format::Mk, Loss::ANY), want);
}

/// No option makes a range weaker.
#[test]
fn ranges_are_kept_or_refused() {
    let text = "rect 1 4\n#fff #000\n2-3a\n1a\n1a\n\n\n";
    let ranged = format::read(text.as_bytes(), None).unwrap();
    for &format in Format::all().iter().filter(|format| !format.is_read_only()) {
        if format.features().contains(&Feature::Ranges) {
            round_trips(&ranged, format);
        } else {
            let error = refused(&ranged, format, Loss::ANY);
            assert!(error.contains("cannot hold runs of a range of lengths"), "{error}");
        }
    }
}

/// Notes go with a warning, the game with `lossy`, the answer where it is named.
#[test]
fn what_changes_more_needs_more_to_be_left_out() {
    let text = "rect 1 2\n#fff #000\n1a\n1a\n\ntitle Dot\ngiven\na?\ngoal\na-\n";
    let dot = format::read(text.as_bytes(), None).unwrap();
    let cannot = "the format `mk` cannot hold";
    assert_eq!(
        refused(&dot, Format::Mk, Loss::NOTES),
        format!("{cannot} given cells, the goal picture")
    );
    let lossy = Loss { lossy: true, drop: &[] };
    assert_eq!(refused(&dot, Format::Mk, lossy), format!("{cannot} given cells"));
    let givens = Feature::named("givens");
    let drop = Loss { lossy: false, drop: &givens };
    assert_eq!(refused(&dot, Format::Mk, drop), format!("{cannot} the goal picture"));
    let written = format::write(&dot, Format::Mk, Loss { lossy: true, ..drop }).unwrap();
    assert_eq!(written.text, "1 2\n1\n#\n1\n0\n");
    assert_eq!(written.lost, [Feature::Givens, Feature::Goal, Feature::Title]);
    let titled = format::read(b"rect 1 1\n#fff #000\n1a\n1a\ntitle Dot\n", None).unwrap();
    let written = format::write(&titled, Format::Mk, Loss::NOTES).unwrap();
    assert_eq!(
        (written.text.as_str(), &written.lost[..]),
        ("1 1\n1\n#\n1\n", &[Feature::Title][..])
    );
    assert!(refused(&titled, Format::Pbm, Loss::ANY).contains("has no goal"));
    assert!(refused(&titled, Format::NonogramsOrg, Loss::ANY).contains("can only be read"));
}

#[test]
fn files_hold_several_puzzles_where_their_format_can() {
    let one = |clues: &str| {
        format::read(format!("rect 2 2\n#fff #000\n{clues}").as_bytes(), None).unwrap()
    };
    let puzzles = [
        one("1a\n1a\n1a\n1a\ntitle One\nremark first\n"),
        one("2a\n1a\n2a\n1a\n"),
        one("2a\n2a\n2a\n2a\ntitle Three\n"),
    ];
    let with_goal = |document: &Document, goal: &str| {
        let text = format!("{}goal\n{goal}", format::write_clues(document));
        format::read(text.as_bytes(), None).unwrap()
    };
    let goals = ["a-\n-a\n", "aa\na-\n", "aa\naa\n"];
    let drawn: Vec<Document> =
        puzzles.iter().zip(goals).map(|(document, goal)| with_goal(document, goal)).collect();
    for &format in Format::all().iter().filter(|format| !format.is_read_only()) {
        let puzzles = if format.is_picture() { &drawn[..] } else { &puzzles };
        let written = format::write_all(puzzles, format, Loss::NOTES);
        if !format.holds_several() {
            let error = written.unwrap_err();
            assert_eq!(error, WriteError::HoldsOne { format: format.name(), count: 3 });
            continue;
        }
        let written = written.unwrap();
        let back = format::read_all(written.text.as_bytes(), None).unwrap();
        assert_eq!(back.len(), 3, "{}", written.text);
        for (found, wanted) in back.iter().zip(puzzles) {
            assert_eq!(found.puzzle(), wanted.puzzle(), "{}", written.text);
            let keeps_title = format.features().contains(&Feature::Title);
            let title = wanted.notes().title.clone().filter(|_| keeps_title);
            assert_eq!(found.notes().title, title, "{}", written.text);
        }
    }
    let hexagon = format::read(b"hex 1\n#fff #000\n\n\n\n", None).unwrap();
    let mixed = [puzzles[0].clone(), hexagon];
    let error = format::write_all(&mixed, Format::Non, Loss::NOTES).unwrap_err();
    assert!(error.to_string().starts_with("puzzle 2: "), "{error}");
}

/// What stands behind three backticks and the name of a format is a file of that format.
#[test]
fn the_examples_of_the_documentation_are_read_and_have_one_solution() {
    let text = include_str!("../../docs/FORMATS.md");
    let mut seen = Vec::new();
    for part in text.split("\n```").skip(1).step_by(2) {
        let (name, example) = part.split_once('\n').unwrap();
        let Some(format) = Format::from_name(name) else { continue };
        let example = format!("{example}\n");
        let detected = format::detect(example.as_bytes());
        assert_eq!(detected, Ok(Detected::One(format)), "{example}");
        let document = format::read(example.as_bytes(), None).unwrap();
        let verdict = judge(document.puzzle(), &Options::default()).unwrap();
        assert_eq!(verdict.word(), "unique", "{example}");
        seen.push(format);
    }
    let wanted = [Format::Clues, Format::Clues, Format::Solution, Format::Non, Format::Json];
    assert!(seen.starts_with(&wanted) && seen.len() == 11, "{seen:?}");
}
