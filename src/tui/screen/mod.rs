//! Plays on the whole terminal: sets it up, runs the loop of events, restores it.
//!
//! `keys` maps events to actions, `acting` applies them to the state in `app`, `view` draws it.
//!
//! In: the player's game. Out: the exit status. Invariants: however the game ends, the terminal is
//! restored; only this file uses the terminal.

mod acting;
mod app;
mod cursor;
mod footer;
mod ink;
mod job;
mod keys;
mod sheet;
mod view;

use crate::app::Exit;
use crate::app::interrupt;
use crate::app::terminal;
use crate::tui::player::Player;
use crate::tui::save;
use app::App;
use ink::reduce;
use nonosat_studio::drawing::Depth;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use std::io;
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// Time between checks for signals. Must be short: a closed terminal may send two signals, and
/// the second ends the program at once.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(100);
/// Time between checks for an answer while a job runs.
const ANSWER_INTERVAL: Duration = Duration::from_millis(30);

/// The terminal in raw mode; dropping it restores the terminal. The inner value is never dropped:
/// its `drop` writes errors to standard error, and panics if that is closed.
struct OpenTerminal(ManuallyDrop<DefaultTerminal>);

impl OpenTerminal {
    fn take() -> io::Result<OpenTerminal> {
        let terminal = OpenTerminal(ManuallyDrop::new(ratatui::try_init()?));
        // Ratatui's hook restores the terminal before a panic is printed, but not the mouse.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            give_mouse_back();
            hook(panic);
        }));
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(terminal)
    }
}

impl Drop for OpenTerminal {
    fn drop(&mut self) {
        // If restoring fails, the terminal is gone.
        give_mouse_back();
        let _ = self.0.show_cursor();
        let _ = ratatui::try_restore();
    }
}

fn give_mouse_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture);
}

/// Plays until the player quits. Saves a game that ends otherwise.
///
/// # Errors
/// If the terminal cannot be read or drawn on.
pub fn play(player: Player, depth: Depth) -> anyhow::Result<Exit> {
    let mut app = App::new(player, depth == Depth::Plain);
    // Signals must not end the program before the terminal is restored.
    interrupt::listen();
    let result = turns(&mut app, depth);
    if !app.is_given_up() {
        save::arm_autosave(&app.player);
        interrupt::end();
    }
    result
}

fn turns(app: &mut App, depth: Depth) -> anyhow::Result<Exit> {
    let mut terminal = OpenTerminal::take()?;
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
                ink::replace_signs(frame.buffer_mut());
            }
        })?;
        match events.recv_timeout(if app.is_waiting() { ANSWER_INTERVAL } else { SIGNAL_INTERVAL })
        {
            Ok(event) => {
                if let Some(action) = keys::action(&event?, app.is_typing()) {
                    app.act(action);
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            // The reading thread ended after an error, which was the event before.
            Err(RecvTimeoutError::Disconnected) => return Ok(Exit::Io),
        }
        app.poll_job();
        if interrupt::was_raised() {
            return Ok(Exit::Interrupted);
        }
        if let Some(end) = app.end {
            return Ok(end);
        }
    }
}

/// The events of the terminal. A thread reads them, since reading never returns once the terminal
/// is gone; the loop above learns that from the signal, or because drawing fails.
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
