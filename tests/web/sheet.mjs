// SPDX-License-Identifier: MIT
// If this test fails, a teacher prints a sheet without tables, or on several pages. Prints the sheet from the page, in each language,
// and stores the English one as out/web/bouton-sheet.pdf.
import {LANGUAGES, open, step} from './browser.mjs';
import {done, ok} from './tap.mjs';

const SHEET = 'out/web/bouton-sheet.pdf',
    CELLS = {heap: 44, piles: 81, powers: 36};

const page = await open();
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
const print = (path) => page.pdf({path, preferCSSPageSize: true});
const press = (selector) => page.locator(selector).first().click();

for (const language of LANGUAGES.toReversed()) {
    await page.selectOption('#language', language);
    await step(page, 100);
    await press('h1 .about-open');
    await page.locator('#about h3 + p + .choices').nth(1).locator('button').nth(1).click();
    const title = await page.textContent('#paper-title');
    for (const [table, count] of Object.entries(CELLS)) {
        const found = await page.locator(`#paper .${table} :is(td, th)`).count();
        ok(found === count, `${language}: the table ${table} has ${count} cells`, found);
    }
    const pdf = await print(language === 'en' ? SHEET : undefined);
    ok(pagesOf(pdf) === 1 && title.length > 5, `${language}: the sheet is one page`, pagesOf(pdf), title);
    await page.emulateMedia({media: 'print'});
    const seen = await page.evaluate(() => [...document.querySelectorAll('body > *, dialog button')].filter((one) => one.checkVisibility()).map(({id}) => id));
    ok(seen.join() === 'paper-dialog', `${language}: only the sheet is printed`, seen);
    await page.emulateMedia({media: null});
    if (language !== 'en') await press('#paper-dialog .close');
}
await page.evaluate(() => document.getElementById('paper').append(document.getElementById('paper').cloneNode(true)));
ok(pagesOf(await print()) > 1, 'control: a doubled sheet has more pages');

done();
