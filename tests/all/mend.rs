//! `nonosat mend`, as its users meet it.

use crate::cli::{is_documented, puzzle};
use crate::folder::Folder;

/// Two solutions: one diagonal and the other.
const DIAGONALS: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";
/// Diagonals of cells far from each other, with their picture.
const TWO: &str = "title \"Two\"\nwidth 5\nheight 5\nrows\n1\n1\n0\n1\n1\ncolumns\n1\n1\n0\n1\n1\n\
                   goal \"1000001000000000001000001\"\n";

#[test]
fn before_and_after_are_drawn_and_the_change_is_told() {
    let folder = Folder::new(&[("two.non", TWO)]);
    let (status, out, message) = folder.run("mend two.non");
    assert_eq!(status, 0, "{message}");
    let rows: Vec<&str> = out.lines().collect();
    assert_eq!((rows[0], rows[6]), ("before", "after"));
    assert_eq!(&rows[1..6], ["##........", "..##......", "..........", "......##..", "........##"]);
    let changed: usize = rows[7..].iter().map(|row| row.matches('*').count()).sum();
    let told = format!("two.non: {changed} cells of 25 changed: ");
    assert!(
        message.starts_with(&told) && message.contains("; fewer are impossible\n"),
        "{message}"
    );
    let (_, colored, _) = folder.run("mend two.non --color always");
    assert_eq!(colored.matches("<>").count(), changed);
}

#[test]
fn boards_of_regions_and_of_numbers_in_cells_are_refused_at_once() {
    let regions = "rect 2 2 regions\nab\naa\n#fff #000\n*\n*\n*\n*\ngoal\na-\naa\n";
    let mosaic = "mosaic 2 3\n#fff #000\n3..\n...\n";
    let folder = Folder::new(&[("r.clues", regions), ("m.clues", mosaic)]);
    for name in ["r", "m"] {
        let (status, out, message) = folder.run(&format!("mend {name}.clues"));
        assert_eq!((status, out.as_str()), (65, ""), "{message}");
        let wanted = "boards with regions or numbers in cells cannot be changed yet";
        assert!(message.contains(wanted), "{message}");
    }
}

#[test]
fn the_mended_puzzle_is_unique_and_keeps_its_notes() {
    let folder = Folder::new(&[("two.non", TWO)]);
    for (arguments, file) in
        [("", "fair.non"), ("--reveal", "fair.json"), ("--until lines", "x.json")]
    {
        let (status, out, message) = folder.run(&format!("mend two.non -o {file} {arguments}"));
        assert_eq!((status, out.as_str()), (0, ""), "{message}");
        assert!(folder.read(file).contains("Two"));
        for engine in ["sat", "search"] {
            let (status, out, _) =
                folder.run(&format!("check --stored-solution {file} --engine {engine}"));
            assert_eq!(status, 0, "{out}");
            assert!(out.contains("unique") && out.contains("the goal is the solution"), "{out}");
        }
        let (status, _, message) = folder.run(&format!("mend two.non -o {file}"));
        assert!(status == 2 && message.ends_with("use --force to replace it\n"), "{message}");
        let (_, _, message) = folder.run(&format!("mend {file} {arguments}"));
        assert!(message.contains("already, there is nothing to mend"), "{message}");
    }
    assert!(!folder.run("check x.json").1.contains("not by lines"));
    // This format cannot hold revealed cells.
    let (status, _, message) = folder.run("mend two.non --reveal -o given.non");
    assert!(status == 65 && message.contains("cannot hold given cells"), "{message}");
}

#[test]
fn repairs_are_told_as_data_all_of_them() {
    let folder = Folder::new(&[("two.clues", DIAGONALS)]);
    let (status, out, message) = folder.run("mend two.clues --all --to json");
    assert_eq!(status, 0);
    assert!(message.contains("these are all 4 ways"), "{message}");
    let mut cells = Vec::new();
    for line in out.lines() {
        let repair: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(is_documented(&repair), "{repair}");
        assert_eq!((&repair["at_least"], &repair["is_fewest"]), (&1.into(), &true.into()));
        cells.push(repair["cells"][0].as_u64().unwrap());
    }
    cells.sort_unstable();
    assert_eq!(cells, [0, 1, 2, 3]);
    let (status, out, _) = folder.run("mend two.clues --max 0 --to json");
    let none: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert!(status == 1 && none["outcome"] == "too-many" && is_documented(&none), "{none}");
    // A file of one puzzle or drawing cannot hold them; a sheet shows them.
    for file in ["x.png", "x.json"] {
        assert_eq!(folder.run(&format!("mend two.clues --all -o {file}")).0, 2);
    }
    assert_eq!(folder.run("mend two.clues --all -o sheet.svg").0, 0);
    let sheet = folder.read("sheet.svg");
    assert_eq!(sheet.matches("<g transform").count(), 4, "{sheet}");
    assert!(["r1c1", "r1c2", "r2c1", "r2c2"].iter().all(|cell| sheet.contains(cell)), "{sheet}");
    assert_eq!(folder.run("mend two.clues --all -o all.non").0, 0);
    assert_eq!(folder.run("check all.non").1.matches(": unique").count(), 4);
    assert_eq!(folder.run("mend two.clues --all --until lines").0, 2);
}

#[test]
fn what_cannot_be_mended_is_told_with_what_is_known() {
    let folder = Folder::new(&[("two.clues", DIAGONALS), ("two.non", TWO)]);
    let told = |arguments: &str| {
        let (status, out, message) = folder.run(&format!("mend {arguments}"));
        assert_eq!(out, "", "{arguments}");
        (status, message)
    };
    let note = "note: no goal is stored; the first solution is used instead\n";
    let most = "two.clues: cannot be mended with at most 0 cells: it takes at least 1 cell\n";
    assert_eq!(told("two.clues --max 0"), (1, format!("{note}{most}")));
    let (status, message) = told("two.clues --protect r1c1,r1c2,r2c1,r2c2");
    assert!(status == 1 && message.contains("cannot be mended: whatever is done"), "{message}");
    let (status, message) = told("two.clues --protect r3c1");
    assert!(status == 2 && message.contains("r3c1 is not a cell of the board"), "{message}");
    let (status, message) = told("two.non --time-limit 0");
    assert!(status == 75 && message.contains("undecided: time is up"), "{message}");
    assert_eq!(told("two.non --max -1").0, 2);
    std::fs::write(folder.path("wrong.non"), TWO.replace("goal \"1", "goal \"0")).unwrap();
    let (status, message) = told("wrong.non");
    assert!(status == 65 && message.contains("the goal does not satisfy the clues"), "{message}");
    assert!(message.contains("--drop goal"), "{message}");
}

#[test]
fn colors_and_hexagons_are_mended() {
    let colored = "rect 2 2\n#ffffff #ff0000 #0000ff\n1a\n1a\n1a\n1a\n";
    let folder = Folder::new(&[("colored.clues", colored)]);
    for path in [&puzzle("propeller.clues"), "colored.clues"] {
        let (status, _, message) = folder.run(&format!("mend {path} -o x.json --force"));
        assert_eq!(status, 0, "{message}");
        assert!(message.contains("1 cell of ") && message.contains("fewer are imp"), "{message}");
        // The color is named, since there are several.
        let changed = message.split("changed: r").nth(1).unwrap();
        assert!(changed.contains(" (") && !changed.contains("(a)"), "{message}");
        assert!(folder.run("check x.json").1.contains("unique"), "{path}");
    }
    let none = puzzle("broken-heart.non");
    let (status, _, message) = folder.run(&format!("mend {none}"));
    assert!(status == 1 && message.starts_with("no solution: "), "{message}");
}

#[test]
fn a_line_that_is_full_after_the_change_is_warned_of() {
    let folder = Folder::new(&[("two.clues", DIAGONALS)]);
    let (_, _, message) = folder.run("mend two.clues --protect r1c1,r1c2,r2c1");
    assert!(message.contains("warning: ") && message.contains(" after the change\n"), "{message}");
    let (_, _, message) = folder.run("mend two.clues -q");
    assert_eq!(message, "");
}

#[test]
fn a_drawing_frames_the_change() {
    let folder = Folder::new(&[("two.non", TWO)]);
    for arguments in ["", "--reveal"] {
        let (status, out, message) = folder.run(&format!("mend two.non --to svg {arguments}"));
        assert!(status == 0 && out.contains("stroke=\"#e66100\""), "{message}");
    }
}

/// An open line of width one, mirrored, with four smallest repairs of one cell.
const VEE: &str = "#...#\n.#.#.\n..#..\n";

#[test]
fn a_repair_says_what_it_breaks_and_keeps_what_must_stay() {
    let folder = Folder::new(&[("two.clues", DIAGONALS), ("vee.txt", VEE)]);
    // Of two diagonals, each way breaks some symmetry.
    let (status, _, message) = folder.run("mend two.clues");
    assert!(status == 0 && message.contains("breaks the symmetry"), "{message}");
    let (_, out, _) = folder.run("mend two.clues --to json");
    assert!(out.contains("\"breaks\":[\"symmetry\"]"), "{out}");
    let (status, _, message) = folder.run("mend two.clues --keep symmetry");
    assert!(status == 0 && !message.contains("symmetry"), "{message}");
    // A repair that only adds leaves every painted cell.
    let (_, out, _) = folder.run("mend vee.txt --add-only --keep outline,symmetry --to json");
    let report: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
    let rows = |name: &str| -> String {
        let rows = report[name].as_array().unwrap().iter();
        rows.map(|row| row.as_str().unwrap().to_owned()).collect()
    };
    let (before, after) = (rows("before"), rows("after"));
    assert!(before.bytes().zip(after.bytes()).all(|(one, other)| one != b'a' || other == b'a'));
    let (status, _, message) = folder.run("mend vee.txt --reveal --keep symmetry");
    assert!(status == 2 && message.contains("cannot be used with"), "{message}");
}

#[test]
fn weaker_clues_keep_the_picture_the_only_one() {
    let folder = Folder::new(&[("two.clues", DIAGONALS)]);
    let heart = puzzle("heart.non");
    let (status, out, message) = folder.run(&format!("make weaken {heart} -o weak.clues"));
    assert_eq!((status, out.as_str()), (0, ""), "{message}");
    assert!(message.contains("of 23 numbers are left, and each of them is needed"), "{message}");
    let weak = folder.read("weak.clues");
    assert!(weak.contains("\n*\n") && weak.contains("\n?a\n") && weak.contains("Heart"), "{weak}");
    let (status, out, _) = folder.run("check --stored-solution weak.clues");
    assert!(status == 0 && out.contains("the goal is the solution"), "{out}");
    let (status, _, message) = folder.run("make weaken two.clues");
    assert!(status == 1 && message.contains("weaken takes a puzzle with one"), "{message}");
    let (status, _, message) = folder.run(&format!("make weaken {heart} -o weak.non"));
    assert!(status == 65 && message.contains("cannot hold lines with patterns"), "{message}");
}
