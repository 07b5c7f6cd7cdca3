//! What each remedy of a part may cost: the one table of turns.
//!
//! In: how far a part is. Out: its turns and runs, the rounds of its first messages. Invariants: constants
//! count conflicts, cells and work, never time. `docs/method/marginals.md` has the measurements.

/// Rounds of messages before the first turn. With 30 for all parts the tournament needs 28,000
/// conflicts instead of 25,000 and the survey 25,000 instead of 15,000; with 15 the tournament needs
/// 39,000.
const ROUNDS: u32 = 100;
/// The same for parts with more open cells than `FEW_ROUNDS_ABOVE`: their messages seldom settle,
/// and a round takes long. With 45 or 60 from 1000 cells on, one puzzle of the survey ended after
/// 24,000 conflicts without an answer, which it has after 4,000.
const FEW_ROUNDS: u32 = 30;
const FEW_ROUNDS_ABOVE: usize = 2000;
/// The same before there is a session. With 15, 2000 tournament puzzles take 2 % longer and random boards
/// 10 % (30x30 to 100x100, density 0.5); with 7 or 5 some more need a formula, in the same time.
pub(super) const EARLY_ROUNDS: u32 = 10;
/// A proposal of a guided run has one cell for this many open ones; before there is a session of the
/// part, it has more. Figures of other shares are in docs/method/negative.md.
pub(super) const CELLS_PER_DECISION: usize = 10;
pub(super) const EARLY_CELLS_PER_DECISION: usize = 5;
/// Conflicts of that early run, about. With 60 or 150 some 1750 or 1830 of 2000 tournament puzzles
/// need no formula, instead of 1671, in the same time; boards of 100x100, of which none has its
/// picture by then, take up to a tenth longer.
pub(super) const EARLY_CONFLICTS: u64 = 20;
/// Its work without messages, in about nanoseconds; less than a second. Without a limit a colored board
/// of 150x150 has its picture after 57 s instead of 3. With a quarter, 5 of 6 colored ones of 200x200
/// and 250x250 lack the picture that they have within a second or two.
pub(super) const EARLY_WORK: u64 = 4_000_000_000;

/// Conflicts of the session in the first turn for the first picture: few, since a guided run often
/// has a picture when the session alone has none yet. Each turn has a tenth more than the one before.
const FIRST_TURN: u64 = 150;
const FIRST_GROWTH: u64 = 10;
/// The same for another picture: it is near, or there is a refutation to find, with which marginals
/// do not help. Each turn has a half more than the one before.
const OTHER_TURN: u64 = 1000;
const OTHER_GROWTH: u64 = 2;
/// Conflicts of the first guided run of a session, and the fewest and the most of a later one. With as
/// many as the turn, 150 to 1000, thing takes 27,242 and 32,625 conflicts (two seeds) instead of
/// 15,389 and 20,137.
const FIRST_GUIDED: u64 = 150;
const LEAST_GUIDED: u64 = 20;
const MOST_GUIDED: u64 = 1000;
/// Turns after which the session goes on alone; bounds what marginals may cost a part that they do
/// not help. By then the first picture has had 20 million conflicts.
const MAX_TURNS: usize = 100;

/// Conflicts of the part before the first search for weights.
pub(super) const FIRST_LOOK: u64 = 4_000;
/// Work of one search for weights: nanoseconds for each conflict before it. A conflict takes some
/// 20,000, and each search waits for twice the conflicts of the one before: so all searches together
/// take about a fiftieth of the time of the session.
pub(super) const WORK_PER_CONFLICT: u64 = 300;

/// Conflicts of the next guided run of a session, which follow what the last ones brought: more
/// after one that came further than all before it, fewer after another.
pub(super) struct GuidedLength {
    conflicts: u64,
    /// The fewest open cells of all runs.
    fewest_open: usize,
}

impl Default for GuidedLength {
    fn default() -> GuidedLength {
        GuidedLength { conflicts: FIRST_GUIDED, fewest_open: usize::MAX }
    }
}

impl GuidedLength {
    /// As many conflicts.
    pub fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Adapts the length to a run that ended without an answer; `fewest_open` is the number of cells
    /// that it left open.
    pub fn follow(&mut self, fewest_open: usize) {
        let is_further = fewest_open < self.fewest_open;
        let next = if is_further { self.conflicts * 3 / 2 } else { self.conflicts * 7 / 10 };
        self.conflicts = next.clamp(LEAST_GUIDED, MOST_GUIDED);
        self.fewest_open = self.fewest_open.min(fewest_open);
    }
}

/// The conflicts of the turns of a session, for the first picture or for another one.
pub(super) fn turns(is_first: bool) -> Vec<u64> {
    let (first, growth) =
        if is_first { (FIRST_TURN, FIRST_GROWTH) } else { (OTHER_TURN, OTHER_GROWTH) };
    let next = |conflicts: &u64| Some(conflicts.saturating_add(conflicts / growth));
    std::iter::successors(Some(first), next).take(MAX_TURNS).collect()
}

/// Rounds of messages before the first turn of a session.
pub(super) fn rounds(open_cells: usize) -> u32 {
    if open_cells > FEW_ROUNDS_ABOVE { FEW_ROUNDS } else { ROUNDS }
}
