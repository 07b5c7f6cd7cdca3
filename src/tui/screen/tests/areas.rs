//! Boards with regions, and with numbers in their cells.

use super::*;

/// An L at the upper left, a corner beside it, a bar below; the L and the bar are painted.
const REGIONS: &str =
    "rect 3 3 regions\naab\nabb\nccc\n#ffffff #000000\n=2a\n=1a\n=3a\n=3a\n=2a\n=1a\n";
/// A T: the top row, then the middle column.
const MOSAIC: &str = "mosaic 3 3\n#ffffff #000000\n3.3\n.5.\n222\n";

#[test]
fn walls_stand_between_regions_and_a_mark_fills_one() {
    let mut app = app(REGIONS, true);
    press(&mut app, " ");
    let rows = shown(&mut app, 40, 8);
    assert_eq!(rows[..5], ["     =3 =2 =1", "", "=2 ●######│·", "=1 ●###│·  ·", "=3   ·  ·  ·"]);
    let buffer = buffer(&mut app, 40, 8);
    let underlined = |x, y| buffer[(x, y)].modifier.contains(Modifier::UNDERLINED);
    // Below the L and below the corner another region begins, within both not.
    let ends = [(5, 2), (8, 2), (11, 2), (5, 3), (8, 3), (5, 4)].map(|(x, y)| underlined(x, y));
    assert_eq!(ends, [false, true, false, true, true, false]);
    press(&mut app, "u");
    assert!(!app.player.has_unkept());
    press(&mut app, "vvx");
    let marks = [5, 6, 7, 8].map(|number| app.player.mark(cell(&app, number)));
    assert_eq!(
        marks,
        [None, Some(Color::BACKGROUND), Some(Color::BACKGROUND), Some(Color::BACKGROUND)]
    );
}

#[test]
fn numbers_stand_in_cells_and_are_dim_once_done() {
    let mut app = app(MOSAIC, true);
    assert_eq!(shown(&mut app, 40, 8)[1..4], ["   3  ·  3", "   ·  5  ·", "   2  2  2"]);
    press(&mut app, " > v < x");
    let rows = shown(&mut app, 40, 8);
    assert_eq!(rows[1..4], ["  #3#### 3", "   × #5# ·", "   2  2  2"]);
    let buffer = buffer(&mut app, 40, 8);
    let is_dim = |x, y| buffer[(x, y)].modifier.contains(Modifier::DIM);
    assert!(is_dim(3, 1) && !is_dim(9, 1) && !is_dim(2, 1));
    let last = shown(&mut app, 60, 8).pop().unwrap();
    assert!(last.contains("row 2, column 1"), "{last}");
}
