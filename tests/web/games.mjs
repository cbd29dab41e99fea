// SPDX-License-Identifier: MIT
// usage: games.mjs [pictures]
//
// If this test fails, a whole game cannot be played on the page by mouse, keyboard or touch. `pictures` also takes
// pictures of the boards in the middle of a game, board/<name>/page.png, and of the first screen, sim/web/first.png.
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {begin, BOARDS, glass, log, match, open, play, status, step, until, view, ways} from './browser.mjs';
import {done, drawn, en, ok, pattern} from './tap.mjs';

const UPNG = createRequire(`${resolve('out/web/node_modules')}/`)('upng-js');
const PICTURE_MAX = 60000,
    PICTURE_PX = 520,
    FIRST = 'sim/web/first.png',
    FIRST_MAX = 60000,
    COLOURS = 128;
const WAYS = Object.entries(ways),
    TAKES_PICTURES = process.argv[2] === 'pictures';
const all = BOARDS.flatMap((board) => WAYS.map((way) => [board, ...way]));
const played = TAKES_PICTURES ? all : drawn(all, 9);
// Tests of single features
const others = drawn(['line', 'light', 'operator', 'bar', 'sound', 'fingers'], 2);
const isDrawn = (part) => TAKES_PICTURES || others.includes(part);

// Stores a picture with few colours, so that the file is small.
function store(path, png) {
    const image = UPNG.decode(png.buffer.slice(png.byteOffset, png.byteOffset + png.length));
    writeFileSync(path, Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, COLOURS)));
}

// Takes a picture of the display and the keys.
async function picture(page, board) {
    if (!TAKES_PICTURES) return;
    await step(page, 800); // waits until the words below the display are right
    const before = page.viewportSize(),
        path = `board/${board}/page.png`;
    await page.setViewportSize({width: PICTURE_PX, height: 900});
    const {x, y, width, height} = await page.locator('#toy').boundingBox();
    store(path, await page.screenshot({clip: {x: x - 4, y: y - 4, width: width + 8, height: height + 12}}));
    await page.setViewportSize(before);
    ok(statSync(path).size <= PICTURE_MAX, `${path}: ${statSync(path).size} bytes`);
}

{
    // Stores a picture of the first screen for the top of README.md.
    if (TAKES_PICTURES) store(FIRST, await (await open({viewport: {width: 1120, height: 640}})).screenshot());
    ok(statSync(FIRST).size <= FIRST_MAX, `${FIRST}: ${statSync(FIRST).size} bytes`);
    ok(/!\[[^\]]{30,}\]\(sim\/web\/first\.png\)/.test(readFileSync('README.md', 'utf8').split('\n## ')[0]), 'README.md shows the first screen, with its words');
}

// number of lights at the start of a game: lamps of the keys, or the toy's LEDs
const LIGHTS = {uno: 0, exhibit: 1, pocket: 16};
const lit = (page) =>
    page.evaluate(() => {
        const {lamps, picture} = window.bouton.state;
        return (picture.looks ?? lamps).filter(Boolean).length;
    });

for (const [board, name, way] of played) {
    const page = await open({board, hasTouch: name === 'touch'});
    await begin(page, way);
    ok((await lit(page)) >= LIGHTS[board], `${board}, ${name}: lights are lit`, await lit(page));
    if (board === 'pocket' && name === 'mouse') {
        for (const key of ['next', 'take']) await way(page, [key]);
        await picture(page, board);
    }
    const {result, parts, moves} = await play(page, way);
    ok(result && moves > 1 && !parts.some(Boolean), `${board}, ${name}: a game of Nim to its end`, result, parts, moves, await status(page));
}

if (isDrawn('line')) {
    const page = await open();
    await begin(page, ways.mouse);
    await until(page, async () => (await glass(page))[1].startsWith(en('MSG_YOUR_MOVE')));
    await ways.mouse(page, ['right']);
    await ways.mouse(page, ['up']);
    ok(pattern('MSG_TAKE').exec((await glass(page))[1])?.[1] === '1', 'uno: a stone is selected', await glass(page));
    await picture(page, 'uno');
    await ways.mouse(page, ['ok'], 900);
    ok(pattern('MSG_WINS_OF').test((await glass(page)).join()), 'uno: a long press asks for a hint', await glass(page));
    await view(page, 'bench');
    const isMoves = (line) => /^1-1 : [NP]$/.test(line);
    await page.fill('#line', 'moves');
    await page.press('#line', 'Enter');
    ok(await until(page, async () => (await log(page)).some(isMoves)), 'uno: a question about the match on the board is answered', await log(page));
    const sent = async () => (await log(page)).filter((line) => line.startsWith('uno ')),
        before = (await sent()).length;
    await page.click('#again');
    await step(page, 200);
    const [last, again] = (await sent()).slice(before - 1);
    ok(last === again && /^uno .* \*\d+$/.test(again), 'uno: it sends its match again', ...(await sent()));
    await page.click('#reset');
    ok(await until(page, async () => (await status(page)).startsWith(en('MSG_SPLASH'))), 'uno: reset', await status(page));
    await view(page, 'play');
    await page.click('[data-key=ok]', {delay: 0});
    await step(page, 800);
    ok((await glass(page))[1].includes(en('MSG_OK_PLAY')), 'uno: a very short click is a press', await glass(page));
}

if (isDrawn('light')) {
    const page = await open();
    const light = () => page.locator('wokwi-lcd1602').evaluate((element) => element.backlight);
    await ways.keyboard(page, ['ok']);
    await step(page, 59000);
    const before = (await glass(page)).join('/');
    ok(await light(), 'uno: 59 s after a key the display is lit', before);
    await step(page, 1500);
    ok(!(await light()), 'uno: after 60 s it is dark');
    await ways.keyboard(page, ['ok']);
    await step(page, 500);
    ok((await light()) && (await glass(page))[1].startsWith(en('MSG_LAST_STONE_WINS')), 'uno: a key turns the light on', await glass(page));
    await ways.keyboard(page, ['ok']);
    await step(page, 500);
    ok((await glass(page)).join('/') !== before, 'uno: the second key acts', await glass(page));
}

if (isDrawn('operator')) {
    // Opens the operator's menu by holding two pairs of keys for five seconds each.
    const page = await open({board: 'exhibit', hasTouch: true});
    for (const keys of [['left', 'right'], ['up', 'down']]) {
        await ways.touch(page, keys, 5100);
        await step(page, 1000);
    }
    ok(await until(page, async () => (await status(page)).includes(en('MSG_EASILY')), 6000), "exhibit: the operator's gesture by touch", await status(page));
}

if (isDrawn('bar')) {
    const page = await open({board: 'exhibit#position=chomp_-_:_8_8_8_7_6_4/'});
    await step(page, 3000);
    for (const key of ['right', 'right', 'right', 'up', 'up', 'up']) await ways.keyboard(page, [key]);
    const bytes = await page.evaluate(() => window.bouton.state.picture.rows.flatMap((row) => [...row]));
    const bits = bytes.map((byte) => byte.toString(2)).join('');
    const dots = bits.replaceAll('0', '').length;
    ok(dots > 30 && (await match(page))?.question === 'chomp - : 8 8 8 7 6 4', 'exhibit: the page draws a bar of Chomp', dots, await match(page));
    await picture(page, 'exhibit');
}

if (isDrawn('sound')) {
    // Checks that the page makes no sound before a gesture, as browsers require.
    const page = await open({board: 'pocket'});
    const spied = await page.evaluate(() => {
        const set = AudioParam.prototype.setValueAtTime;
        window.pitches = [];
        AudioParam.prototype.setValueAtTime = function (value, time) {
            window.pitches.push(value);
            return set.call(this, value, time);
        };
        return window.pitches.length;
    });
    await ways.keyboard(page, ['take']);
    await page.waitForTimeout(200); // the sound device takes some real time to start
    await ways.keyboard(page, ['take']);
    await step(page, 300);
    const pitches = await page.evaluate(() => window.pitches);
    ok(spied === 0 && pitches.some((hz) => hz > 500 && hz < 4000), 'pocket: a key clicks', pitches);
    await page.click('#sound');
    await page.evaluate(() => {
        window.pitches.length = 0;
    });
    await ways.keyboard(page, ['take']);
    const silent = await page.evaluate(() => window.pitches.filter((value) => value > 0 && value < 1));
    ok(silent.length === 0, 'pocket: without sound the volume stays 0', silent);
}

if (isDrawn('fingers')) {
    const page = await open({board: 'pocket', hasTouch: true});
    await ways.touch(page, ['ok']);
    await until(page, async () => (await lit(page)) === 16);
    await ways.touch(page, ['next', 'take', 'ok'], 700);
    await step(page, 1500);
    ok((await lit(page)) < 16, 'pocket: three fingers at once open the menu', await lit(page));
    const stored = () => page.evaluate(() => localStorage.getItem('bouton.eeprom.pocket'));
    const kept = await stored();
    await page.reload();
    await step(page, 500);
    ok((await stored()) === kept, 'pocket: the EEPROM outlives a reload');
    await view(page, 'bench');
    await page.click('#erase');
    const asked = await page.locator('#erase-dialog').isVisible();
    await page.click('#erase-yes');
    ok(asked && (await stored()) === null, 'pocket: the EEPROM can be erased, and the page asks first');
}

done();
