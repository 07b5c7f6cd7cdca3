//! A question whose formula is too large for an answer.

use super::*;
use crate::puzzle::{Color, Geometry, Picture, Shape, runs};

#[test]
fn a_proof_whose_formula_is_too_large_is_not_made() {
    // A random picture, so large that decimation finds none.
    let geometry = Geometry::new(Shape::Rect { height: 200, width: 200 }).unwrap();
    let mut state = 1u64;
    let picture = Picture::painted(&geometry, |_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        if (state >> 33) % 100 < 45 { Color::FIRST } else { Color::BACKGROUND }
    });
    let clue = |line| {
        let runs = runs(geometry.line(line).iter().map(|&cell| picture[cell]));
        runs.map(|(_, length)| format!("{length}a")).collect::<Vec<_>>().join(" ")
    };
    let clues: Vec<String> = geometry.lines().map(clue).collect();
    let clues: Vec<&str> = clues.iter().map(String::as_str).collect();
    let body = black_and_white(200, 200, &clues);
    let question = Question {
        path: "/api/prove",
        query: "",
        body: body.as_bytes(),
        budget: Budget::endless(),
    };
    let answer = respond(&question, &mut |_| {});
    let told: Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!((answer.status, &told["verdict"]), (200, &json!("undecided")));
    assert_eq!(told["missing"]["kind"], "literals");
    assert!(told["missing"]["words"].as_str().unwrap().contains("4194304"), "{told}");
    assert!(told.get("tar").is_none());
}
