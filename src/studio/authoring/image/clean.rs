//! Removes specks and holes of single cells.
//!
//! In: a drawing. Out: the same drawing, smoother. Invariants: a cell of certain color stays, so
//! that thin lines and small details are not lost.

use super::Drawing;

/// Cells at least this sure keep their color against a majority.
const SURE: u8 = 48;
/// Cells at least this sure may be single.
const CERTAIN: u8 = 128;

/// Gives unsure cells the majority color of their surroundings, then does so for lonely cells.
pub fn clean(drawing: &mut Drawing, width: usize) {
    let old = drawing.cells.clone();
    for at in 0..old.len() {
        if drawing.sureness[at] < SURE {
            let around = colors_around(&old, width, at);
            let (color, count) = commonest(&around, old[at]);
            // More than half of nine cells; at the rim, where there are fewer, the same number.
            drawing.cells[at] = if count > 4 { color } else { old[at] };
        }
    }
    let old = drawing.cells.clone();
    for at in 0..old.len() {
        let around = colors_around(&old, width, at);
        if drawing.sureness[at] < CERTAIN && is_lonely(&old, width, at, &around) {
            drawing.cells[at] = commonest(&around, old[at]).0;
        }
    }
}

/// Does no cell around have its color? For the background only the four neighbors count.
fn is_lonely(cells: &[u8], width: usize, at: usize, around: &[u8]) -> bool {
    if cells[at] != 0 {
        return !around.contains(&cells[at]);
    }
    let (x, y) = (at % width, at / width);
    let is_alone = |is_there: bool, neighbor: usize| !is_there || cells[neighbor] != 0;
    is_alone(x > 0, at.saturating_sub(1))
        && is_alone(x + 1 < width, (at + 1).min(cells.len() - 1))
        && is_alone(y > 0, at.saturating_sub(width))
        && is_alone(at + width < cells.len(), (at + width).min(cells.len() - 1))
}

/// The up to eight cells around one of `count` cells.
pub fn around(at: usize, width: usize, count: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (at % width, at / width);
    let rows = y.saturating_sub(1)..=(y + 1).min(count / width - 1);
    let columns = x.saturating_sub(1)..=(x + 1).min(width - 1);
    let places = rows.flat_map(move |y| columns.clone().map(move |x| y * width + x));
    places.filter(move |&place| place != at)
}

/// The colors of the cells around one.
fn colors_around(cells: &[u8], width: usize, at: usize) -> Vec<u8> {
    around(at, width, cells.len()).map(|place| cells[place]).collect()
}

/// The most frequent color and its count; of equals, `own` wins.
fn commonest(around: &[u8], own: u8) -> (u8, usize) {
    let count = |color: u8| around.iter().filter(|&&other| other == color).count();
    let best = around.iter().map(|&color| (count(color), color == own, std::cmp::Reverse(color)));
    best.max().map_or((own, 0), |(count, _, color)| (color.0, count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(sureness: u8, rows: &[&str], want: &[&str]) {
        let cells: Vec<u8> = rows.concat().bytes().map(|sign| u8::from(sign == b'#')).collect();
        let sureness = vec![sureness; cells.len()];
        let mut drawing = Drawing { inks: Vec::new(), cells, sureness };
        clean(&mut drawing, rows[0].len());
        let sign = |cell: &u8| if *cell == 1 { '#' } else { '.' };
        assert_eq!(drawing.cells.iter().map(sign).collect::<String>(), want.concat());
    }

    #[test]
    fn specks_and_holes_go() {
        check(60, &["....", ".#..", "...."], &["....", "....", "...."]);
        check(60, &["####", "##.#", "####"], &["####", "####", "####"]);
        check(60, &["#..", ".#.", "..#"], &["#..", ".#.", "..#"]);
    }

    #[test]
    fn what_is_certain_stays() {
        check(200, &["....", ".#..", "...."], &["....", ".#..", "...."]);
        check(200, &["####", "##.#", "####"], &["####", "##.#", "####"]);
    }

    #[test]
    fn unsure_cells_follow_those_around() {
        let bump = ["......", "..#...", "######", "######"];
        check(10, &bump, &["......", "......", "######", "######"]);
        check(60, &bump, &bump);
        check(10, &["....", "####", "####"], &["....", "####", "####"]);
    }
}
