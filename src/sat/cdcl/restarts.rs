//! Restarts: when to backtrack to the assumptions and decide anew.
//!
//! Invariants: stable mode (rare restarts, good at models) and focused mode (frequent restarts,
//! good at refutations) alternate, each time for longer. Stable mode lasts longer, since most
//! boards have a picture.
//! Sources: M. Luby et al., "Optimal speedup of Las Vegas algorithms" (1993);
//! A. Biere, A. Fröhlich, "Evaluating CDCL restart schemes" (POS 2015), for moving
//! averages of the glue; C. Oh, "Between SAT and UNSAT" (SAT 2015), for the two modes.

/// Conflicts of the first stable mode; the n-th one is n times as long.
const FIRST_MODE: u64 = 1000;
/// A focused mode has this fraction of the conflicts of the stable mode before it: a quarter. Only
/// restarts that are rare pay on these formulas: 100 tournament puzzles take 7.9 s with restarts by
/// glue alone, 3.8 s with half of the time in stable mode, 2.3 s with nearly all of it. Focused modes
/// that are four times as long as the stable ones are as good once a picture is known (69,774
/// conflicts instead of 69,990 on the survey and 150 other boards).
const FOCUSED_PART: u64 = 4;
/// Fewest conflicts between two restarts in focused mode.
const SHORTEST: u64 = 5;
/// In focused mode a restart is due if recent glue exceeds this many times the long-term average:
/// recent decisions led to bad clauses.
const MARGIN: f64 = 1.1;
/// Conflicts of the shortest interval in stable mode, which the Luby series multiplies.
const STABLE_UNIT: u64 = 256;

/// The schedule of restarts.
#[derive(Clone, Default)]
pub(super) struct Restarts {
    is_stable: bool,
    /// How many stable modes began so far.
    stable_modes: u64,
    /// The number of conflicts at which the mode changes.
    next_mode: u64,
    /// The number of conflicts before which no restart is due.
    next_restart: u64,
    luby: Luby,
    /// The moving average of the glue over about 32 conflicts.
    fast_glue: f64,
    /// The moving average of the glue over about 10,000 conflicts.
    slow_glue: f64,
    /// How many clauses were learned.
    count: u64,
}

impl Restarts {
    /// Is this stable mode?
    pub fn is_stable(&self) -> bool {
        self.is_stable
    }

    /// Counts a learned clause of this glue.
    pub fn learned(&mut self, glue: u32) {
        self.count += 1;
        let glue = f64::from(glue);
        // At first the plain average, so that the start value 0 has no weight.
        let weight = |usual: f64| (1.0 / self.count as f64).max(usual);
        self.fast_glue += weight(1.0 / 32.0) * (glue - self.fast_glue);
        self.slow_glue += weight(1e-4) * (glue - self.slow_glue);
    }

    /// Is a restart due? If so, schedules the next one.
    pub fn is_due(&mut self, conflicts: u64) -> bool {
        if conflicts >= self.next_mode {
            self.is_stable = !self.is_stable;
            self.stable_modes += u64::from(self.is_stable);
            let part = if self.is_stable { 1 } else { FOCUSED_PART };
            self.next_mode = conflicts + FIRST_MODE * self.stable_modes / part;
            self.next_restart = conflicts;
            self.luby = Luby::default();
        }
        if conflicts < self.next_restart {
            return false;
        }
        if self.is_stable {
            self.next_restart = conflicts + STABLE_UNIT * self.luby.next();
            return true;
        }
        let is_due = self.fast_glue > MARGIN * self.slow_glue;
        if is_due {
            self.next_restart = conflicts + SHORTEST;
        }
        is_due
    }
}

/// The Luby series 1 1 2 1 1 2 4 ... (M. Luby et al., 1993), by D. Knuth's recurrence.
#[derive(Clone, Default)]
struct Luby {
    step: u64,
    value: u64,
}

impl Luby {
    fn next(&mut self) -> u64 {
        if self.step & self.step.wrapping_neg() == self.value {
            (self.step, self.value) = (self.step + 1, 1);
        } else {
            self.value *= 2;
        }
        self.value
    }
}
