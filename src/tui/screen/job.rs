//! Runs long requests to the library on a thread, while the screen goes on.
//!
//! In: a question, a game. Out: an [`Answer`], later. Invariants: a dropped job stops.

use crate::app::failure::because;
use crate::tui::assist;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::Picture;
use nonosat_engine::explanation::Mistake;
use nonosat_engine::game::{self, Game, Hint, Validity};
use nonosat_engine::solver::{EngineError, Outcome};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// A request to the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Are the marks right so far?
    Check,
    /// Which of them are wrong?
    Where,
    /// How many steps back is the newest correct state?
    Back,
    /// What comes next?
    Hint,
    /// What is a solution?
    Solve,
}

/// The result of a request.
pub enum Answer {
    Check(Validity),
    Where(Option<Mistake>),
    Back(Outcome<usize>),
    Hint(Hint),
    Solve(Result<Picture, Message>),
    /// The engine failed, or no thread started; a message for the player.
    Failed(Message),
}

/// A request in progress.
pub struct Job {
    /// Once set, the work ends soon.
    pub stop: Arc<AtomicBool>,
    answer: Receiver<Answer>,
}

impl Job {
    /// Starts the work on a thread of its own.
    pub fn start(question: Question, game: &Game) -> Job {
        let game = game.clone();
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, answer) = channel();
        let raised = Arc::clone(&stop);
        let failed = sender.clone();
        let thread = std::thread::Builder::new().spawn(move || {
            let answer = answer_to(question, &game, raised);
            let answer = answer.unwrap_or_else(|error| Answer::Failed(Message::plain(error)));
            // Fails if the job was dropped; then no one needs the answer.
            let _ = sender.send(answer);
        });
        if let Err(error) = thread {
            let _ = failed.send(Answer::Failed(because(message!("no-thread"), error)));
        }
        Job { stop, answer }
    }

    /// Makes the work end soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The answer, once it has arrived.
    pub fn poll(&self) -> Option<Answer> {
        match self.answer.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Answer::Failed(Message::plain("no answer"))),
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop();
    }
}

fn answer_to(
    question: Question,
    game: &Game,
    stop: Arc<AtomicBool>,
) -> Result<Answer, EngineError> {
    let options = &assist::options(Arc::clone(&stop));
    let (puzzle, marks) = (game.puzzle(), game.marks());
    Ok(match question {
        Question::Check => Answer::Check(game::validate(puzzle, marks, options)?),
        Question::Where => Answer::Where(game::mistake(puzzle, marks, options)?),
        Question::Back => Answer::Back(game::way_back(puzzle, marks, game.past(), options)?),
        Question::Hint => Answer::Hint(game::hint(puzzle, marks, options)?),
        Question::Solve => Answer::Solve(assist::solve(puzzle, options, &stop)?),
    })
}
