// SPDX-License-Identifier: MIT
// The page for people: both languages, narrow and wide, light and dark, by keyboard, and what a screen reader
// is told.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync} from 'node:fs';
import {boards, launch, open, playUno, status, step, until, ways} from './browser.mjs';
import {done, ok} from './tap.mjs';

const SHOTS = 'out/web/shots';
mkdirSync(SHOTS, {recursive: true});
const browser = await launch();
const BOARDS = await boards(browser);

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

for (const board of BOARDS) {
    const page = await open(browser, {board});
    const english = await words(page);
    await page.selectOption('#language', 'zh-Hans');
    const chinese = await words(page);
    const left = chinese.filter((text) => /[A-Za-z]{2,}/.test(text.replace(SAME, '')));
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
    await page.context().close();
}

{
    // Control: a word that is in no language but English is found.
    const page = await open(browser);
    await page.selectOption('#language', 'zh-Hans');
    await page.evaluate(() => document.querySelector('main').append('Forgotten'));
    ok((await words(page)).includes('Forgotten'), 'control: English that is left over is found');
    await page.context().close();
}

// Faults that axe-core finds; also where it cannot tell, as with contrast inside the picture of the LCD, which
// says nothing that the status does not say, too.
const axeSource = readFileSync('out/web/node_modules/axe-core/axe.min.js', 'utf8');
const faultsOf = async (page) => {
    await page.evaluate(axeSource);
    const {violations, incomplete} = await page.evaluate(() => window.axe.run());
    const targets = [...violations, ...incomplete].flatMap(({id, nodes}) =>
        nodes.map(({target}) => `${id}: ${target.flat().join(' ')}`),
    );
    return targets.filter((target) => !target.includes('wokwi-lcd1602'));
};
for (const board of BOARDS)
    for (const colorScheme of ['light', 'dark']) {
        const page = await open(browser, {board, colorScheme, reducedMotion: 'reduce'});
        const faults = await faultsOf(page);
        ok(faults.length === 0, `${board}, ${colorScheme}: axe-core finds no fault`, ...faults);
        await page.context().close();
    }
{
    const page = await open(browser);
    await page.evaluate(() =>
        document.querySelector('#line').closest('label').replaceWith(document.querySelector('#line')),
    );
    ok(
        (await faultsOf(page)).some((fault) => fault.startsWith('label:')),
        'control: axe-core finds a field without a label',
    );
    await page.context().close();
}

for (const [width, height] of [
    [375, 812],
    [1920, 1080],
])
    for (const board of BOARDS)
        for (const colorScheme of ['light', 'dark']) {
            const page = await open(browser, {
                board,
                viewport: {width, height},
                colorScheme,
                reducedMotion: 'reduce',
            });
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
            await page.context().close();
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
    await page.context().close();
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
            heard.at(-1).endsWith('Your move') &&
            heard.length <= 6,
        'it is told each picture that has settled, once',
        heard,
    );
    await page.click('#long');
    await page.evaluate(() => document.querySelector('[data-key=ok]').click());
    await until(page, async () => /win|lose/.test(await status(page)), 3000);
    ok(/win|lose/.test(await status(page)), 'Long press makes a click a long one', await status(page));
    await page.context().close();
}

{
    // Who wins here? The user answers first; then the firmware.
    const page = await open(browser);
    ok(
        !(await page.locator('#why').textContent()).includes('winning moves'),
        'the ladder is hidden until it is asked for',
    );
    const press = async (name) => {
        await page.locator('#why').getByRole('button', {name, exact: true}).click();
        await step(page, 1000);
        await step(page, 1000); // for what is asked after the first answer
    };
    const said = () => page.locator('#why .steps').textContent();
    await press('The other one');
    ok((await said()).startsWith('No. Who is to move wins.'), 'a wrong guess', await said());
    await press('How many moves win?');
    ok(/1 (of 12 )?moves win\./.test(await said()), 'how many moves win', await said());
    await press('Which part?');
    ok((await said()).includes('part 1'), 'which part', await said());
    await press('Show the move');
    ok((await said()).includes('A winning move: 1-2'), 'which move', await said());
    await press('Why?');
    ok(/does not tell reasons|powers of two/.test(await said()), 'why', await said());
    await page.locator('#why input').fill('nim - : 1 1');
    await press('The other one');
    ok((await said()).startsWith('Right. Who is to move loses.No move wins.'), 'a right guess', await said());
    await page.locator('#why input').fill('nim');
    await press('Nobody');
    ok((await said()).startsWith('error:'), 'an error is shown', await said());
    ok(page.faults.length === 0, 'no request, no error', ...page.faults);
    await page.context().close();
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
    await page.context().close();
}

// The reason in pictures, for a firmware with `why`: time stands still, and the answer is that of the program
// for this machine.
const REASONS = [
    ['nim - : 3 4 5', /powers of two/, 2, 'pile 1: 2 + 1; pile 2: 4; pile 3: 4 + 1; left: 2'],
    ['nim - : 4 7', /copy each move/, 3, 'pile 1: 4; pile 2: 4 + 2 + 1; left: 2, 1'],
    ['moore k=2 : 3 4 5', /modulo 3/, 1, ''],
    ['take max=3 : 21', /remainder 0 wins/, 0, ''],
    ['subsum S=1,3,4 : 5 7', /Grundy/, 0, ''],
    ['mnim - : 1 1 1', /leave 1 mod 2/, 2, ''],
];
{
    const page = await open(browser);
    for (const [question, words, pictures, label] of REASONS) {
        const answer = execFileSync('out/host/bouton', {input: `why ${question}\n`, encoding: 'utf8'})
            .split('\n')
            .slice(0, -1);
        await page.locator('#why input').fill(question);
        await page.locator('#why').getByRole('button', {name: 'The player to move'}).click();
        await page.evaluate((lines) => lines.forEach((line) => window.bouton.receive(line)), answer);
        await page.locator('#why').getByRole('button', {name: 'Why?', exact: true}).click();
        const said = await page.locator('#why .steps').textContent();
        const drawn = await page.locator('#why svg, #why table').count();
        const labels = await page
            .locator('#why svg')
            .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
        ok(
            words.test(said) && drawn === pictures && (!label || labels.includes(label)),
            `why ${question}`,
            said,
            drawn,
            labels,
        );
        if (question.includes('3 4 5'))
            await page.locator('#why').screenshot({path: `${SHOTS}/why-${question.split(' ')[0]}.png`});
        await step(page, 1500);
    }
    await page.evaluate(() => window.bouton.receive('@ nim - : 1 4 5 : machine : 1-2'));
    ok(
        (await page.textContent('#watch')).includes('nim - : 1 4 5'),
        'the position on the glass is shown',
        await page.textContent('#watch'),
    );
    ok(
        (await page.locator('#why input').inputValue()) === 'mnim - : 1 1 1',
        'an answer that is being read stays',
    );
    await page.locator('#why').getByRole('button', {name: 'The position on the board'}).click();
    ok((await page.locator('#why input').inputValue()) === 'nim - : 1 4 5', 'and can be asked about');
    await page.context().close();
}

await browser.close();
done();
