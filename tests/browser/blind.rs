//! A puzzle solved with the accessibility tree and the keyboard alone.

use super::page::Page;
use fantoccini::key::Key;
use serde_json::{Value, json};

const KEY: &str =
    "rect 5 5\n#ffffff #000000\n3a\n1a 1a\n5a\n1a 1a\n1a 1a\n4a\n1a 1a\n1a 1a\n1a 1a\n4a\n";

/// The nodes of the tree that are not ignored: role and name.
async fn tree(page: &Page) -> Vec<(String, String)> {
    let tree = page.devtools("Accessibility.getFullAXTree", json!({})).await;
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let nodes = tree["nodes"].as_array().unwrap().iter();
    nodes
        .filter(|node| node["ignored"] != true)
        .map(|node| (text(&node["role"]), text(&node["name"])))
        .collect()
}

/// The name of the cell that the focus is on, as soon as the tree has it.
async fn here(page: &Page) -> String {
    for _ in 0..100 {
        let tree = page.devtools("Accessibility.getFullAXTree", json!({})).await;
        if let Some(name) = focused(tree["nodes"].as_array().unwrap()) {
            return name;
        }
    }
    panic!("the focus is on no cell");
}

fn focused(nodes: &[Value]) -> Option<String> {
    let grid = nodes.iter().find(|node| node["role"]["value"] == "grid")?;
    let properties = grid["properties"].as_array()?;
    let property = |name: &str| Some(&properties.iter().find(|one| one["name"] == name)?["value"]);
    property("focused").filter(|focused| focused["value"] == true)?;
    let cell = &property("activedescendant")?["relatedNodes"][0]["backendDOMNodeId"];
    let node = nodes.iter().find(|node| node["backendDOMNodeId"] == *cell)?;
    Some(node["name"]["value"].as_str()?.to_owned())
}

/// The clue in the name of a line.
fn clue(name: &str) -> Vec<usize> {
    let (_, numbers) = name.split_once(": ").unwrap();
    numbers.split(", ").map_while(|word| word.parse().ok()).filter(|&number| number > 0).collect()
}

fn lengths(cells: impl Iterator<Item = bool>) -> Vec<usize> {
    let mut runs = vec![0];
    for is_shaded in cells {
        match is_shaded {
            true => *runs.last_mut().unwrap() += 1,
            false => runs.push(0),
        }
    }
    runs.retain(|&run| run > 0);
    runs
}

/// Row after row, of all ways to shade it.
fn solved(rows: &[Vec<usize>], columns: &[Vec<usize>]) -> Vec<u32> {
    let ways: Vec<Vec<u32>> = rows
        .iter()
        .map(|clue| {
            (0..32).filter(|bits| lengths((0..5).map(|at| bits >> at & 1 == 1)) == *clue).collect()
        })
        .collect();
    let mut found = Vec::new();
    let total: usize = ways.iter().map(Vec::len).product();
    for mut number in 0..total {
        let mut picture = Vec::new();
        for way in &ways {
            picture.push(way[number % way.len()]);
            number /= way.len();
        }
        let is_right = |(at, clue): (usize, &Vec<usize>)| {
            lengths(picture.iter().map(|row| row >> at & 1 == 1)) == *clue
        };
        if columns.iter().enumerate().all(is_right) {
            found = picture;
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_by_what_is_told_and_by_keys() {
    let page = Page::open(&[]).await;
    page.open_text("key.clues", KEY).await;
    let nodes = tree(&page).await;
    let named = |role: &str, word: &str| -> Vec<Vec<usize>> {
        nodes
            .iter()
            .filter(|(own, name)| own == role && name.starts_with(word))
            .map(|(_, name)| clue(name))
            .collect()
    };
    let (rows, columns) = (named("row", "row "), named("StaticText", "column "));
    assert_eq!((rows.len(), columns.len()), (5, 5), "{nodes:?}");
    let picture = solved(&rows, &columns);
    assert_eq!(picture.len(), 5);
    for (row, bits) in picture.iter().enumerate() {
        for column in 0..5 {
            let place = format!("row {}, column {}: ", row + 1, column + 1);
            let found = here(&page).await;
            assert!(found.starts_with(&place), "{found}, not {place}");
            if bits >> column & 1 == 1 {
                page.keys(&[Key::Enter.into()]).await;
                page.until(&format!(
                    "document.getElementById('cell-{}').ariaLabel === '{place}filled'",
                    row * 5 + column
                ))
                .await;
                // At the end the focus moves to the message.
                if row == 4 && bits >> (column + 1) == 0 {
                    break;
                }
                assert_eq!(here(&page).await, format!("{place}filled"));
            }
            page.keys(&[if column < 4 { Key::Right.into() } else { Key::Home.into() }]).await;
        }
        page.keys(&[Key::Down.into()]).await;
        if row == 0 {
            page.until("document.getElementById('news').textContent === 'row 1 is done'").await;
        }
    }
    page.says("Congratulations").await;
    let told = tree(&page).await;
    assert!(told.iter().any(|(_, name)| name.contains("Congratulations")), "{told:?}");
    page.end().await;
}
