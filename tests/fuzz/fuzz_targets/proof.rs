//! Reads any bytes as a certificate's archive, as a formula and as a proof: no panic, and no
//! checker accepts a refutation of a satisfiable formula.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nonosat_service::bundle::{Bundle, check_certificate};
use nonosat_sat::budget::Budget;
use nonosat_sat::cnf::read_formula;
use nonosat_sat::proof::check::check;
use nonosat_sat::proof::{follow, shared};
use std::time::Duration;

const OPEN: &[u8] = b"p cnf 3 3\n1 2 0\n-1 3 0\n-2 3 0\n";
const CLOSED: &[u8] = b"p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

fuzz_target!(|bytes: &[u8]| {
    let budget = Budget::of(Duration::from_secs(1));
    if let Ok(bundle) = Bundle::from_tar(bytes) {
        let _ = check_certificate(&bundle, &budget);
    }
    let _ = read_formula(bytes);
    let [open, closed] = [OPEN, CLOSED].map(|text| read_formula(text).unwrap());
    assert!(check(&open, bytes).is_err(), "a formula with a model was refuted");
    assert!(follow(&open, &shared(&open), bytes, &budget).is_err());
    let _ = check(&closed, bytes);
    let _ = follow(&closed, &shared(&closed), bytes, &budget);
});
