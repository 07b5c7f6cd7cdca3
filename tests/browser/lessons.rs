//! The lessons: small boards that teach themselves, on the first screen, on their own, before a game.

use super::page::Page;
use super::seeing::violations;
use serde_json::json;

const SCREEN: &str = "document.body.dataset.screen";
const STEP: &str = "document.getElementById('learn-step').textContent";

/// The text of a part of the page.
async fn text(page: &Page, id: &str) -> String {
    page.find(&format!("#{id}")).await.text().await.unwrap()
}

/// The middles of cells of the lesson.
async fn places(page: &Page, cells: &[usize]) -> Vec<(i64, i64)> {
    let script = format!(
        "{cells:?}.map((cell) => {{ const {{ x, y, width, height }} =
            document.querySelector(`[data-lesson-cell='${{cell}}']`).getBoundingClientRect();
            return [Math.round(x + width / 2), Math.round(y + height / 2)]; }})"
    );
    let places = page.ask(&script).await;
    let place = |one: &serde_json::Value| (one[0].as_i64().unwrap(), one[1].as_i64().unwrap());
    places.as_array().unwrap().iter().map(place).collect()
}

/// One stroke of the mouse from the first cell to the last.
async fn stroke(page: &Page, cells: &[usize]) {
    let places = places(page, cells).await;
    page.mouse(&[places[0], *places.last().unwrap()]).await;
}

/// The strokes of each step of the first lesson.
const STROKES: [&[&[usize]]; 6] = [
    &[&[5, 6, 7, 8, 9]],
    &[&[10], &[12], &[14]],
    &[&[11], &[13]],
    &[&[16, 21], &[18, 23]],
    &[&[22]],
    &[&[0], &[4], &[15], &[17], &[19]],
];

/// Takes the first lesson by strokes. Returns how many presses that took, with those on tools.
async fn take(page: &Page) -> usize {
    let mut presses = 0;
    for (number, strokes) in STROKES.iter().enumerate() {
        let step = page.ask(STEP).await;
        let begins = format!("Step {} of 6", number + 1);
        assert!(step.as_str().unwrap().starts_with(&begins), "{step}");
        // The third step needs the cross, the fourth the pen again; the tool shows that.
        if let Some(tool) = [None, None, Some("last"), Some("first")].get(number).copied().flatten()
        {
            page.click(&format!("#learn-tools .wanted:{tool}-child")).await;
            presses += 1;
        }
        for cells in *strokes {
            stroke(page, cells).await;
            presses += 1;
        }
    }
    presses
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_visit_is_the_lesson_and_leads_to_a_solved_puzzle_in_22_presses() {
    let page = Page::open(&[]).await;
    page.forget_lessons().await;
    page.until("!!document.querySelector('#hello [data-lesson-cell]')").await;
    assert_eq!(text(&page, "hello-title").await, "Numbers make a picture.");
    assert_eq!(text(&page, "learn-step").await, "Step 1 of 6 · about a minute");
    assert_eq!(page.ask("document.getElementById('learn-card').checkVisibility()").await, false);
    page.picture("first-visit").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    let mut presses = take(&page).await;
    // It ends with the name of what was drawn, and with what comes next.
    assert_eq!(text(&page, "learn-drawn").await, "A cat");
    page.until(
        "document.getElementById('learn-next').textContent === 'Start here · No. 1 · 5 × 5'",
    )
    .await;
    page.picture("first-visit-done").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.click("#learn-play").await;
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    presses += 1;
    for cells in [&[2, 7, 12, 17, 22][..], &[15, 16, 17, 18, 19], &[8], &[21, 22, 23]] {
        page.drag(0, cells).await;
        presses += 1;
    }
    page.until("!document.getElementById('end').hidden").await;
    assert!(presses <= 22, "{presses}");
    page.until("document.getElementById('end-next-name').textContent === 'No. 2 · 5 × 5'").await;
    // The next ones are of the same size, then a little larger.
    for (number, cells) in [(2, 25), (3, 25), (4, 64), (5, 64), (6, 100)] {
        let solved = "Object.keys(JSON.parse(localStorage['nonosat.solved'])).length";
        page.until(&format!("{solved} === {}", number - 1)).await;
        page.ask("(document.dispatchEvent(new Event('next')), 0)").await;
        let title = "document.getElementById('title').textContent";
        page.until(&format!("{title} === 'Start here · No. {number}'")).await;
        page.until(&format!("document.querySelectorAll('[data-cell]').length === {cells}")).await;
        page.choose("solve").await;
        page.says("Solved").await;
        page.ask("(document.dispatchEvent(new CustomEvent('solved', { detail: {} })), 0)").await;
    }
    // The second visit begins with today's puzzle.
    page.ask("(location.hash = '#start', 0)").await;
    page.until("document.getElementById('hello').hidden && document.getElementById('today-facts').textContent !== ''").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_knows_the_rules_passes_the_lesson_over() {
    let page = Page::screen(&[], (390, 844), true).await;
    page.forget_lessons().await;
    // The whole board of the lesson is on the first screen of a phone.
    let bottom = "document.querySelector('#learn-board svg').getBoundingClientRect().bottom";
    page.until(&format!("{bottom} > 100")).await;
    assert!(page.ask(bottom).await.as_f64().unwrap() < 700.0);
    page.picture("first-visit-phone").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.ask("document.getElementById('hello-skip').click()").await;
    page.until(&format!("{SCREEN} === 'play'")).await;
    page.until("document.querySelectorAll('[data-cell]').length > 0 || !!document.querySelector('dialog[open]')").await;
    page.load().await;
    page.ask("(location.hash = '#start', 0)").await;
    page.until("document.getElementById('hello').hidden").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stroke_of_a_finger_fills_the_row_and_mistakes_are_told() {
    let page = Page::screen(&[], (390, 844), true).await;
    page.ask("(location.hash = '#learn', 0)").await;
    page.until(&format!("{STEP} !== ''")).await;
    let all = places(&page, &[5, 9]).await;
    page.hand(&[(all[0], all[1])], std::time::Duration::ZERO).await;
    page.until(&format!("{STEP} === 'Step 2 of 6'")).await;
    // A stroke over the gaps stops at the first.
    let all = places(&page, &[10, 14]).await;
    page.hand(&[(all[0], all[1])], std::time::Duration::ZERO).await;
    page.until(
        "document.getElementById('learn-wrong').textContent === 'Not that one. Count again.'",
    )
    .await;
    assert_eq!(page.ask("document.querySelectorAll('#learn-board .full').length").await, 6);
    for cell in [12, 14] {
        page.click(&format!("[data-lesson-cell='{cell}']")).await;
    }
    // With the pen nothing is crossed out.
    page.click("[data-lesson-cell='11']").await;
    page.until(
        "document.getElementById('learn-wrong').textContent.startsWith('Take the right tool')",
    )
    .await;
    let crosses = "document.querySelectorAll('#learn-board .cross').length";
    assert_eq!(page.ask(crosses).await, 0);
    // A cross is right where nothing is filled in the end, also when the step asks for others.
    page.click("#learn-tools .wanted").await;
    for cell in [11, 13] {
        page.click(&format!("[data-lesson-cell='{cell}']")).await;
    }
    page.until(&format!("{STEP} === 'Step 4 of 6'")).await;
    page.click("[data-lesson-cell='1']").await;
    assert_eq!(page.ask(crosses).await, 3);
    assert_eq!(text(&page, "learn-wrong").await, "");
    page.click("[data-lesson-cell='16']").await;
    assert_eq!(page.ask(crosses).await, 3);
    assert_ne!(text(&page, "learn-wrong").await, "");
    page.end().await;
}

/// Does the rest of a lesson with keys alone: each tool that is wanted, every cell of the line.
/// Cells that do not belong change nothing.
async fn by_keys(page: &Page) {
    let press = "(() => { const now = document.getElementById('learn-step').textContent;
        document.querySelector('#learn-tools .wanted')?.click();
        for (const cell of [...document.querySelectorAll('[data-lesson-cell]')].map((one) => one.dataset.lessonCell)) {
            const one = document.querySelector(`[data-lesson-cell='${cell}']`);
            one?.focus();
            one?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
            if (document.getElementById('learn-step').textContent !== now) return;
        } })()";
    while page.ask(STEP).await != "" {
        page.ask(press).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_kind_of_puzzle_has_a_lesson_that_keys_alone_can_do() {
    let page = Page::open(&[]).await;
    for (name, steps) in [("colors", 3), ("hex", 3), ("triangles", 3), ("open", 2)] {
        page.ask(&format!("(location.hash = '#learn/{name}', 0)")).await;
        page.until(&format!("{STEP} === 'Step 1 of {steps}'")).await;
        by_keys(&page).await;
        assert!(text(&page, "learn-says").await.starts_with("Done!"), "{name}");
        page.picture(&format!("lesson-{name}")).await;
        // What comes next has a number of cells, not the lengths of six sides.
        if ["hex", "triangles"].contains(&name) {
            page.until("document.getElementById('learn-next').textContent.endsWith(' cells')")
                .await;
        }
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_comes_before_the_first_puzzle_of_its_kind_and_only_once() {
    let page = Page::open(&[]).await;
    page.forget_lessons().await;
    let title = "document.querySelector('#lesson-dialog[open] #lesson-title')?.textContent";
    // Grapes: a honeycomb in four colors, the second of the old numbers.
    page.ask("(location.hash = '#play/2', 0)").await;
    page.until(&format!("{title} === 'Honeycombs' && {STEP} === 'Step 1 of 3'")).await;
    page.picture("lesson-before").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    by_keys(&page).await;
    page.accept().await;
    // The other lesson can be passed over.
    page.until(&format!("{title} === 'In color'")).await;
    page.click("#lesson-dialog [value=cancel]").await;
    page.until("localStorage['nonosat.learned'].includes('colors')").await;
    page.load().await;
    page.ask("(location.hash = '#play/3', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length > 100").await;
    assert_eq!(page.ask("!!document.querySelector('dialog[open]')").await, false);
    // Bees have numbers that nobody knows, on hexagons in color: one lesson is left.
    page.ask("(location.hash = '#play/68', 0)").await;
    page.until(&format!("{title} === 'Unknown numbers'")).await;
    // What the reader opened or made is not asked about.
    page.forget_lessons().await;
    page.open_text("tri.clues", "tri 1 1 1 1 1 1\n#ffffff #000000\n1a\n\n\n\n\n\n").await;
    assert_eq!(page.ask("!!document.querySelector('dialog[open]')").await, false);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_solved_puzzles_before_there_were_lessons_needs_none() {
    let page = Page::open(&[]).await;
    let solved = ["boat", "house", "ghost"]
        .map(|name| (format!("collection/{name}"), json!({ "letters": "a", "seconds": 5 })));
    let solved = serde_json::Value::Object(solved.into_iter().collect());
    page.forget_lessons().await;
    page.ask(&format!("(localStorage['nonosat.solved'] = JSON.stringify({solved}), 0)")).await;
    page.load().await;
    page.until("document.getElementById('today-facts').textContent !== ''").await;
    assert_eq!(page.ask("document.getElementById('hello').hidden").await, true);
    page.ask("(location.hash = '#play/2', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length > 30").await;
    assert_eq!(page.ask("!!document.querySelector('dialog[open]')").await, false);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_shows_what_follows_and_has_an_address() {
    let page = Page::open(&[]).await;
    let drawn =
        |want: &str| format!("document.getElementById('single-drawn').textContent === '{want}'");
    page.ask("location.hash = '#learn/squares'").await;
    page.until("document.body.dataset.screen === 'learn'").await;
    page.click("#learn-list [href='#line']").await;
    page.until(&drawn("-.##....#.")).await;
    page.until("document.querySelectorAll('#single-steps li').length === 2").await;
    page.picture("line").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.ask(
        "document.getElementById('single-clue').value = '{1 2}', \
         document.getElementById('single-cells').value = '4', \
         document.getElementById('single-form').dispatchEvent(new Event('input'))",
    )
    .await;
    page.until(&drawn("#..#")).await;
    page.until("location.hash === '#line/%7B1%202%7D/4'").await;
    page.ask("location.hash = '#line/1/%23.%23'").await;
    page.until(
        "document.getElementById('single-problem').textContent.includes('no room for the 1')",
    )
    .await;
    page.until(&drawn("")).await;
    page.end().await;
}
