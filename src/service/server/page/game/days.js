// Counts days by their dates. In: dates such as "2026-11-24", what the engine says of a day. Out: weekdays, weeks,
// streaks, texts. Invariants: days are counted by date, never in hours, so time zones and summer time change nothing.

/** @import { Day } from "../answers.js" */

/** What is said of the puzzles of the weekdays from Monday. */
const WEEK = [
  "page-day-monday",
  "page-day-tuesday",
  "page-day-wednesday",
  "page-day-thursday",
  "page-day-friday",
  "page-day-saturday",
];
const DAY_MS = 86_400_000;

/** The date at a time, in the local time zone. @param {number} [time] */
export function day(time = Date.now()) {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** The number of days from 1970 to a date. @param {string} date */
export function numberOf(date) {
  const [year, month, dayOf] = date.split("-").map(Number);
  return Math.round(Date.UTC(year, month - 1, dayOf) / DAY_MS);
}

/** The date some days later. @param {string} date @param {number} count */
export const dayAfter = (date, count) => new Date((numberOf(date) + count) * DAY_MS).toISOString().slice(0, 10);

/** The index of a date in its week; Monday is 0. @param {string} date */
export const weekday = (date) => (numberOf(date) + 3) % 7;

/** Is this a date that exists? @param {string} date */
export const isDay = (date) => /^20\d\d-\d\d-\d\d$/.test(date) && dayAfter(date, 0) === date;

/** The message about the puzzle of a day; it does not tell what the picture shows. @param {Day} day */
export function describing({ date, feast, shape }) {
  if (feast) return "page-day-feast";
  if ("hex" in shape) return "page-day-sunday";
  return "triangles" in shape ? "page-day-triangles" : (WEEK[weekday(date)] ?? "page-day-large");
}

/**
 * A date in a language.
 * @param {string} language
 * @param {string} date
 * @param {Intl.DateTimeFormatOptions} how
 */
export const dayName = (language, date, how) =>
  new Intl.DateTimeFormat(language, { ...how, timeZone: "UTC" }).format(numberOf(date) * DAY_MS);

/** The seven dates of the week that contains a date, from Monday. @param {string} date */
export const week = (date) => Array.from({ length: 7 }, (_, place) => dayAfter(date, place - weekday(date)));

/**
 * Counts the days in a row, up to today or yesterday, whose puzzles are solved. Tomorrow's may be solved, too, if
 * people traveled across the date line.
 * @param {(date: string) => boolean} isSolved
 * @param {string} today
 */
export function streak(isSolved, today) {
  let date = [1, 0, -1].map((count) => dayAfter(today, count)).find(isSolved) ?? today,
    count = 0;
  for (; isSolved(date); date = dayAfter(date, -1)) count += 1;
  return count;
}
