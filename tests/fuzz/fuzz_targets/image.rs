//! Makes a puzzle from any bytes as an image; the first two bytes are the options. The result is an
//! error, or a puzzle whose goal satisfies its clues.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nonosat_studio::authoring::image::{Import, Tone, import};
use nonosat_board::verify::verify;

fuzz_target!(|bytes: &[u8]| {
    let [tone, size, rest @ ..] = bytes else { return };
    let tone = match tone % 9 {
        0 => Tone::Otsu,
        1 => Tone::Threshold((tone / 8).max(1)),
        2 => Tone::Local,
        3 => Tone::Edges,
        4 => Tone::Dither,
        5 => Tone::Sketch,
        _ => Tone::Colors(2 + tone / 16),
    };
    let width = (size & 31 != 0).then_some(u32::from(size & 31));
    let [crop, invert, focus] = [32, 64, 128].map(|bit| size & bit != 0);
    let options = Import { width, tone, crop, focus, invert, ..Import::default() };
    if let Ok(made) = import(rest, &options) {
        let puzzle = made.document.puzzle();
        assert_eq!(made.sureness.len(), puzzle.geometry().cell_count());
        let goal = made.document.goal().expect("a picture").clone();
        assert!(verify(puzzle, goal).is_ok());
    }
});
