//! `-` and the device of standard output, wherever `-o` names what is written.
//!
//! In: the commands that the help lists. Invariants: a new command with `-o` fails here until it
//! stands in [`USES`].

use crate::examples::commands;
use crate::folder::Folder;
use std::fs::File;
use std::process::{Command, Stdio};

/// One picture; its goal is stored.
const CROSS: &str = "width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\ngoal \"010111010\"\n";

/// What follows the name of a command, without `-o`; and how the output begins, or the command
/// that the refusal names.
const USES: &[(&str, &str, Result<&str, &str>)] = &[
    ("solve", "cross.non", Ok("..##..\n")),
    ("solve", "cross.non --to pdf", Ok("%PDF")),
    ("explain", "cross.non", Ok("cross.non: unique")),
    ("explain", "cross.non --to svg", Ok("<svg")),
    ("render", "cross.non", Ok("<svg")),
    ("render", "cross.non --to png", Ok("\u{89}PNG")),
    ("mend", "cross.non --to non", Ok("width 3\n")),
    ("convert", "cross.non --to json", Ok("{")),
    ("book", "cross.non", Ok("%PDF")),
    ("encode", "cross.non", Ok("c ")),
    ("decode", "cross.cnf cross.answer", Ok("..##..\n")),
    ("prove", "cross.non", Ok("MANIFEST")),
    ("batch", "cross.non", Ok("{\"id\"")),
    ("batch", "cross.non --resume", Err("-o answers.ndjson")),
    ("scan", "screen.png", Ok("width 14\n")),
    ("make", "photo.png", Err("nonosat convert photo.png - --to non")),
    ("make image", "photo.png", Err("nonosat convert photo.png - --to non")),
    ("make random", "--size 5x5", Ok("title ")),
    ("make random", "--size hex:2 --class trivial", Ok("hex 2")),
    ("make random", "--size 5x5 --clues mosaic", Ok("mosaic 5 5")),
    ("make random", "--size 5x5 -n 2", Err("-o random/ writes all of them, -n 1 only one")),
    ("make weaken", "cross.non", Ok("      ")),
    ("completions", "bash", Ok("_nonosat()")),
    ("man", "", Err("nonosat man")),
];

fn folder() -> Folder {
    let folder = Folder::new(&[("cross.non", CROSS)]);
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::copy(root.join("docs/cat.png"), folder.path("photo.png")).unwrap();
    std::fs::copy(root.join("tests/scan/images/site.png"), folder.path("screen.png")).unwrap();
    assert_eq!(folder.run("encode cross.non -o cross.cnf").0, 0);
    let answer = crate::examples::answer(&folder.path("cross.cnf"));
    std::fs::write(folder.path("cross.answer"), answer).unwrap();
    folder
}

/// Runs the program with standard output in a file; its status, output and messages.
fn run(folder: &Folder, arguments: &str) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
    command.current_dir(folder.0.path()).args(shlex::split(arguments).unwrap());
    let out = tempfile::NamedTempFile::new().unwrap();
    command.stdin(Stdio::null()).stdout(File::create(out.path()).unwrap());
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| bytes.into_iter().map(char::from).collect::<String>();
    let written = text(std::fs::read(out.path()).unwrap());
    (output.status.code().unwrap(), written, text(output.stderr))
}

#[test]
fn standard_output_is_a_name_wherever_an_output_has_one() {
    let folder = folder();
    let names = commands(&folder);
    for name in names {
        let has_output = folder.run(&format!("{name} --help")).1.contains("-o, --output");
        let uses: Vec<_> = USES.iter().filter(|(command, ..)| *command == name).collect();
        assert_eq!(has_output, !uses.is_empty(), "{name}: how does it write to -o -?");
        for (_, arguments, expected) in uses {
            for output in ["-", "/dev/stdout", "/dev/fd/1"] {
                let before = folder.names(".");
                let command = format!("{name} {arguments} -o {output}");
                let (status, written, message) = run(&folder, &command);
                assert_eq!(folder.names("."), before, "{command}");
                match expected {
                    Ok(begin) => {
                        assert_eq!(status, 0, "{command}: {message}");
                        assert!(written.starts_with(begin), "{command}: {written}");
                        assert!(!message.contains("standard input"), "{command}: {message}");
                    }
                    Err(help) => {
                        assert_eq!((status, &*written), (2, ""), "{command}: {message}");
                        assert!(message.contains(help), "{command}: {message}");
                    }
                }
            }
        }
    }
}

/// After a power cut, a name leads to the whole file or to none: the bytes are on the disk before
/// the file has its name. Only the calls of the system show this.
#[cfg(target_os = "linux")]
#[test]
fn results_are_on_the_disk_before_they_have_their_names() {
    let folder = Folder::new(&[("one.non", CROSS)]);
    let trace = "-f -qq -y -e trace=fsync,rename,renameat,renameat2";
    for (command, files) in [
        ("convert one.non -o new.xml", 1),
        ("convert one.non -o new.xml --force", 1),
        ("prove one.non -o one.tar", 1),
        // Its five files, and the folder that lists them.
        ("prove one.non -o one.proof", 6),
    ] {
        let mut strace = std::process::Command::new("strace");
        strace.args(trace.split(' ')).arg(env!("CARGO_BIN_EXE_nonosat"));
        strace.args(command.split(' ')).current_dir(folder.0.path());
        let calls = match strace.output() {
            Ok(output) if output.status.success() => String::from_utf8(output.stderr).unwrap(),
            other => return println!("skipped, since strace cannot be used: {other:?}"),
        };
        let synced = calls.lines().take_while(|call| !call.contains("rename"));
        let synced = synced.filter(|call| call.contains("fsync(") && call.contains("/.nonosat-"));
        assert_eq!(synced.count(), files, "{command}:\n{calls}");
        assert!(calls.contains("rename"), "{command}:\n{calls}");
    }
}
