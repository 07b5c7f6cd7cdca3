//! `nonosat explain`: writes how a person can solve a puzzle.
//!
//! In: a puzzle, optionally its state of play. Out: sentences, JSON, a drawing of one step, or a
//! page of all. Invariants: the solver runs to decide whether the solution is unique; only solver
//! steps show its picture. The output writes one step at a time, because the texts are many times
//! as large as the steps. An eighth of the time limit is reserved for the output.

mod page;
mod story;
mod text;

use crate::app::failure::{self, CliError};
use crate::app::input::{self, Address};
use crate::app::interrupt::budget;
use crate::app::output::{self, Sink};
use crate::app::text::{Folding, output_columns};
use crate::app::{Exit, language, paths};
use crate::cli::Verbosity;
use crate::cli::args::form::{ending, refuse_other_endings};
use crate::cli::args::{Explain, Explanation};
use crate::cli::jobs::options::cell_named;
use crate::cli::jobs::parallel::Stop;
use crate::cli::output::picture::{refuse_puzzle, refuse_terminal};
use crate::cli::output::progress::Patience;
use nonosat_board::document::Document;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{CellId, ColorSet, Picture, Puzzle};
use nonosat_engine::explanation::{self, Fact, Mistake, Rating, Step, Walk, mistake, watched_walk};
use nonosat_engine::game;
use nonosat_engine::solver::{Options, Reason, Verdict, judge};
use nonosat_sat::budget::Budget;
use nonosat_service::report::WalkReport;
use nonosat_studio::drawing;
use nonosat_studio::drawing::layout::{self, Extras, StepCells};
use std::io::{BufWriter, IntoInnerError, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;
use story::Story;

/// The time for the solver to find contradictory marks where lines show none.
const CONTRADICTION_TIME: Duration = Duration::from_secs(1);
/// How many levels the justification tree of one cell has.
const MAX_LEVELS: usize = 3;
/// Most literals of the formula that decides uniqueness: about 250 MB. Above that the verdict is
/// undecided, and only the solver steps are missing.
const MAX_LITERALS: usize = 1 << 23;
/// Most cells and numbers of clues that are drawn.
const MAX_DRAWN: usize = 50_000;

/// A puzzle with everything that its explanation needs.
struct Subject {
    path: PathBuf,
    name: String,
    document: Document,
    /// The possible colors of each cell at the beginning.
    start: Vec<ColorSet>,
    verdict: Verdict,
    rating: Option<Rating>,
    /// Was the time over before it was rated?
    is_unrated: bool,
    walk: Walk,
    /// Limits the time for writing the steps.
    output_budget: Budget,
}

/// Runs the command. If the output is JSON, an error is also printed as JSON.
pub fn run(command: &Explain, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let form = form(command)?;
    if matches!(form, Explanation::Svg | Explanation::Html) {
        refuse_terminal(command.target.file(), Some("text"))?;
    }
    let result = explain(command, form, verbosity);
    let name = Address::of(&command.puzzle.path).name();
    output::also_as_json(form == Explanation::Json, &name, result)
}

/// Reads the puzzle, decides uniqueness, walks, and writes.
fn explain(command: &Explain, form: Explanation, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let output_budget = budget(command.time_limit);
    let solve_budget = budget(command.time_limit.map(|time| time - time / 8));
    let document = input::document(&command.puzzle.path, command.puzzle.from)?;
    let name = paths::name(&command.puzzle.path);
    let puzzle = document.puzzle().clone();
    if matches!(form, Explanation::Svg | Explanation::Html) {
        refuse_large(&puzzle)?;
    }
    let cell = command.cell.as_deref().map(|text| cell_named(&puzzle, text)).transpose()?;
    if command.from_marks && document.saved().is_none() {
        verbosity.note(message!("note-no-state", name = name.clone()));
    }
    let start =
        if command.from_marks { game::marks(&document) } else { explanation::givens(&puzzle) };
    let patience = Patience::working(&name, verbosity);
    let mut options = Options::default().within(solve_budget);
    options.encode.literal_limit = MAX_LITERALS;
    let verdict = verdict_with_marks(&puzzle, &start, &options)?;
    if let (Verdict::None(_), true) = (&verdict, command.from_marks) {
        let base = judge(&puzzle, &options)?;
        if !matches!(base, Verdict::None(_)) {
            return print_mistake(command, form, &document, &start, &options);
        }
    }
    let solution = match &verdict {
        Verdict::Unique(solution) => Some(solution.picture().clone()),
        _ => None,
    };
    // The rating stands above the steps; most of the time is for these.
    let rated_solution = solution.as_ref().filter(|_| !command.from_marks);
    let limit = command.time_limit.map_or(Duration::MAX, |time| time / 4);
    let rating_budget = options.budget.clone().at_most(limit);
    let rating = rated_solution
        .and_then(|solution| explanation::rate(&puzzle, Some(solution), &rating_budget));
    let is_unrated = rated_solution.is_some() && rating.is_none() && rating_budget.is_over();
    let path = command.puzzle.path.clone();
    let (steps, rounds, end) = (Vec::new(), Vec::new(), explanation::End::Stuck);
    let walk = Walk { steps, rounds, end, known: start.clone() };
    let mut subject =
        Subject { path, name, document, start, verdict, rating, is_unrated, walk, output_budget };
    if form == Explanation::Text && cell.is_none() {
        return subject.write_story(command, solution.as_ref(), &options.budget, patience);
    }
    subject.walk = explanation::walk(&puzzle, &subject.start, solution.as_ref(), &options.budget);
    drop(patience);
    let text = match (form, cell) {
        (Explanation::Text, Some(cell)) => text::of_cell(&subject, cell, MAX_LEVELS)?,
        (Explanation::Json, Some(cell)) => subject.json(cell)?,
        (Explanation::Svg, _) => subject.svg(cell)?,
        _ => return subject.write_steps(command, form),
    };
    write(command, form, &text)?;
    if subject.is_cut() {
        failure::report_undecided(text::end_message(&subject));
    }
    Ok(subject.exit())
}

/// Refuses to draw a puzzle that is too large for a page.
fn refuse_large(puzzle: &Puzzle) -> anyhow::Result<()> {
    let size = cell_and_number_count(puzzle);
    if size <= MAX_DRAWN {
        return Ok(());
    }
    Err(CliError::with_help(
        Exit::Undecided,
        message!("explain-large", found = size, most = MAX_DRAWN),
        "help-explain-large",
    ))
}

/// The number of cells of a board and of numbers in its clues.
fn cell_and_number_count(puzzle: &Puzzle) -> usize {
    let runs = |line| puzzle.clue(line).runs().map_or(0, <[_]>::len);
    puzzle.geometry().cell_count() + puzzle.geometry().lines().map(runs).sum::<usize>()
}

/// The requested form, by option or by the extension of the output file.
fn form(command: &Explain) -> anyhow::Result<Explanation> {
    let path = command.target.file();
    if let Some(form) = command.to.or(command.json.then_some(Explanation::Json)) {
        return Ok(form);
    }
    refuse_other_endings(path, &["html", "svg", "json", "txt"], "explanation")?;
    Ok(match path.and_then(ending).as_deref() {
        Some("html") => Explanation::Html,
        Some("svg") => Explanation::Svg,
        Some("json") => Explanation::Json,
        _ => Explanation::Text,
    })
}

/// Writes a whole text to the output.
fn write(command: &Explain, form: Explanation, text: &str) -> anyhow::Result<()> {
    let mut sink = Folding::new(open(command, form)?, columns(command, form));
    sink.write_all(text.as_bytes())?;
    sink.into_inner()?.finish()
}

/// The width at which lines break: that of the terminal, for text without an output file.
fn columns(command: &Explain, form: Explanation) -> Option<usize> {
    let is_read = form == Explanation::Text && command.target.file().is_none();
    is_read.then(output_columns).flatten()
}

fn open(command: &Explain, form: Explanation) -> anyhow::Result<Sink> {
    if let (Some(path), true) = (command.target.file(), form != Explanation::Json) {
        refuse_puzzle(path)?;
    }
    Sink::open(command.target.file(), command.target.force)
}

/// Decides whether the solution with all of these marks is unique.
fn verdict_with_marks(
    puzzle: &Puzzle,
    marks: &[ColorSet],
    options: &Options,
) -> anyhow::Result<Verdict> {
    let facts: Vec<Fact> = puzzle.geometry().cells().zip(marks.iter().copied()).collect();
    match puzzle.clone().with_givens(&facts) {
        Ok(puzzle_with_marks) => Ok(judge(&puzzle_with_marks, options)?),
        Err(_) => Ok(Verdict::None(Reason::Search)),
    }
}

/// Writes a mistake in the marks. Prints an error if none was found in time.
fn print_mistake(
    command: &Explain,
    form: Explanation,
    document: &Document,
    marks: &[ColorSet],
    options: &Options,
) -> anyhow::Result<Exit> {
    let puzzle = document.puzzle();
    let moment = options.at_most(CONTRADICTION_TIME);
    let mut is_impossible = |facts: &[Fact]| {
        if moment.budget.is_over() {
            return false;
        }
        let Ok(puzzle_with_facts) = puzzle.clone().with_givens(facts) else { return true };
        matches!(judge(&puzzle_with_facts, &moment), Ok(Verdict::None(_)))
    };
    let Some(wrong) = mistake(puzzle, marks, &options.budget, &mut is_impossible) else {
        return Ok(failure::report_undecided("explain-mistake-unknown"));
    };
    let text = match form {
        Explanation::Json => {
            let report = WalkReport::mistaken(
                puzzle,
                &wrong,
                text::mistake(puzzle, &wrong),
                language::catalog(),
            );
            serde_json::to_string(&report)? + "\n"
        }
        Explanation::Svg | Explanation::Html => drawn_mistake(document, marks, &wrong),
        Explanation::Text => text::mistake(puzzle, &wrong),
    };
    write(command, if form == Explanation::Html { Explanation::Svg } else { form }, &text)?;
    Ok(Exit::No)
}

/// A drawing of the marks, with frames around those that contradict each other.
fn drawn_mistake(document: &Document, marks: &[ColorSet], mistake: &Mistake) -> String {
    let wrong: Vec<CellId> = mistake.marks.iter().map(|fact| fact.0).collect();
    let step = StepCells { news: &wrong, ..StepCells::default() };
    drawing::svg(&layout::layout_known(document, marks, step, &numbered()))
}

/// A drawing with the numbers of lines, as sentences name them.
fn numbered<'a>() -> Extras<'a> {
    Extras { numbers: true, ..Extras::default() }
}

impl Subject {
    /// The title of the puzzle, or the name of its file without folders and ending.
    fn heading(&self) -> String {
        let title = self.document.notes().title.clone();
        title.unwrap_or_else(|| paths::stem(&self.path))
    }

    fn puzzle(&self) -> &Puzzle {
        self.document.puzzle()
    }

    /// Writes all steps as a page or as JSON, as far as the time allows.
    fn write_steps(&self, command: &Explain, form: Explanation) -> anyhow::Result<Exit> {
        let sink = BufWriter::new(open(command, form)?);
        let mut sink = Folding::new(sink, columns(command, form));
        let is_whole = match form {
            Explanation::Html => page::html(self, &mut sink)?,
            _ => {
                let (verdict, rating) = (self.verdict.word(), self.rating.as_ref());
                let (puzzle, walk) = (self.puzzle(), &self.walk);
                let is_whole = WalkReport::write(
                    &mut sink,
                    puzzle,
                    walk,
                    verdict,
                    rating,
                    (language::catalog(), &self.output_budget),
                )?;
                writeln!(sink)?;
                is_whole
            }
        };
        sink.into_inner()?.into_inner().map_err(IntoInnerError::into_error)?.finish()?;
        Ok(if is_whole { self.exit() } else { Exit::undecided() })
    }

    /// Writes the steps as they are found.
    fn write_story(
        mut self,
        command: &Explain,
        solution: Option<&Picture>,
        budget: &Budget,
        patience: Patience,
    ) -> anyhow::Result<Exit> {
        let sink = BufWriter::new(open(command, Explanation::Text)?);
        let mut sink = Folding::new(sink, columns(command, Explanation::Text));
        // Steps in several colors are found out to be relevant at the end.
        let patience = (self.puzzle().palette().color_count() > 2).then_some(patience);
        let mut story = Story::begin(&self, &mut sink)?;
        let stop = Stop::default();
        let budget = budget.clone().or_stop(stop.clone());
        let walk = watched_walk(self.puzzle(), &self.start, solution, &budget, &mut |steps| {
            stop.store(!story.go_on(steps), Ordering::Relaxed);
        });
        drop(patience);
        let is_whole = story.finish(&walk.steps)?;
        self.walk = walk;
        if is_whole {
            writeln!(sink, "\n{}", text::end(&self))?;
        }
        sink.into_inner()?.into_inner().map_err(IntoInnerError::into_error)?.finish()?;
        Ok(if is_whole { self.exit() } else { Exit::undecided() })
    }

    /// The step that settles a cell, as JSON.
    fn json(&self, cell: CellId) -> anyhow::Result<String> {
        let steps = vec![self.step_of(cell)?.clone()];
        let known = self.walk.known.clone();
        let walk = Walk { steps, rounds: Vec::new(), end: self.walk.end.clone(), known };
        let rating = self.rating.clone();
        let (verdict, catalog) = (self.verdict.word(), language::catalog());
        let report = WalkReport::of(self.puzzle(), &walk, verdict, rating, catalog);
        Ok(serde_json::to_string(&report)? + "\n")
    }

    /// The step that settles a cell.
    fn step_of(&self, cell: CellId) -> anyhow::Result<&Step> {
        let node = explanation::reasons_of(&self.walk.steps, cell, 0);
        node.map(|node| &self.walk.steps[node.step]).ok_or_else(|| self.no_step(cell))
    }

    /// The error for a cell that no step changes.
    fn no_step(&self, cell: CellId) -> anyhow::Error {
        let name = explanation::cell_name(self.puzzle(), cell);
        match self.start[cell.index()].single() {
            Some(_) => CliError::error(Exit::No, message!("explain-cell-known", cell = name)),
            None => self.nothing(message!("explain-cell-unknown", cell = name)),
        }
    }

    /// Did a limit end the walk?
    fn is_cut(&self) -> bool {
        matches!(self.walk.end, explanation::End::OutOfTime | explanation::End::OutOfMemory)
    }

    /// The error if there is no step: this one, unless more time would have found some.
    fn nothing(&self, message: Message) -> anyhow::Error {
        match self.is_cut() {
            true => CliError::error(Exit::undecided(), text::end_message(self)),
            false => CliError::error(Exit::No, message),
        }
    }

    /// A drawing of one step, by default the first: the known cells before it, its reasons, and
    /// the cells that it gives.
    fn svg(&self, cell: Option<CellId>) -> anyhow::Result<String> {
        let step = match cell {
            Some(cell) => self.step_of(cell)?,
            None => {
                let first = self.walk.steps.first();
                first.ok_or_else(|| self.nothing(message!("explain-no-step")))?
            }
        };
        let mut known = self.start.clone();
        for earlier in self.walk.steps.iter().take_while(|other| *other != step) {
            for &(cell, colors) in &earlier.gives {
                known[cell.index()] = known[cell.index()].intersect(colors);
            }
        }
        let reasons: Vec<CellId> = step.needs().iter().map(|fact| fact.0).collect();
        let news: Vec<CellId> = step.gives.iter().map(|fact| fact.0).collect();
        let line = step.line().map_or(&[][..], |line| self.puzzle().geometry().line(line));
        let sentence =
            language::catalog().paragraph(explanation::step_text(self.puzzle(), step).sentences());
        let heading = vec![self.heading()];
        let extras = Extras { heading, footer: sentence.clone(), ..numbered() };
        let cells = StepCells { line, reasons: &reasons, news: &news };
        let mut scene = layout::layout_known(&self.document, &known, cells, &extras);
        scene.description = sentence;
        Ok(drawing::svg(&scene))
    }

    /// The exit status; reports a rating that was not finished.
    fn exit(&self) -> Exit {
        match (&self.verdict, &self.walk.end) {
            _ if self.is_cut() => Exit::undecided(),
            (Verdict::None(_) | Verdict::Several(..), _) => Exit::No,
            (_, explanation::End::Solved) if self.is_unrated => {
                failure::report_unfinished(&self.output_budget, message!("undecided-rating"))
            }
            (_, explanation::End::Solved) => Exit::Yes,
            (Verdict::Undecided(..), _) => Exit::undecided(),
            _ => Exit::Yes,
        }
    }
}
