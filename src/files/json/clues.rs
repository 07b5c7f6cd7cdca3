//! JSON with lists of clues, as most programs write it: `{"rows": [[3], [2, 1]], "columns": [...]}`,
//! `row_clues` and `col_clues`, `rowHints` and `columnHints`, and so on.
//!
//! In: a text, or a document. Out: black-and-white puzzles, or a text. Invariants: a clue is a list
//! or a text of numbers, null a line with an unknown clue; other fields are ignored. A complete
//! picture is the goal, one with open cells a state of play. Without clues those of the picture
//! count.

use super::fields::{Field, Fields, Role};
use super::parse::{list, name_before, object, span};
use super::pictures::Cells;
use crate::document::{Document, Notes};
use crate::document_error;
use crate::message::{Message, message};
use crate::picture::drawn;
use crate::puzzle::{
    Clue, Color, ColorSet, MAX_LINE_CELLS, Palette, Picture, Puzzle, Run, Shape, clues_of,
};
use crate::text::plain::{PlacedClue, rectangle, runs};
use crate::text::problem::{Noted, Problem};
use crate::text::puzzle_set::{Member, PuzzleSet};
use crate::text::{Word, found, positive};
use std::ops::Range;

const WANTED_CLUES: &str = "want-json-clues";

pub(crate) fn read(text: &str) -> Result<Vec<Member>, Vec<Problem>> {
    let mut puzzles = PuzzleSet::default();
    for item in items(text)? {
        puzzles.take(member(text, item), span(text, item), &mut Vec::new())?;
    }
    puzzles.end(Vec::new())
}

/// The objects that are puzzles: the text itself, or those of a list.
fn items(text: &str) -> Result<Vec<&str>, Vec<Problem>> {
    let values = |text| Ok(list(text)?.into_iter().map(|item| item.get()).collect());
    if text.trim_start().starts_with('[') {
        return values(text);
    }
    let fields: Fields = object(text, WANTED_CLUES.into())?;
    let puzzles = fields.get(Role::Puzzles).filter(|field| field.value.starts_with('['));
    puzzles.map_or_else(|| Ok(vec![text]), |field| values(field.value))
}

/// The puzzle of an object.
fn member(text: &str, item: &str) -> Member {
    let item = item.trim_start();
    let start = span(text, item).start;
    let at = start..start + 1;
    let fields: Fields = match item.starts_with('{') {
        true => object(item, WANTED_CLUES.into())
            .map_err(|problems| shifted_problems(problems, start))?,
        false => return Err(vec![Problem::new(span(text, item), found(item), WANTED_CLUES)]),
    };
    let fields = fields_with_clues(fields);
    let document = match fields.clues() {
        (Some(rows), Some(columns)) => puzzle_of_clues(text, at, &fields, (rows, columns))?,
        (None, None) => from_picture(text, &fields, at)?,
        (Some(there), None) | (None, Some(there)) => {
            return Err(vec![missing(text, start..start + item.len(), &fields, there)]);
        }
    };
    Ok(document.with_notes(notes(&fields)))
}

/// Problems of a part of the text that begins here.
fn shifted_problems(problems: Vec<Problem>, start: usize) -> Vec<Problem> {
    let span = |span: Range<usize>| span.start + start..span.end + start;
    problems.into_iter().map(|problem| Problem { span: span(problem.span), ..problem }).collect()
}

/// The fields, with those of the inner object that has the clues, if the outer one has none.
fn fields_with_clues(fields: Fields) -> Fields {
    if !matches!(fields.clues(), (None, None)) {
        return fields;
    }
    let inner = fields.inner().into_iter().filter_map(|inner| serde_json::from_str(inner).ok());
    let with_clues = |inner: &Fields| !matches!(inner.clues(), (None, None));
    match inner.into_iter().find(with_clues) {
        Some(inner) => fields.and(inner),
        None => fields,
    }
}

/// The clues of one direction are in this object, the others are not, or have a misspelled name.
fn missing(text: &str, object: Range<usize>, fields: &Fields, there: &Field) -> Problem {
    let wanted = match there.role {
        Role::RowClues => ["col_clues", "column_clues"],
        Role::Rows => ["columns", "cols"],
        Role::ColumnClues => ["row_clues", "row_hints"],
        _ => ["rows", "row_clues"],
    };
    let pairs = fields.others.iter().flat_map(|other| wanted.map(|name| (other, name)));
    let near = pairs.into_iter().find(|(other, name)| is_near(other, name));
    match near.and_then(|(other, name)| Some((name_before(text, object.end - 1, other)?, name))) {
        Some((place, name)) => {
            let inside = place.start + 1..place.end - 1;
            let found = found(&text[inside.clone()]);
            Problem::new(inside, found, message!("want-text", text = name))
        }
        None => {
            let message = message!("problem-missing", name = wanted[0]);
            Problem::new(object.start..object.start + 1, message, WANTED_CLUES)
        }
    }
}

/// Do the names differ by one letter, or by two neighbors that one of them lacks?
fn is_near(one: &str, other: &str) -> bool {
    let same = |(one, other): &(u8, u8)| one == other;
    let ahead = one.bytes().zip(other.bytes()).take_while(same).count();
    let (one, other) = (&one.as_bytes()[ahead..], &other.as_bytes()[ahead..]);
    let pairs = one.iter().rev().zip(other.iter().rev());
    let behind = pairs.take_while(|(one, other)| one == other).count();
    one.len() + other.len() - 2 * behind <= 2
}

/// The puzzle of two lists of clues, with its pictures.
fn puzzle_of_clues(
    text: &str,
    at: Range<usize>,
    fields: &Fields,
    (rows, columns): (&Field, &Field),
) -> Member {
    let mut problems = Vec::new();
    let mut clues = |field: &Field| lines(text, field, &mut problems);
    let (row_clues, column_clues) = (clues(rows), clues(columns));
    let sizes = [
        (rows, row_clues.len(), [Role::Height, Role::Rows]),
        (columns, column_clues.len(), [Role::Width, Role::Columns]),
    ];
    for (list, count, roles) in sizes {
        for role in roles {
            problems.note_error(fits(text, fields.get(role), list, count));
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let puzzle = rectangle(at, row_clues, column_clues, Palette::black_on_white())?;
    pictured(text, fields, puzzle)
}

/// Compares the number of a field, if it has one, with the clues of a list.
fn fits(text: &str, size: Option<&Field>, list: &Field, count: usize) -> Result<(), Problem> {
    let Some(size) = size.filter(|size| !size.is_list()) else { return Ok(()) };
    match size.value.parse::<u64>() {
        Ok(declared) if declared != count as u64 => {
            let message = message!("problem-list-clues", name = &*list.name, count = count);
            let expected = message!("want-as-line", count = declared, name = &*size.name);
            Err(Problem::new(span(text, list.value), message, expected))
        }
        _ => Ok(()),
    }
}

/// The clues of a field: a list of lines, or a text with a line for each.
fn lines(text: &str, field: &Field, problems: &mut Vec<Problem>) -> Vec<PlacedClue> {
    let place = span(text, field.value);
    // A board with one line too many is refused.
    let most = MAX_LINE_CELLS + 1;
    if field.value.starts_with('[') {
        let items = list(field.value).unwrap_or_default().into_iter().take(most);
        return items.map(|line| clue(text, line.get(), problems)).collect();
    }
    if !field.value.starts_with('"') {
        let value = found(field.value);
        problems.note(Problem::new(place, value, "want-json-list"));
        return Vec::new();
    }
    let clues: String = serde_json::from_str(field.value).unwrap_or_default();
    let lines = clues.trim_matches('\n').split(['\n', ';', '/']).take(most);
    lines.map(|line| (of_text(line, &place, problems), place.clone())).collect()
}

/// The clue of a line: a list or a text of numbers, or null.
fn clue(text: &str, line: &str, problems: &mut Vec<Problem>) -> PlacedClue {
    let place = span(text, line);
    let clue = match line.as_bytes() {
        b"null" => Clue::Unknown,
        [b'[', ..] => of_list(text, line, problems),
        [b'"', ..] => match serde_json::from_str::<&str>(line) {
            // Without escapes it is a slice of the file, and so are its numbers.
            Ok(inside) => {
                let word = Word { text: inside, start: span(text, inside).start };
                runs(word, &[',', '.'], problems)
            }
            Err(_) => {
                let inside: String = serde_json::from_str(line).unwrap_or_default();
                of_text(&inside, &place, problems)
            }
        },
        _ => {
            let found =
                if line.starts_with('{') { "problem-found-object".into() } else { found(line) };
            problems.note(Problem::new(place.clone(), found, "want-lengths"));
            Clue::Runs(Vec::new())
        }
    };
    (clue, place)
}

/// The runs of a list: numbers, or texts of a number.
fn of_list(text: &str, line: &str, problems: &mut Vec<Problem>) -> Clue {
    // The usual case, without a list of values between.
    if let Ok(lengths) = serde_json::from_str::<Vec<u32>>(line)
        && (lengths == [0] || !lengths.contains(&0))
    {
        let runs = lengths.into_iter().filter(|&length| length > 0);
        return Clue::Runs(runs.map(|length| Run::new(length, Color::FIRST)).collect());
    }
    let items = list(line).unwrap_or_default();
    let mut runs = Vec::new();
    let is_zero = |item: &str| item.trim_matches('"') == "0";
    for item in items.iter().filter(|item| items.len() > 1 || !is_zero(item.get())) {
        if problems.is_full() {
            break;
        }
        let item = item.get();
        let inside = item.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(item);
        match positive(Word { text: inside, start: span(text, inside).start }, "number-run") {
            Ok(length) => runs.push(Run::new(length, Color::FIRST)),
            Err(problem) => problems.note(problem),
        }
    }
    Clue::Runs(runs)
}

/// The runs of a text that is no slice of the file: problems stand at `place`.
fn of_text(line: &str, place: &Range<usize>, problems: &mut Vec<Problem>) -> Clue {
    let mut inside = Vec::new();
    let clue = runs(Word { text: line, start: 0 }, &[',', '.'], &mut inside);
    let moved = inside.into_iter().map(|problem| Problem { span: place.clone(), ..problem });
    problems.note_all(moved.collect());
    clue
}

/// The puzzle with the goal and the state of play of the fields.
fn pictured(text: &str, fields: &Fields, puzzle: Puzzle) -> Member {
    let [height, width] = [0, 1].map(|family| puzzle.geometry().families()[family].line_count);
    let board = Some((height, width));
    let read = |role| match fields.get(role) {
        Some(field) => Cells::read(text, field, board),
        None => Ok(None),
    };
    let picture = |cells: Vec<Color>| Picture::new(puzzle.geometry(), cells);
    let mut goal = match read(Role::Goal)? {
        Some(cells) => picture(cells.picture().map_err(|problem| vec![problem])?),
        None => None,
    };
    let mut saved = None;
    for role in [Role::Content, Role::Grid] {
        let Some(cells) = read(role)? else { continue };
        let whole = cells.whole().and_then(picture);
        match whole.filter(|picture| has_clues_of(&puzzle, picture)) {
            Some(picture) if fields.get(Role::Goal).is_none() => goal = Some(picture),
            _ => saved = Some(cells.state(role == Role::Content)).filter(|state| has_marks(state)),
        }
    }
    Document::of(puzzle, Notes::default(), goal, saved)
        .map_err(|error| vec![document_error(&error, 0..text.len())])
}

/// Is a cell of the state of play decided?
fn has_marks(cells: &[ColorSet]) -> bool {
    cells.iter().any(|colors| colors.single().is_some())
}

/// Does the picture have the clues of the puzzle?
fn has_clues_of(puzzle: &Puzzle, picture: &Picture) -> bool {
    let clues = clues_of(puzzle.geometry(), picture);
    puzzle.geometry().lines().zip(&clues).all(|(line, clue)| puzzle.clue(line) == clue)
}

/// The puzzle of a picture without clues.
fn from_picture(text: &str, fields: &Fields, at: Range<usize>) -> Member {
    let number = |role| {
        let size = fields.get(role).filter(|size| !size.is_list());
        size.and_then(|size| size.value.parse::<usize>().ok())
    };
    let either = |first, second| number(first).or_else(|| number(second));
    let size = either(Role::Height, Role::Rows).zip(either(Role::Width, Role::Columns));
    let mut picture = None;
    for role in [Role::Goal, Role::Grid, Role::Content] {
        let field = fields.get(role).filter(|_| picture.is_none());
        picture = match field {
            Some(field) => Cells::read(text, field, size)?,
            None => picture,
        };
    }
    let Some(cells) = picture else {
        let message = match &*fields.others.join(", ") {
            "" => message!("problem-found-object"),
            names => message!("problem-json-fields", names = names),
        };
        return Err(vec![Problem::new(at, message, WANTED_CLUES)]);
    };
    let colors = cells.picture().map_err(|problem| vec![problem])?;
    let shape = Shape::Rect { height: cells.height as u32, width: cells.width as u32 };
    let refused = |message: Message| vec![Problem::new(at, message, "want-other-picture")];
    drawn(shape, Palette::black_on_white(), colors).map_err(refused)
}

/// The notes of the fields that are texts.
fn notes(fields: &Fields) -> Notes {
    let text = |role| fields.get(role).and_then(|field| serde_json::from_str(field.value).ok());
    Notes {
        title: text(Role::Title).or_else(|| text(Role::Name)),
        author: text(Role::Author),
        copyright: text(Role::Copyright),
        license: text(Role::License),
        catalogue: text(Role::Source),
        remark: text(Role::Description),
    }
}
