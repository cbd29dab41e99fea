// SPDX-License-Identifier: MIT
// Checks a hex file before the page writes it to a board.
import {checkSize} from '../flash/flash.js';
import {parseHex} from '../machine/hex.js';

// {chip: number of interrupt vectors at the start of its programs}, in ascending order
const VECTORS = {ATmega328P: 26, ATmega2560: 57};

// Counts vectors of 4 bytes: a jump, or a relative jump followed by 0.
function countVectors(image) {
    const isVector = (at) => (image[at] === 0x0c && image[at + 1] === 0x94) || (image[at + 1] >> 4 === 0xc && !image[at + 2] && !image[at + 3]);
    let count = 0;
    while (isVector(4 * count)) count++;
    return count;
}

// Returns the chip of a program by its number of vectors. Other jumps may follow the vectors.
const chipOf = (image) => Object.keys(VECTORS).findLast((chip) => countVectors(image) >= VECTORS[chip]);

// Reads the text of a hex file for a board in TARGETS. Returns {image} or a fault {code, ...}.
export function readProgram(text, target) {
    try {
        const image = parseHex(text);
        checkSize(image, target);
        return chipOf(image) === target.chip ? {image} : {code: 'chip', wanted: target.chip};
    } catch (fault) {
        if (typeof fault.code !== 'string') throw fault;
        return {...fault};
    }
}
