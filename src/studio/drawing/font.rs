//! Fonts: glyphs of letters, their widths and outlines.
//!
//! In: text; perhaps a font file. Out: glyphs; lengths are ems. Letters that a given font lacks
//! come from the embedded one. Callers check [`Font::missing`] before they draw, so that drawings
//! contain no empty boxes. License of the embedded font: `font/LICENSE`.

use crate::language::{Language, english_errors};
use crate::message::{Message, message};
use std::collections::BTreeSet;
use std::sync::Arc;
use ttf_parser::{Face, GlyphId, OutlineBuilder, fonts_in_collection, name_id};

/// The embedded font file, a subset of DejaVu Sans.
const DATA: &[u8] = include_bytes!("font/DejaVuSans.ttf");
/// Most faces of a collection that are looked at.
const MAX_FACES: u32 = 64;

/// Font files: the given one, if there is one, then the embedded one.
#[derive(Clone, Debug)]
pub struct Font {
    files: Arc<[FontFile]>,
}

/// A parsed font file.
#[derive(Debug)]
pub(super) struct FontFile {
    pub data: &'static [u8],
    /// The number of the face in a collection.
    pub index: u32,
    pub face: Face<'static>,
}

/// A letter of a font.
#[derive(Clone, Copy)]
pub(super) struct Glyph {
    /// The index of the font file.
    pub file: usize,
    pub number: u16,
    pub sign: char,
}

/// Why a file cannot be used as a font.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FontError {
    /// It is no font.
    NoFont,
    /// It has bitmaps, or the outlines of a variable font in the format CFF2.
    NoOutlines,
    /// A part of it cannot be embedded.
    Embedding(String),
}

impl FontError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            FontError::NoFont => message!("font-unknown"),
            FontError::NoOutlines => message!("font-outlines"),
            FontError::Embedding(reason) => message!("font-embedding", why = reason.clone()),
        }
    }
}

english_errors!(FontError);

impl Default for Font {
    fn default() -> Font {
        Font::open()
    }
}

impl Font {
    /// The embedded font.
    pub fn open() -> Font {
        // A test parses the embedded file.
        Font { files: embedded().into_iter().collect() }
    }

    /// A font file, with the embedded font behind it. Of a collection, the face for the language.
    ///
    /// # Errors
    /// [`FontError`] if it is no font with outlines.
    pub fn read(data: &'static [u8], language: Language) -> Result<Font, FontError> {
        // The parser takes it for granted that the places of all faces have less than 4 GiB.
        if fonts_in_collection(data).is_some_and(|count| count as usize > data.len() / 4) {
            return Err(FontError::NoFont);
        }
        let index = face_for(data, language.code());
        let face = Face::parse(data, index).map_err(|_| FontError::NoFont)?;
        if face.tables().glyf.is_none() && face.tables().cff.is_none() {
            return Err(FontError::NoOutlines);
        }
        let font_file = FontFile { data, index, face };
        Ok(Font { files: [font_file].into_iter().chain(embedded()).collect() })
    }

    /// The letters of a text that the font lacks.
    pub fn missing(&self, text: &str) -> BTreeSet<char> {
        text.chars().filter(|&sign| self.glyph(sign).is_none()).collect()
    }

    /// The width of a text, in ems.
    pub fn width(&self, text: &str) -> f64 {
        self.glyphs(text).map(|glyph| self.advance(glyph)).sum()
    }

    /// The text, or its beginning and an ellipsis if it is wider than `width` ems.
    pub fn cut(&self, text: &str, width: f64) -> String {
        if self.width(text) <= width {
            return text.to_owned();
        }
        let mut room = width - self.width("…");
        let fitting = text.chars().take_while(|sign| {
            room -= self.width(sign.encode_utf8(&mut [0; 4]));
            room >= 0.0
        });
        fitting.collect::<String>().trim_end().to_owned() + "…"
    }

    /// The font files.
    pub(super) fn files(&self) -> &[FontFile] {
        &self.files
    }

    /// The glyphs of a text.
    pub(super) fn glyphs(&self, text: &str) -> impl Iterator<Item = Glyph> {
        let lacking = |sign| Glyph { file: 0, number: 0, sign };
        text.chars().map(move |sign| self.glyph(sign).unwrap_or_else(|| lacking(sign)))
    }

    fn glyph(&self, sign: char) -> Option<Glyph> {
        self.files.iter().enumerate().find_map(|(file, font_file)| {
            // Number 0 is the glyph for lacking letters.
            let number = font_file.face.glyph_index(sign)?.0;
            (number > 0).then_some(Glyph { file, number, sign })
        })
    }

    /// The horizontal advance of a glyph, in ems.
    pub(super) fn advance(&self, glyph: Glyph) -> f64 {
        self.files.get(glyph.file).map_or(0.0, |file| file.advance(glyph.number))
    }

    /// Draws a glyph in font units ([`Font::units`] are an em), y upwards.
    pub(super) fn outline(&self, glyph: Glyph, to: &mut dyn OutlineBuilder) {
        if let Some(file) = self.files.get(glyph.file) {
            file.face.outline_glyph(GlyphId(glyph.number), to);
        }
    }

    /// Font units per em.
    pub(super) fn units(&self, glyph: Glyph) -> f64 {
        self.files.get(glyph.file).map_or(1.0, FontFile::units)
    }
}

impl FontFile {
    /// The horizontal advance of a glyph, in ems.
    pub fn advance(&self, number: u16) -> f64 {
        f64::from(self.face.glyph_hor_advance(GlyphId(number)).unwrap_or(0)) / self.units()
    }

    fn units(&self) -> f64 {
        f64::from(self.face.units_per_em())
    }

    /// The bounding box of all glyphs, in ems: left, bottom, right, top.
    pub fn bounds(&self) -> [f64; 4] {
        let bounds = self.face.global_bounding_box();
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max]
            .map(|value| f64::from(value) / self.units())
    }

    /// The name in PDF files: letters, digits and hyphens.
    pub fn name(&self) -> String {
        let name = names(&self.face, name_id::POST_SCRIPT_NAME).next().unwrap_or_default();
        let is_plain = |sign: &char| sign.is_ascii_alphanumeric() || *sign == '-';
        let plain: String = name.chars().filter(is_plain).take(60).collect();
        if plain.is_empty() { "Font".to_owned() } else { plain }
    }
}

fn embedded() -> Option<FontFile> {
    Face::parse(DATA, 0).ok().map(|face| FontFile { data: DATA, index: 0, face })
}

/// The names of a face with this id.
fn names(face: &Face<'static>, id: u16) -> impl Iterator<Item = String> {
    face.names().into_iter().filter(move |name| name.name_id == id).filter_map(|it| it.to_string())
}

/// The face of a collection for the language of this code. Chinese and Japanese write some letters differently;
/// the name of a family ends with the script: `Noto Sans CJK JP`.
fn face_for(data: &'static [u8], code: &str) -> u32 {
    let script = match code {
        "ja" => "JP",
        "zh" => "SC",
        _ => return 0,
    };
    let has_script = |&index: &u32| {
        let face = Face::parse(data, index).ok();
        let is_of = |name: String| name.split(' ').next_back() == Some(script);
        face.is_some_and(|face| names(&face, name_id::FAMILY).any(is_of))
    };
    let count = fonts_in_collection(data).unwrap_or(1).min(MAX_FACES);
    (0..count).find(has_script).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_what_drawings_need() {
        let font = Font::open();
        let polish = "ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ „”";
        for text in [
            "0123456789?*",
            "Größe × Straße …",
            "Ωμέγα",
            "Щука, їжак, ёлка № 1",
            polish,
            "★☆½—–“”’«»",
        ] {
            assert!(font.missing(text).is_empty(), "{text}");
        }
        for text in ["漢字", "🦋", "שלום"] {
            assert_eq!(font.missing(text), text.chars().collect(), "{text}");
        }
    }

    /// Two faces with three letters.
    const COLLECTION: &[u8] = include_bytes!("../../../tests/all/fonts/boxes.ttc");

    #[test]
    fn a_collection_gives_the_face_of_the_language() {
        let faces = ["ja", "zh", "en"].map(|code| face_for(COLLECTION, code));
        assert_eq!(faces, [0, 1, 0]);
        assert_eq!(["ja", "zh"].map(|code| face_for(DATA, code)), [0, 0]);
    }

    #[test]
    fn letters_that_a_given_font_lacks_come_from_the_embedded_one() {
        let font = Font::read(COLLECTION, Language::English).unwrap();
        assert!(font.missing("心 und Herz ★").is_empty());
        assert_eq!(font.missing("心臓"), BTreeSet::from(['臓']));
        assert!((font.width("心7") - 1.636).abs() < 0.001);
        let names: Vec<String> = font.files().iter().map(FontFile::name).collect();
        assert_eq!(names, ["BoxesJP-Regular", "DejaVuSans"]);
    }

    #[test]
    fn what_is_no_font_is_refused() {
        let cut = DATA.len() / 2;
        let many = [&b"ttcf\x00\x01\x00\x00\xff\xff\xff\xff"[..], &[0xff; 400]].concat();
        for data in [&b""[..], b"rect 3 5", b"wOF2....", &many.leak()[..]] {
            for language in Language::ALL {
                assert_eq!(Font::read(data, language).unwrap_err(), FontError::NoFont);
            }
        }
        // Half of a font: an error, or no letter is taken from what is lacking.
        let half = Font::read(&DATA[..cut], Language::English);
        assert!(half.is_err() || half.is_ok_and(|font| font.missing("Az").is_empty()));
    }

    #[test]
    fn texts_are_as_wide_as_drawings_take_them_for() {
        let font = Font::open();
        assert!((font.width("7") - 0.636).abs() < 0.001);
        assert!((font.width("12") - 2.0 * font.width("7")).abs() < 1e-9);
        assert_eq!(font.cut("lighthouse", 9.0), "lighthouse");
        let short = font.cut("lighthouse by the sea", 6.0);
        assert!(short.starts_with("lightho") && short.ends_with('…'), "{short}");
        assert!(font.width(&short) <= 6.0);
        assert_eq!(font.cut("wide", 0.1), "…");
    }
}
