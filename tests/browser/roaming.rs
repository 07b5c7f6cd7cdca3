//! A player who presses anything anywhere: on many puzzles, nothing fails.

use super::page::Page;
use fantoccini::key::Key;
use serde_json::json;
use std::path::Path;

/// How many puzzles, unless `NONOSAT_ROAM` says otherwise.
const USUAL_PUZZLES: usize = 4;

/// Numbers that look random, and are the same each time (Steele and Vigna 2022, a linear
/// congruential generator whose high bits are used).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(0xd1342543de82ef95).wrapping_add(1);
        (self.0 >> 33) % end
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_fails_whatever_is_pressed() {
    let many = std::env::var("NONOSAT_ROAM").ok().and_then(|text| text.parse().ok());
    let many: usize = many.unwrap_or(USUAL_PUZZLES);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|one| one.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|kind| kind == "non" || kind == "clues"));
    files.sort();
    let mut chance = Chance(2026);
    let page = Page::screen(&[], (1100, 800), false).await;
    let watch =
        "(window.faults = [], addEventListener('error', ({ message }) => faults.push(message)),
        addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason))),
        (console.error = (...words) => faults.push(words.join(' '))), 0)";
    page.ask(watch).await;
    for round in 0..many {
        let file = &files[(round * 7) % files.len()];
        let device = [(1100, 800), (390, 844), (800, 1000), (844, 390)][round % 4];
        let size = json!({ "width": device.0, "height": device.1, "deviceScaleFactor": 1, "mobile": false });
        page.devtools("Emulation.setDeviceMetricsOverride", size).await;
        page.open_file(file).await;
        let name = file.file_stem().unwrap().to_str().unwrap();
        page.says(name).await;
        for _ in 0..6 {
            roam(&page, &mut chance, device).await;
        }
        assert_eq!(page.ask("faults").await, json!([]), "{name}");
        // Whatever is open is left.
        page.ask("document.querySelectorAll('dialog[open]').forEach((one) => one.close())").await;
    }
    page.end().await;
}

/// Some keys, a drag, a turn of the wheel.
async fn roam(page: &Page, chance: &mut Chance, (width, height): (i64, i64)) {
    let keys: [char; 24] = [
        ' ',
        'x',
        'q',
        'h',
        'd',
        'c',
        'b',
        'w',
        's',
        'm',
        '+',
        '-',
        'f',
        '1',
        '2',
        ',',
        Key::Left.into(),
        Key::Right.into(),
        Key::Up.into(),
        Key::Down.into(),
        Key::Enter.into(),
        Key::Delete.into(),
        Key::Escape.into(),
        Key::PageDown.into(),
    ];
    let typed: Vec<char> = (0..12).map(|_| keys[chance.below(24) as usize]).collect();
    page.keys(&typed).await;
    let mut place = || {
        (1 + chance.below(width as u64 - 2) as i64, 50 + chance.below(height as u64 - 120) as i64)
    };
    let (from, to, other) = (place(), place(), place());
    page.mouse(&[from, to]).await;
    page.wheel(other, if from.0 % 2 == 0 { 120 } else { -120 }).await;
}
