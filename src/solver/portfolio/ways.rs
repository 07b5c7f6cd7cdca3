//! The ways (configurations) of the portfolio: different engines, solvers, encodings.
//!
//! In: options, a number of threads. Out: options for each thread. Invariants: the requested
//! options come first; no two configurations do the same work.

use crate::encoding::{EncodeOptions, Strategy};
use crate::sat::backends::Backend;
use crate::solver::{Engine, Options};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// At most `threads` different configurations, the requested one first. Fewer if there are not as
/// many different ones.
pub(super) fn ways(options: &Options, threads: usize) -> Vec<Options> {
    let search = Options { engine: Engine::Search, ..options.clone() };
    let sat = Options { engine: Engine::Sat, backend: Backend::Embedded, ..options.clone() };
    #[cfg(feature = "varisat")]
    let varisat = Options { backend: Backend::Varisat, ..sat.clone() };
    let by_order = EncodeOptions { strategy: Strategy::Order, ..options.encode };
    let unprobed = Options { probe: false, encode: by_order, ..sat.clone() };
    let unled = Options { use_marginals: !options.use_marginals, ..sat.clone() };
    let mut ways = vec![options.clone()];
    let others = [
        search,
        sat,
        unled,
        #[cfg(feature = "varisat")]
        varisat,
        unprobed,
    ];
    for way in others {
        if ways.len() < threads && !ways.iter().any(|other| is_same(&way, other)) {
            ways.push(way);
        }
    }
    ways
}

/// Would both configurations do the same work?
pub(super) fn is_same(one: &Options, other: &Options) -> bool {
    let formula = |way: &Options| (way.backend.clone(), way.encode.strategy);
    one.engine == other.engine
        && one.probe == other.probe
        && one.use_marginals == other.use_marginals
        && (one.engine == Engine::Search || formula(one) == formula(other))
}

/// A configuration that ends when its flag is set, and the flag.
pub(super) fn stoppable(way: Options) -> (Options, Arc<AtomicBool>) {
    let stop = Arc::new(AtomicBool::new(false));
    (Options { budget: way.budget.clone().or_stop(Arc::clone(&stop)), ..way }, stop)
}
