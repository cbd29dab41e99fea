// SPDX-License-Identifier: MIT
// If this test fails, the page shows half-drawn pictures of the exhibit's dots. The page must read only whole pictures
// from the dots, at any moment and with time slices of any length.
import {boardOf, bytesOf} from './boards.mjs';
import {bundled} from './bundle.mjs';
import {done, drawn, ok, random} from './tap.mjs';

const GAMES = drawn([...Array(20).keys()], 20),
    GAME_MS = 14000,
    KEY_MS = 700,
    DOWN_MS = 60,
    FINE_MS = 0.1, // time step in ms, shorter than the time between two rows of dots
    FRAME_MS = 1,
    SLICE_MAX_MS = 20;
const BOARD = 'exhibit'; // the board with rows of dots
const {Bench} = await bundled('parts/bench');

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

const make = () => new Bench(boardOf(BOARD), bytesOf(BOARD));
for (const game of GAMES) {
    // Collects the pictures that stay for at least half a frame. They are complete.
    const shown = new Set();
    let last = '',
        since = 0,
        halves = 0;
    play(make(), game, () => FINE_MS, ({display, machine}) => {
        const now = text(display.rows());
        if (now !== last) {
            if (last && machine.now - since < machine.cycles(FRAME_MS)) halves++;
            [last, since] = [now, machine.now];
        }
        if (machine.now - since >= machine.cycles(FRAME_MS / 2)) shown.add(now);
    });
    const slice = random(game + 1000),
        seen = new Set();
    play(make(), game, () => 0.1 + slice(1000 * SLICE_MAX_MS) / 1000, ({display}) => seen.add(text(display.picture().rows)));
    const wrong = [...seen].filter((now) => !shown.has(now));
    ok(seen.size > 5 && halves > 0 && wrong.length === 0, `${BOARD}, game ${game}: ${seen.size} pictures, each of them whole; ${halves} halves in between`, ...wrong.slice(0, 3));
}
done();
