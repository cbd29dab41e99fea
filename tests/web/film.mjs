// SPDX-License-Identifier: MIT
// usage: film.mjs [pictures]
//
// If this test fails, the film of a game on the Uno's page is wrong or cannot be made. Records a whole game of Nim on
// the Uno, won by the nim-sum, as an animated PNG: out/web/shots/game.png. `pictures` copies it to board/uno/game.png.
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {glass, open, step, TAP_MS, until} from './browser.mjs';
import {done, en, ok, pattern, winningMoves} from './tap.mjs';

const UPNG = createRequire(`${resolve('out/web/node_modules')}/`)('upng-js');
const FILM = 'out/web/shots/game.png',
    KEPT = 'board/uno/game.png',
    SIZE_MAX = 400000;
const WIDTH_PX = 420,
    COLOURS = 48,
    LOOK_MS = 100,
    STILL_MAX_MS = 1400, // no picture stays longer
    LAST_MS = 4000;

mkdirSync('out/web/shots', {recursive: true});
const page = await open({viewport: {width: WIDTH_PX, height: 900}, reducedMotion: 'reduce'});
// Hide the words below the display, because these words change too late for the film.
await page.evaluate(() => document.getElementById('status').style.setProperty('visibility', 'hidden'));
const board = await page.locator('#toy').boundingBox();
const clip = {x: board.x - 4, y: board.y - 4, width: board.width + 8, height: board.height + 12};
const frames = []; // {png, ms}

// Adds a frame of `ms` ms to the film, or lengthens an identical last frame.
async function film(ms) {
    const png = await page.screenshot({clip}),
        last = frames.at(-1);
    if (last?.png.equals(png)) last.ms += ms;
    else frames.push({png, ms});
}

async function watch(ms) {
    for (let left = ms; left > 0; left -= LOOK_MS) {
        await step(page, LOOK_MS);
        await film(LOOK_MS);
    }
}

async function tap(key) {
    await page.keyboard.down(key);
    await step(page, TAP_MS);
    await film(TAP_MS);
    await page.keyboard.up(key);
    await watch(300);
}

// Adds frames until the display's second row matches `words`. Returns the result of match().
const watchFor = (words) =>
    until(page, async () => {
        await film(LOOK_MS);
        return (await glass(page))[1].match(words);
    });

const piles = [3, 4, 5];
await watch(1200);
await tap('Enter');
await watch(800);
await tap('Enter');
let ended;
for (let moves = 0; moves < 12 && !ended; moves++) {
    await watchFor(`^${en('MSG_YOUR_MOVE')}`);
    const [pile, stones] = winningMoves(`nim - : ${piles.join(' ')}`)[0].split('-').map(Number);
    for (let i = 0; i < pile; i++) if (piles[i]) await tap('ArrowRight');
    for (let i = 0; i < stones; i++) await tap('ArrowUp');
    piles[pile - 1] -= stones;
    await tap('Enter');
    const reply = await watchFor(`${pattern('MSG_I_TAKE').source}|${en('MSG_GAME_OVER')}`);
    ended = !reply?.[1];
    if (!ended) piles[Number(reply[2]) - 1] -= Number(reply[1]);
}
await watch(4500);
ok(piles.every((pile) => pile === 0), 'the game is won by the nim-sum', piles, await glass(page));
ok((await glass(page)).join().includes(en('MSG_YOU_WIN')), 'the display says who won', await glass(page));

const bytesOf = (buffer) => buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length);
const decoded = frames.map(({png}) => UPNG.decode(bytesOf(png)));
const delays = [...frames.slice(0, -1).map(({ms}) => Math.min(ms, STILL_MAX_MS)), LAST_MS];
const {width, height} = decoded[0];
const pixels = decoded.map((image) => UPNG.toRGBA8(image)[0]);
writeFileSync(FILM, Buffer.from(UPNG.encode(pixels, width, height, COLOURS, delays)));
if (process.argv[2] === 'pictures') copyFileSync(FILM, KEPT);
for (const path of [FILM, KEPT]) {
    const film = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const count = film.includes('acTL') ? film.readUInt32BE(film.indexOf('acTL') + 4) : 0;
    ok(count > 20 && film.length <= SIZE_MAX, `${path}: ${count} pictures, ${film.length} bytes`);
}
ok(readFileSync('README.md', 'utf8').split('\n## ')[0].includes(`](${KEPT})`), 'the film is at the top of README.md');
done();
