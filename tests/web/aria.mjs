// SPDX-License-Identifier: MIT
// usage: aria.mjs [write]
//
// If this test fails, a screen reader finds something else on the page than a person has checked. Compares each part of
// the page with tests/web/aria.txt. `write` stores this file.
import {readFileSync, writeFileSync} from 'node:fs';
import {open, press, step, view, ways} from './browser.mjs';
import {capital, done, en, ok} from './tap.mjs';

const KEPT = 'tests/web/aria.txt',
    WIDTH_MAX = 120;
const found = [];

// Joins neighbouring lines that differ only in numbers or, if they fit, have the same role. Joins a line with its only child.
function shortened(snapshot) {
    const rows = [];
    let shape, role;
    for (const line of snapshot.split('\n')) {
        const [lastShape, lastRole] = [shape, role];
        shape = line.replace(/\d+/g, '0');
        role = line.match(/^ *- '?\w+ /)?.[0];
        const fits = rows.at(-1)?.length + line.length <= WIDTH_MAX;
        if (shape === lastShape) rows.push(`${rows.pop()}; ${line.match(/\d+/g)}`);
        else if (role && role === lastRole && fits) rows.push(`${rows.pop()}; ${line.slice(role.length)}`);
        else rows.push(line);
    }
    for (let i = rows.length - 2; i >= 0; i--) {
        const [own, child, next] = [0, 1, 2].map((more) => rows[i + more]?.search(/\S/) ?? 0);
        const joined = `${rows[i]} ${rows[i + 1].trim()}`;
        if (child > own && next <= own && joined.length <= WIDTH_MAX) rows.splice(i, 2, joined);
    }
    return rows.join('\n');
}

// Adds a part of the page. Names the messages of the first screen, whose words are in another file.
async function add(page, name, part) {
    const screen = `${en('MSG_SPLASH')}. ${capital(en('MSG_PRESS_OK'))}.`;
    found.push(`# ${name}`, shortened(await page.locator(part).ariaSnapshot()).replace(screen, 'MSG_SPLASH. MSG_PRESS_OK.'));
}

// Returns [level, words] of each visible heading, in order.
const headings = (page) =>
    page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
            .filter((one) => one.checkVisibility())
            .map((one) => [Number(one.localName[1]), one.textContent.trim()]),
    );

// Each room must have a heading with the room's name. No level may be left out.
{
    const page = await open();
    for (const [name, rooms] of [['learn', '#rooms'], ['bench', '#bench-rooms']]) {
        await view(page, name);
        const buttons = page.locator(`${rooms} button`);
        for (let i = 0; i < (await buttons.count()); i++) {
            await buttons.nth(i).click();
            await step(page, 8);
            const room = await buttons.nth(i).textContent();
            await page.waitForFunction(() => !document.querySelector('#puzzle:not([hidden]):empty'));
            const found = await headings(page);
            const isNamed = found.some(([level, words]) => level === 2 && words.startsWith(room)),
                isInOrder = found.every(([level], at) => level <= (found[at - 1]?.[0] ?? 0) + 1);
            ok(isNamed && isInOrder, `${name}, ${room}: headings name the room, in order`, ...found);
        }
    }
}
await add(await open(), 'uno-start', 'body');
{
    const page = await open({board: 'pocket'});
    await add(page, 'pocket-start', 'main');
    await view(page, 'bench');
    await add(page, 'pocket-bench', '#bench');
}
{
    const page = await open({board: 'exhibit'});
    await ways.keyboard(page, ['ok']);
    await step(page, 12000);
    await add(page, 'exhibit-game', 'main');
    await view(page, 'bench');
    await add(page, 'exhibit-bench', '#bench');
    await view(page, 'learn');
    await page.getByRole('button', {name: `4 ${en('lessons.nim.0')}`}).click();
    for (const id of ['previous', 'howMany', 'which', 'showMove', 'reason', 'inBinary']) await press(page, en(id));
    await add(page, 'ladder', '#learn');
    await page.getByRole('button', {name: en('charts'), exact: true}).click();
    await step(page, 8);
    await page.locator('#chart .cells').getByRole('button', {name: '4', exact: true}).click();
    await step(page, 8);
    await add(page, 'chart', '#chart');
}
if (process.argv[2] === 'write') writeFileSync(KEPT, `${found.join('\n')}\n`);
const [now, kept] = [`${found.join('\n')}\n`, readFileSync(KEPT, 'utf8')].map((text) => text.split('\n')),
    at = now.findIndex((line, i) => line !== kept[i]);
ok(at < 0 && now.length === kept.length, 'the roles, names and states are as stored', at + 1, now[at], kept[at]);
done();
