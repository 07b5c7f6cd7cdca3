use super::*;

#[test]
fn a_line_is_answered_with_its_reasons_or_with_what_is_wrong() {
    let ask = |query| asked("/api/line", query, b"");
    let (status, answer) = ask("clue=3+1&cells=.%23%23...");
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["line"], ".##...");
    assert_eq!(answer["placements"], "3 placements");
    let (_, answer) = ask("clue=%7B1+2%7D&cells=4&lang=de");
    assert_eq!(answer["line"], "#..#");
    assert!(answer["steps"][0].as_str().unwrap().starts_with("Für {1 2} gibt es"), "{answer}");
    let (status, answer) = ask("clue=1&cells=%23.%23");
    assert_eq!((status, &answer["line"], &answer["steps"]), (200, &Value::Null, &json!([])));
    assert!(answer["none"].as_str().unwrap().contains("no room for the 1 of row 1"), "{answer}");
    let (status, answer) = ask("clue=1&cells=.x!");
    assert_eq!(status, 422);
    let wanted = "found ! in cell 3: a cell is `.` (open)";
    assert!(answer["error"].as_str().unwrap().starts_with(wanted), "{answer}");
    assert_eq!(ask("clue=1").0, 422);
    assert_eq!(ask("clue=%3D500&cells=1000").0, 422, "too large");
}
