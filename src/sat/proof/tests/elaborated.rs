//! DRAT in both forms becomes a proof with hints; what is wrong is named.

use super::*;
use std::cell::Cell;
use std::time::Duration;

fn followed(cnf: &Cnf, proof: &[u8]) -> Result<SharedLog, ElaborateError> {
    let log = shared(cnf);
    follow(cnf, &log, proof, &Budget::endless()).map(|()| log)
}

/// Numbers in groups of 7 bits, the lowest first.
fn binary(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    for line in text.lines() {
        let is_deletion = line.starts_with('d');
        bytes.push(if is_deletion { b'd' } else { b'a' });
        for word in line.split(' ').skip(usize::from(is_deletion)) {
            let number: i32 = word.parse().unwrap();
            let mut code = 2 * number.unsigned_abs() + u32::from(number < 0);
            while code > 0x7f {
                bytes.push(0x80 | (code & 0x7f) as u8);
                code >>= 7;
            }
            bytes.push(code as u8);
        }
    }
    bytes
}

/// The formula with this number added to each variable.
fn moved(cnf: &Cnf, by: i32) -> Cnf {
    let number = |lit: &Lit| lit.to_dimacs() + lit.to_dimacs().signum() * by;
    let clauses: Vec<Vec<i32>> =
        cnf.clauses().map(|clause| clause.iter().map(number).collect()).collect();
    formula_of(cnf.var_count() + by as usize, &clauses)
}

#[test]
fn text_and_binary_become_the_same_proof() {
    for cnf in [pigeons(4), corners(5), moved(&pigeons(4), 50), moved(&corners(4), 9000)] {
        let text = drat(&logged(&cnf).unwrap());
        let proof = lrat(&followed(&cnf, text.as_bytes()).unwrap());
        accepted(&cnf, &proof);
        assert_eq!(lrat(&followed(&cnf, &binary(&text)).unwrap()), proof);
        // Deletions, blanks and what follows the empty clause change nothing.
        let first = cnf.clause(0).iter().map(|lit| format!("{} ", lit.to_dimacs()));
        let deletion = format!("d {}0\n", first.collect::<String>());
        let longer = format!("{deletion}{text}0\n");
        assert_eq!(lrat(&followed(&cnf, longer.as_bytes()).unwrap()), proof);
        assert_eq!(lrat(&followed(&cnf, &binary(&longer)).unwrap()), proof);
        let spaced = text.replace('\n', "\r\n\n ").replace(' ', "  ");
        assert_eq!(lrat(&followed(&cnf, spaced.as_bytes()).unwrap()), proof);
    }
}

/// Without the empty clause, propagation alone must end it.
#[test]
fn a_proof_may_end_where_propagation_refutes() {
    for (proof, binary) in
        [("2 0\n", &b"a\x04\0"[..]), ("2 0\n0\n", b"a\x04\0a\0"), ("2 0", b"a\x04\0")]
    {
        for proof in [proof.as_bytes(), binary] {
            let log = followed(&square(), proof).unwrap();
            assert_eq!(lrat(&log), "5 2 0 1 2 0\n6 1 0 5 3 0\n7 0 6 5 4 0\n");
        }
    }
    let facts = formula(2, &[&[1], &[-1, 2], &[-2]]);
    assert_eq!(accepted(&facts, &lrat(&followed(&facts, b"").unwrap())), 2);
    assert_eq!(followed(&square(), b"").err(), Some(ElaborateError::NoEnd));
    let half = formula(3, &[&[1, 2], &[-1, 2]]);
    assert_eq!(followed(&half, b"2 3 0\nd 1 2 0\n").err(), Some(ElaborateError::NoEnd));
}

#[test]
fn the_first_wrong_step_is_named() {
    for (proof, step) in [
        ("x 0", 1),
        ("2 x 0", 1),
        ("2 1", 1),
        ("2 3 0\n2", 2),
        ("d", 1),
        ("2 3 0\nd 1 2\n", 2),
        ("4 0", 1),
        ("2 3 0\n-4 0\n", 2),
        ("99999999999 0", 1),
        ("2 3 0 2000000000 0\n", 2),
    ] {
        let refused = followed(&square(), proof.as_bytes()).err();
        assert_eq!(refused, Some(ElaborateError::Step { step }), "{proof}");
    }
    for (proof, step) in [
        (&b"a\x04"[..], 1),
        (b"x\x04\0", 1),
        (b"a\x04\x06\0a", 2),
        (b"a\x04\x06\0e\x02\0", 2),
        (b"a\x01\0", 1),
        (b"a\x08\0", 1),
        (b"a\x84\x80\x80\x80\x80\x00\0", 1),
        (b"a\x84\x80\x80\x80\x7f\0", 1),
    ] {
        let refused = followed(&square(), proof).err();
        assert_eq!(refused, Some(ElaborateError::Step { step }), "{proof:?}");
    }
    let half = formula(3, &[&[1, 2], &[-1, 2]]);
    for (proof, step) in [("0\n", 1), ("2 3 0\n3 0\n", 2), ("d 1 2 0\n2 0\n-3 0\n", 3)] {
        let refused = followed(&half, proof.as_bytes()).err();
        assert_eq!(refused, Some(ElaborateError::NotRup { step }), "{proof}");
    }
}

/// Five bytes may have zeros in the highest place.
#[test]
fn binary_numbers_have_up_to_five_bytes() {
    let log = followed(&square(), b"a\x84\x80\x80\x80\x00\0").unwrap();
    assert_eq!(lrat(&log), "5 2 0 1 2 0\n6 1 0 5 3 0\n7 0 6 5 4 0\n");
}

thread_local! {
    /// How often the clock was read.
    static READINGS: Cell<u32> = const { Cell::new(0) };
}

#[test]
fn a_long_proof_ends_with_its_time_or_room_and_reads_the_clock_rarely() {
    let cnf = pigeons(3);
    let idle = "d 1 0\n".repeat(3000);
    let budget = |readings: u64| {
        Budget::by_clock(Duration::from_secs(readings), || {
            READINGS.with(|count| count.set(count.get() + 1));
            Duration::from_secs(u64::from(READINGS.with(Cell::get)))
        })
    };
    let log = shared(&cnf);
    assert_eq!(followed(&cnf, idle.as_bytes()).err(), Some(ElaborateError::NoEnd));
    let over = follow(&cnf, &log, idle.as_bytes(), &Budget::of(Duration::ZERO));
    assert_eq!(over, Err(ElaborateError::Limit { step: 0 }));
    let Err(ElaborateError::Limit { step }) = follow(&cnf, &log, idle.as_bytes(), &budget(4))
    else {
        panic!("time is over before the proof");
    };
    assert!((500..2500).contains(&step), "{step}");
    READINGS.with(|count| count.set(0));
    let endless = follow(&cnf, &log, idle.as_bytes(), &budget(1000));
    assert_eq!(endless, Err(ElaborateError::NoEnd));
    assert!((5..100).contains(&READINGS.with(Cell::get)));
    log.borrow_mut().keep_within(0);
    let text = drat(&logged(&cnf).unwrap());
    let full = follow(&cnf, &log, text.as_bytes(), &Budget::endless());
    assert_eq!(full, Err(ElaborateError::Limit { step: 2 }));
}
