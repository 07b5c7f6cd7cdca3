//! Disks that are full, streams that are closed, terminals that are spare of signs.

use crate::folder::Folder;
use std::fs::File;
use std::process::{Command, Output, Stdio};

const ONE: &str = "rect 1 1\n#ffffff #000000\n1a\n1a\n";

fn run(folder: &Folder, arguments: &str, with: impl FnOnce(&mut Command)) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
    command.current_dir(folder.0.path()).args(arguments.split(' '));
    command.stdin(Stdio::null()).stderr(Stdio::piped());
    with(&mut command);
    let Output { status, stderr, .. } = command.spawn().unwrap().wait_with_output().unwrap();
    (status.code().unwrap(), String::from_utf8(stderr).unwrap())
}

fn full() -> Stdio {
    File::options().write(true).open("/dev/full").unwrap().into()
}

#[test]
fn who_cannot_write_standard_output_says_so() {
    let folder = Folder::new(&[("one.clues", ONE)]);
    for arguments in [
        "--help",
        "--version",
        "solve --help",
        "solve one.clues",
        "check one.clues",
        "info one.clues",
        "encode one.clues",
        "explain one.clues",
        "batch one.clues",
        "convert one.clues - --to json",
        "render one.clues",
        "make random --size 5x5 -o made",
        "man",
        "completions bash",
    ] {
        let (status, message) = run(&folder, arguments, |command| {
            command.stdout(full());
        });
        assert_eq!(status, 74, "{arguments}: {message}");
        let told =
            "error: cannot write to standard output: No space left on device (os error 28)\n";
        assert_eq!(message, told, "{arguments}");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named_once() {
    let folder = Folder::new(&[("one.clues", ONE)]);
    for arguments in [
        "solve one.clues -o /dev/full",
        "encode one.clues -o /dev/full",
        "convert one.clues /dev/full --to json",
        "render one.clues -o /dev/full",
        "batch -q one.clues -o /dev/full --force",
        "mend one.clues -o /dev/full",
        "explain one.clues -o /dev/full",
    ] {
        let (status, message) = run(&folder, arguments, |command| {
            command.stdout(Stdio::null());
        });
        let told = "error: cannot write /dev/full: No space left on device (os error 28)\n";
        let last = message.lines().filter(|line| line.starts_with("error")).collect::<String>();
        assert_eq!((status, last.as_str()), (74, told.trim_end()), "{arguments}: {message}");
    }
    let (status, message) = run(&folder, "make random --size 5x5 -o /proc/made", |_| {});
    assert!(status == 74 && message.starts_with("error: cannot write /proc/made: "), "{message}");
    assert_eq!(message.matches("cannot write").count(), 1, "{message}");
}

#[test]
fn standard_input_that_is_empty_or_closed_is_told() {
    let folder = Folder::new(&[]);
    for arguments in ["solve -", "check -", "info -", "convert - out.non"] {
        let (status, message) = run(&folder, arguments, |command| {
            command.stdout(Stdio::null());
        });
        let told = "error: standard input is empty, or closed\nhelp: ";
        assert!(status == 65 && message.starts_with(told), "{arguments}: {status} {message}");
    }
}
