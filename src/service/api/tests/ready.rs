//! Tests of the puzzles that are part of the program: the collection, the pictures of the days.

use super::asked;
use serde_json::json;

#[test]
fn a_puzzle_of_the_collection_comes_without_its_picture() {
    let (status, entries) = asked("/api/collection", "", b"");
    let entries = entries.as_array().unwrap();
    assert_eq!(status, 200);
    assert!(entries.len() >= 30);
    for entry in entries {
        let (status, board) =
            asked("/api/puzzle", &format!("name={}", entry["name"].as_str().unwrap()), b"");
        assert_eq!(status, 200);
        assert!(board["puzzle"].get("goal").is_none(), "{}", entry["name"]);
    }
    assert_eq!(asked("/api/puzzle", "name=unicorn", b"").0, 422);
}

#[test]
fn the_titles_of_the_collection_are_in_the_language_of_the_question() {
    for (query, title) in [("", "Little boat"), ("lang=de", "Kleines Boot"), ("lang=ja", "小舟")]
    {
        let (_, entries) = asked("/api/collection", query, b"");
        let entries = entries.as_array().unwrap();
        let boat = entries.iter().find(|one| one["name"] == "boat").unwrap();
        assert_eq!(boat["title"], title);
        let (_, board) = asked("/api/puzzle", &format!("name=boat&{query}"), b"");
        assert_eq!(board["puzzle"]["title"], title);
    }
}

#[test]
fn each_drawing_is_a_puzzle_with_a_subject_and_a_name() {
    let (status, entries) = asked("/api/drawings", "lang=de", b"");
    let entries = entries.as_array().unwrap();
    assert_eq!((status, entries.len()), (200, 365));
    let owl = entries.iter().find(|one| one["name"] == "owl").unwrap();
    assert_eq!((&owl["title"], &owl["shelf"]), (&json!("Eule"), &json!("animals")));
    let (status, board) = asked("/api/drawing", "name=owl&lang=de", b"");
    assert_eq!((status, &board["puzzle"]["title"]), (200, &json!("Eule")));
    assert_eq!(board["puzzle"]["shape"], owl["shape"]);
    assert!(board["puzzle"].get("goal").is_none());
    // A day tells which drawing it has.
    let (_, days) = asked("/api/days", "month=2026-12", b"");
    assert!(entries.iter().any(|one| one["name"] == days[23]["drawing"]));
    assert_eq!(asked("/api/drawing", "name=unicorn-2", b"").0, 422);
}

#[test]
fn the_days_of_a_month_have_titles_in_the_language_of_the_question() {
    let (status, days) = asked("/api/days", "month=2026-12&lang=de", b"");
    let days = days.as_array().unwrap();
    assert_eq!((status, days.len()), (200, 31));
    assert_eq!((&days[23]["title"], &days[23]["feast"]), (&json!("Weihnachtsbaum"), &json!(true)));
    for day in days {
        let query = format!("date={}&lang=de", day["date"].as_str().unwrap());
        let (status, board) = asked("/api/day", &query, b"");
        let puzzle = &board["puzzle"];
        assert_eq!((status, &puzzle["title"]), (200, &day["title"]), "{query}");
        assert!(puzzle.get("goal").is_none(), "{query}");
        assert_eq!(
            (&puzzle["shape"], puzzle["colors"].as_array().unwrap().len()),
            (&day["shape"], day["colors"].as_array().unwrap().len()),
            "{query}"
        );
    }
    for (path, query) in
        [("days", "month=2026-13"), ("days", ""), ("day", "date=2026-02-30"), ("day", "date=heart")]
    {
        assert_eq!(asked(&format!("/api/{path}"), query, b"").0, 422, "{path}?{query}");
    }
}
