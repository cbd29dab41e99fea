// SPDX-License-Identifier: MIT
// usage: put.mjs [times]: with `times`, measures the time to flash and compares it with avrdude
//
// If this test fails, a person with a board gets no or a wrong remedy when flashing from the page goes wrong. Tests
// the window for flashing in Chromium, with a stand-in for navigator.serial. Clicks flash through real bootloaders at the
// rig.
import {bytesOf, hexOf} from './boards.mjs';
import {LANGUAGES, newPage, open, view} from './browser.mjs';
import {Rig} from './port.mjs';
import {attempt, begin, chooseNano, code, connectModel, ended, forget, isOpen, modelFlash, modelHas, openPut, plugIn, prepare, press, rig, set, told} from './put_dialog.mjs';
import {done, drawn, en, ok} from './tap.mjs';

const IS_SHORT = process.env.DRAW !== 'all'; // true to skip the real bootloaders, which take a minute

// [board chosen on the page, board at the rig, avrdude's chip, avrdude's programmer, USB ids]
const TIMED = [
    ['uno', 'uno', 'atmega328p', 'arduino', [0x2341, 0x43]],
    ['uno', 'nano', 'atmega328p', 'arduino', [0x1a86, 0x7523]],
    ['exhibit', 'exhibit', 'atmega2560', 'wiring', [0x2341, 0x42]],
];
const RUNS = 3;

// Returns the time until act() returns true, in seconds.
async function time(act) {
    const since = performance.now();
    return (await act()) ? (performance.now() - since) / 1000 : NaN;
}

if (process.argv[2] === 'times') {
    for (const [board, kind, chip, by, usb] of TIMED) {
        const best = [Infinity, Infinity];
        for (let run = 0; run < RUNS; run++) {
            const page = await openPut(board, kind);
            await plugIn(page, usb);
            if (kind === 'nano') await chooseNano(page);
            best[0] = Math.min(best[0], await time(async () => (await attempt(page)) === 'done'));
            const other = new Rig(kind, () => {}),
                options = `-qq -p ${chip} -c ${by} -b 115200 -D -P $PORT -U flash:w:out/${kind}/bouton.hex:i`,
                write = () => other.run(`avrdude ${options}`);
            best[1] = Math.min(best[1], await time(async () => (await write()) === ''));
            other.end();
        }
        const [inPage, avrdude] = best.map((s) => `${s.toFixed(1)} s`);
        console.log(`${kind}: page ${inPage}, avrdude ${avrdude}; page/avrdude ${(best[0] / best[1]).toFixed(2)}`);
    }
    rig.end();
    process.exit();
}
{
    const page = await openPut('uno', undefined);
    ok((await page.textContent('#put-will')).includes('EEPROM'), 'the dialog says what will change and what stays', await page.textContent('#put-will'));
    ok((await page.evaluate(() => window.stand.asked.length)) === 0, 'the page asks for no port before the click');
    for (const [asks, wanted] of [['policy', 'policy'], ['person', 'none']]) {
        await set(page, {asks});
        const got = await attempt(page);
        ok(got === wanted && (await told(page)).length > 60, `a port is refused by a ${asks}: ${wanted}, with a remedy`, got, await told(page));
    }
    const asked = await page.evaluate(() => window.stand.asked);
    ok(asked.every(({options, isInClick}) => isInClick && options.filters.some(({usbProductId}) => usbProductId === 0x43)), 'the click asks for the port with the filters of the board', asked[0]);
    await attempt(page, 'All ports');
    const any = await page.evaluate(() => window.stand.asked.at(-1).options);
    ok(!any.filters, '"All ports" asks without filters', any);
    // Vendor numbers and product numbers of boards that the page cannot flash
    const foreign = [[0x2341, 0x8036, 'Leonardo'], [0x2341, 0x0069, 'R4'], [0x303a, 0x1001, 'ESP'], [0x2341, 0x0042, 'Mega']];
    for (const [usbVendorId, usbProductId, name] of foreign) {
        await set(page, {asks: 'port', port: undefined, usb: {usbVendorId, usbProductId}});
        const got = await attempt(page);
        ok(got === 'usb' && (await told(page)).includes(name) && !(await isOpen(page)), `${name}: refused by its USB numbers`, await told(page));
    }
    await set(page, {port: undefined, usb: {usbVendorId: 0x1a86, usbProductId: 0x7523}});
    if (!IS_SHORT) {
        const since = Date.now();
        const silent = await attempt(page);
        ok(silent === 'silent' && Date.now() - since < 9000 && !(await isOpen(page)), 'no answer: reported, and the port is closed', silent);
    }
    const sentences = new Set();
    for (const [refusal, opened, wanted] of [['NetworkError', true, 'busy'], ['NetworkError', false, 'rights'], ['InvalidStateError', true, 'open']]) {
        await set(page, {refusal});
        await page.evaluate((has) => {
            if (has) localStorage.setItem('bouton.port', 'opened');
            else localStorage.removeItem('bouton.port');
        }, opened);
        const got = await attempt(page);
        sentences.add(await told(page));
        ok(got === wanted, `open is refused: ${wanted}`, got, await told(page));
    }
    ok(sentences.size === 3, 'each refusal has its own words');
    await set(page, {refusal: ''});
    for (const [signature, name] of [['1e9406', 'ATmega168'], ['1e1234', '1E 12 34']]) {
        await connectModel(page, 'uno', {signature});
        const got = await attempt(page);
        ok(got === 'signature' && (await told(page)).includes(name) && (await told(page)).includes('Nothing was written') && (await modelFlash(page)).every((byte) => byte === 0xff), `another chip: refused by its name, ${name}`, got, await told(page));
    }
}
// Hex files that the page must refuse, as [name, content, code, words on the page]
const BAD_FILES = [
    ['damaged', hexOf('uno').split('\r\n').map((line, i) => (i === 99 ? line.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) : line)).join('\n'), 'hex', 'Line 100 '],
    ['without a byte', ':00000001FF', 'empty', 'no program'],
    ['of the exhibit', hexOf('exhibit'), 'room', '32,256'],
    ['of the toy', hexOf('pocket'), 'chip', 'ATmega328P'],
];
{
    const page = await openPut('uno', undefined);
    const choose = (name, text) => page.setInputFiles('#put-file', {name, mimeType: 'text/plain', buffer: Buffer.from(text)});
    for (const [what, text, wanted, words] of BAD_FILES) {
        await forget(page);
        await choose('mine.hex', text);
        await ended(page);
        ok((await code(page)) === wanted && (await told(page)).includes(words) && (await told(page)).includes('Nothing was written'), `a hex file ${what}: the page says so`, await code(page), await told(page));
    }
    ok(await page.evaluate(() => window.stand.asked.length === 0 && !window.stand.port), 'no port is asked for, and nothing is sent');
    await choose('mine.hex', hexOf('nano'));
    await page.waitForFunction(() => document.querySelector('#put-will').textContent.includes('mine.hex'));
    await connectModel(page, 'uno');
    const got = await attempt(page);
    ok(got === 'done' && (await modelHas(page, bytesOf('nano'))), 'a good hex file is written in place of the image of the page', got, await told(page));
}
const WAITING = "(event, at) => (event === 'write' && at === 1280 ? [] : undefined)"; // the model gives no answer to a write
{
    const page = await openPut('uno', undefined);
    const hide = (isHidden) =>
        page.evaluate((value) => {
            Object.defineProperty(document, 'hidden', {value, configurable: true});
            document.dispatchEvent(new Event('visibilitychange'));
            return [document.querySelector('#put-hidden').textContent, document.title];
        }, isHidden);
    const [before, title] = await hide(true);
    await hide(false);
    await connectModel(page, 'uno', {}, WAITING);
    await begin(page);
    const [warning, warned] = await hide(true);
    const [gone, again] = await hide(false);
    await hide(true);
    await page.evaluate(() => window.stand.port.receive([0x14, 0x10])); // the answer that is due
    await ended(page);
    const [after, last] = await hide(true);
    ok(before === '' && title === en('title'), 'a hidden tab: no warning while nothing is written', before, title);
    ok(warning.includes('tab') && warned.includes(warning), 'a tab hidden during a write: a warning in the window and in its title', warning, warned);
    ok(gone === '' && again === title, 'the tab is visible again: the warning goes', gone, again);
    ok(after === '' && last === title, 'the write ends: the warning goes', after, last);
    await hide(false);
}
{
    const page = await openPut('uno', undefined);
    await page.click('#class');
    ok((await page.locator('#class-lines li').count()) === 10, 'the sheet for teachers has ten lines');
}

const USB = {uno: [0x2341, 0x43], nano: [0x1a86, 0x7523], exhibit: [0x2341, 0x42]};
{
    const all = ['uno', 'nano'].flatMap((kind) => LANGUAGES.map((language) => ['uno', kind, language, `${kind}-${language === 'zh' ? 'en' : language}`]));
    for (const [board, kind, language, image] of drawn([...all, ['exhibit', 'exhibit', 'en', 'exhibit']], 11)) {
        const page = await openPut(board, undefined, language);
        await plugIn(page, USB[kind]);
        if (kind === 'nano') await chooseNano(page);
        const words = await page.textContent('#put-dialog');
        ok(!/undefined|\{\w+\}/.test(words), `${language}: the dialog has all words`, words);
        await connectModel(page, kind);
        await forget(page);
        await page.locator('#put-tools .main').click();
        await ended(page);
        const bytes = bytesOf(image),
            rest = (await modelFlash(page)).subarray(bytes.length);
        ok((await code(page)) === 'done' && (await modelHas(page, bytes)) && rest.every((byte) => byte === 0xff), `${kind}, page in ${language}: every byte of ${image} is in the flash, and no other`, await told(page));
    }
}

{
    const page = await openPut('uno', undefined);
    const isWritten = () => modelHas(page, bytesOf('uno-en'));
    await connectModel(page, 'uno');
    await attempt(page);
    await page.evaluate(() => {
        window.stand.granted = [window.stand.port];
        navigator.serial.dispatchEvent(new Event('connect'));
    });
    const before = await page.evaluate(() => window.stand.asked.length);
    await connectModel(page, 'uno');
    const next = await attempt(page, 'Next board');
    ok(next === 'done' && (await isWritten()) && (await page.evaluate(() => window.stand.asked.length)) === before && (await told(page)).includes('2 boards'), 'the next board: one click without a question', next, await told(page));
    await connectModel(page, 'uno', {}, WAITING);
    await begin(page, 'Next board');
    await press(page, 'Cancel');
    await ended(page);
    ok((await code(page)) === 'cancelled' && (await told(page)).includes('half of a program') && !(await isOpen(page)), 'cancelled: the page says what is on the board now', await told(page));
    await begin(page, 'Next board');
    await page.evaluate(() => window.stand.port.unplug());
    await ended(page);
    ok((await code(page)) === 'unplugged' && !(await isOpen(page)), 'unplugged: reported, and the port is closed', await told(page));
    await page.evaluate(() => window.stand.port.plug());
    await connectModel(page, 'uno');
    const again = await attempt(page, 'Next board');
    ok(again === 'done' && (await isWritten()), 'plugged in again: flashing succeeds', again);
}

async function flashes(board, kind, name, hex, usb, prepareKind = async () => {}) {
    const page = await openPut(board, kind);
    await plugIn(page, usb);
    await prepareKind(page);
    await begin(page);
    await ended(page);
    const got = await code(page);
    const differs = await rig.ask(`differs ${hex}`);
    ok(got === 'done' && differs === '-1' && !(await isOpen(page)), `${name}: flashed by one click, every byte is there`, got, await told(page), differs);
    return page;
}

if (!IS_SHORT) {
    const page = await flashes('uno', 'uno', 'Uno', 'out/uno-en/bouton.hex', [0x2341, 0x43]);
    await rig.ask(`starts ${en('MSG_SPLASH')}`);
    rig.tell('go 1');
    await press(page, 'Watch a board (it restarts)');
    await page.waitForFunction(() => document.body.dataset.kind === 'table');
    ok((await page.textContent('#glass')).includes('listening'), 'the page follows a board on the table', await page.textContent('#glass'));
    const key = async (name, ms) => {
        rig.tell(`tap ${name}`);
        await page.waitForTimeout(ms);
    };
    await page.waitForTimeout(4000);
    for (let tries = 0; tries < 12 && !(await page.evaluate(() => window.bouton.match)); tries++) await key('ok', 1500);
    const match = await page.evaluate(() => window.bouton.match);
    ok(match?.question.startsWith('nim'), 'the page draws the game of the followed board', match);
    const caption = await page.evaluate(() => window.bouton.captionIn('en'));
    ok(/move|machine/i.test(caption), 'the caption says the game of the followed board', caption);
    await page.click('#who');
    ok(await page.locator('#why .guesses button').first().isVisible(), 'an explanation is about the followed board');
    await page.keyboard.press('Escape');
    const moves = () => page.evaluate(() => window.bouton.history.length);
    for (let tries = 0; tries < 8 && (await moves()) < 3; tries++) for (const name of ['right', 'up', 'ok']) await key(name, 800);
    await view(page, 'learn');
    await page.locator('#rooms button').nth(3).click(); // the look back
    await page.waitForSelector('#look-back li');
    ok((await page.locator('#look-back li').count()) >= 2, 'the page reviews the followed game, move by move', await moves());
    await view(page, 'play');
    await page.evaluate(() => window.stand.port.unplug());
    await page.waitForFunction(() => document.querySelector('#glass').textContent.includes('unplugged'));
    ok(await page.evaluate(() => Boolean(window.bouton.match)), 'unplugged: reported, and the last position stays');

    await flashes('uno', 'old-nano', 'Nano, old bootloader', 'out/nano-en/bouton.hex', [0x1a86, 0x7523], chooseNano);
    await flashes('exhibit', 'exhibit', 'Mega', 'out/exhibit/bouton.hex', [0x2341, 0x42]);
    {
        const toy = await openPut('pocket', 'pocket');
        const codes = [];
        for (const name of ['Make a programmer', 'Write the toy', 'Make an Uno again']) codes.push(await attempt(toy, name));
        const target = await rig.ask('target out/pocket/bouton.hex');
        ok(codes.join() === 'programmer,done,done' && target === '-1 64 dd ff', 'the toy: four steps, every byte and three fuses, and the Uno has its own firmware again', codes, await told(toy), target);
        rig.tell('deaf 1');
        await attempt(toy, 'Make a programmer');
        const deaf = await attempt(toy, 'Write the toy');
        ok(deaf === 'wires' && (await told(toy)).includes('six wires'), 'a loose wire is reported', deaf, await told(toy));
    }
}
rig?.end();
{
    const page = await newPage();
    await prepare(page, false);
    const home = await open({board: 'uno', ms: 100});
    await page.goto(home.url().split('#')[0]);
    await page.waitForFunction(() => window.bouton);
    await page.click('#views [data-view=bench]');
    await page.click('#firmware');
    await page.click('#image .main');
    const words = await page.textContent('#put-will');
    ok(words.includes('Firefox') && (await page.locator('#put-tools button').count()) === 0, 'without WebSerial: which browsers have it', words);
}
done();
