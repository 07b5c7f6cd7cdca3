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
use super::tree::{Id, Kind, Tree};
use super::{WANTED_CLUES, colors, two_readings};
use crate::document::{Document, Notes};
use crate::document_error;
use crate::message::{Message, message};
use crate::picture::drawn;
use crate::puzzle::{Clue, Color, ColorSet, MAX_COLORS, Palette, Picture, Puzzle, Run, Shape};
use crate::text::plain::{PlacedClue, rectangle};
use crate::text::{MAX_PUZZLES, Member, Noted, Problem, at_most, found, shown};
use crate::write::has_clues_of;
use std::collections::BTreeSet;
use std::ops::Range;

/// An object of a tree with its fields, or two lists without names.
struct Source<'t, 'a> {
    tree: &'t Tree<'a>,
    object: Id,
    fields: Fields,
    /// The place of problems with all of it.
    at: Range<usize>,
}

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
            let notes = fields.notes(tree, title);
            let members = Source::new(tree, object, fields).members(&lists).into_iter();
            let members = members.map(|member| Ok(member?.with_notes(notes.clone()))).collect();
            (members, tree.span(object))
        }
        Place::Other(id) => {
            let problem = Problem::found(tree.whole(id), WANTED_CLUES);
            (vec![Err(problem.into())], tree.span(id))
        }
        Place::Lists(rows, columns) => {
            let list = |side, value| NamedList {
                lines: Lines { side, certainty: Certainty::Other, rest: String::new() },
                name: tree.name_of(value).unwrap_or(value),
                value,
            };
            let at = tree.span(rows);
            let source = Source { tree, object: rows, fields: Fields::default(), at: at.clone() };
            let pair =
                Pair { rows: &list(Side::Rows, rows), columns: &list(Side::Columns, columns) };
            (vec![source.of_pair(&pair)], at)
        }
        Place::Matrix(id) => {
            let source = Source::new(tree, id, Fields::default());
            let read = Cells::read(tree, id, None).and_then(|cells| source.of_cells(cells));
            (vec![read.map_err(Vec::from)], tree.span(id))
        }
    }
}

/// The problem of a text without any puzzle.
pub(super) fn nothing(tree: &Tree) -> Problem {
    let object = (0..tree.len()).find(|&id| id > 0 && tree.is_list(id)).unwrap_or(0);
    Source::new(tree, object, Fields::of(tree, object)).no_clues()
}

/// Most readings that a message names.
const MAX_READINGS: usize = 10;

impl<'t, 'a> Source<'t, 'a> {
    fn new(tree: &'t Tree<'a>, object: Id, fields: Fields) -> Source<'t, 'a> {
        let start = tree.span(object).start;
        Source { tree, object, fields, at: start..start + 1 }
    }

    fn no_clues(&self) -> Problem {
        let is_object = self.tree.kind(self.object) == Kind::Map && self.object > 0;
        let message = match &*self.fields.other_names(self.tree) {
            "" if is_object => message!("problem-found-object"),
            "" => found(&self.tree.text[self.at.start..]),
            names => message!("problem-json-fields", names = names),
        };
        Problem::new(self.at.clone(), message, WANTED_CLUES)
    }

    /// The text of a list's name.
    fn name(&self, list: &NamedList) -> &'a str {
        self.tree.word(list.name).text
    }

    fn members(&self, lists: &[NamedList]) -> Vec<Member> {
        let mut pairs = pairs(lists);
        // With one pair more than a file may have, the file is refused.
        pairs.truncate(MAX_PUZZLES + 1);
        if pairs.is_empty() {
            let read = match lists.iter().find(|list| list.is_certain()) {
                Some(there) => Err(self.missing(there)),
                None => self.of_picture(),
            };
            return vec![read.map_err(Vec::from)];
        }
        if pairs.iter().all(|pair| pair.words() == pairs[0].words()) {
            return pairs.iter().map(|pair| self.of_pair(pair)).collect();
        }
        vec![self.of_readings(&pairs)]
    }

    /// The puzzle of several pairs of lists, if only one of them is possible.
    fn of_readings(&self, pairs: &[Pair]) -> Member {
        let mut fitting: Vec<(&Pair, Document)> = Vec::new();
        for pair in pairs {
            let Ok(document) = self.of_pair(pair) else { continue };
            let is_known = fitting.iter().any(|(_, other)| other.puzzle() == document.puzzle());
            if document.puzzle().disagreement().is_none() && !is_known {
                fitting.push((pair, document));
            }
            if fitting.len() == MAX_READINGS {
                break;
            }
        }
        if fitting.len() > 1 {
            let names = |(pair, _): &(&Pair, _)| {
                format!("`{}` + `{}`", self.name(pair.rows), self.name(pair.columns))
            };
            let readings = fitting.iter().map(names).collect();
            return Err(two_readings(self.at.clone(), readings).into());
        }
        let likeliest = || pairs.iter().min_by_key(|pair| pair.rows.lines.certainty);
        match fitting.pop() {
            Some((_, document)) => Ok(document),
            None => likeliest().map_or_else(|| Err(Vec::new()), |pair| self.of_pair(pair)),
        }
    }

    /// The clues of one direction are in this object, the others are not, or have a misspelled name.
    fn missing(&self, there: &NamedList) -> Problem {
        let wanted = match (there.lines.side, there.lines.certainty) {
            (Side::Rows, Certainty::Clues) => ["col_clues", "column_clues"],
            (Side::Rows, _) => ["columns", "cols"],
            (Side::Columns, Certainty::Clues) => ["row_clues", "row_hints"],
            (Side::Columns, _) => ["rows", "row_clues"],
        };
        let others = self.fields.others.iter().map(|&other| self.tree.word(other));
        let mut pairs = others.flat_map(|other| wanted.map(|name| (other, name)));
        match pairs.find(|(other, name)| is_near(other.text, name)) {
            Some((other, name)) => Problem::found(other, message!("want-text", text = name)),
            None => {
                let message = message!("problem-missing", name = wanted[0]);
                Problem::new(self.at.clone(), message, WANTED_CLUES)
            }
        }
    }

    /// The puzzle of two lists of clues, with its pictures.
    fn of_pair(&self, pair: &Pair) -> Member {
        let (tree, fields) = (self.tree, &self.fields);
        let mut reader = Reader { tree, problems: Vec::new(), has_padding: false };
        let sides = [pair.rows, pair.columns].map(|list| {
            let length = fields.number(tree, Role::ClueLength(list.lines.side));
            reader.lines(list.value, length.map(|(_, length)| length as usize))
        });
        let Reader { mut problems, has_padding, .. } = reader;
        let [rows, columns] = sides.each_ref().map(Vec::len);
        problems.kept(self.fits_size(pair, [rows, columns]));
        for (list, count, size) in
            [(pair.rows, rows, Role::Height), (pair.columns, columns, Role::Width)]
        {
            for role in [size, Role::Lines(list.lines.side)] {
                problems.kept(self.fits(fields.number(tree, role), list, count));
            }
        }
        problems.none()?;
        let values = || fields.others.iter().map(|&name| tree.resolve(name + 1));
        let palette = fields.get(Role::Palette).map(|field| field.value);
        let palette = palette.or_else(|| values().find(|&value| colors::is_palette(tree, value)));
        // The pages of griddlers.net have the color first.
        let is_color_first = pair.rows.lines.rest == "header";
        let document = self.pictured(self.colored(&sides, palette, is_color_first)?)?;
        Ok(match self.reading(pair, has_padding) {
            Some(reading) => document.with_reading(reading),
            None => document,
        })
    }

    /// Compares a size, with either number first, with the lists.
    fn fits_size(&self, pair: &Pair, [rows, columns]: [usize; 2]) -> Result<(), Problem> {
        let Some(size) = self.fields.get(Role::Size) else { return Ok(()) };
        let values = self.tree.values(size.value);
        let words = values.flat_map(|value| self.tree.word(value).text.split('x'));
        let numbers: Vec<usize> = words.take(3).filter_map(|word| word.parse().ok()).collect();
        if numbers == [rows, columns] || numbers == [columns, rows] || numbers.len() != 2 {
            return Ok(());
        }
        let (list, count) = match numbers.contains(&rows) {
            true => (pair.columns, columns),
            false => (pair.rows, rows),
        };
        let declared = numbers.into_iter().find(|&number| number != rows).unwrap_or(rows);
        self.fits(Some((size.name, declared as u64)), list, count)
    }

    /// Compares a declared number of lines with the clues of a list.
    fn fits(&self, size: Option<(Id, u64)>, list: &NamedList, count: usize) -> Result<(), Problem> {
        let other = size.filter(|&(_, declared)| declared != count as u64);
        let Some((size, declared)) = other else { return Ok(()) };
        let size = self.tree.word(size).text;
        // A number beside a word such as `sideLength` is something else.
        if Lines::of(size).is_some_and(|lines| !lines.rest.is_empty()) {
            return Ok(());
        }
        let message = message!("problem-list-clues", name = self.name(list), count = count);
        let expected = message!("want-as-line", count = declared, name = size);
        Err(Problem::new(self.tree.span(list.value), message, expected))
    }

    /// What was taken for clues, if the names leave a doubt.
    fn reading(&self, pair: &Pair, has_padding: bool) -> Option<Message> {
        let is_usual = |list: &NamedList| {
            let name = self.name(list).to_lowercase();
            let is_side = ["row", "col"].into_iter().any(|side| name.starts_with(side))
                || matches!(&*name, "ver" | "hor");
            is_side && matches!(&*list.lines.rest, "" | "clue" | "hint" | "rule")
        };
        if is_usual(pair.rows) && is_usual(pair.columns) && !has_padding {
            return None;
        }
        let [rows, columns] = [pair.rows, pair.columns].map(|list| shown(self.name(list)));
        let zeros = if has_padding { "yes" } else { "no" };
        Some(message!("reading-lists", rows = rows, columns = columns, zeros = zeros))
    }

    /// The puzzle of these lines. Where a run is a pair of numbers, the color is the one that fits.
    fn colored(
        &self,
        sides: &Sides,
        palette: Option<Id>,
        is_color_first: bool,
    ) -> Result<Puzzle, Vec<Problem>> {
        if pieces(sides).all(|piece| piece.color.is_none()) {
            let black = |line: &PlacedLine| clue(line, |_| Some(Color::FIRST));
            let [rows, columns] = sides.each_ref().map(|side| side.iter().map(black).collect());
            return rectangle(self.at.clone(), rows, columns, Palette::black_on_white());
        }
        let plain = self.inked(sides, palette);
        if is_color_first || !pieces(sides).any(|piece| piece.is_pair) {
            return plain;
        }
        let turned = |(line, place): &PlacedLine| {
            let line = line.as_ref().map(|line| line.iter().map(turned).collect());
            (line, place.clone())
        };
        let other = sides.each_ref().map(|side| side.iter().map(turned).collect());
        let other = self.inked(&other, palette);
        let agrees = |puzzle: &Result<Puzzle, _>| matches!(puzzle, Ok(puzzle) if puzzle.disagreement().is_none());
        match (agrees(&plain), agrees(&other)) {
            (true, true) if plain != other => {
                let readings = ["[color, length]", "[length, color]"].map(str::to_owned);
                Err(two_readings(self.at.clone(), readings.to_vec()).into())
            }
            (false, true) => other,
            _ => plain,
        }
    }

    fn inked(&self, sides: &Sides, palette: Option<Id>) -> Result<Puzzle, Vec<Problem>> {
        let names: BTreeSet<ColorName> =
            pieces(sides).filter(|piece| piece.length > 0).map(color_of).collect();
        let names: Vec<ColorName> = names.into_iter().take(MAX_COLORS).collect();
        let Some((palette, colors)) = colors::palette(self.tree, palette, &names) else {
            let message = message!("problem-colors", count = names.len() + 1);
            return Err(Problem::new(self.at.clone(), message, at_most(MAX_COLORS)).into());
        };
        let inked = |line: &PlacedLine| clue(line, |piece| colors.get(&color_of(piece)).copied());
        let [rows, columns] = sides.each_ref().map(|side| side.iter().map(inked).collect());
        rectangle(self.at.clone(), rows, columns, palette)
    }

    /// The puzzle with the goal and the state of play of the fields.
    fn pictured(&self, puzzle: Puzzle) -> Member {
        let (tree, fields) = (self.tree, &self.fields);
        let [height, width] = [0, 1].map(|family| puzzle.geometry().families()[family].line_count);
        let is_black_and_white = puzzle.palette().color_count() == 2;
        let read = |role| -> Result<Option<Cells>, Problem> {
            let field = fields.get(role).filter(|_| is_black_and_white);
            let Some(field) = field else { return Ok(None) };
            let is_bracketed = tree.text[..tree.word(field.name).start].ends_with('[');
            let cells = Cells::read(tree, field.value, Some((height, width)))?;
            Ok(cells.map(|cells| if is_bracketed { cells.of_gnonograms(role) } else { cells }))
        };
        let picture = |cells: Vec<Color>| Picture::new(puzzle.geometry(), cells);
        let goal = read(Role::Goal)?.map(|cells| cells.picture()).transpose()?;
        let (mut goal, mut saved) = (goal.and_then(picture), None);
        for role in [Role::Content, Role::Grid] {
            let Some(cells) = read(role)? else { continue };
            let whole = cells.whole().and_then(picture);
            match whole.filter(|picture| has_clues_of(&puzzle, picture)) {
                Some(picture) if fields.get(Role::Goal).is_none() => goal = Some(picture),
                _ => {
                    let has_marks = |cells: &Vec<ColorSet>| {
                        cells.iter().any(|colors| colors.single().is_some())
                    };
                    saved = Some(cells.state(role == Role::Content)).filter(has_marks);
                }
            }
        }
        let document = Document::of(puzzle, Notes::default(), goal, saved);
        Ok(document.map_err(document_error(0..tree.text.len()))?)
    }

    /// The puzzle of a picture without clues.
    fn of_picture(&self) -> Result<Document, Problem> {
        let number = |role| self.fields.number(self.tree, role).map(|(_, number)| number as usize);
        let height = number(Role::Height).or_else(|| number(Role::Lines(Side::Rows)));
        let width = number(Role::Width).or_else(|| number(Role::Lines(Side::Columns)));
        for role in [Role::Goal, Role::Grid, Role::Content] {
            let Some(field) = self.fields.get(role) else { continue };
            if let Some(cells) = Cells::read(self.tree, field.value, height.zip(width))? {
                return self.of_cells(Some(cells));
            }
        }
        Err(self.no_clues())
    }

    fn of_cells(&self, cells: Option<Cells>) -> Result<Document, Problem> {
        let refused =
            |message: Message| Problem::new(self.at.clone(), message, "want-other-picture");
        let cells = cells.ok_or_else(|| refused("problem-found-nothing".into()))?;
        let shape = Shape::Rect { height: cells.height as u32, width: cells.width as u32 };
        drawn(shape, Palette::black_on_white(), cells.picture()?).map_err(refused)
    }
}

/// The lines of the rows and of the columns.
type Sides = [Vec<PlacedLine>; 2];

fn pieces(sides: &Sides) -> impl Iterator<Item = &Piece> {
    sides.iter().flatten().filter_map(|(line, _)| line.as_ref()).flatten()
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

fn clue((line, place): &PlacedLine, color: impl Fn(&Piece) -> Option<Color>) -> PlacedClue {
    let run = |piece: &Piece| Some(Run::new(piece.length, color(piece)?));
    let runs =
        |line: &Vec<Piece>| line.iter().filter(|piece| piece.length > 0).filter_map(run).collect();
    (line.as_ref().map_or(Clue::anything(), |line| Clue::Runs(runs(line))), place.clone())
}
