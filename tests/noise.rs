//! The clues of boards of noise: the one of 150 lines to a side is not finished in the time of
//! a test. Smaller ones are.

/// One clue a line, rows first, for a square board.
pub fn clues(side: usize) -> Vec<String> {
    let mut state = 1u64;
    // Three cells of eight are colored.
    let mut bit = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state >> 61 < 3
    };
    let cells: Vec<Vec<bool>> = (0..side).map(|_| (0..side).map(|_| bit()).collect()).collect();
    let clue = |line: Vec<bool>| {
        let runs = line.split(|is| !is).filter(|run| !run.is_empty());
        runs.map(|run| format!("{}a", run.len())).collect::<Vec<_>>().join(" ")
    };
    let rows = cells.iter().map(|row| clue(row.clone()));
    let columns = (0..side).map(|at| clue(cells.iter().map(|row| row[at]).collect()));
    rows.chain(columns).collect()
}
