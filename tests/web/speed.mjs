// SPDX-License-Identifier: MIT
// The page is quick: it loads fast, keeps the pace of the real board on a slow computer, is small, and speaks
// to nobody.
import {createReadStream, statSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {cpus} from 'node:os';
import {glass, launch, open, step, until} from './browser.mjs';
import {done, ok} from './tap.mjs';

const SIZE_MAX = 600000,
    LOAD_MAX_MS = 1000,
    SLOWER = 6;
const browser = await launch();
const html = readFileSync('out/web/bouton.html', 'utf8');

ok(
    statSync('out/web/bouton.html').size <= SIZE_MAX,
    `${statSync('out/web/bouton.html').size} bytes, at most ${SIZE_MAX}`,
);
ok(!/<(?:script|img|link|iframe)[^>]* (?:src|href)="(?!data:)/.test(html), 'nothing is loaded from outside');
const policy = html.match(/Content-Security-Policy" content="([^"]+)"/)?.[1] ?? '';
ok(
    policy.startsWith("default-src 'none'") && !/unsafe-inline|unsafe-eval|https?:|\*/.test(policy),
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

for (const board of await (async () => {
    const page = await open(browser);
    const names = await page
        .locator('#boards input')
        .evaluateAll((inputs) => inputs.map((input) => input.value));
    await page.context().close();
    return names;
})()) {
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
    const session = await live.context().newCDPSession(live);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    const pace = await live.evaluate(async () => {
        const at = async () => ({real: performance.now(), simulated: await window.bouton.now()});
        const from = await at();
        await new Promise((resolve) => {
            setTimeout(resolve, 4000);
        });
        const to = await at();
        return (to.simulated - from.simulated) / (to.real - from.real);
    });
    ok(
        Math.abs(pace - 1) < 0.01,
        `${board}: ${pace.toFixed(4)} of real time while the page is throttled ${SLOWER} times`,
    );
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
