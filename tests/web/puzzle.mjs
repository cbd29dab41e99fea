// SPDX-License-Identifier: MIT
// If this test fails, a day has no puzzle or a wrong one, or the page loses a streak. Tries a year of dates by the solver, and answers
// puzzles in the page.
import {readFileSync} from 'node:fs';
import {Program} from '../../sim/web/host/program.js';
import {LEGAL, puzzleOf, streakAfter, weekdayOf} from '../../sim/web/page/puzzle.js';
import {hash, heard, listen, newPage, PAGE, step} from './browser.mjs';
import {done, en, moveIn, ok, pattern} from './tap.mjs';

const DAYS = 366,
    FIRST = Date.parse('2026-11-30'); // a Monday
const dateOf = (day) => new Date(FIRST + day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const program = new Program(readFileSync('out/web/bouton.wasm'));
let asked = 0;
const ask = async (line) => {
    asked++;
    const lines = program.ask(line);
    return Object.assign(lines, {error: program.fault});
};

const faults = [];
const games = new Map();
const seen = new Set();
let most = 0;
for (let day = 0, last; day < DAYS; day++) {
    const date = dateOf(day),
        from = asked;
    const puzzle = (await puzzleOf(ask, date)) ?? {question: 'no puzzle'};
    most = Math.max(most, asked - from);
    // After each move, `moves` prints the opponent's verdict. A move with the verdict P wins.
    const moves = program.ask(`moves ${puzzle.question}`).filter(Boolean);
    const winning = moves.filter((line) => line.split(' : ')[1] === 'P').map((line) => line.split(' : ')[0]);
    for (const [what, isRight] of [
        ['another puzzle at the second time', JSON.stringify(await puzzleOf(ask, date)) === JSON.stringify(puzzle)],
        [`${winning} wins, not ${puzzle.move}`, winning.join() === puzzle.move],
        [`${moves.length} moves, not ${puzzle.legal}`, moves.length === puzzle.legal],
        [`easier than yesterday: ${moves.length} moves after ${last}`, weekdayOf(date) === 0 || moves.length > last],
    ])
        if (!isRight) faults.push(`${date} ${puzzle.question}: ${what}`);
    last = moves.length;
    const [game] = puzzle.question.split(' ');
    games.set(game, (games.get(game) ?? 0) + 1);
    seen.add(puzzle.question);
}
ok(faults.length === 0, `${DAYS} dates have a puzzle, harder from Monday to Sunday`, ...faults.slice(0, 9));
ok(games.size === 7 && Math.min(...games.values()) >= DAYS / 100, 'each game occurs', JSON.stringify([...games]));
ok(seen.size > DAYS * 0.8, 'the puzzles differ', seen.size);
ok(most < 1500, 'no puzzle needs a long search', most);
ok(weekdayOf('2026-11-30') === 0 && weekdayOf('2026-11-29') === 6 && LEGAL.length === 8, 'a week starts on Monday');
ok(streakAfter({date: '2026-12-01', streak: 3}, '2026-12-02', true) === 4, 'a right answer on the next day continues a streak');
ok(streakAfter({date: '2026-11-30', streak: 3}, '2026-12-02', true) === 1, 'a missed day begins a new streak');
ok(streakAfter({date: '2026-12-01', streak: 3}, '2026-12-02', false) === 0, 'a wrong answer ends a streak');

// Returns `count` consecutive days with puzzles whose winning move changes a single pile.
async function pileDays(count) {
    const found = [];
    for (let day = 0; found.length < count; day++) {
        const date = dateOf(day),
            puzzle = await puzzleOf(ask, date);
        if (/^(m?nim|wythoff|mixed|moore) /.test(puzzle.question) && !puzzle.move.includes('+')) found.push({date, ...puzzle});
        else found.splice(0);
    }
    return found;
}

const page = await newPage({timezoneId: 'UTC'});

// Opens the page with `hash` in its address, at noon of this date.
async function openOn(date, hash) {
    await page.clock.setFixedTime(`${date}T12:00:00Z`);
    await page.goto('about:blank');
    await page.goto(`${PAGE}?paused#${hash}/`);
    await step(page, 100);
    await page.waitForSelector('#puzzle h3');
}
const labelOf = (move) => moveIn('piles', ...move.split('-'));
// Answers by keyboard. Returns the spoken verdicts.
async function answer(move) {
    const region = await page.locator('#puzzle [aria-live=polite]').first().elementHandle();
    await listen(page);
    await page.locator('#puzzle').getByRole('button', {name: labelOf(move), exact: true}).press('Enter');
    await page.click('#answer-move');
    await page.waitForSelector('#puzzle .exercise :is(.right, .wrong)');
    ok(await region.evaluate((one) => one.isConnected), 'the live region is not replaced');
    return (await heard(page)).filter((words) => ['exerciseRight', 'exerciseWrong'].some((id) => pattern(id).test(words)));
}
const streak = async () => Number((await page.textContent('#puzzle .streak')).match(/\d+/)[0]);
const TODAY = 'view=learn&room=puzzle';
const days = await pileDays(4);

for (const [i, {date, question, move}] of days.slice(0, 3).entries()) {
    await openOn(date, TODAY);
    await page.waitForSelector('#puzzle .stage');
    const words = await page.textContent('#puzzle');
    ok(!words.includes(labelOf(move)) && !page.url().includes(move), `${question}: neither the page nor the address has the answer`, page.url());
    ok((await hash(page)).includes(`date=${date}`), 'the address has the date');
    ok((await page.textContent('#puzzle .play-it')) === en('playOn'), 'the button that plays the position does not look as if it played the move');
    const said = await answer(move);
    ok(said.length === 1 && said[0].startsWith(en('exerciseRight', {move: labelOf(move)})), `${question}: a live region says that the answer is right`, ...said);
    ok((await page.locator('#puzzle .right').count()) === 1 && (await streak()) === i + 1, `${question}: a right answer makes a streak of ${i + 1}`, await page.textContent('#puzzle'));
    ok(!page.url().includes(move), 'the address still does not have the answer', page.url());
    await page.reload();
    await step(page, 100);
    await page.waitForSelector('#puzzle .right');
    ok((await streak()) === i + 1, 'after a reload, the answer and the streak are shown');
}
{
    const [first, , , last] = days;
    await openOn(last.date, `${TODAY}&date=${first.date}`);
    await page.waitForSelector('#puzzle .stage');
    await answer(first.move);
    ok((await streak()) === 3, 'the answer to an earlier puzzle does not count', await streak());
    await page.getByRole('button', {name: 'Today’s puzzle'}).click();
    await page.waitForSelector('#puzzle .stage');
    const wrong = program.ask(`moves ${last.question}`).map((line) => line.split(' : ')[0]).find((one) => one !== last.move && /^\d+-\d+$/.test(one));
    const said = await answer(wrong);
    ok(said.length === 1 && said[0].startsWith(en('exerciseWrong', {move: labelOf(wrong)})), 'a live region says that the answer is wrong', ...said);
    ok((await page.locator('#puzzle .wrong').count()) === 1 && (await streak()) === 0, 'a wrong answer ends the streak', await page.textContent('#puzzle'));
    ok((await page.textContent('#puzzle')).endsWith('Days in a row with a right answer: 0Your first answer counts. Tomorrow there is a new puzzle.'), 'after a wrong answer, the page says when the next try is possible', await page.textContent('#puzzle'));
}
for (const [width, height] of [[768, 1024], [1024, 768], [1280, 720]]) {
    await page.setViewportSize({width, height});
    await openOn(days[0].date, `${TODAY}&date=${days[1].date}`);
    await page.waitForSelector('#puzzle .stage');
    const scene = await page.locator('#puzzle .scene').boundingBox();
    const end = await page.evaluate(() => Math.max(...[...document.querySelectorAll('#puzzle *')].map((one) => one.getBoundingClientRect().bottom)));
    ok(scene.height >= height * 0.45 && end <= height, `${width}x${height}: the drawing has 45 % of the height, and nothing is below the window`, scene.height, end);
}
{
    await openOn(days[0].date, `${TODAY}&date=2026-13-45`);
    ok((await page.textContent('#opened')).includes('2026-13-45') && (await hash(page)).includes(days[0].date), 'an unknown date is named, and today’s puzzle is shown');
    await page.evaluate(() => localStorage.setItem('bouton.puzzle', '{'));
    await openOn(days[0].date, TODAY);
    ok((await streak()) === 0, 'a damaged streak counts as none');
}
done();
