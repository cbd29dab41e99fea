// SPDX-License-Identifier: MIT
// usage: aria.mjs [write]
//
// If this test fails, a screen reader finds something else on the page than a person has checked. Compares each part of
// the page with the files in tests/web/aria. `write` stores these files.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {open, press, step, view, ways} from './browser.mjs';
import {done, ok} from './tap.mjs';

const KEPT = 'tests/web/aria',
    WIDTH_MAX = 120;
mkdirSync(KEPT, {recursive: true});
const kept = new Set(readdirSync(KEPT));

// Joins neighbouring lines: those that differ only in numbers, and those with the same role up to WIDTH_MAX columns.
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
    return rows.join('\n');
}

async function compare(page, name, part) {
    const path = `${KEPT}/${name}.txt`,
        found = `${shortened(await page.locator(part).ariaSnapshot())}\n`;
    if (process.argv[2] === 'write') writeFileSync(path, found);
    const lines = kept.delete(`${name}.txt`) ? readFileSync(path, 'utf8').split('\n') : [];
    const now = found.split('\n'),
        at = now.findIndex((line, i) => line !== lines[i]);
    ok(at < 0 && now.length === lines.length, `${name}: the roles, names and states are as stored`, at, now[at], lines[at]);
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
await compare(await open(), 'uno-start', 'body');
{
    const page = await open({board: 'pocket'});
    await compare(page, 'pocket-start', 'main');
    await view(page, 'bench');
    await compare(page, 'pocket-bench', '#bench');
}
{
    const page = await open({board: 'exhibit'});
    await ways.keyboard(page, ['ok']);
    await step(page, 12000);
    await compare(page, 'exhibit-game', 'main');
    await view(page, 'bench');
    await compare(page, 'exhibit-bench', '#bench');
    await view(page, 'learn');
    await page.getByRole('button', {name: '4 Nim'}).click();
    for (const name of ['The opponent', 'How many moves win?', 'Where?', 'Show the move', 'Why?', 'In binary']) await press(page, name);
    await compare(page, 'ladder', '#learn');
    await page.getByRole('button', {name: 'Values', exact: true}).click();
    await step(page, 8);
    await page.locator('#chart .cells').getByRole('button', {name: '4', exact: true}).click();
    await step(page, 8);
    await compare(page, 'chart', '#chart');
}
ok(kept.size === 0, 'every stored file was compared', ...kept);
done();
