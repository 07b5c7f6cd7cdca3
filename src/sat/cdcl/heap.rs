//! The decision heuristic (VSIDS): a heap of variables by score. Variables that took part in many
//! recent conflicts come first.
//!
//! Invariants: among equal scores the lower number comes first.
//! Source: N. Eén, N. Sörensson, "An extensible SAT-solver" (SAT 2003), for growing increments.

use crate::cnf::Var;

/// Scores are scaled down before they pass this.
const SCORE_LIMIT: f64 = 1e100;
/// The factor by which each conflict decays all scores; in effect, since the increment grows
/// instead.
const DECAY: f64 = 0.93;
/// Place of a variable that is not in the heap.
const OUT: u32 = u32::MAX;

/// A binary heap with an index of the place of each variable.
#[derive(Clone)]
pub(super) struct VarHeap {
    heap: Vec<u32>,
    /// For each variable its index in `heap`, or [`OUT`].
    places: Vec<u32>,
    scores: Vec<f64>,
    /// What the next bump adds to a score.
    increment: f64,
}

impl VarHeap {
    /// All variables, with equal scores.
    pub fn new(var_count: usize) -> VarHeap {
        let all: Vec<u32> = (0..var_count as u32).collect();
        VarHeap { heap: all.clone(), places: all, scores: vec![0.0; var_count], increment: 1.0 }
    }

    /// Adds a variable with score 0.
    pub fn grow(&mut self) {
        let var = Var::numbered(self.places.len() as u32);
        self.places.push(OUT);
        self.scores.push(0.0);
        self.insert(var);
    }

    /// Bumps a variable as if it had taken part in so many conflicts.
    pub fn raise(&mut self, var: Var, conflicts: f64) {
        self.add(var, conflicts * self.increment);
    }

    /// Bumps a variable that took part in a conflict.
    pub fn bump(&mut self, var: Var) {
        self.add(var, self.increment);
    }

    #[inline]
    fn add(&mut self, var: Var, gain: f64) {
        let score = &mut self.scores[var.index()];
        *score += gain;
        if *score > SCORE_LIMIT {
            self.scores.iter_mut().for_each(|score| *score /= SCORE_LIMIT);
            self.increment /= SCORE_LIMIT;
        }
        let place = self.places[var.index()];
        if place != OUT {
            self.rise(place as usize);
        }
    }

    /// Decays all scores, by making later bumps larger.
    pub fn decay(&mut self) {
        self.increment /= DECAY;
    }

    /// Removes the variable with the highest score.
    pub fn pop(&mut self) -> Option<Var> {
        let top = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.places[top as usize] = OUT;
        if last != top {
            self.put(0, last);
            self.sink(0);
        }
        Some(Var::numbered(top))
    }

    /// Puts a variable back, unless it is in the heap.
    pub fn insert(&mut self, var: Var) {
        if self.places[var.index()] == OUT {
            self.heap.push(var.index() as u32);
            self.rise(self.heap.len() - 1);
        }
    }

    fn is_before(&self, first: u32, second: u32) -> bool {
        let (left, right) = (self.scores[first as usize], self.scores[second as usize]);
        left > right || (left == right && first < second)
    }

    fn put(&mut self, place: usize, var: u32) {
        self.heap[place] = var;
        self.places[var as usize] = place as u32;
    }

    fn rise(&mut self, mut place: usize) {
        let var = self.heap[place];
        while place > 0 && self.is_before(var, self.heap[(place - 1) / 2]) {
            let parent = (place - 1) / 2;
            self.put(place, self.heap[parent]);
            place = parent;
        }
        self.put(place, var);
    }

    fn sink(&mut self, mut place: usize) {
        let var = self.heap[place];
        loop {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            let Some(&first) = self.heap.get(left) else { break };
            let child = match self.heap.get(right) {
                Some(&second) if self.is_before(second, first) => right,
                _ => left,
            };
            if !self.is_before(self.heap[child], var) {
                break;
            }
            self.put(place, self.heap[child]);
            place = child;
        }
        self.put(place, var);
    }
}
