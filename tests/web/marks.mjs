// SPDX-License-Identifier: MIT
// If this test fails, the drawing marks a wrong part of a position. Tests what the drawing marks in Play, in an
// explanation and in the look back, and its sizes and motion.
import {faultsOf} from './axe.mjs';
import {match, openPosition, status, step, turnOf, until, ways} from './browser.mjs';
import {done, drawn, en, moveIn, ok} from './tap.mjs';

const GRAPH = 'V=6;E=1>0,2>0,3>1,4>1,4>2,5>3,5>4';
const SHAPES = {
    piles: 'nim - : 3 4 5', pair: 'wythoff - : 7 9', heap: 'take max=3 : 21', stairs: 'stair - : 3 4 3',
    bar: 'chomp - : 4 4 4', strip: 'nimble - : 3 7 6', balls: 'poj2315 m=2;L=13;r=1 : 13 20',
    coins: 'turtle_man - : HTHHTH', men: 'northcott W=8 : 1,8 2,7', letters: 'sos n=7 : .......',
    boxes: 'divide - : 9 7', tokens: `dag ${GRAPH} : 5 4`,
};

const chosen = (page) => page.locator('.spot[aria-pressed=true]').evaluateAll((all) => all.map((one) => one.ariaLabel));
const count = (page, selector) => page.locator(`#position ${selector}`).count();
const numbers = (text) => text.match(/\d+/g)?.sort().join();

async function tap(page, ...keys) {
    for (const key of keys) await ways.keyboard(page, [key]);
}

const cases = ['uno', 'exhibit'].flatMap((board) => Object.entries(SHAPES).map((shape) => [board, ...shape]));
for (const [board, shape, position] of drawn(cases, 4)) {
    const page = await openPosition(position, {board});
    await step(page, 3000); // waits until the exhibit's opening has ended
    const start = await chosen(page);
    await tap(page, 'right', 'up');
    const first = await chosen(page),
        marks = await count(page, '.mark.choice');
    await tap(page, 'up');
    if ((await chosen(page)).join() === first.join()) await tap(page, 'down'); // UP was at its limit
    const second = await chosen(page);
    const isMarked = start.length === 0 && first.length > 0 && marks > 0 && first.join() !== second.join() && second.length > 0;
    ok(isMarked, `${board}, ${shape}: the drawing marks what the keys choose: ${first[0]}, ${second[0]}`, start, first, second, await status(page));
    const before = await match(page);
    await tap(page, 'ok');
    await until(page, async () => (await match(page)).question !== before.question);
    const played = (await page.locator('.played .human').allTextContents()).join();
    ok(played.includes(second[0]), `${board}, ${shape}: it says the move of the player`, played, second);
    const {result, move} = await turnOf(page),
        said = (await page.locator('.played .machine').allTextContents()).join();
    if (result) continue;
    const areBoth = (await count(page, '.mark.human')) > 0 && (await count(page, '.mark.machine')) > 0;
    ok(areBoth && numbers(said) === numbers(move), `${board}, ${shape}: it marks the last move of each side: ${said}`, move);
}

{
    const page = await openPosition('nim - : 3 4 5');
    for (let holds = 0; holds < 2; holds++) await ways.keyboard(page, ['ok'], 900);
    const place = [await count(page, '.mark.selected'), await count(page, '.mark.hint')];
    await ways.keyboard(page, ['ok'], 900);
    await step(page, 500);
    const hinted = await chosen(page);
    ok(place[0] > 0 && place[1] === 0, 'the second step of a hint marks where, not the move', place);
    ok((await count(page, '.mark.hint')) === 2 && hinted.join() === moveIn('piles', 1, 2), 'a hint is marked as a hint', hinted, await status(page));
    await page.click('#who');
    await page.click('#why .guesses button >> nth=0');
    await page.waitForSelector('#why .steps p');
    const silent = await page.locator('#why .mark').count();
    for (let steps = 0; steps < 3; steps++) await page.locator('#why .steps .choices button').first().click();
    const marks = await page.locator('#why .mark.hint').count();
    ok(silent === 0 && marks === 2, 'an explanation marks the winning move when it is asked for, not before', silent, await page.textContent('#why .steps'));
}

{
    // Checks that the firmware refuses a third pile.
    const page = await openPosition('moore k=2 : 3 4 5');
    const touch = async (name) => {
        await page.locator(`.spot[aria-label="${name}"]`).click();
        await step(page, 0);
        await step(page, 8);
    };
    const names = [1, 2, 3].map((pile) => moveIn('piles', pile, pile));
    for (const name of names) await touch(name);
    const two = await chosen(page);
    ok(two.join() === names.slice(0, 2).join(), 'a move takes from up to two piles', two, await status(page));
    await touch(names[0]);
    await touch(names[2]);
    ok((await chosen(page)).join() === names.slice(1).join(), 'one pile makes room for another', await chosen(page));
    await step(page, 61000);
    const isDark = !(await page.locator('wokwi-lcd1602').evaluate((element) => element.backlight));
    await page.locator(`.spot[aria-label="${names[1]}"]`).click();
    await until(page, async () => (await chosen(page)).length === 1).catch(() => {});
    ok(isDark && (await chosen(page)).join() === names[2], 'a touch wakes the display and acts', isDark, await chosen(page));
    await step(page, 61000);
    await page.click('#play-move');
    const isPlayed = await until(page, async () => (await match(page)).question === 'moore k=2 : 3 4 2', 2000);
    ok(isPlayed, 'one press of the button plays the move, even if the display is dark', await match(page));
}

{
    const page = await openPosition(SHAPES.heap);
    const names = await page.locator('.spot:not([hidden])').evaluateAll((all) => all.map((one) => one.ariaLabel));
    ok([...new Set(names)].sort().join() === [1, 2, 3].map((number) => moveIn('heap', number)).join(), 'heap: the name of a spot says what the number means', ...names);
}

{
    const page = await openPosition(SHAPES.men);
    const rows = await page.locator('#position text').evaluateAll((all) => all.filter((one) => Number(one.getAttribute('x')) < 0).map((one) => [one.textContent, Number(one.getAttribute('y'))]));
    ok(rows.map(([name]) => name).join() === '1,2' && rows[0][1] > rows[1][1], 'rows are numbered from below, as in the sentences', rows);
}

{
    const page = await openPosition('mnim - : 1 2');
    for (const name of [moveIn('piles', 2, 2), moveIn('piles', 1, 1)]) {
        if ((await match(page)).result) break;
        await page.locator(`.spot[aria-label="${name}"]`).click();
        await step(page, 0);
        await page.click('#play-move');
        await step(page, 200);
        await turnOf(page);
    }
    await until(page, async () => (await match(page)).result);
    await page.click('#who');
    await page.waitForSelector('.strip .end');
    const cards = await page.locator('.strip li').evaluateAll((all) => all.map((one) => ({box: one.querySelector('svg').getAttribute('viewBox'), marks: one.querySelectorAll('.mark').length, said: one.querySelector('p').textContent})));
    ok(cards.length > 2 && new Set(cards.map(({box}) => box)).size === 1, 'the cards of a look back have one scale', cards);
    ok(cards.slice(0, -1).every(({marks}) => marks > 0), 'each card shows its move', cards);
    ok(cards.at(-1).said === en('you won') && (await page.textContent('#look-back p')).startsWith(en('you won')), 'the look back says the result', cards.at(-1));
}

const SIZES = [[360, 640], [844, 390], [768, 1024], [1280, 720]];
for (const [shape, position] of drawn(Object.entries(SHAPES), 4)) {
    const page = await openPosition(position, {board: 'exhibit', reducedMotion: 'reduce'});
    await step(page, 3000);
    for (const [width, height] of SIZES) {
        await page.setViewportSize({width, height});
        const boxes = await page.locator('.spot:not([hidden]), #play-move').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())),
            small = boxes.filter(({width, height}) => width < 43.9 || height < 43.9).length;
        ok(small === 0, `${shape}, ${width}x${height}: each target has at least 44 px`, small);
    }
    await page.locator('.spot:not([hidden])').first().click();
    await step(page, 50);
    const faults = await faultsOf(page);
    ok(faults.length === 0, `${shape}: axe-core finds no fault`, ...faults);
    ok((await page.evaluate(() => document.getAnimations().length)) === 0, `${shape}: nothing moves with reduced motion`);
}
{
    const page = await openPosition(SHAPES.strip);
    // Notes each animation when it begins, because it may end before the test looks.
    await page.evaluate(() => {
        window.begun = new Map();
        const note = () => document.getAnimations().forEach((one) => window.begun.set(one, [one.animationName ?? '', one.effect.getTiming().duration]));
        for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note);
    });
    const times = () => page.evaluate(() => [...window.begun.values()]);
    const untilBegun = (name) => page.waitForFunction((wanted) => [...window.begun.values()].some(([one]) => one.startsWith(wanted)), name).catch(() => undefined);
    await page.locator(`.spot[aria-label="${moveIn('strip', 3, 5)}"]`).last().click();
    await step(page, 50);
    await untilBegun('');
    const choosing = await times();
    await page.click('#play-move');
    await until(page, async () => (await match(page)).turn === 'machine');
    await untilBegun('came');
    const playing = await times();
    const isShort = [...choosing, ...playing].every(([, ms]) => ms >= 150 && ms <= 250);
    ok(isShort && choosing.length > 0 && playing.some(([name]) => name === 'came'), 'a moved coin slides for 150 to 250 ms', choosing, playing);
    ok((await page.locator('.came').count()) === 1, 'only the moved coin slides', await page.locator('.came').count());
}

done();
