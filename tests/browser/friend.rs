//! Against a friend: a link with a time, both times at the end, and what a hostile link can do.

use super::page::{Page, packed};
use super::puzzle;
use serde_json::json;

/// Both times and the result.
const TIMES: &str = "['end-time', 'end-other', 'end-beat'].map((id) => document.getElementById(id).textContent).join(' | ')";

/// Follows a link within the site, as another visitor.
async fn visit(page: &Page, hash: &str) {
    page.forget().await;
    let bare = page.url.split('#').next().unwrap();
    page.client.goto(&format!("{bare}#{hash}")).await.unwrap();
    page.until("document.body.dataset.ready === 'true'").await;
}

/// The cells of the picture of `boat.non`, the first puzzle of the collection.
fn boat() -> Vec<usize> {
    let goal = std::fs::read_to_string(puzzle("boat.non")).unwrap();
    let goal = goal.lines().find_map(|line| line.strip_prefix("goal ")).unwrap().replace('"', "");
    goal.chars().enumerate().filter_map(|(cell, sign)| (sign == '1').then_some(cell)).collect()
}

/// What the player sends to a friend at the end.
async fn sent(page: &Page) -> String {
    page.ask("(Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.sent = text; } } }), 0)").await;
    page.click("#end-share").await;
    page.until("!!window.sent").await;
    page.ask("sent").await.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_numbered_puzzle_is_played_against_the_time_in_its_link() {
    let page = Page::open(&[]).await;
    visit(&page, "play/1?beat=1:03:12").await;
    page.says("A friend solved this in 1:03:12").await;
    page.until("document.getElementById('timer').textContent === '0:00 / 1:03:12'").await;
    let cells = boat();
    for &cell in &cells[1..] {
        page.left(&[cell]).await;
    }
    // A reload keeps the game and the time to beat.
    page.until(
        "Object.keys(localStorage).some((key) => localStorage[key].includes('\"beat\":3792'))",
    )
    .await;
    page.client.refresh().await.unwrap();
    page.until("document.body.dataset.ready === 'true'").await;
    page.until("document.getElementById('timer').textContent.endsWith(' / 1:03:12')").await;
    page.left(&[cells[0]]).await;
    page.until("!document.getElementById('end').hidden").await;
    let text = page.ask(TIMES).await.as_str().unwrap().to_owned();
    assert!(text.starts_with("0:") && text.contains("| 1:03:12 | You win by 1:0"), "{text}");
    page.picture("friend-end").await;
    let text = sent(&page).await;
    let link = text.lines().last().unwrap();
    assert!(text.contains("Can you beat 0:"), "{text}");
    assert!(link.contains("/#play/") && link.contains("?beat=0:"), "{text}");
    assert!(!text.contains("boat"), "{text}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slower_player_sees_both_times_and_a_day_has_its_link_too() {
    let page = Page::open(&[]).await;
    visit(&page, "play/2020-01-06?beat=0:01").await;
    page.says("A friend solved this in 0:01").await;
    page.until("location.hash === '#play/2020-01-06?beat=0:01'").await;
    // The same game against another time.
    page.ask("(location.hash = '#play/1?beat=0:01', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    let cells = boat();
    page.left(&[cells[0]]).await;
    page.until("/^0:0[2-9] /.test(document.getElementById('timer').textContent)").await;
    page.ask("(location.hash = '#play/1?beat=0:02', 0)").await;
    page.until("document.getElementById('timer').textContent.endsWith(' / 0:02')").await;
    for &cell in &cells[1..] {
        page.left(&[cell]).await;
    }
    page.until("!document.getElementById('end').hidden").await;
    let text = page.ask(TIMES).await.as_str().unwrap().to_owned();
    assert!(text.starts_with("0:") && text.contains("| 0:02 |"), "{text}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_ones_own_carries_its_time_and_a_title_for_the_end() {
    let page = Page::open(&[]).await;
    page.open_text("two.clues", "rect 1 2\n#fff #000\n1a\n1a\n\n").await;
    page.left(&[0]).await;
    page.until("!document.getElementById('end').hidden").await;
    // Nobody needs no time.
    page.ask("(document.getElementById('end-close').click(), 0)").await;
    page.keys(&['x']).await;
    page.until("document.getElementById('timer').textContent !== '0:00'").await;
    page.left(&[0]).await;
    page.left(&[0]).await;
    page.until("!document.getElementById('end').hidden").await;
    let text = sent(&page).await;
    let link = text.lines().last().unwrap().to_owned();
    assert!(link.contains("#p=") && link.contains("&beat=0:"), "{text}");
    let hash = link.split_once('#').unwrap().1;
    // "Two" in base64.
    visit(&page, &format!("{hash}&end=VHdv")).await;
    page.says("A friend solved this in 0:").await;
    assert_ne!(page.ask("document.getElementById('title').textContent").await, "Two");
    page.left(&[0]).await;
    page.until("!document.getElementById('end').hidden").await;
    assert_eq!(page.ask("document.getElementById('end-title').textContent").await, "Two");
    assert!(page.ask(TIMES).await.as_str().unwrap().contains(" | 0:"));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_times_and_titles_are_text_or_nothing() {
    let page = Page::open(&[]).await;
    page.ask(
        "(window.faults = [], addEventListener('error', ({ message }) => faults.push(message)), 0)",
    )
    .await;
    for beat in [
        "<img src=x onerror=alert(1)>",
        "-1:00",
        "99:99:99",
        "1e9",
        "0:00",
        "NaN",
        "1:2",
        "%E0%A4",
        "٣:١٢",
        "12345:00",
    ] {
        page.ask(&format!("(location.hash = {}, 0)", json!(format!("#play/1?beat={beat}")))).await;
        page.until("document.querySelectorAll('[data-cell]').length === 25").await;
        page.until("document.getElementById('timer').textContent === '0:00'").await;
        assert_eq!(page.ask("document.getElementById('message').textContent").await, "", "{beat}");
        page.ask("(location.hash = '#start', 0)").await;
        page.until("document.body.dataset.screen === 'start'").await;
    }
    let one = packed(br##"{"nonosat":1,"shape":{"rect":{"height":1,"width":1}},"colors":[{"rgb":"#fff"},{"rgb":"#000"}],"clues":["1a","1a"]}"##);
    // `<img src=x onerror=alert(1)>` and bytes that are no text.
    for (end, title) in [
        ("PGltZyBzcmM9eCBvbmVycm9yPWFsZXJ0KDEpPg", "<img src=x onerror=alert(1)>"),
        ("%%%", ""),
        ("__8", ""),
    ] {
        visit(&page, &format!("p={one}&beat=<b>&end={end}")).await;
        page.until("document.querySelectorAll('[data-cell]').length === 1").await;
        assert_eq!(page.ask("document.getElementById('timer').textContent").await, "0:00");
        page.left(&[0]).await;
        page.until("!document.getElementById('end').hidden").await;
        if !title.is_empty() {
            assert_eq!(page.ask("document.getElementById('end-title').textContent").await, title);
        }
        assert_eq!(
            page.ask("document.querySelectorAll('#end-title *, #message *').length").await,
            0
        );
    }
    page.end().await;
}
