//! What a writer wrote is never judged as another puzzle, whatever format it is taken for.

use crate::formats::{others, shapes, triddlers};
use crate::planted::{BLURRED, Hidden, OPEN, planted, planted_on};
use nonosat_board::document::Document;
use nonosat_board::puzzle::*;
use nonosat_engine::solver::{Options, Verdict, judge};
use nonosat_files::{Advice, Format, Loss, ReadError, read, read_unclear, write};
use nonosat_service::report::unless_all_agree;
use proptest::prelude::*;
use std::path::Path;

fn judged(document: &Document) -> Verdict {
    judge(document.puzzle(), &Options::default()).unwrap()
}

/// Is this one of the formats that the error lists?
fn lists(error: &ReadError, format: Format) -> bool {
    let has = |formats: &Vec<Format>| formats.is_empty() || formats.contains(&format);
    error.problems().iter().any(|problem| match &problem.advice {
        Some(Advice::NameFormat(formats)) => has(formats),
        _ => false,
    })
}

/// Writes the puzzle in every format that can hold it and reads it without the format: it has this
/// verdict, or an error lists the formats. How often it is an error.
#[track_caller]
fn is_never_another(document: &Document, verdict: &str) -> usize {
    let mut errors = 0;
    for &format in Format::all() {
        let Ok(written) = write(document, format, Loss { lossy: true, drop: &[] }) else {
            continue;
        };
        let (name, text) = (format.name(), written.text);
        let error = match read_unclear(text.as_bytes(), None) {
            Err(error) => Some(error),
            Ok((read, unclear)) => {
                let found = judged(&read);
                let error = unclear.as_ref().and_then(|unclear| {
                    unless_all_agree(unclear, &found, &Options::default()).unwrap().cloned()
                });
                assert!(error.is_some() || found.word() == verdict, "{name}\n{text}");
                error
            }
        };
        errors += usize::from(error.is_some());
        assert!(error.is_none_or(|error| lists(&error, format)), "{name}\n{text}");
    }
    errors
}

#[test]
fn the_collection_keeps_its_verdicts_in_every_format() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let table = std::fs::read_to_string(folder.join("verdicts.csv")).unwrap();
    let mut errors = 0;
    for row in table.lines().skip(1) {
        let (file, rest) = row.split_once(',').unwrap();
        let (verdict, _) = rest.split_once(',').unwrap();
        let document = read(&std::fs::read(folder.join(file)).unwrap(), None).unwrap();
        errors += is_never_another(&document, verdict);
        if let Verdict::Unique(only) = judged(&document) {
            is_never_another(&document.with_goal(only.picture().clone()).unwrap(), verdict);
        }
    }
    assert!(errors > 0, "`it3105-down` is unclear");
}

/// Puzzles without a hidden clue, which most formats can hold, and others.
fn puzzles() -> impl Strategy<Value = (Puzzle, Picture)> {
    let given = Hidden { givens: 3, ..OPEN };
    let small = (1..4u32, 1..5u32).prop_map(|(height, width)| Shape::Rect { height, width });
    prop_oneof![
        4 => small.prop_flat_map(|shape| planted(shape, 1, OPEN)),
        2 => shapes().prop_flat_map(|shape| planted(shape, 1, OPEN)),
        2 => (shapes(), 1..4u8).prop_flat_map(move |(shape, colors)| planted(shape, colors, given)),
        1 => (1..4u32).prop_flat_map(|side| planted(Shape::hex(side), 2, OPEN)),
        1 => (others(), 1..4u8).prop_flat_map(|(board, colors)| planted_on(&board, colors, BLURRED)),
        1 => triddlers().prop_flat_map(|board| planted_on(&board, 2, OPEN)),
    ]
}

/// The palette with these names.
fn named(palette: &Palette, names: &[Option<char>]) -> Palette {
    let names = names.iter().copied().map(|name| name.map(String::from));
    let names = std::iter::once(None).chain(names).chain(std::iter::repeat(None));
    let inks = palette.colors().zip(names);
    Palette::new(inks.map(|(color, name)| Ink { name, ..palette.ink(color).clone() }).collect())
        .unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_small_puzzle_is_taken_for_one_with_another_verdict(
        (puzzle, picture) in puzzles(),
        has_goal in any::<bool>(),
        names in prop::collection::vec(prop::option::of(prop::sample::select(&['a', 'b', '1', ' ', '#', 'é'][..])), 0..4),
    ) {
        let palette = named(puzzle.palette(), &names);
        let mut document = Document::from(puzzle.with_palette(palette));
        if has_goal {
            document = document.with_goal(picture).unwrap();
        }
        is_never_another(&document, judged(&document).word());
    }
}
