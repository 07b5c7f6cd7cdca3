//! The studio as a whole: clues at the rim, images from everywhere, several drawings, proofs.

use super::page::Page;
use super::seeing::violations;
use super::sketching::{easel, fairness, stroke};
use image::{ImageFormat, Rgb, RgbImage};
use serde_json::json;
use std::io::Cursor;

fn png(image: &RgbImage) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, ImageFormat::Png).unwrap();
    bytes.into_inner()
}

#[tokio::test(flavor = "multi_thread")]
async fn clues_stand_at_the_rim_while_a_picture_is_drawn() {
    let page = easel(3, 2).await;
    let clues = "document.getElementById('easel').dataset.clues";
    stroke(&page, &[(0, 0), (1, 0)]).await;
    page.until(&format!("{clues} === '2//1/1/'")).await;
    stroke(&page, &[(2, 1)]).await;
    page.until(&format!("{clues} === '2/1/1/1/1'")).await;
    // Also what a stroke is about to draw.
    page.ask(
        "(() => {
            const easel = document.getElementById('easel'), { left, top, size } = easel.dataset;
            const box = easel.getBoundingClientRect();
            easel.setPointerCapture = () => {};
            easel.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, isPrimary: true, button: 0,
                clientX: box.left + Number(left) + 2.5 * size, clientY: box.top + Number(top) + .5 * size, bubbles: true }));
        })()",
    )
    .await;
    page.until(&format!("{clues} === '3/1/1/1/2'")).await;
    page.draws("aa---a").await;
    page.picture("rim").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.end().await;
}

/// A red disk on a blue ground with a white rim.
fn disk() -> RgbImage {
    RgbImage::from_fn(200, 200, |x, y| {
        let away = (f64::from(x) - 100.0).hypot(f64::from(y) - 100.0);
        match away {
            ..50.0 => Rgb([200, 20, 20]),
            50.0..85.0 => Rgb([20, 20, 200]),
            _ => Rgb([255; 3]),
        }
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn proposals_for_an_image_say_what_they_are_like_and_have_colors() {
    let page = easel(2, 2).await;
    let path = page.file("disk.png", png(&disk()));
    page.click("#draw-image").await;
    page.until("document.getElementById('image-dialog').open").await;
    page.find("#image-dialog [name=file]").await.send_keys(path.to_str().unwrap()).await.unwrap();
    page.until("document.querySelectorAll('#candidates button').length > 2").await;
    // The first is taken unless another is chosen; of an image in colors it is in color.
    let first = "document.querySelector('#candidates button')";
    assert_eq!(page.ask(&format!("{first}.ariaPressed")).await, "true");
    page.until(&format!("/one solution/.test({first}.textContent)")).await;
    let text = page.ask(&format!("{first}.textContent")).await;
    assert!(text.as_str().unwrap().contains("3 colors"), "{text}");
    assert!(
        text.as_str().unwrap().contains("minute") || text.as_str().unwrap().contains("hour"),
        "{text}"
    );
    page.picture("proposals").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    let other = "[...document.querySelectorAll('#candidates button')].find((one) => !/colors/.test(one.textContent))";
    page.ask(&format!("{other}.click()")).await;
    page.until("document.querySelector('#preview figcaption').textContent.includes('2 colors')")
        .await;
    page.accept().await;
    page.until("document.getElementById('draw-title').value === 'disk'").await;
    fairness(&page, "unique").await;
    // What was said about it can be closed, and goes with the next stroke.
    page.says("The picture is drawn").await;
    assert_eq!(page.ask("document.getElementById('hush').checkVisibility()").await, true);
    page.picture("drawn").await;
    page.ask("document.getElementById('draw-clear').click()").await;
    page.until("document.getElementById('message').textContent === ''").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_with_several_solutions_is_repaired() {
    // Two cells that could as well lie in each other's columns, in a frame.
    let image = image::RgbImage::from_fn(10, 10, |x, y| {
        let is_frame =
            (1..9).contains(&x) && (1..8).contains(&y) && (x == 1 || x == 8 || y == 1 || y == 7);
        let is_black = is_frame || (x, y) == (3, 3) || (x, y) == (4, 4);
        if is_black { image::Rgb([0; 3]) } else { image::Rgb([255; 3]) }
    });
    let page = easel(2, 2).await;
    let path = page.file("two.png", png(&image));
    page.click("#draw-image").await;
    page.until("document.getElementById('image-dialog').open").await;
    page.find("#image-dialog [name=file]").await.send_keys(path.to_str().unwrap()).await.unwrap();
    let cards = "document.getElementById('candidates').textContent";
    page.until(&format!("{cards}.includes('one solution, 1 cell changed')")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_image_is_dropped_anywhere_and_has_a_drawing_of_its_own() {
    let page = Page::open(&[]).await;
    let script = "const [type, name] = arguments, dataTransfer = new DataTransfer();
        const canvas = Object.assign(document.createElement('canvas'), { width: 5, height: 5 }), pen = canvas.getContext('2d');
        pen.fillStyle = '#fff'; pen.fillRect(0, 0, 5, 5); pen.fillStyle = '#000'; pen.fillRect(0, 0, 3, 4);
        const bytes = Uint8Array.from(atob(canvas.toDataURL().split(',')[1]), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: 'image/png' }));
        const event = type === 'paste' ? new ClipboardEvent(type, { clipboardData: dataTransfer, bubbles: true })
            : new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('main').dispatchEvent(event);";
    let is_marked = "document.body.hasAttribute('data-dropping')";
    for (way, file, title) in [
        ("drop", "first.png", "first"),
        ("drop", "second.png", "second"),
        ("paste", "image.png", ""),
    ] {
        page.client.execute(script, vec![json!("dragover"), json!(file)]).await.unwrap();
        assert_eq!(page.ask(is_marked).await, true, "while it hovers");
        page.client.execute(script, vec![json!("drop"), json!(file)]).await.unwrap();
        if way == "paste" {
            page.until("document.getElementById('image-dialog').open").await;
            page.ask("document.querySelector('#image-dialog [value=cancel]').click()").await;
            page.client.execute(script, vec![json!("paste"), json!(file)]).await.unwrap();
        }
        assert_eq!(page.ask(is_marked).await, false);
        page.until("!document.querySelector('#image-dialog [value=ok]').disabled").await;
        page.accept().await;
        page.until(&format!("document.getElementById('draw-title')?.value === '{title}'")).await;
        page.draws("aaa--aaa--aaa--aaa-------").await;
        assert_eq!(page.ask("document.body.dataset.screen").await, "make");
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_drawings_are_kept() {
    let page = easel(3, 1).await;
    stroke(&page, &[(0, 0)]).await;
    page.fill("#draw-title", "Left").await;
    page.click("#draw-new").await;
    page.until("document.getElementById('draw-title').value === ''").await;
    page.draws(&"-".repeat(225)).await;
    super::sketching::resize(&page, 3, 1).await;
    page.draws("---").await;
    stroke(&page, &[(2, 0)]).await;
    page.draws("--a").await;
    page.fill("#draw-title", "Right").await;
    let names =
        "[...document.querySelectorAll('#drawings b')].map((name) => name.textContent).join()";
    page.click("#draw-list").await;
    page.until(&format!("{names} === 'Right,Left'")).await;
    page.picture("drawings").await;
    page.click("#drawings li:nth-child(2) [aria-label='Copy Left']").await;
    page.until(&format!("{names} === 'Left (copy),Right,Left'")).await;
    page.click("#drawings li:nth-child(3) .kept").await;
    page.draws("a--").await;
    // All are there again when the page is, and one goes for good.
    page.load().await;
    page.ask("(location.hash = '#make', 0)").await;
    page.draws("a--").await;
    page.click("#draw-list").await;
    page.until(&format!("{names} === 'Left (copy),Right,Left'")).await;
    page.click("#drawings [aria-label='Delete Right']").await;
    page.until(&format!("{names} === 'Left (copy),Left'")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proof_of_a_drawing_leaves_one_in_the_studio() {
    let page = easel(2, 1).await;
    stroke(&page, &[(0, 0)]).await;
    fairness(&page, "unique").await;
    page.click("#draw-prove").await;
    page.until("document.getElementById('answer-dialog').open").await;
    assert_eq!(page.find("#answer-title").await.text().await.unwrap(), "One solution");
    page.click("#prove").await;
    page.until("document.getElementById('proof-message').textContent.startsWith('my-drawing.proof.tar is saved')").await;
    page.accept().await;
    assert_eq!(page.ask("document.body.dataset.screen").await, "make");
    page.draws("a-").await;
    page.end().await;
}
