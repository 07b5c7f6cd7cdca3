//! Draws puzzles as files (SVG, PNG, PDF, GIF, APNG) and as text for the terminal.
//!
//! In: a scene of `layout`, or a puzzle and a picture. Out: bytes or text. Invariants: the same
//! input gives the same bytes. Callers find out what the terminal supports.

mod contact;
mod depth;
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

pub use contact::{Tile, contact};
pub use depth::nearest_of_256;
#[cfg(feature = "print")]
pub(crate) use draw::MINUS;
pub use draw::draw;
#[cfg(feature = "print")]
pub use film::{FilmError, Reel, film};
#[cfg(feature = "print")]
pub use film::{MAX_FILM_PIXELS, MAX_FRAMES, film_with};
#[cfg(feature = "print")]
pub use font::Font;
#[cfg(feature = "print")]
pub use font::FontError;
pub use layout::{Scene, layout};
#[cfg(feature = "print")]
pub use pdf::{Entry, INCH, Link, Page, Part};
#[cfg(feature = "print")]
pub use pdf::{Sheets, pdf, sheet};
#[cfg(feature = "print")]
pub use png::{DPI, png_with};
#[cfg(feature = "print")]
pub use png::{PngError, Scale, png};
pub use primitives::Drawing;
pub use primitives::{Anchor, CELL, Item, Polygons, Words};
#[cfg(feature = "print")]
pub use raster::MAX_PIXELS;
#[cfg(feature = "print")]
pub use raster::TooManyPixels;
pub use svg::{svg, svg_of};
pub use text::{Columns, text_marked};
pub use text::{Depth, text};
pub use theme::Theme;

#[cfg(test)]
mod tests;
