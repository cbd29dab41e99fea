// SPDX-License-Identifier: MIT
// If this test fails, a blind player cannot play a whole game by the spoken sentences. Plays whole games without
// seeing: only the spoken sentences and the keys.
import {BOARDS, choose, heard, listen, open, press, status, step, until, ways} from './browser.mjs';
import {capital, done, drawn, en, head, moveIn, ok, pattern, winningMoves} from './tap.mjs';

const tap = async (page, key) => {
    await ways.keyboard(page, [key]);
    await step(page, 500);
};
const numbersIn = (words) => words.replaceAll(en('none'), '0').match(/\d+/g)?.map(Number) ?? [];
const pilesIn = (words) => numbersIn((words.match(pattern('said_piles')) ?? words.match(pattern('said_lights')))?.[1] ?? '');
const [WON, LOST] = [['you won', 'MSG_YOU_WIN'], ['the machine won', 'MSG_BOUTON_WINS']].map(([id, display]) => new RegExp(`${en(id)}|^${en(display)}`));
// Patterns of the machine's moves
const MOVES = ['piles', 'lights'].map((shape) => `^${en('machinePlayed', {move: moveIn(shape, '\\d+', '\\d+')})}`);
const isOver = (words) => WON.test(words) || LOST.test(words);

// Returns a winning move in Nim as {pile, take}, or a take of one stone.
function chosen(piles, isMisere) {
    const [move] = winningMoves(`${isMisere ? 'mnim' : 'nim'} - : ${piles.join(' ')}`);
    if (move === '-') return {pile: piles.indexOf(Math.max(...piles)) + 1, take: 1};
    const [pile, take] = move.split('-').map(Number);
    return {pile, take};
}

// Presses a key until is(words) is true, at most `times` times.
async function pressUntil(page, key, is, times = 12) {
    for (let pressed = 0; pressed <= times && !is(await status(page)); pressed++) await tap(page, key);
    return is(await status(page));
}

// Plays a move on a board with a display, by the arrow keys.
async function playScreens(page, {pile, take}) {
    const isPile = await pressUntil(page, 'right', (words) => words.startsWith(`${capital(en('pile', {pile}))}${en('colon')}`) || words.endsWith(`${moveIn('piles', pile, '')}.`));
    const isTake = await pressUntil(page, 'up', (words) => words === en('chosenIs', {move: moveIn('piles', pile, take)}));
    await tap(page, 'ok');
    return isPile && isTake;
}

// Plays a move on the toy. NEXT chooses rows, TAKE marks stones.
async function playPocket(page, {pile, take}) {
    const isRow = await pressUntil(page, 'next', (words) => words.includes(en('pocketRow', {row: pile})));
    const isTake = await pressUntil(page, 'take', (words) => words.includes(`${head('pocketMarked')}${moveIn('lights', pile, take)}`));
    await tap(page, 'ok');
    return isRow && isTake;
}

// Plays a whole game. Returns what the page said, and the faults.
async function play(page, makeMove, isMisere) {
    const said = [],
        wrong = [];
    for (let moves = 0; moves < 30; moves++) {
        const isTurn = (now) => isOver(now) || (now.includes(en('yourMove')) && pilesIn(now).length);
        const readTurn = async () => {
            const now = await status(page);
            return isTurn(now) && now;
        };
        const words = await until(page, readTurn, 30000);
        said.push(words);
        if (!words) wrong.push('nothing is said', await status(page));
        if (!words || isOver(words)) break;
        const piles = pilesIn(words);
        const match = await page.evaluate(() => window.bouton.match.parts);
        if (match.join() !== piles.join()) wrong.push('other piles', words, match);
        if (moves > 0 && !MOVES.some((move) => words.match(move))) wrong.push('the move of the machine is not said', words);
        if (!(await makeMove(page, chosen(piles, isMisere)))) {
            wrong.push('the keys do not make the move', words, await status(page));
            break;
        }
    }
    return {said, wrong};
}

const games = BOARDS.flatMap((board) => [false, true].map((isMisere) => [board, isMisere]));
for (const [board, isMisere] of drawn(games, games.length)) {
    const page = await open({board});
    // Hides the pictures. The test must be able to play by words alone.
    await page.evaluate(() => {
        document.getElementById('glass').style.visibility = 'hidden';
        document.getElementById('position').style.visibility = 'hidden';
    });
    if (board === 'pocket') {
        if (isMisere) await pressUntil(page, 'take', (words) => words.includes(en('pocketMisere')));
        await tap(page, 'ok');
    } else {
        await choose(page, isMisere ? 'mnim' : 'nim');
    }
    await listen(page);
    const {said, wrong} = await play(page, board === 'pocket' ? playPocket : playScreens, isMisere);
    const end = said.at(-1) ?? '';
    const game = `a game of ${said.length - 1} moves by what is said, to "${end}"`;
    ok(isOver(end) && said.length > 2 && wrong.length === 0, `${board}, ${isMisere ? 'misere' : 'normal'}: ${game}`, ...wrong, ...said);
    await step(page, 5000);
    const ends = (await heard(page)).filter(isOver);
    ok(ends.length === 1 && ends[0].includes(head('offered')), `${board}: the end of the game is spoken once, with what to choose`, ...ends);
    const result = await page.evaluate(() => window.bouton.match.result);
    ok((result === 'you won' ? WON : LOST).test(end), `${board}: the winner is said right`, end, result);
}

{
    const moves = ['howMany', 'which', 'showMove'],
        reasons = ['reason', 'findMove'];
    for (const rungs of [[...moves, ...reasons], [...reasons, ...moves.slice(0, 2)]]) {
        const page = await open({board: 'uno#view=learn&asked=wythoff_-_:_7_9/'});
        await listen(page);
        for (const id of ['next', ...rungs]) await press(page, en(id));
        const said = (await heard(page)).filter((words) => words.includes(head('moveIs')));
        const left = await page.locator('#ladder .asked-for button').allTextContents();
        ok(said.length === 1 && !left.includes(en('showMove')), `${rungs.join(', ')}: the move is spoken once`, ...said, left);
    }
}

done();
