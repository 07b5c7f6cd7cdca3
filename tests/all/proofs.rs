//! Bundles of many boards against the list of all pictures; damaged bundles are refused.

use crate::cli::is_documented;
use crate::folder::Folder;
use crate::oracle::{enumerate, mixed, runner};
use crate::planted::{BLURRED, OPEN, planted, planted_on};
use crate::shapes::holed;
use itertools::Itertools;
use nonosat::certificate::{Bundle, Certificate, ProofForm, check_certificate, prove};
use nonosat::puzzle::*;
use nonosat::sat::backends::Backend;
use nonosat::sat::budget::Budget;
use nonosat::solver::{Options, Verdict};
use sha2::Digest;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::path::Path;

fn proven(puzzle: &Puzzle) -> Certificate {
    prove(puzzle, &Options::default(), Some(ProofForm::Lrat), &mut |_| {})
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
        let proven = match prove(puzzle, options, Some(form), &mut |_| {}) {
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

const UNIQUE: &str = include_str!("../../puzzles/coffee.clues");
const OTHER: &str = include_str!("../../puzzles/leaf.clues");

fn read(text: &str) -> Puzzle {
    nonosat::read(text.as_bytes()).unwrap().into_puzzle()
}

/// A bundle with one file changed and the digests made right again.
fn with(bundle: &Bundle, name: &str, text: &str) -> Bundle {
    let mut files: BTreeMap<String, Vec<u8>> =
        bundle.files().map(|(name, bytes)| (name.to_owned(), bytes.to_vec())).collect();
    files.insert(name.to_owned(), text.as_bytes().to_vec());
    let manifest = String::from_utf8(files["MANIFEST"].clone()).unwrap();
    let lines = manifest.lines().map(|line| match line.split(' ').collect_vec()[..] {
        ["file", file, ..] => {
            let digest = sha2::Sha256::digest(&files[file]);
            let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
            format!("file {file} {} {digest}\n", files[file].len())
        }
        _ => format!("{line}\n"),
    });
    let manifest: String = lines.collect();
    files.insert("MANIFEST".to_owned(), manifest.into_bytes());
    Bundle::new(files).unwrap()
}

fn text_of(bundle: &Bundle, name: &str) -> String {
    String::from_utf8(bundle.file(name).unwrap().to_vec()).unwrap()
}

#[track_caller]
fn refused(bundle: &Bundle, place: &str) {
    let refusal = check_certificate(bundle, &Budget::endless()).expect_err("a refusal");
    assert!(refusal.to_string().starts_with(place), "{refusal}");
}

/// The lines of a file with one of them changed, for every `step`-th line.
fn each_line<'a>(
    text: &'a str,
    step: usize,
    change: impl Fn(&str) -> Option<String> + 'a,
) -> impl Iterator<Item = String> + 'a {
    let lines = text.lines().collect_vec();
    (0..lines.len()).step_by(step).filter_map(move |at| {
        let mut lines = lines.iter().map(|line| (*line).to_owned()).collect_vec();
        let changed = change(&lines[at])?;
        match changed.is_empty() {
            true => drop(lines.remove(at)),
            false => lines[at] = changed,
        }
        Some(lines.join("\n") + "\n")
    })
}

#[test]
fn a_formula_that_is_another_is_refused() {
    let good = bundle(&read(UNIQUE));
    check_certificate(&good, &Budget::endless()).unwrap();
    let formula = text_of(&good, "formula.cnf");
    let is_clause = |line: &str| !line.starts_with(['c', 'p']);
    let flipped = |line: &str| {
        let (first, rest) = line.split_once(' ')?;
        let number: i32 = is_clause(line).then(|| first.parse().ok())??;
        Some(format!("{} {rest}", -number))
    };
    let dropped = |line: &str| is_clause(line).then(String::new);
    let mut count = 0;
    for text in each_line(&formula, 9, flipped).chain(each_line(&formula, 9, dropped)) {
        refused(&with(&good, "formula.cnf", &text), "formula.cnf");
        count += 1;
    }
    assert!(count > 100, "{count}");
    let other = text_of(&bundle(&read(OTHER)), "formula.cnf");
    refused(&with(&good, "formula.cnf", &other), "formula.cnf");
}

/// A step with a literal flipped may follow all the same, but then it is not what a later one
/// needs; a hint that is missing, a step that is missing or comes too soon is always noticed.
#[test]
fn a_proof_that_is_damaged_is_refused() {
    let good = bundle(&read(UNIQUE));
    let proof = text_of(&good, "proof.lrat");
    let parts = |line: &str| {
        let (clause, hints) = line.split_once(" 0 ")?;
        Some((clause.to_owned(), hints.to_owned()))
    };
    let without_hint = |line: &str| {
        let (clause, hints) = parts(line)?;
        let (_, rest) = hints.split_once(' ')?;
        Some(format!("{clause} 0 {rest}"))
    };
    let flipped = |line: &str| {
        let (clause, hints) = parts(line)?;
        let (number, literals) = clause.split_once(' ')?;
        let rest = literals.strip_prefix('-').map(str::to_owned);
        let literals = rest.unwrap_or_else(|| format!("-{literals}"));
        Some(format!("{number} {literals} 0 {hints}"))
    };
    let dropped = |_: &str| Some(String::new());
    let giant = |line: &str| Some(line.replacen(" 0 ", " 0 999999999999999999 ", 1));
    let circle = |line: &str| {
        let number = line.split(' ').next()?;
        Some(line.replacen(" 0 ", &format!(" 0 {number} "), 1))
    };
    let cut = |line: &str| line.strip_suffix(" 0").map(str::to_owned);
    let mut count = 0;
    let damaged = each_line(&proof, 8, without_hint)
        .chain(each_line(&proof, 8, flipped))
        .chain(each_line(&proof, 8, dropped))
        .chain(each_line(&proof, 8, giant))
        .chain(each_line(&proof, 8, circle))
        .chain(each_line(&proof, 8, cut));
    for text in damaged {
        refused(&with(&good, "proof.lrat", &text), "proof.lrat: line ");
        count += 1;
    }
    assert!(count > 250, "{count}");
    for end in [0, 1, proof.len() / 2, proof.len() - 10] {
        refused(&with(&good, "proof.lrat", &proof[..end]), "proof.lrat: line ");
    }
}

#[test]
fn another_picture_puzzle_or_verdict_is_refused() {
    let puzzle = read(UNIQUE);
    let good = bundle(&puzzle);
    let picture = text_of(&good, "picture.solution");
    for place in (0..picture.len()).filter(|&at| picture.as_bytes()[at] != b'\n').step_by(3) {
        let letter = if picture.as_bytes()[place] == b'-' { "a" } else { "-" };
        let text = format!("{}{letter}{}", &picture[..place], &picture[place + 1..]);
        refused(&with(&good, "picture.solution", &text), "picture.solution");
    }
    let other = text_of(&bundle(&read(OTHER)), "puzzle.json");
    let others = text_of(&bundle(&read(OTHER)), "README.txt");
    let changed = with(&good, "puzzle.json", &other);
    refused(&changed, "README.txt");
    refused(&with(&changed, "README.txt", &others), "picture.solution");
    let manifest = text_of(&good, "MANIFEST");
    let files = |manifest: String| {
        let others = good.files().filter(|(name, _)| *name != "MANIFEST");
        let others = others.map(|(name, bytes)| (name.to_owned(), bytes.to_vec()));
        Bundle::new(others.chain([("MANIFEST".to_owned(), manifest.into_bytes())])).unwrap()
    };
    refused(&files(manifest.replace("verdict unique", "verdict several")), "other.solution");
    refused(&files(manifest.replace("verdict unique", "verdict none")), "MANIFEST");
    refused(&files(manifest.replace("proof 1", "proof 2")), "MANIFEST");
    refused(&files(manifest.replacen("file ", "file x", 1)), "MANIFEST");
    refused(&files(String::new()), "MANIFEST");
    let twice = with(&good, "check.py", "print('VERIFIED unique')\n");
    refused(&twice, "check.py");
    let claim = text_of(&good, "README.txt").replace("exactly one solution", "no solution");
    refused(&with(&good, "README.txt", &claim), "README.txt");
}

/// The README of each form says what the checker prints, with the digest that the documents
/// publish.
#[test]
fn a_readme_says_what_is_claimed_and_which_checker_is_the_published_one() {
    let folder = folder();
    let published = std::fs::read_to_string(root().join("docs/PROOFS.md")).unwrap();
    for (number, (file, arguments, last)) in [
        ("cross", "--proof weights", "VERIFIED unique"),
        ("cross", "--proof lrat", "VERIFIED unique"),
        ("cross", "--proof drat", "NOT VERIFIED"),
        ("uneven", "--proof weights", "VERIFIED none"),
        ("uneven", "--proof lrat", "VERIFIED none"),
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
        let digests: Vec<&str> = readme
            .lines()
            .map(str::trim)
            .filter(|line| line.len() == 64 && line.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .collect();
        let [digest] = digests[..] else { panic!("{readme}") };
        assert!(published.contains(digest), "docs/PROOFS.md lacks {digest}");
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

/// Runs the other checker on many archives in one process, whose files it is given: what each
/// call ends with, a line each.
const MANY: &str = "
import contextlib, importlib.util, io, sys
spec = importlib.util.spec_from_file_location('check', sys.argv[1])
check = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check)
for path in sys.argv[2:]:
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            status = check.check(path)
        except SystemExit as end:
            status = end.code
        except Exception:
            status = 1
    print(status)
";

/// Which of these archives the other checker accepts; nothing if there is no Python.
fn accepted_by_python(archives: &[(&str, Vec<u8>)]) -> Option<Vec<bool>> {
    let folder = Folder::new(&[]);
    let mut command = std::process::Command::new("python3");
    command.args(["-c", MANY]).arg(root().join("src/certificate/check.py"));
    for (number, (_, archive)) in archives.iter().enumerate() {
        let path = folder.path(&format!("{number}.tar"));
        std::fs::write(&path, archive).unwrap();
        command.arg(path);
    }
    let output = command.output().ok()?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.stderr.is_empty(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    Some(said.lines().map(|status| status == "0").collect())
}

fn accepts(archive: &[u8]) -> bool {
    let bundle = Bundle::from_tar(archive);
    bundle.is_ok_and(|bundle| check_certificate(&bundle, &Budget::endless()).is_ok())
}

/// A text with something changed that many readers would forgive.
fn forgivable(text: &str) -> Vec<String> {
    let end = text.trim_end_matches('\n');
    let (first, rest) = text.split_once('\n').unwrap();
    let last = end.lines().next_back().unwrap();
    let mut changed = vec![
        end.to_owned(),
        format!("{text}\n"),
        format!("\n{text}"),
        format!("{first}\n\n{rest}"),
        format!("{first} \n{rest}"),
        format!(" {text}"),
        format!("{first}\r\n{rest}"),
        text.replace('\n', "\r\n"),
        text.replacen(' ', "  ", 1),
        text.replace(' ', "\t"),
        format!("{end} \n"),
        format!("{end}\r\n"),
        format!("{end}\0\n"),
        format!("{text}{last}\n"),
        format!("{text}c\n"),
        format!("{text}x"),
        format!("\u{feff}{text}"),
        format!("c\n{text}"),
        format!("# x\n{text}"),
    ];
    let numbers = [" 1", " -1", " 2", " 3"].map(|word| (word, word.replace(['1', '2', '3'], "0$")));
    changed.extend(numbers.iter().map(|(word, zero)| {
        text.replacen(word, &zero.replace('$', word.trim_start_matches([' ', '-'])), 1)
    }));
    changed
}

/// Whatever is wrong only in how it is written, neither checker accepts if the other one does not.
#[test]
fn both_checkers_are_as_strict() {
    let (unique, none) = (bundle(&read(CROSS)), bundle(&read(UNEVEN)));
    let several = bundle(&read(DIAGONALS));
    let mut archives = Vec::new();
    for good in [&unique, &none, &several] {
        for (name, _) in good.files().filter(|(name, _)| !["check.py", "README.txt"].contains(name))
        {
            for text in forgivable(&text_of(good, name)) {
                let changed = match name {
                    "MANIFEST" => {
                        let files =
                            good.files().map(|(name, bytes)| (name.to_owned(), bytes.to_vec()));
                        let files: BTreeMap<_, _> =
                            files.chain([(name.to_owned(), text.into_bytes())]).collect();
                        Bundle::new(files).unwrap()
                    }
                    _ => with(good, name, &text),
                };
                archives.push((name, changed.to_tar().unwrap()));
            }
        }
    }
    let mut change = |good: &Bundle, name: &'static str, from: &str, to: &str| {
        let text = text_of(good, name);
        assert!(text.contains(from), "{from} is not in {text}");
        let text = text.replacen(from, to, 1);
        archives.push((name, with(good, name, &text).to_tar().unwrap()));
    };
    for (from, to) in [
        ("{", "{\"title\": \"x\", "),
        ("\"#ffffff\"", "\"#ffffff\", \"name\": \"x\""),
        ("#ffffff", "#FFFFFF"),
        ("\"1a\"", "\"01a\""),
        ("\"1a\"", "\"1a \""),
        ("\"nonosat\": 1", "\"nonosat\": 1, \"nonosat\": 1"),
        ("\"nonosat\": 1", "\"nonosat\": 1.0"),
        ("\"nonosat\": 1", "\"nonosat\": 1, \"goal\": [\"-a-\", \"aaa\", \"-a-\"]"),
    ] {
        change(&unique, "puzzle.json", from, to);
    }
    let proof = text_of(&unique, "proof.lrat");
    let first = proof.lines().next().unwrap();
    let number: usize = first.split(' ').next().unwrap().parse().unwrap();
    for number in [number - 1, number, 1] {
        change(&unique, "proof.lrat", first, &format!("{number} d 1 0\n{first}"));
        change(&unique, "proof.lrat", first, &format!("{number} d 0\n{first}"));
    }
    let good = unique.to_tar().unwrap();
    let files = good.len() - 1024;
    for end in [0, 511, 512, 1024, 66_048, 66_049, 200_000] {
        archives.push(("archive", [&good[..files], &vec![0; end]].concat()));
    }
    archives.push(("archive", [&good[..], b"x"].concat()));
    archives.push(("archive", [&good[..], &good[..]].concat()));
    archives.push(("good", good));
    let Some(accepted) = accepted_by_python(&archives) else {
        println!("not installed, so not tried: python3");
        return;
    };
    assert_eq!(accepted.len(), archives.len());
    let mut counts = [0, 0];
    for ((name, archive), theirs) in archives.iter().zip(accepted) {
        let ours = accepts(archive);
        counts[usize::from(ours)] += 1;
        let shown = Bundle::from_tar(&archive[..]).ok();
        let shown = shown.and_then(|bundle| Some(bundle.file(name)?.to_vec()));
        let shown = String::from_utf8_lossy(&shown.unwrap_or_default()).into_owned();
        assert!(theirs || !ours, "{name}: ours accepts\n{shown}");
        // Blanks in JSON, of which ours knows no other words.
        assert!(ours || !theirs || *name == "puzzle.json", "{name}: theirs accepts\n{shown}");
    }
    assert!(counts[0] > 150 && counts[1] > 5, "{counts:?}");
}

#[test]
fn two_pictures_that_are_one_are_refused() {
    let puzzle = read("rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n");
    assert!(matches!(proven(&puzzle).verdict(), Verdict::Several(..)));
    let good = bundle(&puzzle);
    check_certificate(&good, &Budget::endless()).unwrap();
    let same = with(&good, "other.solution", &text_of(&good, "picture.solution"));
    refused(&same, "other.solution");
}

#[test]
fn archives_with_strange_names_are_refused() {
    let archive = |name: &str| {
        let mut archive = tar::Builder::new(Vec::new());
        let mut header = tar::Header::new_ustar();
        header.as_ustar_mut().unwrap().name[..name.len()].copy_from_slice(name.as_bytes());
        header.set_size(0);
        header.set_cksum();
        archive.append(&header, std::io::empty()).unwrap();
        archive.into_inner().unwrap()
    };
    for name in [
        "../MANIFEST",
        "/etc/passwd",
        "a/b",
        "manifest",
        "proof.lrat/",
        "x\u{1b}[2J",
        "proof.lrat\0x",
    ] {
        let refusal = Bundle::from_tar(&*archive(name)).unwrap_err().to_string();
        assert!(refusal.contains("is no file of a proof"), "{refusal}");
        assert!(!refusal.contains('\u{1b}'));
    }
    assert!(Bundle::from_tar(&b"no archive at all"[..]).is_err());
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
    let (status, out, _) = folder.run("prove --proof lrat cross.clues");
    assert_eq!(status, 0);
    assert_eq!(out, "cross.clues: unique: a proof of 9 steps in cross.proof\n");
    // The former name.
    let (status, out, _) = folder.run("prove --check cross.proof");
    assert!(status == 0 && out.contains("accepted"), "{out}");
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
    let (status, out, _) = folder.run("prove --proof drat cross.clues -o d.tar");
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
        "cross.clues: unique, trivial, gentle, 0.5 stars, about a minute; proved by a number in each cell"
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
