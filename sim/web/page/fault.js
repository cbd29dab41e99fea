// SPDX-License-Identifier: MIT
// Says what is wrong with a line, in the page's language. The program numbers its faults. In their texts `#` is the smallest
// number, `&` the largest, `@` a character and `$` letters, as in board/host/notation/words.h.
import {FAULTS, WITHOUT_COLUMN} from 'faults'; // [[id, English text], ...] from number 1; count of those about a whole line
import {text, words} from './texts.js';

// before: what the page put before the typed line, whose columns count from there
function say({number, column, least, most, letters}, line, before = '') {
    const [id, english] = FAULTS[number - 1];
    const values = {'#': least, '&': most, '@': String.fromCharCode(most), $: letters};
    const fault = (words().faults?.[id] ?? english).replace(/[#&@$]/g, (place) => values[place]);
    const rest = id === 'FAULT_CYCLE' ? line.split(' ').at(-1) : '';
    if (number <= WITHOUT_COLUMN) return text('error', {fault});
    return text('errorAt', {column: Math.max(column - before.length, 1), fault: fault + rest});
}

// Returns the lines of an answer. If there is a fault, their error(before) describes it.
export function answered({lines, fault}) {
    return Object.assign(lines, {error: fault && ((before) => say(fault, lines[0], before))});
}
