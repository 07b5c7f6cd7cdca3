//! Draws an SVG.
//!
//! In: the bytes of an SVG. Out: its pixels, transparent where it draws nothing. Invariants: no other
//! file is read; elements that are used again are counted each time, and what would take long is
//! refused before it is drawn. Texts and photographs inside are left out.

use image::error::{DecodingError, ImageFormatHint};
use image::{ImageError, RgbaImage};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, Node, ParsingOptions};
use resvg::usvg::{ImageHrefResolver, Options, Tree};
use std::collections::BTreeMap;

/// The longer side of the drawing, in pixels.
const SIDE: f32 = 800.0;
/// Most bytes, and most bytes before the name of its first element.
const MAX_BYTES: usize = 4 << 20;
const MAX_HEAD: usize = 4096;
/// Most elements one inside another.
const MAX_DEPTH: usize = 100;
/// Most elements to draw.
const MAX_ELEMENTS: u64 = 20_000;
/// So often a reference leads to elements with references.
const MAX_REFERENCES: usize = 12;
/// Filters whose work has no limit.
const SLOW: [&str; 6] = [
    "feConvolveMatrix",
    "feDiffuseLighting",
    "feDisplacementMap",
    "feMorphology",
    "feSpecularLighting",
    "feTurbulence",
];

/// Is it an SVG?
pub fn is_svg(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(MAX_HEAD)];
    let first = head.iter().position(|byte| byte.is_ascii_graphic());
    first.is_some_and(|first| head[first] == b'<') && head.windows(4).any(|part| part == b"<svg")
}

/// The drawing.
pub fn drawn(bytes: &[u8]) -> Result<RgbaImage, ImageError> {
    let text = std::str::from_utf8(bytes).map_err(refused)?;
    let nodes_limit = 4 * MAX_ELEMENTS as u32;
    let limits = ParsingOptions { allow_dtd: true, nodes_limit, ..ParsingOptions::default() };
    if bytes.len() > MAX_BYTES {
        return Err(refused("it is too large"));
    }
    let document = Document::parse_with_options(text, limits).map_err(refused)?;
    if is_slow(&document) {
        return Err(refused("it would take too long to draw"));
    }
    let none = ImageHrefResolver {
        resolve_data: Box::new(|_, _, _| None),
        resolve_string: Box::new(|_, _| None),
    };
    let options = Options { image_href_resolver: none, ..Options::default() };
    let tree = Tree::from_xmltree(&document, &options).map_err(refused)?;
    let scale = SIDE / tree.size().width().max(tree.size().height());
    let side = |length: f32| (length * scale).round().clamp(1.0, SIDE) as u32;
    let size = (side(tree.size().width()), side(tree.size().height()));
    let mut pixels = Pixmap::new(size.0, size.1).ok_or_else(|| refused("it has no size"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(RgbaImage::from_fn(size.0, size.1, |x, y| {
        let color = pixels.pixel(x, y).map(|color| color.demultiply());
        color.map_or([0; 4], |it| [it.red(), it.green(), it.blue(), it.alpha()]).into()
    }))
}

fn refused(why: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> ImageError {
    ImageError::Decoding(DecodingError::new(ImageFormatHint::Name("SVG".to_owned()), why))
}

/// Are there too many elements, with those that are used again, or too deep ones?
fn is_slow(document: &Document) -> bool {
    let elements = || document.descendants().filter(Node::is_element);
    let number = |node: Node| node.id().get_usize();
    let mut depths: BTreeMap<usize, usize> = BTreeMap::new();
    for node in elements() {
        let above = node.parent_element().and_then(|parent| depths.get(&number(parent)).copied());
        depths.insert(number(node), above.unwrap_or(0) + 1);
    }
    let is_wide = depths.values().any(|&depth| depth > MAX_DEPTH)
        || elements().any(|node| SLOW.contains(&node.tag_name().name()));
    let references: Vec<(Node, Vec<&str>)> =
        elements().map(|node| (node, references(node))).collect();
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    for _ in 0..MAX_REFERENCES {
        let mut next: BTreeMap<&str, u64> = BTreeMap::new();
        let mut all = 0_u64;
        for (node, targets) in &references {
            let used = targets.iter().filter_map(|target| counts.get(target));
            let count = used.fold(1, |sum: u64, &count| sum.saturating_add(count));
            all = all.saturating_add(count);
            for id in node.ancestors().filter_map(|node| node.attribute("id")) {
                let sum = next.entry(id).or_default();
                *sum = sum.saturating_add(count);
            }
        }
        if is_wide || all > MAX_ELEMENTS {
            return true;
        }
        if next == counts {
            return false;
        }
        counts = next;
    }
    true
}

/// The names after a number sign in the attributes of an element: colors, and what it uses. Any
/// element may use what a style sheet does; so its own element counts for all.
fn references<'a>(node: Node<'a, '_>) -> Vec<&'a str> {
    let values = node.attributes().filter(|attribute| attribute.name() != "id");
    let texts = values.map(|attribute| attribute.value());
    let style = node.text().filter(|_| node.tag_name().name() == "style");
    let names = texts.chain(style).flat_map(|text| text.split('#').skip(1));
    let is_end = |sign: char| matches!(sign, ')' | '"' | '\'' | ';' | ' ' | '}' | ',');
    names.map(|name| name.split(is_end).next().unwrap_or_default()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>";

    fn drawing(body: &str) -> Result<RgbaImage, ImageError> {
        let text = format!("<?xml version='1.0'?>\n{HEAD}{body}</svg>");
        assert!(is_svg(text.as_bytes()));
        drawn(text.as_bytes())
    }

    #[test]
    fn shapes_are_drawn_and_the_rest_is_transparent() {
        let image = drawing("<rect x='10' width='10' height='10' fill='#c00'/>").unwrap();
        assert_eq!(image.dimensions(), (800, 400));
        assert_eq!(image.get_pixel(600, 200).0, [204, 0, 0, 255]);
        assert_eq!(image.get_pixel(200, 200).0[3], 0);
    }

    #[test]
    fn what_takes_long_is_refused_before_it_is_drawn() {
        let uses = |from: &str, to: &str| {
            let one = format!("<use href='#{to}'/>");
            format!("<g id='{from}'>{}</g>", one.repeat(10))
        };
        let laughs = uses("a", "b") + &uses("b", "c") + &uses("c", "d") + &uses("d", "e");
        let laughs = laughs + &uses("e", "f") + "<rect id='f' width='1' height='1'/>";
        let pattern = "<g id='a'><rect width='1' height='1' fill='url(#a)'/></g>";
        for body in [
            laughs,
            pattern.to_owned(),
            "<g>".repeat(5000) + &"</g>".repeat(5000),
            "<rect width='1' height='1'/>".repeat(30_000),
            "<filter><feTurbulence numOctaves='999999999'/></filter>".to_owned(),
        ] {
            let error = drawing(&body).unwrap_err().to_string();
            assert!(error.contains("too long"), "{error}: {}", &body[..60.min(body.len())]);
        }
    }

    #[test]
    fn no_file_is_read() {
        let body = "<image href='/etc/hostname.png' width='20' height='10'/>";
        assert!(drawing(body).unwrap().pixels().all(|pixel| pixel.0[3] == 0));
    }

    #[test]
    fn other_files_are_no_svg() {
        for text in ["", "<html><body>", "rows 3 <svg"] {
            assert!(!is_svg(text.as_bytes()), "{text}");
        }
    }
}
