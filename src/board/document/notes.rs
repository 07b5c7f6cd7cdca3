//! Notes: title, author and other texts about a puzzle.
//!
//! In: texts. Out: [`Notes`]. Invariants: in a `Document` each note is one line, without control
//! characters.

use crate::puzzle::one_line;

/// Title, author and other texts about a puzzle. In a `Document` each note is one line, without
/// control characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The title of the picture.
    pub title: Option<String>,
    /// The author.
    pub author: Option<String>,
    /// The copyright notice.
    pub copyright: Option<String>,
    /// The license.
    pub license: Option<String>,
    /// The catalogue and the puzzle's number there.
    pub catalogue: Option<String>,
    /// Any other text.
    pub remark: Option<String>,
}

impl Notes {
    /// Notes with a title alone.
    pub fn titled(title: impl Into<String>) -> Notes {
        Notes { title: Some(title.into()), ..Notes::default() }
    }

    /// The bytes of all notes together.
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

    /// Are all notes absent?
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }

    /// The notes, each on one line and without control characters; an empty note becomes `None`.
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
