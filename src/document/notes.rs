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
