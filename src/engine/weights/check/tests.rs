//! The checker of numbers against lists: all colorings of a line, all pictures of a board.

mod python;

use super::*;
use crate::puzzle::{Clue, Ink, Palette, Rgb, Shape, Sides, clues_of};
use itertools::Itertools;

/// Small deterministic numbers (the constants are Knuth's MMIX generator).
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, bound: u64) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % bound) as usize
    }

    fn number(&mut self) -> i128 {
        self.below(8) as i128 - 4
    }
}

/// Has a line with these colors the runs of the clue?
fn reads_as(line: &[Color], clue: Option<&[Run]>) -> bool {
    let Some(clue) = clue else { return true };
    let seen = line.iter().copied().dedup_with_count().filter(|(_, color)| !color.is_background());
    let seen: Vec<(usize, Color)> = seen.collect();
    let fits = |(&(length, color), run): (&(usize, Color), &Run)| {
        run.color.is_none_or(|own| own == color) && run.length.holds(length as u32)
    };
    seen.len() == clue.len() && seen.iter().zip(clue).all(fits)
}

/// The most that a coloring of the line collects, by trying all.
fn most(runs: Option<&[Run]>, collected: &[Vec<Option<i128>>]) -> Option<i128> {
    let lines = collected[0].iter().map(|_| 0..collected.len()).multi_cartesian_product();
    let worth = |line: Vec<usize>| {
        let colors: Vec<Color> = line.iter().map(|&color| Color::nth(color).unwrap()).collect();
        let cells = line.iter().enumerate().map(|(at, &color)| collected[color][at]);
        reads_as(&colors, runs).then(|| cells.sum()).flatten()
    };
    lines.filter_map(worth).max()
}

#[test]
fn the_best_placement_of_a_line_is_that_of_a_list() {
    let mut random = Lcg(1);
    for colors in [2_u8, 3] {
        let own = [None].into_iter().chain((1..colors).map(|color| Some(Color::numbered(color))));
        let range = |least, most| Length::range(least, most).unwrap();
        let lengths =
            [Length::ANY, range(1, Some(1)), range(3, Some(3)), range(2, None), range(1, Some(2))];
        let runs: Vec<Run> =
            own.cartesian_product(lengths).map(|(color, length)| Run { color, length }).collect();
        let clues = (0..=5 - colors).flat_map(|count| match count {
            0 => vec![vec![]],
            _ => vec![runs.clone(); count.into()].into_iter().multi_cartesian_product().collect(),
        });
        for clue in clues.map(Some).chain([None]) {
            for length in 1..=5 {
                let mut cell = || (random.below(6) > 0).then(|| random.number());
                let collected: Vec<Vec<Option<i128>>> =
                    (0..colors).map(|_| (0..length).map(|_| cell()).collect()).collect();
                let found = best(clue.as_deref(), &collected);
                assert_eq!(found, most(clue.as_deref(), &collected), "{clue:?} {collected:?}");
            }
        }
    }
}

/// White, and so many other colors.
fn palette(count: u8) -> Palette {
    let ink = |shade: u8| Ink { rgb: Rgb(255 - 60 * shade, 255, 255), name: None };
    Palette::new((0..=count).map(ink).collect()).unwrap()
}

/// What a cell collects in a line of a family, as in the document.
fn worth(
    puzzle: &Puzzle,
    (numbers, picture): (&Numbers, Option<&Picture>),
    (cell, family): (CellId, usize),
    color: Color,
) -> BigInt {
    let own = picture.map_or(Color::BACKGROUND, |picture| picture[cell]);
    let others: Vec<Color> = puzzle.palette().colors().filter(|&other| other != own).collect();
    let Some(other) = others.iter().position(|&other| other == color) else {
        return BigInt::default();
    };
    let row = puzzle.geometry().through(cell)[0];
    let of = |family: usize| {
        let grid = &numbers.grids[family * others.len() + other];
        grid[row.line.index()].get(row.at as usize).cloned().unwrap_or_default()
    };
    let last = puzzle.geometry().families().len() - 1;
    let goal = picture.map_or_else(BigInt::default, |_| numbers.scale.clone());
    if family < last { of(family) } else { goal - (0..last).map(of).sum::<BigInt>() }
}

/// What all lines collect at most, by trying all colorings of each line.
fn collected_by_all(
    puzzle: &Puzzle,
    numbers: &Numbers,
    picture: Option<&Picture>,
) -> Option<BigInt> {
    let geometry = puzzle.geometry();
    let all = puzzle.palette().all();
    let of_line = |line: LineId| {
        let (cells, family) = (geometry.line(line), geometry.place(line).0);
        let allowed = cells.iter().map(|&cell| puzzle.given(cell).unwrap_or(all));
        let lines = allowed.map(|colors| colors.iter().collect_vec()).multi_cartesian_product();
        let lines = lines.filter(|colors| reads_as(colors, puzzle.clue(line).runs()));
        let of_cell = |(&cell, color)| worth(puzzle, (numbers, picture), (cell, family), color);
        lines.map(|colors| cells.iter().zip(colors).map(of_cell).sum::<BigInt>()).max()
    };
    geometry.lines().map(of_line).sum()
}

/// The rows of one picture as clues, and the other lines of another one; something is unknown, and
/// some cells are given.
fn blurred(
    geometry: &Geometry,
    colors: u8,
    [one, other]: [&Picture; 2],
    random: &mut Lcg,
) -> Puzzle {
    let mut clues = clues_of(geometry, one);
    let rows = geometry.families()[0].line_count;
    clues.splice(rows.., clues_of(geometry, other).split_off(rows));
    for clue in &mut clues {
        match clue {
            Clue::Runs(runs) if random.below(6) > 0 => {
                for run in runs {
                    run.color = run.color.filter(|_| random.below(5) > 0);
                    let length = run.length.least();
                    run.length = match random.below(10) {
                        0 | 1 => Length::ANY,
                        2 => Length::range(length, None).unwrap(),
                        3 => Length::range(1, Some(length)).unwrap(),
                        4 => Length::range(length, Some(length + 1)).unwrap(),
                        _ => run.length,
                    };
                }
            }
            _ => *clue = Clue::anything(),
        }
    }
    let given = geometry.cells().filter(|_| random.below(5) == 0);
    let givens: Vec<_> = given.map(|cell| (cell, ColorSet::only(one[cell]))).collect();
    let puzzle = Puzzle::new(geometry.clone(), palette(colors), clues).unwrap();
    puzzle.with_givens(&givens).unwrap()
}

fn random_numbers(puzzle: &Puzzle, [many, scale]: [&BigInt; 2], random: &mut Lcg) -> Numbers {
    let geometry = puzzle.geometry();
    let others = puzzle.palette().color_count() - 1;
    let mut grids = vec![Vec::new(); others * (geometry.families().len() - 1)];
    for grid in &mut grids {
        for row in geometry.rows() {
            let number = |_| many * (random.number() * 2 + 1);
            let cells: Vec<BigInt> = row.iter().map(number).collect();
            grid.push(if random.below(3) == 0 { Vec::new() } else { cells });
        }
    }
    Numbers { scale: scale * (1 + random.below(9)), grids }
}

/// With numbers of few and of many bits, what is accepted has a sum below the goal; what is refused
/// is refused with its sum.
#[test]
fn the_sum_of_all_lines_is_that_of_lists() {
    let mut random = Lcg(2);
    let shapes = [
        Shape::Rect { height: 2, width: 2 },
        Shape::Rect { height: 1, width: 3 },
        Shape::hex(2),
        Shape::Triangles { sides: Sides::regular(1) },
    ];
    let power = |bits: u32| BigInt::from(1) << bits;
    let factors = [[0, 0], [0, 7], [96, 97], [110, 110], [130, 110], [110, 130], [200, 200]];
    let mut counts = [0; 3];
    for shape in shapes {
        let geometry = Geometry::new(shape).unwrap();
        for factor in factors.into_iter().cycle().take(280) {
            let pictures = [(); 2]
                .map(|()| Picture::painted(&geometry, |_| Color::nth(random.below(3)).unwrap()));
            let is_clued = random.below(3) > 0;
            let other = if is_clued { &pictures[0] } else { &pictures[1] };
            let puzzle = blurred(&geometry, 2, [&pictures[0], other], &mut random);
            let [many, scale] = factor.map(power);
            let numbers = random_numbers(&puzzle, [&many, &scale], &mut random);
            let picture = is_clued.then(|| pictures[0].clone());
            let goal = picture.as_ref().map_or_else(BigInt::default, |_| numbers.scale.clone());
            let sum = collected_by_all(&puzzle, &numbers, picture.as_ref());
            let weights = Weights { picture, entries: vec![Entry::Numbers(numbers)] };
            let answer = check_weights(&puzzle, &weights, &Budget::endless());
            let picture = weights.picture.as_ref();
            let wanted = match sum {
                Some(sum) if sum >= goal => Err(format!(
                    "weights.txt: all lines together collect {sum}, expected less than {goal}"
                )),
                _ => Ok(picture),
            };
            counts[if wanted.is_err() { 0 } else { 1 + usize::from(is_clued) }] += 1;
            let found = answer.as_ref().map(|only| only.as_ref().map(Verified::picture));
            assert_eq!(found.map_err(ToString::to_string), wanted, "{puzzle:?} {weights:?}");
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// A row of two cells, one of which is filled; the second column is empty.
fn pair() -> Puzzle {
    let one = || Clue::Runs(vec![Run::new(1, Color::FIRST)]);
    let geometry = Geometry::new(Shape::Rect { height: 1, width: 2 }).unwrap();
    let clues = vec![one(), Clue::anything(), Clue::Runs(Vec::new())];
    Puzzle::new(geometry, palette(1), clues).unwrap()
}

#[track_caller]
fn check(text: &str, wanted: Result<&str, &str>) {
    let puzzle = pair();
    let weights = Weights::read(format!("nonosat weights 1\n{text}").as_bytes(), &puzzle).unwrap();
    match (check_weights(&puzzle, &weights, &Budget::endless()), wanted) {
        (Ok(Some(only)), Ok("unique")) => assert_eq!(Some(only.picture()), weights.picture()),
        (Ok(None), Ok("none")) => {}
        (Err(refusal), Err(problem)) => assert!(refusal.problem.contains(problem), "{refusal}"),
        (found, wanted) => panic!("{found:?}, wanted {wanted:?}"),
    }
}

#[test]
fn trials_show_what_the_last_numbers_need() {
    let (second, first) = ("trial 1 2 a\nnone\n", "trial 1 1 -\nnone\n");
    check(&format!("picture\na-\n{second}{first}unique 1\n"), Ok("unique"));
    check(&format!("picture\na-\n{second}unique 1\n"), Err("collect 1, expected less than 1"));
    check(&format!("picture\na-\n{first}{second}unique 1\n"), Err("collect 0, expected less"));
    let within = "trial 1 1 -\ntrial 1 2 a\nnone\nnone\n";
    check(&format!("picture\na-\n{within}unique 1\n"), Ok("unique"));
    // What a trial shows within another one is forgotten behind that.
    let refused = Err("collect 0, expected less than 0");
    check(&format!("picture\na-\n{within}{first}unique 1\n"), refused);
    check("picture\n-a\nunique 1\n", Err("column 2"));
}

#[test]
fn numbers_end_each_trial_and_the_argument() {
    check("", Err("it ends, expected numbers"));
    check("picture\na-\ntrial 1 2 a\n", Err("it ends within a trial"));
    check("picture\na-\ntrial 1 2 a\nnone\n", Err("it ends within a trial"));
    check("trial 1 2 a\nnone\n", Err("it ends within a trial"));
    check("none\n", Err("all lines together collect 0, expected less than 0"));
    check("trial 1 2 a\nnone\ntrial 1 2 -\nnone\nnone\n", Err("collect 0, expected less"));
    check("trial 1 1 -\nnone\nnone\n", Err("collect 0, expected less"));
}

#[test]
fn a_scale_is_at_least_1() {
    let shown = "trial 1 2 a\nnone\ntrial 1 1 -\nnone\n";
    for scale in ["0", "-1", "-1267650600228229401496703205376"] {
        let text = format!("picture\na-\n{shown}unique {scale}\n");
        check(&text, Err(&format!("scale {scale}, expected 1 or more")));
    }
    check(&format!("picture\na-\n{shown}unique 1267650600228229401496703205376\n"), Ok("unique"));
}

#[test]
fn so_many_trials_are_within_each_other() {
    let text = |depth: usize| {
        let trials = "trial 1 2 a\n".repeat(depth) + &"none\n".repeat(depth);
        format!("picture\na-\n{trials}trial 1 1 -\nnone\nunique 1\n")
    };
    check(&text(MAX_DEPTH), Ok("unique"));
    check(&text(MAX_DEPTH + 1), Err("more than 8 trials"));
}

#[test]
fn what_comes_after_the_argument_or_out_of_time_is_refused() {
    let none = "nonosat weights 1\nnone\nnumbers 1 1\n-1\nnone\nnumbers 1 1\n-1\n";
    let geometry = Geometry::new(Shape::Rect { height: 1, width: 1 }).unwrap();
    let clues = vec![Clue::Runs(vec![Run::new(1, Color::FIRST)]), Clue::Runs(Vec::new())];
    let puzzle = Puzzle::new(geometry, palette(1), clues).unwrap();
    let weights = Weights::read(none.as_bytes(), &puzzle).unwrap();
    let problem = |budget| check_weights(&puzzle, &weights, budget).unwrap_err().problem;
    let over = Budget::of(std::time::Duration::ZERO);
    assert_eq!(problem(&over), "out of time or memory");
    assert_eq!(problem(&Budget::endless()), "numbers outside a trial that are not the last ones");
}

/// The finders use the same sums, with the colors that they have left.
#[test]
fn numbers_are_bounded_for_the_colors_that_are_left() {
    let (puzzle, endless) = (pair(), Budget::endless());
    let text = b"nonosat weights 1\npicture\na-\nunique 1\n";
    let weights = Weights::read(text, &puzzle).unwrap();
    let (picture, numbers) = (weights.picture().unwrap(), weights.entries[0].numbers().unwrap());
    let all = puzzle.palette().all();
    let left = |colors| is_bounded(&puzzle, vec![colors, all], numbers, picture, &endless);
    assert!(left(ColorSet::only(Color::FIRST)) && !left(all));
}
