//! The game on the whole screen, in a real terminal: tmux types and reads. Needs tmux.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// Longer than any answer takes, on however slow a machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A terminal of its own, with a shell in a folder of its own.
struct Screen {
    name: String,
    folder: tempfile::TempDir,
}

impl Screen {
    /// A folder with some puzzles: games that are ended are kept beside them.
    fn new(name: &str) -> Screen {
        let folder = tempfile::tempdir().unwrap();
        for puzzle in ["heart.non", "sailboat.non", "drop.clues"] {
            let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(puzzle);
            std::fs::copy(from, folder.path().join(puzzle)).unwrap();
        }
        Screen { name: format!("nonosat-{}-{name}", std::process::id()), folder }
    }

    /// Plays in a terminal of this size; its shell stays when the game is over.
    fn play(name: &str, size: (u16, u16), environment: &str, arguments: &str) -> Screen {
        Screen::run(name, size, environment, &format!("play {arguments}"))
    }

    /// Runs the program in a terminal of this size.
    fn run(name: &str, size: (u16, u16), environment: &str, arguments: &str) -> Screen {
        let screen = Screen::new(name);
        let (width, height) = (size.0.to_string(), size.1.to_string());
        let folder = screen.folder.path().to_str().unwrap();
        screen.tmux(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            &width,
            "-y",
            &height,
            "-c",
            folder,
            "env PS1='shell> ' sh",
        ]);
        screen.wait("shell>");
        let program = env!("CARGO_BIN_EXE_nonosat");
        screen.keys(&[&format!("env {environment} {program} {arguments}"), "Enter"]);
        screen
    }

    fn tmux(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        // A game that is kept after its test is over is kept nowhere else.
        command.env("TMPDIR", self.folder.path());
        command.args(["-L", &self.name]).args(arguments).output().unwrap()
    }

    fn keys(&self, keys: &[&str]) {
        for key in keys {
            self.tmux(&["send-keys", key]);
        }
    }

    fn seen(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p"]).stdout).unwrap()
    }

    /// Looks until the text is there.
    #[track_caller]
    fn wait(&self, text: &str) -> String {
        self.wait_until(text, |seen| seen.contains(text))
    }

    #[track_caller]
    fn wait_until(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let seen = self.seen();
            if is_there(&seen) {
                return seen;
            }
            assert!(begin.elapsed() < PATIENCE, "`{what}` never came:\n{seen}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The shell answers, and echoes what is typed: the terminal is as it was.
    #[track_caller]
    fn is_shell_again(&self, status: i32) {
        // The game reads what is typed before it is gone.
        self.wait("shell>");
        self.keys(&["echo ended $?; stty -a", "Enter"]);
        let seen = self.wait(&format!("ended {status}"));
        assert!(!seen.contains("space mark"), "{seen}");
        self.wait_until("icanon", |seen| seen.contains(" icanon") && seen.contains(" echo"));
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

#[test]
fn a_puzzle_is_solved_by_hand_saved_and_continued() {
    let screen = Screen::play("hand", (100, 30), "NO_COLOR=1", "");
    for (prompt, answer) in [("rows:", "2"), ("columns:", "2"), ("row 1", "2 -1")] {
        screen.wait(prompt);
        screen.keys(&[answer, "Enter"]);
    }
    for (prompt, answer) in [("row 2", "1 -1"), ("column 1", "2 -1"), ("column 2", "1 -1")] {
        screen.wait(prompt);
        screen.keys(&[answer, "Enter"]);
    }
    screen.wait("? lists the keys");
    screen.keys(&["Space", "Right", "Space"]);
    screen.wait("2 ●####");
    screen.keys(&["w"]);
    screen.wait("File to write:");
    screen.keys(&["half.json", "Enter"]);
    screen.wait("Wrote half.json.");
    screen.keys(&["q"]);
    screen.is_shell_again(0);
    screen.keys(&["clear; NO_COLOR=1 ", env!("CARGO_BIN_EXE_nonosat"), " play half.json", "Enter"]);
    screen.wait("2 ●####");
    screen.keys(&["Down", "Space"]);
    screen.wait("Congratulations! Your solution is correct!");
    screen.keys(&["w"]);
    screen.wait("half.json exists. Replace it (y/n)?");
    screen.keys(&["n"]);
    screen.wait("File to write: half.json");
    screen.keys(&["Escape"]);
    screen.wait("Not written.");
    screen.keys(&["q"]);
    screen.wait("Quit (y/n)?");
    screen.keys(&["y"]);
    screen.is_shell_again(0);
    assert!(screen.path("half.json").exists());
}

/// The frame of the board, its list of keys and its questions.
#[test]
fn the_game_is_in_the_language_of_the_user() {
    let screen = Screen::play("german", (100, 40), "NO_COLOR=1", "--lang de heart.non");
    screen.wait("? zeigt die Tasten");
    screen.wait("Zeile 1, Spalte 1");
    screen.keys(&["?"]);
    screen.wait("Hinweis: wohin schauen");
    screen.keys(&["Escape", "h"]);
    screen.wait("(h: mehr)");
    screen.keys(&["Space", "w", "y"]);
    screen.wait("heart.non ist geschrieben.");
    screen.keys(&["u", "q"]);
    screen.wait("Beenden (y = ja, n = nein)?");
    screen.keys(&["y"]);
    screen.is_shell_again(0);
}

#[test]
fn hint_check_and_solve_answer() {
    let screen = Screen::play("answers", (100, 40), "NO_COLOR=1", "sailboat.non");
    screen.wait("? lists the keys");
    screen.keys(&["h"]);
    screen.wait("(h: more)");
    screen.keys(&["h", "h"]);
    screen.wait("(d: do it)");
    screen.keys(&["c"]);
    screen.wait("Everything is right so far.");
    screen.keys(&["s"]);
    screen.wait("This is a solution");
    screen.wait("24c ●cccc");
    screen.keys(&["u", "?"]);
    screen.wait("left click");
    screen.keys(&["Escape"]);
    screen.wait("Undone.");
}

#[test]
fn ctrl_c_gives_the_terminal_back() {
    let screen = Screen::play("abort", (80, 24), "A=1", "drop.clues");
    screen.wait("rising diagonal");
    screen.keys(&["C-c"]);
    screen.is_shell_again(130);
}

/// The game is kept in a new file, as at every end that the player did not answer for.
#[test]
fn a_second_ctrl_c_keeps_the_game() {
    let screen = Screen::play("twice", (80, 24), "A=1", "heart.non");
    screen.wait("space mark");
    screen.keys(&["Space", "C-c"]);
    screen.wait("Quit (y/n)?");
    screen.keys(&["C-c"]);
    screen.wait("note: the game was kept in heart-kept.json");
    screen.is_shell_again(130);
    assert!(screen.path("heart-kept.json").exists());
}

#[test]
fn a_small_screen_says_so_and_recovers() {
    let screen = Screen::play("small", (80, 24), "A=1", "heart.non");
    screen.wait("space mark");
    screen.tmux(&["resize-window", "-x", "30", "-y", "4"]);
    screen.wait("is too");
    screen.tmux(&["resize-window", "-x", "60", "-y", "20"]);
    screen.wait("[]");
}

#[test]
fn clicks_mark_cells() {
    let screen = Screen::play("mouse", (80, 24), "NO_COLOR=1", "heart.non");
    screen.wait("space mark");
    // A button down and up, as terminals send it: the first cell lies behind clues 4 and 5 wide.
    screen.tmux(&["send-keys", "-l", "\u{1b}[<0;7;3M\u{1b}[<0;7;3m"]);
    screen.wait("2 2  ## ·");
}

/// Reading a terminal that is gone never returns, and nothing can be printed there; the game
/// must end all the same, and not by a panic.
#[test]
fn the_game_ends_with_its_terminal() {
    let screen = Screen::new("gone");
    let status = screen.path("status");
    let game = format!(
        "trap : HUP; cd {}; {} play heart.non; echo $? > status",
        screen.folder.path().display(),
        env!("CARGO_BIN_EXE_nonosat"),
    );
    screen.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", &game]);
    screen.wait("? lists the keys");
    screen.keys(&["Space"]);
    screen.wait_until("a mark", |seen| !seen.contains("? lists the keys"));
    screen.tmux(&["kill-server"]);
    let begin = Instant::now();
    let ended = loop {
        match std::fs::read_to_string(&status) {
            Ok(text) if text.ends_with('\n') => break text,
            _ => assert!(begin.elapsed() < PATIENCE, "the game goes on without a terminal"),
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    // Interrupted, or the terminal failed, whichever was seen first.
    assert!(["130\n", "74\n"].contains(&ended.as_str()), "{ended}");
    assert!(screen.path("heart-kept.json").exists(), "the marks are kept");
}

#[test]
fn a_game_that_is_terminated_gives_the_terminal_back_and_is_kept() {
    let screen = Screen::play("term", (80, 24), "NO_COLOR=1", "");
    for word in ["1", "1", "1 -1", "1 -1"] {
        screen.wait_until("a prompt", |seen| seen.trim_end().ends_with(':'));
        screen.keys(&[word, "Enter"]);
    }
    screen.wait("? lists the keys");
    screen.keys(&["C-c"]);
    screen.wait("Quit (y/n)?");
    screen.keys(&["n"]);
    screen.wait("The game goes on.");
    let told = |output: Output| String::from_utf8(output.stdout).unwrap().trim().to_owned();
    let shell = told(screen.tmux(&["list-panes", "-F", "#{pane_pid}"]));
    let game = told(Command::new("pgrep").args(["-P", &shell]).output().unwrap());
    assert!(Command::new("kill").args(["-TERM", &game]).status().unwrap().success());
    screen.wait("note: the game was kept in nonogram-kept.json");
    screen.is_shell_again(130);
    assert!(screen.path("nonogram-kept.json").exists());
}

#[test]
fn a_terminal_that_cannot_move_its_cursor_gets_the_game_of_lines() {
    let screen = Screen::play("dumb", (80, 40), "TERM=dumb", "heart.non");
    screen.wait("Your choice:");
    screen.keys(&["m A 1", "Enter", "q", "Enter"]);
    screen.wait("note: this game was not written to a file; w does that before q");
}

#[test]
fn a_piped_puzzle_is_played_in_the_terminal() {
    let screen = Screen::play("piped", (100, 30), "NO_COLOR=1", "- < heart.non");
    screen.wait("? lists the keys");
    screen.keys(&["Space"]);
    screen.wait("2 2  ##");
    screen.keys(&["q"]);
    screen.wait("Quit (y/n)?");
    screen.keys(&["y"]);
    screen.is_shell_again(0);
    screen.keys(&[
        "clear; ",
        env!("CARGO_BIN_EXE_nonosat"),
        " play --plain - < heart.non",
        "Enter",
    ]);
    screen.wait("Your choice:");
    screen.keys(&["q", "Enter"]);
    screen.wait("Bye!");
}

/// The end of the input may be a terminal that is gone.
#[test]
fn a_game_of_lines_whose_input_ends_is_kept() {
    let screen = Screen::play("ended", (80, 40), "A=1", "--plain");
    for word in ["1 1 1 -1 1 -1", "m A 1"] {
        screen.wait_until("a prompt", |seen| seen.trim_end().ends_with(':'));
        screen.keys(&[word, "Enter"]);
    }
    screen.wait_until("another menu", |seen| seen.matches("Your choice:").count() == 2);
    screen.keys(&["C-d"]);
    screen.wait("note: the game was kept in nonogram-kept.json");
    screen.wait("help: q ends a game");
    assert!(screen.path("nonogram-kept.json").exists());
}

#[test]
fn long_lines_are_broken_between_words_on_a_terminal_alone() {
    let screen = Screen::run("fold", (40, 200), "A=1", "explain heart.non; echo $((6*7))");
    let seen = screen.wait_until("the end", |seen| seen.contains("\n42\n"));
    let told = seen.split_once("heart.non: unique").unwrap().1;
    let out = Command::new(env!("CARGO_BIN_EXE_nonosat"))
        .current_dir(screen.folder.path())
        .args(["explain", "heart.non"])
        .output()
        .unwrap();
    let whole = String::from_utf8(out.stdout).unwrap();
    assert!(whole.lines().any(|line| line.len() > 80), "{whole}");
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let whole = whole.split_once("heart.non: unique").unwrap().1;
    assert_eq!(words(told.split_once("\n42\n").unwrap().0), words(whole));
}

#[test]
fn a_terminal_that_knows_ascii_alone_or_has_no_name_gets_no_more() {
    let screen = Screen::play("ascii", (80, 24), "NO_COLOR=1 LC_ALL=C", "heart.non");
    let seen = screen.wait("? lists the keys");
    assert!(seen.is_ascii(), "{seen}");
    let screen = Screen::run("nameless", (80, 24), "-u NO_COLOR TERM=", "solve heart.non");
    screen.wait("####");
}

#[test]
fn terminals_without_true_color_get_the_nearest_of_256() {
    for (name, told, sign) in [("few", "", "48;5;"), ("many", "truecolor", "48;2;")] {
        let environment = format!("COLORTERM={told}");
        let screen = Screen::play(name, (80, 40), &environment, "heart.non");
        screen.wait("? lists the keys");
        let drawn = screen.tmux(&["capture-pane", "-e", "-p"]).stdout;
        let drawn = String::from_utf8(drawn).unwrap();
        assert!(drawn.contains(sign), "{drawn:?}");
    }
}

#[test]
fn a_drawing_is_not_printed_on_a_terminal() {
    let screen = Screen::run("poured", (80, 40), "A=1", "render heart.non");
    screen.wait("error: a drawing is not text for a terminal");
    screen.wait("-o puzzle.svg");
    let screen = Screen::run("piped", (80, 40), "A=1", "render heart.non | head -c 4; echo");
    screen.wait("<svg");
}
