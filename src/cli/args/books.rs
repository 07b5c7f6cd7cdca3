//! Arguments of `book`.

use crate::cli::args::{Days, Deciding, help, pages, values};
use clap::{Args as Group, ValueEnum};
use nonosat_engine::explanation::Rule;
use nonosat_files::Format;
use nonosat_studio::book::{House, INGRAM, KDP, LULU, Paper};
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(mut_arg("threads", |argument| argument.help("Number of threads, each for another puzzle [default: 1]").long_help(None)),
          after_help = help::short(&pages::BOOK), after_long_help = help::long(&pages::BOOK))]
pub struct Book {
    /// Puzzle files, folders, or 'patterns*'; FILE#3 is the third of several; - is standard input
    #[arg(required_unless_present_any = ["days", "worksheet"], value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,
    /// A calendar of a month or a year, such as 2027-01 or 2027
    #[arg(long, value_name = "MONTH", value_parser = values::days,
          conflicts_with_all = ["puzzles", "from", "sort"])]
    pub days: Option<Days>,
    /// Ten small puzzles about a rule, such as overlap, explained in front
    ///
    /// Or empty-line, complete, joining, reach, bounded, small-gap, edge, enumeration.
    #[arg(long, value_name = "RULE", value_parser = values::rule,
          conflicts_with_all = ["puzzles", "from", "days", "sort", "series", "house"])]
    pub worksheet: Option<Rule>,
    /// Format of the puzzles, if the content fits several
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// The PDF to write
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// Who prints it: screen, kdp, ingram, lulu; all but screen get a cover
    #[arg(
        long = "for",
        value_name = "HOUSE",
        default_value = "screen",
        hide_possible_values = true
    )]
    pub house: HouseName,
    /// Replace the file if it exists
    #[arg(long)]
    pub force: bool,
    /// Title on the cover [default: Nonograms, or the month]
    #[arg(long, value_name = "TITLE")]
    pub title: Option<String>,
    /// A font for letters that the built-in one lacks: NotoSansCJK-Regular.ttc
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    pub font: Option<PathBuf>,
    /// Who made it, for the cover
    #[arg(long, value_name = "NAME", hide_short_help = true)]
    pub author: Option<String>,
    /// Small print for the page behind the cover: publisher, year, ISBN
    #[arg(long, value_name = "TEXT", hide_short_help = true)]
    pub imprint: Option<String>,
    /// The picture of the cover: an image, or a puzzle, whose solution is shown
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    pub cover: Option<PathBuf>,
    /// Size of the pages: a5, letter, 6x9in, 148x210mm, reader-6, -8, -10
    #[arg(long, value_name = "PAPER", value_parser = values::paper, default_value = "a4")]
    pub paper: Paper,
    /// Large cells and letters
    #[arg(long, hide_short_help = true)]
    pub large_print: bool,
    /// Gray ink alone; letters tell the colors
    #[arg(long, hide_short_help = true)]
    pub gray: bool,
    /// Cream paper, with --gray: a wider spine
    #[arg(long, requires = "gray", hide_short_help = true)]
    pub cream: bool,
    /// Most puzzles on a page; fewer where cells would be too small
    #[arg(long, value_name = "N", default_value_t = 4,
          value_parser = clap::value_parser!(u8).range(1..=12))]
    pub per_page: u8,
    /// Place of the solutions; solid ones have no lines and no letters
    #[arg(long, value_name = "WHERE", default_value = "back")]
    pub answers: Answers,
    /// Order, instead of that of the files
    #[arg(long, value_name = "BY")]
    pub sort: Option<Order>,
    /// Make volumes, book-1.pdf, book-2.pdf, of this name, such as 'Volume {n}', each from easy to hard
    #[arg(long, value_name = "NAME", hide_short_help = true)]
    pub series: Option<String>,
    /// Puzzles of a volume, at most
    #[arg(long, value_name = "N", default_value_t = 100, requires = "series",
          value_parser = clap::value_parser!(u16).range(1..=2000), hide_short_help = true)]
    pub per_volume: u16,
    /// Accept puzzles with several solutions, and show one of them
    #[arg(long)]
    pub allow_several: bool,
    #[command(flatten)]
    pub deciding: Deciding,
}

impl Book {
    /// Do its puzzles rise from easy to hard?
    pub fn is_sorted(&self) -> bool {
        self.sort == Some(Order::Difficulty) || self.series.is_some()
    }
}

/// Who prints a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum HouseName {
    /// Screens, and printers at home
    Screen,
    /// Kindle Direct Publishing
    Kdp,
    /// IngramSpark, Lightning Source
    Ingram,
    /// Lulu
    Lulu,
}

impl HouseName {
    /// What the house takes; nothing is known of printers at home.
    pub fn house(self) -> Option<&'static House> {
        match self {
            HouseName::Screen => None,
            HouseName::Kdp => Some(&KDP),
            HouseName::Ingram => Some(&INGRAM),
            HouseName::Lulu => Some(&LULU),
        }
    }
}

/// Places for the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Answers {
    /// At the back, small
    Back,
    /// The same, without lines and letters
    Solid,
    /// Nowhere
    None,
}

/// Orders of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Order {
    /// From easy to hard
    Difficulty,
}
