//! The things: each paints its parts, with random measures.

use super::{SIDE, Scene};

impl Scene<'_> {
    pub(super) fn house(&mut self) {
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

    pub(super) fn boat(&mut self) {
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

    pub(super) fn flower(&mut self) {
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

    pub(super) fn tree(&mut self) {
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

    pub(super) fn fish(&mut self) {
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

    pub(super) fn mushroom(&mut self) {
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

    pub(super) fn cup(&mut self) {
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

    pub(super) fn car(&mut self) {
        self.sky();
        let (belt, bottom) = (self.between(500, 580), self.between(730, 790));
        let wheel = self.between(100, 140);
        let (front, back) = (self.between(20, 90), self.between(910, 980));
        let (windscreen, rear_window) = (self.between(200, 330), self.between(700, 860));
        let roof = self.between(260, 360);
        self.polygon(
            &[
                (windscreen, belt),
                (windscreen + 110, roof),
                (rear_window - 90, roof),
                (rear_window, belt),
            ],
            2,
        );
        self.block((front, belt), (back, bottom), 2);
        let post = (windscreen + rear_window) / 2;
        let sill = belt - self.cell / 2;
        self.polygon(
            &[
                (windscreen + 80, sill),
                (windscreen + 150, roof + 60),
                (post - 30, roof + 60),
                (post - 30, sill),
            ],
            0,
        );
        self.polygon(
            &[
                (post + 30, sill),
                (post + 30, roof + 60),
                (rear_window - 130, roof + 60),
                (rear_window - 70, sill),
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
