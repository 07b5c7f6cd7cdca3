//! The things that random pictures show.
//!
//! In: a name. Out: a thing, its title as a message. Invariants: each thing has a name of its own.

/// What a random picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Thing {
    Anchor,
    Apple,
    Bird,
    Boat,
    Car,
    Cat,
    Cup,
    Duck,
    Face,
    Fish,
    Flower,
    House,
    Key,
    TableLight,
    Letter,
    Mushroom,
    Rocket,
    Teapot,
    Tree,
    Umbrella,
}

/// All things, each with its name and the message of its title.
const THINGS: [(Thing, &str, &str); 20] = [
    (Thing::Anchor, "anchor", "drawing-anchor"),
    (Thing::Apple, "apple", "drawing-apple"),
    (Thing::Bird, "bird", "thing-bird"),
    (Thing::Boat, "boat", "thing-boat"),
    (Thing::Car, "car", "drawing-car"),
    (Thing::Cat, "cat", "thing-cat"),
    (Thing::Cup, "cup", "thing-cup"),
    (Thing::Duck, "duck", "thing-duck"),
    (Thing::Face, "face", "thing-face"),
    (Thing::Fish, "fish", "thing-fish"),
    (Thing::Flower, "flower", "thing-flower"),
    (Thing::House, "house", "thing-house"),
    (Thing::Key, "key", "drawing-key"),
    (Thing::TableLight, "lamp", "thing-lamp"),
    (Thing::Letter, "letter", "thing-letter"),
    (Thing::Mushroom, "mushroom", "thing-mushroom"),
    (Thing::Rocket, "rocket", "drawing-rocket"),
    (Thing::Teapot, "teapot", "drawing-teapot"),
    (Thing::Tree, "tree", "thing-tree"),
    (Thing::Umbrella, "umbrella", "drawing-umbrella"),
];

impl Thing {
    /// All of them, in the order of their names.
    pub const ALL: [Thing; THINGS.len()] = {
        let mut all = [Thing::Anchor; THINGS.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = THINGS[at].0;
            at += 1;
        }
        all
    };

    /// The name.
    pub fn name(self) -> &'static str {
        THINGS[self as usize].1
    }

    /// The id of the message with the title of a picture.
    pub fn title(self) -> &'static str {
        THINGS[self as usize].2
    }

    /// The thing of this name.
    pub fn named(name: &str) -> Option<Thing> {
        Thing::ALL.into_iter().find(|thing| thing.name() == name)
    }
}
