// SPDX-License-Identifier: MIT
// If this test fails, somebody whose browser lacks something sees a dead page, or no reason why. Makes each fault, reads the page's
// sentence in each language, and plays a game.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {begin, glass, LANGUAGES, newPage, PAGE, serve, step, until, view, ways} from './browser.mjs';
import {done, en, ok} from './tap.mjs';

const WORDS = {};
for (const language of LANGUAGES) WORDS[language] = (await import(`../../sim/web/page/words/${language}.js`)).lacks;
const html = readFileSync('out/web/bouton.html');

// Scripts that remove or break a browser feature before the page starts
const noWebAssembly = () => {
    delete window.WebAssembly;
    // Also remove WebAssembly from workers.
    window.Blob = class extends Blob {
        constructor(parts, options) {
            super(options?.type === 'text/javascript' ? ['delete globalThis.WebAssembly;', ...parts] : parts, options);
        }
    };
};
const removes = (name) => `delete window.${name}`;
// Returns a script that makes a constructor throw an error.
const throws = (name, error) => `window.${name} = class { constructor() { throw new DOMException('refused', '${error}'); } }`;
const noStorage = `Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('refused', 'SecurityError'); }})`;
const fullStorage = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`;

// Opens the page after a script, or under a content security policy, that causes a fault.
async function openWith({script, policy, ms = 1500}) {
    const {url} = policy ? await serve(html, {'content-security-policy': policy}) : {url: PAGE};
    const page = await newPage();
    page.home = url;
    if (script) await page.addInitScript(typeof script === 'string' ? {content: script} : script);
    await page.goto(`${url}?paused&board=uno`);
    if (ms) await step(page, ms);
    return page;
}
// Closes the page. Removes the faults that the test's content security policy caused.
async function close(page) {
    await page.context().close();
    page.faults = page.faults.filter((fault) => !/Content Security Policy/.test(fault));
}
const said = (page) => page.locator('#lacks p').allTextContents();

// Plays Nim by the display alone. Returns true if the game ends.
async function playUno(page) {
    const [turn, over] = ['MSG_YOUR_MOVE', 'MSG_GAME_OVER'].map((id) => en(id));
    await begin(page, ways.mouse);
    for (let moves = 0; moves < 40; moves++) {
        const row = await until(page, async () => (await glass(page))[1].match(`${turn}|${over}`)?.[0]);
        if (row !== turn) return moves > 0 && row === over;
        for (const key of ['right', 'up', 'ok']) await ways.mouse(page, [key]);
        await step(page, 300);
    }
    return false;
}

const FAULTS = [
    {what: 'no WebAssembly', script: noWebAssembly, lacks: 'solver'},
    {what: 'no workers', script: removes('Worker'), lacks: 'worker'},
    {what: 'workers that throw', script: throws('Worker', 'SecurityError'), lacks: 'worker'},
    {what: 'a policy without workers from blobs', policy: "worker-src 'self'", lacks: 'worker'},
    {what: 'a policy without any worker', policy: "worker-src 'none'", lacks: 'worker'},
    {what: 'no storage', script: noStorage, lacks: 'storage'},
    {what: 'a full storage', script: fullStorage, lacks: 'storage'},
    {what: 'no sound', script: removes('AudioContext'), lacks: 'sound'},
    {what: 'refused sound', script: throws('AudioContext', 'NotSupportedError'), lacks: 'sound'},
];
for (const {lacks, what, ...fault} of FAULTS) {
    const page = await openWith(fault);
    if (lacks === 'sound') await page.click('#keys [data-key=ok]', {delay: 60});
    for (const [language, words] of Object.entries(WORDS)) {
        await page.selectOption('#language', language);
        const now = await said(page);
        ok(now.length === 1 && now[0] === words[lacks], `${what}: the page says so, ${language}`, ...now);
    }
    await page.selectOption('#language', 'en');
    if (lacks === 'sound') ok(await page.isDisabled('#sound'), `${what}: the button for sound is grey`);
    await page.click('#boards [data-board=exhibit]');
    await page.click('#boards [data-board=uno]');
    ok(await playUno(page), `${what}: a whole game can be played`, await glass(page));
    await close(page);
}

{
    const page = await openWith({script: noWebAssembly});
    await page.click('#choose');
    await page.click('#gallery [data-game=nim]');
    const message = await until(page, () => page.evaluate(() => window.bouton.state.memory['match.position.part']?.[0] || undefined));
    ok(message > 0 && !(await page.textContent('#opened')), 'no WebAssembly: a game of the gallery opens', message);
    ok(await page.isDisabled('#who'), 'no WebAssembly: the button for an explanation is grey');
    await view(page, 'learn');
    ok(await page.evaluate(() => document.getElementById('learn').inert), 'no WebAssembly: Learn is grey');
    await close(page);
}
{
    const script = html.toString().match(/<script type="module">(.*?)<\/script>/s)[1],
        hash = createHash('sha256').update(script).digest('base64');
    const page = await openWith({policy: `script-src 'sha256-${hash}'; worker-src 'none'`, ms: 0});
    await page.locator('#lacks p').first().waitFor();
    ok((await said(page)).includes(WORDS.en.board), 'a policy that allows only the script of the page: the page says that it can simulate no board', ...(await said(page)));
    await close(page);
}
{
    const page = await openWith({policy: "script-src 'none'", ms: 0});
    ok(await page.locator('#needs').isVisible(), 'a policy without scripts: the page says what it needs');
    await close(page);
}

// Imitate browsers in which only one type of event may start sound.
for (const type of ['pointerdown', 'pointerup', 'touchend', 'click']) {
    const page = await newPage({hasTouch: true});
    await page.addInitScript((accepted) => {
        window.isRunning = false;
        Object.defineProperty(AudioContext.prototype, 'state', {get: () => (window.isRunning ? 'running' : 'suspended')});
        AudioContext.prototype.resume = () => {
            window.isRunning ||= window.event?.type === accepted;
            return window.isRunning ? Promise.resolve() : Promise.reject(new DOMException('refused', 'NotAllowedError'));
        };
    }, type);
    await page.goto(`${PAGE}?paused&board=uno`);
    await step(page, 1500);
    await page.tap('#keys [data-key=ok]');
    ok(await page.evaluate(() => window.isRunning), `sound starts at the first tap if the browser waits for ${type}`);
    await close(page);
}
done();
