//! Sets the memory limit of the module, which only the linker can set.

/// Most memory, in bytes: what phones allow a page. An allocation beyond it ends the module.
const MAX_MEMORY: usize = 1 << 30;

fn main() {
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-cdylib=--max-memory={MAX_MEMORY}");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
