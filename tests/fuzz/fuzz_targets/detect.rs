//! Reads any bytes with format detection: reading ends, and a puzzle that was read can be written
//! in other formats and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nonosat_files::{Format, Loss, read_all, write};

fuzz_target!(|bytes: &[u8]| {
    let Ok(puzzles) = read_all(bytes, None) else { return };
    for puzzle in puzzles.iter().take(3) {
        for &format in Format::all() {
            if let Ok(written) = write(puzzle, format, Loss::ANY) {
                let back = read_all(written.text.as_bytes(), Some(format));
                assert!(back.is_ok(), "{}: {:?}\n{}", format.name(), back, written.text);
            }
        }
    }
});
