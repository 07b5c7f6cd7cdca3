//! Boards on paper, as the browser prints them.

use super::page::Page;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use nonosat_board::puzzle::{Geometry, Shape, Sides};
use serde_json::json;
use std::process::Command;

#[tokio::test(flavor = "multi_thread")]
async fn a_triddler_is_printed_with_all_its_clues_on_one_page() {
    let page = Page::open(&[]).await;
    // The most lines around the widest board: one that would not fit as it is seen.
    let shape = Shape::Triangles { sides: Sides::regular(10) };
    let geometry = Geometry::new(shape).unwrap();
    let clue = |line| vec!["1a"; geometry.line(line).len().div_ceil(2).min(6)].join(" ");
    let clues: Vec<String> = geometry.lines().map(|line| format!("{}\n", clue(line))).collect();
    let text = format!("tri 10 10 10 10 10 10\n#ffffff #000000\n{}", clues.concat());
    page.open_text("large.clues", &text).await;
    let numbers = geometry.lines().map(|line| clue(line).split(' ').count()).sum::<usize>();
    // A4, as browsers print it.
    let paper = json!({ "paperWidth": 8.27, "paperHeight": 11.69, "printBackground": false });
    let pdf = page.devtools("Page.printToPDF", paper).await;
    let pdf = BASE64_STANDARD.decode(pdf["data"].as_str().unwrap()).unwrap();
    let file = page.file("printed.pdf", pdf);
    let boxes = page.folder.path().join("printed.html");
    let status = Command::new("pdftotext").arg("-bbox").args([&file, &boxes]).status().unwrap();
    assert!(status.success());
    let boxes = std::fs::read_to_string(boxes).unwrap();
    let value = |line: &str, name: &str| -> f64 {
        let (_, rest) = line.split_once(&format!("{name}=\"")).unwrap();
        rest.split('"').next().unwrap().parse().unwrap()
    };
    let pages: Vec<&str> = boxes.lines().filter(|line| line.contains("<page ")).collect();
    assert_eq!(pages.len(), 1, "one page");
    let (width, height) = (value(pages[0], "width"), value(pages[0], "height"));
    let words: Vec<&str> = boxes.lines().filter(|line| line.contains("<word ")).collect();
    let inside = |line: &&&str| {
        value(line, "xMin") > 0.0
            && value(line, "yMin") > 0.0
            && value(line, "xMax") < width
            && value(line, "yMax") < height
    };
    assert_eq!(words.iter().filter(inside).count(), words.len());
    let ones = words.iter().filter(|line| line.contains(">1</word>"));
    assert_eq!(ones.count(), numbers, "every number of every clue");
    page.end().await;
}
