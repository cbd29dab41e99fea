// SPDX-License-Identifier: MIT
// If this test fails, a museum's tablet does not return to its start, or a visitor can leave the exhibit. The test sets
// the page's clock forward instead of waiting.
import {go, match, open, PAGE, step, until, ways} from './browser.mjs';
import {done, ok} from './tap.mjs';

const ASKED_MS = 80000, // time without a touch until the page asks whether somebody is there
    RETURN_MS = 10000; // time from the page's question until its return to the start
const wait = async (page, ms) => {
    await page.clock.fastForward(ms);
    for (let i = 0; i < 4; i++) await step(page, 500);
};
const waitIdle = async (page) => {
    await wait(page, ASKED_MS);
    await wait(page, RETURN_MS);
};
const shown = (page) =>
    page.evaluate(() => ({
        view: document.body.dataset.view,
        board: document.querySelector('#boards [aria-pressed=true]').dataset.board,
        language: document.documentElement.lang,
        dialogs: document.querySelectorAll('dialog[open]').length,
        sound: document.getElementById('sound').ariaPressed,
        isLarge: document.body.hasAttribute('data-beamer'),
    }));
// Opens the kiosk again in the same browser, without a board in the address.
const reopen = async (page) => {
    await page.goto('about:blank');
    await page.goto(`${PAGE}?paused#kiosk/`);
    await step(page, 1500);
};
const START = {view: 'play', board: 'exhibit', language: 'en', dialogs: 0, sound: 'false', isLarge: false};
const isStart = async (page, start = START) => JSON.stringify(await shown(page)) === JSON.stringify(start);

{
    const page = await open({board: 'exhibit'});
    const isDemonstrated = () => page.evaluate(() => window.bouton.lines.some((line) => line.startsWith('@ ')) && !window.bouton.state.memory['match.side'].includes(255));
    const isOffered = async () => (await page.isVisible('#position .start')) && (await page.isHidden('#card'));
    ok((await until(page, isDemonstrated, 40000)) && !(await match(page)) && (await isOffered()), 'the games to touch stay during the demonstration', await match(page));
    for (const key of ['right', 'ok', 'ok']) {
        await ways.keyboard(page, [key]);
        await step(page, 1000);
    }
    ok((await until(page, async () => (await match(page))?.turn === 'human')) && !(await isOffered()), 'keys start a game, which is drawn', await match(page));
    await page.clock.install();
}
{
    const page = await open({board: 'exhibit#kiosk/'});
    ok(await isStart(page), 'a kiosk starts silent, in Play', await shown(page));
    ok(await page.locator('#views [data-view=bench]').isHidden(), 'Bench is hidden, and with it reset and erase');
    await go(page, 'view=learn/');
    await wait(page, 0);
    const offered = await page.locator('#copy, #asked, #question [data-text=ask], #take').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({id}) => id));
    ok(offered.join() === 'take', 'a kiosk has no link to copy and no text field in Learn', ...offered);
    await go(page, 'view=play/');
    await wait(page, 0);
    for (const [what, leave] of [
        ['another view', () => page.click('#views [data-view=learn]')],
        ['another language', () => page.selectOption('#language', 'zh')],
        ['another board', () => page.click('#boards [data-board=uno]')],
        ['a dialog', () => page.click('#choose')],
        ['the projector view', () => page.keyboard.press('f')],
        ['sound', () => page.click('#sound')],
    ]) {
        await page.mouse.click(2, 2);
        await leave();
        const isLeft = !(await isStart(page));
        await waitIdle(page);
        ok(isLeft && (await isStart(page)), `after ${what}, the kiosk returns to its start`, await shown(page));
    }
    await ways.keyboard(page, ['ok']);
    await until(page, () => match(page));
    await waitIdle(page);
    const isPlayed = await page.evaluate(() => window.bouton.state.memory['match.side'].includes(255));
    ok(!isPlayed, 'a game that nobody plays ends in attract mode');
    await go(page, 'view=bench/');
    await wait(page, 0);
    ok((await shown(page)).view === 'play', 'an address does not open Bench', await shown(page));
}
{
    const page = await open({board: 'uno#position=nim_-_:_1_2_4&kiosk=12/'});
    await until(page, () => match(page));
    for (const key of ['right', 'up', 'ok']) await ways.keyboard(page, [key]);
    await until(page, async () => (await match(page)).question !== 'nim - : 1 2 4');
    for (const half of [6000, 6000]) await wait(page, half);
    ok((await match(page))?.question === 'nim - : 1 2 4', 'a kiosk of 12 seconds with a position returns to this position', await match(page));
}
{
    const page = await open({board: 'uno#position=nim_-_:_1_2_4/'});
    await go(page, 'position=nim_-_:_1_2_4&kiosk/');
    const isKiosk = await page.waitForSelector('[data-kiosk]', {state: 'attached'}).catch(() => false);
    ok(isKiosk, 'an address with kiosk makes an open page a kiosk');
    await until(page, () => match(page));
    const isAsked = () => page.locator('#idle-dialog').isVisible();
    const moves = () => page.evaluate(() => window.bouton.history.length);
    for (const [what, touch] of [
        ['a touch beside the button', () => page.mouse.click(2, 2)],
        ['Enter', () => page.keyboard.press('Enter')],
        ['an arrow key', () => page.keyboard.press('ArrowUp')],
        ['the button', () => page.click('#idle-dialog button')],
    ]) {
        for (const key of ['right', 'up']) await ways.keyboard(page, [key]);
        await page.focus('#play-move');
        const chosen = await page.textContent('#card-now');
        await wait(page, ASKED_MS);
        const focus = await page.evaluate(() => document.activeElement.textContent);
        await touch();
        await wait(page, 0);
        const isKept = !(await isAsked()) && (await moves()) === 1 && (await page.textContent('#card-now')) === chosen;
        ok(focus === 'I am still here' && isKept, `the page asks whether somebody is there, and ${what} keeps the game`, focus, await page.textContent('#card-now'), chosen);
    }
    await wait(page, ASKED_MS);
    const wasAsked = await isAsked();
    await wait(page, RETURN_MS);
    ok(wasAsked && !(await isAsked()), 'without a touch, the question closes');
}
{
    // A visitor plays on the first board, chooses another board and leaves. The game must end.
    const page = await open({board: 'uno#kiosk/'});
    await reopen(page);
    await page.click('.tiles .card >> nth=0');
    await until(page, () => match(page));
    const isPlayed = Boolean(await match(page));
    await page.click('#boards [data-board=exhibit]');
    await waitIdle(page);
    await step(page, 1500);
    const light = await page.evaluate(() => window.bouton.state.picture.light?.[0]);
    const isBack = (await isStart(page, {...START, board: 'uno'})) && !(await match(page)) && (await page.isVisible('#position .start'));
    ok(isPlayed && isBack && light, 'a kiosk without a board in its address returns to the lit start of its first board', await shown(page), await match(page), light);
}
{
    // Cuts the power during a visit.
    const page = await open({board: 'exhibit#kiosk/'});
    await page.selectOption('#language', 'fr');
    await page.click('#boards [data-board=pocket]');
    await reopen(page);
    ok(await isStart(page, {...START, board: 'uno'}), 'a kiosk does not start as the last visitor left it', await shown(page));
}
{
    const page = await open({board: 'uno'});
    await page.click('#views [data-view=learn]');
    await waitIdle(page);
    ok((await shown(page)).view === 'learn' && (await page.locator('#views [data-view=bench]').isVisible()), 'control: another page stays as it is', await shown(page));
}

done();
