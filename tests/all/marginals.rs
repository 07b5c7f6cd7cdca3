//! Beliefs lead the engines and decide nothing.

use nonosat_board::puzzle::{Color, Geometry, Palette, Picture, Puzzle, Shape, clues_of};
use nonosat_engine::solver::{Engine, Event, Options, Solver, Verdict, judge};

/// The clues of a random picture, a cell in so many percent of all painted.
fn random(shape: Shape, percent: u64, seed: u64) -> Puzzle {
    let geometry = Geometry::new(shape).unwrap();
    let mut state = seed;
    let picture = Picture::painted(&geometry, |_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        if (state >> 33) % 100 < percent { Color::FIRST } else { Color::BACKGROUND }
    });
    let clues = clues_of(&geometry, &picture);
    Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap()
}

#[test]
fn no_verdict_depends_on_beliefs() {
    let square = Shape::Rect { height: 11, width: 11 };
    for seed in 0..30 {
        for (shape, percent) in [(square, 35), (square, 50), (Shape::hex(7), 25)] {
            let puzzle = random(shape, percent, seed);
            let word = |use_marginals, engine| {
                // Without probing, so that there is something left to be led.
                let options = Options::default()
                    .with_marginals(use_marginals)
                    .with_engine(engine)
                    .with_probe(false);
                judge(&puzzle, &options).unwrap().word()
            };
            let led = word(true, Engine::Sat);
            assert_eq!(led, word(false, Engine::Sat), "{shape} {percent} {seed}");
            assert_eq!(led, word(true, Engine::Search), "{shape} {percent} {seed}");
        }
    }
}

/// A board where the solver alone has thousands of conflicts.
#[test]
fn beliefs_and_the_solver_take_turns_where_a_board_is_hard() {
    let puzzle = random(Shape::Rect { height: 30, width: 30 }, 40, 1);
    let run = |use_marginals| {
        let (mut conflicts, mut rounds, mut dives) = (0, 0, 0);
        let options = Options::default().with_marginals(use_marginals);
        let on_event = &mut |event| match event {
            Event::MarginalsComputed { rounds: some, open_cells, sure_cells } => {
                assert!(0 < sure_cells && sure_cells < open_cells);
                rounds += some;
            }
            Event::Decimated { .. } => dives += 1,
            Event::Working { conflicts: some, .. } => conflicts = some,
            _ => {}
        };
        let verdict = Solver::new(&puzzle, &options).on_event(on_event).verdict();
        assert!(matches!(verdict, Ok(Verdict::Several(..))));
        (conflicts, rounds, dives)
    };
    let (led, rounds, dives) = run(true);
    let (alone, no_rounds, no_dives) = run(false);
    assert!(rounds > 0 && (no_rounds, no_dives) == (0, 0));
    assert!(dives > 0 && 4 * led < alone, "{led} conflicts and {dives} dives, {alone} alone");
}
