// SPDX-License-Identifier: MIT
// Measures the page on this computer: the time until the first picture, and the cost of a board that waits for keys.
import {cpus} from 'node:os';
import {BOARDS, launch, open} from './browser.mjs';

const OPENED = 5;
const browser = await launch([]); // like a user's browser

// Returns the real time that a simulation needs, divided by the simulated time.
const cost = (page) =>
    page.evaluate(async () => {
        await window.bouton.step(1000);
        const began = performance.now();
        await window.bouton.step(10000);
        return (performance.now() - began) / 10000;
    });

// Returns the time in ms from opening the page to the display's first picture.
const firstGlass = (page) =>
    page.evaluate(async () => {
        const isLit = () => {
            const {codes, rows, looks} = window.bouton?.state?.picture ?? {};
            return codes?.some((code) => code !== 0x20) || rows?.flatMap((row) => [...row]).some(Boolean) || looks?.some(Boolean);
        };
        while (!isLit()) await new Promise(requestAnimationFrame);
        return performance.now();
    });

console.log(`${cpus()[0].model}, ${cpus().length} cores`);
for (const board of BOARDS) {
    const share = await cost(await open({board, ms: 1000}));
    const glasses = [];
    for (let times = 0; times < OPENED; times++) glasses.push(await firstGlass(await open({board, paused: false})));
    const median = glasses.sort((a, b) => a - b)[OPENED >> 1];
    console.log(`${board}: first picture after ${Math.round(median)} ms, waits for keys in ${(100 * share).toFixed(1)} % of the time`);
}
await browser.close();
