//! The reader for the XML of webpbn.com (version 0.3 of its format): `<puzzleset>` and `<puzzle>`,
//! with colors, clues, a goal, a saved state. Puzzles of the type `grid` have clues for rows and
//! columns, those of the type `triddler` six groups of clues.
//!
//! In: a text. Out: puzzles. Invariants: `black` (X) and `white` (.) need no declaration; a count
//! of 0 is a run of unknown length; a `grid` without clues has those of its goal. The reader
//! accepts document types and refuses entity declarations.

use super::picture::{Image, Inks, inks, read_image};
use crate::document::{Document, Notes};
use crate::document_error;
use crate::message::message;
use crate::outlines::{self, Group, SIDES};
use crate::puzzle::{Clue, Color, Geometry, Length, Palette, Puzzle, Run, clues_of};
use crate::text::plain::PlacedClue;
use crate::text::xml::{parse, tag, word};
use crate::text::{Member, Noted, Problem, PuzzleSet, impossible, positive, shown};
use roxmltree::Node;
use std::collections::BTreeMap;
use std::ops::Range;

pub(crate) fn read(text: &str) -> Result<Vec<Member>, Vec<Problem>> {
    let document = parse(text)?;
    // The notes of each set, by the id of its node.
    let mut sets: BTreeMap<u32, NoteTexts> = BTreeMap::new();
    let nodes = document.descendants().filter(|node| node.has_tag_name("puzzle"));
    let member = |node: Node| {
        let parent = node.parent().unwrap_or(node);
        let set = sets.entry(parent.id().get()).or_insert_with(|| NoteTexts::of(parent));
        let notes = || NoteTexts::of(node).or(set).notes();
        (puzzle(node, text).map(|puzzle| puzzle.with_notes(notes())), tag(node, text))
    };
    PuzzleSet::of(nodes.map(member), || {
        Problem::new(0..1, "problem-xml-empty", "want-puzzle-element")
    })
}

fn puzzle(node: Node, text: &str) -> Member {
    let kind = node.attribute("type").unwrap_or("grid");
    let is_triddler = kind == "triddler";
    if !is_triddler && kind != "grid" {
        let message = message!("problem-type", type = shown(kind));
        return Err(Problem::new(tag(node, text), message, "want-type").into());
    }
    let inks = inks(node, text)?;
    let palette = inks.palette().map_err(impossible(tag(node, text), "want-fewer-colors"))?;
    let mut problems = Vec::new();
    let kinds: &[&str] = if is_triddler { &SIDES } else { &["rows", "columns"] };
    let groups: Vec<Option<Group>> =
        kinds.iter().map(|kind| clues(node, kind, text, &inks, &mut problems)).collect();
    problems.none()?;
    let image = |kind: &str| {
        let read = |image| read_image(word(image, text), &inks, is_triddler);
        image_of(node, kind).map(read).transpose()
    };
    let goal = image("goal")?;
    let group_count = groups.iter().flatten().count();
    let missing = groups.iter().position(Option::is_none).map(|place| kinds[place]);
    let puzzle = match (missing, &goal) {
        (None, _) => {
            let groups = groups.into_iter().flatten().collect();
            outlines::puzzle_of_groups(node.range(), groups, palette)?
        }
        (Some(_), Some(image)) if group_count == 0 && !is_triddler => {
            puzzle_of_goal(image, palette, tag(node, text))?
        }
        (Some(missing), _) => {
            let message = message!("problem-clues-missing", name = missing);
            let expected = match is_triddler {
                true => message!("want-six-named", names = SIDES.join(", ")),
                false => message!("want-clues-or-goal"),
            };
            return Err(Problem::new(tag(node, text), message, expected).into());
        }
    };
    if is_triddler {
        for image in [&goal, &image("saved")?].into_iter().flatten() {
            image.has_rows_of(puzzle.geometry())?;
        }
    }
    let goal = goal.map(|image| image.picture(puzzle.geometry())).transpose()?;
    let saved = image("saved")?.map(|image| image.cells(puzzle.palette().color_count()));
    let document = Document::of(puzzle, Notes::default(), goal, saved);
    Ok(document.map_err(document_error(tag(node, text)))?)
}

/// The element `<image>` of the picture of this kind: `goal` or `saved`.
fn image_of<'a, 'b>(puzzle: Node<'a, 'b>, kind: &str) -> Option<Node<'a, 'b>> {
    let is_it = |node: &Node| {
        node.has_tag_name("solution") && node.attribute("type").unwrap_or("goal") == kind
    };
    puzzle.children().find(is_it)?.children().find(|node| node.has_tag_name("image"))
}

/// The clues of this kind: `rows`, `columns`, or one of [`SIDES`].
fn clues(
    puzzle: Node,
    kind: &str,
    text: &str,
    inks: &Inks,
    problems: &mut Vec<Problem>,
) -> Option<Group> {
    let default = puzzle.attribute("defaultcolor").unwrap_or("black");
    let default = inks.by_name(default).unwrap_or(Color::FIRST);
    let is_it = |node: &Node| node.has_tag_name("clues") && node.attribute("type") == Some(kind);
    let clues = puzzle.children().find(is_it)?;
    let lines = clues.children().filter(|node| node.has_tag_name("line"));
    let placed = lines.map(|line| clue(line, text, inks, default, problems)).collect();
    Some(Group { at: tag(clues, text), clues: placed })
}

fn clue(
    line: Node,
    text: &str,
    inks: &Inks,
    default: Color,
    problems: &mut Vec<Problem>,
) -> PlacedClue {
    let counts = line.children().filter(|node| node.has_tag_name("count"));
    let run = |node: Node| {
        let color = match node.attribute("color") {
            None => Some(default),
            Some(name) => inks.by_name(name).filter(|color| !color.is_background()),
        };
        let color = color.ok_or_else(|| {
            let name = shown(node.attribute("color").unwrap_or_default());
            let message = message!("problem-color-unusable", color = name);
            Problem::new(tag(node, text), message, "want-declared-name")
        })?;
        let number = word(node, text).trim();
        let length = match number.text {
            "0" => Length::ANY,
            _ => Length::exactly(positive(number, "number-run")?),
        };
        Ok(Run { length, color: Some(color) })
    };
    (Clue::Runs(problems.each(counts, run)), tag(line, text))
}

/// The puzzle with the clues of its goal.
fn puzzle_of_goal(
    image: &Image,
    palette: Palette,
    at: Range<usize>,
) -> Result<Puzzle, Vec<Problem>> {
    let refused = impossible(at, "want-possible");
    let (height, width) = image.size();
    let geometry = Geometry::rectangle(height, width).map_err(&refused)?;
    let clues = clues_of(&geometry, &image.picture(&geometry)?);
    Ok(Puzzle::new(geometry, palette, clues).map_err(refused)?)
}

/// The texts of the elements [`NOTE_TAGS`] inside a puzzle or a set.
#[derive(Default)]
struct NoteTexts([Option<String>; NOTE_TAGS.len()]);

const NOTE_TAGS: [&str; 8] =
    ["title", "author", "copyright", "license", "source", "id", "description", "note"];

impl NoteTexts {
    fn of(node: Node) -> NoteTexts {
        let mut texts = NoteTexts::default();
        let mut is_set = [false; NOTE_TAGS.len()];
        for child in node.children().filter(Node::is_element) {
            let place = NOTE_TAGS.iter().position(|name| child.has_tag_name(*name));
            // The first of several elements counts.
            let Some(place) = place.filter(|&place| !is_set[place]) else { continue };
            is_set[place] = true;
            let words: Vec<&str> = child.text().unwrap_or_default().split_whitespace().collect();
            texts.0[place] = (!words.is_empty()).then(|| words.join(" "));
        }
        texts
    }

    /// These texts; `other` fills in the missing ones.
    fn or(mut self, other: &NoteTexts) -> NoteTexts {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own = own.take().or_else(|| other.clone());
        }
        self
    }

    fn notes(self) -> Notes {
        let [title, author, copyright, license, source, id, description, note] = self.0;
        let joined = |first: Option<String>, second: Option<String>| match (first, second) {
            (Some(first), Some(second)) => Some(format!("{first} {second}")),
            (first, second) => first.or(second),
        };
        Notes {
            title,
            author,
            copyright,
            license,
            catalogue: joined(source, id),
            remark: joined(description, note),
        }
    }
}
