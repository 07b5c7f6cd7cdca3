//! `nonosat line` against all fillings of the line.

use std::process::Command;

/// The status and the output for a clue and cells.
fn line(arguments: &[&str]) -> (i32, String) {
    let program = env!("CARGO_BIN_EXE_nonosat");
    let output = Command::new(program).arg("line").args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout) + &text(output.stderr))
}

/// The clue of a line of `#` and `-`.
fn clue(line: &str) -> String {
    let lengths: Vec<String> =
        line.split('-').filter(|run| !run.is_empty()).map(|run| run.len().to_string()).collect();
    lengths.join(" ")
}

#[test]
fn a_line_is_answered_with_what_follows_the_number_and_the_reason() {
    let expected = "-.##....#.\n4 placements\n";
    let (status, text) = line(&["3 1 2", "?.##......"]);
    assert_eq!(status, 0, "{text}");
    assert!(text.starts_with(expected), "{text}");
    assert!(text.contains("cell 1 is empty."), "{text}");
    assert!(text.contains("3 of row 1"), "{text}");
}

#[test]
fn every_line_of_six_cells_agrees_with_all_its_fillings() {
    let fillings: Vec<String> = (0..64)
        .map(|bits| (0..6).map(|at| if bits >> at & 1 == 1 { '#' } else { '-' }).collect())
        .collect();
    for (number, filling) in fillings.iter().enumerate() {
        // Two of the six cells are known.
        let known = [number % 6, number / 6 % 6];
        let cells: String = filling
            .char_indices()
            .map(|(at, sign)| if known.contains(&at) { sign } else { '.' })
            .collect();
        let fits = |line: &&String| {
            let agrees = |(sign, cell): (char, char)| cell == '.' || sign == cell;
            clue(line) == clue(filling) && line.chars().zip(cells.chars()).all(agrees)
        };
        let mut placements: Vec<&String> = fillings.iter().filter(fits).collect();
        let forced: String = (0..6)
            .map(|at| {
                let first = placements[0].as_bytes()[at];
                let is_forced = placements.iter().all(|line| line.as_bytes()[at] == first);
                if is_forced { first.into() } else { '.' }
            })
            .collect();
        let (status, text) = line(&[&clue(filling), &cells]);
        let count = match placements.len() {
            1 => "1 placement".to_owned(),
            count => format!("{count} placements"),
        };
        assert!(text.starts_with(&format!("{forced}\n{count}\n")), "{filling} {cells}: {text}");
        assert_eq!(status, 0);
        let (status, text) = line(&[&clue(filling), &cells, "--masks"]);
        let mut masks: Vec<&str> = text.lines().collect();
        masks.sort();
        placements.sort();
        assert_eq!((status, masks), (0, placements.iter().map(|line| line.as_str()).collect()));
    }
}

#[test]
fn both_formulas_of_a_line_are_written() {
    let (status, text) = line(&["2a 1b", "..-b...", "--cnf"]);
    assert_eq!(status, 0, "{text}");
    let names: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("c encoding: ")).collect();
    assert_eq!(names, ["order", "placements"]);
    assert_eq!(text.lines().filter(|line| line.starts_with("p cnf ")).count(), 2);
}

#[test]
fn wrong_lines_are_refused_with_the_place() {
    let (status, text) = line(&["4", "#..-#"]);
    assert_eq!(status, 1);
    assert!(text.starts_with("no solution: "), "{text}");
    let (status, text) = line(&["3", "..§.."]);
    assert_eq!(status, 65);
    assert!(text.contains("found § in cell 3"), "{text}");
    let (status, text) = line(&["3 x", "....."]);
    assert_eq!(status, 65);
    assert!(text.contains("`x`"), "{text}");
    assert_eq!(line(&["7", "3"]).0, 65);
    assert_eq!(line(&["1", ""]).0, 65);
}

/// Patterns are answered like lists of runs, with sentences that speak of no order.
#[test]
fn a_pattern_is_answered_with_what_follows_the_number_and_the_reason() {
    for (clue, cells, expected, reason) in [
        ("{1 3}", ".....", "#.#.#\n2 placements\n", "{1 3}"),
        ("=2", "#..#.", "#--#-\n1 placement\n", "2 cells of row 1 are filled, and no more"),
        ("* 3 *", "..#..-#", "..#..-#\n5 placements\n", "certain"),
        ("0 | 5", "..#..", "#####\n1 placement\n", "0 | 5"),
    ] {
        let (status, text) = line(&[clue, cells]);
        assert_eq!(status, 0, "{clue}: {text}");
        assert!(text.starts_with(expected) && text.contains(reason), "{text}");
        assert!(!text.contains("first") && !text.contains("last"), "{text}");
    }
    let (status, masks) = line(&["{1 2}", "5", "--masks"]);
    let fillings = ["#-##-", "#--##", "##-#-", "##--#", "-#-##", "-##-#"];
    let mut lines: Vec<&str> = masks.lines().collect();
    lines.sort();
    let mut wanted = fillings.to_vec();
    wanted.sort();
    assert_eq!((status, lines), (0, wanted));
    let (status, text) = line(&["{1 2} =4", "5"]);
    assert_eq!(status, 65, "{text}");
    assert!(text.contains("no line of 5 cells satisfies the clue"), "{text}");
    let (status, text) = line(&["=500", "1000"]);
    assert_eq!(status, 65, "{text}");
    assert!(text.contains("too much memory"), "{text}");
    assert!(line(&["{1 2}", "5", "--cnf"]).1.contains("its diagram takes edge"));
}

/// Without a clue each coloring of the open cells is a placement.
#[test]
fn a_line_without_a_clue_lists_all_its_placements() {
    let all = "###\n##-\n#-#\n#--\n-##\n-#-\n--#\n---\n";
    assert_eq!(line(&["*", "3", "--masks"]), (0, all.to_owned()));
    assert_eq!(line(&["*", "#.-", "--masks"]), (0, "##-\n#--\n".to_owned()));
    assert_eq!(line(&["*", ".b", "--masks"]), (0, "bb\nab\n-b\n".to_owned()));
}
