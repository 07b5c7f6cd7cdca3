//! Puzzles of images.

mod made;

use crate::folder::Folder;
use image::ImageFormat::{Gif, Jpeg, Png};
use made::bytes;

impl Folder {
    fn put(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.path(name), bytes).unwrap();
    }
}

/// The four images.
fn gallery() -> Folder {
    let folder = Folder::new(&[]);
    folder.put("photo.jpg", &bytes(made::photo(), Jpeg));
    folder.put("drawing.gif", &bytes(image::DynamicImage::from(made::drawing()).into_rgb8(), Gif));
    folder.put("logo.png", &bytes(made::logo(), Png));
    folder.put("sprite.png", &bytes(made::sprite(10), Png));
    folder
}

#[test]
fn an_image_becomes_a_unique_puzzle_with_few_cells_changed() {
    let folder = gallery();
    for (number, (image, how)) in [
        ("photo.jpg", "--width 30"),
        ("photo.jpg", "--width 36 --colors 4"),
        ("photo.jpg", "--width 40 --edges"),
        ("drawing.gif", "--width 40"),
        ("drawing.gif", "--width 20 --crop"),
        ("logo.png", "--width 35 --colors 3"),
        ("logo.png", "--width 25 --threshold 200"),
        ("sprite.png", "--width 28 --colors 6"),
        ("sprite.png", "--width 28"),
    ]
    .into_iter()
    .enumerate()
    {
        let (status, out, message) =
            folder.run(&format!("convert {image} puzzle.json {how} --force"));
        assert_eq!((status, &*out, &*message), (0, "", ""), "{image} {how}");
        let fair = format!("{number}.json");
        let mend = format!("mend puzzle.json -o {fair} --time-limit 10");
        let (status, _, message) = folder.run(&mend);
        // Whether fewer would do need not be proved in time.
        assert!([0, 75].contains(&status), "{image} {how}: {message}");
        let words: Vec<&str> = message.split_whitespace().collect();
        let before = |after: &str| {
            let at = words.iter().position(|word| *word == after);
            at.and_then(|at| words[at - 1].parse::<usize>().ok())
        };
        let changed = before("cells").or(before("cell")).unwrap_or(0);
        assert!(changed * 20 <= 25 * 25, "{image} {how}: {message}");
        let (status, out, _) = folder.run(&format!("check --stored-solution {fair}"));
        assert_eq!(status, 0, "{image} {how}: {out}");
    }
}

#[test]
fn what_is_said_of_an_image_is_heeded() {
    let folder = gallery();
    let rows = |arguments: &str| {
        let (status, out, message) = folder.run(&format!("convert {arguments} - --to pbm"));
        assert_eq!(status, 0, "{arguments}: {message}");
        let rows = out.lines().filter(|line| !line.starts_with(['P', '#'])).skip(1);
        rows.map(|row| row.replace(' ', "")).collect::<Vec<_>>()
    };
    let plain = rows("drawing.gif --width 30");
    assert_eq!((plain.len(), plain[0].len()), (30, 30));
    assert_eq!(rows("drawing.gif --width 30 --height 20").len(), 20);
    // To the subject first, so that the width is that of the subject.
    let cropped = rows("drawing.gif --width 30 --crop");
    assert!(cropped.len() < 30 && cropped[0].contains('1'), "{cropped:?}");
    let inverted = rows("drawing.gif --width 30 --invert");
    let painted = |rows: &[String]| rows.concat().matches('1').count();
    assert!(painted(&inverted) > 600 && painted(&plain) < 300);
    let flipped = rows("photo.jpg --width 20 --flip");
    let mirror = |row: &String| row.chars().rev().collect::<String>();
    assert_eq!(flipped.iter().map(mirror).collect::<Vec<_>>(), rows("photo.jpg --width 20"));
    let tones =
        ["", "--threshold otsu", "--threshold 60", "--threshold local", "--edges", "--dither"];
    let all = tones.map(|tone| rows(&format!("photo.jpg --width 30 {tone}")));
    for (at, one) in all.iter().enumerate() {
        assert!(all[..at].iter().all(|other| one != other), "{at}");
    }
    // The frame is the pear, without the table.
    let pear = rows("photo.jpg --width 30 --frame 80,90,240,300");
    assert_eq!(pear.len(), 38);
    let found = rows("photo.jpg --width 30 --focus");
    assert!(found.len() > 20 && found != all[0]);
}

#[test]
fn several_puzzles_of_an_image_are_made_to_choose_from() {
    let folder = gallery();
    let (status, out, message) = folder.run("make image photo.jpg -o pears --width 28");
    let note = "note: the puzzles are in pears; pears/contact.svg shows them\n";
    assert_eq!((status, &*message), (0, note), "{out}");
    let names = folder.names("pears");
    assert_eq!(names.len(), 7, "{names:?}");
    assert_eq!(names[0], "contact.svg");
    assert_eq!(out.lines().count(), 7);
    for (number, name) in (1..).zip(&names[1..]) {
        assert!(name.starts_with(&format!("photo-{number}-")) && out.contains(name), "{name}");
        let (status, out, _) = folder.run(&format!("check --stored-solution pears/{name}"));
        assert_eq!(status, 0, "{out}");
    }
    // Those that lines solve come first.
    let open = |line: &str| line.split_whitespace().nth(6).unwrap().parse::<usize>().unwrap();
    let open: Vec<bool> = out.lines().skip(1).map(|line| open(line) > 0).collect();
    assert!(!open[0] && open.is_sorted(), "{out}");
    let sheet = folder.read("pears/contact.svg");
    assert!(sheet.starts_with("<svg") && sheet.matches("<g transform").count() == 7);
    assert!(sheet.contains("data:image/jpeg;base64,") && sheet.contains("\nphoto.jpg\n"));
    assert_eq!(sheet.matches("\nunique, ").count(), 6);
    // The same with two threads.
    let arguments = "make image photo.jpg -o twice --width 28 -j";
    let (status, told, message) = folder.run(&format!("{arguments} 2"));
    assert_eq!((status, &*message), (0, &*note.replace("pears", "twice")), "{told}");
    folder.run(&format!("{arguments} 1 --force"));
    assert_eq!(folder.names("twice"), folder.names("pears"));
    for name in names {
        assert!(
            folder.read(&format!("twice/{name}")) == folder.read(&format!("pears/{name}")),
            "{name}"
        );
    }
    // The same bytes again, and only with `--force`.
    let (status, _, message) = folder.run("make image photo.jpg -o pears");
    assert_eq!(status, 2);
    assert!(message.contains("pears exists") && message.contains("--force"), "{message}");
    folder.put("notes.txt", b"mine");
    std::fs::create_dir(folder.path("mine")).unwrap();
    let (status, _, message) = folder.run("make image photo.jpg -o mine --force");
    assert!(status == 2 && message.contains("does not look like an earlier result"), "{message}");
    assert_eq!(folder.run("make image sprite.png -o pears --force").0, 0);
    assert!(folder.names("pears").iter().all(|name| !name.starts_with("photo")));
}

#[test]
fn puzzles_of_an_image_have_the_requested_stars_or_the_nearest_is_named() {
    let folder = gallery();
    let stars = |out: &str| -> Vec<f32> {
        let words: Vec<&str> = out.split_whitespace().collect();
        let places = (1..words.len()).filter(|&at| words[at].starts_with("star"));
        places.filter_map(|at| words[at - 1].parse().ok()).collect()
    };
    let (status, out, message) = folder.run("make image drawing.gif -o some --width 20");
    assert_eq!(status, 0, "{message}");
    let all = stars(&out);
    let most = all.iter().copied().fold(0.0, f32::max);
    let request = format!("make image drawing.gif --width 20 --stars {most}");
    let (status, out, _) = folder.run(&format!("{request} -o hard"));
    let found = stars(&out);
    assert!(status == 0 && !found.is_empty() && found.iter().all(|&one| one == most), "{out}");
    let (status, out, message) = folder.run("make image drawing.gif --width 8 --stars 5 -o none");
    assert!(status == 1 && message.contains("no puzzle was found as requested"), "{out} {message}");
    // An image is cut in several ways; the first gives two such parts.
    let cat = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/cat.png");
    std::fs::copy(cat, folder.path("cat.png")).unwrap();
    let (_, out, _) = folder.run("make image cat.png --parts 2x2 --stars 0.5-1 -o cat");
    assert_eq!(stars(&out).iter().filter(|&&one| one <= 1.0).count(), 3, "{out}");
}

#[test]
fn a_folder_of_images_becomes_one_sheet_with_the_best_puzzle_of_each() {
    let folder = gallery();
    std::fs::create_dir(folder.path("drawn")).unwrap();
    folder.put("drawn/logo.png", &bytes(made::logo(), Png));
    folder.put("drawn/sprite.png", &bytes(made::sprite(10), Png));
    folder.put("drawn/sprite.gif", &bytes(made::sprite(10), Gif));
    folder.put("drawn/notes.txt", b"no image");
    let (status, out, message) = folder.run("make drawn/ --width 20");
    assert_eq!(status, 0, "{message}");
    let files = ["contact.svg", "logo.non", "sprite-2.non", "sprite.non"];
    assert_eq!(folder.names("drawn-puzzles"), files);
    assert_eq!(out.lines().count(), 4, "{out}");
    assert!(out.lines().skip(1).all(|line| line.contains(" by lines") || line.contains(" at a ")));
    // One that cannot be read keeps no other from being made.
    folder.put("drawn/broken.png", b"no image");
    let (status, _, message) = folder.run("make drawn/ --width 20 -o second");
    assert_eq!((status, folder.names("second").len()), (65, 4), "{message}");
    assert!(message.contains("broken.png"), "{message}");
    std::fs::create_dir(folder.path("empty")).unwrap();
    let (status, _, message) = folder.run("make empty/");
    assert!(status == 65 && message.contains("there is no image in empty"), "{message}");
}

#[test]
fn boards_and_inks_are_those_of_the_request() {
    let folder = gallery();
    let (status, out, message) = folder.run("make logo.png --shape hex:6 -o hexagons");
    assert!([0, 1].contains(&status), "{message}");
    assert!(out.contains("logo-1-hex-6"), "{out}");
    let first = folder.names("hexagons").into_iter().find(|name| name.contains("-1-")).unwrap();
    assert!(
        first.ends_with(".clues") && folder.read(&format!("hexagons/{first}")).contains("hex 6")
    );
    let (status, out, message) =
        folder.run("make sprite.png --palette '#000,#d33,gold' -o printed");
    assert!([0, 1].contains(&status), "{message}");
    let colored = out.split_whitespace().find(|word| word.contains("-colors4")).unwrap();
    let text = folder.read(&format!("printed/{colored}"));
    let inks = text.lines().filter(|line| line.starts_with("color ")).collect::<Vec<_>>();
    let is_given =
        |line: &&str| ["white", "black", "dd3333", "ffd700"].iter().any(|ink| line.contains(ink));
    assert!(inks.len() > 1 && inks.iter().all(is_given), "{inks:?}");
    for conflict in ["--palette red --colors 4", "--shape hex:4 --width 20"] {
        assert_eq!(folder.run(&format!("make logo.png {conflict}")).0, 2, "{conflict}");
    }
}

#[test]
#[cfg(feature = "vector")]
fn an_svg_is_drawn_and_a_pdf_is_named() {
    let folder = Folder::new(&[]);
    let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>";
    let square = format!("{head}<rect x='2' y='2' width='6' height='6'/></svg>");
    folder.put("square.svg", square.as_bytes());
    let (status, out, message) = folder.run("convert square.svg - --width 10 --to pbm");
    assert_eq!(status, 0, "{message}");
    let black = out.lines().skip(2).flat_map(|row| row.chars()).filter(|&sign| sign == '1').count();
    assert_eq!(black, 36, "{out}");
    folder.put("page.pdf", b"%PDF-1.7\n");
    let (status, _, message) = folder.run("make page.pdf");
    assert!(status == 65 && message.contains("pdftoppm"), "{message}");
}

#[test]
fn of_an_animation_the_first_picture_is_taken_and_that_is_told() {
    let folder = gallery();
    let frame = |shade: u8| {
        let pixel = |x, y| {
            let level = if x > y { shade } else { 255 - shade };
            image::Rgba([level, level, level, 255])
        };
        image::Frame::new(image::RgbaImage::from_fn(8, 8, pixel))
    };
    let film = |shades: &[u8]| {
        let mut bytes = Vec::new();
        let mut encoder = image::codecs::gif::GifEncoder::new(&mut bytes);
        encoder.encode_frames(shades.iter().map(|&shade| frame(shade))).unwrap();
        drop(encoder);
        bytes
    };
    folder.put("film.gif", &film(&[0, 255]));
    folder.put("still.gif", &film(&[0]));
    let (status, _, message) = folder.run("convert film.gif film.non");
    assert_eq!(
        (status, &*message),
        (0, "note: film.gif is an animation; its first picture was taken\n")
    );
    assert_eq!(folder.run("convert still.gif still.non"), (0, String::new(), String::new()));
    assert_eq!(folder.read("film.non"), folder.read("still.non"));
    assert_eq!(folder.run("-q convert film.gif quiet.non").2, "");
}

#[test]
fn bad_images_are_told() {
    let folder = gallery();
    let transparent = image::RgbaImage::new(9, 9);
    folder.put("glass.png", &bytes(transparent, Png));
    folder.put("white.png", &bytes(image::GrayImage::from_pixel(50, 50, image::Luma([255])), Png));
    folder.put("dot.png", &bytes(image::GrayImage::new(1, 1), Png));
    folder.put("bomb.pgm", b"P5 30000 30000 255\n");
    folder.put("half.png", &bytes(made::sprite(10), Png)[..300]);
    folder.put("long.pgm", b"P5 1 1 255\n");
    let long = std::fs::OpenOptions::new().write(true).open(folder.path("long.pgm")).unwrap();
    long.set_len((64 << 20) + 1).unwrap();
    folder.put("heart.pbm", b"P1 1 1 1\n");
    for (arguments, status, wanted) in [
        ("glass.png", 65, "glass.png: the image is transparent all over"),
        ("white.png", 65, "white.png: nothing in the image stands out"),
        ("dot.png", 65, "dot.png: nothing in the image stands out"),
        ("long.pgm", 65, "long.pgm: an image of more than 64 MB"),
        ("bomb.pgm", 65, "an image of 30000 x 30000 pixels is too large, expected at most 10000"),
        (
            "half.png",
            65,
            "half.png: this is not an image that nonosat reads (PNG, JPEG, SVG, GIF, BMP, WebP, PGM or PPM)",
        ),
        ("sprite.png --width 201", 2, "201 is not in 1..=200"),
        ("sprite.png --colors 1", 2, "1 is not in 2..=53"),
        ("sprite.png --threshold 0", 2, "expected a whole number from 1 to 255, otsu or local"),
        ("sprite.png --threshold 9 --edges", 2, "cannot be used with"),
        ("sprite.png --colors 3 --invert", 2, "cannot be used with"),
        ("sprite.png --frame 0,0,99", 2, "expected x,y,width,height in pixels"),
        (
            "photo.jpg --frame 300,0,200,80",
            2,
            "the frame reaches beyond the image, which has 400 x 480",
        ),
        ("heart.pbm --focus", 2, "--focus is for images, heart.pbm is a puzzle"),
        ("heart.pbm --width 9", 2, "--width is for images, heart.pbm is a puzzle"),
        ("heart.pbm --dither", 2, "--dither is for images, heart.pbm is a puzzle"),
    ] {
        let (found, out, message) = folder.run(&format!("convert {arguments} out.non"));
        assert_eq!((found, &*out), (status, ""), "{arguments}: {message}");
        assert!(message.contains(wanted), "{arguments}: {message}");
        assert!(!folder.path("out.non").exists());
    }
    let (status, _, message) = folder.run("make image heart.pbm -o out");
    assert_eq!(status, 65, "{message}");
    let (status, _, message) = folder.run("make image glass.png -o out");
    assert!(status == 65 && message.contains("transparent"), "{message}");
    // The help names options that `make` has.
    let (status, _, message) = folder.run("make image white.png -o out");
    assert!(
        status == 65 && message.contains("with --crop, or take a part with --frame"),
        "{message}"
    );
    let banner = image::GrayImage::from_fn(900, 9, |x, _| image::Luma([(x / 30 % 2) as u8 * 255]));
    folder.put("banner.png", &bytes(banner, Png));
    let (status, _, message) = folder.run("make image banner.png -o out");
    assert!(status == 65 && message.contains("too thin"), "{message}");
    assert!(!folder.path("out").exists());
}

#[test]
fn a_white_logo_on_a_transparent_ground_is_drawn_with_a_note() {
    let folder = gallery();
    let white = image::RgbaImage::from_fn(300, 300, |x, y| {
        let far = (i64::from(x) - 150).pow(2) + (i64::from(y) - 150).pow(2);
        image::Rgba([255, 255, 255, if (3600..14_400).contains(&far) { 255 } else { 0 }])
    });
    folder.put("white.png", &bytes(white, Png));
    let note =
        "note: white.png is light on a transparent background; what is opaque was taken as black";
    let (status, _, message) = folder.run("convert white.png ring.non --width 15");
    assert_eq!((status, message.trim_end()), (0, note));
    let (status, out, message) = folder.run("make image white.png -o rings --width 20");
    assert!(status == 0 && message.starts_with(note), "{out}{message}");
}

#[test]
fn where_a_puzzle_is_wanted_an_image_says_how_to_make_one() {
    let folder = gallery();
    for command in ["solve photo.jpg", "check sprite.png", "render drawing.gif"] {
        let (status, _, message) = folder.run(command);
        assert_eq!(status, 65);
        let help = "make a puzzle from it: nonosat convert IMAGE PUZZLE.non --width 40";
        assert!(message.contains(help), "{message}");
    }
}
