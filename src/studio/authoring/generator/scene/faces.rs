//! Faces and letters: each paints its parts, with random measures.

use super::{Place, SIDE, Scene};

impl Scene<'_> {
    pub(super) fn face(&mut self) {
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
                let (half_width, depth) = (reach * 6 / 10, high * 30 / 100);
                let bottom = [(x + half_width, low + depth), (x - half_width, low + depth)];
                self.polygon(&[(x - reach, low), (x + reach, low), bottom[0], bottom[1]], 0);
            }
            _ => self.polygon(&[(x - reach, low), (x + reach, low), (x, low + high * 35 / 100)], 0),
        }
    }

    /// A letter from strokes, perhaps in a frame.
    pub(super) fn letter(&mut self) {
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
                let half_width = width / 2;
                self.block(
                    (end.0 - half_width, end.1 - half_width),
                    (end.0 + half_width, end.1 + half_width),
                    ink,
                );
            }
        }
    }
}
