//! The table of the tools: what each is for, what it takes, what it answers.
//!
//! Invariants: the words suffice for a model that knows nothing else of nonosat.

use super::answers::{self, Answer};
use super::arguments::{Check, Explain, Mend, Read, Render};
use super::requests::{Api, Refused};
use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// What a model is told of the server as a whole.
pub(super) const ABOUT: &str = "Solves, checks, explains, mends, draws and reads nonograms (picross, \
    griddlers). All answers are computed, never guessed: a verdict is exact. Pictures are lists of \
    rows, top to bottom, one letter a cell: `-` is empty, `a` is filled (further colors are `b`, `c` \
    ...). Rows and places in them count from 1. Where an answer has `puzzle`, pass it on to the next \
    tool as it is.";

/// A tool.
pub(super) struct Described {
    pub name: &'static str,
    title: &'static str,
    about: &'static str,
    describe: fn(Tool) -> Tool,
    pub work: fn(&Api, JsonObject) -> Answer,
}

const fn tool<T: DeserializeOwned + JsonSchema + 'static>(
    (name, title, about): (&'static str, &'static str, &'static str),
    work: fn(&Api, JsonObject) -> Answer,
) -> Described {
    Described { name, title, about, describe: Tool::with_input_schema::<T>, work }
}

pub(super) static TOOLS: [Described; 5] = [
    tool::<Check>(
        (
            "solve_and_check",
            "Solve and check a nonogram",
            "Solves a nonogram and decides whether it has exactly one solution. Answers `verdict`: \
             `unique`, `several`, `none` or `undecided` (out of time or memory); `pictures`: the \
             solution, or two that differ in `differing_cells`; `reason` why there is none; for a \
             unique puzzle `rating`: how hard it is for a person, in `stars` from 0.5 to 5, the \
             `class` of its hardest steps, and `minutes`. Marks in the puzzle are ignored.",
        ),
        |api, arguments| answers::solve_and_check(api, parse_arguments(arguments)?),
    ),
    tool::<Explain>(
        (
            "explain_next_step",
            "Explain the next step",
            "The easiest next step by which a person can go on, with its reason, or the mistake in \
             the marks. Answers `answer`: `step` with `sentences` that say why, the `cells` that it \
             settles, the new `marks`, and the `puzzle` with them: pass that on to get the step after \
             it; `mistake` with the `cells` that contradict each other and why; `solved`; `none` (no \
             solution); `open` (several solutions have the marks); `undecided`.",
        ),
        |api, arguments| answers::explain_next_step(api, parse_arguments(arguments)?),
    ),
    tool::<Mend>(
        (
            "mend",
            "Mend a picture",
            "Changes the fewest cells of a picture so that the nonogram of its clues has one \
             solution: that picture. Answers `outcome`: `repaired`, `impossible`, `too-many` or \
             `undecided`; the picture `before` and `after`; the `changed` cells, none if it was \
             unique before; `is_fewest`: is it proved that fewer do not suffice? and the mended \
             `puzzle`. Given cells of the puzzle are dropped.",
        ),
        |api, arguments| answers::mend(api, parse_arguments(arguments)?),
    ),
    tool::<Render>(
        (
            "render",
            "Draw a nonogram",
            "Draws a nonogram as a PNG of at most 1,200 pixels to a side: the board with its clues \
             and its marks, or solved.",
        ),
        |api, arguments| answers::render(api, parse_arguments(arguments)?),
    ),
    tool::<Read>(
        (
            "read",
            "Read a nonogram",
            "Reads a nonogram from a text in any of more than thirty formats, or from an image, and \
             says what it has: `board` in words, `colors`, `clues` line by line (`2a 1b`: two cells \
             of color a, then one of color b), `title`, `author`, `goal` (a stored picture), `marks` \
             (a saved game), and `puzzle`, its text for the other tools. Of clues in an image it \
             also says whether all is `sure`, and in `changes` what was corrected or should be \
             looked at.",
        ),
        |api, arguments| answers::read(api, parse_arguments(arguments)?),
    ),
];

/// The arguments, if they are those of the tool.
fn parse_arguments<T: DeserializeOwned>(arguments: JsonObject) -> Result<T, Refused> {
    serde_json::from_value(Value::Object(arguments))
        .map_err(|error| Refused(format!("wrong arguments: {error}")))
}

impl Described {
    /// The tool as the protocol describes it: it changes nothing and knows nothing of the world.
    pub fn described(&self) -> Tool {
        let annotations = ToolAnnotations::with_title(self.title).read_only(true);
        let tool = Tool::new(self.name, self.about, Map::new());
        let tool = tool.with_title(self.title);
        (self.describe)(tool.with_annotations(annotations.open_world(false)))
    }
}
