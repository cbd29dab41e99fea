// SPDX-License-Identifier: MIT
// The page for people: both languages, narrow and wide, light and dark, by keyboard, and what a screen reader
// is told.
import {mkdirSync, readFileSync} from 'node:fs';
import {BOARDS, launch, open, playUno, status, step, until, ways} from './browser.mjs';
import {done, drawn, ok} from './tap.mjs';

const SHOTS = 'out/web/shots';
mkdirSync(SHOTS, {recursive: true});
const browser = await launch();

// What the page says: texts and labels, without what the firmware says, and without what is marked as
// English.
const words = (page) =>
    page.evaluate(() => {
        const own = (element) =>
            element.checkVisibility() &&
            !element.closest('#glass, #log, option, script, style, [lang=en]:not(html)');
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
            if (own(node.parentElement) && node.data.trim()) found.push(node.data.trim());
        for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
            if (own(element))
                found.push(
                    ...['aria-label', 'title', 'placeholder', 'alt']
                        .map((name) => element.getAttribute(name))
                        .filter(Boolean),
                );
        return [...found, document.title];
    });

// Names, and what is printed on keys or typed, are the same in each language.
const SAME = /Bouton|Uno|Mega|EEPROM|USB|JavaScript|MIT|NEXT|TAKE|SELECT|OK|SOS|max|“nim - : 3 4 5”|“help”/g;
const isEnglish = (text) => /[A-Za-z]{2,}/.test(text.replace(SAME, ''));

for (const board of drawn(BOARDS, BOARDS.length)) {
    const page = await open(browser, {board});
    const english = await words(page);
    await page.selectOption('#language', 'zh-Hans');
    const chinese = await words(page);
    const left = chinese.filter(isEnglish);
    ok(left.length === 0, `${board}: no English is left over in Chinese`, ...left);
    ok(
        chinese.some((text) => /[\u4e00-\u9fff]/.test(text)),
        `${board}: Chinese is there`,
    );
    ok(!english.some((text) => /[\u4e00-\u9fff]/.test(text)), `${board}: no Chinese in English`, ...english);
    ok(chinese.length === english.length, `${board}: as many texts in both`, chinese.length, english.length);
    ok(
        (await page.evaluate(() => document.documentElement.lang)) === 'zh-Hans',
        `${board}: the page tells its language`,
    );
    await page.reload();
    await step(page, 300);
    ok((await page.textContent('h1')).includes('取石子'), `${board}: the language is remembered`);
    await page.evaluate(() => document.querySelector('main').append('Forgotten'));
    ok(
        (await words(page)).filter(isEnglish).join() === 'Forgotten',
        `${board}: control: English that is left over is found`,
    );
}

// Faults that axe-core finds; also where it cannot tell, as with contrast inside the picture of the LCD, which
// says nothing that the status does not say, too.
const axeSource = readFileSync('out/web/node_modules/axe-core/axe.min.js', 'utf8');
const faultsOf = async (page, options = {}) => {
    await page.evaluate(axeSource);
    const {violations, incomplete} = await page.evaluate((chosen) => window.axe.run(chosen), options);
    const targets = [...violations, ...incomplete].flatMap(({id, nodes}) =>
        nodes.map(({target}) => `${id}: ${target.flat().join(' ')}`),
    );
    return targets.filter((target) => !target.includes('wokwi-lcd1602'));
};
const SIZES = [
    [375, 812],
    [1920, 1080],
];
const looks = BOARDS.flatMap((board) =>
    SIZES.flatMap((size) => ['light', 'dark'].map((colorScheme) => [board, size, colorScheme])),
);
for (const [board, [width, height], colorScheme] of drawn(looks, looks.length / BOARDS.length)) {
    const page = await open(browser, {
        board,
        viewport: {width, height},
        colorScheme,
        reducedMotion: 'reduce',
    });
    const faults = await faultsOf(page);
    ok(faults.length === 0, `${board}, ${width} px, ${colorScheme}: axe-core finds no fault`, ...faults);
    await ways.keyboard(page, ['ok']);
    await step(page, 1500);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    ok(overflow <= 0, `${board}, ${width} px, ${colorScheme}: nothing sticks out`, overflow);
    const keys = await page
        .locator('.key')
        .evaluateAll((all) =>
            all
                .map((key) => key.getBoundingClientRect())
                .map(({width, height, bottom}) => ({width, height, bottom})),
        );
    ok(
        keys.every((key) => key.width >= 44 && key.height >= 44),
        `${board}, ${width} px, ${colorScheme}: keys are large enough`,
        keys,
    );
    ok(
        keys.every((key) => key.bottom <= height),
        `${board}, ${width} px, ${colorScheme}: glass and keys are in view at once`,
        keys,
    );
    const moving = await page.evaluate(() => document.getAnimations().length);
    ok(
        moving === 0,
        `${board}, ${width} px, ${colorScheme}: nothing moves with reduced motion`,
        moving,
    );
    await page.screenshot({path: `${SHOTS}/${board}-${width}-${colorScheme}.png`});
    await page.evaluate(() =>
        document.querySelector('#bounce').closest('label').replaceWith(document.querySelector('#bounce')),
    );
    ok(
        (await faultsOf(page, {runOnly: ['label']})).some((fault) => fault.startsWith('label:')),
        `${board}, ${width} px, ${colorScheme}: control: axe-core finds a field without a label`,
    );
}

{
    // By the keyboard alone: each control can be reached, in order, with a ring around it.
    const page = await open(browser);
    const reached = [];
    for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
            const {id, dataset, name, outline} = Object.assign(document.activeElement, {
                outline: getComputedStyle(document.activeElement).outlineStyle,
            });
            return {
                what: dataset.key ?? (id || name || document.activeElement.textContent.slice(0, 30)),
                outline,
            };
        });
        if (await page.evaluate(() => document.activeElement === document.body)) break; // behind the last one
        reached.push(at);
    }
    const names = reached.map(({what}) => what);
    for (const name of [
        'language',
        'board',
        'left',
        'right',
        'up',
        'down',
        'ok',
        'long',
        'bounce',
        'reset',
        'erase',
        'log',
        'line',
        'Send',
    ])
        ok(names.includes(name), `Tab leads to ${name}`, names);
    ok(
        reached.every(({what, outline}) => what === 'board' || outline !== 'none'),
        'what has the focus has a ring',
        reached,
    );
    await page.focus('[data-key=ok]');
    await page.keyboard.down(' ');
    await step(page, 60);
    await page.keyboard.up(' ');
    await step(page, 1500);
    ok(
        (await status(page)).includes('OK:play'),
        'Space presses the key that has the focus',
        await status(page),
    );
}

{
    // What a screen reader hears: roles and names, and what the status region said in a few moves.
    const page = await open(browser, {ms: 0});
    ok(
        (await page.locator('#status[role=status]').count()) === 1,
        'the status region is there before it says anything',
    );
    const tree = await page.locator('.toy').ariaSnapshot();
    for (const part of [
        'button "LEFT"',
        'button "SELECT (OK)"',
        'radio "Uno" [checked]',
        'status',
        'group "Keys of the board"',
        'button "Long press"',
    ])
        ok(tree.includes(part), `a screen reader finds ${part}`, tree);
    await page.evaluate(() => {
        window.heard = [];
        new MutationObserver(() => window.heard.push(document.getElementById('status').textContent)).observe(
            document.getElementById('status'),
            {childList: true},
        );
    });
    await step(page, 1500);
    await page.evaluate(() => document.querySelector('[data-key=ok]').click()); // as a screen reader does
    await step(page, 1500);
    await page.evaluate(() => document.querySelector('[data-key=ok]').click());
    await step(page, 6000);
    const heard = await page.evaluate(() => window.heard);
    ok(
        heard[0] === 'Bouton plays Nim. press OK to play' &&
            heard.at(-1).includes('Your move') &&
            heard.length <= 6,
        'it is told each picture that has settled, once',
        heard,
    );
    await page.click('#long');
    await page.evaluate(() => document.querySelector('[data-key=ok]').click());
    await until(page, async () => /Good moves|lose/.test(await status(page)), 3000);
    ok(/Good moves|lose/.test(await status(page)), 'Long press makes a click a long one', await status(page));
}

{
    // A whole game without a look at the glass: by the keyboard, and by what is said.
    const page = await open(browser);
    await page.evaluate(() => {
        document.getElementById('glass').style.display = 'none';
        window.heard = [];
        const region = document.getElementById('status');
        new MutationObserver(() => window.heard.push(region.textContent)).observe(region, {childList: true});
    });
    const {row, moves} = await playUno(page, ways.keyboard, status, 900);
    const heard = await page.evaluate(() => window.heard);
    ok(row?.includes('Game over') && moves > 1, 'a game with the picture hidden', row, heard);
    // After the last move of either the game is over.
    const turns = heard.filter((words) => words.includes('My turn')).length;
    ok(
        turns >= moves - 1 && heard.filter((words) => words.includes('I take')).length === turns,
        'each move of the machine is said',
        heard,
    );
    ok(heard.length <= 8 * moves, 'and not much more', heard.length, heard);
}

await browser.close();
done();
