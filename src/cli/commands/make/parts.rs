//! `nonosat make image --parts`: makes one puzzle of each part of a picture.
//!
//! In: pictures of an image, the best first. Out: the parts of the first one that all become fair
//! puzzles, else of the one with the most. Invariants: a part says in its notes which one it is.

use super::repaired::{Made, repair_candidate};
use crate::app::interrupt;
use crate::app::language::words;
use crate::cli::args::MakeImage;
use crate::cli::jobs::parallel::{Stop, WorkItem, ordered_map};
use crate::cli::output::progress::ProgressReporter;
use nonosat_board::document::{Document, Notes};
use nonosat_board::message::message;
use nonosat_studio::authoring::clip::{Clip, joined};
use nonosat_studio::authoring::image::{Candidate, Request};
use std::cmp::Reverse;

/// The most pictures to cut.
const MOST_CUT: usize = 4;

/// Cells across a part, unless the size of the picture is given.
const PART_SIDE: u32 = 15;

/// The width of the picture to cut, unless a size is given.
pub fn width(command: &MakeImage) -> Option<u32> {
    let usual =
        command.parts.filter(|_| command.height.is_none()).map(|(columns, _)| columns * PART_SIDE);
    command.width.or(usual)
}

/// The parts of a picture, repaired; none if there are more than its rows or columns of cells.
pub fn parts(
    command: &MakeImage,
    request: &Request,
    (candidates, (columns, rows)): (&[Candidate], (u32, u32)),
    (name, progress): (&str, &mut ProgressReporter),
) -> anyhow::Result<Vec<Made>> {
    let mut candidates: Vec<&Candidate> = candidates.iter().collect();
    // The largest ones have the size that was asked for.
    let cells = |it: &Candidate| it.imported.document.puzzle().geometry().cell_count();
    candidates.sort_by_key(|it| Reverse(cells(it)));
    let (mut best, mut most_fair, mut cut) = (Vec::new(), None, 0);
    for candidate in candidates {
        let Some(parts) = candidate.parts(columns, rows)? else { continue };
        let made = repaired(command, request, &parts, progress)?;
        let fair = made.iter().filter(|made| request.is_met_by(&made.puzzle)).count();
        if Some(fair) > most_fair {
            (best, most_fair) = (made, Some(fair));
        }
        cut += 1;
        if fair == parts.len() || cut == MOST_CUT || interrupt::was_raised() {
            break;
        }
    }
    for (at, made) in (0..).zip(&mut best) {
        let place = (at / columns + 1, at % columns + 1);
        let clip = Clip { of: name.to_owned(), count: (rows, columns), place };
        let part = words(&message!("book-part", number = at + 1, count = rows * columns));
        let title = format!("{name}, {part}");
        let catalogue = Some(clip.note());
        let notes = Notes {
            title: Some(title),
            catalogue,
            author: command.labels.author.clone(),
            ..Notes::default()
        };
        made.puzzle.document = made.puzzle.document.clone().with_notes(notes);
        made.name = format!("r{}c{}", place.0, place.1);
    }
    Ok(best)
}

/// The parts of one picture, repaired.
fn repaired(
    command: &MakeImage,
    request: &Request,
    parts: &[Candidate],
    progress: &mut ProgressReporter,
) -> anyhow::Result<Vec<Made>> {
    let items = (1..).zip(parts).map(|(number, part)| WorkItem {
        name: format!("part {number} of {}", parts.len()),
        cells: part.imported.document.puzzle().geometry().cell_count(),
        value: part,
    });
    let work = |part, stop: &Stop| repair_candidate(part, request.until, command.time_limit, stop);
    let mut made = Vec::new();
    ordered_map(command.parallelism.threads, items, work, |attempt| {
        made.push(attempt?);
        progress.update("make", &format!("{} of {}", made.len(), parts.len()));
        Ok(!interrupt::was_raised())
    })?;
    Ok(made)
}

/// The whole picture of parts.
pub fn whole(parts: &[Made]) -> Option<Document> {
    let part = |made: &Made| {
        let document = &made.puzzle.document;
        let clip = Clip::read(document.notes().catalogue.as_deref()?)?;
        Some((clip, document.puzzle().clone(), document.goal()?.clone()))
    };
    let parts: Vec<_> = parts.iter().map(part).collect::<Option<_>>()?;
    let parts: Vec<_> =
        parts.iter().map(|(clip, puzzle, picture)| (clip.clone(), puzzle, picture)).collect();
    let (puzzle, picture) = joined(&parts)?;
    Document::from(puzzle).with_goal(picture).ok()
}
