//! The pictures of the gallery in MAKING.md are those that the commands above them make today.

use crate::folder::Folder;
use std::fs;
use std::path::Path;
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The commands of the gallery's `sh` blocks.
fn commands(text: &str) -> Vec<&str> {
    let gallery = text.split("\n## Gallery\n").nth(1).unwrap();
    let blocks = gallery.split("\n```sh\n").skip(1);
    blocks.filter_map(|block| block.split("\n```").next()).flat_map(str::lines).collect()
}

#[test]
fn the_gallery_is_not_older_than_the_program() {
    let text = fs::read_to_string(root().join("docs/MAKING.md")).unwrap();
    let commands = commands(&text);
    assert!(commands.len() >= 12, "{}", commands.len());
    let folder = Folder::new(&[]);
    fs::create_dir_all(folder.path("docs/gallery")).unwrap();
    fs::copy(root().join("docs/cat.png"), folder.path("docs/cat.png")).unwrap();
    std::os::unix::fs::symlink(root().join("puzzles"), folder.path("puzzles")).unwrap();
    for command in commands {
        let (command, copy) = command.split_once(" && cp ").unwrap_or((command, ""));
        let arguments = shlex::split(command).unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_nonosat"));
        program.args(&arguments[1..]).args(["--lang", "en"]).current_dir(folder.0.path());
        let output = program.output().unwrap();
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{command}: {message}");
        let written = match copy.split_once(' ') {
            Some((from, to)) => {
                fs::copy(folder.path(from), folder.path(to)).unwrap();
                to
            }
            None => arguments.iter().skip_while(|word| *word != "-o").nth(1).unwrap(),
        };
        let made = fs::read(folder.path(written)).unwrap();
        let kept = fs::read(root().join(written)).unwrap_or_default();
        assert!(made == kept, "{written} is stale: .ci/gallery makes it, from\n{command}");
        let shown = written.strip_prefix("docs/").unwrap();
        assert!(text.contains(&format!("]({shown})")), "MAKING.md does not show {written}");
    }
}
