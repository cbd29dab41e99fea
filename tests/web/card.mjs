// SPDX-License-Identifier: MIT
// If this test fails, a player does not learn from the page which game is on, its rule, goal, turn or limit. Tests the
// card beside the drawing and the live region, in each language.
import {
    choose, goPosition as go, heard, LANGUAGES, listen, match, open, receive, spotFocused, status, step, turnOf, until,
    ways,
} from './browser.mjs';
import {done, drawn, en, head, moveIn, ok} from './tap.mjs';

const card = async (page) => {
    const [title, now, rule] = await page.locator('#card > *').allTextContents();
    return {title, now, rule};
};
const numbersIn = (words) => (words.match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);

const TURN = en('yourMove'),
    [WINS, LOSES] = ['ends.stone.0', 'ends.stone.1'].map((id) => en(id));
// Rows [position, English rule, English turn]
const CARDS = [
    ['nim - : 3 4 5', `${en('games.nim.1')} ${WINS}`, TURN],
    ['mnim - : 1 1 2', `${en('games.nim.1')} ${LOSES}`, TURN],
    ['take max=3 : 21', `Take 1 to 3 stones from the heap. ${WINS}`, TURN],
    ['take max=1 : 5', `Take 1 stone from the heap. ${WINS}`, TURN],
    ['sub S=1,3,4 : 20', 'Take 1, 3 or 4 stones from the heap. A player who cannot move loses.', TURN],
    ['moore k=2 : 3 4 5', `Take stones from up to 2 piles: any number from each, at least one. ${WINS}`, TURN],
    ['bnim m=2;K=3 : 3 4 5', 'Take stones from up to 2 piles: 1 to 3 from each. A player who cannot move loses.', TURN],
    ['poj2315 m=2;L=13;r=1 : 13 20', 'Roll up to 2 balls toward the goal, each by up to 2 turns. Each turn ends at the next line: … 18, 12, 6, goal. A player who cannot move loses.', TURN],
    ['fib - : 20 19', `Take stones from the heap. The first move may not take them all. After that, a move takes at most twice as many as the last move. ${WINS}`, `${TURN} ${en('yourLimit', {most: 19})}`],
    ['dyn1 - : 9 12', `Take stones from the heap. The first move may not take them all. After that, a move takes at most as many as the last move. ${WINS}`, `${TURN} ${en('yourLimit', {most: 9})}`],
];

{
    const page = await open();
    ok(await page.locator('#card').isHidden(), 'without a game there is no card');
    for (const [position, rule, now] of CARDS) {
        await go(page, position);
        const told = await card(page),
            spoken = await status(page);
        ok(told.rule === rule && told.now === now && told.title, `${position}: the card has rule, turn and limit`, told);
        ok(spoken.startsWith(`${told.title}. ${rule} `) && spoken.endsWith(now), `${position}: the live region says the same at the start`, spoken);
        const wrong = [];
        for (const language of drawn(LANGUAGES.slice(1), 2)) {
            await page.selectOption('#language', language);
            await step(page, 0); // waits until the board has opened the game again
            const other = await card(page),
                words = Object.values(other).join(' ');
            if (numbersIn(words).join() !== numbersIn(`${told.title} ${rule} ${now}`).join() || /[{}]|(?<!\p{L})[kmKLS](?!\p{L})|undefined|max/u.test(words)) wrong.push(language, words);
        }
        ok(wrong.length === 0, `${position}: the same numbers in other languages`, ...wrong);
        await page.selectOption('#language', 'en');
    }
}

{
    const page = await open();
    await page.click('#choose');
    const games = await page.locator('#gallery .card').evaluateAll((all) => all.map((one) => one.dataset.game));
    const symbols = await page.locator('#gallery .card span').evaluateAll((all) => all.map((one) => one.textContent).filter((words) => /[{}]|\b[kmKL]\b|\bset S\b|undefined|\bmax\b/.test(words)));
    ok(games.length === 30 && symbols.length === 0, 'the pictures of the games show rules with numbers', ...symbols);
}

{
    const page = await open();
    await choose(page, 'nim');
    await listen(page);
    for (const key of ['right', 'up', 'ok']) await ways.keyboard(page, [key]);
    await turnOf(page);
    await step(page, 1500);
    const said = await heard(page);
    ok(said.length === new Set(said).size && said.at(-1).includes(TURN) && said.length < 8, 'a move and its answer are spoken, each sentence once', ...said);
    await step(page, 4000);
    ok((await heard(page)).length === 0, 'nothing is spoken while nothing changes');
    await receive(page, '@ take max=3 : 9 : human : -', '@ take max=3 : 8 : human : -');
    await step(page, 800);
    await heard(page);
    for (const game of ['sub S=1,2 : 7', 'sub S=1,3 : 7']) {
        await receive(page, `@ ${game} : human : 1`);
        await step(page, 800);
    }
    const again = await heard(page);
    ok(again.length === 2 && again[0] === again[1], 'the same sentence about another match is spoken again', ...again);
}
{
    const page = await open();
    for (const [position, name] of [
        ['nim - : 3 9 5', moveIn('piles', 1, 2)], ['chomp - : 4 4 4', moveIn('bar', 1, 3)],
        ['sos n=8 : S......S', en('move_letters', {letter: 'O', first: 2})], ['take max=3 : 21', moveIn('heap', 2)],
    ]) {
        await go(page, position);
        await page.locator(`.spot[aria-label="${name}"]`).first().focus();
        const said = [];
        for (const key of ['Enter', ' ', 'Enter']) {
            await listen(page);
            await page.keyboard.press(key);
            await step(page, 800);
            said.push([...new Set(await heard(page)), (await card(page)).now].join('|'));
        }
        const chosen = en('chosenIs', {move: name}),
            none = `${en('nothingChosen')} ${TURN}`;
        ok(said.join('\n') === [chosen, none, chosen].map((one) => `${one}|${one}`).join('\n'), `${position}: a choice is spoken, its undoing, and the next choice`, ...said);
    }
}
{
    const page = await open();
    await go(page, 'nim - : 3 9 5');
    await page.click('[data-view=learn]');
    await step(page, 800);
    await listen(page);
    await page.click('[data-view=play]');
    await step(page, 800);
    const again = await heard(page);
    ok(again.join('|') === `${en('said_piles', {list: '3, 9 and 5'})} ${TURN}`, 'back in Play, position and turn are spoken once', ...again);
    await page.click('[data-view=learn]');
    await page.getByRole('button', {name: `2 ${en('lessons.twoPiles.0')}`}).click();
    await step(page, 100);
    const lesson = await heard(page);
    ok(lesson.length === 1 && lesson[0].startsWith(head('lessons.twoPiles.1')), 'only the question of a chosen lesson is spoken, once', ...lesson);
    await page.locator('#ladder .guesses button').first().click();
    await step(page, 100);
    const guessed = (await heard(page)).filter((words) => words.startsWith(head('lessons.twoPiles.1')));
    ok(guessed.length === 0, 'a guess does not repeat the question', ...guessed);
}
{
    const page = await open({board: 'exhibit', ms: 0});
    await listen(page);
    await step(page, 25000);
    const said = await heard(page);
    ok(said.filter((one, i) => one && one !== said[i - 1]).join() === en('anyKey'), 'attract mode is silent, but for one sentence', ...said);
    await ways.keyboard(page, ['ok']);
    await step(page, 8000);
    const more = await heard(page);
    ok(more.some((one) => one.includes(TURN)), 'after a key, the exhibit speaks', ...more);
}

{
    // After a game, the page must offer the same actions as the board.
    const say = async (page) => [...Object.values(await card(page)), await status(page)].join(' ');
    const buttons = (page) => page.locator('.touch-bar button').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
    const AGAIN = [en('playAgain'), en('toMenu')];
    const KEYS_NAMED = /\bOK\b|[←→]|LEFT|LINKS|GAUCHE|IZQ/;
    // Plays a game's last move. Checks the result on the card. Returns the buttons.
    async function lose(page, position, name) {
        await go(page, position);
        await page.locator('#position').getByRole('button', {name, exact: true}).last().press('Enter');
        await step(page, 100);
        await page.click('#play-move');
        const said = new Set();
        const offered = await until(page, async () => {
            if ((await match(page)).result) said.add((await card(page)).now);
            return (await page.evaluate(() => window.bouton.offers.length)) && buttons(page);
        }, 30000);
        ok([...said].every((words) => ['you won', 'the machine won'].some((id) => words.startsWith(en(id)))) && said.size > 0, `${position}: the card says the result at once`, ...said);
        await step(page, 500); // waits until screen readers get the text
        return offered;
    }
    const question = async (page) => (await match(page))?.question;
    for (const [position, name] of [['chomp - : 1', moveIn('bar', 1, 1)], ['dag V=2;E=1>0 : 1', moveIn('tokens', 1, 0)], ['northcott W=4 : 1,3', moveIn('men', 1, 2)]])
        await lose(await open(), position, name);
    for (const board of ['uno', 'exhibit']) {
        const page = await open({board});
        const press = async (id, wanted) => {
            await page.locator('.touch-bar button').nth(id).press('Enter');
            return until(page, wanted, 3000);
        };
        const first = await lose(page, 'nim - : 1', moveIn('piles', 1, 1));
        ok(first?.join() === AGAIN.join(), `${board}: a won game can be played again`, first);
        ok(!KEYS_NAMED.test(await say(page)) && (await status(page)).endsWith(en('offered', {list: AGAIN.join(' or ')})), `${board}: card and live region name the buttons, not keys`, await say(page));
        ok(await press(0, async () => (await question(page))?.startsWith('nim ') && !(await match(page)).result), `${board}: "Play again" begins the same game`, await match(page));
        const second = await lose(page, 'nim - : 1', moveIn('piles', 1, 1));
        const level = await page.evaluate(() => window.bouton.state.memory['settings.level']);
        ok(second?.[0] === en('tryLevel', {level: level + 1}), `${board}: after two wins, the next level is offered`, second);
        await press(0, async () => (await match(page))?.turn);
        ok((await page.evaluate(() => window.bouton.state.memory['settings.level'])) === level + 1, `${board}: the button sets the next level`);
        const third = await lose(page, 'nim - : 1 2', moveIn('piles', 2, 2));
        ok(third?.join() === [en('backToMistake'), ...AGAIN].join() && (await say(page)).includes(en('wereWinning')), `${board}: after a mistake, the page says so`, third, await say(page));
        ok(!KEYS_NAMED.test(await say(page)), `${board}: card and live region name no key after a mistake`, await say(page));
        await page.keyboard.press('Tab'); // The page notices that a keyboard is in use.
        await page.focus('#play-move');
        await page.keyboard.press('Enter');
        ok(await until(page, async () => (await question(page)) === 'nim - : 1 2' && (await match(page)).turn === 'human', 3000), `${board}: the button leads back to the mistake`, await match(page));
        await step(page, 500);
        ok((await page.locator('.spot:not([aria-disabled=true]):focus').count()) === 1, `${board}: back at the mistake, the drawing has the focus`, await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200)));
        ok((await status(page)).endsWith(`${en('said_piles', {list: '1 and 2'})} ${TURN} ${en('MSG_TRY_AGAIN')}.`), `${board}: back at the mistake, the page says position and turn`, await status(page));
        await lose(page, 'nim - : 1 2', moveIn('piles', 2, 2));
        await page.keyboard.press('Tab');
        ok(await press(1, async () => (await question(page))?.startsWith('nim ') && !(await match(page)).result && (await question(page)) !== 'nim - : 1 2'), `${board}: after a loss, "Play again" begins the same game`, await match(page));
        ok(await spotFocused(page), `${board}: after "Play again", the drawing has the focus`);
        await lose(page, 'nim - : 1', moveIn('piles', 1, 1));
        const wrong = [];
        for (const language of LANGUAGES) {
            const said = await page.evaluate((name) => window.bouton.captionIn(name), language);
            if (KEYS_NAMED.test(said)) wrong.push(language, said);
        }
        ok(wrong.length === 0, `${board}: no language names a key`, ...wrong);
        ok(await press(1, async () => !(await match(page))), `${board}: the other button leads to the menu`, await match(page));
    }
    const page = await open({board: 'pocket'});
    await page.evaluate(() => window.bouton.write({settings: 0x10}));
    await ways.keyboard(page, ['ok']);
    const words = new Set();
    const numbers = await page.locator(':is(#glass, .stage) svg text').allTextContents();
    ok(numbers.join('') === '12341234', 'pocket: the toy and the drawing number the rows', numbers);
    const end = await until(page, async () => {
        words.add([...Object.values(await card(page)), await status(page), ...(await page.locator('.played').allTextContents()), await page.getAttribute('.stage', 'aria-label')].join(' '));
        if ((await match(page))?.result) return buttons(page);
        for (const key of ['take', 'ok', 'next']) await ways.keyboard(page, [key]);
        return undefined;
    }, 120000);
    ok(end?.join() === AGAIN.join(), 'pocket: the toy offers a new game and its menu', end);
    ok([...words].some((said) => said.includes(moveIn('lights', '', ''))) && ![...words].some((said) => /pile|stone/i.test(said)), 'pocket: card, list and live region say rows and lights', ...words);
    await page.keyboard.press('Tab');
    await page.locator('#play-move').press('Enter');
    ok(await until(page, async () => (await question(page)) === 'nim - : 1 3 5 7', 3000), 'pocket: "Play again" begins the same game', await match(page));
    ok(await spotFocused(page), 'pocket: after "Play again" by keyboard, the drawing has the focus');
    const own = await lose(page, 'mmoore k=2 : 1 1', moveIn('lights', 3, 1));
    ok(own?.join() === AGAIN.join(), 'pocket: a game that the page opened can be played again', own, await match(page));
    await page.click('#play-move');
    ok(await until(page, async () => (await question(page)) === 'mmoore k=2 : 1 3 5 7', 3000), 'pocket: the new game has the same rules', await match(page));
    await lose(page, 'nim - : 1', moveIn('lights', 4, 1));
    await page.click('.touch-bar .leave');
    ok(await until(page, async () => !(await match(page)), 3000), 'pocket: the other button leads to the menu');
}

done();
