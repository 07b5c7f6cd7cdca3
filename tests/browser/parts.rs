//! Pictures that are cut into puzzles: the frame of their parts, and the whole at the end.

use super::page::Page;
use super::seeing::violations;
use serde_json::json;

/// A part of a picture of two columns and rows; its one row is all of one color.
fn part(row: u32, column: u32, cells: u32) -> String {
    let ones = "1a\n".repeat(cells as usize);
    format!(
        "rect 1 {cells}\n#ffffff #000000\n{cells}a\n{ones}title Secret, part\ncatalogue Secret, row {row} of 2, \
         column {column} of 2\n"
    )
}

const NAME: &str = "document.querySelector('#mine-parts h3').textContent";
const STATES: &str =
    "[...document.querySelectorAll('#mine-parts li button')].map((part) => part.ariaLabel)";

#[tokio::test(flavor = "multi_thread")]
async fn parts_have_a_frame_and_the_last_one_shows_the_whole_with_its_name() {
    let page = Page::open(&[]).await;
    let parts = [part(2, 2, 1), part(1, 1, 2), part(1, 2, 1), part(2, 1, 2)];
    let paths: Vec<String> = (1..)
        .zip(&parts)
        .map(|(number, text)| page.file(&format!("{number}.clues"), text).display().to_string())
        .collect();
    page.find("#file").await.send_keys(&paths.join("\n")).await.unwrap();
    page.until("document.getElementById('bring-card').innerText === 'A picture in 4 parts'").await;
    page.open_brought().await;
    page.until("location.hash === '#mine' && !!document.querySelector('#mine-parts li')").await;
    let open = json!(["Part 1 of 4", "Part 2 of 4", "Part 3 of 4", "Part 4 of 4"]);
    assert_eq!(page.ask(STATES).await, open);
    assert_eq!(page.ask(NAME).await, "A picture in 4 parts");
    // The frame has the shape of the whole: three cells wide, two high.
    let ratio =
        "(({ width, height }) => width / height)(document.querySelector('#mine-parts canvas'))";
    assert_eq!(page.ask(ratio).await, 1.5);
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.click("#mine-parts li:nth-child(3) button").await;
    page.until("document.getElementById('title').textContent === 'Part 3 of 4'").await;
    page.left(&[0, 1]).await;
    page.until("document.getElementById('end-joins').textContent.endsWith('1 of 4')").await;
    assert!(!page.ask("document.body.innerText").await.as_str().unwrap().contains("Secret"));
    // The others follow in their order, also those before this one.
    for (name, cells) in
        [("Part 4 of 4", &[0][..]), ("Part 1 of 4", &[0, 1]), ("Part 2 of 4", &[0])]
    {
        page.until(&format!(
            "document.getElementById('end-next-name').textContent.startsWith('{name}')"
        ))
        .await;
        page.click("#end-next").await;
        page.until(&format!("document.getElementById('title').textContent === '{name}'")).await;
        page.left(cells).await;
        page.until("!document.getElementById('end').hidden").await;
    }
    page.until("document.getElementById('end-title').textContent === 'Secret'").await;
    let dark = "(() => { const canvas = document.querySelector('#end-board canvas'), { width, height } = canvas;
        return [1, 3, 5].flatMap((x) => [1, 3].map((y) =>
            canvas.getContext('2d').getImageData(x * width / 6, y * height / 4, 1, 1).data[0]));
    })()";
    assert_eq!(page.ask(dark).await, json!([0, 0, 0, 0, 0, 0]), "each part is in its place");
    page.click("#end-close").await;
    // What is solved stays so.
    page.ask("(location.hash = '#mine', 0)").await;
    page.load_address().await;
    page.until(&format!("document.querySelector('#mine-parts h3') && {NAME} === 'Secret'")).await;
    assert_eq!(page.ask(&format!("{STATES}[3]")).await, "Part 4 of 4, solved");
    assert_eq!(page.ask("document.querySelectorAll('#mine-solved li').length").await, 0);
    page.click("#mine-parts .away").await;
    page.until("document.getElementById('mine-parts').children.length === 0").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_with_all_parts_is_a_picture_and_some_parts_are_puzzles() {
    let page = Page::open(&[]).await;
    let clues =
        |kind: &str| format!("<clues type=\"{kind}\"><line><count>1</count></line></clues>");
    let puzzle = |column: u32| {
        let note = format!("<source>Pair, row 1 of 1, column {column} of 2</source>");
        format!("<puzzle type=\"grid\">{note}{}{}</puzzle>", clues("columns"), clues("rows"))
    };
    let all = format!("<?xml version=\"1.0\"?><puzzleset>{}{}</puzzleset>", puzzle(1), puzzle(2));
    page.bring_file(&page.file("pair.xml", all)).await;
    page.until("document.getElementById('bring-card').innerText === 'A picture in 2 parts'").await;
    page.click("#bring-dialog [value=cancel]").await;
    // The folder of `make`, with its sheet, is dropped.
    let folder = page.folder.path().join("pair");
    std::fs::create_dir(&folder).unwrap();
    for (row, column) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
        std::fs::write(folder.join(format!("r{row}c{column}.clues")), part(row, column, 1))
            .unwrap();
    }
    std::fs::write(folder.join("contact.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        .unwrap();
    for kind in ["dragEnter", "dragOver", "drop"] {
        let data = json!({ "items": [], "files": [folder], "dragOperationsMask": 1 });
        let event = json!({ "type": kind, "x": 300, "y": 300, "data": data });
        page.devtools("Input.dispatchDragEvent", event).await;
    }
    page.until("document.getElementById('bring-card').innerText === 'A picture in 4 parts'").await;
    assert_eq!(page.ask("document.querySelector('#bring-dialog .problem').textContent").await, "");
    page.click("#bring-dialog [value=cancel]").await;
    // Of three parts of four no picture can be made.
    let path =
        |row: u32, column: u32| page.file(&format!("{row}{column}.clues"), part(row, column, 1));
    let some =
        [path(1, 1), path(1, 2), path(2, 1)].map(|path| path.display().to_string()).join("\n");
    page.find("#file").await.send_keys(&some).await.unwrap();
    let names = "[...document.querySelectorAll('#bring-dialog [name=which] option')].map(({ text }) => text)";
    page.until(&format!("{names}.join() === '11,12,21'")).await;
    page.end().await;
}
