//! The generator as a whole.

mod things;

use super::*;
use crate::budget::Budget;
use crate::explanation::{Stars, rate};
use crate::language::english;
use crate::puzzle::{ClueWord, LineId, Picture, Turn, turned_cells};
use std::cell::Cell;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn wish(size: &str, class: Class) -> GeneratorConfig {
    GeneratorConfig {
        shape: read_size(size).unwrap(),
        colors: 2,
        clues: ClueKind::Runs,
        class,
        stars: Stars::LEAST..=Stars::MOST,
        symmetry: None,
        thing: None,
        seed: 7,
        number: 1,
        effort: Effort::BRIEF,
        budget: Budget::endless(),
    }
}

fn made(wanted: &GeneratorConfig) -> Made {
    random(wanted).unwrap().unwrap()
}

#[test]
fn puzzles_are_unique_and_as_hard_as_was_wished_for() {
    let wishes = [
        ("15x15", Class::Trivial, "0.5-2"),
        ("15x15", Class::Lines, "1.5"),
        ("12x10", Class::Lines, "2.5-5"),
        ("hex:6", Class::Lines, "2-2.5"),
        ("12x12", Class::Trials, "2-3.5"),
        ("hex:5", Class::Trials, "0.5-5"),
        ("tri:5", Class::Lines, "0.5-2.5"),
    ];
    for (size, class, stars) in wishes {
        let stars = read_stars(stars).unwrap();
        for number in 1..=3 {
            let effort = Effort::default();
            let made = made(&GeneratorConfig {
                stars: stars.clone(),
                number,
                effort,
                ..wish(size, class)
            });
            assert!(made.is_match, "{size} {class:?} {number}: {:?}", made.rating);
            let puzzle = made.document.puzzle();
            let goal = made.document.goal().unwrap();
            let verdict =
                crate::solver::face::judge(puzzle, &crate::solver::Options::default()).unwrap();
            let crate::solver::Verdict::Unique(only) = verdict else { panic!("{size} {number}") };
            assert_eq!(only.picture(), goal);
            let rating = rate(puzzle, Some(goal), &Budget::endless()).unwrap();
            assert_eq!(rating, made.rating);
            assert!(rating.class == class && stars.contains(&rating.stars), "{rating:?}");
        }
    }
}

/// The nearest one may be of another class.
#[test]
fn what_matches_is_of_the_class_that_was_wished_for() {
    let is_match: Vec<bool> = (1..=3)
        .flat_map(|number| ["8x8", "10x10"].map(|size| (size, number)))
        .map(|(size, number)| {
            let made = made(&GeneratorConfig { number, ..wish(size, Class::DeepTrials) });
            assert_eq!(made.is_match, made.rating.class == Class::DeepTrials, "{size} {number}");
            made.is_match
        })
        .collect();
    assert!(is_match.contains(&true) && is_match.contains(&false), "{is_match:?}");
}

/// Of each kind of clues: the size, the colors and the class of a wish that it can meet.
const CLUES: [(ClueKind, &str, usize, Class); 6] = [
    (ClueKind::AnyOrder, "12x10", 2, Class::Lines),
    (ClueKind::AnyOrder, "hex:4", 3, Class::Lines),
    (ClueKind::Sums, "9x8", 2, Class::Lines),
    (ClueKind::Sums, "7x7", 3, Class::Lines),
    (ClueKind::Mosaic, "10x12", 2, Class::Lines),
    (ClueKind::Mosaic, "10x10", 2, Class::Trials),
];

#[test]
fn clues_say_what_was_wished_for_and_have_one_solution() {
    for (clues, size, colors, class) in CLUES {
        for number in 1..=2 {
            let wanted = GeneratorConfig { clues, colors, number, ..wish(size, class) };
            let made = made(&wanted);
            assert!(made.is_match, "{clues:?} {size} {class:?}: {:?}", made.rating);
            let puzzle = made.document.puzzle();
            let verdict =
                crate::solver::face::judge(puzzle, &crate::solver::Options::default()).unwrap();
            let crate::solver::Verdict::Unique(only) = verdict else { panic!("{clues:?} {size}") };
            assert_eq!(Some(only.picture()), made.document.goal());
            let words = |line| puzzle.clue(line).words();
            let is_meant = |word: &ClueWord| match clues {
                ClueKind::Runs | ClueKind::AnyOrder => word.sign != "=",
                ClueKind::Sums | ClueKind::Mosaic => word.sign == "=",
            };
            let geometry = puzzle.geometry();
            let lines: Vec<LineId> =
                geometry.lines().filter(|&line| !puzzle.clue(line).is_anything()).collect();
            assert!(lines.iter().all(|&line| words(line).iter().all(is_meant)));
            assert_eq!(geometry.has_blocks(), clues == ClueKind::Mosaic);
            if clues == ClueKind::Sums {
                assert!(lines.iter().all(|&line| words(line).len() == colors - 1));
            }
            if clues == ClueKind::Mosaic {
                let share = lines.len() * 100 / geometry.cell_count();
                assert!((40..=70).contains(&share), "{share} % of the cells have a number");
            }
            let has_order = |&line: &LineId| {
                let runs = puzzle.clue(line).runs().unwrap_or_default();
                runs.iter().any(|run| run != &runs[0])
            };
            assert!(clues != ClueKind::AnyOrder || !lines.iter().any(has_order));
            let again = random(&wanted).unwrap().unwrap();
            assert_eq!(again.document, made.document);
        }
    }
}

#[test]
fn clues_that_no_such_puzzle_has_are_refused() {
    let error = |wanted| random(&wanted).unwrap_err().to_string();
    let mosaic = |size, colors| {
        let clues = ClueKind::Mosaic;
        error(GeneratorConfig { clues, colors, ..wish(size, Class::Lines) })
    };
    for refused in [mosaic("hex:4", 2), mosaic("9x9", 3)] {
        assert_eq!(refused, "a mosaic is a rectangle in black and white");
    }
    let sums = |size, class| error(GeneratorConfig { clues: ClueKind::Sums, ..wish(size, class) });
    assert_eq!(sums("9x9", Class::Trials), "no trials puzzle is made with sums");
    assert_eq!(sums("hex:4", Class::Trivial), "no trivial puzzle is made with sums");
}

#[test]
fn the_same_wish_has_the_same_puzzle_and_others_have_others() {
    let wanted = wish("10x10", Class::Lines);
    let first = made(&wanted).document;
    assert_eq!(made(&wanted).document, first);
    for other in
        [GeneratorConfig { number: 2, ..wanted.clone() }, GeneratorConfig { seed: 8, ..wanted }]
    {
        assert_ne!(made(&other).document, first);
    }
}

/// Pinned: another machine, another version make the same.
#[test]
fn a_puzzle_of_a_seed_stays_the_same() {
    let document = made(&wish("8x8", Class::Lines)).document;
    let goal = document.goal().unwrap();
    let rows = document.puzzle().geometry().rows();
    let text =
        |row: &[crate::puzzle::CellId]| row.iter().map(|&cell| goal[cell].letter()).collect();
    insta::assert_snapshot!(rows.map(text).collect::<Vec<String>>().join("\n"));
}

#[test]
fn pictures_have_the_symmetry_that_is_wished_for() {
    let mut seen = 0;
    for (size, steps) in [("9x9", 4), ("8x12", 4), ("hex:4", 6), ("tri:3", 6)] {
        for symmetry in Symmetry::of(read_size(size).unwrap()) {
            let wanted = GeneratorConfig { symmetry: Some(symmetry), ..wish(size, Class::Lines) };
            let document = made(&wanted).document;
            let (geometry, goal) = (document.puzzle().geometry(), document.goal().unwrap());
            let mirror = Turn { is_mirrored: true, steps: 0 };
            let part = |of: u8| Turn { is_mirrored: false, steps: steps / of };
            let turns = match symmetry {
                Symmetry::None => vec![],
                Symmetry::Mirror => vec![mirror],
                Symmetry::Mirrors => vec![mirror, Turn { is_mirrored: true, steps: steps / 2 }],
                Symmetry::Half => vec![part(2)],
                Symmetry::Third => vec![part(3)],
                Symmetry::Quarter => vec![part(4)],
                Symmetry::Sixth => vec![part(6)],
            };
            for turn in turns {
                let cells = turned_cells(geometry, turn).unwrap();
                let turned = Picture::painted(geometry, |cell| goal[cells[cell.index()]]);
                assert_eq!(&turned, goal, "{size} {symmetry:?}");
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 5 + 4 + 6 + 6);
}

#[test]
fn pictures_have_a_shape_and_all_of_their_colors() {
    for colors in [2, 4] {
        for number in 1..=8 {
            let symmetry = Some(Symmetry::Mirror);
            let wanted =
                GeneratorConfig { colors, number, symmetry, ..wish("16x14", Class::Lines) };
            let document = made(&wanted).document;
            let ground = Ground::new(document.puzzle().geometry().clone(), Symmetry::None);
            let cells = document.goal().unwrap().colors();
            assert_eq!(blemish(&ground, cells, colors), 0, "{colors} {number}");
        }
    }
    // What this is not: noise.
    let ground =
        Ground::new(Geometry::new(wish("16x14", Class::Lines).shape).unwrap(), Symmetry::None);
    let mut chance = Chance::of(1, 1);
    let noise: Vec<Color> = (0..224).map(|_| Color::numbered(chance.below(2) as u8)).collect();
    assert!(blemish(&ground, &noise, 2) > 0);
}

#[test]
fn what_is_not_found_is_told_with_the_nearest() {
    for size in ["1x1", "1x7", "5x5", "hex:1", "hex:2"] {
        let wanted =
            GeneratorConfig { stars: Stars::MOST..=Stars::MOST, ..wish(size, Class::Guessing) };
        let found = random(&wanted).unwrap();
        assert!(found.is_none_or(|made| !made.is_match), "{size}");
    }
    assert!(random(&wish("5x5", Class::Lines)).unwrap().is_some());
}

#[test]
fn what_cannot_be_is_refused_and_time_ends_it() {
    let wanted = wish("10x10", Class::Lines);
    let error = |wanted: GeneratorConfig| random(&wanted).unwrap_err().to_string();
    assert!(error(wish("200x200", Class::Lines)).starts_with("40000 cells, expected"));
    assert!(
        error(GeneratorConfig { colors: 9, ..wanted.clone() })
            .starts_with("9 colors; a puzzle has 2 to 8")
    );
    let stars = RangeInclusive::new(Stars::MOST, Stars::LEAST);
    assert!(error(GeneratorConfig { stars, ..wanted.clone() }).contains("0.5 to 5"));
    let third = GeneratorConfig { symmetry: Some(Symmetry::Third), ..wanted.clone() };
    assert_eq!(error(third), "10x10 has no symmetry `third-turn`");
    let stop = Arc::new(AtomicBool::new(true));
    let budget = Budget::endless().or_stop(stop);
    assert!(random(&GeneratorConfig { budget, ..wanted }).unwrap().is_none());
}

/// By a clock that goes on by a millisecond whenever it is looked at.
#[test]
fn more_time_never_finds_less() {
    thread_local!(static LOOKS: Cell<u64> = const { Cell::new(0) });
    fn clock() -> Duration {
        Duration::from_millis(LOOKS.replace(LOOKS.get() + 1))
    }
    let wanted = wish("10x10", Class::Guessing);
    let is_found = |time: u64| {
        let budget = Budget::by_clock(Duration::from_millis(time), clock);
        random(&GeneratorConfig { budget, ..wanted.clone() }).unwrap().is_some()
    };
    let found: Vec<bool> = (0..60).map(|number| is_found(20 * number)).collect();
    assert!(!found[0] && found[59] && found.is_sorted(), "{found:?}");
}

#[test]
fn sizes_and_stars_are_read() {
    let read = |text| match read_size(text) {
        Ok(shape) => Ok(shape.to_string()),
        Err(message) => Err(english(&message)),
    };
    assert_eq!(read("20x15").as_deref(), Ok("20x15"));
    assert_eq!(read("20").as_deref(), Ok("20x20"));
    assert_eq!(read("hex:7").as_deref(), Ok("hex 7"));
    assert_eq!(read("tri:5").as_deref(), Ok("tri 5 5 5 5 5 5"));
    assert_eq!(read("tri:2,1,2,2,1,2").as_deref(), Ok("tri 2 1 2 2 1 2"));
    assert_eq!(read("hex:2,1,2,2,1,2").as_deref(), Ok("hex 2 1 2 2 1 2"));
    let wrong = ["", "x", "20x", "hex:", "hex:-1", "a", "tri:1,2", "tri:1,1,1,1,1,1,1", "3:3"];
    assert!(wrong.into_iter().all(|text| read(text).unwrap_err().starts_with("expected 20x15")));
    assert_eq!(read("tri:1,1,1,1,1,2").unwrap_err(), "side F has 2 lines instead of 1 = C + D - A");
    let stars = |text| read_stars(text).map(|stars| (stars.start().halves(), stars.end().halves()));
    assert_eq!(
        (stars("2"), stars("2-3.5"), stars("0.5-5")),
        (Some((4, 4)), Some((4, 7)), Some((1, 10)))
    );
    let wrong = ["", "0", "6", "5.5", "2.25", "2.0", "+2", "3-2", "1-", "-", "NaN"];
    assert!(wrong.into_iter().all(|text| read_stars(text).is_none()));
}

/// The pictures that are requested without a symmetry are mostly of things.
#[test]
fn no_two_of_many_pictures_are_alike() {
    let count = 150;
    let bits = |number: u64| -> Vec<Vec<bool>> {
        let wanted = GeneratorConfig { number, ..wish("15x15", Class::Lines) };
        let document = made(&wanted).document;
        let goal = document.goal().unwrap();
        let geometry = document.puzzle().geometry();
        let turned = |turn: Turn| {
            let cells = turned_cells(geometry, turn).unwrap();
            cells.iter().map(|&cell| !goal[cell].is_background()).collect()
        };
        Turn::all(geometry.shape()).map(turned).collect()
    };
    let all: Vec<Vec<Vec<bool>>> = (1..=count).map(bits).collect();
    let mut nearest = usize::MAX;
    for (place, one) in all.iter().enumerate() {
        for other in &all[..place] {
            for turned in one {
                let differing = turned.iter().zip(&other[0]).filter(|(a, b)| a != b).count();
                nearest = nearest.min(differing);
            }
        }
    }
    assert!(nearest >= 8, "{nearest}");
}

#[test]
fn every_color_that_is_requested_occurs_or_the_puzzle_is_no_match() {
    for (size, colors, symmetry) in [
        ("hex:7", 3, Some(Symmetry::Sixth)),
        ("20x20", 8, None),
        ("15x15", 6, None),
        ("2x2", 8, None),
    ] {
        for number in 1..=8 {
            let wanted = GeneratorConfig { colors, symmetry, number, ..wish(size, Class::Lines) };
            let Some(made) = random(&wanted).unwrap() else { continue };
            let missing = missing_colors(made.document.goal().unwrap().colors(), colors);
            assert!(missing == 0 || !made.is_match, "{size} {number}");
            assert!(missing == 0 || size == "2x2", "{size} {number}");
        }
    }
}

/// A search for puzzles for guessing does more work, so that most requests are met.
#[test]
fn guessing_is_found_where_it_is_offered() {
    let found = (1..=4).filter(|&number| {
        let wanted = GeneratorConfig { number, ..wish("15x15", Class::Guessing) };
        made(&wanted).is_match
    });
    assert!(found.count() >= 3);
}

#[test]
fn large_pictures_are_no_noise() {
    let stars = read_stars("3-5").unwrap();
    for number in 1..=4 {
        let wanted =
            GeneratorConfig { stars: stars.clone(), number, ..wish("40x40", Class::Lines) };
        let document = made(&wanted).document;
        let goal = document.goal().unwrap();
        let geometry = document.puzzle().geometry();
        let unlike = |cell: crate::puzzle::CellId| {
            geometry.neighbors(cell).filter(|&other| goal[other] != goal[cell]).count()
        };
        let outline: usize = geometry.cells().map(unlike).sum::<usize>() / 2;
        // Noise of two colors has some 1,560 sides between them.
        assert!(outline < 850, "{number}: {outline}");
    }
}
