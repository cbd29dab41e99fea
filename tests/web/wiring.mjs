// SPDX-License-Identifier: MIT
// If this test fails, the page's boards are wired differently from their diagrams. Everything in diagram.json must
// reach the page, and errors in it must be noticed.
import {readdirSync, readFileSync} from 'node:fs';
import {readBoard} from '../../sim/web/build/wiring.js';
import {inflateRawSync} from 'node:zlib';
import {writeHex} from '../../sim/web/machine/hex.js';
import {readSevens} from '../../sim/web/page/sevens.js';
import {BOARDS, bytesOf, hexOf} from './boards.mjs';
import {done, ok} from './tap.mjs';

const read = (path) => readFileSync(path, 'utf8');

// Returns [board] for the changed diagram, or [undefined, error].
function changed(boardMk, diagram, change) {
    const wrong = JSON.parse(diagram);
    change(wrong);
    try {
        return [readBoard(boardMk, JSON.stringify(wrong))];
    } catch (error) {
        return [undefined, error.message];
    }
}

// Rows [mistake, function that makes the mistake in a diagram, words of the error]
const MISTAKES = [
    ['an unknown part', ({parts}) => Object.assign(parts[1], {type: 'wokwi-toaster'}), 'unknown part wokwi-toaster'],
    ['an unknown pin', ({connections: [wire]}) => wire.splice(1, 1, wire[1].replace(/:.*/, ':Z9')), 'no such pin'],
    ['a wire to a missing part', ({connections}) => connections.push(['mcu:5', 'nobody:1']), 'no such pin'],
    ['another chip', ({parts: [chip]}) => Object.assign(chip, {type: chip.type.startsWith('chip') ? 'wokwi-arduino-uno' : 'chip-attiny2313a'}), ''],
];
const page = read('out/web/bouton.html');
const packed = inflateRawSync(readSevens(page.match(/"([^"]{200000,})"/)[1]));

for (const name of BOARDS) {
    const boardMk = read(`board/${name}/board.mk`),
        diagram = read(`board/${name}/diagram.json`);
    const board = readBoard(boardMk, diagram);
    ok(board.keys.keys.length >= 3 && board.mcu, `${name}: the diagram is read`);
    for (const [what, change, words] of MISTAKES) {
        const [, error] = changed(boardMk, diagram, change);
        ok(error?.includes(words), `${name}: ${what} is an error`, error);
    }
    // Checks that no wire of the diagram can be left out unnoticed.
    const idle = JSON.parse(diagram).connections.filter((_, i) => {
        const [less] = changed(boardMk, diagram, ({connections}) => connections.splice(i, 1));
        return less && JSON.stringify(less) === JSON.stringify(board);
    });
    ok(idle.length === 0, `${name}: each wire counts`, ...idle);
    const images = [name, ...readdirSync('out').filter((folder) => folder.startsWith(`${name}-`))];
    const missing = images.filter((image) => !packed.includes(bytesOf(image)));
    ok(missing.length === 0, `the page has the firmware of ${images.join(', ')} as it is flashed`, missing);
    ok(packed.includes(readFileSync(`board/${name}/wiring.svg`)), `${name}: the page has the picture of the wiring`);
    const others = images.filter((image) => writeHex(bytesOf(image)) !== hexOf(image));
    ok(others.length === 0, `the page writes the hex files as ${images.join(', ')}`, others);
}

{
    // SPEAKING must list exactly the sources that depend on the language.
    const speaking = read('board/rules.mk').match(/^SPEAKING = (.*)/m)[1].split(' ');
    const known = [...new Set(read('out/uno/gen/firmware/text/language.h').match(/\b[A-Z_]{9,}\b/g))].filter((one) => one !== 'LANGUAGES');
    const sources = readdirSync('firmware', {recursive: true}).filter((path) => path.endsWith('.c')).map((path) => `firmware/${path}`);
    const using = sources.filter((path) => new RegExp(`\\b(${known.join('|')})\\b`).test(read(path)));
    ok(known.length === 4 && using.sort().join() === speaking.sort().join(), `only ${speaking.join(' and ')} depend on the language`, known, using);
}
done();
