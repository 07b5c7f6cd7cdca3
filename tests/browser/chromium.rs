//! A Chromium and its driver, which many tests use one after the other: starting them costs more
//! than most tests do. Each test has a window of its own, at an address (a port) of its own, and
//! a session of its own, with which ends what it told the developer tools. A failed test ends its
//! browser.

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use tempfile::TempDir;

/// Browsers that no test uses at the moment.
static IDLE: Mutex<Vec<Chromium>> = Mutex::new(Vec::new());

/// Runs a program until our end of its standard input is closed, as it is when we are killed, too.
const WHILE_WANTED: &str = r#""$@" 2>&1 & exec >/dev/null 2>&1; cat; kill -9 $!"#;

/// The last ones are what chromedriver would have started it with.
const FLAGS: [&str; 19] = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-breakpad",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
    "--enable-automation",
    "--test-type=webdriver",
    "--allow-pre-commit-input",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-default-apps",
    "--disable-hang-monitor",
    "--disable-popup-blocking",
    "--disable-prompt-on-repost",
];

/// A program that is ended with the test.
pub struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        if self.0.stdin.take().is_none() {
            let _ = self.0.kill();
        }
        let _ = self.0.wait();
    }
}

/// Starts a program whose output has a line with `before`; returns what follows there, or
/// nothing if it ended without.
pub fn started(command: &mut Command, before: &str) -> Option<(Running, String)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let child = Running(child);
    let after = |line: String| Some(line.split_once(before)?.1.to_owned());
    let found = lines.by_ref().map_while(Result::ok).find_map(after)?;
    // Reads the rest of its output, so that it never waits for a reader.
    std::thread::spawn(move || drain(lines));
    Some((child, found))
}

fn drain(lines: Lines<BufReader<ChildStdout>>) {
    lines.for_each(drop);
}

/// Starts a program that ends with this one.
fn started_with_us(program: &[&str], before: &str) -> Option<(Running, String)> {
    let mut command = Command::new("sh");
    command.args(["-c", WHILE_WANTED, "sh"]).args(program).stdin(Stdio::piped());
    started(&mut command, before)
}

/// A browser and its driver.
pub struct Chromium {
    /// Where the driver answers.
    driver: String,
    /// Where the browser's developer tools answer.
    tools: String,
    _running: [Running; 2],
    _profile: TempDir,
}

impl Chromium {
    /// An idle browser, or a new one.
    pub fn take() -> Chromium {
        let idle = IDLE.lock().unwrap().pop();
        idle.unwrap_or_else(Chromium::start)
    }

    /// Leaves the browser to other tests.
    pub fn leave(self) {
        IDLE.lock().unwrap().push(self);
    }

    fn start() -> Chromium {
        let profile = TempDir::new().unwrap();
        let folder = format!("--user-data-dir={}", profile.path().display());
        let mut program = vec!["chromium-headless-shell"];
        program.extend(FLAGS);
        program.extend([&folder, "about:blank"]);
        let (browser, tools) = started_with_us(&program, "DevTools listening on ws://")
            .expect("chromium does not start");
        let (tools, _) = tools.split_once('/').unwrap();
        let (driver, port) = driver();
        Chromium {
            driver: format!("http://localhost:{}", port.trim_end_matches('.')),
            tools: tools.to_owned(),
            _running: [driver, browser],
            _profile: profile,
        }
    }

    /// A session in a new window of this size.
    pub async fn session(&self, (width, height): (u32, u32)) -> Client {
        // The rules of accessibility take five seconds for a board, and longer on a busy machine.
        let wanted = json!({
            "goog:chromeOptions": { "debuggerAddress": self.tools },
            "timeouts": { "script": 180_000 },
        });
        let Value::Object(wanted) = wanted else { unreachable!() };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(wanted).connect(&self.driver).await.unwrap();
        let window = client.new_window(false).await.unwrap();
        client.switch_to_window(window.handle).await.unwrap();
        client.set_window_size(width, height).await.unwrap();
        client
    }
}

/// Starts chromedriver; returns its port. It takes a free port for IPv4 and then the same one
/// for IPv6, which another one may have by then; it ends, in that case.
fn driver() -> (Running, String) {
    let start = || started_with_us(&["chromedriver", "--port=0"], "successfully on port ");
    (0..9).find_map(|_| start()).expect("chromedriver does not start")
}
