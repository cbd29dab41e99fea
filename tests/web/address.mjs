// SPDX-License-Identifier: MIT
// If this test fails, a copied link or a reload shows something else than the page did. Opens the address of each state
// in a fresh browser.
import {
    ask, BOARDS, choose, go, hash, match, newPage, open, PAGE, press, room, settle, showSolver, step, topic, turnOf,
    until, view, ways,
} from './browser.mjs';
import {done, drawn, en, ok} from './tap.mjs';

const isAnswered = (page) => page.waitForSelector('body:not([data-room=values]), #said[aria-busy=false]', {state: 'attached'});

async function learn(page, place, number) {
    await view(page, 'learn');
    await room(page, place);
    await topic(page, number);
    await settle(page);
}

async function solve(page, number) {
    await showSolver(page);
    await page.locator('#examples button').nth(number).click();
}

const MOVES = {pocket: ['take', 'ok'], others: ['right', 'up', 'ok']};
// Plays a move. Waits until the side `whose` is to move.
async function move(page, board, whose) {
    const {question} = await match(page);
    for (const key of MOVES[board] ?? MOVES.others) await ways.keyboard(page, [key]);
    await until(page, async () => (await match(page)).question !== question && (await match(page)).turn === whose);
    await step(page, 300);
}

// Returns `count` states of the page, each as [name, function that opens the state].
const counted = (name, count, act) => Array.from({length: count}, (_, i) => [`${name} ${i + 1}`, (page) => act(page, i)]);
const STATES = [
    ['Play', () => undefined],
    ['the lines of the board', (page) => view(page, 'bench')],
    ['your game', (page) => view(page, 'learn').then(() => room(page, 3))],
    ['a lesson in German', (page) => page.selectOption('#language', 'de').then(() => learn(page, 0, 2))],
    ...counted('lesson', 6, (page, i) => learn(page, 0, i)),
    ...counted('table', 5, (page, i) => learn(page, 1, i)),
    ...counted('chart', 6, (page, i) => learn(page, 2, i)),
    ...counted('steps of a lesson', 5, async (page, i) => {
        await learn(page, 0, 3);
        const steps = ['previous', 'howMany', 'reason', 'which', 'inBinary'];
        for (const id of steps.slice(0, i + 1)) await press(page, en(id));
    }),
    ['second position of a lesson', async (page) => {
        await learn(page, 0, 0);
        await press(page, en('next'));
        await press(page, 'And with 20 stones?');
    }],
    ['an exercise', async (page) => {
        await learn(page, 0, 3);
        for (const id of ['previous', 'reason', 'inBinary', 'findMove', 'exercise']) await press(page, en(id));
        await page.waitForSelector('.exercise .stage');
    }],
    ['a position of one’s own', async (page) => {
        await view(page, 'learn');
        for (const line of ['chomp 3 2', 'turtle_man HTHT']) await ask(page, line);
    }],
    ...counted('solver, example', 9, solve),
    ['solver, a line with other letters', async (page) => {
        await showSolver(page);
        await page.fill('#solver-line', 'sum nim 3 4 + turtle_opt HT & 100%');
        await page.press('#solver-line', 'Enter');
    }],
    ...counted('all values of chart', 6, async (page, i) => {
        await learn(page, 2, i);
        await page.locator('#chart').getByRole('button', {name: en('showAll'), exact: true}).click();
        await settle(page);
    }),
    ...['play', 'learn', 'bench'].map((name) => [`${name}, large`, (page) => view(page, name).then(() => page.keyboard.press('f'))]),
    ...['nim', 'moore', 'wythoff', 'chomp', 'turtle_opt', 'northcott', 'everysg', 'sos', 'fib'].map((game) => [`a choice in ${game}`, async (page) => {
        await choose(page, game);
        for (const key of ['right', 'up', 'right', 'up']) await ways.keyboard(page, [key]);
        await settle(page);
        const address = await hash(page);
        ok(address.includes('&chosen='), `${game}: the address holds the choice`, address);
    }]),
    ...['chomp', 'turtle_opt', 'northcott', 'dag', 'sos', 'fib', 'mnim'].map((game) => [`the start of ${game}`, (page) => choose(page, game)]),
];
const GAMES = BOARDS.flatMap((board) => ['human', 'machine'].map((whose) => [board, whose]));

// Returns the page's address, inputs and texts. If `isGame` is true, omits the texts.
async function shown(page, isGame) {
    const {question, turn} = (await match(page)) ?? {};
    const tree = isGame ? '' : await page.locator('body').ariaSnapshot();
    const address = await hash(page);
    const inputs = await page.locator('input:not([type=file])').evaluateAll((all) => all.map((one) => one.checkVisibility() && one.value));
    return {question, turn, address, inputs, tree: tree.replace(/^ *- status:?.*\n/gm, '')};
}

// Opens an address in a browser context that has stored nothing.
async function fresh(address) {
    const page = await newPage({viewport: {width: 1280, height: 900}});
    await page.goto(`${PAGE}?paused${address}`);
    await step(page, 1500);
    await until(page, async () => address.includes('position') === Boolean(await match(page)), 3000);
    await step(page, 100); // On the pocket toy, the machine's turn begins now.
    return page;
}

// For each field, returns the first line that differs between two results.
function differences(one, other) {
    return Object.keys(one).flatMap((name) => {
        const [lines, others] = [one, other].map((all) => `${all[name]}`.split('\n'));
        const at = lines.findIndex((line, i) => line !== others[i]);
        return at < 0 && lines.length === others.length ? [] : [`${name}: ${lines[at]} | ${others[at]}`];
    });
}

async function compare(page, name, isGame = false) {
    if (!isGame) await settle(page).then(() => isAnswered(page));
    const before = await shown(page, isGame);
    const other = await fresh(before.address);
    if (!isGame) await settle(other).then(() => isAnswered(other));
    const after = await shown(other, isGame);
    const wrong = differences(before, after);
    ok(wrong.length === 0, `${name}: its address opens it again: ${before.address}`, ...wrong);
    await other.context().close();
    return before;
}

const seen = [];
for (const [name, act] of drawn(STATES, 4)) {
    const page = await open();
    await act(page);
    seen.push(await compare(page, name));
}
ok(new Set(seen.map(({address}) => address)).size === seen.length, 'control: each state has another address', ...seen.map(({address}) => address));
ok(differences(seen[0], seen[1]).length > 0, 'control: two states differ');

for (const [board, whose] of drawn(GAMES, 2)) {
    const page = await open({board});
    if (board === 'pocket') {
        await ways.keyboard(page, ['ok']);
        await until(page, () => match(page));
    } else await choose(page, 'nim');
    await move(page, board, 'machine');
    if (whose === 'human') await turnOf(page);
    await compare(page, `${board}: a game under way, ${whose} to move`, true);
    const before = await match(page);
    await page.reload();
    await step(page, 1500);
    await until(page, () => match(page), 3000);
    const after = await match(page);
    if (whose === 'human') ok(after?.question === before.question && after.turn === before.turn, `${board}: a game under way survives a reload`, before, after);
    const end = await turnOf(page);
    ok(end, `${board}: the machine makes its move after a reload`, await match(page));
    await move(page, board, 'machine');
    ok((await match(page)).question !== end.question, `${board}: the game can be played on`, await match(page));
}

{
    const page = await open();
    await choose(page, 'chomp');
    const visits = [];
    const acts = [() => undefined, () => view(page, 'learn'), () => topic(page, 4), () => press(page, en('previous')), () => room(page, 1), () => view(page, 'bench')];
    for (const act of acts) {
        await act();
        await settle(page);
        visits.push(await shown(page));
    }
    // A step of an explanation must not add an entry to the history.
    const steps = [visits[5], visits[4], visits[3], visits[1], visits[0]];
    for (const [way, wanted] of [['goBack', steps.slice(1)], ['goForward', steps.slice(0, -1).reverse()]]) {
        const wrong = [];
        for (const one of wanted) {
            await page[way]();
            await settle(page);
            wrong.push(...differences(one, await shown(page)));
        }
        ok(wrong.length === 0, `${way} leads through the states`, ...wrong);
    }
}

{
    const page = await open();
    const keepCopied = () =>
        page.evaluate(() => {
            navigator.clipboard.writeText = async (words) => {
                window.copied = words;
            };
        });
    await keepCopied();
    await learn(page, 1, 2);
    await page.click('#copy');
    await settle(page);
    const copied = await page.evaluate(() => window.copied);
    const what = ['learn', 'tables', 'tables.nim.0'].map((id) => en(id)).join(' · ');
    ok((await page.textContent('#copied')) === `${en('copied', {what})}. ${en('onlyHere')}`, 'the page says what it has copied', await page.textContent('#copied'));
    ok(copied === `${page.home}${await hash(page)}`, 'the copied link is the address', copied);
    await go(page, 'position=nim_-_:_3_4_5&level=2&answers=hidden/');
    await until(page, async () => (await match(page))?.question === 'nim - : 3 4 5');
    await page.click('#copy');
    await settle(page);
    const shared = await page.textContent('#copied');
    ok(shared.includes(` · ${en('level')} 2. ${en('answersHidden')} `), 'the page says the level and the hidden answers of the copied link', shared);
    const readHelp = async () => {
        await page.click('#help');
        const help = await page.textContent('#keys-help');
        await page.keyboard.press('Escape');
        return help;
    };
    const withheld = await readHelp();
    await page.click('#answers');
    const help = await readHelp();
    ok(!withheld.includes('hint') && help.includes(en('helpHint')), 'the help offers a hint only while the answers are shown', withheld, help);
    const copy = async () => {
        await page.click('#copy');
        return page.evaluate(() => window.copied);
    };
    await learn(page, 0, 3);
    const posed = await copy();
    for (const id of ['previous', 'howMany', 'which', 'showMove', 'reason']) await press(page, en(id));
    const own = await hash(page);
    ok(own.includes('guess=P&moves=3&reasons=1') && (await copy()) === posed, 'the copied link of a lesson has no answers', own, posed, await copy());
    await page.reload();
    await settle(page);
    ok((await hash(page)) === own && (await page.locator('#ladder .steps p').count()) > 3, 'a reload keeps the answers', own);
    await learn(page, 2, 0);
    await keepCopied();
    await page.locator('#chart').getByRole('button', {name: en('showAll'), exact: true}).click();
    await settle(page);
    const values = await copy();
    await page.keyboard.press('f');
    await page.click('#answers');
    await page.keyboard.press('Escape');
    ok(values.includes('all=shown') && !(await copy()).includes('all=shown'), 'with hidden answers, the copied link of a chart has no values', values, await copy());
    await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error());
    });
    await page.click('#copy');
    await settle(page);
    ok((await page.textContent('#copied')).includes('address bar'), 'if the browser refuses, the page says what to do', await page.textContent('#copied'));
}

done();
