//! Numbers as proofs, against the list of all pictures; damaged and invented numbers are refused.

use crate::cli::puzzle as in_collection;
use crate::folder::Folder;
use crate::oracle::{enumerate, mixed, runner, small_boards};
use crate::planted::{BLURRED, OPEN, palette, planted};
use itertools::Itertools;
use nonosat_board::puzzle::*;
use nonosat_board::verify::Verified;
use nonosat_engine::certificate::{ProofForm, prove};
use nonosat_engine::propagation::{Placements, propagate};
use nonosat_engine::solver::{Limit, Options, Outcome, Solver, judge, solution};
use nonosat_engine::weights::{Weights, check_weights, find_weights};
use nonosat_sat::budget::Budget;
use nonosat_service::bundle::Bundle;
use proptest::prelude::*;
use std::cell::Cell;
use std::path::Path;
use std::thread;

/// The numbers for the first picture, as `prove` looks for them.
fn found(puzzle: &Puzzle) -> Option<Weights> {
    let first = solution(puzzle, &Options::default()).unwrap().found::<()>().ok();
    let picture = first.as_ref().map(Verified::picture);
    find_weights(puzzle, picture, &Budget::endless()).unwrap()
}

/// Do lines alone solve or refute the puzzle?
fn is_by_lines(puzzle: &Puzzle) -> bool {
    propagate(puzzle, &Budget::endless()).map_or(true, |left| left.open_count() == 0)
}

/// The numbers of a puzzle, if it has any, are true; what lines solve has numbers. They read back as
/// the same.
fn agrees(puzzle: &Puzzle) -> bool {
    let weights = found(puzzle);
    if let Some(weights) = &weights {
        let pictures = enumerate(puzzle);
        let shown = weights.picture().map(|picture| picture.colors().to_vec());
        assert_eq!(pictures.into_iter().collect_vec(), Vec::from_iter(shown), "{puzzle:?}");
        let text = weights.text(puzzle);
        assert_eq!(Weights::read(text.as_bytes(), puzzle).as_ref(), Ok(weights), "{text}");
    }
    assert!(weights.is_some() || !is_by_lines(puzzle), "{puzzle:?}");
    weights.is_some()
}

/// 2,400 boards of all shapes with up to three colors, half of them with `?` and givens.
#[test]
fn what_numbers_show_is_true_on_boards_of_all_kinds() {
    let count = Cell::new(0);
    for (shape, colors) in small_boards() {
        for hidden in [OPEN, BLURRED] {
            let check = |(puzzle, _)| {
                count.set(count.get() + usize::from(agrees(&puzzle)));
                Ok(())
            };
            runner(100).run(&planted(shape, colors, hidden), check).unwrap();
        }
    }
    assert!(count.get() > 500, "{count:?}");
}

#[test]
fn boards_without_a_picture_have_numbers() {
    let count = Cell::new(0);
    for (shape, colors) in [(Shape::Rect { height: 4, width: 4 }, 1), (Shape::hex(2), 1)] {
        let check = |((one, _), (other, _)): ((Puzzle, Picture), (Puzzle, Picture))| {
            let puzzle = mixed(&one, &other);
            let shows_none = agrees(&puzzle) && found(&puzzle).unwrap().picture().is_none();
            count.set(count.get() + usize::from(shows_none));
            Ok(())
        };
        runner(100)
            .run(&(planted(shape, colors, OPEN), planted(shape, colors, OPEN)), check)
            .unwrap();
    }
    assert!(count.get() > 100, "{count:?}");
}

/// The puzzle of a black and white picture on a square.
fn square(side: u32, number: u64) -> (Puzzle, Picture) {
    let geometry = Geometry::new(Shape::Rect { height: side, width: side }).unwrap();
    let is_filled = |cell: CellId| number >> cell.index() & 1 == 1;
    let color = |cell: CellId| Color::nth(usize::from(is_filled(cell))).unwrap();
    let picture = Picture::painted(&geometry, color);
    let clues = clues_of(&geometry, &picture);
    (Puzzle::new(geometry, palette(1), clues).unwrap(), picture)
}

/// How many of these pictures are unique, and how many of them have numbers and no trial, numbers
/// with trials.
fn counted(side: u32, numbers: impl Iterator<Item = u64>) -> [usize; 3] {
    let mut counts = [0; 3];
    for number in numbers {
        let (puzzle, picture) = square(side, number);
        let is_unique = judge(&puzzle, &Options::default()).unwrap().word() == "unique";
        counts[0] += usize::from(is_unique);
        // A board with several pictures must have none; a part of them is enough.
        let is_tried = is_unique || number % 16 == 0;
        if let Some(weights) = is_tried.then(|| found(&puzzle)).flatten() {
            assert!(is_unique && weights.picture() == Some(&picture), "{number}");
            counts[if weights.trial_count() == 0 { 1 } else { 2 }] += 1;
        }
    }
    counts
}

/// All 512 pictures of 3x3 and all 65,536 of 4x4: every unique one has numbers.
#[test]
fn every_unique_small_square_has_numbers() {
    assert_eq!(counted(3, 0..512), [384, 384, 0]);
    let halves = [0..1 << 15, 1 << 15..1 << 16];
    let counts = thread::scope(|scope| {
        let halves = halves.map(|half| scope.spawn(move || counted(4, half)));
        halves.map(|half| half.join().unwrap())
    });
    let sums = [0, 1, 2].map(|at| counts[0][at] + counts[1][at]);
    assert_eq!((sums[0], sums[1] + sums[2]), (52_362, 52_362), "{sums:?}");
}

fn text_of(rows: &[Vec<i64>], scale: i64, picture: &str) -> String {
    let rows = rows.iter().map(|row| row.iter().join(" ") + "\n").join("");
    format!("nonosat weights 1\npicture\n{picture}unique {scale}\nnumbers 1 1\n{rows}")
}

/// Whatever stands in the cells, a puzzle with several pictures is never shown to have one.
#[test]
fn no_numbers_show_what_is_not_true() {
    let several = (0..512).map(|number| square(3, number));
    let several = several.filter(|(puzzle, _)| enumerate(puzzle).len() > 1).collect_vec();
    assert_eq!(several.len(), 128);
    let numbers = prop::collection::vec(prop::collection::vec(-3..4i64, 3), 3);
    let check = |(at, rows, scale): (usize, Vec<Vec<i64>>, i64)| {
        let (puzzle, picture) = &several[at];
        let drawn = picture.letters(puzzle.geometry());
        let weights = Weights::read(text_of(&rows, scale, &drawn).as_bytes(), puzzle).unwrap();
        assert!(check_weights(puzzle, &weights, &Budget::endless()).is_err(), "{rows:?}");
        Ok(())
    };
    runner(5_000).run(&(0..several.len(), numbers, 1..4i64), check).unwrap();
}

fn read(name: &str) -> Puzzle {
    let bytes = std::fs::read(in_collection(name)).unwrap();
    nonosat::read(&bytes).unwrap().into_puzzle()
}

/// Does a placement of the line give its cell at this place another color than the picture?
fn may_differ(puzzle: &Puzzle, line: LineId, at: usize, picture: &Picture) -> bool {
    let cells = puzzle.geometry().line(line);
    let any = vec![puzzle.palette().all(); cells.len()];
    let runs = puzzle.clue(line).runs().unwrap();
    let placements = Placements::new(runs, &any, 2, &Budget::endless()).unwrap();
    (0..placements.count()).any(|number| placements.nth(number).unwrap()[at] != picture[cells[at]])
}

fn is_refused(lines: &[String], puzzle: &Puzzle) -> bool {
    let text = lines.join("\n") + "\n";
    let weights = Weights::read(text.as_bytes(), puzzle).unwrap();
    check_weights(puzzle, &weights, &Budget::endless()).is_err()
}

/// A number that is changed by more than all others is refused if its row or its column can
/// collect it; else it changes nothing.
#[test]
fn changed_numbers_are_refused() {
    let puzzle = read("heart.non");
    let weights = found(&puzzle).unwrap();
    let lines = weights.text(&puzzle).lines().map(str::to_owned).collect_vec();
    let first = 1 + lines.iter().position(|line| line.starts_with("numbers")).unwrap();
    let mut refused = 0;
    for cell in puzzle.geometry().cells() {
        let through = puzzle.geometry().through(cell);
        let (row, at) = (first + through[0].line.index(), through[0].at as usize);
        for (more, crossing) in [(1_000, through[0]), (-1_000, through[1])] {
            let mut lines = lines.clone();
            let mut words = lines[row].split_whitespace().map(str::to_owned).collect_vec();
            if words == ["0"] {
                words = vec!["0".to_owned(); puzzle.geometry().line(through[0].line).len()];
            }
            words[at] = (words[at].parse::<i64>().unwrap() + more).to_string();
            lines[row] = words.join(" ");
            let picture = weights.picture().unwrap();
            let is_noticed = may_differ(&puzzle, crossing.line, crossing.at as usize, picture);
            assert_eq!(is_refused(&lines, &puzzle), is_noticed, "{row} {at} {more}");
            refused += usize::from(is_noticed);
        }
    }
    assert!(refused > 80, "{refused}");
}

#[test]
fn an_argument_without_one_of_its_trials_is_refused() {
    for name in ["spiral.clues", "tiger.clues"] {
        let puzzle = read(name);
        let lines = found(&puzzle).unwrap().text(&puzzle).lines().map(str::to_owned).collect_vec();
        let trials = lines.iter().positions(|line| line.starts_with("trial")).collect_vec();
        assert!(trials.len() > 5);
        for trial in trials {
            let mut lines = lines.clone();
            lines.remove(trial);
            let read = Weights::read(lines.join("\n").as_bytes(), &puzzle);
            let is_wrong = |weights| check_weights(&puzzle, &weights, &Budget::endless()).is_err();
            assert!(read.map_or(true, is_wrong), "{name}: line {trial}");
        }
    }
}

#[test]
fn text_that_is_no_weights_is_refused_with_its_place() {
    let puzzle = read("heart.non");
    let text = found(&puzzle).unwrap().text(&puzzle);
    let damaged = [
        ("nonosat weights 1", "nonosat weights 2", "found `nonosat weights 2`"),
        ("unique 1", "unique 0.5", "found `0.5`"),
        ("unique 1", "unique", "found `unique`"),
        ("unique 1", "none", "`trial ROW CELL COLOR` or `unique SCALE`"),
        ("numbers 1 1", "numbers 2 1", "expected `numbers`, then 1 to 1"),
        ("numbers 1 1", "trial 99 1 a", "expected a cell of the board"),
        ("numbers 1 1", "trial 1 1 b", "expected a cell of the board"),
        ("-8  1", "-8 x1", "a whole number"),
        ("-8  1", "-8", "11 numbers"),
        ("--aa---aa--", "--aa---aa-", "expected a letter for each cell"),
    ];
    for (from, to, expected) in damaged {
        let refusal = Weights::read(text.replacen(from, to, 1).as_bytes(), &puzzle).unwrap_err();
        assert!(refusal.to_string().contains(expected), "{to}: {refusal}");
    }
    for (from, to) in [("unique 1", "unique 0"), ("unique 1", "unique -1")] {
        let read = Weights::read(text.replacen(from, to, 1).as_bytes(), &puzzle).unwrap();
        assert!(check_weights(&puzzle, &read, &Budget::endless()).is_err(), "{to}");
    }
}

/// Checks many folders in one run.
const MANY: &str = "\
import json, sys
sys.argv, folders = [sys.argv[1]], sys.argv[2:]
exec(open(sys.argv[0]).read().split('if __name__')[0])
for folder in folders:
    lines = [line.split() for line in open(folder + '/weights.txt') if not line.startswith('#')]
    print(check(*read_puzzle(json.load(open(folder + '/puzzle.json'))), lines))
";

/// The checker in Python accepts what the program writes for the collection.
#[test]
fn the_other_checker_accepts_the_numbers_of_the_collection() {
    let folder = Folder::new(&[]);
    let (mut names, mut words) = (Vec::new(), Vec::new());
    for entry in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles")).unwrap() {
        let path = entry.unwrap().path();
        let Ok(bytes) = std::fs::read(&path) else { continue };
        let Ok(document) = nonosat::read(&bytes) else { continue };
        let puzzle = document.puzzle();
        let proven = prove(Solver::new(puzzle, &Options::default()), Some(ProofForm::Weights));
        let Outcome::Found(proven) = proven.unwrap() else {
            assert!(path.ends_with("dunes.clues"), "{path:?}");
            continue;
        };
        let word = proven.verdict().word();
        if word != "several" {
            let bundle = Bundle::of(puzzle, &proven, ProofForm::Weights).unwrap();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            std::fs::create_dir(folder.path(&name)).unwrap();
            for (file, bytes) in bundle.files() {
                std::fs::write(folder.path(&name).join(file), bytes).unwrap();
            }
            names.push(name);
            words.push(word);
        }
    }
    let mut command = std::process::Command::new("python3");
    let checker = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine/weights/check.py");
    let output = command.args(["-c", MANY]).arg(checker).args(&names).current_dir(folder.0.path());
    let output = output.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(printed.lines().collect_vec(), words, "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(words.len(), 81);
}

/// A proof whose numbers are multiplied is a proof, also with thousands of digits.
#[test]
fn numbers_may_have_thousands_of_digits() {
    let folder = Folder::new(&[]);
    folder.run(&format!("prove {} -o p --proof-format weights", in_collection("heart.non")));
    let zeros = "0".repeat(5_000);
    let longer = |word: &str| match word.parse::<i64>() {
        Ok(0) | Err(_) => word.to_owned(),
        Ok(_) => format!("{word}{zeros}"),
    };
    let text =
        folder.read("p/weights.txt").replace("nonosat weights 1", "").replace("numbers 1 1", "N");
    let lines = text.lines().map(|line| line.split(' ').map(longer).join(" ")).join("\n");
    let text = format!("nonosat weights 1{}\n", lines.replace('N', "numbers 1 1"));
    let puzzle = read("heart.non");
    let weights = Weights::read(text.as_bytes(), &puzzle).unwrap();
    assert!(check_weights(&puzzle, &weights, &Budget::endless()).is_ok());
    std::fs::write(folder.path("p/weights.txt"), text).unwrap();
    let mut python = std::process::Command::new("python3");
    let output = python.args(["p/check.py", "p"]).current_dir(folder.path("")).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "VERIFIED unique\n");
}

#[test]
fn a_grid_that_comes_twice_and_a_colored_hole_are_refused() {
    let puzzle = nonosat::read(
        br####"{"nonosat": 1, "shape": {"rect": {"height": 2, "width": 3}}, "holes": ["#.#", "###"],
              "colors": [{"rgb": "#ffffff"}, {"rgb": "#000000"}],
              "clues": ["1a 1a", "", "1a", "", "1a"]}"####,
    );
    let puzzle = puzzle.unwrap().into_puzzle();
    let text = |picture: &str, grid: &str| {
        format!("nonosat weights 1\npicture\n{picture}\n---\nunique 1\nnumbers 1 1\n0\n0\n{grid}")
    };
    let read = |text: String| Weights::read(text.as_bytes(), &puzzle);
    assert!(read(text("a-a", "")).is_ok());
    assert!(
        read(text("a-a", "numbers 1 1\n0\n0\n"))
            .unwrap_err()
            .to_string()
            .contains("each grid once")
    );
    assert!(read(text("aaa", "")).unwrap_err().to_string().contains("hole"));
}

#[test]
fn a_puzzle_without_numbers_is_undecided_in_this_form_and_proved_in_another() {
    let rows = "1a 1a\n1a 1a\n1a 1a\n1a 1a\n";
    let several = format!("rect 4 4\n#fff #000\n{rows}{rows}");
    let puzzle = nonosat::read(several.as_bytes()).unwrap().into_puzzle();
    let weights = prove(Solver::new(&puzzle, &Options::default()), Some(ProofForm::Weights));
    assert_eq!(weights.unwrap().found::<()>().unwrap().verdict().word(), "several");
    // Without probing and search, trials find nothing.
    let puzzle = read("bicycle.non");
    let hurried = Options::default().within(Budget::of(std::time::Duration::ZERO));
    let form = Some(ProofForm::Weights);
    let late = prove(Solver::new(&puzzle, &hurried), form).unwrap();
    assert!(matches!(late, Outcome::Limit(Limit::Time)));
}

#[test]
fn prove_takes_numbers_first() {
    let folder = Folder::new(&[]);
    let heart = in_collection("heart.non");
    let (status, out, _) = folder.run(&format!("prove {heart} -o a.proof"));
    assert!(status == 0 && out.contains("a proof by numbers up to 10 in a.proof"), "{out}");
    let names = ["MANIFEST", "README.txt", "check.py", "puzzle.json", "weights.txt"];
    assert_eq!(folder.names("a.proof"), names);
    let (status, out, _) = folder.run("verify a.proof");
    assert!(status == 0 && out.contains("accepted"), "{out}");
    let text = folder.read("a.proof/weights.txt").replace("unique 1", "unique 0");
    std::fs::write(folder.path("a.proof/weights.txt"), text).unwrap();
    let (status, out, _) = folder.run("verify a.proof");
    assert!(status == 1 && out.contains("MANIFEST"), "{out}");
    let (_, out, _) = folder.run(&format!("prove {heart} --proof-format lrat -o b.proof"));
    assert!(out.contains("steps in b.proof"), "{out}");
}

/// What the checker in Python that lies in a bundle prints about it.
fn printed_by_python(folder: &Folder, bundle: &str) -> String {
    let mut python = std::process::Command::new("python3");
    let python = python.args([&format!("{bundle}/check.py"), bundle]);
    let output = python.current_dir(folder.path("")).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Clues with patterns, regions and numbers in cells have proofs by numbers, or by two pictures, and
/// none by a formula.
#[test]
fn numbers_prove_clues_with_patterns_regions_and_numbers_in_cells() {
    use sha2::Digest;
    let patterns = "rect 3 4\n#fff #000\n{1a 2a}\n=2a\n* 2a\n2a\n* 1a\n*\n0 | 3a\n";
    let regions = "rect 3 3 regions\naba\naaa\nccd\n#fff #000\n=2a\n=3a\n=1a\n=2a\n=1a\n=3a\n";
    let mosaic = "mosaic 3 3\n#fff #000\n332\n343\n122\n";
    let many = "rect 2 2 regions\nab\naa\n#fff #000\n*\n*\n*\n*\n";
    let files = [("p.clues", patterns), ("r.clues", regions), ("m.clues", mosaic)];
    let folder = Folder::new(&files);
    for (name, size) in [("p", "4x3"), ("r", "3x3"), ("m", "3x3")] {
        let (status, out, _) = folder.run(&format!("prove {name}.clues -o {name}"));
        assert!(status == 0 && out.contains("unique: a proof by numbers"), "{name}: {out}");
        let (status, out, _) = folder.run(&format!("verify {name}"));
        assert!(status == 0 && out.contains(&format!("{size} is unique")), "{out}");
        assert_eq!(printed_by_python(&folder, name), "VERIFIED unique\n");
        let (status, _, message) =
            folder.run(&format!("prove {name}.clues --proof-format lrat -o no"));
        let wanted = "only numbers prove clues with patterns, regions and numbers in cells";
        assert!(status == 75 && message.contains(wanted), "{status} {message}");
        assert!(!folder.path("no").exists());
    }
    let puzzle = folder.read("r/puzzle.json").replace("aaa", "aba");
    std::fs::write(folder.path("r/puzzle.json"), puzzle).unwrap();
    let refused = printed_by_python(&folder, "r");
    assert!(refused.starts_with("REFUSED "), "{refused}");

    let several = [
        ("two", "rect 1 2\n#fff #000\n=1a\n*\n*\n"),
        ("many", many),
        ("some", "mosaic 2 3\n#fff #000\n3..\n...\n"),
    ];
    for (name, text) in several {
        std::fs::write(folder.path(&format!("{name}.clues")), text).unwrap();
        let (status, out, _) = folder.run(&format!("prove {name}.clues -o {name}"));
        assert!(status == 0 && out.contains("several"), "{status} {out}");
        let printed = printed_by_python(&folder, name);
        assert!(printed.ends_with("VERIFIED several\n"), "{printed}");
    }
    // A picture that paints a part of a region, or too few cells around a number.
    for (name, picture, wanted) in
        [("many", "a-\n--\n", "two colors"), ("some", "a--\n---\n", "runs [(1, 1)]")]
    {
        let replaced = folder.read(&format!("{name}/picture.solution"));
        let digest = |text: &str| format!("{:x}", sha2::Sha256::digest(text));
        let manifest = folder.read(&format!("{name}/MANIFEST"));
        let manifest = manifest.replace(&digest(&replaced), &digest(picture));
        std::fs::write(folder.path(&format!("{name}/picture.solution")), picture).unwrap();
        std::fs::write(folder.path(&format!("{name}/MANIFEST")), manifest).unwrap();
        let printed = printed_by_python(&folder, name);
        assert!(printed.contains(&format!("found {wanted}")), "{printed}");
    }
}
