//! The table of the API's paths: what each takes and answers.
//!
//! In: the types of requests and answers. Out: operations of the OpenAPI description. Invariants: of
//! each path all query names that its handler reads; `paths.rs` compares them.

use super::answers::{Hint, Mistake, Opened, Why};
use super::paths::Path;
use crate::api::board::BoardJson;
use crate::api::collection::{DayJson, EntryJson};
use crate::api::drawing::RatedJson;
use crate::api::files::{FormatJson, SupportJson, WrittenJson};
use crate::api::hint::{BackJson, Played};
use crate::api::keep::{DrawingJson, PngJson};
use crate::api::line::LineJson;
use crate::api::make::{CandidateJson, Typed, Validated};
use crate::api::play::{AnswerJson, AssessmentJson, Valid};
use crate::api::prove::ProofJson;
use crate::api::random::Random;
use crate::api::scan::ScanJson;
use crate::api::solve::MAX_SECONDS;
use crate::api::weights::WeightsJson;
use crate::authoring::generator::{MAX_COLORS as MAX_RANDOM_COLORS, Symmetry};
use crate::authoring::image::MAX_SIDE;
use crate::explanation::Class;
use crate::format::PuzzleJson;
use crate::language::Language;
use crate::puzzle::MAX_COLORS;
use crate::report::{RepairReport, Report};
use serde_json::{Map, Value, json};

/// The parameter of every path: the language of the words in its answer.
pub fn language() -> Value {
    json!({
        "name": "lang", "in": "query", "required": false,
        "description": "the language of all words in the answer; en if absent",
        "schema": names(&Language::ALL.map(Language::code)),
    })
}

fn integer(least: usize, most: usize) -> Value {
    json!({ "type": "integer", "minimum": least, "maximum": most })
}

fn names(names: &[&str]) -> Value {
    json!({ "type": "string", "enum": names })
}

/// One row of three cells, clue 2, with these marks.
fn example(marks: [&str; 3]) -> Value {
    json!({
        "nonosat": 1, "shape": { "rect": { "height": 1, "width": 3 } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }],
        "clues": ["2a", null, "1a", null], "saved": [marks],
    })
}

/// Describes the path `/api/` and this name.
pub fn described<'a>(name: &str, path: Path<'a>) -> Path<'a> {
    let text = || json!({ "type": "string" });
    let number = || json!({ "type": "integer", "minimum": 0 });
    let yes = || json!({ "type": "boolean" });
    let seconds = || json!({ "type": "number", "exclusiveMinimum": 0, "maximum": MAX_SECONDS });
    let side = || integer(1, MAX_SIDE as usize);
    let open = || example(["-a", "-a", "-"]);
    let wrong = || example(["a", "-", "a"]);
    match name {
        "openapi.json" => path.about("This document.").answer::<Map<String, Value>>(),
        "formats" => path.about("The formats of puzzles.").answer::<Vec<FormatJson>>(),
        "collection" => path
            .about("The puzzles that are part of the program, the easiest first.")
            .answer::<Vec<EntryJson>>(),
        "puzzle" => path
            .about("A puzzle of the collection.")
            .required(("name", "heart"), "a `name` of /api/collection", text())
            .answer::<BoardJson>(),
        "drawings" => path
            .about("The drawings of the days, each as a puzzle of its own.")
            .answer::<Vec<EntryJson>>(),
        "drawing" => path
            .about("A drawing as a puzzle, as it was drawn.")
            .required(("name", "owl"), "a `name` of /api/drawings", text())
            .answer::<BoardJson>(),
        "days" => path
            .about("The pictures of the days of a month.")
            .required(("month", "2026-11"), "a month from 2000-01 to 2099-12", text())
            .answer::<Vec<DayJson>>(),
        "day" => path
            .about("The puzzle of a day, the same everywhere.")
            .required(("date", "2026-11-26"), "a `date` of /api/days", text())
            .answer::<BoardJson>(),
        "start" => path
            .about("The board of the command line; null if there is none.")
            .answer::<Option<BoardJson>>(),
        "line" => path
            .about("What a clue says about one line: which cells are certain, how many placements there are, and why.")
            .required(("clue", "3+1+2"), "the clue, in the signs of .clues; letters only for colors", text())
            .required(("cells", "..aa......"), "a sign a cell, . or ? open, # or a letter filled, - empty; or the number of open cells", text())
            .answer::<LineJson>(),
        "board" => path
            .about("A puzzle file as a board.")
            .file(json!("rect 1 3\n#ffffff #000000\n2a\n*\n1a\n*\n"))
            .parameter("format", "the format, if the content leaves it open", text())
            .parameter("ending", "the ending of the file's name", text())
            .parameter("number", "which puzzle of the file, from 1", number())
            .answer::<Opened>(),
        "write" => path
            .about("The puzzle and its marks in a format.")
            .json::<PuzzleJson>(open())
            .required(("format", "json"), "a name of /api/formats", text())
            .parameter("lossy", "may it leave out what the format cannot hold?", yes())
            .answer::<WrittenJson>(),
        "formats/supported" => path
            .about("The formats that can hold the puzzle and its marks, and what each would lose.")
            .json::<PuzzleJson>(open())
            .answer::<Vec<SupportJson>>(),
        "svg" => path.about("A drawing of the puzzle with its colored cells.").json::<PuzzleJson>(open()).answer::<DrawingJson>(),
        "png" => path.about("The same drawing as PNG.").json::<PuzzleJson>(open()).answer::<PngJson>(),
        "qr" => path
            .about("A text, such as a link, as a QR code.")
            .file(json!("https://example.org/#p=q1bKy8_"))
            .answer::<DrawingJson>(),
        "clues" => path
            .about("Typed clues: what is wrong with them, and the puzzle if nothing is.")
            .json::<Typed>(json!({ "puzzle": open(), "clues": ["1 1", "1", "0", "1"] }))
            .answer::<Validated>(),
        "generate" => path.about("The puzzle whose clues describe the marks.").json::<PuzzleJson>(open()).answer::<BoardJson>(),
        "random" => path
            .about("A random puzzle: unique, of a size and difficulty. The same query has the same puzzle.")
            .parameter("size", "columns x rows, 20x15, or cells to a side, hex:7 or, of triangles, tri:5, or six sides, tri:2,1,2,2,1,2; 10x10 if absent", text())
            .parameter("colors", "number of colors, background included; 2 if absent", integer(2, MAX_RANDOM_COLORS))
            .parameter("class", "the kind of steps that it needs; the stars choose it if absent, lines without them", names(&Class::ALL.map(Class::name)))
            .parameter("stars", "difficulty from 0.5 to 5 in halves: 2, or 2-3.5", json!({ "type": "string", "pattern": "^[0-5](\\.5)?(-[0-5](\\.5)?)?$" }))
            .parameter("symmetry", "the symmetry of the picture; any if absent; turns by a quarter are for squares, by a third and a sixth for hexagons", names(&Symmetry::ALL.map(Symmetry::name)))
            .parameter("seed", "begins the random numbers; 1 if absent", number())
            .parameter("number", "which puzzle of the seed; 1 if absent", number())
            .answer::<Random>(),
        "image" => path
            .about("The puzzle of a PNG, JPEG, GIF, BMP, WebP, PGM or PPM.")
            .file(Value::Null)
            .parameter("width", "columns", side())
            .parameter("height", "rows", side())
            .parameter("tone", "as an artist would draw it; so, but what an outline encloses is black; black where darker than the level that separates best, than its surroundings; along edges; grays as patterns", names(&["sketch", "filled", "otsu", "local", "edges", "dither"]))
            .parameter("threshold", "black where darker; 128 if neither `tone` nor `colors` is there", integer(0, 255))
            .parameter("colors", "number of colors, background included", integer(2, MAX_COLORS))
            .parameter("crop", "leave out the rim, as far as it has one color", yes())
            .parameter("invert", "exchange dark and light", yes())
            .answer::<BoardJson>(),
        "candidates" => path
            .about("The most promising puzzles of an image, at most six.")
            .file(Value::Null)
            .parameter("width", "columns", side())
            .parameter("height", "rows", side())
            .parameter("crop", "leave out the rim, as far as it has one color", yes())
            .answer::<Vec<CandidateJson>>(),
        "scan" => path
            .about("The puzzle whose clues an image shows: the place and the reading of each number.")
            .file(Value::Null)
            .parameter("colors", "have the clues colors? If absent, the image tells", yes())
            .answer::<ScanJson>(),
        "rate" => path
            .about("Is the picture of the marks the only one with its clues, and how hard are these? Within three seconds.")
            .json::<PuzzleJson>(open())
            .answer::<RatedJson>(),
        "repair" => path
            .about("The fewest cells to change so that the picture of the marks is the only one with its clues.")
            .json::<PuzzleJson>(open())
            .answer::<RepairReport>(),
        "progress" => path.about("What the marks satisfy.").json::<PuzzleJson>(open()).answer::<AssessmentJson>(),
        "validate" => path.about("Does some solution have the marks?").json::<PuzzleJson>(open()).answer::<AnswerJson<Valid>>(),
        "hint" => path
            .about("The next step with its justification, in levels that a client shows one by one.")
            .json::<PuzzleJson>(open())
            .answer::<Hint>(),
        "why" => path
            .about("The steps that lead to the color of a cell, ignoring its own mark.")
            .json::<PuzzleJson>(open())
            .required(("cell", "1"), "the number of the cell, from 0", number())
            .answer::<Why>(),
        "mistake" => path
            .about("Marks that contradict each other, as few as are found.")
            .json::<PuzzleJson>(wrong())
            .answer::<Mistake>(),
        "undo-to-valid" => path
            .about("How many steps to take back to the last marks that some solution has.")
            .json::<Played>(json!({ "puzzle": wrong(), "past": [[[0, "-a"]], [[1, "-a"]], [[2, "-a"]]] }))
            .answer::<BackJson>(),
        "solve" => path
            .about("Solves the puzzle, ignoring the marks. One JSON object a line: stages as they pass, then the answer, or a failure. Closing the connection cancels it.")
            .json::<PuzzleJson>(open())
            .parameter("unique", "also search for a second picture", yes())
            .parameter("rate", "with `unique`: also say how hard it is, if three seconds are enough", yes())
            .parameter("seconds", "time limit; 60 if absent", seconds())
            .lines::<Report>(),
        "prove" => path
            .about("The verdict, and a file that proves it to others. One JSON object a line: stages as they pass, then the answer, or a failure. Closing the connection cancels it.")
            .json::<PuzzleJson>(open())
            .parameter("numbers", "only a proof by numbers, and all the time for it; else that is tried for a second", yes())
            .parameter("seconds", "time limit; 60 if absent", seconds())
            .lines::<ProofJson>(),
        "weights" => path
            .about("Numbers in the cells that show why the picture is the only one, or why there is none, line by line. One JSON object a line: stages as they pass, then the answer, or a failure. Closing the connection cancels it.")
            .json::<PuzzleJson>(open())
            .parameter("seconds", "time limit; 60 if absent", seconds())
            .lines::<WeightsJson>(),
        name => panic!("/api/{name} has no description"),
    }
}
