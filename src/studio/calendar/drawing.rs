//! The drawings: what `drawings.pack` and `resized.pack` hold.
//!
//! In: the packed data. Out: [`Drawing`]s, their pictures. Invariants: each has its name, its cells and
//! its rating as the files in `puzzles/drawings` have them; at another size it has the same inks.
//!
//! The data begin with one line for each drawing, up to an empty line: name, shelf, when it comes,
//! class, half stars, minutes, inks, the number of its runs, the size of its board. Then the
//! runs of all of them follow, one byte each: the upper three bits are the color, the lower five
//! the number of cells less one.

use super::when::When;
use crate::authoring::generator::read_size;
use crate::explanation::{Class, Stars};
use crate::message::Message;
use crate::puzzle::{
    Color, Geometry, Ink, Palette, Picture, Puzzle, PuzzleError, Rgb, Shape, clues_of,
};
use std::sync::LazyLock;

const PACKED: &[u8] = include_bytes!("drawings.pack");

/// The first module that the page loads has no drawing at its other size.
const HAS_SIZES: bool = cfg!(any(test, feature = "sizes"));
/// The drawings that can be recognized at another size, at that size.
const RESIZED: &[u8] = if HAS_SIZES { include_bytes!("resized.pack") } else { &[] };

static DRAWINGS: LazyLock<Vec<Drawing>> = LazyLock::new(|| unpacked(PACKED).unwrap_or_default());
static RESIZED_DRAWINGS: LazyLock<Vec<Drawing>> =
    LazyLock::new(|| unpacked(RESIZED).unwrap_or_default());

/// All drawings: first those of feasts, then those of each weekday in the order in which they come.
pub fn drawings() -> &'static [Drawing] {
    &DRAWINGS
}

/// A drawing of our own, with a name.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The name of its file, in English.
    pub name: &'static str,
    /// Its subject, such as `animals`.
    pub shelf: &'static str,
    pub(super) when: When,
    /// May it be mirrored? Letters may not.
    pub(super) has_mirror: bool,
    /// The kind of steps that it needs.
    pub class: Class,
    /// How hard it is.
    pub stars: Stars,
    /// A guess of how long a person needs.
    pub minutes: u32,
    /// Its inks, the background first.
    pub inks: Vec<Rgb>,
    /// The shape of its board.
    pub shape: Shape,
    runs: &'static [u8],
}

impl Drawing {
    /// What the picture is called, as a message.
    pub fn title(&self) -> Message {
        Message::new(format!("drawing-{}", self.name))
    }

    /// The drawing at its other size, itself if it has one size; `None` without the feature `sizes`.
    pub fn resized(&'static self) -> Option<&'static Drawing> {
        let other = RESIZED_DRAWINGS.iter().find(|other| other.name == self.name);
        HAS_SIZES.then(|| other.unwrap_or(self))
    }

    /// The colors of its cells in reading order.
    pub fn cells(&self) -> Vec<Color> {
        let run = |&run: &u8| {
            let (color, more) = (Color::numbered(run >> 5), usize::from(run & 31));
            std::iter::repeat_n(color, more + 1)
        };
        self.runs.iter().flat_map(run).collect()
    }

    /// The puzzle of its cells, in other inks.
    ///
    /// # Errors
    /// Only a defect in the packed data can cause one.
    pub fn puzzle(&self, inks: &[Rgb]) -> Result<Puzzle, PuzzleError> {
        let geometry = Geometry::new(self.shape)?;
        let cells = self.cells();
        let blank = Color::BACKGROUND;
        let color = |cell: crate::puzzle::CellId| *cells.get(cell.index()).unwrap_or(&blank);
        let picture = Picture::painted(&geometry, color);
        let ink = |&rgb: &Rgb| Ink { rgb, name: None };
        let palette = Palette::new(inks.iter().map(ink).collect())?;
        let clues = clues_of(&geometry, &picture);
        Puzzle::new(geometry, palette, clues)
    }
}

/// All drawings of packed data; `None` if they are not whole.
fn unpacked(packed: &'static [u8]) -> Option<Vec<Drawing>> {
    let end = packed.windows(2).position(|pair| pair == b"\n\n")?;
    let (list, mut runs) = (std::str::from_utf8(&packed[..end]).ok()?, &packed[end + 2..]);
    list.lines()
        .map(|line| {
            let (drawing, count) = unpacked_line(line)?;
            let (own, rest) = runs.split_at_checked(count)?;
            runs = rest;
            Some(Drawing { runs: own, ..drawing })
        })
        .collect()
}

/// A drawing without its runs, and their number.
fn unpacked_line(line: &'static str) -> Option<(Drawing, usize)> {
    let mut words = line.split(' ');
    let mut word = || words.next();
    let (name, shelf, when) = (word()?, word()?, word()?);
    let (class, halves, minutes) = (word()?, word()?, word()?);
    let (inks, count, shape) = (word()?, word()?, word()?);
    let drawing = Drawing {
        name,
        shelf,
        when: When::read(when.trim_end_matches('!'))?,
        has_mirror: !when.ends_with('!'),
        class: Class::named(class)?,
        stars: Stars::of_halves(halves.parse().ok()?),
        minutes: minutes.parse().ok()?,
        inks: inks.split(',').map(ink).collect::<Option<_>>()?,
        shape: read_size(shape).ok()?,
        runs: &[],
    };
    Some((drawing, count.parse().ok()?))
}

/// Reads an ink such as `ff8800`.
fn ink(text: &str) -> Option<Rgb> {
    let value = u32::from_str_radix(text, 16).ok()?;
    let [_, red, green, blue] = value.to_be_bytes();
    Some(Rgb(red, green, blue))
}
