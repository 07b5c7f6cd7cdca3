//! experiment
use super::PipelineError;
use crate::belief::{Beliefs, dive};
use crate::encode::Encoding;
use crate::line::Deduction;
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::solve::{Outcome, Session, Work};

fn env(name: &str, default: f64) -> f64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}
pub(super) enum First { Picture(Picture), None, Unknown }

pub(super) fn first_picture(
    puzzle: &Puzzle, part: &Deduction, encoding: &Encoding, session: &mut dyn Session, budget: &Budget,
    work: &mut dyn FnMut(Work),
) -> Result<First, PipelineError> {
    let mode = env("B_MODE", 3.0) as u32;
    let decode = |outcome| match outcome {
        Outcome::Sat(model) => First::Picture(encoding.decode(puzzle, &model)),
        Outcome::Unsat => First::None,
        Outcome::Unknown => First::Unknown,
    };
    if mode == 0 { return Ok(decode(session.decide_under(&[], work)?)); }
    let start = std::time::Instant::now();
    let Some(mut beliefs) = Beliefs::new(puzzle, part, budget) else { return Ok(decode(session.decide_under(&[], work)?)); };
    let calm = beliefs.settle(env("B_ROUNDS", 100.0) as u32);
    let time = start.elapsed();
    let scale = env("B_SCALE", 10.0);
    let rounds = beliefs.rounds();
    let cells: Vec<_> = puzzle.geometry().cells().filter(|c| part.colors(*c).len() > 1).collect();
    prefer(encoding, session, &cells, &beliefs, scale)?;
    eprintln!("beliefs: open {} calm {calm} rounds {rounds} {:.2} ms", cells.len(), time.as_secs_f64() * 1e3);
    let mut brief = env("B_BRIEF", 150.0);
    for turn in 0..env("B_DIVES", 100.0) as u32 {
        let outcome = session.decide_briefly(brief as u64, work)?;
        if outcome != Outcome::Unknown || budget.is_over() { return Ok(decode(outcome)); }
        brief *= env("B_GROW", 1.1);
        let start = std::time::Instant::now();
        let d = dive(puzzle, part, &mut beliefs, budget);
        eprintln!("beliefs: {turn} dive {} turns {} {:.1} ms, passes", if d.picture.is_some() {"yes"} else {"no"}, d.turned, start.elapsed().as_secs_f64() * 1e3);
        if let Some(picture) = d.picture {
            for &cell in &cells { for lit in literals(encoding, cell, picture[cell]) { session.prefer(lit, 0.0)?; } }
            return Ok(First::Picture(picture));
        }
        prefer(encoding, session, &cells, &beliefs, env("B_AGAIN", 20.0))?;
    }
    Ok(decode(session.decide_under(&[], work)?))
}

fn literals(encoding: &Encoding, cell: CellId, color: Color) -> Vec<crate::sat::cnf::Lit> {
    encoding.not_color(cell, color).map(|lit| !lit).collect()
}

fn prefer(encoding: &Encoding, session: &mut dyn Session, cells: &[CellId], beliefs: &Beliefs, scale: f64) -> Result<(), PipelineError> {
    for &cell in cells {
        let (color, sure) = beliefs.likeliest(cell);
        for lit in literals(encoding, cell, color) { session.prefer(lit, scale * sure)?; }
    }
    Ok(())
}
