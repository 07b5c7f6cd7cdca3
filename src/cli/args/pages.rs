//! The examples of each command, in names of files that anybody could have.
//!
//! Out: [`Page`]s for the help. Invariants: a test runs every example.

use crate::cli::args::help::Page;
use crate::cli::args::statuses;

#[cfg(feature = "serve")]
pub const SERVE: Page = Page {
    examples: &[
        ("nonosat serve", "open the page"),
        ("nonosat serve puzzle.non", "open it with this puzzle"),
        ("nonosat serve --no-open --port 8000", "wait at http://127.0.0.1:8000"),
    ],
    statuses: statuses::SERVE,
};
pub const PLAY: Page = Page {
    examples: &[
        ("nonosat play puzzle.non", "? lists the keys"),
        ("nonosat play puzzle.non --plain", "line by line"),
        ("nonosat play --day", "the picture of today"),
    ],
    statuses: statuses::PLAY,
};
pub const SOLVE: Page = Page {
    examples: &[
        ("nonosat solve puzzle.non", "show the picture"),
        ("nonosat solve puzzle.non -o puzzle.svg", "draw it"),
        ("nonosat solve -n 0 puzzle.non", "show all solutions"),
    ],
    statuses: statuses::SOLVE,
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
    statuses: statuses::CHECK,
};
pub const EXPLAIN: Page = Page {
    examples: &[
        ("nonosat explain puzzle.non", "each step, in sentences"),
        ("nonosat explain puzzle.non -o steps.html", "a page to step through"),
        ("nonosat explain puzzle.non --why r5c7", "why one cell is as it is"),
    ],
    statuses: statuses::EXPLAIN,
};
pub const INFO: Page = Page {
    examples: &[
        ("nonosat info puzzle.non", "format, size, title, clues"),
        ("nonosat info folder/", "each puzzle of a folder"),
        ("nonosat info --json folder/", "the same for programs"),
    ],
    statuses: statuses::INFO,
};
#[cfg(feature = "image")]
pub const SCAN: Page = Page {
    examples: &[
        ("nonosat scan screen.png", "print the puzzle"),
        ("nonosat scan tiles.png --colors", "clues in colors"),
        ("nonosat scan screen.png -o sure.non --show seen.png", "with what was read, drawn"),
    ],
    statuses: statuses::SCAN,
};
pub const MAKE: Page = Page {
    examples: &[
        ("nonosat make photo.jpg", "six puzzles in the folder photo"),
        ("nonosat make photo.jpg --width 30 --colors 4 -o gift/", "their size, colors and folder"),
        ("nonosat make random --size 15x15 --stars 1-2 -n 6 -o six/", "random ones"),
    ],
    statuses: statuses::MAKE,
};
pub const MAKE_IMAGE: Page = Page {
    examples: &[
        ("nonosat make image photo.jpg", "the same as: nonosat make photo.jpg"),
        ("nonosat make image photo.jpg --focus -o face/", "only the subject"),
        ("nonosat make image - -o image/ < photo.jpg", "from standard input"),
    ],
    statuses: statuses::MAKE,
};
pub const RANDOM: Page = Page {
    examples: &[
        ("nonosat make random --size 15x15 -o one/", "one puzzle for lines alone"),
        ("nonosat make random --size 15x10 --stars 1-2 -n 6 -o six/", "six easy ones"),
        ("nonosat make random --size hex:4 --colors 3 -o hexagon/", "hexagons in two colors"),
    ],
    statuses: statuses::RANDOM,
};
pub const MEND: Page = Page {
    examples: &[
        ("nonosat mend puzzle.non -o fair.non", "change the fewest cells"),
        ("nonosat mend puzzle.non --until lines -o easy.non", "until lines alone suffice"),
        ("nonosat mend puzzle.non --reveal -o given.clues", "reveal cells instead"),
    ],
    statuses: statuses::MEND,
};
pub const CONVERT: Page = Page {
    examples: &[
        ("nonosat convert puzzle.non puzzle.xml", "another format"),
        ("nonosat convert folder/ out/ --to json", "a folder"),
        ("nonosat convert photo.jpg photo.non --width 30", "one puzzle of an image; make has more"),
    ],
    statuses: statuses::CONVERT,
};
pub const RENDER: Page = Page {
    examples: &[
        ("nonosat render puzzle.non -o puzzle.svg", "the blank puzzle"),
        ("nonosat render puzzle.non --solve -o puzzle.png --dpi 300", "solved, for print"),
        ("nonosat render puzzle.non -o film.gif", "a film of the solving"),
    ],
    statuses: statuses::RENDER,
};
#[cfg(feature = "print")]
pub const BOOK: Page = Page {
    examples: &[
        ("nonosat book folder/ -o book.pdf", "each puzzle of a folder"),
        ("nonosat book folder/ -o mine.pdf --title Mine --sort difficulty", "easy ones first"),
        ("nonosat book --days 2027-01 -o january.pdf", "a calendar of a month"),
    ],
    statuses: statuses::BOOK,
};
pub const ENCODE: Page = Page {
    examples: &[
        ("nonosat encode puzzle.non -o puzzle.cnf", "what lines leave open"),
        ("nonosat encode --raw puzzle.non -o raw.cnf", "the clues alone"),
        ("nonosat encode puzzle.non | head -3", "on standard output"),
    ],
    statuses: statuses::ENCODE,
};
pub const DECODE: Page = Page {
    examples: &[
        ("nonosat decode puzzle.cnf answer.txt", "the picture, as text"),
        ("nonosat decode puzzle.cnf answer.txt -o picture.svg", "drawn"),
        ("nonosat decode puzzle.cnf - < answer.txt", "from standard input"),
    ],
    statuses: statuses::DECODE,
};
pub const PROVE: Page = Page {
    examples: &[
        ("nonosat prove puzzle.non", "write the folder puzzle.proof"),
        ("nonosat prove puzzle.non --proof-format drat -o proof.tar", "for a checker by others"),
        ("nonosat prove puzzle.non -o - | nonosat verify -", "check it at once"),
    ],
    statuses: statuses::PROVE,
};
pub const VERIFY: Page = Page {
    examples: &[
        ("nonosat verify puzzle.proof", "a folder"),
        ("nonosat verify proof.tar", "an archive"),
        ("nonosat verify - < proof.tar", "from standard input"),
    ],
    statuses: statuses::VERIFY,
};
pub const BATCH: Page = Page {
    examples: &[
        ("nonosat batch puzzles.ndjson -o answers.ndjson", "one answer a line"),
        ("nonosat batch puzzles.ndjson -o answers.ndjson --resume", "continue after Ctrl-C"),
        ("nonosat batch folder/ --ordered --no-pictures", "verdicts alone, in order"),
    ],
    statuses: statuses::BATCH,
};
pub const FORMATS: Page = Page {
    examples: &[
        ("nonosat formats", "all formats"),
        ("nonosat formats non xml", "what these two hold"),
        ("nonosat formats | grep -i json", "find one"),
    ],
    statuses: statuses::FORMATS,
};
pub const COMPLETIONS: Page = Page {
    examples: &[
        ("nonosat completions bash -o ~/.local/share/bash-completion/completions", "bash"),
        ("nonosat completions zsh -o ~/.zfunc", "zsh"),
        ("nonosat completions fish -o ~/.config/fish/completions", "fish"),
    ],
    statuses: statuses::WRITTEN,
};
pub const MAN: Page = Page {
    examples: &[
        ("nonosat man > nonosat.1", "the page of nonosat"),
        ("nonosat man -o ~/.local/share/man/man1", "a page a command"),
        ("nonosat man | man -l -", "read it at once"),
    ],
    statuses: statuses::WRITTEN,
};
