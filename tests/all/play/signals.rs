//! Ctrl-C and other signals: they end the work, or the game, and lose nothing.

use super::*;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use nonosat_files as format;
use nonosat_files::Format;
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// A game that goes on.
struct Game {
    child: Child,
    out: Receiver<String>,
}

impl Game {
    fn begin(folder: &Folder, puzzle: &str) -> Game {
        let mut child = Command::new(env!("CARGO_BIN_EXE_nonosat"))
            .args(["play", "--exercise", puzzle])
            .current_dir(folder.0.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let (sender, out) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = stdout.read(&mut bytes) {
                let _ = sender.send(String::from_utf8_lossy(&bytes[..count]).into_owned());
            }
        });
        Game { child, out }
    }

    fn types(&mut self, text: &str) {
        self.child.stdin.as_mut().unwrap().write_all(text.as_bytes()).unwrap();
    }

    /// Reads until the text comes.
    #[track_caller]
    fn wait(&self, text: &str) {
        let mut seen = String::new();
        while !seen.contains(text) {
            let more = self.out.recv_timeout(Duration::from_secs(60));
            seen += &more.unwrap_or_else(|_| panic!("`{text}` never came: {seen}"));
        }
    }

    /// Sends a signal to a game that waits for its player.
    fn signal_while_idle(&self, signal: Signal) {
        crate::process::wait_until_it_waits(self.child.id());
        self.signal(signal);
    }

    fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.child.id() as i32), signal).unwrap();
    }

    fn end(mut self) -> (Option<i32>, String) {
        let mut message = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut message).unwrap();
        (self.child.wait().unwrap().code(), message)
    }
}

#[test]
fn a_game_that_a_signal_ends_is_kept_under_a_free_name() {
    for signal in [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP] {
        let folder = Folder::new(&[("tee.clues", TEE), ("tee-kept.json", "precious")]);
        let mut game = Game::begin(&folder, "tee.clues");
        game.types("m B 2 p\n");
        game.wait("2 . X .");
        game.signal_while_idle(signal);
        let (status, message) = game.end();
        assert_eq!(status, Some(130), "{message}");
        assert_eq!(message, "\nnote: the game was kept in tee-kept-2.json\n");
        let kept = fs::read(folder.path("tee-kept-2.json")).unwrap();
        assert!(format::read(&kept, Some(Format::Json)).unwrap().saved().is_some());
        assert_eq!(fs::read_to_string(folder.path("tee-kept.json")).unwrap(), "precious");
        assert_eq!(fs::read_to_string(folder.path("tee.clues")).unwrap(), TEE);
    }
}

#[test]
fn a_game_that_a_file_has_is_not_kept_again() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let mut game = Game::begin(&folder, "tee.clues");
    game.types("m B 2 w tee.clues\ny\n");
    game.wait("Wrote");
    game.signal_while_idle(Signal::SIGINT);
    assert_eq!(game.end(), (Some(130), String::new()));
    assert_eq!(fs::read_dir(folder.path(".")).unwrap().count(), 1);
}

/// A puzzle of noise, which takes long to solve.
fn hard() -> String {
    let clues = crate::noise::clues(100).join("\n");
    format!("rect 100 100\n#ffffff #000000\n{clues}\n")
}

#[test]
fn every_ctrl_c_ends_the_work_and_not_the_game() {
    let folder = Folder::new(&[("noise.clues", &hard())]);
    let mut game = Game::begin(&folder, "noise.clues");
    game.types("m A 0\n");
    for _ in 0..3 {
        game.types("s\n");
        game.wait("Generating solution:");
        game.signal(Signal::SIGINT);
        game.wait("Undecided: it was stopped.");
    }
    game.types("q\n");
    game.wait("Bye!");
    assert_eq!(game.end(), (Some(0), String::new()));
}
