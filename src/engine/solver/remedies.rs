//! What each remedy of a part may cost: the one table of turns.
//!
//! In: how far a part is. Out: its turns, the rounds of its first messages. Invariants: constants
//! count conflicts, cells and work, never time. `docs/method/marginals.md` has the measurements.

use super::marginals::Pace;

/// Rounds of messages before the first turn. With 30 for all parts the tournament needs 28,000
/// conflicts instead of 25,000 and the survey 25,000 instead of 15,000; with 15 the tournament needs
/// 39,000.
const ROUNDS: u32 = 100;
/// The same for parts with more open cells than `FEW_ROUNDS_ABOVE`: their messages seldom settle,
/// and a round takes long. With 45 or 60 from 1000 cells on, one puzzle of the survey ended after
/// 24,000 conflicts without an answer, which it has after 4,000.
const FEW_ROUNDS: u32 = 30;
const FEW_ROUNDS_ABOVE: usize = 2000;
/// The same before there is a session. With 40 the runs on 14 smooth boards of 200x200 arrive at the
/// same one.
const EARLY_ROUNDS: u32 = 15;

/// Conflicts of the session in the first turn for the first picture: few, since decimation often
/// has a picture when the session has none yet. Each turn has a tenth more than the one before.
const FIRST_TURN: u64 = 150;
const FIRST_GROWTH: u64 = 10;
/// The same for another picture: it is near, or there is a refutation to find, with which marginals
/// do not help. Each turn has a half more than the one before.
const OTHER_TURN: u64 = 1000;
const OTHER_GROWTH: u64 = 2;
/// Turns after which the session goes on alone; bounds what marginals may cost a part that they do
/// not help. By then the first picture has had 20 million conflicts.
const MAX_TURNS: usize = 100;

/// From this number of open cells on, a board is large: before there is a session, up to two finer
/// runs follow a coarse one that fails, each with the messages of the one before. They cost less than
/// probing and the formula. From 5,000 cells on, faase (6,176) is not decided in 2 s, instead of after
/// 0.9 s.
const LARGE: usize = 8_000;
const LARGE_RUNS: usize = 2;
/// From this number on, it is huge: there a coarse run fails soon, or arrives, and finer ones seldom
/// find more. On 22 smooth boards of 200x200 a run arrived three times, with at most one flip; four
/// boards of 150x150 had no picture in 48 to 60 finer runs.
const HUGE: usize = 15_000;

/// Conflicts of the part before the first look for weights.
pub(super) const FIRST_LOOK: u64 = 4_000;
/// Work of a look in nanoseconds, by conflict. A conflict takes some 20,000, and each look waits for
/// twice the conflicts of the one before: so all looks together take about a fiftieth of the time of
/// the session.
pub(super) const WORK_PER_CONFLICT: u64 = 300;

/// One turn of the remedies that search: some conflicts of the session, then a decimation run.
pub(super) type Turn = (u64, Pace);

/// The turns before there is a session, which have no conflicts: a coarse run, and finer ones on a
/// large board.
pub(super) fn early_turns(open_cells: usize) -> Vec<Turn> {
    let first = if open_cells < HUGE { Pace::COARSE } else { Pace::WARY };
    let finer = if (LARGE..HUGE).contains(&open_cells) { LARGE_RUNS } else { 0 };
    let paces = std::iter::once(first).chain(std::iter::repeat_n(Pace::FINE, finer));
    paces.map(|pace| (0, pace)).collect()
}

/// The turns with a session, for the first picture or for another one.
pub(super) fn turns(is_first: bool) -> Vec<Turn> {
    let (first, growth) =
        if is_first { (FIRST_TURN, FIRST_GROWTH) } else { (OTHER_TURN, OTHER_GROWTH) };
    let next = |conflicts: &u64| Some(conflicts.saturating_add(conflicts / growth));
    let conflicts = std::iter::successors(Some(first), next).take(MAX_TURNS);
    conflicts.map(|conflicts| (conflicts, Pace::FINE)).collect()
}

/// Rounds of messages before the first turn, without a session or with one.
pub(super) fn rounds(is_early: bool, open_cells: usize) -> u32 {
    match (is_early, open_cells > FEW_ROUNDS_ABOVE) {
        (true, _) => EARLY_ROUNDS,
        (false, true) => FEW_ROUNDS,
        (false, false) => ROUNDS,
    }
}
