//! English names for RGB colors.
//!
//! In: an [`Rgb`]. Out: one or two words. Invariants: integer arithmetic, so that every machine
//! gives the same words.

use super::Rgb;

/// Names of hues, each with the degree at which it begins.
const HUES: [(i32, &str); 9] = [
    (0, "red"),
    (15, "orange"),
    (45, "yellow"),
    (70, "green"),
    (165, "turquoise"),
    (195, "blue"),
    (255, "purple"),
    (290, "pink"),
    (342, "red"),
];

impl Rgb {
    /// The color's common English name: `dark green`.
    pub(crate) fn words(self) -> String {
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
}
