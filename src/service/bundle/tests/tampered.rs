//! Tampered bundles: whatever is changed in a file, the checker refuses, and so does the one in Python.

use super::*;
use itertools::Itertools;
use sha2::Digest;
use std::collections::BTreeMap;

pub const CROSS: &str = "rect 3 3\n#ffffff #000000\n1a\n3a\n1a\n1a\n3a\n1a\n";
const DIAGONALS: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";
pub const UNEVEN: &str = "rect 1 2\n#ffffff #000000\n2a\n1a\n\n";

fn proven(puzzle: &Puzzle, form: ProofForm) -> Certificate {
    let proven = prove(Solver::new(puzzle, &Options::default()), Some(form));
    proven.unwrap().found::<()>().unwrap()
}

fn bundle(puzzle: &Puzzle) -> Bundle {
    bundle_in(puzzle, ProofForm::Lrat)
}

pub fn bundle_in(puzzle: &Puzzle, form: ProofForm) -> Bundle {
    Bundle::of(puzzle, &proven(puzzle, form), form).unwrap()
}

const UNIQUE: &str = include_str!("../../../../puzzles/heart.non");
const OTHER: &str = include_str!("../../../../puzzles/leaf.clues");

pub fn read(text: &str) -> Puzzle {
    crate::format::read(text.as_bytes(), None).unwrap().into_puzzle()
}

/// A bundle with one file changed and the digests made right again.
pub fn with(bundle: &Bundle, name: &str, text: &str) -> Bundle {
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

pub fn text_of(bundle: &Bundle, name: &str) -> String {
    String::from_utf8(bundle.file(name).unwrap().to_vec()).unwrap()
}

#[track_caller]
pub fn refused(bundle: &Bundle, place: &str) {
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
    for text in each_line(&formula, 7, flipped).chain(each_line(&formula, 7, dropped)) {
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
    let damaged = each_line(&proof, 2, without_hint)
        .chain(each_line(&proof, 2, flipped))
        .chain(each_line(&proof, 2, dropped))
        .chain(each_line(&proof, 2, giant))
        .chain(each_line(&proof, 2, circle))
        .chain(each_line(&proof, 2, cut));
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

/// The picture contradicts the changed range, or the formula is another.
#[test]
fn a_range_that_is_damaged_is_refused() {
    let good = bundle(&read("rect 3 3\n#fff #000\n1-2a\n3a\n1a\n1a\n2+a\n1a\n"));
    let puzzle = text_of(&good, "puzzle.json");
    let changes = [
        ("1-2a", "2-3a"),
        ("1-2a", "2a"),
        ("1-2a", "1-3a"),
        ("1-2a", "1a"),
        ("1-2a", "?a"),
        ("1-2a", "2-1a"),
        ("1-2a", "0-2a"),
        ("1-2a", "1-a"),
        ("1-2a", "1+2a"),
        ("1-2a", "1-2-3a"),
        ("2+a", "2a"),
        ("2+a", "1-2a"),
        ("2+a", "?a"),
        ("2+a", "3+a"),
        ("2+a", "2++a"),
    ];
    let archive = |&(from, to): &(&'static str, &str)| {
        assert!(puzzle.contains(from), "{puzzle}");
        (from, with(&good, "puzzle.json", &puzzle.replacen(from, to, 1)).to_tar().unwrap())
    };
    let mut archives = changes.iter().map(archive).collect_vec();
    for ((_, archive), change) in archives.iter().zip(changes) {
        assert!(!accepts(archive), "{change:?}");
    }
    archives.push(("good", good.to_tar().unwrap()));
    let Some(mut accepted) = accepted_by_python(&archives) else { return };
    assert_eq!(accepted.pop(), Some(true));
    let wrong = changes.iter().zip(accepted).filter(|(_, accepted)| *accepted);
    assert_eq!(wrong.collect_vec(), []);
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
    let folder = tempfile::tempdir().unwrap();
    let mut command = std::process::Command::new("python3");
    command.args(["-c", MANY]).arg(concat!(env!("CARGO_MANIFEST_DIR"), "/bundle/check.py"));
    for (number, (_, archive)) in archives.iter().enumerate() {
        let path = folder.path().join(format!("{number}.tar"));
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
    assert!(matches!(proven(&puzzle, ProofForm::Lrat).verdict(), Verdict::Several(..)));
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
