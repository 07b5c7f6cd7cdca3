//! The strips of paper beside the lines of a grid, where clues without rules stand.
//!
//! In: the lattice of a picture, gray levels. Out: for each line a [`Strip`] with the shapes of ink
//! on it. Invariants: strips are upright, 48 pixels to a cell; they end at the grid.

use crate::scan::geometry::{
    Gray, Lattice, Mask, Part, Point, Quad, below_mean, inside, parts, warp,
};

/// Pixels of a strip to a cell.
pub const CELL: usize = 48;
/// How much of the neighboring strips is looked at, in parts of a cell.
const NEIGHBOR_SHARE: f64 = 0.2;
/// The longest strip, in cells.
const MAX_STRIP_CELLS: f64 = 40.0;
/// The most shapes on a strip.
const MAX_SHAPES: usize = 4000;
/// How far apart parts of a digit may be, in pixels up and down.
const MAX_DIGIT_GAP: usize = 2;
/// Pixels next to the grid that are not looked at for the shapes of tiles, which may touch the rule.
const TILE_RULE: usize = 8;
/// How dark ink is at least, in twentieths of the darkest: in black and white, in colors.
const MIN_INK: (i16, i16) = (6, 3);
/// How much darker than around it ink is at least, in levels; how many times paler it may be if a
/// player is done with a number; and how far the blur of ink reaches, in pixels.
const MIN_DARKNESS: i16 = 8;
const PALER: i16 = 6;
const AROUND_SHAPE: usize = 3;
/// How near two numbers are at least, in heights of a digit.
const MIN_DISTANCE: f64 = 0.8;
/// Pixels next to the grid where its own rule is, at least and at most.
const RULE_PIXELS: (usize, usize) = (2, 12);
/// How wide a shape beside that rule is at most if it belongs to it, which may be slightly askew.
const OF_RULE: usize = 5;

/// The part of the image beside the board in which the clue of a line stands.
pub struct Strip {
    quad: Quad,
    width: usize,
    height: usize,
    /// Is it that of a column?
    pub is_column: bool,
    /// The shapes of ink, those nearest to the grid first.
    pub shapes: Vec<Part>,
}

impl Strip {
    /// The strip of a row or a column with the shapes of digits. Ink of several colors may be fainter.
    pub fn of(
        board: &Lattice,
        line: usize,
        is_column: bool,
        gray: &Gray,
        is_colored: bool,
    ) -> Strip {
        let mut strip = Strip::empty(board, line, is_column);
        if strip.along() > 2 * RULE_PIXELS.1 {
            let least = if is_colored { MIN_INK.1 } else { MIN_INK.0 };
            strip.shapes = strip.inked(gray, least);
        }
        strip
    }

    /// The strip of a row or a column with the shapes of tiles that are darker than paper.
    pub fn of_tiles(board: &Lattice, line: usize, is_column: bool, gray: &Gray) -> Strip {
        let mut strip = Strip::empty(board, line, is_column);
        if strip.along() > 2 * RULE_PIXELS.1 {
            strip.look_for_tiles(gray);
        }
        strip
    }

    fn empty(board: &Lattice, line: usize, is_column: bool) -> Strip {
        let at = |along: usize, across: usize| match is_column {
            true => board.point(along, across),
            false => board.point(across, along),
        };
        let (near, far) = (at(0, line), at(0, line + 1));
        let cells = if is_column { board.height() } else { board.width() }.min(3);
        let middle = near.toward(far, 0.5);
        let inner = at(cells, line).toward(at(cells, line + 1), 0.5);
        let step = (middle - inner) * (1.0 / cells as f64);
        let room = room(middle, step);
        let aside = (far - near) * NEIGHBOR_SHARE;
        let (near, far) = (near - aside, far + aside);
        let out = step * room;
        let quad = match is_column {
            true => [near + out, far + out, far, near],
            false => [near + out, near, far, far + out],
        };
        let along = (room * CELL as f64) as usize;
        let across = (CELL as f64 * (1.0 + 2.0 * NEIGHBOR_SHARE)) as usize;
        let (width, height) = if is_column { (across, along) } else { (along, across) };
        Strip { quad, width, height, is_column, shapes: Vec::new() }
    }

    pub fn along(&self) -> usize {
        if self.is_column { self.height } else { self.width }
    }

    /// Takes the shapes that are darker than the paper around them.
    fn look_for_tiles(&mut self, gray: &Gray) {
        let levels = warp(gray, self.quad, 0.0, (self.width, self.height));
        let mut sorted = levels.clone();
        sorted.sort_unstable();
        let at = |share: usize| i32::from(sorted[(sorted.len() - 1) * share / 100]);
        let paper = at(97);
        let least = ((paper - at(10)) / 4).max(20);
        let mut flags: Vec<bool> =
            levels.iter().map(|&level| paper - i32::from(level) > least).collect();
        for (place, flag) in flags.iter_mut().enumerate() {
            *flag &= self.to_grid(place % self.width, place / self.width) > TILE_RULE;
        }
        let shapes = parts(Mask { width: self.width, flags }, MAX_SHAPES).unwrap_or_default();
        self.shapes = self.shapes_in_middle(shapes, CELL * CELL / 10);
    }

    /// The shapes of ink that lie on the strip.
    fn inked(&self, gray: &Gray, faintest: i16) -> Vec<Part> {
        let mut levels = warp(gray, self.quad, 0.0, (self.width, self.height));
        let mut darkness = self.darkness(&levels);
        let least = self.least(&darkness, faintest);
        let rule = self.rule(&darkness, least);
        for (place, darkness) in darkness.iter_mut().enumerate() {
            if self.to_grid(place % self.width, place / self.width) <= rule {
                *darkness = 0;
            }
        }
        let mut shapes = self.shapes_darker(&darkness, least);
        // What is left may be numbers that are done, and so are paler.
        self.paint_over(&mut levels, &shapes, rule);
        let mut pale =
            self.shapes_darker(&self.darkness(&levels), (least / PALER).max(MIN_DARKNESS));
        // A tile or a frame is no number, and neither is a side of one: it is narrow and higher than digits,
        // or too near to one.
        let highest = shapes.iter().map(Part::height).max().unwrap_or(self.height);
        pale.retain(|shape| {
            let is_side = shape.height() * 4 > highest * 5 && shape.width() * 3 < shape.height();
            let is_of_tile = |inner: &Part| {
                let way = shape.center - inner.center;
                let along = if self.is_column { way.y } else { way.x };
                let is_near = along.abs() < MIN_DISTANCE * inner.height() as f64;
                is_near && inner.height() < CELL || shape.contains(inner)
            };
            !is_side && !shapes.iter().any(is_of_tile)
        });
        shapes.extend(pale);
        shapes.retain(|shape| {
            self.distance(shape) > rule + 1 || self.to_grid(shape.left, shape.top) > rule + OF_RULE
        });
        // As they were before they were joined.
        shapes.iter_mut().for_each(|shape| {
            shape.top = (shape.top + MAX_DIGIT_GAP).min(shape.bottom);
            shape.bottom = shape.bottom.saturating_sub(MAX_DIGIT_GAP).max(shape.top);
        });
        self.shapes_in_middle(shapes, 20)
    }

    /// The connected pixels that are darker than this.
    fn shapes_darker(&self, darkness: &[i16], least: i16) -> Vec<Part> {
        let flags = darkness.iter().map(|&darkness| darkness > least).collect();
        let flags = self.with_vertical_neighbors(flags);
        parts(Mask { width: self.width, flags }, MAX_SHAPES).unwrap_or_default()
    }

    /// By how much each pixel is darker than the mean around it.
    fn darkness(&self, levels: &[u8]) -> Vec<i16> {
        below_mean(&Gray::new(self.width, levels.to_vec()), CELL / 2)
    }

    /// Makes the rule of the grid, and shapes with what is next to them, as light as the paper around.
    fn paint_over(&self, levels: &mut [u8], shapes: &[Part], rule: usize) {
        let around = |first: usize, last: usize, side: usize| {
            (first.saturating_sub(AROUND_SHAPE), (last + AROUND_SHAPE).min(side - 1))
        };
        for shape in shapes {
            let (left, right) = around(shape.left, shape.right, self.width);
            let (top, bottom) = around(shape.top, shape.bottom, self.height);
            let at = |x: usize, y: usize| levels[y * self.width + x];
            let corners = [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
            let paper = corners.into_iter().fold(0, u8::max);
            for y in top..=bottom {
                levels[y * self.width + left..=y * self.width + right].fill(paper);
            }
        }
        let beyond = rule + 2;
        for place in 0..levels.len() {
            let (x, y) = (place % self.width, place / self.width);
            if self.to_grid(x, y) < beyond {
                let (x, y) = match self.is_column {
                    true => (x, self.height - beyond),
                    false => (self.width - beyond, y),
                };
                levels[place] = levels[y * self.width + x];
            }
        }
    }

    /// The shapes of at least `least` pixels in the middle of the strip, those nearest to the grid
    /// first.
    fn shapes_in_middle(&self, mut shapes: Vec<Part>, least: usize) -> Vec<Part> {
        let edge = CELL as f64 * NEIGHBOR_SHARE;
        shapes.retain(|shape| {
            let across = if self.is_column { shape.center.x } else { shape.center.y };
            (edge..edge + CELL as f64).contains(&across) && shape.count >= least
        });
        shapes.sort_by_key(|shape| self.distance(shape));
        shapes
    }

    /// How dark ink is here: a part of the darkest within three cells of the grid.
    fn least(&self, darkness: &[i16], faintest: i16) -> i16 {
        let nearby = darkness.iter().enumerate().filter(|&(place, _)| {
            let distance = self.to_grid(place % self.width, place / self.width);
            (RULE_PIXELS.1..3 * CELL).contains(&distance)
        });
        let mut nearby: Vec<i16> = nearby.map(|(_, &level)| level).collect();
        nearby.sort_unstable();
        let dark = nearby.get(nearby.len() * 997 / 1000).copied().unwrap_or(0);
        (dark * faintest / 20).max(MIN_DARKNESS)
    }

    /// Each pixel with those above and below it: thin strokes break, and their digits with them.
    fn with_vertical_neighbors(&self, flags: Vec<bool>) -> Vec<bool> {
        let mut result = flags.clone();
        for step in (1..=MAX_DIGIT_GAP).map(|rows| rows * self.width) {
            for place in step..flags.len() {
                result[place] |= flags[place - step];
                result[place - step] |= flags[place];
            }
        }
        result
    }

    /// How wide the grid's own rule is: as far as most pixels along it are dark.
    fn rule(&self, darkness: &[i16], least: i16) -> usize {
        let mut counts = [0; RULE_PIXELS.1 + 2];
        for (place, _) in darkness.iter().enumerate().filter(|&(_, &level)| level > least) {
            let distance = self.to_grid(place % self.width, place / self.width);
            if let Some(count) = counts.get_mut(distance) {
                *count += 1;
            }
        }
        let length = if self.is_column { self.width } else { self.height };
        let is_rule = |&distance: &usize| counts[distance] * 4 > length * 3;
        (RULE_PIXELS.0..=RULE_PIXELS.1)
            .rev()
            .find(is_rule)
            .map_or(RULE_PIXELS.0, |distance| distance + 1)
    }

    fn to_grid(&self, x: usize, y: usize) -> usize {
        if self.is_column { self.height - y } else { self.width - x }
    }

    /// From a shape to the grid, in pixels of the strip.
    pub fn distance(&self, shape: &Part) -> usize {
        self.to_grid(shape.right, shape.bottom)
    }

    /// From a place to the grid, in pixels of the strip.
    pub fn to_middle(&self, (x, y): (f64, f64)) -> f64 {
        if self.is_column { self.height as f64 - y } else { self.width as f64 - x }
    }

    /// From the nearer and the farther end of a number to the grid.
    pub fn ends(&self, digits: &Digits) -> (f64, f64) {
        (self.to_middle((digits.right, digits.bottom)), self.to_middle((digits.left, digits.top)))
    }

    /// A box of digits so far from the grid: that of a column so far from the left, that of a row in its
    /// middle.
    pub fn digits_at(&self, at: f64, across: f64, height: f64) -> Digits {
        let (x, y) = match self.is_column {
            true => (across, self.height as f64 - at),
            false => (self.width as f64 - at, self.height as f64 / 2.0),
        };
        let half = height / 2.0;
        Digits { left: x - half, top: y - half, right: x + half, bottom: y + half }
    }

    /// The square around a place of the strip, in the image.
    pub fn square(&self, x: f64, y: f64, half: f64) -> Quad {
        self.rectangle(x - half, y - half, x + half, y + half)
    }

    /// A rectangle of the strip, in the image.
    fn rectangle(&self, left: f64, top: f64, right: f64, bottom: f64) -> Quad {
        let at = |x: f64, y: f64| inside(self.quad, x / self.width as f64, y / self.height as f64);
        [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
    }

    /// The part between two distances from the grid and two places across, in the image.
    pub fn part(&self, (near, far): (f64, f64), (first, last): (f64, f64)) -> Quad {
        let end = self.along() as f64;
        match self.is_column {
            true => self.rectangle(first, end - far, last, end - near),
            false => self.rectangle(end - far, first, end - near, last),
        }
    }
}

/// A box around the digits of a number, on a strip.
#[derive(Clone, Copy, Debug)]
pub struct Digits {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Digits {
    pub fn of(shape: &Part) -> Digits {
        Digits {
            left: shape.left as f64,
            top: shape.top as f64,
            right: shape.right as f64 + 1.0,
            bottom: shape.bottom as f64 + 1.0,
        }
    }

    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    /// From the left and from the top.
    pub fn middle(&self) -> (f64, f64) {
        ((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0)
    }

    /// The same box so much nearer to the grid.
    pub fn moved(&self, is_down: bool, by: f64) -> Digits {
        let (x, y) = if is_down { (0.0, by) } else { (by, 0.0) };
        Digits {
            left: self.left + x,
            top: self.top + y,
            right: self.right + x,
            bottom: self.bottom + y,
        }
    }

    /// Have both a place in common?
    pub fn meets(&self, other: &Digits) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    pub fn union(&self, other: &Digits) -> Digits {
        Digits {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// How many steps there are from a place to the edge of the image, at its left or top.
fn room(place: Point, step: Point) -> f64 {
    let along = step.reach();
    let way = if step.x.abs() > step.y.abs() { place.x } else { place.y };
    (way / along.max(1.0)).clamp(0.0, MAX_STRIP_CELLS)
}
