// SPDX-License-Identifier: MIT
// If this test fails, the page explains a position by a wrong answer or picture. Compares the answers with the host
// program, for positions of all games.
import {ask, log, openView, press, receive} from './browser.mjs';
import {done, drawn, en, head, host, moveIn, ok, positionsByGame} from './tap.mjs';

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
    await press(page, en('previous'));
    ok((await said(page)).startsWith(`${en('wrong')} ${en('verdictN')}`), 'a wrong guess', await said(page));
    for (const [id, words] of [
        ['howMany', en('movesOf', {wins: 1, legal: 12})], ['which', en('partIs', {part: en('pile', {pile: 1})})],
        ['showMove', en('moveIs', {move: moveIn('piles', 1, 2)})], ['reason', en('powers')],
    ]) {
        await press(page, en(id));
        ok((await said(page)).includes(words), words, await said(page));
    }
    for (const [question, id, pile] of [
        ['nimble - : 2 4', 'coin', 2], ['chomp - : 3 3', 'row', 2], ['dag V=3;E=1>0,2>1 : 1 2', 'token', 1],
        ['divide - : 3 4', 'box', 1], ['stair - : 1 2 3', 'step', 3],
    ]) {
        await ask(page, question);
        for (const name of ['next', 'howMany', 'which']) await press(page, en(name));
        const part = en(id, {pile});
        ok((await said(page)).includes(en('partIs', {part})), `${question}: ${part}`, await said(page));
    }
    await ask(page, 'nim - : 1 1');
    await press(page, en('previous'));
    ok((await said(page)).startsWith(`${en('right')} ${en('verdictP')}${en('movesNone')}`), 'a right guess', await said(page));
    await press(page, en('reason'));
    ok(await page.locator('#ladder .steps :focus').count(), 'the focus moves to the new step', await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200)));
    await ask(page, 'sos n=8 : S......S');
    await press(page, en('draw'));
    await press(page, en('howManyDraw'));
    ok((await said(page)).includes(en('drawsOf', {wins: 2, legal: 12})), 'a draw has no move that wins', await said(page));
    await ask(page, 'nim - : 3 x');
    const fault = await page.textContent('#fault');
    ok(fault.startsWith(en('errorAt', {column: 11, fault: ''})), 'an error is shown, with the column of what was typed', fault);
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
    const label = (id, pile, name = 'pile') => en(id, {part: en(name, {pile})});
    for (const [id, pile] of [['partMore', 1], ['partLess', 3], ['partNew', 4], ['partGone', 4], ['partGone', 3]])
        made.push(await change(label(id, pile)));
    const wanted = ['4 4 5', '4 4 4', '4 4 4 1', '4 4 4', '4 4'].map((parts) => `nim - : ${parts}`);
    ok(made.join() === wanted.join(), 'buttons add and remove stones and piles', made);
    ok((await focused()) === label('partGone', 2), 'the focus stays on a button whose label changes', await focused());
    await change(en('previous'));
    ok((await said(page)).startsWith(en('right')), 'a position made by buttons is answered', await said(page));
    for (const [question, name, wish] of [
        ['turtle_opt - : HTHT', 'coin 2: head', 'turtle_opt - : HHHT'],
        ['sos n=7 : .......', 'cell 3: S', 'sos n=7 : ..S....'],
        ['northcott W=8 : 1,7 2,5', label('partMore', 1, 'row'), 'northcott W=8 : 1,8 2,5'],
        ['northcott W=8 : 1,8 2,5', label('partMore', 1, 'row'), 'northcott W=8 : 1,8 2,5'],
        ['chomp - : 4 4 4', label('partLess', 3, 'row'), 'chomp - : 4 4 3'],
        ['chomp - : 4 4 4', label('partMore', 1, 'row'), 'chomp - : 5 4 4'],
    ]) {
        await ask(page, question);
        const got = await change(name);
        ok(got === wish, `${question}, ${name}: ${wish}`, got);
    }
    await ask(page, 'turtle_opt - : HTHT');
    await change('coin 2: head');
    ok((await focused()) === 'coin 2: tail', 'the focus stays on the button of a turned coin', await focused());
}

// Returns the words for a letter in a cell.
const writes = (letter, first) => en('move_letters', {letter, first});
const example = (move, answer) => en('searchedExample', {move, answer});
const [POWERS, BINARY] = ['powers', 'binary'].map((id) => [1, en(id)]);
// Rows [position, steps]. A step is [number of pictures and tables, sentences].
const REASONS = [
    ['nim - : 3 4 5', POWERS, BINARY],
    ['nim - : 4 7', [1, en('pairs')], POWERS, BINARY],
    ['nim - : 60 61', BINARY],
    ['mnim - : 1 1 2 2', [1, en('notYetPiles'), en('powers')], BINARY],
    ['mnim - : 3 5', [1, en('notYetPiles'), en('powers')], BINARY],
    ['mmoore k=2 : 3 4 5', [1, en('notYetPilesSeveral', {k: 2})]],
    ['msubsum S=1,3,4 : 6 2', [0, en('onlyOnesValues', {counts: '1, 3, 5'})]],
    ['turtle_edge - : HHTT', [1, en('counts_turtle_edge')], POWERS, BINARY],
    ['poj2315 m=2;L=13;r=1 : 13 20', [1, en('counts_poj2315', {turns: '3, 4'}), en('columnsMod', {modulus: 3})]],
    ['mnim - : 1 1 1', [0, en('onlyOnesPiles', {counts: '1, 3, 5'})]],
    ['mmoore k=2 : 1 1 1 5', [0, en('onlyOnesPiles', {counts: '1, 4, 7'})]],
    ['moore k=2 : 3 4 5', [1, en('columnsMod', {modulus: 3})]],
    ['bnim m=2;K=3 : 3 4 5', [1, en('onlyRemainders', {modulus: 4}), en('columnsMod', {modulus: 3})]],
    ['stair - : 1 2 3', [1, en('counts_stair'), en('pairs')], POWERS, BINARY],
    ['northcott W=8 : 1,8 2,5', [1, en('counts_northcott')], POWERS, BINARY],
    ['nimble - : 2 4 6', [1, en('counts_nimble')], BINARY],
    ['turtle_opt - : HHHTT', [1, en('counts_turtle_opt')], BINARY],
    ['take max=3 : 21', [1, en('theory_remainder', {modulus: 4, left: 0})]],
    ['take max=3 : 2000000000', [0, en('theory_remainder', {modulus: 4, left: 0})]],
    ['mtake max=3 : 13', [1, en('theory_remainder', {modulus: 4, left: 1})]],
    ['divide - : 3 4', [1, en('theory_parity')]],
    ['fib - : 20 19', [1, en('theory_zeckendorf'), en('mayTake', {cap: 19})]],
    ['dyn1 - : 20 19', [1, en('theory_power'), en('mayTake', {cap: 19})]],
    ['wythoff - : 7 9', [0, en('theory_pairs'), en('pairIs', {number: 3, less: 4, more: 7})]],
    ['wythoff - : 1000000000 1100000000', [0, en('theory_pairs')]], // too many moves to count
    ['subsum S=1,3,4 : 5 7', [1, en('theory_values')], [1, en('powersOfValues')]],
    ['everysg V=6;E=5>4,5>3,4>2,4>1,3>1,2>0,1>0 : 5 2', [0, en('theory_steps')]],
    ['chomp - : 4 4 4', [0, en('theory_search'), en('searchedN', {move: moveIn('bar', 2, 3)}), example(moveIn('bar', 1, 4), moveIn('bar', 2, 2))]],
    ['chomp - : 5 3 2', [0, en('theory_search'), en('searchedP'), example(moveIn('bar', 1, 5), moveIn('bar', 2, 3))]],
    ['chomp - : 3 2 1', [0, en('searchedN', {move: moveIn('bar', 1, 3)})]],
    ['sos n=8 : S......S', [0, en('searchedD', {move: writes('O', 4)}), example(writes('S', 2), writes('O', 5))]],
];
// Returns the label of a picture with the sum in each part, and what is left over.
const sums = (id, parts, left) => [...Object.entries(parts).map(([pile, sum]) => `${en(id, {pile})}: ${sum}`), `${en('left')}: ${left}`].join('; ');
const LABELS = {
    'nim - : 3 4 5': sums('pile', {1: '2 + 1', 2: '4', 3: '4 + 1'}, 2),
    'nim - : 4 7': sums('pile', {1: '4', 2: '4 + 3'}, 3), 'stair - : 1 2 3': sums('step', {1: '1', 3: '1 + 2'}, 2),
    'take max=3 : 21': '21 = 5 × 4 + 1', 'fib - : 20 19': '20 = 13 + 5 + 2',
};
const NEXT = ['inPairs', 'inPowers', 'inBinary'].map((id) => en(id));

{
    const page = await openLadder('uno', 'nim - : 3 4 5');
    const pictures = page.locator('#ladder .steps svg, #ladder .steps table');
    for (const [question, ...rungs] of drawn(REASONS, 3)) {
        await ask(page, question);
        await press(page, en('next'));
        await press(page, en('reason'));
        const wrong = [];
        const labels = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
        let before = 0;
        for (const [i, [count, ...sentences]] of rungs.entries()) {
            const text = await said(page),
                shown = await pictures.count();
            const places = sentences.map((one) => text.indexOf(one)),
                isSaid = places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
            if (!isSaid || shown - before !== count) wrong.push(`rung ${i + 1}`, text, shown - before);
            before = shown;
            if (text.includes(head('searchedExample')) !== sentences.some((one) => one.startsWith(head('searchedExample')))) wrong.push('example', text);
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
const RULE = en('inRules'),
    REPLIES = en('inReplies');
// Returns the words for one stone from each of these piles.
const takes = (piles) => piles.map((pile) => moveIn('piles', pile, 1)).join(' and ');
const FACTS = [
    ['chomp - : 3 3', RULE, ['Two rows: if the top row is shorter by 1, the player to move loses.'], moveIn('bar', 2, 3)],
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
    ], writes('S', 2)],
    ['everysg V=4;E=3>1,2>0,3>2 : 3', RULE, [
        'From point 3 a token reaches points with this many moves left: 0 and 1. The largest even number plus 1 is 1.',
        'The token on point 3 can move longest: 1 time.',
        '1 is odd: the player to move makes the last move.',
    ]],
    ['bnim m=2;K=1 : 1 1 1 2', REPLIES, [
        [[2], [3, 4]], [[3], [2, 4]], [[2, 3], [4]], [[4], [2, 3]], [[2, 4], [3]], [[3, 4], [2]],
    ].map(([piles, others]) => en('replyIs', {move: takes(piles), answer: takes(others)})), takes([1, 4])],
];
{
    const page = await openLadder('exhibit', 'nim - : 3 4 5');
    for (const [question, button, told, move] of FACTS) {
        await ask(page, question);
        await press(page, en('next'));
        await press(page, en('reason'));
        for (const name of NEXT) if (await page.locator('#ladder').getByRole('button', {name, exact: true}).count()) await press(page, name);
        const isSilent = (await page.locator('#ladder .facts').count()) === 0;
        await press(page, button);
        const facts = await page.locator('#ladder .facts li').allTextContents();
        const isAfter = (await said(page)).includes(move ? en('afterMove', {move}) : head('afterMove')) === Boolean(move);
        ok(isSilent && isAfter && facts.join('|') === told.join('|'), `why ${question}: ${button}`, facts, await said(page));
    }
    await ask(page, 'wythoff - : 7 9');
    await press(page, en('next'));
    await press(page, en('reason'));
    ok((await page.locator('#ladder .steps button', {hasText: new RegExp(`${RULE}|${REPLIES}`)}).count()) === 0, 'no button without a rule');
}

// Asks the host program. Returns what the page must say about the question.
function expected(question) {
    const lines = new Map(host(`why ${question}`).map((line) => line.split(/: (.*)/s)));
    const [legal, good] = lines.get('moves').match(/\d+/g);
    const verdict = lines.get('verdict'),
        count = good === '0' ? en('movesNone') : en(verdict === 'D' ? 'drawsOf' : 'movesOf', {wins: good, legal});
    const numbers = `${lines.get('facts') ?? ''} ${lines.get('replies') ?? ''}`.match(/\d+/g) ?? [];
    return {sentences: [en(`verdict${verdict}`), count], numbers};
}

{
    const page = await openLadder('exhibit', 'nim - : 3 4 5');
    const games = positionsByGame(OF_EACH);
    const questions = [...games.values()].flatMap((rows) => rows.slice(-OF_EACH).map(([head, position]) => `${head} : ${position}`));
    // Guesses the verdict, then opens all steps of the explanation.
    const steps = ['howMany', 'howManyDraw', 'reason', 'inPairs', 'inPowers', 'inBinary', 'which', 'showMove', 'inRules', 'inReplies'].map((id) => en(id));
    const climb = (page, question) =>
        page.evaluate(async ([typed, guess, names]) => {
            const panel = document.getElementById('learn'),
                input = document.getElementById('asked');
            const button = (names) => [...panel.querySelectorAll('#ladder button')].find((one) => names.includes(one.textContent));
            input.value = typed;
            document.getElementById('question').requestSubmit();
            await window.bouton.step(0);
            button([guess]).click();
            await window.bouton.step(0);
            for (let left = 8; left > 0; left--) button(names)?.click();
            const facts = [...panel.querySelectorAll('.facts li')].map((one) => one.textContent).join(' ');
            return [panel.querySelector('.steps').textContent, facts];
        }, [question, en('previous'), steps]);
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
