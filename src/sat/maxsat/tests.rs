//! Cheapest models of small random formulas, held against all models.

use super::*;
use crate::cnf::random::Random;
use crate::cnf::samples::{by_trying, formula_of};

const VARS: usize = 8;

/// Soft literals with their weights: a literal may come twice, or with its negation.
fn soft(random: &mut Random, heaviest: usize) -> Vec<(i32, usize)> {
    let count = 1 + random.below(10);
    (0..count).map(|_| (random.literal(VARS), 1 + random.below(heaviest))).collect()
}

fn cost(soft: &[(i32, usize)], holds: impl Fn(Lit) -> bool) -> usize {
    let fails = |number: i32| !holds(Lit::from_dimacs(number).unwrap());
    soft.iter().filter(|&&(number, _)| fails(number)).map(|soft| soft.1).sum()
}

fn of_values(soft: &[(i32, usize)], values: &[bool]) -> usize {
    cost(soft, |lit| values[lit.var().index()] == lit.is_positive())
}

fn search(clauses: &[Vec<i32>], soft: &[(i32, usize)]) -> MaxSat {
    let mut search = MaxSat::new(&formula_of(VARS, clauses), &Budget::endless()).unwrap();
    for &(number, weight) in soft {
        search.prefer(Lit::from_dimacs(number).unwrap(), weight);
    }
    search
}

/// The cheapest model, whose bounds rose step by step.
fn cheapest(search: &mut MaxSat) -> Option<crate::cnf::Model> {
    let mut bounds = vec![search.at_least()];
    let outcome = search.cheapest(&Budget::endless(), &mut |bound| {
        bounds.push(bound);
        true
    });
    assert!(bounds.is_sorted_by(|one, next| one < next), "{bounds:?}");
    assert_eq!(bounds.last(), Some(&search.at_least()));
    outcome.unwrap().model()
}

#[test]
fn no_model_is_cheaper_and_all_come_in_the_order_of_their_costs() {
    let mut random = Random::new(7);
    for round in 0..300 {
        let (count, heaviest) = (random.below(24), [1, 2, 9][round % 3]);
        let clauses = random.clauses(VARS, count, 3);
        let soft = soft(&mut random, heaviest);
        let mut costs: Vec<usize> =
            by_trying(VARS, &clauses).iter().map(|values| of_values(&soft, values)).collect();
        costs.sort_unstable();
        let mut search = search(&clauses, &soft);
        for least in costs {
            let model = cheapest(&mut search).unwrap();
            assert!(search.solver().decide(&Budget::endless()).model().is_some());
            assert_eq!(of_values(&soft, model.values()), least, "{clauses:?} {soft:?}");
            assert_eq!(search.at_least(), least);
            let lits = (0..VARS as i32).map(|var| Lit::from_dimacs(var + 1).unwrap());
            let other = lits.map(|lit| if model.holds(lit) { !lit } else { lit });
            search.solver().add_clause(&other.collect::<Vec<_>>()).unwrap();
        }
        assert_eq!(cheapest(&mut search), None);
    }
}

/// Clauses and soft literals may come between searches.
#[test]
fn the_bound_rises_with_what_is_added() {
    let mut random = Random::new(11);
    for _ in 0..200 {
        let (mut clauses, mut all) = (Vec::new(), Vec::new());
        let mut search = search(&[], &[]);
        for _ in 0..8 {
            let clause: Vec<i32> = (0..1 + random.below(3)).map(|_| random.literal(VARS)).collect();
            let lits: Vec<Lit> = clause.iter().filter_map(|&lit| Lit::from_dimacs(lit)).collect();
            search.solver().add_clause(&lits).unwrap();
            clauses.push(clause);
            for (number, weight) in soft(&mut random, 3).into_iter().take(2) {
                search.prefer(Lit::from_dimacs(number).unwrap(), weight);
                all.push((number, weight));
            }
            let costs = by_trying(VARS, &clauses);
            let least = costs.iter().map(|values| of_values(&all, values)).min();
            let model = cheapest(&mut search);
            assert_eq!(model.map(|model| of_values(&all, model.values())), least);
            assert!(least.is_none_or(|least| search.at_least() == least));
        }
    }
}

#[test]
fn a_search_ends_where_its_watcher_ends_it_and_goes_on_there() {
    let clauses: Vec<Vec<i32>> = (1..=6).map(|number| vec![number]).collect();
    let mut search = search(&clauses, &(1..=6).map(|number| (-number, 2)).collect::<Vec<_>>());
    let outcome = search.cheapest(&Budget::endless(), &mut |bound| bound < 6);
    assert_eq!(outcome, Ok(Outcome::Limit(Limit::Time)));
    assert_eq!(search.at_least(), 6);
    assert!(cheapest(&mut search).is_some());
    assert_eq!(search.at_least(), 12);
}
