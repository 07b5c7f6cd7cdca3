//! What fits the hand: a game pad, tools for the left hand, a switch that is held, vibration, a screen that stays on.

use super::page::Page;
use super::playing::TEE;
use super::seeing::violations;
use fantoccini::actions::{Actions, InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use serde_json::json;
use std::time::Duration;

/// A game pad whose buttons and axes a script sets.
const PAD: &str = "(window.pad = { buttons: Array.from({ length: 16 }, () => ({ pressed: false })), axes: [0, 0] },
    navigator.getGamepads = () => [null, window.pad], dispatchEvent(new Event('gamepadconnected')), 0)";

/// Presses buttons of the pad for a few frames.
async fn press(page: &Page, buttons: &[usize]) {
    let frames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(1)))))";
    for is_down in [true, false] {
        page.ask(&format!(
            "({}.forEach((one) => {{ pad.buttons[one].pressed = {is_down}; }}), 0)",
            json!(buttons)
        ))
        .await;
        page.ask(frames).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_pad_plays_a_whole_game() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.ask(PAD).await;
    page.says("Game pad: A fills").await;
    let (fill, cross, undo, hint, down) = (0, 1, 2, 3, 13);
    page.ask("(pad.buttons[0].pressed = true, 0)").await;
    page.shows("a........").await;
    // Moved while the button is held, it paints on.
    page.ask("(pad.buttons[15].pressed = true, 0)").await;
    page.shows("aaa......").await;
    page.ask("(pad.buttons[0].pressed = false, pad.buttons[15].pressed = false, 0)").await;
    press(&page, &[down]).await;
    press(&page, &[cross]).await;
    page.shows("aaa..x...").await;
    press(&page, &[undo]).await;
    page.shows("aaa......").await;
    press(&page, &[hint]).await;
    page.says("Look at").await;
    // The stick does the same as the arrows.
    page.ask("(pad.axes[0] = -1, 0)").await;
    page.until(
        "document.getElementById('grid').getAttribute('aria-activedescendant') === 'cell-4'",
    )
    .await;
    page.ask("(pad.axes[0] = 0, 0)").await;
    press(&page, &[fill]).await;
    press(&page, &[down]).await;
    press(&page, &[fill]).await;
    page.until("!document.getElementById('end').hidden").await;
    // A goes on to the next puzzle.
    press(&page, &[fill]).await;
    page.until("document.getElementById('title').textContent !== 'tee'").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tools_for_the_left_hand_are_mirrored_and_all_can_be_pressed() {
    let place = "(id) => document.getElementById(id).getBoundingClientRect()";
    for (size, touch) in
        [((390, 844), true), ((844, 390), true), ((320, 568), true), ((1280, 800), false)]
    {
        let page = Page::screen(&[], size, touch).await;
        page.open_text("tee.clues", TEE).await;
        let sides = format!(
            "(() => {{ const at = {place}; return [at('undo').x < at('hint').x, at('dock').x < at('desk').x]; }})()"
        );
        let before = page.ask(&sides).await;
        page.choose("preferences").await;
        page.ask("document.querySelector('#preferences-dialog [name=mirrored]').click()").await;
        page.accept().await;
        page.until("document.documentElement.dataset.hand === 'left'").await;
        let after = page.ask(&sides).await;
        assert_ne!(before, after, "{size:?}");
        let outside = "[...document.querySelectorAll('#dock button, #dock label, #dock summary, #bar summary, #bar button')].filter((one) => one.checkVisibility())
            .filter((one) => { const box = one.getBoundingClientRect();
                return box.left < -.5 || box.top < -.5 || box.right > innerWidth + .5 || box.bottom > innerHeight + .5; }).map((one) => one.id || one.textContent)";
        assert_eq!(page.ask(outside).await, json!([]), "{size:?}");
        page.left(&[0]).await;
        page.shows("a........").await;
        page.ask("(document.getElementById('pad-switch').click(), 0)").await;
        page.until("!document.getElementById('pad').hidden").await;
        assert_eq!(violations(&page).await, Vec::<String>::new(), "{size:?}");
        page.picture(&format!("left-hand-{}", size.0)).await;
        for menu in ["#menu-more", "#menu-rest"] {
            let is_seen = format!("document.querySelector('{menu} summary').checkVisibility()");
            if page.ask(&is_seen).await == false {
                continue;
            }
            page.click(&format!("{menu} summary")).await;
            let out = format!("(({{ left, top, right, bottom }}) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
                (document.querySelector('{menu} > div').getBoundingClientRect())");
            page.until(&format!("!({out})")).await;
            page.picture(&format!("left-hand-{}-{}", size.0, &menu[6..])).await;
            page.click(&format!("{menu} summary")).await;
        }
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_and_cross_are_swapped_while_a_key_or_a_finger_is_held() {
    let page = Page::screen(&[], (390, 844), true).await;
    page.open_text("tee.clues", TEE).await;
    let tool = "document.querySelector('#modes :checked').value";
    let key = |kind: &str, repeats: bool| {
        format!(
            "(document.body.dispatchEvent(new KeyboardEvent('{kind}', {{ key: 's', bubbles: true, repeat: {repeats} }})), 0)"
        )
    };
    page.ask(&key("keydown", false)).await;
    page.ask(&key("keydown", true)).await;
    page.touch(&[4]).await;
    page.shows("....x....").await;
    page.ask(&key("keyup", false)).await;
    assert_eq!(page.ask(tool).await, "pen");
    // A short press switches for good.
    page.keys(&['s']).await;
    assert_eq!(page.ask(tool).await, "cross");
    page.keys(&['s']).await;
    assert_eq!(page.ask(tool).await, "pen");
    // One finger holds the switch, another one draws.
    let middle = "(({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round))(document.getElementById('swap').getBoundingClientRect())";
    let middle = page.ask(middle).await;
    let at = |x: i64, y: i64| PointerAction::MoveTo { duration: None, x: x as f64, y: y as f64 };
    let (down, up) = (
        PointerAction::Down { button: MOUSE_BUTTON_LEFT },
        PointerAction::Up { button: MOUSE_BUTTON_LEFT },
    );
    let pause = Duration::from_millis(100);
    let thumb = TouchActions::new("thumb".to_owned())
        .then(at(middle[0].as_i64().unwrap(), middle[1].as_i64().unwrap()))
        .then(down.clone())
        .pause(pause)
        .pause(pause)
        .pause(pause)
        .then(up.clone());
    let (x, y) = page.place(3).await;
    let finger = TouchActions::new("finger".to_owned())
        .then(at(x, y))
        .pause(pause)
        .then(down)
        .then(up)
        .pause(pause)
        .pause(pause);
    page.client.perform_actions(Actions::default().and(thumb).and(finger)).await.unwrap();
    page.shows("...xx....").await;
    page.until(&format!("{tool} === 'pen'")).await;
    page.touch(&[0]).await;
    page.shows("a..xx....").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_vibrates_only_if_that_is_wanted_and_the_screen_stays_on_while_one_plays() {
    let page = Page::open(&[]).await;
    page.ask(
        "(window.pulses = [], window.locks = [], navigator.vibrate = (pulse) => pulses.push(pulse),
        Object.defineProperty(navigator, 'wakeLock', { value: { request: async (kind) => {
            const lock = new EventTarget();
            lock.release = async () => locks.push('released');
            locks.push(kind);
            return lock;
        } } }), 0)",
    )
    .await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[0]).await;
    page.shows("a........").await;
    assert_eq!(page.ask("pulses.length").await, 0);
    page.until("locks.join() === 'screen'").await;
    page.choose("preferences").await;
    page.click("#preferences-dialog [name=vibration]").await;
    page.until("locks.join() === 'screen,released'").await;
    page.accept().await;
    page.left(&[1]).await;
    page.until("pulses.length === 1").await;
    page.until("locks.join() === 'screen,released,screen'").await;
    page.left(&[2]).await;
    page.left(&[4, 7]).await;
    page.until("!document.getElementById('end').hidden && pulses.length === 4").await;
    page.until("locks.at(-1) === 'released'").await;
    page.end().await;
}
