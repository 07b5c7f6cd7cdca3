//! Draws pictures of things: houses, boats, flowers, trees, faces, letters, fish, mushrooms, cups,
//! cars.
//!
//! In: a ground of a rectangle, random numbers. Out: a color for each cell. Invariants: whole
//! numbers only; a detail is at least one cell wide, so that small boards show it.
//!
//! A small grammar: a scene is a thing, perhaps with a floor and something in the sky; a thing is
//! a list of parts with random measures, painted one over the other. Its canvas has 1000 units to
//! a side and is stretched to the board.

use super::chance::Chance;
use super::ground::{CELL, Ground};
use crate::puzzle::Color;

/// Units to a side of the canvas.
const SIDE: i64 = 1000;
/// The least share of a side that a thing takes, in units.
const LEAST_SHARE: i64 = 820;
/// The fewest cells to a side of a board that can show a thing.
pub(super) const LEAST_SIDE: u32 = 8;

type Place = (i64, i64);

/// The outline of a part.
enum Form {
    /// Middle, half of the width and of the height.
    Oval(Place, Place),
    /// Upper left and lower right corner.
    Box(Place, Place),
    /// Corners, in order.
    Polygon(Vec<Place>),
}

impl Form {
    fn covers(&self, (x, y): Place) -> bool {
        match self {
            Form::Oval((mx, my), (wide, high)) => {
                let (x, y) = ((x - mx) * high, (y - my) * wide);
                x * x + y * y <= (wide * high).pow(2)
            }
            Form::Box(low, high) => (low.0..high.0).contains(&x) && (low.1..high.1).contains(&y),
            Form::Polygon(corners) => {
                let next = corners.iter().cycle().skip(1);
                let crosses = |(one, other): &(&Place, &Place)| {
                    let (one, other) = if one.1 < other.1 { (one, other) } else { (other, one) };
                    let is_level = (one.1..other.1).contains(&y);
                    let side = (x - one.0) * (other.1 - one.1) - (y - one.1) * (other.0 - one.0);
                    is_level && side < 0
                };
                corners.iter().zip(next).filter(crosses).count() % 2 == 1
            }
        }
    }
}

/// A picture under construction: parts with their ink, 0 for the background.
struct Scene<'a> {
    parts: Vec<(Form, usize)>,
    /// Units of a cell, the longer ones.
    cell: i64,
    /// Is it wrong in a mirror, as letters are?
    has_sides: bool,
    chance: &'a mut Chance,
}

/// Paints a scene.
pub(super) fn scene(ground: &Ground, colors: usize, chance: &mut Chance) -> Vec<Color> {
    let (wide, high) = ground.reach();
    let (wide, high) = (2 * wide + CELL, 2 * high + CELL);
    let (is_mirrored, is_night) = (chance.is_one_of(50), colors == 2 && chance.is_one_of(15));
    let cell = SIDE * CELL / wide.min(high) * 11 / 10;
    // The thing takes most of the board, at some place.
    let (sx, sy) = (chance.between(LEAST_SHARE, SIDE), chance.between(LEAST_SHARE, SIDE));
    let (ox, oy) = (chance.between(0, SIDE - sx), chance.between(0, SIDE - sy));
    let mut scene = Scene { parts: Vec::new(), cell, has_sides: false, chance };
    scene.whole();
    let (parts, is_mirrored) = (scene.parts, is_mirrored && !scene.has_sides);
    let color = |&(x, y): &Place| {
        let (x, y) = ((2 * x + wide) * SIDE / (2 * wide), (2 * y + high) * SIDE / (2 * high));
        let (x, y) = ((x - ox) * SIDE / sx, (y - oy) * SIDE / sy);
        let x = if is_mirrored { SIDE - 1 - x } else { x };
        let ink = parts.iter().rev().find(|(form, _)| form.covers((x, y))).map_or(0, |part| part.1);
        match ink {
            0 if is_night => Color::FIRST,
            0 => Color::BACKGROUND,
            _ if is_night => Color::BACKGROUND,
            ink => Color::nth(1 + (ink - 1) % (colors - 1)).unwrap_or(Color::FIRST),
        }
    };
    ground.places.iter().map(color).collect()
}

impl Scene<'_> {
    fn between(&mut self, least: i64, most: i64) -> i64 {
        self.chance.between(least, most)
    }

    fn often(&mut self, percent: usize) -> bool {
        self.chance.is_one_of(percent)
    }

    fn oval(&mut self, middle: Place, reach: Place, ink: usize) {
        let least = self.cell * 7 / 10;
        let reach = (reach.0.max(least), reach.1.max(least));
        self.parts.push((Form::Oval(middle, reach), ink));
    }

    fn block(&mut self, low: Place, high: Place, ink: usize) {
        let high = (high.0.max(low.0 + self.cell), high.1.max(low.1 + self.cell));
        self.parts.push((Form::Box(low, high), ink));
    }

    fn polygon(&mut self, corners: &[Place], ink: usize) {
        self.parts.push((Form::Polygon(corners.to_vec()), ink));
    }

    /// A straight line of this width.
    fn stroke(&mut self, (x, y): Place, (to_x, to_y): Place, width: i64, ink: usize) {
        let half = width.max(self.cell * 12 / 10) / 2;
        let is_steep = (to_y - y).abs() > (to_x - x).abs();
        let (dx, dy) = if is_steep { (half, 0) } else { (0, half) };
        let corners =
            [(x - dx, y - dy), (x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy)];
        self.polygon(&corners, ink);
    }

    /// A thing with its surroundings.
    fn whole(&mut self) {
        let things: [fn(&mut Self); 10] = [
            Scene::house,
            Scene::boat,
            Scene::flower,
            Scene::tree,
            Scene::face,
            Scene::letter,
            Scene::fish,
            Scene::mushroom,
            Scene::cup,
            Scene::car,
        ];
        if self.often(55) {
            self.ornaments();
        }
        if let Some(thing) = self.chance.pick(&things) {
            thing(self);
        }
    }

    /// Sometimes a sun, a moon or a cloud in the upper left corner.
    fn sky(&mut self) {
        let (x, y) = (self.between(90, 190), self.between(90, 170));
        let size = self.between(80, 130);
        match self.chance.below(5) {
            0 => self.oval((x, y), (size, size), 5),
            1 => {
                self.oval((x, y), (size, size), 5);
                self.oval((x + size / 2, y - size / 4), (size, size), 0);
            }
            2 => {
                self.oval((x, y), (size, size * 2 / 3), 3);
                self.oval((x + size, y + size / 4), (size, size * 2 / 3), 3);
            }
            _ => {}
        }
    }

    /// Small things behind the scene: flakes, stars, leaves.
    fn ornaments(&mut self) {
        let (ink, kind) = (self.between(3, 6) as usize, self.chance.below(3));
        for _ in 0..self.between(2, 6) {
            let (x, y) = (self.between(30, 970), self.between(30, 700));
            let size = self.between(self.cell / 2, self.cell.max(60));
            match kind {
                0 => self.oval((x, y), (size, size), ink),
                1 => self.block((x, y), (x + 2 * self.cell, y), ink),
                _ => {
                    self.block((x - self.cell, y), (x + 2 * self.cell, y), ink);
                    self.block((x, y - self.cell), (x, y + 2 * self.cell), ink);
                }
            }
        }
    }

    /// Sometimes a floor below this height.
    fn floor(&mut self, y: i64, ink: usize) {
        if self.often(60) {
            self.block((-SIDE, y), (2 * SIDE, 2 * SIDE), ink);
        }
    }

    fn house(&mut self) {
        self.sky();
        let (left, right) = (self.between(60, 260), self.between(740, 940));
        let (eaves, bottom) = (self.between(400, 540), self.between(880, 1000));
        let (ridge, over) = (self.between(60, 220), self.between(20, 90));
        self.floor(bottom, 4);
        if self.often(60) {
            let x = self.between(right - 230, right - 130);
            self.block((x, ridge), (x + 100, eaves), 6);
        }
        self.block((left, eaves), (right, bottom), 1);
        let top = if self.often(50) { 0 } else { self.between(80, 200) };
        let middle = (left + right) / 2;
        let roof = [
            (left - over, eaves),
            (middle - top, ridge),
            (middle + top, ridge),
            (right + over, eaves),
        ];
        self.polygon(&roof, 2);
        let (wide, door) = ((right - left) / 5, self.between(0, 2));
        let x = left + wide * (1 + door) + wide / 4;
        let tall = (bottom - eaves) * self.between(45, 65) / 100;
        self.block((x, bottom - tall), (x + wide, bottom), 0);
        let sill = eaves + (bottom - eaves) / 5;
        for place in (0..3).filter(|&place| place != door) {
            let x = left + wide * (1 + place) + wide / 4;
            let height = (bottom - eaves) * 3 / 10;
            self.block((x, sill), (x + wide * 3 / 4, sill + height), 0);
        }
    }

    fn boat(&mut self) {
        self.sky();
        let (deck, keel) = (self.between(660, 740), self.between(840, 900));
        let (left, right) = (self.between(30, 150), self.between(850, 970));
        let slant = self.between(80, 200);
        self.polygon(
            &[(left, deck), (right, deck), (right - slant, keel), (left + slant, keel)],
            2,
        );
        let mast = self.between(420, 560);
        let (top, gap) = (self.between(40, 140), self.cell.max(40));
        self.stroke((mast, top), (mast, deck), 40, 6);
        let boom = deck - gap;
        let aft = self.between(left + 40, mast - 200);
        self.polygon(&[(mast - gap, top + 40), (mast - gap, boom), (aft, boom)], 1);
        if self.often(75) {
            let fore = self.between(mast + 220, right - 20);
            let low = self.between(top + 100, top + 260);
            self.polygon(&[(mast + gap, low), (mast + gap, boom), (fore, boom)], 1);
        }
        self.block((-SIDE, keel + self.cell), (2 * SIDE, 2 * SIDE), 3);
    }

    fn flower(&mut self) {
        let (x, y) = (self.between(420, 580), self.between(270, 360));
        let (petal, far) = (self.between(110, 160), self.between(140, 190));
        self.stroke((x, y), (x, 800), 50, 4);
        for side in [-1, 1] {
            if self.often(85) {
                let (root, tip) = (self.between(600, 720), self.between(480, 600));
                self.polygon(
                    &[
                        (x, root),
                        (x + side * 120, tip),
                        (x + side * 300, tip),
                        (x + side * 140, root),
                    ],
                    4,
                );
            }
        }
        let (straight, slanting) = (far, far * 7 / 10);
        let eight = [(straight, 0), (0, straight), (slanting, slanting), (slanting, -slanting)];
        let count = if self.often(50) { 2 } else { 4 };
        for &(dx, dy) in &eight[..count] {
            self.oval((x + dx, y + dy), (petal, petal), 2);
            self.oval((x - dx, y - dy), (petal, petal), 2);
        }
        let heart = self.between(60, 100);
        let ink = if self.often(50) { 0 } else { 5 };
        self.oval((x, y), (heart, heart), ink);
        let (top, low) = (self.between(150, 230), self.between(100, 150));
        let rim = self.between(740, 800);
        self.polygon(&[(x - top, rim), (x + top, rim), (x + low, SIDE), (x - low, SIDE)], 6);
    }

    fn tree(&mut self) {
        self.sky();
        let (x, trunk) = (self.between(430, 600), self.between(50, 90));
        let (bottom, crown) = (self.between(880, 960), self.between(620, 720));
        self.floor(bottom, 4);
        self.block((x - trunk, crown - 100), (x + trunk, bottom), 6);
        if self.often(50) {
            let (count, wide) = (self.between(2, 4), self.between(280, 400));
            for step in 0..count {
                let (top, low) =
                    (40 + (crown - 40) * step / (count + 1), crown * (step + 2) / (count + 1));
                let reach = wide * (step + 2) / (count + 1);
                self.polygon(
                    &[(x, top), (x + reach, low.min(crown)), (x - reach, low.min(crown))],
                    4,
                );
            }
        } else {
            for (dx, dy) in [(-170, 60), (170, 60), (0, -90), (0, 110)] {
                let size = self.between(170, 240);
                self.oval((x + dx, crown - 290 + dy), (size, size), 4);
            }
            for _ in 0..self.between(0, 4) {
                let at = (x + self.between(-200, 200), crown - 260 + self.between(-150, 150));
                self.oval(at, (0, 0), 2);
            }
        }
    }

    fn face(&mut self) {
        let (wide, high) = (self.between(370, 450), self.between(350, 430));
        let (x, y) = (500, self.between(540, 590));
        match self.chance.below(4) {
            0 => {
                for side in [-1, 1] {
                    let tip = self.between(20, 80);
                    let out = x + side * wide;
                    self.polygon(&[(out, tip), (out, y), (x + side * wide / 5, y - high / 2)], 1);
                }
            }
            1 => {
                let ear = self.between(120, 170);
                for side in [-1, 1] {
                    let at = (x + side * wide * 7 / 10, y - high * 8 / 10);
                    self.oval(at, (ear, ear), 1);
                    self.oval(at, (ear / 2, ear / 2), 0);
                }
            }
            2 => {
                let (brim, top) = (y - high * 6 / 10, self.between(20, 90));
                self.block((x - wide * 6 / 10, top), (x + wide * 6 / 10, brim), 3);
                self.block((x - wide, brim - 40), (x + wide, brim + 40), 3);
            }
            _ => {
                for side in [-1, 1] {
                    self.oval((x + side * wide, y), (90, 110), 1);
                }
            }
        }
        self.oval((x, y), (wide, high), 1);
        self.features((x, y), (wide, high));
    }

    /// Eyes, nose and mouth.
    fn features(&mut self, (x, y): Place, (wide, high): Place) {
        let (apart, up) = (wide * self.between(38, 48) / 100, high * self.between(15, 30) / 100);
        let eye = self.between(70, 105);
        let has_pupils = self.often(50) && eye > 3 * self.cell / 2;
        for side in [-1, 1] {
            self.oval((x + side * apart, y - up), (eye, eye * 9 / 10), 0);
            if has_pupils {
                self.oval((x + side * apart, y - up), (eye / 3, eye / 3), 2);
            }
        }
        if self.often(60) {
            self.oval((x, y + high / 8), (45, 45), 0);
        }
        let (low, reach) =
            (y + high * self.between(38, 48) / 100, wide * self.between(40, 55) / 100);
        match self.chance.below(3) {
            0 => self.block((x - reach, low), (x + reach, low + 70), 0),
            1 => {
                let (half, depth) = (reach * 6 / 10, high * 30 / 100);
                let bottom = [(x + half, low + depth), (x - half, low + depth)];
                self.polygon(&[(x - reach, low), (x + reach, low), bottom[0], bottom[1]], 0);
            }
            _ => self.polygon(&[(x - reach, low), (x + reach, low), (x, low + high * 35 / 100)], 0),
        }
    }

    /// A letter from strokes, perhaps in a frame.
    fn letter(&mut self) {
        /// Strokes of letters on a grid of 4 x 6.
        const LETTERS: [&[[i64; 4]]; 22] = [
            &[[0, 6, 2, 0], [2, 0, 4, 6], [1, 4, 3, 4]],
            &[[0, 0, 0, 6], [0, 0, 4, 0], [0, 3, 3, 3], [0, 6, 4, 6]],
            &[[0, 0, 0, 6], [0, 0, 4, 0], [0, 3, 3, 3]],
            &[[0, 0, 0, 6], [4, 0, 4, 6], [0, 3, 4, 3]],
            &[[1, 0, 3, 0], [2, 0, 2, 6], [1, 6, 3, 6]],
            &[[0, 0, 0, 6], [0, 3, 4, 0], [0, 3, 4, 6]],
            &[[0, 0, 0, 6], [0, 6, 4, 6]],
            &[[0, 6, 0, 0], [0, 0, 2, 3], [2, 3, 4, 0], [4, 0, 4, 6]],
            &[[0, 6, 0, 0], [0, 0, 4, 6], [4, 6, 4, 0]],
            &[[0, 0, 4, 0], [2, 0, 2, 6]],
            &[[0, 0, 0, 6], [0, 6, 4, 6], [4, 6, 4, 0]],
            &[[0, 0, 2, 6], [2, 6, 4, 0]],
            &[[0, 0, 4, 6], [4, 0, 0, 6]],
            &[[0, 0, 4, 0], [4, 0, 0, 6], [0, 6, 4, 6]],
            &[[4, 0, 0, 0], [0, 0, 0, 6], [0, 6, 4, 6]],
            &[[4, 0, 4, 6], [4, 6, 0, 6], [0, 6, 0, 4]],
            &[[0, 0, 0, 6], [0, 0, 4, 0], [4, 0, 4, 3], [4, 3, 0, 3]],
            &[[0, 0, 0, 6], [0, 0, 4, 0], [4, 0, 4, 3], [4, 3, 0, 3], [2, 3, 4, 6]],
            &[[4, 0, 0, 0], [0, 0, 0, 3], [0, 3, 4, 3], [4, 3, 4, 6], [4, 6, 0, 6]],
            &[[0, 0, 1, 6], [1, 6, 2, 2], [2, 2, 3, 6], [3, 6, 4, 0]],
            &[[0, 0, 2, 3], [4, 0, 2, 3], [2, 3, 2, 6]],
            &[[0, 0, 4, 0], [4, 0, 4, 6], [4, 6, 0, 6], [0, 6, 0, 0]],
        ];
        self.has_sides = true;
        let rim = self.between(100, 180);
        let (width, is_framed) = (self.between(110, 210), self.often(35));
        let ink = if is_framed { 0 } else { 1 };
        if is_framed {
            match self.often(50) {
                true => self.oval((500, 500), (500, 500), 2),
                false => self.block((-SIDE, -SIDE), (2 * SIDE, 2 * SIDE), 2),
            }
        }
        let rim = if is_framed { rim + 100 } else { rim };
        let Some(strokes) = self.chance.pick(&LETTERS) else { return };
        let slant = self.between(-60, 60);
        let tall = self.between(rim, SIDE / 4 + 60);
        if !is_framed && self.often(40) {
            self.block((rim, SIDE - self.cell), (SIDE - rim, SIDE), 3);
        }
        let at = |x: i64, y: i64| {
            let (wide, high) = (SIDE - 2 * tall, SIDE - 2 * rim);
            (tall + wide * x / 4 + slant * (3 - y) / 3, rim + high * y / 6)
        };
        for &[x, y, to_x, to_y] in strokes {
            let ((x, y), (to_x, to_y)) = (at(x, y), at(to_x, to_y));
            self.stroke((x, y), (to_x, to_y), width, ink);
            for end in [(x, y), (to_x, to_y)] {
                let half = width / 2;
                self.block((end.0 - half, end.1 - half), (end.0 + half, end.1 + half), ink);
            }
        }
    }

    fn fish(&mut self) {
        let (x, y) = (self.between(400, 470), self.between(450, 560));
        let (long, high) = (self.between(330, 390), self.between(200, 290));
        let (tail, spread) = (self.between(880, 990), self.between(180, 280));
        let root = x + long * 8 / 10;
        self.polygon(&[(root, y), (tail, y - spread), (tail - 60, y), (tail, y + spread)], 2);
        if self.often(70) {
            let top = y - high - self.between(60, 150);
            self.polygon(&[(x - 120, y - high / 2), (x + 60, top), (x + 200, y - high / 2)], 2);
        }
        if self.often(60) {
            let low = y + high + self.between(40, 120);
            self.polygon(&[(x - 40, y + high / 2), (x + 140, low), (x + 160, y + high / 2)], 2);
        }
        self.oval((x, y), (long, high), 3);
        self.oval((x - long * 55 / 100, y - high / 4), (45, 45), 0);
        for stripe in 0..self.between(0, 3) {
            let at = x + stripe * 150;
            self.stroke((at, y - high), (at, y + high), 50, 0);
        }
        if self.often(50) {
            for bubble in 0..self.between(1, 3) {
                self.oval((60 + 20 * bubble, 300 - 110 * bubble), (35, 35), 3);
            }
        }
        if self.often(50) {
            self.block((-SIDE, SIDE - self.cell), (2 * SIDE, 2 * SIDE), 5);
        }
    }

    fn mushroom(&mut self) {
        let (wide, brim) = (self.between(360, 480), self.between(500, 600));
        let (top, foot) = (self.between(60, 160), self.between(870, 960));
        let (stem, base) = (self.between(100, 160), self.between(130, 220));
        self.floor(foot, 4);
        self.polygon(
            &[
                (500 - stem, brim - 20),
                (500 + stem, brim - 20),
                (500 + base, foot),
                (500 - base, foot),
            ],
            6,
        );
        self.oval((500, brim), (wide, brim - top), 2);
        self.block((500 + stem, brim), (SIDE, foot), 0);
        self.block((0, brim), (500 - stem, foot), 0);
        self.polygon(
            &[(500 - stem, brim), (500 + stem, brim), (500 + base, foot), (500 - base, foot)],
            6,
        );
        for _ in 0..self.between(3, 6) {
            let at = (
                500 + self.between(-wide * 7 / 10, wide * 7 / 10),
                self.between(top + 90, brim - 60),
            );
            let size = self.between(30, 75);
            self.oval(at, (size, size), 0);
        }
    }

    fn cup(&mut self) {
        let (rim, foot) = (self.between(340, 440), self.between(800, 880));
        let (left, right) = (self.between(60, 160), self.between(640, 740));
        let taper = self.between(0, 120);
        let (middle, high) = ((rim + foot) / 2, (foot - rim) * 35 / 100);
        let far = self.between(130, 190);
        self.oval((right, middle), (far, high), 2);
        self.oval((right, middle), (far - 80, high - 80), 0);
        self.polygon(&[(left, rim), (right, rim), (right - taper, foot), (left + taper, foot)], 2);
        if self.often(60) {
            let (low, thick) = (self.between(rim + 100, foot - 200), self.between(50, 110));
            self.block((left, low), (right, low + thick), 0);
            self.block((0, low), (left, low + thick), 0);
        }
        if self.often(60) {
            self.block((left - 60, foot + self.cell), (right + 80, SIDE), 1);
        }
        for steam in 0..self.between(1, 3) {
            let x = left + 120 + steam * 190;
            let top = self.between(40, 120);
            self.stroke((x, top), (x + 70, (top + rim) / 2 - 20), 50, 3);
            self.stroke((x + 70, (top + rim) / 2 - 20), (x, rim - self.cell - 20), 50, 3);
        }
    }

    fn car(&mut self) {
        self.sky();
        let (belt, bottom) = (self.between(500, 580), self.between(730, 790));
        let wheel = self.between(100, 140);
        let (front, back) = (self.between(20, 90), self.between(910, 980));
        let (screen, hatch) = (self.between(200, 330), self.between(700, 860));
        let roof = self.between(260, 360);
        self.polygon(&[(screen, belt), (screen + 110, roof), (hatch - 90, roof), (hatch, belt)], 2);
        self.block((front, belt), (back, bottom), 2);
        let post = (screen + hatch) / 2;
        let sill = belt - self.cell / 2;
        self.polygon(
            &[
                (screen + 80, sill),
                (screen + 150, roof + 60),
                (post - 30, roof + 60),
                (post - 30, sill),
            ],
            0,
        );
        self.polygon(
            &[
                (post + 30, sill),
                (post + 30, roof + 60),
                (hatch - 130, roof + 60),
                (hatch - 70, sill),
            ],
            0,
        );
        for x in [front + 200, back - 200] {
            self.oval((x, bottom), (wheel + self.cell * 8 / 10, wheel + self.cell * 8 / 10), 0);
            self.oval((x, bottom), (wheel, wheel), 1);
            self.oval((x, bottom), (wheel / 3, wheel / 3), 0);
        }
        self.floor(bottom + wheel, 1);
    }
}
