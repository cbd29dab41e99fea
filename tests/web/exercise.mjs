// SPDX-License-Identifier: MIT
// If this test fails, the page calls a right answer wrong, or teaches a wrong move. Answers exercises in each game, and compares what
// the page says with the host program.
import {faultsOf} from './axe.mjs';
import {ask, hash, newPage, openView, PAGE, settle, step} from './browser.mjs';
import {done, drawn, en, host, moveIn, movesOf, ok, pattern, random} from './tap.mjs';

const choose = random(51);
// positions for which the page offers exercises
const POSITIONS = [
    'wythoff - : 7 9', 'nim - : 3 4 5', 'mnim - : 2 4 7', 'moore k=2 : 3 4 5', 'mmoore k=2 : 3 4 6', 'bnim m=1;K=3 : 4 6 5', 'bnim m=2;K=3 : 3 4 5',
    'bnim m=2;K=3 : 9 7 6 8', 'poj2315 m=2;L=13;r=1 : 13 20', 'chomp - : 4 4 4', 'chomp - : 5 1 1', 'sos n=7 : .......', 'sos n=9 : S..S.....',
];
// Rows [position, pattern of the explanation, number of pictures, number of table rows]
const METHODS = [
    ['wythoff - : 7 9', /Leave pair number 3: 4 and 7\..*0, 001, 213, 524, 73/s, 0, 0],
    ['nim - : 3 4 5', /leftmost odd column.*pile 1:0110013 → 1.*ones:212202/s, 0, 4],
    ['moore k=2 : 3 4 5', /Change up to 2 rows.*divisible by 3.*pile 2:1000114 → 3pile 3:1010115 → 3ones:212033/s, 0, 4],
    ['bnim m=2;K=3 : 3 4 5', /remainder larger.*pile 1:3 = 0 × 4 \+ 311003 → 0/s, 0, 4],
    ['poj2315 m=2;L=13;r=1 : 13 20', /ball 1:3 = 1 × 3 \+ 0003ball 2:4 = 1 × 3 \+ 1104 → 3ones:10/s, 0, 3],
    ['bnim m=2;K=1 : 1 1 1 2', /No rule is known/, 6, 0],
    ['mnim - : 1 1 1 5', /The position after this move:/, 1, 0],
    ['chomp - : 4 4 4', new RegExp(`No rule is known.*${en('replyIs', {move: moveIn('bar', 1, 4), answer: moveIn('bar', 2, 2)})}`, 's'), 7, 0],
    ['chomp - : 3 2 2', /mirror images/, 1, 0],
    ['sos n=9 : S..S.....', /The position after this move:/, 1, 0],
];

// Opens a position and all steps of its explanation.
async function reasonOf(page, question) {
    await ask(page, question);
    await page.locator('#ladder .guesses button').first().click();
    await settle(page);
    for (const id of ['reason', 'inPairs', 'inPowers', 'inBinary', 'inRules', 'inReplies', 'findMove']) {
        const button = page.locator('#ladder .steps').getByRole('button', {name: en(id), exact: true});
        if (await button.count()) await button.click();
        await settle(page);
    }
}

{
    const page = await openView('learn');
    for (const [question, words, pictures, rows] of METHODS) {
        await reasonOf(page, question);
        const told = await page.textContent('#ladder .steps');
        const counts = [
            await page.locator('#ladder .steps svg.position').count(),
            await page.locator('#ladder .steps .columns tr').count(),
            await page.locator('#ladder .shown svg .mark.hint').count(),
        ];
        ok(words.test(told) && counts[0] === pictures && counts[1] === rows && counts[2] > 0, `${question}: the last step shows how to find the move`, told, counts);
    }
    await reasonOf(page, 'take max=3 : 21');
    ok((await page.locator('.pose').count()) === 0, 'other games have no exercise');
    await reasonOf(page, 'nim - : 1 2 3');
    ok((await page.locator('.pose').count()) === 1, 'a lost position leads to exercises, too');
}

const posed = async (page) => (await page.evaluate(() => new URLSearchParams(location.hash.slice(1, -1)).get('exercise')))?.replaceAll('_', ' ');

// For each shape, the label of the button that makes a choice
const LABELS = {
    piles: ([pile, number]) => moveIn('piles', pile, number),
    balls: ([ball, number]) => moveIn('balls', ball, number),
    bar: ([row, column]) => moveIn('bar', row, column),
    letters: ([cell], letter) => en('move_letters', {letter, first: cell}),
};
const SHAPES = {poj2315: 'balls', chomp: 'bar', sos: 'letters'};
function labelsOf(question, move) {
    const [game] = question.split(' '),
        label = LABELS[SHAPES[game] ?? 'piles'];
    const parts = move.split('+');
    if (game === 'wythoff' && parts.length === 2) return [parts.map((one) => label(one.match(/\d+/g).map(Number))).join(' and ')];
    return parts.map((one) => label(one.match(/\d+/g).map(Number), one.at(-1)));
}

const focused = (page) => page.evaluate(() => document.activeElement.textContent.slice(0, 100));
const WAYS = {
    click: (spot) => spot.evaluate((one) => one.click()),
    async keyboard(spot) {
        await spot.focus();
        await spot.press('Enter');
    },
};

// Opens an exercise and answers it in the drawing. Returns {question, faults}.
async function answer(page, position, isRight, way) {
    await page.locator('.pose').click();
    await page.waitForSelector('.exercise .stage');
    await settle(page);
    const question = await posed(page),
        moves = new Map(movesOf(question));
    const [old, own] = [position, question].map((one) => one.split(' : '));
    const faults = [];
    const focus = await focused(page);
    if (focus !== 'Which move wins here? You have one try.') faults.push(`focus: ${focus}`);
    if (old[0] !== own[0] || host(question)[0].split(' : ')[2] !== 'N' || own[1].split(' ').length > Math.max(2, old[1].split(' ').length)) faults.push(`${question}: no won position of this size`);
    const wanted = [...moves].filter(([, after]) => (after === 'P') === isRight).map(([move]) => move);
    if (!wanted.length) return {question, faults, isSkipped: true};
    const move = wanted[choose(wanted.length)];
    for (const label of labelsOf(question, move)) {
        const spot = page.locator('.exercise .spot:not([hidden])').and(page.getByLabel(label, {exact: true}));
        if ((await spot.count()) === 0) return {question, faults: [`${question}: no button: ${label}`]};
        await WAYS[way](spot.first()); // Stones with the same label are equivalent.
    }
    await WAYS[way](page.locator('#answer-move'));
    await page.waitForSelector('.exercise :is(.right, .wrong)');
    const told = await page.textContent('.exercise'),
        [verdict, other] = await page.locator('.exercise > p').allTextContents();
    const words = (one) => labelsOf(question, one).join(' and ');
    const expected = {P: 'exerciseRight', N: 'exerciseWrong', D: 'exerciseDraw'}[moves.get(move)];
    if (verdict !== en(expected, {move: words(move)})) faults.push(`${move}: ${told}`);
    const best = [...moves].filter(([, after]) => after === 'P').map(([one]) => en('moveIs', {move: words(one)}));
    if (isRight ? other : !best.includes(other)) faults.push(`${move}: ${told}`);
    if ((await page.locator('.exercise .stage').count()) > 0) faults.push('there is a second try');
    if (!verdict.startsWith(await focused(page))) faults.push('the focus is not on the verdict');
    return {question, faults: faults.map((fault) => `${question}: ${fault}`)};
}

for (const position of POSITIONS) {
    const page = await openView('learn');
    await reasonOf(page, position);
    const faults = [];
    let count = 0;
    for (const way of drawn(Object.keys(WAYS), 2))
        for (const isRight of [true, false]) {
            // Asks for another exercise if all answers are right, or all are wrong.
            for (let tries = 0; tries < 8; tries++) {
                const result = await answer(page, position, isRight, way);
                faults.push(...result.faults);
                if (!result.isSkipped) {
                    count++;
                    break;
                }
                await reasonOf(page, position);
            }
        }
    ok(faults.length === 0 && count >= 2, `${position}: ${count} exercises, answered right and wrong`, count, ...faults);
}

{
    const page = await openView('learn');
    await reasonOf(page, 'moore k=2 : 3 4 5');
    await answer(page, 'moore k=2 : 3 4 5', false, 'click');
    const other = async (address) => {
        const fresh = await newPage({viewport: {width: 1280, height: 2600}, reducedMotion: 'reduce'});
        await fresh.goto(`${PAGE}?paused${address}`);
        await step(fresh, 200);
        await settle(fresh);
        return fresh;
    };
    const address = await hash(page);
    const restored = await other(address);
    const told = await Promise.all([page, restored].map((one) => one.textContent('.exercise')));
    ok(told[0] && told[0] === told[1], 'a copied address shows the answered exercise', ...told);
    const faults = await faultsOf(restored);
    await restored.locator('.pose').click();
    await restored.waitForSelector('.exercise .stage');
    faults.push(...(await faultsOf(restored)));
    ok(faults.length === 0, 'axe-core finds no fault in an exercise and its answer', ...faults);
    await restored.context().close();
    for (const bad of ['exercise=nim_-_:_3_x', 'exercise=nim_-_:_1_1', 'exercise=take_max=3_:_5', 'exercise=nim_-_:_3_4_5&tried=9-9']) {
        const broken = await other(`#view=learn&guess=N&reasons=9&asked=nim_-_:_3_4_5&${bad}/`);
        const said = await broken.textContent('#ladder .steps');
        ok(pattern('moveIs').test(said) && (await broken.locator('.exercise .stage').count()) === 0, `${bad}: no exercise`, said);
        await broken.context().close();
    }
}

done();
