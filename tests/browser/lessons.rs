//! The lessons: small boards that teach themselves.

use super::page::Page;
use serde_json::json;

/// The sentence that a lesson shows now.
async fn says(page: &Page) -> String {
    page.find("#learn-says").await.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_beginner_learns_on_five_by_five_in_six_steps() {
    let page = Page::open(&[]).await;
    page.click("#learn-card .button").await;
    page.until("document.body.dataset.screen === 'learn'").await;
    assert!(says(&page).await.starts_with("The 5 beside this row"));
    let steps: [&[usize]; 6] =
        [&[5, 6, 7, 8, 9], &[10, 12, 14], &[11, 13], &[16, 18, 21, 23], &[22], &[0, 4, 15, 17, 19]];
    for (number, cells) in steps.iter().enumerate() {
        let step = page.find("#learn-step").await.text().await.unwrap();
        assert_eq!(step, format!("Step {} of 6", number + 1));
        if number == 1 {
            // A wrong cell changes nothing; the lesson names it.
            page.click("[data-lesson-cell='11']").await;
            assert_eq!(
                page.find("#learn-wrong").await.text().await.unwrap(),
                "Not that one. Count again."
            );
        }
        for cell in *cells {
            page.click(&format!("[data-lesson-cell='{cell}']")).await;
        }
    }
    page.picture("lesson-done").await;
    assert!(says(&page).await.starts_with("Done!"));
    // A cat.
    let full = "[...document.querySelectorAll('#learn-board .cell')].map((cell) => +cell.classList.contains('full')).join('')";
    assert_eq!(page.ask(full).await, "1000111111101011111101110");
    page.click("#learn-play").await;
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_kind_of_puzzle_has_a_lesson_that_keys_alone_can_do() {
    let page = Page::open(&[]).await;
    for (name, steps) in [("colors", 2), ("hex", 3), ("triangles", 3), ("open", 2)] {
        page.ask(&format!("(location.hash = '#learn/{name}', 0)")).await;
        page.until(&format!(
            "document.getElementById('learn-step').textContent === 'Step 1 of {steps}'"
        ))
        .await;
        for step in 0..steps {
            // Every cell of the line is tried: those that do not belong change nothing.
            let press = "(() => { for (const cell of [...document.querySelectorAll('[data-lesson-cell]')].map((one) => one.dataset.lessonCell)) {
                const one = document.querySelector(`[data-lesson-cell='${cell}']`);
                one?.focus();
                one?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
                if (document.getElementById('learn-step').textContent !== STEP) return; } })()";
            let now = format!("Step {} of {steps}", step + 1);
            page.ask(&press.replace("STEP", &json!(now).to_string())).await;
        }
        assert!(says(&page).await.starts_with("Done!"), "{name}");
        page.picture(&format!("lesson-{name}")).await;
    }
    page.end().await;
}
