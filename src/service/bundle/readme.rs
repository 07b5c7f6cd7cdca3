//! The file of a bundle that tells people what it claims and how to check that.
//!
//! In: a puzzle, its verdict, the other files. Out: text in English, at most 80 columns wide.
//! Invariants: the same bundle has the same text; nothing in it is part of the proof.

use super::names::{CHECKER, DRAT, FORMULA, OTHER, PICTURE, PUZZLE, STEPS, WEIGHTS, digest};
use crate::puzzle::Puzzle;
use std::collections::BTreeMap;

/// The text for a bundle of these files.
pub(super) fn readme(puzzle: &Puzzle, verdict: &str, files: &BTreeMap<String, Vec<u8>>) -> String {
    let has = |name: &str| files.contains_key(name);
    let board = puzzle.geometry().shape().describe();
    let version = env!("CARGO_PKG_VERSION");
    let checker = files.get(CHECKER).map(|bytes| digest(bytes)).unwrap_or_default();
    let claim = match verdict {
        "unique" if has(WEIGHTS) => {
            "has exactly one solution:\n  the picture in weights.txt. No other picture fits all clues."
        }
        "unique" => {
            "has exactly one solution:\n  the picture in picture.solution. No other picture fits all clues."
        }
        "several" => {
            "has more than one solution:\n  picture.solution and other.solution both fit all clues."
        }
        _ => "has no solution:\n  no picture fits all clues.",
    };
    let ending = match has(DRAT) {
        true => DRAT_ENDING.to_owned(),
        false => format!("The last line must be:\n\n    VERIFIED {verdict}\n"),
    };
    let checker_text = if has(WEIGHTS) { PROVED_CHECKER } else { "" };
    let mut text = format!(
        "A PROOF ABOUT A NONOGRAM\n\n\
         What is claimed\n\n  \
         The puzzle in puzzle.json, {board},\n  {claim}\n\n\
         What to run\n\n  \
         1. Look at puzzle.json: is it the puzzle you mean? A proof is about the\n     \
         clues in this file, whatever is printed elsewhere.\n  \
         2. Find out whether check.py is the published one (see below).\n  \
         3. In this folder, with Python 3.8 or later and no other package:\n\n    \
         python3 check.py .\n\n  {ending}\n  \
         The program nonosat, which wrote the proof, checks it in its own way:\n\n    \
         nonosat verify .\n\n{checker_text}\
         Is it the published checker?\n\n  \
         Anyone can write a program that prints VERIFIED. Get the digest (SHA-256):\n\n    \
         sha256sum check.py        (Windows: certutil -hashfile check.py SHA256)\n\n  \
         The check.py of nonosat {version} for this kind of proof has\n\n    {checker}\n\n  \
         A forged bundle could have a forged digest here. So compare it with the\n  \
         digest in docs/method/proofs.md of nonosat's sources, or take check.py from\n  there.\n\n\
         What the words mean\n\n"
    );
    for (word, meaning) in WORDS {
        if word != "clause" || has(FORMULA) {
            text += &format!("  {word:<9} {meaning}\n");
        }
    }
    text += "\nThe files\n\n";
    for (name, content) in FILES {
        if name == "MANIFEST" || has(name) {
            text += &format!("  {name:<17} {content}\n");
        }
    }
    text
}

/// What `check.py` prints about a proof that it does not follow.
const DRAT_ENDING: &str = "It checks the puzzle, the picture and the formula. It does not follow proofs\n  \
     in DRAT, so its last line begins with NOT VERIFIED. A checker of DRAT does the\n  \
     rest, for example `rate formula.cnf proof.drat`, which prints s VERIFIED.\n";

/// The checker of numbers that is proved.
const PROVED_CHECKER: &str = "  A third checker is proved in Coq to accept nothing false. Releases of nonosat\n  \
     have it, and docs/method/verified.md says what is proved:\n\n    \
     nonosat-verified .\n\n";

/// Words, and what they mean.
const WORDS: [(&str, &str); 6] = [
    ("clue", "lengths (and colors) of the runs in a row or another line, in order"),
    ("fits", "of a picture: it has exactly these runs in each line"),
    ("clause", "a condition in formula.cnf; all together say what fits the clues"),
    ("VERIFIED", "the files prove the claim, if check.py is the published one"),
    (
        "REFUSED",
        "they do not: a file is damaged, or a step does not follow. The claim\n            may still be true, but it is not proved here",
    ),
    (
        "MANIFEST",
        "lists all files with sizes and digests: they belong together.\n            It does not show who made them",
    ),
];

/// Files of bundles, and what they hold.
const FILES: [(&str, &str); 9] = [
    ("MANIFEST", "the verdict, and the list of the other files"),
    (CHECKER, "the checker; it shares no code with nonosat"),
    (PUZZLE, "the puzzle: shape, colors, clues, cells given in advance"),
    (PICTURE, "a solution, one letter a cell; - is empty"),
    (OTHER, "another solution"),
    (
        WEIGHTS,
        "the solution, if there is one, and numbers in the cells that\n                    leave no other picture: see the document WEIGHTS",
    ),
    (FORMULA, "the clues as clauses (DIMACS); also: not this picture"),
    (STEPS, "clauses, each of which follows, up to a contradiction (LRAT)"),
    (DRAT, "clauses, each of which follows, up to a contradiction (DRAT)"),
];
