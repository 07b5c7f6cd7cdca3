//! Queries about one line under assumed colors, against the list of its fillings.

use super::*;

/// Compares the three queries about the first row with each other and with the fillings.
fn check_queries(cells: &[ColorSet], clue: &[Run], color_count: u8, queries: &mut [usize; 2]) {
    let all = vec![ColorSet::first(color_count.into()); cells.len()];
    let Some(puzzle) = one_row(&all, clue, color_count) else { return };
    let context = format!("{clue:?} on {cells:?}");
    let fillings = cells.iter().map(|cell| cell.iter().collect_vec()).multi_cartesian_product();
    let good = fillings.filter(|line| satisfies(line, clue)).collect_vec();
    let empty = vec![ColorSet::EMPTY; cells.len()];
    let shown = good.iter().fold(empty, |shown, line| {
        shown.iter().zip(line).map(|(set, &color)| set.with(color)).collect()
    });
    let (endless, line) = (Budget::endless(), LineId::new(0));
    let mut lines = line_queries(&puzzle, &endless);
    // What an earlier query left does not matter.
    let (mut left, mut state) = (vec![ColorSet::EMPTY; 3], LineState::default());
    assert_eq!(lines.slots(line, &all, &mut state), propagate(&puzzle, &endless).is_ok());
    assert_eq!(lines.allowed(line, cells, &mut left), !good.is_empty(), "{context}");
    assert_eq!(left, shown, "{context}");
    assert_eq!(lines.query(line, cells, &mut state), !good.is_empty(), "{context}");
    assert_eq!(state.is_narrowed, !good.is_empty() && shown != cells, "{context}");
    if state.is_narrowed {
        assert_eq!(state.left, shown, "{context}");
        check_slots(state.slots(), &good, &context);
        assert_eq!(state.slots().len(), clue.len());
        queries[0] += 1;
    }
    assert_eq!(lines.slots(line, cells, &mut state), !good.is_empty(), "{context}");
    if !good.is_empty() {
        check_slots(state.slots(), &good, &context);
        assert_eq!(state.slots().len(), clue.len());
        queries[1] += 1;
    }
    assert!(!lines.is_over());
}

#[test]
fn queries_agree_with_enumeration() {
    let (mut random, mut queries) = (Lcg(8), [0; 2]);
    for color_count in [2, 3, 4] {
        for _ in 0..300 {
            let clue = random_clue(&mut random, 3, color_count);
            let cell = |random: &mut Lcg| {
                let all = ColorSet::first(color_count.into());
                let other = Color::numbered(random.below(color_count.into()) as u8);
                if random.below(2) == 0 { all.without(other) } else { all }
            };
            let count = 1 + random.below(6);
            let cells = (0..count).map(|_| cell(&mut random)).collect_vec();
            check_queries(&cells, &clue, color_count, &mut queries);
        }
    }
    assert!(queries.iter().all(|&count| count > 100), "{queries:?}");
}

#[test]
fn a_line_without_a_clue_allows_what_is_assumed_and_has_no_runs() {
    let puzzle = one_row(&[ColorSet::first(2); 3], &[Run::new(1, Color::FIRST)], 2).unwrap();
    let endless = Budget::endless();
    let mut lines = line_queries(&puzzle, &endless);
    let column = LineId::new(1);
    assert_eq!(puzzle.clue(column), &Clue::anything());
    let (mut left, mut state) = (Vec::new(), LineState::default());
    let supposed = [ColorSet::only(Color::FIRST)];
    assert!(lines.allowed(column, &supposed, &mut left));
    assert_eq!(left, supposed);
    state.is_narrowed = true;
    assert!(lines.query(column, &supposed, &mut state) && !state.is_narrowed);
    assert!(!lines.slots(column, &supposed, &mut state));
}

#[test]
fn queries_about_long_lines_cross_words() {
    let endless = Budget::endless();
    for cells in [63, 64, 127, 128, 192, 255, 256, 640, 999] {
        let open = vec![ColorSet::first(2); cells];
        let clue = [Run::new(cells as u32 - 3, Color::FIRST), Run::new(1, Color::FIRST)];
        let puzzle = one_row(&open, &clue, 2).unwrap();
        let mut supposed = open.clone();
        supposed[cells - 1] = ColorSet::only(Color::BACKGROUND);
        let mut state = LineState::default();
        let mut lines = line_queries(&puzzle, &endless);
        assert!(lines.query(LineId::new(0), &supposed, &mut state) && state.is_narrowed);
        let expected = |at: usize| Color::numbered(u8::from(at != cells - 3 && at != cells - 1));
        let all = (0..cells).map(|at| ColorSet::only(expected(at))).collect_vec();
        assert_eq!(state.left, all, "{cells}");
        let starts = state.slots().iter().map(|slots| slots.starts.clone()).collect_vec();
        assert_eq!(starts, [vec![0], vec![cells as u32 - 2]]);
        supposed[0] = ColorSet::only(Color::BACKGROUND);
        assert!(!lines.query(LineId::new(0), &supposed, &mut state));
    }
}

/// Once time is over a query excludes nothing and says so.
#[test]
fn without_time_nothing_is_excluded() {
    let clue = [Run::new(3, Color::FIRST)];
    let cells = [ColorSet::first(2), ColorSet::first(2), ColorSet::only(Color::FIRST)];
    let puzzle = one_row(&[ColorSet::first(2); 3], &clue, 2).unwrap();
    let over = Budget::of(std::time::Duration::ZERO);
    let mut lines = line_queries(&puzzle, &over);
    assert!(!lines.is_over(), "nothing was queried");
    let (mut left, mut state) = (Vec::new(), LineState::default());
    assert!(lines.allowed(LineId::new(0), &cells, &mut left) && lines.is_over());
    assert_eq!(left, cells);
    assert!(lines.query(LineId::new(0), &cells, &mut state) && !state.is_narrowed);
    assert!(lines.is_over());
}
