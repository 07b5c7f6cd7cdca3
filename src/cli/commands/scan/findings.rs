//! What was read, in words: the size, changed numbers, and numbers that are not sure with their
//! crops.
//!
//! In: a scan. Out: notes on standard error.

use crate::cli::Verbosity;
use nonosat_board::message::{Argument, Message, message};
use nonosat_engine::solver::Verdict;
use nonosat_studio::scan::{CROP_SIDE, Scan, ScannedNumber};

/// The most numbers to show that are not sure.
const MAX_SHOWN: usize = 8;

/// Prints all findings.
pub fn print(name: &str, scan: &Scan, verbosity: Verbosity) {
    verbosity.note(message!("scan-found", name = name, what = summary(scan)));
    if scan.puzzle.is_none() {
        verbosity.warn("scan-too-long");
    }
    scan.changes().chain(scan.question()).for_each(|remark| verbosity.note(remark));
    let unsure: Vec<_> = scan.unsure().collect();
    for (line, place, number) in unsure.iter().take(MAX_SHOWN) {
        verbosity.note(one_unsure(line.clone(), *place, number));
        if number.colors.len() > 1 {
            verbosity.note(unsure_color(line.clone(), *place, number));
        }
        verbosity.print(&drawn(number));
    }
    if unsure.len() > MAX_SHOWN {
        verbosity.note(message!("scan-more", count = unsure.len() - MAX_SHOWN));
    }
}

/// The size, and what is known of the puzzle.
fn summary(scan: &Scan) -> Argument {
    let (width, height) = (scan.columns.len(), scan.rows.len());
    let size = message!("scan-size", width = width, height = height);
    let verdict: Message = match scan.verdict {
        Verdict::Unique(_) => "scan-unique".into(),
        Verdict::Several(..) => "scan-several".into(),
        Verdict::None(_) => "scan-none".into(),
        Verdict::Undecided(..) => "scan-undecided".into(),
    };
    let sure: Message = match scan.unsure().count() {
        0 if scan.is_sure || scan.changes().next().is_none() => "scan-sure".into(),
        count => message!("scan-unsure", count = count),
    };
    let first = message!("list-comma", first = size, second = sure);
    message!("list-comma", first = first, second = verdict).into()
}

/// A number that is not sure, with its alternatives.
fn one_unsure(line: Message, place: usize, number: &ScannedNumber) -> Message {
    let name = |number: Option<u32>| match number {
        Some(number) => Argument::from(number.to_string()),
        None => message!("scan-nothing").into(),
    };
    let mut all = vec![number.number];
    all.extend(number.alternatives.iter().take(3).map(|other| other.number));
    let mut shown: Vec<Option<u32>> = Vec::new();
    for number in all {
        if !shown.contains(&number) {
            shown.push(number);
        }
    }
    let numbers = Argument::Or(shown.into_iter().take(3).map(name).collect());
    message!("scan-number", line = line, place = place + 1, numbers = numbers)
}

/// A number whose color is not sure.
fn unsure_color(line: Message, place: usize, number: &ScannedNumber) -> Message {
    let colors = number.colors.iter().map(|color| color.to_string().into()).collect();
    message!("scan-color", line = line, place = place + 1, colors = Argument::Or(colors))
}

/// The crop of a number, two rows of pixels to a line.
fn drawn(number: &ScannedNumber) -> String {
    let darkest = number.crop.iter().copied().min().unwrap_or(0);
    let lightest = number.crop.iter().copied().max().unwrap_or(255);
    let sign = |one: u8, other: u8| {
        let level = (u32::from(one) + u32::from(other)) / 2 - u32::from(darkest);
        let shade = level * 5 / (u32::from(lightest - darkest) + 1);
        ['#', '*', ':', '.', ' '][shade.min(4) as usize]
    };
    let rows = number.crop.chunks(2 * CROP_SIDE);
    let line = |pair: &[u8]| {
        let (upper, lower) = pair.split_at(pair.len() / 2);
        let signs = upper.iter().zip(lower).map(|(&one, &other)| sign(one, other));
        format!("  {}", signs.collect::<String>().trim_end())
    };
    rows.map(line).map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}
