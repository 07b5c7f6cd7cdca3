//! Who may ask, and what a browser may do with the answer.
//!
//! In: requests. Out: refusals, or responses with headers. Holds: pages of other sites can
//! neither ask nor read: a name that points here (DNS rebinding) is no address of ours, and
//! another origin is refused; nothing is loaded from elsewhere.

use super::shared::Shared;
use crate::report::Kind;
use crate::respond::Refusal;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Lets requests through that come from this page or from no page.
pub(super) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match refused(request.headers(), shared.address) {
        Some(message) => Refusal::new(Kind::Forbidden, message).into_response(),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn refused(headers: &HeaderMap, own: SocketAddr) -> Option<&'static str> {
    let text = |name| {
        let mut values = headers.get_all(name).iter();
        // Of two, a server between might look at the other one.
        let only = values.next().filter(|_| values.next().is_none());
        only.and_then(|value: &HeaderValue| value.to_str().ok())
    };
    let Some(host) = text(header::HOST).filter(|host| is_own(host, own)) else {
        return Some("the host of the request is not this server");
    };
    match headers.contains_key(header::ORIGIN) {
        true if text(header::ORIGIN) != Some(&format!("http://{host}")) => {
            Some("the request comes from another page")
        }
        _ => None,
    }
}

/// Is this `HOST:PORT` an address of ours? Names other than `localhost` are not.
fn is_own(host: &str, own: SocketAddr) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, port.parse::<u16>().ok()),
        _ => (host, Some(80)),
    };
    let name = name.trim_start_matches('[').trim_end_matches(']');
    let is_loopback = own.ip().is_loopback();
    let is_address = match name.parse::<IpAddr>() {
        Ok(address) => address.is_loopback() || !is_loopback,
        Err(_) => name.eq_ignore_ascii_case("localhost"),
    };
    is_address && port == Some(own.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(own: &str, host: &str, origin: Option<&str>, want: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        assert_eq!(refused(&headers, own.parse().unwrap()).is_none(), want, "{host} {origin:?}");
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
        let mut headers = HeaderMap::new();
        headers.append(header::HOST, HeaderValue::from_static("localhost:8417"));
        headers.append(header::HOST, HeaderValue::from_static("evil.example"));
        assert!(refused(&headers, own.parse().unwrap()).is_some(), "two hosts");
    }

    #[test]
    fn only_this_page_may_ask() {
        let own = "127.0.0.1:8417";
        check(own, "localhost:8417", Some("http://localhost:8417"), true);
        check(own, "localhost:8417", Some("http://evil.example"), false);
        check(own, "localhost:8417", Some("null"), false);
        check(own, "localhost:8417", Some("http://127.0.0.1:8417"), false);
    }
}
