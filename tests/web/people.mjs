// SPDX-License-Identifier: MIT
// If this test fails, a person who needs a keyboard, a screen reader, contrast or another language cannot use the page.
// Tests the page's languages, light and dark colours, keyboard, and screen readers.
import {readFileSync} from 'node:fs';
import {readMessages} from '../../sim/web/build/messages.js';
import {faultsOf} from './axe.mjs';
import {begin, BOARDS, changes, download, glass, heard, listen, match, open, status, step, until, view, ways} from './browser.mjs';
import {capital, done, drawn, en, ok, pattern, SHARED} from './tap.mjs';

// Returns the page's texts and labels, except firmware texts and texts marked as English.
const words = (page) =>
    page.evaluate(() => {
        const own = (element) => !element.closest('#glass, #log, option, script, style, noscript, [lang=en]:not(html)');
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
            if (own(node.parentElement) && node.data.trim()) found.push(node.data.trim());
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            for (const element of document.querySelectorAll(`[${name}]`)) if (own(element)) found.push(element.getAttribute(name));
        return [...found.filter(Boolean), document.title];
    });

// Names, words on keys, and words that two languages share
const SAME = new RegExp([...SHARED, 'Mega|EEPROM|USB|JavaScript|MIT|NEXT|TAKE|SELECT|misère|max|hex|avrdude|PORT|Northcott|CSV'].join('|'), 'g');
const hasWords = (text) => /[A-Za-z]{2,}/.test(text.replace(SAME, ''));
const LANGUAGES = {de: ['de', 'Spielen'], fr: ['fr', 'Jouer'], es: ['es', 'Jugar'], zh: ['zh-Hans', '玩']};

for (const board of drawn(BOARDS, BOARDS.length)) {
    const page = await open({board});
    const english = await words(page),
        forgotten = english.find(hasWords);
    for (const [language, [tag, play]] of drawn(Object.entries(LANGUAGES), 2)) {
        await page.selectOption('#language', language);
        await step(page, 1500);
        const translated = await words(page);
        const isLeft = (text) => hasWords(text) && (language === 'zh' || english.includes(text));
        const left = translated.filter(isLeft);
        ok(left.length === 0, `${board}: no English text is left, ${language}`, ...left);
        ok(translated.length === english.length, `${board}: as many texts as in English, ${language}`, translated.length, english.length);
        ok((await page.evaluate(() => document.documentElement.lang)) === tag, `${board}: the page declares its language, ${tag}`);
        await page.reload();
        await step(page, 300);
        ok((await page.textContent('#views')).includes(play), `${board}: ${language} is remembered`);
        await page.evaluate((more) => document.getElementById('opened').append(more), forgotten);
        ok((await words(page)).filter(isLeft).join() === forgotten, `${board}: control: a left English text is found, ${language}`);
        await page.evaluate(() => document.getElementById('opened').replaceChildren());
    }
}

{
    const page = await open();
    const select = async (language, ms = 1000) => {
        await page.selectOption('#language', language);
        await step(page, ms);
    };
    const letters = (texts) => texts.join('').replace(/[^A-Za-z]/g, '');
    // Returns true if the second row shows a text in a certain language.
    const speaks = async (language) => {
        const texts = Object.values(readMessages(readFileSync(`firmware/ui/messages/${language}.txt`, 'utf8'))).flat();
        const [, row] = await glass(page);
        return letters([row]) && texts.some((one) => letters([one]) === letters([row]));
    };
    await select('de');
    ok((await speaks('de')) && !(await speaks('en')), 'uno: German before a game', await glass(page));
    await begin(page);
    for (const key of ['right', 'up', 'ok']) await ways.keyboard(page, [key]);
    await until(page, async () => (await match(page)).turn === 'human' && (await match(page)).move);
    const played = () => page.evaluate(() => window.bouton.history.map(({question}) => question).join());
    const before = await played();
    await select('fr');
    ok((await speaks('fr')) && !(await speaks('de')), 'uno: French in a game', await glass(page));
    ok(before.split(',').length === 3 && (await played()) === before, 'uno: a game continues with all its moves in another language', before, await played());
    await select('es');
    await view(page, 'bench');
    await page.click('#firmware');
    const {name, text} = await download(page, '#image button:not(.main)');
    ok(text === readFileSync('out/uno-es/bouton.hex', 'utf8') && name.startsWith('bouton-uno-es-'), 'uno: the saved file is the running image', name);
    await page.keyboard.press('Escape');
    await select('zh', 1500);
    ok(await speaks('en'), 'uno: English instead of Chinese', await glass(page));
    await page.click('#boards [data-board=exhibit]');
    await step(page, 1000);
    const language = () => page.evaluate(() => window.bouton.state.memory.language);
    const told = [await language()];
    await select('de', 100);
    told.push(await language());
    await page.click('#reset'); // attract mode begins
    await step(page, 1500);
    told.push(await language());
    ok(told.join() === '0,1,1', 'exhibit: the language of the page comes first', told);
}

const VIEWS = ['play', 'learn', 'bench'];
const looks = BOARDS.flatMap((board) => VIEWS.flatMap((name) => ['light', 'dark'].map((colorScheme) => [board, name, colorScheme])));
for (const [board, name, colorScheme] of drawn(looks, looks.length / 2)) {
    const page = await open({board, colorScheme, reducedMotion: 'reduce'});
    await ways.keyboard(page, ['ok']);
    await step(page, 1500);
    await view(page, name);
    const faults = await faultsOf(page);
    ok(faults.length === 0, `${board}, ${name}, ${colorScheme}: axe-core finds no fault`, ...faults);
    const moving = await page.evaluate(() => document.getAnimations().length);
    ok(moving === 0, `${board}, ${name}, ${colorScheme}: nothing moves with reduced motion`, moving);
}
{
    // turns animations off, because a window that fades in has less contrast
    const page = await open({reducedMotion: 'reduce'});
    await page.click('#choose');
    const faults = await faultsOf(page);
    ok(faults.length === 0, 'games: axe-core finds no fault', ...faults);
    await page.click('[data-game=chomp]');
    await step(page, 500);
    await page.click('#who');
    await page.click('#why .guesses button');
    await step(page, 0);
    const more = await faultsOf(page);
    ok(more.length === 0, 'ladder: axe-core finds no fault', ...more);
    await page.evaluate(() => document.getElementById('language').removeAttribute('aria-label'));
    await page.click('#who-dialog .close');
    ok((await faultsOf(page, {runOnly: ['select-name']})).some((fault) => fault.startsWith('select-name:')), 'control: axe-core finds a list without a name');
}

{
    const page = await open({forcedColors: 'active'});
    ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches), 'colours are forced');
    const board = '#boards [data-board=uno]',
        chosen = '#views [data-view=play]';
    ok(await changes(page, board, (one) => one.focus({focusVisible: true})), 'forced colours: the focus is visible');
    ok(await changes(page, board, (one) => one.setAttribute('aria-pressed', 'false')), 'forced colours: the chosen board is visible');
    ok(await changes(page, chosen, (one) => one.removeAttribute('aria-current')), 'forced colours: the chosen view is visible');
    const other = '#views [data-view=learn]';
    const current = () => page.locator('#views button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-current')));
    await view(page, 'play');
    const before = await current();
    await view(page, 'bench');
    const after = await current();
    await view(page, 'play');
    ok([...before, ...after].join() === 'page,,,,,page', 'the visible view, and no other, is the current page', before, after);
    ok(!(await changes(page, other, (one) => one.style.setProperty('background', 'red'))), 'control: a difference only in the background is invisible');
}

{
    const page = await open();
    const reached = [];
    for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
            const {id, dataset, parentElement} = document.activeElement;
            return {what: dataset.key ?? dataset.board ?? (id || parentElement.id), outline: getComputedStyle(document.activeElement).outlineStyle};
        });
        if (await page.evaluate(() => document.activeElement === document.body)) break; // after the last control
        reached.push(at);
    }
    const names = reached.map(({what}) => what);
    const missing = ['views', 'uno', 'exhibit', 'language', 'choose', 'long', 'sound'].filter((name) => !names.includes(name));
    ok(missing.length === 0, 'Tab leads to the views, boards, languages and buttons', missing, names);
    const cross = names.filter((name) => ['up', 'left', 'ok', 'right', 'down'].includes(name));
    ok(cross.join() === 'up,left,ok,right,down', 'Tab leads to the keys in their order', cross);
    ok(reached.every(({outline}) => outline !== 'none'), 'the focused control has a ring', reached);
    await page.focus('[data-key=ok]');
    await page.keyboard.down(' ');
    await step(page, 60);
    await page.keyboard.up(' ');
    await step(page, 1500);
    ok((await status(page)).startsWith(`${en('MSG_GAME')}:`), 'Space presses the focused key', await status(page));
}

{
    const page = await open({ms: 0});
    ok((await page.locator('#status[role=status]').count()) === 1, 'the status region exists before it says anything');
    await listen(page);
    await step(page, 1500);
    await page.evaluate(() => document.querySelector('[data-key=ok]').click()); // clicks like a screen reader
    await step(page, 1500);
    await page.evaluate(() => document.querySelector('[data-key=ok]').click());
    await step(page, 6000);
    const said = await heard(page);
    const first = `${en('MSG_SPLASH')}. ${capital(en('MSG_PRESS_OK'))}.`;
    const isOnce = said[0] === first && said.at(-1).includes(en('yourMove')) && said.length <= 6;
    ok(isOnce, 'a screen reader says each stable picture once', said);
    await page.click('#long');
    await page.evaluate(() => document.querySelector('[data-key=ok]').click());
    await until(page, async () => pattern('movesOf').test(await status(page)), 3000);
    ok(pattern('movesOf').test(await status(page)), 'the button for long presses makes the next click long', await status(page));
    ok((await page.getAttribute('#long', 'aria-pressed')) === 'false', 'a long press ends after one key');
}

done();
