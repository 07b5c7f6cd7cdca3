//! The game of lines as its players meet it: the recorded game, boards typed by hand, colors,
//! hexagons, files, and whatever else can be typed.

mod areas;
mod keeping;
// Its tests read the state of a process from /proc, which only Linux has.
#[cfg(target_os = "linux")]
mod signals;

use crate::folder::Folder;
use assert_cmd::Command;
use std::fs;
use std::path::Path;

impl Folder {
    /// Plays here; the exit status, standard output and standard error.
    fn play(&self, arguments: &str, input: impl Into<Vec<u8>>) -> (i32, String, String) {
        let mut command = Command::cargo_bin("nonosat").unwrap();
        command.current_dir(self.0.path()).arg("play");
        // The texts of the course exercise, whose rows count from 0.
        if !["--plain", "--help"].iter().any(|flag| arguments.contains(flag)) {
            command.arg("--exercise");
        }
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
fn the_picture_of_a_day_is_played_and_named_at_its_end() {
    let folder = Folder::new(&[]);
    let (status, out, message) = folder.play("--day 2026-12-24 --plain", "c\ns\nc\nq\n");
    assert_eq!((status, message.as_str()), (0, ""), "{out}");
    let end = "Your solution is correct!\nThe picture: Christmas tree\n";
    assert!(out.contains(end), "{out}");
    assert_eq!(out.matches("Christmas").count(), 1, "{out}");
    assert_eq!(folder.play("--day --plain", "q\n").0, 0);
    for wrong in ["--day 2026-02-30", "--day puzzle.non", "--day 2026-12-24 puzzle.non"] {
        assert_eq!(folder.play(wrong, "").0, 2, "{wrong}");
    }
}

#[test]
fn the_recorded_game_is_printed_byte_by_byte() {
    let (typed, printed) = recorded();
    let (status, out, message) = Folder::new(&[]).play("", typed);
    assert_eq!((status, message.as_str()), (0, ""));
    assert_eq!(out, printed);
}

/// For people, row 3 is the third, as everywhere else in nonosat.
#[test]
fn outside_of_the_exercise_rows_count_from_1() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let (status, out, message) = folder.play("--plain tee.clues", "m A 1 m B 4 B 3 p h q\n");
    assert_eq!((status, message.as_str()), (0, ""), "{out}");
    let board = "      A B C\n3 | 1 X . .\n1 | 2 . . .\n1 | 3 . X .\n";
    assert!(out.contains(board), "{out}");
    assert!(out.contains(&format!("{CELL}Invalid row or column. Try again.\n{CELL}")), "{out}");
    assert!(out.contains("Look at row 1."), "{out}");
    let (_, out, _) = folder.play("--plain", "1 1 1 -1 1 -1 q");
    assert!(out.contains("for row 1 (end") && out.contains("for column 1 (end"), "{out}");
    // Without a terminal it is the same game.
    let mut command = Command::cargo_bin("nonosat").unwrap();
    let output = command.args(["play", &puzzle("heart.non")]).write_stdin("q\n").output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains(" | 1 "));
}

#[test]
fn words_may_stand_on_one_line_or_on_many() {
    let (typed, printed) = recorded();
    for input in [typed.replace('\n', " "), typed.replace(' ', "\n"), typed.replace('\n', "\r\n")] {
        assert_eq!(Folder::new(&[]).play("", input).1, printed);
    }
}

#[test]
fn a_board_is_asked_for_until_every_clue_has_room() {
    let input = "3\n4\n-1\n1 1 -1\n1 1 1 -1\n1 3 -1\n2 1 -1\n\
                 1 1 1 -1\n1 2 -1\n2 -1\n1 -1\n-1\n1 1 -1\nq\n";
    let (status, out, message) = Folder::new(&[]).play("", input);
    assert_eq!((status, message.as_str()), (0, ""));
    let ask = |line: &str| format!("Enter the number of constraints for {line} (end with -1): ");
    let no = |kind: &str| format!("Invalid {kind} constraint, please try again.\n");
    let want = [
        "Enter the number of rows: Enter the number of columns: ".to_owned(),
        ask("row 0") + &ask("row 1"),
        (ask("row 2") + &no("row")).repeat(2) + &ask("row 2"),
        (ask("column 0") + &no("column")).repeat(2) + &ask("column 0"),
        ask("column 1") + &ask("column 2") + &ask("column 3"),
        "\n        A B C D\n    | 0 . . . .\n1 1 | 1 . . . .\n2 1 | 2 . . . .\n".to_owned(),
        "        2 1   1\n              1\n".to_owned(),
    ];
    assert_eq!(out, want.concat() + MENU + "Bye!\n");
}

#[test]
fn numbers_of_two_digits_and_columns_of_two_letters_stay_aligned() {
    let columns = "1 -1\n".repeat(26) + "-1\n-1\n";
    let (_, out, _) = Folder::new(&[]).play("", format!("1\n28\n12 13 -1\n{columns}q\n"));
    let board: Vec<&str> = out.lines().skip(1).take(3).collect();
    assert!(board[0].ends_with("  Y  Z AA AB"), "{out}");
    assert!(board[1].starts_with("12 13 | 0  .  .") && board[1].ends_with("  .  ."), "{out}");
    assert_eq!(board[0].len(), board[1].len());
    assert!(board[2].starts_with("           1  1"), "{out}");
    let (_, out, _) = Folder::new(&[]).play("", format!("12 1\n{}12 -1 q", "1 -1 ".repeat(12)));
    let board: Vec<&str> = out.lines().skip(1).take(14).collect();
    assert_eq!((board[0], board[1], board[12]), ("       A", "1 | 0  .", "1 |11  ."));
    assert_eq!(board[13], "      12");
}

#[test]
fn undo_takes_back_cells_and_solutions() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let answers = folder.answers("tee.clues", "u m A 0 u p m A 0 m A 1 u p s u p u u u");
    let open = "        A B C\n3 | 0 . . .\n1 | 1 . . .\n1 | 2 . . .\n        1 3 1\n";
    let open = open.replace("        ", "      ");
    let one = open.replace("0 . . .", "0 X . .");
    let solved = open.replace("0 . . .", "0 X X X").replace(" . . .", " . X .");
    let want = [
        "Nothing to undo.\n",
        CELL,
        "Undone.\n",
        &open,
        CELL,
        CELL,
        "Undone.\n",
        &one,
        &format!("Generating solution:\n{solved}"),
        "Undone.\n",
        &one,
        "Undone.\n",
        "Nothing to undo.\n",
        "Nothing to undo.\n",
    ];
    assert_eq!(answers, want);
}

#[test]
fn every_solution_is_correct() {
    let folder = Folder::new(&[("either.clues", EITHER), ("tee.clues", TEE)]);
    for cells in ["m A 0 m B 1", "m A 1 m B 0"] {
        let answers = folder.answers("either.clues", &format!("{cells} c m A 0 c"));
        assert_eq!(answers[2], "Congratulations! Your solution is correct!\n");
        assert_eq!(answers[4], "Ahh, your solution is incorrect, try again.\n");
    }
    let open = "Several solutions are left, and no reason leads further.\n";
    assert_eq!(folder.answers("either.clues", "h"), [open]);
}

/// Rows count from 0 and columns are letters, as they stand beside the board.
#[test]
fn a_hint_is_climbed_rung_by_rung_and_done() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let answers = folder.answers("tee.clues", "d h h h h d h h");
    assert_eq!(answers[0], "There is no hint to follow; h asks for one.\n");
    assert_eq!(answers[1], "Look at row 0.\n");
    assert_eq!(answers[2], "Cells A to C of row 0 can be settled.\n");
    let why = "The 3 fills row 0 exactly: cells A to C are filled.\n";
    assert_eq!(answers[3..5], [why, why]);
    assert!(answers[5].contains("0 X X X"), "{answers:?}");
    assert_eq!(
        answers[6..],
        ["Look at column B.\n", "Cells 1 and 2 of column B can be settled.\n"]
    );
    // Another mark, another hint.
    let answers = folder.answers("tee.clues", "h m A 0 m B 0 m C 0 h s h");
    assert_eq!(answers[4], "Look at column B.\n");
    assert_eq!(answers[6], "It is solved.\n");
}

#[test]
fn where_a_mistake_is_is_told_if_asked_again_and_the_way_back_is_found() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let answers = folder.answers("tee.clues", "m B 0 m A 2 m A 0 h c b p b");
    assert_eq!(answers[3], "There is a mistake; c shows where, b goes back to before it.\n");
    let place = "These marks cannot all be right: cells 0 and 2 of column A are filled.\n\
                 Contradiction: there is no room for the 1 of column A, since cells 0 and 2 are filled.\n";
    assert_eq!(answers[4], place);
    assert_eq!(answers[5], "2 steps undone; everything is right again.\n");
    assert!(answers[6].contains("0 . X ."), "{answers:?}");
    assert_eq!(answers[7], "Everything is right so far.\n");
    let answers = folder.answers("tee.clues", "m A 2 c c m A 2 c c");
    assert_eq!(answers[1], "Ahh, your solution is incorrect, try again.\n");
    assert!(answers[2].starts_with("This mark cannot be right: row 2, column A is filled.\n"));
    assert_eq!(
        answers[4..],
        ["Ahh, your solution is incorrect, try again.\n", "Everything is right so far.\n"]
    );
}

/// Blank cells cannot be marked in lines: a hint that settles some is done all the same.
#[test]
fn hints_alone_lead_to_the_end() {
    let folder = Folder::new(&[]);
    let answers = folder.answers(&puzzle("heart.non"), &"h d ".repeat(80));
    assert_eq!(answers[158], "It is solved.\n", "{answers:?}");
}

#[test]
fn a_solution_that_is_shown_already_is_no_step() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let answers = folder.answers("tee.clues", "m B 2 s s u p");
    assert!(answers[4].contains("0 . . .") && answers[4].contains("2 . X ."), "{answers:?}");
}

#[test]
fn q_leads_back_from_a_cell_where_it_is_no_column() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let answers = folder.answers("tee.clues", "m\nq\np");
    assert_eq!(answers[0], format!("{CELL}No cell was changed.\n"));
    let wide = format!("rect 1 17\n#ffffff #000000\n{}", "*\n".repeat(18));
    let folder = Folder::new(&[("wide.clues", &wide)]);
    let answers = folder.answers("wide.clues", "m\nq\n0\np");
    assert!(answers[1].contains(". . X\n"), "{answers:?}");
}

#[test]
fn a_puzzle_without_solution_says_so_in_one_line() {
    let uneven = "rect 1 2\n#ffffff #000000\n2a\n1a\n\n";
    let folder = Folder::new(&[("uneven.clues", uneven)]);
    let answers = folder.answers("uneven.clues", "s h");
    let reason = "the rows need at least 2 cells, the columns have at most 1";
    assert_eq!(answers[0], format!("Generating solution:\nNo solution: {reason}.\n"));
    assert_eq!(answers[1], "The puzzle has no solution.\n");
}

#[test]
fn colors_are_named_by_letters() {
    let colors = "rect 2 3\n#ffffff #ff0000 #0000ff\n1a 2b\n\n1a\n1b\n1b\n";
    let folder = Folder::new(&[("colors.clues", colors)]);
    let answers = folder
        .answers("colors.clues", "m A 0\nm b 0 b\nm C 0 q\nC 0 -\nC 0 b\nc\np\nm B 0 b\nm C 0\np");
    let no = |word| format!("`{word}` is no color, the letters from a to b are. Try again.\n");
    assert_eq!(answers[2], [CELL, &no("q"), CELL, &no("-"), CELL].concat());
    assert_eq!(answers[3], "Congratulations! Your solution is correct!\n");
    assert_eq!(
        answers[4],
        "           A  B  C\n1a 2b | 0  a  b  b\n      | 1  .  .  .\n          1a 1b 1b\n"
    );
    assert!(answers[7].contains("| 0  a  .  .\n"), "{answers:?}");
}

#[test]
fn a_hexagon_has_shifted_rows_and_lists_its_diagonals() {
    let hex = "hex 2\n#ffffff #000000\n1a\n2a\n\n1a\n2a\n\n\n1a 1a\n1a\ngiven\n??\n???\n?-\n";
    let folder = Folder::new(&[("hex.clues", hex)]);
    let answers = folder.answers("hex.clues", "m B 1\nm C 0\nB 0\nm B 2\np");
    assert_eq!(answers[1], format!("{CELL}Invalid row or column. Try again.\n{CELL}"));
    assert_eq!(answers[2], format!("{CELL}B 2 is given by the puzzle.\n"));
    let board = "1 | 0  . X\n2 | 1 . X .\n  | 2  . .\n\
                 falling diagonal 0 from A 2: 1\nfalling diagonal 1 from B 2: 2\n\
                 falling diagonal 2 from C 1:\nrising diagonal 0 from C 1:\n\
                 rising diagonal 1 from B 0: 1 1\nrising diagonal 2 from A 0: 1\n";
    assert_eq!(answers[3], board);
    let (status, out, _) = folder.play(&puzzle("drop.clues"), "s\nc\nq\n");
    assert!(status == 0 && out.contains("Congratulations!"), "{out}");
}

#[test]
fn triangles_stand_between_slashes() {
    let clues = "3a\n3a\n".repeat(3);
    let tri = format!("tri 1 1 1 1 1 1\n#ffffff #000000\n{clues}");
    let folder = Folder::new(&[("tri.clues", &tri)]);
    let answers = folder.answers("tri.clues", "m B 1\np");
    let answer = answers.last().unwrap();
    assert!(answer.starts_with("3 | 0 /...\\\n3 | 1 \\.X./\n"), "{answer}");
}

#[test]
fn wrong_words_are_answered_and_asked_for_again() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let input = "abc 7\n0\n-3\n1001\n99999999999999999999\n2\n1,5\n1\n\
                 x 1 -1\n1 0 -1\n-2 -1\n99999999999999999999 -1\n2 -1\n1 -1\n-1\n1 -1\n-1\nq\n";
    let (status, out, message) = folder.play("", input);
    assert_eq!((status, message.as_str()), (0, ""), "{out}");
    for word in ["abc", "0", "-3", "1001", "99999999999999999999"] {
        let want = format!("`{word}` is no number of rows, a number from 1 to 1000 is. Try again.");
        assert!(out.contains(&want), "{out}");
    }
    assert!(out.contains("`1,5` is no number of columns"), "{out}");
    for word in ["x", "0", "-2"] {
        let want = format!("Invalid row constraint, please try again: `{word}` is no run;");
        assert!(out.contains(&want), "{out}");
    }
    assert_eq!(out.matches("Invalid row constraint, please try again.\n").count(), 2, "{out}");
    assert!(out.ends_with("Bye!\n"), "{out}");
    let answers = folder.answers("tee.clues", "m A -1\nA 5\n7\n? 2\nD 1\nA x y z\nA2\nA 2\nx y z");
    let no = format!("{CELL}Invalid row or column. Try again.\n");
    assert_eq!(answers[0], no.repeat(7) + CELL);
    assert!(answers[1].starts_with("`x` is no choice. Choose p, m, c, s or q; or u to undo"));
    assert_eq!(answers.len(), 2, "one answer a line");
    let (_, out, _) = folder.play("", "1000 1000\n1 1\n1 -1\n1 -1\nq");
    assert!(out.contains("A board of 1000000 cells is too large, at most 262144 are possible."));
}

#[test]
fn the_end_of_the_input_ends_the_game_wherever_it_comes() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let cases = [
        ("", "", "the number of rows"),
        ("", "3", "the number of columns"),
        ("", "2 2 1 -1", "the constraint of row 1"),
        ("", "2 2 1 -1 1", "the constraint of row 1"),
        ("", "1 1 1 -1", "the constraint of column 0"),
        ("", "1 1 1 -1 1 -1", "a choice"),
        ("tee.clues", "", "a choice"),
        ("tee.clues", "m", "a cell"),
        ("tee.clues", "m A", "the row of a cell"),
        ("tee.clues", "m A 9", "a cell"),
        ("tee.clues", "w", "the name of a file"),
        ("tee.clues", "w tee.clues", "y or n"),
    ];
    for (file, input, wanted) in cases {
        let (status, out, message) = folder.play(file, input);
        let help = match wanted.starts_with("the number") || wanted.starts_with("the constraint") {
            true => "name the file of a puzzle, or type the whole board, row by row",
            false => "q ends a game, w writes it to a file",
        };
        // A board that was typed is in no file.
        let kept = if file.is_empty() && wanted == "a choice" {
            "\nnote: the game was kept in nonogram-kept.json\n"
        } else {
            ""
        };
        let want =
            format!("{kept}error: the input ended where {wanted} was expected\nhelp: {help}\n");
        assert_eq!((status, message), (65, want), "{input}: {out}");
    }
    assert_eq!(fs::read_to_string(folder.path("tee.clues")).unwrap(), TEE);
}

#[test]
fn garbage_is_answered_line_by_line_and_then_it_is_over() {
    let folder = Folder::new(&[("tee.clues", TEE)]);
    let mut garbage = Vec::new();
    for line in 0_u32..10_000 {
        let words = (0..line % 5).map(|word| line.wrapping_mul(2_654_435_761) >> (3 * word));
        words.for_each(|word| garbage.extend(word.to_le_bytes()));
        garbage.push(b'\n');
    }
    for arguments in ["tee.clues", ""] {
        let (status, out, message) = folder.play(arguments, garbage.clone());
        assert!(status == 65 && message.starts_with("error: the input ended"), "{message}");
        assert!(out.len() < 10_000_000);
    }
    // One line without an end, and one word a line.
    for input in ["z".repeat(5_000_000), "z\n".repeat(10_000), "m\n".repeat(10_000)] {
        assert_eq!(folder.play("tee.clues", input).0, 65);
    }
}

#[test]
fn files_that_are_no_puzzles_end_in_a_message() {
    let folder = Folder::new(&[("bad.clues", "rect 1 1\n")]);
    assert_eq!(folder.play("bad.clues", "q").0, 65);
    assert_eq!(folder.play("missing.clues", "q").0, 74);
}

#[test]
#[cfg(target_os = "linux")]
fn a_piped_puzzle_needs_a_terminal_to_play_on() {
    // A new session has none.
    let program = assert_cmd::cargo::cargo_bin("nonosat");
    let mut command = Command::new("setsid");
    command.arg("--wait").arg(program).args(["play", "-"]);
    let output = command.write_stdin(TEE).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.starts_with("error: there is no terminal to play on\nhelp: "), "{message}");
}

#[test]
fn the_help_tells_of_the_choices_that_the_menu_leaves_out() {
    let (status, out, _) = Folder::new(&[]).play("--help", "");
    assert_eq!(status, 0);
    for choice in [
        "u    undo",
        "h    hint",
        "d    do",
        "b    go back",
        "w    write",
        "0    the game was quit",
    ] {
        assert!(out.contains(choice), "{out}");
    }
    assert!(!out.contains("unique"), "no status of other commands: {out}");
}
