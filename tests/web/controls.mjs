// SPDX-License-Identifier: MIT
// If this test fails, a control does not do what it says: Enter ignores the focus ring, Learn refuses a position that the prompt
// accepts, a step of the editor does something else, or a table hides its period.
import {
    ask, begin, BOARDS, choose, LANGUAGES, match, open, settle, showSolver, spotFocused, step, view, ways,
} from './browser.mjs';
import {done, en, ok, pattern} from './tap.mjs';

const page = await open();
{
    const board = () => page.locator('#boards [aria-pressed=true]').getAttribute('data-board');
    await choose(page, 'nim');
    const before = (await match(page)).question;
    for (const key of ['right', 'up', 'ok']) {
        await ways.keyboard(page, [key]);
        await step(page, 300);
    }
    ok((await match(page)).question !== before, 'after clicks, Enter is the key OK of the board', before);
    await page.focus('#boards [data-board=uno]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    ok((await board()) === 'exhibit', 'Enter presses the button that shows the focus ring', await board());
    await page.evaluate(() => document.activeElement.blur());
    await page.click('#boards [data-board=uno]');
}
for (const board of BOARDS) {
    // A new level must apply to the current game at once, as the help says.
    await open({board});
    await begin(page);
    const levelOf = (memory) => (board === 'pocket' ? 1 + ((memory.settings >> 4) & 3) : Math.max(...memory['match.side'].filter((side) => side < 5)));
    const level = () => page.evaluate(() => window.bouton.state.memory).then(levelOf);
    await page.click('#choose');
    const help = page.locator(`#${await page.getAttribute('#level', 'aria-describedby')}`);
    ok((await help.isVisible()) && (await help.textContent()) === en('levelHelp'), `${board}: the games say what a level is`, await help.textContent());
    const {question} = await match(page),
        levels = [];
    for (const wanted of ['4', '1']) {
        await page.selectOption('#level', wanted);
        await step(page, 100);
        levels.push(await level());
    }
    ok(levels.join() === '4,1' && (await match(page)).question === question, `${board}: a new level counts in this game`, levels, question, await match(page));
    await page.keyboard.press('Escape');
}
for (const language of LANGUAGES) {
    // On a phone, each part at the top of the window of games fits on one line. The level is next to its label.
    await open({viewport: {width: 390, height: 844}});
    await page.selectOption('#language', language);
    await page.click('#choose');
    const parts = await page.locator('#games-dialog .head > *').evaluateAll((all) =>
        all.map((one) => {
            const {top, bottom, height} = one.getBoundingClientRect();
            return {middle: Math.round(top + bottom), height: height / (one.matches('h2') ? 1.5 : 1)};
        }),
    );
    const [title, other, level, label] = parts.map(({middle}) => middle);
    const {x, width} = await page.locator('#games-dialog .close').boundingBox();
    const isWide = await page.locator('#games-dialog').evaluate((one) => one.scrollWidth > one.clientWidth);
    const isStraight = parts.every(({height}) => height < 50) && Math.abs(title - other) < 4 && level === label;
    ok(isStraight && x > 0 && x + width <= 390 && !isWide, `${language}: the head of the games is straight on a phone`, parts, x, width);
    await page.keyboard.press('Escape');
}
{
    await open();
    const word = page.locator('#long span');
    const before = await word.isVisible();
    await page.click('#long');
    ok(!before && (await word.isVisible()) && (await word.textContent()) === en('longPress'), 'the button for long presses shows its words while it is on');
    await page.click('#help');
    const help = await page.textContent('#keys-help');
    ok(help.includes(en('helpDrawing')) && help.includes(en('helpLong')), 'the help explains keys in the drawing and long presses', help);
    await page.keyboard.press('Escape');
}
{
    await open();
    await view(page, 'learn');
    const asked = async (line) => {
        await ask(page, line);
        return [await page.inputValue('#asked'), await page.textContent('#fault')];
    };
    for (const [line, expected] of [
        ['17', 'take max=3 : 17'], ['3 4 5', 'nim - : 3 4 5'], ['21', 'nim - : 21'],
        ['3,5,7', 'nim - : 3 5 7'], ['chomp 3x4', 'chomp - : 4 4 4'], ['4 2 1', 'chomp - : 4 2 1'],
    ]) {
        const [value, fault] = await asked(line);
        ok(value === expected && !fault, `Learn reads ${line}`, value, fault);
    }
    for (const line of ['chmop 3x4', '3 4 x']) {
        const [value, fault] = await asked(line);
        ok(value === line && fault, `Learn refuses ${line}`, value, fault);
    }
}
{
    await ask(page, 'chomp - : 3 2 2');
    const steps = page.locator('#ladder .editor button');
    const names = await steps.evaluateAll((all) => all.map((one) => [one.ariaLabel, one.ariaDisabled]));
    const refused = names.filter(([, isDisabled]) => isDisabled === 'true').map(([name]) => name);
    const label = (id, row) => en(id, {part: en('row', {pile: row})});
    ok(refused.join() === [label('partLess', 2), label('partMore', 3)].join(), 'the editor of Chomp offers no step that breaks the order', ...refused);
    const wrong = [];
    for (const [row, id] of [1, 2, 3].flatMap((row) => ['partMore', 'partLess'].map((id) => [row, id]))) {
        const name = label(id, row);
        await ask(page, 'chomp - : 3 2 2');
        await page.locator('#ladder .editor').getByRole('button', {name, exact: true}).click({force: true});
        await settle(page);
        const rows = (await page.inputValue('#asked')).split(' : ')[1].split(' ').map(Number),
            expected = [3, 2, 2];
        if (!refused.includes(name)) expected[row - 1] += id === 'partMore' ? 1 : -1;
        if (rows.join() !== expected.join()) wrong.push(`${name}: ${rows}`);
    }
    ok(wrong.length === 0, 'each step changes its row and no other', ...wrong);
}
{
    await showSolver(page);
    for (const [line, columns] of [
        ['table take max=3 : 0..40', 4], ['table sub S=2,5,7 : 0..109', 22], ['table sub S=1,3,4 : 0..60', 7],
        ['table sub S=20,23 : 0..200', 43], ['table heap code=0.007 : 0..99', 10],
    ]) {
        await page.fill('#solver-line', line);
        await page.press('#solver-line', 'Enter');
        await page.waitForFunction(() => document.getElementById('said').ariaBusy !== 'true');
        await settle(page);
        const [count, told] = [await page.locator('#plot tr').first().locator('th').count(), await page.textContent('#solver-told')];
        const period = Number(told.match(pattern('periodProved'))?.[2] ?? 10);
        ok(count - 1 === period && period === columns, `${line}: a row has ${columns} heaps`, count - 1, told);
    }
}
{
    const page = await open();
    await page.locator('#position .card').first().focus();
    await page.keyboard.press('Enter');
    ok(await spotFocused(page), 'after a game is chosen by keyboard, its first choice has the focus');
}

done();
