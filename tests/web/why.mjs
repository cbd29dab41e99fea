// SPDX-License-Identifier: MIT
// If this test fails, "Who wins here?" gives a wrong answer or draws a wrong picture. Compares the answers with the
// host program, for positions of all games.
import {ask, log, openView, press, receive} from './browser.mjs';
import {done, drawn, host, ok, positionsByGame} from './tap.mjs';

const OF_EACH = process.env.DRAW === 'all' ? 4 : 1; // questions of each game

const said = (page) => page.locator('#ladder .steps').textContent();

async function openLadder(board, question) {
    const page = await openView('learn', {board});
    await ask(page, question);
    return page;
}

{
    const page = await openLadder('uno', 'nim - : 3 4 5');
    ok((await said(page)) === '', 'the ladder is hidden before a guess', await said(page));
    await press(page, 'The opponent');
    ok((await said(page)).startsWith('No. The player to move wins.'), 'a wrong guess', await said(page));
    for (const [button, words, what] of [
        ['How many moves win?', '1 of 12 moves wins.', 'how many moves win'],
        ['Where?', 'A winning move is here: pile 1.', 'which part'],
        ['Show the move', 'A winning move: 2 from pile 1', 'which move'],
        ['Why?', 'Cut each pile into powers of two', 'why'],
    ]) {
        await press(page, button);
        ok((await said(page)).includes(words), what, await said(page));
    }
    for (const [question, part] of [
        ['nimble - : 2 4', 'coin 2'],
        ['chomp - : 3 3', 'row 2'],
        ['dag V=3;E=1>0,2>1 : 1 2', 'token 1'],
        ['divide - : 3 4', 'box 1'],
        ['stair - : 1 2 3', 'step 3'],
    ]) {
        await ask(page, question);
        for (const name of ['The player to move', 'How many moves win?', 'Where?']) await press(page, name);
        ok((await said(page)).includes(`A winning move is here: ${part}.`), `${question}: ${part}`, await said(page));
    }
    await ask(page, 'nim - : 1 1');
    await press(page, 'The opponent');
    ok((await said(page)).startsWith('Right. The player to move loses.No move wins.'), 'a right guess', await said(page));
    await press(page, 'Why?');
    ok(await page.locator('#ladder .steps :focus').count(), 'the focus moves to the new step', await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200)));
    await ask(page, 'sos n=8 : S......S');
    await press(page, 'Nobody');
    await press(page, 'How many moves keep the draw?');
    ok((await said(page)).includes('2 of 12 moves keep the draw.'), 'a draw has no move that wins', await said(page));
    await ask(page, 'nim - : 3 x');
    const fault = await page.textContent('#fault');
    ok(fault.startsWith('error: column 11:'), 'an error is shown, with the column of what was typed', fault);
    await ask(page, 'Moore: 3, 4, 5');
    ok((await page.inputValue('#asked')) === 'moore k=2 : 3 4 5', 'a line may have other spaces and case', await page.inputValue('#asked'));
    const lines = await log(page);
    ok(lines.length > 0 && !lines.some((line) => /why|error|moore/.test(line)), 'the page sends nothing to the board', lines);
}

{
    const page = await openLadder('uno', 'nim - : 3 4 5');
    const change = async (name) => {
        await press(page, name);
        return page.inputValue('#asked');
    };
    const focused = () => page.evaluate(() => document.activeElement.ariaLabel);
    const made = [];
    for (const name of ['pile 1: one more', 'pile 3: one less', 'add pile 4', 'remove pile 4', 'remove pile 3'])
        made.push(await change(name));
    const wanted = ['4 4 5', '4 4 4', '4 4 4 1', '4 4 4', '4 4'].map((parts) => `nim - : ${parts}`);
    ok(made.join() === wanted.join(), 'buttons add and remove stones and piles', made);
    ok((await focused()) === 'remove pile 2', 'the focus stays on a button whose label changes', await focused());
    await change('The opponent');
    ok((await said(page)).startsWith('Right.'), 'a position made by buttons is answered', await said(page));
    for (const [question, name, wish] of [
        ['turtle_opt - : HTHT', 'coin 2: head', 'turtle_opt - : HHHT'],
        ['sos n=7 : .......', 'cell 3: S', 'sos n=7 : ..S....'],
        ['northcott W=8 : 1,7 2,5', 'row 1: one more', 'northcott W=8 : 1,8 2,5'],
        ['northcott W=8 : 1,8 2,5', 'row 1: one more', 'northcott W=8 : 1,8 2,5'],
        ['chomp - : 4 4 4', 'row 3: one less', 'chomp - : 4 4 3'],
        ['chomp - : 4 4 4', 'row 1: one more', 'chomp - : 5 4 4'],
    ]) {
        await ask(page, question);
        const got = await change(name);
        ok(got === wish, `${question}, ${name}: ${wish}`, got);
    }
    await ask(page, 'turtle_opt - : HTHT');
    await change('coin 2: head');
    ok((await focused()) === 'coin 2: tail', 'the focus stays on the button of a turned coin', await focused());
}

// Rows [position, steps]. A step is [pattern, number of pictures and tables].
const REASONS = [
    ['nim - : 3 4 5', [/powers of two/, 1], [/binary/, 1]],
    ['nim - : 4 7', [/copy each move/, 1], [/powers of two/, 1], [/binary/, 1]],
    ['nim - : 60 61', [/binary/, 1]],
    ['mnim - : 1 1 2 2', [/more than one pile.*changes nothing.*powers of two/s, 1], [/binary/, 1]],
    ['mnim - : 3 5', [/changes nothing.*powers of two/s, 1], [/binary/, 1]],
    ['mmoore k=2 : 3 4 5', [/more than 2 piles.*changes nothing/s, 1]],
    ['msubsum S=1,3,4 : 6 2', [/values 1 and 0\. The value 1 must occur 1, 3, 5, … times/, 0]],
    ['turtle_edge - : HHTT', [/none at place 2/, 1], [/powers of two/, 1], [/binary/, 1]],
    ['poj2315 m=2;L=13;r=1 : 13 20', [/whole turns that each ball still needs count: 3, 4.*these numbers by 3/s, 1]],
    ['mnim - : 1 1 1', [/Leave only piles of one stone\. Leave 1, 3, 5, …/, 0]],
    ['mmoore k=2 : 1 1 1 5', [/Leave only piles of one stone\. Leave 1, 4, 7, …/, 0]],
    ['moore k=2 : 3 4 5', [/these numbers by 3/, 1]],
    ['bnim m=2;K=3 : 3 4 5', [/Divide each number by 4.*these numbers by 3/s, 1]],
    ['stair - : 1 2 3', [/odd steps.*copy each move/s, 1], [/powers of two/, 1], [/binary/, 1]],
    ['northcott W=8 : 1,8 2,5', [/gaps/, 1], [/powers of two/, 1], [/binary/, 1]],
    ['nimble - : 2 4 6', [/cells to the left of the coin/, 1], [/binary/, 1]],
    ['turtle_opt - : HHHTT', [/Each head is a pile: one stone at place 1/, 1], [/binary/, 1]],
    ['take max=3 : 21', [/always leaves the remainder 0/, 1]],
    ['take max=3 : 2000000000', [/always leaves the remainder 0/, 0]],
    ['mtake max=3 : 13', [/always leaves the remainder 1/, 1]],
    ['divide - : 3 4', [/both numbers are odd/, 1]],
    ['fib - : 20 19', [/Fibonacci.*at most 19/s, 1]],
    ['dyn1 - : 20 19', [/powers of two.*at most 19/s, 1]],
    ['wythoff - : 7 9', [/golden ratio.*number 3: 4 and 7/s, 0]],
    ['wythoff - : 1000000000 1100000000', [/golden ratio/, 0]], // too many moves to count
    ['subsum S=1,3,4 : 5 7', [/Grundy/, 1], [/Cut each value into powers of two/, 1]],
    ['everysg V=6;E=5>4,5>3,4>2,4>1,3>1,2>0,1>0 : 5 2', [/can move longest/, 0]],
    ['chomp - : 4 4 4', [/searched all moves.*After bite at row 2, column 3, each reply loses\. For example, if bite at row 1, column 4: bite at row 2, column 2\./s, 0]],
    ['chomp - : 5 3 2', [/searched all moves.*Every move loses\. For example, if bite at row 1, column 5: bite at row 2, column 3\./s, 0]],
    ['chomp - : 3 2 1', [/After bite at row 1, column 3, each reply loses\.(?! For)/, 0]],
    ['sos n=8 : S......S', [/After O in cell 4, no reply wins\. For example, if S in cell 2: O in cell 5\./, 0]],
];
const LABELS = {
    'nim - : 3 4 5': 'pile 1: 2 + 1; pile 2: 4; pile 3: 4 + 1; left: 2',
    'nim - : 4 7': 'pile 1: 4; pile 2: 4 + 3; left: 3',
    'stair - : 1 2 3': 'step 1: 1; step 3: 1 + 2; left: 2',
    'take max=3 : 21': '21 = 5 × 4 + 1',
    'fib - : 20 19': '20 = 13 + 5 + 2',
};
const NEXT = ['In pairs', 'In powers of two', 'In binary'];

{
    const page = await openLadder('uno', 'nim - : 3 4 5');
    const pictures = page.locator('#ladder .steps svg, #ladder .steps table');
    for (const [question, ...rungs] of drawn(REASONS, 3)) {
        await ask(page, question);
        await press(page, 'The player to move');
        await press(page, 'Why?');
        const wrong = [];
        const labels = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
        let before = 0;
        for (const [i, [words, count]] of rungs.entries()) {
            const text = await said(page),
                shown = await pictures.count();
            if (!words.test(text) || shown - before !== count) wrong.push(`rung ${i + 1}`, text, shown - before);
            before = shown;
            const buttons = await page.locator('#ladder .steps button').allTextContents();
            const next = buttons.filter((name) => NEXT.includes(name));
            if (next.length !== (i + 1 < rungs.length ? 1 : 0)) wrong.push(`after rung ${i + 1}`, buttons);
            if (next.length) await press(page, next[0]);
        }
        if (LABELS[question] && !labels.includes(LABELS[question])) wrong.push(labels);
        ok(wrong.length === 0, `why ${question}: ${rungs.length} rungs`, ...wrong);
    }
    const read = await said(page);
    await receive(page, '@ nim - : 1 4 5 : machine : 1-2');
    ok(read && (await said(page)) === read, 'an answer stays while it is read', await said(page), read);
    await page.click('#views [data-view=play]');
    await page.click('#views [data-view=learn]');
    await page.click('#take');
    ok((await page.inputValue('#asked')) === 'nim - : 1 4 5' && (await said(page)) === '', 'the ladder can ask about the position on the board');
}

// labels of the buttons that show facts and replies
const RULE = 'A rule to use again',
    REPLIES = 'An answer to each move';
const FACTS = [
    ['chomp - : 3 3', RULE, ['Two rows: if the top row is shorter by 1, the player to move loses.'], 'bite at row 2, column 3'],
    ['chomp - : 3 2', RULE, ['Two rows: if the top row is shorter by 1, the player to move loses.']],
    ['sub S=4,9,20 : 40', RULE, [
        'From heap 35 on:',
        'Only the remainder of a division by 29 counts, here 11.',
        'Lost: 0, 3, 5, 8, 10, 11, 13, 16, 21, 24, 26 and 27.',
        'Below heap 35:',
        'Lost: 0–3, 8, 13–16, 26, 27, 29 and 32.',
    ]],
    ['subsum S=2,5 : 12 5', RULE, [
        '12 has the same value as 5, because the values repeat every 7.',
        'Moves from 5 lead to these values: 0 and 1. The smallest missing value is 2.',
    ]],
    ['sos n=7 : S...S..', RULE, [
        'There is a trap from cell 2 on: S, two free cells, S.',
        'A player who writes into the trap loses.',
        '4 cells are free. If the number is odd, the player to move wins.',
    ], 'S in cell 2'],
    ['everysg V=4;E=3>1,2>0,3>2 : 3', RULE, [
        'From point 3 a token reaches points with this many moves left: 0 and 1. The largest even number plus 1 is 1.',
        'The token on point 3 can move longest: 1 time.',
        '1 is odd: the player to move makes the last move.',
    ]],
    ['bnim m=2;K=1 : 1 1 1 2', REPLIES, [
        'If 1 from pile 2: 1 from pile 3 and 1 from pile 4',
        'If 1 from pile 3: 1 from pile 2 and 1 from pile 4',
        'If 1 from pile 2 and 1 from pile 3: 1 from pile 4',
        'If 1 from pile 4: 1 from pile 2 and 1 from pile 3',
        'If 1 from pile 2 and 1 from pile 4: 1 from pile 3',
        'If 1 from pile 3 and 1 from pile 4: 1 from pile 2',
    ], '1 from pile 1 and 1 from pile 4'],
];
{
    const page = await openLadder('exhibit', 'nim - : 3 4 5');
    for (const [question, button, told, move] of FACTS) {
        await ask(page, question);
        await press(page, 'The player to move');
        await press(page, 'Why?');
        for (const name of NEXT) if (await page.locator('#ladder').getByRole('button', {name, exact: true}).count()) await press(page, name);
        const isSilent = (await page.locator('#ladder .facts').count()) === 0;
        await press(page, button);
        const facts = await page.locator('#ladder .facts li').allTextContents();
        const isAfter = (await said(page)).includes(move ? `After this move, ${move}:` : 'After') === Boolean(move);
        ok(isSilent && isAfter && facts.join('|') === told.join('|'), `why ${question}: ${button}`, facts, await said(page));
    }
    await ask(page, 'wythoff - : 7 9');
    await press(page, 'The player to move');
    await press(page, 'Why?');
    ok((await page.locator('#ladder .steps button', {hasText: /rule|answer/}).count()) === 0, 'no button without a rule');
}

// Asks the host program. Returns what the page must say about the question.
function expected(question) {
    const lines = new Map(host(`why ${question}`).map((line) => line.split(/: (.*)/s)));
    const [legal, good] = lines.get('moves').match(/\d+/g);
    const verdict = {N: 'The player to move wins.', P: 'The player to move loses.', D: 'Nobody can win.'},
        isDraw = lines.get('verdict') === 'D';
    const [one, more] = isDraw ? ['keeps the draw', 'keep the draw'] : ['wins', 'win'];
    const count = good === '0' ? 'No move wins.' : `${good} of ${legal} moves ${good === '1' ? one : more}.`;
    const numbers = `${lines.get('facts') ?? ''} ${lines.get('replies') ?? ''}`.match(/\d+/g) ?? [];
    return {sentences: [verdict[lines.get('verdict')], count], numbers};
}

{
    const page = await openLadder('exhibit', 'nim - : 3 4 5');
    const games = positionsByGame(OF_EACH);
    const questions = [...games.values()].flatMap((rows) => rows.slice(-OF_EACH).map(([head, position]) => `${head} : ${position}`));
    // Guesses the verdict, then opens all steps of the explanation.
    const climb = (page, question) =>
        page.evaluate(async (typed) => {
            const panel = document.getElementById('learn'),
                input = document.getElementById('asked');
            const button = (words) => [...panel.querySelectorAll('#ladder button')].find((one) => words.test(one.textContent));
            input.value = typed;
            document.getElementById('question').requestSubmit();
            await window.bouton.step(0);
            button(/^The opponent/).click();
            await window.bouton.step(0);
            for (let left = 8; left > 0; left--) button(/^How many|^Why|^In |^Where|^Show|^A rule|^An answer/)?.click();
            const facts = [...panel.querySelectorAll('.facts li')].map((one) => one.textContent).join(' ');
            return [panel.querySelector('.steps').textContent, facts];
        }, question);
    const wrong = [];
    for (const question of questions) {
        const [text, facts] = await climb(page, question),
            {sentences, numbers} = expected(question),
            told = facts.match(/\d+/g) ?? [];
        const missing = [...sentences.filter((one) => !text.includes(one)), ...numbers.filter((one) => !told.includes(one))];
        if (/undefined|NaN|\{/.test(text)) missing.push('words');
        if (missing.length) wrong.push({question, missing, text});
    }
    const areAll = questions.length >= games.size && games.size > 0;
    const what = `the panel agrees with the host program: ${questions.length} positions of ${games.size} games`;
    ok(areAll && wrong.length === 0, what, ...wrong.slice(0, 3));
}

done();
