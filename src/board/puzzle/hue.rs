//! English names for RGB colors.
//!
//! In: an [`Rgb`], or the inks of a palette. Out: one or two words each. Invariants: integer
//! arithmetic, so that every machine gives the same words; inks of one palette have different
//! words, as long as there are words that describe them.

use super::{Ink, Rgb};
use std::collections::BTreeSet;

/// All names, each with a color that people call so.
const NAMES: [(&str, Rgb); 29] = [
    ("black", Rgb(0, 0, 0)),
    ("dark gray", Rgb(75, 75, 75)),
    ("gray", Rgb(128, 128, 128)),
    ("light gray", Rgb(205, 205, 205)),
    ("dark red", Rgb(130, 0, 0)),
    ("red", Rgb(215, 35, 35)),
    ("light red", Rgb(250, 120, 120)),
    ("dark brown", Rgb(80, 45, 20)),
    ("brown", Rgb(140, 80, 35)),
    ("dark orange", Rgb(205, 90, 0)),
    ("orange", Rgb(250, 135, 25)),
    ("light orange", Rgb(255, 200, 130)),
    ("dark yellow", Rgb(190, 150, 0)),
    ("yellow", Rgb(250, 215, 20)),
    ("light yellow", Rgb(255, 245, 165)),
    ("dark green", Rgb(0, 90, 0)),
    ("green", Rgb(40, 150, 40)),
    ("light green", Rgb(145, 215, 110)),
    ("dark turquoise", Rgb(0, 100, 100)),
    ("turquoise", Rgb(30, 185, 175)),
    ("light turquoise", Rgb(160, 235, 225)),
    ("dark blue", Rgb(15, 40, 125)),
    ("blue", Rgb(45, 105, 210)),
    ("light blue", Rgb(140, 200, 240)),
    ("dark purple", Rgb(70, 20, 110)),
    ("purple", Rgb(130, 70, 200)),
    ("light purple", Rgb(200, 170, 240)),
    ("dark pink", Rgb(175, 30, 120)),
    ("pink", Rgb(250, 150, 200)),
];
/// Other words for colors that every catalog has.
const OTHER_WORDS: [&str; 4] = ["white", "light pink", "background", "shaded"];
/// The largest distance at which a name still describes a color.
const MAX_NAMED_DISTANCE: i32 = 30_000;

/// Has every catalog this word for a color?
pub(super) fn is_word(word: &str) -> bool {
    OTHER_WORDS.contains(&word) || NAMES.iter().any(|(name, _)| *name == word)
}

/// The words of all inks, the background first. Inks whose words would be the same, or those of
/// the background or of a name in the file, share the free names, nearest first; what no name
/// describes keeps its word.
pub(super) fn words_of(inks: &[Ink]) -> Vec<String> {
    let mut words: Vec<String> = inks.iter().map(|ink| ink.rgb.words()).collect();
    let name_of = |place: usize, word: &str| match inks[place].word() {
        Some(name) => name.to_lowercase(),
        None => word.to_owned(),
    };
    let names: Vec<String> = words.iter().enumerate().map(|(at, word)| name_of(at, word)).collect();
    let is_shared = |place: usize| names.iter().filter(|word| **word == names[place]).count() > 1;
    let mut open: BTreeSet<usize> = (1..inks.len()).collect();
    open.retain(|&place| inks[place].word().is_none() && is_shared(place));
    let other_names = names.iter().enumerate().filter(|(place, _)| !open.contains(place));
    let mut used_names: BTreeSet<&str> = other_names.map(|(_, word)| word.as_str()).collect();
    let mut pairs: Vec<(i32, usize, &str)> = Vec::new();
    for &place in &open {
        let candidates =
            NAMES.iter().map(|&(name, rgb)| (distance(inks[place].rgb, rgb), place, name));
        pairs.extend(candidates.filter(|pair| pair.0 <= MAX_NAMED_DISTANCE));
    }
    pairs.sort_unstable();
    for (_, place, name) in pairs {
        if open.contains(&place) && used_names.insert(name) {
            open.remove(&place);
            words[place] = name.to_owned();
        }
    }
    words
}

/// How different two colors look: a weighted square of their distance (T. Riemersma, "Colour
/// metric").
fn distance(one: Rgb, other: Rgb) -> i32 {
    let apart = |one: u8, other: u8| (i32::from(one) - i32::from(other)).pow(2);
    let red = (i32::from(one.0) + i32::from(other.0)) / 2;
    let (reds, blues) = (apart(one.0, other.0), apart(one.2, other.2));
    (((512 + red) * reds) >> 8) + 4 * apart(one.1, other.1) + (((767 - red) * blues) >> 8)
}

/// Names of hues, each with the degree at which it begins. Yellow begins at 43, which the sun and
/// the bananas of the drawings have; people do not call those orange.
const HUES: [(i32, &str); 9] = [
    (0, "red"),
    (15, "orange"),
    (43, "yellow"),
    (70, "green"),
    (165, "turquoise"),
    (195, "blue"),
    (255, "purple"),
    (290, "pink"),
    (342, "red"),
];

impl Rgb {
    /// The color's common English name: `dark green`.
    pub fn words(self) -> String {
        let parts = [self.0, self.1, self.2].map(i32::from);
        let most = parts.iter().copied().max().unwrap_or(0);
        let least = parts.iter().copied().min().unwrap_or(0);
        let (spread, light) = (most - least, (most + least) / 2);
        if spread < 30 {
            return gray(light).to_owned();
        }
        let degrees = degrees(parts, most, spread);
        let hue = HUES.iter().rfind(|(from, _)| degrees >= *from).map_or("red", |(_, name)| name);
        match (hue, light) {
            ("orange", ..115) | ("red" | "yellow", 40..100) if spread < 190 && degrees >= 10 => {
                if light < 60 {
                    "dark brown".to_owned()
                } else {
                    "brown".to_owned()
                }
            }
            ("red", 170..) => "pink".to_owned(),
            (_, ..85) => format!("dark {hue}"),
            (_, 185..) => format!("light {hue}"),
            _ => hue.to_owned(),
        }
    }
}

fn gray(light: i32) -> &'static str {
    match light {
        ..40 => "black",
        40..100 => "dark gray",
        100..170 => "gray",
        170..235 => "light gray",
        _ => "white",
    }
}

/// The hue, 0 to 359.
fn degrees([red, green, blue]: [i32; 3], most: i32, spread: i32) -> i32 {
    let degrees = if most == red {
        60 * (green - blue) / spread
    } else if most == green {
        120 + 60 * (blue - red) / spread
    } else {
        240 + 60 * (red - green) / spread
    };
    degrees.rem_euclid(360)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_are_called_what_people_call_them() {
        let cases = [
            (Rgb(0, 0, 0), "black"),
            (Rgb(255, 255, 255), "white"),
            (Rgb(128, 128, 128), "gray"),
            (Rgb(200, 30, 30), "red"),
            (Rgb(255, 140, 0), "orange"),
            (Rgb(255, 220, 0), "yellow"),
            (Rgb(246, 196, 69), "yellow"),
            (Rgb(34, 139, 34), "green"),
            (Rgb(0, 100, 0), "dark green"),
            (Rgb(0, 0, 255), "blue"),
            (Rgb(135, 206, 235), "light blue"),
            (Rgb(128, 0, 128), "dark pink"),
            (Rgb(139, 69, 19), "brown"),
            (Rgb(255, 192, 203), "pink"),
        ];
        for (rgb, words) in cases {
            assert_eq!(rgb.words(), words, "{rgb}");
        }
    }

    fn of(values: &[u32]) -> Vec<String> {
        let part = |value: u32, shift: u32| (value >> shift & 255) as u8;
        let rgb = |&value: &u32| Rgb(part(value, 16), part(value, 8), part(value, 0));
        words_of(&values.iter().map(|it| Ink { rgb: rgb(it), name: None }).collect::<Vec<_>>())
    }

    #[test]
    fn inks_of_one_palette_have_different_words() {
        // The palettes of puzzles in the collection.
        let lake = of(&[0xffffff, 0x6d7f8f, 0x4a5a68, 0xf6a821, 0x3f8fd2]);
        assert_eq!(lake[1..], ["gray", "dark gray", "orange", "blue"]);
        let fish = of(&[0xffffff, 0xf28c28, 0xd95f02, 0xfff3d6]);
        assert_eq!(fish[1..], ["orange", "dark orange", "light orange"]);
        let duck = of(&[0xffffff, 0xf6d12c, 0xe8762b, 0x2f5f9f, 0xd9a514]);
        assert_eq!(duck[1..], ["yellow", "orange", "blue", "dark yellow"]);
        let tree = of(&[0xffffff, 0x3a8f3a, 0x7a4a21, 0xd0312d, 0x8cc63f]);
        assert_eq!(tree[1..], ["green", "brown", "red", "light green"]);
        // Nothing else describes them: they keep their word.
        assert_eq!(
            of(&[0xffffff, 0xd0312d, 0xd0312d])[1..].iter().collect::<BTreeSet<_>>().len(),
            2
        );
        let many = of(&[0x0000ff; 40]);
        assert!(many.iter().filter(|word| *word == "blue").count() > 20, "{many:?}");
    }

    #[test]
    fn every_name_has_its_own_color() {
        for (_, rgb) in NAMES {
            assert!(distance(rgb, rgb) == 0 && NAMES.iter().filter(|it| it.1 == rgb).count() == 1);
        }
    }
}
