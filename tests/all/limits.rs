//! Limits are checked before the work: every stage ends with its budget, and what the worst
//! known puzzles take of memory has a bound.

use crate::folder::Folder;
use nonosat_board::puzzle::{Color, ColorSet, Length, Picture, Puzzle, Run};
use nonosat_engine::encoding::{EncodeOptions, Strategy, encode};
use nonosat_engine::explanation;
use nonosat_engine::propagation::{Deduction, Placements, Stopped, probe, propagate};
use nonosat_engine::solver::branching::Search;
use nonosat_engine::solver::{Engine, Limit, Options, Outcome, Solver, Verdict, judge, switched};
use nonosat_files as format;
use nonosat_sat::budget::Budget;
use std::cell::Cell;
use std::time::Duration;

thread_local! {
    /// How often the clock was looked at.
    static LOOKS: Cell<u64> = const { Cell::new(0) };
}

/// A budget that ends with the look of this number at its clock.
pub fn after_looks(looks: u64) -> Budget {
    LOOKS.set(0);
    let clock = || {
        LOOKS.set(LOOKS.get() + 1);
        Duration::from_secs(LOOKS.get())
    };
    Budget::by_clock(Duration::from_secs(looks), clock)
}

/// `count` foreground colors behind the background.
fn palette(count: u32) -> String {
    (0..=count).map(|n| format!("#{:06x} ", 0xffffff - 997 * n)).collect()
}

/// A board of which every line has this clue.
fn alike(height: usize, width: usize, colors: u32, clue: &str) -> String {
    board(height, width, colors, clue, clue)
}

/// A board of which every row has the one clue and every column the other.
fn board(height: usize, width: usize, colors: u32, row: &str, column: &str) -> String {
    let rows = format!("{row}\n").repeat(height);
    let columns = format!("{column}\n").repeat(width);
    format!("rect {height} {width}\n{}\n{rows}{columns}", palette(colors))
}

fn read(text: &str) -> Puzzle {
    format::read(text.as_bytes(), None).unwrap().into_puzzle()
}

/// A board that nothing settles before it is searched, with much to do for each stage.
fn open_board() -> Puzzle {
    read(&alike(150, 150, 20, "?? ?? ??"))
}

#[test]
fn every_stage_ends_with_its_budget() {
    let puzzle = open_board();
    let time = Some(Limit::Time);
    let stopped = |stopped| match stopped {
        Stopped::Budget(exhausted) => Some(Limit::from(exhausted)),
        Stopped::Contradiction(_) => None,
    };
    let settled = propagate(&puzzle, &Budget::endless()).unwrap();
    let options = EncodeOptions::default();
    for looks in [1, 2, 4] {
        let over = || after_looks(looks);
        assert_eq!(propagate(&puzzle, &over()).err().and_then(stopped), time, "propagate");
        assert_eq!(
            encode(&puzzle, &settled, &options, &over()).err().map(Limit::from),
            time,
            "encode"
        );
        let within = || Options::default().within(over());
        assert_eq!(Solver::new(&puzzle, &within()).formula().err(), time, "formula");
        assert_eq!(Solver::new(&puzzle, &within()).formula_of_clues().err(), time, "of clues");
        assert_eq!(probe(&puzzle, &settled, &over()), Ok(settled.clone()), "nothing is lost");
        let budget = over();
        let mut search = Search::new(&puzzle, &settled, true, &budget);
        assert_eq!(search.next_picture(), Outcome::Limit(Limit::Time));
        for engine in [Engine::Sat, Engine::Search] {
            let options = Options::default().with_engine(engine).within(over());
            let verdict = judge(&puzzle, &options).unwrap();
            assert!(matches!(verdict, Verdict::Undecided(None, Limit::Time)), "{engine:?}");
        }
    }
}

#[test]
fn explaining_ends_with_its_budget() {
    let puzzle = open_board();
    let open = explanation::givens(&puzzle);
    // A line is looked at for its overlap only once a cell of it is known.
    let corner = |at| puzzle.geometry().in_row(at, at).unwrap();
    let diagonal = (0..150).map(|at| (corner(at), ColorSet::only(Color::BACKGROUND)));
    let begun = puzzle.clone().with_givens(&diagonal.collect::<Vec<_>>()).unwrap();
    // One run more than the row has room for.
    let mut wrong = open.clone();
    for (at, mark) in wrong[..8].iter_mut().enumerate() {
        *mark = ColorSet::only(if at % 2 == 0 { Color::FIRST } else { Color::BACKGROUND });
    }
    assert!(explanation::mistake(&puzzle, &wrong, &Budget::endless(), &mut |_| false).is_some());
    for looks in [1, 2, 4] {
        let over = || after_looks(looks);
        assert_eq!(
            explanation::walk(&puzzle, &open, None, &over()).end,
            explanation::End::OutOfTime
        );
        assert_eq!(
            explanation::next(&puzzle, &open, None, &over()),
            Err(explanation::End::OutOfTime)
        );
        assert_eq!(explanation::rate(&puzzle, None, &over()), None);
        assert_eq!(explanation::lines_beyond_overlap(&begun, &over()), None);
    }
    assert_eq!(explanation::mistake(&puzzle, &wrong, &after_looks(1), &mut |_| false), None);
}

#[test]
fn counting_placements_ends_with_its_budget() {
    let runs = vec![Run { length: Length::exactly(1), color: None }; 300];
    let cells = vec![ColorSet::first(53); 1000];
    for looks in [1, 2, 4] {
        let counted = Placements::count_of(&runs, &cells, 53, &after_looks(looks));
        assert_eq!(counted.map_err(Limit::from), Err(Limit::Time));
        assert!(Placements::new(&runs, &cells, 53, &after_looks(looks)).is_err());
    }
}

#[test]
fn looking_for_a_switch_ends_with_its_budget() {
    // Black squares on the diagonal of a board whose clues a switch of two satisfies.
    let puzzle = read(&alike(300, 300, 1, "1a"));
    let colors = (0..300 * 300)
        .map(|at| if at / 300 == at % 300 { Color::FIRST } else { Color::BACKGROUND });
    let picture = Picture::new(puzzle.geometry(), colors.collect()).unwrap();
    let givens = Deduction::of_givens(&puzzle);
    assert!(switched(&puzzle, &givens, &picture, &Budget::endless()).is_some());
    assert!(switched(&puzzle, &givens, &picture, &after_looks(1)).is_none());
}

#[test]
fn a_formula_past_its_limit_is_told_with_the_limit() {
    let puzzle = open_board();
    for strategy in [Strategy::Order, Strategy::Auto] {
        let encode = EncodeOptions::default().with_strategy(strategy).with_literal_limit(1 << 20);
        let options = Options::default().with_encode(encode).with_probe(false);
        let verdict = judge(&puzzle, &options).unwrap();
        let limit = Limit::Literals { limit: 1 << 20 };
        assert!(matches!(verdict, Verdict::Undecided(None, found) if found == limit));
    }
}

/// The most memory that the worst known puzzles may take, in kibibytes, all that is only
/// reserved included.
#[cfg(unix)]
const MOST_MEMORY: u32 = 1 << 20;

/// How the program ends that may not take more than that.
#[cfg(unix)]
fn status_in_little_memory(puzzle: &str, arguments: &str) -> Option<i32> {
    use std::process::{Command, Stdio};
    let folder = Folder::new(&[("x.clues", puzzle)]);
    let program = env!("CARGO_BIN_EXE_nonosat");
    let script = format!("ulimit -v {MOST_MEMORY} && exec {program} {arguments} x.clues");
    let mut command = Command::new("sh");
    let command = command.args(["-c", &script]).current_dir(folder.0.path());
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap().code()
}

#[cfg(unix)]
#[test]
fn the_worst_known_puzzles_take_little_memory() {
    const UNDECIDED: Option<i32> = Some(75);
    let many_colors = alike(500, 500, 52, "?? ?? ??");
    for arguments in ["check --time-limit 1", "encode --raw", "encode --raw --encoding placements"]
    {
        assert_eq!(status_in_little_memory(&many_colors, arguments), UNDECIDED, "{arguments}");
    }
    let wide = board(250, 1000, 26, &"1? ".repeat(60), &"1? ".repeat(15));
    assert_eq!(status_in_little_memory(&wide, "check --time-limit 1"), UNDECIDED);
    for runs in [&"?? ".repeat(60), &"1? ".repeat(200)] {
        let many_runs = alike(500, 500, 52, runs);
        for arguments in ["explain --time-limit 1", "explain --time-limit 1 --to json"] {
            assert_eq!(status_in_little_memory(&many_runs, arguments), UNDECIDED, "{arguments}");
        }
    }
    // Too much to draw.
    let dense = alike(500, 500, 52, &"1? ".repeat(200));
    assert_eq!(status_in_little_memory(&dense, "explain --to html"), UNDECIDED);
    let long = alike(40, 1000, 52, &"1? ".repeat(19));
    assert_eq!(status_in_little_memory(&long, "encode --raw --encoding placements"), UNDECIDED);
}

/// A text of as many bytes as are read: this at its beginning and its end, this again and again
/// between.
fn as_large_as_can_be(begin: &str, again: &str, end: &str) -> String {
    let room = format::MAX_BYTES - begin.len() - end.len();
    format!("{begin}{}{end}", again.repeat(room / again.len()))
}

/// The most memory that reading a file may take, in kibibytes, all that is only reserved
/// included; `docs/FORMATS.md` has a smaller figure, since more is reserved than used.
#[cfg(unix)]
const MOST_FOR_READING: u32 = 256 << 10;

/// The files that were found to take most, of 16 MiB and with as many lines as there may be.
#[cfg(unix)]
#[test]
fn the_worst_known_files_take_little_memory() {
    use std::process::{Command, Stdio};
    const OWN: &str = "{\"nonosat\":1,\"shape\":{\"rect\":{\"height\":1,\"width\":1}},\
                       \"colors\":[{\"rgb\":\"#fff\"},{\"rgb\":\"#000\"}],\"clues\":[";
    let files = [
        ("pattern", "8x8:", "1/", "1\n"),
        ("pattern-large", "4000000x4194304:", "1/", "1\n"),
        ("pattern-one", "8x8:", "1.", "1\n"),
        ("dzn", "rows=[|", "1|", "1|];cols=[|1|];\n"),
        ("dzn-one", "rows=[|", "1,0,", "1|];cols=[|1|];\n"),
        ("davidje", "{\"cols\":[[1]],\"rows\":[", "[1],", "[1]]}"),
        ("json-text", "{\"cols\":[[1]],\"rows\":\"", "1;", "1\"}"),
        ("rules", "row_rules = [[", "1,", "1]]\ncol_rules = [[1]]\n"),
        ("rules-lines", "row_rules = [", "[],", "[1]]\ncol_rules = [[1]]\n"),
        ("rules-flat", "col_rules = [[1]]\nrow_rule_len = 1\nrow_rules = [", "1,", "1]\n"),
        ("freenono", "<FreeNono><Nonogram>", "<line> x </line>", "</Nonogram></FreeNono>"),
        ("freenono-row", "<FreeNono><Nonogram><line>", " x", "</line></Nonogram></FreeNono>"),
        ("gnonograms", "[Row clues]\n", "1\n", "[Column clues]\n1\n"),
        ("pynogram", "[clues]\ncolumns = 1\nrows = 1", ",1", "\n"),
        ("hugi", "rows\n", "1\n", "cols\n1\n"),
        ("puzzlekit", "{\"data\":{", "\"\":{\"problem\":0},", "\"\":{\"problem\":0}}}"),
        ("json-cells", "{\"grid\":[", "0,", "0]}"),
        ("json-rows", "{\"solution\":[", "[1],", "[1]]}"),
        ("json-fields", "{", "\"rows\":0,", "\"rows\":0}"),
        ("json-puzzles", "[", "{},", "{}]"),
        ("teall", "{\"ver\":[[1]],\"hor\":[", "[1],", "[1]]}"),
        ("picture", "", ".#", "\n"),
        ("rows", "", ".#\n#.\n", ""),
        ("answer", "{\"pictures\":[", "[\"\"],", "[]]}"),
        ("nin", "3999999 1\n", "1\n1 1\n", ""),
        ("keen", "1 1 1\n\n", "1\n", ""),
        ("cwd", "1000\n1000\n", "1 1\n", ""),
        ("non", "rows\n", "1\n", "columns\n"),
        ("letters", "A B\n", "A ", "\n"),
        ("own", OWN, "\"1a\",", "\"1a\"]}"),
        ("tournament", "$1\n", "1\t1\n", ""),
        ("tournament-long", "$1\n", "1\t1\t1\t1\t1\t1\t1\t1\n", ""),
        ("digits", "", "1", "\n"),
        ("numbers", "1 1\n", "1 ", "\n"),
        ("lines-of-numbers", "", "1 1 1 1 1 1 1 1\n", ""),
        ("zeros", "", "\0", "1"),
        ("dashes", "", "-\n", ""),
        ("letter", "", "a", "\n"),
        ("one-picture", "{\"pictures\":[\"", "#", "\"]}"),
        ("ish", "1,1\n\n", "1,1\n", ""),
        ("makhorin", "1\n&\n", "1\n", ""),
        ("mk", "499000 1\n", "1\n", "#\n1\n"),
        ("olsak", "#d\n0: white\n: rows\n", "1\n", ": columns\n1\n:\n"),
        ("nonogrid", "[clues]\nrows = \"\"\"\n", "1\n", "\"\"\"\ncolumns = \"\"\"1\"\"\"\n"),
        ("kucera", "nonogram 499000 1\n", "1 0\n", ""),
        ("ctu", "5,5\n", "#,1\n", ""),
        ("sections", "5x5\nrows\n", "1\n", ""),
        ("grid", "GRID\nROWS\n", "[ 1 ]\n", "COLUMNS\n[ 1 ]\n"),
        ("xml", "<puzzleset>", "<puzzle/>", "</puzzleset>"),
        ("clues", "rect 5 5\n#fff #000\n", "1a\n", ""),
    ];
    let largest =
        files.map(|(name, begin, again, end)| (name, as_large_as_can_be(begin, again, end)));
    let of_lines = files.iter().filter(|(_, _, again, _)| again.contains('\n'));
    let longest = of_lines.map(|(name, begin, again, end)| {
        let lines = (format::MAX_LINES - 20) / again.matches('\n').count();
        (*name, format!("{begin}{}{end}", again.repeat(lines)))
    });
    for (name, text) in longest.chain(largest) {
        let folder = Folder::new(&[("x", &text)]);
        let program = env!("CARGO_BIN_EXE_nonosat");
        let script = format!("ulimit -v {MOST_FOR_READING} && exec {program} info x");
        let mut command = Command::new("sh");
        let command = command.args(["-c", &script]).current_dir(folder.0.path());
        let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
        assert_eq!(status.code(), Some(65), "{name}");
    }
}

/// A formula of many megabytes is not written to its end after Ctrl-C.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_the_writing_of_a_formula() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    let text = alike(200, 200, 1, "3a 1a 4a 1a 5a 9a 2a 6a");
    let folder = Folder::new(&[("open.clues", &text)]);
    let path = folder.path("open.clues");
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
    let command = command.args(["encode", "--raw"]).arg(&path).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut formula = child.stdout.take().unwrap();
    // It has begun to write, and waits for its reader.
    formula.read_exact(&mut [0; 20]).unwrap();
    crate::process::interrupt(child.id());
    let mut rest = Vec::new();
    formula.read_to_end(&mut rest).unwrap();
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "undecided: interrupted\n");
    assert!(rest.len() < 1 << 20, "{} bytes", rest.len());
}

/// For any number of threads: results come first, then the puzzle that was being solved,
/// and none behind it.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_the_check_of_many_puzzles() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    let (blank, open) = (alike(60, 100, 1, ""), alike(2, 2, 1, "1a"));
    let folder = Folder::new(&[("1.clues", &blank), ("2.clues", &open), ("3.clues", &open)]);
    for threads in ["1", "2", "3"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
        command.current_dir(folder.0.path()).args(["check", "1.clues", "2.clues", "3.clues"]);
        // It finds nothing in the time of this test.
        command.args(["--solver", "sh -c 'exec sleep 60'", "--jobs", threads]);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        assert_eq!(
            lines.next().unwrap(),
            "1.clues: unique, at a glance, gentle, 0.5 stars, about 2 hours"
        );
        let pid = nix::unistd::Pid::from_raw(child.id() as i32);
        nix::sys::signal::kill(pid, nix::sys::signal::Signal::SIGINT).unwrap();
        assert_eq!(lines.collect::<Vec<_>>(), ["2.clues: undecided (interrupted)"], "{threads}");
        assert_eq!(child.wait().unwrap().code(), Some(130), "{threads}");
    }
}

/// What takes long says so after some seconds, and how to end it; and so it ends.
#[cfg(target_os = "linux")]
#[test]
fn long_work_is_announced_and_ctrl_c_ends_it() {
    use nix::sys::signal::{Signal, kill};
    use std::io::{BufRead, BufReader};
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, Stdio};
    let noise = format!("rect 150 150\n#fff #000\n{}\n", crate::noise::clues(150).join("\n"));
    let folder = Folder::new(&[("noise.clues", &noise)]);
    let start = |command: &str| {
        // A job in the background ignores Ctrl-C, and so would what it starts.
        let mut program = Command::new("env");
        program.arg("--default-signal=INT").arg(env!("CARGO_BIN_EXE_nonosat"));
        program.current_dir(folder.0.path()).args(shlex::split(command).unwrap());
        program.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let prove = "prove noise.clues --time-limit 300 --solver 'sh -c \"exec sleep 600\"'";
    for mut child in [prove, "explain noise.clues --time-limit 300"].map(start) {
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
        let note = "note: noise.clues takes long; --time-limit or Ctrl-C ends it";
        assert_eq!(lines.next().unwrap(), note);
        kill(nix::unistd::Pid::from_raw(child.id() as i32), Signal::SIGINT).unwrap();
        let ended = child.wait().unwrap();
        let is_by_signal = ended.signal() == Some(Signal::SIGINT as i32);
        assert!(is_by_signal || ended.code() == Some(130), "{ended}");
    }
}
