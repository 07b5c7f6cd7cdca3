//! Games in files: which format, which name, and what is never written to.

use super::*;

#[test]
fn a_game_is_written_and_continued() {
    let folder = Folder::new(&[("tee.clues", TEE), ("mine.json", "precious")]);
    let ask = "Enter the file to write: ";
    let exists = "mine.json exists. Replace it (y/n)? ";
    let answers = folder.answers(
        "tee.clues",
        "m B 2\nw\nhalf\nw mine.json\nn\nw\nmine.json\ny\nw half.clues\nw\n\nw half.mk\nw no/half",
    );
    assert_eq!(answers[1], format!("{ask}Wrote half as clues.\n"));
    assert_eq!(answers[2], format!("{ask}{exists}Not written.\n"));
    assert_eq!(answers[3], format!("{ask}{exists}Wrote mine.json.\n"));
    assert_eq!(answers[4], format!("{ask}Wrote half.clues.\n"));
    assert_eq!(answers[5], format!("{ask}Not written: no name was given.\n"));
    let no = format!("{ask}Not written: the format `mk` cannot hold ");
    assert!(answers[6].starts_with(&no) && answers[6].contains(".json keeps everything"));
    assert!(answers[7].starts_with(&format!("{ask}Not written: cannot write no/half")));
    let files = fs::read_dir(folder.path(".")).unwrap();
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["half", "half.clues", "mine.json", "tee.clues"], "nothing else is left");
    assert!(fs::read_to_string(folder.path("half")).unwrap().starts_with("rect"));
    for file in ["half", "half.clues", "mine.json"] {
        assert!(folder.answers(file, "p")[0].contains("1 | 2 . X .\n"), "{file}");
    }
}

#[test]
fn a_game_whose_input_or_output_ends_is_kept() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let (status, _, message) = folder.play("tee.clues", "m B 2\n");
    assert_eq!(status, 65);
    assert!(
        message.starts_with("\nnote: the game was kept in tee-kept.json\nerror: "),
        "{message}"
    );
    assert!(folder.answers("tee-kept.json", "p")[0].contains("1 | 2 . X .\n"));
    // Nobody reads any more.
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_nonosat"))
        .args(["play", "--exercise", "tee.clues"])
        .current_dir(folder.0.path())
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, b"m C 1\n").unwrap();
    let mut seen = Vec::new();
    while String::from_utf8_lossy(&seen).matches("Your choice: ").count() < 2 {
        let mut bytes = [0; 64];
        let count = std::io::Read::read(&mut out, &mut bytes).unwrap();
        seen.extend(&bytes[..count]);
    }
    drop(out);
    // A process that another test starts may hold the other end of `out` for a moment.
    while child.try_wait().unwrap().is_none() {
        let _ = std::io::Write::write_all(&mut input, b"p\n");
    }
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(folder.path("tee-kept-2.json").is_file());
}

#[test]
fn one_of_several_puzzles_is_not_written_over_the_others() {
    let both = format!("{MANY}====\n{MANY}");
    let folder = Folder::new(&[("many.non", &both)]);
    let answers = folder.answers("many.non#2", "m A 0\nw many.non\nw mine.non");
    let ask = "Enter the file to write: ";
    let no = "Not written: many.non has other puzzles, too; name another file.\n";
    assert_eq!(answers[1], format!("{ask}{no}"));
    assert_eq!(answers[2], format!("{ask}Wrote mine.non.\n"));
    assert_eq!(fs::read_to_string(folder.path("many.non")).unwrap(), both);
}

const MANY: &str = "width 1\nheight 1\nrows\n1\ncolumns\n1\n";

/// The puzzle of `TEE` in a format that has no state of play.
const TEE_MK: &str = "3 3\n3\n1\n1\n#\n1\n3\n1\n";

#[test]
fn the_format_of_the_puzzle_is_kept_or_another_one_is_named() {
    let folder = Folder::new(&[
        ("tee.txt", TEE),
        ("tee.strange", TEE),
        ("bare.txt", TEE_MK),
        ("bare.mk", TEE_MK),
    ]);
    let ask = "Enter the file to write: ";
    let no = "; a name that ends in .json keeps everything.\n";
    for name in ["tee.txt", "tee.strange"] {
        let answers = folder.answers(name, &format!("m B 2 w {name}\ny"));
        let want = format!("{ask}{name} exists. Replace it as clues (y/n)? Wrote {name} as clues.");
        assert_eq!(answers[1], want + "\n");
        assert!(fs::read_to_string(folder.path(name)).unwrap().starts_with("rect 3 3\n"));
    }
    let answers = folder.answers("--from mk bare.txt", "m B 2 w bare.txt\nn\nw new.svg");
    assert_eq!(
        answers[1],
        format!("{ask}bare.txt exists. Replace it as json (y/n)? Not written.\n")
    );
    let svg = "new.svg: a puzzle cannot be written as .svg";
    assert_eq!(answers[2], format!("{ask}Not written: {svg}{no}"));
    let answers = folder.answers("bare.mk", "m B 2 w bare.mk\nw more");
    let cannot = "the format `mk` cannot hold the state of play";
    assert_eq!(answers[1], format!("{ask}Not written: {cannot}{no}"));
    assert_eq!(answers[2], format!("{ask}Wrote more as json.\n"));
    assert_eq!(fs::read_to_string(folder.path("bare.mk")).unwrap(), TEE_MK);
    assert_eq!(fs::read_to_string(folder.path("bare.txt")).unwrap(), TEE_MK);
}

/// A format that holds the game but not all notes loses none of them without a word.
#[test]
fn no_note_of_the_puzzle_is_lost() {
    let noted = format!("{TEE}title Tee\nremark For Ada\nname a ink\n");
    let folder = Folder::new(&[("tee.clues", &noted)]);
    let answers = folder.answers("tee.clues", "m B 2 w tee.non\nw tee.xml");
    let ask = "Enter the file to write: ";
    let cannot = "the format `non` cannot hold the names of the colors";
    let no = "; a name that ends in .json keeps everything.\n";
    assert_eq!(answers[1], format!("{ask}Not written: {cannot}{no}"));
    assert_eq!(answers[2], format!("{ask}Wrote tee.xml.\n"));
    assert!(!folder.path("tee.non").exists());
    let kept = fs::read_to_string(folder.path("tee.xml")).unwrap();
    assert!(kept.contains("Tee") && kept.contains("For Ada"), "{kept}");
}

/// Writing to a pipe would wait for a reader; a device keeps nothing.
#[cfg(unix)]
#[test]
fn only_regular_files_are_written() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    std::process::Command::new("mkfifo").arg(folder.path("pipe.json")).status().unwrap();
    let answers = folder.answers("tee.clues", "w pipe.json\nw /dev/null\nw .");
    let say =
        |what| format!("Enter the file to write: Not written: {what}; type the name of a file.\n");
    assert_eq!(answers[0], say("pipe.json is not a regular file"));
    assert_eq!(answers[1], say("/dev/null is not a regular file"));
    assert_eq!(answers[2], say(". is a folder"));
}

#[cfg(unix)]
#[test]
fn links_and_rights_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new(&[("secret.clues", TEE)]);
    let secret = folder.path("secret.clues");
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o600)).unwrap();
    symlink("secret.clues", folder.path("link.clues")).unwrap();
    symlink("missing.json", folder.path("dangling.json")).unwrap();
    let answers = folder.answers("link.clues", "m B 2 w link.clues\ny\nw dangling.json");
    assert!(answers[1].ends_with("Wrote link.clues.\n"), "{answers:?}");
    assert!(answers[2].ends_with("Wrote dangling.json.\n"), "{answers:?}");
    assert!(folder.path("link.clues").is_symlink() && folder.path("missing.json").is_file());
    assert_eq!(fs::metadata(&secret).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(fs::read_to_string(&secret).unwrap().contains("saved"));
}
