// SPDX-License-Identifier: MIT
// If this test fails, the look back blames a good move, misses a mistake, or names a move that does not win. The page
// must find all planted mistakes, and no others, in games from the board's line.
import {match, open, receive, spotFocused, step, turnOf, until, view, ways} from './browser.mjs';
import {done, drawn, en, host, moveIn, movesOf, ok, played, random} from './tap.mjs';

const GAMES = drawn([...Array(50).keys()], 10);
const STARTS = ['nim - : 3 4 5', 'mnim - : 2 3 4', 'take max=3 : 15', 'wythoff - : 4 6', 'chomp - : 3 3 2', 'moore k=2 : 2 3 4', 'divide - : 4 3', 'nimble - : 3 5 2'];

// Plays a game with random mistakes of the human. Returns the board's lines and the numbers of the wrong moves.
function planted(seed) {
    const choose = random(seed),
        mistakes = [];
    let question = STARTS[seed % STARTS.length],
        moves = movesOf(question);
    const lines = [`@ ${question} : human : -`];
    for (let number = 1; moves.length; number++) {
        const isHuman = number % 2 === 1;
        const [good, bad] = ['P', 'N'].map((wanted) => moves.filter(([, verdict]) => verdict === wanted));
        const errs = isHuman && bad.length > 0 && (good.length === 0 || choose(2) === 0);
        const from = errs || good.length === 0 ? bad : good;
        const [move] = from[choose(from.length)];
        if (errs && good.length) mistakes.push(number);
        question = played(question, move);
        moves = movesOf(question);
        const next = moves.length ? ['human', 'machine'][number % 2] : 'game over, the first player won';
        lines.push(`@ ${question} : ${next} : ${move}`);
    }
    return {lines, mistakes};
}

const marked = async (page) => {
    await view(page, 'play');
    await page.click('#who');
    await step(page, 0);
    await page.waitForFunction(() => document.querySelector('.strip li:not(.end)'));
    return page.locator('.strip li:not(.end)').evaluateAll((all) => all.flatMap((item, i) => (item.classList.contains('mistake') ? [i + 1] : [])));
};

{
    const page = await open();
    let found = 0;
    for (const game of GAMES) {
        const {lines, mistakes} = planted(game);
        await receive(page, ...lines);
        const marks = await marked(page);
        found += marks.length;
        ok(marks.join() === mistakes.join(), `game ${game}, ${lines.length - 1} moves: mistakes at ${mistakes.join(', ') || 'none'}`, marks, ...lines);
    }
    ok(found > 0, `${found} mistakes in ${GAMES.length} games`);
}
{
    // Moves that were taken back must not count.
    const page = await open();
    const lines = [
        '@ nim - : 1 2 4 : human : -',
        '@ nim - : 0 2 4 : machine : 1-1',
        '@ nim - : 1 2 4 : human : undo',
        '@ nim - : 1 2 2 : machine : 3-2',
        '@ nim - : 1 0 2 : human : 2-2',
        '@ nim - : 1 0 0 : machine : 3-2',
        '@ nim - : 0 0 0 : game over, the second player won : 1-1',
    ];
    await receive(page, ...lines);
    const marks = await marked(page);
    ok(marks.join() === '1,3', 'a move that was taken back is not listed', marks);
    const told = await page.locator('#reviewed[role=status]:focus').allTextContents();
    ok(told.length === 1 && told[0].includes(en('someMistakes', {count: 2})), 'the look back takes the focus and says its result', ...told);
    const items = await page.locator('.strip li:not(.end)').evaluateAll((all) => all.map((one) => [one.querySelector('.gave')?.textContent, ...[...one.querySelectorAll('button')].map(({ariaLabel}) => ariaLabel)].join('|')));
    const label = (number, id) => en('ofMove', {number, what: en(id)}),
        gave = (number, id) => [en('gaveWin'), label(number, 'reason'), label(number, id)].join('|');
    ok(
        items.join('\n') === [gave(1, 'tryAgain'), gave(2, 'playOn'), gave(3, 'tryAgain'), `|${label(4, 'playOn')}`].join('\n'),
        'the look back says each mistake in words, and its buttons have different names',
        ...items,
    );
    const better = () => page.locator('.strip li:not(.end)').evaluateAll((all) => all.map((one) => one.querySelector('.better')?.textContent ?? ''));
    const wins = (pile) => en('wouldWin', {move: moveIn('piles', pile, 1)});
    const missed = [wins(3), wins(1), wins(3), ''];
    ok((await better()).join() === missed.join(), 'each move that gave a win away has a move that would have won', await better());
    ok((await page.locator('.strip .play-it').allTextContents()).every((label) => label === en('playOn')), 'a button beside a move does not look as if it played the move');
    await page.locator('.strip').getByRole('button', {name: en('reason')}).last().click();
    await page.waitForSelector('#ladder .steps .binary');
    const reason = await page.textContent('#ladder .steps');
    ok(reason.startsWith(en('verdictN')) && (await page.locator('#ladder .guesses [aria-pressed=true]').count()) === 0, 'without a guess, the answer is not called right', reason);
    const isOpen = (await page.inputValue('#asked')) === 'nim - : 1 0 2' && (await page.locator('#lesson:focus').count()) === 1;
    ok(isOpen && reason.includes(moveIn('piles', 3, 1)), 'a button opens all steps of the reason', reason);
    const place = await page.evaluate(() => [document.querySelector('#rooms [aria-pressed=true]').textContent, document.getElementById('learn-title').textContent, document.querySelectorAll('#topics button').length]);
    ok(place.join() === [en('yourGame'), en('yourGame'), 0].join(), 'the reason is marked as part of your game, not as a lesson', place);
    ok(await page.locator('#ladder .guesses').isHidden(), 'a reason without a guess has no buttons to guess');
    await page.getByRole('button', {name: en('backToReview')}).press('Enter');
    await page.waitForSelector('.strip :focus');
    ok((await page.evaluate(() => document.activeElement.ariaLabel)) === label(3, 'reason'), 'a button leads back to the card', await page.evaluate(() => document.activeElement.outerHTML));
    await page.getByRole('button', {name: en('lessons')}).click();
    ok((await page.textContent('#learn-title')) === `${en('lessons')}: ${en('lessons.twentyOne.0')}` && (await page.locator('#review-back').isHidden()) && (await page.locator('#ladder .guesses').isVisible()), 'then the lessons begin as before', await page.textContent('#learn-title'));
    await page.goBack();
    await page.waitForSelector('.strip');
    await receive(page, '@ sos n=8 : S......S : human : -', '@ sos n=8 : SS.....S : machine : 2S', '@ sos n=8 : SSO....S : game over, the second player won : 3O');
    await marked(page);
    const [draw] = await better();
    ok([4, 5].some((first) => draw === en('wouldDraw', {move: en('move_letters', {letter: 'O', first})})), 'a move that gave a draw away has a move that would have kept the draw', await better());
    await receive(page, '@ chomp - : 4 4 4 : human : -', '@ chomp - : 1 1 1 : machine : 1,2', '@ chomp - : 1 : game over, the second player won : 2,1');
    await marked(page);
    const drawnMarks = await page.locator('.strip li').first().locator('.mark').evaluateAll((all) => all.map((one) => [one.classList.contains('hint'), getComputedStyle(one).fill === 'none'].join()));
    const isOver = drawnMarks[0] === 'false,false' && drawnMarks.at(-1) === 'true,true' && drawnMarks.join() === drawnMarks.toSorted().join();
    ok(isOver, 'a better move is drawn as outlines over the played move', ...drawnMarks);
    ok((await page.locator('#look-back .colours span').allTextContents()).join() === [en('playedMove'), en('betterMove')].join(), 'a legend names the two colours');
    await receive(page, ...lines);
    await marked(page);
    await page.locator('.strip .main').last().press('Enter');
    await step(page, 500);
    const isBack = await until(page, async () => (await match(page))?.question === 'nim - : 1 0 2');
    ok(isBack && (await page.isVisible('#play')), 'try again here: the position is on the board', await match(page));
    ok(await spotFocused(page), 'the focus moves from the look back to the drawing');
    await page.evaluate(() => document.activeElement.blur());
    for (const key of ['right', 'right', 'up', 'ok']) await ways.keyboard(page, [key]);
    ok(await until(page, async () => (await match(page))?.move), 'the position can be played', await match(page));
}

{
    // Checks that the page follows a game by reading the pocket toy's memory.
    let all = 0;
    for (const [settings, start] of drawn([[0x34, 'nim - : 0 3 5 7'], [0xb8, 'mnim - : 0 3 4 5'], [0x31, 'moore k=2 : 1 3 5 7']], 3)) {
        const page = await open({board: 'pocket'});
        await page.evaluate((value) => window.bouton.write({settings: value}), settings);
        await step(page, 100);
        await ways.keyboard(page, ['ok']);
        // In each turn, takes one stone from the first nonempty row.
        const marks = [];
        for (let turns = 0; turns < 16; turns++) {
            const now = await turnOf(page);
            if (now.result) break;
            const row = now.parts.findIndex(Boolean);
            for (let i = 0; i < 4 && (await page.evaluate(() => window.bouton.state.memory.row)) !== row; i++) await ways.keyboard(page, ['next']);
            for (const key of ['take', 'ok']) await ways.keyboard(page, [key]);
            await until(page, async () => (await match(page)).turn !== 'human');
            marks.push(`${row + 1}-1`);
        }
        const [first, ...others] = await page.evaluate(() => window.bouton.history.map(({question, move}) => [question, move])),
            name = start.split(' : ')[0],
            {result} = await match(page);
        // Checks that the recorded moves lead from the start to the end.
        const positions = [start];
        for (const [, move] of others) positions.push(played(positions.at(-1), move));
        const isWon = host(...positions).map((line) => line.split(' : ')[2] === 'N');
        const mistakes = others.flatMap((_, i) => (i % 2 === 0 && isWon[i] && isWon[i + 1] ? [i + 1] : []));
        const found = await marked(page);
        const own = others.filter((_, i) => i % 2 === 0).map(([, move]) => move);
        const passed = [first, ...others].map(([question]) => question);
        const isFollowed = own.join() === marks.join() && passed.join() === positions.join();
        const cards = await page.locator('.strip li:not(.end)').count();
        const isWhole = result && cards === others.length && /( 0)+$/.test(positions.at(-1));
        const what = `pocket, ${name}: ${others.length} moves from its memory, to the end`;
        ok(isFollowed && isWhole, what, marks, others, positions);
        all += mistakes.length;
        const buttons = page.locator('.strip .main');
        ok(found.join() === mistakes.join() && (await buttons.count()) === mistakes.length, `pocket, ${name}: the review finds the mistakes ${mistakes}, and each can be tried again`, found, isWon);
        if (mistakes.length) {
            const wanted = positions[mistakes.at(-1) - 1];
            await buttons.last().click();
            await step(page, 500);
            const isBack = await until(page, async () => (await turnOf(page))?.question === wanted);
            ok(isBack && (await page.isVisible('#play')), `pocket, ${name}: the game continues at the last mistake`, await match(page), wanted);
        }
    }
    ok(all > 0, `pocket: ${all} mistakes`);
}

done();
