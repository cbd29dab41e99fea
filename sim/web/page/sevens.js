// SPDX-License-Identifier: MIT
// Characters that HTML or JavaScript would change in the string of build/sevens.js: NUL, line feed, carriage return, ", <, \.
// Characters from 160 on replace them.
const AWAY = [0, 10, 13, 34, 60, 92];
const FIRST = 0x80 + 0x20;

export const codeOf = (seven) => (AWAY.includes(seven) ? FIRST + AWAY.indexOf(seven) : seven);

// Returns the bytes that a string of 7-bit characters encodes.
export function readSevens(text) {
    const bytes = new Uint8Array((text.length * 7) >> 3);
    let bits = 0,
        held = 0,
        at = 0;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        held = (held << 7) | (code < 0x80 ? code : AWAY[code - FIRST]);
        bits += 7;
        if (bits < 8) continue;
        bits -= 8;
        bytes[at++] = held >> bits;
        held &= (1 << bits) - 1;
    }
    return bytes;
}
