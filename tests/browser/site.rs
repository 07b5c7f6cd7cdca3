//! A folder as any web server hands it out, under a path of its own.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// Where the folder lies on the server.
const UNDER: &str = "/some/where/";

/// The files that are served, and the requested paths.
struct State {
    /// Nothing, if the server is gone.
    folder: Option<PathBuf>,
    asked: Vec<String>,
}

/// The server; it ends with the tests.
pub struct Site {
    pub url: String,
    state: Arc<Mutex<State>>,
}

impl Site {
    pub fn serve(folder: &Path) -> Site {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}{UNDER}", listener.local_addr().unwrap());
        let state = State { folder: Some(folder.to_owned()), asked: Vec::new() };
        let state = Arc::new(Mutex::new(state));
        let own = Arc::clone(&state);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let state = Arc::clone(&own);
                // Whoever goes away in the middle does not want to know.
                std::thread::spawn(move || drop(answer(stream, &state)));
            }
        });
        Site { url, state }
    }

    /// Hands out another folder from now on; nothing, as if the server were gone.
    pub fn hand_out(&self, folder: Option<&Path>) {
        self.state.lock().unwrap().folder = folder.map(Path::to_owned);
    }

    /// The requested paths.
    pub fn asked(&self) -> Vec<String> {
        self.state.lock().unwrap().asked.clone()
    }
}

fn answer(mut stream: TcpStream, state: &Mutex<State>) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
    let folder = {
        let mut state = state.lock().unwrap();
        let folder = state.folder.clone();
        state.asked.push(path.clone());
        folder
    };
    let Some(folder) = folder else { return Ok(()) };
    let name = path.split('?').next().unwrap_or_default().strip_prefix(UNDER);
    let name = name.filter(|name| !name.contains('/'));
    let file = name.map(|name| if name.is_empty() { "index.html" } else { name });
    let found = file.and_then(|name| Some((name, std::fs::read(folder.join(name)).ok()?)));
    let (status, kind, content) = match found {
        Some((name, content)) => ("200 OK", kind(name), content),
        None => ("404 Not Found", "text/plain", b"nothing here".to_vec()),
    };
    let length = content.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&content)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
