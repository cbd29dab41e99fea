// SPDX-License-Identifier: MIT
// Opens the page from its file in Chromium and plays on it. Only step() advances time. No test depends on the
// computer's speed.
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {events, ok} from './tap.mjs';

const {chromium} = createRequire(`${resolve('out/web/node_modules')}/`)('playwright-core');
const FLAGS = ['no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run', 'disable-background-networking', 'disable-component-update', 'disable-sync'].map((name) => `--${name}`);
// Disables the slow compilers of JavaScript and WebAssembly, because tests open pages only briefly.
const SHORT_LIVED = ['--js-flags=--no-turbofan --liftoff-only'];
// The headless shell, or the whole browser if the shell is missing
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const VIEWPORT = {width: 1280, height: 900};
export const PAGE = pathToFileURL(resolve('out/web/bouton.html')).href;
export const TAP_MS = 60;
const HANGS_MS = 180000; // timeout in ms, longer than the browser needs for anything on a busy machine
export {BOARDS} from './boards.mjs';
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'zh'];

let launched;
// Returns the browser. The first call launches it. done() closes it.
export const launch = (flags = SHORT_LIVED) => {
    if (!launched) events.once('end', async () => (await launched).close());
    return (launched ??= chromium.launch({executablePath: CHROMIUM, headless: true, timeout: HANGS_MS, args: [...FLAGS, ...flags]}));
};

// Serves a page. Returns its address and a list of the requested paths.
export async function serve(html, headers = {}) {
    const paths = [];
    const server = createServer(({url}, answer) => {
        paths.push(url);
        answer.writeHead(200, {'content-type': 'text/html; charset=utf-8', ...headers}).end(html);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    return {url: `http://127.0.0.1:${server.address().port}/bouton.html`, paths};
}

const pages = [];
// No page may request anything from outside, or write to the console.
events.on('checked', () => {
    const faults = pages.flatMap((page) => page.faults.splice(0));
    ok(faults.length === 0, 'no request, no error', ...faults);
});

// Returns a new page that has stored nothing. page.faults collects requests and errors.
export async function newPage(options) {
    const browser = await launch(),
        context = await browser.newContext(options),
        page = await context.newPage();
    page.setDefaultTimeout(HANGS_MS);
    Object.assign(page, {home: PAGE, faults: []});
    pages.push(page);
    const fault = (words) => page.faults.push(`${page.url().split('?')[1]}: ${words}`);
    page.on('request', (request) => {
        if (['blob:', 'data:', page.home].every((known) => !request.url().startsWith(known))) fault(`request: ${request.url()}`);
    });
    page.on('console', (message) => fault(`console: ${message.text()}`));
    page.on('pageerror', (error) => fault(`error: ${error.message}`));
    return page;
}

// opened pages by their options; opening a page is slow
const opened = new Map();

// Opens the page with a board. With `paused`, simulates `ms` milliseconds.
export async function open({board = 'uno', paused = true, ms = 1500, url = PAGE, ...options} = {}) {
    const {viewport = VIEWPORT, colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none', ...others} = options;
    const kind = JSON.stringify(others),
        last = opened.get(kind);
    const page = last && !last.isClosed() ? last : await newPage(others);
    opened.set(kind, page);
    if (page === last) {
        await page.evaluate(() => localStorage.clear());
        await page.goto('about:blank'); // a new address that differs only after # would not load the page again
    }
    page.home = url.split('?')[0];
    await page.setViewportSize(viewport);
    await page.emulateMedia({colorScheme, reducedMotion, forcedColors});
    await page.goto(`${url}?${paused ? 'paused&' : ''}board=${board}`);
    if (paused) await step(page, ms);
    return page;
}

// Advances the simulated time. Waits first until the page is ready.
export const step = (page, ms) =>
    page.evaluate(async (length) => {
        while (!window.bouton) await new Promise(requestAnimationFrame);
        return window.bouton.step(length);
    }, ms);
// Waits until firmware and host program have answered.
export async function settle(page) {
    for (let i = 0; i < 4; i++) await step(page, 8);
}
export const view = (page, name) => page.click(`#views [data-view=${name}]`);
export async function room(page, number) {
    await page.locator('#rooms button').nth(number).click();
    await settle(page);
}
export async function press(page, name, group = '#ladder') {
    await page.locator(group).getByRole('button', {name, exact: true}).click();
    await settle(page);
}
// Asks about a position in Learn.
export async function ask(page, question) {
    await page.fill('#asked', question);
    await page.press('#asked', 'Enter');
    await settle(page);
}
// Chooses a game from its picture.
export async function choose(page, game) {
    await page.click('#choose');
    await page.click(`[data-game=${game}]`);
    await until(page, async () => (await match(page))?.game.name === game, 3000);
    await step(page, 500);
}
// Shows a topic by its button or, in a small window, by the list of topics.
export async function topic(page, i, group = '#topics') {
    const button = page.locator(`${group} button`).nth(i);
    if (await button.isVisible()) await button.click();
    else await page.locator(`${group} select`).selectOption(`${i}`);
}
// Opens a new page in the view `name`. open() explains the options.
export async function openView(name, options) {
    const page = await open(options);
    await view(page, name);
    await step(page, 0);
    return page;
}
// Opens the solver, a room of Bench.
export async function showSolver(page) {
    await view(page, 'bench');
    await page.click('#bench-rooms button >> nth=1');
}
// Opens another position in the page, and waits until the page has spoken. Returns true on success.
export async function goPosition(page, position) {
    await go(page, `position=${position.replaceAll(' ', '_')}`);
    const isOpen = async () => (await match(page))?.question === position && page.locator('.stage.open').count();
    const isDone = Boolean(await until(page, isOpen));
    await step(page, 500);
    return isDone;
}
export const hash = (page) => page.evaluate(() => location.hash);
// Sets the part of the address after #, as a person does.
export const go = (page, hash) =>
    page.evaluate((words) => {
        location.hash = words;
    }, hash);
// Clicks an element that saves a file. Returns the file.
export async function download(page, selector) {
    const [saved] = await Promise.all([page.waitForEvent('download'), page.click(selector)]);
    return {name: saved.suggestedFilename(), text: readFileSync(await saved.path(), 'utf8')};
}
export const status = (page) => page.textContent('#status');
// Returns all lines from the serial line, even while Bench is hidden.
export const log = (page) => page.evaluate(() => window.bouton.lines);
export const match = (page) => page.evaluate(() => window.bouton.match);
// Passes lines to the page as if the board sent them.
export const receive = (page, ...lines) => page.evaluate((all) => all.forEach((line) => window.bouton.receive(line)), lines);
// Waits until a place in the drawing has the focus.
export const spotFocused = (page) => until(page, () => page.locator('.spot:focus').count(), 3000);

// Starts to collect the words that each live region gets.
export const listen = (page) =>
    page.evaluate(() => {
        window.heard = [];
        window.ears ??= new MutationObserver((changes) => {
            for (const {target, addedNodes} of changes)
                if (target.isConnected && target.closest('[role=status], [aria-live=polite]')) window.heard.push(...Array.from(addedNodes, (node) => node.textContent).filter(Boolean));
        });
        window.ears.observe(document.body, {childList: true, subtree: true});
    });
// Returns the words collected since the last call.
export const heard = (page) => page.evaluate(() => window.heard.splice(0));

// Returns the rows of the Uno's display. A dot represents a custom glyph.
export const glass = (page) =>
    page.evaluate(() => {
        const codes = Array.from(window.bouton.state.picture.codes, (code) => (code < 0x10 ? '·' : String.fromCharCode(code))).join('');
        return [codes.slice(0, 16).trimEnd(), codes.slice(16).trimEnd()];
    });

// Returns true if a change makes an element look different.
export async function changes(page, selector, change) {
    const element = page.locator(selector).first(),
        {x, y, width, height} = await element.boundingBox();
    const picture = () => page.screenshot({clip: {x: x - 6, y: y - 6, width: width + 12, height: height + 12}});
    const before = await picture();
    await element.evaluate(change);
    return !before.equals(await picture());
}

// Advances the time until is(page) is true. Returns the value, or undefined on failure.
export async function until(page, is, ms = 20000) {
    await step(page, 0);
    for (let waited = 0; waited < ms; waited += 100) {
        const found = await is(page);
        if (found) return found;
        await step(page, 100);
    }
    return undefined;
}

const centre = async (page, key) => {
    const box = await page.locator(`[data-key=${key}]`).boundingBox();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
};
const KEYBOARD = {left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown', ok: 'Enter', next: 'ArrowRight', take: 'ArrowDown'};

// For each input device, a function that holds keys down
export const ways = {
    async mouse(page, [key], ms = TAP_MS) {
        const {x, y} = await centre(page, key);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await step(page, ms);
        await page.mouse.up();
        await step(page, TAP_MS);
    },
    async keyboard(page, keys, ms = TAP_MS) {
        for (const key of keys) await page.keyboard.down(KEYBOARD[key]);
        await step(page, ms);
        for (const key of keys) await page.keyboard.up(KEYBOARD[key]);
        await step(page, TAP_MS);
    },
    async touch(page, keys, ms = TAP_MS) {
        const session = (page.session ??= await page.context().newCDPSession(page));
        const touchPoints = [];
        for (const key of keys) touchPoints.push({...(await centre(page, key)), id: touchPoints.length});
        await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
        await step(page, ms);
        await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
        await step(page, TAP_MS);
    },
};

// Opens the page with a position on a board. Waits until the player can move.
export async function openPosition(position, {board = 'uno', ...options} = {}) {
    const page = await open({board: `${board}#position=${position.replaceAll(' ', '_')}/`, ...options});
    await until(page, () => page.locator('.stage.open').count());
    return page;
}

// Starts the first game of a board by keys.
export async function begin(page, way = ways.keyboard) {
    const hasNext = await page.locator('[data-key=next]').count();
    for (let presses = hasNext ? 1 : 2; presses > 0; presses--) {
        await way(page, ['ok']);
        await step(page, 1000);
    }
}

// Advances the time until the player can move or the match has ended. Returns the match, or undefined.
export async function turnOf(page, ms = 20000) {
    await step(page, 0);
    return page.evaluate(async (length) => {
        for (let waited = 0; waited < length; waited += 100) {
            const {match} = window.bouton;
            if (match?.result || (match?.turn === 'human' && document.querySelector('.stage.open'))) return match;
            await window.bouton.step(100);
        }
        return undefined;
    }, ms);
}

// Plays the current game by keys to its end. Returns the match and the number of the player's moves.
export async function play(page, way) {
    const keys = (await page.locator('[data-key=next]').count()) ? ['next', 'take', 'ok'] : ['right', 'up', 'ok'];
    for (let moves = 0; moves < 40; moves++) {
        const now = await turnOf(page);
        if (!now || now.result) return {...now, moves};
        for (const key of keys) await way(page, [key]);
        await until(page, async () => (await match(page)).question !== now.question);
    }
    return {};
}
