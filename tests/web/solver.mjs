// SPDX-License-Identifier: MIT
// If this test fails, the solver in the page answers otherwise than the host program. Compares the answers that the
// page shows in Bench with the host program's answers.
import {faultsOf} from './axe.mjs';
import {changes, download, LANGUAGES, open, showSolver, status, step, topic, view} from './browser.mjs';
import {faultsOfPoints, faultsOfTable, LINES_MAX, seen} from './plots.mjs';
import {capital, done, drawn, en, head, host, moveIn, ok, random} from './tap.mjs';

// Waits for the answer. Without an answer, a later check fails.
const answered = (page) => page.waitForSelector('#said[aria-busy=false]', {state: 'attached'}).catch(() => undefined);
const told = (page) => page.textContent('#solver-told');

async function ask(page, line) {
    await page.fill('#solver-line', line);
    await page.keyboard.press('Enter');
    await answered(page);
}

// Returns true if the page shows neither a picture nor a button to save a table.
const isBare = async () => (await page.isHidden('#drawn')) && (await page.isHidden('#solver-save'));
const saved = async (page) => (await download(page, '#solver-save')).text;

async function check(page, line, name) {
    const lines = host(line),
        shown = await seen(page),
        sentence = await told(page);
    const isWhole = shown.said === lines.slice(0, LINES_MAX).join('\n');
    const [, command, ends] = line.match(/^(\w+) .* : (.*)/);
    const faults = [];
    if (command === 'table') faults.push(...faultsOfTable(shown, sentence, lines));
    if (command === 'lost') faults.push(...faultsOfPoints(shown, sentence, lines, ends.split(' ').map(Number)));
    ok(isWhole && faults.length === 0, `${name}: text, sentence and picture`, shown.said.slice(0, 200), ...faults.slice(0, 4));
    return sentence;
}

const page = await open();
await showSolver(page);
{
    ok((await page.textContent('#note')).includes('octal code') && (await page.isHidden('#drawn')), 'at first the page shows help', await page.textContent('#note'));
    const examples = page.locator('#examples button');
    const found = [];
    for (let i = 0; i < (await examples.count()); i++) {
        await examples.nth(i).click();
        await answered(page);
        const line = await page.inputValue('#solver-line');
        found.push(await check(page, line, line));
        const note = await page.textContent('#note');
        ok(note.length > 40 && !note.includes('`'), `${line}: a note explains the picture`, note);
    }
    const KAYLES = `${en('periodProved', {from: 71, period: 12})} ${en('exceptions', {list: '0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57 and 70'})}`;
    ok(found[0] === KAYLES, 'Kayles: the exceptions listed by Guy and Smith', found[0]);
    ok(found.at(-1).startsWith(`${en('verdictN')} ${en('movesAre', {move: en('inGame', {number: 1, move: moveIn('piles', 2, 3)})})}; ${en('inGame', {number: 2, move: ''})}`), 'a sum: the verdict and the moves in words', found.at(-1));
    const shown = async (line) => {
        await ask(page, line);
        return page.evaluate(() => [...['key', 'said'].map((id) => document.getElementById(id).textContent), document.getElementById('said').ariaLive]);
    };
    for (const [line, key, live] of [
        ['why nim - : 3 4 5', 'N: the player to move wins.', 'off'],
        ['value nim - : 3 4 5', 'then the Grundy value of the whole position.', 'off'],
        ['moves nim - : 1 2', 'P means: the opponent loses.', 'off'], ['games', '', 'polite'],
        ['sum nim - : 1 + nim - : 3', '2:1-1 means: in game 2, take 1 from pile 1.', 'off'], ['nim - : 1 2', '', 'off'],
    ]) {
        const [note, said, isLive] = await shown(line);
        ok((key ? note.includes(key) : !note) && isLive === live && said === host(line).join('\n'), `${line}: a note explains the signs, and the answer or its sentence is spoken`, note, isLive, said);
    }
    const recalled = [];
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) {
        await page.press('#solver-line', key);
        recalled.push(await page.inputValue('#solver-line'));
    }
    ok(recalled.join() === 'sum nim - : 1 + nim - : 3,games,sum nim - : 1 + nim - : 3', 'the up and down arrows recall earlier questions', ...recalled);
    await shown('kayles');
    const offered = page.locator('#note button');
    await offered.waitFor();
    ok((await offered.textContent()) === 'kayles : 10' && (await told(page)).startsWith('error'), 'the name of a game alone: the page offers a question', await told(page));
    await offered.click();
    await page.waitForFunction(() => document.getElementById('said').textContent);
    ok((await page.inputValue('#solver-line')) === 'kayles : 10' && (await page.textContent('#said')) === host('kayles : 10').join('\n'), 'the offered question has an answer', await page.textContent('#said'));
    await shown('frob');
    await page.waitForFunction(() => /frob|unknown/.test(document.getElementById('solver-told').textContent));
    ok((await offered.count()) === 0, 'control: an unknown name has no example');
}
{
    // Random lines
    const choose = random(16);
    const some = (count, below) => [...new Set(Array.from({length: count}, () => choose(below) + 1))].sort((a, b) => a - b);
    const rounds = Array.from({length: 12}, () => {
        const from = choose(150),
            code = `0.${choose(8)}${choose(7) + 1}`;
        return [
            `table heap code=${code} : ${from}..${from + 20 + choose(300)}`,
            `table msub S=${some(3, 9)} : ${choose(9)}..${30 + choose(99)}`,
            `lost subsum S=${some(2, 6)} : ${3 + choose(60)} ${3 + choose(60)}`,
        ];
    });
    const fixed = ['table take max=5 : 7..7', 'table nim - : 0..1999', 'table msub S=2,5 : 0..60', 'lost chomp - : 30 12', 'lost mwythoff - : 20 9', 'lost divide - : 9 9'];
    for (const line of [...fixed, ...drawn(rounds.flat(), 6)]) {
        await ask(page, line);
        await check(page, line, line);
    }
    const verdicts = {'chomp 3 3': 'verdictN', 'all nim 1 1': 'verdictP', 'sos n=8 : ........': undefined, 'mex 0 1 3': undefined};
    for (const [line, verdict] of Object.entries(verdicts)) {
        await ask(page, line);
        const sentence = await told(page),
            isRight = !verdict || sentence.startsWith(en(verdict));
        ok(isRight && (await page.textContent('#said')) === host(line).join('\n') && (await isBare()), `${line}: no picture, no spreadsheet`, sentence);
    }
}
{
    // Sentences must say each answer, in the language of the page.
    const SENTENCES = [
        ['en', 'why nim 3 4 5', `${en('verdictN')} ${en('moveIs', {move: moveIn('piles', 1, 2)})}.`],
        ['en', 'all wythoff 5 8', `${en('verdictN')} ${en('movesAre', {move: `${moveIn('piles', 2, 5)}; ${moveIn('piles', 1, 1)} and ${moveIn('piles', 2, 1)}`})}.`],
        ['en', 'why heap code=0.77 : 10', `${en('verdictN')} ${en('moveIs', {move: en('leaving', {move: moveIn('piles', 1, 1), list: '1 and 8'})})}.`],
        ['de', 'why sum nim 3 4 + wythoff 3 5', 'Wer am Zug ist, gewinnt. Ein Zug, der gewinnt: in Spiel 1: 1 von Haufen 2.'],
        ['en', 'moves heap code=0.77 : 5', en('movesOf', {wins: 1, legal: 5})],
        ['en', 'moves nim 1 1', en('movesNone')],
        ['en', 'moves sos n=8 : ........', `${en('movesNone')} ${en('drawsOf', {wins: 6, legal: 16})}`],
        ['fr', 'value nim 3 4 5', 'La valeur de Grundy de la position est 2. Celui qui doit jouer gagne.'],
        ['en', 'value nim 3 5 6', `${en('valueIs', {value: 0})} ${en('verdictP')}`],
        ['es', 'mex 0 1 3', 'El menor número que falta es 2.'],
        ['en', 'period heap code=0.77', en('periodProved', {from: 71, period: 12})],
        ['en', 'period 0.376', en('periodNone')],
    ];
    for (const [language, line, sentence] of SENTENCES) {
        await page.selectOption('#language', language);
        await ask(page, line);
        ok((await told(page)) === sentence, `${line}: ${sentence}`, await told(page));
    }
    const legends = [];
    for (const line of ['table kayles 0..90', 'table mkayles 0..20']) {
        await ask(page, line);
        legends.push(await page.textContent('#legend'));
    }
    ok(legends.join() === Array(2).fill('Row plus column is the heap. 0 or P is lost.').join(), 'the legend of a table names the lost heaps', ...legends);
    await ask(page, 'new northcott 1,8 2,5');
    await ask(page, 'why');
    ok((await told(page)).endsWith(`${en('moveIs', {move: moveIn('men', 1, 5)})}.`), 'why: the move in the solver’s own game', await told(page));
    await page.click('#solver-why');
    await page.waitForSelector('#ladder .steps svg, #ladder .steps p');
    const reason = await page.textContent('#ladder');
    ok((await page.isVisible('#lesson')) && reason.includes(en('counts_northcott')) && reason.includes(moveIn('men', 1, 5)), 'a button shows the reason with pictures', reason);
    await page.goBack();
    await page.waitForSelector('#solver-line:visible');
    await ask(page, 'heap code=0.77 : 10');
    ok(await page.isHidden('#solver-why'), 'a game that Learn does not know has no such button');
}
{
    await ask(page, 'lost wythoff - : 12 8');
    const box = await page.locator('#plot .area').boundingBox();
    const told = [];
    for (const [a, b] of [[3, 5], [5, 3], [5, 4], [12, 8]]) {
        await page.mouse.move(box.x + ((a + 0.5) / 13) * box.width, box.y + box.height - ((b + 0.5) / 9) * box.height);
        told.push(await page.textContent('#legend'));
    }
    await page.mouse.move(box.x - 20, box.y);
    const away = await page.textContent('#legend');
    ok(told.join() === [['3, 5', 'lost'], ['5, 3', 'lost'], ['5, 4', 'won'], ['12, 8', 'won']].map(([cell, id]) => en('cellIs', {cell, state: en(id)})).join() && away.startsWith(head('pointsAre')), 'the position below the pointer is named', told, away);
}
{
    const pair = (id) => [1, 2].map((pile) => en(id, {pile}));
    // names of the game's parts, which the page must write on the axes
    const AXES = {
        'lost wythoff - : 9 9': {en: pair('pile'), de: ['Haufen 1', 'Haufen 2'], fr: ['tas 1', 'tas 2'], es: ['montón 1', 'montón 2'], zh: ['第 1 堆', '第 2 堆']},
        'lost chomp 9 9': {en: pair('row'), de: ['Reihe 1', 'Reihe 2']},
        'lost Nimble: 9 9': {en: pair('coin'), fr: ['pièce 1', 'pièce 2']},
        'lost dag V=3;E=1>0,2>1 : 2 2': {en: pair('token'), es: ['ficha 1', 'ficha 2']},
        'lost divide - : 9 9': {en: pair('box'), zh: ['第 1 个盒子', '第 2 个盒子']},
        'lost fib - : 20 20': {en: [en('heap'), en('most')], de: ['Haufen', 'Höchstzahl']},
    };
    for (const [line, byLanguage] of Object.entries(AXES))
        for (const [language, wanted] of Object.entries(byLanguage)) {
            await page.selectOption('#language', language);
            await ask(page, line);
            const labels = (await page.locator('#plot text').allTextContents()).filter((one) => !/^\d+$/.test(one)),
                legend = await page.textContent('#legend');
            ok(labels.join() === wanted.join() && wanted.every((one) => legend.includes(one)), `${line}, ${language}: ${wanted}`, labels, legend);
        }
    await page.selectOption('#language', 'en');
}
{
    // Tables for a spreadsheet
    for (const line of ['lost wythoff - : 20 30', 'lost nim - : 3 4 5', 'lost chomp 5 5 # a bar', 'lost turtle_opt - : HHH', 'lost wythoff - : 9 9 --csv']) {
        await ask(page, line);
        const csv = await saved(page),
            expected = host(line.includes('--csv') ? line : `${line.split(' #')[0]} --csv`).join('\n');
        ok(csv.trimEnd() === expected && csv.endsWith('\n'), `${line}: the saved file is the program's`, csv.slice(0, 80));
    }
    const long = 'table heap code=0.77 : 5..12004';
    await ask(page, long);
    const rows = host(long).slice(0, -1);
    const csv = await saved(page);
    ok(csv === `heap,outcome,value\n${rows.join('\n').replaceAll(' : ', ',')}\n`, 'a table: saved as a whole', csv.slice(0, 80), csv.length);
    const shown = (await page.textContent('#said')).split('\n').length,
        rest = await page.textContent('#said-rest');
    const isShort = shown === LINES_MAX && (await page.locator('#plot td').count()) >= LINES_MAX;
    ok(isShort && rest === '… and 10,001 more lines', 'a long answer shows its first lines and its length', shown, rest);
    await ask(page, 'lost subsum S=1 : 300 300');
    const isTold = (await told(page)) === `${en('lostCount', {count: 45301})} ${en('pointsMany')}`;
    ok(isTold && (await page.isHidden('#drawn')) && (await saved(page)).length > 300000, 'too many points are saved but not drawn', await told(page));
}
{
    // An error must contain the same numbers in every language.
    const lines = [
        'table heap code=0.9G : 0..9', 'lost wythoff - : 3', 'sum nim 3 + sos ...', 'tabel', 'table heap code=0.007 : 0..100000', 'lost nim - : 2 2 --plot x.svg',
        'nim - : 3 4 x', 'nimx - : 3', 'frob', 'dag V=3;E=1>0,0>1 : 1', 'nim m=2 : 3', 'mnim : 3 $', 'sos n=3 : ..X', 'wythoff - : 3 4 5', 'northcott W=8 : 1,1', 'sub S=0 : 3',
        'take max=3 : 5 6', 'dag V=3;E=1>0,1>0 : 1', 'value mnim - : 3 4 5',
    ];
    const numbers = (text) => text.match(/\d+/g)?.join();
    for (const line of lines) {
        await page.selectOption('#language', 'en');
        await ask(page, line);
        const english = await told(page),
            said = host(line.replace(' --plot x.svg', ' --plot /no/folder/x.svg')).at(-1).replace(/\. For more, .*/, ''); // the page sets no limits
        const isHidden = await isBare(),
            wrong = [];
        for (const language of drawn(LANGUAGES.slice(1), 4)) {
            await page.selectOption('#language', language);
            const other = await told(page);
            if (numbers(other) !== numbers(english) || other === english || (await page.textContent('#said')).includes('error')) wrong.push(language, other);
        }
        ok(english.startsWith('error') && english === said && isHidden && wrong.length === 0, `${line}: the fault is told in the language of the page`, english, said, ...wrong);
    }
    await page.selectOption('#language', 'en');
}
{
    const long = 'period 0.376'; // a question that needs about a second
    const begin = async () => {
        await page.fill('#solver-line', long);
        await page.focus('#solver-ask');
        await page.keyboard.press('Enter');
        await page.waitForSelector('#solver-stop:not([hidden])');
    };
    // tries up to five times, because the answer may arrive before Enter stops the solver
    let working, focus;
    for (let attempt = 0; attempt < 5 && (await told(page)) !== 'Stopped.'; attempt++) {
        await begin();
        [working, focus] = [await told(page), await page.evaluate(() => document.activeElement.id)];
        await page.keyboard.press('Enter');
        await answered(page);
    }
    const last = [working, focus, await told(page), await page.evaluate(() => document.activeElement.id)];
    ok(last.join() === 'The solver is working.,solver-stop,Stopped.,solver-ask', 'a long answer is stopped by keyboard', ...last);
    await begin();
    await ask(page, 'mex 0 1 2');
    ok((await page.textContent('#said')) === 'mex 0 1 2 : 3' && (await page.isHidden('#solver-stop')), 'a new question ends the previous one', await page.textContent('#said'));
    await begin();
    await view(page, 'learn');
    await page.getByRole('button', {name: en('previous'), exact: true}).click();
    await step(page, 0);
    ok((await page.textContent('#ladder')).includes(en('verdictN')), 'Learn answers during a search');
    await view(page, 'bench');
    await ask(page, 'mex 0 1 2');
}
{
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('Enter');
    await step(page, 1500);
    await page.locator('#bench-rooms button').first().click();
    ok((await status(page)).includes(capital(en('MSG_PRESS_OK'))), 'keys do not reach the hidden board', await status(page));
}
{
    const page = await open({forcedColors: 'active'});
    await showSolver(page);
    await ask(page, 'lost nim - : 9 9');
    ok(await changes(page, '#plot .points', (one) => one.remove()), 'forced colours: points are visible');
    await ask(page, 'table heap code=0.77 : 0..99');
    for (const look of ['lost', 'exception'])
        ok(await changes(page, `#plot .${look}`, (one, name) => one.classList.remove(name) || one.classList.remove('lost', 'exception')), `forced colours: ${look} is visible`);
}
for (const [width, height] of [[360, 640], [1280, 720]]) {
    const page = await open({viewport: {width, height}, reducedMotion: 'reduce'});
    await showSolver(page);
    const faults = [];
    for (const i of [0, 4, 8]) {
        await topic(page, i, '#examples');
        await page.waitForSelector('#said[aria-busy=false]');
        faults.push(...(await faultsOf(page)));
    }
    ok(faults.length === 0, `${width}x${height}: axe-core finds no fault in answers`, ...faults);
}

done();
