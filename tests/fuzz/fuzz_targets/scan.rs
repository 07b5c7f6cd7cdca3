//! Reads the clues of a puzzle from any bytes as an image. The result is an error, or numbers of which
//! none is called sure unless the puzzle has a picture.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nonosat_sat::budget::Budget;
use nonosat_studio::scan::{Scan, ScanError, scan, scan_colors};
use nonosat_engine::solver::Verdict;
use std::time::Duration;

fuzz_target!(|bytes: &[u8]| {
    let budget = Budget::endless().at_most(Duration::from_secs(2));
    check(scan(bytes, &budget));
    check(scan_colors(bytes, &budget));
});

fn check(found: Result<Scan, ScanError>) {
    let Ok(found) = found else { return };
    assert!(!found.rows.is_empty() && !found.columns.is_empty());
    let has_picture = matches!(found.verdict, Verdict::Unique(_) | Verdict::Several(..));
    assert!(has_picture || !found.is_sure);
    assert!(!found.is_sure || found.unsure().next().is_none());
    assert!(!has_picture || found.puzzle.is_ok());
    for (_, clues) in found.lines() {
        assert!(clues.read().all(|number| number <= 99));
        // A place without a number between numbers is not sure.
        let behind = clues.numbers.iter().skip_while(|number| number.number.is_none());
        assert!(behind.filter(|number| number.number.is_none()).all(|gap| !gap.is_sure));
    }
}
