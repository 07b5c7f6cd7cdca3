//! The picture of each day: the calendar, days in a row, catching up, what is sent.

use super::page::Page;
use super::seeing::violations;
use nonosat_engine::explanation::rate_lines;
use nonosat_sat::budget::Budget;
use nonosat_studio::calendar::{Day, drawings};
use serde_json::json;

const SCREEN: &str = "document.body.dataset.screen";

/// The marks of a day as the browser keeps them, so that it is solved.
fn solved(days: &[&str]) -> String {
    let kept = days
        .iter()
        .map(|day| (format!("day/{day}"), json!({ "letters": "a".repeat(500), "seconds": 192 })));
    let kept = serde_json::Value::Object(kept.collect());
    format!("(localStorage['nonosat.solved'] = JSON.stringify({kept}), 0)")
}

/// The page with another clock: at this time, in this part of the world. `pass` moves it.
async fn at(zone: &str, time: &str) -> Page {
    let page = Page::open(&[]).await;
    set_clock(&page, zone, time).await;
    page
}

/// Loads the page again with another clock.
pub async fn set_clock(page: &Page, zone: &str, time: &str) {
    page.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": zone })).await;
    let clock = format!(
        "{{ const Real = Date; let shift = Real.parse('{time}') - Real.now();
        globalThis.pass = (minutes) => {{ shift += minutes * 60_000; }};
        globalThis.Date = class extends Real {{ constructor(...all) {{ super(...(all.length ? all : [Real.now() + shift])); }}
        static now() {{ return Real.now() + shift; }} }}; }}"
    );
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": clock })).await;
    page.load().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn days_in_a_row_are_counted_on_the_calendar_and_not_in_hours() {
    // Half an hour into the day after the clocks went forward, and half an hour before the end of the one on which they go back.
    let spring = [
        "2026-03-24",
        "2026-03-25",
        "2026-03-26",
        "2026-03-27",
        "2026-03-28",
        "2026-03-29",
        "2026-03-30",
    ];
    let autumn = ["2026-10-23", "2026-10-24", "2026-10-25"];
    let week = ["2026-11-22", "2026-11-23", "2026-11-24"];
    for (zone, time, days, found) in [
        ("Europe/Berlin", "2026-03-29T22:30:00Z", &spring[..], "7 days in a row"),
        ("Europe/Berlin", "2026-10-25T22:30:00Z", &autumn[..], "3 days in a row"),
        ("America/New_York", "2026-03-30T12:00:00Z", &spring[..], "7 days in a row"),
        // Solved in Tokyo, then flown to where it is the day before; and a day later.
        ("Pacific/Honolulu", "2026-11-24T03:00:00Z", &week[..], "3 days in a row"),
        ("Asia/Tokyo", "2026-11-25T03:00:00Z", &week[..], "3 days in a row"),
        // Two days later it is over.
        ("Asia/Tokyo", "2026-11-26T03:00:00Z", &week[..], ""),
    ] {
        let page = at(zone, time).await;
        page.ask(&solved(days)).await;
        page.load().await;
        page.until("document.getElementById('today-facts').textContent !== ''").await;
        assert_eq!(
            page.ask("document.getElementById('today-streak').textContent").await,
            found,
            "{zone}, {time}"
        );
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_has_the_same_puzzle_everywhere_and_the_week_grows() {
    let mut clues = Vec::new();
    for zone in ["Pacific/Auckland", "America/Los_Angeles"] {
        let page = at(zone, "2026-11-28T12:00:00Z").await;
        page.client.goto(&format!("{}#play/2026-11-28", page.url)).await.unwrap();
        page.until("document.querySelectorAll('[data-cell]').length > 100").await;
        clues.push(page.clues().await);
        // It is large and in color: a rocking horse.
        assert!(
            page.ask("document.querySelectorAll('#palette label').length").await.as_u64().unwrap()
                >= 4
        );
        assert_eq!(page.ask("document.title").await, "Saturday, November 28 · nonosat");
        page.end().await;
    }
    assert_eq!(clues[0], clues[1]);
    let page = at("Europe/Berlin", "2026-11-29T12:00:00Z").await;
    for (day, cells) in [("2026-11-23", 120), ("2026-11-27", 360), ("2025-11-23", 271)] {
        page.client.goto(&format!("{}#play/{day}", page.url)).await.unwrap();
        page.until(&format!("document.querySelectorAll('[data-cell]').length === {cells}")).await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_calendar_shows_what_was_solved_and_lets_one_catch_up() {
    let page = at("Europe/Berlin", "2026-11-24T12:00:00Z").await;
    page.ask(&solved(&["2026-11-23"])).await;
    page.load().await;
    page.until("document.querySelectorAll('#week .day').length === 7").await;
    assert_eq!(
        page.ask("document.querySelector('[data-day=\"2026-11-23\"]').ariaLabel").await,
        "Monday, November 23, solved"
    );
    assert_eq!(
        page.ask("document.querySelector('[data-day=\"2026-11-25\"]').disabled").await,
        true
    );
    page.click(".weeks a").await;
    page.until(&format!("{SCREEN} === 'days'")).await;
    assert_eq!(page.find("#days-month").await.text().await.unwrap(), "November 2026");
    assert_eq!(page.ask("document.querySelectorAll('#days-list .done').length").await, 1);
    assert_eq!(page.ask("document.getElementById('days-after').disabled").await, true);
    page.picture("calendar").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.click("#days-before").await;
    page.until("document.getElementById('days-month').textContent === 'October 2026'").await;
    assert_eq!(page.ask("document.querySelectorAll('#days-list li').length").await, 31);
    // A day that was missed.
    page.click("#days-list [data-day='2026-10-26']").await;
    page.until("document.querySelectorAll('[data-cell]').length === 132").await;
    assert_eq!(page.find("#title").await.text().await.unwrap(), "Monday, October 26");
    // The way back leads to the calendar.
    page.client.back().await.unwrap();
    page.until(&format!("{SCREEN} === 'days'")).await;
    page.end().await;
}

/// Paints the picture of a day, which is in black.
async fn solve_day(page: &Page, date: &str) {
    let day = Day::of(date.parse().unwrap()).unwrap();
    let puzzle = day.puzzle().unwrap();
    let options = nonosat_engine::solver::Options::default();
    let mut solutions = nonosat_engine::solver::face::solutions(&puzzle, &options);
    let solution = solutions.next().unwrap().unwrap();
    for (cell, color) in solution.picture().colors().iter().enumerate() {
        if !color.is_background() {
            page.left(&[cell]).await;
        }
    }
    page.until("!document.getElementById('end').hidden").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_ends_no_row_says_only_its_date() {
    let page = at("Europe/Berlin", "2026-11-26T12:00:00Z").await;
    page.ask("(location.hash = '#play/2026-11-23', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length === 120").await;
    solve_day(&page, "2026-11-23").await;
    page.until("document.getElementById('end-joins').textContent === 'Monday, November 23'").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_day_names_its_picture_in_the_language_of_the_reader() {
    let page = at("Europe/Berlin", "2026-11-23T12:00:00Z").await;
    page.ask("(localStorage['nonosat.preferences'] = '{\"language\":\"de\"}', 0)").await;
    page.load().await;
    page.ask("(location.hash = '#play/2026-11-23', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length === 120").await;
    // Until then only the date is told.
    assert_eq!(page.find("#title").await.text().await.unwrap(), "Montag, 23. November");
    assert_eq!(page.ask("document.body.innerText.includes('Auto')").await, false);
    solve_day(&page, "2026-11-23").await;
    let text = |id: &str| format!("document.getElementById('{id}').textContent");
    assert_eq!(page.ask(&text("end-title")).await, "Auto");
    page.until(&format!("{} === 'Montag, 23. November · 1 Tag in Folge'", text("end-joins"))).await;
    // Next comes the last day that was missed.
    page.until(&format!("{} === 'Sonntag, 22. November · 631 Felder'", text("end-next-name")))
        .await;
    page.picture("day-end").await;
    // The wall and the calendar tell it, too.
    page.ask("(location.hash = '#mine', 0)").await;
    page.until("document.querySelector('#mine-solved .name')?.textContent === 'Auto'").await;
    page.ask("(location.hash = '#days', 0)").await;
    let label = "document.querySelector('#days-list [data-day=\"2026-11-23\"]')?.ariaLabel";
    page.until(&format!("{label} === 'Montag, 23. November, Auto, gelöst'")).await;
    page.ask("(location.hash = '#start', 0)").await;
    page.until(&format!("{} === 'Auto'", text("today-title"))).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_of_a_day_spoils_nothing() {
    let page = at("Europe/Berlin", "2026-11-24T12:00:00Z").await;
    page.ask(&solved(&["2026-11-23"])).await;
    page.client.goto(&format!("{}#play/2026-11-24", page.url)).await.unwrap();
    page.until("document.querySelectorAll('[data-cell]').length === 260").await;
    page.ask("(Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.sent = text; } } }), 0)").await;
    page.choose("solve").await;
    page.says("Solved").await;
    page.ask("(document.dispatchEvent(new CustomEvent('solved', { detail: { seconds: 192, hints: 0, mistakes: 0 } })), 0)").await;
    page.until("'day/2026-11-24' in JSON.parse(localStorage['nonosat.solved'] ?? '{}')").await;
    page.ask("document.getElementById('end-share').click()").await;
    page.until("!!window.sent").await;
    let sent = page.ask("sent").await.as_str().unwrap().to_owned();
    let lines: Vec<&str> = sent.lines().collect();
    assert_eq!(lines[0], "nonosat Nov 24 · 13 × 20 · 0:01 · no hints ▣▣");
    assert_eq!(lines[1], "Can you beat 0:01?");
    assert!(lines[2].ends_with("/#play/2026-11-24?beat=0:01"), "{sent}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_to_come_and_a_number_that_no_puzzle_has_lead_to_the_first_screen() {
    let page = at("Europe/Berlin", "2026-11-24T12:00:00Z").await;
    // It is the day after already in other parts of the world.
    page.ask("(location.hash = '#play/2026-11-25', 0)").await;
    page.until("document.getElementById('title').textContent === 'Wednesday, November 25'").await;
    for address in ["2026-11-26", "78"] {
        page.ask("(document.getElementById('message').textContent = '', 0)").await;
        page.ask(&format!("(location.hash = '#play/{address}', 0)")).await;
        page.says("no puzzle at this address").await;
        assert_eq!(page.ask(SCREEN).await, "start", "{address}");
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_stays_open_shows_the_new_day_once_it_is_looked_at() {
    let page = at("Europe/Berlin", "2026-11-29T22:58:00Z").await;
    page.ask(&solved(&["2026-11-28", "2026-11-29"])).await;
    page.load().await;
    let text = |id: &str| format!("document.getElementById('{id}').textContent");
    page.until(&format!("{} === '2 days in a row'", text("today-streak"))).await;
    page.until(&format!("{} === 'solved in 3:12'", text("today-facts"))).await;
    assert_eq!(page.ask(&text("today-play")).await, "Play it again");
    let [visible, focus, shown] = [
        "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
        "dispatchEvent(new Event('focus'))",
        "dispatchEvent(new Event('pageshow'))",
    ];
    let current = "document.querySelector('#week [aria-current]').dataset.day";
    for (event, minutes, date, day) in [
        (visible, 1, "Sunday, November 29", "2026-11-29"),
        (visible, 2, "Monday, November 30", "2026-11-30"),
        (focus, 24 * 60, "Tuesday, December 1", "2026-12-01"),
        // A clock may also go back.
        (shown, -24 * 60, "Monday, November 30", "2026-11-30"),
    ] {
        page.ask(&format!("(pass({minutes}), {event}, 0)")).await;
        page.until(&format!("{} === '{date}'", text("today-date"))).await;
        assert_eq!(page.ask(current).await, day);
    }
    page.until(&format!("{}.startsWith('12 × 10 · ')", text("today-facts"))).await;
    assert_eq!(page.ask(&text("today-play")).await, "Play today’s");
    page.picture("new-day").await;
    // The calendar turns to the new month, and the row is over.
    page.click(".weeks a").await;
    page.until(&format!("{} === 'November 2026'", text("days-month"))).await;
    page.ask(&format!("(pass(2 * 24 * 60), {focus}, 0)")).await;
    page.until(&format!("{} === 'December 2026'", text("days-month"))).await;
    assert_eq!(page.ask(&text("days-streak")).await, "");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_day_is_no_days() {
    let page = at("Europe/Berlin", "2026-11-24T12:00:00Z").await;
    for (days, words) in
        [(&["2026-11-24"][..], "day in a row"), (&["2026-11-23", "2026-11-24"], "days in a row")]
    {
        page.ask(&solved(days)).await;
        page.choose("statistics").await;
        let name = "document.querySelector('#statistics-sums div:last-child dt').textContent";
        assert_eq!(page.ask(name).await, words);
        page.accept().await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_that_comes_again_has_another_size_also_on_its_shelf() {
    let date = "2028-02-07";
    let drawing = Day::of(date.parse().unwrap()).unwrap().drawing;
    let first = drawings().iter().find(|one| one.name == drawing.name).unwrap();
    let (height, width) = drawing.shape.rectangle().unwrap();
    assert_ne!(first.shape, drawing.shape);
    let page = at("Europe/Berlin", "2028-02-07T12:00:00Z").await;
    let facts = "document.getElementById('today-facts').textContent";
    page.until(&format!("{facts}.startsWith('{width} × {height} · ')")).await;
    page.ask(&format!("(location.hash = '#play/{date}', 0)")).await;
    page.until(&format!("document.querySelectorAll('[data-cell]').length === {}", height * width))
        .await;
    // The picture that the program has on this date is that of the page.
    solve_day(&page, date).await;
    page.until(&format!("'day/{date}' in JSON.parse(localStorage['nonosat.solved'] ?? '{{}}')"))
        .await;
    page.ask("(location.hash = '#start', 0)").await;
    page.click(&format!("[aria-labelledby=shelf-{}] .all", drawing.shelf)).await;
    let canvas = format!("[data-name=\"drawing/{}\"].solved canvas:not(.wrap)", drawing.name);
    page.until(&format!("!!document.querySelector('{canvas}')")).await;
    let shares =
        format!("(({{ width, height }}) => width / height)(document.querySelector('{canvas}'))");
    let share = page.ask(&shares).await.as_f64().unwrap();
    assert!((share - f64::from(width) / f64::from(height)).abs() < 0.02, "{share}");
    page.picture("drawing-resized").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_minutes_of_a_day_are_those_of_its_rating() {
    // A Monday and a Sunday: both were once the same in every week.
    for date in ["2026-11-23", "2026-11-29"] {
        let page = at("Europe/Berlin", &format!("{date}T12:00:00Z")).await;
        let puzzle = Day::of(date.parse().unwrap()).unwrap().puzzle().unwrap();
        let minutes = rate_lines(&puzzle, &Budget::endless()).unwrap().minutes;
        let facts = "document.getElementById('today-facts').textContent";
        page.until(&format!("{facts}.endsWith(' · about {minutes} minutes')")).await;
        page.end().await;
    }
}
