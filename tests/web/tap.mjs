// SPDX-License-Identifier: MIT
// TAP for the tests of the page.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {EventEmitter} from 'node:events';
import {readFileSync} from 'node:fs';
import {readMessages} from '../../sim/web/build/messages.js';
import * as words from '../../sim/web/page/words/en.js';

// which random cases a run tries (tests/draw.h)
const DRAW = process.env.DRAW || '1901';

let count = 0,
    failed = 0,
    isPart = false;

const tell = (words) => console.log(words.replaceAll('\n', '\n# '));

export function ok(passed, what, ...details) {
    count++;
    if (!passed) failed++;
    if (!isPart) tell(`${passed ? 'ok' : 'not ok'} ${count} - ${what}`);
    if (passed) return;
    if (isPart) tell(`# not ok ${count} - ${what}`);
    for (const detail of details) tell(`# ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`);
}

// Emits 'checked' after the last check of a test, and 'end' after the last test of the program.
export const events = new EventEmitter();

export function done() {
    events.emit('checked');
    if (isPart) return;
    console.log(`1..${count}`);
    process.exitCode = failed ? 1 : 0;
    events.emit('end');
}

// Events that would end the program of a test: a stray error, and an endless wait
const ENDS = ['uncaughtException', 'beforeExit'];

// Runs a whole test as one check. Prints the failed checks as comments.
export async function part(what, test) {
    const before = {count, failed};
    [count, failed, isPart] = [0, 0, true];
    let end;
    const ended = new Promise((_, reject) => (end = reject));
    for (const event of ENDS) process.once(event, end);
    try {
        await Promise.race([test(), ended]);
    } catch (error) {
        ok(false, error.stack ?? 'the test waits forever');
    }
    for (const event of ENDS) process.off(event, end);
    const passed = count > 0 && failed === 0,
        said = `${what}, ${count} checks`;
    ({count, failed} = before);
    isPart = false;
    ok(passed, said);
}

// Returns one random item out of every `parts` items. With DRAW=all, returns all items.
export function drawn(items, parts) {
    if (DRAW === 'all') return items;
    const choice = (at, count) => createHash('sha256').update(`${DRAW} ${at}`).digest().readUInt32BE() % count;
    return items.flatMap((_, at) => {
        if (at % parts) return [];
        return [items[at + choice(at, Math.min(parts, items.length - at))]];
    });
}

// Returns the lines that the host program answers.
export const host = (...lines) =>
    execFileSync('out/host/bouton', {input: lines.map((line) => `${line}\n`).join(''), encoding: 'utf8', maxBuffer: 1 << 30}).trimEnd().split('\n');
// Returns all legal moves as [move, verdict after the move].
export const movesOf = (question) =>
    host(`moves ${question}`)
        .map((line) => line.split(' : ').slice(0, 2))
        .filter(([, verdict]) => verdict);
// Returns the position after a move.
export const played = (question, move) =>
    host(`new ${question}`, `play ${move}`)[1].split(' : ').slice(0, 2).join(' : ');
// Returns the moves that win in a position, or ['-'].
export const winningMoves = (question) => host(`all ${question}`)[0].split(' : ')[3].split(' ');
// Returns the names of all games.
export const games = () => host('games').map((line) => line.match(/^\w+/)?.[0]).filter(Boolean).sort();

// Returns edge cases and random positions as [game and parameters, position, verdict, moves].
export function positionsByGame(count) {
    const rows = execFileSync('tests/model/positions.py', [`${count}`], {encoding: 'utf8'}).trim().split('\n');
    const games = new Map();
    for (const row of rows) {
        const name = row.split(' ')[0];
        games.set(name, [...(games.get(name) ?? []), row.split(' : ')]);
    }
    return games;
}

// English messages of the displays
export const messages = readMessages(readFileSync('firmware/ui/messages/en.txt', 'utf8'));
const template = (id) => words.texts[id] ?? messages[id]?.[0] ?? id.split('.').reduce((all, key) => all[key], words);
// Returns the English text with this id, such as 'games.nim.0' or 'MSG_TAKE', with these values.
export const en = (id, values = {}) =>
    template(id).replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (place, key, one, more) => (one === undefined ? (values[key] ?? place) : Number(values[key]) === 1 ? one : more));
// Returns the beginning of an English text, up to its first value.
export const head = (id) => en(id).split(/[{#]/)[0];
// Returns a pattern that finds an English text and captures its values, which have no full stop.
export const pattern = (id) =>
    new RegExp(template(id).replace(/[.?+()]/g, '\\$&').replace(/\{\w+\|(.*?)\|(.*?)\}/g, '(?:$1|$2)').replace(/\{\w+\}|#/g, '([^.]+)'));
// Returns words with a capital first letter.
export const capital = (words) => words.slice(0, 1).toUpperCase() + words.slice(1);
// Returns the page's words for a move in a position of this shape.
export const moveIn = (shape, first, second) => en(`move_${shape}`, {first, second});
// Texts that are the same in several languages. A text that contains another one comes first.
export const SHARED = ['bouton', 'uno', 'keyOk', 'games.nimble.0', 'games.nim.0', 'games.chomp.0', 'games.sos.0', 'games.poj2315.0', 'firmware', 'position', 'licences'].map((id) => en(id));

// Returns a function that, for n, returns a random number from 0 to n - 1.
export function random(seed) {
    let state = (seed * 2654435761 + 1) >>> 0;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}
