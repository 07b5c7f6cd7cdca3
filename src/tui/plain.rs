//! The game of lines: a menu, a choice, what comes of it, and again.
//!
//! In: a talk, a player's board. Out: the end of the game. Invariants: the menu, its prompts and
//! its answers are those of a well-known course exercise, byte by byte; whatever is typed is
//! answered, and the end of the input ends the game.

use super::hint_session::HintSession;
use super::player::Player;
use super::prompt::{Prompt, shown};
use super::{assist, autosave, cells, drawing, names, save};
use crate::app::Exit;
use crate::app::interrupt;
use nonosat::game::{self, Check, Hint, assess};
use nonosat::puzzle::ColorSet;
use nonosat::solver::EngineError;
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

/// What was told of the marks as they are.
#[derive(Default)]
struct Output {
    marks: Vec<ColorSet>,
    ladder: Option<HintSession>,
    /// Was it told that they are no solution?
    is_wrong: bool,
}

/// Plays until the player quits. `has_person` tells whether it is typed by hand.
pub fn play<R: BufRead, W: Write>(
    talk: &mut Prompt<R, W>,
    mut player: Player,
    has_person: bool,
) -> anyhow::Result<Exit> {
    talk.ends_by("q ends a game, w writes it to a file");
    // Ctrl-C must not end a game before it is kept.
    interrupt::listen();
    let result = turns(talk, &mut player);
    match &result {
        // Nobody said so, neither who types nor a pipe that is over.
        Err(_) => interrupt::end(),
        Ok(_) if has_person && player.has_unkept() => {
            let note = "note: this game was not written to a file; w does that before q";
            // Nobody is left to be told if standard error is closed.
            let _ = writeln!(std::io::stderr(), "{note}");
        }
        _ => {}
    }
    autosave::disarm();
    result
}

fn turns<R: BufRead, W: Write>(
    talk: &mut Prompt<R, W>,
    player: &mut Player,
) -> anyhow::Result<Exit> {
    talk.print(&format!("\n{}", drawing::draw(player)))?;
    let mut told = Output::default();
    loop {
        if told.marks != player.marks() {
            told = Output { marks: player.marks().to_vec(), ..Output::default() };
        }
        autosave::arm(player);
        talk.print(MENU)?;
        let choice = talk.ask("Your choice: ", "a choice")?;
        match choice.as_str() {
            "p" => talk.print(&drawing::draw(player))?,
            "m" => cells::modify(talk, player)?,
            "c" if told.is_wrong => print_places(talk, player)?,
            "c" => told.is_wrong = !check(talk, player)?,
            "s" => solve(talk, player)?,
            "u" => talk.print_line(if player.undo() { "Undone." } else { "Nothing to undo." })?,
            "h" => hint(talk, player, &mut told)?,
            "d" => do_it(talk, player, &told)?,
            "b" => go_back(talk, player)?,
            "w" => write(talk, player)?,
            "q" => {
                talk.print_line("Bye!")?;
                return Ok(Exit::Yes);
            }
            other => talk.refuse(&format!(
                "`{}` is no choice. Choose p, m, c, s or q; or u to undo, h for a hint, h again \
                 for more of it, d to do it, c again for where a mistake is, b to go back to \
                 before it, w to write the game to a file.",
                shown(other)
            ))?,
        }
    }
}

/// Says whether it is solved.
fn check<R: BufRead, W: Write>(talk: &mut Prompt<R, W>, player: &Player) -> anyhow::Result<bool> {
    let is_solved = assess(player.puzzle(), player.marks()).is_solved;
    talk.print_line(if is_solved {
        "Congratulations! Your solution is correct!"
    } else {
        "Ahh, your solution is incorrect, try again."
    })?;
    Ok(is_solved)
}

/// Says where the mistake is, if there is one.
fn print_places<R: BufRead, W: Write>(
    talk: &mut Prompt<R, W>,
    player: &Player,
) -> anyhow::Result<()> {
    let puzzle = player.puzzle();
    let lines = assist::work(|options, stop| {
        Ok::<_, EngineError>(match game::check(puzzle, player.marks(), options)? {
            Check::Right => vec!["All is right so far.".to_owned()],
            Check::NoSolution => vec!["The puzzle has no solution.".to_owned()],
            Check::Undecided => vec![assist::undecided("Undecided", stop)],
            Check::Wrong => {
                let found = game::mistake(puzzle, player.marks(), options)?;
                assist::mistake(puzzle, found.as_ref(), names::number)
            }
        })
    })?;
    talk.print_line(&lines.join("\n"))
}

fn solve<R: BufRead, W: Write>(talk: &mut Prompt<R, W>, player: &mut Player) -> anyhow::Result<()> {
    // Who reads this can end the work.
    let solved = assist::work(|options, stop| {
        talk.print_line("Generating solution:")?;
        anyhow::Ok(assist::solve(player.puzzle(), options, stop)?)
    })?;
    match solved {
        Ok(picture) => {
            player.show(&picture);
            talk.print(&drawing::draw(player))
        }
        Err(message) => talk.print_line(&message),
    }
}

/// The next rung of a hint; the first one of another if the marks changed.
fn hint<R: BufRead, W: Write>(
    talk: &mut Prompt<R, W>,
    player: &Player,
    told: &mut Output,
) -> anyhow::Result<()> {
    let puzzle = player.puzzle();
    if told.ladder.is_none() {
        let hint = assist::work(|options, stop| {
            Ok::<_, EngineError>(match game::hint(puzzle, player.marks(), options)? {
                Hint::Steps(steps) => Ok(HintSession::new(puzzle, steps, names::number)),
                other => Err((assist::no_step(&other, stop), other == Hint::Mistake)),
            })
        })?;
        match hint {
            Ok(ladder) => told.ladder = Some(ladder),
            Err((text, is_wrong)) => {
                told.is_wrong = is_wrong;
                return talk.print_line(&text);
            }
        }
    }
    let Some(ladder) = &mut told.ladder else { return Ok(()) };
    talk.print_line(&ladder.climb().join("\n"))
}

/// Does what the hint says.
fn do_it<R: BufRead, W: Write>(
    talk: &mut Prompt<R, W>,
    player: &mut Player,
    told: &Output,
) -> anyhow::Result<()> {
    match &told.ladder {
        None => talk.print_line("There is no hint to follow; h asks for one."),
        Some(ladder) => {
            player.mark_all(&ladder.settled());
            talk.print(&drawing::draw(player))
        }
    }
}

/// Back to the newest state without a mistake.
fn go_back<R: BufRead, W: Write>(
    talk: &mut Prompt<R, W>,
    player: &mut Player,
) -> anyhow::Result<()> {
    let text = assist::work(|options, stop| {
        let back = game::way_back(player.puzzle(), player.marks(), player.past(), options)?;
        Ok::<_, EngineError>(assist::go_back(player, back, stop))
    })?;
    talk.print_line(&text)
}

fn write<R: BufRead, W: Write>(talk: &mut Prompt<R, W>, player: &mut Player) -> anyhow::Result<()> {
    let name = talk.ask_line("Enter the file to write: ", "the name of a file")?;
    if name.is_empty() {
        return talk.print_line("Not written: no name was given.");
    }
    let path = Path::new(&name);
    let draft = match save::draft(player, path) {
        Ok(draft) => draft,
        Err(error) => return print_not_written(talk, &error),
    };
    let form = &draft.format;
    let mut may_replace = false;
    if path.exists() {
        let question = format!("{name} exists. Replace it{form} (y/n)? ");
        may_replace = talk.ask_line(&question, "y or n")? == "y";
        if !may_replace {
            return talk.print_line("Not written.");
        }
    }
    match save::write(player, &draft, path, may_replace) {
        Ok(()) => talk.print_line(&format!("Wrote {name}{form}.")),
        Err(error) => print_not_written(talk, &error),
    }
}

fn print_not_written<R: BufRead, W: Write>(
    talk: &mut Prompt<R, W>,
    error: &anyhow::Error,
) -> anyhow::Result<()> {
    talk.print_line(&format!("Not written: {}.", save::in_one_line(error)))
}
