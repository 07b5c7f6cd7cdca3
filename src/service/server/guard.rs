//! Controls access to the server and restricts what browsers do with its responses.
//!
//! In: requests. Out: refusals, or responses with security headers. Invariants: pages of other
//! sites can only link here, and show `/embed` in a frame. Foreign origins are refused, and so are foreign host names that
//! resolve to this machine (DNS rebinding). The page loads nothing from other sites. A request
//! whose length is ambiguous is refused.

use super::shared::Shared;
use crate::api::Refusal;
use crate::report::Kind;
use axum::extract::{Request, State};
use axum::http::header::{self, AsHeaderName};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// What browsers allow a page to do, and which sites to show it in a frame.
macro_rules! policy {
    ($frames:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; ",
            "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ",
            $frames
        )
    };
}
/// The page that other sites may show in a frame.
const EMBED_PATH: &str = "/embed";

const HEADERS: [(&str, &str); 4] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Passes on requests that come from this page or from no page, and refuses others.
pub(super) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let is_embed = request.uri().path() == EMBED_PATH;
    let mut response = match refusal_for(&request, shared.address) {
        // The next bytes of the connection might belong to the refused request.
        Some(refusal) => ([(header::CONNECTION, "close")], refusal).into_response(),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let policy = if is_embed { policy!("*") } else { policy!("'none'") };
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    if !is_embed {
        headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn refusal_for(request: &Request, own_address: SocketAddr) -> Option<Refusal> {
    let headers = request.headers();
    let forbidden = |message: &str| Some(Refusal::new(Kind::Forbidden, message));
    let Some(host) = single_header(headers, header::HOST).filter(|host| is_own(host, own_address))
    else {
        return forbidden("the host of the request is not this server");
    };
    // In `GET http://HOST/` the target overrides the `Host` header.
    if request.uri().authority().is_some_and(|target| target != host) {
        return forbidden("the target of the request is not this server");
    }
    let is_foreign = headers.contains_key(header::ORIGIN)
        && single_header(headers, header::ORIGIN) != Some(&format!("http://{host}"));
    if is_foreign || is_of_other_site(request) {
        return forbidden("the request comes from another page");
    }
    let is_clear = !headers.contains_key(header::TRANSFER_ENCODING)
        || single_header(headers, header::TRANSFER_ENCODING)
            .is_some_and(|coding| coding.eq_ignore_ascii_case("chunked"));
    match is_clear {
        true => None,
        false => {
            Some(Refusal::new(Kind::Question, "expected no `Transfer-Encoding`, or `chunked`"))
        }
    }
}

/// The value of a header that comes once. If there were two, a proxy might use the other one.
fn single_header(headers: &HeaderMap, name: impl AsHeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next().filter(|_| values.next().is_none());
    value.and_then(|value| value.to_str().ok())
}

/// Does a page of another site send this request, by the browser's `Sec-Fetch-*` headers? Links
/// may come from anywhere: the linking page cannot read the response.
fn is_of_other_site(request: &Request) -> bool {
    let headers = request.headers();
    let is_link =
        request.method().is_safe() && single_header(headers, "sec-fetch-mode") == Some("navigate");
    let site = single_header(headers, "sec-fetch-site");
    headers.contains_key("sec-fetch-site")
        && !matches!(site, Some("same-origin" | "none"))
        && !is_link
}

/// Is this `HOST:PORT` an address of this server? The only name accepted is `localhost`.
fn is_own(host: &str, own_address: SocketAddr) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, port),
        _ => (host, "80"),
    };
    let address = match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        Some(name) => name.parse().map(IpAddr::V6).ok(),
        None => name.parse().map(IpAddr::V4).ok(),
    };
    let is_address = match address {
        Some(address) => address.is_loopback() || !own_address.ip().is_loopback(),
        None => name.eq_ignore_ascii_case("localhost"),
    };
    is_address && port == own_address.port().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    /// Is a request with this target and these headers let through?
    #[track_caller]
    fn is_let_through(own: &str, target: &str, headers: &[(&str, &str)]) -> bool {
        let request = axum::http::Request::get(target);
        let request =
            headers.iter().fold(request, |request, &(name, value)| request.header(name, value));
        refusal_for(&request.body(Body::empty()).unwrap(), own.parse().unwrap()).is_none()
    }

    #[track_caller]
    fn check(own: &str, host: &str, more: Option<(&str, &str)>, want: bool) {
        let headers: Vec<_> = [("host", host)].into_iter().chain(more).collect();
        assert_eq!(is_let_through(own, "/", &headers), want, "{host} {more:?}");
    }

    #[test]
    fn only_addresses_of_this_machine_are_answered() {
        let own = "127.0.0.1:8417";
        check(own, "127.0.0.1:8417", None, true);
        check(own, "localhost:8417", None, true);
        check(own, "[::1]:8417", None, true);
        check(own, "localhost:80", None, false);
        check(own, "localhost", None, false);
        check(own, "evil.example:8417", None, false);
        check(own, "192.168.0.7:8417", None, false);
        check("0.0.0.0:8417", "192.168.0.7:8417", None, true);
        check("0.0.0.0:8417", "evil.example:8417", None, false);
        check("127.0.0.1:80", "localhost", None, true);
        for host in ["[[[127.0.0.1]]]", "[127.0.0.1]", "[[::1]]", "::1", "a@localhost"] {
            check(own, &format!("{host}:8417"), None, false);
        }
        for port in ["+8417", "08417", "", " 8417"] {
            check(own, &format!("127.0.0.1:{port}"), None, false);
        }
        let two = [("host", "localhost:8417"), ("host", "evil.example")];
        assert!(!is_let_through(own, "/", &two), "two hosts");
    }

    #[test]
    fn a_whole_address_as_the_target_must_be_ours() {
        let own = "127.0.0.1:8417";
        let host = [("host", own)];
        assert!(is_let_through(own, "http://127.0.0.1:8417/", &host));
        assert!(!is_let_through(own, "http://evil.example/", &host));
        assert!(!is_let_through(own, "http://127.0.0.1/", &host));
    }

    #[test]
    fn only_this_page_may_ask() {
        let own = "127.0.0.1:8417";
        let check = |name, value, want| check(own, "localhost:8417", Some((name, value)), want);
        check("origin", "http://localhost:8417", true);
        check("origin", "http://evil.example", false);
        check("origin", "null", false);
        check("origin", "http://127.0.0.1:8417", false);
        check("sec-fetch-site", "same-origin", true);
        check("sec-fetch-site", "none", true);
        check("sec-fetch-site", "same-site", false);
        check("sec-fetch-site", "cross-site", false);
        let host = ("host", "localhost:8417");
        let link = [host, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")];
        assert!(is_let_through(own, "/", &link), "a link is followed");
    }

    #[test]
    fn how_long_a_body_is_can_be_read_in_one_way() {
        let check = |coding, want| {
            check("127.0.0.1:80", "localhost", Some(("transfer-encoding", coding)), want);
        };
        check("chunked", true);
        check("Chunked", true);
        check("chunked, chunked", false);
        check("gzip, chunked", false);
        check("identity", false);
    }
}
