//! Turns, crops, pads, enlarges, inverts and recolors puzzles.
//!
//! In: a document, an [`Edit`]. Out: the edited document.
//! Invariants: turning and recoloring keep the clues, unknown lengths (`?`) included. The other
//! edits need the goal and compute the clues of the edited picture. Given cells and the saved
//! state of a game move with their cells.

use crate::document::{Document, DocumentError};
use crate::message::{Message, message};
use crate::puzzle::{
    CellId, Color, ColorSet, Geometry, Ink, Palette, Picture, Puzzle, PuzzleError, Shape, Turn,
    clues_of, turned,
};

/// One edit of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Remove empty rows and columns at the rim.
    Crop,
    /// Rotate or mirror the board.
    Turn(Turn),
    /// Exchange the background and the only foreground color.
    Invert,
    /// Add this many empty cells on each side.
    Pad(u32),
    /// Replace each cell by a square with sides of this many cells.
    Scale(u32),
    /// Give these colors other inks; of several inks for one color the last counts.
    Recolor(Vec<(Color, Ink)>),
}

/// Why an edit is not possible.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The edit needs the goal, and the document has none.
    #[error("no picture is stored with the puzzle, and without one it cannot be {0}")]
    NoGoal(&'static str),
    /// The edit needs a rectangle.
    #[error("only rectangles can be {what}, this is {shape}")]
    Shape {
        /// The edit, as a past participle.
        what: &'static str,
        /// The shape of the board.
        shape: Shape,
    },
    /// The edit would change the regions of the board.
    #[error("boards with regions or numbers in cells cannot be changed yet")]
    Regions,
    /// Inverting needs exactly one foreground color; the puzzle has this many.
    #[error("only pictures in one color can be inverted, this one has {0}")]
    Colors(usize),
    /// The palette has no such color.
    #[error("there is no color {letter} here, only {known}")]
    Letter {
        /// The letter of the unknown color.
        letter: char,
        /// The letters of the palette, separated by commas.
        known: String,
    },
    /// The edited puzzle is not valid, for example too large or empty.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The parts of the edited document do not fit together: a defect of this program.
    #[error(transparent)]
    Document(#[from] DocumentError),
}

impl EditError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            EditError::NoGoal(what) => Message::new(format!("edit-no-goal-{what}")),
            EditError::Shape { what, shape } => {
                Message::new(format!("edit-rectangle-{what}")).with("shape", shape.to_string())
            }
            EditError::Regions => message!("edit-regions"),
            EditError::Colors(count) => message!("edit-colors", count = *count),
            EditError::Letter { letter, known: letters } => {
                message!("edit-letter", letter = *letter, letters = letters.clone())
            }
            EditError::Puzzle(error) => error.message(),
            EditError::Document(error) => error.message(),
        }
    }
}

/// Applies an edit and returns the new document.
///
/// # Errors
/// [`EditError`] if the document does not allow the edit, or if the new board has no cells or
/// too many.
pub fn edit(document: &Document, edit: &Edit) -> Result<Document, EditError> {
    let keeps_regions = matches!(edit, Edit::Turn(_) | Edit::Recolor(_));
    if document.puzzle().geometry().has_areas() && !keeps_regions {
        return Err(EditError::Regions);
    }
    match edit {
        Edit::Turn(turn) => turn_document(document, *turn),
        Edit::Recolor(inks) => recolored(document, inks),
        Edit::Invert => inverted(document),
        Edit::Crop => cropped(document),
        Edit::Pad(by) => {
            let (height, width) = sides(document, "padded")?;
            let longer = |side: u32| side.saturating_add(by.saturating_mul(2));
            let inside = |at: u32, side: u32| at.checked_sub(*by).filter(|&at| at < side);
            rectangle_of(document, "padded", (longer(height), longer(width)), |(row, column)| {
                Some((inside(row, height)?, inside(column, width)?))
            })
        }
        Edit::Scale(by) => {
            let (height, width) = sides(document, "enlarged")?;
            let size = (height.saturating_mul(*by), width.saturating_mul(*by));
            rectangle_of(document, "enlarged", size, |(row, column)| Some((row / by, column / by)))
        }
    }
}

fn turn_document(document: &Document, turn: Turn) -> Result<Document, EditError> {
    let (puzzle, cells) = turned(document.puzzle(), turn)?;
    let goal = document
        .goal()
        .map(|goal| Picture::painted(puzzle.geometry(), |cell: CellId| goal[cells[cell.index()]]));
    let marks = document.saved();
    let marks = marks.map(|marks| cells.iter().map(|cell| marks[cell.index()]).collect());
    Ok(Document::of(puzzle, document.notes().clone(), goal, marks)?)
}

fn recolored(document: &Document, inks: &[(Color, Ink)]) -> Result<Document, EditError> {
    let palette = document.puzzle().palette();
    if let Some((color, _)) = inks.iter().find(|(color, _)| !palette.holds(*color)) {
        let letters = palette.colors().map(Color::letter).map(String::from).collect::<Vec<_>>();
        return Err(EditError::Letter { letter: color.letter(), known: letters.join(", ") });
    }
    let ink = |color: Color| {
        let new = inks.iter().rev().find(|(of, _)| *of == color);
        new.map_or_else(|| palette.ink(color), |(_, ink)| ink).clone()
    };
    let palette = Palette::new(palette.colors().map(ink).collect())?;
    let puzzle = document.puzzle().clone().with_palette(palette);
    let (notes, goal) = (document.notes().clone(), document.goal().cloned());
    Ok(Document::of(puzzle, notes, goal, document.saved().map(<[_]>::to_vec))?)
}

fn inverted(document: &Document) -> Result<Document, EditError> {
    let palette = document.puzzle().palette();
    if palette.color_count() != 2 {
        return Err(EditError::Colors(palette.color_count() - 1));
    }
    let goal = document.goal().ok_or(EditError::NoGoal("inverted"))?;
    let inverse = |color: Color| match color.is_background() {
        true => Color::FIRST,
        false => Color::BACKGROUND,
    };
    let inverses =
        |colors: ColorSet| colors.iter().map(inverse).fold(ColorSet::EMPTY, ColorSet::with);
    let geometry = document.puzzle().geometry();
    let goal = Picture::painted(geometry, |cell| inverse(goal[cell]));
    let givens: Vec<_> =
        document.puzzle().givens().iter().map(|&(cell, colors)| (cell, inverses(colors))).collect();
    let marks = document.saved().map(|marks| marks.iter().copied().map(inverses).collect());
    with_goal(document, geometry.clone(), goal, &givens, marks)
}

fn cropped(document: &Document) -> Result<Document, EditError> {
    let (height, width) = sides(document, "cropped")?;
    let goal = document.goal().ok_or(EditError::NoGoal("cropped"))?;
    let is_painted = |row: u32, column: u32| {
        goal.colors()
            .get((row * width + column) as usize)
            .is_some_and(|color| !color.is_background())
    };
    let (rows, columns) = (0..height, 0..width);
    let rows: Vec<u32> =
        rows.filter(|&row| columns.clone().any(|column| is_painted(row, column))).collect();
    let columns: Vec<u32> =
        columns.filter(|&column| rows.iter().any(|&row| is_painted(row, column))).collect();
    let (Some((&top, &bottom)), Some((&left, &right))) =
        (rows.first().zip(rows.last()), columns.first().zip(columns.last()))
    else {
        // A blank picture stays as it is.
        return Ok(document.clone());
    };
    let size = (bottom - top + 1, right - left + 1);
    rectangle_of(document, "cropped", size, |(row, column)| Some((row + top, column + left)))
}

/// Rows and columns of a rectangular board.
fn sides(document: &Document, what: &'static str) -> Result<(u32, u32), EditError> {
    let shape = document.puzzle().geometry().shape();
    shape.rectangle().ok_or(EditError::Shape { what, shape })
}

/// Builds a rectangle of `height` rows and `width` columns. `former` maps a row and column to
/// the old cell that moves there; cells without one are blank.
fn rectangle_of(
    document: &Document,
    what: &'static str,
    (height, width): (u32, u32),
    former: impl Fn((u32, u32)) -> Option<(u32, u32)>,
) -> Result<Document, EditError> {
    let old = document.puzzle();
    let goal = document.goal().ok_or(EditError::NoGoal(what))?;
    let geometry = Geometry::rectangle(height, width)?;
    let was = |cell: CellId| {
        let (row, column) = former((cell.number() / width, cell.number() % width))?;
        old.geometry().in_row(row as usize, column as usize)
    };
    let is_hole = |&cell: &CellId| was(cell).is_some_and(|was| old.geometry().is_hole(was));
    let holes: Vec<CellId> = geometry.cells().filter(is_hole).collect();
    let geometry = geometry.clone().with_holes(&holes)?;
    let new =
        Picture::painted(&geometry, |cell| was(cell).map_or(Color::BACKGROUND, |was| goal[was]));
    let given = |cell: CellId| Some((cell, old.given(was(cell)?)?));
    let givens: Vec<(CellId, ColorSet)> = geometry.cells().filter_map(given).collect();
    let all = old.palette().all();
    let marks = document.saved().map(|marks| {
        geometry.cells().map(|cell| was(cell).map_or(all, |was| marks[was.index()])).collect()
    });
    with_goal(document, geometry, new, &givens, marks)
}

/// The document with this picture as its goal, and with the clues of the picture.
fn with_goal(
    document: &Document,
    geometry: Geometry,
    goal: Picture,
    givens: &[(CellId, ColorSet)],
    marks: Option<Vec<ColorSet>>,
) -> Result<Document, EditError> {
    let clues = clues_of(&geometry, &goal);
    let puzzle = Puzzle::new(geometry, document.puzzle().palette().clone(), clues)?;
    let puzzle = puzzle.with_givens(givens)?;
    Ok(Document::of(puzzle, document.notes().clone(), Some(goal), marks)?)
}
