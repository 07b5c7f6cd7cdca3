//! Making: boards, clues, images.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use super::sketching::{easel, stroke};
use image::{ImageFormat, Rgb, RgbImage};
use std::io::Cursor;

#[tokio::test(flavor = "multi_thread")]
async fn a_new_puzzle_is_made_by_entering_clues() {
    let page = Page::open(&[]).await;
    page.choose("new").await;
    page.fill("[name=height]", "3").await;
    page.fill("[name=width]", "2").await;
    page.accept().await;
    page.draws("------").await;
    page.says("“Edit clues” in the menu").await;
    page.picture("new-puzzle").await;
    page.choose("edit-clues").await;
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
    assert_eq!(page.ask("location.hash").await, "#play");
    page.left(&[0, 2, 4]).await;
    page.left(&[1]).await;
    page.says("Congratulations").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_clues_are_told_where_they_stand() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.choose("edit-clues").await;
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
    // The form names sums that differ. Unfinished clues can still be used.
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
    let page = easel(4, 3).await;
    for cells in [&[(0, 0), (1, 0)][..], &[(3, 0)], &[(0, 2), (3, 2)]] {
        stroke(&page, cells).await;
    }
    page.draws("aa-a----aaaa").await;
    // The form for typing clues begins with them.
    page.choose("edit-clues").await;
    let typed =
        "[...document.querySelectorAll('#clue-fields input')].map((field) => field.value).join()";
    assert_eq!(page.ask(typed).await, "2 1,,4,1 1,1 1,1,1 1");
    page.click("#clues-dialog [value=cancel]").await;
    page.click("#draw-play").await;
    page.shows("............").await;
    assert_eq!(page.clues().await, ["2 1", "0", "4", "1 1", "1 1", "1", "1 1"]);
    page.choose("unique").await;
    page.until("document.getElementById('answer-dialog').open").await;
    let answer = page.find("#answer-title").await.text().await.unwrap();
    assert_eq!(answer, "One solution");
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

/// Opens the settings of an image, once it has proposals: the first one fills their fields.
async fn by_hand(page: &Page) {
    page.until("document.getElementById('candidates').children.length > 0").await;
    page.ask("(document.getElementById('image-settings').open = true, 0)").await;
}

/// Types a number of columns. A browser that clears a field for a test tells nobody; without this
/// event a rating that ends meanwhile fills the field again.
async fn type_width(page: &Page, text: &str) {
    let width = "document.querySelector('#image-dialog [name=width]')";
    page.ask(&format!("({width}.dispatchEvent(new Event('input', {{ bubbles: true }})), 0)")).await;
    page.fill("#image-dialog [name=width]", text).await;
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
        page.choose("image").await;
        page.find("#image-dialog [name=file]")
            .await
            .send_keys(path.to_str().unwrap())
            .await
            .unwrap();
        if scale > 1 {
            by_hand(&page).await;
            type_width(&page, "3").await;
        }
        page.until(ready).await;
        let buttons = page.find("#image-dialog .buttons").await.text().await.unwrap();
        assert!(buttons.contains("Use it") && buttons.contains("Cancel"), "{buttons}");
        // An image of a few pixels is as large as its puzzle beside it.
        let wide = page.ask("document.getElementById('original').offsetWidth").await;
        assert!(wide.as_f64() > Some(100.0), "{name}: {wide}");
        page.accept().await;
        page.until(captured).await;
        page.draws("a--a--a--aaa").await;
        // What was done is reported, can be closed, and leaves by itself.
        page.says("The picture is drawn").await;
        assert_eq!(page.ask("document.getElementById('hush').checkVisibility()").await, true);
        page.until("document.getElementById('message').textContent === ''").await;
        page.click("#draw-play").await;
        page.shows("............").await;
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
    page.choose("image").await;
    page.find("#image-dialog [name=file]").await.send_keys(path.to_str().unwrap()).await.unwrap();
    page.until("!!document.querySelector('#preview canvas')").await;
    by_hand(&page).await;
    page.click("[name=tone] option[value=colors]").await;
    page.until("document.querySelector('#preview figcaption')?.textContent.includes('4 colors')")
        .await;
    page.picture("image").await;
    page.accept().await;
    page.draws("-bca").await;
    // For a file that is no image the dialog shows an error, and nothing can be captured.
    page.choose("image").await;
    let wrong = page.file("wrong.png", "no image at all");
    page.find("#image-dialog [name=file]").await.send_keys(wrong.to_str().unwrap()).await.unwrap();
    let problem = "document.querySelector('#image-dialog .problem').textContent";
    page.until(&format!("{problem}.includes('not an image')")).await;
    assert_eq!(page.ask("document.querySelector('#image-dialog [value=ok]').disabled").await, true);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_is_exported() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.choose("export").await;
    let svg = page.saved("puzzle.svg").await;
    assert!(svg.contains("A nonogram of 11 columns by 10 rows in one color"), "{svg}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_hexagon_of_several_colors_is_drawn() {
    let page = Page::open(&[]).await;
    page.choose("new").await;
    page.click("[name=shape][value=hex]").await;
    page.fill("#new-dialog [name=side]", "2").await;
    page.fill("#new-dialog [name=colors]", "2").await;
    page.accept().await;
    page.draws("-------").await;
    page.until("document.querySelectorAll('#draw-colors .ink').length === 3").await;
    page.choose("edit-clues").await;
    page.fill("[name=clue-1]", "2a 1b").await;
    page.until("!document.querySelector('#clues-dialog [value=ok]').disabled").await;
    page.accept().await;
    page.shows(".......").await;
    assert_eq!(page.clues().await[1], "2 1");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_clues_are_not_lost() {
    let page = Page::served(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.choose("edit-clues").await;
    assert_eq!(page.ask("document.activeElement.name").await, "clue-0");
    // Enter comes before the check of what was typed.
    let (enter, escape) = (fantoccini::key::Key::Enter.into(), fantoccini::key::Key::Escape.into());
    page.keys(&['9', enter]).await;
    page.until("document.getElementById('clue-problem-0').textContent.includes('needs 9 cells')")
        .await;
    page.keys(&[escape]).await;
    let problem = "document.querySelector('#clues-dialog .problem').textContent";
    page.until(&format!("{problem}.includes('Press Escape or Cancel again')")).await;
    // A file that is dropped now would take the board away.
    drop_file(&page, "#clues-dialog").await;
    page.fill("[name=clue-0]", "2").await;
    page.until("document.getElementById('clue-problem-0').textContent === ''").await;
    page.ask("(window.answering = fetch, window.fetch = () => Promise.reject(new TypeError()), 0)")
        .await;
    page.accept().await;
    page.until(&format!("{problem}.includes('nonosat does not answer')")).await;
    assert_eq!(page.ask("document.querySelector('[name=clue-0]').value").await, "2");
    page.ask("(window.fetch = answering, 0)").await;
    page.click("#clues-dialog [value=cancel]").await;
    page.until(&format!("{problem}.includes('Press Escape or Cancel again')")).await;
    page.click("#clues-dialog [value=cancel]").await;
    page.until("!document.getElementById('clues-dialog').open").await;
    assert_eq!(page.clues().await, ["3", "1", "1", "1", "3", "1"]);
    drop_file(&page, "#desk").await;
    page.open_brought().await;
    page.says("Opened dropped.clues").await;
    page.shows(".").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_answer_about_clues_does_not_beat_a_newer_one() {
    let page = Page::served(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.choose("edit-clues").await;
    // From now on answers wait until they are let go.
    let script = "const answering = fetch, held = window.held = [];
        window.fetch = async (path, options) => {
            const answer = await (await answering(path, options)).text();
            const [typed] = JSON.parse(options.body).clues;
            return { status: 200, text: () =>
                new Promise((go) => { held.push({ typed, go: () => go(answer) }); }) };
        };";
    page.client.execute(script, vec![]).await.unwrap();
    for typed in ["9", "2"] {
        page.fill("[name=clue-0]", typed).await;
        page.until(&format!("held.some((one) => one.typed === '{typed}')")).await;
    }
    for typed in ["2", "9"] {
        page.ask(&format!("held.forEach((one) => {{ if (one.typed === '{typed}') one.go(); }})"))
            .await;
        let problem = page.ask("document.getElementById('clue-problem-0').textContent").await;
        assert_eq!(problem, "", "after the answer about {typed}");
    }
    page.end().await;
}

/// Drops a puzzle of one cell on an element.
async fn drop_file(page: &Page, selector: &str) {
    let script = r"const dataTransfer = new DataTransfer();
        const text = 'rect 1 1\n#ffffff #000000\n1a\n1a\n';
        dataTransfer.items.add(new File([text], 'dropped.clues'));
        const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector(arguments[0]).dispatchEvent(drop);";
    page.client.execute(script, vec![selector.into()]).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_preview_stands_beside_what_it_does_not_show() {
    let page = Page::open(&[]).await;
    let path = page.file("ell.png", picture(1, ImageFormat::Png));
    page.choose("image").await;
    page.find("#image-dialog [name=file]").await.send_keys(path.to_str().unwrap()).await.unwrap();
    let shown = "document.querySelectorAll('#preview canvas').length === 1";
    let empty = "document.querySelectorAll('#preview *').length === 0";
    page.until(shown).await;
    by_hand(&page).await;
    type_width(&page, "2.5").await;
    assert_eq!(page.ask(empty).await, true, "while it waits");
    let problem = "document.querySelector('#image-dialog .problem').textContent";
    let wanted = "Columns: found 2.5, expected a whole number from 1 to 200";
    page.until(&format!("{problem} === '{wanted}'")).await;
    assert_eq!(page.ask(empty).await, true, "beside an error");
    page.fill("#image-dialog [name=width]", "3").await;
    page.until(shown).await;
    page.click("#image-dialog [value=cancel]").await;
    page.choose("image").await;
    assert_eq!(page.ask(empty).await, true, "without a file");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_puzzle_has_a_name_also_on_paper() {
    let page = Page::open(&[]).await;
    let title = "document.getElementById('title').textContent";
    for (typed, name) in [("", "New puzzle"), ("Owl", "Owl")] {
        page.click("#screens a[href='#make']").await;
        page.choose("new").await;
        page.fill("#new-dialog [name=title]", typed).await;
        page.accept().await;
        page.until(&format!("document.getElementById('draw-title').value === '{typed}'")).await;
        page.choose("edit-clues").await;
        page.until("!document.querySelector('#clues-dialog [value=ok]').disabled").await;
        page.accept().await;
        page.until(&format!("{title} === '{name}'")).await;
        page.choose("save").await;
        assert_eq!(
            page.ask("document.querySelector('#save-dialog [name=name]').value").await,
            name
        );
        page.accept().await;
        let saved = page.saved(&format!("{name}.json")).await;
        assert_eq!(saved.contains("\"title\": \"Owl\""), typed == "Owl", "{saved}");
    }
    // On paper the board is drawn for as long as it is printed.
    page.ask("dispatchEvent(new Event('beforeprint'))").await;
    assert_eq!(page.ask("document.querySelectorAll('#printed').length").await, 1);
    page.ask("dispatchEvent(new Event('afterprint'))").await;
    assert_eq!(page.ask("document.querySelectorAll('#printed').length").await, 0);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tiny_image_is_as_large_as_the_puzzle_beside_it() {
    let page = Page::open(&[]).await;
    let path = page.file("tiny.png", picture(4, ImageFormat::Png));
    page.choose("image").await;
    page.find("#image-dialog [name=file]").await.send_keys(path.to_str().unwrap()).await.unwrap();
    page.until("document.querySelectorAll('#preview canvas').length === 1").await;
    // The image has 12 x 16 pixels and keeps its form in its place.
    let large = "(() => { const image = document.getElementById('original'), box = image.getBoundingClientRect();
        const scale = Math.min(box.width / image.width, box.height / image.height);
        return [image.height, image.height * scale, document.querySelector('#preview canvas').getBoundingClientRect().height]; })()";
    let sizes = page.ask(large).await;
    let [pixels, image, puzzle] = [0, 1, 2].map(|at| sizes[at].as_f64().unwrap());
    assert!(pixels == 16.0 && image >= 0.8 * puzzle && puzzle > 100.0, "{sizes}");
    page.end().await;
}
