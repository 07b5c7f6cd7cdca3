//! Pages for those who get a link: a preview where it is pasted, and a board alone for other sites.
//!
//! In: `/p?d=PUZZLE&lang=de`, `/card.png?d=PUZZLE`, `/embed`. Out: the page with a head that tells
//! of the puzzle, a drawing of its board, the page with one puzzle and no menus. Invariants: what is
//! written into a page is escaped; a link that holds no puzzle gets the page without a preview, and
//! the page says what is wrong.

use super::page::{HTML, INDEX};
use super::shared::Shared;
use super::work::run;
use crate::api::{Card, Refusal};
use crate::language::Language;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use html_escape::encode_double_quoted_attribute as escaped;
use std::sync::Arc;

/// What the head of the page has where a preview comes in.
const TITLE_TAG: &str = "<title>nonosat</title>";

/// `GET /embed`.
pub(super) async fn embed() -> Response {
    html(INDEX.replacen("<body ", "<body data-embed ", 1))
}

/// `GET /p`.
pub(super) async fn puzzle(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let (packed, language) = query(&request);
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let site = format!("http://{}", host.unwrap_or_default());
    let preview = run(&shared, request, move |budget| {
        let card = Card::of_link(&packed)?;
        Ok(tags(&site, &packed, card.title(), &card.about(language, budget)))
    });
    match preview.await {
        Ok(Ok(tags)) => html(INDEX.replacen(TITLE_TAG, &tags, 1)),
        Ok(Err::<_, Refusal>(_)) => html(INDEX.to_owned()),
        Err(refusal) => refusal.into_response(),
    }
}

/// `GET /card.png`.
#[cfg(feature = "print")]
pub(super) async fn card(
    State(shared): State<Arc<Shared>>,
    request: Request,
) -> Result<Response, Refusal> {
    let (packed, _) = query(&request);
    let picture = run(&shared, request, move |_| Card::of_link(&packed)?.picture()).await??;
    Ok(([(header::CONTENT_TYPE, "image/png")], picture).into_response())
}

/// The puzzle and the language that the query names.
fn query(request: &Request) -> (String, Language) {
    let query = request.uri().query().unwrap_or("");
    let value = |key: &str| {
        let mut all = form_urlencoded::parse(query.as_bytes());
        all.find(|(name, _)| name == key).map(|(_, value)| value.into_owned())
    };
    let language = value("lang").and_then(|code| Language::named(&code));
    (value("d").unwrap_or_default(), language.unwrap_or_default())
}

/// The title and what Open Graph has for a preview. `packed` was read, so it has no other signs than
/// those of base64.
fn tags(site: &str, packed: &str, title: Option<&str>, about: &str) -> String {
    let title = title.map_or("nonosat".to_owned(), |title| format!("{title} · nonosat"));
    let image = match cfg!(feature = "print") {
        true => format!("{site}/card.png?d={packed}"),
        false => String::new(),
    };
    let all = [
        ("og:type", "website"),
        ("og:site_name", "nonosat"),
        ("og:title", &title),
        ("og:description", about),
        ("og:image", &image),
        ("twitter:card", "summary"),
    ];
    let tag = |(name, content): &(&str, &str)| {
        format!("<meta property=\"{name}\" content=\"{}\">\n", escaped(content))
    };
    let tags: String = all.iter().filter(|(_, content)| !content.is_empty()).map(tag).collect();
    format!("{tags}<title>{}</title>", html_escape::encode_text(&title))
}

fn html(text: String) -> Response {
    ([(header::CONTENT_TYPE, HTML)], text).into_response()
}
