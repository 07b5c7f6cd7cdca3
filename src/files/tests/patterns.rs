//! Clues with patterns in all formats.

use super::*;

/// Two formats keep patterns; all others refuse them with words, whatever may be left out.
#[test]
fn patterns_are_kept_or_refused() {
    let clues = "{1a 2b}\n* 2a *\n?a ?b =3-4?\n0 | =1+a =1b\n*\n\n\n\n";
    let puzzle = parsed(&format!("rect 4 4\n#fff #000 #f00\n{clues}"));
    assert_eq!(clues_of(&puzzle)[..4], ["{1a 2b}", "* 2a *", "?a ?b =3-4?", "0 | =1+a =1b"]);
    let mut kept = Vec::new();
    for &format in Format::all() {
        match write(&puzzle, format, Loss::ANY) {
            Ok(written) => {
                let again = read(written.text.as_bytes(), Some(format)).unwrap();
                assert_eq!(again.puzzle(), puzzle.puzzle(), "{format:?}");
                kept.push(format);
            }
            Err(WriteError::ReadOnly(_) | WriteError::NoPicture(_)) => {}
            Err(error) => {
                let message = english(&error.message());
                assert!(message.contains("lines with patterns"), "{format:?}: {message}");
            }
        }
    }
    assert_eq!(kept, [Format::Clues, Format::Json]);
}
