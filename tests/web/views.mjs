// SPDX-License-Identifier: MIT
// If this test fails, something on the page is covered, cut off or outside the window. Tests each view of each board in
// each window. At 200 % zoom a page may scroll in one direction.
import {mkdirSync, readFileSync} from 'node:fs';
import {begin, BOARDS, hash, LANGUAGES, match, open, topic, turnOf, until} from './browser.mjs';
import {done, drawn, en, ok} from './tap.mjs';

const SHOTS = 'out/web/shots';
mkdirSync(SHOTS, {recursive: true});
const SIZES = [[1280, 720], [1366, 768], [1440, 900], [1024, 768], [360, 640], [390, 844], [844, 390]];
const ZOOMED = [640, 360]; // 1280x720 at 200 %
// parts that must be visible in each view
const PARTS = {
    play: ['#glass > *', '.key', '#card > *', '#position > *', '#who', '#choose', '#views button', '#boards button'],
    learn: ['#rooms button', '#teachers', '#topics :is(button, select)', '#lesson', '#asked', '#ladder svg:not(.sign)', '#ladder .guesses button', '#views button'],
    bench: ['#glass > *', '.key', '#status', '.tools button', '#bounce', '#bench-rooms button', '#views button', '#boards button'],
    values: ['#bench-rooms button', '#examples :is(button, select)', '#solver-line', '#solver-ask', '#solver-told', '#views button'],
};
const TOUCHED = 'button, select, input:not([type=checkbox])';

// Returns the parts that are outside the window, too small, or covered.
const faultsOf = (page, parts) =>
    page.evaluate(
        ([names, touched]) => {
            const faults = [];
            for (const name of names) {
                const found = [...document.querySelectorAll(name)].filter((one) => one.checkVisibility({visibilityProperty: true}));
                if (!found.length) faults.push(`${name}: not there`);
                for (const one of found) {
                    const {left, top, right, bottom, width, height} = one.getBoundingClientRect();
                    const where = `${name} ${one.textContent.trim().slice(0, 12)} at ${[left, top, right, bottom].map(Math.round)}`;
                    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) faults.push(`${where}: outside the window`);
                    else if (width < 16 || height < 16) faults.push(`${where}: too small`);
                    else if (one.matches(touched) && (width < 44 || height < 44)) faults.push(`${where}: too small for a finger`);
                    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                    if (middle && !one.contains(middle) && !middle.contains(one)) faults.push(`${where}: under ${middle.id || middle.className || middle.localName}`);
                    // Only the text of an input field may be cut off.
                    if (one.matches(touched) && one.localName !== 'input' && one.scrollWidth > one.clientWidth + 1) faults.push(`${where}: its words are cut`);
                }
            }
            return faults;
        },
        [parts, TOUCHED],
    );

const scrolls = (page) =>
    page.evaluate(() => {
        const {scrollWidth, scrollHeight} = document.documentElement;
        return {right: scrollWidth - innerWidth, down: scrollHeight - innerHeight};
    });

async function openGame(board, language = 'en') {
    const page = await open({board});
    await page.selectOption('#language', language);
    await begin(page);
    return page;
}

// Opens a view. 'values' is a room of the view Bench.
async function shown(page, view) {
    const isRoom = view === 'values';
    await page.click(`#views [data-view=${isRoom ? 'bench' : view}]`);
    if (!isRoom) return;
    await page.locator('#bench-rooms button').nth(1).click();
    await topic(page, 4, '#examples');
    await page.waitForSelector('#plot svg');
}

const resize = (page, [width, height]) => page.setViewportSize({width, height});
const pages = BOARDS.flatMap((board) => LANGUAGES.map((language) => [board, language]));
for (const [board, language] of drawn(pages, pages.length)) {
    const page = await openGame(board, language);
    for (const [view, parts] of Object.entries(PARTS)) {
        await resize(page, SIZES[0]);
        await shown(page, view);
        for (const size of SIZES) {
            await resize(page, size);
            const where = `${board}, ${language}, ${size.join('x')}, ${view}`;
            const faults = await faultsOf(page, parts),
                {right, down} = await scrolls(page);
            ok(faults.length === 0, `${where}: everything is in view`, ...faults);
            ok(right <= 0 && down <= 0, `${where}: nothing scrolls`, right, down);
            if (faults.length) await page.screenshot({path: `${SHOTS}/${board}-${language}-${view}-${size[0]}.png`});
        }
        await resize(page, ZOOMED);
        const {right} = await scrolls(page);
        ok(right <= 0, `${board}, ${language}, ${view}, at 200 %: scrolls only down`, right);
    }
}
{
    const page = await openGame('uno');
    await resize(page, SIZES[0]);
    await page.evaluate(() => document.querySelector('[data-key=ok]').style.setProperty('margin-top', '900px'));
    const faults = await faultsOf(page, PARTS.play);
    ok(faults.some((fault) => fault.includes('.key')), 'control: a key below the window is found', faults);
}
{
    const page = await openGame('uno');
    await resize(page, SIZES[0]);
    const isLarge = () => page.locator('#keys').isHidden();
    const pressed = [];
    for (const [key, wanted] of [['f', true], ['Escape', false], ['F', true], ['Shift+F', false], ['Control+f', false], ['Alt+f', false], ['Meta+f', false]]) {
        await page.keyboard.press(key);
        if ((await isLarge()) !== wanted) pressed.push(key);
    }
    ok(pressed.length === 0, 'F turns the projector view on and off, also with Caps Lock, but not with Alt, Ctrl or Meta', ...pressed);
}

{
    const page = await open({board: 'uno'});
    for (const [width, height] of drawn([[360, 640], [390, 844], [412, 915], [600, 960], [768, 1024], [820, 1180], [1080, 1920], [667, 375], [844, 390], [915, 412], [1024, 768], [1280, 720], [1280, 1024], [1366, 768], [1440, 900], [1920, 1080]], 4)) {
        await resize(page, [width, height]);
        const lcd = await page.locator('#glass > .lcd').boundingBox(),
            isUpright = width < height;
        const share = isUpright ? lcd.width / width : lcd.height / height;
        ok(share >= (isUpright ? 0.6 : 0.3), `${width}x${height}: the LCD has ${isUpright ? '60 % of the width' : '30 % of the height'}`, share);
        const faults = await faultsOf(page, ['#glass > *', '.key', '.tiles .card', '.legend dt', '.legend dd', '#help']);
        const tile = await page.locator('.tiles .card').first().boundingBox();
        if (isUpright && height >= 700) ok(tile.width > 0.4 * width, `${width}x${height}: on an upright screen, the games are large`, tile);
        ok(faults.length === 0, `${width}x${height}: before a game, the page shows games to touch, the keys, and what they do`, ...faults);
    }
    await resize(page, SIZES[0]);
    await page.click('.tiles .card >> nth=1');
    ok(await until(page, async () => (await page.textContent('#card-title')) === en('games.chomp.0')), 'a touch on a picture begins its game', await page.textContent('#card-title'));
    await page.click('#help');
    const help = await page.locator('#keys-help dd').allTextContents();
    ok(help.length === 4 && help[0] === en('helpPlace'), 'the help returns during a game', ...help);
    await page.keyboard.press('Escape');
}

{
    const page = await openGame('uno');
    const told = [];
    for (const [view, answer] of [['learn', '#ladder .steps'], ['values', '#drawn']]) {
        await shown(page, view);
        if (view === 'learn') {
            await page.locator('#ladder .guesses button').first().click();
            await until(page, () => page.locator('#ladder .steps p').count());
        }
        await page.keyboard.press('f');
        for (const wanted of [true, false, true]) {
            if ((await page.locator(answer).isVisible()) !== wanted) told.push(`${view}: ${answer} is ${wanted ? 'hidden' : 'seen'}`);
            await page.click('#answers');
            if ((await hash(page)).includes('answers=hidden') !== wanted) told.push(`${view}: the address differs`);
        }
        await page.click('#answers');
        await page.keyboard.press('f');
    }
    ok(told.length === 0, 'large: a control hides and shows the answers', ...told);
}

// Returns the sizes of the display, the drawing and the smallest text.
const sizes = (page) =>
    page.evaluate(() => {
        const unit = (element) => {
            const {width, height} = element.getBoundingClientRect();
            const {width: wide = 0, height: high = 0} = element.viewBox?.baseVal ?? {};
            return wide ? Math.min(width / wide, height / high) : width;
        };
        const shown = [...document.querySelectorAll('#card > *, #status, #lesson, .shown p, #log, #said, #solver-told, #legend')].filter((one) => one.checkVisibility() && getComputedStyle(one).position !== 'absolute');
        return {
            display: unit(document.querySelector('#glass > *')),
            drawing: unit(document.querySelector('#position svg')),
            text: Math.min(...shown.map((one) => parseFloat(getComputedStyle(one).fontSize))) / innerHeight,
        };
    });
for (const board of BOARDS) {
    const page = await openGame(board);
    for (const size of drawn([...SIZES, [1920, 1080], [768, 1024]], 3)) {
        await resize(page, size);
        const before = await sizes(page);
        await page.keyboard.press('f');
        const large = await sizes(page),
            faults = await faultsOf(page, ['#glass > *', '#position', '#play-move', '#card > *', '#beamer', '#answers', '#who']);
        const where = `${board}, ${size.join('x')}, large`;
        ok(large.display > before.display && large.drawing > before.drawing && faults.length === 0, `${where}: display and drawing are larger, and a control ends it`, before, large, ...faults);
        ok(large.text >= 0.03, `${where}: text has 3 % of the height`, large);
        if (large.display <= before.display || large.drawing <= before.drawing) await page.screenshot({path: `${SHOTS}/large-${board}-${size[0]}.png`});
        await page.click('#beamer');
        ok(await page.locator('#keys').isVisible(), `${where}: a touch ends it`);
    }
    await resize(page, SIZES[0]);
    for (const [view, parts] of [['learn', ['#lesson', '.shown svg', '#beamer']], ['bench', ['#glass > *', '#status', '#beamer']], ['values', ['#solver-told', '#plot svg', '#beamer']]]) {
        await shown(page, view);
        await page.keyboard.press('f');
        const faults = await faultsOf(page, parts);
        const [{text}, {x}] = [await sizes(page), await page.locator(parts[0]).first().boundingBox()];
        ok(faults.length === 0 && text >= 0.03 && x >= 4, `${board}, ${view}, large: everything is in view, and not at the edge`, text, x, ...faults);
        await page.click('#beamer');
    }
}

// Plays a move by clicks. Returns true if the board has played it.
async function playByClicks(page) {
    const before = (await turnOf(page)).question;
    await page.locator('.spot:not([hidden])').last().click();
    if (!(await until(page, async () => (await page.getAttribute('#play-move', 'aria-disabled')) === 'false', 3000))) return false;
    const button = await page.locator('#play-move').boundingBox();
    if (!button) return false;
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
    return Boolean(await until(page, async () => (await match(page)).question !== before, 3000));
}

for (const size of [[1280, 720], [1920, 1080], [360, 640], [844, 390]]) {
    const page = await openGame('uno');
    await resize(page, size);
    await page.keyboard.press('f');
    ok(await playByClicks(page), `${size.join('x')}, large: clicks alone play a move`);
}

// Returns those lines about the latest moves that do not fit on the page.
const cutLines = (page) =>
    page.evaluate(() => {
        const panel = document.getElementById('position').getBoundingClientRect();
        return [...document.querySelectorAll('.played, .played li')]
            .filter((one) => {
                const {left, top, right, bottom} = one.getBoundingClientRect();
                return one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight || left < panel.left || top < panel.top || right > panel.right || bottom > panel.bottom;
            })
            .map((one) => one.textContent);
    });
for (const [language, game] of drawn(LANGUAGES.flatMap((one) => [[one, 'nim'], [one, 'chomp'], [one, 'stair']]), 5)) {
    const page = await open({board: `uno&lang=${language}&game=${game}`});
    await until(page, () => match(page));
    await playByClicks(page);
    await turnOf(page);
    for (const size of [[360, 640], [390, 844], [768, 1024]]) {
        await resize(page, size);
        const where = `${language}, ${game}, ${size.join('x')}`,
            lines = await page.locator('.played li').count(),
            cut = await cutLines(page),
            faults = await faultsOf(page, ['#glass > *', '.key', '#card > *', '#position > *', '.played li', '#play-move', '#who']);
        const {height} = await page.locator('.scene').boundingBox();
        ok(lines === 2 && cut.length + faults.length === 0 && height >= size[1] / 7, `${where}: the lines of the last moves are whole`, lines, height, ...cut, ...faults);
    }
}

for (const language of LANGUAGES) {
    const page = await open({board: `exhibit#lang=${language}&position=nim_-_:_2_1&level=4/`});
    await until(page, () => match(page)).then(() => playByClicks(page)); // takes the last pile
    await until(page, () => page.evaluate(() => window.bouton.offers.length === 3), 30000);
    for (const size of [[844, 390], [390, 844], [360, 640]]) {
        await resize(page, size);
        const rows = [];
        for (const name of ['.touch-bar button:visible', '.actions > :visible'])
            rows.push(new Set((await page.locator(name).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))).map(({top, bottom}) => Math.round(top + bottom))).size);
        const faults = await faultsOf(page, ['.touch-bar button', '.actions button', '.played li', '#card > *']);
        ok(rows.join() === '1,1' && faults.length === 0, `${language}, ${size.join('x')}: after a mistake, the buttons have one row`, rows, ...faults);
    }
}

for (const [language, game] of drawn(LANGUAGES.flatMap((one) => ['stair', 'mmixed', 'northcottr', 'turtle_edge'].map((game) => [one, game])), 7)) {
    const page = await open({board: `exhibit&lang=${language}&game=${game}`});
    await until(page, () => match(page));
    await resize(page, [1024, 768]);
    const {room, needed} = await page.locator('#card').evaluate((card) => ({room: card.clientHeight, needed: card.scrollHeight}));
    const rows = await page.locator('.actions button:not(#who)').evaluateAll((all) => new Set(all.filter((one) => one.checkVisibility()).map((one) => one.offsetTop)).size);
    const faults = await faultsOf(page, ['#card > *', '.actions button']);
    ok(needed <= room && rows === 1 && faults.length === 0, `exhibit, ${language}, ${game}, 1024x768: the card's text is whole`, room, needed, rows, ...faults);
}

for (const board of BOARDS) {
    const page = await open({board});
    await shown(page, 'bench');
    await page.click('#firmware');
    const [width, isInside] = await page.evaluate(async () => {
        const picture = document.querySelector('#image img');
        await picture.decode();
        return [picture.naturalWidth, picture.getBoundingClientRect().right <= innerWidth];
    });
    const drawn = Number(readFileSync(`board/${board}/wiring.svg`, 'utf8').match(/ width="(\d+)"/)[1]);
    ok(width === drawn && isInside, `${board}: the window "Firmware" shows the wiring in full width`, width);
}
for (const size of [[360, 640], [390, 844]]) {
    const page = await open();
    await resize(page, size);
    await shown(page, 'learn');
    const titles = await page.locator('#topics option').allTextContents();
    await page.focus('#topics select');
    await topic(page, 3);
    const [chosen, named] = await page.evaluate(() => {
        const {value, selectedOptions} = document.activeElement;
        return [value, selectedOptions?.[0].textContent];
    });
    ok(titles.length === 6 && chosen === '3' && named === `4 ${en('lessons.nim.0')}`, `${size.join('x')}: a list names the lessons, and keeps the focus`, titles, named);
}
done();
