//! A format, told by the first byte, and any bytes for its reader.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nonosat::format::{Format, Loss, read_all, write};

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let format = Format::all()[usize::from(first) % Format::all().len()];
    match read_all(rest, Some(format)) {
        Ok(puzzles) => {
            for puzzle in puzzles.iter().take(3) {
                // What a format says it can say again, apart from signs that it chooses itself.
                if let Ok(written) = write(puzzle, format, Loss::NOTES) {
                    let back = read_all(written.text.as_bytes(), Some(format)).expect("written by us");
                    assert!(format == Format::Ctu || !written.lost.is_empty() || back == [puzzle.clone()], "{}", written.text);
                }
            }
        }
        Err(error) => assert!(!error.problems().is_empty() && !error.to_string().is_empty()),
    }
});
