//! Draws the numbers that prove a verdict into the cells; a PDF is a postcard that explains them.
//!
//! In: a puzzle, a style. Out: a drawing. Invariants: the checker has accepted the numbers; the font
//! has every letter.

use crate::app::failure::{AlreadyReported, CliError};
use crate::app::input::LoadedPuzzle;
use crate::app::language::words;
use crate::app::{Exit, failure};
use crate::cli::args::Render;
use crate::cli::args::form::Form;
#[cfg(feature = "print")]
use crate::cli::commands::render::has_font;
use crate::cli::commands::render::{extras, size, theme, write};
use crate::cli::jobs::options;
use crate::cli::output::drawing_file;
use crate::cli::output::drawing_file::Font;
use crate::cli::output::progress::ProgressReporter;
use nonosat_board::message::message;
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::certificate::{Certificate, CertificateError, ProofForm, prove};
use nonosat_engine::solver::{Outcome, Solver, Verdict};
use nonosat_engine::weights::{LastNumbers, amount};
use nonosat_studio::drawing::layout::{CellNumber, layout_numbers};
use nonosat_studio::drawing::{self, Drawing};

/// Proves the verdict by numbers, and draws them.
pub fn draw_weights(
    command: &Render,
    input: &LoadedPuzzle,
    (form, font): (Form, &Font),
    heading: Vec<String>,
    mut progress: ProgressReporter,
) -> anyhow::Result<Exit> {
    if matches!(form, Form::Board | Form::Gif | Form::Apng) {
        return Err(CliError::with_help(Exit::Usage, "weights-form", "help-weights-form"));
    }
    let puzzle = input.document.puzzle();
    let certificate = certificate_by_weights(command, puzzle, &mut progress)?;
    drop(progress);
    let shown = certificate.weights().and_then(|weights| LastNumbers::of(puzzle, weights));
    let shown = shown.ok_or(CertificateError::Gap)?;
    let rule: Vec<String> = shown.rule().iter().map(words).collect();
    #[cfg(feature = "print")]
    if has_font(form) {
        card::require_letters(font, rule.iter().map(String::as_str))?;
    }
    let bytes = match form {
        #[cfg(feature = "print")]
        Form::Pdf => {
            let board = board_with_rows(command, input, &shown, Vec::new(), String::new());
            card::bytes((input, heading), &shown, board, rule, font)?
        }
        form => {
            let drawing = board_with_rows(command, input, &shown, heading, rule.join(" "));
            drawing_file::bytes(drawing, form, size(&command.style), font)?
        }
    };
    write(command, form, &bytes)?;
    Ok(Exit::Yes)
}

/// The verdict with numbers that prove it.
fn certificate_by_weights(
    command: &Render,
    puzzle: &Puzzle,
    progress: &mut ProgressReporter,
) -> anyhow::Result<Certificate> {
    let options = options::pipeline(&command.deciding)?;
    let mut events = |event| progress.event(event);
    let solver = Solver::new(puzzle, &options).on_event(&mut events);
    let certificate = match prove(solver, Some(ProofForm::Weights))? {
        Outcome::None(_) => return Err(CertificateError::Gap.into()),
        outcome => failure::result(outcome, puzzle)?,
    };
    match certificate.verdict() {
        Verdict::Several(..) => Err(CliError::error(Exit::No, message!("weights-several"))),
        Verdict::Undecided(_, limit) => {
            Err(AlreadyReported(failure::report_limit(limit, puzzle, None)).into())
        }
        _ => Ok(certificate),
    }
}

/// The board with what its rows collect.
fn board_with_rows(
    command: &Render,
    input: &LoadedPuzzle,
    shown: &LastNumbers,
    heading: Vec<String>,
    footer: String,
) -> Drawing {
    let geometry = input.document.puzzle().geometry();
    let largest = shown.largest();
    let mut numbers = vec![CellNumber::default(); geometry.cell_count()];
    for row in geometry.lines().take(geometry.families()[0].line_count) {
        for (&cell, number) in geometry.line(row).iter().zip(shown.amounts(row)) {
            if let Some(number) = number {
                let short = amount(&number, &largest);
                numbers[cell.index()] = CellNumber { text: short.text, strength: short.strength };
            }
        }
    }
    let extras = drawing::layout::Extras { footer, ..extras(&command.style, heading, None) };
    let scene = layout_numbers(&input.document, shown.picture(), &numbers, &extras);
    drawing::draw(&scene, &theme(&command.style))
}

/// The postcard.
#[cfg(feature = "print")]
mod card {
    use super::*;
    use crate::app::language::{catalog, language};
    use crate::cli::output::drawing_file::MissingLetters;
    use nonosat_board::puzzle::{Color, LineId};
    use nonosat_engine::weights::WeighedPlacement;
    use nonosat_studio::book::{Postcard, Strip, postcard};
    use num_bigint::BigInt;

    /// A longer line is hard to follow.
    const MAX_LENGTH: usize = 30;

    /// A PDF with one page.
    pub fn bytes(
        (input, heading): (&LoadedPuzzle, Vec<String>),
        shown: &LastNumbers,
        board: Drawing,
        rule: Vec<String>,
        font: &Font,
    ) -> anyhow::Result<Vec<u8>> {
        let puzzle = input.document.puzzle();
        let (caption, strips) = worked_line(puzzle, shown);
        let title = words(&shown.title());
        let card = Postcard {
            name: heading.into_iter().next().unwrap_or_default(),
            title,
            rule,
            board,
            caption,
            strips,
        };
        require_letters(font, card.texts())?;
        Ok(drawing::pdf(&postcard(card, language(), font))?)
    }

    /// Passes if the font has the letters of the texts.
    pub fn require_letters<'a>(
        font: &Font,
        texts: impl Iterator<Item = &'a str>,
    ) -> anyhow::Result<()> {
        let mut missing = MissingLetters::default();
        texts.for_each(|text| missing.add(font, text, message!("the-page")));
        missing.refuse()
    }

    /// A line with other placements, in which much changes: its caption and strips.
    fn worked_line(puzzle: &Puzzle, shown: &LastNumbers) -> (String, Vec<Strip>) {
        let geometry = puzzle.geometry();
        let short = geometry.lines().filter(|&line| geometry.line(line).len() <= MAX_LENGTH);
        let examples = short.map(|line| (line, shown.best_others(line, 2)));
        let busy = |placement: &WeighedPlacement| {
            placement.amounts.iter().filter(|amount| **amount != BigInt::default()).count()
        };
        let worth = |placements: &[WeighedPlacement]| {
            (placements.len(), placements.iter().map(busy).sum::<usize>())
        };
        let best =
            examples.reduce(|best, next| if worth(&next.1) > worth(&best.1) { next } else { best });
        let Some((line, placements)) = best.filter(|(_, placements)| !placements.is_empty()) else {
            return (String::new(), Vec::new());
        };
        let best_sum = shown.best(line).unwrap_or_default().to_string();
        let caption = message!("weights-line", line = geometry.name(line), most = best_sum);
        let caption = catalog().sentence(&caption);
        let solution = shown.picture().map(|picture| {
            let colors = geometry.line(line).iter().map(|&cell| picture[cell]).collect();
            let amounts = vec![BigInt::default(); geometry.line(line).len()];
            WeighedPlacement { colors, amounts, sum: BigInt::default() }
        });
        let strips = solution
            .iter()
            .chain(&placements)
            .map(|placement| strip(puzzle, shown, line, placement));
        (caption, strips.collect())
    }

    fn strip(
        puzzle: &Puzzle,
        shown: &LastNumbers,
        line: LineId,
        placement: &WeighedPlacement,
    ) -> Strip {
        let largest = shown.largest();
        let cells = puzzle.geometry().line(line).iter().enumerate();
        let cells = cells.map(|(at, &cell)| {
            let solution_color = shown.picture().map_or(Color::BACKGROUND, |picture| picture[cell]);
            let color = placement.colors[at];
            let number = if color == solution_color {
                CellNumber::default()
            } else {
                let short = amount(&placement.amounts[at], &largest);
                CellNumber { text: short.text, strength: short.strength }
            };
            (puzzle.palette().ink(color).rgb, number)
        });
        Strip { cells: cells.collect(), sum: amount(&placement.sum, &largest).text }
    }
}
