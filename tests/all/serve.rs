//! `nonosat serve` as programs see it: the documented API, its limits, and a crowd.

use crate::questions::{answered, is_told, of_all_kinds};
use crate::schema::fits;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, ErrorKind};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A server on a free port, ended with the test.
struct Server {
    child: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start(arguments: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
        command.args(["serve", "--no-open", "--port", "0"]).args(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        Server { child, address }
    }

    /// Sends a request as it stands and reads the answer to its end: status and body.
    async fn send(&self, request: &[u8]) -> std::io::Result<(u16, String)> {
        let mut stream = TcpStream::connect(&self.address).await?;
        stream.write_all(request).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.get(9..12).and_then(|digits| digits.parse().ok()).unwrap_or(0);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let is_chunked = head.to_lowercase().contains("transfer-encoding: chunked");
        Ok((status, if is_chunked { unchunked(body) } else { body.to_owned() }))
    }

    fn request(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> Vec<u8> {
        let host =
            if headers.contains("Host:") { "" } else { &format!("Host: {}\r\n", self.address) };
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\n{host}Connection: close\r\nContent-Length: {length}\r\n{headers}\r\n"
        );
        [head.as_bytes(), body].concat()
    }

    async fn get(&self, path: &str) -> (u16, String) {
        self.send(&self.request("GET", path, "", b"")).await.unwrap()
    }

    async fn post(&self, path: &str, body: &[u8]) -> (u16, String) {
        self.send(&self.request("POST", path, "", body)).await.unwrap()
    }

    /// Open files and sockets of the server.
    #[cfg(target_os = "linux")]
    fn descriptors(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// Memory in kibibytes: `VmRSS` in use now, `VmHWM` the most that ever was.
    #[cfg(target_os = "linux")]
    fn memory(&self, which: &str) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with(which)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Time the processor spent on the server, in ticks.
    #[cfg(target_os = "linux")]
    fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    }
}

fn unchunked(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        text += rest.get(..size).unwrap_or("");
        body = rest.get(size + 2..).unwrap_or("");
    }
    text
}

/// One row of three cells, clue 2, the last one blank.
fn puzzle() -> Value {
    json!({
        "nonosat": 1, "shape": { "rect": { "height": 1, "width": 3 } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }],
        "clues": ["2a", null, "1a", null], "saved": [["-a", "-a", "-"]],
    })
}

/// A board of noise as a puzzle.
fn noise(side: usize) -> Value {
    json!({
        "nonosat": 1, "shape": { "rect": { "height": side, "width": side } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": crate::noise::clues(side),
    })
}

#[tokio::test]
async fn every_documented_path_answers_as_documented() {
    let server = Server::start(&[]);
    let (_, text) = server.get("/api/openapi.json").await;
    let api: Value = serde_json::from_str(&text).unwrap();
    let mut seen = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        let (method, operation) = methods.as_object().unwrap().iter().next().unwrap();
        let request = &operation["requestBody"]["content"];
        let example =
            request.as_object().and_then(|content| content.values().next()?.get("example"));
        let body = match example {
            Some(Value::String(text)) => text.clone().into_bytes(),
            Some(value) => value.to_string().into_bytes(),
            None if path == "/api/image" => GIF.to_vec(),
            None if path == "/api/candidates" => PGM.to_vec(),
            None if path == "/api/scan" => include_bytes!("../scan/images/app.png").to_vec(),
            None => Vec::new(),
        };
        let parameters = operation["parameters"].as_array().unwrap().iter();
        let pair = |parameter: &Value| {
            let example = parameter["example"].as_str()?;
            Some(format!("{}={example}", parameter["name"].as_str().unwrap()))
        };
        let query = parameters.filter_map(pair).collect::<Vec<_>>().join("&");
        let request = server.request(&method.to_uppercase(), &format!("{path}?{query}"), "", &body);
        let (status, text) = server.send(&request).await.unwrap();
        assert_eq!(status, 200, "{path}: {text}");
        let content = operation["responses"]["200"]["content"].as_object().unwrap();
        let schema = &content.values().next().unwrap()["schema"];
        for line in if is_told(path) { text.lines().collect() } else { vec![&text[..]] } {
            let answer: Value = serde_json::from_str(line).unwrap();
            assert!(fits(&answer, schema, &api), "{path}: {line}");
        }
        // The other method is refused, so the documented one is the only one.
        let other = if method == "get" { "POST" } else { "GET" };
        let (status, text) = server.send(&server.request(other, path, "", b"")).await.unwrap();
        assert_eq!(status, 405, "{path}: {text}");
        seen += 1;
    }
    assert_eq!(seen, nonosat_service::api::ROUTES.len() + 1, "all of them, and /api/start");
}

/// A black shape on white.
const PGM: &[u8] = b"P2\n6 6\n255\n255 255 255 255 255 255\n255 0 0 0 0 255\n255 0 0 0 255 255\n\
    255 0 0 255 255 255\n255 0 0 0 0 255\n255 255 255 255 255 255\n";

/// One black pixel.
const GIF: &[u8] = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\
    \x01\x00\x01\x00\x00\x02\x02D\x01\x00;";

#[tokio::test]
async fn every_format_is_written_and_read_back() {
    let server = Server::start(&[]);
    let (_, formats) = server.get("/api/formats").await;
    let mut puzzle = puzzle();
    puzzle["clues"] = json!(["2a", "1a", "1a", ""]);
    puzzle["goal"] = json!(["aa-"]);
    let mut with_state = Vec::new();
    for format in serde_json::from_str::<Vec<Value>>(&formats).unwrap() {
        let name = format["name"].as_str().unwrap();
        if format["writes"] == false {
            continue;
        }
        let body = puzzle.to_string();
        let path = format!("/api/write?format={name}&lossy=true");
        let (status, text) = server.post(&path, body.as_bytes()).await;
        assert_eq!(status, 200, "{name}: {text}");
        let written: Value = serde_json::from_str(&text).unwrap();
        let file = written["text"].as_str().unwrap();
        let (status, text) =
            server.post(&format!("/api/board?format={name}"), file.as_bytes()).await;
        assert_eq!(status, 200, "{name}: {text}");
        let read: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(read["puzzle"]["clues"], puzzle["clues"], "{name}");
        if read["puzzle"]["saved"] == puzzle["saved"] {
            with_state.push(name.to_owned());
        }
    }
    let wanted = ["clues", "non", "json", "webpbn", "lists"];
    assert_eq!(with_state, wanted);
}

#[tokio::test]
async fn the_page_and_all_it_names_is_there() {
    let server = Server::start(&[]);
    let (status, page) = server.get("/").await;
    assert_eq!(status, 200);
    let named =
        page.split(['"', '\'']).filter(|name| name.ends_with(".js") || name.ends_with(".css"));
    let mut names: Vec<String> = named.map(str::to_owned).collect();
    let mut place = 0;
    while place < names.len() {
        let (status, text) = server.get(&format!("/{}", names[place])).await;
        assert_eq!(status, 200, "{}", names[place]);
        // Imports of types are comments.
        let code: String = text.lines().filter(|line| !line.contains("@import")).collect();
        let folder = names[place].split_once('/').map_or("", |(folder, _)| folder).to_owned();
        let named = code.split('"').filter_map(|name| match name.strip_prefix("./") {
            Some(name) if folder.is_empty() => Some(name.to_owned()),
            Some(name) => Some(format!("{folder}/{name}")),
            None => name.strip_prefix("../").map(str::to_owned),
        });
        for name in named.filter(|name| name.ends_with(".js") && !name.ends_with("answers.js")) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        assert!(!text.contains("https://"), "{} asks elsewhere", names[place]);
        place += 1;
    }
    assert!(names.len() >= 12, "{names:?}");
    for language in nonosat_words::Language::ALL {
        let path = format!("/{}.ftl", language.code());
        let (status, text) = server.get(&path).await;
        assert_eq!(status, 200, "{path}");
        assert!(text.contains("page-ok = "), "{path}");
    }
    for path in ["/../Cargo.toml", "/..%2f..%2fetc%2fpasswd", "/etc/passwd", "/api/no"] {
        assert_eq!(server.get(path).await.0, 404, "{path}");
    }
}

#[tokio::test]
async fn answers_carry_headers_that_keep_browsers_safe() {
    let server = Server::start(&[]);
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    stream.write_all(&server.request("GET", "/", "", b"")).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let head = answer.split_once("\r\n\r\n").unwrap().0.to_lowercase();
    for wanted in [
        "content-security-policy: default-src 'none'; script-src 'self'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cross-origin-resource-policy: same-origin",
    ] {
        assert!(head.contains(wanted), "{wanted} is not in {head}");
    }
    assert!(!head.contains("unsafe-inline") && !head.contains("access-control-allow"));
}

#[tokio::test]
async fn other_sites_may_show_the_page_for_frames_alone() {
    let server = Server::start(&[]);
    for (path, ancestors) in [("/embed", "*"), ("/", "'none'"), ("/p?d=x", "'none'")] {
        let mut stream = TcpStream::connect(&server.address).await.unwrap();
        stream.write_all(&server.request("GET", path, "", b"")).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let head = answer.split_once("\r\n\r\n").unwrap().0.to_lowercase();
        assert!(head.contains(&format!("frame-ancestors {ancestors}\r\n")), "{path}: {head}");
        assert_eq!(head.contains("x-frame-options: deny"), path != "/embed", "{path}");
    }
    let (_, page) = server.get("/embed").await;
    assert!(page.contains("<body data-embed "));
}

/// A puzzle as links have it.
#[cfg(feature = "print")]
fn packed(puzzle: &Value) -> String {
    use base64::Engine;
    use std::io::Write;
    let mut packed = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(puzzle.to_string().as_bytes()).unwrap();
    base64::prelude::BASE64_URL_SAFE_NO_PAD.encode(packed.finish().unwrap())
}

#[cfg(feature = "print")]
#[tokio::test]
async fn a_link_has_a_preview_that_gives_nothing_away() {
    let server = Server::start(&[]);
    let blank = json!({
        "nonosat": 1, "title": "Cat \"<b>\"", "author": "Ada", "shape": puzzle()["shape"],
        "colors": puzzle()["colors"], "clues": ["2a", "1a", "1a", ""],
    });
    let mut drawn = blank.clone();
    drawn["goal"] = json!(["aa-"]);
    drawn["saved"] = json!([["a", "a", "-"]]);
    let (blank, drawn) = (packed(&blank), packed(&drawn));
    let (status, page) = server.get(&format!("/p?lang=de&d={drawn}")).await;
    let image = format!("http://{}/card.png?d={drawn}", server.address);
    assert_eq!(status, 200);
    for wanted in [
        "<meta property=\"og:title\" content=\"Cat &quot;&lt;b&gt;&quot; · nonosat\">",
        "3x1 · ",
        "von Ada",
        &image,
        "<title>Cat \"&lt;b&gt;\" · nonosat</title>",
    ] {
        assert!(page.contains(wanted), "{wanted}");
    }
    assert!(page.contains("<script type=\"module\" src=\"main.js\">"), "the page itself");
    // The drawing is the same without its picture.
    let (status, card) = server.get(&format!("/card.png?d={drawn}")).await;
    assert_eq!(status, 200);
    assert!(card.contains("PNG") && card == server.get(&format!("/card.png?d={blank}")).await.1);
    // What is no puzzle has no preview; the page says why.
    for bad in ["", "%25", "AAAA", "%22%3E%3Cscript%3E"] {
        let (status, page) = server.get(&format!("/p?d={bad}")).await;
        assert_eq!((status, page.contains("og:title")), (200, false), "{bad}");
        assert_eq!(server.get(&format!("/card.png?d={bad}")).await.0, 422, "{bad}");
    }
}

#[tokio::test]
async fn other_hosts_and_other_pages_are_refused() {
    let server = Server::start(&[]);
    let body = puzzle().to_string();
    let port = server.address.rsplit_once(':').unwrap().1;
    for headers in [
        "Host: evil.example\r\n",
        &format!("Host: [[127.0.0.1]]:{port}\r\n"),
        &format!("Host: 127.0.0.1:+{port}\r\n"),
        "Origin: http://evil.example\r\n",
        "Origin: null\r\n",
        "Sec-Fetch-Site: cross-site\r\nContent-Type: text/plain\r\n",
    ] {
        let request = server.request("POST", "/api/progress", headers, body.as_bytes());
        assert_eq!(server.send(&request).await.unwrap().0, 403, "{headers}");
    }
    assert_eq!(server.get("http://evil.example/").await.0, 403);
    let link = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\n";
    let link = server.request("GET", "/", link, b"");
    assert_eq!(server.send(&link).await.unwrap().0, 200, "links may be anywhere");
    let twice = format!(
        "POST /api/progress HTTP/1.1\r\nHost: {}\r\nTransfer-Encoding: chunked, chunked\r\n\
        Connection: close\r\n\r\n0\r\n\r\n",
        server.address
    );
    assert_eq!(server.send(twice.as_bytes()).await.unwrap().0, 422);
    let own = format!("Origin: http://{}\r\n", server.address);
    let request = server.request("POST", "/api/progress", &own, body.as_bytes());
    assert_eq!(server.send(&request).await.unwrap().0, 200);
}

#[tokio::test]
async fn what_is_wrong_is_told() {
    let server = Server::start(&[]);
    let check = async |path: &str, body: &[u8], status: u16, message: &str| {
        let (found, text) = server.post(path, body).await;
        assert_eq!(found, status, "{path}: {text}");
        let answer: Value = serde_json::from_str(&text).unwrap();
        assert!(answer["error"].as_str().unwrap().contains(message), "{path}: {text}");
    };
    let body = puzzle().to_string();
    let body = body.as_bytes();
    check("/api/progress", b"", 422, "the file is empty").await;
    check("/api/progress", b"{}", 422, "`nonosat` is missing").await;
    check("/api/hint", b"\xff\xff", 422, "not UTF-8").await;
    check("/api/clues", body, 422, "expected `puzzle` and `clues`").await;
    check("/api/write?format=klingon", body, 422, "no format `klingon`").await;
    check("/api/write", body, 422, "format").await;
    check("/api/image?threshold=1&colors=3", GIF, 422, "expected one of them").await;
    check("/api/image?width=0", GIF, 422, "0 cells to a side, expected 1 to 200").await;
    check("/api/image", b"no image", 422, "not an image that nonosat reads").await;
    check("/api/image?width=2.5", GIF, 422, "`width` is `2.5`, expected a whole number").await;
    check("/api/solve?seconds=1e9", body, 422, "expected up to 600").await;
    check("/api/solve?unique", body, 422, "`unique` is ``, expected `true` or `false`").await;
    check("/api/why?cell=-1", body, 422, "`cell` is `-1`, expected a whole number from 0").await;
    check("/api/prove?seconds=0", body, 422, "expected up to 600").await;
    check("/api/prove?unique=true", body, 422, "unknown name `unique`").await;
    check("/api/progress", &vec![b' '; 32 << 20], 413, "more than 4194304 bytes").await;
    let large = "rect 300 300\n#fff #000\n".to_owned() + &"*\n".repeat(600);
    check("/api/board", large.as_bytes(), 413, "the page takes at most 40000").await;
}

/// One server and no server: the same status, the same bytes.
#[tokio::test]
async fn the_server_says_what_the_library_answers() {
    let server = Server::start(&[]);
    for (path, body) in of_all_kinds() {
        let read = ["/api/openapi.json", "/api/formats", "/api/day", "/api/days"];
        let is_get = path.split('?').next().is_some_and(|path| read.contains(&path));
        let found = if is_get { server.get(&path).await } else { server.post(&path, &body).await };
        assert_eq!(found, answered(&path, &body), "{path}");
    }
    for (path, body) in
        [("/api/image", GIF), ("/api/image?threshold=9", GIF), ("/api/image", b"no")]
    {
        assert_eq!(server.post(path, body).await, answered(path, body), "{path}");
    }
}

#[tokio::test]
async fn a_file_with_several_puzzles_offers_them() {
    let server = Server::start(&[]);
    let body = b"title \"First\"\nheight 1\nwidth 1\nrows\n1\ncolumns\n1\n====\n\
                 height 1\nwidth 2\nrows\n1\ncolumns\n1\n0\n";
    let (status, text) = server.post("/api/board", body).await;
    assert_eq!((status, &text[..]), (200, r#"{"choices":["First (1x1)","No title (2x1)"]}"#));
    let (_, text) = server.post("/api/board?number=2", body).await;
    let board: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(board["cells"].as_array().unwrap().len(), 2);
    for number in ["0", "3"] {
        let (status, text) = server.post(&format!("/api/board?number={number}"), body).await;
        assert_eq!(status, 422);
        assert!(text.contains(&format!("no puzzle {number}, expected 1 to 2")), "{text}");
    }
}

/// The page words it; nothing in it has to be taken out of words.
#[tokio::test]
async fn what_would_mend_a_file_is_data() {
    let server = Server::start(&[]);
    let cases: [(&[u8], Value); 3] = [
        (
            b"2 2\n1\n2\n1\n2\n",
            json!({"kind": "format", "formats": ["nin", "it3105", "it3105-down", "puzzlekit"]}),
        ),
        (b"\x89PNG\r\n\x1a\n", json!({"kind": "image"})),
        (b"rows\nl\n1\ncolumns\n2\n", json!({"kind": "text", "text": "did you mean `1`?"})),
    ];
    for (file, hint) in cases {
        let (status, text) = server.post("/api/board", file).await;
        assert_eq!(status, 422, "{text}");
        let answer: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["problems"][0]["hint"], hint, "{text}");
        assert!(!text.contains("--"), "{text}");
    }
}

#[tokio::test]
async fn what_is_not_read_is_refused_at_once() {
    let server = Server::start(&[]);
    let head = format!(
        "POST /api/progress HTTP/1.1\r\nHost: {}\r\nContent-Length: 999999999999\r\n\r\n",
        server.address
    );
    let (status, message) = server.send(head.as_bytes()).await.unwrap();
    assert_eq!(status, 413, "{message}");
    let (status, message) = server.get("/%ff").await;
    assert_eq!(
        (status, &message[..]),
        (404, r#"{"error":"there is nothing here","kind":"not-found"}"#)
    );
}

#[tokio::test]
async fn slow_requests_are_ended() {
    let server = Server::start(&[]);
    let head = "POST /api/progress HTTP/1.1\r\nContent-Length: 9\r\n";
    let body = format!("{head}Host: {}\r\n\r\n", server.address);
    let (silent, head, body) =
        tokio::join!(server.send(b""), server.send(head.as_bytes()), server.send(body.as_bytes()));
    assert_eq!(silent.unwrap().0, 0);
    assert_eq!(head.unwrap().0, 0);
    let (status, message) = body.unwrap();
    assert_eq!(status, 408, "{message}");
    assert!(message.contains("the request came too slowly"), "{message}");
}

/// Requests that announce more bytes, and never send them.
#[tokio::test]
async fn slow_bodies_are_in_nobodys_way() {
    let server = Server::start(&[]);
    let mut slow = Vec::new();
    for number in 0..60 {
        let mut stream = TcpStream::connect(&server.address).await.unwrap();
        let head = format!(
            "POST /api/board HTTP/1.1\r\nHost: {}\r\nContent-Length: 9000000\r\n\r\n",
            server.address
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(&vec![b' '; 1000 * number]).await.unwrap();
        slow.push(stream);
    }
    let body = puzzle().to_string();
    for path in ["/api/progress", "/api/hint", "/api/solve", "/api/board"].repeat(5) {
        let (status, text) = server.post(path, body.as_bytes()).await;
        assert_eq!(status, 200, "{path}: {text}");
    }
    drop(slow);
}

/// Silent connections, more than may be open, from the address 127.0.0.1.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn silent_connections_are_in_nobodys_way() {
    let server = Server::start(&[]);
    let connect = async |own: &str| {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(format!("{own}:0").parse().unwrap()).unwrap();
        socket.connect(server.address.parse().unwrap()).await.unwrap()
    };
    // A body that never comes: it is answered just before silent connections end by themselves.
    let mut slow = connect("127.0.0.3").await;
    let head = "POST /api/progress HTTP/1.1\r\nContent-Length: 9\r\n";
    let head = format!("{head}Host: {}\r\n\r\n", server.address);
    slow.write_all(head.as_bytes()).await.unwrap();
    let mut silent = Vec::new();
    for _ in 0..600 {
        silent.push(connect("127.0.0.1").await);
    }
    for own in ["127.0.0.2", "127.0.0.1"] {
        let mut stream = connect(own).await;
        stream.write_all(&server.request("GET", "/", "", b"")).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{own}: {answer}");
    }
    let answer = slow.into_std().unwrap().peek(&mut [0]);
    assert!(answer.is_err_and(|error| error.kind() == ErrorKind::WouldBlock), "that is too late");
    drop(silent);
}

/// Long bodies take long to read; they do not make the small questions of their address wait.
#[tokio::test(flavor = "multi_thread")]
async fn small_questions_do_not_wait_for_long_bodies() {
    let server = Arc::new(Server::start(&[]));
    let unit = "height 1\nwidth 1\nrows\n1\ncolumns\n1\n====\n";
    let file = Arc::new(unit.repeat((4 << 20) / unit.len()).into_bytes());
    let (sender, mut answered) = tokio::sync::mpsc::channel(8);
    for _ in 0..8 {
        let (server, file, sender) = (server.clone(), file.clone(), sender.clone());
        tokio::spawn(async move {
            let (status, _) = server.post("/api/board", &file).await;
            sender.send(status).await.unwrap();
        });
    }
    assert_eq!(answered.recv().await, Some(422), "they are more puzzles than a file may have");
    let (status, text) = server.post("/api/progress", puzzle().to_string().as_bytes()).await;
    assert_eq!(status, 200, "{text}");
    assert!(answered.len() < 4, "{} of 7 were answered before", answered.len());
}

#[tokio::test]
async fn a_solve_ends_with_its_time_limit() {
    let server = Server::start(&[]);
    let (_, text) = server.post("/api/solve?seconds=0.5", noise(150).to_string().as_bytes()).await;
    let last: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert_eq!(last["verdict"], "undecided");
    assert!(text.lines().count() > 1, "stages come first: {text}");
}

/// Waits until something is true of a server.
async fn until(what: &str, is: impl Fn() -> bool) {
    let began = Instant::now();
    while !is() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn work_ends_when_its_asker_goes_away() {
    let server = Server::start(&[]);
    let body = noise(150).to_string();
    for path in ["/api/solve?seconds=600", "/api/prove?seconds=600", "/api/validate"] {
        for _ in 0..4 {
            let mut stream = TcpStream::connect(&server.address).await.unwrap();
            stream.write_all(&server.request("POST", path, "", body.as_bytes())).await.unwrap();
        }
    }
    // All of them went away at once; soon the processor has nothing to do.
    let began = Instant::now();
    loop {
        let before = server.ticks();
        tokio::time::sleep(Duration::from_millis(500)).await;
        if server.ticks() - before <= 2 {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(30), "somebody still works");
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_requests_at_once_are_answered_or_sent_away() {
    let server = std::sync::Arc::new(Server::start(&[]));
    assert_eq!(server.post("/api/hint", puzzle().to_string().as_bytes()).await.0, 200);
    let descriptors = server.descriptors();
    let small = puzzle().to_string();
    let hard = noise(60).to_string();
    let tasks: Vec<_> = (0..1000)
        .map(|number| {
            let (server, small, hard) = (server.clone(), small.clone(), hard.clone());
            tokio::spawn(async move {
                let post =
                    |path: &str, body: &str| server.request("POST", path, "", body.as_bytes());
                let (request, may_be): (Vec<u8>, &[u16]) = match number % 10 {
                    0 => (post("/api/progress", &small), &[200, 503]),
                    1 => (post("/api/hint", &small), &[200, 503]),
                    2 => (post("/api/write?format=non&lossy=true", &small), &[200, 503]),
                    3 => (server.request("GET", "/", "", b""), &[200]),
                    4 => (post("/api/progress", "{ not a puzzle"), &[422, 503]),
                    5 => (b"POST / HTTP/9.9\r\n\x00\r\n\r\n".to_vec(), &[0, 400, 505]),
                    6 => (post("/api/solve?seconds=0.2", &hard), &[200, 503]),
                    7 => (post("/api/board", &hard), &[200, 503]),
                    8 => (post("/api/solve?seconds=60&unique=true", &hard), &[]),
                    _ => (post("/api/validate", &hard), &[]),
                };
                if may_be.is_empty() {
                    // Asks and goes away.
                    let mut stream = TcpStream::connect(&server.address).await.unwrap();
                    stream.write_all(&request).await.unwrap();
                    return None;
                }
                let (status, text) = server.send(&request).await.unwrap();
                assert!(may_be.contains(&status), "{number}: {status} {text}");
                Some(status)
            })
        })
        .collect();
    let mut counts = std::collections::BTreeMap::new();
    for task in tasks {
        *counts.entry(task.await.unwrap()).or_insert(0) += 1;
    }
    println!("{counts:?}");
    assert!(counts[&Some(200)] >= 100, "the pages at least: {counts:?}");
    // Afterwards it is as it was.
    assert_eq!(server.post("/api/hint", small.as_bytes()).await.0, 200);
    until("descriptors leak", || server.descriptors() <= descriptors + 2).await;
    let memory = server.memory("VmRSS");
    assert!(memory < 600_000, "{memory} KiB");
}

/// A board as large as the page takes, in so many colors, with one clue for every line.
#[cfg(target_os = "linux")]
fn vast(color_count: u32, clue: &str) -> Vec<u8> {
    let ink = |number: u32| json!({ "rgb": format!("#{:06x}", 0xff_ffff - 9 * number) });
    json!({
        "nonosat": 1, "shape": { "rect": { "height": 200, "width": 200 } },
        "colors": (0..=color_count).map(ink).collect::<Vec<_>>(), "clues": vec![clue; 400],
    })
    .to_string()
    .into_bytes()
}

/// A drawing as large as the page takes, in 52 colors and without an order.
#[cfg(target_os = "linux")]
fn wild() -> Vec<u8> {
    let mut puzzle: Value = serde_json::from_slice(&vast(52, "")).unwrap();
    let letters: Vec<char> = ('a'..='z').chain('A'..='Z').collect();
    let letter = |at: usize| match at.wrapping_mul(at).wrapping_mul(2_654_435_761) >> 7 & 127 {
        number @ 0..52 => letters[number].to_string(),
        _ => "-".to_owned(),
    };
    let row = |row: usize| (0..200).map(|at| letter(200 * row + at)).collect::<Vec<_>>();
    puzzle["saved"] = json!((0..200).map(row).collect::<Vec<_>>());
    puzzle.to_string().into_bytes()
}

/// A PNG of one color that is 8,000 pixels to a side.
#[cfg(target_os = "linux")]
fn huge() -> Vec<u8> {
    let mut file = std::io::Cursor::new(Vec::new());
    let image = image::GrayAlphaImage::from_pixel(8000, 8000, image::LumaA([90, 200]));
    image.write_to(&mut file, image::ImageFormat::Png).unwrap();
    file.into_inner()
}

/// `docs/SECURITY.md` promises 3 GiB at the very most.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn the_worst_requests_at_once_stay_within_the_stated_memory() {
    let server = std::sync::Arc::new(Server::start(&[]));
    // Nearly as many literals as a formula may have; far more; and files as long as may be.
    let large = std::sync::Arc::new(vast(1, "?a ?a ?a ?a ?a ?a ?a ?a"));
    let colors = std::sync::Arc::new(vast(52, "?? ?? ??"));
    let unit = "height 1\nwidth 1\nrows\n1\ncolumns\n1\n====\n";
    let files = std::sync::Arc::new(unit.repeat((16 << 20) / unit.len()).into_bytes());
    let post = |path: &'static str, body: &std::sync::Arc<Vec<u8>>| {
        let (server, body) = (server.clone(), body.clone());
        tokio::spawn(async move { server.post(path, &body).await })
    };
    let solves =
        [post("/api/solve?seconds=12&unique=true", &large), post("/api/solve?seconds=12", &large)];
    // Many runs of many colors, of which every place is a reason.
    let runs = std::sync::Arc::new(vast(52, &"?? ".repeat(60)));
    let wild = std::sync::Arc::new(wild());
    let mut others = vec![
        post("/api/hint", &runs),
        post("/api/hint", &runs),
        post("/api/why?cell=0", &runs),
        post("/api/mistake", &runs),
        post("/api/progress", &runs),
        post("/api/rate", &wild),
        post("/api/hint", &large),
        post("/api/validate", &large),
        post("/api/hint", &colors),
        post("/api/validate", &colors),
        post("/api/progress", &colors),
        post("/api/progress", &large),
    ];
    others.extend((0..24).map(|_| post("/api/board", &files)));
    // Nearly as many pixels as an image may have, in few bytes.
    let image = std::sync::Arc::new(huge());
    others.extend((0..4).map(|_| post("/api/image", &image)));
    for solve in solves {
        let (status, text) = solve.await.unwrap();
        assert!(status == 200 && text.contains("\"verdict\""), "{status} {text}");
    }
    let memory = server.memory("VmHWM");
    println!("{memory} KiB at most");
    assert!(memory < 3 << 20, "{memory} KiB");
    // Work whose asker goes away ends.
    others.iter().for_each(tokio::task::JoinHandle::abort);
    let (status, text) = server.post("/api/progress", puzzle().to_string().as_bytes()).await;
    assert!([200, 503].contains(&status), "{status} {text}");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn the_memory_of_long_bodies_is_given_back() {
    let server = Arc::new(Server::start(&[]));
    let blanks = Arc::new(vec![b' '; 16 << 20]);
    let posts = (0..24).map(|_| {
        let (server, blanks) = (server.clone(), blanks.clone());
        tokio::spawn(async move { server.post("/api/board", &blanks).await.0 })
    });
    for post in posts.collect::<Vec<_>>() {
        assert_eq!(post.await.unwrap(), 422);
    }
    until("memory is kept", || server.memory("VmRSS") < 100_000).await;
}

#[test]
fn a_busy_port_and_a_bad_puzzle_are_told() {
    let server = Server::start(&[]);
    let port = server.address.rsplit_once(':').unwrap().1;
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
        let output = command.arg("serve").args(arguments).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (status, message) = run(&["--no-open", "--port", port]);
    assert_eq!(status, Some(74));
    assert!(message.contains(&format!("cannot serve at 127.0.0.1:{port}")), "{message}");
    let (status, message) = run(&["--no-open", "Cargo.toml"]);
    assert_eq!(status, Some(65), "{message}");
    let folder = tempfile::tempdir().unwrap();
    let large = folder.path().join("large.clues");
    std::fs::write(&large, format!("rect 300 300\n#fff #000\n{}", "*\n".repeat(600))).unwrap();
    let (status, message) = run(&["--no-open", large.to_str().unwrap()]);
    assert_eq!(status, Some(65), "{message}");
    assert!(message.contains("the page takes at most 40000"), "{message}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_in_order() {
    let mut server = Server::start(&[]);
    let pid = nix::unistd::Pid::from_raw(server.child.id() as i32);
    nix::sys::signal::kill(pid, nix::sys::signal::Signal::SIGINT).unwrap();
    let status = server.child.wait().unwrap();
    assert_eq!(status.code(), Some(0));
}
