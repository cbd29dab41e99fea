// SPDX-License-Identifier: MIT
// If this test fails, a lesson teaches something false, or asks a question without a fitting answer. Compares the
// lessons with the host program.
import {ask, choose, match, open, openView, press, step, turnOf, until, view, ways} from './browser.mjs';
import {done, en, ok, played, winningMoves} from './tap.mjs';

const HOLD_MS = 900; // long enough for a hint
const numbersIn = (words) => (words.match(/\d+/g) ?? []).map(Number);
// For each lesson, two positions, and pairs of a mistake and a winning answer
const LESSONS = {
    twentyOne: ['take max=3 : 21', 'take max=3 : 20', ['3', '2']],
    twoPiles: ['nim - : 5 8', 'nim - : 6 6', ['2-8', '1-5'], ['1-5', '2-8']],
    powers: ['nim - : 4 5 1', 'nim - : 6 5 2', ['2-1', '3-1']],
    nim: ['nim - : 3 4 5', 'nim - : 3 5 6', ['3-5', '2-1']],
    misere: ['mnim - : 1 1 1 5', 'mnim - : 1 2 3', ['4-4', '1-1']],
    chomp: ['chomp - : 4 4 4', 'chomp - : 3 3 3', ['1,2', '2,1']],
};
{
    const page = await openView('learn');
    const next = page.locator('#ladder button.main');
    const asked = () => page.inputValue('#asked');
    const answersTo = (lesson) => (lesson === 'powers' ? ['oneLeft', 'allPaired'] : ['next', 'previous']).map((id) => en(id));
    const guess = (lesson) => press(page, answersTo(lesson)[1]);
    // Returns what is wrong in the question above a position.
    const faultsOfHeading = async (lesson, question) => {
        const heading = await page.textContent('#lesson');
        const parts = numbersIn(question.split(' : ')[1]).join();
        const answers = await page.locator('#ladder .guesses button').allTextContents();
        const isRight = lesson === 'chomp' || numbersIn(heading).join().includes(parts);
        return isRight && heading.endsWith('?') && answers.join() === answersTo(lesson).join() ? [] : [heading, ...answers];
    };
    for (const [lesson, [first, second, ...traps]] of Object.entries(LESSONS)) {
        const title = en(`lessons.${lesson}.0`);
        const pressed = await page.textContent('#topics [aria-pressed=true]');
        const isSilent = (await page.locator('.trap').count()) + (await next.count()) === 0;
        const question = await asked();
        const headings = await faultsOfHeading(lesson, question);
        await guess(lesson);
        const trap = await page.locator('.trap').textContent();
        const isFirst = pressed.endsWith(` ${title}`) && question === first;
        ok(isFirst && isSilent && trap === en(`lessons.${lesson}.2`), `${title}: the trap is shown after the guess`, pressed, question, trap);
        for (const [move, answer] of traps) {
            const after = played(first, move);
            ok(winningMoves(after).includes(answer), `${title}: ${move} loses to ${answer}`, after);
        }
        await next.click();
        const focus = await page.evaluate(() => document.activeElement.id);
        const again = await asked();
        headings.push(...(await faultsOfHeading(lesson, again)));
        ok(headings.length === 0, `${title}: the question fits the drawn position, and its answers fit the question`, ...headings);
        await guess(lesson);
        const leads = await next.allTextContents();
        const isSolved = again === second && focus === 'lesson' && leads.length === 1 && (await page.locator('.trap').count()) === 0;
        ok(isSolved, `${title}: solving another position opens the next lesson`, again, focus, leads);
        await next.click();
        await step(page, 0);
    }
    const last = [await page.textContent('#rooms [aria-pressed=true]'), await page.locator('#table .cells button').count()];
    ok(last.join() === `${en('tables')},31`, 'the last lesson leads to the tables', ...last);
    await press(page, en('lessons'), '#rooms');
    const kept = [await asked(), await page.locator('#ladder .guesses [aria-pressed=true]').count(), await page.locator('#ladder .steps p').count()];
    ok(kept[0] === 'chomp - : 3 3 3' && kept[1] === 1 && kept[2] > 0, 'a lesson keeps its position, guess and steps while another room is shown', ...kept);
    await page.locator('#topics button').first().click();
    const hints = page.locator('#ladder .shown .mark.hint');
    const shownMarks = [];
    for (let times = 0; times < 2; times++) {
        for (const id of ['next', 'howMany', 'showMove']) await press(page, en(id));
        shownMarks.push(await hints.count());
        await page.locator('#topics button').first().click();
        await step(page, 0);
        shownMarks.push(await hints.count());
    }
    ok(shownMarks.join() === '1,0,1,0', 'a lesson that is opened again shows no answer in its drawing', ...shownMarks);
    await ask(page, 'chomp 3 2');
    const own = await page.textContent('#lesson');
    ok(own.startsWith(`${en('games.chomp.0')}. ${en('games.chomp.1')}`) && own.endsWith(en('why')), 'the question above another position is about its game', own);
    await page.click('#teachers');
    const chosen = await page.evaluate(() => document.activeElement.textContent),
        sheet = page.locator('#about-dialog').getByRole('button', {name: en('about.sheet'), exact: true});
    ok(chosen === en('about.lesson') && (await sheet.isVisible()), 'Learn leads to the lesson and the sheet for teachers', chosen);
    await sheet.click();
    ok((await page.textContent('#paper-title')) === en('sheet.title'), 'the sheet opens', await page.textContent('#paper-title'));
    await page.click('#paper-dialog .close');
}

{
    const page = await open();
    await choose(page, 'nim');
    const answers = async () => {
        await page.click('#who');
        const found = await page.locator('#why .guesses button').allTextContents();
        await page.locator('#why .guesses button').first().click();
        await step(page, 0);
        const told = await page.textContent('#why .steps p');
        await page.click('#who-dialog .close');
        return [found, told];
    };
    const [you, bouton] = [en('you'), en('bouton')];
    const [mine, told] = await answers();
    ok(mine.join() === [you, bouton].join() && told === `${en('right')} ${en('youWinHere')}`, 'the player is to move and can win: You', mine, told);
    await step(page, 1000);
    for (const key of ['right', 'up', 'ok']) await ways.keyboard(page, [key]);
    await until(page, async () => (await match(page)).turn === 'machine');
    const [other, answer] = await answers();
    ok(other.join() === [bouton, you].join() && [`${en('right')} ${en('boutonWinsHere')}`, `${en('wrong')} ${en('youWinHere')}`].includes(answer), 'the machine is to move: Bouton', other, answer);
}

{
    const page = await open();
    const isSeen = (what) => page.locator(what).first().isVisible();
    const seen = async () => [await isSeen('#ladder .guesses button'), await isSeen('#ladder .steps p'), await isSeen('#ladder .marks .hint')].join();
    await view(page, 'learn');
    await page.locator('#topics button').nth(3).click();
    for (const id of ['next', 'howMany', 'which', 'showMove', 'reason', 'inBinary']) await press(page, en(id));
    await page.locator('#ladder .asked-for').evaluate((one) => one.scrollTo(0, one.scrollHeight));
    const before = await seen(),
        isOffered = await isSeen('#answers');
    await page.keyboard.press('f');
    await page.click('#answers');
    const large = await seen(),
        isAsked = await page.locator('#ladder .asked-for').evaluate((one) => one.scrollTop === 0);
    await page.keyboard.press('Escape');
    const hidden = await seen();
    ok(before === 'true,true,true' && large === 'true,false,false' && hidden === large && isAsked && !isOffered, 'hidden answers stay hidden after the projector view ends', before, large, hidden);
    ok((await isSeen('#answers .crossed')) && (await page.getAttribute('#answers', 'aria-pressed')) === 'true', 'a crossed-out eye says that the answers are hidden');
    const {hash} = new URL(page.url());
    const other = await open({board: `uno${hash}`});
    await until(other, () => other.locator('#ladder .steps p').count());
    await press(other, en('next'));
    const isPosed = await other.locator('#ladder .guesses button').first().isVisible(),
        isTold = await other.locator('#ladder .steps p').first().isVisible();
    ok(hash.includes('answers=hidden') && isPosed && !isTold, 'a fresh window with hidden answers poses the question and shows no answer', hash);
    await view(page, 'play');
    await page.click('.tiles .card >> nth=0');
    await until(page, () => match(page));
    await page.click('#who');
    await page.locator('#why .guesses button').first().click();
    await step(page, 0);
    ok((await isSeen('#why .guesses button')) && (await page.locator('#why .steps p').count()) > 0 && !(await isSeen('#why .steps p')), 'in Play, a class can guess while the answer is hidden');
    const noted = `${en('guessNoted')} ${en('answersHidden')}`;
    ok((await isSeen('#why .noted')) && (await page.textContent('#why .noted')) === noted, 'a guess while the answers are hidden is noted', await page.textContent('#why'));
    await page.click('#who-dialog .close');
    // Asks for three hints by keyboard, then with the long-press button.
    await turnOf(page);
    const hold = async () => {
        await page.keyboard.down('Enter');
        await page.waitForTimeout(HOLD_MS);
        await step(page, HOLD_MS);
        await page.keyboard.up('Enter');
        await step(page, 500);
    };
    const start = (await match(page)).question;
    for (let i = 0; i < 3; i++) await hold();
    const withheld = await page.textContent('#status');
    await page.click('#long');
    await page.click('[data-key=ok]');
    await step(page, 1500);
    const isKept = (await match(page)).question === start && !(await page.locator('#position .mark.hint').count());
    ok(withheld === en('answersHidden') && (await page.textContent('#card-now')) === withheld && isKept, 'with hidden answers, a long press of OK shows no hint', withheld, await page.textContent('#card-now'));
    for (const key of ['right', 'up', 'ok']) await ways.keyboard(page, [key]);
    ok(await until(page, async () => (await match(page)).question !== start), 'with hidden answers, OK plays the move', await match(page));
    await page.click('#answers');
    await view(page, 'learn');
    ok((await seen()) === before && !(await isSeen('#ladder .noted')) && !(await isSeen('#answers .crossed')), 'the button shows the answers again', await seen());
}

done();
