//! Embeds the font in a PDF: the glyphs in use, and their characters.
//!
//! In: the texts of all pages, then a PDF. Out: glyph numbers of each text; the font files in use
//! as objects. Invariants: glyphs are numbered in the order of their first use.

use super::{Ids, zlib_compressed};
use crate::drawing::font::{Font, FontError, FontFile, Glyph};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};
use ttf_parser::{RawFace, Tag};

/// The height of capital letters, in thousandths of an em, if a font does not state it.
const CAPITAL_HEIGHT: f32 = 729.0;

/// A font and its glyphs in use.
pub(super) struct Glyphs {
    font: Font,
    /// The glyphs of each font file.
    used: Vec<Used>,
}

/// The glyphs of a font file.
#[derive(Default)]
struct Used {
    remapper: GlyphRemapper,
    /// Old number and character of each glyph, in the order of new numbers from 1.
    signs: Vec<(u16, char)>,
}

const SYSTEM: SystemInfo =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl Glyphs {
    pub fn new(font: Font) -> Glyphs {
        let uses = font.files().iter().map(|_| Used::default()).collect();
        Glyphs { font, used: uses }
    }

    pub fn font(&self) -> &Font {
        &self.font
    }

    /// The glyph numbers of a text, two bytes each, in parts that each have the index of their
    /// font file.
    pub fn encoded(&mut self, text: &str) -> Vec<(usize, Vec<u8>)> {
        let mut parts: Vec<(usize, Vec<u8>)> = Vec::new();
        for glyph in self.font.glyphs(text) {
            let Some(font_use) = self.used.get_mut(glyph.file) else { continue };
            let bytes = font_use.number(glyph).to_be_bytes();
            match parts.last_mut() {
                Some((file, part)) if *file == glyph.file => part.extend(bytes),
                _ => parts.push((glyph.file, bytes.to_vec())),
            }
        }
        parts
    }

    /// Writes the font files in use. Returns their names in content streams, and their objects.
    ///
    /// # Errors
    /// [`FontError::Embedding`] if a part of a file is malformed.
    pub fn write(&self, pdf: &mut Pdf, ids: &mut Ids) -> Result<Vec<(String, Ref)>, FontError> {
        let files = self.used.iter().zip(self.font.files()).enumerate();
        let in_use = files.filter(|(_, (font_use, _))| !font_use.signs.is_empty());
        in_use
            .map(|(index, (font_use, file))| Ok((name(index), font_use.write(file, pdf, ids)?)))
            .collect()
    }
}

/// The name of a font file in content streams.
pub(super) fn name(index: usize) -> String {
    format!("F{index}")
}

impl Used {
    fn number(&mut self, glyph: Glyph) -> u16 {
        let number = self.remapper.remap(glyph.number);
        if usize::from(number) > self.signs.len() {
            self.signs.push((glyph.number, glyph.sign));
        }
        number
    }

    fn write(&self, file: &FontFile, pdf: &mut Pdf, ids: &mut Ids) -> Result<Ref, FontError> {
        let (id, cid, meanings) = (ids.next(), ids.next(), ids.next());
        let name = format!("{}+{}", self.tag(), file.name());
        let name = Name(name.as_bytes());
        pdf.type0_font(id)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(meanings);
        let (descriptor, is_cff) = self.describe(file, name, pdf, ids)?;
        let mut font = pdf.cid_font(cid);
        font.subtype(if is_cff { CidFontType::Type0 } else { CidFontType::Type2 });
        font.base_font(name).system_info(SYSTEM).font_descriptor(descriptor).default_width(0.0);
        if !is_cff {
            font.cid_to_gid_map_predefined(Name(b"Identity"));
        }
        let width = |(glyph, _): &(u16, char)| (file.advance(*glyph) * 1000.0).round() as f32;
        font.widths().consecutive(1, self.signs.iter().map(width));
        font.finish();
        let mut cmap = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
        for (number, (_, sign)) in (1_u16..).zip(&self.signs) {
            cmap.pair(number, *sign);
        }
        pdf.cmap(meanings, &zlib_compressed(&cmap.finish())).filter(Filter::FlateDecode);
        Ok(id)
    }

    /// Writes measures and outlines. Returns the object; are the outlines in the format CFF?
    fn describe(
        &self,
        file: &FontFile,
        name: Name,
        pdf: &mut Pdf,
        ids: &mut Ids,
    ) -> Result<(Ref, bool), FontError> {
        let malformed = |cause: &dyn std::fmt::Display| FontError::Embedding(cause.to_string());
        let part =
            subset(file.data, file.index, &self.remapper).map_err(|error| malformed(&error))?;
        let tables = RawFace::parse(&part, 0).map_err(|error| malformed(&error))?;
        let cff = tables.table(Tag::from_bytes(b"CFF "));
        let outlines = cff.unwrap_or(&part);
        let (descriptor, stream) = (ids.next(), ids.next());
        let [left, bottom, right, top] = file.bounds().map(|value| (value * 1000.0) as f32);
        let capitals = file
            .face
            .capital_height()
            .map(|height| f32::from(height) * 1000.0 / f32::from(file.face.units_per_em()));
        let mut object = pdf.font_descriptor(descriptor);
        object
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(top)
            .descent(bottom)
            .cap_height(capitals.unwrap_or(CAPITAL_HEIGHT))
            .stem_v(80.0);
        match cff {
            Some(_) => object.font_file3(stream),
            None => object.font_file2(stream),
        };
        object.finish();
        let data = zlib_compressed(outlines);
        let mut object = pdf.stream(stream, &data);
        object.filter(Filter::FlateDecode);
        if cff.is_some() {
            object.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        }
        Ok((descriptor, cff.is_some()))
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
