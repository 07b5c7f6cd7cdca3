//! What people wrote about a puzzle.

use crate::puzzle::one_line;

/// What people wrote about a puzzle. Everything here may be absent. In a document each note
/// is one line, without control characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// What the picture is called.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// Whose it is.
    pub copyright: Option<String>,
    /// On what terms it may be used.
    pub license: Option<String>,
    /// Where it is listed, and as what.
    pub catalogue: Option<String>,
    /// What else was written about it.
    pub remark: Option<String>,
}

impl Notes {
    /// How many bytes all notes have together.
    pub fn len(&self) -> usize {
        let notes = [
            &self.title,
            &self.author,
            &self.copyright,
            &self.license,
            &self.catalogue,
            &self.remark,
        ];
        notes.into_iter().flatten().map(String::len).sum()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }

    /// Each note on one line, without control characters; an empty note is none.
    pub(super) fn tidy(self) -> Notes {
        let tidy = |note: Option<String>| note.and_then(|text| one_line(&text));
        Notes {
            title: tidy(self.title),
            author: tidy(self.author),
            copyright: tidy(self.copyright),
            license: tidy(self.license),
            catalogue: tidy(self.catalogue),
            remark: tidy(self.remark),
        }
    }
}
