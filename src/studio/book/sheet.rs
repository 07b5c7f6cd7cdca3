//! Builds a page from texts, drawings and links.
//!
//! In: texts and drawings with their places. Out: a page. Invariants: margins change sides from
//! page to page. A turned page has its upper side at the left; callers place items as if it were
//! upright.

use super::Plan;
use crate::drawing::layout::Edge;
use crate::drawing::{Anchor, Drawing, Item, Link, Page, Part, Polygons, Turn, Words};
use crate::puzzle::{Point, Rgb};
use std::sync::Arc;
use unicode_linebreak::linebreaks;

/// The colors of text, and of less important text.
pub(super) const TEXT: Rgb = Rgb(0, 0, 0);
pub(super) const MUTED: Rgb = Rgb(0x60, 0x60, 0x60);

/// The distance of lines of a block, in ems.
const LINE_DISTANCE: f64 = 1.2;

/// A page under construction.
pub(super) struct Sheet<'a> {
    plan: &'a Plan,
    size: Point,
    rims: [f64; 2],
    /// The index of the page, from 0; absent if the page shows no number.
    number: Option<usize>,
    is_turned: bool,
    items: Vec<Item>,
    parts: Vec<Part>,
    links: Vec<Link>,
}

impl<'a> Sheet<'a> {
    /// An empty page with this index, from 0.
    pub fn new(plan: &'a Plan, number: usize) -> Sheet<'a> {
        Sheet { number: Some(number), ..Sheet::blank(plan) }
    }

    /// An empty page without a number.
    pub fn blank(plan: &'a Plan) -> Sheet<'a> {
        Sheet {
            plan,
            size: plan.paper.size(),
            rims: [0.0; 2],
            number: None,
            is_turned: false,
            items: Vec::new(),
            parts: Vec::new(),
            links: Vec::new(),
        }
    }

    /// An empty page of this width and height, in points.
    pub fn of_size(plan: &'a Plan, size: Point) -> Sheet<'a> {
        Sheet { size, ..Sheet::blank(plan) }
    }

    /// With these widths of slug and bleed around it.
    pub fn with_rims(self, rims: [f64; 2]) -> Sheet<'a> {
        Sheet { rims, ..self }
    }

    /// Adds items, in points, behind the drawings that follow.
    pub fn behind(&mut self, items: Vec<Item>) {
        self.parts.push(text_part(self.size, items, Turn::Upright));
    }

    /// Adds a line of text that runs down a spine of this length and width.
    pub fn along_spine(&mut self, at: Point, size: Point, (text, to, style): (&str, Point, Style)) {
        let Style { size: letters, color, anchor } = style;
        let words = Words { text: text.to_owned(), at: to, anchor, size: letters, color };
        let part = text_part(size, vec![Item::Text(words)], Turn::Right);
        self.parts.push(Part { at, ..part });
    }

    /// Adds an item of a drawing, in points.
    pub fn add(&mut self, item: Item) {
        self.items.push(item);
    }

    /// Adds thin lines from point to point.
    pub fn rule(&mut self, points: &[Point]) {
        let edges = points.windows(2).map(|pair| Edge { from: pair[0], to: pair[1] }).collect();
        self.items.push(Item::Lines { edges, color: MUTED, width: 0.6 });
    }

    /// Turns the page to landscape.
    pub fn sideways(self) -> Sheet<'a> {
        Sheet { is_turned: true, ..self }
    }

    /// Width and height as the reader holds the page.
    pub fn size(&self) -> Point {
        if self.is_turned { (self.size.1, self.size.0) } else { self.size }
    }

    /// The area between the margins: upper left corner, then width and height.
    pub fn area(&self) -> (Point, Point) {
        let [inside, outside, top, bottom] = self.plan.margins();
        // The first page is on the right.
        let is_right = self.number.is_none_or(|number| number % 2 == 0);
        let (left, right) = if is_right { (inside, outside) } else { (outside, inside) };
        let (width, height) = (self.size.0 - left - right, self.size.1 - top - bottom);
        match self.is_turned {
            false => ((left, top), (width, height)),
            true => ((bottom, left), (height, width)),
        }
    }

    /// Width and height of the area between the margins, equal for all pages.
    pub fn room(plan: &Plan) -> Point {
        Sheet::new(plan, 0).area().1
    }

    /// The plan of the book.
    pub fn plan(&self) -> &'a Plan {
        self.plan
    }

    /// Adds a line of text, cut to `width`, and returns its width.
    pub fn write(&mut self, text: &str, at: Point, style: Style, width: f64) -> f64 {
        let Style { size, color, anchor } = style;
        let text = self.plan.font.cut(text, width / size);
        let wide = self.plan.font.width(&text) * size;
        self.items.push(Item::Text(Words { text, at, anchor, size, color }));
        wide
    }

    /// The width of a text.
    pub fn width(&self, text: &str, style: Style) -> f64 {
        self.plan.font.width(text) * style.size
    }

    /// Breaks a text into at most `max_lines` lines of `width` ems, where its language breaks lines:
    /// between words, or between Chinese and Japanese letters. Longer parts exceed the width; so
    /// does the last line, which takes the rest.
    pub fn lines(&self, text: &str, width: f64, max_lines: usize) -> Vec<String> {
        let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        let (mut lines, mut from, mut end) = (Vec::new(), 0, 0);
        for (next, _) in linebreaks(&text) {
            let is_wider = self.plan.font.width(text[from..next].trim_end()) > width;
            if is_wider && end > from && lines.len() + 1 < max_lines {
                lines.push(text[from..end].trim_end().to_owned());
                from = end;
            }
            end = next;
        }
        lines.push(text[from..].to_owned());
        lines
    }

    /// Breaks a text into lines of the largest size at which it fits into this width and height.
    /// A word that is too wide at the least size is broken between letters.
    pub fn block(
        &self,
        text: &str,
        (width, height): Point,
        (largest, least): (f64, f64),
    ) -> (f64, Vec<String>) {
        let mut size = largest;
        while size > least {
            let lines = self.lines(text, width / size, usize::MAX);
            let is_narrow = lines.iter().all(|line| self.plan.font.width(line) * size <= width);
            if is_narrow && lines.len() as f64 * size * LINE_DISTANCE <= height {
                return (size, lines);
            }
            size -= 0.5;
        }
        let max_lines = (height / (least * LINE_DISTANCE)).floor().max(1.0) as usize;
        let mut lines: Vec<String> = Vec::new();
        for line in self.lines(text, width / least, usize::MAX) {
            let mut part = String::new();
            for letter in line.chars() {
                part.push(letter);
                if self.plan.font.width(&part) * least > width && part.chars().nth(1).is_some() {
                    part.pop();
                    lines.push(std::mem::replace(&mut part, letter.to_string()));
                }
            }
            lines.push(part);
        }
        // What has no place is shown to be missing.
        if lines.len() > max_lines {
            lines.truncate(max_lines);
            lines.last_mut().into_iter().for_each(|line| line.push('…'));
        }
        (least, lines)
    }

    /// Adds a drawing, or a window of it.
    pub fn place(
        &mut self,
        drawing: &Arc<Drawing>,
        at: Point,
        scale: f64,
        window: Option<(Point, Point)>,
    ) {
        let part = Part { drawing: Arc::clone(drawing), at, scale, turn: Turn::Upright, window };
        self.parts.push(part);
    }

    /// Adds a link to another page.
    pub fn link(&mut self, low: Point, high: Point, page: usize) {
        self.links.push(Link { area: (low, high), page });
    }

    /// The finished page, with its number.
    pub fn into_page(mut self) -> Page {
        let (width, height) = self.size;
        let mut parts = self.parts;
        if self.is_turned {
            for part in &mut parts {
                let (low, high) = part.visible_part();
                let (x, y) = part.at;
                part.at = (y, height - x - (high.0 - low.0) * part.scale);
                part.turn = Turn::Left;
            }
            for link in &mut self.links {
                let ((left, top), (right, bottom)) = link.area;
                link.area = ((top, height - right), (bottom, height - left));
            }
        }
        let size = if self.is_turned { (height, width) } else { (width, height) };
        let turn = if self.is_turned { Turn::Left } else { Turn::Upright };
        let texts = text_part(size, self.items, turn);
        parts.push(texts);
        if let Some(number) = self.number {
            let text = (number + 1).to_string();
            let style = Style { size: 9.0, color: MUTED, anchor: Anchor::Middle };
            let at = (width / 2.0, height - self.plan.foot());
            let Style { size: letters, color, anchor } = style;
            let words = Words { text, at, anchor, size: letters, color };
            parts.push(text_part((width, height), vec![Item::Text(words)], Turn::Upright));
        }
        Page {
            size: (width, height),
            rims: self.rims,
            parts,
            links: self.links,
            is_turned: self.is_turned,
        }
    }
}

/// Font size, color and alignment of a text.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub size: f64,
    pub color: Rgb,
    pub anchor: Anchor,
}

/// Left-aligned text of the normal color.
pub(super) const fn plain(size: f64) -> Style {
    Style { size, color: TEXT, anchor: Anchor::Start }
}

impl Style {
    pub const fn muted(self) -> Style {
        Style { color: MUTED, ..self }
    }

    pub const fn anchored(self, anchor: Anchor) -> Style {
        Style { anchor, ..self }
    }
}

/// A part that covers the whole page with texts.
fn text_part(size: Point, items: Vec<Item>, turn: Turn) -> Part {
    let drawing = Drawing {
        title: String::new(),
        description: String::new(),
        low: (0.0, 0.0),
        size,
        board: None,
        paper: Rgb(255, 255, 255),
        text_size: 9.0,
        items,
    };
    Part { drawing: Arc::new(drawing), at: (0.0, 0.0), scale: 1.0, turn, window: None }
}

/// A filled rectangle.
pub(super) fn rectangle((x, y): Point, (width, height): Point, color: Rgb) -> Item {
    let outline = vec![(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
    let cells = vec![Polygons { outline, centers: vec![(x, y)] }];
    Item::Cells { cells, fill: Some(color), line: None }
}
