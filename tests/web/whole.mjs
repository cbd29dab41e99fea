// SPDX-License-Identifier: MIT
// If this test fails, the page shows half-drawn pictures of the exhibit's dots. The page must read only whole pictures
// from the dots, at any moment and with time slices of any length. A picture is whole between two frames.
import {readFileSync} from 'node:fs';
import {parseHex} from '../../sim/web/machine/hex.js';
import {readBoard} from '../../sim/web/build/wiring.js';
import {bundled} from './bundle.mjs';
import {done, drawn, ok, random} from './tap.mjs';

const GAMES = drawn([...Array(20).keys()], 20),
    GAME_MS = 14000,
    KEY_MS = 700,
    DOWN_MS = 60,
    FINE_MS = 0.1, // time step in ms, shorter than the time between two rows of dots
    FRAME_MS = 1,
    SLICE_MAX_MS = 20;
const BOARDS = ['exhibit']; // boards with rows of dots
const {Bench} = await bundled('out/web/whole', "export {Bench} from './sim/web/parts/bench.js';");

// Plays a game with random keys. Calls look(bench) after each short time.
function play(bench, seed, sliceMs, look) {
    const {machine, contacts} = bench,
        choose = random(seed);
    for (let ms = 0; ms < GAME_MS; ms += KEY_MS) {
        const key = choose(bench.board.keys.keys.length);
        contacts.move(key, true);
        for (const until of [DOWN_MS, KEY_MS]) {
            const end = machine.now + machine.cycles(until === DOWN_MS ? DOWN_MS : KEY_MS - DOWN_MS);
            while (machine.now < end) {
                machine.runUntil(Math.min(end, machine.now + machine.cycles(sliceMs())));
                look(bench);
            }
            contacts.move(key, false);
        }
    }
}

const text = (rows) => rows.map((row) => row.join()).join();

for (const name of BOARDS) {
    const board = readBoard(
        readFileSync(`board/${name}/board.mk`, 'utf8'),
        readFileSync(`board/${name}/diagram.json`, 'utf8'),
    );
    const make = () => new Bench(board, parseHex(readFileSync(`out/${name}/bouton.hex`, 'utf8')));
    for (const game of GAMES) {
        // Collects complete pictures, which stay for half a frame or more.
        const shown = new Set();
        let last = '',
            since = 0,
            halves = 0;
        play(
            make(),
            game,
            () => FINE_MS,
            ({display, machine}) => {
                const now = text(display.rows());
                if (now !== last) {
                    if (last && machine.now - since < machine.cycles(FRAME_MS)) halves++;
                    [last, since] = [now, machine.now];
                }
                if (machine.now - since >= machine.cycles(FRAME_MS / 2)) shown.add(now);
            },
        );
        const slice = random(game + 1000),
            wrong = new Set(),
            seen = new Set();
        play(
            make(),
            game,
            () => 0.1 + slice(1000 * SLICE_MAX_MS) / 1000,
            ({display}) => {
                const now = text(display.picture().rows);
                seen.add(now);
                if (!shown.has(now)) wrong.add(now);
            },
        );
        ok(
            seen.size > 5 && halves > 0 && wrong.size === 0,
            `${name}, game ${game}: ${seen.size} pictures, each of them whole; ${halves} halves in between`,
            ...[...wrong].slice(0, 3),
        );
    }
}
done();
