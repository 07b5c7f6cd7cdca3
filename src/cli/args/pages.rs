//! The examples of each command, in names of files that anybody could have, and its exit statuses.
//!
//! Out: [`Page`]s for the help. Invariants: a test runs every example; a command lists only the
//! statuses that it returns.

use super::help::{DECIDING, FILES, NONE, PUZZLES, Page, Statuses, WORKING};
#[cfg(any(feature = "mcp", feature = "serve"))]
use crate::app::Exit::Io;
use crate::app::Exit::{BadInput, Defect, Interrupted, No, Undecided, Usage, Yes};

/// The statuses of `completions` and `man`.
const WRITTEN_STATUSES: Statuses = FILES.with(Yes, "it was written").with(Usage, "wrong usage");
/// The statuses of `make`.
const MAKE_STATUSES: Statuses = PUZZLES
    .with(Yes, "puzzles were written, each of which is unique")
    .with(No, "puzzles were written, and some of them are not unique")
    .with(Usage, "wrong usage, or a folder that may not be replaced")
    .with(BadInput, "no image, or one that is too large or shows nothing")
    .with(Undecided, "puzzles were written, and the time was over before some were mended")
    .with(Interrupted, "interrupted by Ctrl-C; nothing was written");

#[cfg(feature = "serve")]
pub const SERVE: Page = Page {
    examples: &[
        ("nonosat serve", "open the page"),
        ("nonosat serve puzzle.non", "open it with this puzzle"),
        ("nonosat serve --no-open --port 8000", "wait at http://127.0.0.1:8000"),
    ],
    statuses: PUZZLES
        .with(Yes, "it was ended by Ctrl-C")
        .with(Io, "no address to listen to, too little memory, or no thread"),
};
pub const PLAY: Page = Page {
    examples: &[
        ("nonosat play puzzle.non", "? lists the keys"),
        ("nonosat play puzzle.non --plain", "line by line"),
        ("nonosat play --day", "the picture of today"),
    ],
    statuses: PUZZLES
        .with(Yes, "the game was quit")
        .with(Usage, "wrong usage")
        .with(BadInput, "a bad puzzle, or the input ended before the game")
        .with(Interrupted, "ended by Ctrl-C or another signal"),
};
pub const SOLVE: Page = Page {
    examples: &[
        ("nonosat solve puzzle.non", "show the picture"),
        ("nonosat solve puzzle.non -o puzzle.svg", "draw it"),
        ("nonosat solve -n 0 puzzle.non", "show all solutions"),
    ],
    statuses: DECIDING
        .with(Yes, "a picture was found; with --count: they were counted")
        .with(No, "there is none"),
};
pub const CHECK: Page = Page {
    examples: &[
        ("nonosat check puzzle.non", "one solution? how hard?"),
        ("nonosat check --rate folder/", "each puzzle of a folder"),
        (
            "nonosat check --count --ambiguous puzzle.non",
            "how many solutions? where do they differ?",
        ),
    ],
    statuses: DECIDING
        .with(Yes, "every puzzle is unique, and with --stored-solution that one is right")
        .with(No, "a puzzle has no solution or several, or its stored one is wrong or absent"),
};
pub const EXPLAIN: Page = Page {
    examples: &[
        ("nonosat explain puzzle.non", "each step, in sentences"),
        ("nonosat explain puzzle.non -o steps.html", "a page to step through"),
        ("nonosat explain puzzle.non --why r5c7", "why one cell is as it is"),
    ],
    statuses: WORKING
        .with(Yes, "it was explained to the end")
        .with(No, "there is no solution, or several, or the marks contradict each other"),
};
pub const INFO: Page = Page {
    examples: &[
        ("nonosat info puzzle.non", "format, size, title, clues"),
        ("nonosat info folder/", "each puzzle of a folder"),
        ("nonosat info --json folder/", "the same for programs"),
    ],
    statuses: PUZZLES.with(Yes, "every file was read"),
};
pub const LINE: Page = Page {
    examples: &[
        ("nonosat line '3 1 2' '?.##......'", "three runs, two filled cells"),
        ("nonosat line '3 1 2' 10 --masks", "all placements in ten cells"),
        ("nonosat line '2a 1b' '..-b...'", "two colors; - is empty"),
    ],
    statuses: NONE
        .with(Yes, "the runs fit")
        .with(No, "they do not fit")
        .with(Usage, "wrong usage")
        .with(BadInput, "a bad clue or cell")
        .and(Undecided)
        .and(Interrupted),
};
#[cfg(feature = "image")]
pub const SCAN: Page = Page {
    examples: &[
        ("nonosat scan screen.png", "print the puzzle"),
        ("nonosat scan tiles.png --colors", "clues in colors"),
        ("nonosat scan screen.png -o sure.non --show seen.png", "with what was read, drawn"),
    ],
    statuses: WORKING
        .with(Yes, "every number is sure, and the puzzle has a picture")
        .with(No, "it was read, but not every number is sure")
        .with(BadInput, "no image, or one that shows no board with clues"),
};
pub const MAKE: Page = Page {
    examples: &[
        ("nonosat make photo.jpg", "six puzzles in the folder photo"),
        ("nonosat make photo.jpg --width 30 --colors 4 -o gift/", "their size, colors and folder"),
        ("nonosat make random --size 15x15 --stars 1-2 -n 6 -o six/", "random ones"),
    ],
    statuses: MAKE_STATUSES,
};
pub const MAKE_IMAGE: Page = Page {
    examples: &[
        ("nonosat make image photo.jpg", "the same as: nonosat make photo.jpg"),
        ("nonosat make image photo.jpg --focus -o face/", "only the subject"),
        ("nonosat make image - -o image/ < photo.jpg", "from standard input"),
    ],
    statuses: MAKE_STATUSES,
};
pub const RANDOM: Page = Page {
    examples: &[
        ("nonosat make random --size 15x10 --stars 1-2 -n 6 -o six/", "six easy ones"),
        ("nonosat make random --size hex:4 --colors 3 -o hexagon/", "hexagons in two colors"),
        ("nonosat make random --size 10x10 --clues mosaic -o mosaic/", "numbers in the cells"),
    ],
    statuses: FILES
        .with(Yes, "puzzles were written, each as requested")
        .with(No, "some are not as requested: the nearest ones were written")
        .with(Usage, "wrong usage, an impossible request, or a folder that may not be replaced")
        .and(Defect)
        .with(Undecided, "the time was over before all were as requested: the nearest were written")
        .with(Interrupted, "interrupted by Ctrl-C; nothing was written"),
};
pub const WEAKEN: Page = Page {
    examples: &[
        ("nonosat make weaken puzzle.non", "print clues that say less"),
        ("nonosat make weaken puzzle.non -o hard.clues", "write the puzzle"),
        ("nonosat make weaken puzzle.non --time-limit 10 -o hard.json", "in at most ten seconds"),
    ],
    statuses: WORKING
        .with(Yes, "the clues say no more than the picture needs")
        .with(No, "there is no solution, or several")
        .with(BadInput, "a bad puzzle, or a format that cannot say the clues")
        .with(Undecided, "the time was over; what was found is written"),
};
pub const MEND: Page = Page {
    examples: &[
        ("nonosat mend puzzle.non -o fair.non", "change the fewest cells"),
        ("nonosat mend puzzle.non --until lines -o easy.non", "until lines alone suffice"),
        ("nonosat mend puzzle.non --reveal -o given.clues", "reveal cells instead"),
    ],
    statuses: WORKING
    .with(Yes, "mended (with --until unique: by the fewest cells), or already fine")
    .with(No, "there is no solution, or it cannot be mended: protected cells, or --max")
    .with(
        Undecided,
        "the time was over before fewer cells were proved impossible, or the least visible ones \
         found; what was found is written",
    )
    .with(Interrupted, "interrupted by Ctrl-C; what was found is written"),
};
pub const CONVERT: Page = Page {
    examples: &[
        ("nonosat convert puzzle.non puzzle.xml", "another format"),
        ("nonosat convert folder/ out/ --to json", "a folder"),
        ("nonosat convert photo.jpg photo.non --width 30", "one puzzle of an image; make has more"),
    ],
    statuses: DECIDING
        .with(Yes, "all puzzles were written")
        .with(No, "with --solve: a puzzle has no solution")
        .with(BadInput, "a bad puzzle, or one that the format cannot say")
        .with(Undecided, "with --solve: undecided"),
};
pub const RENDER: Page = Page {
    examples: &[
        ("nonosat render puzzle.non -o puzzle.svg", "the blank puzzle"),
        ("nonosat render puzzle.non --solve -o puzzle.png --dpi 300", "solved, for print"),
        ("nonosat render puzzle.non -o film.gif", "a film of the solving"),
    ],
    statuses: DECIDING
    .with(Yes, "it was drawn")
    .with(No, "with --solve or --ambiguous: there is no picture; with --weights: there are several")
    .with(BadInput, "a bad puzzle, or a --solution that is none")
    .with(
        Undecided,
        "with --solve, --ambiguous or --weights: undecided; or too many pixels, or too little memory",
    ),
};
#[cfg(feature = "print")]
pub const BOOK: Page = Page {
    examples: &[
        ("nonosat book folder/ -o book.pdf", "each puzzle of a folder"),
        ("nonosat book folder/ -o mine.pdf --title Mine --sort difficulty", "easy ones first"),
        ("nonosat book --days 2027-01 -o january.pdf", "a calendar of a month"),
    ],
    statuses: DECIDING
        .with(Yes, "the book was written")
        .with(No, "a puzzle has no solution or several: nothing was written"),
};
pub const ENCODE: Page = Page {
    examples: &[
        ("nonosat encode puzzle.non -o puzzle.cnf", "what lines leave open"),
        ("nonosat encode --raw puzzle.non -o raw.cnf", "the clues alone"),
        ("nonosat encode puzzle.non | head -3", "on standard output"),
    ],
    statuses: WORKING.with(Yes, "the formula was written"),
};
pub const DECODE: Page = Page {
    examples: &[
        ("nonosat decode puzzle.cnf answer.txt", "the picture, as text"),
        ("nonosat decode puzzle.cnf answer.txt -o picture.svg", "drawn"),
        ("nonosat decode puzzle.cnf - < answer.txt", "from standard input"),
    ],
    statuses: PUZZLES
        .with(Yes, "the answer is a picture")
        .with(No, "the answer says that there is none")
        .with(BadInput, "a bad formula or answer, or values that are no solution")
        .with(Undecided, "the answer says that it is not known"),
};
pub const PROVE: Page = Page {
    examples: &[
        ("nonosat prove puzzle.non", "write the folder puzzle.proof"),
        ("nonosat prove puzzle.non --proof-format drat -o proof.tar", "for a checker by others"),
        ("nonosat prove puzzle.non -o - | nonosat verify -", "check it at once"),
    ],
    statuses: DECIDING.with(Yes, "the proof was written, whatever the verdict"),
};
pub const VERIFY: Page = Page {
    examples: &[
        ("nonosat verify puzzle.proof", "a folder"),
        ("nonosat verify proof.tar", "an archive"),
        ("nonosat verify - < proof.tar", "from standard input"),
    ],
    statuses: PUZZLES
        .and(Interrupted)
        .with(Yes, "the proof is right")
        .with(No, "the proof is refused"),
};
pub const BATCH: Page = Page {
    examples: &[
        ("nonosat batch puzzles.ndjson -o answers.ndjson", "one answer a line"),
        ("nonosat batch puzzles.ndjson -o answers.ndjson --resume", "continue after Ctrl-C"),
        ("nonosat batch folder/ --ordered --no-pictures", "verdicts alone, in order"),
    ],
    statuses: FILES
        .with(Yes, "every record was answered, a bad one with its error")
        .with(BadInput, "the file of answers is none, or an id comes twice")
        .with(Interrupted, "interrupted by Ctrl-C; --resume goes on"),
};
#[cfg(feature = "mcp")]
pub const MCP: Page = Page {
    examples: &[
        ("nonosat mcp", "as a client starts it; docs/INSTALL.md has settings for two"),
        ("nonosat mcp --lang fr", "with reasons in French"),
        ("nonosat mcp --memory-limit 1G", "with less memory"),
    ],
    statuses: NONE
        .with(Yes, "the input ended, or Ctrl-C")
        .with(Usage, "wrong usage")
        .with(BadInput, "the input does not begin as the protocol says")
        .with(Io, "too little memory, or no thread"),
};
pub const FORMATS: Page = Page {
    examples: &[
        ("nonosat formats", "all formats"),
        ("nonosat formats non xml", "what these two hold"),
        ("nonosat formats | grep -i json", "find one"),
    ],
    statuses: NONE.with(Yes, "they were printed").with(Usage, "wrong usage"),
};
pub const COMPLETIONS: Page = Page {
    examples: &[
        ("nonosat completions bash -o ~/.local/share/bash-completion/completions", "bash"),
        ("nonosat completions zsh -o ~/.zfunc", "zsh"),
        ("nonosat completions fish -o ~/.config/fish/completions", "fish"),
    ],
    statuses: WRITTEN_STATUSES,
};
pub const MAN: Page = Page {
    examples: &[
        ("nonosat man > nonosat.1", "the page of nonosat"),
        ("nonosat man -o ~/.local/share/man/man1", "a page a command"),
        ("nonosat man | man -l -", "read it at once"),
    ],
    statuses: WRITTEN_STATUSES,
};
