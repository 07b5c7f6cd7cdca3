//! Drawings of small puzzles, kept as snapshots, and text.

use super::*;
use crate::document::{Document, Notes};
#[cfg(feature = "print")]
use crate::drawing::layout::Scene;
use crate::drawing::layout::layout;
use crate::puzzle::*;

#[cfg(feature = "print")]
mod pages;
#[cfg(feature = "print")]
mod print;

fn puzzle(shape: Shape, colors: &[Rgb], clues: &[&[(u32, u8)]]) -> Puzzle {
    let inks = colors.iter().map(|&rgb| Ink { rgb, name: None }).collect();
    let clue = |runs: &&[(u32, u8)]| {
        Clue::Runs(
            runs.iter().map(|&(length, color)| Run::new(length, Color::numbered(color))).collect(),
        )
    };
    let geometry = Geometry::new(shape).unwrap();
    Puzzle::new(geometry, Palette::new(inks).unwrap(), clues.iter().map(clue).collect()).unwrap()
}

const WHITE: Rgb = Rgb(255, 255, 255);
const RED: Rgb = Rgb(200, 30, 30);
const YELLOW: Rgb = Rgb(255, 220, 0);

fn small() -> (Puzzle, Picture) {
    let shape = Shape::Rect { height: 2, width: 2 };
    let clues: [&[(u32, u8)]; 4] = [&[(1, 1), (1, 2)], &[], &[(1, 1)], &[(1, 2)]];
    let puzzle = puzzle(shape, &[WHITE, RED, YELLOW], &clues);
    let picture = Picture::new(puzzle.geometry(), [1, 2, 0, 0].map(Color::numbered).to_vec());
    (puzzle, picture.unwrap())
}

fn flower() -> (Puzzle, Picture) {
    let clues: [&[(u32, u8)]; 9] = [
        &[(2, 1)],
        &[(1, 1), (1, 1)],
        &[(2, 1)],
        &[(2, 1)],
        &[(1, 1), (1, 1)],
        &[(2, 1)],
        &[(2, 1)],
        &[(1, 1), (1, 1)],
        &[(2, 1)],
    ];
    let puzzle = puzzle(Shape::hex(2), &[WHITE, RED], &clues);
    let cells = [1, 1, 1, 0, 1, 1, 1].map(Color::numbered).to_vec();
    let picture = Picture::new(puzzle.geometry(), cells);
    (puzzle, picture.unwrap())
}

#[test]
fn text_shows_letters_signs_and_shifted_rows() {
    let (puzzle, picture) = small();
    assert_eq!(text(&puzzle, &picture, Depth::Plain), "aabb\n....\n");
    let (puzzle, picture) = flower();
    assert_eq!(text(&puzzle, &picture, Depth::Plain), " ####\n##..##\n ####\n");
    let colored = text(&puzzle, &picture, Depth::Full);
    assert!(colored.starts_with(" \u{1b}[48;2;200;30;30m    \u{1b}[0m"), "{colored:?}");
}

#[test]
fn text_of_triangles_stands_between_slashes_and_holes_are_blanks() {
    let shape = Shape::Triangles { sides: Sides::regular(2) };
    let star = Geometry::new(shape).unwrap();
    let cells = "..a...aaaaa..aaaaa...a..".chars();
    let cells = cells.map(|sign| Color::numbered(u8::from(sign == 'a'))).collect();
    let (puzzle, picture) = pictured(star, cells);
    let want = " /..#..\\\n/.#####.\\\n\\.#####./\n \\..#../\n";
    assert_eq!(text(&puzzle, &picture, Depth::Plain), want);
    let marked = text_marked(&puzzle, &picture, &[CellId::FIRST], Depth::Plain);
    assert!(marked.starts_with(" /*.#"), "{marked}");
    let ring = Geometry::new(Shape::Rect { height: 3, width: 3 }).unwrap();
    let ring = ring.with_holes(&[CellId::new(4), CellId::new(5)]).unwrap();
    let (puzzle, picture) = pictured(ring, vec![Color::FIRST; 9]);
    assert_eq!(text(&puzzle, &picture, Depth::Plain), "######\n##\n######\n");
}

/// The puzzle of a picture.
fn pictured(geometry: Geometry, cells: Vec<Color>) -> (Puzzle, Picture) {
    let inks = [WHITE, RED].map(|rgb| Ink { rgb, name: None }).to_vec();
    let picture = Picture::new(&geometry, cells).unwrap();
    let clues = clues_of(&geometry, &picture);
    (Puzzle::new(geometry, Palette::new(inks).unwrap(), clues).unwrap(), picture)
}

#[test]
fn a_color_of_triangles_is_one_path_of_both_outlines() {
    let geometry = Geometry::new(Shape::Triangles { sides: Sides::regular(1) }).unwrap();
    let (puzzle, picture) = pictured(geometry, vec![Color::FIRST; 6]);
    let drawing = svg(&layout(&puzzle.into(), Some(&picture)));
    let fill = drawing.split("<path").find(|path| path.contains("fill=\"#c81e1e\"")).unwrap();
    assert_eq!((fill.matches('M').count(), fill.matches('L').count()), (6, 12), "{fill}");
    assert_eq!(drawing.matches("fill=\"#c81e1e\"").count(), 1);
}

#[test]
fn drawings_stay_as_they_are() {
    let (puzzle, picture) = small();
    insta::assert_snapshot!("rectangle_blank", svg(&layout(&puzzle.clone().into(), None)));
    insta::assert_snapshot!(
        "rectangle_solved",
        svg(&layout(&puzzle.clone().into(), Some(&picture)))
    );
    let (puzzle, picture) = flower();
    insta::assert_snapshot!("hexagon_solved", svg(&layout(&puzzle.clone().into(), Some(&picture))));
}

#[test]
fn titles_are_escaped_and_announced() {
    let (puzzle, _) = small();
    let title = Some("</title><script>alert(1)</script>".to_owned());
    let puzzle = Document::from(puzzle).with_notes(Notes { title, ..Notes::default() });
    let drawing = svg(&layout(&puzzle, None));
    assert!(!drawing.contains("<script>"), "{drawing}");
    assert!(drawing.contains("role=\"img\"") && drawing.contains("aria-labelledby"));
    assert!(drawing.contains("A nonogram of 2 columns by 2 rows in 2 colors, to be solved."));
}

/// What is high is narrow on a contact sheet, a picture and an image.
#[test]
fn pictures_on_a_contact_sheet_keep_their_shape() {
    let clues: Vec<&[(u32, u8)]> = vec![&[(1, 1)]; 20];
    let mut clues = clues;
    clues.extend([&[(20, 1)][..], &[]]);
    let puzzle = puzzle(Shape::Rect { height: 20, width: 2 }, &[WHITE, RED], &clues);
    let picture = Picture::painted(puzzle.geometry(), |cell| {
        if (cell.index() / 2 + cell.index()) % 2 == 0 { Color::FIRST } else { Color::BACKGROUND }
    });
    let scene = layout(&Document::from(puzzle), Some(&picture));
    let image = Tile::Image { href: "image".to_owned(), size: (10, 40) };
    let tiles = [(Tile::Scene(Box::new(scene)), vec![]), (image, vec![])];
    let svg = contact("Two", &tiles);
    for (height, width) in [(280, 28), (280, 70)] {
        let sizes = [format!("height=\"{height}\""), format!("width=\"{width}\"")];
        let is_sized = |tag: &str| sizes.iter().all(|size| tag.contains(size));
        assert!(svg.split('<').any(is_sized), "{sizes:?} in {svg}");
    }
    // The sheet is higher than they are.
    let height = svg.split("height=\"").nth(1).and_then(|rest| rest.split('"').next());
    assert!(height.unwrap().parse::<f64>().unwrap() > 280.0, "{svg}");
}
