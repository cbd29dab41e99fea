// SPDX-License-Identifier: MIT
// If this test fails, a teacher's printed sheet lacks a table, or does not fit on one page.
//
// Prints the lesson's sheet as out/web/bouton-sheet.pdf: one page of A4 with all tables.
import {mkdirSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {launch} from './browser.mjs';
import {done, ok} from './tap.mjs';

const SHEET = 'out/web/bouton-sheet.pdf',
    CELLS = {heap: 44, piles: 81, powers: 36};

mkdirSync('out/web', {recursive: true});
const browser = await launch();
const page = await (await browser.newContext()).newPage();
await page.goto(pathToFileURL('sim/web/sheet.html').href);
for (const [table, count] of Object.entries(CELLS)) {
    const found = await page.locator(`#${table} :is(td, th)`).count();
    ok(found === count, `the table ${table} has ${count} cells`, found);
}
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
const print = (path) => page.pdf({path, preferCSSPageSize: true});
const pages = pagesOf(await print(SHEET));
ok(pages === 1, `${SHEET} is one page`, pages);
await page.evaluate(() => {
    document.body.append(document.body.cloneNode(true));
});
ok(pagesOf(await print()) > 1, 'control: a doubled sheet has more pages');
await browser.close();
done();
