// SPDX-License-Identifier: MIT
// If this test fails, the page's boards are wired differently from their diagrams. The page's wiring comes from
// diagram.json. Everything in the diagram must reach the page, and errors in it must be noticed.
import {readdirSync, readFileSync} from 'node:fs';
import {readBoard} from '../../sim/web/build/wiring.js';
import {inflateRawSync} from 'node:zlib';
import {parseHex, writeHex} from '../../sim/web/machine/hex.js';
import {readSevens} from '../../sim/web/page/sevens.js';
import {BOARDS} from './boards.mjs';
import {done, ok} from './tap.mjs';

const read = (path) => readFileSync(path, 'utf8');

// Changes a diagram. Returns the error that the change causes, or ''.
function errorOf(boardMk, diagram, change) {
    const changed = JSON.parse(diagram);
    change(changed);
    try {
        readBoard(boardMk, JSON.stringify(changed));
        return '';
    } catch (error) {
        return error.message;
    }
}

const page = read('out/web/bouton.html');
const packed = inflateRawSync(readSevens(page.match(/"([^"]{200000,})"/)[1]));

for (const name of BOARDS) {
    const boardMk = read(`board/${name}/board.mk`),
        diagram = read(`board/${name}/diagram.json`);
    const board = readBoard(boardMk, diagram);
    ok(board.keys.keys.length >= 3 && board.mcu, `${name}: the diagram is read`);
    const fails = (what, change, words) => {
        const error = errorOf(boardMk, diagram, change);
        ok(error && error.includes(words), `${name}: ${what} is an error`, error);
    };
    fails(
        'an unknown part',
        ({parts}) => {
            parts[1].type = 'wokwi-toaster';
        },
        'unknown part wokwi-toaster',
    );
    fails(
        'an unknown pin',
        ({connections}) => {
            connections[0][1] = connections[0][1].replace(/:.*/, ':Z9');
        },
        'no such pin',
    );
    fails(
        'a wire to a missing part',
        ({connections}) => connections.push(['mcu:5', 'nobody:1']),
        'no such pin',
    );
    fails(
        'another chip',
        ({parts}) => {
            parts[0].type = parts[0].type.startsWith('chip') ? 'wokwi-arduino-uno' : 'chip-attiny2313a';
        },
        '',
    );
    // Checks that no wire of the diagram can be left out unnoticed.
    const idle = JSON.parse(diagram)
        .connections.filter((_, i) => {
            const less = JSON.parse(diagram);
            less.connections.splice(i, 1);
            try {
                return JSON.stringify(readBoard(boardMk, JSON.stringify(less))) === JSON.stringify(board);
            } catch {
                return false;
            }
        })
        .map(([one, other]) => `${one} to ${other}`);
    ok(idle.length === 0, `${name}: each wire counts`, idle);
    const images = [name, ...readdirSync('out').filter((folder) => folder.startsWith(`${name}-`))];
    const missing = images.filter((folder) => !packed.includes(parseHex(read(`out/${folder}/bouton.hex`))));
    ok(missing.length === 0, `the page has the firmware of ${images.join(', ')} as it is flashed`, missing);
    ok(packed.includes(readFileSync(`board/${name}/wiring.svg`)), `${name}: the page has the picture of the wiring`);
    const others = images.filter((folder) => writeHex(parseHex(read(`out/${folder}/bouton.hex`))) !== read(`out/${folder}/bouton.hex`));
    ok(others.length === 0, `the page writes the hex files as ${images.join(', ')}`, others);
}

ok(
    (() => {
        try {
            parseHex(':0100000001FD\n:00000001FF');
            return false;
        } catch (error) {
            return error.message.includes('line 1');
        }
    })(),
    'a damaged hex file is refused',
);
{
    // SPEAKING must list exactly the sources that depend on the language.
    const speaking = read('board/rules.mk').match(/^SPEAKING = (.*)/m)[1].split(' ');
    const known = [...new Set(read('out/uno/gen/firmware/text/language.h').match(/\b[A-Z_]{9,}\b/g))].filter((one) => one !== 'LANGUAGES');
    const sources = readdirSync('firmware', {recursive: true})
        .map((path) => `firmware/${path}`)
        .filter((path) => path.endsWith('.c'));
    const using = sources.filter((path) => new RegExp(`\\b(${known.join('|')})\\b`).test(read(path)));
    ok(
        known.length === 4 && using.sort().join() === speaking.sort().join(),
        `only ${speaking.join(' and ')} depend on the language`,
        known,
        using,
    );
}
done();
