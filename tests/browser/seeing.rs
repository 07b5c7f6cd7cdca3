//! Looks: appearances, colors, small windows, what axe-core finds.

use super::page::Page;
use super::puzzle;
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn it_looks_right_large_and_small_light_and_dark() {
    for (name, theme, size) in [
        ("sailboat.non", "light", (1280, 900)),
        ("turtle.clues", "dark", (1280, 900)),
        ("cat.non", "dark", (1280, 900)),
        ("cat.non", "contrast", (480, 800)),
        ("tiger.clues", "light", (1280, 900)),
    ] {
        let page = Page::sized(&[&puzzle(name)], size).await;
        page.appear(theme).await;
        page.choose("solve").await;
        page.says("Solved").await;
        page.until("document.querySelectorAll('#lines li:not(.on)').length === 0").await;
        page.picture(&format!("{name}-{theme}-{}", size.0)).await;
        page.end().await;
    }
}

/// What axe-core finds against the rules of labels, roles and contrast, in short.
pub async fn violations(page: &Page) -> Vec<String> {
    let path = std::env::var("AXE_CORE").expect("AXE_CORE tells where axe.min.js is");
    let axe = std::fs::read_to_string(path).unwrap();
    page.client.execute(&format!("{axe}; window.axe = axe;"), vec![]).await.unwrap();
    let script = "const done = arguments[0];
        axe.run().then(({ violations }) => done(violations.map((found) =>
            `${found.id}: ${found.nodes.slice(0, 3).map((node) => node.html.slice(0, 120) + node.failureSummary).join(' | ')}`)))
            .catch((error) => done([String(error)]));";
    let found: Value = page.client.execute_async(script, vec![]).await.unwrap();
    found.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_accessible() {
    let none: Vec<String> = Vec::new();
    let page = Page::open(&[]).await;
    assert_eq!(violations(&page).await, none, "a blank page");
    page.choose("new").await;
    assert_eq!(violations(&page).await, none, "a new puzzle");
    page.end().await;
    for theme in ["light", "dark", "contrast"] {
        let page = Page::open(&[&puzzle("sailboat.non")]).await;
        page.choose("preferences").await;
        assert_eq!(violations(&page).await, none, "preferences");
        page.click(&format!("#preferences-dialog option[value={theme}]")).await;
        page.accept().await;
        assert_eq!(violations(&page).await, none, "a board, {theme}");
        page.keys(&['h']).await;
        page.says("Look at").await;
        page.keys(&['h']).await;
        page.says("can be settled").await;
        assert_eq!(violations(&page).await, none, "a hint, {theme}");
        page.click("#menu-more summary").await;
        assert_eq!(violations(&page).await, none, "a menu, {theme}");
        page.click("#menu-more summary").await;
        for item in ["show-recent", "save", "edit-clues", "keys", "publish", "print"] {
            page.choose(item).await;
            assert_eq!(violations(&page).await, none, "{item}, {theme}");
            page.ask("document.querySelector('dialog[open]').close()").await;
        }
        page.ask_unique().await;
        assert_eq!(violations(&page).await, none, "the answer, {theme}");
        page.end().await;
    }
}

/// How far apart two colors are, as contrast of lightness from 1 to 21.
async fn contrast(page: &Page, one: &str, other: &str) -> f64 {
    let script = format!(
        "(() => {{ const light = (paint) => {{ const parts = paint.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255)
            .map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
            return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2] + .05; }};
        const [one, other] = [light('{one}'), light('{other}')];
        return Math.max(one, other) / Math.min(one, other); }})()"
    );
    page.ask(&script).await.as_f64().unwrap()
}

/// A custom property where an element is, as a color.
async fn property(page: &Page, selector: &str, name: &str) -> String {
    let script = format!(
        "(() => {{ const probe = document.createElement('i'); document.querySelector('{selector}').append(probe);
        probe.style.color = 'var({name})'; const color = getComputedStyle(probe).color; probe.remove(); return color; }})()"
    );
    page.ask(&script).await.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_and_signs_can_be_read_in_every_appearance() {
    for theme in ["light", "dark", "contrast"] {
        let page = Page::open(&[&puzzle("bee.clues")]).await;
        page.appear(theme).await;
        let back = property(&page, "#play", "--page").await;
        for (name, least) in [("--text", 7.0), ("--quiet", 4.5), ("--hint", 4.5), ("--good", 4.5)] {
            let letters = property(&page, "#play", name).await;
            let found = contrast(&page, &letters, &back).await;
            assert!(found >= least, "{name} in {theme}: {found}");
        }
        let paper = property(&page, "#sheet", "--paper").await;
        for name in ["--sign", "--on-paper-hint", "--on-paper-wrong", "--ink"] {
            let sign = property(&page, "#sheet", name).await;
            let found = contrast(&page, &sign, &paper).await;
            assert!(found >= 4.5, "{name} in {theme}: {found}");
        }
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colored_puzzle_is_dark_on_a_dark_page_and_has_its_colors_at_the_end() {
    let page = Page::open(&[]).await;
    page.appear("dark").await;
    let clues = "rect 1 3\n#ffffff #000000 #d00000\n1a 1b\n1a\n1b\n\n";
    page.open_text("dark.clues", clues).await;
    page.left(&[0]).await;
    page.shows("a..").await;
    page.hover(2).await;
    let paper = page.paint(2, 30).await.as_str().unwrap().to_owned();
    let ink = page.paint(0, 30).await.as_str().unwrap().to_owned();
    assert!(contrast(&page, &paper, "rgb(0, 0, 0)").await < 2.0, "{paper}");
    // Black is lifted there: a sign has at least this contrast.
    assert!(contrast(&page, &paper, &ink).await > 3.0, "{ink} on {paper}");
    page.keys(&['2']).await;
    page.left(&[1]).await;
    page.until("document.getElementById('desk').classList.contains('finished')").await;
    assert_eq!(page.paint(0, 30).await, "rgb(0, 0, 0)");
    assert_eq!(page.paint(2, 30).await, "rgb(255, 255, 255)");
    page.picture("dark-end").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn black_can_be_seen_where_the_system_forces_dark_colors() {
    let page = Page::open(&[]).await;
    // The player's own choice of a theme counts for nothing then.
    page.appear("light").await;
    let features = [("forced-colors", "active"), ("prefers-color-scheme", "dark")];
    let features =
        features.map(|(name, value)| serde_json::json!({ "name": name, "value": value }));
    let media = serde_json::json!({ "features": features });
    page.devtools("Emulation.setEmulatedMedia", media).await;
    for query in ["forced-colors: active", "prefers-color-scheme: dark"] {
        page.until(&format!("matchMedia('({query})').matches")).await;
    }
    page.open_text("dark.clues", "rect 1 3\n#ffffff #000000 #d00000\n1a 1b\n1a\n1b\n\n").await;
    page.left(&[0]).await;
    page.shows("a..").await;
    page.hover(2).await;
    let paper = page.paint(2, 30).await.as_str().unwrap().to_owned();
    let ink = page.paint(0, 30).await.as_str().unwrap().to_owned();
    assert!(contrast(&page, &paper, &ink).await > 3.0, "{ink} on {paper}");
    // Empty cells have lines.
    let line = page.paint(2, -50).await.as_str().unwrap().to_owned();
    assert!(contrast(&page, &paper, &line).await > 1.5, "{line} on {paper}");
    page.keys(&['2']).await;
    page.left(&[1]).await;
    page.until("!document.getElementById('end').hidden").await;
    // The picture at the end has a frame of paper, on which black is black.
    let frame = "getComputedStyle(document.getElementById('end-board')).backgroundColor";
    let frame = page.ask(frame).await.as_str().unwrap().to_owned();
    assert!(contrast(&page, &frame, "rgb(0, 0, 0)").await > 15.0, "{frame}");
    page.picture("forced-dark-end").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn safe_colors_are_near_the_own_ones_and_all_differ() {
    let swatches = "[...document.querySelectorAll('#palette svg')]\
        .map((swatch) => getComputedStyle(swatch).backgroundColor)";
    let page = Page::open(&[&puzzle("bee.clues")]).await;
    page.choose("preferences").await;
    page.click("#preferences-dialog option[value=safe]").await;
    page.accept().await;
    let want = ["rgb(240, 228, 66)", "rgb(0, 0, 0)", "rgb(86, 180, 233)"];
    page.until(&format!("{swatches}[0] === '{}'", want[0])).await;
    assert_eq!(page.ask(swatches).await, serde_json::json!(want), "yellow, black, blue");
    // Fourteen colors beside the background.
    let colors: Vec<String> = (0..14).map(|ink| format!("#{ink:x}0{ink:x}080")).collect();
    let clues = format!("rect 1 1\n#ffffff {}\n*\n*\n", colors.join(" "));
    page.open_text("many.clues", &clues).await;
    let Value::Array(found) = page.ask(swatches).await else { panic!("no swatches") };
    let different: std::collections::BTreeSet<_> = found.iter().map(Value::to_string).collect();
    assert_eq!(different.len(), 14);
    assert!(!different.contains("\"rgb(0, 0, 128)\""), "{different:?}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_has_room_on_a_small_window() {
    let page = Page::open(&[&puzzle("mountain-lake.clues")]).await;
    let outside = "[...document.querySelectorAll('dialog[open] *, .menu[open] button')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML)";
    for (width, height) in [(390, 844), (320, 400)] {
        page.resize((width, height)).await;
        page.ask("scrollTo(0, 10000)").await;
        page.choose("check").await;
        page.says("No mistake so far").await;
        let seen = "(({ left, top, bottom }) => bottom <= innerHeight
            && !!document.elementFromPoint(left + 1, top + 1).closest('#foot')
            )(document.getElementById('message').getBoundingClientRect())";
        assert_eq!(page.ask(seen).await, true, "{width}");
        page.click("#menu-more summary").await;
        assert_eq!(page.ask(outside).await, serde_json::json!([]), "{width}");
        page.picture(&format!("small-{width}")).await;
        page.click("#menu-more summary").await;
        for item in ["save", "edit-clues", "keys"] {
            page.choose(item).await;
            assert_eq!(page.ask(outside).await, serde_json::json!([]), "{item}, {width}");
            page.picture(&format!("small-{width}-{item}")).await;
            page.ask("document.querySelector('dialog[open]').close()").await;
        }
        page.ask_unique().await;
        page.click("#prove").await;
        page.until("document.getElementById('proof-message').className === 'good'").await;
        assert_eq!(page.ask(outside).await, serde_json::json!([]), "the answer, {width}");
        page.picture(&format!("small-{width}-proof")).await;
        page.accept().await;
        assert_eq!(page.ask("document.documentElement.scrollWidth > innerWidth").await, false);
    }
    page.end().await;
}
