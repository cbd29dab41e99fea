// SPDX-License-Identifier: MIT
// What the page has as bytes: the images of the boards and the host's program, deflated together.
import {PACKED} from 'packed'; // as of sevens.js
import {readSevens} from './sevens.js';

// Returns a function of a place {at, bytes} that gives the bytes there.
export async function unpack() {
    const stream = new Blob([readSevens(PACKED)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const all = new Uint8Array(await new Response(stream).arrayBuffer());
    return ({at, bytes}) => all.slice(at, at + bytes);
}
