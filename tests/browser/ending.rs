//! The end of a game: the picture, how it came about, what comes next.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use super::seeing::violations;

#[tokio::test(flavor = "multi_thread")]
async fn the_end_shows_the_clean_picture_and_tells_time_hints_and_mistakes() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.ask(
        "(window.heard = [], ['solved', 'next'].forEach((name) =>
        document.addEventListener(name, ({ type, detail }) => heard.push([type, detail]))), 0)",
    )
    .await;
    page.keys(&['h']).await;
    page.says("Look at row 1.").await;
    page.left(&[0, 1, 2]).await;
    page.right(&[3]).await;
    page.left(&[4, 7]).await;
    page.says("Congratulations").await;
    page.until("!document.getElementById('end').hidden").await;
    let text = page.ask("document.getElementById('end-text').textContent").await;
    assert_eq!(text, "one hint");
    // The name in large letters, the picture, the time.
    assert_eq!(page.ask("document.getElementById('end-title').textContent").await, "tee");
    assert_eq!(page.ask("document.querySelectorAll('#end-board canvas').length").await, 1);
    page.until("document.getElementById('end-time').textContent.startsWith('0:')").await;
    for theme in ["light", "dark"] {
        for (width, height) in [(390, 844), (1280, 900)] {
            page.ask(&format!("(document.documentElement.dataset.theme = '{theme}', 0)")).await;
            page.resize((width, height)).await;
            assert_eq!(violations(&page).await, Vec::<String>::new(), "{theme}, {width}");
        }
    }
    page.ask("(document.documentElement.dataset.theme = 'light', 0)").await;
    let heard = page.ask("heard").await;
    assert_eq!(heard[0][0], "solved");
    assert_eq!(heard[0][1]["hints"], 1);
    assert_eq!(heard[0][1]["mistakes"], 0);
    assert!(heard[0][1]["seconds"].is_u64());
    // No grid, no crosses, no clues.
    for part in ["numbers", "edges", "board"] {
        let script = format!("getComputedStyle(document.getElementById('{part}')).visibility");
        assert_eq!(page.ask(&script).await, "hidden");
    }
    assert_eq!(page.paint(3, 0).await, page.paint(5, 30).await, "the cross is gone");
    page.picture("end").await;
    // Back, and on as before.
    page.click("#end-close").await;
    page.until("document.getElementById('end').hidden").await;
    assert_eq!(
        page.ask("getComputedStyle(document.getElementById('numbers')).visibility").await,
        "visible"
    );
    page.click("#undo").await;
    page.shows("aaax.....").await;
    // Solved again: the next puzzle is one of the collection.
    page.click("#redo").await;
    page.ask("(document.getElementById('end').hidden = false, 0)").await;
    page.click("#end-next").await;
    page.until("document.getElementById('title').textContent.startsWith('Start here · No. ')")
        .await;
    assert_eq!(page.ask("heard.at(-1)[0]").await, "next");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_mark_brings_the_board_back() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.choose("solve").await;
    page.says("Solved").await;
    page.until("document.getElementById('desk').classList.contains('finished')").await;
    // Nobody is praised for it, and a press paints nothing on the picture.
    assert_eq!(page.ask("document.getElementById('end').hidden").await, true);
    let marks = page.marks().await;
    page.left(&[0]).await;
    assert_eq!(page.marks().await, marks);
    page.click("#undo").await;
    page.until("!document.getElementById('desk').classList.contains('finished')").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_where_less_motion_is_wanted() {
    let page = Page::open(&[]).await;
    page.devtools("Emulation.setEmulatedMedia", serde_json::json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] })).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[0, 1, 2]).await;
    page.left(&[4, 7]).await;
    page.until("!document.getElementById('end').hidden").await;
    assert_eq!(page.ask("document.getAnimations().length").await, 0);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_tells_the_shelf_and_the_best_time_and_the_picture_is_sent() {
    let page = Page::open(&[]).await;
    page.client.goto(&format!("{}#play/1", page.url)).await.unwrap();
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    let kept = "{ 'collection/boat': { letters: 'a', seconds: 100 } }";
    page.ask(&format!("(localStorage['nonosat.solved'] = JSON.stringify({kept}), 0)")).await;
    let goal = std::fs::read_to_string(puzzle("boat.non")).unwrap();
    let goal = goal.lines().find_map(|line| line.strip_prefix("goal ")).unwrap().replace('"', "");
    for (cell, _) in goal.chars().enumerate().filter(|(_, sign)| *sign == '1') {
        page.left(&[cell]).await;
    }
    page.until("!document.getElementById('end').hidden").await;
    // It rises from nothing: its text is there before it is seen.
    page.until("document.getElementById('end-title').textContent === 'Little boat'").await;
    page.until("document.getElementById('end-joins').textContent === 'Start here: 1 of 9'").await;
    assert_eq!(page.ask("document.getElementById('end-best').textContent").await, "your best yet");
    // Where nothing can be sent, the picture is a file.
    page.click("#end-picture").await;
    let file = page.folder.path().join("Little boat.png");
    page.written(&file).await;
    let bytes = std::fs::read(&file).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    page.end().await;
}
