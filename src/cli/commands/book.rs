//! `nonosat book`: writes puzzles as a book for printing, with answers at the back.
//!
//! In: files of puzzles, or a month of days. Out: a PDF, or several with covers. Invariants: if any
//! puzzle is not unique, names all of these and writes nothing; the order is that of the files, or from
//! easy to hard.

use crate::app::failure::{AlreadyReported, CliError};
use crate::app::files::{PassedOver, all_files};
use crate::app::input::{Address, LoadedPuzzle};
use crate::app::output::Sink;
use crate::app::paths::output_file;
use crate::app::{Exit, days, failure, interrupt, language};
use crate::cli::args::form::refuse_other_endings;
use crate::cli::args::{Answers, Book, Days};
use crate::cli::commands::imaging::cover_picture;
use crate::cli::digest::Duplicates;
use crate::cli::jobs::options;
use crate::cli::jobs::parallel::{Stop, WorkItem, ordered_map};
use crate::cli::output::drawing_file::{MissingLetters, title_of_file};
use crate::cli::output::progress::ProgressReporter;
use crate::cli::output::{drawing_file, picture};
use crate::cli::{Verbosity, digest};
use nonosat_board::message::{Message, message};
use nonosat_board::verify::Verified;
use nonosat_engine::explanation::{Rule, rate};
use nonosat_engine::solver::{Reason, Verdict};
use nonosat_service::report::MAX_RATED_CELLS;
use nonosat_studio::authoring::generator::{self, Made};
use nonosat_studio::book::{self, BookError, BookPuzzle, Lesson, Plan};
use nonosat_studio::{calendar::Date, drawing};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Checks every puzzle, then writes the book, or the volumes, each with its cover if it has one.
pub fn run(command: &Book, verbosity: Verbosity) -> anyhow::Result<Exit> {
    refuse_other_endings(Some(&command.output), &["pdf"], "book")?;
    let output = output_file(Some(&command.output)).map(|file| file.with_extension("pdf"));
    picture::refuse_terminal(output.as_deref(), None)?;
    let mut plan = plan(command)?;
    options::pipeline(&command.deciding)?;
    let several = plan.house.is_some() || command.series.is_some();
    if output.is_none() && several {
        return Err(CliError::error(Exit::Usage, Message::new("book-files")));
    }
    output.as_deref().map(picture::refuse_puzzle).transpose()?;
    interrupt::listen();
    let lesson = command.worksheet.map(|rule| lesson(rule, command)).transpose()?;
    let lesson = lesson.map(|(lesson, items)| {
        plan.lesson = Some(lesson);
        items
    });
    let (mut puzzles, exit) = choose(command, (&plan, lesson), verbosity)?;
    if command.is_sorted() {
        book::sort_by_difficulty(&mut puzzles);
    }
    let mut files = Vec::new();
    match &command.series {
        None => add_files(&mut files, &puzzles, &plan, output.as_deref())?,
        Some(name) => {
            for (number, puzzles) in (1..).zip(volumes(puzzles, command.per_volume.into())) {
                let volume = Some(name.replace("{n}", &number.to_string()));
                let file = output.as_deref().map(|file| beside(file, &number.to_string()));
                let plan = Plan { volume, ..plan.clone() };
                add_files(&mut files, &puzzles, &plan, file.as_deref())?;
            }
        }
    }
    let sinks = files
        .into_iter()
        .map(|(file, bytes)| Ok((Sink::open(file.as_deref(), command.force)?, bytes)));
    // No file appears if one of them cannot.
    for (mut sink, bytes) in sinks.collect::<anyhow::Result<Vec<_>>>()? {
        sink.write_all(&bytes)?;
        sink.finish()?;
    }
    Ok(exit)
}

/// A file to write; standard output has no name.
type Output = (Option<PathBuf>, Vec<u8>);

/// Adds a book, and its cover if a house prints it.
fn add_files(
    files: &mut Vec<Output>,
    puzzles: &[BookPuzzle],
    plan: &Plan,
    file: Option<&Path>,
) -> anyhow::Result<()> {
    let sheets = book::book(puzzles, plan).map_err(no_book)?;
    files.push((file.map(Path::to_owned), drawing::pdf(&sheets)?));
    if let Some(house) = plan.house {
        let cover = book::cover_spread(puzzles, plan, house, sheets.pages.len());
        files.push((file.map(|file| beside(file, "cover")), drawing::pdf(&cover)?));
    }
    Ok(())
}

/// The file whose name ends in this, too: `book-cover.pdf`.
fn beside(file: &Path, end: &str) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{stem}-{end}.pdf"))
}

/// Deals sorted puzzles into as few volumes as hold them: all have nearly the same number, and
/// rise from easy to hard.
fn volumes(puzzles: Vec<BookPuzzle>, most: usize) -> Vec<Vec<BookPuzzle>> {
    let mut volumes = vec![Vec::new(); puzzles.len().div_ceil(most).max(1)];
    let count = volumes.len();
    for (place, puzzle) in puzzles.into_iter().enumerate() {
        volumes[place % count].push(puzzle);
    }
    volumes
}

fn plan(command: &Book) -> anyhow::Result<Plan> {
    let usual = || command.days.as_ref().map_or_else(|| words("book-title"), name);
    let title = command.title.clone().unwrap_or_else(usual);
    let font = drawing_file::read_font(command.font.as_deref())?;
    Ok(Plan {
        author: command.author.clone(),
        imprint: command.imprint.clone(),
        cover: command.cover.as_deref().map(cover_picture).transpose()?,
        large_print: command.large_print,
        is_gray: command.gray,
        is_cream: command.cream,
        house: command.house.house(),
        paper: command.paper,
        per_page: command.per_page.into(),
        has_sections: command.is_sorted(),
        is_calendar: command.days.is_some(),
        has_answers: command.answers != Answers::None,
        has_solid_answers: command.answers == Answers::Solid,
        ..Plan::new(title, language::language(), font)
    })
}

/// The name of a calendar: its month, or its year.
fn name(Days(days): &Days) -> String {
    match days.as_slice() {
        [first, .., last] if first.month_number() != last.month_number() => {
            first.year().to_string()
        }
        days => days.first().map_or(String::new(), |day| language::words(&day.month_name())),
    }
}

/// The words of a message without arguments.
fn words(id: &'static str) -> String {
    language::catalog().words(&Message::new(id))
}

fn no_book(error: BookError) -> anyhow::Error {
    match error {
        BookError::TooLarge(error) => too_large(error),
        BookError::NotPrinted(error) => CliError::error(Exit::No, error.message()),
        BookError::Isbn(isbn) => CliError::error(Exit::Usage, message!("book-isbn", isbn = isbn)),
        BookError::Letters(letters) => {
            let mut missing = MissingLetters::default();
            missing.add_letters(letters, message!("the-book"));
            missing.error()
        }
    }
}

fn too_large(error: book::TooLarge) -> anyhow::Error {
    CliError::with_help(Exit::Undecided, error.message(), "help-several-books")
}

/// Prepares all puzzles, with the exit status of the book.
///
/// # Errors
/// [`AlreadyReported`] if the book must not have some of them.
fn choose(
    command: &Book,
    (plan, lesson): (&Plan, Option<Items>),
    verbosity: Verbosity,
) -> anyhow::Result<(Vec<BookPuzzle>, Exit)> {
    let (items, mut worst) = match (lesson, &command.days) {
        (Some(items), _) => (items, Exit::Yes),
        (None, Some(days)) => (days_of(days)?, Exit::Yes),
        (None, None) => items(command, verbosity),
    };
    book::limits(items.len(), items.iter().map(|item| item.cells).sum()).map_err(too_large)?;
    require_letters(command, plan, &items)?;
    let (mut puzzles, mut are_several, mut exit) = (Vec::new(), false, Exit::Yes);
    let work = |input, stop: &Stop| prepare(command, input, verbosity, stop);
    ordered_map(command.deciding.threads(), items.into_iter(), work, |prepared| {
        let Prepared { messages: lines, puzzle: result, is_unrated } = prepared?;
        if !lines.is_empty() {
            failure::print_error(lines.trim_end());
        }
        match result {
            Ok(puzzle) => {
                exit = if is_unrated { Exit::undecided() } else { exit };
                puzzles.push(puzzle);
            }
            Err(exit) => {
                are_several |= exit == Exit::No;
                worst = worst.max(exit);
            }
        }
        Ok(!interrupt::was_raised())
    })?;
    if interrupt::was_raised() {
        return Err(AlreadyReported(worst.max(Exit::Interrupted)).into());
    }
    if are_several {
        let help = words("help-not-unique");
        failure::print_error(&failure::labeled("label-help", &help));
    }
    if worst == Exit::Yes { Ok((puzzles, exit)) } else { Err(AlreadyReported(worst).into()) }
}

/// Checks, before puzzles are solved, that the font has the letters of the book.
fn require_letters(
    command: &Book,
    plan: &Plan,
    items: &[WorkItem<LoadedPuzzle>],
) -> anyhow::Result<()> {
    let mut missing = MissingLetters::default();
    missing.add(&plan.font, command.title.as_deref().unwrap_or_default(), "--title");
    missing.add(&plan.font, plan.author.as_deref().unwrap_or_default(), "--author");
    missing.add(&plan.font, command.series.as_deref().unwrap_or_default(), "--series");
    let imprint = plan.imprint.as_deref().unwrap_or_default();
    missing.add(&plan.font, &imprint.replace(['\n', '\r'], " "), "--imprint");
    for WorkItem { name, value, .. } in items {
        let author = value.document.notes().author.as_deref().unwrap_or_default();
        missing.add(&plan.font, &title(value), name.clone());
        missing.add(&plan.font, author, name.clone());
    }
    // The pages that every book has.
    match book::book(&[], plan) {
        Err(BookError::Letters(letters)) => missing.add_letters(letters, message!("the-book")),
        Err(error) => return Err(no_book(error)),
        Ok(_) => {}
    }
    missing.refuse()
}

/// Puzzles to prepare.
type Items = Vec<WorkItem<LoadedPuzzle>>;

fn item(value: LoadedPuzzle) -> WorkItem<LoadedPuzzle> {
    let cells = value.document.puzzle().geometry().cell_count();
    WorkItem { name: value.name.clone(), cells, value }
}

/// The puzzles of days, each named by its date.
fn days_of(days: &Days) -> anyhow::Result<Items> {
    let of =
        |&date: &Date| Ok(item(LoadedPuzzle::of(date.to_string().as_ref(), days::document(date)?)));
    days.0.iter().map(of).collect()
}

/// The rule of a worksheet, and its puzzles; the last one that is made shows the rule.
///
/// # Errors
/// If the time is over, or there are not enough puzzles.
fn lesson(rule: Rule, command: &Book) -> anyhow::Result<(Lesson, Items)> {
    let budget = options::with_stop(&command.deciding, None)?.budget;
    let mut made = generator::lesson(rule, WORKSHEET + 1, &budget)?;
    let sample = made.pop().filter(|_| made.len() == WORKSHEET);
    let Some(sample) = sample else {
        if budget.is_over() || interrupt::was_raised() {
            let exit = failure::report_unfinished(&budget, message!("undecided-nothing"));
            return Err(AlreadyReported(exit).into());
        }
        let message = message!("book-lesson-missing", rule = rule.name());
        return Err(CliError::error(Exit::No, message));
    };
    let lesson = Lesson { rule, sample: sample.document.into_puzzle() };
    let of = |(number, made): (usize, Made)| {
        let name = format!("{} {number}", rule.name());
        item(LoadedPuzzle::of(name.as_ref(), made.document))
    };
    Ok((lesson, (1..).zip(made).map(of).collect()))
}

/// Puzzles of a worksheet.
const WORKSHEET: usize = 10;

/// The title above a puzzle; in a calendar the date, and what the picture shows; on a worksheet
/// none.
fn titles(input: &LoadedPuzzle, command: &Book) -> (String, Option<(Date, String)>) {
    match input.name.parse::<Date>() {
        _ if command.worksheet.is_some() => (String::new(), None),
        Ok(date) if command.days.is_some() => {
            (language::words(&date.name()), Some((date, title(input))))
        }
        _ => (title(input), None),
    }
}

/// The title of a puzzle in the book.
fn title(input: &LoadedPuzzle) -> String {
    input.document.notes().title.clone().unwrap_or_else(|| {
        let number = input.number.map_or(String::new(), |number| format!(" {number}"));
        title_of_file(&input.path).unwrap_or_else(|| words("book-untitled")) + &number
    })
}

/// Reads the puzzles of all files. Prints the errors of files, and returns the gravest status.
fn items(command: &Book, verbosity: Verbosity) -> (Items, Exit) {
    let (mut items, mut worst): (Items, _) = (Vec::new(), Exit::Yes);
    let passed_over = PassedOver::default();
    for (_, file) in all_files(&command.puzzles, false, &passed_over) {
        match file.and_then(|file| Address::of(&file).all(command.from)) {
            Ok(all) => items.extend(all.into_iter().map(item)),
            Err(error) => worst = worst.max(failure::report(&error)),
        }
    }
    let (mut duplicates, mut met) = (Duplicates::default(), BTreeSet::new());
    // A series has no puzzle twice.
    items.retain(|WorkItem { name, value, .. }| {
        let fingerprint = digest::fingerprint(value.document.puzzle());
        duplicates.add(fingerprint.clone(), name);
        met.insert(fingerprint) || command.series.is_none()
    });
    duplicates.messages().for_each(|message| verbosity.warn(message));
    passed_over.note().into_iter().for_each(|note| verbosity.note(note));
    (items, worst)
}

/// A puzzle for the book, solved and rated.
struct Prepared {
    /// Lines for standard error: the stages, and why the book must not have the puzzle.
    messages: String,
    puzzle: Result<BookPuzzle, Exit>,
    /// Was the time over before it was rated?
    is_unrated: bool,
}

/// Solves and rates a puzzle, and finds its title and author.
fn prepare(
    command: &Book,
    input: LoadedPuzzle,
    verbosity: Verbosity,
    stop: &Stop,
) -> anyhow::Result<Prepared> {
    let puzzle = input.document.puzzle();
    let mut progress = ProgressReporter::buffered(&input.name, verbosity.verbose);
    progress.read(puzzle);
    let options = options::with_stop(&command.deciding, Some(stop))?;
    let verdict = progress.judge(puzzle, &options)?;
    let mut messages = progress.end();
    let (answer, is_unique) = match picture_to_print(command, &input, verdict) {
        Ok(accepted) => accepted,
        Err((message, exit)) => {
            messages += &message;
            return Ok(Prepared { messages, puzzle: Err(exit), is_unrated: false });
        }
    };
    let is_rated = is_unique && puzzle.geometry().cell_count() <= MAX_RATED_CELLS;
    let solution = is_rated.then(|| answer.picture());
    let rating = solution.and_then(|solution| rate(puzzle, Some(solution), &options.budget));
    let is_unrated = is_rated && rating.is_none() && options.budget.is_over();
    if is_unrated {
        let message = failure::unfinished(&options.budget, message!("undecided-rating"));
        messages += &failure::undecided(failure::about(input.name.clone(), message));
    }
    let (title, day) = titles(&input, command);
    let author = input.document.notes().author.clone();
    let document = input.document;
    let book_puzzle = Ok(BookPuzzle { document, title, day, author, answer, is_unique, rating });
    Ok(Prepared { messages, puzzle: book_puzzle, is_unrated })
}

/// The picture, and whether it is the only one. Otherwise the message and the exit status, if the
/// book must not have the puzzle.
fn picture_to_print(
    command: &Book,
    input: &LoadedPuzzle,
    verdict: Verdict,
) -> Result<(Verified, bool), (String, Exit)> {
    let (name, puzzle) = (&input.name, input.document.puzzle());
    let error = |message: Message| failure::labeled("label-error", &language::words(&message));
    let none = |reason: &Reason| {
        error(message!("book-unsolvable", name = name.clone(), why = reason.message(puzzle)))
    };
    match verdict {
        Verdict::Unique(solution) => Ok((solution, true)),
        Verdict::Several(first, _) if command.allow_several => Ok((first, false)),
        Verdict::Several(..) => {
            Err((error(message!("book-not-unique", name = name.clone())), Exit::No))
        }
        Verdict::None(reason) => Err((none(&reason), Exit::No)),
        Verdict::Undecided(_, limit) => {
            let reason = failure::limit_message(&limit, puzzle);
            let message = message!("book-undecided", name = name.clone(), why = reason);
            Err((error(message), Exit::undecided()))
        }
    }
}
