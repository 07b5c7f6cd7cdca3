//! What presses need: colors as inks, and the root of a file that conforms to PDF/X.
//!
//! In: colors; a document. Out: shares of inks; objects. Invariants: a gray is black ink alone; no
//! color has more ink than 200 %, below the 240 % that printers allow; a file for a press has no
//! outline, no link and no metadata that its standard does not require.

use super::{Ids, Sheets};
use crate::puzzle::Rgb;
use pdf_writer::types::{OutputIntentSubtype, TrappingStatus};
use pdf_writer::{Date, Finish, Name, Pdf, Ref, TextStr};

/// Grays up to this one are printed as black: dots would fray the edges of thin letters.
const SOLID: u8 = 0x30;

/// The inks of a document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Inks {
    /// Black, and colors as shares of red, green and blue.
    #[default]
    Light,
    /// Black alone.
    Black,
    /// Cyan, magenta, yellow and black.
    Process,
}

/// What a document is made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Medium {
    /// Screens: with title, author, table of contents and links.
    #[default]
    Screen,
    /// A press: pages alone.
    Press,
    /// A press that takes PDF/X-1a:2001 (ISO 15930-1).
    PdfX1a,
}

/// A color as a document has it.
pub(super) enum Ink {
    /// How light it is.
    Black(f32),
    /// Red, green, blue.
    Light([f32; 3]),
    /// Cyan, magenta, yellow, black.
    Process([f32; 4]),
}

impl Inks {
    /// The color in these inks.
    pub(super) fn ink(self, rgb: Rgb) -> Ink {
        let Rgb(red, green, blue) = rgb;
        match self {
            Inks::Light if red == green && green == blue => Ink::Black(share(red)),
            _ if red == green && green == blue => {
                Ink::Black(if red <= SOLID { 0.0 } else { share(red) })
            }
            Inks::Light => Ink::Light([red, green, blue].map(share)),
            Inks::Black => {
                // Brightness after BT.709, in parts of 256.
                let [red, green, blue] = [red, green, blue].map(u32::from);
                Ink::Black(share(((54 * red + 183 * green + 19 * blue) >> 8) as u8))
            }
            Inks::Process => {
                // What the three have in common becomes black, as PDF 32000-1, 10.3.5, has it.
                let colors = [red, green, blue].map(|part| 255 - part);
                let black = colors.into_iter().min().unwrap_or(0);
                let [cyan, magenta, yellow] = colors.map(|part| share(part - black));
                Ink::Process([cyan, magenta, yellow, share(black)])
            }
        }
    }
}

fn share(part: u8) -> f32 {
    (f32::from(part) / 255.0 * 1000.0).round() / 1000.0
}

/// The printing condition that files are meant for: offset on coated paper in America, which
/// needs no profile in the file because the registry of the ICC describes it.
const CONDITION: &str = "CGATS TR 001";
const REGISTRY: &str = "http://www.color.org";
/// PDF/X requires a date; this one is no date of making, so that equal books are equal files.
const YEAR: u16 = 2000;

/// Writes the root of a document for a press.
pub(super) fn write_catalog(
    pdf: &mut Pdf,
    ids: &mut Ids,
    sheets: &Sheets,
    tree: Ref,
    medium: Medium,
) {
    let mut catalog = pdf.catalog(ids.next());
    catalog.pages(tree);
    if medium != Medium::PdfX1a {
        return;
    }
    let mut intents = catalog.output_intents();
    intents
        .push()
        .subtype(OutputIntentSubtype::PDFX)
        .output_condition(TextStr("SWOP"))
        .output_condition_identifier(TextStr(CONDITION))
        .registry_name(TextStr(REGISTRY));
    intents.finish();
    catalog.finish();
    let date = || Date::new(YEAR).month(1).day(1).hour(0).minute(0).second(0).utc_offset_hour(0);
    let mut info = pdf.document_info(ids.next());
    info.title(TextStr(&sheets.title)).creator(TextStr("nonosat")).producer(TextStr("nonosat"));
    info.creation_date(date()).modified_date(date()).trapped(TrappingStatus::NotTrapped);
    info.pair(Name(b"GTS_PDFXVersion"), TextStr("PDF/X-1:2001"));
    info.pair(Name(b"GTS_PDFXConformance"), TextStr("PDF/X-1a:2001"));
}

/// Ends a PDF/X-1a file with its version and the identifier of its content.
pub(super) fn identify(pdf: &mut Pdf, sum: u32) {
    pdf.set_version(1, 3);
    let id = format!("{sum:08x}").into_bytes();
    pdf.set_file_id((id.clone(), id));
}
