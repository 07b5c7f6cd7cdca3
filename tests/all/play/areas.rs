//! The game of lines on boards with regions, and with numbers in their cells.

use super::Folder;

/// An L at the upper left, a corner beside it, a bar below; the L and the bar are painted.
const REGIONS: &str =
    "rect 3 3 regions\naab\nabb\nccc\n#ffffff #000000\n=2a\n=1a\n=3a\n=3a\n=2a\n=1a\n";
/// A T: the top row, then the middle column.
const MOSAIC: &str = "mosaic 3 3\n#ffffff #000000\n3.3\n.5.\n222\n";

#[test]
fn a_cell_marks_its_region_and_walls_are_drawn() {
    let folder = Folder::new(&[("regions.clues", REGIONS)]);
    let (status, out, message) =
        folder.play("--plain regions.clues", "m B 1 p h u p m A 1 m A 3 c q\n");
    assert_eq!((status, message.as_str()), (0, ""), "{out}");
    let below = "\n         +--+\n";
    let blank =
        format!("        A  B  C\n=2 | 1  .  .| .{below}=1 | 2  .| .  .\n      ---+-----\n");
    assert_eq!(out.matches(&blank).count(), 2, "{out}");
    let marked =
        format!("=2 | 1  X  X| .{below}=1 | 2  X| .  .\n      ---+-----\n=3 | 3  .  .  .\n");
    assert!(out.contains(&marked), "{out}");
    assert!(out.contains("Look at ") && out.contains("solution is correct!"), "{out}");
}

#[test]
fn a_mosaic_has_its_numbers_behind_the_marks() {
    let folder = Folder::new(&[("mosaic.clues", MOSAIC)]);
    let (status, out, message) = folder.play("--plain mosaic.clues", "m A 1 p h h h s c q\n");
    assert_eq!((status, message.as_str()), (0, ""), "{out}");
    let board = "      A  B  C\n | 1 X3 .   3\n | 2 .   5 .\n | 3  2  2  2\n";
    assert!(out.contains(board), "{out}");
    let solved = " | 1 X3 X  X3\n | 2 .  X5 .\n | 3  2 X2  2\n";
    assert!(out.contains(solved), "{out}");
    assert!(out.contains("the block around R") && out.contains("is correct!"), "{out}");
}
