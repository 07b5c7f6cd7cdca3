//! Links the program for Linux at a fixed address. One that may lie anywhere writes 10,000 addresses
//! at each start, which takes a quarter of the time of a small puzzle.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let has = |name: &str, value: &str| {
        std::env::var(name).is_ok_and(|all| all.split(',').any(|one| one == value))
    };
    let is_linux = has("CARGO_CFG_TARGET_OS", "linux") && has("CARGO_CFG_TARGET_ENV", "gnu");
    // Who wants a static program decides on its addresses, too: .ci/static.toml.
    if is_linux && !has("CARGO_CFG_TARGET_FEATURE", "crt-static") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
