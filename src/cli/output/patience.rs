//! Prints on standard error what the program does if that takes long.
//!
//! In: a message. Out: a note, once, after some seconds. Invariants: prints nothing about work that
//! ends sooner; without a thread there is no note.

use crate::cli::Verbosity;
use nonosat_board::message::{Message, message};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// The time after which the note appears.
const PATIENCE: Duration = Duration::from_secs(4);

/// A note that appears unless this is dropped before.
pub struct Patience(Option<(Sender<()>, JoinHandle<()>)>);

impl Patience {
    /// A note that the solutions of a puzzle are being counted, and when that ends.
    pub fn counting(name: &str, limit: Duration, verbosity: Verbosity) -> Patience {
        let seconds = limit.as_secs();
        let note = message!("note-counting", name = name.to_owned(), seconds = seconds);
        Patience::after(PATIENCE, note, move |note| verbosity.note(note))
    }

    /// A note that something about a puzzle is being looked for.
    pub fn working(name: &str, verbosity: Verbosity) -> Patience {
        let note = message!("note-working", name = name.to_owned());
        Patience::after(PATIENCE, note, move |note| verbosity.note(note))
    }

    /// Calls `print` with the note after this time.
    fn after(
        time: Duration,
        note: Message,
        print: impl FnOnce(Message) + Send + 'static,
    ) -> Patience {
        let (done, is_done) = channel();
        let thread = Builder::new().spawn(move || {
            if is_done.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                print(note);
            }
        });
        Patience(thread.ok().map(|thread| (done, thread)))
    }
}

impl Drop for Patience {
    fn drop(&mut self) {
        if let Some((done, thread)) = self.0.take() {
            drop(done);
            // A panic of the note ends nothing else.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_noted_after(time: Duration, work: impl FnOnce(&std::sync::mpsc::Receiver<()>)) -> bool {
        let (noted, is_noted) = channel();
        let print = move |_| noted.send(()).unwrap_or_default();
        let patience = Patience::after(time, message!("note-counting"), print);
        work(&is_noted);
        drop(patience);
        is_noted.try_recv().is_ok()
    }

    #[test]
    fn long_work_is_announced_and_short_work_is_not() {
        let waits_for_the_note = |noted: &std::sync::mpsc::Receiver<()>| noted.recv().unwrap();
        let patience = Duration::ZERO;
        assert!(!is_noted_after(patience, waits_for_the_note), "a second note");
        assert!(!is_noted_after(Duration::from_secs(3600), |_| ()));
    }
}
