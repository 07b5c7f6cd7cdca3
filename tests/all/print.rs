//! PNG, PDF and books, from outside. Poppler and qpdf check each PDF where they
//! are installed.

use crate::folder::Folder;
use std::collections::BTreeSet;
use std::process::Command;

const HEART: &str =
    "rect 3 5\n#ffffff #d03040\n1a 1a\n5a\n3a\n1a\n3a\n2a\n3a\n1a\ntitle Heart\nauthor Somebody\n";
const PLUS: &str = "rect 3 3\n#ffffff #000000\n1a\n3a\n1a\n1a\n3a\n1a\n";
const DIAGONALS: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";

fn written(folder: &Folder, name: &str) -> Vec<u8> {
    std::fs::read(folder.path(name)).unwrap()
}

/// The output of a program for a file, if it is installed.
fn told(program: &str, arguments: &[&str], folder: &Folder) -> Option<String> {
    match Command::new(program).args(arguments).current_dir(folder.0.path()).output() {
        Ok(output) => {
            assert!(output.status.success(), "{program} {arguments:?}: {output:?}");
            Some(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Err(_) => {
            println!("{program} is not installed, so it was not asked");
            None
        }
    }
}

#[test]
fn drawings_are_written_as_their_ending_says() {
    let folder = Folder::new(&[("plus.non", PLUS)]);
    for command in ["render plus.non", "render plus.non --solve", "solve plus.non"] {
        for (file, begins) in [("x.png", &b"\x89PNG\r\n\x1a\n"[..]), ("x.pdf", b"%PDF-1.7")] {
            let (status, out, message) = folder.run(&format!("{command} -o {file} --force"));
            assert_eq!((status, out.as_str()), (0, ""), "{message}");
            assert!(written(&folder, file).starts_with(begins), "{command} -o {file}");
        }
    }
    let solved = written(&folder, "x.pdf");
    assert_eq!(folder.run("render plus.non --solve -o y.pdf").0, 0);
    assert_eq!(written(&folder, "y.pdf"), solved, "the same bytes each time");
    assert_eq!(folder.run("solve plus.non --to png -o picture").0, 0);
    assert!(written(&folder, "picture").starts_with(b"\x89PNG"));
}

#[test]
fn a_drawing_is_as_large_as_it_was_asked_to_be() {
    let folder = Folder::new(&[("plus.non", PLUS)]);
    let width = |options: &str| {
        let (status, _, message) =
            folder.run(&format!("render plus.non -o x.png --force {options}"));
        assert_eq!(status, 0, "{message}");
        u32::from_be_bytes(written(&folder, "x.png")[16..20].try_into().unwrap())
    };
    let usual = width("");
    assert_eq!(width("--cell-size 52"), 2 * usual);
    assert_eq!(width("--dpi 192"), 2 * usual);
    let (status, _, message) = folder.run("render plus.non -o y.png --cell-size 1000 --dpi 2400");
    assert_eq!(status, 75);
    assert!(
        message.contains("pixels, more than") && message.contains("help: --cell-size "),
        "{message}"
    );
    assert!(!folder.path("y.png").exists());
    assert_eq!(folder.run("render plus.non -o y.png --cell-size 0").0, 2);
}

#[test]
fn what_is_asked_for_is_drawn() {
    let folder = Folder::new(&[("heart.clues", HEART), ("plus.non", PLUS)]);
    let out = |options: &str| {
        let (status, out, message) = folder.run(&format!("render {options}"));
        assert_eq!(status, 0, "{message}");
        out
    };
    let has = |drawing: &str, text: &str| drawing.contains(&format!("\n{text}\n"));
    let plain = out("heart.clues");
    assert!(!has(&plain, "Heart"));
    let full = out("heart.clues --heading --numbers --solve --thumbnail");
    assert!(has(&full, "Heart") && has(&full, "by Somebody") && has(&full, "4"), "{full}");
    assert!(full.contains("to be solved") && full.contains("#d03040"), "{full}");
    assert!(has(&out("plus.non --heading"), "plus"), "a puzzle without a title is its file");
    assert!(out("plus.non --theme dark").contains("#1e1e1e"));
    let (status, _, message) = folder.run("render plus.non --thumbnail");
    assert_eq!(status, 2, "{message}");
}

#[test]
fn a_film_shows_the_solving_to_its_end() {
    let folder = Folder::new(&[
        ("heart.clues", HEART),
        ("none.clues", "rect 1 2\n#ffffff #000000\n2a\n1a\n\n"),
    ]);
    let (status, out, message) = folder.run("render heart.clues -o x.gif");
    assert_eq!((status, out.as_str(), message.as_str()), (0, "", ""));
    let film = written(&folder, "x.gif");
    assert_eq!(folder.run("render heart.clues --gif -o y.gif").0, 0);
    assert_eq!(film, written(&folder, "y.gif"), "the same bytes each time");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(&film[..]).unwrap();
    let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
    let (mut screen, mut count) = (vec![0_u8; width * height * 3], 0);
    while let Some(frame) = reader.read_next_frame().unwrap() {
        count += 1;
        for (place, pixel) in frame.buffer.chunks(4).enumerate() {
            let x = usize::from(frame.left) + place % usize::from(frame.width);
            let y = usize::from(frame.top) + place / usize::from(frame.width);
            let at = (y * width + x) * 3;
            screen[at..at + 3].copy_from_slice(&pixel[..3]);
        }
    }
    assert!(count > 4, "{count} pictures");
    // The last picture is the solved one.
    let red = screen.chunks(3).filter(|pixel| **pixel == [0xd0, 0x30, 0x40]).count();
    assert!(red > 10 * 20 * 20, "{red} red pixels");
    assert_eq!(folder.run("render none.clues -o z.gif").0, 1);
    assert_eq!(folder.run("solve heart.clues -o z.gif").0, 2);
    assert!(!folder.path("z.gif").exists());
}

#[test]
fn a_film_in_all_colors_has_the_same_pictures() {
    let folder = Folder::new(&[("heart.clues", HEART)]);
    assert_eq!(folder.run("render heart.clues -o x.gif").0, 0);
    assert_eq!(folder.run("render heart.clues -o x.apng").0, 0);
    let film = written(&folder, "x.apng");
    let mut reader = png::Decoder::new(&film[..]).read_info().unwrap();
    let count = reader.info().animation_control().unwrap().num_frames;
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    let (mut screen, mut buffer) = (vec![0; width * height * 3], vec![0; width * height * 3]);
    for _ in 0..count {
        reader.next_frame(&mut buffer).unwrap();
        let frame = *reader.info().frame_control().unwrap();
        let (wide, high) = (frame.width as usize * 3, frame.height as usize);
        for (y, row) in buffer.chunks(wide).take(high).enumerate() {
            let at = ((frame.y_offset as usize + y) * width + frame.x_offset as usize) * 3;
            screen[at..at + wide].copy_from_slice(row);
        }
    }
    let mut gif = gif::DecodeOptions::new()
        .read_info(std::fs::File::open(folder.path("x.gif")).unwrap())
        .unwrap();
    let mut stills = 0;
    while gif.read_next_frame().unwrap().is_some() {
        stills += 1;
    }
    assert_eq!(stills, count);
    let red = screen.chunks(3).filter(|pixel| **pixel == [0xd0, 0x30, 0x40]).count();
    assert!(red > 10 * 20 * 20, "{red} red pixels");
}

#[test]
fn letters_say_what_colors_say() {
    let two = "rect 1 2\n#ffffff #d03040 #3050d0\n1a 1b\n1a\n1b\n";
    let folder = Folder::new(&[("two.clues", two)]);
    let (_, drawing, _) = folder.run("render two.clues --theme letters --solve");
    for text in ["a", "b", "red", "blue"] {
        assert!(drawing.contains(&format!("\n{text}\n")), "{text}: {drawing}");
    }
}

#[test]
fn a_drawing_leaves_out_a_title_that_the_font_lacks() {
    let title = HEART.replace("Heart", "心");
    let folder = Folder::new(&[("kokoro.clues", &title)]);
    fonts(&folder);
    let (status, _, message) = folder.run("render kokoro.clues --heading -o x.pdf");
    assert_eq!(status, 0);
    assert!(message.contains("the font has no `心`") && message.contains("--font"), "{message}");
    if let Some(text) = told("pdftotext", &["x.pdf", "-"], &folder) {
        assert!(text.contains("kokoro") && !text.contains('心'), "{text}");
    }
    let (status, drawing, message) = folder.run("render kokoro.clues --heading");
    assert_eq!((status, message.as_str()), (0, ""), "who looks at an SVG may have the font");
    assert!(drawing.contains("心"));
    for (font, file) in [("boxes.ttc", "y.pdf"), ("boxes.otf", "y.png"), ("boxes.otf", "y.gif")] {
        let command = format!("render kokoro.clues --heading --font {font} -o {file}");
        assert_eq!(folder.run(&command), (0, String::new(), String::new()), "{file}");
    }
    if let Some(text) = told("pdftotext", &["y.pdf", "-"], &folder) {
        assert!(text.contains('心'), "{text}");
    }
    let (status, _, message) = folder.run("render kokoro.clues --font boxes.ttc -o y.svg");
    assert_eq!(status, 2);
    assert!(message.contains("--font is for PNG, PDF and films"), "{message}");
}

/// Writes two fonts that have the letters 心, 字 and あ.
fn fonts(folder: &Folder) {
    std::fs::write(folder.path("boxes.ttc"), include_bytes!("fonts/boxes.ttc")).unwrap();
    std::fs::write(folder.path("boxes.otf"), include_bytes!("fonts/boxes.otf")).unwrap();
}

#[test]
fn a_book_is_refused_before_it_has_a_letter_that_the_font_lacks() {
    let files = [("one.clues", HEART.replace("Heart", "心臓")), ("字.clues", PLUS.to_owned())];
    let folder = Folder::new(&files.each_ref().map(|(name, text)| (*name, text.as_str())));
    fonts(&folder);
    let (status, out, message) = folder.run("book one.clues 字.clues -o b.pdf --title あ");
    assert_eq!((status, out.as_str()), (2, ""));
    let named = "error: the font has no `あ` (U+3042, in --title), `字` (U+5B57, in 字.clues), `心` \
                 (U+5FC3, in one.clues), `臓` (U+81D3, in one.clues)\nhelp: give a font that has \
                 them: --font FILE. Noto Sans CJK";
    assert!(message.starts_with(named), "{message}");
    let (status, _, message) = folder.run("book one.clues -o b.pdf --font boxes.ttc");
    assert_eq!(status, 2);
    assert!(
        message.starts_with("error: the font has no `臓` (U+81D3, in one.clues)\n"),
        "{message}"
    );
    assert!(!folder.path("b.pdf").exists());
}

#[test]
fn a_book_takes_letters_of_a_given_font() {
    let folder = Folder::new(&[("one.clues", &HEART.replace("Heart", "心 Zażółć Щука"))]);
    fonts(&folder);
    for (font, kind) in [("boxes.ttc", "CID TrueType"), ("boxes.otf", "CID Type 0C")] {
        let command = format!("book one.clues -o b.pdf --title 字 --force --font {font}");
        assert_eq!(folder.run(&command), (0, String::new(), String::new()));
        told("qpdf", &["--check", "b.pdf"], &folder);
        if let Some(text) = told("pdftotext", &["b.pdf", "-"], &folder) {
            assert!(text.contains("心 Zażółć Щука") && text.contains('字'), "{text}");
        }
        if let Some(fonts) = told("pdffonts", &["b.pdf"], &folder) {
            let has = |name: &str, kind: &str| {
                fonts.lines().any(|line| {
                    line.contains(name) && line.contains(kind) && line.contains("yes yes yes")
                })
            };
            assert!(has("+Boxes", kind) && has("+DejaVuSans", "CID TrueType"), "{fonts}");
        }
    }
}

#[test]
fn what_is_no_font_is_refused() {
    let folder = Folder::new(&[("one.clues", HEART), ("text.ttf", "words"), ("empty.ttf", "")]);
    std::fs::create_dir(folder.path("folder.ttf")).unwrap();
    let large = std::fs::File::create(folder.path("large.ttf")).unwrap();
    large.set_len((64 << 20) + 1).unwrap();
    for (font, why) in [
        ("text.ttf", "text.ttf: it is not a TrueType or OpenType font"),
        ("empty.ttf", "empty.ttf: it is empty"),
        ("folder.ttf", "folder.ttf: it is a folder"),
        ("large.ttf", "large.ttf: it has more than 64 MiB"),
        ("none.ttf", "cannot read none.ttf"),
    ] {
        for command in ["book one.clues -o b.pdf", "render one.clues -o b.png"] {
            let (status, _, message) = folder.run(&format!("{command} --font {font}"));
            assert!([65, 66, 74].contains(&status), "{status}: {message}");
            assert!(message.contains(why), "{font}: {message}");
            assert!(!folder.path("b.pdf").exists() && !folder.path("b.png").exists());
        }
    }
}

#[test]
fn a_book_speaks_the_language_of_the_reader() {
    let folder = Folder::new(&[("heart.clues", HEART)]);
    assert_eq!(folder.run("book heart.clues -o b.pdf --lang de").0, 0);
    let Some(text) = told("pdftotext", &["b.pdf", "-"], &folder) else { return };
    for words in ["Nonogramme", "1 Rätsel", "So geht", "Lösung auf Seite 5", "Lösungen"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    for word in ["Nonograms", "puzzle", "page", "Solutions", "the "] {
        assert!(!text.contains(word), "{word}: {text}");
    }
}

#[test]
fn a_month_of_days_is_a_calendar_whose_answers_name_the_pictures() {
    let folder = Folder::new(&[]);
    let (status, _, message) = folder.run("book --days 2027-02 -o month.pdf");
    assert_eq!((status, message.as_str()), (0, ""));
    let Some(text) = told("pdftotext", &["-layout", "month.pdf", "-"], &folder) else { return };
    assert!(text.contains("February 2027"), "{text}");
    for name in ["Tuesday, February 2 ", "Sunday, February 28 "] {
        // Above the puzzle and below its solution.
        assert_eq!(text.matches(name).count(), 2, "{name}: {text}");
    }
    assert_eq!(text.matches("Carnival mask").count(), 1, "{text}");
    for wrong in ["--days 2027-2", "--days 2027-02 x.non", "--days 2027 --worksheet reach"] {
        assert_eq!(folder.run(&format!("book {wrong} -o x.pdf")).0, 2, "{wrong}");
    }
}

#[test]
fn a_puzzle_that_is_not_unique_stops_the_book() {
    let files = [
        ("plus.non", PLUS),
        ("either.clues", DIAGONALS),
        ("none.clues", "rect 1 2\n#ffffff #000000\n2a\n1a\n\n"),
    ];
    let folder = Folder::new(&files);
    let (status, out, message) = folder.run("book plus.non either.clues -o b.pdf");
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(message.starts_with("error: either.clues has several solutions\nhelp: "), "{message}");
    assert!(!folder.path("b.pdf").exists());
    assert_eq!(folder.run("book plus.non either.clues -o b.pdf --allow-several").0, 0);
    let (status, _, message) = folder.run("book none.clues -o c.pdf --allow-several");
    assert_eq!(status, 1, "{message}");
    assert!(message.contains("none.clues has no solution"), "{message}");
    let (status, _, message) = folder.run("book plus.non -o b.pdf");
    assert_eq!(status, 2);
    assert!(message.contains("b.pdf exists"), "{message}");
    assert_eq!(folder.run("book plus.non -o plus.non --force").0, 2);
    assert_eq!(folder.run("book plus.non -o b.svg").0, 2);
    assert_eq!(folder.read("plus.non"), PLUS);
}

#[test]
fn the_collection_makes_a_book() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let verdicts = std::fs::read_to_string(root.join("verdicts.csv")).unwrap();
    let unique: Vec<String> = verdicts
        .lines()
        .filter(|line| line.split(',').any(|word| word == "unique"))
        .map(|line| root.join(line.split(',').next().unwrap()).display().to_string())
        .collect();
    assert!(unique.len() > 50, "{}", unique.len());
    let folder = Folder::new(&[]);
    let write = |file: &str, threads: u8| {
        let puzzles = unique.join("' '");
        let command = format!("book -o {file} --sort difficulty -j {threads} '{puzzles}'");
        let (status, _, message) = folder.run(&command);
        assert_eq!(status, 0, "{message}");
        written(&folder, file)
    };
    assert_eq!(write("one.pdf", 1), write("two.pdf", 2), "threads change nothing");
    told("qpdf", &["--check", "one.pdf"], &folder);
    if let Some(fonts) = told("pdffonts", &["one.pdf"], &folder) {
        let faces: Vec<&str> = fonts.lines().skip(2).collect();
        assert_eq!(faces.len(), 1, "{fonts}");
        // Embedded, a part of it, with the meaning of its glyphs.
        assert!(faces[0].contains("+DejaVuSans") && faces[0].contains("yes yes yes"), "{fonts}");
    }
    if let Some(text) = told("pdftotext", &["one.pdf", "-"], &folder) {
        for title in ["Nonograms", "Sailboat", "Heart", "Bee", "Solutions", "solution on page"] {
            assert!(text.contains(title), "{title}");
        }
        let sign = |sign| match sign {
            '★' => Some(2),
            '½' => Some(1),
            '☆' => Some(0),
            _ => None,
        };
        let halves = |line: &str| line.chars().map(sign).sum::<Option<u32>>();
        let rows = text.lines().filter(|line| !line.is_empty());
        let stars: Vec<u32> = rows.filter_map(halves).collect();
        assert!(stars.len() >= unique.len() && stars.is_sorted(), "{stars:?}");
        let pages = text.matches('\u{c}').count();
        let told = told("pdfinfo", &["one.pdf"], &folder).unwrap();
        assert!(told.contains(&format!("Pages:           {pages}\n")), "{told}");
    }
}

/// The operator of a line of a content stream that sets a color.
fn color_operator(line: &str) -> Option<&str> {
    let (numbers, operator) = line.rsplit_once(' ')?;
    let are_numbers = numbers.split(' ').all(|number| number.parse::<f64>().is_ok());
    (are_numbers && ["g", "G", "rg", "RG", "k", "K"].contains(&operator)).then_some(operator)
}

/// A month as a house that prints on demand takes it: two files, no links, black ink, PDF/X-1a.
#[test]
fn a_book_for_a_printer_has_an_interior_and_a_cover() {
    let folder = Folder::new(&[("heart.clues", HEART), ("plus.clues", PLUS)]);
    let command = "book --days 2027-01 -o b.pdf --for ingram --paper 6x9in --gray --author Ada \
                   --imprint 'Small Press, ISBN 0' --cover plus.clues --per-page 2";
    let (status, _, message) = folder.run(command);
    assert_eq!(status, 0, "{message}");
    for file in ["b.pdf", "b-cover.pdf"] {
        told("qpdf", &["--check", file], &folder);
        let bytes = written(&folder, file);
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.starts_with("%PDF-1.3") && text.contains("(PDF/X-1a:2001)"), "{file}");
        for forbidden in ["/Annots", "/Outlines", "/Lang", "/Rotate"] {
            assert!(!text.contains(forbidden), "{file}: {forbidden}");
        }
    }
    if let Some(boxes) = told("pdfinfo", &["-box", "b.pdf"], &folder) {
        assert!(boxes.contains("Page size:       432 x 648 pts"), "{boxes}");
        let pages = boxes.lines().find_map(|line| line.strip_prefix("Pages:")).unwrap();
        assert_eq!(pages.trim().parse::<usize>().unwrap() % 2, 0, "{boxes}");
    }
    let (black, process) = (["g", "G"].as_slice(), ["g", "G", "k", "K"].as_slice());
    for (file, inks) in [("b.pdf", black), ("b-cover.pdf", process)] {
        let arguments = ["--qdf", "--object-streams=disable", file, "plain.pdf"];
        if told("qpdf", &arguments, &folder).is_none() {
            continue;
        }
        let bytes = written(&folder, "plain.pdf");
        let text = String::from_utf8_lossy(&bytes);
        let used: BTreeSet<&str> = text.lines().filter_map(color_operator).collect();
        assert!(used.contains("g") && used.iter().all(|ink| inks.contains(ink)), "{used:?}");
    }
    if let Some(text) = told("pdftotext", &["b.pdf", "-"], &folder) {
        assert!(text.contains("Ada") && text.contains("Small Press, ISBN 0"), "{text}");
    }
    for (arguments, words) in [
        ("--paper 6x9", "or a size such as 6x9in"),
        ("--for kdp", "KDP prints books of 24 to 590 pages"),
        ("--per-volume 5", "--series"),
        ("--cream", "--gray"),
        ("--imprint 'ISBN 978-3-16-148410-1'", "its check digit is another one"),
        ("--cover nothing.png", "nothing.png"),
    ] {
        let (status, _, message) = folder.run(&format!("book heart.clues -o c.pdf {arguments}"));
        assert!(status != 0 && message.contains(words), "{message}");
    }
    let (status, _, message) = folder.run("book heart.clues -o d.pdf --paper reader-6");
    assert_eq!(status, 0, "{message}");
}

#[test]
fn a_worksheet_has_ten_puzzles_and_a_rule_that_exists() {
    let folder = Folder::new(&[]);
    let (status, _, message) = folder.run("book --worksheet reach -o sheet.pdf --answers solid");
    assert_eq!((status, message.as_str()), (0, ""));
    if let Some(text) = told("pdftotext", &["-layout", "sheet.pdf", "-"], &folder) {
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap();
        assert_eq!(first.trim(), "Out of reach");
        assert!(text.contains("Cells that no run of the line can reach are empty."), "{text}");
        assert!(text.contains("10. ") && !text.contains("11. "), "{text}");
    }
    let (status, _, message) = folder.run("book --worksheet jump -o sheet.pdf");
    assert!(status == 2 && message.contains("empty-line, complete, joining"), "{message}");
    let (status, _, message) = folder.run("book --worksheet color -o sheet.pdf");
    let why = "explanations hardly ever need it; one of: empty-line, complete";
    assert!(status == 2 && message.contains(why) && !message.contains("split"), "{message}");
}

/// A disk that fades to the right, cut in four: each part is a puzzle, and the book joins them.
#[cfg(feature = "image")]
#[test]
fn the_parts_of_an_image_are_puzzles_and_their_book_has_the_whole_picture() {
    let level = |x: i32, y: i32| if (x - 20).pow(2) + (y - 20).pow(2) < 300 { 5 * x } else { 250 };
    let levels: Vec<String> = (0..1600).map(|at| level(at % 40, at / 40).to_string()).collect();
    let image = format!("P2 40 40 255\n{}\n", levels.join(" "));
    let folder = Folder::new(&[("disk.pgm", image.as_str())]);
    let (status, table, message) = folder.run("make disk.pgm --parts 2x2 --width 20 --title Disk");
    assert_eq!(status, 0, "{table}{message}");
    let parts = ["r1c1", "r1c2", "r2c1", "r2c2"].map(|part| format!("disk/disk-{part}.non"));
    for part in &parts {
        assert!(table.contains(part.strip_prefix("disk/").unwrap()), "{table}");
        let (status, out, _) = folder.run(&format!("check {part} --rate"));
        assert!(status == 0 && out.contains("unique"), "{out}");
    }
    assert_eq!(folder.run("book disk -o whole.pdf").0, 0);
    assert_eq!(folder.run(&format!("book {} -o some.pdf", parts[..3].join(" "))).0, 0);
    let texts = ["whole.pdf", "some.pdf"].map(|file| told("pdftotext", &[file, "-"], &folder));
    if let [Some(whole), Some(some)] = texts {
        assert!(whole.contains("The picture of 4 puzzles") && whole.contains("Disk, part 3 of 4"));
        assert!(!some.contains("The picture of"), "{some}");
    }
    let (status, _, message) = folder.run("make disk.pgm --parts 12x12 --width 6 -o many");
    assert!(status == 2 && message.contains("fewer rows or columns"), "{message}");
    assert_eq!(folder.run("make disk.pgm --parts 0x2").0, 2);
}

/// Volumes share the puzzles, none twice.
#[test]
fn a_series_has_every_puzzle_once() {
    let folder =
        Folder::new(&[("heart.clues", HEART), ("again.clues", HEART), ("plus.clues", PLUS)]);
    let command = "book heart.clues again.clues plus.clues -o s.pdf --series 'Volume {n}' \
                   --per-volume 1 --title Small";
    let (status, _, message) = folder.run(command);
    assert_eq!(status, 0, "{message}");
    assert!(message.contains("heart.clues, again.clues"), "{message}");
    for (file, volume) in [("s-1.pdf", "Volume 1"), ("s-2.pdf", "Volume 2")] {
        if let Some(text) = told("pdftotext", &[file, "-"], &folder) {
            assert!(text.contains(volume) && text.contains("1 puzzle\n"), "{text}");
        }
    }
    assert!(!folder.path("s-3.pdf").exists());
}
