//! Bundles in the other forms: numbers, DRAT, and of other versions.

use super::tampered::{CROSS, UNEVEN, bundle_in, read, refused, text_of, with};
use super::*;
use crate::encoding::{EncodeOptions, encode_clues};

/// A filled cell and an empty one.
const PAIR: &str = "rect 1 2\n#ffffff #000000\n1a\n1a\n\n";

/// The bundle with another manifest.
fn manifested(bundle: &Bundle, changes: &[(&str, &str)]) -> Bundle {
    let mut manifest = text_of(bundle, MANIFEST);
    for (from, to) in changes {
        assert!(manifest.contains(from), "{from} is not in {manifest}");
        manifest = manifest.replace(from, to);
    }
    let files = bundle.files().filter(|(name, _)| *name != MANIFEST);
    let files = files.map(|(name, bytes)| (name.to_owned(), bytes.to_vec()));
    Bundle::new(files.chain([(MANIFEST.to_owned(), manifest.into_bytes())])).unwrap()
}

#[track_caller]
fn accepted(bundle: &Bundle) -> Accepted {
    check_certificate(bundle, &Budget::endless()).unwrap()
}

#[test]
fn the_text_for_people_explains_the_words_of_its_proof_alone() {
    for (form, has_clauses) in [(ProofForm::Lrat, true), (ProofForm::Weights, false)] {
        let readme = text_of(&bundle_in(&read(CROSS), form), "README.txt");
        assert_eq!(readme.contains("  clause    a condition"), has_clauses, "{readme}");
        assert!(readme.contains("  fits      of a picture"), "{readme}");
    }
}

#[test]
fn numbers_are_accepted_for_their_verdict_alone() {
    let [cross, uneven] = [CROSS, UNEVEN].map(|text| bundle_in(&read(text), ProofForm::Weights));
    let (unique, none) = (accepted(&cross), accepted(&uneven));
    assert_eq!(
        (unique.verdict.as_str(), unique.step_count, unique.pictures.len()),
        ("unique", 1, 1)
    );
    assert_eq!((none.verdict.as_str(), none.step_count, none.pictures.len()), ("none", 1, 0));
    assert!(unique.weights.is_some() && none.weights.is_some());
    // Of another version, so that the text for people is not compared.
    let version = concat!("version ", env!("CARGO_PKG_VERSION"));
    let other = |from, to| [(version, "version 0.0.0"), (from, to)];
    accepted(&manifested(&cross, &other("verdict unique", "verdict unique")));
    refused(&manifested(&cross, &other("verdict unique", "verdict none")), WEIGHTS);
    refused(&manifested(&uneven, &other("verdict none", "verdict unique")), WEIGHTS);
    for (bundle, verdict) in [(&cross, "verdict unique"), (&uneven, "verdict none")] {
        refused(&manifested(bundle, &other(verdict, "verdict several")), "other.solution");
    }
}

#[test]
fn trials_count_as_steps() {
    let good = bundle_in(&read(PAIR), ProofForm::Weights);
    let text = "nonosat weights 1\npicture\na-\ntrial 1 2 a\nnone\nunique 1\n";
    assert_eq!(accepted(&with(&good, WEIGHTS, text)).step_count, 2);
}

#[test]
fn a_version_is_a_short_word() {
    let good = bundle_in(&read(CROSS), ProofForm::Weights);
    let version = concat!("version ", env!("CARGO_PKG_VERSION"));
    let versioned = |to: &str| manifested(&good, &[(version, &format!("version {to}"))]);
    accepted(&versioned(&"9".repeat(40)));
    for version in ["", "1 2", "1\t2", "1\u{e9}", &"9".repeat(41)] {
        refused(&versioned(version), "MANIFEST, line ");
    }
}

/// DRAT names no clauses by their numbers, so any order has the same proof.
#[test]
fn the_clauses_may_come_in_any_order_but_for_the_last_one_of_a_picture() {
    for (text, is_last_fixed) in [(CROSS, true), (UNEVEN, false)] {
        let good = bundle_in(&read(text), ProofForm::Drat);
        let steps = accepted(&good).step_count;
        let formula = text_of(&good, "formula.cnf");
        let is_clause = |line: &&str| !line.starts_with(['c', 'p']);
        let (clauses, head): (Vec<&str>, Vec<&str>) = formula.lines().partition(is_clause);
        let ordered = |clauses: Vec<&str>| {
            let text = [&head[..], &clauses[..]].concat().join("\n") + "\n";
            with(&good, "formula.cnf", &text)
        };
        let (last, others) = clauses.split_last().unwrap();
        let turned = others.iter().rev().chain([last]).copied().collect();
        assert_eq!(accepted(&ordered(turned)).step_count, steps);
        let first = [last].into_iter().chain(others).copied().collect();
        match is_last_fixed {
            true => refused(&ordered(first), "formula.cnf"),
            false => assert_eq!(accepted(&ordered(first)).step_count, steps),
        }
    }
}

/// The default would choose placements for this row, but a proof is about the order encoding.
#[test]
fn the_formula_is_that_of_the_order_encoding() {
    let puzzle = read("rect 1 2\n#ffffff #000000 #ff0000\n?? ??\n1a\n1b\n");
    let default = encode_clues(&puzzle, &EncodeOptions::default(), &Budget::endless()).unwrap();
    for form in [ProofForm::Lrat, ProofForm::Drat] {
        let accepted = accepted(&bundle_in(&puzzle, form));
        assert_eq!(accepted.verdict, "unique");
        // One clause excludes the picture.
        assert_ne!(accepted.clause_count, default.cnf().clause_count() + 1);
    }
}
