//! The embedded font: glyphs of letters, their widths and outlines.
//!
//! In: text. Out: glyphs; lengths are ems. Callers check [`Font::has`] before they draw, so that
//! drawings contain no empty boxes. License: `font/LICENSE`.

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The font file, a subset of DejaVu Sans.
pub(super) const DATA: &[u8] = include_bytes!("font/DejaVuSans.ttf");

/// The parsed font.
pub struct Font {
    /// Always present; a test parses the embedded file.
    face: Option<Face<'static>>,
}

impl Default for Font {
    fn default() -> Font {
        Font::open()
    }
}

impl Font {
    /// Parses the embedded file.
    pub fn open() -> Font {
        Font { face: Face::parse(DATA, 0).ok() }
    }

    /// Does the font have a glyph for each character?
    pub fn has(&self, text: &str) -> bool {
        text.chars().all(|sign| self.glyph(sign).is_some())
    }

    /// The width of a text, in ems.
    pub fn width(&self, text: &str) -> f64 {
        self.glyphs(text).map(|(glyph, _)| self.advance(glyph)).sum()
    }

    /// The text, or its beginning and an ellipsis if it is wider than `width` ems.
    pub fn cut(&self, text: &str, width: f64) -> String {
        if self.width(text) <= width {
            return text.to_owned();
        }
        let mut left = width - self.width("…");
        let fitting = text.chars().take_while(|sign| {
            left -= self.width(sign.encode_utf8(&mut [0; 4]));
            left >= 0.0
        });
        fitting.collect::<String>().trim_end().to_owned() + "…"
    }

    /// The glyphs of a text, each with its character.
    pub(super) fn glyphs(&self, text: &str) -> impl Iterator<Item = (u16, char)> {
        text.chars().map(|sign| (self.glyph(sign).unwrap_or(0), sign))
    }

    fn glyph(&self, sign: char) -> Option<u16> {
        self.face.as_ref()?.glyph_index(sign).map(|glyph| glyph.0)
    }

    /// The horizontal advance of a glyph, in ems.
    pub(super) fn advance(&self, glyph: u16) -> f64 {
        let face = self.face.as_ref();
        let advance = face.and_then(|face| face.glyph_hor_advance(GlyphId(glyph)));
        f64::from(advance.unwrap_or(0)) / self.units()
    }

    /// Draws a glyph in font units ([`Font::units`] are an em), y upwards.
    pub(super) fn outline(&self, glyph: u16, to: &mut dyn OutlineBuilder) {
        if let Some(face) = &self.face {
            face.outline_glyph(GlyphId(glyph), to);
        }
    }

    /// Font units per em.
    pub(super) fn units(&self) -> f64 {
        self.face.as_ref().map_or(1.0, |face| f64::from(face.units_per_em()))
    }

    /// The bounding box of all glyphs, in ems: left, bottom, right, top.
    pub(super) fn bounds(&self) -> [f64; 4] {
        let Some(face) = &self.face else { return [0.0; 4] };
        let found = face.global_bounding_box();
        [found.x_min, found.y_min, found.x_max, found.y_max]
            .map(|value| f64::from(value) / self.units())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_what_drawings_need() {
        let font = Font::open();
        for text in ["0123456789?*", "Größe × Straße …", "Ωμέγα", "Щука, їжак", "★☆—–“”’«»"]
        {
            assert!(font.has(text), "{text}");
        }
        assert!(!font.has("漢字") && !font.has("🦋") && !font.has("שלום"));
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
