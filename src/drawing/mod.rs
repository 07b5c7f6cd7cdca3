//! Drawings for files and for the terminal.
//!
//! In: a scene, or a puzzle and a picture. Out: text. Invariants: the same input
//! gives the same bytes; whether there is a terminal is for others to know.
//! Reads: `puzzle`, `scene`.

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

pub use contact::contact;
pub use depth::nearest_of_256;
pub use draw::draw;
#[cfg(feature = "print")]
pub use film::{FilmError, MAX_FILM_PIXELS, MAX_FRAMES, Reel, film};
#[cfg(feature = "print")]
pub use font::Font;
#[cfg(feature = "print")]
pub use pdf::{Entry, INCH, Link, Page, Part, Sheets, pdf, sheet};
#[cfg(feature = "print")]
pub use png::{DPI, PngError, Scale, png};
pub use primitives::{Anchor, CELL, Drawing, Item, Polygons, Words};
#[cfg(feature = "print")]
pub use raster::{MAX_PIXELS, TooManyPixels};
pub use svg::{svg, svg_of};
pub use text::{Columns, Depth, text, text_marked};
pub use theme::Theme;

#[cfg(test)]
mod tests;
