//! The list of formats: their names, endings and descriptions. `table.rs` has their readers and
//! writers.
//!
//! In: a name or an ending. Out: a [`Format`]. Invariants: the names are the values of `--from` and
//! `--to`.

/// The formats from rows of: the variant, the name, the endings, a description.
macro_rules! formats {
    ($($format:ident $name:literal $endings:expr, $about:literal;)*) => {
        /// The file formats of puzzles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Format {
            $(#[doc = $about] $format,)*
        }

        pub(super) const ALL: &[Format] = &[$(Format::$format),*];
        const NAMES: [(&str, &str, &[&str]); ALL.len()] = [$(($name, $about, $endings)),*];
    };
}

formats! {
    Clues "clues" &["clues"], "`rect` or `hex`, a palette, one clue a line";
    Non "non" &["non", "nonpack"], "Steve Simpson's text format, with its color extensions";
    Json "json" &["json"], "nonosat's own, which keeps everything";
    Webpbn "webpbn" &["xml", "pbn"], "the XML of webpbn.com";
    Olsak "olsak" &["g"], "the format of Olšák's grid";
    It3105 "it3105" &[], "`COLUMNS ROWS`, rows from the bottom, columns read upwards";
    It3105Down "it3105-down" &[], "the same with columns read downwards";
    Mk "mk" &["mk"], "`HEIGHT WIDTH`, rows, `#`, columns";
    Nin "nin" &["nin"], "`WIDTH HEIGHT`, rows, columns";
    Cwd "cwd" &["cwd"], "height, width, rows, a blank line, columns";
    Sgriddler "sgriddler" &["sgriddler"], "Simlovic Griddlers";
    Pattern "pattern" &[], "game ids of Simon Tatham's Pattern";
    Pzpr "pzpr" &[], "addresses of puzz.link and pzprjs";
    Kucera "kucera" &[], "`nonogram ROWS COLUMNS`, lines ended by 0 (Charles University)";
    Ctu "ctu" &[], "`ROWS,COLUMNS`, lines of signs and lengths (CTU in Prague)";
    Pzl "pzl" &["pzl"], "colors, `ROWS COLUMNS`, runs with red, green and blue (Nonograms)";
    Rosetta "rosetta" &[], "letters for numbers (Rosetta Code)";
    Tournament "tournament" &[], "`$1`, columns and rows of squares (TAAI, TCGA)";
    Keen "keen" &[], "rows, a blank line, columns (webpbn's export)";
    Ish "ish" &[], "the same with commas";
    Syro "syro" &[], "the same with each line ended by 0";
    Makhorin "makhorin" &[], "the same with `&` between rows and columns";
    Minizinc "dzn" &["dzn"], "the data of the MiniZinc benchmark";
    NonogramsOrg "nonograms-org" &["html", "htm"], "pages of nonograms.org, only read";
    Picture "picture" &[], "a picture in `.` and `#`, or 0 and 1";
    Pbm "pbm" &["pbm"], "a portable bitmap, plain or raw";
    Solution "solution" &["solution"], "a picture in letters, `-` for blank cells";
    Lists "lists" &["yml", "yaml"], "lists of clues in JSON, YAML, code, a page or under headings";
    FreeNono "freenono" &["nonogram"], "the XML of FreeNono";
    Puzzlekit "puzzlekit" &[], "`HEIGHT WIDTH`, columns, rows, also in JSON (puzzlekit)";
}

impl Format {
    /// All formats, in the order of the table.
    pub fn all() -> &'static [Format] {
        ALL
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
        NAMES[self as usize].0
    }

    /// A description in a few words.
    pub fn about(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// The endings of its files, without dots, the usual one first.
    pub fn endings(self) -> &'static [&'static str] {
        NAMES[self as usize].2
    }
}
