//! Questions: what would be lost, what would be replaced, under which name.

use super::*;
use nonosat_words::english;
use std::path::Path;

fn typed(app: &mut App, text: &str) {
    text.chars().for_each(|letter| app.act(Action::Type(letter)));
}

#[test]
fn ctrl_c_asks_if_marks_would_be_lost_and_twice_ends_the_game() {
    let mut app = app(TEE, true);
    press(&mut app, " ");
    app.act(Action::Abort);
    assert!(matches!(app.mode, Mode::Quit) && app.end.is_none());
    press(&mut app, "n");
    assert!(app.end.is_none());
    app.act(Action::Abort);
    app.act(Action::Abort);
    assert_eq!(app.end, Some(Exit::Interrupted));
    assert!(!app.is_given_up(), "Ctrl-C does not say that the game may be lost");
    let mut answered = super::app(TEE, true);
    press(&mut answered, " qy");
    assert!(answered.is_given_up());
    let mut untouched = super::app(TEE, true);
    untouched.act(Action::Abort);
    assert_eq!(untouched.end, Some(Exit::Interrupted));
}

#[test]
fn a_board_that_was_typed_is_in_no_file() {
    let puzzle = format::read(TEE.as_bytes(), None).unwrap();
    let mut app = App::new(Player::new(puzzle, None), true);
    app.fit(Rect::new(0, 0, 80, 24));
    press(&mut app, "q");
    assert!(matches!(app.mode, Mode::Quit) && app.end.is_none());
}

#[test]
fn why_nothing_was_written_is_told_until_the_next_key() {
    let mut app = app(TEE, true);
    press(&mut app, "w");
    typed(&mut app, "no/such/folder.json");
    press(&mut app, "\n");
    let lines = shown(&mut app, 60, 12).join("\n");
    assert!(lines.contains("Not written: cannot write no/such/folder.json: "), "{lines}");
    assert!(lines.contains("File to write: no/such/folder.json"), "{lines}");
    press(&mut app, "<");
    assert!(!shown(&mut app, 60, 12).join("\n").contains("Not written"));
    press(&mut app, "\n");
    assert!(shown(&mut app, 60, 12).join("\n").contains("Not written"));
}

#[test]
fn a_long_name_scrolls_and_a_long_question_is_seen_whole() {
    let folder = tempfile::tempdir().unwrap();
    let name = format!("{}/{}.json", folder.path().display(), "日本語".repeat(20));
    std::fs::write(&name, "precious").unwrap();
    let mut app = app(TEE, true);
    press(&mut app, "w");
    typed(&mut app, &name);
    let line = shown(&mut app, 40, 12)[10].clone();
    assert!(line.starts_with("File to write: …") && line.ends_with(".json"), "{line}");
    app.act(Action::Move(-1_000, 0));
    let line = shown(&mut app, 40, 12)[10].clone();
    assert!(line.starts_with("File to write: /") && line.ends_with('…'), "{line}");
    press(&mut app, "\n");
    let lines = shown(&mut app, 40, 12).join(" ");
    assert!(lines.contains("json exists. Replace it (y/n)?"), "{lines}");
}

#[test]
fn a_folder_is_no_file() {
    let mut app = app(TEE, true);
    press(&mut app, "w");
    typed(&mut app, ".");
    press(&mut app, "\n");
    assert!(app.message.contains(". is a folder; type the name of a file"), "{}", app.message);
    assert!(matches!(app.mode, Mode::Name(_)));
}

/// A name that cannot be shown stays as it is, as long as nobody changes it.
#[cfg(target_os = "linux")]
#[test]
fn a_name_of_any_bytes_is_kept() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(std::ffi::OsStr::from_bytes(b"t\xffe.clues"));
    std::fs::write(&path, TEE).unwrap();
    let mut app = app(TEE, true);
    app.name = Some(path.clone());
    press(&mut app, " wn");
    assert!(matches!(app.mode, Mode::Name(_)));
    press(&mut app, "\ny");
    assert!(std::fs::read_to_string(&path).unwrap().contains("saved"));
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!((files, app.name.as_deref()), (1, Some(Path::new(&path))));
}

#[test]
fn messages_promise_nothing_that_is_not_so() {
    let mut app = app(TEE, true);
    press(&mut app, "R");
    assert_eq!(app.message, "All cells are open already.");
    press(&mut app, "s");
    answered(&mut app);
    press(&mut app, "s");
    answered(&mut app);
    assert_eq!(app.message, "It is solved.");
    press(&mut app, "c");
    assert_eq!(app.message, "It is solved.");
    press(&mut app, "u");
    assert!(!app.player.has_unkept(), "two solutions are one step");
}

#[test]
fn what_was_stopped_does_not_say_that_the_time_is_over() {
    for (is_stopped, message) in [(true, "it was stopped"), (false, "takes too long")] {
        let stop = std::sync::atomic::AtomicBool::new(is_stopped);
        let told = english(&assist::undecided("play-undecided", &stop));
        assert!(told.contains(message), "{told}");
    }
}
