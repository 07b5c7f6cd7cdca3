//! Every format: what it is called, what it can say, who reads and writes it.
//!
//! Holds: one line a format in each of the tables; the names are those of `--from` and `--to`.

use super::feature::{EVERYTHING, Feature, INKS, NON, NOTHING, OLSAK, SECTIONS, WEBPBN};
use super::text::Line;
use super::text::problem::Problem;
use super::{
    clues, ctu, grid, it3105, json, kucera, minizinc, mk, non, nonograms_org, nonogrid, olsak,
    pattern, pbm, picture, pzpr, rosetta, sections, sgriddler, solution, text, webpbn,
};
use crate::document::Document;

/// The formats that puzzles are read from and written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// `rect` or `hex`, a palette, one clue a line.
    Clues,
    /// Steve Simpson's text format, with its color extensions.
    Non,
    /// Nonosat's own, which keeps everything.
    Json,
    /// The XML of webpbn.com.
    Webpbn,
    /// The format of Olšák's grid.
    Olsak,
    /// The TOML of the solver nonogrid.
    Nonogrid,
    /// `8x11`, then sections with headings (lyndon.codes).
    Sections,
    /// `COLUMNS ROWS`, rows from the bottom, columns read upwards.
    It3105,
    /// The same with columns read downwards.
    It3105Down,
    /// `HEIGHT WIDTH`, rows, `#`, columns.
    Mk,
    /// `WIDTH HEIGHT`, rows, columns.
    Nin,
    /// Height, width, rows, a blank line, columns.
    Cwd,
    /// Simlovic Griddlers.
    Sgriddler,
    /// Game ids of Simon Tatham's Pattern.
    Pattern,
    /// Addresses of puzz.link and pzprjs.
    Pzpr,
    /// `nonogram ROWS COLUMNS`, lines ended by 0 (Charles University).
    Kucera,
    /// `ROWS,COLUMNS`, lines of signs and lengths (CTU in Prague).
    Ctu,
    /// Letters for numbers (Rosetta Code).
    Rosetta,
    /// `GRID`, `ROWS`, `COLUMNS`, numbers in brackets (picross-solver).
    Grid,
    /// JSON with `rows` and `cols`.
    Davidje,
    /// JSON with `ver` and `hor`.
    Teall,
    /// The data of the MiniZinc benchmark.
    Minizinc,
    /// Pages of nonograms.org, only read.
    NonogramsOrg,
    /// A picture in `.` and `#`, or 0 and 1.
    Picture,
    /// A picture in letters, as solutions are written.
    Solution,
    /// A portable bitmap, plain or raw.
    Pbm,
}

use Format::*;

/// All of them.
const ALL: &[Format] = &[
    Clues,
    Non,
    Json,
    Webpbn,
    Olsak,
    Nonogrid,
    Sections,
    It3105,
    It3105Down,
    Mk,
    Nin,
    Cwd,
    Sgriddler,
    Pattern,
    Pzpr,
    Kucera,
    Ctu,
    Rosetta,
    Grid,
    Davidje,
    Teall,
    Minizinc,
    NonogramsOrg,
    Picture,
    Solution,
    Pbm,
];

/// The puzzle of a format whose files hold one.
fn one<T: Into<Document>>(read: Result<T, Vec<Problem>>) -> Result<Vec<Document>, Vec<Problem>> {
    read.map(|puzzle| vec![puzzle.into()])
}

impl Format {
    /// All formats.
    pub fn all() -> &'static [Format] {
        ALL
    }

    /// The format of this name.
    pub fn from_name(name: &str) -> Option<Format> {
        ALL.iter().copied().find(|format| format.name() == name)
    }

    /// The format that files with this ending (without the dot, in letters of any case) are in.
    pub fn from_ending(ending: &str) -> Option<Format> {
        let ending = ending.to_lowercase();
        ALL.iter().copied().find(|format| format.endings().contains(&&*ending))
    }

    /// The format of this name, or else with this ending.
    pub fn from_word(word: &str) -> Option<Format> {
        let name = word.to_lowercase();
        Format::from_name(&name).or_else(|| Format::from_ending(&name))
    }

    /// The formats that are read.
    pub fn readable() -> impl Iterator<Item = Format> {
        ALL.iter().copied()
    }

    /// The formats that are written.
    pub fn writable() -> impl Iterator<Item = Format> {
        ALL.iter().copied().filter(|format| !format.is_read_only())
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Clues => "clues",
            Non => "non",
            Json => "json",
            Webpbn => "webpbn",
            Olsak => "olsak",
            Nonogrid => "nonogrid",
            Sections => "sections",
            It3105 => "it3105",
            It3105Down => "it3105-down",
            Mk => "mk",
            Nin => "nin",
            Cwd => "cwd",
            Sgriddler => "sgriddler",
            Pattern => "pattern",
            Pzpr => "pzpr",
            Kucera => "kucera",
            Ctu => "ctu",
            Rosetta => "rosetta",
            Grid => "grid",
            Davidje => "davidje13",
            Teall => "teall",
            Minizinc => "dzn",
            NonogramsOrg => "nonograms-org",
            Picture => "picture",
            Solution => "solution",
            Pbm => "pbm",
        }
    }

    /// What it is, in a few words.
    pub fn about(self) -> &'static str {
        match self {
            Clues => "`rect` or `hex`, a palette, one clue a line",
            Non => "Steve Simpson's text format, with its color extensions",
            Json => "nonosat's own, which keeps everything",
            Webpbn => "the XML of webpbn.com",
            Olsak => "the format of Olšák's grid",
            Nonogrid => "the TOML of the solver nonogrid",
            Sections => "`8x11`, then sections with headings (lyndon.codes)",
            It3105 => "`COLUMNS ROWS`, rows from the bottom, columns read upwards",
            It3105Down => "the same with columns read downwards",
            Mk => "`HEIGHT WIDTH`, rows, `#`, columns",
            Nin => "`WIDTH HEIGHT`, rows, columns",
            Cwd => "height, width, rows, a blank line, columns",
            Sgriddler => "Simlovic Griddlers",
            Pattern => "game ids of Simon Tatham's Pattern",
            Pzpr => "addresses of puzz.link and pzprjs",
            Kucera => "`nonogram ROWS COLUMNS`, lines ended by 0 (Charles University)",
            Ctu => "`ROWS,COLUMNS`, lines of signs and lengths (CTU in Prague)",
            Rosetta => "letters for numbers (Rosetta Code)",
            Grid => "`GRID`, `ROWS`, `COLUMNS`, numbers in brackets (picross-solver)",
            Davidje => "JSON with `rows` and `cols`",
            Teall => "JSON with `ver` and `hor`",
            Minizinc => "the data of the MiniZinc benchmark",
            NonogramsOrg => "pages of nonograms.org, only read",
            Picture => "a picture in `.` and `#`, or 0 and 1",
            Solution => "a picture in letters, `-` for blank cells",
            Pbm => "a portable bitmap, plain or raw",
        }
    }

    /// The endings of its files, the usual one first.
    pub fn endings(self) -> &'static [&'static str] {
        match self {
            Clues => &["clues"],
            Non => &["non", "nonpack"],
            Json => &["json"],
            Webpbn => &["xml", "pbn"],
            Olsak => &["g"],
            Nonogrid => &["toml"],
            Mk => &["mk"],
            Nin => &["nin"],
            Cwd => &["cwd"],
            Sgriddler => &["sgriddler"],
            Minizinc => &["dzn"],
            NonogramsOrg => &["html", "htm"],
            Solution => &["solution"],
            Pbm => &["pbm"],
            _ => &[],
        }
    }

    /// What it can say besides the clues of a black-and-white rectangle.
    pub fn features(self) -> &'static [Feature] {
        match self {
            Clues => EVERYTHING,
            Non => NON,
            Json => EVERYTHING,
            Webpbn => WEBPBN,
            Olsak => OLSAK,
            Nonogrid => INKS,
            Sections => SECTIONS,
            It3105 => NOTHING,
            It3105Down => NOTHING,
            Mk => NOTHING,
            Nin => NOTHING,
            Cwd => NOTHING,
            Sgriddler => NOTHING,
            Pattern => &[Feature::Givens],
            Pzpr => NOTHING,
            Kucera => NOTHING,
            Ctu => &[Feature::Colors],
            Rosetta => NOTHING,
            Grid => &[Feature::Title],
            Davidje => &[Feature::UnknownLines],
            Teall => NOTHING,
            Minizinc => NOTHING,
            NonogramsOrg => NOTHING,
            Picture => &[Feature::Goal],
            Solution => &[Feature::Hexagon, Feature::Colors, Feature::Goal],
            Pbm => &[Feature::Goal],
        }
    }

    /// Is it only read?
    pub fn is_read_only(self) -> bool {
        self == NonogramsOrg
    }

    /// Is it a picture, which tells the clues?
    pub fn is_picture(self) -> bool {
        matches!(self, Picture | Solution | Pbm)
    }

    pub(super) fn read(self, text: &str) -> Result<Vec<Document>, Vec<Problem>> {
        match self {
            Json => return one(json::own::read(text)),
            Webpbn => return webpbn::read::read(text),
            Nonogrid => return one(nonogrid::read(text)),
            Davidje => return one(json::numbers::read_davidje(text)),
            Teall => return one(json::numbers::read_teall(text)),
            Minizinc => return one(minizinc::read(text)),
            NonogramsOrg => return one(nonograms_org::read(text)),
            Pbm => return one(pbm::read(text.as_bytes())),
            _ => {}
        }
        let lines = &text::lines(text).map_err(|problem| vec![problem])?[..];
        self.read_lines(text, lines)
    }

    fn read_lines(self, text: &str, lines: &[Line]) -> Result<Vec<Document>, Vec<Problem>> {
        match self {
            Clues => one(clues::read::read(text, lines)),
            Non => non::read::read(text, lines),
            Olsak => one(olsak::read(text, lines)),
            Sections => one(sections::read(text, lines)),
            It3105 => one(it3105::read(text, lines, true)),
            It3105Down => one(it3105::read(text, lines, false)),
            Mk => one(mk::read_mk(text, lines)),
            Nin => one(mk::read_nin(text, lines)),
            Cwd => one(mk::read_cwd(text, lines)),
            Sgriddler => one(sgriddler::read(text, lines)),
            Pattern => one(pattern::read(lines)),
            Pzpr => one(pzpr::read(lines)),
            Kucera => one(kucera::read(text, lines)),
            Ctu => one(ctu::read(text, lines)),
            Rosetta => rosetta::read(text, lines),
            Grid => grid::read(text, lines),
            Picture => one(picture::read(text, lines)),
            Solution => one(solution::read(text, lines)),
            Json | Webpbn | Nonogrid | Davidje | Teall | Minizinc | NonogramsOrg | Pbm => {
                Ok(Vec::new())
            }
        }
    }

    /// Can a file hold several puzzles?
    pub fn holds_several(self) -> bool {
        matches!(self, Non | Webpbn | Rosetta | Grid)
    }

    /// Puzzles that the format can say, one after the other.
    pub(super) fn write(self, documents: &[Document]) -> String {
        let each = || documents.iter().map(|document| self.write_one(document));
        match self {
            Webpbn => webpbn::write::write(documents),
            Non => each().collect::<Vec<_>>().join("\n====\n\n"),
            _ => each().collect::<Vec<_>>().join("\n"),
        }
    }

    fn write_one(self, document: &Document) -> String {
        let puzzle = document.puzzle();
        match self {
            Clues => clues::write_clues(document),
            Non => non::write::write(document),
            Json => json::own::write(document),
            Webpbn => webpbn::write::write(std::slice::from_ref(document)),
            Olsak => olsak::write(document),
            Nonogrid => nonogrid::write(puzzle),
            Sections => sections::write(document),
            It3105 => it3105::write(puzzle, true),
            It3105Down => it3105::write(puzzle, false),
            Mk => mk::write_mk(puzzle),
            Nin => mk::write_nin(puzzle),
            Cwd => mk::write_cwd(puzzle),
            Sgriddler => sgriddler::write(puzzle),
            Pattern => pattern::write(puzzle),
            Pzpr => pzpr::write(puzzle),
            Kucera => kucera::write(puzzle),
            Ctu => ctu::write(puzzle),
            Rosetta => rosetta::write(puzzle),
            Grid => grid::write(document),
            Davidje => json::numbers::write_davidje(puzzle),
            Teall => json::numbers::write_teall(puzzle),
            Minizinc => minizinc::write(puzzle),
            NonogramsOrg => String::new(),
            Picture => picture::write(document),
            Solution => solution::write(document),
            Pbm => pbm::write(document),
        }
    }
}
