//! Making by drawing: tools, colors, the verdict on the picture, its repair.

use super::page::Page;
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use serde_json::json;
use std::time::Duration;

/// The screen for drawing, with a board of this size.
pub async fn easel(width: u32, height: u32) -> Page {
    let page = Page::open(&[]).await;
    page.click("#screens a[href='#make']").await;
    page.until("document.body.dataset.screen === 'make'").await;
    page.until("!!document.getElementById('easel').dataset.size").await;
    resize(&page, width, height).await;
    let count = (width * height) as usize;
    page.draws(&"-".repeat(count)).await;
    page
}

/// Types these numbers of columns and rows.
pub async fn resize(page: &Page, width: u32, height: u32) {
    for (id, side) in [("draw-width", width), ("draw-height", height)] {
        let script = format!(
            "(({{ field }}) => {{ field.value = {side};
                field.dispatchEvent(new Event('change', {{ bubbles: true }})); return 0; }})\
             ({{ field: document.getElementById('{id}') }})"
        );
        page.ask(&script).await;
    }
}

/// Presses at the first cell, moves over the others, lets go at the last: column and row of each.
pub async fn stroke(page: &Page, cells: &[(i32, i32)]) {
    let center = |&(x, y): &(i32, i32)| (f64::from(x) + 0.5, f64::from(y) + 0.5);
    draw(page, &cells.iter().map(center).collect::<Vec<_>>(), false).await;
}

/// The same at places of the board, by a mouse or a finger.
pub async fn draw(page: &Page, places: &[(f64, f64)], is_touch: bool) {
    // A new message may change the room, and with the next frame the board.
    let is_fit = "(({ dataset, clientWidth, clientHeight }) => dataset.room === `${clientWidth} ${clientHeight}`)\
        (document.getElementById('easel'))";
    page.until(is_fit).await;
    let script = "(({ left, top }, data) => [left + Number(data.left), top + Number(data.top), Number(data.size)])
        (document.getElementById('easel').getBoundingClientRect(), document.getElementById('easel').dataset)";
    let origin = page.ask(script).await;
    let at = |place: usize| origin[place].as_f64().unwrap();
    let point = |&(x, y): &(f64, f64)| PointerAction::MoveTo {
        duration: Some(Duration::ZERO),
        x: at(0) + x * at(2),
        y: at(1) + y * at(2),
    };
    let mut steps = vec![point(&places[0]), PointerAction::Down { button: MOUSE_BUTTON_LEFT }];
    steps.extend(places[1..].iter().map(point));
    steps.push(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    if is_touch {
        let finger = TouchActions::new("finger".to_owned());
        let finger = steps.into_iter().fold(finger, InputSource::then);
        page.client.perform_actions(finger).await.unwrap();
    } else {
        let mouse = MouseActions::new("mouse".to_owned());
        let mouse = steps.into_iter().fold(mouse, InputSource::then);
        page.client.perform_actions(mouse).await.unwrap();
    }
}

pub async fn tool(page: &Page, name: &str) {
    page.ask(&format!("(document.querySelector('[name=tool][value={name}]').click(), 0)")).await;
}

pub async fn fairness(page: &Page, verdict: &str) {
    page.until(&format!("document.getElementById('fairness').dataset.verdict === '{verdict}'"))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_is_drawn_with_pen_line_box_and_fill() {
    let page = easel(4, 4).await;
    stroke(&page, &[(0, 0), (2, 0)]).await;
    page.draws("aaa-------------").await;
    // A stroke that begins on its own color takes away.
    stroke(&page, &[(1, 0)]).await;
    page.draws("a-a-------------").await;
    page.click("#draw-undo").await;
    page.draws("aaa-------------").await;
    page.click("#menu-picture summary").await;
    page.click("#draw-clear").await;
    tool(&page, "line").await;
    stroke(&page, &[(0, 3), (3, 3), (3, 0)]).await;
    page.draws("---a--a--a--a---").await;
    page.click("#draw-undo").await;
    tool(&page, "box").await;
    stroke(&page, &[(0, 0), (3, 3)]).await;
    page.draws("aaaaa--aa--aaaaa").await;
    tool(&page, "fill").await;
    stroke(&page, &[(1, 1)]).await;
    page.draws("aaaaaaaaaaaaaaaa").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_is_mirrored_shifted_turned_and_resized() {
    let page = easel(4, 2).await;
    page.ask("(document.getElementById('mirror-across').click(), 0)").await;
    stroke(&page, &[(0, 0)]).await;
    page.draws("a--a----").await;
    page.ask("(document.getElementById('mirror-across').click(), 0)").await;
    stroke(&page, &[(1, 1)]).await;
    page.draws("a--a-a--").await;
    for (item, want) in [
        ("draw-mirror", "a--a--a-"),
        ("draw-flip", "--a-a--a"),
        ("draw-left", "-a----aa"),
        ("draw-turn", "---aa-a-"),
    ] {
        page.click("#menu-picture summary").await;
        page.click(&format!("#{item}")).await;
        page.draws(want).await;
    }
    assert_eq!(page.ask("document.getElementById('draw-width').value").await, "2");
    // It is there again when the page is.
    let before = page.ask("document.getElementById('easel').dataset.letters").await;
    page.load().await;
    page.ask("(location.hash = '#make', 0)").await;
    page.until(&format!("document.getElementById('easel').dataset.letters === {before}")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_ambiguous_cells_and_repairs_them() {
    let page = easel(2, 2).await;
    stroke(&page, &[(0, 0)]).await;
    stroke(&page, &[(1, 1)]).await;
    fairness(&page, "several").await;
    page.until("document.getElementById('fairness-more').textContent === '4 cells are in doubt.'")
        .await;
    page.until("!document.getElementById('other').hidden").await;
    page.picture("fairness-several").await;
    page.click("#mend").await;
    page.until("!document.getElementById('mend-do').hidden").await;
    let words = page.find("#fairness").await.text().await.unwrap();
    assert!(words.contains("With 1 cell changed, it has one solution."), "{words}");
    assert!(words.contains("Fewer are impossible."), "{words}");
    page.picture("fairness-mend").await;
    page.click("#mend-do").await;
    fairness(&page, "unique").await;
    let words = page.find("#fairness").await.text().await.unwrap();
    assert!(words.contains("One solution") && words.contains("gentle"), "{words}");
    page.click("#draw-play").await;
    page.shows("....").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_are_added_named_and_taken_away() {
    let page = easel(2, 1).await;
    page.click("#color-add").await;
    page.until("document.getElementById('ink-name-2').placeholder === 'orange'").await;
    page.fill("#ink-name-2", "mud").await;
    page.keys(&[Key::Tab.into()]).await;
    stroke(&page, &[(0, 0)]).await;
    page.draws("b-").await;
    page.fill("#draw-title", "Puddle").await;
    page.click("#draw-save").await;
    page.until("document.getElementById('save-dialog').open").await;
    page.accept().await;
    let saved = page.saved("Puddle.json").await;
    assert!(saved.contains("\"mud\"") && saved.contains("\"goal\""), "{saved}");
    page.click("[aria-label='Remove mud']").await;
    page.draws("--").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_is_drawn_by_keys_alone() {
    let page = easel(3, 2).await;
    page.ask("(document.getElementById('easel').focus(), 0)").await;
    page.keys(&[Key::Right.into(), ' ', Key::Down.into(), ' ', Key::Left.into(), ' ']).await;
    page.draws("-a-aa-").await;
    let news = page.ask("document.getElementById('easel-news').textContent").await;
    assert_eq!(news, json!("row 2, column 1: filled"));
    page.chord(Key::Control, 'z').await;
    page.draws("-a--a-").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_leaves_as_png_and_on_paper() {
    let page = easel(3, 3).await;
    stroke(&page, &[(0, 0), (2, 0)]).await;
    page.click("#draw-save").await;
    page.until("document.getElementById('save-dialog').open").await;
    page.fill("#save-dialog [name=name]", "bar").await;
    page.click("#save-dialog option[value=png]").await;
    page.accept().await;
    let path = page.folder.path().join("bar.png");
    page.until("!document.getElementById('save-dialog').open").await;
    let began = std::time::Instant::now();
    while !path.exists() {
        assert!(began.elapsed() < Duration::from_secs(20), "no PNG");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let print = "(window.print = () => { dispatchEvent(new Event('beforeprint'));
        window.printed = document.querySelectorAll('#printed text').length; }, 0)";
    page.ask(print).await;
    page.click("#draw-save").await;
    page.until("document.getElementById('save-dialog').open").await;
    page.click("#save-print").await;
    page.until("document.getElementById('print-dialog').open").await;
    page.accept().await;
    // Three rows and three columns, two of them empty: six numbers.
    page.until("window.printed === 6").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_image_is_cut_and_settings_are_suggested() {
    let image = image::RgbImage::from_fn(40, 40, |x, y| {
        let is_black = (10..30).contains(&x) && (y / 4) % 2 == 0;
        if is_black { image::Rgb([0; 3]) } else { image::Rgb([255; 3]) }
    });
    let mut bytes = std::io::Cursor::new(Vec::new());
    image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    let page = easel(2, 2).await;
    let path = page.file("bars.png", bytes.into_inner());
    page.click("#draw-image").await;
    page.until("document.getElementById('image-dialog').open").await;
    page.find("#image-dialog [name=file]").await.send_keys(path.to_str().unwrap()).await.unwrap();
    let shown = "(document.querySelector('#preview figcaption')?.textContent ?? '')";
    page.until(&format!("{shown} === '40 rows, 40 columns, 2 colors'")).await;
    page.until("!document.getElementById('original-figure').hidden").await;
    page.ask("(document.getElementById('image-settings').open = true, 0)").await;
    page.fill("#image-dialog [name=left]", "25").await;
    page.fill("#image-dialog [name=right]", "25").await;
    page.until(&format!("{shown} === '40 rows, 20 columns, 2 colors'")).await;
    page.click("#candidates-ask").await;
    page.until("document.querySelectorAll('#candidates canvas').length > 0").await;
    page.picture("image-candidates").await;
    page.click("#candidates button").await;
    page.until("!document.querySelector('#image-dialog [value=ok]').disabled").await;
    // A drag cuts out what it covers of the image, whose box is wider.
    page.ask("(document.getElementById('original').scrollIntoView({ block: 'center' }), 0)").await;
    let right =
        "(({ x, y, height }) => [x + height / 2, y, x + height, y + height].map(Math.round))
        (document.getElementById('original').getBoundingClientRect())";
    let place = page.ask(right).await;
    let at = |number: usize| place[number].as_i64().unwrap();
    page.mouse(&[(at(0), at(1) + 1), (at(2) - 1, at(3) - 1)]).await;
    let cut = "['left', 'top', 'right'].map((name) => document.querySelector(`#image-dialog [name=${name}]`).value)";
    assert_eq!(page.ask(cut).await, json!(["50", "0", "0"]));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_play_or_publish_an_empty_drawing() {
    let page = easel(3, 3).await;
    let off = "['draw-play', 'draw-publish'].map((id) => document.getElementById(id).disabled)";
    assert_eq!(page.ask(off).await, json!([true, true]));
    page.ask("(document.getElementById('publish').click(), 0)").await;
    page.says("Nothing is drawn yet").await;
    stroke(&page, &[(0, 0), (0, 0)]).await;
    page.until(&format!("{off}.join() === 'false,false'")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_that_nobody_can_tell_apart_are_named() {
    let page = easel(3, 3).await;
    let pick = |place: usize, rgb: &str| {
        format!("(() => {{ const field = document.getElementById('ink-pick-{place}'); field.value = '{rgb}';
            field.dispatchEvent(new Event('change', {{ bubbles: true }})); return 0; }})()")
    };
    page.ask(&pick(1, "#fffffe")).await;
    page.says("Color 1 and Background look almost the same").await;
    page.ask(&pick(1, "#d00000")).await;
    page.until("document.getElementById('message').textContent === ''").await;
    page.end().await;
}
