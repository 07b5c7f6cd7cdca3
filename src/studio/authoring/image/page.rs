//! Draws a page of a PDF.
//!
//! In: the bytes of a PDF, the number of a page from 1. Out: a PNG. Invariants: no page is wider or
//! higher than [`SIDE`] pixels; what the library cannot draw in [`TIME`], or at all, is refused.

use super::ImportError;
use hayro::{InterpreterSettings, Pdf, RenderSettings, render};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

/// The longer side in pixels: an A4 page at 200 dots an inch, at which cells of 4 mm have 31 pixels.
const SIDE: f32 = 2339.0;
/// The library has no limits of its own; a page of a book takes 0.05 seconds.
const TIME: Duration = Duration::from_secs(20);

/// Is it a PDF?
pub fn is_pdf(bytes: &[u8]) -> bool {
    bytes.starts_with(b"%PDF-")
}

/// The page as a PNG, if there is one with this number, and how many pages there are.
///
/// # Errors
/// [`ImportError::Page`] if it cannot be drawn.
pub fn page(bytes: Vec<u8>, number: usize) -> Result<(Option<Vec<u8>>, usize), ImportError> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let drawn = catch_unwind(AssertUnwindSafe(|| drawn(bytes, number)));
        // Nobody waits any more after the limit.
        let _ = sender.send(drawn.unwrap_or(Err(ImportError::Page)));
    });
    receiver.recv_timeout(TIME).unwrap_or(Err(ImportError::Page))
}

fn drawn(bytes: Vec<u8>, number: usize) -> Result<(Option<Vec<u8>>, usize), ImportError> {
    let pdf = Pdf::new(Arc::new(bytes)).map_err(|_| ImportError::Page)?;
    let pages = pdf.pages();
    let Some(page) = number.checked_sub(1).and_then(|at| pages.get(at)) else {
        return Ok((None, pages.len()));
    };
    let (width, height) = page.render_dimensions();
    let scale = SIDE / width.max(height);
    if !scale.is_normal() {
        return Err(ImportError::Page);
    }
    let settings = RenderSettings { x_scale: scale, y_scale: scale, width: None, height: None };
    let image = render(page, &InterpreterSettings::default(), &settings);
    Ok((Some(image.take_png()), pages.len()))
}
