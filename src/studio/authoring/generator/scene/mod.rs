//! Draws pictures of things: houses, boats, cats, umbrellas.
//!
//! In: a ground of a rectangle, a thing, random numbers. Out: a color for each cell. Invariants: whole
//! numbers only; a detail is at least one cell wide, so that small boards show it.
//!
//! A small grammar: a scene is a thing, perhaps with a floor and something in the sky; a thing is
//! a list of parts with random measures, painted one over the other. Its canvas has 1000 units to
//! a side and is stretched to the board.

mod faces;
mod shapes;
mod thing;
mod things;

use super::chance::Chance;
use super::ground::{CELL, Ground};
use crate::puzzle::Color;
pub use thing::Thing;

/// Units to a side of the canvas.
const SIDE: i64 = 1000;
/// The least share of a side that a thing takes, in units.
const LEAST_SHARE: i64 = 820;
/// The fewest cells to a side of a board that can show a thing.
pub(super) const LEAST_SIDE: u32 = 8;

type Place = (i64, i64);

/// The outline of a part.
enum Form<Corners = Vec<Place>> {
    /// Middle, half of the width and of the height.
    Oval(Place, Place),
    /// Upper left and lower right corner.
    Box(Place, Place),
    /// Corners, in order.
    Polygon(Corners),
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
                let crosses = |(first, second): &(&Place, &Place)| {
                    let (first, second) =
                        if first.1 < second.1 { (first, second) } else { (second, first) };
                    let is_level = (first.1..second.1).contains(&y);
                    let side =
                        (x - first.0) * (second.1 - first.1) - (y - first.1) * (second.0 - first.0);
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
    /// In thousandths: how much lower than drawn its middle is, how much wider it is at its lower end
    /// and narrower at its upper one, how much narrower as a whole.
    lower: i64,
    wider: i64,
    narrower: i64,
    chance: &'a mut Chance,
}

/// Paints a thing with its surroundings.
pub(super) fn scene(
    ground: &Ground,
    thing: Thing,
    colors: usize,
    chance: &mut Chance,
) -> Vec<Color> {
    let (wide, high) = ground.reach();
    let (wide, high) = (2 * wide + CELL, 2 * high + CELL);
    let (is_mirrored, is_night) = (chance.is_one_of(50), colors == 2 && chance.is_one_of(15));
    let cell = SIDE * CELL / wide.min(high) * 11 / 10;
    // The thing takes most of the board, at some place.
    let (sx, sy) = (chance.between(LEAST_SHARE, SIDE), chance.between(LEAST_SHARE, SIDE));
    let (ox, oy) = (chance.between(0, SIDE - sx), chance.between(0, SIDE - sy));
    let mut scene = Scene {
        parts: Vec::new(),
        cell,
        has_sides: false,
        lower: 0,
        wider: 0,
        narrower: 0,
        chance,
    };
    scene.whole(thing);
    let Scene { parts, has_sides, lower, wider, narrower, .. } = scene;
    let is_mirrored = is_mirrored && !has_sides;
    let color = |&(x, y): &Place| {
        let (x, y) = ((2 * x + wide) * SIDE / (2 * wide), (2 * y + high) * SIDE / (2 * high));
        let (x, y) = ((x - ox) * SIDE / sx, (y - oy) * SIDE / sy);
        let x = if is_mirrored { SIDE - 1 - x } else { x };
        let stretch = SIDE * (SIDE + narrower) - wider * (y - SIDE / 2);
        let x = SIDE / 2 + (x - SIDE / 2) * stretch / (SIDE * SIDE);
        let y = y - lower * y * (SIDE - y) / (SIDE * SIDE);
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
    fn between(&mut self, least: i64, greatest: i64) -> i64 {
        self.chance.between(least, greatest)
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
        let half_width = width.max(self.cell * 12 / 10) / 2;
        let is_steep = (to_y - y).abs() > (to_x - x).abs();
        let (dx, dy) = if is_steep { (half_width, 0) } else { (0, half_width) };
        let corners =
            [(x - dx, y - dy), (x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy)];
        self.polygon(&corners, ink);
    }

    /// A thing with its surroundings.
    fn whole(&mut self, thing: Thing) {
        if self.often(55) {
            self.ornaments();
        }
        match thing {
            Thing::House => self.house(),
            Thing::Boat => self.boat(),
            Thing::Flower => self.flower(),
            Thing::Tree => self.tree(),
            Thing::Face => self.face(),
            Thing::Letter => self.letter(),
            Thing::Fish => self.fish(),
            Thing::Mushroom => self.mushroom(),
            Thing::Cup => self.cup(),
            Thing::Car => self.car(),
            other => self.shape(other),
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::generator::ground::Symmetry;
    use crate::puzzle::Geometry;

    /// Pinned: another machine, another version draw the same for a seed.
    #[test]
    fn each_thing_looks_as_it_is_drawn() {
        let ground = Ground::new(Geometry::rectangle(18, 18).unwrap(), Symmetry::None);
        let drawn = |thing: Thing| {
            let cells = scene(&ground, thing, 4, &mut Chance::of(5, thing as u64));
            let row = |row: &[Color]| row.iter().map(|color| color.letter()).collect();
            let rows: Vec<String> = cells.chunks(18).map(row).collect();
            format!("{}\n{}", thing.name(), rows.join("\n"))
        };
        insta::assert_snapshot!(Thing::ALL.map(drawn).join("\n\n"));
    }
}
