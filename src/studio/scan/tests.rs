//! Images that are no puzzles.

use super::*;

#[test]
fn what_shows_no_grid_is_refused() {
    let plain = b"P5 40 40 255\n".iter().copied().chain([200; 1600]).collect::<Vec<u8>>();
    assert!(matches!(scan(&plain, &Budget::endless()), Err(ScanError::NoGrid)));
    assert!(matches!(scan(b"no image", &Budget::endless()), Err(ScanError::Image(_))));
}
