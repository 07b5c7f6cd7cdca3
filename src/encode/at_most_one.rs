//! At most one of several colors.
use super::formula::{Formula, Term};
use super::meaning::Meaning;
use crate::puzzle::Color;

pub(super) fn at_most_one(
    formula: &mut Formula,
    terms: &[(Color, Term)],
    meaning: impl Fn(Color) -> Meaning,
) {
    let only: Vec<Term> = terms.iter().map(|t| t.1).collect();
    let thr: usize = std::env::var("AMO_T").ok().and_then(|t| t.parse().ok()).unwrap_or(6);
    let m = meaning(terms[0].0);
    let kind = std::env::var("AMO").unwrap_or_default();
    if only.len() <= thr {
        return pairwise(formula, &only);
    }
    match &kind[..] {
        "ladder" => ladder(formula, &only, m),
        "ladder2" => ladder_full(formula, &only, m),
        "product" => product(formula, &only, m, thr),
        "commander" => commander(formula, &only, m, thr.min(4)),
        _ => pairwise(formula, &only),
    }
}
fn pairwise(formula: &mut Formula, terms: &[Term]) {
    for (place, &one) in terms.iter().enumerate() {
        for &other in &terms[place + 1..] {
            formula.add([!one, !other]);
        }
    }
}
fn ladder(f: &mut Formula, t: &[Term], m: Meaning) {
    let n = t.len();
    let s: Vec<Term> = (0..n - 1).map(|_| f.var(m)).collect();
    for i in 0..n {
        if i < n - 1 {
            f.implies(t[i], s[i]);
        }
        if i > 0 {
            f.add([!s[i - 1], !t[i]]);
        }
        if i > 0 && i < n - 1 {
            f.implies(s[i - 1], s[i]);
        }
    }
}
fn ladder_full(f: &mut Formula, t: &[Term], m: Meaning) {
    let n = t.len();
    let s: Vec<Term> = (0..n - 1).map(|_| f.var(m)).collect();
    for i in 0..n {
        if i < n - 1 {
            f.implies(t[i], s[i]);
        }
        if i > 0 {
            f.add([!s[i - 1], !t[i]]);
        }
        if i > 0 && i < n - 1 {
            f.implies(s[i - 1], s[i]);
        }
        if i < n - 1 {
            if i > 0 {
                f.add([!s[i], s[i - 1], t[i]]);
            } else {
                f.add([!s[i], t[i]]);
            }
        }
    }
}
fn product(f: &mut Formula, t: &[Term], m: Meaning, thr: usize) {
    if t.len() <= thr {
        return pairwise(f, t);
    }
    let p = (t.len() as f64).sqrt().ceil() as usize;
    let q = t.len().div_ceil(p);
    let rows: Vec<Term> = (0..p).map(|_| f.var(m)).collect();
    let cols: Vec<Term> = (0..q).map(|_| f.var(m)).collect();
    for (i, &x) in t.iter().enumerate() {
        f.implies(x, rows[i / q]);
        f.implies(x, cols[i % q]);
    }
    product(f, &rows, m, thr);
    product(f, &cols, m, thr);
}
fn commander(f: &mut Formula, t: &[Term], m: Meaning, g: usize) {
    if t.len() <= 6 {
        return pairwise(f, t);
    }
    let mut heads = vec![];
    for group in t.chunks(g) {
        pairwise(f, group);
        if group.len() == 1 {
            heads.push(group[0]);
            continue;
        }
        let h = f.var(m);
        for &x in group {
            f.implies(x, h);
        }
        heads.push(h);
    }
    commander(f, &heads, m, g);
}
pub(super) fn size_bound(colors: usize) -> usize {
    8 * colors + 40
}
