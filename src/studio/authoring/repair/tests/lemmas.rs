//! The condition of a second solution on every unique picture, compared with all of them.

use super::*;
use crate::authoring::repair::corrections::{CellLiteral, Correction, Swap, split, swapped};
use crate::puzzle::LineId;
use crate::solver::solutions;

fn is_met(demand: &Correction, picture: &Picture) -> bool {
    demand.iter().any(|claim| (picture[claim.cell] == claim.color) == claim.has)
}

/// Every demand that any two pictures lead to is met by every unique picture.
fn demands_are_met(shape: Shape, colors: usize, step: usize) {
    let pictures = Pictures::of(shape, colors);
    let unique: Vec<&Picture> = (0..pictures.all.len())
        .filter(|&number| pictures.is_unique(number))
        .map(|number| &pictures.all[number])
        .collect();
    let mut count = 0;
    for number in (0..pictures.all.len()).step_by(step) {
        for &other in pictures.alike[number].iter().filter(|&&other| other != number) {
            let (one, other) = (&pictures.all[number], &pictures.all[other]);
            for (exchange, demand) in split(&pictures.geometry, one, other) {
                count += 1;
                assert!(!is_met(&demand, one), "{one:?} has what is said to hinder {exchange:?}");
                let unmet = unique.iter().find(|picture| !is_met(&demand, picture));
                assert!(unmet.is_none(), "{unmet:?} does not meet {demand:?}");
            }
        }
    }
    assert!(count > 0);
}

#[test]
fn every_unique_picture_meets_every_demand() {
    demands_are_met(Shape::Rect { height: 3, width: 4 }, 1, 1);
    demands_are_met(Shape::Rect { height: 2, width: 7 }, 1, step(3));
    demands_are_met(Shape::Rect { height: 3, width: 3 }, 2, step(31));
    demands_are_met(Shape::hex(2), 2, 1);
    demands_are_met(triangles([1, 1, 1, 1]), 2, 1);
}

/// A second solution of a random picture.
struct Pair {
    geometry: Geometry,
    colors: usize,
    one: Picture,
    other: Picture,
}

fn pairs(count: usize, mut take: impl FnMut(&mut Numbers, Pair)) {
    let shapes = [
        (Shape::Rect { height: 4, width: 4 }, 1),
        (Shape::Rect { height: 3, width: 5 }, 1),
        (Shape::Rect { height: 6, width: 6 }, 1),
        (Shape::Rect { height: 3, width: 3 }, 2),
        (Shape::Rect { height: 4, width: 5 }, 3),
        (Shape::hex(3), 1),
        (Shape::hex(3), 2),
        (Shape::hex(4), 1),
        (triangles([2, 2, 2, 2]), 1),
        (triangles([3, 1, 2, 2]), 2),
    ];
    let mut numbers = Numbers(17);
    let mut found = vec![0; shapes.len()];
    while found.iter().sum::<usize>() < count {
        let at = found.iter().enumerate().min_by_key(|it| it.1).unwrap().0;
        let (shape, colors) = shapes[at];
        let geometry = Geometry::new(shape).unwrap();
        let density = 20 + numbers.below(40);
        let one = numbers.picture(&geometry, colors, density);
        let puzzle = puzzle_of(&geometry, colors, &one);
        let mut others = Vec::new();
        let options = Options { probe: false, use_marginals: false, ..Options::default() };
        for solution in solutions(&puzzle, &options) {
            let solution = solution.unwrap();
            if *solution.picture() != one {
                others.push(solution.picture().clone());
            }
            if others.len() == 20 {
                break;
            }
        }
        found[at] += others.len();
        for other in others {
            let (geometry, one) = (geometry.clone(), one.clone());
            take(&mut numbers, Pair { geometry, colors, one, other });
        }
    }
}

/// A cell away from all lines of the exchange may have any color, and it stays possible.
#[test]
fn an_exchange_stays_possible_whatever_is_changed_away_from_its_lines() {
    pairs(10_000, |numbers, Pair { geometry, colors, one, other }| {
        let crosses = |line: LineId| geometry.line(line).iter().any(|&it| one[it] != other[it]);
        let near = |cell| geometry.through(cell).iter().any(|crossing| crosses(crossing.line));
        let noise = numbers.picture(&geometry, colors, 50);
        let changed = |base: &Picture| {
            Picture::painted(&geometry, |cell| if near(cell) { base[cell] } else { noise[cell] })
        };
        assert_eq!(clues_of(&geometry, &changed(&one)), clues_of(&geometry, &changed(&other)));
    });
}

/// A picture that does not meet the demand has the exchange.
#[test]
fn an_exchange_stays_possible_in_every_picture_that_does_not_meet_its_demand() {
    let (mut free, mut all) = (0, 0);
    pairs(10_000, |numbers, Pair { geometry, colors, one, other }| {
        for (exchange, demand) in split(&geometry, &one, &other) {
            for _ in 0..3 {
                let picture = unmet(numbers, &geometry, colors, &one, &demand);
                assert!(!is_met(&demand, &picture));
                let next = swapped(&geometry, &picture, &exchange);
                assert_ne!(picture, next);
                assert_eq!(clues_of(&geometry, &picture), clues_of(&geometry, &next));
            }
            free += geometry.cells().filter(|&cell| claims(&demand, cell).next().is_none()).count();
            all += geometry.cell_count();
        }
    });
    // Demands that speak of all cells would hold as well.
    assert!(free * 4 > all, "{free} of {all}");
}

fn claims(demand: &Correction, cell: CellId) -> impl Iterator<Item = &CellLiteral> {
    demand.iter().filter(move |claim| claim.cell == cell)
}

/// A picture that is random where the demand lets it be.
fn unmet(
    numbers: &mut Numbers,
    geometry: &Geometry,
    colors: usize,
    one: &Picture,
    demand: &Correction,
) -> Picture {
    Picture::painted(geometry, |cell| {
        for _ in 0..100 {
            let color = Color::nth(numbers.below(colors + 1)).unwrap();
            if claims(demand, cell).all(|claim| (color == claim.color) != claim.has) {
                return color;
            }
        }
        one[cell]
    })
}

/// The exchanges lead to the other picture, each alone keeps the clues, and together they are all.
#[test]
fn exchanges_are_possible_alone() {
    pairs(2_000, |_, Pair { geometry, one, other, .. }| {
        let clues = clues_of(&geometry, &one);
        let mut all = Swap::new();
        for (exchange, _) in split(&geometry, &one, &other) {
            assert_eq!(clues, clues_of(&geometry, &swapped(&geometry, &one, &exchange)));
            all.extend(exchange);
        }
        assert_eq!(other, swapped(&geometry, &one, &all));
    });
}
