// SPDX-License-Identifier: MIT
// Checks a hex file before the page writes it to a board.
import {checkSize} from '../flash/flash.js';
import {parseHex} from '../machine/hex.js';

// number of interrupt vectors in each chip, ascending
const VECTORS = {ATmega328P: 26, ATmega2560: 57};

// Counts the 4-byte interrupt vectors, which are jumps.
function countVectors(image) {
    const isVector = (at) => (image[at] === 0x0c && image[at + 1] === 0x94) || (image[at + 1] >> 4 === 0xc && !image[at + 2] && !image[at + 3]);
    let count = 0;
    while (isVector(4 * count)) count++;
    return count;
}

// Returns the chip of a program, by the number of interrupt vectors.
const chipOf = (image) => Object.keys(VECTORS).findLast((chip) => countVectors(image) >= VECTORS[chip]);

// Reads a hex file for a board. Returns {image} or a fault.
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
