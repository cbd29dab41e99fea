// SPDX-License-Identifier: MIT
// usage: touch.mjs [BOARD AND GAME]
//
// If this test fails, a game cannot be played by touching the drawing alone. Plays whole games by mouse, finger, or a
// cursor that arrows move.
import {goPosition, match, open, status, step, turnOf, until} from './browser.mjs';
import {done, drawn, games, ok, random} from './tap.mjs';

const known = games();
const MOVES_MAX = 80,
    STEPS_MAX = 60; // largest number of key presses to move the cursor to a place in the drawing
// byte of settings that selects each game of the pocket toy
const TOY = {nim: 0x10, mnim: 0x90, moore: 0x11, mmoore: 0x91};

const spots = (page) =>
    page.locator('.spot:not([hidden])').evaluateAll((all) =>
        all.map((one) => {
            const {left, top, width, height} = one.getBoundingClientRect();
            return {name: one.ariaLabel, isChosen: one.ariaPressed === 'true', x: left + width / 2, y: top + height / 2, width, height};
        }),
    );
const chosen = async (page) => (await spots(page)).filter(({isChosen}) => isChosen).map(({name}) => name);
const isReady = async (page) => (await page.getAttribute('#play-move', 'aria-disabled')) === 'false';

// Moves the cursor in the drawing by arrow keys. Returns false if impossible.
async function aimAt(page, {name, x, y}) {
    await page.focus('.spot[tabindex="0"]');
    const seen = new Set();
    for (let steps = 0; steps < STEPS_MAX; steps++) {
        const now = await page.evaluate(() => {
            const {left, top, width, height} = document.activeElement.getBoundingClientRect();
            return {name: document.activeElement.ariaLabel, x: left + width / 2, y: top + height / 2};
        });
        if (now.name === name && Math.hypot(now.x - x, now.y - y) < 2) return true;
        const [dx, dy] = [x - now.x, y - now.y];
        const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft',
            along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
        const wished = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
        const key = wished.find((one) => !seen.has(`${now.x} ${now.y} ${one}`)) ?? wished[0];
        seen.add(`${now.x} ${now.y} ${key}`);
        await page.keyboard.press(key);
    }
    return false;
}

const WAYS = {
    mouse: (page, {x, y}) => page.mouse.click(x, y),
    finger: (page, {x, y}) => page.touchscreen.tap(x, y),
    async cursor(page, spot, isUndo) {
        if (await aimAt(page, spot)) await page.keyboard.press(isUndo ? ' ' : 'Enter');
    },
};

async function touch(page, way, name, isUndo = false) {
    const all = page.locator('.spot:not([hidden])');
    await all.evaluateAll((some, wanted) => some.find((one) => one.ariaLabel === wanted)?.scrollIntoView(), name);
    await WAYS[way](page, (await spots(page)).find((one) => one.name === name), isUndo);
    await step(page, 0); // waits until the board has answered earlier requests
    await step(page, 8);
}

// Plays the chosen move. If `isInside`, a cursor presses Enter in the drawing. Otherwise uses the button, unscrolled.
async function play(page, way, isInside) {
    const button = page.locator('#play-move');
    if (way === 'cursor') {
        await (isInside ? page.keyboard.press('Enter') : button.press('Enter'));
        return;
    }
    const {x, y, width, height} = await button.boundingBox();
    await WAYS[way](page, {x: x + width / 2, y: y + height / 2});
}

// Returns 'spot', a button's id, or 'inactive' for the element with the focus.
const focused = (page) => page.evaluate(() => (document.activeElement.ariaDisabled === 'true' ? 'inactive' : document.activeElement.id || document.activeElement.className));

// Plays a whole game. Returns the faults and how many moves there were.
async function game(page, way, seed) {
    const wrong = [],
        any = random(seed);
    let moves = 0;
    for (; moves < MOVES_MAX; moves++) {
        const now = await turnOf(page, 60000);
        // After a keyboard move, the focus must be in the drawing or on the button.
        const wanted = now?.result ? 'play-move' : 'spot';
        if (way === 'cursor' && moves > 0 && !(await until(page, async () => (await focused(page)) === wanted, 10000))) wrong.push(`move ${moves}: the focus is elsewhere`, await focused(page));
        if (!now || now.result) {
            if (!now) wrong.push('no turn', await match(page));
            break;
        }
        const all = (await spots(page)).filter(({isChosen}) => !isChosen),
            {name} = all[any(all.length)];
        await touch(page, way, name);
        const first = await chosen(page);
        if (!first.includes(name) || !(await isReady(page))) wrong.push(`${now.question}: ${name} is not chosen`, first);
        if (moves === 0) {
            await touch(page, way, name, true);
            if ((await isReady(page)) || (await chosen(page)).length) wrong.push(`${now.question}: ${name} is not undone`, await chosen(page));
            await touch(page, way, name);
        }
        if (wrong.length) break;
        await play(page, way, moves % 2 === 0);
        await until(page, async () => (await match(page)).question !== now.question);
        if (/undefined|NaN|\{|\[/.test(await status(page))) wrong.push(await status(page));
        const said = await page.locator('.played .human').allTextContents();
        if (!said.some((one) => one.includes(name))) wrong.push(`${now.question}: ${name} is not played`, said);
        if (wrong.length) break;
    }
    return {wrong, moves};
}

// Presses each arrow on each spot. Returns [{name, place, next}]. `next` has a spot's index for each arrow.
const paths = (page) =>
    page.locator('.spot:not([hidden])').evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        return all.map((one, i) => ({
            name: one.ariaLabel,
            place: [boxes[i].left + boxes[i].width / 2, boxes[i].top + boxes[i].height / 2],
            next: ['Left', 'Right', 'Up', 'Down'].map((side) => {
                one.focus();
                one.dispatchEvent(new KeyboardEvent('keydown', {key: `Arrow${side}`, bubbles: true, cancelable: true}));
                return all.indexOf(document.activeElement);
            }),
        }));
    });

// Returns the faults in these paths. isRows: true if the spots form rows, false if they form columns.
function pathFaults(all, isRows) {
    const faults = [];
    all.forEach(({name, place: [x, y], next}, start) => {
        next.forEach((to, i) => {
            if (to === start) return;
            const [toX, toY] = all[to].place,
                ahead = [x - toX, toX - x, y - toY, toY - y][i],
                aside = Math.abs(i < 2 ? y - toY : x - toX);
            if (ahead < 1) faults.push(`${name}, arrow ${i}: the cursor goes elsewhere, to ${all[to].name}`);
            if (aside > 1 && isRows === i < 2) faults.push(`${name}, arrow ${i}: the cursor leaves the line, to ${all[to].name}`);
        });
        const found = new Set([start]);
        for (const one of found) for (const to of all[one].next) found.add(to);
        if (found.size !== all.length) faults.push(`${name}: no arrows lead to ${all.filter((_, i) => !found.has(i)).map((one) => one.name)}`);
    });
    return faults;
}

{
    // Arrow keys must move the cursor straight, in their direction, and must reach every choice.
    const page = await open();
    for (const position of [
        'wythoff - : 7 9', 'wythoff - : 9 2', 'nim - : 3 9 1 5', 'moore k=2 : 23 2', 'take max=3 : 21', 'stair - : 1 2 3', 'chomp - : 4 4 4', 'chomp - : 5 3 1', 'nimble - : 2 2 6',
        'poj2315 m=2;L=13;r=1 : 13 20', 'turtle_opt - : HTHT', 'turtle_edge - : THTHH', 'northcott W=8 : 1,8 2,5', 'northcottr W=8 : 1,3 6,8', 'sos n=8 : S......S', 'divide - : 3 5',
        'dag V=6;E=1>0,2>0,3>1,4>1,4>2,5>3,5>4 : 5 4', 'everysg V=6;E=1>0,2>0,3>1,4>1,4>2,5>3,5>4 : 5 2',
    ]) {
        const isDone = await goPosition(page, position);
        const all = await paths(page),
            faults = pathFaults(all, ['balls', 'men'].includes((await match(page)).game.shape));
        const what = `${position}: arrows lead to all ${all.length} choices`;
        ok(isDone && all.length > 1 && faults.length === 0, what, ...faults.slice(0, 8));
    }
    const control = pathFaults([{name: 'a', place: [0, 0], next: [0, 1, 0, 1]}, {name: 'b', place: [9, 9], next: [1, 1, 1, 1]}], false);
    ok(control.length === 2 && control[0].includes('leaves the line') && control[1].includes('no arrows'), 'control: a crooked path and a dead end are found', ...control);
}

const boards = ['uno', 'exhibit'].flatMap((board) => known.map((name) => ({board, name})));
const all = [...boards, ...Object.keys(TOY).map((name) => ({board: 'pocket', name}))];
const only = process.argv[2];
const cases = all.map((one, i) => ({...one, way: Object.keys(WAYS)[(i + Number(one.board === 'exhibit')) % 3], seed: i}));
for (const {board, name, way, seed} of only ? cases.filter((one) => `${one.board} ${one.name}`.includes(only)) : drawn(cases, 8)) {
    const page = await open({board: board === 'pocket' ? board : `${board}#game=${name}/`, hasTouch: way === 'finger'});
    if (board === 'pocket') {
        await page.evaluate((settings) => window.bouton.write({settings}), TOY[name]);
        await step(page, 100);
        await page.click('[data-key=ok]');
    }
    await until(page, async () => (await match(page))?.question.startsWith(`${name} `));
    const {wrong, moves} = await game(page, way, seed);
    const {result, question} = (await match(page)) ?? {};
    ok(wrong.length === 0 && result && moves > 0, `${board}, ${name}, ${way}: ${moves} moves to the end`, ...wrong, question);
}

done();
