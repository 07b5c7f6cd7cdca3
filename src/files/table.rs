//! The table of formats: name, endings, features, reader and writer of each.
//!
//! In: a [`Format`]. Out: its row; text read or written. Invariants: one row for each format, in
//! the order of [`Format`]; the names are the values of `--from` and `--to`.

use super::Format;
use super::feature::{
    CLUE_LISTS, EVERYTHING, FREENONO, Feature, GNONOGRAMS, INKS, NON, NOTHING, OLSAK, SECTIONS,
    WEBPBN,
};
use super::text::plain::Unsupported;
#[cfg(not(feature = "formats"))]
use super::text::problem::Fault;
use super::text::problem::Problem;
use super::text::puzzle_set::Member;
use super::text::{self, Line};
use super::{
    clues, data, freenono, gnonograms, grid, json, lists, models, non, nonograms_org, nonogrid,
    olsak, one_line, pbm, picture, puzzlekit, pynogram, sections, sized, solution, webpbn,
};
use crate::document::Document;
#[cfg(not(feature = "formats"))]
use crate::message::message;

use Format::*;

/// A row of the table.
struct Row {
    format: Format,
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

/// The table, one row for each format, in the order of [`Format`].
#[rustfmt::skip]
static FORMATS: [Row; 35] = built([
    Row { format: Clues, name: "clues", about: "`rect` or `hex`, a palette, one clue a line", endings: &["clues"], features: EVERYTHING, read: Lines(|text, lines| one(clues::read::read(text, lines))), write: Alone(|document| Ok(clues::write_clues(document))) },
    Row { format: Non, name: "non", about: "Steve Simpson's text format, with its color extensions", endings: &["non", "nonpack"], features: NON, read: Lines(non::read::read), write: Several(non::write, "\n====\n\n") },
    Row { format: Json, name: "json", about: "nonosat's own, which keeps everything", endings: &["json"], features: EVERYTHING, read: Whole(|text| one(json::own::read(text))), write: Alone(json::own::write) },
    Row { format: Webpbn, name: "webpbn", about: "the XML of webpbn.com", endings: &["xml", "pbn"], features: WEBPBN, read: Whole(webpbn::read::read), write: Set(webpbn::write) },
    Row { format: Olsak, name: "olsak", about: "the format of Olšák's grid", endings: &["g"], features: OLSAK, read: Lines(|text, lines| one(olsak::read(text, lines))), write: Alone(olsak::write) },
    Row { format: Nonogrid, name: "nonogrid", about: "the TOML of the solver nonogrid", endings: &["toml"], features: INKS, read: Whole(|text| one(nonogrid::read(text))), write: Alone(|document| nonogrid::write(document.puzzle())) },
    Row { format: Sections, name: "sections", about: "`8x11`, then sections with headings (lyndon.codes)", endings: &[], features: SECTIONS, read: Lines(|text, lines| one(sections::read(text, lines))), write: Alone(sections::write) },
    Row { format: It3105, name: "it3105", about: "`COLUMNS ROWS`, rows from the bottom, columns read upwards", endings: &[], features: NOTHING, read: Lines(|text, lines| one(sized::IT3105.read(text, lines))), write: Alone(|document| sized::IT3105.write(document.puzzle())) },
    Row { format: It3105Down, name: "it3105-down", about: "the same with columns read downwards", endings: &[], features: NOTHING, read: Lines(|text, lines| one(sized::IT3105_DOWN.read(text, lines))), write: Alone(|document| sized::IT3105_DOWN.write(document.puzzle())) },
    Row { format: Mk, name: "mk", about: "`HEIGHT WIDTH`, rows, `#`, columns", endings: &["mk"], features: NOTHING, read: Lines(|text, lines| one(sized::MK.read(text, lines))), write: Alone(|document| sized::MK.write(document.puzzle())) },
    Row { format: Nin, name: "nin", about: "`WIDTH HEIGHT`, rows, columns", endings: &["nin"], features: NOTHING, read: Lines(|text, lines| one(sized::NIN.read(text, lines))), write: Alone(|document| sized::NIN.write(document.puzzle())) },
    Row { format: Cwd, name: "cwd", about: "height, width, rows, a blank line, columns", endings: &["cwd"], features: NOTHING, read: Lines(|text, lines| one(sized::CWD.read(text, lines))), write: Alone(|document| sized::CWD.write(document.puzzle())) },
    Row { format: Sgriddler, name: "sgriddler", about: "Simlovic Griddlers", endings: &["sgriddler"], features: NOTHING, read: Lines(|text, lines| one(sized::read_sgriddler(text, lines))), write: Alone(|document| sized::write_sgriddler(document.puzzle())) },
    Row { format: Pattern, name: "pattern", about: "game ids of Simon Tatham's Pattern", endings: &[], features: &[Feature::Givens], read: Lines(|_, lines| one_line::read_pattern(lines)), write: Several(|document| one_line::write_pattern(document.puzzle()), "") },
    Row { format: Pzpr, name: "pzpr", about: "addresses of puzz.link and pzprjs", endings: &[], features: NOTHING, read: Lines(|_, lines| one_line::read_pzpr(lines)), write: Several(|document| one_line::write_pzpr(document.puzzle()), "") },
    Row { format: Kucera, name: "kucera", about: "`nonogram ROWS COLUMNS`, lines ended by 0 (Charles University)", endings: &[], features: NOTHING, read: Lines(|text, lines| one(lists::read_kucera(text, lines))), write: Alone(|document| lists::write_kucera(document.puzzle())) },
    Row { format: Ctu, name: "ctu", about: "`ROWS,COLUMNS`, lines of signs and lengths (CTU in Prague)", endings: &[], features: &[Feature::Colors], read: Lines(|text, lines| one(sized::read_ctu(text, lines))), write: Alone(|document| sized::write_ctu(document.puzzle())) },
    Row { format: Rosetta, name: "rosetta", about: "letters for numbers (Rosetta Code)", endings: &[], features: NOTHING, read: Lines(one_line::read_rosetta), write: Several(|document| one_line::write_rosetta(document.puzzle()), "\n") },
    Row { format: Grid, name: "grid", about: "`GRID`, `ROWS`, `COLUMNS`, numbers in brackets (picross-solver)", endings: &[], features: &[Feature::Title], read: Lines(grid::read), write: Several(grid::write, "\n") },
    Row { format: Tournament, name: "tournament", about: "`$1`, columns and rows of squares (TAAI, TCGA)", endings: &[], features: NOTHING, read: Lines(lists::read_tournament), write: Set(lists::write_tournament) },
    Row { format: Keen, name: "keen", about: "rows, a blank line, columns (webpbn's export)", endings: &[], features: NOTHING, read: Lines(|text, lines| one(lists::KEEN.read(text, lines))), write: Alone(|document| lists::KEEN.write(document.puzzle())) },
    Row { format: Ish, name: "ish", about: "the same with commas", endings: &[], features: NOTHING, read: Lines(|text, lines| one(lists::ISH.read(text, lines))), write: Alone(|document| lists::ISH.write(document.puzzle())) },
    Row { format: Syro, name: "syro", about: "the same with each line ended by 0", endings: &[], features: NOTHING, read: Lines(|text, lines| one(lists::SYRO.read(text, lines))), write: Alone(|document| lists::SYRO.write(document.puzzle())) },
    Row { format: Makhorin, name: "makhorin", about: "the same with `&` between rows and columns", endings: &[], features: NOTHING, read: Lines(|text, lines| one(lists::MAKHORIN.read(text, lines))), write: Alone(|document| lists::MAKHORIN.write(document.puzzle())) },
    Row { format: Minizinc, name: "dzn", about: "the data of the MiniZinc benchmark", endings: &["dzn"], features: NOTHING, read: Whole(|text| one(models::read_minizinc(text))), write: Alone(|document| models::write_minizinc(document.puzzle())) },
    Row { format: NonogramsOrg, name: "nonograms-org", about: "pages of nonograms.org, only read", endings: &["html", "htm"], features: NOTHING, read: Whole(|text| one(nonograms_org::read(text))), write: Never },
    Row { format: Picture, name: "picture", about: "a picture in `.` and `#`, or 0 and 1", endings: &[], features: &[Feature::Goal], read: Lines(|text, lines| one(picture::read(text, lines))), write: Alone(picture::write) },
    Row { format: Pbm, name: "pbm", about: "a portable bitmap, plain or raw", endings: &["pbm"], features: &[Feature::Goal], read: Whole(|text| one(pbm::read(text.as_bytes()))), write: Alone(pbm::write) },
    Row { format: Solution, name: "solution", about: "a picture in letters, `-` for blank cells", endings: &["solution"], features: &[Feature::Hexagon, Feature::Colors, Feature::Goal], read: Lines(|text, lines| one(solution::read(text, lines))), write: Alone(solution::write) },
    Row { format: Lists, name: "lists", about: "lists of clues in JSON, YAML, code or a page", endings: &["yml", "yaml"], features: CLUE_LISTS, read: Whole(data::read), write: Alone(json::numbers::write_clues) },
    Row { format: FreeNono, name: "freenono", about: "the XML of FreeNono", endings: &["nonogram"], features: FREENONO, read: Whole(freenono::read), write: Set(freenono::write) },
    Row { format: Gnonograms, name: "gnonograms", about: "`[Row clues]` and other sections of gnonograms", endings: &["gno"], features: GNONOGRAMS, read: Lines(|text, lines| one(gnonograms::read(text, lines))), write: Alone(gnonograms::write) },
    Row { format: Pynogram, name: "pynogram", about: "the INI of pynogram", endings: &[], features: INKS, read: Lines(|text, lines| one(pynogram::read(text, lines))), write: Alone(|document| pynogram::write(document.puzzle())) },
    Row { format: Hugi, name: "hugi", about: "`rows`, clues, `cols`, clues (Hugi)", endings: &[], features: NOTHING, read: Lines(|text, lines| one(lists::read_hugi(text, lines))), write: Alone(|document| lists::write_hugi(document.puzzle())) },
    Row { format: Puzzlekit, name: "puzzlekit", about: "`HEIGHT WIDTH`, columns, rows, also in JSON (puzzlekit)", endings: &[], features: NOTHING, read: Lines(puzzlekit::read), write: Alone(|document| puzzlekit::write(document.puzzle())) },
]);

/// Without the feature `formats`, the rows of other programs lose their readers and writers: the
/// linker then leaves those out.
#[cfg_attr(feature = "formats", expect(unused_mut))]
const fn built(mut rows: [Row; 35]) -> [Row; 35] {
    #[cfg(not(feature = "formats"))]
    {
        let mut place = 0;
        while place < rows.len() {
            if !matches!(rows[place].format, Clues | Non | Json) {
                rows[place].read = Absent;
                rows[place].write = Never;
            }
            place += 1;
        }
    }
    rows
}

static ALL: [Format; FORMATS.len()] = {
    let mut all = [Clues; FORMATS.len()];
    let mut place = 0;
    while place < all.len() {
        all[place] = FORMATS[place].format;
        place += 1;
    }
    all
};

impl Format {
    /// All formats, in the order of the table.
    pub fn all() -> &'static [Format] {
        &ALL
    }

    fn row(self) -> &'static Row {
        &FORMATS[self as usize]
    }

    /// The format with this name.
    pub fn from_name(name: &str) -> Option<Format> {
        ALL.into_iter().find(|format| format.name() == name)
    }

    /// The format whose files have this ending (without the dot, in any case).
    pub fn from_ending(ending: &str) -> Option<Format> {
        let ending = ending.to_lowercase();
        ALL.into_iter().find(|format| format.endings().contains(&&*ending))
    }

    /// Do files of puzzles have this ending (without the dot, in any case)? Some formats have endings
    /// of files that are only read.
    pub fn has_ending(ending: &str) -> bool {
        Format::from_ending(ending).is_some() || ending.eq_ignore_ascii_case("nonopack")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_has_its_row() {
        for (place, row) in FORMATS.iter().enumerate() {
            assert_eq!(row.format as usize, place, "{}", row.name);
        }
        assert_eq!(FORMATS.len(), Puzzlekit as usize + 1);
    }
}
