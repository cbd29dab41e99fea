// SPDX-License-Identifier: MIT
// The font of the displays, from the table of the simulator in C, so that it is written down only once.

const FIRST = 0x20,
    GLYPHS = 0x60;
const NAMES = {0x5c: '¥', 0x7e: '→', 0x7f: '←'};

// Returns {character: its five columns from the left, bit 0 at the top}.
export function readFont(source) {
    const table = source.slice(source.indexOf('ascii[0x60][5]')).split('};')[0];
    const rows = [...table.matchAll(/\{((?:0x[0-9A-F]{2}(?:, )?){5})\}/g)].map(([, row]) =>
        row.split(', ').map(Number),
    );
    if (rows.length !== GLYPHS) throw new Error(`the font has ${rows.length} glyphs, not ${GLYPHS}`);
    return Object.fromEntries(
        rows.map((row, i) => [NAMES[FIRST + i] ?? String.fromCharCode(FIRST + i), row]),
    );
}
