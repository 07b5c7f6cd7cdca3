//! Boards of six sides in the words of other programs.

use super::*;

#[test]
fn six_sides_that_disagree_and_holes_that_leave_nothing_are_told() {
    refused(
        "tri 9 8 10 8 8 9\n",
        "1:14 side E has 8 lines instead of 9 = A + B - D | sides A to F of a closed outline",
    );
    let six = "tri 1 1 1 1 1 1\n#fff #000\n";
    let long = "3:1 the clue needs 4 cells | at most 3, the cells of row 1";
    refused(&format!("{six}4a\n\n\n\n\n\n"), long);
    refused(
        "hex 1 2 3 2 1 1\n",
        "1:15 side F has 1 line instead of 4 = C + D - A | sides A to F of a closed outline",
    );
    refused(
        "tri 1 0 0 1 0 0\n",
        "1:1 a board of tri 1 0 0 1 0 0 is not possible: it needs 1 to 262144 cells and at most \
         1000 in a line | a smaller board",
    );
    let nothing = "1:10 column 2 has nothing but holes | at least one cell in each line";
    refused("rect 2 2 holes\n#.\n#.\n", nothing);
    let rows = "1:10 1 row of signs for holes | 2, one for each row of the board";
    refused("rect 2 2 holes\n#.\n", rows);
    refused("rect 2 2 holes\n#.\n##x\n", "3:1 3 signs | 2, the cells of the row");
    refused("rect 2 2 holes\n#.\n#x\n", "3:2 found `x` | `#` for a cell or `.` for a hole");
    refused(
        "rect 2 5 holes\n##.##\n#####\n#fff #000\n3a\n\n\n\n\n\n\n",
        "5:1 a run of 3 cells | at most 2, the longest stretch between holes in row 1",
    );
    refused(
        "tri 1 x 1 1 1 1\n",
        "1:7 found `x` | the number of lines that begin at a side, a whole number from 1",
    );
}

/// Boards of triangles in the words of other programs, and what is wrong with some.
#[test]
fn six_groups_of_clues_are_asked_for() {
    let olsak = |groups: &[&str]| format!("#t\n:{}", groups.join(":")) + ":\n";
    let six = ["A\n1\n", "B\n\n", "C\n1\n", "D\n\n", "E\n\n", "F\n1\n"];
    let found = parsed(&olsak(&six));
    assert_eq!(clues_of(&found), ["1a", "", "1a", "", "1a", ""]);
    refused(
        &olsak(&six[..4]),
        "11:1 5 lines with `:` | `:` before each of the six groups A to F, and after them",
    );
    let uneven = ["A\n1\n", "B\n\n", "C\n1\n", "D\n\n", "E\n\n\n", "F\n1\n"];
    refused(
        &olsak(&uneven),
        "10:1 side E has 2 lines instead of 1 = A + B - D | six groups of clues, one for each side of a closed outline \
         | a line without runs needs a clue, too",
    );
    refused(
        "#t\n#d\n t:/ black/orange\n:\n:\n:\n:\n:\n:\n",
        "3:6 cells of two colors are not supported yet | the name or #rrggbb of a color",
    );
    let names = ["topleft", "bottomleft", "bottom", "bottomright", "topright", "top"];
    let group = |name: &&str| format!("<clues type=\"{name}\"><line/></clues>");
    let xml = |names: &[&str], more: &str| {
        let groups: String = names.iter().map(group).collect();
        format!("<puzzle type=\"triddler\">\n{groups}{more}</puzzle>")
    };
    let found = parsed(&xml(&names, ""));
    assert_eq!(found.puzzle().geometry().shape().to_string(), "tri 1 1 1 1 1 1");
    refused(
        &xml(&names[..5], ""),
        "1:1 the clues `top` are missing | six groups of clues: topleft, bottomleft, bottom, \
         bottomright, topright, top",
    );
    let goal = |rows: &str| format!("<solution><image>{rows}</image></solution>");
    let goal_of = |rows: &str| xml(&names, &goal(rows));
    assert!(parsed(&goal_of("/...\\\n\\.../")).goal().is_some());
    refused(
        &goal_of("/...\\ \\..../"),
        "2:243 row 2 of the picture has 4 cells between `\\` and `/` | 3 cells between `\\` and \
         `/`, as the clues say",
    );
    refused(&goal_of("/...\\"), "2:243 the picture has 1 row | 2, as the clues say");
}

#[test]
fn holes_are_written_as_they_are_read() {
    let text = "rect 2 3 holes\n#.#\n###\n#ffffff #000000\n1a\n2a\n1a\n1a\n1a\n";
    let board = parsed(text);
    assert_eq!(board.puzzle().geometry().holes(), [CellId::new(1)]);
    for format in [Format::Clues, Format::Json] {
        let written = write(&board, format, Loss::NOTES).unwrap().text;
        let again = read(written.as_bytes(), Some(format)).unwrap();
        assert_eq!(again.puzzle(), board.puzzle(), "{written}");
    }
}

/// In two columns no nonogram has as many runs.
#[test]
fn tile_paint_of_every_width_is_written_as_it_is_read() {
    for (width, regions) in [(1, "p\np\nq"), (2, "pp\npq\nqq"), (3, "ppq\npqq\nqqq")] {
        let clues = "*\n".repeat(2 + width);
        let board = parsed(&format!("rect 3 {width} regions\n{regions}\n#fff #000\n=1a\n{clues}"));
        let written = write(&board, Format::Puzzlekit, Loss::NOTES).unwrap().text;
        assert_eq!(parsed(&written).puzzle(), board.puzzle(), "{written}");
    }
}

#[test]
fn a_number_in_a_cell_is_no_larger_than_its_block() {
    let wanted = "found `7` | at most 6, the cells of the block around R1C2";
    refused("mosaic 2 3\n#fff #000\n47.\n...\n", &format!("3:2 {wanted}"));
    refused("2 3\n4 7 -\n- - -\n", &format!("2:3 {wanted}"));
    refused(
        "{\"nonosat\": 1, \"shape\": {\"rect\": {\"height\": 2, \"width\": 3}}, \"clues\": [],\n\
         \"colors\": [{\"rgb\": \"#fff\"}, {\"rgb\": \"#000\"}], \"numbers\": [\"47.\", \"...\"]}",
        &format!("2:61 {wanted}"),
    );
}

/// A board of numbers in cells has neither patterns nor unknown clues.
#[test]
fn numbers_in_cells_alone_are_what_other_formats_lack() {
    let board = parsed("mosaic 2 3\n#fff #000\n3..\n...\n");
    let error = write(&board, Format::Non, Loss::ANY).unwrap_err();
    let WriteError::CannotKeep { features, .. } = error else { panic!("{error}") };
    assert_eq!(features, [Feature::Blocks]);
}

#[test]
fn blanks_of_a_printed_picture_are_holes() {
    let board = |text: &str| {
        let geometry = parsed(text).puzzle().geometry().clone();
        let holes: Vec<usize> = geometry.holes().iter().map(|cell| cell.index()).collect();
        (geometry.shape(), holes)
    };
    let rect = |height, width| Shape::Rect { height, width };
    assert_eq!(board("  ####\n######\n"), (rect(2, 3), vec![0]));
    // By the lengths of its rows alone this is a hexagon.
    assert_eq!(board("####\n##  ##\n####\n"), (rect(3, 3), vec![2, 4, 8]));
}
