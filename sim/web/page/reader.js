// SPDX-License-Identifier: MIT
// What is on the glass, in words, for a screen reader. Told only when the glass has settled: constant updates
// drown speech.
import {FONT} from 'dot-font'; // {character: its five columns, bit 0 at the top}
import {BLINKING, DIM, OFF, ON} from '../parts/charlieplex.js';
import {text} from './texts.js';

const SETTLED_MS = 700,
    GAP = 12;
const SPECIAL = {0x5c: '¥', 0x7e: '→', 0x7f: '←', 0xa5: '·', 0xdf: '°', 0xff: '█'};

function readLcd({codes}) {
    const cell = (code) => SPECIAL[code] ?? (code < 0x10 ? '\0' : String.fromCharCode(code));
    const row = (from) => Array.from(codes.subarray(from, from + 16), cell).join('');
    // Custom glyphs draw piles; next to each other they are one picture.
    return [row(0), row(16)]
        .map((line) =>
            line
                .replace(/\0[\0 ]*\0|\0/g, ` [${text('picture')}] `)
                .replace(/\s+/g, ' ')
                .trim(),
        )
        .filter(Boolean)
        .join('. ');
}

function readLeds({looks}) {
    const rows = [1, 3, 5, 7].map((length, row) => looks.slice(row * row, row * row + length));
    const lit = rows.map((row) => row.filter((look) => look !== OFF).length);
    if (!lit.some(Boolean)) return text('dark');
    // Stones that are marked blink; in the menu what is chosen is brighter than the rest.
    const isMarked = looks.includes(BLINKING)
        ? (look) => look === BLINKING
        : (look) => look === ON && looks.includes(DIM);
    const marked = rows.map((row, i) => [row.filter(isMarked).length, i + 1]).filter(([count]) => count);
    return [
        text('rows', {rows: lit.join(', ')}),
        ...marked.map(([count, row]) => text('marked', {count, row})),
    ].join('. ');
}

const columnsOf = ({rows}) =>
    Array.from({length: 8 * rows[0].length}, (_, x) =>
        rows.reduce((column, row, y) => column | (((row[x >> 3] >> (7 - (x & 7))) & 1) << y), 0),
    );

// Characters on columns of dots, a space where there is a gap of a character or more. What is no character is
// left out.
export function readColumns(columns) {
    let read = '',
        gap = 0;
    for (let at = 0; at < columns.length; ) {
        const found = Object.entries(FONT).find(
            ([, glyph]) =>
                glyph.every((column, i) => (columns[at + i] ?? 0) === column) &&
                !columns[at + 5] &&
                glyph.some(Boolean),
        );
        if (found) {
            read += (gap >= 6 && read ? ' ' : '') + found[0];
            gap = 0;
            at += 6;
        } else {
            gap++;
            at++;
        }
    }
    return read;
}

// A text that moves to the left is put together again. Two blank characters end it: it begins again, or the
// board follows.
class Tape {
    #columns = [];
    #last = [];

    // Returns the text that these columns end, or ''.
    add(columns) {
        const {length} = columns;
        const by = [0, 1, 2, 3, 4].find(
            (step) =>
                this.#last.length &&
                columns.slice(0, length - step).every((column, x) => column === this.#last[x + step]),
        );
        this.#columns = by === undefined ? [...columns] : [...this.#columns, ...columns.slice(length - by)];
        this.#last = columns;
        if (this.#columns.length < GAP || this.#columns.slice(-GAP).some(Boolean)) return '';
        const text = this.text();
        this.#columns = [];
        return text;
    }

    // Dots of a board may look like a character or two.
    text() {
        const text = readColumns(this.#columns);
        return /\p{L}{2}/u.test(text) ? text : '';
    }
}

// tell(words) is called with what the glass says, when it has settled or a text has gone by.
export function makeReader(kind, tell) {
    const tape = new Tape();
    let picture,
        changed = 0,
        told = '',
        isNew = false;
    const say = (words) => {
        if (words && words !== told) tell((told = words));
    };
    const matrix = () => tape.text() || (columnsOf(picture).some(Boolean) ? '' : text('dark'));
    const words = () => (kind === 'lcd' ? readLcd(picture) : kind === 'leds' ? readLeds(picture) : matrix());
    return {
        show(next, ms) {
            // LEDs that blink have one look all the time.
            const isSame = kind === 'leds' && picture && next.looks.join() === picture.looks.join();
            picture = next;
            if (isSame) return;
            changed = ms;
            isNew = true;
            if (kind === 'matrix') say(tape.add(columnsOf(picture)));
        },
        tick(ms) {
            if (!isNew || ms - changed < SETTLED_MS) return;
            isNew = false;
            say(words());
        },
        // Says it in the language of the page, which has changed.
        repeat() {
            if (told) say(words());
        },
    };
}
