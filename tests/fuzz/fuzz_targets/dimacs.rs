//! Reads an annotated formula and a solver's answer, separated by the first zero byte: no panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nonosat_service::annotated_dimacs;
use nonosat_sat::cnf::dimacs::{Answer, read_answer};

fuzz_target!(|bytes: &[u8]| {
    let at = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let (formula, answer) = bytes.split_at(at);
    let answer = answer.strip_prefix(&[0]).unwrap_or(answer);
    let Ok(annotated) = annotated_dimacs::read(formula) else {
        let _ = read_answer(answer, 1000);
        return;
    };
    if let Ok(Answer::Sat(Some(model))) = read_answer(answer, annotated.var_count()) {
        let _ = annotated.picture(&model);
    }
});
