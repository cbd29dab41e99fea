// SPDX-License-Identifier: MIT
// The puzzle of the day: a won position with exactly one winning move. The date alone decides, so everybody gets the same puzzle.

const DAY_MS = 24 * 60 * 60 * 1000,
    MONDAY = 4; // first Monday with a puzzle, in days since 1970-01-01
const TRIES = 2000; // number of random positions to try
// A puzzle has at least LEGAL[weekday] legal moves, and fewer than LEGAL[weekday + 1].
export const LEGAL = [4, 7, 10, 13, 17, 22, 28, 36];

const dayOf = (date) => Date.parse(date) / DAY_MS;
export const weekdayOf = (date) => (dayOf(date) + 7 - MONDAY) % 7;
// Returns true if the text is a date on or after MONDAY.
export const isDate = (words) => /^\d{4}-\d\d-\d\d$/.test(words) && dayOf(words) >= MONDAY;

// Returns today's date in the player's time zone, such as 2026-11-29.
export function today() {
    const now = new Date();
    return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}

// Returns a generator of random whole numbers below a limit (Mulberry32).
function randomFrom(seed) {
    let state = seed;
    return (limit) => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
    };
}

const listOf = (length, one) => Array.from({length}, one);
const piles = (draw, count, most) => listOf(count, () => 1 + draw(most)).join(' ');

// Functions that return a random position. `most` is the largest pile.
const GAMES = [
    (draw, most) => `nim - : ${piles(draw, 3 + draw(2), most)}`,
    (draw, most) => `mnim - : ${piles(draw, 3 + draw(2), most)}`,
    (draw, most) => `wythoff - : ${piles(draw, 2, 2 * most)}`,
    (draw, most) => `moore k=2 : ${piles(draw, 3, most)}`,
    (draw, most) => `mixed - : ${piles(draw, 3, most)}`,
    (draw, most) => {
        const rows = piles(draw, 2 + draw(4), most).split(' ');
        return `chomp - : ${rows.sort((one, other) => other - one).join(' ')}`;
    },
    (draw, most) => {
        const length = 4 + draw(most + 4);
        return `sos n=${length} : ${listOf(length, () => 'SO....'[draw(6)]).join('')}`;
    },
];

// Returns a date's puzzle, or undefined if there is no solver.
export async function puzzleOf(ask, date) {
    const draw = randomFrom(dayOf(date)),
        weekday = weekdayOf(date);
    for (let tries = 0; tries < TRIES; tries++) {
        const question = GAMES[draw(GAMES.length)](draw, 3 + weekday);
        const lines = await ask(`all ${question}`);
        if (!lines) return undefined;
        const [, , verdict, move] = lines.error ? [] : lines[0].split(' : ');
        if (verdict !== 'N' || move.includes(' ')) continue;
        const legal = (await ask(`moves ${question}`)).filter(Boolean).length;
        if (legal >= LEGAL[weekday] && legal < LEGAL[weekday + 1]) return {question, move, legal};
    }
    return undefined;
}

export const isNextDay = (date, next) => dayOf(next) - dayOf(date) === 1;

// Returns the streak in days after today's answer.
export function streakAfter(kept, date, isRight) {
    if (!isRight) return 0;
    return kept && isNextDay(kept.date, date) ? kept.streak + 1 : 1;
}
