// SPDX-License-Identifier: MIT
// The page is quick: it loads fast, keeps the pace of the real board on a slow computer, is small, and speaks
// to nobody.
import {createReadStream, statSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {cpus} from 'node:os';
import {BOARDS, glass, launch, open, step, until} from './browser.mjs';
import {done, ok} from './tap.mjs';
import {throttle} from './throttle.mjs';

const SIZE_MAX = 700000,
    LOAD_MAX_MS = 1000,
    SLOWER = 6,
    PACE_MS = 6000,
    TRIES = 3; // other programs may hold this computer up
const browser = await launch();
const html = readFileSync('out/web/bouton.html', 'utf8');

ok(
    statSync('out/web/bouton.html').size <= SIZE_MAX,
    `${statSync('out/web/bouton.html').size} bytes, at most ${SIZE_MAX}`,
);
ok(!/<(?:script|img|link|iframe)[^>]* (?:src|href)="(?!data:)/.test(html), 'nothing is loaded from outside');
const policy = html.match(/Content-Security-Policy" content="([^"]+)"/)?.[1] ?? '';
ok(
    policy.startsWith("default-src 'none'") && !/unsafe-inline|(?<!wasm-)unsafe-eval|https?:|\*/.test(policy),
    'a strict policy',
    policy,
);

// The share of a second that the simulation of a second takes, in the worker
const cost = (page) =>
    page.evaluate(async () => {
        await window.bouton.step(1000);
        const began = performance.now();
        await window.bouton.step(10000);
        return (performance.now() - began) / 10000;
    });

// How much a page computes in a second. noise: of other programs on this computer
const power = (page) =>
    page.evaluate(() => {
        const began = performance.now();
        let rounds = 0,
            noise = 0;
        for (; performance.now() < began + 1000; rounds++)
            for (let i = 0; i < 100000; i++) noise = (noise * 1664525 + i) >>> 0;
        return (rounds + (noise ? 0 : 1)) / (performance.now() - began);
    });

// Throttles until the page computes so many times less. Returns how many times, and what ends it.
async function throttleTo(page, slower) {
    const fast = Math.max(await power(page), await power(page));
    for (let rate = slower; ; rate *= 1.5) {
        const letGo = await throttle(browser, rate);
        const times = fast / (await power(page));
        if (times >= slower || rate > 10 * slower) return {times, letGo};
        await letGo();
    }
}

// Simulated time in a second of real time
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

for (const board of BOARDS) {
    const page = await open(browser, {board, ms: 1000});
    const share = await cost(page);
    ok(
        share * SLOWER < 1,
        `${board}: waits for keys in ${(100 * share).toFixed(1)} % of the time; ${SLOWER} times slower is enough`,
        cpus()[0].model,
    );
    await page.context().close();

    const live = await open(browser, {board, paused: false});
    const loaded = await live.evaluate(async () => {
        const isLit = () => {
            const {codes, rows, looks} = window.bouton.state?.picture ?? {};
            return (
                codes?.some((code) => code !== 0x20) ||
                rows?.flatMap((row) => [...row]).some(Boolean) ||
                looks?.some(Boolean)
            );
        };
        while (!isLit()) await new Promise(requestAnimationFrame);
        return performance.now();
    });
    ok(loaded <= LOAD_MAX_MS, `${board}: first glass after ${Math.round(loaded)} ms, at most ${LOAD_MAX_MS}`);
    await live.click('[data-key=ok]', {delay: 60}); // an exhibit that attracts does not wait for keys, but plays
    let times, rate;
    for (let tries = 0; tries < TRIES && !(Math.abs(rate - 1) < 0.01); tries++) {
        const throttled = await throttleTo(live, SLOWER);
        ({times} = throttled);
        rate = await pace(live);
        await throttled.letGo();
    }
    ok(times >= SLOWER, `${board}: the page is throttled ${times.toFixed(1)} times, with its worker`);
    ok(Math.abs(rate - 1) < 0.01, `${board}: ${rate.toFixed(4)} of real time meanwhile, waiting for keys`);
    ok(live.faults.length === 0, `${board}: no request, no error`, ...live.faults);
    await live.context().close();
}

{
    // Served, it asks for nothing but itself.
    const asked = [];
    const server = createServer((request, response) => {
        asked.push(request.url);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        createReadStream('out/web/bouton.html').pipe(response);
    });
    await new Promise((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${server.address().port}/bouton.html`;
    const page = await open(browser, {url});
    ok(
        await until(page, async () => (await glass(page))[1].includes('OK to play')),
        'it runs where it is served',
        await glass(page),
    );
    await step(page, 100);
    ok(asked.length === 1, 'and asks for nothing else', asked);
    await page.context().close();
    server.close();
}

await browser.close();
done();
