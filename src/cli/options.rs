//! From what was typed to what the pipeline takes.

use super::args::{Deciding, Encoding, EncodingName, EngineName};
use super::exit::Exit;
use super::failure::Told;
use super::interrupt;
use nonosat::encode::{EncodeOptions, Strategy};
use nonosat::pipeline::{Engine, Options};
use nonosat::sat::budget::Budget;
use nonosat::solve::Backend;

/// The options of a pipeline run whose time begins now.
pub fn pipeline(typed: &Deciding) -> anyhow::Result<Options> {
    let backend = match &typed.solver {
        #[cfg(feature = "cadical")]
        None if matches!(typed.engine, EngineName::Cadical) => Backend::Cadical,
        #[cfg(feature = "varisat")]
        None if matches!(typed.engine, EngineName::Varisat) => Backend::Varisat,
        None => Backend::default(),
        Some(command) => Backend::from_command(command)
            .map_err(|error| Told::error(Exit::Usage, format!("--solver: {error}")))?,
    };
    let budget = typed.time_limit.map_or_else(Budget::endless, Budget::of);
    let budget = budget.or_stop(interrupt::flag());
    let engine = match typed.engine {
        EngineName::Search => Engine::Search,
        _ => Engine::Sat,
    };
    let encode = encoding(&typed.encoding);
    Ok(Options { engine, encode, backend, budget, ..Options::default() })
}

/// How to encode.
pub fn encoding(typed: &Encoding) -> EncodeOptions {
    let strategy = match typed.encoding {
        EncodingName::Masks => Strategy::Masks,
        EncodingName::Order => Strategy::Order,
        EncodingName::Auto => Strategy::Auto,
    };
    EncodeOptions { strategy, mask_limit: typed.mask_limit, ..EncodeOptions::default() }
}
