//! Pictures turned, cropped, padded, enlarged, inverted and recolored on the way to a file.

use crate::folder::Folder;

/// Three columns, two rows: the upper left corner is painted.
const CORNER: &str = "P1\n3 2\n1 1 0\n1 0 0\n";

/// The rows of the picture that comes out.
fn picture(folder: &Folder, arguments: &str) -> Vec<String> {
    let (status, out, message) = folder.run(&format!("convert {arguments} - --to pbm"));
    assert_eq!((status, message.as_str()), (0, ""), "{arguments}");
    let rows = out.lines().filter(|line| !line.starts_with(['P', '#']));
    rows.skip(1).map(|row| row.replace(' ', "")).collect()
}

#[test]
fn pictures_are_edited_in_a_fixed_order() {
    let folder = Folder::new(&[("corner.pbm", CORNER)]);
    let cases: [(&str, &[&str]); 9] = [
        ("--flip", &["011", "001"]),
        ("--flip=vertical", &["100", "110"]),
        ("--rotate 90", &["11", "01", "00"]),
        ("--rotate 180", &["001", "011"]),
        ("--crop", &["11", "10"]),
        ("--invert", &["001", "011"]),
        ("--pad 1", &["00000", "01100", "01000", "00000"]),
        ("--scale 2", &["111100", "111100", "110000", "110000"]),
        (
            "--scale 2 --crop --pad 1 --rotate 270",
            &[
                "00000000", "00000000", "00110000", "00110000", "00111100", "00111100", "00000000",
                "00000000",
            ],
        ),
    ];
    for (edits, rows) in cases {
        assert_eq!(picture(&folder, &format!("corner.pbm {edits}")), rows, "{edits}");
    }
}

#[test]
fn what_is_edited_is_a_puzzle_with_the_clues_of_its_picture() {
    let folder = Folder::new(&[("corner.pbm", CORNER)]);
    let edits = "--crop --pad 1 --recolor a=firebrick,-=#fff8e0";
    let (status, _, message) = folder.run(&format!("convert corner.pbm out.json {edits}"));
    assert_eq!((status, message.as_str()), (0, ""));
    let (status, out, _) = folder.run("check --stored-solution out.json");
    assert_eq!((status, out.contains("the goal is the solution")), (0, true), "{out}");
    assert!(folder.read("out.json").contains("firebrick"));
    let solved = folder.run("convert --solve out.json --flip again.json");
    assert_eq!(solved.0, 0, "{}", solved.2);
    assert_eq!(folder.run("check --stored-solution again.json").0, 0);
}

/// A puzzle is turned with its clues alone, unknown ones and given cells too.
#[test]
fn puzzles_are_turned_without_a_picture() {
    let text = "rect 2 3\n#ffffff #000000\n2a\n?a\n??\n1a\n\n";
    let folder = Folder::new(&[("open.clues", text)]);
    let (status, turned, message) = folder.run("convert open.clues - --rotate 90 --to clues");
    assert_eq!((status, message.as_str()), (0, ""));
    std::fs::write(folder.path("turned.clues"), &turned).unwrap();
    let back = folder.run("convert turned.clues - --rotate 270 --to clues");
    let plain = folder.run("convert open.clues - --to clues");
    assert_eq!(back.1, plain.1);
    assert_ne!(turned, plain.1);
}

#[test]
fn hexagons_turn_by_sixths_and_are_not_cropped() {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/propeller.clues");
    let folder = Folder::new(&[("hex.clues", &std::fs::read_to_string(source).unwrap())]);
    let turned = |by: &str| folder.run(&format!("convert hex.clues - --rotate {by} --to clues"));
    assert_eq!(turned("60").0, 0);
    let (status, _, message) = turned("90");
    assert_eq!(status, 2);
    assert!(message.contains("help: turn it by a multiple of 60"), "{message}");
    let (status, _, message) = folder.run("convert --solve hex.clues - --crop --to clues");
    assert_eq!(status, 65);
    assert!(message.contains("only rectangles can be cropped"), "{message}");
}

#[test]
fn what_cannot_be_edited_is_said() {
    let text = "rect 1 2\n#ffffff #000000\n1a\n?a\n\n";
    let folder = Folder::new(&[("plain.clues", text), ("corner.pbm", CORNER)]);
    for (arguments, status, words) in [
        ("corner.pbm", 2, "expected puzzles, then where to write them"),
        ("plain.clues out.non --pad 1", 65, "help: --solve stores the solution as one"),
        ("corner.pbm out.non --scale 1000", 65, "is not possible"),
        ("corner.pbm out.non --recolor c=red", 65, "there is no color c here, only -, a"),
        ("corner.pbm out.non --recolor a=nocolor", 2, "expected a letter and a color"),
        ("corner.pbm out.non --scale 1", 2, "1 is not in 2..=1000"),
    ] {
        let (found, _, message) = folder.run(&format!("convert {arguments}"));
        assert_eq!(found, status, "{arguments}: {message}");
        assert!(message.contains(words), "{arguments}: {message}");
        assert!(!folder.path("out.non").exists());
    }
}
