//! Shares against all placements and all pictures, one by one; dives against the verifier.

use super::*;
use crate::format;
use crate::puzzle::{Geometry, Picture, Shape, clues_of};
use crate::solver::{Options, solutions};

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
                run.color.is_none_or(|own| own.index() == color) && run.length.holds(length as u32)
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
        "2a 1a",
        "1a 1a 1a",
        "2a 1b",
        "1b 1b",
        "3?",
        "?a",
        "?a ?b",
        "?? ??",
        "2? ?a 1?",
        "1? 1? 1?",
        "?? 2a ??",
        "4a",
        "?b 1b ?b",
        "",
        "2-3a",
        "1-2a 2+b",
        "2+a 1-2?",
        "1-3? 1-2?",
        "2+? ??",
        "2-4a 1a",
    ];
    let mut random = random(1);
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

fn random(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state >> 33
    }
}

/// A board with the clues of a random picture of two colors and background.
fn random_puzzle(height: u32, width: u32, seed: u64) -> Puzzle {
    let geometry = Geometry::new(Shape::Rect { height, width }).unwrap();
    let palette =
        format::read(b"rect 1 1\n#fff #000 #f00\n\n\n", None).unwrap().puzzle().palette().clone();
    let mut random = random(seed);
    let picture = Picture::painted(&geometry, |_| Color::numbered((random() % 3) as u8));
    let clues = clues_of(&geometry, &picture);
    Puzzle::new(geometry, palette, clues).unwrap()
}

/// The share of each color of each cell among all pictures.
fn true_shares(puzzle: &Puzzle) -> Vec<f64> {
    let (mut counts, mut total) = (vec![0.0; puzzle.geometry().cell_count() * 3], 0.0);
    for solution in solutions(puzzle, &Options::default()) {
        let solution = solution.unwrap();
        total += 1.0;
        for cell in puzzle.geometry().cells() {
            counts[cell.index() * 3 + solution.picture()[cell].index()] += 1.0;
        }
    }
    counts.iter().map(|count| count / total).collect()
}

/// The mean and the greatest difference from the truth, over the open cells of many boards.
fn errors(height: u32, width: u32, boards: u64) -> (f64, f64) {
    let (endless, mut sum, mut count, mut most) = (Budget::endless(), 0.0, 0.0, 0.0f64);
    for seed in 0..boards {
        let puzzle = random_puzzle(height, width, seed);
        let deduction = Deduction::of_givens(&puzzle);
        let mut beliefs = Marginals::new(&puzzle, &deduction, &endless).unwrap();
        beliefs.settle(100);
        for (place, want) in true_shares(&puzzle).into_iter().enumerate() {
            let cell = puzzle.geometry().cells().nth(place / 3).unwrap();
            let error = (beliefs.share(cell, Color::numbered((place % 3) as u8)) - want).abs();
            (sum, count, most) = (sum + error, count + 1.0, most.max(error));
        }
    }
    (sum / count, most)
}

/// One row is a tree: each column touches it in one cell.
#[test]
fn beliefs_are_exact_where_no_lines_go_round() {
    let (_, most) = errors(1, 7, 60);
    assert!(most < 0.002, "{most}: more than what messages leave to others and to rounding");
}

/// Elsewhere they are near the truth more often than not: 0.44 would be chance.
#[test]
fn beliefs_are_near_the_shares_of_all_pictures() {
    let (mean, _) = errors(4, 5, 60);
    assert!(mean < 0.03, "{mean}");
}

#[test]
fn the_same_board_gives_the_same_beliefs_and_a_budget_ends_them() {
    let puzzle = random_puzzle(12, 12, 5);
    let deduction = Deduction::of_givens(&puzzle);
    let shares = |budget: &Budget| {
        let mut beliefs = Marginals::new(&puzzle, &deduction, budget).unwrap();
        let is_settled = beliefs.settle(100);
        let cells = puzzle.geometry().cells();
        let shares: Vec<f64> = cells.map(|cell| beliefs.share(cell, Color::FIRST)).collect();
        (is_settled, shares)
    };
    let endless = Budget::endless();
    assert_eq!(shares(&endless), shares(&endless));
    let over = shares(&Budget::of(std::time::Duration::ZERO));
    assert!(!over.0 && over.1.iter().all(|&share| share == 1.0 / 3.0));
}

/// Long lines with many runs do not run out of the numbers there are.
#[test]
fn shares_of_a_thousand_cells_add_up_to_the_runs() {
    let clue = "1a ".repeat(300);
    let text = format!("rect 1 1000\n#fff #000\n{clue}\n{}", "*\n".repeat(1000));
    let puzzle = format::read(text.as_bytes(), None).unwrap().into_puzzle();
    let rules = line_rules(&puzzle, LineId::new(0));
    let mut random = random(3);
    // From all alike to as unlike as messages can be.
    for unlike in [1.0, 1e-2, 6e-6] {
        let painted = (0..1000).map(|_| if random() < 1 << 30 { unlike } else { 1.0 });
        let weights: Vec<f64> = std::iter::repeat_n(1.0, 1000).chain(painted).collect();
        let mut shares = vec![0.0; 2000];
        let latest = chain::latest(&rules);
        Chain::default().shares(&rules, &latest, &weights, &mut shares).unwrap();
        let painted: f64 = shares[1000..].iter().sum();
        assert!((painted - 300.0).abs() < 1e-6, "{unlike}: {painted}");
    }
}

/// Several lines at once have the messages of one line after the other, also if most cells are
/// settled.
#[test]
fn lanes_compute_what_the_chain_computes() {
    let mut random = random(7);
    let sizes = [1usize, 2, 5, 13, 30, 64].into_iter();
    for (cells, settled) in sizes.flat_map(|cells| [(cells, 0), (cells, 3), (cells, 9)]) {
        let clues: Vec<Vec<usize>> = (0..lanes::LANES)
            .map(|_| {
                let (mut left, mut lengths) = (cells + 1, Vec::new());
                while left > 1 && !random().is_multiple_of(8) {
                    let length = 1 + random() as usize % (left - 1).min(5);
                    lengths.push(length);
                    left = left.saturating_sub(length + 1 + random() as usize % 2);
                }
                lengths
            })
            .collect();
        let states: Vec<States> =
            clues.iter().map(|lengths| States::new(cells, lengths).unwrap()).collect();
        let mut lanes = lanes::Lanes::default();
        lanes.load(cells, states.iter());
        // Weights as unlike as those of messages, but on long lines, which leave single precision.
        let least = if cells > 30 { 1e-2 } else { 6e-6 };
        let weight = |random: u64| match random % 4 {
            0 => least,
            _ => 1.0 / (1 + random % 9) as f64,
        };
        let mut weights: Vec<Vec<f64>> =
            clues.iter().map(|_| (0..2 * cells).map(|_| weight(random())).collect()).collect();
        for (lengths, weights) in clues.iter().zip(&mut weights) {
            // The placement that begins as early as it can.
            let runs = lengths.iter().flat_map(|&length| [vec![1.0; length], vec![0.0]]);
            let painted = runs.flatten().chain(std::iter::repeat(0.0));
            for (at, painted) in painted.take(cells).enumerate() {
                if random() % 10 < settled {
                    (weights[at], weights[cells + at]) = (1.0 - painted, painted);
                }
            }
        }
        for (lane, weights) in weights.iter().enumerate() {
            for at in 0..cells {
                lanes::set(&mut lanes.blank[at], lane, weights[at] as f32);
                lanes::set(&mut lanes.painted[at], lane, weights[cells + at] as f32);
            }
        }
        lanes.solve();
        for (lane, (lengths, weights)) in clues.iter().zip(&weights).enumerate() {
            let clue: String = lengths.iter().map(|length| format!("{length}a ")).collect();
            let text = format!("rect 1 {cells}\n#fff #000\n{clue}\n{}", "*\n".repeat(cells));
            let rules = line_rules(
                &format::read(text.as_bytes(), None).unwrap().into_puzzle(),
                LineId::new(0),
            );
            let mut shares = vec![0.0; 2 * cells];
            let latest = chain::latest(&rules);
            Chain::default().shares(&rules, &latest, weights, &mut shares).unwrap();
            for at in (0..cells).filter(|at| weights[*at] * weights[cells + at] > 0.0) {
                let [blank, painted] =
                    [0, cells].map(|color| shares[color + at] / weights[color + at]);
                let (expected, found) =
                    (painted / (blank + painted), lanes.painted[at].as_array()[lane]);
                let difference = (expected - f64::from(found)).abs();
                assert!(
                    difference < 1e-3,
                    "{lengths:?} of {cells}, cell {at}: {found}, not {expected}"
                );
            }
        }
    }
}
