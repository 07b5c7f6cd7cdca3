//! Draws a text, such as a link, as a QR code.
//!
//! In: a text. Out: JSON with an SVG. Invariants: dark modules on white, with the quiet zone of four
//! modules that readers expect.

use super::keep::DrawingJson;
use super::refusal::json;
use super::{Question, Refusal};
use crate::message::message;
use crate::report::Kind;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Most bytes of a text: what the largest code holds.
pub(super) const MAX_QR_BYTES: usize = 2953;
/// Modules of white around the code.
const MARGIN_MODULES: i32 = 4;

/// `POST /api/qr`: the text of the body as a QR code.
pub(super) fn qr(question: &Question) -> Result<String, Refusal> {
    let code = QrCode::encode_binary(question.body, QrCodeEcc::Low).map_err(|_| {
        Refusal::of(Kind::TooLarge, message!("refused-bytes", count = MAX_QR_BYTES))
    })?;
    json(&DrawingJson { svg: svg_of(&code) })
}

/// The code as an SVG of one path.
fn svg_of(code: &QrCode) -> String {
    let size = code.size();
    let side = size + 2 * MARGIN_MODULES;
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&at| code.get_module(at, y)).count() as i32;
            if run > 0 {
                // Writing to a string does not fail.
                let _ =
                    write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN_MODULES, y + MARGIN_MODULES);
            }
            x += run.max(1);
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}h-{side}z\"/>\
         <path d=\"{path}\"/></svg>"
    )
}
