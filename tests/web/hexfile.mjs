// SPDX-License-Identifier: MIT
// If this test fails, the page writes a hex file to a board that it damages, or refuses a good one without the reason.
import {readFileSync} from 'node:fs';
import {TARGETS} from '../../sim/web/flash/flash.js';
import {readProgram} from '../../sim/web/page/hexfile.js';
import {bytesOf, hexOf} from './boards.mjs';
import {done, ok} from './tap.mjs';

{
    const lines = hexOf('uno').split('\r\n');
    const damaged = [...lines];
    damaged[99] = damaged[99].replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const record = (at) => {
        const bytes = [1, at >> 8, at & 0xff, 0, 0];
        return `:${Buffer.from([...bytes, -bytes.reduce((sum, byte) => sum + byte, 0) & 0xff]).toString('hex').toUpperCase()}`;
    };
    const bad = {
        'damaged': [damaged.join('\r\n'), {code: 'hex', line: 100}],
        'empty': ['', {code: 'hex', line: 1}],
        'without a byte': [':00000001FF', {code: 'empty'}],
        'without an end': [lines.slice(0, 5).join('\r\n'), {code: 'hex', line: 6}],
        'at a far address': [':02000004FFFFFC\n:0100000000FF\n:00000001FF', {code: 'hex', line: 1}],
        'of another board': [hexOf('exhibit'), {code: 'room', bytes: bytesOf('exhibit').length, room: 32256}],
        'of 32,257 bytes': [`${record(32256)}\n:00000001FF`, {code: 'room', bytes: 32257, room: 32256}],
    };
    for (const [what, [hex, wanted]] of Object.entries(bad)) {
        const result = readProgram(hex, TARGETS.uno);
        ok(JSON.stringify(result) === JSON.stringify(wanted), `a hex file ${what}: ${wanted.code}`, result);
    }
}
{
    // Files that a user may choose. A board accepts only a small enough program for its chip.
    const files = {
        uno: hexOf('uno'), nano: hexOf('nano'), exhibit: hexOf('exhibit'), pocket: hexOf('pocket'), programmer: readFileSync('out/web/programmer/programmer.hex', 'utf8'),
    };
    const wanted = {
        uno: {uno: 'taken', nano: 'taken', exhibit: 'room', pocket: 'chip', programmer: 'taken'},
        nano: {uno: 'room', nano: 'taken', exhibit: 'room', pocket: 'chip', programmer: 'taken'},
        exhibit: {uno: 'chip', nano: 'chip', exhibit: 'taken', pocket: 'chip', programmer: 'chip'},
    };
    for (const [board, codes] of Object.entries(wanted)) {
        const got = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, readProgram(text, TARGETS[board]).code ?? 'taken']));
        ok(JSON.stringify(got) === JSON.stringify(codes), `${board}: takes the hex files for its chip, and says why it refuses the others`, got);
    }
}
done();
