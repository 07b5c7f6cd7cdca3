//! Starts jobs of the library and applies their answers.
//!
//! In: questions. Out: messages, marks. Invariants: at most one job runs at a time.

use super::app::{App, Assist};
use super::job::{Answer, Job, Question};
use crate::app::language::words;
use crate::tui::assist;
use crate::tui::hint_session::HintSession;
use nonosat_board::message::{Message, message};
use nonosat_engine::explanation::{Mistake, one_based};
use nonosat_engine::game::{Hint, Validity};

impl App {
    /// Starts a job for this question; the message `what` says that it runs.
    pub fn start_job(&mut self, question: Question, what: &'static str) {
        self.job = Some(Job::start(question, &self.player));
        self.show_message(what);
    }

    /// Applies the answer of the job, if it has arrived.
    pub fn poll_job(&mut self) {
        let Some(job) = self.job.take() else { return };
        let Some(answer) = job.poll() else {
            self.job = Some(job);
            return;
        };
        match answer {
            Answer::Check(check) => self.show_check(check, &job),
            Answer::Where(mistake) => self.show_mistake(mistake),
            Answer::Back(back) => {
                let text = assist::go_back(&mut self.player, back, &job.stop);
                self.changed(Some(text));
            }
            Answer::Hint(Hint::Steps(steps)) => {
                self.aid = Assist::Hint(HintSession::new(self.player.puzzle(), steps, one_based));
                self.advance_hint();
            }
            Answer::Hint(hint) => {
                if hint == Hint::Mistake {
                    self.aid = Assist::Wrong;
                }
                self.show_message(assist::no_step(&hint, &job.stop));
            }
            Answer::Solve(Ok(picture)) => {
                let is_new = self.player.show(&picture);
                self.changed(None);
                self.show_message(if is_new { "play-shown" } else { "play-is-solved" });
            }
            Answer::Solve(Err(message)) | Answer::Failed(message) => self.show_message(message),
        }
    }

    fn show_check(&mut self, check: Validity, job: &Job) {
        if check == Validity::Invalid {
            self.aid = Assist::Wrong;
        }
        self.show_message(match check {
            Validity::Valid => message!("play-right"),
            Validity::Invalid => message!("play-mistake"),
            Validity::NoSolution => message!("play-unsolvable"),
            Validity::Undecided => assist::undecided("play-undecided", &job.stop),
        });
    }

    fn show_mistake(&mut self, mistake: Option<Mistake>) {
        let lines = assist::mistake(self.player.puzzle(), mistake.as_ref(), one_based);
        self.show_message(Message::plain(lines.join(" ")));
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
        lines.push(words(&match session.level {
            1 | 2 => message!("play-hint-more"),
            _ => message!("play-hint-do"),
        }));
        // The cursor reveals a cell, which level 1 does not show.
        if session.level == 2 {
            conclusions.first().into_iter().for_each(|&(cell, _)| self.go(cell));
        }
        self.show_message(Message::plain(lines.join(" ")));
    }

    /// Sets the marks that the hint concludes.
    pub fn do_it(&mut self) {
        let Assist::Hint(session) = &self.aid else {
            return self.show_message("play-nothing-done");
        };
        self.player.mark_all(&session.conclusions());
        self.changed(Some(message!("play-done")));
    }
}
