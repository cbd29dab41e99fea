// SPDX-License-Identifier: MIT
// If this test fails, the page uses the CPU for a board that nobody sees. Only this test and the kiosk's use real time.
import {open, showSolver, status, view} from './browser.mjs';
import {done, ok} from './tap.mjs';

const page = await open({board: 'uno', paused: false});
await page.waitForFunction(() => window.bouton?.state?.isOn);

// Returns true if the simulated time advances within one second.
const runs = (from) =>
    page.evaluate(async (ms) => {
        const end = performance.now() + 1000;
        while (performance.now() < end) {
            if ((await window.bouton.now()) > ms) return true;
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return false;
    }, from);
const now = () => page.evaluate(() => window.bouton.now());
const hide = (isHidden) =>
    page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
        document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);

ok(await runs(await now()), 'Play: the board runs');
await page.waitForFunction(() => document.getElementById('status').textContent);
ok((await status(page)).length > 10, 'Play: the page speaks in real time', await status(page));
for (const [what, leave, back] of [
    ['Learn', () => view(page, 'learn'), () => view(page, 'play')],
    ['the solver', () => showSolver(page), () => page.click('#bench-rooms button >> nth=0')],
    ['a hidden page', () => hide(true), () => hide(false)],
]) {
    await leave();
    ok(!(await runs(await now())), `${what}: the board stands still`);
    await back();
    ok(await runs(await now()), `${what}: then the board runs again`);
}
await view(page, 'play');
await page.click('#boards [data-board=pocket]');
ok(await runs(await now()), 'another board runs');
ok(await page.isHidden('#pause'), 'a display without moving text has no button to pause it');

await page.click('#boards [data-board=exhibit]');
await page.waitForFunction(() => window.bouton.state?.isOn);
ok(await runs(await now()), 'the text on the exhibit moves');
await page.click('#pause');
ok(!(await runs(await now())) && (await page.getAttribute('#pause', 'aria-pressed')) === 'true', 'a button pauses it');
await page.click('#pause');
ok(await runs(await now()), 'the button lets it move again');
await page.click('#pause');
await page.click('[data-key=ok]', {delay: 60});
ok((await runs(await now())) && (await page.getAttribute('#pause', 'aria-pressed')) === 'false', 'a key lets it move again');
{
    const still = await open({board: 'exhibit', paused: false, reducedMotion: 'reduce'});
    await still.waitForFunction(() => document.getElementById('pause').ariaPressed === 'true');
    const shown = await still.evaluate(() => window.bouton.now());
    await still.waitForTimeout(500);
    ok((await still.evaluate(() => window.bouton.now())) === shown, 'with reduced motion, no text moves while nobody plays');
    await still.click('[data-key=ok]', {delay: 60});
    await still.waitForFunction((ms) => window.bouton.state.ms > ms, shown);
    ok((await still.getAttribute('#pause', 'aria-pressed')) === 'false', 'a key starts a game');
    await still.waitForFunction(() => window.bouton.match);
}
const toy = await open({board: 'pocket', paused: false});
await toy.waitForFunction(() => window.bouton?.state?.isOn);
ok((await runs(await now())) && (await toy.isHidden('#pause')), "an address with the toy's name opens a running toy");
await toy.click('[data-key=ok]', {delay: 60});
await toy.waitForFunction(() => window.bouton.match);
done();
