// Chooses the puzzle of each day. In: dates such as "2026-11-24". Out: the request to the generator, the size of the
// puzzle, streaks. Invariants: the date alone determines the puzzle, so everybody gets the same one; days are counted
// by date, never in hours, so time zones and summer time change nothing.

/**
 * The plan for a day of the week: a size, the number of colors with the background, the range of stars, the estimated
 * minutes.
 * @typedef {{ size: string, shape: any, colors: number, stars: string, difficulty: string, minutes: number, text:
 *   string }} Plan
 */

/** @param {number} width @param {number} height */
const squares = (width, height) => ({ size: `${width}x${height}`, shape: { rect: { width, height } } });

/** From Monday to Saturday the puzzles grow; Sunday has hexagons. @type {Plan[]} */
const WEEK = [
  { ...squares(8, 8), colors: 2, stars: "0.5-1", difficulty: "gentle", minutes: 3, text: "page-day-monday" },
  { ...squares(10, 10), colors: 2, stars: "1.5-2", difficulty: "easy", minutes: 10, text: "page-day-tuesday" },
  { ...squares(10, 10), colors: 3, stars: "1.5-2", difficulty: "easy", minutes: 10, text: "page-day-wednesday" },
  { ...squares(15, 15), colors: 2, stars: "1.5-2", difficulty: "easy", minutes: 15, text: "page-day-thursday" },
  { ...squares(20, 20), colors: 2, stars: "2.5-3", difficulty: "tricky", minutes: 30, text: "page-day-friday" },
  { ...squares(25, 20), colors: 5, stars: "2.5-3", difficulty: "tricky", minutes: 45, text: "page-day-saturday" },
  {
    size: "hex:5",
    shape: { hex: { side: 5 } },
    colors: 3,
    stars: "1.5-2",
    difficulty: "easy",
    minutes: 7,
    text: "page-day-sunday",
  },
];

/** The colors that the generator uses, the background first. */
const INKS = ["#ffffff", "#222222", "#d0312d", "#2f6fc4", "#3a8f3a", "#f6c445", "#8a5a2b", "#a05cb8"];
const ONE = 86_400_000;

/** The date at a time, in the local time zone. @param {number} [when] */
export function day(when = Date.now()) {
  const date = new Date(when);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** The number of days from 1970 to a date. @param {string} date */
export function numberOf(date) {
  const [year, month, dayOf] = date.split("-").map(Number);
  return Math.round(Date.UTC(year, month - 1, dayOf) / ONE);
}

/** The date some days later. @param {string} date @param {number} count */
export const later = (date, count) => new Date((numberOf(date) + count) * ONE).toISOString().slice(0, 10);

/** The index of a date in its week; Monday is 0. @param {string} date */
export const weekday = (date) => (numberOf(date) + 3) % 7;

/** Is this a date that exists? @param {string} date */
export const isDay = (date) => /^20\d\d-\d\d-\d\d$/.test(date) && later(date, 0) === date;

/** @param {string} date */
export const planOf = (date) => WEEK[weekday(date)];

/** The shape and the colors of the picture of a day. @param {string} date */
export const outlineOf = (date) => ({
  shape: planOf(date).shape,
  colors: planOf(date).colors === 2 ? ["#ffffff", "#000000"] : INKS.slice(0, planOf(date).colors),
});

/** The request to the generator. @param {string} date */
export function queryOf(date) {
  const { size, colors, stars } = planOf(date);
  return String(new URLSearchParams({ size, colors: String(colors), stars, seed: String(numberOf(date)) }));
}

/**
 * A date in a language.
 * @param {string} language
 * @param {string} date
 * @param {Intl.DateTimeFormatOptions} how
 */
export const dayName = (language, date, how) =>
  new Intl.DateTimeFormat(language, { ...how, timeZone: "UTC" }).format(numberOf(date) * ONE);

/** The seven dates of the week that contains a date, from Monday. @param {string} date */
export const week = (date) => WEEK.map((_, place) => later(date, place - weekday(date)));

/**
 * Counts the days in a row, up to today or yesterday, whose puzzles are solved. Tomorrow's may be solved, too, if
 * people traveled across the date line.
 * @param {(date: string) => boolean} isSolved
 * @param {string} today
 */
export function streak(isSolved, today) {
  let date = [1, 0, -1].map((count) => later(today, count)).find(isSolved) ?? today,
    count = 0;
  for (; isSolved(date); date = later(date, -1)) count += 1;
  return count;
}
