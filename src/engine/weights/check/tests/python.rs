//! The checker in Python answers as the one in Rust, and each change of it is noticed.

mod areas;

use super::*;
use crate::format::{self, Format, Loss};
use crate::weights::find_weights;
use serde_json::{Value, json};

/// A puzzle, a text of numbers, and what the checker in Rust answers.
fn case(puzzle: &Puzzle, text: &str) -> Value {
    json!({"puzzle": json_of(puzzle), "text": text, "wanted": answer(puzzle, text)})
}

fn json_of(puzzle: &Puzzle) -> Value {
    let written = format::write(&puzzle.clone().into(), Format::Json, Loss::NOTES).unwrap();
    serde_json::from_str(&written.text).unwrap()
}

fn answer(puzzle: &Puzzle, text: &str) -> &'static str {
    let weights = Weights::read(text.as_bytes(), puzzle);
    match weights.and_then(|weights| check_weights(puzzle, &weights, &Budget::endless())) {
        Ok(Some(_)) => "unique",
        Ok(None) => "none",
        Err(_) => "refused",
    }
}

/// The same numbers for puzzles that are none.
fn without_puzzle(puzzle: &Puzzle, text: &str) -> Vec<Value> {
    let json = json_of(puzzle);
    let clues = json["clues"].as_array().unwrap();
    let clue = |clue: &str| [&[json!(clue)], &clues[1..]].concat();
    let mut changed: Vec<Vec<Value>> = [
        "0a", "-1a", "1-", "a", "1z", "1a  0a", "1a ", " 1a", "2-1a", "0-1a", "1-0a", "1-2-3a",
        "1+1a", "-+a", "1-1a", "1-2a", "1+a", "{1a", "1a}", "{*}", "{1+a}", "1a |", "|", "1a | ?a",
        "0 | 1+a", "0 1a", "0", "* *", "1a * *", "=", "=a", "=01a", "=0a", "=1+a", "=2-1a",
        "=1-2a", "=?a", "1a =1a", "=1a =1a", "=1a 1a", "1a =2-1a", "{2-1a}", "* =1a", "0 =0a",
    ]
    .map(clue)
    .into();
    changed.push(clues[1..].to_vec());
    changed.push([&clues[..], &[json!("1a")]].concat());
    let case = |clues: Vec<Value>| {
        let mut json = json.clone();
        json["clues"] = clues.into();
        let read = format::read(json.to_string().as_bytes(), Some(Format::Json));
        let wanted = read.map_or("refused", |document| answer(document.puzzle(), text));
        json!({"puzzle": json, "text": text, "wanted": wanted})
    };
    changed.into_iter().map(case).collect()
}

/// Hexagons with one cell, whose lines have these clues; both colors of the cell are tried.
fn tried() -> Vec<Value> {
    let geometry = Geometry::new(Shape::hex(1)).unwrap();
    let one = || Clue::Runs(vec![Run::new(1, Color::FIRST)]);
    let clues = [one(), Clue::Runs(Vec::new()), Clue::anything()];
    let case = |clues: Vec<&Clue>| {
        let clues = clues.into_iter().cloned().collect();
        let puzzle = Puzzle::new(geometry.clone(), palette(1), clues).unwrap();
        case(&puzzle, "nonosat weights 1\ntrial 1 1 a\nnone\ntrial 1 1 -\nnone\nnone\n")
    };
    clues.iter().permutations(3).map(case).collect()
}

/// The text with one of its numbers changed by one, or one of its lines left out or doubled.
fn changed(text: &str, random: &mut Lcg) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = random.below(lines.len() as u64);
    match random.below(6) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        more => {
            let mut words: Vec<String> = lines[at].split_whitespace().map(str::to_owned).collect();
            let place = random.below(words.len() as u64);
            if let Ok(number) = words[place].parse::<i64>() {
                words[place] = (number + if more > 3 { 1 } else { -1 }).to_string();
            }
            lines[at] = words.join(" ");
        }
    }
    lines.join("\n") + "\n"
}

/// What is wrong in its form.
fn damaged(geometry: &Geometry, text: &str) -> Vec<String> {
    let changes = [
        ("nonosat weights 1", "nonosat weights 2"),
        ("picture\n", ""),
        ("picture\na", "picture\n-"),
        ("picture\n", "picture\na"),
        ("unique", "none"),
        ("none", "unique 1"),
        ("unique 1", "unique 0"),
        ("numbers 1 1", "numbers 0 1"),
        ("numbers 1 1", "numbers 2 1"),
        ("numbers 1 1", "numbers 3 1"),
        ("numbers 1 1", "numbers 1 0"),
        ("numbers 1 1", "numbers 1 2"),
        ("numbers 1 1", "numbers 1 3"),
    ];
    let changes = changes.iter().filter(|(from, _)| text.contains(from));
    let mut texts: Vec<String> = changes.map(|(from, to)| text.replacen(from, to, 1)).collect();
    let (head, rest) = text.split_at(text.find("unique").or(text.find("none")).unwrap());
    let trials =
        ["0 1 a", "1 0 a", "9 1 a", "1 9 a", "1 1 z", "-1 1 a", "1 -1 a", "1 1 b", "1 1 -"];
    let trials = trials.map(str::to_owned).into_iter();
    let ends = (1..)
        .zip(geometry.rows())
        .flat_map(|(row, cells)| [0, 1].map(|more| format!("{row} {} a", cells.len() + more)));
    texts.extend(trials.chain(ends).map(|trial| format!("{head}trial {trial}\nnone\n{rest}")));
    let rows = text.find("numbers").map_or("", |at| &text[at..]);
    if let Some(row) = rows.lines().nth(1) {
        texts.push(text.replacen(row, &format!("{row} 0"), 1));
        let last = row.trim_end_matches(|sign: char| !sign.is_whitespace()).trim_end();
        texts.push(text.replacen(row, last, 1));
        // As many numbers, in other rows.
        if let Some(next) = rows.lines().nth(2).filter(|next| next.contains(' ')) {
            let moved = format!("{last}\n0 {next}");
            texts.push(text.replacen(&format!("{row}\n{next}"), &moved, 1));
        }
    }
    // Blank lines, words too many, numbers in other forms, other signs between words.
    let forms = [
        ("\n", "\n\n"),
        ("none\n", "none 1\n"),
        ("unique 1", "unique +1"),
        ("unique 1", "unique 01"),
        ("unique 1", "unique 1 1"),
        ("unique 1", "unique  1"),
        ("unique 1", "unique 1 "),
        ("unique 1", "unique 1\r"),
        ("numbers 1 1", "numbers 1 1 1"),
        ("numbers 1 1", "numbers 01 1"),
        ("numbers 1 1", "numbers\t1 1"),
        (" 0", " -0"),
        (" 1", " 01"),
        ("picture\n", "picture \n"),
        ("picture\n", "picture\n "),
    ];
    let forms = forms.iter().filter(|(from, _)| text.contains(from));
    texts.extend(forms.map(|(from, to)| text.replacen(from, to, 1)));
    texts.extend(["\n", "# end", " ", "0"].map(|end| format!("{text}{end}")));
    texts.push(text.trim_end().to_owned());
    texts.extend(
        ["+1 1 a", "01 1 a", "1 1 a a", "1  1 a", "1 1 aa"]
            .map(|trial| format!("{head}trial {trial}\nnone\n{rest}")),
    );
    texts.push(format!("{text}none\n"));
    texts.push(format!("{text}numbers 1 1\n"));
    texts.push("nonosat weights 1\n".to_owned());
    texts.push("nonosat weights 1\ntrial 1 1 a\n".to_owned());
    texts
}

/// Lines of patterns: their cells, clues and columns.
const PATTERNS: [(&str, &str); 24] = [
    ("aa-a", "{1a 2a}"),
    ("a-aa", "{1a 2a}"),
    ("ab-a", "{1a 1a 1b}"),
    ("-aba", "{1a ?b 1a}"),
    ("aa-b", "{1? 2a}"),
    ("a-a-aa", "{1a 1a 2a}"),
    ("a--aa", "* 2a"),
    ("aa--a", "2a *"),
    ("a-aa-", "* 2a *"),
    ("a-b-a", "1a * 1a"),
    ("-----", "*"),
    ("ba-ab", "* 1a * 1b"),
    ("aa-aa", "=4a"),
    ("ab-b-", "=1a =2b"),
    ("ab-b-", "=3?"),
    ("aaa--", "?a =3a"),
    ("a-aa-", "?a ?a =3-4a"),
    ("aa---", "=1-2a"),
    ("-aa-a", "=3+a"),
    ("-----", "0 | =4a"),
    ("aaaa-", "0 | =4+a"),
    ("--aaa", "1a 1a | 3a"),
    ("-----", "=0a"),
    ("-a---", "* =1a | 3a"),
];

/// One row with a pattern; the columns with all colors of the row, with none of them, or without a
/// clue; and its numbers.
fn patterns(random: &mut Lcg) -> Vec<Value> {
    let mut cases = Vec::new();
    for ((cells, clue), columns) in PATTERNS.into_iter().cartesian_product([0, 1, 2]) {
        let geometry = Geometry::rectangle(1, cells.len() as u32).unwrap();
        let colors = 1 + u8::from(cells.contains('b') || clue.contains('b') || clue.contains('?'));
        let palette = palette(colors);
        let colors = cells.chars().filter_map(Color::from_letter).collect();
        let picture = Picture::new(&geometry, colors).unwrap();
        let clue = format::read_clue(clue, &palette).unwrap();
        let mut clues = clues_of(&geometry, &picture);
        for (number, column) in clues[1..].iter_mut().enumerate() {
            if columns == 1 || columns == 0 && number % 2 == 0 {
                *column = Clue::anything();
            }
        }
        clues[0] = clue;
        let puzzle = Puzzle::new(geometry, palette, clues).unwrap();
        let found = find_weights(&puzzle, Some(&picture), &Budget::endless()).unwrap();
        let weights = found.unwrap_or_else(|| {
            let factors = [&BigInt::from(1), &BigInt::from(1)];
            let numbers = random_numbers(&puzzle, factors, random);
            Weights { picture: Some(picture), entries: vec![Entry::Numbers(numbers)] }
        });
        let text = weights.text(&puzzle);
        cases.push(case(&puzzle, &text));
        cases.extend((0..6).map(|_| case(&puzzle, &changed(&text, random))));
    }
    cases
}

fn boards() -> Vec<Geometry> {
    let sides = |sides| Sides::new(sides).unwrap();
    let shapes = [
        Shape::Rect { height: 2, width: 3 },
        Shape::Rect { height: 1, width: 4 },
        Shape::Rect { height: 3, width: 2 },
        Shape::Hex { sides: sides([1, 3, 2, 2]) },
        Shape::Hex { sides: sides([2, 1, 2, 2]) },
        Shape::Hex { sides: sides([2, 2, 1, 3]) },
        Shape::Triangles { sides: sides([1, 1, 2, 1]) },
        Shape::Triangles { sides: sides([2, 1, 1, 2]) },
        Shape::Triangles { sides: sides([1, 2, 1, 1]) },
    ];
    let mut boards: Vec<Geometry> =
        shapes.into_iter().map(|shape| Geometry::new(shape).unwrap()).collect();
    boards.push(boards[0].clone().with_holes(&[CellId::new(1)]).unwrap());
    boards
}

/// A picture with the runs of all clues, but not with what is given.
fn against_a_given() -> Value {
    let geometry = Geometry::rectangle(1, 1).unwrap();
    let puzzle = Puzzle::new(geometry, palette(1), vec![Clue::Runs(Vec::new()); 2]).unwrap();
    let given = (CellId::new(0), ColorSet::only(Color::FIRST));
    let puzzle = puzzle.with_givens(&[given]).unwrap();
    case(&puzzle, "nonosat weights 1\npicture\n-\nunique 1\n")
}

fn cases() -> Vec<Value> {
    let mut random = Lcg(3);
    let mut cases = tried();
    cases.push(against_a_given());
    let nested = "picture\na-\ntrial 1 1 -\ntrial 1 2 a\nnone\nnone\nunique 1\n";
    cases.push(case(&pair(), &format!("nonosat weights 1\n{nested}")));
    for (geometry, colors) in boards().into_iter().cartesian_product([1, 2]).cycle().take(60) {
        let [one, two] = [(); 2].map(|()| {
            Picture::painted(&geometry, |_| Color::nth(random.below(colors + 1)).unwrap())
        });
        let other = if random.below(3) > 0 { &one } else { &two };
        let puzzle = blurred(&geometry, colors as u8, [&one, other], &mut random);
        let picture = Some(one.clone()).filter(|one| verify(&puzzle, one.clone()).is_ok());
        let found = find_weights(&puzzle, picture.as_ref(), &Budget::endless()).unwrap();
        let weights = found.unwrap_or_else(|| {
            let factors = [&BigInt::from(1), &BigInt::from(1)];
            let numbers = random_numbers(&puzzle, factors, &mut random);
            Weights { picture, entries: vec![Entry::Numbers(numbers)] }
        });
        let text = weights.text(&puzzle);
        cases.push(case(&puzzle, &text));
        cases.extend(damaged(&geometry, &text).iter().map(|text| case(&puzzle, text)));
        cases.extend(without_puzzle(&puzzle, &text));
        if !text.contains("picture") {
            let rows = one.letters(&geometry);
            let (head, rest) = text.split_once('\n').unwrap();
            let (rest, last) = rest.rsplit_once("none").unwrap();
            let claimed = format!("{head}\npicture\n{rows}{rest}unique 1{last}");
            cases.push(case(&puzzle, &claimed));
        }
        cases.extend((0..8).map(|_| case(&puzzle, &changed(&text, &mut random))));
    }
    cases.extend(patterns(&mut random));
    cases.extend(areas::areas(&mut random));
    cases
}

#[test]
fn each_change_of_the_checker_in_python_is_noticed() {
    let cases = cases();
    let count = |wanted: &str| cases.iter().filter(|case| case["wanted"] == wanted).count();
    let counts = ["unique", "none", "refused"].map(count);
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
    // `.ci/verified` asks for the cases, for the proved checker.
    if let Some(path) = std::env::var_os("NONOSAT_CASES") {
        std::fs::write(path, serde_json::to_vec(&cases).unwrap()).unwrap();
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cases.json");
    std::fs::write(&file, serde_json::to_vec(&cases).unwrap()).unwrap();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/weights");
    let mut python = std::process::Command::new("python3");
    let python = python.arg(format!("{root}/check/tests/mutants.py"));
    let Ok(output) = python.arg(format!("{root}/check.py")).arg(&file).output() else {
        println!("not installed, so not tried: python3");
        return;
    };
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = printed.lines().collect();
    assert!(lines.len() == 1 && lines[0].ends_with(" mutants"), "{printed}");
}
