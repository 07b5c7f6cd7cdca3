//! What the tools answer.
//!
//! In: checked arguments. Out: results that a model reads. Invariants: an answer has the puzzle as
//! text where a further call may need it; pictures are rows of letters; rows and places count
//! from 1.

use super::arguments::{Check, Explain, Mend, Read, Render, Shows};
use super::requests::{Api, Board, Refused, board};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::{Map, Value, json};

/// The answer of a tool.
pub(super) type Answer = Result<CallToolResult, Refused>;

/// The answer as data and as text.
fn data(fields: Map<String, Value>) -> Answer {
    Ok(CallToolResult::structured(Value::Object(fields)))
}

/// The fields of an answer that have these names.
fn picked_fields(answer: &Value, names: &[&str]) -> Map<String, Value> {
    let field = |name: &&str| Some(((*name).to_owned(), answer.get(name)?.clone()));
    names.iter().filter_map(field).collect()
}

fn put(fields: &mut Map<String, Value>, name: &str, value: impl Into<Value>) {
    fields.insert(name.to_owned(), value.into());
}

/// Decides the puzzle; rates it if it has one solution.
pub(super) fn solve_and_check(api: &Api, arguments: Check) -> Answer {
    let board = api.open(&arguments.puzzle)?;
    let seconds = arguments.seconds.to_string();
    let query = [("unique", "true"), ("rate", "true"), ("seconds", &seconds)];
    let report: Value = api.ask_about("/api/solve", &query, &board.puzzle)?;
    let mut fields = picked_fields(&report, &["verdict", "pictures", "rating"]);
    if let Some(reason) = report["reason"]["words"].as_str() {
        put(&mut fields, "reason", reason);
    }
    if report.get("differing_cells").is_some_and(|cells| cells != &json!([])) {
        put(&mut fields, "differing_cells", board.places(&report["differing_cells"]));
    }
    data(fields)
}

/// The next step, or why there is none.
pub(super) fn explain_next_step(api: &Api, arguments: Explain) -> Answer {
    let mut board = api.open(&arguments.puzzle)?;
    if !arguments.marks.is_empty() {
        board.mark(arguments.marks.iter().map(String::as_str))?;
    }
    let hint: Value = api.ask_about("/api/hint", &[], &board.puzzle)?;
    let mut fields = picked_fields(&hint, &["answer"]);
    match hint["answer"].as_str().unwrap_or_default() {
        "step" => step(api, board, &hint, &mut fields)?,
        "mistake" => mistake(api, &board, &mut fields)?,
        "solved" => put(&mut fields, "meaning", "the picture is complete"),
        "none" => put(&mut fields, "meaning", "the puzzle has no solution"),
        "open" => put(&mut fields, "meaning", "several solutions have these marks"),
        _ => put(&mut fields, "meaning", "no step was found within the limits"),
    }
    data(fields)
}

/// The sentences of a step, the cells that it settles, and the puzzle with them as marks.
fn step(
    api: &Api,
    mut board: Board,
    hint: &Value,
    fields: &mut Map<String, Value>,
) -> Result<(), Refused> {
    let (mut cells, mut rows) = (Vec::new(), rows_of_signs(&board));
    for fact in hint["settled"].as_array().into_iter().flatten() {
        let mut cell = board.place(fact["cell"].as_u64().unwrap_or_default());
        let letter = fact["letter"].as_str().unwrap_or_default();
        let at = |name: &str| cell[name].as_u64().unwrap_or_default() as usize;
        let sign = rows.get_mut(at("row").wrapping_sub(1));
        let sign = sign.and_then(|row| row.get_mut(at("place").wrapping_sub(1)));
        if let (Some(sign), Some(letter)) = (sign, letter.chars().next()) {
            *sign = letter;
        }
        cell["color"] = json!(letter);
        cells.push(cell);
    }
    let marks: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    board.mark(marks.iter().map(String::as_str))?;
    put(fields, "sentences", hint["level3"].clone());
    put(fields, "rules", hint["rules"].clone());
    put(fields, "cells", cells);
    put(fields, "marks", marks);
    put(fields, "puzzle", api.puzzle_text(&board.puzzle)?);
    Ok(())
}

fn rows_of_signs(board: &Board) -> Vec<Vec<char>> {
    board.marks().iter().map(|row| row.chars().collect()).collect()
}

/// The marks that contradict each other, and why.
fn mistake(api: &Api, board: &Board, fields: &mut Map<String, Value>) -> Result<(), Refused> {
    let mistake: Value = api.ask_about("/api/mistake", &[], &board.puzzle)?;
    put(fields, "meaning", "the marks are in no solution");
    if let Some(sentences) = mistake.get("level3") {
        put(fields, "sentences", sentences.clone());
        put(fields, "cells", board.places(&mistake["marks"]));
    }
    Ok(())
}

/// Changes the fewest cells of a picture so that its clues have one solution.
pub(super) fn mend(api: &Api, arguments: Mend) -> Answer {
    let mut subject = api.open(&arguments.puzzle)?;
    let picture = match subject.puzzle.get("goal") {
        Some(goal) => goal.clone(),
        None => solution(api, &subject)?,
    };
    subject.mark(rows(&picture))?;
    let repair: Value = api.ask_about("/api/repair", &[], &subject.puzzle)?;
    let mut fields = picked_fields(&repair, &["outcome", "is_fewest", "before", "after"]);
    put(&mut fields, "changed", subject.places(&repair["cells"]));
    if repair["outcome"] == "repaired" {
        subject.mark(rows(&repair["after"]))?;
        let mut repaired_board = board(api.ask_about("/api/generate", &[], &subject.puzzle)?)?;
        repaired_board.without_marks();
        put(&mut fields, "puzzle", api.puzzle_text(&repaired_board.puzzle)?);
    }
    data(fields)
}

/// Rows of letters of an answer.
fn rows(picture: &Value) -> impl ExactSizeIterator<Item = &str> {
    let rows = picture.as_array().map_or(&[][..], Vec::as_slice);
    rows.iter().map(|row| row.as_str().unwrap_or_default())
}

/// The first solution of a puzzle.
fn solution(api: &Api, board: &Board) -> Result<Value, Refused> {
    let report: Value = api.ask_about("/api/solve", &[], &board.puzzle)?;
    match report["pictures"].get(0) {
        Some(picture) => Ok(picture.clone()),
        None => {
            let reason = report["reason"]["words"].as_str().unwrap_or_default();
            let verdict = report["verdict"].as_str().unwrap_or_default();
            Err(Refused(format!("there is no picture: {verdict}: {reason}")))
        }
    }
}

/// Draws the puzzle.
pub(super) fn render(api: &Api, arguments: Render) -> Answer {
    let mut board = api.open(&arguments.puzzle)?;
    if arguments.solution {
        let picture = solution(api, &board)?;
        board.mark(rows(&picture))?;
    }
    let drawing: Value = api.ask_about("/api/png", &[], &board.puzzle)?;
    let png = drawing["png"].as_str().unwrap_or_default();
    Ok(CallToolResult::success(vec![
        ContentBlock::image(png, "image/png"),
        ContentBlock::text(board.description),
    ]))
}

/// Reads a puzzle of a text or an image.
pub(super) fn read(api: &Api, arguments: Read) -> Answer {
    let mut fields = Map::new();
    let board = match (&*arguments.text, &*arguments.image) {
        ("", "") => return Err(Refused("neither `text` nor `image`, expected one".to_owned())),
        (text, "") => {
            let number = arguments.number.map(|number| number.to_string());
            let format = Some(&arguments.format).filter(|format| !format.is_empty());
            let pairs = [("number", number.as_ref()), ("format", format)];
            let pairs = pairs.into_iter().filter_map(|(name, value)| Some((name, value?.as_str())));
            api.open_with(text, &pairs.collect::<Vec<_>>())?
        }
        ("", image) => image_board(api, image, &arguments, &mut fields)?,
        _ => return Err(Refused("both `text` and `image`, expected one".to_owned())),
    };
    put(&mut fields, "board", &*board.description);
    put(&mut fields, "colors", board.colors());
    put(&mut fields, "clues", board.clues());
    for name in ["title", "author", "goal"] {
        if let Some(value) = board.puzzle.get(name) {
            put(&mut fields, name, value.clone());
        }
    }
    if board.puzzle.get("saved").is_some() {
        put(&mut fields, "marks", board.marks());
    }
    put(&mut fields, "puzzle", api.puzzle_text(&board.puzzle)?);
    data(fields)
}

/// The puzzle of an image; says what is not sure of clues.
fn image_board(
    api: &Api,
    image: &str,
    arguments: &Read,
    fields: &mut Map<String, Value>,
) -> Result<Board, Refused> {
    let image = image.rsplit_once("base64,").map_or(image, |(_, data)| data);
    let image: String = image.split_ascii_whitespace().collect();
    let bytes = BASE64_STANDARD.decode(image);
    let bytes = bytes.map_err(|error| Refused(format!("`image` is not base64: {error}")))?;
    if arguments.shows == Shows::Picture {
        let width = arguments.width.map(|width| width.to_string());
        let pairs: Vec<_> = width.iter().map(|width| ("width", width.as_str())).collect();
        let mut image_board = board(api.ask("/api/image", &pairs, &bytes)?)?;
        image_board.without_marks();
        return Ok(image_board);
    }
    let mut scan: Value = api.ask("/api/scan", &[], &bytes)?;
    fields.extend(picked_fields(&scan, &["sure", "unsure_sides", "verdict", "changes"]));
    match scan.get_mut("puzzle") {
        Some(puzzle) => board(puzzle.take()),
        None => Err(Refused(
            "a clue is longer than its line; is the whole board in the image?".to_owned(),
        )),
    }
}
