//! Where the system gives little: no thread, little memory, a run that was killed.

use crate::batch::{FULL, answers, record};
use crate::cli::puzzle;
use crate::folder::Folder;
use serde_json::json;
use std::process::{Command, Output};

/// Runs a script of the shell, in which `nonosat` is the program.
fn sh(folder: &Folder, script: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_nonosat");
    let script = script.replace("nonosat ", &format!("{program} "));
    Command::new("sh").args(["-c", &script]).current_dir(folder.0.path()).output().unwrap()
}

/// The size of the program in KB, which differs with its features; its code takes as much memory.
fn program() -> u64 {
    std::fs::metadata(env!("CARGO_BIN_EXE_nonosat")).unwrap().len() / 1024
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A board of 100 columns and rows that takes some 30 MB to decide.
fn large() -> String {
    let rows = "3a 1a 4a 1a 5a 9a 2a 6a\n".repeat(200);
    format!("rect 100 100\n#fff #000\n{rows}")
}

#[test]
fn what_needs_more_memory_than_there_is_is_undecided() {
    let folder = Folder::new(&[("x.clues", &large()), ("small.clues", FULL)]);
    let (status, out, _) = folder.run("check --memory-limit 8M --json x.clues small.clues");
    assert_eq!(status, 75);
    let told = answers(&out);
    assert_eq!(told[0]["verdict"], json!("undecided"));
    assert_eq!(told[0]["reason"]["kind"], json!("memory"));
    assert!(crate::cli::is_documented(&told[0]));
    assert_eq!(told[1]["verdict"], json!("unique"));
    for typed in ["0", "1K", "x", "-1", "5X", "99999999999999999999G"] {
        let (status, _, err) = folder.run(&format!("check --memory-limit {typed} x.clues"));
        assert!(status == 2 && err.contains("500M"), "{typed} {err}");
    }
}

/// A small puzzle takes less time than a thread, or than the figures of the system about memory. Only
/// the calls of the system show this.
#[cfg(target_os = "linux")]
#[test]
fn a_small_puzzle_asks_for_no_thread_and_reads_its_file_alone() {
    let folder = Folder::new(&[("small.clues", FULL)]);
    for command in ["check small.clues", "check --json small.clues", "solve small.clues"] {
        let mut strace = Command::new("strace");
        strace.args(["-f", "-qq", "-e", "trace=open,openat,clone,clone3"]);
        strace.arg(env!("CARGO_BIN_EXE_nonosat")).args(command.split(' '));
        let calls = match strace.current_dir(folder.0.path()).output() {
            Ok(output) if output.status.success() => said(&output),
            other => return println!("skipped, since strace cannot be used: {other:?}"),
        };
        assert!(!calls.contains("clone"), "{command}:\n{calls}");
        // The C library reads which libraries there are, and where the stack lies.
        let is_of_system =
            |call: &&str| [".so", "/proc/self/maps"].iter().any(|name| call.contains(name));
        let opened: Vec<&str> = calls.lines().filter(|call| !is_of_system(call)).collect();
        assert!(
            matches!(opened[..], [only] if only.contains("small.clues")),
            "{command}:\n{calls}"
        );
    }
}

#[test]
fn a_record_without_memory_ends_itself_alone() {
    let input = record(1, FULL) + &record(2, &large()) + &record(3, FULL) + &record(4, FULL);
    let folder = Folder::new(&[("in.ndjson", &input)]);
    for more in (9_000..24_000).step_by(1_000) {
        let (limit, jobs) = (program() + more, 1 + more % 2_000 / 250);
        let batch = format!("nonosat batch -j {jobs} --ordered --force -o out in.ndjson");
        let ended = sh(&folder, &format!("ulimit -v {limit} && {batch}"));
        assert_eq!(ended.status.code(), Some(0), "{}", said(&ended));
        let told = answers(&folder.read("out"));
        let verdicts: Vec<&str> =
            told.iter().map(|answer| answer["verdict"].as_str().unwrap()).collect();
        assert_eq!(verdicts, ["unique", "undecided", "unique", "unique"]);
        assert_eq!(told[1]["reason"]["kind"], json!("memory"));
        assert_eq!(folder.names(""), ["in.ndjson", "out"]);
    }
}

/// Reading the board takes more memory than judging the others; the program aborts, since no list
/// grows without memory. Two ends later the run goes on.
#[test]
fn a_run_goes_on_behind_a_puzzle_that_is_too_large_to_be_read() {
    let clue = "1a ".repeat(250);
    let huge = format!("rect 500 500\n#fff #000\n{}", format!("{clue}\n").repeat(1000));
    let input = record(1, FULL) + &record(2, &huge) + &record(3, FULL);
    let names = [("in.ndjson", input.as_str()), ("a.clues", FULL), ("b.clues", &huge)];
    let folder = Folder::new(&names);
    std::fs::write(folder.path("c.clues"), FULL).unwrap();
    for inputs in ["in.ndjson", "a.clues b.clues c.clues"] {
        let mut deaths = 0;
        for more in (12_000..22_000).step_by(2_000) {
            let limit = program() + more;
            let batch = format!("nonosat batch -q -j 1 --ordered --resume -o out {inputs}");
            let run = || sh(&folder, &format!("ulimit -v {limit} && {batch}")).status.code();
            let ends: Vec<_> =
                std::iter::repeat_with(run).take_while(|end| *end != Some(0)).take(3).collect();
            let told = answers(&folder.read("out"));
            let verdicts: Vec<_> = told.iter().map(|told| told["verdict"].as_str()).collect();
            assert!(ends.len() < 3, "{more}: {ends:?}, {verdicts:?}");
            if ends.len() == 2 {
                deaths += 1;
                assert_eq!(verdicts, [Some("unique"), Some("undecided"), Some("unique")], "{more}");
                assert_eq!(told[1]["reason"]["kind"], json!("memory"));
                assert!(crate::cli::is_documented(&told[1]));
            }
            std::fs::remove_file(folder.path("out")).unwrap();
        }
        assert!(deaths > 0, "{inputs}");
    }
}

#[test]
fn a_run_goes_on_behind_a_record_at_which_it_died() {
    use std::process::Stdio;
    let open = "rect 2 2\n#fff #000\n1a\n1a\n1a\n1a\n";
    let input = record(1, FULL) + &record(2, open) + &record(3, FULL);
    let folder = Folder::new(&[("in.ndjson", &input)]);
    assert!(sh(&folder, "mkfifo gate").status.success());
    let die = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
        // It waits for this solver when it is killed.
        let arguments = "batch in.ndjson -j 1 --resume -o out --solver".split(' ');
        command.args(arguments).arg("sh -c 'echo > begun; read end < gate'");
        command.current_dir(folder.0.path()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        // A thread of its own writes the first answer, maybe after the solver has begun.
        let written = || std::fs::read_to_string(folder.path("out")).unwrap_or_default();
        while !folder.path("begun").exists() || !written().contains('\n') {
            std::thread::yield_now();
        }
        child.kill().unwrap();
        child.wait().unwrap();
        std::fs::remove_file(folder.path("begun")).unwrap();
        // The solver ends, too.
        drop(std::fs::OpenOptions::new().write(true).open(folder.path("gate")).unwrap());
    };
    die();
    assert_eq!(answers(&folder.read("out")).len(), 1);
    die();
    let (status, _, err) = folder.run("batch in.ndjson -j 2 --resume -o out");
    assert_eq!(status, 0, "{err}");
    let told = answers(&folder.read("out"));
    let of = |id: u64| told.iter().find(|answer| answer["id"] == json!(id)).unwrap();
    assert_eq!(of(2)["reason"]["kind"], json!("memory"));
    assert_eq!((&of(3)["verdict"], told.len()), (&json!("unique"), 3));
    assert_eq!(folder.names(""), ["gate", "in.ndjson", "out"]);
}

#[test]
fn the_collection_is_checked_in_little_memory() {
    let folder = Folder::new(&[]);
    let collection = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    for limit in [program() + 24_000, 100_000] {
        let check = format!("nonosat check -q -j 8 {}", collection.display());
        let ended = sh(&folder, &format!("ulimit -v {limit} && {check}"));
        assert_eq!(ended.status.code(), Some(1), "{}", said(&ended));
    }
}

#[test]
fn what_would_be_too_large_for_the_memory_is_refused() {
    let folder = Folder::new(&[]);
    let render = format!("nonosat render --dpi 600 -o x.png {}", puzzle("sailboat.non"));
    let ended = sh(&folder, &format!("ulimit -v 100000 && {render}"));
    assert_eq!(ended.status.code(), Some(75), "{}", said(&ended));
    assert!(said(&ended).contains("MB of memory"), "{}", said(&ended));
    let limit = program() + 8_000;
    let serve = format!("ulimit -v {limit} && nonosat serve --no-open --port 0");
    let ended = sh(&folder, &serve);
    assert_eq!(ended.status.code(), Some(74), "{}", said(&ended));
    assert!(said(&ended).contains("MB of memory"), "{}", said(&ended));
    assert!(folder.names("").is_empty());
}

/// Under another user, since this limit does not hold for root; left out where that is not possible.
#[test]
fn where_no_thread_can_be_started_one_does_the_work() {
    let folder = Folder::new(&[]);
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_nonosat"));
    // Another user may not read the build folder.
    let copy = folder.path("program");
    std::fs::copy(program, &copy).unwrap();
    let open = std::os::unix::fs::PermissionsExt::from_mode(0o777);
    std::fs::set_permissions(folder.0.path(), open).unwrap();
    for name in ["cat.non", "anchor.non", "bee.clues", "dunes.clues"] {
        std::fs::copy(puzzle(name), folder.path(name)).unwrap();
    }
    let run = |arguments: &str| {
        let program = copy.display();
        let limited = format!("prlimit --nproc=1 -- {program} {arguments}");
        let as_nobody = format!(
            "prlimit --nproc=1 -- setpriv --reuid 65534 --clear-groups -- {program} {arguments}"
        );
        sh(&folder, &format!("if [ $(id -u) = 0 ]; then exec {as_nobody}; else exec {limited}; fi"))
    };
    if run("--version").status.code() != Some(0) {
        eprintln!("left out: no program runs as another user here");
        return;
    }
    for arguments in [
        "check -j 4 cat.non bee.clues",
        "solve -j 4 dunes.clues",
        "solve -j 4 -n 2 dunes.clues",
        "batch cat.non bee.clues",
        "make random --size 5x5 -n 2 -j 4 -o made",
        "book cat.non -o x.pdf",
        "convert --solve -j 4 cat.non anchor.non many.non",
    ] {
        let ended = run(arguments);
        assert_eq!(ended.status.code(), Some(0), "{arguments}: {}", said(&ended));
    }
    let ended = run("serve --no-open --port 0");
    assert_eq!(ended.status.code(), Some(74), "{}", said(&ended));
    assert!(said(&ended).contains("does not start a thread"), "{}", said(&ended));
}
