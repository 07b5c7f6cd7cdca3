//! Asking the library from the screen: a question, some time, an answer.
//!
//! In: questions. Out: messages, marks. Holds: there is one question at a time.

use super::app::App;
use super::job::{Answer, Job, Question};
use crate::play::aid;
use nonosat::game::Check;

impl App {
    /// Asks.
    pub fn ask(&mut self, question: Question, what: &str) {
        self.job = Some(Job::start(question, self.player.puzzle(), self.player.marks()));
        self.say(&format!("{what} ... Esc stops it."));
    }

    /// Takes the answer of the library, if it is there.
    pub fn listen(&mut self) {
        let Some(job) = self.job.take() else { return };
        let Some(answer) = job.poll() else {
            self.job = Some(job);
            return;
        };
        match answer {
            Answer::Check(check) => self.say(&match check {
                Check::Right => "All is right so far.".to_owned(),
                Check::Wrong => "There is a mistake.".to_owned(),
                Check::NoSolution => "The puzzle has no solution.".to_owned(),
                Check::Undecided => aid::undecided("Undecided", &job.stop),
            }),
            Answer::Hint(hint) => {
                let puzzle = self.player.puzzle();
                let describe = |line| puzzle.geometry().describe(line);
                let (text, cell) =
                    aid::hint(puzzle, hint, &job.stop, |_| "This cell".to_owned(), describe);
                self.say(&text);
                cell.into_iter().for_each(|cell| self.go(cell));
            }
            Answer::Solve(Ok(picture)) => {
                let is_new = self.player.show(&picture);
                self.changed("");
                self.say(match is_new {
                    true => "This is a solution; u takes it back.",
                    false => "It is solved.",
                });
            }
            Answer::Solve(Err(message)) | Answer::Failed(message) => self.say(&message),
        }
    }
}
