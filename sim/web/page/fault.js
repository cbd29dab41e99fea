// SPDX-License-Identifier: MIT
// What is wrong with a line, in the language of the page. The program numbers its faults; in their texts `#` and `&` stand for the
// smallest and the largest number, `@` for a character and `$` for letters, as in board/host/notation/words.h.
import {FAULTS, WITHOUT_COLUMN} from 'faults'; // [[id, English text], ...] from number 1 on; how many are about a line as a whole
import {text, words} from './texts.js';

// before: what was put before the line that was typed, whose columns count from it
function say({number, column, least, most, letters}, line, before = '') {
    const [id, english] = FAULTS[number - 1];
    const values = {'#': least, '&': most, '@': String.fromCharCode(most), $: letters};
    const fault = (words().faults?.[id] ?? english).replace(/[#&@$]/g, (place) => values[place]);
    const rest = id === 'FAULT_CYCLE' ? line.split(' ').at(-1) : '';
    if (number <= WITHOUT_COLUMN) return text('error', {fault});
    return text('errorAt', {column: Math.max(column - before.length, 1), fault: fault + rest});
}

// The lines of an answer to a line with this fault; if there is one, error(before) says it.
export function answered({lines, fault}) {
    return Object.assign(lines, {error: fault && ((before) => say(fault, lines[0], before))});
}
