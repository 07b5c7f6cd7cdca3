//! Bundles of many boards against the list of all pictures, and what the program writes.

use crate::cli::is_documented;
use crate::folder::Folder;
use crate::oracle::{enumerate, mixed, runner};
use crate::planted::{BLURRED, OPEN, planted, planted_on};
use crate::shapes::holed;
use itertools::Itertools;
use nonosat_board::puzzle::*;
use nonosat_engine::certificate::{Certificate, ProofForm, prove};
use nonosat_engine::solver::{Options, Solver};
use nonosat_sat::backends::Backend;
use nonosat_sat::budget::Budget;
use nonosat_service::bundle::{Bundle, check_certificate};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::path::Path;

fn proven(puzzle: &Puzzle) -> Certificate {
    prove(Solver::new(puzzle, &Options::default()), Some(ProofForm::Lrat))
        .unwrap()
        .found::<()>()
        .unwrap()
}

fn bundle(puzzle: &Puzzle) -> Bundle {
    Bundle::of(puzzle, &proven(puzzle), ProofForm::Lrat).unwrap()
}

/// The verdict of the bundle, which is accepted, is that of the list of all pictures.
fn agrees(puzzle: &Puzzle) -> &'static str {
    agrees_by(puzzle, &Options::default())
}

fn agrees_by(puzzle: &Puzzle, options: &Options) -> &'static str {
    let word = ["none", "unique", "several"][enumerate(puzzle).len().min(2)];
    for form in [ProofForm::Lrat, ProofForm::Drat] {
        let proven = match prove(Solver::new(puzzle, options), Some(form)) {
            Ok(proven) => proven.found::<()>().unwrap(),
            Err(error) => panic!("{error}: {puzzle:?}"),
        };
        let bundle = Bundle::of(puzzle, &proven, form).unwrap();
        match check_certificate(&bundle, &Budget::endless()) {
            Ok(accepted) => assert_eq!(accepted.verdict, word, "{puzzle:?}"),
            Err(refusal) => panic!("{refusal}: {puzzle:?}"),
        }
    }
    word
}

/// Every set of clues on a board, every `step`-th of them.
fn all_clues(shape: Shape, step: usize) -> impl Iterator<Item = Puzzle> {
    let geometry = Geometry::new(shape).unwrap();
    let clues_of = |cells: usize| {
        let lines = (0..cells).map(|_| [Color::BACKGROUND, Color::FIRST]).multi_cartesian_product();
        let runs = |line: Vec<Color>| {
            let seen = crate::planted::runs_seen(&line).into_iter();
            seen.map(|(length, color)| Run::new(length as u32, color)).collect_vec()
        };
        lines.map(runs).unique().map(Clue::Runs).collect_vec()
    };
    let lines = geometry.lines().map(|line| clues_of(geometry.line(line).len()));
    let all = lines.collect_vec().into_iter().multi_cartesian_product().step_by(step);
    all.map(move |clues| Puzzle::new(geometry.clone(), Palette::black_on_white(), clues).unwrap())
}

#[test]
fn bundles_say_what_the_list_of_all_pictures_says() {
    let mut words = BTreeMap::<&str, usize>::new();
    let boards = all_clues(Shape::Rect { height: 3, width: 3 }, 23);
    boards.for_each(|puzzle| *words.entry(agrees(&puzzle)).or_default() += 1);
    all_clues(Shape::hex(2), 1009)
        .for_each(|puzzle| *words.entry(agrees(&puzzle)).or_default() += 1);
    assert!(words.len() == 3 && words["unique"] > 10 && words["none"] > 100, "{words:?}");
}

#[test]
fn bundles_of_colors_question_marks_and_givens_are_right() {
    let boards = [
        (Shape::Rect { height: 3, width: 4 }, 2),
        (Shape::Rect { height: 4, width: 4 }, 1),
        (Shape::Rect { height: 2, width: 3 }, 3),
        (Shape::Rect { height: 1, width: 4 }, 8),
        (Shape::hex(2), 2),
        (Shape::Triangles { sides: Sides::regular(1) }, 2),
        (Shape::Triangles { sides: Sides::new([1, 1, 2, 1]).unwrap() }, 1),
        (Shape::Hex { sides: Sides::new([1, 3, 3, 1]).unwrap() }, 1),
    ];
    let boards = boards.map(|(shape, colors)| (Geometry::new(shape).unwrap(), colors));
    let holed = [(holed(3, 4, &[5]), 1), (holed(2, 4, &[1, 6]), 2)];
    for (board, colors) in boards.into_iter().chain(holed) {
        for hidden in [OPEN, BLURRED] {
            let check = |(puzzle, _)| {
                agrees(&puzzle);
                Ok(())
            };
            runner(40).run(&planted_on(&board, colors, hidden), check).unwrap();
        }
    }
}

/// Without probing more is left to the solver, and to parts that share no line.
#[test]
fn what_lines_leave_open_is_refuted_by_every_solver() {
    let mut solvers = vec![Backend::Embedded];
    match std::process::Command::new("cadical").arg("--help").output() {
        Ok(_) => solvers.push(Backend::from_command("cadical -q").unwrap()),
        Err(_) => println!("not installed, so not tried: cadical"),
    }
    for backend in solvers {
        let options = Options::default().with_probe(false).with_backend(backend);
        let check = |(puzzle, _)| {
            agrees_by(&puzzle, &options);
            Ok(())
        };
        for (shape, colors, hidden) in [
            (Shape::Rect { height: 4, width: 4 }, 1, BLURRED),
            (Shape::Rect { height: 3, width: 3 }, 2, BLURRED),
            (Shape::hex(2), 2, OPEN),
        ] {
            runner(40).run(&planted(shape, colors, hidden), check).unwrap();
        }
    }
}

/// Clues of one picture, with a run taken from another: mostly none, which nothing planted is.
#[test]
fn boards_without_a_picture_are_refuted() {
    let shape = Shape::Rect { height: 4, width: 4 };
    let count = Cell::new(0);
    let check = |((one, _), (other, _)): ((Puzzle, Picture), (Puzzle, Picture))| {
        count.set(count.get() + usize::from(agrees(&mixed(&one, &other)) == "none"));
        Ok(())
    };
    runner(60).run(&(planted(shape, 1, OPEN), planted(shape, 1, OPEN)), check).unwrap();
    assert!(count.get() > 30, "{count:?}");
}

#[test]
fn the_same_puzzle_gives_the_same_bundle() {
    let check = |(puzzle, _): (Puzzle, Picture)| {
        assert_eq!(bundle(&puzzle).to_tar().unwrap(), bundle(&puzzle).to_tar().unwrap());
        Ok(())
    };
    runner(5).run(&planted(Shape::Rect { height: 6, width: 6 }, 2, OPEN), check).unwrap();
}

/// The README of each form quotes what the checker prints, with the digest that the documents
/// publish.
#[test]
fn a_readme_says_what_is_claimed_and_which_checker_is_the_published_one() {
    let folder = folder();
    let published = std::fs::read_to_string(root().join("docs/method/proofs.md")).unwrap();
    for (number, (file, arguments, last)) in [
        ("cross", "--proof-format weights", "VERIFIED unique"),
        ("cross", "--proof-format lrat", "VERIFIED unique"),
        ("cross", "--proof-format drat", "NOT VERIFIED"),
        ("uneven", "--proof-format weights", "VERIFIED none"),
        ("uneven", "--proof-format lrat", "VERIFIED none"),
        ("two", "", "VERIFIED several"),
    ]
    .into_iter()
    .enumerate()
    {
        let bundle = format!("{number}.proof");
        let (status, _, message) =
            folder.run(&format!("prove {file}.clues -o {bundle} {arguments}"));
        assert_eq!(status, 0, "{message}");
        let readme = folder.read(&format!("{bundle}/README.txt"));
        assert!(readme.lines().all(|line| line.len() <= 80), "{readme}");
        assert!(readme.contains(last), "{readme}");
        let is_numbers = arguments.ends_with("weights");
        assert_eq!(readme.contains("\n    nonosat-verified .\n"), is_numbers, "{readme}");
        let digests: Vec<&str> = readme
            .lines()
            .map(str::trim)
            .filter(|line| line.len() == 64 && line.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .collect();
        let [digest] = digests[..] else { panic!("{readme}") };
        assert!(published.contains(digest), "docs/method/proofs.md lacks {digest}");
        let manifest = folder.read(&format!("{bundle}/MANIFEST"));
        let checker = manifest.lines().find(|line| line.starts_with("file check.py ")).unwrap();
        assert!(checker.ends_with(digest), "{manifest}");
        for name in folder.names(&bundle) {
            assert!(readme.contains(&name) || name == "README.txt", "{name}: {readme}");
        }
        let mut python = std::process::Command::new("python3");
        let Ok(output) = python.args(["check.py", "."]).current_dir(folder.path(&bundle)).output()
        else {
            continue;
        };
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let end = printed.lines().last().unwrap_or_default();
        assert!(end.starts_with(last), "{printed}");
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_bundle_in_the_docs_is_what_is_written_today() {
    let heart = std::fs::read(root().join("puzzles/heart.non")).unwrap();
    let bundle = bundle(nonosat::read(&heart).unwrap().puzzle());
    for (name, bytes) in bundle.files() {
        let path = root().join("docs/heart.proof").join(name);
        assert!(std::fs::read(&path).unwrap() == bytes, "nonosat prove writes another {name}");
    }
}

const CROSS: &str = "rect 3 3\n#ffffff #000000\n1a\n3a\n1a\n1a\n3a\n1a\n";
const DIAGONALS: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";
const UNEVEN: &str = "rect 1 2\n#ffffff #000000\n2a\n1a\n\n";

fn folder() -> Folder {
    Folder::new(&[("cross.clues", CROSS), ("two.clues", DIAGONALS), ("uneven.clues", UNEVEN)])
}

#[test]
fn prove_writes_a_bundle_that_prove_accepts() {
    let folder = folder();
    let (status, out, _) = folder.run("prove --proof-format lrat cross.clues");
    assert_eq!(status, 0);
    assert_eq!(out, "cross.clues: unique: a proof of 9 steps in cross.proof\n");
    let (status, out, _) = folder.run("verify cross.proof");
    assert_eq!(status, 0);
    let accepted = "accepted: 3x3 is unique: a picture, and a proof of 9 steps against any other";
    assert_eq!(out, format!("cross.proof: {accepted}\n"));
    for (puzzle, word) in [("two.clues", "several"), ("uneven.clues", "none")] {
        let (status, out, _) = folder.run(&format!("prove {puzzle} -o {word}.tar"));
        assert!(status == 0 && out.starts_with(&format!("{puzzle}: {word}")), "{out}");
        let (status, out, _) = folder.run(&format!("verify {word}.tar"));
        assert!(status == 0 && out.contains(&format!("is {word}")), "{out}");
    }
    let program = Path::new(env!("CARGO_BIN_EXE_nonosat"));
    let mut command = std::process::Command::new(program);
    let written = command.current_dir(folder.path("")).args(["prove", "cross.clues", "-o", "-"]);
    let archive = written.output().unwrap().stdout;
    assert_eq!(Bundle::from_tar(&*archive).unwrap().to_tar().unwrap(), archive, "and no more");
    let (status, out, _) = folder.run("prove --proof-format drat cross.clues -o d.tar");
    assert!(status == 0, "{out}");
    assert_eq!(folder.run("verify d.tar").0, 0);
}

#[test]
fn prove_replaces_only_proofs_and_only_when_asked() {
    let folder = folder();
    assert_eq!(folder.run("prove cross.clues").0, 0);
    let before = folder.read("cross.proof/MANIFEST");
    let (status, _, message) = folder.run("prove cross.clues");
    assert!(status == 2 && message.contains("cross.proof exists"), "{message}");
    assert_eq!(folder.run("prove two.clues -o cross.proof --force").0, 0);
    assert_ne!(folder.read("cross.proof/MANIFEST"), before);
    std::fs::create_dir(folder.path("photos")).unwrap();
    std::fs::write(folder.path("photos/cat.png"), "cat").unwrap();
    let (status, _, message) = folder.run("prove cross.clues -o photos --force");
    assert!(status == 2 && message.contains("is not replaced"), "{message}");
    assert_eq!(folder.read("photos/cat.png"), "cat");
    let (status, _, message) = folder.run("prove cross.clues -o cross.clues --force");
    assert!(status == 2 && message.contains("is not replaced"), "{message}");
    assert_eq!(folder.read("cross.clues"), CROSS);
}

#[test]
fn what_is_no_proof_is_refused() {
    let folder = folder();
    for path in [".", "cross.clues"] {
        let (status, out, _) = folder.run(&format!("verify {path}"));
        assert!(status == 1 && out.contains("refused: "), "{out}");
    }
    let (_, out, _) = folder.run("verify cross.clues");
    let wanted = "found `rect 3 3`, wanted a folder or a .tar file that `prove` has written";
    assert!(out.contains(wanted), "{out}");
    let (status, _, message) = folder.run("verify missing.proof");
    assert!(status == 74 && message.contains("cannot read missing.proof"), "{message}");
    let (status, _, message) = folder.run("verify cross.proof --force");
    assert!(status == 2 && message.contains("--force"), "{message}");
}

#[test]
fn check_proves_what_it_says_if_asked() {
    let folder = folder();
    let (status, out, _) = folder.run("check --prove cross.clues two.clues uneven.clues");
    assert_eq!(status, 1);
    let lines = out.lines().collect_vec();
    assert_eq!(
        lines[0],
        "cross.clues: unique, at a glance, gentle, 0.5 stars, about a minute; proved by a number in each cell"
    );
    assert!(lines[1].starts_with("two.clues: several (two pictures"), "{out}");
    assert!(lines[2].starts_with("uneven.clues: none ("), "{out}");
    assert!(lines[2].contains("; proved by a number in each cell"), "{out}");
    let (_, out, _) = folder.run("check --prove --json cross.clues");
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert!(is_documented(&told), "{told}");
    assert_eq!(told["proof"]["form"], "weights");
}

/// A solver that says "unsatisfiable" and writes a proof of its own making.
#[cfg(unix)]
#[test]
fn a_wrong_proof_of_a_solver_is_an_error() {
    let folder = folder();
    let script = |name: &str, proof: &str| {
        let text = format!("#!/bin/sh\nprintf '{proof}' > \"$2\"\necho s UNSATISFIABLE\n");
        std::fs::write(folder.path(name), text).unwrap();
        let path = folder.path(name);
        std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755))
            .unwrap();
        path.display().to_string()
    };
    for (proof, message) in [
        ("0\\n", "step 1 does not follow"),
        ("99999 0\\n", "step 1 is no clause"),
        ("", "the steps end without the empty clause"),
    ] {
        let solver = script("solver.sh", proof);
        let (status, out, said) = folder.run(&format!("prove two.clues --solver {solver}"));
        assert!(status == 74 && said.contains(message), "{status} {out} {said}");
    }
}

/// For programs: what `prove` and `verify` say as data, also of a wrong proof and of no verdict.
#[test]
fn proofs_and_what_the_checker_says_of_them_are_objects_too() {
    let folder = folder();
    let object = |command: &str, status: i32| -> serde_json::Value {
        let (ended, out, message) = folder.run(command);
        assert_eq!(ended, status, "{command}: {message}");
        let object = serde_json::from_str(&out).unwrap();
        assert!(is_documented(&object), "{object}");
        object
    };
    let proved = object("prove --json cross.clues -o cross.tar --proof-format lrat", 0);
    assert_eq!((&proved["file"], &proved["verdict"]), (&"cross.clues".into(), &"unique".into()));
    assert_eq!(
        (&proved["proof"]["form"], &proved["proof"]["file"]),
        (&"lrat".into(), &"cross.tar".into())
    );
    let checked = object("verify --json cross.tar", 0);
    assert_eq!((&checked["accepted"], &checked["verdict"]), (&true.into(), &"unique".into()));
    assert_eq!(checked["steps"], proved["proof"]["steps"]);
    object("prove --json two.clues -o two.proof", 0);
    let checked = object("verify --json two.proof", 0);
    assert_eq!(checked["pictures"], serde_json::json!([["-a", "a-"], ["a-", "-a"]]));
    std::fs::write(folder.path("two.proof/puzzle.json"), "{}").unwrap();
    let refused = object("verify --json two.proof", 1);
    assert!(refused["accepted"] == false && refused["fault"].is_string(), "{refused}");
    object("verify --json missing.proof", 74);
    let undecided = object("prove --json two.clues -o late.tar --time-limit 0", 75);
    assert_eq!(undecided["verdict"], "undecided");
    for format in ["non", "nonograms-org"] {
        let facts = object(&format!("formats --json {format}"), 0);
        assert_eq!(facts["format"], format);
        assert_eq!(facts["is_written"], format == "non");
    }
    let (_, list, _) = folder.run("formats --json");
    assert!(list.lines().count() > 25 && list.lines().all(|line| line.starts_with('{')), "{list}");
}
