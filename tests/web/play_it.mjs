// SPDX-License-Identifier: MIT
// If this test fails, a learner cannot play what a lesson explains, or loses the lesson after the game. The page must open the
// position on a board, and then return to the same step.
import {ask, BOARDS, go, hash, match, open, openView, press, receive, room, settle, spotFocused, step, topic, until, view, ways} from './browser.mjs';
import {bundled} from './bundle.mjs';
import {done, drawn, en, host, ok} from './tap.mjs';

const MODULES = ['page/games', 'page/lessons', 'page/tables'];
const {CHARTS, GAMES, LESSONS, TABLES, cellsOf, questionOf} = await bundled(...MODULES);
// Opens a topic of a room in Learn.
async function openTopic(page, number, i) {
    await room(page, number);
    await topic(page, i);
    await settle(page);
}
const verdict = (question) => host(question)[0].split(' : ')[2];

const PRESS = {click: (button) => button.click(), keyboard: (button) => button.press('Space')};
const shown = async (page) => ({
    // leaves out the parameters of the current match
    address: await page.evaluate(() => location.hash.replace(/&(level|position|turn)=[^&/]*/g, '').replace(/board=\w+&/, '')),
    learn: (await page.locator('#learn').ariaSnapshot()).replace('board" [disabled]', 'board"'),
});

// Plays a position from Learn, then goes back. Returns the faults.
async function faultsOf(page, question, way) {
    await settle(page);
    const before = await shown(page),
        board = await page.evaluate(() => document.querySelector('#boards [aria-pressed=true]').dataset.board);
    await PRESS[way](page.locator('.play-it:visible'));
    // On the toy, a game with three piles has an empty first row.
    const isPlayed = (played) => [question, question.replace(' : ', ' : 0 ')].includes(played?.question) && played.turn === 'human';
    const found = await until(page, async () => isPlayed(await match(page)), 3000);
    await settle(page);
    const [, level] = (await hash(page)).match(/level=(\d)/) ?? [],
        said = await page.textContent('#played-at'),
        after = await page.evaluate(() => document.querySelector('#boards [aria-pressed=true]').dataset.board);
    const wanted = verdict(question) === 'P' ? '2' : '4';
    const faults = [];
    if (!found) return [`${question}: not played: ${await page.locator('#learn [role=status]:visible').allTextContents()}`];
    if (level !== wanted || !said.startsWith(`Level ${wanted}: Bouton makes ${wanted === '4' ? 'no ' : ''}mistakes`)) faults.push(`level ${level}: ${said}`);
    if (board !== after && board !== 'pocket') faults.push(`${after} instead of ${board}`);
    await PRESS[way](page.locator('#back'));
    await settle(page);
    const again = await shown(page);
    for (const name of Object.keys(before)) {
        const [lines, others] = [before, again].map((all) => all[name].split('\n'));
        faults.push(...lines.filter((line, at) => line !== others[at]).map((line) => `not shown again: ${line}`));
    }
    if (!(await page.evaluate(() => document.activeElement.matches('.play-it')))) faults.push('the focus is elsewhere');
    return faults.map((fault) => `${question}: ${fault}`);
}

const WAYS = Object.keys(PRESS);

for (const way of WAYS) {
    const board = way === 'click' ? 'exhibit' : 'uno';
    const page = await openView('learn', {board});
    const faults = [];
    for (const [i, {position, next}] of LESSONS.entries()) {
        await openTopic(page, 0, i);
        await page.locator('#ladder .guesses button').first().click();
        await settle(page);
        await press(page, en('reason'));
        faults.push(...(await faultsOf(page, position, way)));
        await page.locator('#ladder .asked-for button.main').click();
        faults.push(...(await faultsOf(page, next, way)));
    }
    ok(faults.length === 0, `${way}: ${LESSONS.length} lessons are played on the ${board}, and Bouton leads back to the step`, ...faults);
}

// The button of a table must play the latest touched cell or, before any touch, the last won position.
for (const way of WAYS) {
    const page = await openView('learn');
    const faults = [];
    for (const [number, all] of [[1, TABLES], [2, CHARTS]])
        for (const [i, one] of all.entries()) {
            await openTopic(page, number, i);
            const questions = cellsOf(one).map((cell) => questionOf(one, cell)),
                won = questions.findLast((question) => verdict(question) === 'N');
            faults.push(...(await faultsOf(page, won, way)));
            await page.locator('#learn .cells:visible button').nth(5).click();
            faults.push(...(await faultsOf(page, questions[5], way)));
        }
    ok(faults.length === 0, `${way}: ${TABLES.length} tables and ${CHARTS.length} charts are played, and Bouton leads back to the cell`, ...faults);
}

{
    const [board] = drawn(BOARDS, BOARDS.length);
    const page = await openView('learn', {board});
    const faults = [];
    for (const [i, {examples}] of GAMES.entries()) {
        const question = examples[i % 2];
        await ask(page, question);
        faults.push(...(await faultsOf(page, question, WAYS[i % 2])));
    }
    ok(faults.length === 0, `${board}: a position of each of ${GAMES.length} games is played`, ...faults);
}

{
    // Opens the puzzle of the day. Plays its position before answering the puzzle.
    const page = await open({board: 'uno#view=learn&room=puzzle&date=2026-11-30/'});
    await page.waitForSelector('#puzzle .stage');
    const asked = await page.locator('#puzzle .stage').getAttribute('aria-label');
    await page.locator('#puzzle .play-it').press('Enter');
    const played = await until(page, async () => asked === (await page.evaluate(() => document.querySelector('#position .stage')?.ariaLabel)), 3000);
    ok(asked && played, 'the puzzle can be played before the answer', asked, await match(page));
    ok(await spotFocused(page), 'after a key, the focus is in the drawing');
}

{
    // Checks the level set in the window of games, including a game that needs another board.
    const page = await open({board: 'pocket'});
    const level = (board) => page.evaluate((name) => (name === 'pocket' ? 1 + ((window.bouton.state.memory.settings >> 4) & 3) : window.bouton.state.memory['match.side'][1]), board);
    for (const [board, game, wanted] of [['pocket', 'nim', '3'], ['uno', 'chomp', '1'], ['uno', 'take', '4']]) {
        await page.click('#choose');
        await page.selectOption('#level', wanted);
        await page.locator(`#gallery [data-game=${game}]`).press('Enter');
        await until(page, async () => (await match(page))?.game.name === game, 3000);
        await settle(page);
        ok((await level(board)) === Number(wanted) && (await hash(page)).includes(`level=${wanted}`), `${board}, ${game}: level ${wanted} is set`, await level(board));
        ok(await spotFocused(page), `${board}, ${game}: the focus moves from the games to the drawing`);
        await page.click('#choose');
        ok((await page.inputValue('#level')) === wanted, `${board}: the games show the level`, await page.inputValue('#level'));
        await page.keyboard.press('Escape');
        ok((await page.evaluate(() => document.activeElement.id)) === 'choose', 'without a choice, the focus returns to the button for games');
    }
    await page.evaluate(() => document.activeElement.blur());
    await go(page, 'game=frob/');
    await page.waitForSelector('#games-dialog[open]');
    await page.keyboard.press('Escape');
    ok(await until(page, () => page.evaluate(() => document.activeElement.id === 'choose'), 3000), 'after an error in the address, the focus is on the button for games');
}

{
    const page = await open({board: 'pocket'});
    await receive(page, '@ chomp - : 3 3 : human : -', '@ chomp - : 3 2 : machine : 2,3', '@ chomp - : 2 2 : human : 1,3');
    await view(page, 'learn');
    await room(page, 3);
    await page.waitForSelector('.strip');
    await page.locator('.strip .play-it').nth(1).click();
    ok(await until(page, async () => (await match(page))?.question === 'chomp - : 3 2', 3000), 'a position of the look back is played on a board that has its game', await match(page));
    await page.click('#back');
    await settle(page);
    ok((await page.textContent('#rooms [aria-pressed=true]')) === en('yourGame'), 'and Bouton leads back to it');
}

{
    const page = await openView('learn');
    for (const [question, reason] of [
        ['nim - : 0', en('gameIsOver')],
        ['nim - : 1 2 100', en('tooLarge', {what: en('limits.pile'), most: 99})],
    ]) {
        await ask(page, question);
        await page.click('.play-it:visible');
        await settle(page);
        const fault = await page.textContent('#fault');
        ok(fault === reason && (await page.locator('#learn').isVisible()), `${question}: ${reason}`, fault);
    }
    await room(page, 1);
    await settle(page);
    await page.locator('#table .cells button').first().click();
    await page.click('.play-it:visible');
    await settle(page);
    const fault = await page.textContent('#table [role=status]');
    ok(fault === en('gameIsOver'), 'a table says why its cell cannot be played', fault);
}

{
    const page = await openView('learn');
    await openTopic(page, 1, 3);
    await page.click('.play-it:visible');
    await until(page, () => match(page), 3000);
    await page.reload();
    await step(page, 1500);
    await until(page, () => match(page), 3000);
    await page.click('#back');
    await settle(page);
    const pressed = await page.textContent('#topics [aria-pressed=true]');
    ok(pressed.endsWith(en('tables.wythoff.0')), 'after a reload, the way back leads to the same table', pressed);
    await page.goBack();
    await settle(page);
    await ways.keyboard(page, ['right']);
    ok(await page.locator('#back').isVisible(), 'the browser’s Back leads to the game, which still has its way back');
    await page.click('#choose');
    await page.click('[data-game=nim]');
    await settle(page);
    ok(!(await page.locator('#back').isVisible()) && !(await hash(page)).includes('from'), 'another game has no way back');
}

{
    const page = await openView('learn');
    const KAYLES = 'table heap code=0.77 : 0..143';
    const EXPECTED = [
        [1, 1, 'table sub S=2,5,7 : 0..109'], [1, 3, 'lost wythoff - : 100 100'],
        [2, 0, 'lost subsum S=1,3,4 : 40 40'], [2, 0, KAYLES, en('examples.kayles.0')],
        [2, 5, KAYLES, en('examples.kayles.0')],
    ];
    for (const [number, i, line, name = ''] of EXPECTED) {
        await openTopic(page, number, i);
        const {learn} = await shown(page);
        await page.locator('.to-bench:visible', {hasText: `${en('bench')}: ${name}`}).first().click();
        await page.waitForSelector('#said[aria-busy=false]');
        const asked = await page.inputValue('#solver-line');
        await page.reload();
        await page.click('#bench-back');
        await settle(page);
        const again = await shown(page);
        ok(asked === line && again.learn === learn, `a topic of Learn leads to the solver and back: ${line}`, asked, again.learn);
    }
    await page.evaluate(() => document.querySelector('.to-bench:not([hidden] *)').focus());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await settle(page);
    ok(await page.evaluate(() => document.activeElement.matches('.to-bench')), 'the keyboard leads to the solver and back');
    await room(page, 0);
    await ask(page, 'fib 20 19');
    await page.locator('#ladder .guesses button').first().click();
    await settle(page);
    await page.click('.to-bench:visible');
    ok((await page.inputValue('#solver-line')) === 'lost fib - : 89 55', 'an own position leads to the lost positions of its game', await page.inputValue('#solver-line'));
    await view(page, 'play');
    ok(await page.isHidden('#back'), 'control: Play, which Learn has not opened, does not lead back');
}

done();
