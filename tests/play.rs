//! The game of lines as its players meet it: the recorded game, boards typed by hand, colors,
//! hexagons, files, and whatever else can be typed.

#![allow(clippy::unwrap_used)]

use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of its own for each test.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new(files: &[(&str, &str)]) -> Folder {
        let folder = Folder(tempfile::tempdir().unwrap());
        files.iter().for_each(|(name, text)| fs::write(folder.path(name), text).unwrap());
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Plays here; the exit status, standard output and standard error.
    fn play(&self, arguments: &str, input: impl Into<Vec<u8>>) -> (i32, String, String) {
        let mut command = Command::cargo_bin("nonosat").unwrap();
        command.current_dir(self.0.path()).arg("play");
        command.args(shlex::split(arguments).unwrap()).timeout(std::time::Duration::from_secs(60));
        let output = command.write_stdin(input).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
    }

    /// The answers to these choices in a game that is quit: what stands between two menus,
    /// the first board left out.
    fn answers(&self, arguments: &str, input: &str) -> Vec<String> {
        let (status, out, message) = self.play(arguments, format!("{input}\nq\n"));
        assert_eq!((status, message.as_str()), (0, ""), "{out}");
        let mut answers: Vec<String> = out.split(MENU).skip(1).map(str::to_owned).collect();
        assert_eq!(answers.pop().unwrap(), "Bye!\n");
        answers
    }
}

const MENU: &str = "
===== Welcome to Nonogram Game =====
Please enter your choice:
Enter 'p' to print the current board.
Enter 'm' to modify a cell.
Enter 'c' to check your solution.
Enter 's' to invoke solver.
Enter 'q' to quit.
Your choice: ";
const CELL: &str = "Enter the cell you want to modify (e.g. A 2): ";
/// A T: the top row, then the middle column.
const TEE: &str = "rect 3 3\n#ffffff #000000\n3a\n1a\n1a\n1a\n3a\n1a\n";
/// Two pictures: either diagonal.
const EITHER: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";

fn puzzle(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(name).display().to_string()
}

/// The recorded game, as it is seen on a terminal; what was typed stands between « and ».
/// What was typed, and what the program printed.
fn recorded() -> (String, String) {
    let (mut typed, mut printed) = (String::new(), String::new());
    for line in include_str!("play/sample.txt").split_inclusive('\n') {
        match line.split_once('«') {
            Some((prompt, answer)) => {
                printed.push_str(prompt);
                typed.push_str(answer.trim_end().trim_end_matches('»'));
                typed.push('\n');
            }
            None => printed.push_str(line),
        }
    }
    (typed, printed)
}

#[test]
fn the_recorded_game_is_printed_byte_by_byte() {
    let (typed, printed) = recorded();
    for arguments in ["--plain", ""] {
        let (status, out, message) = Folder::new(&[]).play(arguments, typed.clone());
        assert_eq!((status, message.as_str()), (0, ""));
        assert_eq!(out, printed);
    }
}

#[test]
fn words_may_stand_on_one_line_or_on_many() {
    let (typed, printed) = recorded();
    for input in [typed.replace('\n', " "), typed.replace(' ', "\n"), typed.replace('\n', "\r\n")] {
        assert_eq!(Folder::new(&[]).play("--plain", input).1, printed);
    }
}
