//! Writes the index of each catalog, before the library is built.
//!
//! Out: `catalogs.rs` with an array of `index::starts` and one of `index::attributes` a language.
//! Positions instead of ids, since pointers would be relocated at every start.

use std::fmt::Write;
use std::path::Path;

mod index;

const CODES: [&str; 8] = ["en", "de", "fr", "es", "pl", "ru", "ja", "zh"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut source = String::new();
    for code in CODES {
        let path = format!("{code}.ftl");
        println!("cargo::rerun-if-changed={path}");
        let text = std::fs::read_to_string(path)?;
        let (starts, attributes) = (index::starts(&text), index::attributes(&text));
        let name = code.to_uppercase();
        writeln!(source, "static {name}: [u32; {}] = {starts:?};", starts.len())?;
        writeln!(source, "static {name}_ATTRIBUTES: &[&str] = &{attributes:?};")?;
    }
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=index.rs");
    let folder = std::env::var("OUT_DIR")?;
    std::fs::write(Path::new(&folder).join("catalogs.rs"), source)?;
    Ok(())
}
