//! Embeds the font in a PDF: the glyphs in use, and their characters.
//!
//! In: the texts of all pages, then a PDF. Out: glyph numbers of each text; the font as an object.
//! Invariants: glyphs are numbered in the order of their first use.

use super::{Ids, packed};
use crate::drawing::font::{DATA, Font};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};

/// The font and its glyphs in use.
pub(super) struct Glyphs {
    font: Font,
    remapper: GlyphRemapper,
    /// Old number and character of each glyph, in the order of new numbers from 1.
    signs: Vec<(u16, char)>,
}

const SYSTEM: SystemInfo =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl Glyphs {
    pub fn new(font: Font) -> Glyphs {
        Glyphs { font, remapper: GlyphRemapper::new(), signs: Vec::new() }
    }

    pub fn font(&self) -> &Font {
        &self.font
    }

    /// The numbers of the glyphs of a text, two bytes each.
    pub fn encoded(&mut self, text: &str) -> Vec<u8> {
        let mut out = Vec::new();
        for (glyph, sign) in self.font.glyphs(text) {
            let number = self.remapper.remap(glyph);
            if usize::from(number) > self.signs.len() {
                self.signs.push((glyph, sign));
            }
            out.extend(number.to_be_bytes());
        }
        out
    }

    /// Writes the font as the object `id`.
    pub fn write(&self, pdf: &mut Pdf, ids: &mut Ids, id: Ref) {
        let (cid, descriptor, file, meanings) = (ids.next(), ids.next(), ids.next(), ids.next());
        let name = format!("{}+DejaVuSans", self.tag());
        let name = Name(name.as_bytes());
        pdf.type0_font(id)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(meanings);
        let mut font = pdf.cid_font(cid);
        font.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM);
        font.font_descriptor(descriptor).default_width(0.0);
        font.cid_to_gid_map_predefined(Name(b"Identity"));
        let widths = self.signs.iter().map(|(glyph, _)| self.thousandths(*glyph));
        font.widths().consecutive(1, widths);
        font.finish();
        let [left, bottom, right, top] = self.font.bounds().map(|value| (value * 1000.0) as f32);
        pdf.font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(top)
            .descent(bottom)
            .cap_height(729.0)
            .stem_v(80.0)
            .font_file2(file);
        // Subsetting of the embedded font never fails; a test checks it.
        let data = packed(&subset(DATA, 0, &self.remapper).unwrap_or_default());
        pdf.stream(file, &data).filter(Filter::FlateDecode);
        let mut cmap = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
        for (number, (_, sign)) in (1_u16..).zip(&self.signs) {
            cmap.pair(number, *sign);
        }
        pdf.cmap(meanings, &packed(&cmap.finish())).filter(Filter::FlateDecode);
    }

    fn thousandths(&self, glyph: u16) -> f32 {
        (self.font.advance(glyph) * 1000.0).round() as f32
    }

    /// Six letters that identify the subset of the font, as PDF requires.
    fn tag(&self) -> String {
        let mix = |hash: u64, (glyph, _): &(u16, char)| {
            (hash ^ u64::from(*glyph)).wrapping_mul(0x0100_0000_01b3)
        };
        let mut hash = self.signs.iter().fold(0xcbf2_9ce4_8422_2325, mix);
        let letter = |_| {
            let letter = b'A' + (hash % 26) as u8;
            hash /= 26;
            char::from(letter)
        };
        (0..6).map(letter).collect()
    }
}
