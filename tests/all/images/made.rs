//! Images made by rule: a photograph of a pear, a drawing of a cat, a logo, a sprite.

use image::{DynamicImage, GrayImage, ImageFormat, Luma, Rgb, RgbImage, Rgba, RgbaImage};
use std::io::Cursor;

pub fn bytes(image: impl Into<DynamicImage>, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.into().write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// A pear on a table, lit from the left, with grain.
pub fn photo() -> GrayImage {
    GrayImage::from_fn(400, 480, |x, y| {
        let (x, y) = (i64::from(x), i64::from(y));
        let mut level = 225 - (x - 60) * (x - 60) / 3000 - y / 12;
        if y > 360 {
            level = 205 - (y - 360) / 6 + (x - 200).div_euclid(20);
        }
        let shadow = (x - 270).pow(2) + ((y - 405) * 4).pow(2);
        if shadow < 130 * 130 {
            level = level * 11 / 20;
        }
        let balls = [(200, 305, 108), (205, 205, 66), (203, 250, 84)];
        let lit = balls.into_iter().filter_map(|(left, top, radius)| {
            let (dx, dy) = (x - left, y - top);
            let depth = (radius * radius - dx * dx - dy * dy).checked_isqrt().filter(|&d| d > 0)?;
            Some((-3 * dx - 4 * dy + 5 * depth) * 100 / (7 * radius))
        });
        match lit.max() {
            Some(97..) => level = 235,
            Some(light) => level = 25 + light.max(0) * 9 / 10,
            None => {}
        }
        if (95..150).contains(&y) && (x - 208 - (150 - y) / 4).abs() < 7 {
            level = 40;
        }
        let grain = (x * 7919 + y * 104_729 + x * y % 31) % 13 - 6;
        Luma([(level + grain).clamp(0, 255) as u8])
    })
}

type Place = (f64, f64);

/// The face of a cat in lines.
pub fn drawing() -> GrayImage {
    let lines: [(Place, Place); 15] = [
        ((95.0, 150.0), (90.0, 50.0)),
        ((90.0, 50.0), (165.0, 100.0)),
        ((325.0, 150.0), (330.0, 50.0)),
        ((330.0, 50.0), (255.0, 100.0)),
        ((195.0, 245.0), (225.0, 245.0)),
        ((195.0, 245.0), (210.0, 262.0)),
        ((225.0, 245.0), (210.0, 262.0)),
        ((210.0, 262.0), (210.0, 280.0)),
        ((210.0, 280.0), (185.0, 298.0)),
        ((210.0, 280.0), (235.0, 298.0)),
        ((20.0, 230.0), (120.0, 250.0)),
        ((20.0, 290.0), (120.0, 272.0)),
        ((400.0, 230.0), (300.0, 250.0)),
        ((400.0, 290.0), (300.0, 272.0)),
        ((210.0, 246.0), (210.0, 250.0)),
    ];
    GrayImage::from_fn(420, 420, |x, y| {
        let at = (f64::from(x), f64::from(y));
        let head = (f64::hypot((at.0 - 210.0) / 1.15, at.1 - 230.0) - 130.0).abs();
        let near = |&(from, to): &(Place, Place)| from_line(at, from, to);
        let nearest = lines.iter().map(near).fold(head, f64::min);
        let from_eyes = |dx: f64, dy: f64| {
            let eye = |left: f64| f64::hypot(at.0 - left - dx, at.1 - 200.0 - dy);
            eye(150.0).min(eye(270.0))
        };
        let level = match () {
            () if from_eyes(7.0, -8.0) < 8.0 => 255.0,
            () if from_eyes(0.0, 0.0) < 24.0 => 0.0,
            () => (nearest - 5.0) * 128.0,
        };
        Luma([level.clamp(0.0, 255.0) as u8])
    })
}

/// How far a place is from a line.
fn from_line(at: Place, from: Place, to: Place) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = ((at.0 - from.0) * dx + (at.1 - from.1) * dy) / (dx * dx + dy * dy);
    let along = along.clamp(0.0, 1.0);
    f64::hypot(at.0 - from.0 - along * dx, at.1 - from.1 - along * dy)
}

/// A red star in a blue ring; what is around it is transparent.
pub fn logo() -> RgbaImage {
    let points: Vec<Place> = (0..10)
        .map(|point| {
            let radius = if point % 2 == 0 { 190.0 } else { 78.0 };
            let turn = std::f64::consts::PI * f64::from(point) / 5.0;
            (300.0 + radius * turn.sin(), 290.0 - radius * turn.cos())
        })
        .collect();
    let is_star = |x: f64, y: f64| {
        let sides = points.iter().zip(points.iter().cycle().skip(1));
        let crossed = sides.filter(|(one, other)| {
            (one.1 > y) != (other.1 > y)
                && x < (other.0 - one.0) * (y - one.1) / (other.1 - one.1) + one.0
        });
        crossed.count() % 2 == 1
    };
    RgbaImage::from_fn(600, 600, |x, y| {
        let (x, y) = (f64::from(x), f64::from(y));
        match f64::hypot(x - 300.0, y - 300.0) {
            280.0.. => Rgba([0, 0, 0, 0]),
            _ if is_star(x, y) => Rgba([205, 40, 45, 255]),
            250.0.. => Rgba([24, 52, 110, 255]),
            _ => Rgba([245, 245, 240, 255]),
        }
    })
}

const GRAY: Rgb<u8> = Rgb([70, 80, 95]);
const BLUE: Rgb<u8> = Rgb([60, 150, 220]);
const PALE: Rgb<u8> = Rgb([200, 225, 245]);
const RED: Rgb<u8> = Rgb([215, 50, 45]);
const GOLD: Rgb<u8> = Rgb([250, 200, 40]);

/// A robot, 28 cells to a side, each a square of so many pixels.
pub fn sprite(scale: u32) -> RgbImage {
    let parts = [
        (13..15, 0..1, RED),
        (13..15, 2..4, GRAY),
        (5..23, 4..14, GRAY),
        (7..21, 6..12, PALE),
        (9..12, 7..10, BLUE),
        (16..19, 7..10, BLUE),
        (12..16, 11..12, GRAY),
        (11..17, 14..16, GRAY),
        (3..25, 16..18, GRAY),
        (7..21, 16..24, GRAY),
        (9..14, 18..21, GOLD),
        (15..19, 18..19, RED),
        (15..19, 20..21, RED),
        (2..5, 16..23, GRAY),
        (23..26, 16..23, GRAY),
        (1..6, 23..25, RED),
        (22..27, 23..25, RED),
        (8..12, 24..27, GRAY),
        (16..20, 24..27, GRAY),
        (6..13, 26..28, RED),
        (15..22, 26..28, RED),
    ];
    RgbImage::from_fn(28 * scale, 28 * scale, |x, y| {
        let (x, y) = (x / scale, y / scale);
        let part =
            parts.iter().rev().find(|(columns, rows, _)| columns.contains(&x) && rows.contains(&y));
        part.map_or(Rgb([255; 3]), |(_, _, color)| *color)
    })
}
