//! Playing: marks, drags, lamps, undo, keys.

use super::page::Page;
use super::puzzle;
use fantoccini::actions::MOUSE_BUTTON_LEFT;
use fantoccini::key::Key;
use serde_json::json;

/// A T: the top row, then the middle column.
pub const TEE: &str = "rect 3 3\n#ffffff #000000\n3a\n1a\n1a\n1a\n3a\n1a\n";

#[tokio::test(flavor = "multi_thread")]
async fn the_program_begins_with_a_blank_page_and_menus() {
    let page = Page::open(&[]).await;
    assert_eq!(page.ask("document.querySelectorAll('#desk *').length").await, 0);
    page.click("#menu-more summary").await;
    let items = page.find("#menu-more > div").await.text().await.unwrap();
    assert!(["New", "Bring", "Recent"].iter().all(|item| items.contains(item)), "{items}");
    // Nothing acts on a game that nobody sees.
    assert!(!["Save", "Clear", "Solve"].iter().any(|item| items.contains(item)), "{items}");
    page.open_text("tee.clues", TEE).await;
    page.click("#menu-more summary").await;
    let items = page.find("#menu-more > div").await.text().await.unwrap();
    assert!(["Save", "Clear", "Solve"].iter().all(|item| items.contains(item)), "{items}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_loaded_and_solved_by_clicks() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    assert_eq!(page.clues().await, ["3", "1", "1", "1", "3", "1"]);
    page.lamps(&[]).await;
    for cell in [0, 1, 2, 4] {
        page.left(&[cell]).await;
    }
    page.lamps(&[0, 1, 3, 5]).await;
    page.left(&[7]).await;
    page.says("Congratulations").await;
    page.lamps(&[0, 1, 2, 3, 4, 5]).await;
    page.picture("solved").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_goes_through_the_states_and_the_right_button_back() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.click("[name=mode][value=cycle]").await;
    for state in ["a", "x", "."] {
        page.left(&[4]).await;
        page.shows(&format!("....{state}....")).await;
    }
    for state in ["x", "a", "."] {
        page.right(&[4]).await;
        page.shows(&format!("....{state}....")).await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drag_paints_one_straight_line_and_spares_other_marks() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.right(&[4]).await;
    page.shows("....x....").await;
    // Along the middle row, and off it at the end: still that row, and the blank stays.
    page.press(MOUSE_BUTTON_LEFT, &[3, 4, 5, 2]).await;
    page.until("!document.getElementById('readout').hidden").await;
    assert_eq!(page.ask("document.querySelector('#readout b').textContent").await, "3");
    // Row 2 wants one cell; the cross stays, so two are painted.
    let left = "document.querySelector('#readout small').textContent";
    assert_eq!(page.ask(left).await, "1 too many");
    page.release(MOUSE_BUTTON_LEFT).await;
    page.shows("...axa...").await;
    // What begins on a mark changes marks of its kind alone.
    page.left(&[3, 4, 5]).await;
    page.shows("....x....").await;
    page.left(&[3]).await;
    page.right(&[3, 4, 5]).await;
    page.shows("...xx....").await;
    page.right(&[4, 3, 5]).await;
    page.shows("...x.....").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn satisfied_lines_are_filled_if_that_is_wanted() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.lamps(&[1]).await;
    page.fills("...oao...").await;
    page.choose("preferences").await;
    page.click("[name=fill]").await;
    page.accept().await;
    page.fills("....a....").await;
    page.choose("preferences").await;
    page.click("[name=fill]").await;
    page.accept().await;
    page.fills("...oao...").await;
    // Only shown, not marked: undo has one step to take back.
    page.click("#undo").await;
    page.shows(".........").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_and_redo_take_whole_drags_and_clear_is_a_step() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[6, 7, 8]).await;
    page.shows("......aaa").await;
    page.right(&[0]).await;
    page.click("#undo").await;
    page.chord(Key::Control, 'z').await;
    page.shows(".........").await;
    page.chord(Key::Control, 'y').await;
    page.shows("......aaa").await;
    page.choose("clear").await;
    page.shows(".........").await;
    page.click("#undo").await;
    page.shows("......aaa").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn checkpoints_bring_marks_back() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[8]).await;
    page.choose("checkpoint").await;
    page.left(&[6]).await;
    page.left(&[2]).await;
    page.choose("return").await;
    page.until("!document.querySelector('[data-mark=a][data-cell=\"6\"]')").await;
    page.until("!!document.querySelector('[data-mark=a][data-cell=\"8\"]')").await;
    page.click("#undo").await;
    page.until("!!document.querySelector('[data-mark=a][data-cell=\"2\"]')").await;
    // The checkpoint is still there; at the first one, there is no way further back.
    page.choose("checkpoint").await;
    // Set twice, it is one.
    page.choose("checkpoint").await;
    page.left(&[0]).await;
    for (says, shows) in [
        ("Back at checkpoint 2.", "..a...a.a"),
        ("Back at checkpoint 1.", "........a"),
        ("There is no earlier checkpoint.", "........a"),
    ] {
        page.choose("return").await;
        page.says(says).await;
        page.shows(shows).await;
    }
    page.click("#undo").await;
    page.shows("..a...a.a").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_alone_solves_a_puzzle() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    let (tab, right, down, left) =
        (Key::Tab.into(), Key::Right.into(), Key::Down.into(), Key::Left.into());
    for _ in 0..40 {
        if page.ask("document.activeElement.id === 'grid'").await == true {
            break;
        }
        page.keys(&[tab]).await;
    }
    assert_eq!(page.ask("document.activeElement.id").await, "grid");
    page.keys(&[' ']).await;
    page.chord(Key::Shift, right).await;
    page.chord(Key::Shift, right).await;
    page.shows("aaa......").await;
    page.keys(&[down, 'x', left, ' ', down, Key::Enter.into()]).await;
    page.says("Congratulations").await;
    let name = page.ask("document.querySelector('[data-cell=\"7\"]').ariaLabel").await;
    assert_eq!(name, "row 3, column 2: filled");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lines_through_the_pointer_light_up() {
    for (file, cell, lines) in [("heart.non", 14, 2), ("drop.clues", 30, 3)] {
        let page = Page::open(&[&puzzle(file)]).await;
        page.hover(cell).await;
        let named = "document.querySelectorAll('#clue-bar .name').length";
        page.until(&format!("{named} === {lines}")).await;
        let lit = "document.querySelector('#board .lit').getAttribute('d').includes('M')";
        page.until(lit).await;
        page.picture(&format!("lit-{lines}")).await;
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_and_a_touch_do_what_the_mode_says() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.click("[name=mode][value=cross]").await;
    page.left(&[0]).await;
    page.shows("x........").await;
    page.touch(&[6]).await;
    page.shows("x.....x..").await;
    page.click("[name=mode][value=pen]").await;
    page.touch(&[3, 4, 5]).await;
    page.shows("x..aaax..").await;
    page.touch(&[4]).await;
    page.shows("x..a.ax..").await;
    // A guess leaves the cell open; it is undone like a mark.
    page.click("[name=mode][value=maybe]").await;
    page.left(&[1, 2]).await;
    page.shows("x..a.ax..").await;
    let guessed = "document.querySelectorAll('[data-maybe=a]').length";
    page.until(&format!("{guessed} === 2")).await;
    let name = page.ask("document.querySelector('[data-cell=\"1\"]').ariaLabel").await;
    assert_eq!(name, "row 1, column 2: maybe filled");
    page.click("#undo").await;
    page.until(&format!("{guessed} === 0")).await;
    page.click("#redo").await;
    page.until(&format!("{guessed} === 2")).await;
    // It is kept, and hints know nothing of it.
    page.until("Object.values(localStorage).some((text) => text.includes('\"guesses\":[[1,'))")
        .await;
    page.load().await;
    page.until(&format!("{guessed} === 2")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_is_struck_out_by_hand() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.hover(0).await;
    let struck =
        "[...document.querySelectorAll('#clue-bar b')].map((number) => number.className).join()";
    page.until(&format!("{struck} === ','")).await;
    let (x, y) = page.place(0).await;
    let (right, _) = page.place(1).await;
    let cell = right - x;
    // The 3 of row 1 is left of its first cell.
    let number = (x - cell * 3 / 4, y);
    page.mouse(&[number]).await;
    page.hover(0).await;
    page.until(&format!("{struck} === 'struck,'")).await;
    page.until("Object.values(localStorage).some((text) => text.includes('\"struck\":[\"0:0\"]'))")
        .await;
    page.mouse(&[number]).await;
    page.hover(0).await;
    page.until(&format!("{struck} === ','")).await;
    page.shows(".........").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drag_that_begins_on_a_given_cell_spares_all_marks() {
    let page = Page::open(&[]).await;
    let clues = "rect 1 6\n#ffffff #000000\n*\n*\n*\n*\n*\n*\n*\ngiven\na?????\n";
    page.open_text("given.clues", clues).await;
    page.right(&[3, 4]).await;
    page.shows("a..xx.").await;
    page.left(&[0, 1, 2, 3, 4, 5]).await;
    page.shows("aaaxxa").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mark_fades_in_but_is_told_at_once_and_does_not_fade_where_less_motion_is_wanted() {
    for motion in ["no-preference", "reduce"] {
        let page = Page::open(&[]).await;
        let features =
            json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
        page.devtools("Emulation.setEmulatedMedia", features).await;
        page.open_text("tee.clues", TEE).await;
        let paper = page.paint(4, 30).await;
        let watch = format!(
            "(() => {{ window.seen = []; const look = () => {{
            seen.push([document.querySelector('[data-cell=\"4\"]').dataset.mark, {}]);
            requestAnimationFrame(look); }}; look(); }})()",
            Page::color_script(4, 30)
        );
        page.ask(&watch).await;
        page.left(&[4]).await;
        page.shows("....a....").await;
        let ink = page.paint(4, 30).await;
        assert_ne!(paper, ink);
        let between = format!(
            "seen.some(([mark, color]) => mark === 'a' && ![{paper}, {ink}].includes(color))"
        );
        assert_eq!(page.ask(&between).await, motion == "no-preference", "{motion}");
        page.end().await;
    }
}
