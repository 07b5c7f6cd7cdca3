//! The game on the whole terminal: setup, the loop of events, and the way back.
//!
//! In: a puzzle. Out: the end of the game. Invariants: however it ends, the terminal is as it was.
//! `app` is the state, `keys` what is wanted, `acting` what comes of it, `view` the looks; only
//! this file knows a terminal.

mod acting;
mod app;
mod ascii;
mod asking;
mod clues;
mod depth;
mod drag;
mod editor;
mod footer;
mod ink;
mod job;
mod keys;
mod mouse;
mod moves;
mod saving;
mod sheet;
mod strokes;
mod text;
mod view;
mod window;

use crate::app::Exit;
use crate::app::interrupt;
use crate::app::terminal;
use crate::tui::autosave;
use crate::tui::player::Player;
use app::App;
use depth::reduce;
use nonosat::drawing::Depth;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use std::io;
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// How often signals are looked for, and answers while the library works. A terminal that is
/// closed may say so twice; the second signal would end the program at once.
const QUIET: Duration = Duration::from_millis(100);
const WAITING: Duration = Duration::from_millis(30);

/// The terminal, taken; dropped, it is given back. The library's terminal is never dropped:
/// it would complain on standard error, and panic where that is gone, too.
struct Taken(ManuallyDrop<DefaultTerminal>);

impl Taken {
    fn take() -> io::Result<Taken> {
        let taken = Taken(ManuallyDrop::new(ratatui::try_init()?));
        // The library gives back what it took, before a panic is told; the mouse is ours.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(move |told| {
            give_mouse_back();
            hook(told);
        }));
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        // What cannot be given back is lost with its terminal.
        give_mouse_back();
        let _ = self.0.show_cursor();
        let _ = ratatui::try_restore();
    }
}

fn give_mouse_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture);
}

/// Plays until the player quits; a game that ends otherwise is kept.
pub fn play(player: Player, depth: Depth) -> anyhow::Result<Exit> {
    let mut app = App::new(player, depth == Depth::Plain);
    // Signals must not end the program before the terminal is given back.
    interrupt::listen();
    let result = turns(&mut app, depth);
    if !app.is_given_up() {
        autosave::arm(&app.player);
        interrupt::end();
    }
    result
}

fn turns(app: &mut App, depth: Depth) -> anyhow::Result<Exit> {
    let mut terminal = Taken::take()?;
    let events = events();
    let has_signs = terminal::has_signs();
    loop {
        terminal.0.draw(|frame| {
            app.fit(frame.area());
            view::draw(app, frame.area(), frame.buffer_mut());
            if depth == Depth::Indexed {
                reduce(frame.buffer_mut());
            }
            if !has_signs {
                ascii::replace(frame.buffer_mut());
            }
        })?;
        match events.recv_timeout(if app.is_waiting() { WAITING } else { QUIET }) {
            Ok(event) => {
                if let Some(action) = keys::action(&event?, app.is_typing()) {
                    app.act(action);
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            // After a failure, which was an event.
            Err(RecvTimeoutError::Disconnected) => return Ok(Exit::Io),
        }
        app.listen();
        if interrupt::was_raised() {
            return Ok(Exit::Interrupted);
        }
        if let Some(end) = app.end {
            return Ok(end);
        }
    }
}

/// What happens on the terminal. It is read on a thread of its own, since reading does not
/// come back when the terminal is gone; the loop above sees that by the signal, or by what it
/// cannot draw.
fn events() -> Receiver<io::Result<Event>> {
    let (sender, events) = channel();
    let failed = sender.clone();
    let thread = std::thread::Builder::new().spawn(move || {
        loop {
            let event = event::read();
            let is_end = event.is_err();
            if sender.send(event).is_err() || is_end {
                return;
            }
        }
    });
    if let Err(error) = thread {
        let _ = failed.send(Err(error));
    }
    events
}

#[cfg(test)]
mod tests;
