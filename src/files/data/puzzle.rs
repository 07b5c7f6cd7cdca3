//! The puzzle at a place of a tree.
//!
//! In: a tree and a [`Place`]. Out: puzzles or their problems. Invariants: a complete picture is the
//! goal, one with open cells a state of play; without clues those of the picture count. What was
//! taken under other names than `rows` and `columns`, and zeros that were left out, are noted.

use super::cells::Cells;
use super::clues::{ColorName, Piece, PlacedLine, Reader};
use super::fields::{Fields, NamedList, Pair, pairs};
use super::find::Place;
use super::names::{Certainty, Lines, Role, Side, is_near};
use super::notes::notes;
use super::tree::{Id, Kind, Tree};
use super::{WANTED_CLUES, colors, two_readings};
use crate::document::{Document, Notes};
use crate::document_error;
use crate::message::{Message, message};
use crate::picture::drawn;
use crate::puzzle::{Clue, Color, ColorSet, MAX_COLORS, Palette, Picture, Puzzle, Run, Shape};
use crate::text::plain::{PlacedClue, rectangle};
use crate::text::problem::{Noted, Problem};
use crate::text::puzzle_set::{MAX_PUZZLES, Member};
use crate::text::{at_most, found};
use crate::write::has_clues_of;
use std::collections::BTreeSet;
use std::ops::Range;

/// The puzzles of a place, and where it is.
pub(super) fn members(tree: &Tree, place: Place) -> (Vec<Member>, Range<usize>) {
    match place {
        Place::Object { object, outer, name } => {
            let mut fields = Fields::of(tree, object);
            let lists = std::mem::take(&mut fields.lists);
            if let Some(outer) = outer {
                fields = Fields::of(tree, outer).and(fields);
            }
            let title = name.map(|name| tree.word(name).text.to_owned());
            let notes = notes(tree, &fields, title);
            let of_object = of_object(tree, object, &fields, &lists).into_iter();
            let members = of_object.map(|member| Ok(member?.with_notes(notes.clone()))).collect();
            (members, tree.span(object))
        }
        Place::Other(id) => {
            let found = found(&tree.text[tree.span(id)]);
            let problem = Problem::new(tree.span(id), found, WANTED_CLUES);
            (vec![Err(problem.into())], tree.span(id))
        }
        Place::Lists(rows, columns) => {
            let named_list = |side, value| NamedList {
                lines: Lines { side, certainty: Certainty::Other, rest: String::new() },
                name: tree.name_of(value).unwrap_or(value),
                value,
            };
            let place = tree.span(rows);
            let (rows, columns) =
                (named_list(Side::Rows, rows), named_list(Side::Columns, columns));
            let pair = Pair { rows: &rows, columns: &columns };
            (vec![of_pair(tree, &pair, &Fields::default(), place.clone())], place)
        }
        Place::Matrix(id) => {
            let span = tree.span(id);
            let cells = Cells::read(tree, id, None);
            let read = cells.and_then(|cells| of_cells(cells, span.start..span.start + 1));
            (vec![read.map_err(Vec::from)], span)
        }
    }
}

/// The problem of a text without any puzzle.
pub(super) fn nothing(tree: &Tree) -> Problem {
    let object = (0..tree.len()).find(|&id| id > 0 && tree.is_list(id)).unwrap_or(0);
    no_clues(tree, object, &Fields::of(tree, object))
}

fn no_clues(tree: &Tree, object: Id, fields: &Fields) -> Problem {
    let start = tree.span(object).start;
    let message = match &*fields.other_names(tree) {
        "" if tree.kind(object) == Kind::Map && object > 0 => message!("problem-found-object"),
        "" => found(&tree.text[start..]),
        names => message!("problem-json-fields", names = names),
    };
    Problem::new(start..start + 1, message, WANTED_CLUES)
}

fn of_object(tree: &Tree, object: Id, fields: &Fields, lists: &[NamedList]) -> Vec<Member> {
    let start = tree.span(object).start;
    let at = start..start + 1;
    let mut pairs = pairs(lists);
    // With one pair more than a file may have, the file is refused.
    pairs.truncate(MAX_PUZZLES + 1);
    if pairs.is_empty() {
        let read = match lists.iter().find(|list| list.is_certain()) {
            Some(there) => Err(missing(tree, object, fields, there)),
            None => from_picture(tree, object, fields, at),
        };
        return vec![read.map_err(Vec::from)];
    }
    let words = |pair: &Pair| {
        pair.rows.lines.rest.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
    };
    let read = |pair: &Pair| of_pair(tree, pair, fields, at.clone());
    let is_one_kind = pairs.iter().all(|pair| words(pair) == words(&pairs[0]));
    if is_one_kind {
        return pairs.iter().map(read).collect();
    }
    vec![of_readings(tree, &pairs, at.clone(), read)]
}

/// Most readings that a message names.
const MAX_READINGS: usize = 10;

/// The puzzle of several pairs of lists, if only one of them is possible.
fn of_readings(
    tree: &Tree,
    pairs: &[Pair],
    at: Range<usize>,
    read: impl Fn(&Pair) -> Member,
) -> Member {
    let mut fitting: Vec<(&Pair, Document)> = Vec::new();
    for pair in pairs {
        let Ok(document) = read(pair) else { continue };
        let is_known = fitting.iter().any(|(_, other)| other.puzzle() == document.puzzle());
        if document.puzzle().disagreement().is_none() && !is_known {
            fitting.push((pair, document));
        }
        if fitting.len() == MAX_READINGS {
            break;
        }
    }
    match fitting.len() {
        0 => pairs
            .iter()
            .min_by_key(|pair| pair.rows.lines.certainty)
            .map_or_else(|| Err(Vec::new()), read),
        1 => Ok(fitting.remove(0).1),
        _ => {
            let name = |list: &NamedList| tree.word(list.name).text;
            let names = |(pair, _): &(&Pair, _)| {
                format!("`{}` + `{}`", name(pair.rows), name(pair.columns))
            };
            Err(two_readings(at, fitting.iter().map(names).collect()).into())
        }
    }
}

/// The clues of one direction are in this object, the others are not, or have a misspelled name.
fn missing(tree: &Tree, object: Id, fields: &Fields, there: &NamedList) -> Problem {
    let wanted = match (there.lines.side, there.lines.certainty) {
        (Side::Rows, Certainty::Clues) => ["col_clues", "column_clues"],
        (Side::Rows, _) => ["columns", "cols"],
        (Side::Columns, Certainty::Clues) => ["row_clues", "row_hints"],
        (Side::Columns, _) => ["rows", "row_clues"],
    };
    let pairs = fields.others.iter().flat_map(|&other| wanted.map(|name| (other, name)));
    let near = pairs.into_iter().find(|&(other, name)| is_near(tree.word(other).text, name));
    match near {
        Some((other, name)) => {
            let word = tree.word(other);
            Problem::found(word, message!("want-text", text = name))
        }
        None => {
            let message = message!("problem-missing", name = wanted[0]);
            let start = tree.span(object).start;
            Problem::new(start..start + 1, message, WANTED_CLUES)
        }
    }
}

/// The puzzle of two lists of clues, with its pictures.
fn of_pair(tree: &Tree, pair: &Pair, fields: &Fields, at: Range<usize>) -> Member {
    let mut reader = Reader { tree, problems: Vec::new(), has_padding: false };
    let mut lines = |list: &NamedList| {
        let length = fields.number(tree, Role::ClueLength(list.lines.side));
        reader.lines(list.value, length.map(|(_, length)| length as usize))
    };
    let (rows, columns) = (lines(pair.rows), lines(pair.columns));
    let Reader { mut problems, has_padding, .. } = reader;
    problems.kept(fits_size(tree, fields, pair, [rows.len(), columns.len()]));
    for (list, count, size) in
        [(pair.rows, rows.len(), Role::Height), (pair.columns, columns.len(), Role::Width)]
    {
        for role in [size, Role::Lines(list.lines.side)] {
            problems.kept(fits(tree, fields.number(tree, role), list, count));
        }
    }
    problems.none()?;
    let values = || fields.others.iter().map(|&name| tree.resolve(name + 1));
    let palette = fields.get(Role::Palette).map(|field| field.value);
    let palette = palette.or_else(|| values().find(|&value| colors::is_palette(tree, value)));
    // The pages of griddlers.net have the color first.
    let is_color_first = pair.rows.lines.rest == "header";
    let puzzle = colored(tree, at, (rows, columns), (palette, is_color_first))?;
    let document = pictured(tree, fields, puzzle)?;
    Ok(match reading(tree, pair, has_padding) {
        Some(reading) => document.with_reading(reading),
        None => document,
    })
}

/// Compares a size, with either number first, with the lists.
fn fits_size(tree: &Tree, fields: &Fields, pair: &Pair, counts: [usize; 2]) -> Result<(), Problem> {
    let Some(size) = fields.get(Role::Size) else { return Ok(()) };
    let words = tree.values(size.value).flat_map(|value| tree.word(value).text.split('x'));
    let numbers: Vec<usize> = words.take(3).filter_map(|word| word.parse().ok()).collect();
    let [rows, columns] = counts;
    if numbers == [rows, columns] || numbers == [columns, rows] || numbers.len() != 2 {
        return Ok(());
    }
    let (list, count) = match numbers.contains(&rows) {
        true => (pair.columns, columns),
        false => (pair.rows, rows),
    };
    let declared = numbers.into_iter().find(|&number| number != rows).unwrap_or(rows);
    fits(tree, Some((size.name, declared as u64)), list, count)
}

/// Compares a declared number of lines with the clues of a list.
fn fits(
    tree: &Tree,
    size: Option<(Id, u64)>,
    list: &NamedList,
    count: usize,
) -> Result<(), Problem> {
    let Some((name, declared)) = size.filter(|&(_, declared)| declared != count as u64) else {
        return Ok(());
    };
    // A number beside a word such as `sideLength` is something else.
    if Lines::of(tree.word(name).text).is_some_and(|lines| !lines.rest.is_empty()) {
        return Ok(());
    }
    let message = message!("problem-list-clues", name = tree.word(list.name).text, count = count);
    let expected = message!("want-as-line", count = declared, name = tree.word(name).text);
    Err(Problem::new(tree.span(list.value), message, expected))
}

/// What was taken for clues, if the names leave a doubt.
fn reading(tree: &Tree, pair: &Pair, has_padding: bool) -> Option<Message> {
    let is_usual = |list: &NamedList| {
        let name = tree.word(list.name).text.to_lowercase();
        let is_side = ["row", "col"].into_iter().any(|side| name.starts_with(side))
            || matches!(&*name, "ver" | "hor");
        is_side && matches!(&*list.lines.rest, "" | "clue" | "hint" | "rule")
    };
    if is_usual(pair.rows) && is_usual(pair.columns) && !has_padding {
        return None;
    }
    let name = |list: &NamedList| crate::text::shown(tree.word(list.name).text);
    let zeros = if has_padding { "yes" } else { "no" };
    Some(message!(
        "reading-lists",
        rows = name(pair.rows),
        columns = name(pair.columns),
        zeros = zeros
    ))
}

type Sides = (Vec<PlacedLine>, Vec<PlacedLine>);

/// The puzzle of these lines. Where a run is a pair of numbers, the color is the one that fits.
fn colored(
    tree: &Tree,
    at: Range<usize>,
    lines: Sides,
    (palette, is_color_first): (Option<Id>, bool),
) -> Result<Puzzle, Vec<Problem>> {
    let all = || lines.0.iter().chain(&lines.1);
    let pieces = || all().filter_map(|(line, _)| line.as_ref()).flatten();
    if pieces().all(|piece| piece.color.is_none()) {
        let black = |line: &PlacedLine| clue(line, |_| Some(Color::FIRST));
        let [rows, columns] = [&lines.0, &lines.1].map(|side| side.iter().map(black).collect());
        return rectangle(at, rows, columns, Palette::black_on_white());
    }
    let plain = inked(tree, at.clone(), &lines, palette);
    if is_color_first || !pieces().any(|piece| piece.is_pair) {
        return plain;
    }
    let turned = |(line, place): &PlacedLine| {
        let line = line.as_ref().map(|line| line.iter().map(turned).collect());
        (line, place.clone())
    };
    let other = (lines.0.iter().map(turned).collect(), lines.1.iter().map(turned).collect());
    let other = inked(tree, at.clone(), &other, palette);
    let agrees = |puzzle: &Result<Puzzle, _>| matches!(puzzle, Ok(puzzle) if puzzle.disagreement().is_none());
    match (agrees(&plain), agrees(&other)) {
        (true, true) if plain != other => {
            let readings = ["[color, length]", "[length, color]"].map(str::to_owned);
            Err(two_readings(at, readings.to_vec()).into())
        }
        (false, true) => other,
        _ => plain,
    }
}

/// A pair with length and color exchanged.
fn turned(piece: &Piece) -> Piece {
    match piece.color {
        Some(ColorName::Number(color)) if piece.is_pair => {
            Piece { length: color, color: Some(ColorName::Number(piece.length)), is_pair: true }
        }
        _ => piece.clone(),
    }
}

/// What a run without a color has among runs with colors.
fn color_of(piece: &Piece) -> ColorName {
    piece.color.clone().unwrap_or_else(|| ColorName::Text("black".to_owned()))
}

fn inked(
    tree: &Tree,
    at: Range<usize>,
    lines: &Sides,
    palette: Option<Id>,
) -> Result<Puzzle, Vec<Problem>> {
    let pieces = lines.0.iter().chain(&lines.1).filter_map(|(line, _)| line.as_ref()).flatten();
    let names: BTreeSet<ColorName> =
        pieces.filter(|piece| piece.length > 0).map(color_of).collect();
    let names: Vec<ColorName> = names.into_iter().take(MAX_COLORS).collect();
    let Some((palette, colors)) = colors::palette(tree, palette, &names) else {
        let message = message!("problem-colors", count = names.len() + 1);
        return Err(Problem::new(at, message, at_most(MAX_COLORS)).into());
    };
    let inked = |line: &PlacedLine| clue(line, |piece| colors.get(&color_of(piece)).copied());
    let [rows, columns] = [&lines.0, &lines.1].map(|side| side.iter().map(inked).collect());
    rectangle(at, rows, columns, palette)
}

fn clue((line, place): &PlacedLine, color: impl Fn(&Piece) -> Option<Color>) -> PlacedClue {
    let run = |piece: &Piece| Some(Run::new(piece.length, color(piece)?));
    let runs =
        |line: &Vec<Piece>| line.iter().filter(|piece| piece.length > 0).filter_map(run).collect();
    (line.as_ref().map_or(Clue::anything(), |line| Clue::Runs(runs(line))), place.clone())
}

/// The puzzle with the goal and the state of play of the fields.
fn pictured(tree: &Tree, fields: &Fields, puzzle: Puzzle) -> Member {
    let [height, width] = [0, 1].map(|family| puzzle.geometry().families()[family].line_count);
    let board = Some((height, width));
    let is_black_and_white = puzzle.palette().color_count() == 2;
    let read = |role| -> Result<Option<Cells>, Problem> {
        let Some(field) = fields.get(role).filter(|_| is_black_and_white) else { return Ok(None) };
        let is_bracketed = tree.text[..tree.word(field.name).start].ends_with('[');
        let cells = Cells::read(tree, field.value, board)?;
        Ok(cells.map(|cells| if is_bracketed { cells.of_gnonograms(role) } else { cells }))
    };
    let picture = |cells: Vec<Color>| Picture::new(puzzle.geometry(), cells);
    let mut goal = match read(Role::Goal)? {
        Some(cells) => picture(cells.picture()?),
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
    let document = Document::of(puzzle, Notes::default(), goal, saved);
    Ok(document.map_err(document_error(0..tree.text.len()))?)
}

/// Is a cell of the state of play decided?
fn has_marks(cells: &[ColorSet]) -> bool {
    cells.iter().any(|colors| colors.single().is_some())
}

/// The puzzle of a picture without clues.
fn from_picture(
    tree: &Tree,
    object: Id,
    fields: &Fields,
    at: Range<usize>,
) -> Result<Document, Problem> {
    let number = |role| fields.number(tree, role).map(|(_, number)| number as usize);
    let height = number(Role::Height).or_else(|| number(Role::Lines(Side::Rows)));
    let width = number(Role::Width).or_else(|| number(Role::Lines(Side::Columns)));
    let size = height.zip(width);
    for role in [Role::Goal, Role::Grid, Role::Content] {
        let Some(field) = fields.get(role) else { continue };
        if let Some(cells) = Cells::read(tree, field.value, size)? {
            return of_cells(Some(cells), at);
        }
    }
    Err(no_clues(tree, object, fields))
}

fn of_cells(cells: Option<Cells>, at: Range<usize>) -> Result<Document, Problem> {
    let refused = |message: Message| Problem::new(at.clone(), message, "want-other-picture");
    let cells = cells.ok_or_else(|| refused("problem-found-nothing".into()))?;
    let colors = cells.picture()?;
    let shape = Shape::Rect { height: cells.height as u32, width: cells.width as u32 };
    drawn(shape, Palette::black_on_white(), colors).map_err(refused)
}
