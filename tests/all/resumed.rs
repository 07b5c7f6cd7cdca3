//! A batch that was killed or ended at any moment and then resumed writes what an unbroken run
//! writes.

use crate::batch::{BUNDLE, record};
use crate::folder::Folder;
use crate::noise;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};

/// Records whose work differs, so that on several threads later ones are answered first.
fn records() -> String {
    let puzzle = |number: usize| {
        let side = 5 + number * 7 % 19;
        format!("rect {side} {side}\n#fff #000\n{}\n", noise::clues(side).join("\n"))
    };
    (0..150).map(|number| record(number, &puzzle(number))).collect()
}

/// Numbers that look random, always the same ones.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) as usize % count
    }
}

fn line_count(folder: &Folder) -> usize {
    std::fs::read(folder.path("out")).map_or(0, |text| text.split(|&byte| byte == b'\n').count())
}

/// Continues the batch, and sends it the signal once the file has so many more answers. Did the
/// signal end it?
fn ends_by(folder: &Folder, options: &str, signal: Signal, answers: usize) -> bool {
    let last = line_count(folder) + answers;
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
    command.args(format!("batch -q in.ndjson -o out --resume {options}").split(' '));
    let mut child = command.current_dir(folder.0.path()).stderr(Stdio::inherit()).spawn().unwrap();
    let status = loop {
        if line_count(folder) >= last {
            kill(Pid::from_raw(child.id() as i32), signal).unwrap();
            break child.wait().unwrap();
        }
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        std::thread::yield_now();
    };
    let ended = [Some(130), None].contains(&status.code());
    assert!(ended || status.code() == Some(0), "{status}");
    assert!(status.signal().is_none_or(|number| number == signal as i32), "{status}");
    ended
}

#[test]
fn a_batch_that_is_ended_at_any_moment_and_resumed_writes_what_an_unbroken_one_writes() {
    let folder = Folder::new(&[("in.ndjson", &records())]);
    let (status, whole, _) = folder.run("batch in.ndjson --ordered");
    assert_eq!(status, 0);
    let mut dice = Dice(1);
    for threads in [1, 2, 4] {
        let mut ends = [0; 3];
        for round in 0..12 {
            let options = format!("--ordered -j {threads}");
            // Once killed only: a record at which two runs in a row were killed is not tried again.
            let mut kinds = vec![Signal::SIGKILL, Signal::SIGINT, Signal::SIGTERM];
            while !kinds.is_empty() {
                let signal = kinds.swap_remove(dice.below(kinds.len()));
                let is_ended = ends_by(&folder, &options, signal, 1 + dice.below(40));
                ends[kinds.len()] += usize::from(is_ended);
            }
            let (status, _, err) =
                folder.run(&format!("batch in.ndjson -o out --resume {options}"));
            assert_eq!(status, 0, "{err}");
            assert!(folder.read("out") == whole, "-j {threads}, round {round}");
            std::fs::remove_file(folder.path("out")).unwrap();
        }
        assert!(ends.iter().all(|&count| count > 0), "{ends:?} with {threads} threads");
    }
    assert_eq!(folder.names(""), ["in.ndjson"]);
}

/// A run with `--ordered` refuses to append to answers that an unordered run wrote.
#[test]
fn a_batch_goes_on_in_order_only_behind_answers_in_order() {
    let records: String = records().split_inclusive('\n').take(30).collect();
    let folder = Folder::new(&[("in.ndjson", &records)]);
    let (_, whole, _) = folder.run("batch in.ndjson --ordered");
    let answers: Vec<&str> = whole.split_inclusive('\n').collect();
    let first = answers[..9].concat();
    let swapped = [answers[1], answers[0]].concat();
    let with_gap = [answers[0], answers[2]].concat();
    for (earlier, status) in [(&swapped, 2), (&with_gap, 2), (&first, 0), (&whole, 0)] {
        std::fs::write(folder.path("out"), earlier).unwrap();
        let (ended, _, message) = folder.run("batch in.ndjson -o out --resume --ordered -q -j 2");
        assert_eq!(ended, status, "{message}");
        assert!(folder.read("out") == if status == 0 { &*whole } else { earlier });
        let said = "error: the answers in out are not in the order of the records\n\
                    help: leave out --ordered, or begin again with --force instead of --resume\n";
        assert_eq!(message, if status == 0 { "" } else { said });
    }
    std::fs::write(folder.path("out"), &with_gap).unwrap();
    assert_eq!(folder.run("batch in.ndjson -o out --resume").0, 0);
    assert_eq!(folder.read("out").lines().count(), answers.len());
    // A filter leaves gaps, and the rest may still follow.
    let only = "batch in.ndjson --ordered --only several";
    let (_, several, _) = folder.run(only);
    let end = several.match_indices('\n').nth(2).unwrap().0 + 1;
    std::fs::write(folder.path("out"), &several[..end]).unwrap();
    assert_eq!(folder.run(&format!("{only} -o out --resume")).0, 0);
    assert!(folder.read("out") == several);
}

/// A file of several puzzles has no answer of its own; a file that is absent has one, a failure.
#[test]
fn a_resumed_batch_has_the_status_of_an_unbroken_one() {
    let one = "rect 1 1\n#fff #000\n1a\n1a\n";
    let folder = Folder::new(&[("one.clues", one), ("3.non", BUNDLE)]);
    let files = "batch missing.non 3.non one.clues -o out --ordered";
    let (status, _, _) = folder.run(files);
    assert_eq!(status, 74);
    let whole = folder.read("out");
    assert_eq!(whole.lines().count(), 5);
    for answers in 0..=5 {
        let kept: String = whole.split_inclusive('\n').take(answers).collect();
        std::fs::write(folder.path("out"), kept).unwrap();
        assert_eq!(folder.run(&format!("{files} --resume")).0, 74, "{answers} answers");
        assert!(folder.read("out") == whole, "{answers} answers");
    }
}
