//! Placements of lines: how many of the last runs fit, their order, and limits.

use super::*;

fn cells_of(text: &str) -> Vec<ColorSet> {
    let colors = |letter| match letter {
        '.' => ColorSet::only(Color::BACKGROUND),
        '#' => ColorSet::only(Color::FIRST),
        'o' => ColorSet::only(Color::numbered(2)),
        _ => ColorSet::first(3),
    };
    text.chars().map(colors).collect()
}

fn fitting_last(clue: &[Run], text: &str) -> usize {
    let cells = cells_of(text);
    Placements::new(clue, &cells, 3, &Budget::endless()).unwrap().fitting_last()
}

/// An explanation of a line without a placement names the runs from which on nothing fits.
#[test]
fn the_last_runs_that_fit_are_counted() {
    let [two, three] = [2, 3].map(|length| Run::new(length, Color::FIRST));
    assert_eq!(fitting_last(&[], "???"), 0);
    assert_eq!(fitting_last(&[two], "?"), 0);
    assert_eq!(fitting_last(&[two], "??"), 1);
    assert_eq!(fitting_last(&[two, two], "????"), 1);
    assert_eq!(fitting_last(&[two, two], "?????"), 2);
    assert_eq!(fitting_last(&[three, two, two], "???.??.??"), 3);
    assert_eq!(fitting_last(&[three, two, two], "??..??.??"), 2);
    assert_eq!(fitting_last(&[two, two, three], "??.??.??."), 0);
    // The last run cannot leave a painted cell behind it.
    assert_eq!(fitting_last(&[two], "??.#"), 0);
    let any = Run { color: None, length: Length::ANY };
    assert_eq!(fitting_last(&[any, any], "#?o"), 2);
    assert_eq!(fitting_last(&[any, any, any], "#o"), 2);
}

/// Placements are numbered by the start, the color and the length of the first run, then the next.
#[test]
fn placements_come_in_order() {
    let any = [Run { color: None, length: Length::ANY }];
    let cells = cells_of("???");
    let placements = Placements::new(&any, &cells, 3, &Budget::endless()).unwrap();
    let text = |line: Vec<Color>| line.iter().map(|color| ['.', '#', 'o'][color.index()]).join("");
    let listed = (0..).map_while(|number| placements.nth(number)).map(text).collect_vec();
    let expected =
        ["#..", "##.", "###", "o..", "oo.", "ooo", ".#.", ".##", ".o.", ".oo", "..#", "..o"];
    assert_eq!(listed, expected);
    assert_eq!(placements.nth(12), None);
    assert_eq!(placements.nth(u128::MAX), None);
}

/// Numbers near and past the largest are exact or saturate.
#[test]
fn counts_saturate_and_do_not_wrap() {
    // Runs of one cell in a row of open cells are counted by a binomial: 130 over 60 fits, 145 over
    // 65 does not.
    let count = |runs: usize, cells: usize, color: Option<Color>| {
        let clue = vec![Run { color, length: Length::exactly(1) }; runs];
        let open = vec![ColorSet::first(3); cells];
        let counted = Placements::count_of(&clue, &open, 3, &Budget::endless()).unwrap();
        let listed = Placements::new(&clue, &open, 3, &Budget::endless()).unwrap();
        assert_eq!(listed.count(), counted);
        counted
    };
    let binomial = |top: u128, chosen: u128| {
        (0..chosen).fold(1u128, |product, place| product * (top - place) / (place + 1))
    };
    let one = Some(Color::FIRST);
    assert_eq!(count(30, 129, one), binomial(100, 30));
    assert_eq!(count(60, 189, one), 64_880_363_004_195_701_590_061_309_133_467_695_200);
    assert_eq!(count(65, 209, one), u128::MAX);
    assert_eq!(count(40, 400, None), u128::MAX);
    assert_eq!(count(2, 2, None), 2);
    assert_eq!(count(2, 3, None), 8);
    assert_eq!(count(1, 400, None), 800);
}

#[test]
fn counting_ends_with_its_time() {
    let over = Budget::of(std::time::Duration::ZERO);
    let (clue, cells) = ([Run::new(1, Color::FIRST)], cells_of("??"));
    assert_eq!(Placements::count_of(&clue, &cells, 3, &over), Err(Exhausted::Time));
    assert_eq!(Placements::new(&clue, &cells, 3, &over).err(), Some(Exhausted::Time));
    assert_eq!(Placements::count_of(&[], &cells, 3, &over), Ok(1));
}
