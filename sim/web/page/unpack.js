// SPDX-License-Identifier: MIT
// The page's bytes: the boards' images and the host's program, deflated together
import {PACKED} from 'packed'; // as in sevens.js
import {readSevens} from './sevens.js';

// Returns a function that returns the bytes at {at, bytes}.
export async function unpack() {
    const stream = new Blob([readSevens(PACKED)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const all = new Uint8Array(await new Response(stream).arrayBuffer());
    return ({at, bytes}) => all.slice(at, at + bytes);
}
