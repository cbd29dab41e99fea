// SPDX-License-Identifier: MIT
// If this test fails, a game cannot be chosen from its picture or link, or a key reaches the wrong control.
import {createHash} from 'node:crypto';
import {hexOf} from './boards.mjs';
import {choose, download, go as goTo, hash, log, match, open, status, step, until, view, ways} from './browser.mjs';
import {done, drawn, en, games, ok} from './tap.mjs';
import {signalsIn} from './vcd.mjs';

const BOARD = 'exhibit';
const known = games();
const question = async (page) => (await match(page))?.question;
const pressed = (page) => page.getAttribute('#boards [aria-pressed=true]', 'data-board');

// Waits for the caption of the player's turn, and returns it.
const untilMove = (page) => until(page, async () => (await status(page)).includes(en('yourMove')) && status(page));

{
    const page = await open({board: BOARD});
    await page.click('#choose');
    const cards = await page.locator('#gallery .card').evaluateAll((all) =>
        all.map((card) => [card.dataset.game, card.querySelector('strong').textContent, card.querySelectorAll('svg > *').length]),
    );
    ok(cards.map(([name]) => name).sort().join() === known.join(), `pictures of all ${known.length} games`, cards);
    ok(new Set(cards.map(([, title]) => title)).size === cards.length, 'each picture has its own title', cards);
    ok(cards.every(([, , shapes]) => shapes > 1), 'each picture has a drawing', cards);
    await page.click('#games-dialog .close');
    for (const [name, title] of drawn(cards, 10)) {
        await choose(page, name);
        const told = (await log(page)).filter((line) => line.startsWith('@')).at(-1),
            asked = await question(page);
        ok(told === `@ ${asked} : human : -` && asked.startsWith(`${name} `) && (await page.isHidden('#games-dialog')), `${name} opens on the board`, told, asked);
        await step(page, 500); // waits until the page no longer speaks about the previous game
        const said = await untilMove(page);
        ok(said && !/undefined|NaN|\{|\[/.test(said), `${name} is said: ${said}`, await status(page));
        const [shown, now, rule] = await page.locator('#card > *').allTextContents();
        ok(shown === title && rule && now.startsWith(en('yourMove')) && (await page.locator('#position svg.position').count()) === 1, `${name} is drawn, with its name, rule and turn`, shown, now, rule);
    }
    ok((await pressed(page)) === BOARD, 'the selected board stays', await pressed(page));
}

{
    const page = await open({board: 'pocket'});
    await choose(page, 'chomp');
    ok((await question(page)).startsWith('chomp ') && (await pressed(page)) === 'uno', 'a game that the pocket toy has not opens on another board', await question(page));
    await page.click('#boards [data-board=pocket]');
    await ways.keyboard(page, ['ok']);
    await step(page, 1000);
    const before = await question(page);
    await page.click('#boards [data-board=uno]');
    ok((await question(page))?.startsWith('chomp '), 'another board keeps its game', await question(page));
    await page.click('#boards [data-board=pocket]');
    ok(before?.startsWith('nim ') && (await question(page)) === before, 'the first board keeps its game', await question(page), before);
}

{
    const page = await open({board: 'exhibit#game=chomp/'});
    ok(await until(page, async () => (await question(page)) === 'chomp - : 4 4 4'), 'a game by its address', await question(page));
    ok((await pressed(page)) === 'exhibit', 'an address without a board keeps the board', await pressed(page));
    const go = async (hash) => {
        await goTo(page, hash);
        await step(page, 300);
        await step(page, 100);
        await step(page, 8); // waits for the level, which is set after the position
    };
    await go('#position=nim_-_:_1_2_4/');
    ok((await question(page)) === 'nim - : 1 2 4', 'a changed address opens its position', await question(page));
    // Opens an address with a fault. Returns what the page says about the fault.
    const refusal = async (hash) => {
        await go(hash);
        const told = (await page.isVisible('#games-dialog')) ? await page.textContent('#opened') : '';
        await page.keyboard.press('Escape');
        return told;
    };
    for (const name of ['__proto__', 'constructor', 'frob']) {
        const told = await refusal(`#game=${name}&board=${name}&view=${name}&lang=${name}/`);
        ok(told.split(en('unknownName', {name})).length === 5, `${name}: told, not obeyed`, told);
    }
    for (const [position, fault] of [
        ['nim_-_:_0', en('gameIsOver')], ['nim_3_x', en('errorAt', {column: 7, fault: 'expected a number'})],
        ['nim_-_:_1_2_100', en('tooLarge', {what: en('limits.pile'), most: 99})],
        ['bnim_m=2;K=1_:_20_20_20_20', en('tooLarge', {what: en('limits.positions'), most: 2048})],
        ['dag_V=11;E=10>8_:_10', en('tooLarge', {what: en('limits.vertices'), most: 10})],
    ]) {
        const told = await refusal(`#position=${position}/`);
        ok(told.startsWith(fault) && (await question(page)) === 'nim - : 1 2 4', `${position}: the page says what is wrong`, told);
    }
    const memory = (name) => page.evaluate((field) => window.bouton.state.memory[field], name);
    const levels = async () => [await memory('settings.level'), (await memory('match.side'))[1]].join();
    for (const level of ['1', '4', '3']) {
        await go(`#board=uno&position=nim_-_:_1_2_4&level=${level}/`);
        ok((await levels()) === `${level},${level}` && (await hash(page)).includes(`&level=${level}/`), `uno: the address sets level ${level}`, await levels(), await hash(page));
    }
    for (const level of ['0', '5', '-1', '2.5', 'x', '', '33']) {
        const told = await refusal(`#board=uno&level=${level}/`);
        ok(told === en('unknownName', {name: `level=${level}`}) && (await levels()) === '3,3', `level “${level}”: told, not obeyed`, told, await levels());
    }
    await ways.keyboard(page, ['left'], 900);
    const isShown = async () => {
        await ways.keyboard(page, ['right']);
        await step(page, 400); // the caption is stable
        return (await status(page)).match(`${en('MSG_MACHINE_LEVEL')}: ${en('MSG_OF_LEVELS').replace('#', '(.)')}`)?.[1];
    };
    const shown = await until(page, isShown, 3000);
    await ways.keyboard(page, ['up']);
    await step(page, 300);
    ok(shown === '3' && (await hash(page)).includes('&level=4/'), 'the menu shows the level, and the address follows it', shown, await status(page), await hash(page));
    await open({board: 'pocket#level=3/'});
    await step(page, 100);
    const settings = await memory('settings');
    ok(settings === 0x20, 'pocket: level 3 in its settings', settings);
    await open({board: 'exhibit#level=2/'}); // the exhibit sets the level only when attract mode ends
    const before = await memory('settings.level');
    await ways.keyboard(page, ['ok']);
    await step(page, 100);
    ok(before === 0 && (await levels()) === '2,2', 'exhibit: level 2 for the first player', before, await levels());
}

{
    const page = await open();
    for (const focus of ['#boards [data-board=uno]', '#who', '#sound', '[data-key=left]', '#language', '#views [data-view=play]', '#choose']) {
        await choose(page, 'nim');
        await untilMove(page);
        await page.focus(focus);
        for (const key of ['right', 'up']) await ways.keyboard(page, [key]);
        await page.evaluate(() => document.activeElement.blur());
        await ways.keyboard(page, ['ok']);
        await step(page, 500);
        const {move, turn} = await match(page),
            isPlayed = turn === 'machine' && move === '1-1' && (await page.locator('dialog[open]').count()) === 0;
        ok(isPlayed, `with the focus on ${focus}, right and up choose; then Enter plays`, move, turn);
    }
    await page.click('#choose');
    await step(page, 6000);
    for (const key of ['right', 'up']) await ways.keyboard(page, [key]);
    ok((await page.isVisible('#games-dialog')) && (await question(page)) !== undefined, 'in a list of games, arrows belong to the list', await question(page));
    await page.keyboard.press('Escape');
    await view(page, 'bench');
    for (const line of ['nim 1 1', 'mnim 1 1', 'value', 'xyz']) {
        await page.fill('#line', line);
        await page.press('#line', 'Enter');
    }
    await step(page, 300);
    for (let lines = 0; lines < 4; lines++) await page.press('#line', 'ArrowUp');
    ok((await page.inputValue('#line')) === 'nim 1 1', 'in the line, up and down go through the history', await page.inputValue('#line'));
    const lines = await page.locator('#log > div').allTextContents();
    ok(lines.some((line) => /^uno 0\.1 0 3 3 4 5 0 0 \*\d+$/.test(line)), 'the log shows the numbers of the line', lines);
    ok(['@ nim - : 3 4 5 : human : -', 'nim - : 1 1 : P : -', 'mnim - : 1 1 : N : 2-1'].every((one) => lines.includes(one)), 'the log shows what the numbers mean, and the answers of the program', lines);
}

{
    const page = await open({board: BOARD});
    await choose(page, 'nim');
    await view(page, 'bench');
    await page.click('#reset');
    await step(page, 1500);
    ok((await match(page)) === undefined, 'after a reset there is no match');
    await view(page, 'play');
    await ways.keyboard(page, ['ok']);
    ok(await until(page, async () => (await question(page))?.startsWith('nim - : ')), 'the next match after a reset is seen', await question(page));
    await view(page, 'bench');
    await page.click('#firmware');
    const sum = createHash('sha256').update(hexOf(BOARD)).digest('hex');
    ok((await page.textContent('#image')).includes(sum), 'the page shows the checksum of the hex file', await page.textContent('#image'));
}

{
    const page = await open({board: 'pocket'});
    await view(page, 'bench');
    await page.click('#record');
    const words = await page.textContent('#recorded');
    await step(page, 50);
    await ways.mouse(page, ['take'], 120);
    await step(page, 200);
    const {name, text: vcd} = await download(page, '#record');
    const [contacts, tone] = ['take', 'piezo'].map((name) => signalsIn(vcd).get(name).slice(1)),
        timesOf = (wanted) => contacts.filter(([, level]) => level === wanted).map(([ms]) => ms);
    const closed = timesOf('0'),
        opened = timesOf('1'),
        held = opened.at(-1) - closed[0],
        wait = tone[0]?.[0] - closed[0];
    const isNamed = name === 'bouton-pocket.vcd' && words.includes('1,000,000') && (await page.textContent('#recorded')) === '';
    ok(isNamed, 'the pins are recorded, and the page shows the limit', words, name);
    ok(Math.abs(held - 120) < 4 && closed.length > 1, `the record has the contacts of a key, which bounce: ${closed.length} times closed in ${held} ms`, contacts);
    ok(tone.length > 20 && wait > 0 && wait < 40, `the record has ${tone.length} edges of the key's tone`, wait);
}

done();
