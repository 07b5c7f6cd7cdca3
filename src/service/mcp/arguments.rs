//! What the tools take.
//!
//! In: JSON that a model wrote. Out: checked arguments. Invariants: the comments of the fields are
//! the descriptions that the model reads; a field that is not here is refused.

use schemars::{JsonSchema, Schema};
use serde::Deserialize;

/// How every tool takes its puzzle.
const PUZZLE: &str = "The puzzle as text: the `puzzle` of another tool's answer, or a puzzle file of \
    any format. By hand, for example, as follows, with the rows from the top, the columns from \
    the left, and 0 for a line without runs:\n\
    width 3\nheight 2\nrows\n1,1\n3\ncolumns\n2\n1\n2";

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Check {
    #[schemars(description = PUZZLE)]
    pub puzzle: String,
    /// Time limit. A hard puzzle that needs more is `undecided`.
    #[serde(default = "Check::usual_seconds")]
    #[schemars(range(min = 0.001, max = 600.0))]
    pub seconds: f64,
}

impl Check {
    /// Models wait for an answer, and many of their programs wait a minute.
    fn usual_seconds() -> f64 {
        30.0
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Explain {
    #[schemars(description = PUZZLE)]
    pub puzzle: String,
    /// What is known so far, one string a row, one sign a cell: `?` for an open cell, `-` for an
    /// empty one, `a` for a filled one (`b`, `c` ... for further colors). Without it, the marks
    /// stored in the puzzle, else none.
    #[serde(default)]
    pub marks: Vec<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Mend {
    /// The picture, one row a line, `#` for a filled cell and `.` for an empty one, such as
    /// "#.#\n.##\n##."; or a puzzle file or the `puzzle` of another answer, whose stored picture,
    /// else its first solution, is mended.
    pub puzzle: String,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Render {
    #[schemars(description = PUZZLE)]
    pub puzzle: String,
    /// Draw the solution? Without it, the clues and the marks stored in the puzzle.
    #[serde(default)]
    pub solution: bool,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Read {
    /// The text of a puzzle file of any format, an address of puzz.link, or a picture in signs.
    /// Either this or `image`.
    #[serde(default)]
    pub text: String,
    /// A PNG, JPEG, GIF, BMP or WebP in base64, at most 16 MiB.
    #[serde(default)]
    pub image: String,
    /// What the image shows: the clues of a puzzle (a screenshot, a scan, a photograph), or a
    /// picture of which a puzzle is to be made.
    #[serde(default)]
    pub shows: Shows,
    /// With `shows` = `picture`: the columns of the puzzle.
    #[serde(default)]
    #[schemars(with = "u32", range(min = 1, max = 200), transform = without_default)]
    pub width: Option<u32>,
    /// The name of the text's format, if an answer asked for it.
    #[serde(default)]
    pub format: String,
    /// Which puzzle of a text with several, from 1.
    #[serde(default)]
    #[schemars(with = "u32", range(min = 1), transform = without_default)]
    pub number: Option<u32>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Shows {
    #[default]
    Clues,
    Picture,
}

/// What is absent is no null: models would send it.
fn without_default(schema: &mut Schema) {
    schema.remove("default");
}
