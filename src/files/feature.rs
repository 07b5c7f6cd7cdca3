//! Features: what a document can have besides the clues of a black-and-white rectangle. The table
//! lists the features that each format keeps, so that nothing gets lost unnoticed.
//!
//! In: a document. Out: the features that it uses; a copy without some of them.

use crate::Format;
use crate::document::{Document, Notes};
use crate::language::english;
use crate::message::{Argument, Message};
use crate::puzzle::{Clue, Color, ColorSet, Length, Palette, Rgb, Run, Shape};

/// Each feature: what it is, its message, what is lost without it, its word in the option that drops
/// features, and the formats that keep it besides `clues` and `json`, which keep all. The word is
/// empty if the user cannot drop it.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident: $message:literal, $loss:ident, $word:literal, [$($format:ident)*];)*) => {
        /// A part of documents that not every format can keep.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Feature {
            $($(#[$doc])* $name,)*
        }

        const EVERYTHING: &[Feature] = &[$(Feature::$name),*];
        const ROWS: &[(&str, LossKind, &str, &[Format])] =
            &[$(($message, LossKind::$loss, $word, &[$(Format::$format),*])),*];
    };
}

features! {
    /// A hexagonal board.
    Hexagon: "feature-hexagon", Board, "", [Solution];
    /// A board of triangles.
    Triangles: "feature-triangles", Board, "", [Webpbn Olsak];
    /// A hexagonal board with sides that are not equal.
    UnequalSides: "feature-unequal-sides", Board, "", [];
    /// Holes in the board.
    Holes: "feature-holes", Board, "", [];
    /// Regions.
    Regions: "feature-regions", Board, "", [];
    /// Numbers in cells, for the blocks around them.
    Blocks: "feature-blocks", Board, "", [];
    /// More than one foreground color.
    Colors: "feature-colors", Board, "", [Non Webpbn Olsak Ctu Pzl Solution];
    /// Runs of unknown length.
    UnknownLengths: "feature-unknown-lengths", Board, "", [Non Webpbn];
    /// Runs of a range of lengths.
    Ranges: "feature-ranges", Board, "", [];
    /// Runs of unknown color.
    UnknownColors: "feature-unknown-colors", Board, "", [Non];
    /// Lines with unknown clues.
    UnknownLines: "feature-unknown-lines", Board, "", [Non Lists];
    /// Lines with patterns.
    Patterns: "feature-patterns", Board, "", [];
    /// Given cells with one color each.
    Givens: "feature-givens", Answer, "givens", [Pattern];
    /// Given cells with several possible colors.
    PartialGivens: "feature-partial-givens", Answer, "givens", [];
    /// RGB values of foreground colors other than black.
    Inks: "feature-inks", Game, "looks", [Non Webpbn Olsak Pzl];
    /// A background that is not white.
    Background: "feature-background", Game, "looks", [Non Webpbn Olsak];
    /// The names of colors.
    ColorNames: "feature-color-names", Note, "", [Webpbn Olsak];
    /// The goal, the picture that the author intends.
    Goal: "feature-goal", Game, "goal", [Non Webpbn Picture Pbm Solution Lists FreeNono];
    /// A state of play.
    Saved: "feature-saved", Game, "saved", [Non Webpbn Lists];
    /// A state of play in which a cell has some but not all of several colors.
    PartialSaved: "feature-partial-saved", Game, "saved", [Webpbn];
    /// The title.
    Title: "feature-title", Note, "", [Non Webpbn Lists FreeNono];
    /// The author.
    Author: "feature-author", Note, "", [Non Webpbn Lists FreeNono];
    /// Copyright and license.
    Rights: "feature-rights", Note, "", [Non Webpbn Lists];
    /// The catalogue entry.
    Catalogue: "feature-catalogue", Note, "", [Non Webpbn Lists];
    /// The remark.
    Remark: "feature-remark", Note, "", [Non Webpbn Olsak Lists FreeNono];
}

/// What a document loses without a feature, from the least to the gravest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LossKind {
    /// A text for readers. Writers drop it and report that.
    Note,
    /// Something that only the game uses: inks, goal, state of play.
    Game,
    /// A given cell: without it the puzzle may have other solutions.
    Answer,
    /// A part of the board or its clues: without it there is no puzzle.
    Board,
}

use Feature::*;

impl Format {
    /// What it can keep besides the clues of a black-and-white rectangle.
    pub fn features(self) -> Vec<Feature> {
        let keeps_all = matches!(self, Format::Clues | Format::Json);
        let keeps = |feature: &Feature| keeps_all || ROWS[*feature as usize].3.contains(&self);
        EVERYTHING.iter().copied().filter(keeps).collect()
    }
}

impl Feature {
    /// The feature as a message.
    pub fn message(self) -> Message {
        Message::new(ROWS[self as usize].0)
    }

    /// Features as one part of a message.
    pub fn list(features: &[Feature]) -> Argument {
        Message::joined("list-comma", features.iter().map(|feature| feature.message())).into()
    }

    /// The feature in English.
    pub fn describe(self) -> String {
        english(&self.message())
    }

    /// All features.
    pub fn all() -> &'static [Feature] {
        EVERYTHING
    }

    /// What a document loses without it.
    pub fn loss_kind(self) -> LossKind {
        ROWS[self as usize].1
    }

    /// Its word in the option that drops features; `None` if the user cannot drop it. Some features
    /// share a word.
    pub fn name(self) -> Option<&'static str> {
        Some(ROWS[self as usize].2).filter(|word| !word.is_empty())
    }

    /// The features with this word; empty if it is unknown.
    pub fn named(name: &str) -> Vec<Feature> {
        EVERYTHING.iter().copied().filter(|feature| feature.name() == Some(name)).collect()
    }

    /// All features that a document uses.
    pub fn of(document: &Document) -> Vec<Feature> {
        EVERYTHING.iter().copied().filter(|feature| feature.is_in(document)).collect()
    }

    fn is_in(self, document: &Document) -> bool {
        let puzzle = document.puzzle();
        let palette = puzzle.palette();
        let clues = || puzzle.geometry().clued_lines().map(|line| puzzle.clue(line));
        let has_run = |is: fn(&Run) -> bool| clues().filter_map(Clue::runs).flatten().any(is);
        let is_partial = |colors: ColorSet| colors.single().is_none() && colors != palette.all();
        let notes = document.notes();
        match self {
            Hexagon => matches!(puzzle.geometry().shape(), Shape::Hex { .. }),
            Triangles => matches!(puzzle.geometry().shape(), Shape::Triangles { .. }),
            UnequalSides => match puzzle.geometry().shape() {
                Shape::Hex { sides } => sides.side().is_none(),
                _ => false,
            },
            Holes => !puzzle.geometry().holes().is_empty(),
            Regions => puzzle.geometry().regions().is_some(),
            Blocks => puzzle.geometry().has_blocks(),
            Colors => palette.color_count() > 2,
            UnknownLengths => has_run(|run| run.length == Length::ANY),
            Ranges => has_run(|run| run.length != Length::ANY && run.length.exact().is_none()),
            UnknownColors => has_run(|run| run.color.is_none()),
            // A number in a cell, or none, is no clue of a line.
            UnknownLines | Patterns if puzzle.geometry().has_blocks() => false,
            UnknownLines => clues().any(|clue| clue.is_anything()),
            Patterns => clues().filter_map(Clue::pattern).any(|pattern| !pattern.is_anything()),
            Givens => puzzle.givens().iter().any(|(_, colors)| colors.single().is_some()),
            PartialGivens => puzzle.givens().iter().any(|(_, colors)| is_partial(*colors)),
            // Multi-color puzzles always define inks.
            Inks => palette.colors().skip(1).any(|color| palette.ink(color).rgb != Rgb(0, 0, 0)),
            Background => palette.ink(Color::BACKGROUND).rgb != Rgb(255, 255, 255),
            ColorNames => palette.colors().any(|color| palette.ink(color).name.is_some()),
            Goal => document.goal().is_some(),
            Saved => document.saved().is_some(),
            PartialSaved => {
                document.saved().is_some_and(|cells| cells.iter().any(|c| is_partial(*c)))
            }
            Title => notes.title.is_some(),
            Author => notes.author.is_some(),
            Rights => notes.copyright.is_some() || notes.license.is_some(),
            Catalogue => notes.catalogue.is_some(),
            Remark => notes.remark.is_some(),
        }
    }
}

/// The document without the features that are not in `kept`. Features of the board stay.
pub(super) fn reduced(document: &Document, kept: &[Feature]) -> Document {
    let keeps = |feature: Feature| kept.contains(&feature);
    let puzzle = document.puzzle();
    let all = puzzle.palette().all();
    let goal = document.goal().filter(|_| keeps(Goal)).cloned();
    let state = |colors: &ColorSet| match colors.single() {
        None if !keeps(PartialSaved) => all,
        _ => *colors,
    };
    let saved = document.saved().filter(|_| keeps(Saved));
    let saved = saved.map(|cells| cells.iter().map(state).collect());
    let is_kept =
        |colors: ColorSet| keeps(if colors.single().is_some() { Givens } else { PartialGivens });
    let puzzle = puzzle.clone().with_palette(palette(puzzle.palette(), keeps));
    let puzzle = puzzle.without_givens(is_kept);
    // Board and number of colors are unchanged, so goal and state of play still fit.
    Document::of(puzzle, notes(document.notes(), keeps), goal, saved)
        .unwrap_or_else(|_| document.clone())
}

fn palette(palette: &Palette, keeps: impl Fn(Feature) -> bool) -> Palette {
    let inks = palette.colors().map(|color| {
        let mut ink = palette.ink(color).clone();
        if !keeps(ColorNames) {
            ink.name = None;
        }
        if color.is_background() && !keeps(Background) {
            ink.rgb = Rgb(255, 255, 255);
        }
        if !color.is_background() && !keeps(Inks) && palette.color_count() == 2 {
            ink.rgb = Rgb(0, 0, 0);
        }
        ink
    });
    Palette::new(inks.collect()).unwrap_or_else(|_| palette.clone())
}

fn notes(notes: &Notes, keeps: impl Fn(Feature) -> bool) -> Notes {
    let kept = |note: &Option<String>, feature| note.clone().filter(|_| keeps(feature));
    Notes {
        title: kept(&notes.title, Title),
        author: kept(&notes.author, Author),
        copyright: kept(&notes.copyright, Rights),
        license: kept(&notes.license, Rights),
        catalogue: kept(&notes.catalogue, Catalogue),
        remark: kept(&notes.remark, Remark),
    }
}
