//! Puzzles made: `make_image`, `make_random`, `scan`. Answers are JSON, whose `puzzle` is a text that
//! keeps everything.

use crate::interrupt::note;
use crate::question::{Question, text};
use crate::refused::Refused;
use nonosat_board::document::Document;
use nonosat_board::message::{Message, message};
use nonosat_engine::explanation::{Class, Rating};
use nonosat_service::report::{Failure, Kind, ScanReport};
use nonosat_studio::authoring::generator::{
    GeneratorConfig, RandomError, Symmetry, random, read_size, read_stars, usual_class,
};
use nonosat_studio::authoring::image::{
    Candidates, ImagePuzzle, ImportError, MOST_REPAIRED, MendError, Request, candidates_within,
};
use nonosat_studio::scan::{ScanError, scan as scan_gray, scan_colors, scan_guessed};
use nonosat_words::Catalog;
use pyo3::prelude::*;
use serde::Serialize;

/// An answer with the text of its puzzle.
#[derive(Serialize)]
pub struct WithPuzzle<T> {
    #[serde(flatten)]
    pub answer: T,
    pub puzzle: Option<String>,
}

/// The request for a random puzzle.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct RandomRequest {
    size: String,
    colors: usize,
    class: Option<String>,
    stars: String,
    symmetry: Option<String>,
    seed: u64,
    number: u64,
}

/// A random puzzle with its rating.
#[derive(Serialize)]
struct RandomReport {
    rating: Rating,
    is_as_wanted: bool,
}

/// Makes a random puzzle.
#[pyfunction]
pub fn make_random(
    py: Python<'_>,
    question: &Question,
    request: RandomRequest,
) -> PyResult<String> {
    question.work(py, |budget| {
        let catalog = question.input.catalog()?;
        let config = config(&request, catalog)?.within(budget);
        let made = random(&config).map_err(|error: RandomError| match error.is_defect() {
            true => Refused::defect(error.to_string()),
            false => Refused::question(catalog.words(&error.message())),
        })?;
        let Some(made) = made else {
            let none = message!("random-none", number = request.number.to_string());
            return Err(Refused::Undecided(catalog.words(&none), Vec::new()));
        };
        let answer = RandomReport { rating: made.rating, is_as_wanted: made.is_match };
        let puzzle = Some(text(&made.document)?);
        Ok(serde_json::to_string(&WithPuzzle { answer, puzzle })?)
    })
}

fn config(request: &RandomRequest, catalog: &Catalog) -> Result<GeneratorConfig, Refused> {
    let refused = |message: Message| Refused::question(catalog.words(&message));
    let stars = read_stars(&request.stars).ok_or_else(|| refused(RandomError::Stars.message()))?;
    let class = match &request.class {
        None => usual_class(&stars),
        Some(name) => Class::named(name).ok_or_else(|| {
            let names = Class::ALL.map(Class::name).join(", ");
            Refused::question(format!("class: found `{name}`, expected one of {names}"))
        })?,
    };
    let symmetry = |name: &String| {
        Symmetry::named(name).ok_or_else(|| {
            let names = Symmetry::ALL.map(Symmetry::name).join(", ");
            Refused::question(format!("symmetry: found `{name}`, expected one of {names}"))
        })
    };
    Ok(GeneratorConfig {
        colors: request.colors,
        class,
        stars,
        symmetry: request.symmetry.as_ref().map(symmetry).transpose()?,
        seed: request.seed,
        number: request.number,
        ..GeneratorConfig::new(read_size(&request.size).map_err(refused)?)
    })
}

/// How to make puzzles of an image.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct ImageRequest {
    width: Option<u32>,
    height: Option<u32>,
    colors: Option<u8>,
    frame: Option<[u32; 4]>,
    crop: bool,
    focus: bool,
}

/// A puzzle of an image with its figures.
#[derive(Serialize)]
struct ImageReport {
    is_unique: bool,
    /// In a thousand, and painted cells in a thousand.
    likeness: u32,
    painted: u32,
    changed: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
}

/// Makes puzzles of an image, the best first.
#[pyfunction]
pub fn make_image(py: Python<'_>, question: &Question, request: ImageRequest) -> PyResult<String> {
    question.work(py, |budget| {
        let catalog = question.input.catalog()?;
        let ImageRequest { width, height, colors, frame, crop, focus } = request;
        let default = Candidates::default();
        let request = Candidates { width, height, colors, frame, crop, focus, ..default };
        let candidates = candidates_within(&question.input.bytes, &request, &budget)
            .map_err(|error| image_refused(&error, catalog))?;
        let candidates = &candidates[..candidates.len().min(MOST_REPAIRED)];
        let (mut made, wanted): (Vec<ImagePuzzle>, _) = (Vec::new(), Request::default());
        for (done, candidate) in candidates.iter().enumerate() {
            note(done, Some(candidates.len()));
            made.push(ImagePuzzle::of(candidate, wanted.until, &budget)?);
            if ImagePuzzle::are_enough(made.iter(), &wanted) {
                break;
            }
        }
        let report = |made: ImagePuzzle| {
            let ImagePuzzle { likeness, painted, changed, rating, .. } = made;
            let is_unique = changed.is_some();
            let answer = ImageReport { is_unique, likeness, painted, changed, rating };
            Ok(WithPuzzle { answer, puzzle: Some(text(&made.document)?) })
        };
        let best = ImagePuzzle::best(made, &wanted, |made| made).into_iter().map(report);
        Ok(serde_json::to_string(&best.collect::<Result<Vec<_>, Refused>>()?)?)
    })
}

/// The refusal of an image: it is not one, or the options do not fit it.
fn image_refused(error: &ImportError, catalog: &Catalog) -> Refused {
    let words = || catalog.words(&error.message());
    match error {
        ImportError::Stopped => Refused::Undecided(words(), Vec::new()),
        ImportError::Frame(..) | ImportError::Side(_) | ImportError::ColorCount(_) => {
            Refused::question(words())
        }
        ImportError::Puzzle(_) | ImportError::Document(_) => Refused::defect(error.to_string()),
        _ => Refused::failure(Failure::of(Kind::File, error.message()), catalog),
    }
}

/// What was read in an image, with the lines that read otherwise than their likeliest numbers.
#[derive(Serialize)]
struct ScanAnswer {
    #[serde(flatten)]
    scan: ScanReport,
    changes: Vec<String>,
}

/// Reads the clues of an image, in colors or not; without `colors` the image tells.
#[pyfunction]
#[pyo3(signature = (question, colors=None))]
pub fn scan(py: Python<'_>, question: &Question, colors: Option<bool>) -> PyResult<String> {
    question.work(py, |budget| {
        let catalog = question.input.catalog()?;
        let read = match colors {
            Some(true) => scan_colors,
            Some(false) => scan_gray,
            None => scan_guessed,
        };
        let result = read(&question.input.bytes, &budget).map_err(|error| match &error {
            ScanError::Image(error) => image_refused(error, catalog),
            ScanError::Stopped => Refused::Undecided(catalog.words(&error.message()), Vec::new()),
            ScanError::Engine(error) => Refused::defect(error.to_string()),
            _ => Refused::failure(Failure::of(Kind::File, error.message()), catalog),
        })?;
        let remarks = result.changes().chain(result.fault()).chain(result.question());
        let changes = remarks.map(|remark| catalog.words(&remark)).collect();
        let answer = ScanAnswer { scan: (&result).into(), changes };
        let puzzle = result.puzzle.ok().map(|puzzle| text(&Document::from(puzzle))).transpose()?;
        Ok(serde_json::to_string(&WithPuzzle { answer, puzzle })?)
    })
}

impl From<MendError> for Refused {
    fn from(error: MendError) -> Refused {
        Refused::defect(error.to_string())
    }
}
