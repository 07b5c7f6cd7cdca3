//! The plain game: prints a menu, reads a choice, carries it out, and repeats.
//!
//! In: what the player types, the player's game. Out: the exit status. Invariants: the menu, its
//! prompts and its own messages are those of a well-known course exercise, with rows from 0
//! byte by byte; any input gets a reply; the end of the input ends the game.

use super::assist::HintSession;
use super::names::First;
use super::player::Player;
use super::prompt::{Prompt, short_word};
use super::{assist, drawing, entry, save};
use crate::app::Exit;
use crate::app::failure::labeled;
use crate::app::interrupt;
use crate::app::language::words;
use nonosat_board::message::message;
use nonosat_board::puzzle::ColorSet;
use nonosat_engine::game::{self, Hint, Validity, assess};
use nonosat_engine::solver::EngineError;
use std::io::{BufRead, Write};
use std::path::Path;

const MENU: &str = "
===== Welcome to Nonogram Game =====
Please enter your choice:
Enter 'p' to print the current board.
Enter 'm' to modify a cell.
Enter 'c' to check your solution.
Enter 's' to invoke solver.
Enter 'q' to quit.
";

/// What the game has printed about the present marks.
#[derive(Default)]
struct Output {
    marks: Vec<ColorSet>,
    hint: Option<HintSession>,
    /// Did it report that they are no solution?
    is_wrong: bool,
}

/// Plays until the player quits. `has_person`: does a person type, and no script?
///
/// # Errors
/// If the input ends before `q`, or reading, writing or the engine fails.
pub fn play<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    mut player: Player,
    has_person: bool,
) -> anyhow::Result<Exit> {
    prompt.set_help("q ends a game, w writes it to a file");
    // Ctrl-C must not end a game before `autosave` writes it.
    interrupt::listen();
    let result = turns(prompt, &mut player);
    match &result {
        // The game ended without `q`: save it.
        Err(_) => interrupt::end(),
        Ok(_) if has_person && player.has_unkept() => {
            let note = labeled("label-note", &words(&message!("play-unwritten")));
            // Standard error may be closed; then no reader is left.
            let _ = writeln!(std::io::stderr(), "{note}");
        }
        _ => {}
    }
    save::disarm_autosave();
    result
}

fn turns<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &mut Player,
) -> anyhow::Result<Exit> {
    prompt.print(&format!("\n{}", drawing::draw(player)))?;
    let mut output = Output::default();
    loop {
        if output.marks != player.marks() {
            output = Output { marks: player.marks().to_vec(), ..Output::default() };
        }
        save::arm_autosave(player);
        prompt.print(MENU)?;
        let choice = prompt.request_word("Your choice: ", "a choice")?;
        match choice.as_str() {
            "p" => prompt.print(&drawing::draw(player))?,
            "m" => entry::modify_cell(prompt, player)?,
            "c" if output.is_wrong => print_places(prompt, player)?,
            "c" => output.is_wrong = !check(prompt, player)?,
            "s" => solve(prompt, player)?,
            "u" => prompt.print_line(if player.undo() { "Undone." } else { "Nothing to undo." })?,
            "h" => hint(prompt, player, &mut output)?,
            "d" => do_it(prompt, player, &output)?,
            "b" => go_back(prompt, player)?,
            "w" => write(prompt, player)?,
            "q" => {
                prompt.print_line("Bye!")?;
                return Ok(Exit::Yes);
            }
            choice => prompt.refuse(&format!(
                "`{}` is no choice. Choose p, m, c, s or q; or u to undo, h for a hint, h again \
                 for more of it, d to do it, c again for where a mistake is, b to go back to \
                 before it, w to write the game to a file.",
                short_word(choice)
            ))?,
        }
    }
}

/// Prints whether the puzzle is solved, and returns it.
fn check<R: BufRead, W: Write>(prompt: &mut Prompt<R, W>, player: &Player) -> anyhow::Result<bool> {
    let is_solved = assess(player.puzzle(), player.marks()).is_solved;
    prompt.print_line(if is_solved {
        "Congratulations! Your solution is correct!"
    } else {
        "Ahh, your solution is incorrect, try again."
    })?;
    let title = player.title().filter(|_| is_solved && player.first() == First::One);
    if let Some(title) = title {
        prompt.print_line(&format!("The picture: {}", short_word(title)))?;
    }
    Ok(is_solved)
}

/// Prints where the mistake is, if there is one.
fn print_places<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &Player,
) -> anyhow::Result<()> {
    let puzzle = player.puzzle();
    let lines = assist::work(|options, stop| {
        Ok::<_, EngineError>(match game::validate(puzzle, player.marks(), options)? {
            Validity::Valid => vec![words(&message!("play-right"))],
            Validity::NoSolution => vec![words(&message!("play-unsolvable"))],
            Validity::Undecided => vec![words(&assist::undecided("play-undecided", stop))],
            Validity::Invalid => {
                let mistake = game::mistake(puzzle, player.marks(), options)?;
                assist::mistake(puzzle, mistake.as_ref(), player.first().names())
            }
        })
    })?;
    prompt.print_line(&lines.join("\n"))
}

fn solve<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &mut Player,
) -> anyhow::Result<()> {
    // Prints within the work: from this line on Ctrl-C stops only the work.
    let verdict = assist::work(|options, stop| {
        prompt.print_line("Generating solution:")?;
        anyhow::Ok(assist::solve(player.puzzle(), options, stop)?)
    })?;
    match verdict {
        Ok(picture) => {
            player.show(&picture);
            prompt.print(&drawing::draw(player))
        }
        Err(message) => prompt.print_line(&words(&message)),
    }
}

/// Prints the next level of the hint; finds a new hint if the marks changed.
fn hint<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &Player,
    output: &mut Output,
) -> anyhow::Result<()> {
    let puzzle = player.puzzle();
    if output.hint.is_none() {
        let hint = assist::work(|options, stop| {
            Ok::<_, EngineError>(match game::hint(puzzle, player.marks(), options)? {
                Hint::Steps(steps) => Ok(HintSession::new(puzzle, steps, player.first().names())),
                hint => Err((assist::no_step(&hint, stop), hint == Hint::Mistake)),
            })
        })?;
        match hint {
            Ok(session) => output.hint = Some(session),
            Err((message, is_wrong)) => {
                output.is_wrong = is_wrong;
                return prompt.print_line(&words(&message));
            }
        }
    }
    let Some(session) = &mut output.hint else { return Ok(()) };
    prompt.print_line(&session.advance().join("\n"))
}

/// Sets the marks that the hint concludes.
fn do_it<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &mut Player,
    output: &Output,
) -> anyhow::Result<()> {
    match &output.hint {
        None => prompt.print_line(&words(&message!("play-nothing-done"))),
        Some(session) => {
            player.mark_all(&session.conclusions());
            prompt.print(&drawing::draw(player))
        }
    }
}

/// Undoes steps back to the newest state without a mistake.
fn go_back<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &mut Player,
) -> anyhow::Result<()> {
    let message = assist::work(|options, stop| {
        let back = game::way_back(player.puzzle(), player.marks(), player.past(), options)?;
        Ok::<_, EngineError>(assist::go_back(player, back, stop))
    })?;
    prompt.print_line(&words(&message))
}

fn write<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &mut Player,
) -> anyhow::Result<()> {
    let name = prompt.request_line("Enter the file to write: ", "the name of a file")?;
    if name.is_empty() {
        return prompt.print_line("Not written: no name was given.");
    }
    let path = Path::new(&name);
    let draft = match save::draft(player, path) {
        Ok(draft) => draft,
        Err(error) => return print_not_written(prompt, &error),
    };
    let form = draft.format.map_or_else(String::new, |format| format!(" as {format}"));
    let mut may_replace = false;
    if path.exists() {
        let question = format!("{name} exists. Replace it{form} (y/n)? ");
        may_replace = prompt.request_line(&question, "y or n")? == "y";
        if !may_replace {
            return prompt.print_line("Not written.");
        }
    }
    match save::write(player, &draft, path, may_replace) {
        Ok(()) => prompt.print_line(&format!("Wrote {name}{form}.")),
        Err(error) => print_not_written(prompt, &error),
    }
}

fn print_not_written<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    error: &anyhow::Error,
) -> anyhow::Result<()> {
    prompt.print_line(&format!("Not written: {}.", save::in_one_line(error)))
}
