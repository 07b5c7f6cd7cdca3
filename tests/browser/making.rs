//! Making, keeping, preferences: boards, clues, images, files.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use image::{ImageFormat, Rgb, RgbImage};
use std::io::Cursor;

#[tokio::test(flavor = "multi_thread")]
async fn a_new_puzzle_is_made_by_entering_clues() {
    let page = Page::open(&[]).await;
    page.choose("file", "new").await;
    page.fill("[name=height]", "3").await;
    page.fill("[name=width]", "2").await;
    page.accept().await;
    page.shows("......").await;
    page.choose("edit", "edit-clues").await;
    // Rows come first, then columns, as Tab goes.
    let tab = fantoccini::key::Key::Tab.into();
    page.fill("[name=clue-0]", "2").await;
    for (line, clue) in [(1, '1'), (2, '1'), (3, '3'), (4, '1')] {
        page.keys(&[tab]).await;
        let name = page.ask("document.activeElement.name").await;
        assert_eq!(name, format!("clue-{line}"));
        page.keys(&[clue]).await;
    }
    page.until("!document.querySelector('dialog[open] [value=ok]').disabled").await;
    page.accept().await;
    page.says("The clues are in use").await;
    assert_eq!(page.clues().await, ["2", "1", "1", "3", "1"]);
    page.left(&[0, 2, 4]).await;
    page.left(&[1]).await;
    page.says("Congratulations").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_clues_are_told_where_they_stand() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.choose("edit", "edit-clues").await;
    let problem = "document.getElementById('clue-problem-1').textContent";
    let disabled = "document.querySelector('dialog[open] [value=ok]').disabled";
    for (text, want) in [
        ("three", "found `three`, expected a number"),
        ("x!", "found `x!`, expected a number"),
        ("-2", "negative"),
        ("2 2", "needs 5 cells, row 2 has 3"),
        ("99999999999", "too large"),
    ] {
        page.fill("[name=clue-1]", text).await;
        page.until(&format!("{problem}.includes('{want}') && {disabled}")).await;
        let invalid = page.ask("document.querySelector('[name=clue-1]').ariaInvalid").await;
        assert_eq!(invalid, "true");
    }
    page.picture("wrong-clues").await;
    // Sums that differ are told; the clues can be used all the same, for whoever is not done.
    page.fill("[name=clue-1]", "2").await;
    page.until(&format!("{problem} === '' && !{disabled}")).await;
    let told = page.find("#clues-dialog .problem").await.text().await.unwrap();
    assert!(told.contains("The sums differ: the rows need at least 6 cells"), "{told}");
    page.click("#clues-dialog [value=cancel]").await;
    assert_eq!(page.clues().await, ["3", "1", "1", "1", "3", "1"]);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_tells_its_clues() {
    let page = Page::open(&[]).await;
    page.choose("file", "new").await;
    page.fill("[name=height]", "3").await;
    page.fill("[name=width]", "4").await;
    page.accept().await;
    page.left(&[0, 1]).await;
    page.left(&[3]).await;
    page.left(&[8, 9, 10, 11]).await;
    page.choose("edit", "generate").await;
    page.says("The clues are those of the picture").await;
    assert_eq!(page.clues().await, ["2 1", "0", "4", "1 1", "1 1", "1", "1 1"]);
    page.choose("edit", "clear").await;
    page.shows("............").await;
    page.choose("tools", "unique").await;
    page.until("document.getElementById('answer-dialog').open").await;
    let answer = page.find("#answer-title").await.text().await.unwrap();
    assert_eq!(answer, "Unique");
    page.end().await;
}

/// A black L, three columns by four rows, each cell a square of `scale` pixels.
fn picture(scale: u32, format: ImageFormat) -> Vec<u8> {
    let is_black = |x: u32, y: u32| x / scale == 0 || y / scale == 3;
    let image = RgbImage::from_fn(3 * scale, 4 * scale, |x, y| {
        if is_black(x, y) { Rgb([0; 3]) } else { Rgb([255; 3]) }
    });
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_image_becomes_a_puzzle() {
    let captured = "document.getElementById('image-dialog').open === false";
    let ready = "!document.querySelector('#image-dialog [value=ok]').disabled";
    for (name, format, scale) in [
        ("ell.gif", ImageFormat::Gif, 1),
        ("ell.png", ImageFormat::Png, 1),
        ("ell.bmp", ImageFormat::Bmp, 1),
        ("ell.jpg", ImageFormat::Jpeg, 16),
    ] {
        let page = Page::open(&[]).await;
        let path = page.file(name, picture(scale, format));
        page.choose("tools", "image").await;
        page.find("#image-dialog [name=file]")
            .await
            .send_keys(path.to_str().unwrap())
            .await
            .unwrap();
        if scale > 1 {
            page.fill("#image-dialog [name=width]", "3").await;
        }
        page.until(ready).await;
        let buttons = page.find("#image-dialog .buttons").await.text().await.unwrap();
        assert!(buttons.contains("Capture") && buttons.contains("Cancel"), "{buttons}");
        page.accept().await;
        page.until(captured).await;
        page.shows("a..a..a..aaa").await;
        assert_eq!(page.clues().await, ["1", "1", "1", "3", "4", "1", "1"], "{name}");
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_preview_follows_the_settings_of_an_image() {
    let page = Page::open(&[]).await;
    let shades = RgbImage::from_fn(4, 1, |x, _| {
        [Rgb([255; 3]), Rgb([200, 0, 0]), Rgb([0, 0, 120]), Rgb([190; 3])][x as usize]
    });
    let mut bytes = Cursor::new(Vec::new());
    shades.write_to(&mut bytes, ImageFormat::Png).unwrap();
    let path = page.file("shades.png", bytes.into_inner());
    page.choose("tools", "image").await;
    page.find("#image-dialog [name=file]").await.send_keys(path.to_str().unwrap()).await.unwrap();
    page.until("!!document.querySelector('#preview svg')").await;
    page.click("[name=tone][value=colors]").await;
    page.until("document.querySelector('#preview figcaption').textContent.includes('4 colors')")
        .await;
    page.picture("image").await;
    page.accept().await;
    page.shows(".bca").await;
    // What is no image is told, and nothing can be captured.
    page.choose("tools", "image").await;
    let wrong = page.file("wrong.png", "no image at all");
    page.find("#image-dialog [name=file]").await.send_keys(wrong.to_str().unwrap()).await.unwrap();
    page.until("document.querySelector('#image-dialog .problem').textContent.includes('no PNG')")
        .await;
    assert_eq!(page.ask("document.querySelector('#image-dialog [value=ok]').disabled").await, true);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_and_loaded_with_its_state() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.right(&[0]).await;
    page.shows("x...a....").await;
    page.choose("file", "save").await;
    page.fill("[name=name]", "kept").await;
    page.accept().await;
    page.says("Saved").await;
    let kept = page.saved("kept.json").await;
    page.choose("edit", "clear").await;
    page.shows(".........").await;
    page.open_text("again.json", &kept).await;
    page.shows("x...a....").await;
    page.lamps(&[1]).await;
    // A format that cannot hold the state says so before it is left out.
    page.choose("file", "save").await;
    page.fill("[name=name]", "bare").await;
    page.click("#save-dialog option[value=mk]").await;
    page.accept().await;
    page.until(
        "document.querySelector('#save-dialog .problem').textContent.includes('the state of play')",
    )
    .await;
    page.accept().await;
    page.says("Saved without the state of play").await;
    assert!(page.saved("bare.mk").await.starts_with("3 3\n"));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_file_is_told_with_its_place() {
    let page = Page::open(&[]).await;
    let path = page.file("bad.clues", "rect 1 2\n#fff #000\n3a\n1a\n1a\n");
    page.open_file(&path).await;
    page.says("line 3, column 1: the clue needs 3 cells").await;
    let path = page.file("empty.non", "");
    page.open_file(&path).await;
    page.says("the file is empty").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_keeps_the_game_and_the_preferences() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.left(&[0]).await;
    page.left(&[5]).await;
    page.choose("edit", "preferences").await;
    page.fill("#preferences-dialog [name=cell]", "25").await;
    page.fill("#preferences-dialog [name=left]", "40").await;
    page.fill("#preferences-dialog [name=top]", "30").await;
    page.click("#preferences-dialog option[value=dark]").await;
    page.accept().await;
    let size =
        "(() => { const box = document.querySelector('[data-cell=\"0\"]').getBoundingClientRect();
        return Math.round(box.width); })()";
    page.until(&format!("{size} === 25")).await;
    let kept =
        "Object.keys(localStorage).some((key) => localStorage[key].includes('\"past\":[[[0'))";
    page.until(kept).await;
    page.load().await;
    page.until("document.querySelector('[data-cell=\"5\"]').dataset.mark === 'a'").await;
    assert_eq!(page.ask("document.documentElement.dataset.theme").await, "dark");
    assert_eq!(page.ask(size).await, 25);
    assert_eq!(
        page.ask("document.getElementById('board').style.margin").await,
        "30px 0px 0px 40px"
    );
    // The history was kept, too.
    page.click("#undo").await;
    page.until("document.querySelector('[data-cell=\"5\"]').dataset.mark !== 'a'").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_is_exported() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.choose("file", "export").await;
    let svg = page.saved("puzzle.svg").await;
    assert!(svg.contains("A nonogram of 10 rows by 11 columns in one color"), "{svg}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_puzzle_does_not_lose_the_game() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.until("document.getElementById('timer').textContent !== '0:00'").await;
    page.open_text("other.clues", "rect 1 2\n#ffffff #000000\n1a\n1a\n\n").await;
    page.shows("..").await;
    page.choose("file", "show-recent").await;
    let games = page.find("#choices").await.text().await.unwrap();
    assert!(games.contains("tee (3 rows, 3 columns)"), "{games}");
    page.click("#choices li:nth-child(2) button").await;
    page.shows("....a....").await;
    page.click("#undo").await;
    page.shows(".........").await;
    // Opening the file again goes on where it was left.
    page.left(&[8]).await;
    page.open_file(&page.folder.path().join("other.clues")).await;
    page.says("Opened other.clues, where you left it").await;
    page.open_file(&page.folder.path().join("tee.clues")).await;
    page.says("Opened tee.clues, where you left it").await;
    page.shows("........a").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_hexagon_of_several_colors_is_drawn() {
    let page = Page::open(&[]).await;
    page.choose("file", "new").await;
    page.click("[name=shape][value=hex]").await;
    page.fill("#new-dialog [name=side]", "2").await;
    page.fill("#new-dialog [name=colors]", "2").await;
    page.accept().await;
    page.shows(".......").await;
    page.left(&[2, 3]).await;
    page.keys(&['2']).await;
    page.left(&[4]).await;
    page.choose("edit", "generate").await;
    page.says("The clues are those of the picture").await;
    assert_eq!(page.clues().await, ["0", "2 1", "0", "1", "1", "1", "1", "1", "1"]);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_several_puzzles_is_chosen() {
    let page = Page::open(&[]).await;
    let both = "title \"First\"\nheight 1\nwidth 1\nrows\n1\ncolumns\n1\n====\n\
                height 1\nwidth 2\nrows\n1\ncolumns\n1\n0\n";
    page.open_text("both.non", both).await;
    page.until("document.getElementById('choose-dialog').open").await;
    let choices = page.find("#choices").await.text().await.unwrap();
    assert_eq!(choices, "First (rect 1x1)\nNo title (rect 1x2)");
    page.click("#choices li:nth-child(2) button").await;
    page.shows("..").await;
    page.until("document.getElementById('title').textContent === 'both 2'").await;
    page.end().await;
}
