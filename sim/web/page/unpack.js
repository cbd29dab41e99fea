// SPDX-License-Identifier: MIT
// The page's bytes: images of boards, and the host's program
import {PACKED} from 'packed'; // all packed bytes as a string for readSevens()
import {readSevens} from './sevens.js';

// Unpacks the embedded bytes. The returned function extracts bytes {at, bytes}.
async function unpack() {
    const stream = new Blob([readSevens(PACKED)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const all = new Uint8Array(await new Response(stream).arrayBuffer());
    return ({at, bytes}) => all.slice(at, at + bytes);
}

export const bytesAt = await unpack();
export const jsonAt = (place) => JSON.parse(new TextDecoder().decode(bytesAt(place)));
