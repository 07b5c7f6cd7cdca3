//! Steps against an oracle: a puzzle of one line, all others unknown, and of the cells only
//! the reasons given. What follows from that follows from the reasons.

use crate::folder::Folder;
use crate::planted::{BLURRED, Hidden, OPEN, palette, planted_on};
use crate::schema;
use crate::shapes::holed;
use itertools::Itertools;
use nonosat_board::puzzle::*;
use nonosat_engine::explanation::*;
use nonosat_engine::propagation::propagate;
use nonosat_engine::solver::{Options, Verdict};
use nonosat_files as format;
use nonosat_sat::budget::Budget;
use nonosat_service::report::StepReport;
use nonosat_words::Language;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn collection() -> Vec<(String, String, Puzzle)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let text = fs::read_to_string(folder.join("verdicts.csv")).unwrap();
    let row = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let document = format::read(&fs::read(folder.join(fields[0])).unwrap(), None).unwrap();
        (fields[0].to_owned(), format!("{} by {}", fields[1], fields[2]), document.into_puzzle())
    };
    text.lines().skip(1).map(row).collect()
}

fn puzzle(file: &str) -> Puzzle {
    collection().into_iter().find(|(name, ..)| name == file).unwrap().2
}

/// The picture, if it is the only one.
fn only(puzzle: &Puzzle) -> Option<Picture> {
    match nonosat_engine::solver::face::judge(puzzle, &Options::default()).unwrap() {
        Verdict::Unique(only) => Some(only.picture().clone()),
        _ => None,
    }
}

fn walked(puzzle: &Puzzle) -> Walk {
    walk(puzzle, &givens(puzzle), only(puzzle).as_ref(), &Budget::endless())
}

/// The puzzle of some of the lines: nothing is known of the others, nor of any cell.
fn of_lines(puzzle: &Puzzle, lines: &[LineId]) -> Puzzle {
    let geometry = puzzle.geometry();
    let clue = |line| {
        if lines.contains(&line) { puzzle.clue(line).clone() } else { Clue::anything() }
    };
    let clues = geometry.lines().map(clue).collect();
    Puzzle::new(geometry.clone(), puzzle.palette().clone(), clues).unwrap()
}

/// What `facts` leave of the cells on these lines; `None` if nothing does.
fn follows(lines: &Puzzle, facts: &[Fact]) -> Option<nonosat_engine::propagation::Deduction> {
    propagate(&lines.clone().with_givens(facts).unwrap(), &Budget::endless()).ok()
}

fn is_within(inner: ColorSet, outer: ColorSet) -> bool {
    inner.intersect(outer) == inner
}

/// Looks at every step of a walk.
struct Judge<'a> {
    puzzle: &'a Puzzle,
    lines: Vec<Puzzle>,
    known: Vec<ColorSet>,
    /// Also take away one reason after the other?
    is_strict: bool,
    steps: usize,
}

impl Judge<'_> {
    fn of(puzzle: &Puzzle, is_strict: bool) -> Judge<'_> {
        let lines = puzzle.geometry().lines().map(|line| of_lines(puzzle, &[line])).collect();
        Judge { puzzle, lines, known: givens(puzzle), is_strict, steps: 0 }
    }

    fn says(&self, line: LineId, facts: &[Fact], gives: &[Fact]) -> bool {
        follows(&self.lines[line.index()], facts).is_none_or(|left| {
            gives.iter().all(|&(cell, colors)| is_within(left.colors(cell), colors))
        })
    }

    fn learn(known: &mut [ColorSet], gives: &[Fact]) {
        for &(cell, colors) in gives {
            known[cell.index()] = known[cell.index()].intersect(colors);
        }
    }

    /// A step of a line, for somebody who knows that.
    fn line(&mut self, step: &Step, known: &mut [ColorSet]) {
        let Justification::Line(reason) = &step.justification else { panic!("{step:?}") };
        self.steps += 1;
        self.is_known(&reason.cells, known);
        assert!(self.says(reason.line, &reason.cells, &step.gives), "unsound: {step:?}");
        let news = |&(cell, colors): &Fact| !is_within(known[cell.index()], colors);
        assert!(step.gives.iter().any(news), "nothing new: {step:?}");
        if self.is_strict {
            for without in 0..reason.cells.len() {
                let mut rest = reason.cells.clone();
                rest.remove(without);
                let others = self.not_painted(reason.line, &rest);
                // A complete line is one whose runs are all painted, not only certain.
                let gives = if reason.rule == Rule::Complete { &others } else { &step.gives };
                assert!(!self.says(reason.line, &rest, gives), "{without} of {step:?}");
            }
        }
        Judge::learn(known, &step.gives);
    }

    /// The cells of a line that these facts do not paint, as empty ones.
    fn not_painted(&self, line: LineId, facts: &[Fact]) -> Vec<Fact> {
        let empty = ColorSet::only(Color::BACKGROUND);
        let is_painted = |cell: &CellId| {
            facts.iter().any(|fact| fact.0 == *cell && fact.1.len() == 1 && fact.1 != empty)
        };
        let cells = self.puzzle.geometry().line(line).iter().copied();
        cells.filter(|cell| !is_painted(cell)).map(|cell| (cell, empty)).collect()
    }

    fn is_known(&self, facts: &[Fact], known: &[ColorSet]) {
        for &(cell, colors) in facts {
            assert!(is_within(known[cell.index()], colors), "{cell:?} is not known");
        }
    }

    fn step(&mut self, step: &Step) {
        let mut known = self.known.clone();
        match &step.justification {
            Justification::Line(_) => self.line(step, &mut known),
            Justification::Trial { cell, color, chain, end } => {
                assert!(chain.len() < MAX_CHAIN, "{step:?}");
                known[cell.index()] = ColorSet::only(*color);
                let before = known.clone();
                chain.iter().for_each(|inner| self.line(inner, &mut known));
                self.is_known(&end.cells, &known);
                let dead = &self.lines[end.line.index()];
                assert!(follows(dead, &end.cells).is_none(), "no dead end: {step:?}");
                if self.is_strict {
                    self.needs_every_line(&before, chain, end);
                }
            }
            Justification::Either { cell, chains } => {
                let colors = chains.iter().map(|(color, _)| *color);
                let all = colors.fold(ColorSet::EMPTY, ColorSet::with);
                assert!(is_within(self.known[cell.index()], all), "not all ways: {step:?}");
                for (color, chain) in chains {
                    let mut known = self.known.clone();
                    known[cell.index()] = ColorSet::only(*color);
                    chain.iter().for_each(|inner| self.line(inner, &mut known));
                    self.is_known(&step.gives, &known);
                }
            }
            _ => {}
        }
        Judge::learn(&mut self.known, &step.gives);
    }

    /// Without any one of the lines of a trial the others do not come to an end.
    fn needs_every_line(&self, known: &[ColorSet], chain: &[Step], end: &DeadEnd) {
        let lines: Vec<LineId> = chain.iter().filter_map(Step::line).chain([end.line]).collect();
        let facts: Vec<Fact> = self.puzzle.geometry().cells().zip(known.iter().copied()).collect();
        for without in &lines {
            let rest: Vec<LineId> = lines.iter().copied().filter(|line| line != without).collect();
            let left = follows(&of_lines(self.puzzle, &rest), &facts);
            assert!(left.is_some(), "{without:?} is not needed in {chain:?}");
        }
    }
}

fn check(puzzle: &Puzzle, walk: &Walk, is_strict: bool) -> usize {
    let mut judge = Judge::of(puzzle, is_strict);
    walk.steps.iter().for_each(|step| judge.step(step));
    assert_eq!(judge.known, walk.known);
    if let End::DeadEnd(end) = &walk.end {
        judge.is_known(&end.cells, &judge.known);
        assert!(follows(&judge.lines[end.line.index()], &end.cells).is_none());
    }
    judge.steps
}

/// The steps that are told settle each cell that all steps settle.
fn told_steps_settle_all(puzzle: &Puzzle, walk: &Walk) {
    let mut known = givens(puzzle);
    for step in relevant_steps(&walk.steps, &givens(puzzle)) {
        Judge::learn(&mut known, &walk.steps[step].gives);
    }
    for (told, all) in known.iter().zip(&walk.known).filter(|(_, all)| all.len() == 1) {
        assert_eq!(told, all, "{:?}", walk.steps);
    }
}

#[test]
fn every_step_through_the_collection_follows_from_its_reasons() {
    for (file, verdict, puzzle) in collection() {
        let walk = walked(&puzzle);
        assert!(check(&puzzle, &walk, false) > 0 || file == "spider-web.clues", "{file}");
        told_steps_settle_all(&puzzle, &walk);
        walk.steps.iter().for_each(|step| agrees_with_its_words(&puzzle, step));
        match verdict.as_str() {
            "unique by lines" => {
                assert_eq!(walk.end, End::Solved, "{file}");
                assert!(walk.steps.iter().all(|step| step.line().is_some()), "{file}");
            }
            "unique by search" => assert_eq!(walk.end, End::Solved, "{file}"),
            "several by search" => assert_eq!(walk.end, End::Stuck, "{file}"),
            _ => assert!(matches!(walk.end, End::DeadEnd(_)), "{file}: {:?}", walk.end),
        }
    }
}

#[test]
fn no_reason_and_no_line_of_a_trial_can_be_left_out() {
    let files = [
        "anchor.non",
        "bee.clues",
        "bicycle.non",
        "bridge.clues",
        "cat.non",
        "coffee.clues",
        "rocket.clues",
        "snail.clues",
        "spiral.clues",
        "zebra.clues",
    ];
    let steps = files.map(|file| {
        let puzzle = puzzle(file);
        check(&puzzle, &walked(&puzzle), true)
    });
    assert!(steps.iter().sum::<usize>() > 2000, "{steps:?}");
}

#[test]
fn every_step_on_random_boards_follows_and_keeps_every_solution() {
    let rect = |height, width| Shape::Rect { height, width };
    let kinds = [
        (rect(10, 10), 1, OPEN),
        (rect(7, 9), 2, OPEN),
        (rect(6, 8), 1, BLURRED),
        (rect(6, 6), 3, BLURRED),
        (rect(5, 5), 2, Hidden { lengths: 2, ..OPEN }),
        (Shape::hex(3), 1, OPEN),
        (Shape::hex(3), 2, BLURRED),
        (Shape::hex(4), 1, Hidden { clues: 5, ..OPEN }),
        (Shape::Triangles { sides: Sides::regular(2) }, 2, OPEN),
        (Shape::Triangles { sides: Sides::new([3, 2, 2, 3]).unwrap() }, 1, BLURRED),
        (Shape::Hex { sides: Sides::new([2, 4, 3, 2]).unwrap() }, 1, OPEN),
    ];
    let boards = kinds.map(|(shape, ..)| Geometry::new(shape).unwrap());
    let holed = holed(8, 8, &[0, 7, 19, 27, 28, 50, 56]);
    let boards =
        boards.iter().zip(kinds).map(|(board, (_, colors, hidden))| (board, colors, hidden));
    let boards = boards.chain([(&holed, 1, OPEN), (&holed, 2, BLURRED)]);
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(proptest::test_runner::Config::default(), rng);
    let mut rules: BTreeMap<&str, usize> = BTreeMap::new();
    for (board, colors, hidden) in boards {
        let (shape, strategy) = (board.shape(), planted_on(board, colors, hidden));
        for number in 0..125 {
            let (puzzle, picture) = strategy.new_tree(&mut runner).unwrap().current();
            // A walk that does not assume one picture has to keep all of them.
            let walk = walk(&puzzle, &givens(&puzzle), None, &Budget::endless());
            check(&puzzle, &walk, number % 5 == 0);
            told_steps_settle_all(&puzzle, &walk);
            for cell in puzzle.geometry().cells() {
                assert!(walk.known[cell.index()].contains(picture[cell]), "{shape} {number}");
            }
            for step in &walk.steps {
                let other = match step.justification {
                    Justification::Trial { .. } => "trial",
                    _ => "either",
                };
                *rules.entry(step.rule().map_or(other, Rule::name)).or_default() += 1;
                agrees_with_its_words(&puzzle, step);
            }
        }
    }
    let of_runs = |rule: &Rule| !matches!(rule, Rule::Region | Rule::Total);
    for rule in Rule::ALL.into_iter().filter(of_runs) {
        assert!(rules.contains_key(rule.name()), "{rule:?} in {rules:?}");
    }
    assert!(rules.contains_key("trial") && rules.contains_key("either"), "{rules:?}");
}

/// A step in one paragraph.
fn sentence(puzzle: &Puzzle, step: &Step) -> String {
    Language::English.catalog().paragraph(step_text(puzzle, step).sentences())
}

/// The sentence of a line's step names the line, and every cell that it gives.
fn agrees_with_its_words(puzzle: &Puzzle, step: &Step) {
    let Some(line) = step.line() else { return };
    let words = sentence(puzzle, step);
    let name = puzzle.geometry().describe(line);
    assert!(words.to_lowercase().contains(&name), "{words}: {step:?}");
    assert!(
        words.starts_with(|sign: char| sign.is_uppercase() || sign.is_ascii_digit() || sign == '?')
            && words.ends_with('.'),
        "{words}"
    );
    assert!(!words.contains(" 1 places"), "{words}");
    let whole =
        ["has no runs", "the rest of it is empty", " of rows ", " of columns ", " of cells "];
    if whole.iter().any(|part| words.contains(part)) {
        return;
    }
    let told = numbers(&words);
    let (family, _) = puzzle.geometry().place(line);
    let is_rect = puzzle.geometry().families().len() == 2;
    for (cell, _) in &step.gives {
        let through = puzzle.geometry().through(*cell);
        let number = match is_rect {
            true => puzzle.geometry().place(through[1 - family].line).1 + 1,
            false => through[family].at as usize + 1,
        };
        assert!(told.contains(&number), "{number} in {words}: {step:?}");
    }
}

/// All numbers of a text, and those between two that `to` joins.
fn numbers(text: &str) -> Vec<usize> {
    let words: Vec<&str> =
        text.split([' ', ',', '.', ':']).filter(|word| !word.is_empty()).collect();
    let mut found: Vec<usize> = words.iter().filter_map(|word| word.parse().ok()).collect();
    for three in words.windows(3) {
        if let ([from, "to", to], true) = (three, three[1] == "to") {
            found.extend(from.parse().unwrap_or(1)..=to.parse().unwrap_or(0));
        }
    }
    found
}

#[test]
fn nearly_all_cells_of_puzzles_that_lines_solve_have_an_easier_rule_than_cases() {
    let (mut cases, mut all) = (0, 0);
    for (_, _, puzzle) in collection().into_iter().filter(|found| found.1 == "unique by lines") {
        for step in walked(&puzzle).steps {
            let settled = step.gives.iter().filter(|(_, colors)| colors.len() == 1).count();
            all += settled;
            cases += if step.rule() == Some(Rule::Enumeration) { settled } else { 0 };
        }
    }
    assert!(100 * cases < 2 * all, "{cases} of {all}");
}

fn rating(puzzle: &Puzzle) -> Rating {
    rate(puzzle, only(puzzle).as_ref(), &Budget::endless()).unwrap()
}

/// The cells that steps of each rule settle.
fn settled(walk: &Walk) -> BTreeMap<&'static str, usize> {
    let mut cells = BTreeMap::new();
    for step in &walk.steps {
        let settled = step.gives.iter().filter(|(_, colors)| colors.len() == 1).count();
        if let (Some(rule), 1..) = (step.rule(), settled) {
            *cells.entry(rule.name()).or_default() += settled;
        }
    }
    cells
}

/// A puzzle that lines do not solve is rated by a walk in rounds through its upright position:
/// the rating has the trials and guesses of the walk that is explained, and as many cells are
/// settled by lines. (Both see one line in the same way, which `difficulty/rounds.rs` tests, but
/// in another order, so that another rule may come first to a cell.)
#[test]
fn the_rating_counts_what_the_walk_says() {
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(proptest::test_runner::Config::default(), rng);
    let board = Geometry::new(Shape::Rect { height: 9, width: 9 }).unwrap();
    let random = planted_on(&board, 1, OPEN);
    let mut puzzles: Vec<Puzzle> =
        (0..60).map(|_| random.new_tree(&mut runner).unwrap().current().0).collect();
    for (_, _, puzzle) in collection() {
        let lines: Vec<LineId> = puzzle.geometry().lines().collect();
        // Without some of its clues a small puzzle needs trials, too.
        let most = if matches!(puzzle.geometry().shape(), Shape::Hex { .. }) { 70 } else { 40 };
        for (every, hidden) in (2..7).flat_map(|every| (0..every).map(move |at| (every, at))) {
            let rest = lines.iter().enumerate().filter(|(place, _)| place % every != hidden);
            let rest: Vec<LineId> = rest.map(|(_, &line)| line).collect();
            if lines.len() < most {
                puzzles.push(of_lines(&puzzle, &rest));
            }
        }
        puzzles.push(puzzle);
    }
    let (mut compared, mut colored, mut hexagonal) = (0, 0, 0);
    for puzzle in puzzles {
        if rate_lines(&puzzle, &Budget::endless()).is_some() {
            continue;
        }
        let Some(only) = only(&puzzle) else { continue };
        let rating = rate(&puzzle, Some(&only), &Budget::endless()).unwrap();
        let walk = walked(&upright(&puzzle).0);
        let total = |rules: &BTreeMap<&str, usize>| rules.values().sum::<usize>();
        assert_eq!(total(&rating.profile.rules), total(&settled(&walk)));
        let trials = walk.steps.iter().filter(|step| ["trial", "either"].contains(&step.name()));
        assert_eq!(rating.profile.trials, trials.count());
        let guesses = walk.steps.iter().filter(|step| step.name() == "solver");
        assert_eq!(rating.profile.guesses, guesses.count());
        compared += 1;
        colored += usize::from(puzzle.palette().color_count() > 2);
        hexagonal += usize::from(matches!(puzzle.geometry().shape(), Shape::Hex { .. }));
    }
    let is_enough = compared > 9 && colored > 1 && hexagonal > 0;
    assert!(is_enough, "{compared}, {colored} colored, {hexagonal} hexagonal");
}

#[test]
fn turned_and_mirrored_puzzles_are_as_hard() {
    let files =
        ["cat.non", "coffee.clues", "rocket.clues", "zebra.clues", "bicycle.non", "bee.clues"];
    for file in files.into_iter().chain(["leaf.clues"]) {
        let puzzle = puzzle(file);
        let rating = rating(&puzzle);
        for turn in Turn::all(puzzle.geometry().shape()).skip(1).step_by(3) {
            let (turned, _) = turned(&puzzle, turn).unwrap();
            assert_eq!(self::rating(&turned), rating, "{file} {turn:?}");
        }
    }
}

/// The puzzle inside a frame of filled cells, one blank cell away from it.
fn framed(puzzle: &Puzzle, picture: &Picture) -> Puzzle {
    let Shape::Rect { height, width } = picture.shape() else { panic!("a rectangle") };
    let geometry = Geometry::new(Shape::Rect { height: height + 4, width: width + 4 }).unwrap();
    let framed = Picture::painted(&geometry, |cell| {
        let (row, at) = (cell.number() / (width + 4), cell.number() % (width + 4));
        let is_rim = row == 0 || at == 0 || row == height + 3 || at == width + 3;
        let inside = row.checked_sub(2).zip(at.checked_sub(2));
        match inside.filter(|&(row, at)| row < height && at < width) {
            _ if is_rim => Color::FIRST,
            Some((row, at)) => picture.colors()[(row * width + at) as usize],
            None => Color::BACKGROUND,
        }
    });
    let clues = clues_of(&geometry, &framed);
    Puzzle::new(geometry, puzzle.palette().clone(), clues).unwrap()
}

#[test]
fn a_frame_that_is_solved_at_once_changes_no_class() {
    for file in ["cat.non", "teapot.non", "zebra.clues", "bicycle.non", "anchor.non"] {
        let puzzle = puzzle(file);
        let with_frame = framed(&puzzle, &only(&puzzle).unwrap());
        assert_eq!(rating(&with_frame).class, rating(&puzzle).class, "{file}");
    }
}

#[test]
fn the_class_tells_what_a_puzzle_asks_for() {
    let mut classes: BTreeMap<Class, usize> = BTreeMap::new();
    for (file, verdict, puzzle) in collection() {
        let only = only(&puzzle);
        let rating = rate(&puzzle, only.as_ref(), &Budget::endless());
        let by_lines = rate_lines(&puzzle, &Budget::endless());
        match verdict.as_str() {
            "unique by lines" => {
                assert_eq!(rating, by_lines, "{file}");
                assert!(rating.as_ref().unwrap().class <= Class::Lines, "{file}");
            }
            "unique by search" => {
                assert_eq!(by_lines, None, "{file}");
                assert!(rating.as_ref().unwrap().class >= Class::Trials, "{file}");
            }
            _ => assert_eq!((&rating, by_lines), (&None, None), "{file}"),
        }
        rating.into_iter().for_each(|it| *classes.entry(it.class).or_default() += 1);
    }
    assert!(Class::ALL.iter().all(|class| classes.contains_key(class)), "{classes:?}");
}

/// Where the weights of rules are changed, this shows whose ratings change.
#[test]
fn ratings_of_the_collection() {
    let line = |(file, _, puzzle): (String, String, Puzzle)| {
        let rating = rate(&puzzle, only(&puzzle).as_ref(), &Budget::endless())?;
        let Profile { steps, sweeps, trials, longest_chain, guesses, bottlenecks, .. } =
            rating.profile;
        let sweeps = sweeps.map_or("-".to_owned(), |sweeps| sweeps.to_string());
        Some(format!(
            "{file}: {} {}, {} minutes, score {}, {steps} steps, {sweeps} sweeps, {trials} trials of at most \
             {longest_chain} lines, {guesses} guesses, {bottlenecks} bottlenecks",
            rating.class.name(),
            rating.stars,
            rating.minutes,
            rating.score
        ))
    };
    let lines: Vec<String> = collection().into_iter().filter_map(line).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

/// A row with this clue (`3 1`, `3a 1b`, `2?`, `?a`, `2-4`); `#`, `a`, `b` are known cells, `-` is a
/// known blank, `x` is a cell that is not `a`, and `.` is open. Columns have no clues.
fn row(clue: &str, cells: &str) -> Puzzle {
    let colors = if (clue.to_owned() + cells).contains(['b', 'x', '?']) { 2 } else { 1 };
    let width = cells.len() as u32;
    let geometry = Geometry::new(Shape::Rect { height: 1, width }).unwrap();
    let mut clues = vec![Clue::anything(); geometry.line_count()];
    let is_bare = |word: &str| word.ends_with(|sign: char| sign.is_ascii_digit() || sign == '+');
    let letter = |word| if is_bare(word) { "a" } else { "" };
    let words = clue.split_whitespace().map(|word| word.to_owned() + letter(word)).join(" ");
    clues[0] = nonosat_files::read_clue(&words, &palette(colors)).unwrap();
    let second = Color::from_letter('b').unwrap();
    let colored = ColorSet::only(Color::BACKGROUND).with(second);
    let given = |(cell, sign): (CellId, char)| {
        let colors = match sign {
            '-' => ColorSet::only(Color::BACKGROUND),
            '#' | 'a' => ColorSet::only(Color::FIRST),
            'b' => ColorSet::only(second),
            'x' => colored,
            _ => return None,
        };
        Some((cell, colors))
    };
    let givens: Vec<Fact> = geometry.cells().zip(cells.chars()).filter_map(given).collect();
    Puzzle::new(geometry, palette(colors), clues).unwrap().with_givens(&givens).unwrap()
}

/// The sentences about a row, one a line, each with its rule and the runs that it is about, from 0;
/// then the hexagon.
#[test]
fn every_rule_in_words() {
    let rows = [
        ("7", ".........."),
        ("4 4", "..........."),
        ("3 1", "....."),
        ("", "....."),
        ("1 3", "#-###.-.."),
        ("4", "..#......."),
        ("3 3", "..#......#...."),
        ("2 2 2", ".#........#-..."),
        ("5", "...#.#...."),
        ("2 2 2", ".....##........"),
        ("1 1", "....#....."),
        ("1 2 1", ".....#.#......"),
        ("3", "....-..-...."),
        ("3 4", "....-.#........"),
        ("2 3", "....-#........"),
        ("1 3 1", "..#-........"),
        ("1 2", "...#-.."),
        ("3a 2b", "..........."),
        ("3a 2b", "--x........"),
        ("1a 1b", ".x...b..."),
        ("2a 3b 2a", "....x...."),
        ("3? 2a", "......"),
        ("?a 2b", "a.a......."),
        ("1b 1a", "..x.b....."),
        ("3 4", ".........-"),
        ("2 2", "...#...#...."),
        ("2 2", "..##...#..-."),
        ("7-8", ".........."),
        ("2-4", "..#......."),
        ("3+", ".#........"),
        ("3+", "....-..-...."),
        ("1-2 1-2", ".....##........"),
        ("2+ 3-4", "....-#........"),
        ("1-2 1-2", ".....#.#......"),
        ("2-3b 1+a", "b..-...x"),
        ("1 2 4 2 1 4 5", "...............##............."),
        ("=3", "#.#.#."),
        ("=5", "#.-..."),
        ("=0", "...."),
        ("=1-2b", ".b.b..x"),
        ("{1a 2a}", "#..##.."),
    ];
    let mut told = String::new();
    for (clue, cells) in rows {
        told += &format!("{clue}: {cells}\n");
        let puzzle = row(clue, cells);
        let walk = walk(&puzzle, &givens(&puzzle), None, &Budget::endless());
        check(&puzzle, &walk, true);
        for step in &walk.steps {
            let report = StepReport::of(&puzzle, step, Language::English.catalog());
            let runs = report.runs.map(|[from, to]| format!(" by runs {from}..{to}"));
            told += &format!("  {}{}: {}\n", report.rule, runs.unwrap_or_default(), report.words);
            agrees_with_its_words(&puzzle, step);
        }
        assert!(!walk.steps.is_empty(), "{clue}: {cells}");
    }
    for file in ["leaf.clues", "bee.clues"] {
        told += &format!("{file}\n");
        let puzzle = puzzle(file);
        let mut seen = Vec::new();
        for step in &walked(&puzzle).steps {
            let rule = step.rule().map_or("other", Rule::name);
            if !seen.contains(&rule) {
                seen.push(rule);
                told += &format!("  {rule}: {}\n", sentence(&puzzle, step));
            }
        }
    }
    let board = "rect 2 2 regions\nab\naa\n#fff #000\n=1a\n*\n*\n*\n";
    let board = format::read(board.as_bytes(), None).unwrap().into_puzzle();
    let first = board.geometry().cells().next().unwrap();
    let board = board.with_givens(&[(first, ColorSet::only(Color::FIRST))]).unwrap();
    let steps = walk(&board, &givens(&board), None, &Budget::endless()).steps;
    let region = steps.iter().find(|step| step.rule() == Some(Rule::Region)).unwrap();
    told += &format!("a region\n  region: {}\n", sentence(&board, region));
    let rules = Rule::ALL.map(|rule| told.contains(&format!("\n  {}", rule.name())));
    insta::assert_snapshot!(told);
    assert_eq!(rules, [true; 13]);
}

fn marks(puzzle: &Puzzle, picture: &Picture, cells: usize) -> Vec<ColorSet> {
    let mut marks = givens(puzzle);
    for cell in puzzle.geometry().cells().take(cells) {
        marks[cell.index()] = ColorSet::only(picture[cell]);
    }
    marks
}

/// Do lines alone find a contradiction in these marks?
fn contradict(puzzle: &Puzzle, facts: &[Fact]) -> bool {
    let marked = puzzle.clone().with_givens(facts);
    marked.is_err() || propagate(&marked.unwrap(), &Budget::endless()).is_err()
}

#[test]
fn a_mistake_is_a_smallest_set_of_marks_and_a_chain_of_lines() {
    for (file, cells) in
        [("cat.non", 30), ("teapot.non", 60), ("coffee.clues", 100), ("leaf.clues", 40)]
    {
        let puzzle = puzzle(file);
        let picture = only(&puzzle).unwrap();
        for wrong in (0..cells).step_by(7) {
            let mut marks = marks(&puzzle, &picture, cells);
            let cell = puzzle.geometry().cell_numbered(wrong).unwrap();
            let other =
                if picture[cell].is_background() { Color::FIRST } else { Color::BACKGROUND };
            marks[wrong] = ColorSet::only(other);
            let found =
                mistake(&puzzle, &marks, &Budget::endless(), &mut |_| panic!("lines are enough"))
                    .unwrap();
            assert!(
                found.marks.contains(&(cell, marks[wrong])),
                "{file}: it is the only wrong one"
            );
            assert!(contradict(&puzzle, &found.marks), "{file} {wrong}");
            let end = found.end.unwrap();
            let mut judge = Judge::of(&puzzle, true);
            Judge::learn(&mut judge.known, &found.marks);
            let mut known = judge.known.clone();
            found.chain.iter().for_each(|step| judge.line(step, &mut known));
            judge.is_known(&end.cells, &known);
            let line = &judge.lines[end.line.index()];
            assert!(follows(line, &end.cells).is_none());
            for without in 0..end.cells.len() {
                let mut rest = end.cells.clone();
                rest.remove(without);
                assert!(follows(line, &rest).is_some(), "{file} {wrong}: one cell too many");
            }
        }
    }
    let puzzle = puzzle("cat.non");
    let right = marks(&puzzle, &only(&puzzle).unwrap(), 100);
    assert_eq!(mistake(&puzzle, &right, &Budget::endless(), &mut |_| false), None);
}

/// Two solutions: one diagonal and the other.
const EITHER: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";

#[test]
fn a_cell_is_explained_by_what_it_rests_on() {
    let puzzle = puzzle("cat.non");
    let steps = walked(&puzzle).steps;
    for cell in puzzle.geometry().cells() {
        let node = reasons_of(&steps, cell, 2).unwrap();
        assert!(steps[node.step].gives.iter().any(|fact| fact.0 == cell));
        for from in &node.from {
            assert!(from.step < node.step);
            let Justification::Line(reason) = &steps[node.step].justification else { panic!() };
            let gives = |fact: &Fact| steps[from.step].gives.iter().any(|given| given.0 == fact.0);
            assert!(reason.cells.iter().any(gives), "a step that nothing rests on");
        }
    }
    assert_eq!(relevant_steps(&steps, &givens(&puzzle)).len(), steps.len(), "each settles a cell");
}

#[test]
fn explain_tells_it_in_every_form() {
    let file = crate::cli::puzzle("heart.non");
    let folder = Folder::new(&[("either.clues", EITHER)]);
    let (status, text, _) = folder.run(&format!("explain '{file}'"));
    assert_eq!(status, 0);
    assert!(text.contains(": unique, by lines, gentle, 1 star, about 7 minutes\n\nOverlap:\n"));
    assert!(
        text.contains("\n  - The 11 fills row 3 exactly: cells 1 to 11 are filled.\n"),
        "{text}"
    );
    assert!(text.ends_with("\nEvery cell is known.\n"), "{text}");
    assert_eq!(folder.run(&format!("explain '{file}'")).1, text, "the same bytes");

    let all = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/report.schema.json"));
    let schema: serde_json::Value = serde_json::from_str(&all.unwrap()).unwrap();
    let (_, json, _) =
        folder.run(&format!("explain --to json '{}'", crate::cli::puzzle("zebra.clues")));
    let told: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(schema::fits(&told, &schema["$defs"]["Explanation"], &schema), "{json}");
    assert_eq!((&told["end"], &told["rating"]["class"]), (&"solved".into(), &"trials".into()));
    let is_trial = |step: &&serde_json::Value| step["rule"] == "trial";
    assert!(told["steps"].as_array().unwrap().iter().any(|step| is_trial(&step)));

    let (_, svg, _) = folder.run(&format!("explain --to svg '{file}'"));
    assert!(svg.starts_with("<svg ") && svg.contains("The first 4 of row 2 has 6 cells of room"));
    let (_, html, _) = folder.run(&format!("explain --to html '{file}'"));
    let outside = html.matches("http").count() - html.matches("http://www.w3.org/2000/svg").count();
    assert_eq!(outside, 0, "nothing comes from outside");
    assert!(html.contains("<li><p>The 11 fills row 3 exactly"), "{html}");
    assert_eq!(folder.run(&format!("explain '{file}' -o steps.html")).0, 0);
    assert_eq!(folder.read("steps.html"), html);
    let large = format!("rect 250 201\n#fff #000\n{}", "\n".repeat(451));
    fs::write(folder.path("large.clues"), large).unwrap();
    let (status, _, message) = folder.run("explain large.clues -o large.svg");
    assert!(
        status == 75 && message.contains("50250 cells and numbers to draw, at most 50000"),
        "{status} {message}"
    );
    assert!(!folder.path("large.svg").exists());

    let (_, text, _) = folder.run(&format!("explain '{}'", crate::cli::puzzle("bicycle.non")));
    assert!(text.contains("\n  - Empty lines (clue 0): column 1 and column 34.\n"), "{text}");

    let (status, out, _) = folder.run("explain either.clues");
    assert_eq!(status, 1);
    assert!(
        out.ends_with(
            "There are several solutions, and no reason goes further: 4 cells are open.\n"
        )
    );
}

#[test]
fn explain_tells_of_one_cell_and_of_marks() {
    let file = crate::cli::puzzle("heart.non");
    let folder = Folder::new(&[]);
    let (status, out, _) = folder.run(&format!("explain '{file}' --why r2c2"));
    assert_eq!(status, 0);
    let lines: Vec<&str> = out.lines().skip(2).collect();
    assert!(
        lines[0]
            .starts_with("- The 5 of column 2 must lie in cells 1 to 6, since cell 7 is empty:"),
        "{out}"
    );
    assert!(lines[1..].iter().all(|line| line.trim_start().starts_with("- since: ")), "{out}");
    assert_eq!(folder.run(&format!("explain '{file}' --why r2c99")).0, 2);

    // The first two rows are marked: one cell wrong in the second text.
    let saved = |state: &str| {
        let text = "rect 3 3\n#ffffff #000000\n1a\n3a\n1a\n1a\n3a\n1a\n";
        let document = format::read(text.as_bytes(), None).unwrap();
        let colors = state.chars().map(|sign| match sign {
            '#' => ColorSet::only(Color::FIRST),
            '-' => ColorSet::only(Color::BACKGROUND),
            _ => ColorSet::first(2),
        });
        let document = document.with_saved(colors.collect()).unwrap();
        format::write(&document, format::Format::from_word("json").unwrap(), format::Loss::NOTES)
            .unwrap()
            .text
    };
    let folder =
        Folder::new(&[("right.json", &saved("-#-###...")), ("wrong.json", &saved("##......."))]);
    let (status, out, _) = folder.run("explain --from-marks right.json");
    assert_eq!(status, 0);
    assert!(!out.contains("row 2") && out.contains("row 3"), "{out}");
    let (status, out, _) = folder.run("explain --from-marks wrong.json");
    assert_eq!(status, 1);
    assert_eq!(
        out,
        "These marks cannot all be right: cells 1 and 2 of row 1 are filled.\n  \
         Contradiction: there is no room for the 1 of row 1, since cells 1 and 2 are filled.\n"
    );
}

#[test]
fn check_filters_by_class_and_verdict_and_info_tells_the_class() {
    let files = ["heart.non", "zebra.clues", "snowflake.clues", "broken-heart.non"];
    let files = files.map(crate::cli::puzzle).map(|file| format!("'{file}'")).join(" ");
    let folder = Folder::new(&[]);
    let told = |arguments: &str| -> Vec<String> {
        let (_, out, _) = folder.run(&format!("check {arguments} {files}"));
        out.lines().map(|line| line.rsplit('/').next().unwrap().to_owned()).collect()
    };
    assert_eq!(
        told("--class lines"),
        ["heart.non: unique, by lines, gentle, 1 star, about 7 minutes"]
    );
    assert_eq!(
        told("--class trials,trivial"),
        [
            "zebra.clues: unique, by trials, fiendish, 4.5 stars, about 90 minutes",
            "snowflake.clues: unique, at a glance, easy, 1.5 stars, about 20 minutes"
        ]
    );
    assert_eq!(told("--only unique").len(), 3);
    assert!(told("--only unique")[1].ends_with("unique, not by lines"));
    assert!(told("--only none")[0].starts_with("broken-heart.non: none"));
    assert_eq!(told("--only several,undecided").len(), 0);
    let (_, info, _) = folder.run(&format!("info '{}'", crate::cli::puzzle("heart.non")));
    assert!(info.contains("\n  rating  by lines, gentle, 1 star, about 7 minutes\n"), "{info}");
    assert_eq!(folder.run(&format!("check --class easy {files}")).0, 2);
}

/// What follows on both sides of a run from one reason is one sentence. Lines that nothing else
/// must be known for come first.
#[test]
fn a_reason_is_given_once_and_empty_lines_come_first() {
    let folder = Folder::new(&[]);
    for (name, sentence) in [
        ("castle.non", "since cell 12 is empty: cells 9 and 11 are empty."),
        ("apple.non", "Cell 5 of row 8 is a complete 1: cells 4 and 6 are empty."),
        ("dragonfly.non", "The 2 of row 5 is cells 15 and 16: cells 14 and 17 are empty."),
        ("gem.clues", ""),
    ] {
        let (_, out, _) = folder.run(&format!("explain '{}'", crate::cli::puzzle(name)));
        assert!(out.contains(sentence), "{out}");
        let steps: Vec<&str> = out.lines().filter_map(|line| line.strip_prefix("  - ")).collect();
        for (one, other) in steps.iter().tuple_windows() {
            let reason = |step: &&str| step.rsplit_once(": ").map(|(reason, _)| reason.to_owned());
            assert!(reason(one).is_none() || reason(one) != reason(other), "{one}\n{other}");
        }
        let is_empty = |step: &&str| step.starts_with("Empty lines (clue 0)");
        assert!(name != "gem.clues" || is_empty(&steps[0]), "{out}");
    }
}

/// A clue is no bare number, a cell no whole column, and the name of a color in a file is declined.
#[test]
fn sentences_sound_like_a_person() {
    let colors = r##"{"nonosat": 1, "shape": {"rect": {"height": 1, "width": 3}},
        "colors": [{"rgb": "#ffffff"}, {"rgb": "#c08040", "name": "dough"}, {"rgb": "#2060c0"}],
        "clues": ["1a 2b", "1a", "1b", "1b"]}"##;
    let plain = "rect 1 3\n#ffffff #000000\n1a 1a\n1a\n\n1a\n";
    let folder = Folder::new(&[("colors.json", colors), ("plain.clues", plain)]);
    for (command, sentence) in [
        ("explain plain.clues", "The runs 1 1 fill row 1 exactly: cells 1 and 3 are filled."),
        (
            "explain plain.clues --lang de",
            "Die Blöcke 1 1 füllen Zeile 1 genau aus, also sind die Felder 1 und 3 ausgemalt.",
        ),
        (
            "explain colors.json",
            "The dough 1 and the blue 2 fill row 1 exactly: cell 1 is dough and cells 2 and 3 are \
             blue.",
        ),
        (
            "explain colors.json --lang de",
            "Die dough-farbene 1 und die blaue 2 füllen Zeile 1 genau aus, also ist Feld 1 \
             dough-farben und die Felder 2 und 3 sind blau.",
        ),
        (
            "explain colors.json --lang de --to html",
            "<i style=\"background: #2060c0\" aria-hidden=\"true\"></i>blaue</span> 2 füllen",
        ),
    ] {
        let (status, out, _) = folder.run(command);
        assert!(status == 0 && out.contains(sentence), "{command}: {out}");
    }
}
