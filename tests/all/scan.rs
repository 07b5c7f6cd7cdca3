//! `nonosat scan` on images of several kinds, from outside. `tests/scan/render.py` drew them, with
//! fonts that the recognizer was not trained on.

use crate::folder::Folder;
use std::fs;
use std::path::{Path, PathBuf};

fn images() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scan/images")
}

/// A folder with a copy of this image.
fn with_image(name: &str) -> Folder {
    let folder = Folder::new(&[]);
    fs::copy(images().join(name), folder.path(name)).unwrap();
    folder
}

/// The colors and the lines of clues in a file, without an empty line's 0.
fn clues(text: &str) -> Vec<String> {
    let is_clue = |line: &&str| line.chars().next().is_some_and(|sign| sign.is_ascii_digit());
    let lines = text.lines().filter(|line| is_clue(line) || line.starts_with("color "));
    lines.map(|line| line.replace(' ', ",")).collect()
}

#[test]
fn every_kind_of_image_is_read_and_sure() {
    let mut count = 0;
    for entry in fs::read_dir(images()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "non") {
            continue;
        }
        let name = path.file_name().unwrap().to_str().unwrap();
        let folder = with_image(name);
        let colors = if name.starts_with("colored") { "--colors" } else { "" };
        let (status, out, message) = folder.run(&format!("scan {name} {colors}"));
        let expected = fs::read_to_string(path.with_extension("non")).unwrap();
        assert_eq!(clues(&out), clues(&expected), "{name}: {message}");
        let is_sure = !name.starts_with("unsure");
        assert_eq!(status == 0, is_sure, "{name}: {message}");
        count += 1;
    }
    assert!(count >= 12);
}

#[test]
fn an_image_whose_clues_are_sure_is_a_puzzle() {
    let folder = with_image("site.png");
    let expected = fs::read_to_string(images().join("site.non")).unwrap();
    fs::write(folder.path("site.non"), expected).unwrap();
    let (_, solution, _) = folder.run("solve site.non");
    let (status, out, message) = folder.run("solve site.png");
    assert_eq!((status, out), (0, solution), "{message}");
    assert!(message.starts_with("note: site.png: the clues were read in the image\n"), "{message}");
    // What is not sure is for `scan` to show.
    let folder = with_image("unsure.png");
    let (status, _, message) = folder.run("solve unsure.png");
    assert!(status == 65 && message.contains("if it shows clues: nonosat scan IMAGE"), "{message}");
}

#[test]
fn a_rim_without_numbers_leads_to_a_question() {
    let folder = with_image("unsure-rim-site.png");
    let (status, _, message) = folder.run("scan unsure-rim-site.png");
    let question = "column 15 and row 10 may not be the rim: is the board 15 x 10?";
    assert!(status == 1 && message.contains(question), "{message}");
    assert!(message.contains("every number is sure"), "{message}");
    let (status, out, _) = folder.run("scan unsure-rim-site.png --json");
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &found["sure"]), (1, &false.into()));
    assert_eq!(found["unsure_sides"], serde_json::json!(["right", "bottom"]));
}

/// Many applications draw as `render` does: heavy rules have a border of paper, the frame lies close
/// to wide digits, filled cells stand beside rules.
#[test]
#[cfg(feature = "print")]
fn boards_that_the_program_draws_are_read_and_sure() {
    let puzzles = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let boards = [
        ("anchor", "--cell-size 40"),
        ("anchor", "--cell-size 26 --theme ink"),
        ("heart", "--cell-size 40 --solve"),
        ("heart", "--cell-size 64 --theme dark"),
        ("house", "--cell-size 20"),
        ("house", "--cell-size 20 --theme dark"),
        ("cat", "--cell-size 26 --theme dark --solve"),
        ("teapot", "--cell-size 16 --solve"),
    ];
    for (name, options) in boards {
        let text = fs::read_to_string(puzzles.join(format!("{name}.non"))).unwrap();
        let folder = Folder::new(&[("puzzle.non", &text)]);
        let (status, _, message) = folder.run(&format!("render puzzle.non -o drawn.png {options}"));
        assert_eq!(status, 0, "{message}");
        let (status, out, message) = folder.run("scan drawn.png");
        assert_eq!(clues(&out), clues(&text), "{name} {options}: {message}");
        assert_eq!(status, 0, "{name} {options}: {message}");
    }
}

/// A page of two puzzles that the program draws, one beside the other, and a drawing of each.
#[cfg(feature = "print")]
fn with_page_of_two() -> Folder {
    let puzzles = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let text = |name| fs::read_to_string(puzzles.join(name)).unwrap();
    let (heart, anchor) = (text("heart.non"), text("anchor.non"));
    let blank = "P2 4 4 255\n9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9\n";
    let folder =
        Folder::new(&[("heart.non", &heart), ("anchor.non", &anchor), ("blank.pgm", blank)]);
    let [left, right] = ["heart", "anchor"].map(|name| {
        folder.run(&format!("render {name}.non -o {name}.png --cell-size 40"));
        image::open(folder.path(&format!("{name}.png"))).unwrap().to_luma8()
    });
    let size = (left.width() + right.width(), left.height().max(right.height()));
    let mut page = image::GrayImage::from_pixel(size.0, size.1, image::Luma([255]));
    image::imageops::replace(&mut page, &left, 0, 0);
    image::imageops::replace(&mut page, &right, left.width().into(), 0);
    page.save(folder.path("page.png")).unwrap();
    folder
}

/// The clues of both.
#[cfg(feature = "print")]
fn of_both(folder: &Folder) -> Vec<String> {
    let of_one = |name| clues(&fs::read_to_string(folder.path(name)).unwrap());
    [of_one("heart.non"), of_one("anchor.non")].concat()
}

#[test]
#[cfg(feature = "print")]
fn each_puzzle_of_a_page_is_read_and_written() {
    let folder = with_page_of_two();
    let (status, out, message) = folder.run("scan page.png --show seen.png");
    assert_eq!((status, clues(&out)), (0, of_both(&folder)), "{message}");
    assert!(message.contains("page.png#1: ") && message.contains("page.png#2: "), "{message}");
    assert_eq!(folder.run("scan page.png -o read/").0, 0);
    assert_eq!(folder.names("read"), ["page-1.non", "page-2.non"]);
    let (status, _, message) = folder.run("scan page.png -o one.nin");
    assert!(status == 2 && message.contains("out/"), "{message}");
}

#[test]
#[cfg(feature = "print")]
fn several_images_are_one_set() {
    let folder = with_page_of_two();
    assert_eq!(folder.run("scan heart.png anchor.png -o set.non").0, 0);
    let (status, out, _) = folder.run("convert set.non - --to non");
    assert_eq!((status, clues(&out)), (0, of_both(&folder)));
    let (status, out, _) = folder.run("scan page.png blank.pgm heart.png --json");
    let files = out.lines().map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        (line["file"].as_str().unwrap().to_owned(), line.get("error").is_some())
    });
    let expected = ["page.png#1", "page.png#2", "blank.pgm", "heart.png"];
    let expected = expected.map(|name| (name.to_owned(), name == "blank.pgm"));
    assert_eq!((status, files.collect::<Vec<_>>()), (65, expected.to_vec()));
    assert_eq!(folder.run("scan heart.png anchor.png -o set.nin").0, 2);
    assert_eq!(folder.run("scan heart.png anchor.png --show seen.png").0, 2);
    let (status, out, message) = folder.run("scan heart.png --show -");
    assert_eq!((status, &*out), (2, ""), "{message}");
    assert!(message.contains("standard output cannot have both"), "{message}");
    let (status, out, _) = folder.run_bytes("scan heart.png -o alone.non --show -", "");
    assert!(status == 0 && out.starts_with(b"\x89PNG"));
}

/// Brown and gray differ less than digits of one color in a photograph.
#[test]
#[cfg(feature = "print")]
fn colors_that_differ_little_are_told_apart_on_drawn_tiles() {
    let puzzles = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let text = fs::read_to_string(puzzles.join("coffee.clues")).unwrap();
    let folder = Folder::new(&[("coffee.clues", &text)]);
    folder.run("render coffee.clues --cell-size 40 --theme dark -o drawn.png");
    let (status, out, message) = folder.run("scan drawn.png --colors");
    let (_, expected, _) = folder.run("convert coffee.clues - --to non");
    let (found, expected) = (clues(&out), clues(&expected));
    assert_eq!((status, found.len()), (0, expected.len()), "{message}");
    let lengths = |lines: &[String]| -> Vec<String> {
        let lines = lines.iter().filter(|line| !line.starts_with("color"));
        lines.map(|line| line.replace(char::is_alphabetic, "")).collect()
    };
    assert_eq!(lengths(&found), lengths(&expected), "{message}");
}

#[test]
fn what_the_lines_changed_is_reported() {
    let (status, _, message) = with_image("repaired.png").run("scan repaired.png");
    let changed = "row 11 reads 18, not 11: only then is there a solution, and only one";
    assert!(status == 0 && message.contains(changed), "{message}");
}

/// Two numbers that are struck out are misread, and another one can change so that there is one picture.
#[test]
fn changes_among_struck_numbers_are_never_sure() {
    let folder = Folder::new(&[]);
    let image = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scan/struck.png");
    fs::copy(image, folder.path("struck.png")).unwrap();
    let (status, out, message) = folder.run("scan struck.png --json");
    assert_eq!(status, 1, "{message}");
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    let lines = ["rows", "columns"].map(|side| found[side].as_array().unwrap().clone()).concat();
    let numbers = lines.iter().flat_map(|line| line.as_array().unwrap());
    let is_changed =
        |number: &&serde_json::Value| number["alternatives"][0]["number"] != number["number"];
    let changed: Vec<_> = numbers.filter(is_changed).collect();
    assert!(!changed.is_empty() && changed.iter().all(|number| number["sure"] == false), "{out}");
}

#[test]
fn numbers_that_are_not_sure_are_named_and_shown() {
    let (status, _, message) = with_image("unsure.png").run("scan unsure.png");
    assert_eq!(status, 1);
    assert!(message.contains("not sure") && message.contains(" reads "), "{message}");
    // Ink of a crop.
    assert!(message.lines().filter(|line| line.contains('#')).count() > 4, "{message}");
}

#[test]
fn the_puzzle_and_the_drawing_are_written_and_replace_nothing() {
    let folder = with_image("app.png");
    let command = "scan app.png -o read.json --show seen.png";
    let (status, out, message) = folder.run(command);
    assert_eq!((status, out.as_str()), (0, ""), "{message}");
    assert!(message.contains("every number is sure"), "{message}");
    assert!(fs::read(folder.path("seen.png")).unwrap().starts_with(b"\x89PNG"));
    assert_eq!(folder.run("solve read.json").0, 0);
    assert_eq!(folder.run(command).0, 2);
    assert_eq!(folder.run(&format!("{command} --force")).0, 0);
    assert_eq!(folder.run("scan app.png -o read.jpg").0, 2);
}

#[test]
fn json_has_the_place_and_the_alternatives_of_each_number() {
    let folder = with_image("app.png");
    let (status, out, _) = folder.run("scan app.png --json");
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &found["sure"]), (0, &true.into()));
    let number = &found["rows"][0][0];
    assert_eq!(number["alternatives"][0]["number"], number["number"]);
    assert_eq!(number["alternatives"][0]["cost"], 0.0);
    let (left, grid) = (&number["place"][0][0], &found["board"][0][0]);
    assert!(left.as_f64().unwrap() < grid.as_f64().unwrap());
}

#[test]
fn what_shows_no_puzzle_is_refused() {
    let folder = Folder::new(&[("blank.pgm", "P2 4 4 255\n9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9\n")]);
    let (status, out, message) = folder.run("scan blank.pgm");
    assert_eq!((status, out.as_str()), (65, ""));
    assert!(message.contains("this image shows no board with clues beside it"), "{message}");
    assert_eq!(folder.run("scan missing.png").0, 74);
    let (status, out, _) = folder.run("scan blank.pgm --json");
    assert!(status == 65 && out.contains("\"error\""), "{out}");
}

#[test]
fn json_has_the_color_of_each_number_only_if_clues_have_colors() {
    let folder = with_image("colored-digits.png");
    let (status, out, message) = folder.run("scan colored-digits.png --colors --json");
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(status, 0, "{message}");
    let (_, puzzle, _) = folder.run("scan colored-digits.png --colors");
    let first = found["rows"].as_array().unwrap().iter().find_map(|row| row.get(0)).unwrap();
    let color = first["color"].as_str().unwrap();
    assert!(puzzle.contains(color) && color.starts_with('#'), "{puzzle}");
    let (_, out, _) = with_image("app.png").run("scan app.png --json");
    assert!(!out.contains("color"));
}

#[test]
fn colors_without_a_puzzle_are_refused() {
    let plain = format!("P3 60 60 255\n{}", "250 20 90 ".repeat(3600));
    let noise = (0..19_200_u64).map(|at| at * at * 2_654_435_761 % 1_000_003 % 256);
    let noise: Vec<String> = noise.map(|level| level.to_string()).collect();
    let noise = format!("P3 80 80 255\n{}\n", noise.join(" "));
    let folder = Folder::new(&[("plain.ppm", &plain), ("noise.ppm", &noise)]);
    for name in ["plain.ppm", "noise.ppm"] {
        let (status, out, message) = folder.run(&format!("scan {name} --colors"));
        assert_eq!((status, out.as_str()), (65, ""), "{name}: {message}");
    }
}

#[test]
fn a_number_behind_an_image_is_part_of_its_name() {
    let folder = with_image("unsure-rim-app.png");
    let (status, _, message) = folder.run("scan unsure-rim-app.png#2");
    assert!(status == 74 && message.contains("cannot read unsure-rim-app.png#2"), "{message}");
}

#[cfg(feature = "pdf")]
#[test]
fn the_pages_of_a_pdf_are_images() {
    let folder = Folder::new(&[]);
    let heart = format!("{}/puzzles/heart.non", env!("CARGO_MANIFEST_DIR"));
    assert_eq!(folder.run(&format!("render {heart} -o heart.pdf")).0, 0);
    let (_, puzzle, message) = folder.run("scan heart.pdf#1");
    assert!(message.contains("11 x 10 cells"), "{message}");
    fs::write(folder.path("heart.non"), puzzle).unwrap();
    let (status, picture, _) = folder.run("solve heart.non");
    assert!(status == 0 && picture.contains("######"), "{picture}");
    let (status, _, message) = folder.run("scan heart.pdf#2");
    assert!(status == 65 && message.contains("heart.pdf has 1 page\n"), "{message}");
}
