//! Shares of lines against all their placements, one by one.

use super::*;
use crate::format;

/// All colorings of a line that its clue allows, weighed.
fn brute(puzzle: &Puzzle, line: LineId, weights: &[f64]) -> Option<Vec<f64>> {
    let cells = puzzle.geometry().line(line).len();
    let colors = puzzle.palette().color_count();
    let runs = puzzle.clue(line).runs()?;
    let mut shares = vec![0.0; cells * colors];
    let mut total = 0.0;
    for code in 0..(colors as u64).pow(cells as u32) {
        let color = |at: usize| (code / (colors as u64).pow(at as u32)) as usize % colors;
        let mut found: Vec<(usize, usize)> = Vec::new();
        for at in 0..cells {
            if color(at) > 0 {
                if at > 0 && color(at - 1) == color(at) {
                    found.last_mut()?.1 += 1;
                } else {
                    found.push((color(at), 1));
                }
            }
        }
        let fits = found.len() == runs.len()
            && found.iter().zip(runs).all(|(&(color, length), run)| {
                run.color.is_none_or(|own| own.index() == color)
                    && run.length.is_none_or(|own| own as usize == length)
            });
        if fits {
            let weight: f64 = (0..cells).map(|at| weights[color(at) * cells + at]).product();
            total += weight;
            (0..cells).for_each(|at| shares[color(at) * cells + at] += weight);
        }
    }
    (total > 0.0).then(|| shares.iter().map(|share| share / total).collect())
}

#[test]
fn shares_are_those_of_all_placements() {
    let clues = [
        "2a 1a", "1a 1a 1a", "2a 1b", "1b 1b", "3?", "?a", "?a ?b", "?? ??", "2? ?a 1?",
        "1? 1? 1?", "?? 2a ??", "4a", "?b 1b ?b", "",
    ];
    let mut number = 1u64;
    let mut random = || {
        number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        number >> 33
    };
    let mut count = 0;
    for clue in clues {
        for cells in [4usize, 6, 7] {
            let text = format!("rect 1 {cells}\n#fff #000 #f00\n{clue}\n{}", "*\n".repeat(cells));
            let Ok(document) = format::read(text.as_bytes(), None) else { continue };
            let puzzle = document.into_puzzle();
            for _ in 0..20 {
                let weights: Vec<f64> = (0..3 * cells)
                    .map(|_| match random() % 8 {
                        0 => 0.0,
                        1 => 1e-7,
                        _ => (random() % 1000 + 1) as f64 / 1000.0,
                    })
                    .collect();
                let line = LineId::new(0);
                let rules = line_rules(&puzzle, line);
                let mut shares = vec![0.0; 3 * cells];
                let found =
                    Chain::default().shares(&rules, &chain::latest(&rules), &weights, &mut shares);
                let want = brute(&puzzle, line, &weights);
                assert_eq!(found.is_some(), want.is_some(), "{clue} {cells} {weights:?}");
                let Some(want) = want else { continue };
                count += 1;
                for (found, want) in shares.iter().zip(&want) {
                    assert!(
                        (found - want).abs() < 1e-9,
                        "{clue} {cells} {weights:?}: {shares:?} {want:?}"
                    );
                }
            }
        }
    }
    assert!(count > 300, "{count}");
}
