//! Pictures of things.

use super::*;

#[test]
fn no_thing_comes_twice_before_all_had_a_turn() {
    for (class, percent) in [(Class::Lines, 75), (Class::Trivial, 50), (Class::Guessing, 0)] {
        for seed in [1, 7] {
            let thing =
                |number| thing_of_number(&GeneratorConfig { seed, number, ..wish("12x12", class) });
            let things: Vec<Thing> = (1..=200).filter_map(thing).collect();
            assert_eq!(things.len(), 2 * percent, "{class:?}");
            for round in things.chunks_exact(Thing::ALL.len()) {
                assert!(Thing::ALL.iter().all(|thing| round.contains(thing)), "{round:?}");
            }
        }
    }
    let orders = [1, 7].map(|seed| {
        let wish = wish("12x12", Class::Lines);
        (1..9)
            .map(|number| thing_of_number(&GeneratorConfig { seed, number, ..wish.clone() }))
            .collect::<Vec<_>>()
    });
    assert_ne!(orders[0], orders[1]);
}

#[test]
fn each_thing_can_be_wished_for_where_there_is_room() {
    for thing in Thing::ALL {
        assert_eq!(Thing::named(thing.name()), Some(thing));
        let wanted = GeneratorConfig {
            thing: Some(thing),
            effort: Effort::default(),
            ..wish("12x12", Class::Lines)
        };
        let made = made(&wanted);
        assert!(made.is_match && made.thing == Some(thing), "{thing:?}: {:?}", made.rating);
    }
    let thing = Some(Thing::Fish);
    let none = |size, symmetry| {
        let wanted = GeneratorConfig { thing, symmetry, ..wish(size, Class::Lines) };
        matches!(random(&wanted), Err(RandomError::Thing))
    };
    assert!(none("7x9", None) && none("hex:5", None) && none("9x9", Some(Symmetry::Mirror)));
}

/// Also those that no part of it has.
#[test]
fn things_have_all_of_the_colors_that_are_requested() {
    for thing in Thing::ALL {
        let wanted =
            GeneratorConfig { thing: Some(thing), colors: 8, ..wish("16x16", Class::Lines) };
        let made = made(&wanted);
        let missing = missing_colors(made.document.goal().unwrap().colors(), 8);
        assert!(missing == 0 && made.is_match, "{thing:?}: {missing}");
    }
}
