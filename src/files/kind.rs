//! The list of formats. `table.rs` has their names, features, readers and writers.

/// The file formats of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
    /// `$1`, columns and rows of squares (tournaments of TAAI and TCGA).
    Tournament,
    /// Rows, a blank line, columns, as webpbn.com exports them.
    Keen,
    /// The same with commas.
    Ish,
    /// The same with each line ended by 0.
    Syro,
    /// The same with `&` between rows and columns.
    Makhorin,
    /// The data of the MiniZinc benchmark.
    Minizinc,
    /// Pages of nonograms.org; without a writer.
    NonogramsOrg,
    /// A picture in `.` and `#`, or 0 and 1.
    Picture,
    /// A portable bitmap, plain or raw.
    Pbm,
    /// A picture in letters, the form of solutions.
    Solution,
    /// Lists of clues by their names, in JSON, YAML, code or a page.
    Lists,
    /// The XML of FreeNono, also packed in a ZIP archive.
    FreeNono,
    /// The sections of gnonograms.
    Gnonograms,
    /// The INI of pynogram.
    Pynogram,
    /// `rows`, clues, `cols`, clues (Hugi).
    Hugi,
    /// `HEIGHT WIDTH`, columns, rows, also in JSON (puzzlekit).
    Puzzlekit,
}
