// SPDX-License-Identifier: MIT
// The rules of each game, and positions that open on the board; and what the board tells of the match on its
// glass.
import {execFileSync} from 'node:child_process';
import {launch, log, open, step, until, ways} from './browser.mjs';
import {done, drawn, ok} from './tap.mjs';

const BOARD = 'exhibit';
const TEXT_MS = 4000; // the texts with which an opened position begins are over, and its board is shown
const browser = await launch();
const opened = (page) => page.textContent('#opened');
const dots = (page) => page.evaluate(() => window.bouton.state.picture.rows.join());
const isBoard = (page, name) => page.locator(`#boards input[value=${name}]`).isChecked();
const buttons = (page) => page.locator('#rules .examples button');

async function press(page, button) {
    await button.click();
    await step(page, 200);
    await step(page, 100); // an answer has come, and the page has taken it
}

{
    const page = await open(browser, {board: BOARD});
    const known = execFileSync('out/host/bouton', {input: 'games\n', encoding: 'utf8'}).match(/^\w+/gm);
    const games = await page
        .locator('#game option')
        .evaluateAll((options) => options.map(({value, textContent}) => [value, textContent]));
    ok(
        games
            .map(([name]) => name)
            .sort()
            .join() === known.sort().join(),
        `rules of all ${known.length} games`,
        games,
    );
    ok(new Set(games.map(([, title]) => title)).size === games.length, 'each with a title of its own', games);
    let before = await dots(page);
    const tried = drawn(games, 10);
    for (const [name] of tried) {
        await page.selectOption('#game', name);
        const found = [];
        for (let i = 0; i < 2; i++) {
            await press(page, buttons(page).nth(i));
            const position = await page.locator('#rules code').nth(i).textContent();
            const told = (await log(page)).filter((line) => line.startsWith('@')).at(-1);
            await step(page, TEXT_MS);
            const shown = await dots(page);
            found.push(
                position.startsWith(`${name} `) &&
                    (await opened(page)) === `Opened: ${position}` &&
                    told?.startsWith(`@ ${name} `) &&
                    told.endsWith(`: ${position.split(' : ')[1]} : human : -`) &&
                    shown !== before,
            );
            before = shown;
        }
        ok(found.length === 2 && found.every(Boolean), `${name}: two positions open`, found, await log(page));
    }
    ok(page.url().endsWith(`#game=${tried.at(-1)[0]}/`), 'the address is that of the game', page.url());
    ok(page.faults.length === 0, 'no request, no error', ...page.faults);
}

{
    const page = await open(browser, {board: 'pocket&game=chomp'});
    ok((await page.textContent('#rules h3')) === 'Chomp', 'a game by its address');
    const button = buttons(page).first();
    ok((await button.textContent()).includes('Uno'), 'a board that cannot open them says which can');
    await button.click();
    await step(page, 1500);
    ok(
        (await until(page, async () => (await opened(page)).startsWith('Opened: chomp'))) &&
            (await isBoard(page, 'uno')),
        'and the position opens there',
        await opened(page),
    );
    await page.selectOption('#language', 'zh-Hans');
    ok((await page.textContent('#rules')).includes('有毒'), 'rules in Chinese');
    ok((await page.textContent('#rules h3')) === '啃巧克力', 'and the same game');
}

{
    const page = await open(browser, {board: BOARD});
    const watched = () => page.textContent('#watch');
    await page.locator('#why input').fill('nim - : 1 1');
    const openIt = page.locator('#why').getByRole('button', {name: 'Open on the board', exact: true});
    await press(page, openIt);
    ok((await watched()) === 'nim - : 1 1; to move: you; last move: -', 'what is on the glass is told', await watched());
    const lines = await log(page);
    ok(['n 0 2 1 1', 'm 0 2 1 1 0 0'].every((one) => lines.includes(one)), 'the log shows the numbers of the line', lines);
    for (const key of ['right', 'up', 'ok']) await ways.keyboard(page, [key]);
    await page.evaluate(() => document.activeElement.blur());
    for (const key of ['right', 'up', 'ok']) await ways.keyboard(page, [key]);
    ok((await watched()).includes('nim - : 0 1; to move: Bouton; last move: 1-1'), 'your move', await watched());
    ok(
        await until(page, async () => (await watched()).includes('nim - : 0 0; Bouton has won; last move: 2-1')),
        "the machine's move",
        await watched(),
    );
    const told = async () => (await log(page)).filter((line) => line.startsWith('@')).length;
    const before = await told();
    for (const [wrong, words] of [
        ['nim - : 0', /the game is over/],
        ['nim - : 1 100', /column 11/],
        ['frob', /unknown game/],
    ]) {
        await page.locator('#why input').fill(wrong);
        await press(page, openIt);
        const said = await page.textContent('#why .steps');
        ok(words.test(said), `${wrong}: ${said}, said beside the button`);
    }
    ok((await watched()).includes('nim - : 0 0') && (await told()) === before, 'and the game is as it was');
    await page.click('#reset');
    await step(page, 1500);
    const after = await watched();
    await page.locator('h1').click(); // from now on the keys are those of the board
    await ways.keyboard(page, ['ok']);
    ok(
        after === '' && (await until(page, async () => (await watched()).startsWith('nim - : '))),
        'after a reset it is watched again',
        after,
        await watched(),
    );
}

{
    // The longest words of all, on a narrow screen
    const page = await open(browser, {board: BOARD, viewport: {width: 375, height: 812}});
    await page.selectOption('#game', 'dag');
    await press(page, buttons(page).first());
    const out = await page.evaluate(() =>
        [...document.querySelectorAll('section.toy, section.panel, section.rules, #watch, #opened, #rules code')]
            .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth)
            .map((one) => one.id || one.className || one.textContent),
    );
    ok(out.length === 0, 'at 375 px nothing sticks out of its place', out);
    await page.screenshot({path: 'out/web/shots/rules-375.png', fullPage: true});
}

await browser.close();
done();
