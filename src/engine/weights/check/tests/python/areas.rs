//! Boards of regions and of blocks for the checker in Python.

use super::*;

/// A board of random regions, and a picture in which each has a color.
fn regions(random: &mut Lcg, colors: u64) -> (Geometry, Picture) {
    let (height, width) = (1 + random.below(3) as u32, 2 + random.below(3) as u32);
    let plain = Geometry::rectangle(height, width).unwrap();
    let is_holed = height > 1 && random.below(3) == 0;
    let holes = [CellId::new(1)];
    let plain = plain.with_holes(&holes[..usize::from(is_holed)]).unwrap();
    let signs: Vec<usize> = plain.cells().map(|_| random.below(2)).collect();
    let geometry = plain.with_regions(&signs).unwrap();
    let colors: Vec<usize> = signs.iter().map(|_| random.below(colors + 1)).collect();
    let regions: Vec<usize> = geometry.regions().unwrap().collect();
    let picture = Picture::painted(&geometry, |cell| {
        let color = colors[regions[cell.index()]];
        Color::nth(if geometry.is_hole(cell) { 0 } else { color }).unwrap()
    });
    (geometry, picture)
}

/// A board of blocks, and a picture.
fn blocks(random: &mut Lcg, colors: u64) -> (Geometry, Picture) {
    let (height, width) = (1 + random.below(4) as u32, 1 + random.below(4) as u32);
    let geometry = Geometry::rectangle(height, width).unwrap().with_blocks().unwrap();
    let picture = Picture::painted(&geometry, |_| Color::nth(random.below(colors + 1)).unwrap());
    (geometry, picture)
}

/// How many cells of a line are painted, or what stands there, as a clue; or none.
fn loose(puzzle: &Puzzle, picture: &Picture, line: LineId, random: &mut Lcg) -> Clue {
    let geometry = puzzle.geometry();
    let cells = geometry.line(line).iter();
    let painted = cells.filter(|&&cell| !picture[cell].is_background()).count();
    let is_number = geometry.has_blocks() && geometry.clue_cell(line).is_some();
    match random.below(4) {
        0 => Clue::anything(),
        1 if !is_number => puzzle.clue(line).clone(),
        _ => {
            let color = if puzzle.palette().color_count() == 2 { 'a' } else { '?' };
            format::read_clue(&format!("={painted}{color}"), puzzle.palette()).unwrap()
        }
    }
}

/// The board written in other ways, which are none.
fn without_areas(puzzle: &Puzzle, text: &str) -> Vec<Value> {
    let json = json_of(puzzle);
    let field = if json["numbers"].is_null() { "regions" } else { "numbers" };
    let rows: Vec<&str> = json[field].as_array().unwrap().iter().flat_map(Value::as_str).collect();
    let longer = format!("{}1", rows[0]);
    let marked = rows[0].replacen(|sign: char| sign.is_ascii_alphanumeric(), "?", 1);
    let with = |field: &str, value: Value| {
        let mut json = json.clone();
        json[field] = value;
        json
    };
    let hex = json!({"hex": {"side": 1}});
    let mut changed = vec![
        with(field, json!(rows[1..])),
        with(field, json!([&rows[..], &rows[..1]].concat())),
        with(field, json!([&[&longer[..]], &rows[1..]].concat())),
        with("shape", hex),
        with("clues", json!([&["1a"], &vec!["1a"; rows.len()][..]].concat())),
        with("numbers", json!(rows.iter().map(|row| ".".repeat(row.len())).collect::<Vec<_>>())),
    ];
    if field == "numbers" {
        changed.push(with(field, json!([&[&marked[..]], &rows[1..]].concat())));
        changed.push(with("clues", json!(vec![Value::Null; rows.len() + rows[0].len()])));
    }
    let case = |json: Value| {
        let read = format::read(json.to_string().as_bytes(), Some(Format::Json));
        let wanted = read.map_or("refused", |document| answer(document.puzzle(), text));
        json!({"puzzle": json, "text": text, "wanted": wanted})
    };
    changed.into_iter().map(case).collect()
}

/// Boards of regions and of blocks, with their numbers.
pub(super) fn areas(random: &mut Lcg) -> Vec<Value> {
    let mut cases = Vec::new();
    for (colors, kind) in
        [1_u8, 1, 2].into_iter().cartesian_product([regions, blocks]).cycle().take(60)
    {
        let (geometry, picture) = kind(random, colors.into());
        let whole = Puzzle::new(geometry.clone(), palette(colors), clues_of(&geometry, &picture));
        let anything = || vec![Clue::anything(); geometry.line_count()];
        let whole = whole.unwrap_or_else(|_| {
            Puzzle::new(geometry.clone(), palette(colors), anything()).unwrap()
        });
        let clues = geometry.lines().map(|line| loose(&whole, &picture, line, random)).collect();
        let given = geometry.cells().filter(|_| random.below(5) == 0);
        let givens: Vec<_> = given.map(|cell| (cell, ColorSet::only(picture[cell]))).collect();
        let puzzle = Puzzle::new(geometry.clone(), palette(colors), clues).unwrap();
        let puzzle = puzzle.with_givens(&givens).unwrap();
        let found = find_weights(&puzzle, Some(&picture), &Budget::endless()).unwrap();
        let weights = found.unwrap_or_else(|| {
            let factors = [&BigInt::from(1), &BigInt::from(1)];
            let numbers = random_numbers(&puzzle, factors, random);
            Weights { picture: Some(picture), entries: vec![Entry::Numbers(numbers)] }
        });
        let text = weights.text(&puzzle);
        cases.push(case(&puzzle, &text));
        cases.extend((0..4).map(|_| case(&puzzle, &changed(&text, random))));
        cases.extend(without_areas(&puzzle, &text));
    }
    cases
}
