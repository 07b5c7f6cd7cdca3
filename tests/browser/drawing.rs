//! What is drawn as PNG is what a browser makes of the SVG.

use image::RgbImage;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Width of the sheet that the browser is shown, in pixels.
const WIDTH: u32 = 4200;
/// Pixels differ visibly by more than so many levels of 255.
const MIN_VISIBLE_LEVELS: u8 = 32;
/// Most pixels that may differ visibly, in thousandths: edges, which are many of a small board's
/// pixels (`kite` has 5.7, the next one less than 5).
const MAX_DIFFERENT_IN_1000: u64 = 6;

/// No hints: they make letters sharper than they are, each system in its own way.
const FONTS: &str = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\
    <include ignore_missing=\"yes\">/etc/fonts/fonts.conf</include>\
    <match target=\"pattern\"><edit name=\"hinting\" mode=\"assign\"><bool>false</bool></edit></match>\
    <match target=\"font\"><edit name=\"hinting\" mode=\"assign\"><bool>false</bool></edit></match>\
    </fontconfig>";

struct Drawn {
    name: String,
    image: RgbImage,
    at: (u32, u32),
}

/// Every puzzle that can be drawn so, as PNG and as SVG, side by side on a sheet.
fn draw(folder: &TempDir, puzzles: &[PathBuf], options: &[&str]) -> (Vec<Drawn>, String, u32) {
    let (mut drawn, mut html) = (Vec::new(), "<body style='margin:0'>".to_owned());
    let (mut x, mut y, mut height) = (0, 0, 0);
    for puzzle in puzzles {
        let name = puzzle.file_stem().unwrap().to_string_lossy().into_owned();
        let file = |ending: &str| folder.path().join(format!("{name}.{ending}"));
        let write = |ending: &str| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
            let command = command.arg("render").arg(puzzle).args(options);
            command.arg("--force").arg("-o").arg(file(ending)).output().unwrap().status.success()
        };
        // Some have no solution.
        if !write("png") || !write("svg") {
            continue;
        }
        let image = image::open(file("png")).unwrap().into_rgb8();
        if x + image.width() > WIDTH {
            (x, y, height) = (0, y + height, 0);
        }
        let _ =
            write!(html, "<img src='{name}.svg' style='position:absolute;left:{x}px;top:{y}px'>");
        let at = (x, y);
        (x, height) = (x + image.width(), height.max(image.height()));
        drawn.push(Drawn { name, image, at });
    }
    (drawn, html, y + height)
}

/// What the browser makes of a page.
fn shown(folder: &TempDir, html: &str, height: u32) -> RgbImage {
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("sheet.html"), html).unwrap();
    std::fs::write(at("fonts.conf"), FONTS).unwrap();
    let status = Command::new("chromium-headless-shell")
        .args(["--no-sandbox", "--disable-gpu", "--hide-scrollbars"])
        .args(["--force-device-scale-factor=1", "--virtual-time-budget=10000"])
        .arg(format!("--window-size={WIDTH},{height}"))
        .arg(format!("--screenshot={}", at("sheet.png").display()))
        .arg(at("sheet.html"))
        .env("FONTCONFIG_FILE", at("fonts.conf"))
        .output();
    assert!(status.unwrap().status.success());
    image::open(at("sheet.png")).unwrap().into_rgb8()
}

#[test]
fn a_png_is_what_a_browser_shows_of_the_svg() {
    let folder = tempfile::tempdir().unwrap();
    let collection = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let files = std::fs::read_dir(collection).unwrap().map(|file| file.unwrap().path());
    let is_puzzle =
        |path: &PathBuf| path.extension().is_some_and(|it| it == "non" || it == "clues");
    let mut puzzles: Vec<PathBuf> = files.filter(is_puzzle).collect();
    puzzles.sort();
    for options in [&[][..], &["--solve"], &["--solve", "--theme", "dark", "--numbers"]] {
        let (drawn, html, height) = draw(&folder, &puzzles, options);
        assert!(drawn.len() > 30);
        let sheet = shown(&folder, &html, height);
        let mut worst = (0, String::new());
        for Drawn { name, image, at } in drawn {
            let differs = |(x, y, pixel): &(u32, u32, &image::Rgb<u8>)| {
                let other = sheet.get_pixel(at.0 + x, at.1 + y);
                pixel
                    .0
                    .iter()
                    .zip(other.0)
                    .any(|(one, other)| one.abs_diff(other) > MIN_VISIBLE_LEVELS)
            };
            let count = image.enumerate_pixels().filter(differs).count() as u64;
            let share = count * 100_000 / u64::from(image.width() * image.height());
            worst = worst.max((share, name));
        }
        println!("{options:?}: at most {} in 100,000 pixels differ: {}", worst.0, worst.1);
        assert!(worst.0 <= MAX_DIFFERENT_IN_1000 * 100, "{options:?}: {worst:?}");
    }
}
