//! Giving a puzzle away: a link with its code, a frame for another site, sheets of paper.

use super::page::Page;
use super::seeing::violations;
use super::sketching::{easel, fairness, stroke};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use std::process::Command;

/// The studio with a puzzle of two rows that is fair: its dialog of publishing is open.
async fn published() -> Page {
    let page = easel(2, 2).await;
    stroke(&page, &[(0, 0), (1, 0)]).await;
    fairness(&page, "unique").await;
    page.fill("#draw-title", "Bar \"<b>\"").await;
    page.click("#draw-publish").await;
    page.until("document.getElementById('publish-dialog').open").await;
    page.fill("#publish-dialog [name=author]", "Ada").await;
    page.until("document.getElementById('publish-facts').textContent.includes('by Ada')").await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn who_publishes_a_drawing_with_several_solutions_is_told() {
    let page = easel(2, 2).await;
    let problem = "document.querySelector('#publish-dialog .problem').textContent";
    let several = "Several solutions: other pictures have the same clues.";
    // Two cells across from each other can lie in the other two places as well.
    stroke(&page, &[(0, 0)]).await;
    for (cell, verdict, wanted) in [((1, 1), "several", several), ((1, 0), "unique", "")] {
        stroke(&page, &[cell]).await;
        fairness(&page, verdict).await;
        page.click("#draw-publish").await;
        page.until("document.getElementById('publish-dialog').open").await;
        page.until("document.querySelector('#publish-dialog [name=link]').value !== ''").await;
        page.until(&format!("{problem} === '{wanted}'")).await;
        page.accept().await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_is_published_by_link_code_and_frame() {
    let mut page = published().await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    let card = page.find("#publish-card").await.text().await.unwrap();
    assert!(card.contains("Bar \"<b>\"") && card.contains("2 × 2 · gentle"), "{card}");
    let code = "document.getElementById('publish-code')";
    page.until(&format!("{code}.complete && {code}.naturalWidth > 0")).await;
    assert!(page.ask(&format!("{code}.alt")).await.as_str().unwrap().contains("QR"));
    page.picture("publish").await;
    page.ask("void (navigator.clipboard.writeText = async (text) => { window.copied = text; })")
        .await;
    page.click("#publish-dialog [data-copies=frame]").await;
    page.until("document.getElementById('publish-news').textContent === 'Copied.'").await;
    let frame = page.ask("copied").await.as_str().unwrap().to_owned();
    assert!(frame.starts_with("<iframe src=\"") && !frame.contains("<b>"), "{frame}");
    page.click("#publish-dialog [data-copies=link]").await;
    page.until("copied.startsWith('http')").await;
    let link = page.ask("copied").await.as_str().unwrap().to_owned();
    page.ask("localStorage.clear()").await;
    page.url = link;
    page.load().await;
    page.until("!!document.getElementById('grid')").await;
    page.shows("....").await;
    assert_eq!(page.clues().await, ["2", "0", "1", "1"]);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_shows_one_puzzle_and_no_menus() {
    let mut page = published().await;
    let frame = page.ask("document.querySelector('#publish-dialog [name=frame]').value").await;
    let address = frame.as_str().unwrap().split('"').nth(1).unwrap().to_owned();
    page.url = address;
    page.load().await;
    page.until("!!document.getElementById('grid')").await;
    page.shows("....").await;
    let seen = "['bar', 'start', 'make', 'mine'].filter((id) => document.getElementById(id)?.offsetWidth > 1)";
    assert_eq!(page.ask(seen).await, json!([]));
    let open = page.ask("document.getElementById('embed-open').href").await;
    assert!(open.as_str().unwrap().contains("/#p="), "{open}");
    assert_eq!(violations(&page).await, Vec::<String>::new());
    // The site around it knows neither the title nor the author.
    let name = page.find("#embed-name").await.text().await.unwrap();
    assert_eq!(name, "Bar \"<b>\" · by Ada");
    page.left(&[0, 1]).await;
    page.until("!document.getElementById('end').hidden").await;
    page.picture("frame").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_title_that_names_the_picture_is_shown_only_at_the_end() {
    let mut page = published().await;
    page.click("#publish-dialog [name=ending]").await;
    // The box stands beside its words.
    let gap = "((box) => box.nextElementSibling.getBoundingClientRect().left - box.getBoundingClientRect().right)
        (document.querySelector('#publish-dialog [name=ending]'))";
    assert!(page.ask(gap).await.as_f64().unwrap() < 24.0);
    page.until("document.querySelector('#publish-dialog [name=link]').value.includes('&end=')")
        .await;
    let card = page.find("#publish-card").await.text().await.unwrap();
    assert!(!card.contains("Bar"), "{card}");
    let frame = page.ask("document.querySelector('#publish-dialog [name=frame]').value").await;
    assert!(!frame.as_str().unwrap().contains("Bar"), "{frame}");
    let link = page.ask("document.querySelector('#publish-dialog [name=link]').value").await;
    page.ask("localStorage.clear()").await;
    page.url = link.as_str().unwrap().to_owned();
    page.load().await;
    page.until("!!document.getElementById('grid')").await;
    let everything = "document.title + document.body.innerText";
    assert!(!page.ask(everything).await.as_str().unwrap().contains("Bar"));
    page.left(&[0, 1]).await;
    page.until("document.getElementById('end-title').textContent === 'Bar \"<b>\"'").await;
    page.end().await;
}

/// Prints as the dialog is set, as text with one part a page.
async fn on_paper(page: &Page, name: &str) -> Vec<String> {
    page.ask("(window.print = () => { window.isPrinted = true; }, 0)").await;
    page.accept().await;
    page.until("window.isPrinted === true").await;
    let paper = json!({ "paperWidth": 8.27, "paperHeight": 11.69, "printBackground": false });
    let pdf = page.devtools("Page.printToPDF", paper).await;
    let pdf = BASE64_STANDARD.decode(pdf["data"].as_str().unwrap()).unwrap();
    let file = page.file(name, pdf);
    let text = Command::new("pdftotext").arg("-layout").arg(&file).arg("-").output().unwrap();
    let text = String::from_utf8(text.stdout).unwrap();
    text.trim_end_matches('\u{c}').split('\u{c}').map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_have_letters_on_paper_and_answers_a_sheet_of_their_own() {
    let page = Page::open(&[]).await;
    let clues = "rect 1 3\n#ffffff #d00000 #0000d0\n1a 2b\n1a\n1b\n1b\n";
    page.open_text("flag.clues", clues).await;
    page.choose("print").await;
    page.ask("document.querySelector('#print-dialog [name=answers]').click()").await;
    page.ask("document.querySelector('#print-dialog [name=code]').click()").await;
    let pages = on_paper(&page, "flag.pdf").await;
    assert_eq!(pages.len(), 2, "{pages:?}");
    for wanted in ["flag", "1a", "2b", "a = red", "b = blue"] {
        assert!(pages[0].contains(wanted), "{wanted}: {}", pages[0]);
    }
    assert!(pages[1].contains("Answers") && pages[1].contains("flag"), "{}", pages[1]);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_square_board_lies_in_the_middle_of_its_page() {
    let page = Page::open(&[]).await;
    let clues = format!("rect 25 25\n#ffffff #000000\n{}", "3a 2a 4a 1a 2a\n".repeat(50));
    page.open_text("square.clues", &clues).await;
    page.choose("print").await;
    assert_eq!(on_paper(&page, "square.pdf").await.len(), 1);
    let boxes = page.folder.path().join("square.html");
    let file = page.folder.path().join("square.pdf");
    let status = Command::new("pdftotext").arg("-bbox").arg(&file).arg(&boxes).status();
    assert!(status.unwrap().success());
    let boxes = std::fs::read_to_string(boxes).unwrap();
    let top = |line: &str| -> f64 {
        line.split_once("yMin=\"").unwrap().1.split('"').next().unwrap().parse().unwrap()
    };
    // The page has 842 points.
    let foot = boxes.lines().rfind(|line| line.contains(">nonosat</word>")).map(top).unwrap();
    assert!(foot > 750.0, "{foot}");
    let numbers = boxes.lines().filter(|line| line.contains(">4</word>")).map(top);
    let (first, last) =
        numbers.fold((842.0, 0.0), |(first, last): (f64, f64), at| (first.min(at), last.max(at)));
    assert!((first - 60.0 - (780.0 - last)).abs() < 60.0, "{first} to {last}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_takes_several_sheets_with_numbers_that_can_be_read() {
    let page = Page::open(&[]).await;
    let side = 90;
    let line = "1a ".repeat(side / 2);
    let clues =
        format!("rect {side} {side}\n#ffffff #000000\n{}", format!("{line}\n").repeat(2 * side));
    page.open_text("large.clues", &clues).await;
    page.choose("print").await;
    let pages = on_paper(&page, "large.pdf").await;
    assert!(pages.len() >= 6, "{}", pages.len());
    assert!(pages[0].contains(&format!("Sheet 1 of {}", pages.len())), "{}", pages[0]);
    let boxes = page.folder.path().join("large.html");
    let status = Command::new("pdftotext")
        .arg("-bbox")
        .arg(page.folder.path().join("large.pdf"))
        .arg(&boxes)
        .status();
    assert!(status.unwrap().success());
    let boxes = std::fs::read_to_string(boxes).unwrap();
    let high = |line: &str| -> f64 {
        let at = |name: &str| {
            line.split_once(name).unwrap().1.split('"').next().unwrap().parse::<f64>().unwrap()
        };
        at("yMax=\"") - at("yMin=\"")
    };
    let ones: Vec<f64> =
        boxes.lines().filter(|line| line.contains(">1</word>")).map(high).collect();
    assert!(ones.len() >= side * side, "{}", ones.len());
    // Sheets are cut between cells: no number stands on two. Their headings have a few more.
    assert!(ones.len() < side * side + pages.len(), "{}", ones.len());
    // The box of a word is at least as high as its letters.
    assert!(
        ones.iter().all(|&high| high >= 6.0),
        "{:?}",
        ones.iter().copied().fold(99.0, f64::min)
    );
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_puzzles_of_the_collection_share_a_page() {
    let page = Page::open(&[]).await;
    page.open_text("one.clues", "rect 1 1\n#fff #000\n1a\n1a\n").await;
    page.choose("print").await;
    page.click("#print-dialog option[value=collection]").await;
    page.fill("#print-dialog [name=count]", "4").await;
    let pages = on_paper(&page, "several.pdf").await;
    assert!(pages.len() < 4, "{}", pages.len());
    for number in 1..=4 {
        assert!(pages.concat().contains(&format!("No. {number}")), "{number}");
    }
    page.end().await;
}
