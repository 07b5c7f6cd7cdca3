//! The page without a server: what it keeps, what it asks for, and how a new version comes.

use crate::page::{Page, Source, built};
use crate::playing::TEE;
use crate::site::Site;
use fantoccini::Locator;
use serde_json::json;
use std::path::Path;

/// Clues of noise: much to do.
fn knot() -> String {
    let clues = vec!["1a 1a 2a 3a 1a 5a"; 120];
    json!({
        "nonosat": 1, "shape": { "rect": { "height": 60, "width": 60 } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": clues,
    })
    .to_string()
}

/// A copy of the site, as another version.
fn next_version(site: &Path, folder: &Path) {
    for file in std::fs::read_dir(site).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), folder.join(file.file_name())).unwrap();
    }
    let change = |name: &str, from: &str, to: &str| {
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        assert!(text.contains(from), "{name}");
        std::fs::write(folder.join(name), text.replacen(from, to, 1)).unwrap();
    };
    change("sw.js", "\"nonosat-", "\"nonosat-next-");
    change("index.html", "<title>nonosat</title>", "<title>nonosat</title><meta name=next>");
}

/// Is it the page of the next version?
const IS_NEXT: &str = "!!document.querySelector('meta[name=next]')";

async fn opened(folder: &Path) -> Page {
    let site = Site::serve(folder);
    let url = site.url.clone();
    Page::from(Source::Site(site), url, (1280, 900), None).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
async fn nothing_is_asked_for_but_the_files_of_the_site() {
    let folder = built();
    let page = opened(&folder).await;
    page.open_text("tee.clues", TEE).await;
    page.choose("hint").await;
    page.says("Look at ").await;
    let Source::Site(site) = &page.source else { unreachable!() };
    for path in site.asked() {
        let name = path.strip_prefix("/some/where/").unwrap();
        let name = if name.is_empty() { "index.html" } else { name };
        assert!(folder.join(name).is_file(), "{path}");
    }
    let elsewhere = "performance.getEntriesByType('resource').map((one) => one.name)
        .filter((name) => !name.startsWith(document.baseURI.split('#')[0]))";
    assert_eq!(page.ask(elsewhere).await, json!([]));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
async fn once_opened_it_is_there_without_a_network() {
    let folder = built();
    let page = opened(&folder).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.shows("....a....").await;
    page.go_offline().await;
    page.load().await;
    page.open_text("tee.clues", TEE).await;
    page.shows("....a....").await;
    // Both workers start without a network, too.
    page.lamps(&[1]).await;
    page.choose("hint").await;
    page.says("Look at ").await;
    page.ask_unique().await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
async fn a_new_version_waits_until_it_is_asked_for_and_loses_no_game() {
    let folder = built();
    let page = opened(&folder).await;
    page.until("!!navigator.serviceWorker.controller").await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.shows("....a....").await;
    let next = tempfile::tempdir().unwrap();
    next_version(&folder, next.path());
    let Source::Site(site) = &page.source else { unreachable!() };
    site.hand_out(Some(next.path()));
    page.ask("void navigator.serviceWorker.getRegistration().then((one) => one.update())").await;
    page.until("!!document.getElementById('update')").await;
    // Loaded again, it is the old version all the way.
    page.client.refresh().await.unwrap();
    page.until("document.body.dataset.ready === 'true'").await;
    assert_eq!(page.ask(IS_NEXT).await, false);
    page.until("!!document.getElementById('update')").await;
    page.click("#update-now").await;
    page.until(&format!("{IS_NEXT} && document.body.dataset.ready === 'true'")).await;
    page.until("!document.getElementById('update')").await;
    page.open_text("tee.clues", TEE).await;
    page.shows("....a....").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
async fn giving_up_a_solve_answers_at_once_and_the_next_question_is_answered() {
    let folder = built();
    let page = opened(&folder).await;
    let script = "const [knot, tee, done] = arguments;
        (async () => {
            const { ask, watch } = await import(new URL('api.js', document.baseURI));
            const quit = new AbortController();
            let began;
            const each = ({ stage }) => {
                if (stage !== 'formula' && stage !== 'solving' && stage !== 'probing') return;
                began ??= performance.now();
                quit.abort();
            };
            const solve = watch('solve?seconds=600', JSON.parse(knot), quit.signal, each);
            const why = await solve.catch((error) => error.name);
            const took = performance.now() - began;
            const { puzzle } = await ask('board', new File([tee], 'tee.clues'));
            const { answer } = await ask('hint', puzzle);
            done([why, took < 100, answer]);
        })().catch((error) => done(error.stack));";
    let arguments = vec![json!(knot()), json!(TEE)];
    let found = page.client.execute_async(script, arguments).await.unwrap();
    assert_eq!(found, json!(["AbortError", true, "step"]));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
async fn fifty_solves_in_a_row_stay_small_and_a_broken_worker_is_replaced() {
    let folder = built();
    let page = opened(&folder).await;
    let script = "const [puzzle, done] = arguments;
        (async () => {
            let most = 0, begun = 0, sent = () => {};
            // The page may have started its worker before.
            const post = Worker.prototype.postMessage, seen = new Set();
            Worker.prototype.postMessage = function (message, ...rest) {
                if (!seen.has(this)) {
                    seen.add(this);
                    begun += 1;
                    this.addEventListener('message', ({ data }) => { most = Math.max(most, data.memory ?? 0); });
                }
                window.last = this;
                post.call(this, message, ...rest);
                if (message.path) sent();
            };
            const { ask, watch } = await import(new URL('api.js', document.baseURI));
            const board = await ask('board', new File([puzzle], 'puzzle.clues'));
            for (let turn = 0; turn < 50; turn += 1) await watch('solve?unique=true', board.puzzle, undefined, () => {});
            const before = begun;
            const isSent = new Promise((resolve) => { sent = resolve; });
            const check = ask('validate', board.puzzle).catch((error) => error.message);
            await isSent;
            const data = { status: 500, text: JSON.stringify({ kind: 'defect', error: 'on purpose' }), isBroken: true };
            window.last.dispatchEvent(new MessageEvent('message', { data }));
            const told = await check, { answer } = await ask('validate', board.puzzle);
            done([most > 0 && most < 300 * 2 ** 20, begun - before, told, answer]);
        })().catch((error) => done(error.stack));";
    let puzzle = std::fs::read_to_string(crate::puzzle("spider-web.clues")).unwrap();
    let found = page.client.execute_async(script, vec![json!(puzzle)]).await.unwrap();
    assert_eq!(found, json!([true, 1, "on purpose", "right"]));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
async fn what_another_app_shares_is_shown_once() {
    let mut page = opened(&built()).await;
    page.until("!!navigator.serviceWorker.controller").await;
    // The browser sends such a form when people choose the page in the share sheet.
    let script = "const [text, done] = arguments, form = new FormData();
        (async () => {
            const { share_target: { action, method, params } } = await (await fetch('manifest.webmanifest')).json();
            form.append(params.files[0].name, new File([text], 'shared.clues'));
            done((await fetch(action, { method, body: form })).status);
        })().catch((error) => done(error.stack));";
    let status = page.client.execute_async(script, vec![json!(TEE)]).await.unwrap();
    assert_eq!(status, json!(200));
    page.url += "?shared";
    page.load().await;
    page.open_brought().await;
    page.says("Opened shared.clues").await;
    page.load().await;
    page.until("document.body.dataset.ready === 'true'").await;
    assert_eq!(page.ask("document.getElementById('bring-dialog').open").await, false);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
async fn its_icons_are_the_drawing() {
    let folder = built();
    let page = opened(&folder).await;
    let script = "const [done] = arguments;
        (async () => {
            const pixels = async (name, side) => {
                const image = new Image();
                image.src = name;
                await image.decode();
                const canvas = new OffscreenCanvas(side, side).getContext('2d');
                canvas.drawImage(image, 0, 0, side, side);
                return [image.naturalWidth, canvas.getImageData(0, 0, side, side).data.join()];
            };
            const same = [];
            for (const side of [192, 512]) {
                const [[width, png], [, svg]] = [await pixels(`icon-${side}.png`, side), await pixels('icon.svg', side)];
                same.push([width, png === svg]);
            }
            done(same);
        })().catch((error) => done(error.stack));";
    let found = page.client.execute_async(script, vec![]).await.unwrap();
    assert_eq!(found, json!([[192, true], [512, true]]));
    page.client.find(Locator::Css("link[rel=manifest]")).await.unwrap();
    page.end().await;
}
