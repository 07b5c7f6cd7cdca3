//! Colors, sets of colors, and the inks that draw them.
//!
//! In: nothing. Out: [`Color`], [`ColorSet`], [`Rgb`], [`Ink`]. Invariants: color 0 is the background.

/// Most colors of a palette: the background and one color for each letter `a-z` and `A-Z`.
pub const MAX_COLORS: usize = 53;

/// A color, by its index in the palette; 0 is the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Color(u8);

impl Color {
    /// The color of cells that belong to no run.
    pub const BACKGROUND: Color = Color(0);
    /// The first foreground color, which every palette has.
    pub const FIRST: Color = Color(1);

    /// The color at this index of a palette, from 0; `None` from [`MAX_COLORS`] on.
    pub const fn nth(place: usize) -> Option<Color> {
        if place < MAX_COLORS { Some(Color(place as u8)) } else { None }
    }

    /// The color at this index, which must be below [`MAX_COLORS`].
    pub const fn numbered(number: u8) -> Color {
        debug_assert!((number as usize) < MAX_COLORS);
        Color(number)
    }

    /// The index in the palette, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter that clues and pictures use: `-` for the background, then `a-z`, `A-Z`.
    pub fn letter(self) -> char {
        match self.0 {
            0 => '-',
            n @ 1..=26 => char::from(b'a' + n - 1),
            n => char::from(b'A' + (n - 27) % 26),
        }
    }

    /// The color of `letter`. The palette of a puzzle need not have it.
    pub fn from_letter(letter: char) -> Option<Color> {
        match letter {
            '-' => Some(Color::BACKGROUND),
            'a'..='z' => Some(Color(letter as u8 - b'a' + 1)),
            'A'..='Z' => Some(Color(letter as u8 - b'A' + 27)),
            _ => None,
        }
    }

    /// Is this the background?
    pub fn is_background(self) -> bool {
        self.0 == 0
    }
}

/// A set of colors, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColorSet(u64);

impl ColorSet {
    /// The empty set: a cell with this domain is a contradiction.
    pub const EMPTY: ColorSet = ColorSet(0);

    /// The first `count` colors, background included; at most [`MAX_COLORS`].
    ///
    /// # Panics
    /// If `count` is too large.
    pub fn first(count: usize) -> ColorSet {
        debug_assert!(count <= MAX_COLORS);
        ColorSet((1 << count) - 1)
    }

    /// Just `color`.
    pub fn only(color: Color) -> ColorSet {
        ColorSet(1 << color.0)
    }

    /// Is `color` a member?
    pub fn contains(self, color: Color) -> bool {
        self.0 >> color.0 & 1 == 1
    }

    /// The set with `color` added.
    pub fn with(self, color: Color) -> ColorSet {
        ColorSet(self.0 | 1 << color.0)
    }

    /// The set without `color`.
    pub fn without(self, color: Color) -> ColorSet {
        ColorSet(self.0 & !(1 << color.0))
    }

    /// The intersection with `other`.
    pub fn intersect(self, other: ColorSet) -> ColorSet {
        ColorSet(self.0 & other.0)
    }

    /// How many members there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Are there no members?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one member, if there is exactly one.
    pub fn single(self) -> Option<Color> {
        (self.0.count_ones() == 1).then(|| Color(self.0.trailing_zeros() as u8))
    }

    /// The members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let color = (bits != 0).then(|| Color(bits.trailing_zeros() as u8))?;
            bits &= bits - 1;
            Some(color)
        })
    }
}

/// Red, green and blue, 0 to 255 each (sRGB).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl std::fmt::Display for Rgb {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// The RGB value and the name of a color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ink {
    /// The value that draws it.
    pub rgb: Rgb,
    /// Its name in the puzzle's file, if the file has one.
    pub name: Option<String>,
}

impl Ink {
    /// Its name in the file, if that is a word: one with its own hexadecimal value is none.
    pub(super) fn word(&self) -> Option<&str> {
        let (name, Rgb(red, green, blue)) = (self.name.as_deref()?, self.rgb);
        let value = format!("{red:02x}{green:02x}{blue:02x}");
        (!name.to_lowercase().contains(&value)).then_some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_colors_match_both_ways() {
        for index in 0..MAX_COLORS as u8 {
            assert_eq!(Color::from_letter(Color(index).letter()), Some(Color(index)));
        }
        assert_eq!(Color(27).letter(), 'A');
        assert_eq!(Color::from_letter('?'), None);
    }

    #[test]
    fn sets_list_their_members_in_order() {
        let set = ColorSet::only(Color(4)).with(Color(1)).with(Color(52));
        let members: Vec<_> = set.iter().collect();
        assert_eq!(members, [Color(1), Color(4), Color(52)]);
        assert_eq!(set.without(Color(1)).without(Color(52)).single(), Some(Color(4)));
        assert_eq!(set.single(), None);
    }
}
