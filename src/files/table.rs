//! The table of formats: reader and writer of each; `feature.rs` has what each keeps.
//!
//! In: a [`Format`]. Out: its row; text read or written. Invariants: one row for each format, in
//! the order of [`Format`].

use super::kind::{ALL, Format};
use super::text::plain::Unsupported;
#[cfg(not(feature = "formats"))]
use super::text::problem::Fault;
use crate::document::Document;
#[cfg(not(feature = "formats"))]
use crate::message::message;
use crate::text::{self, Line, Member, Problem};
use crate::{
    clues, data, freenono, json, lists, models, non, nonograms_org, olsak, one_line, pbm, picture,
    puzzlekit, sized, solution, webpbn,
};

use Format::*;

/// A row of the table.
struct Row {
    format: Format,
    read: Read,
    write: Write,
}

type Members = Result<Vec<Member>, Vec<Problem>>;

/// The reader of a format.
enum Read {
    /// Takes the text.
    Whole(fn(&str) -> Members),
    /// Takes the text and its lines.
    Lines(fn(&str, &[Line]) -> Members),
    /// This build has no reader.
    #[cfg(not(feature = "formats"))]
    Absent,
}

/// The writer of a format.
enum Write {
    /// Writes a file with one puzzle.
    Alone(fn(&Document) -> Result<String, Unsupported>),
    /// Writes one puzzle; a file joins several with this separator.
    Several(fn(&Document) -> Result<String, Unsupported>, &'static str),
    /// Writes a file with several puzzles.
    Set(fn(&[Document]) -> Result<String, Unsupported>),
    /// The format has only a reader.
    Never,
}

use Read::*;
use Write::*;

/// The members of a file that holds one puzzle.
fn one<T: Into<Document>>(read: Result<T, Vec<Problem>>) -> Members {
    read.map(|puzzle| vec![Ok(puzzle.into())])
}

/// The rows, in the order of [`Format`].
#[rustfmt::skip]
static FORMATS: [Row; 30] = built([
    Row { format: Clues, read: Lines(|text, lines| one(clues::read::read(text, lines))), write: Alone(|document| Ok(clues::write_clues(document))) },
    Row { format: Non, read: Lines(non::read::read), write: Several(non::write, "\n====\n\n") },
    Row { format: Json, read: Whole(|text| one(json::own::read(text))), write: Alone(json::own::write) },
    Row { format: Webpbn, read: Whole(webpbn::read::read), write: Set(webpbn::write) },
    Row { format: Olsak, read: Lines(|text, lines| one(olsak::read(text, lines))), write: Alone(olsak::write) },
    Row { format: It3105, read: Lines(|text, lines| one(sized::IT3105.read(text, lines))), write: Alone(|document| sized::IT3105.write(document.puzzle())) },
    Row { format: It3105Down, read: Lines(|text, lines| one(sized::IT3105_DOWN.read(text, lines))), write: Alone(|document| sized::IT3105_DOWN.write(document.puzzle())) },
    Row { format: Mk, read: Lines(|text, lines| one(sized::MK.read(text, lines))), write: Alone(|document| sized::MK.write(document.puzzle())) },
    Row { format: Nin, read: Lines(|text, lines| one(sized::NIN.read(text, lines))), write: Alone(|document| sized::NIN.write(document.puzzle())) },
    Row { format: Cwd, read: Lines(|text, lines| one(sized::CWD.read(text, lines))), write: Alone(|document| sized::CWD.write(document.puzzle())) },
    Row { format: Sgriddler, read: Lines(|text, lines| one(sized::SGRIDDLER.read(text, lines))), write: Alone(|document| sized::SGRIDDLER.write(document.puzzle())) },
    Row { format: Pattern, read: Lines(|_, lines| one_line::read_pattern(lines)), write: Several(|document| one_line::write_pattern(document.puzzle()), "") },
    Row { format: Pzpr, read: Lines(|_, lines| one_line::read_pzpr(lines)), write: Several(|document| one_line::write_pzpr(document.puzzle()), "") },
    Row { format: Kucera, read: Lines(|text, lines| one(lists::read_kucera(text, lines))), write: Alone(|document| lists::write_kucera(document.puzzle())) },
    Row { format: Ctu, read: Lines(|text, lines| one(sized::read_ctu(text, lines))), write: Never },
    Row { format: Pzl, read: Lines(|text, lines| one(sized::read_pzl(text, lines))), write: Never },
    Row { format: Rosetta, read: Lines(one_line::read_rosetta), write: Never },
    Row { format: Tournament, read: Lines(lists::read_tournament), write: Never },
    Row { format: Keen, read: Lines(|text, lines| one(lists::KEEN.read(text, lines))), write: Alone(|document| lists::KEEN.write(document.puzzle())) },
    Row { format: Ish, read: Lines(|text, lines| one(lists::ISH.read(text, lines))), write: Alone(|document| lists::ISH.write(document.puzzle())) },
    Row { format: Syro, read: Lines(|text, lines| one(lists::SYRO.read(text, lines))), write: Alone(|document| lists::SYRO.write(document.puzzle())) },
    Row { format: Makhorin, read: Lines(|text, lines| one(lists::MAKHORIN.read(text, lines))), write: Alone(|document| lists::MAKHORIN.write(document.puzzle())) },
    Row { format: Minizinc, read: Whole(|text| one(models::read_minizinc(text))), write: Never },
    Row { format: NonogramsOrg, read: Whole(|text| one(nonograms_org::read(text))), write: Never },
    Row { format: Picture, read: Lines(|text, lines| one(picture::read(text, lines))), write: Alone(picture::write) },
    Row { format: Pbm, read: Whole(|text| one(pbm::read(text.as_bytes()))), write: Alone(pbm::write) },
    Row { format: Solution, read: Lines(|text, lines| one(solution::read(text, lines))), write: Alone(solution::write) },
    Row { format: Lists, read: Whole(data::read), write: Alone(json::numbers::write_clues) },
    Row { format: FreeNono, read: Whole(freenono::read), write: Set(freenono::write) },
    Row { format: Puzzlekit, read: Lines(puzzlekit::read), write: Alone(|document| puzzlekit::write(document.puzzle())) },
]);

/// Checks the order of the rows. Without the feature `formats`, those of other programs, behind the
/// first three, lose their readers and writers: the linker then leaves those out.
#[cfg_attr(feature = "formats", expect(unused_mut))]
const fn built<const COUNT: usize>(mut rows: [Row; COUNT]) -> [Row; COUNT] {
    assert!(COUNT == ALL.len());
    let mut place = 0;
    while place < COUNT {
        assert!(rows[place].format as usize == place);
        #[cfg(not(feature = "formats"))]
        if place >= 3 {
            rows[place].read = Absent;
            rows[place].write = Never;
        }
        place += 1;
    }
    rows
}

impl Format {
    fn row(self) -> &'static Row {
        &FORMATS[self as usize]
    }

    /// Does it have a reader and no writer?
    pub fn is_read_only(self) -> bool {
        matches!(self.row().write, Never)
    }

    /// Can a file hold several puzzles?
    pub fn holds_several(self) -> bool {
        matches!(self.row().write, Several(..) | Set(_))
    }

    /// Do its files hold a picture, which determines the clues?
    pub fn is_picture(self) -> bool {
        matches!(self, Picture | Solution | Pbm | FreeNono)
    }

    pub(super) fn read(self, text: &str) -> Members {
        match self.row().read {
            Whole(read) => read(text),
            Lines(read) => read(text, &text::lines(text)?),
            #[cfg(not(feature = "formats"))]
            Absent => {
                let found = text::shown(text.trim_start().lines().next().unwrap_or_default());
                let message = message!("problem-no-format", found = found);
                Err(vec![Problem::new(0..1, message, "want-format").of(Fault::UnknownFormat)])
            }
        }
    }

    /// Writes puzzles into one file. The format must keep all their features.
    pub(super) fn write(self, documents: &[Document]) -> Result<String, Unsupported> {
        match (&self.row().write, documents) {
            (Alone(write), [document]) => write(document),
            (Several(write, between), _) => {
                let texts: Vec<String> = documents.iter().map(write).collect::<Result<_, _>>()?;
                Ok(texts.join(between))
            }
            (Set(write), _) => write(documents),
            (Alone(_) | Never, _) => Err(Unsupported),
        }
    }
}
