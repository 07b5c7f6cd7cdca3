//! A page in a real Chromium, and what a person does there.

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT,
    MouseActions, PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long anything may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// Items of menus that ask something in a dialog.
const OPENS_DIALOG: [&str; 7] =
    ["new", "show-recent", "save", "image", "edit-clues", "preferences", "keys"];

/// A program that is ended with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The server, the browser, and a folder for files.
pub struct Page {
    pub client: Client,
    pub url: String,
    pub folder: TempDir,
    _server: Running,
    _driver: Running,
}

/// Starts a program whose output has a line with `before`; returns what follows there, or
/// nothing if it ended without.
fn started(command: &mut Command, before: &str) -> Option<(Running, String)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let child = Running(child);
    let after = |line: String| Some(line.split_once(before)?.1.to_owned());
    let found = lines.by_ref().map_while(Result::ok).find_map(after)?;
    // Whatever else it says is read, so that it never waits for a reader.
    std::thread::spawn(move || drain(lines));
    Some((child, found))
}

/// Starts chromedriver; returns its port. It takes a free port for IPv4 and then the same one
/// for IPv6, which another one may have by then; it ends, in that case.
fn driver() -> (Running, String) {
    let start = || started(Command::new("chromedriver").arg("--port=0"), "successfully on port ");
    (0..9).find_map(|_| start()).expect("chromedriver does not start")
}

fn drain(lines: std::io::Lines<BufReader<ChildStdout>>) {
    lines.for_each(drop);
}

impl Page {
    /// The page of `nonosat serve ARGUMENTS`.
    pub async fn open(arguments: &[&Path]) -> Page {
        Page::sized(arguments, (1280, 900)).await
    }

    pub async fn sized(arguments: &[&Path], (width, height): (u32, u32)) -> Page {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_nonosat"));
        serve.args(["serve", "--no-open", "--port", "0"]).args(arguments);
        let (server, address) = started(&mut serve, "http://").expect("the server does not start");
        let (driver, port) = driver();
        let folder = TempDir::new().unwrap();
        let profile = folder.path().join("profile");
        let flags = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            &format!("--user-data-dir={}", profile.display()),
            &format!("--window-size={width},{height}"),
        ];
        let downloads = json!({ "download.default_directory": folder.path() });
        let options = json!({ "args": flags, "prefs": downloads });
        let wanted = json!({ "goog:chromeOptions": options });
        let Value::Object(wanted) = wanted else { unreachable!() };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let driver_url = format!("http://localhost:{}", port.trim_end_matches('.'));
        let client = builder.capabilities(wanted).connect(&driver_url).await.unwrap();
        let url = format!("http://{address}");
        let page = Page { client, url, folder, _server: server, _driver: driver };
        page.load().await;
        page
    }

    /// Loads the page, also again.
    pub async fn load(&self) {
        self.client.goto(&self.url).await.unwrap();
        self.until("document.body.dataset.ready === 'true'").await;
    }

    /// Loads the page with the newest game, in a tab that has none of its own.
    pub async fn load_game(&self) {
        self.client.goto(&format!("{}#play", self.url)).await.unwrap();
        self.until("document.body.dataset.ready === 'true'").await;
    }

    pub async fn end(self) {
        self.client.close().await.unwrap();
    }

    /// What a script says.
    pub async fn ask(&self, script: &str) -> Value {
        self.client.execute(&format!("return {script};"), vec![]).await.unwrap()
    }

    /// Waits until a script says true.
    #[track_caller]
    pub fn until<'a>(&'a self, script: &'a str) -> impl Future<Output = ()> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            let began = Instant::now();
            while self.ask(script).await != Value::Bool(true) {
                if began.elapsed() > PATIENCE {
                    let message = self.ask("document.getElementById('message').textContent").await;
                    panic!("{caller}: never came true: {script}; the page says {message}");
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// Waits until the line at the foot says this.
    #[track_caller]
    pub fn says<'a>(&'a self, text: &'a str) -> impl Future<Output = ()> + 'a {
        let script =
            format!("document.getElementById('message').textContent.includes({})", json!(text));
        let caller = std::panic::Location::caller();
        async move {
            let began = Instant::now();
            while self.ask(&script).await != Value::Bool(true) {
                let message = self.ask("document.getElementById('message').textContent").await;
                assert!(began.elapsed() < PATIENCE, "{caller}: not {text:?} but {message}");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    pub async fn find(&self, selector: &str) -> Element {
        self.client.find(Locator::Css(selector)).await.unwrap()
    }

    pub async fn click(&self, selector: &str) {
        self.find(selector).await.click().await.unwrap();
    }

    /// Chooses an item of a menu, and waits for the dialog if it opens one.
    pub async fn choose(&self, menu: &str, item: &str) {
        self.click(&format!("#menu-{menu} summary")).await;
        self.click(&format!("#{item}")).await;
        if OPENS_DIALOG.contains(&item) {
            self.until("!!document.querySelector('dialog[open]')").await;
        }
    }

    /// Asks whether the puzzle is unique, and waits for the answer.
    pub async fn ask_unique(&self) {
        self.choose("tools", "unique").await;
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

    /// Opens a puzzle file through the File menu's own field.
    pub async fn open_file(&self, path: &Path) {
        self.find("#file").await.send_keys(path.to_str().unwrap()).await.unwrap();
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

    /// A finger that moves over cells, and a second one that is put down before the first moves.
    pub async fn fingers(&self, first: &[usize; 2], second: &[usize; 2]) {
        let button = MOUSE_BUTTON_LEFT;
        let mut fingers = Vec::new();
        for (name, [start, end], is_late) in [("first", first, false), ("second", second, true)] {
            let wait = Duration::from_millis(50);
            let finger = TouchActions::new(name.to_owned()).then(self.to(*start).await);
            let finger = if is_late { finger.pause(wait) } else { finger };
            let down = finger.then(PointerAction::Down { button });
            let down = if is_late { down } else { down.pause(wait) };
            fingers.push(down.then(self.to(*end).await).then(PointerAction::Up { button }));
        }
        let second = fingers.pop().unwrap();
        let both = Actions::from(fingers.pop().unwrap()).and(second);
        self.client.perform_actions(both).await.unwrap();
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
        let script = "[...document.querySelectorAll('[data-cell]')]
            .sort((a, b) => a.dataset.cell - b.dataset.cell)
            .map((cell) => ({ clear: '.', blank: 'x', filled: 'o' })[cell.dataset.mark] \
            ?? cell.dataset.mark).join('')";
        self.ask(script).await.as_str().unwrap().to_owned()
    }

    /// Waits for these marks; what is only shown as blank counts as clear.
    #[track_caller]
    pub fn shows<'a>(&'a self, want: &'a str) -> impl Future<Output = ()> + 'a {
        self.has(want, |found| found.replace('o', "."))
    }

    /// Waits for these marks, `o` where a cell is only shown as blank.
    #[track_caller]
    pub fn fills<'a>(&'a self, want: &'a str) -> impl Future<Output = ()> + 'a {
        self.has(want, |found| found)
    }

    #[track_caller]
    fn has<'a>(
        &'a self,
        want: &'a str,
        seen: fn(String) -> String,
    ) -> impl Future<Output = ()> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            let began = Instant::now();
            loop {
                let found = seen(self.marks().await);
                if found == want {
                    return;
                }
                assert!(began.elapsed() < PATIENCE, "{caller}: {found}, not {want}");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// Waits until exactly these lines have their lamps on.
    #[track_caller]
    pub fn lamps<'a>(&'a self, want: &'a [usize]) -> impl Future<Output = ()> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            let script = "[...document.querySelectorAll('.lamp.on')]
                .map((lamp) => Number(lamp.dataset.line)).sort((a, b) => a - b)";
            let began = Instant::now();
            loop {
                let found = self.ask(script).await;
                if found == json!(want) {
                    return;
                }
                assert!(began.elapsed() < PATIENCE, "{caller}: lamps {found}, not {want:?}");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// The clues as the board shows them, one text a line.
    pub async fn clues(&self) -> Vec<String> {
        let script = "[...document.querySelectorAll('.lamp')].map((lamp) =>
            [...document.querySelectorAll(`.clue[data-line='${lamp.dataset.line}']`)]
                .map((clue) => clue.textContent).join(' '))";
        let found = self.ask(script).await;
        found.as_array().unwrap().iter().map(|clue| clue.as_str().unwrap().to_owned()).collect()
    }

    /// Waits for a file that the browser saves, and reads it.
    pub async fn saved(&self, name: &str) -> String {
        let path = self.folder.path().join(name);
        let began = Instant::now();
        // The browser takes the name with an empty file before it has the content.
        while path.metadata().map_or(0, |file| file.len()) == 0 {
            assert!(began.elapsed() < PATIENCE, "{name} was not saved");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        std::fs::read_to_string(path).unwrap()
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
