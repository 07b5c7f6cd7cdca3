//! `nonosat mend`: changes or reveals the fewest cells, so that a picture is the only solution.
//!
//! In: a puzzle with a goal; without one, the first solution is the goal. Out: the repaired puzzle,
//! or drawings before and after. Invariants: every puzzle that it writes is unique; if the time is
//! over, it writes the best repair so far.

mod messages;

use crate::app::failure::CliError;
use crate::app::input::Address;
use crate::app::interrupt::budget;
use crate::app::language::words;
use crate::app::{Exit, failure, output};
use crate::cli::Verbosity;
use crate::cli::args::form::Form;
use crate::cli::args::{Goal, Keep, Mend};
use crate::cli::jobs::options::cell_named;
use crate::cli::output::destination::refuse_own_file;
use crate::cli::output::drawing_file::Font;
use crate::cli::output::progress::ProgressReporter;
use crate::cli::output::{drawing_file, losses, picture};
use nonosat_board::document::Document;
use nonosat_board::message::message;
use nonosat_board::puzzle::{CellId, Clue, ColorSet, Picture, Puzzle, clues_of};
use nonosat_board::verify::verify;
use nonosat_engine::solver::Options;
use nonosat_files as format;
use nonosat_files::{Format, Loss};
use nonosat_sat::budget::Budget;
use nonosat_service::report::RepairReport;
use nonosat_studio::authoring::repair::{
    Progress, Repair, RepairEnd, RepairMode, RepairRequest, RepairResult, Trait, repair,
};
use nonosat_studio::drawing::layout::{self, Mark, Scene};
use nonosat_studio::drawing::{self, Theme, Tile, contact};
use std::io::Write;

/// The most repairs that `--all` finds, and those on a sheet.
const MAX_REPAIRS: usize = 1000;
const ON_SHEET: usize = 12;
/// The names of cells below a picture of the sheet, in all and in a line.
const MAX_CAPTION: usize = 21;
const NAMES_PER_LINE: usize = 7;
/// If more than one cell in this many must change, another picture is needed.
const CELLS_PER_CHANGE: usize = 50;
/// On a small board a few cells are a large share, and need no advice.
const FEW_CHANGES: usize = 10;

/// The puzzle to repair.
struct Subject<'a> {
    command: &'a Mend,
    name: String,
    document: Document,
    /// The picture that is to be the only solution.
    goal: Picture,
    mode: RepairMode,
}

/// Repairs the puzzle. With JSON, prints a failure as an object, too.
pub fn run(command: &Mend, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let form = form(command)?;
    let address = Address::of(&command.puzzle.path);
    let result = run_repair(command, form, &address, verbosity).or_else(failure::ended);
    output::also_as_json(form == Form::Json, &address.name(), result)
}

/// Reads the puzzle, repairs it and writes the result.
fn run_repair(
    command: &Mend,
    form: Form,
    address: &Address,
    verbosity: Verbosity,
) -> anyhow::Result<Exit> {
    let budget = budget(command.time_limit);
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let file = address.one(command.puzzle.from)?;
    refuse_own_file(command.output.target.file(), address, &file)?;
    let puzzle = file.document.puzzle().clone();
    if puzzle.geometry().has_areas() {
        return Err(CliError::error(Exit::BadInput, message!("edit-regions")));
    }
    let cells = command.protect.iter().map(|text| cell_named(&puzzle, text));
    let protected = cells.collect::<anyhow::Result<Vec<CellId>>>()?;
    progress.read(&puzzle);
    progress.prepare();
    let goal = goal_or_solution(&file.document, &budget, &mut progress, verbosity)?;
    let mode = if command.givens { RepairMode::Reveal } else { RepairMode::Change };
    let subject = Subject { command, name: file.name, document: file.document, goal, mode };
    subject.refuse_form(form)?;
    subject.note_of_unknown(verbosity);
    let traits: Vec<Trait> = command.keep.iter().map(trait_of).collect();
    let request = RepairRequest {
        mode,
        target: command.goal.target(),
        protected: &protected,
        keep: &traits,
        add_only: command.add_only,
        max: command.max,
        count: if command.all { MAX_REPAIRS } else { 1 },
        ..RepairRequest::unique(&puzzle, &subject.goal, budget)
    };
    let mut is_advised = mode == RepairMode::Reveal;
    let result = repair(&request, &mut |bounds| {
        progress.update("mend", &messages::progress(bounds));
        if !is_advised && is_ambiguous(bounds, puzzle.geometry().cell_count()) {
            is_advised = true;
            verbosity.note(message!("note-ambiguous", name = subject.name.clone()));
        }
    })?;
    drop(progress);
    subject.write(&result, form, verbosity)?;
    subject.report(&result, verbosity);
    Ok(exit(&result))
}

/// Does it seem to take more changes than a picture bears?
fn is_ambiguous(Progress { found, at_least }: Progress, cell_count: usize) -> bool {
    let changes = found.unwrap_or(at_least);
    changes > FEW_CHANGES.max(cell_count / CELLS_PER_CHANGE)
}

fn trait_of(keep: &Keep) -> Trait {
    match keep {
        Keep::Outline => Trait::Outline,
        Keep::Symmetry => Trait::Symmetry,
    }
}

/// The requested form.
///
/// # Errors
/// If it cannot hold several repairs with `--all`, or the options contradict each other.
fn form(command: &Mend) -> anyhow::Result<Form> {
    let form = command.output.form()?;
    if !command.all {
        return Ok(form);
    }
    if command.goal == Goal::Lines {
        return Err(CliError::with_help(Exit::Usage, "mend-all-lines", "help-leave-one"));
    }
    let holds_one = match form {
        // A sheet of them.
        Form::Svg => false,
        Form::Puzzle(format) => !format.holds_several(),
        form => form.holds_one(),
    };
    if holds_one {
        let several = Format::all().iter().filter(|format| format.holds_several());
        let several: Vec<&str> = several.map(|format| format.name()).collect();
        let help = message!("help-mend-all", formats = several.join(", "));
        return Err(CliError::with_help(Exit::Usage, "mend-all-one", help));
    }
    Ok(form)
}

/// The goal, or without one the first solution.
///
/// # Errors
/// If the goal does not satisfy the clues, or there is neither.
fn goal_or_solution(
    document: &Document,
    budget: &Budget,
    progress: &mut ProgressReporter,
    verbosity: Verbosity,
) -> anyhow::Result<Picture> {
    let puzzle = document.puzzle();
    if let Some(goal) = document.goal() {
        verify(puzzle, goal.clone()).map_err(|mismatch| {
            let message = message!("mend-goal", why = mismatch.message());
            CliError::with_help(Exit::BadInput, message, "help-mend-goal")
        })?;
        return Ok(goal.clone());
    }
    let options = Options::default().within(budget.clone());
    let first = progress.first_picture(puzzle, &options)?;
    verbosity.note("note-no-goal");
    Ok(first)
}

/// The exit status.
fn exit(result: &RepairResult) -> Exit {
    match result.ended {
        RepairEnd::Proved | RepairEnd::Enough => Exit::Yes,
        RepairEnd::Found if !result.repairs.is_empty() => Exit::Yes,
        RepairEnd::Found | RepairEnd::Impossible | RepairEnd::TooMany => Exit::No,
        RepairEnd::Stopped(_) => Exit::undecided(),
    }
}

impl Subject<'_> {
    fn puzzle(&self) -> &Puzzle {
        self.document.puzzle()
    }

    /// Refuses a format that cannot hold the repaired puzzle.
    fn refuse_form(&self, form: Form) -> anyhow::Result<()> {
        let (puzzle, first) = (self.puzzle(), CellId::FIRST);
        let puzzle = match self.mode {
            RepairMode::Reveal => {
                let own_color = ColorSet::only(self.goal[first]);
                puzzle.clone().with_givens(&[(first, own_color)])?
            }
            RepairMode::Change => {
                let (geometry, palette) = (puzzle.geometry().clone(), puzzle.palette().clone());
                let clues = clues_of(&geometry, &self.goal);
                Puzzle::new(geometry, palette, clues)?.with_givens(puzzle.givens())?
            }
        };
        picture::refuse_form(&self.name, &Document::from(puzzle), form)
    }

    /// Prints a note if clues are incomplete: the repair then starts from the goal's full clues.
    fn note_of_unknown(&self, verbosity: Verbosity) {
        let puzzle = self.puzzle();
        let is_whole = |clue: &Clue| {
            let runs = clue.runs();
            runs.is_some_and(|runs| {
                runs.iter().all(|run| run.color.is_some() && run.length.exact().is_some())
            })
        };
        let mut lines = puzzle.geometry().lines();
        if self.mode == RepairMode::Change && !lines.all(|line| is_whole(puzzle.clue(line))) {
            verbosity.note("note-full-clues");
        }
    }

    /// The repaired puzzle with its picture as the goal. Keeps the saved state only if the clues
    /// stay, with `RepairMode::Reveal`.
    fn repaired_document(&self, repair: &Repair) -> anyhow::Result<Document> {
        let marks = self.document.saved().filter(|_| self.mode == RepairMode::Reveal);
        let notes = self.document.notes().clone();
        let (goal, marks) = (Some(repair.picture.clone()), marks.map(<[ColorSet]>::to_vec));
        Ok(Document::of(repair.puzzle.clone(), notes, goal, marks)?)
    }

    fn write(&self, result: &RepairResult, form: Form, verbosity: Verbosity) -> anyhow::Result<()> {
        let target = &self.command.output.target;
        let depth = picture::depth(target);
        if result.repairs.is_empty() && form != Form::Json {
            return Ok(());
        }
        let is_sheet = form == Form::Svg && self.command.all;
        let drawing_of = |repair: &Repair| {
            Ok(Some(match form {
                Form::Svg if is_sheet => return Ok(None),
                Form::Text => messages::drawn(self, repair, depth).into_bytes(),
                Form::Solution => repair.picture.letters(repair.puzzle.geometry()).into_bytes(),
                Form::Board => layout::board(&repair.puzzle, Some(&repair.picture)).into_bytes(),
                Form::Svg | Form::Png | Form::Pdf | Form::Gif | Form::Apng => {
                    self.drawing(repair, form)?
                }
                Form::Json | Form::Puzzle(_) => return Ok(None),
            }))
        };
        let drawings = result.repairs.iter().filter_map(|repair| drawing_of(repair).transpose());
        let mut bytes = drawings.collect::<anyhow::Result<Vec<Vec<u8>>>>()?.join(&b'\n');
        if is_sheet {
            bytes = self.sheet(&result.repairs)?.into_bytes();
        }
        if let Form::Puzzle(format) = form {
            let documents = result.repairs.iter().map(|repair| self.repaired_document(repair));
            let documents = documents.collect::<anyhow::Result<Vec<Document>>>()?;
            let text = format::write_all(&documents, format, Loss::NOTES);
            let text = text.map_err(|error| losses::refused(self.name.clone(), &error))?;
            losses::warning(&text.lost).into_iter().for_each(|warning| verbosity.warn(warning));
            bytes = text.text.into_bytes();
        }
        if form == Form::Json {
            for report in RepairReport::all(self.puzzle(), &self.goal, self.mode, result) {
                bytes.extend((serde_json::to_string(&report)? + "\n").into_bytes());
            }
        }
        let mut sink = picture::open(target, form)?;
        sink.write_all(&bytes)?;
        sink.finish()
    }

    /// Draws a sheet of the least visible repairs, each with its cells.
    fn sheet(&self, repairs: &[Repair]) -> anyhow::Result<String> {
        let tile = |(number, repair): (usize, &Repair)| {
            let names: Vec<String> = messages::names(repair).take(MAX_CAPTION).collect();
            let lines = names.chunks(NAMES_PER_LINE).map(|line| line.join(" "));
            let captions = [number.to_string()].into_iter().chain(lines).collect();
            Ok((Tile::Scene(Box::new(self.scene(repair)?)), captions))
        };
        let tiles = (1..).zip(repairs.iter().take(ON_SHEET)).map(tile);
        Ok(contact(&self.name, &tiles.collect::<anyhow::Result<Vec<_>>>()?))
    }

    /// Draws the repaired puzzle.
    fn drawing(&self, repair: &Repair, form: Form) -> anyhow::Result<Vec<u8>> {
        let mut scene = self.scene(repair)?;
        scene.description += &format!(" {}", words(&messages::cells(self, repair)));
        drawing_file::bytes(
            drawing::draw(&scene, &Theme::light()),
            form,
            drawing_file::Size::default(),
            &Font::default(),
        )
    }

    /// The repaired puzzle, solved, or blank with the revealed cells; these cells are framed.
    fn scene(&self, repair: &Repair) -> anyhow::Result<Scene> {
        let document = self.repaired_document(repair)?;
        let picture_after = (self.mode == RepairMode::Change).then_some(&repair.picture);
        let mut scene = layout::layout(&document, picture_after);
        let spots = layout::spots(repair.puzzle.geometry(), repair.cells.iter().copied());
        scene.marks.push((Mark::News, spots));
        Ok(scene)
    }

    /// Prints the repair and what is known about smaller ones, warnings last; or why there is none.
    fn report(&self, result: &RepairResult, verbosity: Verbosity) {
        match result.repairs.first() {
            Some(best) => {
                verbosity.print(&messages::outcome(self, result, best));
                messages::warnings(self, best)
                    .into_iter()
                    .for_each(|warning| verbosity.warn(warning));
            }
            None => failure::print_error(&messages::nothing(self, result)),
        }
    }
}
