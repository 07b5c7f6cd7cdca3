//! The table of formats: name, endings, features, reader and writer of each.
//!
//! In: a [`Format`]. Out: its row; text read or written. Invariants: the table makes the list of
//! formats; the names are the values of `--from` and `--to`.

use super::feature::{CLUE_LISTS, EVERYTHING, FREENONO, Feature, NON, NOTHING, OLSAK, WEBPBN};
use super::text::plain::Unsupported;
#[cfg(not(feature = "formats"))]
use super::text::problem::Fault;
use super::text::problem::Problem;
use super::text::puzzle_set::Member;
use super::text::{self, Line};
use super::{
    clues, data, freenono, json, lists, models, non, nonograms_org, olsak, one_line, pbm, picture,
    puzzlekit, sized, solution, webpbn,
};
use crate::document::Document;
#[cfg(not(feature = "formats"))]
use crate::message::message;

use Format::*;

/// A row of the table.
struct Row {
    name: &'static str,
    about: &'static str,
    /// Endings of file names, without dots, the usual one first.
    endings: &'static [&'static str],
    /// What it can keep besides the clues of a black-and-white rectangle.
    features: &'static [Feature],
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

/// The formats and their table from rows of: the variant, the name, a description, the endings, the
/// features, the reader, the writer.
macro_rules! formats {
    ($($format:ident $name:literal $about:literal $endings:expr, $features:expr, $read:expr, $write:expr;)*) => {
        /// The file formats of puzzles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Format {
            $(#[doc = $about] $format,)*
        }

        const ALL: &[Format] = &[$($format),*];
        static FORMATS: [Row; ALL.len()] = built([$(Row {
            name: $name,
            about: $about,
            endings: $endings,
            features: $features,
            read: $read,
            write: $write,
        }),*]);
    };
}

#[rustfmt::skip]
formats! {
    Clues "clues" "`rect` or `hex`, a palette, one clue a line" &["clues"], EVERYTHING, Lines(|text, lines| one(clues::read::read(text, lines))), Alone(|document| Ok(clues::write_clues(document)));
    Non "non" "Steve Simpson's text format, with its color extensions" &["non", "nonpack"], NON, Lines(non::read::read), Several(non::write, "\n====\n\n");
    Json "json" "nonosat's own, which keeps everything" &["json"], EVERYTHING, Whole(|text| one(json::own::read(text))), Alone(json::own::write);
    Webpbn "webpbn" "the XML of webpbn.com" &["xml", "pbn"], WEBPBN, Whole(webpbn::read::read), Set(webpbn::write);
    Olsak "olsak" "the format of Olšák's grid" &["g"], OLSAK, Lines(|text, lines| one(olsak::read(text, lines))), Alone(olsak::write);
    It3105 "it3105" "`COLUMNS ROWS`, rows from the bottom, columns read upwards" &[], NOTHING, Lines(|text, lines| one(sized::IT3105.read(text, lines))), Alone(|document| sized::IT3105.write(document.puzzle()));
    It3105Down "it3105-down" "the same with columns read downwards" &[], NOTHING, Lines(|text, lines| one(sized::IT3105_DOWN.read(text, lines))), Alone(|document| sized::IT3105_DOWN.write(document.puzzle()));
    Mk "mk" "`HEIGHT WIDTH`, rows, `#`, columns" &["mk"], NOTHING, Lines(|text, lines| one(sized::MK.read(text, lines))), Alone(|document| sized::MK.write(document.puzzle()));
    Nin "nin" "`WIDTH HEIGHT`, rows, columns" &["nin"], NOTHING, Lines(|text, lines| one(sized::NIN.read(text, lines))), Alone(|document| sized::NIN.write(document.puzzle()));
    Cwd "cwd" "height, width, rows, a blank line, columns" &["cwd"], NOTHING, Lines(|text, lines| one(sized::CWD.read(text, lines))), Alone(|document| sized::CWD.write(document.puzzle()));
    Sgriddler "sgriddler" "Simlovic Griddlers" &["sgriddler"], NOTHING, Lines(|text, lines| one(sized::read_sgriddler(text, lines))), Alone(|document| sized::write_sgriddler(document.puzzle()));
    Pattern "pattern" "game ids of Simon Tatham's Pattern" &[], &[Feature::Givens], Lines(|_, lines| one_line::read_pattern(lines)), Several(|document| one_line::write_pattern(document.puzzle()), "");
    Pzpr "pzpr" "addresses of puzz.link and pzprjs" &[], NOTHING, Lines(|_, lines| one_line::read_pzpr(lines)), Several(|document| one_line::write_pzpr(document.puzzle()), "");
    Kucera "kucera" "`nonogram ROWS COLUMNS`, lines ended by 0 (Charles University)" &[], NOTHING, Lines(|text, lines| one(lists::read_kucera(text, lines))), Alone(|document| lists::write_kucera(document.puzzle()));
    Ctu "ctu" "`ROWS,COLUMNS`, lines of signs and lengths (CTU in Prague)" &[], &[Feature::Colors], Lines(|text, lines| one(sized::read_ctu(text, lines))), Never;
    Rosetta "rosetta" "letters for numbers (Rosetta Code)" &[], NOTHING, Lines(one_line::read_rosetta), Never;
    Tournament "tournament" "`$1`, columns and rows of squares (TAAI, TCGA)" &[], NOTHING, Lines(lists::read_tournament), Never;
    Keen "keen" "rows, a blank line, columns (webpbn's export)" &[], NOTHING, Lines(|text, lines| one(lists::KEEN.read(text, lines))), Alone(|document| lists::KEEN.write(document.puzzle()));
    Ish "ish" "the same with commas" &[], NOTHING, Lines(|text, lines| one(lists::ISH.read(text, lines))), Alone(|document| lists::ISH.write(document.puzzle()));
    Syro "syro" "the same with each line ended by 0" &[], NOTHING, Lines(|text, lines| one(lists::SYRO.read(text, lines))), Alone(|document| lists::SYRO.write(document.puzzle()));
    Makhorin "makhorin" "the same with `&` between rows and columns" &[], NOTHING, Lines(|text, lines| one(lists::MAKHORIN.read(text, lines))), Alone(|document| lists::MAKHORIN.write(document.puzzle()));
    Minizinc "dzn" "the data of the MiniZinc benchmark" &["dzn"], NOTHING, Whole(|text| one(models::read_minizinc(text))), Never;
    NonogramsOrg "nonograms-org" "pages of nonograms.org, only read" &["html", "htm"], NOTHING, Whole(|text| one(nonograms_org::read(text))), Never;
    Picture "picture" "a picture in `.` and `#`, or 0 and 1" &[], &[Feature::Goal], Lines(|text, lines| one(picture::read(text, lines))), Alone(picture::write);
    Pbm "pbm" "a portable bitmap, plain or raw" &["pbm"], &[Feature::Goal], Whole(|text| one(pbm::read(text.as_bytes()))), Alone(pbm::write);
    Solution "solution" "a picture in letters, `-` for blank cells" &["solution"], &[Feature::Hexagon, Feature::Colors, Feature::Goal], Lines(|text, lines| one(solution::read(text, lines))), Alone(solution::write);
    Lists "lists" "lists of clues in JSON, YAML, code, a page or under headings" &["yml", "yaml"], CLUE_LISTS, Whole(data::read), Alone(json::numbers::write_clues);
    FreeNono "freenono" "the XML of FreeNono" &["nonogram"], FREENONO, Whole(freenono::read), Set(freenono::write);
    Puzzlekit "puzzlekit" "`HEIGHT WIDTH`, columns, rows, also in JSON (puzzlekit)" &[], NOTHING, Lines(puzzlekit::read), Alone(|document| sized::PUZZLEKIT.write(document.puzzle()));
}

/// Without the feature `formats`, the rows of other programs, behind the first three, lose their
/// readers and writers: the linker then leaves those out.
#[cfg_attr(feature = "formats", expect(unused_mut))]
const fn built<const COUNT: usize>(mut rows: [Row; COUNT]) -> [Row; COUNT] {
    #[cfg(not(feature = "formats"))]
    {
        let mut place = 3;
        while place < rows.len() {
            rows[place].read = Absent;
            rows[place].write = Never;
            place += 1;
        }
    }
    rows
}

impl Format {
    /// All formats, in the order of the table.
    pub fn all() -> &'static [Format] {
        ALL
    }

    fn row(self) -> &'static Row {
        &FORMATS[self as usize]
    }

    /// The format with this name.
    pub fn from_name(name: &str) -> Option<Format> {
        ALL.iter().copied().find(|format| format.name() == name)
    }

    /// The format whose files have this ending (without the dot, in any case).
    pub fn from_ending(ending: &str) -> Option<Format> {
        let ending = ending.to_lowercase();
        ALL.iter().copied().find(|format| format.endings().contains(&&*ending))
    }

    /// Do files of puzzles have this ending (without the dot, in any case)? Some formats have endings
    /// of files that are only read.
    pub fn has_ending(ending: &str) -> bool {
        let is_it = |other: &str| ending.eq_ignore_ascii_case(other);
        Format::from_ending(ending).is_some() || ["nonopack", "gno", "toml"].into_iter().any(is_it)
    }

    /// The format with this name, or else with this ending; both in any case.
    pub fn from_word(word: &str) -> Option<Format> {
        let name = word.to_lowercase();
        Format::from_name(&name).or_else(|| Format::from_ending(&name))
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// A description in a few words.
    pub fn about(self) -> &'static str {
        self.row().about
    }

    /// The endings of its files, without dots, the usual one first.
    pub fn endings(self) -> &'static [&'static str] {
        self.row().endings
    }

    /// What it can keep besides the clues of a black-and-white rectangle.
    pub fn features(self) -> &'static [Feature] {
        self.row().features
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
            Lines(read) => read(text, &text::lines(text).map_err(|problem| vec![problem])?),
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
