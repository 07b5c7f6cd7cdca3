//! Boards of regions and of blocks against the list of all their pictures; hostile ones.

use itertools::Itertools;
use nonosat_board::document::Document;
use nonosat_board::puzzle::{Color, Puzzle, Turn};
use nonosat_board::verify::verify;
use nonosat_engine::solver::counting::{BigUint, Count};
use nonosat_engine::solver::{Options, count_solutions, judge, solutions};
use nonosat_files::{Format, Loss, WriteError, read, write};
use std::collections::BTreeSet;
use std::time::Duration;

/// Numbers that look random and never change.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// A clue, its text and what it means.
enum Rule {
    Any,
    Sum(Option<u8>, usize),
    Runs(Vec<(u8, usize)>),
    AnyOrder(Vec<(u8, usize)>),
    Longest(usize),
}

/// The runs of a line of numbers of colors.
fn runs(line: &[u8]) -> Vec<(u8, usize)> {
    let stretches = line.chunk_by(|one, other| one == other);
    stretches.filter(|cells| cells[0] > 0).map(|cells| (cells[0], cells.len())).collect()
}

fn letter(color: u8) -> char {
    char::from(b'a' + color - 1)
}

impl Rule {
    /// A clue that this line satisfies.
    fn of(line: &[u8], dice: &mut Dice) -> Rule {
        let own = runs(line);
        match dice.below(7) {
            0 => Rule::Any,
            1 => Rule::Sum(None, line.iter().filter(|&&color| color > 0).count()),
            2 | 3 => Rule::Sum(Some(1), line.iter().filter(|&&color| color == 1).count()),
            4 => Rule::AnyOrder(own),
            5 => Rule::Longest(own.iter().map(|run| run.1).max().unwrap_or(0)),
            _ => Rule::Runs(own),
        }
    }

    fn text(&self) -> String {
        let list = |runs: &[(u8, usize)]| {
            runs.iter().map(|(color, length)| format!("{length}{}", letter(*color))).join(" ")
        };
        match self {
            Rule::Any => "*".to_owned(),
            Rule::Sum(color, cells) => format!("={cells}{}", color.map_or('?', letter)),
            Rule::Runs(runs) => list(runs),
            Rule::AnyOrder(runs) if runs.is_empty() => String::new(),
            Rule::AnyOrder(runs) => format!("{{{}}}", list(runs)),
            Rule::Longest(0) => String::new(),
            Rule::Longest(length) => format!("* {length}? *"),
        }
    }

    fn allows(&self, line: &[u8]) -> bool {
        let count = |own: &dyn Fn(u8) -> bool| line.iter().filter(|&&color| own(color)).count();
        match self {
            Rule::Any => true,
            Rule::Sum(None, cells) => count(&|color| color > 0) == *cells,
            Rule::Sum(Some(own), cells) => count(&|color| color == *own) == *cells,
            Rule::Runs(own) => runs(line) == *own,
            Rule::AnyOrder(own) => runs(line).into_iter().sorted().eq(own.iter().copied().sorted()),
            Rule::Longest(0) => runs(line).is_empty(),
            Rule::Longest(length) => runs(line).iter().any(|run| run.1 == *length),
        }
    }
}

/// A board with a text and all of its pictures.
fn drawn(dice: &mut Dice, colors: u8, most: usize) -> (String, BTreeSet<Vec<u8>>) {
    let (height, width) = (1 + dice.below(most), 1 + dice.below(most));
    let signs: Vec<Vec<u8>> =
        (0..height).map(|_| (0..width).map(|_| dice.below(3) as u8).collect()).collect();
    let picture: Vec<Vec<u8>> = (0..height)
        .map(|_| (0..width).map(|_| dice.below(usize::from(colors)) as u8).collect())
        .collect();
    let column = |picture: &[Vec<u8>], at: usize| picture.iter().map(|row| row[at]).collect_vec();
    let rows = picture.iter().map(|row| Rule::of(row, dice)).collect_vec();
    let columns = (0..width).map(|at| Rule::of(&column(&picture, at), dice)).collect_vec();
    let mut text = format!("rect {height} {width} regions\n");
    for row in &signs {
        text.extend(row.iter().map(|sign| char::from(b'p' + sign)));
        text.push('\n');
    }
    text += &["#fff", "#000", "#f00"][..usize::from(colors)].join(" ");
    rows.iter().chain(&columns).for_each(|rule| text += &format!("\n{}", rule.text()));
    text.push('\n');
    let pictures = (0..height * width).map(|_| 0..colors).multi_cartesian_product();
    let is_right = |cells: &Vec<u8>| {
        let picture = cells.chunks(width).map(<[u8]>::to_vec).collect_vec();
        let is_tied = |(row, at): (usize, usize), (other, place): (usize, usize)| {
            signs[row][at] != signs[other][place] || picture[row][at] == picture[other][place]
        };
        let across = (0..height).cartesian_product(1..width);
        let down = (1..height).cartesian_product(0..width);
        across.into_iter().all(|(row, at)| is_tied((row, at), (row, at - 1)))
            && down.into_iter().all(|(row, at)| is_tied((row, at), (row - 1, at)))
            && rows.iter().zip(&picture).all(|(rule, row)| rule.allows(row))
            && columns.iter().enumerate().all(|(at, rule)| rule.allows(&column(&picture, at)))
    };
    (text, pictures.filter(is_right).collect())
}

/// A board of blocks with a text and all of its pictures.
fn drawn_blocks(dice: &mut Dice, colors: u8, most: usize) -> (String, BTreeSet<Vec<u8>>) {
    let (height, width) = (1 + dice.below(most), 1 + dice.below(most));
    let count = |cells: &[u8], row: usize, column: usize| {
        let near = (0..height).cartesian_product(0..width);
        let near = near.filter(|(y, x)| y.abs_diff(row) < 2 && x.abs_diff(column) < 2);
        near.filter(|(y, x)| cells[y * width + x] > 0).count()
    };
    let picture = (0..height * width).map(|_| dice.below(usize::from(colors)) as u8).collect_vec();
    let places = (0..height).cartesian_product(0..width).collect_vec();
    let number =
        |&(row, column): &(usize, usize)| (dice.below(3) > 0).then(|| count(&picture, row, column));
    let numbers = places.iter().map(number).collect_vec();
    let mut text = format!("mosaic {height} {width}\n");
    text += &["#fff", "#000", "#f00"][..usize::from(colors)].join(" ");
    for row in numbers.chunks(width) {
        text.push('\n');
        text.extend(row.iter().map(|number| {
            number.map_or('.', |number| char::from_digit(number as u32, 10).unwrap())
        }));
    }
    text.push('\n');
    let is_right = |cells: &Vec<u8>| {
        let pairs = places.iter().zip(&numbers);
        pairs.into_iter().all(|(&(row, column), number)| {
            number.is_none_or(|number| count(cells, row, column) == number)
        })
    };
    let pictures = (0..height * width).map(|_| 0..colors).multi_cartesian_product();
    (text, pictures.filter(is_right).collect())
}

fn found(puzzle: &Puzzle, options: &Options) -> BTreeSet<Vec<u8>> {
    let pictures = solutions(puzzle, options).map(|solution| {
        let solution = solution.unwrap();
        let colors = solution.picture().colors().iter();
        colors.map(|color| color.index() as u8).collect_vec()
    });
    pictures.collect()
}

#[track_caller]
fn check(text: &str, want: &BTreeSet<Vec<u8>>) {
    let document = read(text.as_bytes(), Some(Format::Clues)).unwrap();
    let puzzle = document.puzzle();
    let formula = Options::default();
    for options in [&formula, &crate::oracle::by_search()] {
        assert_eq!(&found(puzzle, options), want, "{text}");
    }
    let verdict = judge(puzzle, &formula).unwrap();
    let count = count_solutions(puzzle, &verdict, None, &formula);
    assert_eq!(count, Count::Exactly(BigUint::from(want.len())), "{text}");
    for format in [Format::Clues, Format::Json] {
        let written = write(&document, format, Loss::NOTES).unwrap().text;
        let again = read(written.as_bytes(), Some(format)).unwrap();
        assert_eq!(again.puzzle(), puzzle, "{written}");
    }
}

#[test]
fn small_boards_of_regions_have_the_pictures_that_a_list_has() {
    let mut dice = Dice(51);
    for _ in 0..150 {
        let (text, pictures) = drawn(&mut dice, 2, 4);
        check(&text, &pictures);
    }
    for _ in 0..50 {
        let (text, pictures) = drawn(&mut dice, 3, 3);
        check(&text, &pictures);
    }
}

#[test]
fn small_boards_of_blocks_have_the_pictures_that_a_list_has() {
    let mut dice = Dice(52);
    for _ in 0..60 {
        let (text, pictures) = drawn_blocks(&mut dice, 2, 4);
        if pictures.len() < 2_000 {
            check(&text, &pictures);
        }
    }
    for _ in 0..30 {
        let (text, pictures) = drawn_blocks(&mut dice, 3, 3);
        if pictures.len() < 2_000 {
            check(&text, &pictures);
        }
    }
}

/// A turn moves regions and numbers with the cells; four make the same puzzle again.
#[test]
fn regions_and_numbers_turn_with_the_board() {
    let regions = "rect 2 3 regions\naab\nacc\n#fff #000\n=1a\n* 2a\n*\n3a\n=2a\n";
    let numbers = "mosaic 2 3\n#fff #000\n.12\n3..\n";
    for (text, turned) in [(regions, "aa\nba\nbc"), (numbers, "3.\n.1\n.2")] {
        let puzzle = read(text.replace("3a\n", "1a\n").as_bytes(), None).unwrap().into_puzzle();
        let turn = Turn { is_mirrored: false, steps: 1 };
        let mut last = puzzle.clone();
        for quarter in 0..4 {
            last = nonosat_board::puzzle::turned(&last, turn).unwrap().0;
            let text = write(&Document::from(last.clone()), Format::Clues, Loss::NOTES);
            assert!(quarter > 0 || text.unwrap().text.contains(turned));
        }
        assert_eq!(last, puzzle);
    }
}

#[test]
fn a_picture_that_breaks_a_region_is_refused() {
    let text = "rect 2 3 regions\naab\nabb\n#fff #000\n=2a\n=1a\n*\n*\n*\n";
    let document = read(text.as_bytes(), None).unwrap();
    let refusal = |cells: &str| {
        let colors = cells.chars().filter_map(Color::from_letter).collect();
        let geometry = document.puzzle().geometry();
        let picture = nonosat_board::puzzle::Picture::new(geometry, colors).unwrap();
        verify(document.puzzle(), picture).err().map(|error| error.to_string())
    };
    assert_eq!(refusal("aa-a--"), None);
    assert_eq!(refusal("aa--a-").unwrap(), "region 1 reads 2a, which is not its clue");
}

const TILE_PAINT: &str = "2 3\n1 - 2\n2 1\n1 1 2\n1 3 2\n";
const MOSAIC: &str = "2 4\n- 2 - 1\n1 - 3 -\n";

/// Three formats keep regions and numbers in cells; all others refuse them with words.
#[test]
fn formats_keep_regions_and_numbers_or_refuse_them() {
    for (text, refused) in [(TILE_PAINT, "regions"), (MOSAIC, "numbers in cells")] {
        let document = read(text.as_bytes(), None).unwrap();
        let mut kept = Vec::new();
        for &format in Format::all() {
            match write(&document, format, Loss::ANY) {
                Ok(written) => {
                    let again = read(written.text.as_bytes(), Some(format)).unwrap();
                    assert_eq!(again.puzzle(), document.puzzle(), "{format:?}");
                    kept.push(format);
                }
                Err(WriteError::CannotKeep { features, .. }) => {
                    let named = features.iter().any(|feature| feature.describe() == refused);
                    assert!(named, "{format:?}: {features:?}");
                }
                Err(error) => assert!(matches!(error, WriteError::ReadOnly(_)), "{error:?}"),
            }
        }
        assert_eq!(kept, [Format::Clues, Format::Json, Format::Puzzlekit]);
    }
}

#[test]
fn a_data_set_has_tile_paint_with_its_pictures() {
    let entry = |problem: &str, solution: &str| {
        let text = |text: &str| text.replace('\n', "\\n");
        format!("{{\"problem\": \"{}\", \"solution\": \"{}\"}}", text(problem), text(solution))
    };
    let set = entry(TILE_PAINT, "2 3\nx x -\n- x -");
    let wrong = read(format!("{{\"data\": {{\"one\": {set}}}}}").as_bytes(), None).unwrap();
    assert!(verify(wrong.puzzle(), wrong.goal().unwrap().clone()).is_err());
    let apart = TILE_PAINT.replace("1 3 2", "1 3 1");
    let error = read(apart.as_bytes(), Some(Format::Puzzlekit)).unwrap_err().to_string();
    assert!(error.contains("cells of one region that touch"), "{error}");
    let large = TILE_PAINT.replace("1 - 2", "1 - 3");
    let error = read(large.as_bytes(), Some(Format::Puzzlekit)).unwrap_err().to_string();
    assert!(error.contains("no line of 2 cells satisfies the clue"), "{error}");
}

/// Whatever stands there, an answer or a refusal comes, and never a panic.
#[test]
fn hostile_regions_are_answered() {
    let mut texts = Vec::new();
    // Nested regions: a line knows the colors of all that it is in.
    let nested = |side: usize| {
        let sign = |row: usize, at: usize| {
            let depth = row.min(at).min(side - 1 - row).min(side - 1 - at);
            char::from(b"abcdef"[depth % 6])
        };
        (0..side).map(|row| (0..side).map(|at| sign(row, at)).collect::<String>()).join("\n")
    };
    for side in [40, 120] {
        let clues = ["=11a\n", "* 3a * =20a\n", "{1a 2a 3a}\n", "3a 3a\n"].concat();
        let clues = clues.repeat(2 * side / 4);
        texts.push(format!("rect {side} {side} regions\n{}\n#fff #000\n{clues}", nested(side)));
    }
    let striped = |width: usize| "ab".repeat(width / 2);
    texts.push(format!(
        "rect 1 1000 regions\n{}\n#fff #000\n=9a\n{}",
        striped(1000),
        "*\n".repeat(1000)
    ));
    let large = format!("{}\n", "a".repeat(64)).repeat(64);
    texts.push(format!("rect 64 64 regions\n{large}#fff #000\n{}", "*\n".repeat(128)));
    for rows in ["", "a", "aa", "aa\na", "aa\n??", "aa\n  ", "aa\nbb\ncc", "é\u{301}\nbb", "..\n##"]
    {
        texts.push(format!("rect 2 2 regions\n{rows}\n#fff #000\n=1a\n*\n*\n*\n"));
    }
    for rows in ["", "1", "12", "12\na1", "99\n99", "12\n34\n56", "1 2\n3 4", "..\n.-"] {
        texts.push(format!("mosaic 2 2\n#fff #000\n{rows}\n"));
    }
    texts.push("mosaic 2 2 holes\n#.\n##\n#fff #000\n..\n..\n".to_owned());
    texts.push("mosaic 2 2 regions\naa\naa\n#fff #000\n..\n..\n".to_owned());
    texts.push("mosaic 1000 1000\n#fff #000\n".to_owned());
    texts.push(format!("mosaic 262 1000\n#fff #000\n{}", (".".repeat(1000) + "\n").repeat(262)));
    texts.push("hex 2 regions\naa\naaa\naa\n#fff #000\n".to_owned());
    texts.push("rect 2 2 holes regions\n#.\n##\naa\naa\n#fff #000\n=1a\n=1a\n*\n*\n".to_owned());
    for text in texts {
        if let Ok(document) = read(text.as_bytes(), None) {
            let options = Options::default();
            let budget = nonosat_sat::budget::Budget::of(Duration::from_millis(200));
            let _ = judge(document.puzzle(), &options.within(budget));
        }
    }
}
