// SPDX-License-Identifier: MIT
// Writes bytes as a string of 7-bit characters. The string is 20 % longer than the bytes; base64 is 33 % longer.
import {codeOf} from '../page/sevens.js';

// Returns the bytes as a quoted JavaScript string literal.
export function writeSevens(bytes) {
    let text = '',
        bits = 0,
        held = 0;
    const put = (seven) => {
        text += String.fromCharCode(codeOf(seven));
    };
    for (const byte of bytes) {
        held = (held << 8) | byte;
        for (bits += 8; bits >= 7; held &= (1 << bits) - 1) put(held >> (bits -= 7));
    }
    if (bits) put((held << (7 - bits)) & 0x7f);
    return `"${text}"`;
}
