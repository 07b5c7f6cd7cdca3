//! Formulas as they are written: which clauses they keep, and where they end.

use super::*;

#[test]
fn a_formula_ends_where_the_memory_does() {
    // The formula alone takes memory; the checks of time and work take none.
    let budget = Budget::endless().by_gauge(|more| more > 0);
    for (cells, fits) in [(9, true), (44, false)] {
        let puzzle = one_row(cells, "1a 1a", 2);
        let options = EncodeOptions::default().with_strategy(Strategy::Placements);
        let encoding = encode(&puzzle, &Deduction::of_givens(&puzzle), &options, &budget);
        assert_eq!(
            encoding.as_ref().err(),
            (!fits).then_some(&NoFormula::Budget(Exhausted::Memory))
        );
    }
}

#[test]
fn a_formula_that_counts_keeps_nothing() {
    let budget = Budget::endless();
    let mut formula = Formula::counting(100, &budget);
    let own = formula.var(Meaning::Filled { cell: CellId::new(0) });
    formula.add([own]);
    let size = formula.size();
    assert_eq!((size.vars, size.clauses, size.literals), (1, 1, 1));
    let (cnf, meanings) = formula.finish();
    assert_eq!((cnf.var_count(), cnf.clause_count(), meanings.len()), (0, 0, 0));
}

/// The meanings of variables take memory without a clause, too.
#[test]
fn variables_end_where_the_memory_does() {
    let budget = Budget::endless().by_gauge(|more| more > 0);
    for (vars, fits) in [(9, true), (99_999, false)] {
        let mut formula = Formula::new(100, &budget);
        for at in 0..vars {
            formula.var(Meaning::StartsFrom { line: LineId::new(0), run: 0, at });
        }
        assert_eq!(
            formula.within_limits(),
            if fits { Ok(()) } else { Err(NoFormula::Budget(Exhausted::Memory)) }
        );
    }
}

/// A formula without one of its clauses would be another one.
#[test]
fn a_formula_that_lacks_a_clause_is_refused() {
    let budget = Budget::endless();
    let mut formula = Formula::new(100, &budget);
    let own = formula.var(Meaning::Filled { cell: CellId::new(0) });
    formula.add([own]);
    assert_eq!(formula.within_limits(), Ok(()));
    formula.add([Term::Open(Var::nth(1).unwrap().positive())]);
    formula.add([own]);
    assert_eq!(formula.within_limits(), Err(NoFormula::Literals { limit: 100 }));
}

#[test]
fn a_formula_simplifies_its_clauses() {
    let budget = Budget::endless();
    let mut formula = Formula::new(100, &budget);
    let [a, b] =
        [1, 2].map(|at| formula.var(Meaning::StartsFrom { line: LineId::new(0), run: 0, at }));
    let [yes, no] = [true, false].map(Term::Known);
    formula.add([a, b, a, no]);
    formula.add([a, b, !a]);
    formula.add([!b, b]);
    formula.add([a, yes]);
    formula.add_distinct([yes, b]);
    formula.add_distinct([no, !b, a]);
    formula.implies(a, b);
    formula.implies(b, yes);
    formula.implies(yes, !a);
    let (cnf, meanings) = formula.finish();
    let clauses = cnf.clauses().map(|clause| clause.iter().map(|lit| lit.to_dimacs()).collect());
    let clauses: Vec<Vec<i32>> = clauses.collect();
    assert_eq!(clauses, [vec![1, 2], vec![-2, 1], vec![-1, 2], vec![-1]]);
    assert_eq!(meanings.len(), 2);
}
