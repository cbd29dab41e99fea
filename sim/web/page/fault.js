// SPDX-License-Identifier: MIT
// Says what is wrong with a line. Fault number n is FAULTS[n - 1], [id, English text]. In a text `#` is the smallest number, `&`
// the largest, `@` a character and `$` letters, as in board/host/question/fault.h. The first WITHOUT_COLUMN faults are about a
// whole line.
import {FAULTS, WITHOUT_COLUMN} from 'faults';
import {text, words} from './texts.js';

// Returns an error message. `before` is the page's text before the line.
function say({number, column, least, most, letters}, line, before = '') {
    const [id, english] = FAULTS[number - 1];
    const values = {'#': least, '&': most, '@': String.fromCharCode(most), $: letters};
    // Omits `%` and the limit to raise, because the page cannot raise limits.
    const own = words().faults?.[id] ?? english.replace(/%.*/, '');
    const fault = own.replace(/[#&@$]/g, (place) => values[place]);
    const rest = id === 'FAULT_CYCLE' ? line.split(' ').at(-1) : '';
    if (number <= WITHOUT_COLUMN) return text('error', {fault});
    return text('errorAt', {column: Math.max(column - before.length, 1), fault: fault + rest});
}

// Returns the lines of an answer. After a fault, lines.error(before) returns the error message.
export function answered({lines, fault}) {
    return Object.assign(lines, {error: fault && ((before) => say(fault, lines[0], before))});
}
