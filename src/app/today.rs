//! Which day it is where the program runs.
//!
//! In: the clock and the time zone of the machine. Out: a date. Invariants: without a known time zone it
//! is the date in Greenwich.

use nonosat_studio::calendar::Date;
use time::OffsetDateTime;

/// The date of today; `None` before 2000 and after 2099.
pub fn today() -> Option<Date> {
    let now = OffsetDateTime::now_local().unwrap_or_else(|_| OffsetDateTime::now_utc());
    Date::new(now.year(), now.month().into(), now.day())
}
