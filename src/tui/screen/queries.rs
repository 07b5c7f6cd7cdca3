//! Starts jobs of the library and applies their answers.
//!
//! In: questions. Out: messages, marks. Invariants: at most one job runs at a time.

use super::app::{App, Assist};
use super::job::{Answer, Job, Question};
use crate::tui::assist;
use crate::tui::hint_session::HintSession;
use nonosat::explanation::{Mistake, one_based};
use nonosat::game::{Hint, Validity};

impl App {
    /// Starts a job for this question; `what` begins the message that it runs.
    pub fn start_job(&mut self, question: Question, what: &str) {
        self.job = Some(Job::start(question, &self.player));
        self.show_message(&format!("{what} ... Esc stops it."));
    }

    /// Applies the answer of the job, if it has arrived.
    pub fn poll_job(&mut self) {
        let Some(job) = self.job.take() else { return };
        let Some(answer) = job.poll() else {
            self.job = Some(job);
            return;
        };
        match answer {
            Answer::Check(check) => self.checked(check, &job),
            Answer::Where(mistake) => self.show_mistake(mistake),
            Answer::Back(back) => {
                let text = assist::go_back(&mut self.player, back, &job.stop);
                self.changed(&text);
            }
            Answer::Hint(Hint::Steps(steps)) => {
                self.aid = Assist::Hint(HintSession::new(self.player.puzzle(), steps, one_based));
                self.advance_hint();
            }
            Answer::Hint(hint) => {
                if hint == Hint::Mistake {
                    self.aid = Assist::Wrong;
                }
                self.show_message(&assist::no_step(&hint, &job.stop));
            }
            Answer::Solve(Ok(picture)) => {
                let is_new = self.player.show(&picture);
                self.changed("");
                self.show_message(match is_new {
                    true => "This is a solution; u takes it back.",
                    false => "It is solved.",
                });
            }
            Answer::Solve(Err(message)) | Answer::Failed(message) => self.show_message(&message),
        }
    }

    fn checked(&mut self, check: Validity, job: &Job) {
        if check == Validity::Invalid {
            self.aid = Assist::Wrong;
        }
        self.show_message(&match check {
            Validity::Valid => "All is right so far.".to_owned(),
            Validity::Invalid => {
                "There is a mistake; c tells where, b goes back to before it.".to_owned()
            }
            Validity::NoSolution => "The puzzle has no solution.".to_owned(),
            Validity::Undecided => assist::undecided("Undecided", &job.stop),
        });
    }

    fn show_mistake(&mut self, mistake: Option<Mistake>) {
        let lines = assist::mistake(self.player.puzzle(), mistake.as_ref(), one_based);
        self.show_message(&lines.join(" "));
        if let Some(mistake) = mistake {
            mistake.marks.first().into_iter().for_each(|&(cell, _)| self.go(cell));
            self.aid = Assist::Mistake(mistake);
        }
    }

    /// Shows the next level of the hint, if there is a hint.
    pub fn advance_hint(&mut self) {
        let Assist::Hint(session) = &mut self.aid else { return };
        let mut lines = session.advance();
        let conclusions = session.conclusions();
        lines.push(match session.level {
            1 | 2 => "(h: more)".to_owned(),
            _ => "(d: do it)".to_owned(),
        });
        // The cursor reveals a cell, which level 1 does not show.
        if session.level == 2 {
            conclusions.first().into_iter().for_each(|&(cell, _)| self.go(cell));
        }
        self.show_message(&lines.join(" "));
    }

    /// Sets the marks that the hint concludes.
    pub fn do_it(&mut self) {
        let Assist::Hint(session) = &self.aid else {
            return self.show_message("There is no hint to follow; h asks for one.");
        };
        self.player.mark_all(&session.conclusions());
        self.changed("Done; u takes it back, h goes on.");
    }
}
