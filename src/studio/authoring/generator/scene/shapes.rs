//! Things as fixed lists of parts. Their measures vary as the whole is stretched.

use super::Form::{self, Box, Oval, Polygon};
use super::{Place, SIDE, Scene, Thing};

/// The most by which such a thing is wider or narrower at its lower end, its middle lower or higher,
/// and the whole narrower, in thousandths.
const MOST_WIDER: i64 = 200;
const MOST_LOWER: i64 = 300;
const MOST_NARROWER: i64 = 250;

/// Beyond each side of the canvas.
const FAR: i64 = 2 * SIDE;

/// In how many of a hundred pictures a part is there, its ink, its outline.
type Part = (usize, usize, Form<&'static [Place]>);

const CAT: &[Part] = &[
    (100, 2, Oval((790, 740), (150, 180))),
    (100, 0, Oval((790, 730), (75, 105))),
    (100, 2, Oval((460, 740), (290, 300))),
    (100, 2, Oval((460, 340), (250, 200))),
    (100, 2, Polygon(&[(225, 360), (220, 40), (430, 190)])),
    (100, 2, Polygon(&[(695, 360), (700, 40), (490, 190)])),
    (100, 0, Oval((360, 320), (55, 50))),
    (100, 0, Oval((560, 320), (55, 50))),
    (100, 0, Polygon(&[(400, 410), (520, 410), (460, 480)])),
    (60, 0, Box((430, 800), (490, FAR))),
    (40, 0, Oval((460, 670), (100, 90))),
];
const KEY: &[Part] = &[
    (100, 1, Oval((240, 500), (240, 260))),
    (100, 0, Oval((220, 500), (110, 120))),
    (100, 1, Box((440, 430), (1000, 570))),
    (100, 1, Box((680, 560), (780, 760))),
    (100, 1, Box((870, 560), (1000, 820))),
    (50, 1, Box((440, 360), (520, 640))),
];
const TEAPOT: &[Part] = &[
    (100, 2, Oval((190, 590), (190, 210))),
    (100, 0, Oval((200, 590), (95, 115))),
    (100, 2, Polygon(&[(740, 560), (930, 300), (1000, 370), (810, 780)])),
    (100, 2, Oval((490, 630), (320, 280))),
    (100, 3, Oval((490, 330), (190, 100))),
    (100, 0, Box((250, 370), (740, 420))),
    (100, 3, Oval((490, 210), (65, 65))),
    (100, 3, Box((320, 880), (660, 960))),
    (50, 0, Oval((490, 640), (110, 110))),
    (25, 5, Oval((490, 640), (50, 50))),
];
const ROCKET: &[Part] = &[
    (100, 2, Polygon(&[(340, 480), (120, 880), (360, 800)])),
    (100, 2, Polygon(&[(660, 480), (880, 880), (640, 800)])),
    (100, 1, Oval((500, 430), (200, 430))),
    (100, 0, Box((0, 190), (SIDE, 240))),
    (100, 0, Oval((500, 400), (95, 90))),
    (40, 3, Oval((500, 400), (40, 40))),
    (100, 0, Box((0, 760), (SIDE, 800))),
    (100, 3, Box((400, 800), (600, 870))),
    (85, 5, Polygon(&[(400, 870), (600, 870), (500, SIDE)])),
];
const UMBRELLA: &[Part] = &[
    (100, 2, Oval((500, 500), (490, 430))),
    (100, 0, Box((-FAR, 500), (FAR, FAR))),
    (100, 0, Oval((180, 500), (145, 80))),
    (100, 0, Oval((500, 500), (145, 80))),
    (100, 0, Oval((820, 500), (145, 80))),
    (100, 6, Oval((405, 870), (130, 130))),
    (100, 0, Oval((405, 870), (60, 60))),
    (100, 0, Box((270, 700), (470, 870))),
    (100, 6, Box((465, 20), (535, 870))),
    (40, 0, Polygon(&[(330, 430), (470, 110), (420, 430)])),
    (40, 0, Polygon(&[(670, 430), (530, 110), (580, 430)])),
];
const ANCHOR: &[Part] = &[
    (100, 1, Oval((500, 590), (440, 400))),
    (100, 0, Oval((500, 530), (320, 330))),
    (100, 0, Box((-FAR, -FAR), (FAR, 610))),
    (100, 1, Polygon(&[(0, 660), (80, 460), (220, 680)])),
    (100, 1, Polygon(&[(SIDE, 660), (920, 460), (780, 680)])),
    (100, 1, Oval((500, 130), (130, 130))),
    (100, 0, Oval((500, 130), (55, 55))),
    (100, 1, Box((445, 240), (555, 900))),
    (100, 1, Box((260, 310), (740, 400))),
];
const BIRD: &[Part] = &[
    (100, 2, Polygon(&[(680, 500), (SIDE, 360), (960, 560), (720, 660)])),
    (100, 2, Oval((480, 570), (320, 220))),
    (100, 2, Oval((260, 340), (180, 170))),
    (100, 5, Polygon(&[(120, 290), (0, 350), (120, 400)])),
    (100, 0, Oval((230, 310), (50, 50))),
    (100, 0, Oval((570, 540), (200, 120))),
    (100, 3, Oval((590, 520), (190, 85))),
    (100, 5, Box((420, 760), (470, 900))),
    (100, 5, Box((550, 760), (600, 900))),
    (70, 6, Box((-FAR, 900), (FAR, 970))),
];
const DUCK: &[Part] = &[
    (100, 5, Polygon(&[(800, 620), (SIDE, 430), (950, 740)])),
    (100, 5, Oval((560, 660), (370, 210))),
    (100, 5, Polygon(&[(210, 300), (430, 300), (470, 620), (230, 620)])),
    (100, 5, Oval((320, 250), (190, 180))),
    (100, 2, Polygon(&[(170, 220), (0, 270), (0, 330), (170, 350)])),
    (100, 0, Oval((290, 210), (50, 50))),
    (100, 0, Oval((610, 630), (210, 110))),
    (100, 5, Oval((630, 600), (200, 85))),
    (80, 0, Box((-FAR, 780), (FAR, 840))),
    (80, 3, Box((-FAR, 840), (FAR, FAR))),
];
const APPLE: &[Part] = &[
    (100, 2, Oval((350, 610), (300, 350))),
    (100, 2, Oval((650, 610), (300, 350))),
    (100, 0, Polygon(&[(410, 240), (590, 240), (500, 390)])),
    (100, 0, Polygon(&[(430, SIDE), (570, SIDE), (500, 890)])),
    (100, 6, Polygon(&[(470, 360), (530, 360), (590, 60), (510, 40)])),
    (85, 4, Oval((760, 150), (170, 90))),
    (65, 0, Oval((240, 530), (55, 120))),
];
const LAMP: &[Part] = &[
    (100, 5, Polygon(&[(320, 40), (680, 40), (880, 490), (120, 490)])),
    (100, 0, Box((-FAR, 490), (FAR, 540))),
    (100, 6, Box((450, 540), (550, 900))),
    (70, 6, Oval((500, 700), (150, 130))),
    (100, 6, Oval((500, 930), (270, 100))),
    (50, 1, Box((740, 490), (780, 660))),
    (50, 1, Oval((760, 690), (45, 45))),
    (40, 0, Box((0, 330), (SIDE, 380))),
];

impl Scene<'_> {
    /// One of the things that are lists, stretched at random.
    pub(super) fn shape(&mut self, thing: Thing) {
        let parts = match thing {
            Thing::Cat => CAT,
            Thing::Key => KEY,
            Thing::Teapot => TEAPOT,
            Thing::Rocket => ROCKET,
            Thing::Umbrella => UMBRELLA,
            Thing::Anchor => ANCHOR,
            Thing::Bird => BIRD,
            Thing::Duck => DUCK,
            Thing::Apple => APPLE,
            _ => LAMP,
        };
        self.lower = self.between(-MOST_LOWER, MOST_LOWER);
        self.wider = self.between(-MOST_WIDER, MOST_WIDER);
        self.narrower = self.between(0, MOST_NARROWER);
        // Parts stay as wide as a cell where the whole is narrower.
        self.cell = self.cell * 6 / 5;
        for (percent, ink, outline) in parts {
            if !self.often(*percent) {
                continue;
            }
            match outline {
                Oval(middle, reach) => self.oval(*middle, *reach, *ink),
                Box(low, high) => self.block(*low, *high, *ink),
                Polygon(corners) => self.polygon(corners, *ink),
            }
        }
    }
}
