// SPDX-License-Identifier: MIT
// TAP for the tests of the page.
import {createHash} from 'node:crypto';

// What one run draws from a long sweep, as in tests/draw.h
const DRAW = process.env.DRAW || '1901';

let count = 0,
    failed = 0;

export function ok(passed, what, ...details) {
    console.log(`${passed ? 'ok' : 'not ok'} ${++count} - ${what}`);
    if (!passed) {
        failed++;
        details.forEach((detail) =>
            console.log(
                `# ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`.replaceAll('\n', '\n# '),
            ),
        );
    }
}

export function done() {
    console.log(`1..${count}`);
    process.exitCode = failed ? 1 : 0;
}

// One of each `parts` items in a row, others for each commit; all of them with DRAW=all.
export function drawn(items, parts) {
    if (DRAW === 'all') return items;
    const choice = (at, count) => createHash('sha256').update(`${DRAW} ${at}`).digest().readUInt32BE() % count;
    return items.flatMap((_, at) => {
        if (at % parts) return [];
        return [items[at + choice(at, Math.min(parts, items.length - at))]];
    });
}

// A function that gives a random whole number, at least 0 and less than its argument.
export function random(seed) {
    let state = (seed * 2654435761 + 1) >>> 0;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}
