//! Draws puzzles as files (SVG, PNG, PDF, GIF, APNG) and as text for the terminal.
//!
//! In: a scene of `layout`, or a puzzle and a picture. Out: bytes or text. Invariants: the same
//! input gives the same bytes. Callers find out what the terminal supports.

mod draw;
#[cfg(feature = "print")]
mod film;
#[cfg(feature = "print")]
mod font;
pub mod layout;
#[cfg(feature = "print")]
mod pdf;
#[cfg(feature = "print")]
mod png;
mod primitives;
#[cfg(feature = "print")]
mod raster;
mod svg;
mod text;
mod theme;

#[cfg(feature = "print")]
pub(crate) use draw::MINUS;
pub use draw::draw;
#[cfg(feature = "print")]
pub use film::{FilmError, MAX_FILM_PIXELS, MAX_FRAMES, Reel, film, film_with};
#[cfg(feature = "print")]
pub use font::{Font, FontError};
pub use layout::{Scene, layout};
#[cfg(feature = "print")]
pub use pdf::{Entry, INCH, Inks, Link, Medium, Page, Part, Sheets, Turn, pdf, sheet};
#[cfg(feature = "print")]
pub use png::{DPI, PngError, Scale, png, png_with};
pub use primitives::{Anchor, CELL, Drawing, Item, Polygons, Words};
#[cfg(feature = "print")]
pub use raster::{MAX_PIXELS, TooManyPixels};
pub use svg::{Tile, contact, svg, svg_of};
pub use text::{Columns, Depth, nearest_of_256, text, text_marked};
pub use theme::Theme;

#[cfg(test)]
mod tests;
