//! Links the program for Linux at a fixed address.
//!
//! In: the target. Out: an argument for the linker. Why: anywhere in memory, a start has to write
//! 9,700 addresses first, a quarter of its instructions; the program has no unsafe code that an
//! attacker could point elsewhere.

fn main() {
    println!("cargo:rerun-if-changed=src/build.rs");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
