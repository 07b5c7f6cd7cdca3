//! A page in a real Chromium, and what a person does there.

use crate::chromium::{Chromium, Running, started};
use crate::site::Site;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT,
    MouseActions, PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long anything may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// Makes the browser that of a reader who took all lessons, as most tests are about; the first
/// screen and the first puzzle of a kind would teach otherwise. `Page::forget_lessons` undoes it.
const KNOWING: &str = "try { if (!sessionStorage.beginner) localStorage['nonosat.learned'] ??= \
    '[\"squares\",\"hex\",\"triangles\",\"colors\",\"open\"]'; } catch {}";

/// The marks of all cells as one text.
const MARKS: &str = "[...document.querySelectorAll('[data-cell]')]
    .sort((a, b) => a.dataset.cell - b.dataset.cell)
    .map((cell) => ({ clear: '.', blank: 'x', filled: 'o' })[cell.dataset.mark] \
    ?? cell.dataset.mark).join('')";

/// What a page says when it waits in vain: its message, and the open dialogs with their complaints.
const SAID: &str = "document.getElementById('message').textContent + ' | ' + \
     [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.innerText).join(' | ')";

/// Items of menus that ask something in a dialog.
const OPENS_DIALOG: [&str; 10] = [
    "new",
    "show-recent",
    "save",
    "image",
    "edit-clues",
    "preferences",
    "keys",
    "statistics",
    "publish",
    "print",
];

/// A question to the browser's developer tools.
#[derive(Debug)]
struct DevTools(String);

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.0.clone()))
    }
}

/// Who hands out the page: `nonosat serve`, or a plain server of the folder that
/// `NONOSAT_SITE` names, where the page answers its own questions. With `NONOSAT_OFFLINE` that
/// server is gone after the first load.
pub enum Source {
    Serve(#[allow(dead_code)] Running),
    Site(Site),
}

/// The folder of the site, if the page is to come from there.
pub fn site() -> Option<PathBuf> {
    Some(PathBuf::from(std::env::var_os("NONOSAT_SITE")?))
}

/// The folder of the site, for tests of the site alone.
pub fn built() -> PathBuf {
    site().expect("NONOSAT_SITE names no folder; .ci/site makes one")
}

/// Where the page comes from, the browser, and a folder for files.
pub struct Page {
    pub client: Client,
    pub url: String,
    pub folder: TempDir,
    pub source: Source,
    browser: Chromium,
}

/// Bytes as a link has them: deflated, though not made shorter, in base64.
pub fn packed(bytes: &[u8]) -> String {
    let mut packed = Vec::new();
    let mut parts = bytes.chunks(0xffff).peekable();
    while let Some(part) = parts.next() {
        let length = part.len() as u16;
        packed.push(u8::from(parts.peek().is_none()));
        packed.extend(length.to_le_bytes());
        packed.extend((!length).to_le_bytes());
        packed.extend(part);
    }
    BASE64_URL_SAFE_NO_PAD.encode(packed)
}

/// A place on the screen, in pixels.
type Point = (i64, i64);

impl Page {
    /// The page of `nonosat serve ARGUMENTS`.
    pub async fn open(arguments: &[&Path]) -> Page {
        Page::sized(arguments, (1280, 900)).await
    }

    /// The page of a server, whatever is tested: for what is done to answers on their way, and
    /// for single modules, which a site has packed.
    pub async fn served(arguments: &[&Path]) -> Page {
        Page::from_server(arguments, (1280, 900), None).await
    }

    pub async fn sized(arguments: &[&Path], size: (u32, u32)) -> Page {
        Page::with(arguments, size, None).await
    }

    /// A screen of exactly this size; of a phone if it is touched.
    pub async fn screen(arguments: &[&Path], (width, height): (u32, u32), touch: bool) -> Page {
        let device =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch });
        Page::with(arguments, (width.max(500), height + 200), Some(device)).await
    }

    async fn from_server(arguments: &[&Path], size: (u32, u32), device: Option<Value>) -> Page {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_nonosat"));
        serve.args(["serve", "--no-open", "--port", "0"]).args(arguments);
        let (serve, url) = started(&mut serve, "http://").expect("the server does not start");
        Page::from(Source::Serve(serve), format!("http://{url}"), size, device).await
    }

    async fn with(arguments: &[&Path], size: (u32, u32), device: Option<Value>) -> Page {
        let Some(folder) = site() else {
            return Page::from_server(arguments, size, device).await;
        };
        let site = Site::serve(&folder);
        let url = site.url.clone();
        let page = Page::from(Source::Site(site), url, size, device).await;
        if std::env::var_os("NONOSAT_OFFLINE").is_some() {
            page.go_offline().await;
        }
        match arguments {
            [] => page,
            [puzzle, ..] => page.with_link(puzzle).await,
        }
    }

    /// Ends the server of the site once the browser has all it needs.
    pub async fn go_offline(&self) {
        let Source::Site(site) = &self.source else { return };
        self.until("!!navigator.serviceWorker.controller").await;
        site.hand_out(None);
    }

    /// The page as it begins with a puzzle, which a link brings.
    async fn with_link(mut self, puzzle: &Path) -> Page {
        let text = std::fs::read(puzzle).unwrap();
        let document = nonosat_files::read(&text, None).unwrap();
        let json = nonosat_files::Format::Json;
        let loss = nonosat_files::Loss::default();
        let json = nonosat_files::write(&document, json, loss).unwrap().text;
        self.url = format!("{}#p={}", self.url, packed(json.as_bytes()));
        self.load().await;
        self.until("!!document.getElementById('grid')").await;
        self
    }

    /// The browser at an address.
    pub async fn from(
        source: Source,
        url: String,
        size: (u32, u32),
        device: Option<Value>,
    ) -> Page {
        let browser = Chromium::take();
        let client = browser.session(size).await;
        let folder = TempDir::new().unwrap();
        let page = Page { client, url, folder, source, browser };
        let downloads = json!({ "behavior": "allow", "downloadPath": page.folder.path() });
        page.devtools("Browser.setDownloadBehavior", downloads).await;
        if let Some(device) = device {
            let touch = json!({ "enabled": device["mobile"], "maxTouchPoints": 5 });
            page.devtools("Emulation.setTouchEmulationEnabled", touch).await;
            page.devtools("Emulation.setDeviceMetricsOverride", device).await;
        }
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": KNOWING })).await;
        page.load().await;
        page
    }

    /// Loads the page for somebody who never was here.
    pub async fn forget_lessons(&self) {
        self.forget().await;
        self.ask("(sessionStorage.beginner = 1, 0)").await;
        self.load().await;
    }

    /// Leaves the page and empties the browser's storage: the page keeps its game when it is left.
    pub async fn forget(&self) {
        let bare = self.url.split('#').next().unwrap_or_default();
        self.client.goto(&format!("{bare}icon.svg")).await.unwrap();
        self.ask("(localStorage.clear(), sessionStorage.clear(), 0)").await;
    }

    /// Loads the page, also again.
    pub async fn load(&self) {
        // An address that differs behind its `#` alone is not loaded anew.
        self.client.goto("about:blank").await.unwrap();
        self.client.goto(&self.url).await.unwrap();
        self.until("document.body.dataset.ready === 'true'").await;
    }

    /// Loads the page with the newest game, in a tab that has none of its own.
    pub async fn load_game(&self) {
        self.client.goto(&format!("{}#play", self.url)).await.unwrap();
        self.until("document.body.dataset.ready === 'true'").await;
    }

    /// Loads the page anew at the address that it has now.
    pub async fn load_address(&self) {
        self.client.refresh().await.unwrap();
        self.until("document.body.dataset.ready === 'true'").await;
    }

    /// Empties the storage of the page's address, which a later test may get, and leaves the
    /// browser to others.
    pub async fn end(self) {
        let origin = self.url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
        let all = json!({ "origin": origin, "storageTypes": "all" });
        self.devtools("Storage.clearDataForOrigin", all).await;
        self.client.close_window().await.unwrap();
        self.client.close().await.unwrap();
        self.browser.leave();
    }

    /// The result of a script.
    pub async fn ask(&self, script: &str) -> Value {
        self.client.execute(&format!("return {script};"), vec![]).await.unwrap()
    }

    /// Waits until a script returns this; if it never does, what it returned instead. The page
    /// looks by itself, since each question from here costs more than most of its answers.
    async fn wait(&self, script: &str, wanted: &Value) -> Result<(), Value> {
        let look = format!(
            "return new Promise((done, fail) => {{
                const until = performance.now() + 1000;
                const look = () => {{
                    try {{
                        const value = {script};
                        if (JSON.stringify(value) === arguments[0] || performance.now() > until) done(value);
                        else setTimeout(look, 10);
                    }} catch (error) {{ fail(error); }}
                }};
                look();
            }})"
        );
        let began = Instant::now();
        loop {
            let value = self.client.execute(&look, vec![json!(wanted.to_string())]).await;
            match value {
                Ok(value) if value == *wanted => return Ok(()),
                Ok(value) if began.elapsed() > PATIENCE => return Err(value),
                // The page may be left while it looks.
                Err(error) if began.elapsed() > PATIENCE => return Err(json!(error.to_string())),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                Ok(_) => {}
            }
        }
    }

    /// Waits until a script returns true.
    #[track_caller]
    pub fn until<'a>(&'a self, script: &'a str) -> impl Future<Output = ()> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            if self.wait(script, &json!(true)).await.is_err() {
                let said = self.ask(SAID).await;
                panic!("{caller}: never came true: {script}; the page says {said}");
            }
        }
    }

    /// Waits until the line at the foot shows this.
    #[track_caller]
    pub fn says<'a>(&'a self, text: &'a str) -> impl Future<Output = ()> + 'a {
        let script =
            format!("document.getElementById('message').textContent.includes({})", json!(text));
        let caller = std::panic::Location::caller();
        async move {
            if self.wait(&script, &json!(true)).await.is_err() {
                let said = self.ask(SAID).await;
                panic!("{caller}: not {text:?} but {said}");
            }
        }
    }

    pub async fn find(&self, selector: &str) -> Element {
        self.client.find(Locator::Css(selector)).await.unwrap()
    }

    pub async fn click(&self, selector: &str) {
        self.find(selector).await.click().await.unwrap();
    }

    /// Chooses a command by its id, in the menu that has it, if one has, and waits for the
    /// dialog if it opens one. A dialog asks before a spoiler; the answer is yes.
    pub async fn choose(&self, item: &str) {
        // The menus lie behind the end of a game.
        self.ask(
            "document.getElementById('end').hidden || document.getElementById('end-close').click()",
        )
        .await;
        let menu = format!("document.getElementById('{item}').closest('.menu')?.id ?? ''");
        let menu = self.ask(&menu).await;
        if menu != "" {
            self.click(&format!("#{} summary", menu.as_str().unwrap())).await;
        }
        self.click(&format!("#{item}")).await;
        if item == "solve" {
            self.until("document.getElementById('solve-dialog').open").await;
            self.accept().await;
        }
        if OPENS_DIALOG.contains(&item) {
            self.until("!!document.querySelector('dialog[open]')").await;
        }
    }

    /// Asks whether the puzzle is unique, and waits for the answer.
    pub async fn ask_unique(&self) {
        self.choose("unique").await;
        self.until("document.getElementById('answer-dialog').open").await;
    }

    /// Types into a field in place of what it has.
    pub async fn fill(&self, selector: &str, text: &str) {
        let field = self.find(selector).await;
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Leaves the open dialog by its OK.
    pub async fn accept(&self) {
        self.click("dialog[open] [value=ok]").await;
    }

    /// Chooses how the page looks, and waits until it does.
    pub async fn appear(&self, theme: &str) {
        self.choose("preferences").await;
        self.click(&format!("#preferences-dialog option[value={theme}]")).await;
        self.accept().await;
        self.until(&format!("document.documentElement.dataset.theme === '{theme}'")).await;
        self.until("document.getAnimations().length === 0").await;
    }

    /// Gives the window another size, and waits until the page is drawn in it. A script may run
    /// when the window is changed and what is fitted to it is not; nobody sees that, since
    /// fitting comes before painting in each frame.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        self.client.set_window_size(width, height).await.unwrap();
        self.until(&format!("innerWidth === {width}")).await;
        let frames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))";
        self.ask(frames).await;
    }

    /// Brings a file through the field of the dialog, which then shows what is in it.
    pub async fn bring_file(&self, path: &Path) {
        self.find("#file").await.send_keys(path.to_str().unwrap()).await.unwrap();
    }

    /// Brings a puzzle file, and opens what was understood.
    pub async fn open_file(&self, path: &Path) {
        self.bring_file(path).await;
        self.open_brought().await;
    }

    /// Opens what was understood.
    pub async fn open_brought(&self) {
        self.until("!!document.querySelector('#bring-dialog[open] [value=ok]:enabled')").await;
        self.click("#bring-dialog [value=ok]").await;
    }

    /// Writes a file into the folder of the test.
    pub fn file(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    /// Opens a puzzle that is written here.
    pub async fn open_text(&self, name: &str, text: &str) {
        let path = self.file(name, text);
        self.open_file(&path).await;
        self.says(&format!("Opened {name}")).await;
    }

    /// Asks the browser's developer tools.
    pub async fn devtools(&self, command: &str, params: Value) -> Value {
        let body = json!({ "cmd": command, "params": params }).to_string();
        self.client.issue_cmd(DevTools(body)).await.unwrap()
    }

    /// Where a cell's middle is in the window.
    pub async fn place(&self, cell: usize) -> (i64, i64) {
        let script = format!(
            "(() => {{ const box = document.querySelector('[data-cell=\"{cell}\"]').getBoundingClientRect();
            return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; }})()"
        );
        let place = self.ask(&script).await;
        (place[0].as_i64().unwrap(), place[1].as_i64().unwrap())
    }

    /// A press of the left button, moved over places of the window.
    pub async fn mouse(&self, places: &[(i64, i64)]) {
        let to = |&(x, y): &(i64, i64)| PointerAction::MoveTo {
            duration: None,
            x: x as f64,
            y: y as f64,
        };
        let button = MOUSE_BUTTON_LEFT;
        let mut steps = vec![to(&places[0]), PointerAction::Down { button }];
        steps.extend(places[1..].iter().map(to));
        steps.push(PointerAction::Up { button });
        self.pointer(steps).await;
    }

    /// Turns the wheel over a place of the window.
    pub async fn wheel(&self, (x, y): (i64, i64), down: i64) {
        let turn = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": down });
        self.devtools("Input.dispatchMouseEvent", turn).await;
    }

    /// Fingers that are put down together, moved to a place each, held so long, and lifted.
    pub async fn hand(&self, ways: &[(Point, Point)], held: Duration) {
        let mut all = Actions::default();
        for (number, &(from, to)) in ways.iter().enumerate() {
            let at = |(x, y): (i64, i64)| PointerAction::MoveTo {
                duration: Some(Duration::from_millis(40)),
                x: x as f64,
                y: y as f64,
            };
            let button = MOUSE_BUTTON_LEFT;
            let mut finger = TouchActions::new(format!("finger{number}")).then(at(from));
            finger = finger.then(PointerAction::Down { button });
            finger = if from == to { finger } else { finger.then(at(to)) };
            finger = finger.pause(held).then(PointerAction::Up { button });
            all = all.and(finger);
        }
        self.client.perform_actions(all).await.unwrap();
    }

    /// The color of a place within a cell, right of its middle by so many of its hundredths,
    /// once it stays as it is: marks fade.
    pub async fn paint(&self, cell: usize, right: i64) -> Value {
        let color = Page::color_script(cell, right);
        self.ask(&format!(
            "new Promise((done) => {{ let last = '', since = 0;
            const look = () => {{ const color = {color}, now = performance.now();
                if (color !== last) [last, since] = [color, now];
                if (now - since > 250) done(color); else requestAnimationFrame(look); }};
            look(); }})"
        ))
        .await
    }

    /// A script whose value is that color at the moment.
    pub fn color_script(cell: usize, right: i64) -> String {
        format!(
            "(() => {{ const box = document.querySelector('[data-cell=\"{cell}\"]').getBoundingClientRect();
            const canvas = document.getElementById('cells'), all = canvas.getBoundingClientRect(), ratio = canvas.width / all.width;
            const at = (place) => Math.round(place * ratio);
            const [red, green, blue] = canvas.getContext('2d').getImageData(
                at(box.x + box.width * (.5 + {right} / 100) - all.x), at(box.y + box.height / 2 - all.y), 1, 1).data;
            return `rgb(${{red}}, ${{green}}, ${{blue}})`; }})()"
        )
    }

    async fn pointer(&self, steps: Vec<PointerAction>) {
        let mut mouse = MouseActions::new("mouse".to_owned());
        for step in steps {
            mouse = mouse.then(step);
        }
        self.client.perform_actions(mouse).await.unwrap();
    }

    async fn to(&self, cell: usize) -> PointerAction {
        let element = self.find(&format!("[data-cell='{cell}']")).await;
        PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 }
    }

    /// Moves the mouse over a cell.
    pub async fn hover(&self, cell: usize) {
        self.pointer(vec![self.to(cell).await]).await;
    }

    /// A press of one button at the first cell, moved over the others; up at the last.
    pub async fn drag(&self, button: u64, cells: &[usize]) {
        self.press(button, cells).await;
        self.release(button).await;
    }

    /// Lets go of a button.
    pub async fn release(&self, button: u64) {
        self.pointer(vec![PointerAction::Up { button }]).await;
    }

    /// The same without letting go.
    pub async fn press(&self, button: u64, cells: &[usize]) {
        let mut steps = vec![self.to(cells[0]).await];
        steps.push(PointerAction::Down { button });
        for &cell in &cells[1..] {
            steps.push(self.to(cell).await);
        }
        self.pointer(steps).await;
    }

    pub async fn left(&self, cells: &[usize]) {
        self.drag(MOUSE_BUTTON_LEFT, cells).await;
    }

    pub async fn right(&self, cells: &[usize]) {
        self.drag(MOUSE_BUTTON_RIGHT, cells).await;
    }

    /// A finger put on the first cell and moved over the others.
    pub async fn touch(&self, cells: &[usize]) {
        let button = MOUSE_BUTTON_LEFT;
        let mut finger = TouchActions::new("finger".to_owned()).then(self.to(cells[0]).await);
        finger = finger.then(PointerAction::Down { button });
        for &cell in &cells[1..] {
            finger = finger.then(self.to(cell).await);
        }
        self.client.perform_actions(finger.then(PointerAction::Up { button })).await.unwrap();
    }

    /// Types keys, one after the other.
    pub async fn keys(&self, keys: &[char]) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for &value in keys {
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Types one key while another is held.
    pub async fn chord(&self, held: Key, key: char) {
        let value = char::from(held);
        let actions = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value })
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key })
            .then(KeyAction::Up { value });
        self.client.perform_actions(actions).await.unwrap();
    }

    /// The marks in reading order: `.` clear, `x` blank, `o` shown as blank, else letters.
    pub async fn marks(&self) -> String {
        self.ask(MARKS).await.as_str().unwrap().to_owned()
    }

    /// Waits for these marks; what is only shown as blank counts as clear.
    #[track_caller]
    pub fn shows<'a>(&'a self, want: &'a str) -> impl Future<Output = ()> + 'a {
        self.has(want, format!("{MARKS}.replaceAll('o', '.')"))
    }

    /// Waits for these marks, `o` where a cell is only shown as blank.
    #[track_caller]
    pub fn fills<'a>(&'a self, want: &'a str) -> impl Future<Output = ()> + 'a {
        self.has(want, MARKS.to_owned())
    }

    #[track_caller]
    fn has<'a>(&'a self, want: &'a str, script: String) -> impl Future<Output = ()> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            if let Err(marks) = self.wait(&script, &json!(want)).await {
                panic!("{caller}: {marks}, not {want}");
            }
        }
    }

    /// Waits until this is drawn on the easel: letters in reading order.
    #[track_caller]
    pub fn draws<'a>(&'a self, want: &'a str) -> impl Future<Output = ()> + 'a {
        let script =
            format!("document.getElementById('easel').dataset.letters === {}", json!(want));
        async move { self.until(&script).await }
    }

    /// Waits until exactly these lines have their lamps on.
    #[track_caller]
    pub fn lamps<'a>(&'a self, want: &'a [usize]) -> impl Future<Output = ()> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            let script = "[...document.querySelectorAll('#lines .on')]
                .map((lamp) => Number(lamp.dataset.line)).sort((a, b) => a - b)";
            if let Err(lamps) = self.wait(script, &json!(want)).await {
                panic!("{caller}: lamps {lamps}, not {want:?}");
            }
        }
    }

    /// The clues as the board shows them, one text a line.
    pub async fn clues(&self) -> Vec<String> {
        let script = "[...document.querySelectorAll('#lines li')].map((line) => line.dataset.clue)";
        let found = self.ask(script).await;
        found.as_array().unwrap().iter().map(|clue| clue.as_str().unwrap().to_owned()).collect()
    }

    /// Waits for a file that the browser saves, and reads it.
    pub async fn saved(&self, name: &str) -> String {
        let path = self.folder.path().join(name);
        self.written(&path).await;
        std::fs::read_to_string(path).unwrap()
    }

    /// Waits for a file that the browser writes.
    pub async fn written(&self, path: &Path) {
        let began = Instant::now();
        // The browser takes the name with an empty file before it has the content.
        while path.metadata().map_or(0, |file| file.len()) == 0 {
            assert!(began.elapsed() < PATIENCE, "{path:?} was not saved");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Keeps a picture of the page, to be looked at.
    pub async fn picture(&self, name: &str) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        let bytes = self.client.screenshot().await.unwrap();
        assert!(bytes.starts_with(b"\x89PNG"));
        std::fs::write(folder.join(format!("{name}.png")), bytes).unwrap();
    }
}
