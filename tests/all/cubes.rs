//! The proofs of cubes, and the one that they make together.

use crate::folder::Folder;
use crate::oracle::{enumerate, mixed, runner};
use crate::planted::{BLURRED, OPEN, planted, planted_on};
use crate::shapes::holed;
use nonosat::budget::Budget;
use nonosat::certificate::{
    Bundle, CertificateError, CertificateMerge, ProofForm, Refusal, check_certificate, prove,
};
use nonosat::puzzle::*;
use nonosat::solver::Options;
use nonosat::solver::branching::cubes;
use std::cell::Cell;
use std::path::Path;

fn bundle(puzzle: &Puzzle) -> Bundle {
    let proven = prove(puzzle, &Options::default(), Some(ProofForm::Lrat), &mut |_| {})
        .unwrap()
        .found::<()>()
        .unwrap();
    Bundle::of(puzzle, &proven, ProofForm::Lrat).unwrap()
}

/// The bundles of so many cubes.
fn bundles(puzzle: &Puzzle, count: usize) -> Vec<Bundle> {
    let cubes = cubes(puzzle, count, &Budget::endless()).cubes;
    let cube = |givens: &[_]| bundle(&puzzle.clone().with_givens(givens).unwrap());
    cubes.iter().map(|found| cube(&found.givens)).collect()
}

fn taken<'a>(puzzle: &'a Puzzle, cubes: &[Bundle]) -> Result<CertificateMerge<'a>, Refusal> {
    let budget = Budget::endless();
    let mut joining = CertificateMerge::new(puzzle, &budget).unwrap();
    cubes.iter().try_for_each(|cube| joining.take(cube, &budget))?;
    Ok(joining)
}

/// The verdict of the joined bundle, which is accepted, is that of the list of all pictures. How
/// many cubes were there?
fn agrees(puzzle: &Puzzle, count: usize) -> usize {
    let word = ["none", "unique", "several"][enumerate(puzzle).len().min(2)];
    let cubes = bundles(puzzle, count);
    let joined = match taken(puzzle, &cubes) {
        Ok(joining) => joining.finish(&Budget::endless()).unwrap(),
        Err(refusal) => panic!("{refusal}: {puzzle:?}"),
    };
    for form in [ProofForm::Lrat, ProofForm::Drat] {
        let joined = Bundle::of(puzzle, &joined, form).unwrap();
        match check_certificate(&joined, &Budget::endless()) {
            Ok(accepted) => assert_eq!(accepted.verdict, word, "{puzzle:?}"),
            Err(refusal) => panic!("{refusal}: {puzzle:?}"),
        }
    }
    let own = bundle(puzzle);
    let joined = Bundle::of(puzzle, &joined, ProofForm::Lrat).unwrap();
    for name in ["puzzle.json", "formula.cnf"] {
        assert_eq!(joined.file(name), own.file(name));
    }
    cubes.len()
}

#[test]
fn what_cubes_prove_together_is_what_the_list_of_all_pictures_says() {
    let boards = [
        (Shape::Rect { height: 4, width: 4 }, 1),
        (Shape::Rect { height: 3, width: 4 }, 1),
        (Shape::Rect { height: 3, width: 3 }, 2),
        (Shape::Rect { height: 2, width: 3 }, 3),
        (Shape::hex(2), 2),
        (Shape::Triangles { sides: Sides::regular(1) }, 2),
    ];
    let boards = boards.map(|(shape, colors)| (Geometry::new(shape).unwrap(), colors));
    let holed = [(holed(3, 4, &[5]), 1), (holed(2, 4, &[1, 6]), 2)];
    let most = Cell::new(0);
    for (board, colors) in boards.into_iter().chain(holed) {
        for hidden in [OPEN, BLURRED] {
            let check = |(puzzle, _): (Puzzle, Picture)| {
                most.set(most.get().max(agrees(&puzzle, 9)));
                Ok(())
            };
            runner(12).run(&planted_on(&board, colors, hidden), check).unwrap();
        }
    }
    assert!(most.get() >= 9, "{most:?}");
}

#[test]
fn boards_without_a_picture_are_refuted_by_their_cubes() {
    let (shape, count) = (Shape::Rect { height: 4, width: 4 }, Cell::new(0));
    let check = |((one, _), (other, _)): ((Puzzle, Picture), (Puzzle, Picture))| {
        count.set(count.get() + agrees(&mixed(&one, &other), 6));
        Ok(())
    };
    runner(40).run(&(planted(shape, 1, BLURRED), planted(shape, 1, BLURRED)), check).unwrap();
    assert!(count.get() > 60, "{count:?}");
}

/// A puzzle that neither lines nor probing settle, with one picture.
fn hard() -> Puzzle {
    let text = std::fs::read("puzzles/dunes.clues").unwrap();
    nonosat::read(&text).unwrap().into_puzzle()
}

fn with(bundle: &Bundle, name: &str, text: &str) -> Bundle {
    let files = bundle.files().map(|(other, bytes)| {
        let bytes = if other == name { text.as_bytes() } else { bytes };
        (other.to_owned(), bytes.to_vec())
    });
    Bundle::new(files).unwrap()
}

#[test]
fn what_is_damaged_or_foreign_or_missing_is_refused() {
    let puzzle = hard();
    let cubes = bundles(&puzzle, 8);
    assert_eq!(cubes.len(), 8);
    let whole = taken(&puzzle, &cubes).unwrap().finish(&Budget::endless()).unwrap();
    assert_eq!(whole.verdict().word(), "unique");
    // The one with the picture.
    let only = cubes.iter().position(|cube| cube.file("picture.solution").is_some()).unwrap();
    let mut others = cubes.clone();
    let single = others.remove(only);
    let missing = taken(&puzzle, &others).unwrap().finish(&Budget::endless()).map(|_| ());
    assert!(matches!(missing, Err(CertificateError::Uncovered)), "{missing:?}");
    for name in ["MANIFEST", "formula.cnf", "proof.lrat", "puzzle.json", "picture.solution"] {
        let text = String::from_utf8(single.file(name).unwrap().to_vec()).unwrap();
        let damaged = with(&single, name, &text.replacen('1', "2", 1).replacen('a', "-", 1));
        assert!(taken(&puzzle, &[damaged]).is_err(), "{name}");
    }
    // A proof that is right, of another puzzle.
    let other = std::fs::read("puzzles/heart.non").unwrap();
    let other = bundle(nonosat::read(&other).unwrap().puzzle());
    assert!(taken(&puzzle, &[other]).is_err());
    // One without a picture, of a puzzle with another clue, is not taken for a cube.
    let mut clues: Vec<Clue> =
        puzzle.geometry().lines().map(|line| puzzle.clue(line).clone()).collect();
    clues[0] = Clue::Runs(vec![Run::new(1, Color::FIRST); 2]);
    let changed = Puzzle::new(puzzle.geometry().clone(), puzzle.palette().clone(), clues).unwrap();
    let changed = bundle(&changed);
    assert!(changed.file("picture.solution").is_none());
    let refusal = taken(&puzzle, &[changed]).map(|_| ()).unwrap_err().to_string();
    assert!(refusal.contains("not one of the whole"), "{refusal}");
}

/// The output of Python, if it is installed.
fn checked(bundle: &Path) -> Option<String> {
    let checker = bundle.join("check.py");
    let out = std::process::Command::new("python3").arg(checker).arg(bundle).output().ok()?;
    Some(String::from_utf8(out.stdout).unwrap())
}

#[test]
fn proofs_of_a_batch_are_joined() {
    let ones = |side: usize| format!("rect {side} {side}\n#fff #000\n{}", "1a\n".repeat(2 * side));
    let none = "rect 3 3\n#fff #000\n1a 1a\n\n1a 1a\n2a\n\n2a\n";
    let folder = Folder::new(&[("ones.clues", &ones(5)), ("none.clues", none)]);
    let named = crate::cli::puzzle("dunes.clues");
    let puzzles = [(&*named, "unique", 0), ("ones.clues", "several", 1), ("none.clues", "none", 1)];
    for (number, (puzzle, verdict, wanted)) in puzzles.into_iter().enumerate() {
        let (proofs, out) = (format!("proofs{number}"), format!("whole{number}.proof"));
        let (_, cubes, _) = folder.run(&format!("split {puzzle} --cubes 8"));
        let batch = format!("batch --ordered --proof-dir {proofs}");
        let (status, answers, err) = folder.run_with(&format!("{batch} --jobs 2"), &cubes);
        let (answered, cut) = (answers.lines().count(), cubes.lines().count());
        // Two pictures end the work on the others.
        assert!(status == 0 && (answered == cut || verdict == "several"), "{err}");
        assert!((answered..=cut).contains(&folder.names(&proofs).len()));
        let join = format!("join {puzzle} --proof-dir {proofs} -o {out}");
        let (status, told, err) = folder.run_with(&join, &answers);
        assert!(status == wanted && told.contains(verdict), "{told}{err}");
        let (status, told, _) = folder.run(&format!("verify {out}"));
        assert!(status == 0 && told.contains(&format!("is {verdict}")), "{told}");
        let said = checked(&folder.path(&out)).unwrap();
        assert!(said.ends_with(&format!("VERIFIED {verdict}\n")), "{said}");
        assert_eq!(folder.run_with(&join, &answers).0, 2, "it exists");
        let (_, again, _) =
            folder.run_with(&format!("batch --ordered --proof-dir {proofs}x"), &cubes);
        assert_eq!(again, answers);
        // Other proofs are not mixed in unasked.
        assert_eq!(folder.run_with(&batch, &cubes).0, 2);
    }
    // The error has the numbers of missing cubes, before anything is written.
    let (_, cubes, _) = folder.run(&format!("split {named} --cubes 8"));
    let (_, answers, _) = folder.run_with("batch --ordered --proof-dir proofs", &cubes);
    let third = answers.lines().nth(2).unwrap();
    let third: serde_json::Value = serde_json::from_str(third).unwrap();
    std::fs::remove_file(folder.path("proofs").join(third["proof"]["file"].as_str().unwrap()))
        .unwrap();
    let join = format!("join {named} --proof-dir proofs -o missing.proof");
    let (status, _, err) = folder.run_with(&join, &answers);
    assert!(status == 65 && err.contains("cube 3 of 8"), "{err}");
    let (_, unproved, _) = folder.run_with("batch --ordered", &cubes);
    let (status, _, err) = folder.run_with(&join, &unproved);
    assert!(status == 65 && err.contains("cube 1 of 8: it has no proof"), "{err}");
    let (status, told, _) = folder.run_with(
        &join,
        &answers.lines().take(5).map(|line| format!("{line}\n")).collect::<String>(),
    );
    assert!(status == 75 && told.contains("3 missing: 6, 7, 8"), "{told}");
    assert!(!folder.path("missing.proof").exists());
}
