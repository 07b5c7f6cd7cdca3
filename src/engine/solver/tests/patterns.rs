//! Patterns against a definition of their own: all words of short lines, and small boards.

use super::switches::check_exchanges;
use super::*;
use crate::encoding::{EncodeOptions, Encoding, Strategy, encode_clues};
use crate::propagation::{DiagramPlacements, line_queries};
use crate::puzzle::{LineId, PuzzleError};
use crate::random::Random;
use crate::sat::cnf::Lit;
use crate::solver::counting::{BigUint, Count, count};
use crate::verify::is_satisfied;

/// Clues of one color and of two.
const CLUES: [&str; 34] = [
    "3a 1a",
    "1a 1a 1a",
    "?a",
    "?a ?a",
    "2-3a",
    "2+a 1a",
    "1-2a 1-2a",
    "*",
    "* 2a",
    "2a *",
    "* 2a *",
    "* 1a *",
    "1a * 1a",
    "* 1a * 2a *",
    "{2a 1a}",
    "{1a 1a 2a}",
    "{1-2a 2+a}",
    "=3a",
    "=2-4a",
    "=3+a",
    "?a ?a =4a",
    "?a ?a ?a =3-5a",
    "* 2a * =5a",
    "0 | 5a",
    "3a | 1a 1a",
    "{1a 2a 3a}",
    "=0a",
    "* =7a",
    "{}",
    "0 | =4a",
    "2+a 2+a =6a",
    "1-2a *",
    "{1-3a 2a} | =1a",
    "* 1-2a * =2-4a",
];
const COLORED: [&str; 15] = [
    "1a 2b",
    "2a 2a",
    "3?",
    "?? ??",
    "?a ?b",
    "{1a 1b 2a}",
    "* 2b",
    "=2a",
    "=2a =1b",
    "=3?",
    "1a * 1b",
    "?? ?? =3a",
    "1a | 2b",
    "{1? 2a}",
    "* 1a * =1+b",
];

/// A run of a clue, as its text gives it: least, most, color (0: any). `None` is `*`.
type Part = Option<(usize, usize, usize)>;

fn number(text: &str) -> (usize, usize) {
    match (text, text.split_once('-'), text.strip_suffix('+')) {
        ("?", ..) => (1, usize::MAX),
        (_, Some((least, most)), _) => (least.parse().unwrap(), most.parse().unwrap()),
        (_, _, Some(least)) => (least.parse().unwrap(), usize::MAX),
        _ => (text.parse().unwrap(), text.parse().unwrap()),
    }
}

fn part(word: &str) -> Part {
    if word == "*" {
        return None;
    }
    let (length, letter) = word.split_at(word.len() - 1);
    let color = if letter == "?" { 0 } else { letter.bytes().next().unwrap() - b'a' + 1 };
    let (least, most) = number(length);
    Some((least, most, color.into()))
}

fn fits((least, most, own): (usize, usize, usize), run: &(usize, usize)) -> bool {
    (own == 0 || own == run.1) && (least..=most).contains(&run.0)
}

fn is_sequence(parts: &[Part], runs: &[(usize, usize)]) -> bool {
    match (parts, runs) {
        ([], runs) => runs.is_empty(),
        ([None, others @ ..], runs) => (0..=runs.len()).any(|at| is_sequence(others, &runs[at..])),
        ([Some(part), others @ ..], [run, behind @ ..]) => {
            fits(*part, run) && is_sequence(others, behind)
        }
        _ => false,
    }
}

/// Do these colors satisfy one option of a clue?
fn holds_option(option: &str, runs: &[(usize, usize)]) -> bool {
    let words = option.split_whitespace().filter(|word| *word != "0").collect_vec();
    let (totals, items): (Vec<&str>, Vec<&str>) =
        words.into_iter().partition(|word| word.starts_with('='));
    let total = |word: &&str| {
        let (least, most, own) = part(&word[1..]).unwrap();
        let own_runs = runs.iter().filter(|run| own == 0 || own == run.1);
        (least..=most).contains(&own_runs.map(|run| run.0).sum::<usize>())
    };
    let text = items.join(" ");
    let parts = text.trim_matches(['{', '}']).split_whitespace().map(part).collect_vec();
    let is_one = match (text.is_empty(), text.starts_with('{')) {
        (true, _) if option.split_whitespace().contains(&"0") => runs.is_empty(),
        (true, _) => true,
        (_, false) => is_sequence(&parts, runs),
        (_, true) => {
            let count = parts.len();
            parts.into_iter().permutations(count).any(|parts| is_sequence(&parts, runs))
        }
    };
    is_one && totals.iter().all(total)
}

/// The definition: a clue is a set of lists of runs.
fn holds(clue: &str, line: &[Color]) -> bool {
    let runs = line.iter().dedup_with_count().filter(|(_, color)| !color.is_background());
    let runs = runs.map(|(count, color)| (count, color.index())).collect_vec();
    clue.split('|').any(|option| holds_option(option, &runs))
}

/// A clue of the grammar.
fn drawn(random: &mut Random, colors: usize) -> String {
    let letter = |random: &mut Random| ["?", "a", "b"][random.below(colors + 1)];
    let length = |random: &mut Random, low: usize| {
        let least = low + random.below(3);
        match random.below(6) {
            0 => format!("{least}+"),
            1 => format!("{least}-{}", least + random.below(3)),
            _ => least.to_string(),
        }
    };
    let option = |random: &mut Random| {
        let is_loose = random.below(3) == 0;
        let mut words = Vec::new();
        for _ in 0..random.below(4) {
            words.push(match random.below(if is_loose { 3 } else { 5 }) {
                3.. => "*".to_owned(),
                _ => length(random, 1) + letter(random),
            });
        }
        let mut text = words.join(" ");
        if is_loose {
            text = format!("{{{text}}}");
        } else if text.is_empty() {
            text = "0".to_owned();
        }
        for _ in 0..random.below(5) / 3 {
            text += &format!(" ={}{}", length(random, 0), letter(random));
        }
        text
    };
    let options = 1 + random.below(4) / 3;
    (0..options).map(|_| option(random)).join(" | ")
}

/// A row with this clue, whose columns have none; `None` if nothing satisfies it.
fn row(clue: &str, cells: usize, colors: usize) -> Option<Puzzle> {
    let palette = palette(colors as u8);
    // A file has no `0` for an empty line.
    let text = if clue.trim() == "0" { "" } else { clue };
    let clue = crate::format::read_clue(text, &palette).unwrap();
    let mut clues = vec![Clue::anything(); cells + 1];
    clues[0] = clue;
    let geometry = Geometry::rectangle(1, cells as u32).unwrap();
    match Puzzle::new(geometry, palette, clues) {
        Ok(puzzle) => Some(puzzle),
        Err(PuzzleError::NoWord { .. } | PuzzleError::ClueTooLong { .. }) => None,
        Err(error) => panic!("{clue}: {error}", clue = text),
    }
}

/// What unit propagation alone derives from some literals; `None` for a contradiction.
fn propagated(encoding: &Encoding, units: Vec<Lit>) -> Option<Vec<Option<bool>>> {
    let cnf = encoding.cnf();
    let mut values = vec![None; cnf.var_count()];
    let mut queue = units;
    loop {
        for lit in queue.drain(..) {
            let value = lit == lit.var().positive();
            if values[lit.var().index()].replace(value) == Some(!value) {
                return None;
            }
        }
        for clause in cnf.clauses() {
            let value = |lit: &Lit| {
                values[lit.var().index()].map(|value| value == (*lit == lit.var().positive()))
            };
            if clause.iter().any(|lit| value(lit) == Some(true)) {
                continue;
            }
            let open = clause.iter().copied().filter(|lit| value(lit).is_none()).collect_vec();
            match open[..] {
                [] => return None,
                [lit] => queue.push(lit),
                _ => {}
            }
        }
        if queue.is_empty() {
            return Some(values);
        }
    }
}

/// The exact number of pictures.
fn counted(puzzle: &Puzzle) -> BigUint {
    let budget = Budget::endless();
    let count =
        propagate(puzzle, &budget).map(|deduction| count(puzzle, &deduction, None, &budget));
    match count {
        Ok(Count::Exactly(number)) => number,
        Ok(Count::AtLeast(..)) => panic!("a small board"),
        Err(_) => BigUint::ZERO,
    }
}

/// Checks the line solver, both formulas and the count on these colors of the cells.
fn check_domains(puzzle: &Puzzle, words: &[Vec<Color>], domains: &[ColorSet], context: &str) {
    let line = LineId::new(0);
    let fits = |word: &&Vec<Color>| word.iter().zip(domains).all(|(c, own)| own.contains(*c));
    let good = words.iter().filter(fits).collect_vec();
    let column = |at: usize| good.iter().fold(ColorSet::EMPTY, |all, word| all.with(word[at]));
    let want = (0..domains.len()).map(column).collect_vec();
    let budget = Budget::endless();
    let mut left = Vec::new();
    let is_possible = line_queries(puzzle, &budget).allowed(line, domains, &mut left);
    assert_eq!(is_possible, !good.is_empty(), "{context}");
    assert!(good.is_empty() || left == want, "{context}: {left:?}");
    for strategy in [Strategy::Order, Strategy::Placements] {
        let options = EncodeOptions::default().with_strategy(strategy);
        let encoding = encode_clues(puzzle, &options, &budget).unwrap();
        let denied = |(cell, color): (CellId, Color)| encoding.not_color(cell, color).next();
        let colors = puzzle.palette().colors().collect_vec();
        let all = puzzle.geometry().cells().cartesian_product(colors).collect_vec();
        let units = all.iter().filter(|(cell, color)| !domains[cell.index()].contains(*color));
        let values = propagated(&encoding, units.filter_map(|&pair| denied(pair)).collect());
        // Only the formula of a diagram is complete.
        let is_complete = strategy == Strategy::Order && puzzle.diagram(line).is_some();
        assert!(values.is_some() || good.is_empty(), "{context} {strategy:?}");
        assert!(!is_complete || values.is_some() != good.is_empty(), "{context} {strategy:?}");
        if good.is_empty() {
            continue;
        }
        for (cell, color) in all.into_iter().filter(|_| values.is_some()) {
            let Some(lit) = denied((cell, color)) else { continue };
            let value = values.as_ref().unwrap()[lit.var().index()];
            let is_denied = value == Some(lit == lit.var().positive());
            let context = format!("{context} {strategy:?}: {cell:?} {color:?}");
            let is_left = want[cell.index()].contains(color);
            assert!(!(is_denied && is_left), "{context}");
            assert!(!is_complete || is_denied != is_left, "{context}");
        }
    }
    let givens = puzzle.geometry().cells().zip(domains.iter().copied()).collect_vec();
    let given = puzzle.clone().with_givens(&givens).unwrap();
    assert_eq!(counted(&given), good.len().into(), "{context}");
}

/// Compares everything for a clue on a line of this length with the list of all words.
fn check(clue: &str, cells: usize, colors: usize, domain_count: usize, random: &mut Random) {
    let all = (0..=colors as u8).map(Color::numbered).collect_vec();
    let lines = vec![all; cells].into_iter().multi_cartesian_product().collect_vec();
    let words = lines.iter().filter(|line| holds(clue, line)).cloned().collect_vec();
    let context = format!("{clue} on {cells} cells of {colors} colors");
    let Some(puzzle) = row(clue, cells, colors) else {
        assert!(words.is_empty(), "{context}: {words:?}");
        return;
    };
    let line = LineId::new(0);
    for word in &lines {
        let picture = Picture::new(puzzle.geometry(), word.clone()).unwrap();
        let is_word = is_satisfied(&puzzle, line, &picture);
        assert_eq!(is_word, holds(clue, word), "{context}: {word:?}");
    }
    let domains = vec![puzzle.palette().all(); cells];
    if let Some(diagram) = puzzle.diagram(line) {
        let placements = DiagramPlacements::new(diagram, &domains);
        assert_eq!(placements.count(), words.len() as u128, "{context}");
        let listed = (0..).map_while(|number| placements.nth(number)).sorted().collect_vec();
        assert_eq!(listed, words, "{context}");
    }
    check_domains(&puzzle, &words, &domains, &context);
    for _ in 0..domain_count {
        let domain = |_| {
            let colors = puzzle.palette().colors().filter(|_| random.below(4) > 0);
            let colors = colors.fold(ColorSet::EMPTY, ColorSet::with);
            if colors.is_empty() { ColorSet::only(Color::FIRST) } else { colors }
        };
        let domains = (0..cells).map(domain).collect_vec();
        check_domains(&puzzle, &words, &domains, &format!("{context}: {domains:?}"));
    }
}

#[test]
fn all_words_of_short_lines_are_those_of_the_definition() {
    let mut random = Random::new(51);
    for clue in CLUES {
        for cells in 1..=9 {
            check(clue, cells, 1, 3, &mut random);
        }
    }
    for clue in COLORED {
        for cells in 1..=6 {
            check(clue, cells, 2, 3, &mut random);
        }
    }
}

#[test]
fn drawn_clues_mean_what_the_definition_means() {
    let mut random = Random::new(7);
    for number in 0..1000 {
        let colors = 1 + number % 2;
        let clue = drawn(&mut random, colors);
        check(&clue, 1 + random.below(if colors == 1 { 7 } else { 4 }), colors, 1, &mut random);
    }
}

/// A board of drawn clues; `None` if one has no word.
fn board(random: &mut Random, height: u32, width: u32, colors: usize) -> Option<Puzzle> {
    let geometry = Geometry::rectangle(height, width).unwrap();
    let palette = palette(colors as u8);
    let clue = |_| match random.below(4) {
        0 => Clue::anything(),
        _ => crate::format::read_clue(&drawn(random, colors), &palette).unwrap(),
    };
    let clues = geometry.lines().map(clue).collect();
    Puzzle::new(geometry, palette, clues).ok()
}

#[test]
fn small_boards_have_the_pictures_that_satisfy_their_patterns() {
    let (mut random, mut boards, mut several) = (Random::new(3), 0, 0);
    for number in 0.. {
        let (height, width, colors) = [(4, 3, 1), (2, 4, 1), (3, 3, 1), (2, 3, 2)][number % 4];
        let Some(puzzle) = board(&mut random, height, width, colors) else { continue };
        let want = sorted(pictures(&puzzle));
        assert_eq!(counted(&puzzle), want.len().into(), "{puzzle:?}");
        for engine in [Engine::Sat, Engine::Search] {
            let options = Options::default().with_engine(engine);
            let mut solver = Solver::new(&puzzle, &options);
            let next = || match solver.next_picture().unwrap() {
                Outcome::Found(picture) => Some(picture.picture().clone()),
                _ => None,
            };
            let found = std::iter::from_fn(next).take(want.len() + 1);
            assert_eq!(sorted(found), want, "{engine:?} {puzzle:?}");
        }
        if let Some(colors) = want.first() {
            let picture = Picture::new(puzzle.geometry(), colors.clone()).unwrap();
            check_exchanges(&puzzle, &picture);
        }
        boards += 1;
        several += usize::from(want.len() > 1);
        if boards == 5000 {
            break;
        }
    }
    assert!(several > 1000, "{several}");
}

/// Clues that need too much memory are refused at once, with their line.
#[test]
fn too_large_patterns_are_refused() {
    let palette = palette(1);
    let refused = |clue: String| {
        let clue = crate::format::read_clue(&clue, &palette).unwrap();
        let geometry = Geometry::rectangle(1, 1000).unwrap();
        let mut clues = vec![Clue::anything(); 1001];
        clues[0] = clue;
        let error = Puzzle::new(geometry, palette.clone(), clues).unwrap_err();
        assert_eq!(error, PuzzleError::PatternTooLarge { line: LineId::new(0) });
    };
    let joined = |words: &mut dyn Iterator<Item = String>| words.join(" ");
    refused(format!("{{{}}}", joined(&mut (1..=200).map(|most| format!("1-{most}")))));
    refused("? ".repeat(30) + &joined(&mut (1..=10).map(|most| format!("={most}-{}", 700 + most))));
    refused((2..=1000).map(|cells| format!("? ? ={cells}")).join(" | "));
    refused("=500".to_owned());
}
