//! Reads any bytes in the format that the first byte selects: no panic; an error lists problems; a
//! puzzle that was read can be written in that format and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nonosat_board::document::Document;
use nonosat_files::{Format, Loss, read_all, write};

/// Are the puzzles and what belongs to them equal? How a file was read does not.
fn is_equal(one: &Document, other: &Document) -> bool {
    (one.puzzle(), one.notes(), one.goal(), one.saved())
        == (other.puzzle(), other.notes(), other.goal(), other.saved())
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let format = Format::all()[usize::from(first) % Format::all().len()];
    match read_all(rest, Some(format)) {
        Ok(puzzles) => {
            for puzzle in puzzles.iter().take(3) {
                // Reading again returns an equal puzzle, unless the writer dropped notes.
                if let Ok(written) = write(puzzle, format, Loss::NOTES) {
                    let back =
                        read_all(written.text.as_bytes(), Some(format)).expect("written by us");
                    assert!(
                        !written.lost.is_empty()
                            || (back.len() == 1 && is_equal(&back[0], puzzle)),
                        "{}",
                        written.text
                    );
                }
            }
        }
        Err(error) => assert!(!error.problems().is_empty() && !error.to_string().is_empty()),
    }
});
