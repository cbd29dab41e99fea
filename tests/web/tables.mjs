// SPDX-License-Identifier: MIT
// If this test fails, a table or chart in Learn shows a wrong value. Learn: compares the coloured tables and the charts
// of Grundy values with the host program.
import {LANGUAGES, open, openView, press, room, settle, step, topic as chooseTopic} from './browser.mjs';
import {done, drawn, en, host, ok, random} from './tap.mjs';

const verdicts = (questions) => host(...questions).map((line) => line.split(' : ')[2]);

const numbersIn = (words) => (words.match(/\d+/g) ?? []).map(Number);
const coins = (game, count) => (parts) =>
    `${game} - : ${Array.from({length: count}, (_, i) => (parts.includes(i + 1) ? 'H' : 'T')).join('')}`;

// For each table: number of cells, position of a cell
const TABLES = {
    take: [31, ([n]) => `take max=3 : ${n}`], sub: [31, ([n]) => `sub S=1,3,4 : ${n}`],
    nim: [100, ([a, b]) => `nim - : ${a} ${b}`], wythoff: [121, ([a, b]) => `wythoff - : ${a} ${b}`],
    coins: [40, coins('turtle_opt', 7)],
};

const upTo = (end, first = 0) => Array.from({length: end - first}, (_, i) => first + i);
// For each chart: question about a size, sizes after a move
const CHARTS = {
    set: [(n) => `subsum S=1,3,4 : ${n}`, (n) => [n - 1, n - 3, n - 4]],
    three: [(n) => `mixed - : ${n}`, (n) => [n - 1, n - 2, n - 3]],
    odd: [(n) => `mixed - : 0 ${n}`, (n) => upTo(n).filter((left) => (n - left) % 2)],
    any: [(n) => `mixed - : 0 0 ${n}`, (n) => upTo(n)],
    coins: [(n) => coins('turtle_opt', 12)([n]), (n) => upTo(n)],
    edge: [(n) => coins('turtle_edge', 12)([n]), (n) => (n === 1 ? [0] : upTo(n, 1))],
};
// period of the values if 1, 3 or 4 stones may be taken
const PERIOD = {from: 0, period: 7};

const topic = (page, title) => press(page, new RegExp(`^\\d ${title}$`), '#topics');

const told = (page, panel) => page.textContent(`#${panel} [role=status]`);
const UNCOLOURED = en('cellIs', {cell: '', state: en('uncoloured')});
const namesOf = (page) => page.locator('#table .cells button').evaluateAll((all) => all.map((cell) => cell.ariaLabel));

// Touches these cells. Returns what the page shows after each touch.
const touch = (page, cells, panel = 'table') =>
    page.evaluate(
        async ([numbers, id]) => {
            const all = document.querySelectorAll(`#${id} .cells button`);
            const seen = [];
            for (const number of numbers) {
                all[number].click();
                if (id === 'chart') await window.bouton.step(0); // waits until the program has computed the value
                const status = document.querySelector(`#${id} [role=status]`);
                seen.push({
                    name: all[number].ariaLabel,
                    isMarked: all[number].classList.contains('mistake'),
                    told: status.textContent,
                    isRule: status.classList.contains('rule'),
                    reached: [...document.querySelectorAll(`#${id} .mex .reached strong`)].map((one) => one.textContent),
                    missing: document.querySelector(`#${id} .mex .missing strong`)?.textContent,
                });
            }
            return seen;
        },
        [cells, panel],
    );

const page = await openView('learn');
await room(page, 1);
for (const [id, [count, questionOf]] of Object.entries(TABLES)) {
    const [title, rule] = [0, 2].map((i) => en(`tables.${id}.${i}`));
    await topic(page, title);
    const names = await namesOf(page),
        cells = names.map((_, i) => i);
    const isLost = verdicts(names.map((name) => questionOf(numbersIn(name)))).map((verdict) => verdict === 'P');
    const before = await page.locator('#table .cells :is(.lost, .won, .mistake)').count();
    const isSilent = before === 0 && !(await page.textContent('#table')).includes(rule);
    ok(isSilent && names.every((name) => name.endsWith(UNCOLOURED)), `${title}: nothing is revealed at first`, names);

    const plain = names.map((name) => name.replace(UNCOLOURED, ''));
    const lost = await touch(page, cells);
    const wrong = lost.filter(({isMarked, name, told}, i) => {
        const [kind, words] = isLost[i] ? ['cellIs', 'right'] : ['cellWrong', 'notLost'];
        return isMarked === isLost[i] || name !== en(kind, {cell: plain[i], state: en('lost')}) || !told.includes(en(words));
    });
    ok(names.length === count && new Set(names).size === count && wrong.length === 0, `${title}: ${count} cells, coloured lost`, names.length, ...wrong);
    const won = await touch(page, cells.filter((i) => !isLost[i]));
    const early = [...lost, ...won.slice(0, -1)].filter((one) => one.isRule || one.told.includes(rule));
    const last = won.at(-1) ?? {};
    ok(won.every((one) => one.name.endsWith(en('cellIs', {cell: '', state: en('won')})) && !one.isMarked), `${title}: the other cells are won`, ...won.filter((one) => one.isMarked));
    ok(early.length === 0 && last.isRule && last.told.includes(rule), `${title}: the rule is told only when all is right`, early[0], last);
    const [back] = await touch(page, [isLost.indexOf(true)]);
    ok(back.isMarked && !back.isRule && back.told.includes(en('notWon')), `${title}: a lost cell coloured as won is marked`, back);
    await press(page, en('beginAgain'), '#table');
    const found = await touch(page, cells.filter((i) => isLost[i]));
    const left = await page.locator('#table .cells button.won').count();
    const isLast = found.every((one, i) => one.isRule === (i === found.length - 1));
    ok(isLast && left === isLost.filter((one) => !one).length, `${title}: after all lost cells are found, the others are coloured`, found, left);
}
{
    await topic(page, en('tables.nim.0'));
    await press(page, en('beginAgain'), '#table');
    const stops = await page.locator('#table .cells button').evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length);
    await page.locator('#table .cells button').first().focus();
    const name = () => page.evaluate(() => document.activeElement.ariaLabel);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    const first = [await name(), await told(page, 'table')];
    for (const key of ['ArrowRight', 'Space', 'Space']) await page.keyboard.press(key);
    const second = [await name(), await told(page, 'table')];
    const [lost, won] = [['1, 1', 'lost'], ['1, 2', 'won']].map(([cell, id]) => en('cellIs', {cell, state: en(id)}));
    const isColoured = [...first, ...second].join() === [lost, won].map((name) => `${name},${name}. ${en('right')}`).join();
    ok(stops === 1 && isColoured, 'cells are coloured by keyboard', stops, first, second);
    await room(page, 2);
    await room(page, 1);
    for (const [language, name] of [['en', lost], ['de', '1, 1: verloren'], ['en', lost]]) {
        await page.selectOption('#language', language);
        await step(page, 0);
        ok((await namesOf(page))[11] === name, `coloured cells stay coloured, ${language}`, await namesOf(page));
    }
}

// Touches every cell of a chart. Returns the faults.
async function faultsOfChart(questionOf, leaves) {
    const sizes = (await page.locator('#chart .cells small').allTextContents()).map(Number);
    const values = host(...sizes.map((size) => `value ${questionOf(size)}`)).map((line) => Number(line.split(' : ').at(-1)));
    // touches the largest size first, before any smaller size
    const order = sizes.map((_, i) => sizes.length - 1 - i);
    const seen = await touch(page, order, 'chart');
    const faults = order.flatMap((i, at) => {
        const {name, reached, missing} = seen[at];
        const wished = [...new Set(leaves(sizes[i]).filter((left) => left >= 0).map((left) => values[left]))].sort((a, b) => a - b);
        const isRight = name === en('worthIs', {cell: sizes[i], value: values[i]}) && missing === `${values[i]}` && reached.join() === wished.join();
        return isRight ? [] : [{size: sizes[i], value: values[i], wished, ...seen[at]}];
    });
    if (seen.some((one, at) => one.isRule !== (at === seen.length - 1))) faults.push('the rule is not shown at the end');
    return {faults, last: seen.at(-1).told, count: sizes.length};
}

await room(page, 2);
for (const [id, [questionOf, leaves]] of Object.entries(CHARTS)) {
    const [title, rule] = [0, 2].map((i) => en(`charts.${id}.${i}`, PERIOD));
    await topic(page, title);
    const names = await page.locator('#chart .cells').textContent();
    const {faults, last, count} = await faultsOfChart(questionOf, leaves);
    const isRight = count > 12 && faults.length === 0 && last.includes(rule) && /^\d+$/.test(names);
    ok(isRight, `${title}: ${count} values, each the mex of its moves`, ...faults.slice(0, 3), last);
}
{
    // Other subtraction sets
    const choose = random(7);
    await topic(page, en('charts.set.0'));
    const set = [1, 3, 4];
    const number = page.locator('#chart .choices .choices button');
    for (const round of drawn([...Array(12).keys()], 4)) {
        for (let times = round + 1; times > 0; times--) {
            const one = choose(9);
            await number.nth(one).click();
            await settle(page);
            if (!set.includes(one + 1)) set.push(one + 1);
            else if (set.length > 1) set.splice(set.indexOf(one + 1), 1);
            set.sort();
        }
        const [, period, from] = host(`table sub S=${set} : 0..0`).join('\n').match(/period (\d+) from (\d+) \(proved\)/);
        const {faults, last} = await faultsOfChart((n) => `subsum S=${set} : ${n}`, (n) => set.map((one) => n - one));
        const isRule = last.includes(en('charts.set.2', {from, period}));
        ok(faults.length === 0 && isRule, `the numbers ${set}: values and period`, ...faults.slice(0, 3), last);
        await press(page, en('beginAgain'), '#chart');
    }
    for (let left = [...set]; left.length; left.pop()) await number.nth(left.at(-1) - 1).click();
    await step(page, 0);
    ok((await page.locator('#chart .choices .choices [aria-pressed=true]').count()) === 1, 'at least one number stays selected');
    await press(page, en('showAll'), '#chart');
    ok(await page.locator('#chart .rule').count(), 'a button shows all values');
}

const SIZES = [[1280, 720], [1024, 768], [360, 640], [390, 844], [844, 390]];
const windows = LANGUAGES.flatMap((language) => SIZES.map((size) => [language, size]));
for (const [language, [width, height]] of drawn(windows, 5)) {
    const page = await openView('learn', {viewport: {width, height}});
    await page.selectOption('#language', language);
    const faults = [];
    for (const [number, panel] of [[1, 'table'], [2, 'chart']]) {
        await room(page, number);
        const topics = await page.locator('#topics button').count();
        for (let i = 0; i < topics; i++) {
            await chooseTopic(page, i);
            await settle(page);
            await touch(page, [0, 1], panel);
            faults.push(
                ...(await page.evaluate((id) => {
                    const box = document.querySelector(`#${id} .cells`).getBoundingClientRect();
                    const {scrollWidth, scrollHeight} = document.documentElement;
                    const small = [...document.querySelectorAll(`#learn button`)].filter((one) => {
                        const {width, height} = one.getBoundingClientRect();
                        return one.checkVisibility() && (width < 44 || height < 44 || one.scrollWidth > one.clientWidth + 1);
                    });
                    return [
                        ...small.map((one) => `${id}: ${one.ariaLabel ?? one.textContent}: too small`),
                        ...(box.height < 150 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 ? [`${id}: cells at ${JSON.stringify(box)}`] : []),
                        ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? [`${id}: the page scrolls`] : []),
                    ];
                }, panel)),
            );
        }
    }
    ok(faults.length === 0, `${language}, ${width}x${height}: tables and charts can be touched`, ...faults);
}

for (const [name, id] of [['tables', '#table'], ['charts', '#chart']]) {
    const page = await open({board: `uno#view=learn&room=${name}&large=on/`, viewport: {width: 1280, height: 720}});
    await page.waitForSelector(`${id} .cells button`);
    const {y, height} = await page.locator(`${id} .cells button`).last().boundingBox();
    ok(y + height > 600 && y + height <= 720, `${name}, large: the cells fill the height`, y, height);
}

done();
