// SPDX-License-Identifier: MIT
// Measures the page on this computer: the time from its address to the first picture, the cost of a board that waits
// for keys, the pace on a computer that is several times slower, and the CPU time of a page that nobody touches.
import {cpus} from 'node:os';
import {BOARDS, launch, open} from './browser.mjs';
import {throttle} from './throttle.mjs';

const SLOWER = 6,
    PACE_MS = 6000,
    OPENED = 5,
    IDLE_S = 10,
    SETTLED_MS = 4000; // time in ms after which an unused page has started and is idle
const browser = await launch([]); // like a user's browser

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

// Returns the real time that a simulation needs, divided by the simulated time.
const cost = (page) =>
    page.evaluate(async () => {
        await window.bouton.step(1000);
        const began = performance.now();
        await window.bouton.step(10000);
        return (performance.now() - began) / 10000;
    });

// Returns how many times the page runs a loop per ms.
const power = (page) =>
    page.evaluate(() => {
        const began = performance.now();
        let rounds = 0,
            noise = 0;
        for (; performance.now() < began + 1000; rounds++)
            for (let i = 0; i < 100000; i++) noise = (noise * 1664525 + i) >>> 0;
        return (rounds + (noise ? 0 : 1)) / (performance.now() - began);
    });

// Slows the page by a factor. Returns the actual factor, and letGo(), which ends the slowdown.
async function throttleTo(page, slower) {
    const fast = Math.max(await power(page), await power(page));
    for (let rate = slower; ; rate *= 1.5) {
        const letGo = await throttle(browser, rate);
        const times = fast / (await power(page));
        if (times >= slower || rate > 10 * slower) return {times, letGo};
        await letGo();
    }
}

// Returns the simulated time divided by the real time.
const pace = (page) =>
    page.evaluate(async (ms) => {
        const at = async () => {
            const before = performance.now(),
                simulated = await window.bouton.now();
            return {real: (before + performance.now()) / 2, simulated};
        };
        const from = await at();
        await new Promise((resolve) => {
            setTimeout(resolve, ms);
        });
        const to = await at();
        return (to.simulated - from.simulated) / (to.real - from.real);
    }, PACE_MS);

// Returns the time in ms from opening the page to the display's first picture.
const firstGlass = (page) =>
    page.evaluate(async () => {
        const isLit = () => {
            const {codes, rows, looks} = window.bouton?.state?.picture ?? {};
            return (
                codes?.some((code) => code !== 0x20) ||
                rows?.flatMap((row) => [...row]).some(Boolean) ||
                looks?.some(Boolean)
            );
        };
        while (!isLit()) await new Promise(requestAnimationFrame);
        return performance.now();
    });

// Returns the CPU time in s that all pages have used.
async function cpuTime(session) {
    const {processInfo} = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({type}) => type === 'renderer').reduce((sum, one) => sum + one.cpuTime, 0);
}

// Returns the share of a CPU that unused pages need.
async function idle(page) {
    const session = await browser.newBrowserCDPSession();
    await page.waitForTimeout(SETTLED_MS);
    const before = await cpuTime(session);
    await page.waitForTimeout(1000 * IDLE_S);
    const share = ((await cpuTime(session)) - before) / IDLE_S;
    await session.detach();
    return share;
}

console.log(`${cpus()[0].model}, ${cpus().length} cores`);
for (const board of BOARDS) {
    const share = await cost(await open({board, ms: 1000}));
    const glasses = [];
    let live;
    for (let times = 0; times < OPENED; times++) {
        live = await open({board, paused: false});
        glasses.push(await firstGlass(live));
    }
    await live.click('[data-key=ok]', {delay: 60}); // ends attract mode, because the exhibit must wait for keys
    const {times, letGo} = await throttleTo(live, SLOWER);
    const rate = await pace(live);
    await letGo();
    console.log(
        `${board}: first picture after ${Math.round(median(glasses))} ms, waits for keys in ${(100 * share).toFixed(1)} % of the time, ` +
            `${times.toFixed(1)} times slower at ${(100 * rate).toFixed(1)} % of the real pace`,
    );
}
for (const [what, board, act] of [
    ['Uno that waits for keys', 'uno', (page) => page.click('[data-key=ok]', {delay: 60})],
    ['exhibit in attract mode', 'exhibit', () => {}],
    ['Learn', 'uno', (page) => page.click('#views [data-view=learn]')],
]) {
    const page = await open({board, paused: false});
    await act(page);
    console.log(`${what}: ${(100 * (await idle(page))).toFixed(1)} % of a CPU`);
}
await browser.close();
