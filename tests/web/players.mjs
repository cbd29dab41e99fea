// SPDX-License-Identifier: MIT
// If this test fails, two players at one board are both called "You", or men change their colours when the page opens again.
import {launch, match, open, PAGE, step, until} from './browser.mjs';
import {done, ok} from './tap.mjs';

const browser = await launch();
const page = await open(browser);
const NORTHCOTT = 'northcott W=8 : 1,8 2,5';

// Opens the page with certain words after # in the address.
async function openWith(words) {
    await page.goto('about:blank');
    await page.goto(`${PAGE}?paused&board=uno#${words}/`);
    await until(page, () => match(page));
    await step(page, 1000);
}
const at = (position, more = '') => `position=${position.replaceAll(' ', '_')}${more}`;
const played = () => page.locator('.played li').allTextContents();

// Plays a move by pressing a place in the drawing.
async function move(label) {
    await page.locator('.stage').getByRole('button', {name: label, exact: true}).press('Enter');
    await until(page, () => page.evaluate(() => document.getElementById('play-move').ariaDisabled === 'false'));
    await page.click('#play-move');
}

// For the place of each man, returns true if the man is orange.
const colours = () =>
    page.evaluate(() =>
        Object.fromEntries([...document.querySelectorAll('#position .stone')].map((man) => [`${man.getAttribute('cx')} ${man.getAttribute('cy')}`, man.classList.contains('other')])),
    );
{
    await openWith(at(NORTHCOTT));
    const label = await page.locator('.stage .spot').first().getAttribute('aria-label');
    ok((await played()).join() === 'Your men are green.', 'the first player has green men', label, ...(await played()));
    for (const button of await page.locator('.stage .spot').all()) {
        const name = await button.getAttribute('aria-label');
        if (!/row 1/.test(name)) continue;
        await button.press('Enter');
        break;
    }
    await until(page, () => page.evaluate(() => document.getElementById('play-move').ariaDisabled === 'false'));
    await page.locator('#play-move').press('Enter');
    await until(page, async () => (await match(page)).turn === 'machine');
    const before = await colours(),
        {hash} = new URL(page.url());
    ok(/turn=machine/.test(hash) && /mover=orange/.test(hash), 'the machine moves the orange men', hash);
    await page.reload();
    await step(page, 20);
    await until(page, () => match(page));
    const after = await colours();
    ok(JSON.stringify(after) === JSON.stringify(before) && Object.keys(before).length === 4, 'after a reload, each man has its colour', before, after);
    ok((await played())[0] === 'Your men are green.', 'after a reload, the page says the same colour', ...(await played()));
    ok((await match(page)).turn === 'machine', 'the machine is still to move');
    await until(page, async () => (await match(page)).turn === 'human');
    ok((await played())[0] === 'Your men are green.', 'after the reply, too', ...(await played()));
}
{
    await openWith(at('nim - : 3 4 5'));
    await page.evaluate(() => window.bouton.write({'match.side': [0xff, 0xff]}));
    await step(page, 300);
    for (const label of ['1 from pile 1', '2 from pile 2']) {
        await move(label);
        await step(page, 3000);
    }
    ok((await played()).join() === 'Player 1: 1 from pile 1,Player 2: 2 from pile 2', 'a game of two players names both', ...(await played()));
    await page.evaluate(() => document.querySelector('#views [data-view=learn]').click());
    await page.click('#rooms button >> nth=3');
    await page.waitForSelector('#look-back li');
    const told = await page.locator('#look-back li p:first-of-type').allTextContents();
    ok(told[0].startsWith('Player 1:') && told[1].startsWith('Player 2:'), 'the look back names both', ...told);
}
ok(page.faults.length === 0, 'no request, no error', ...page.faults);
await browser.close();
done();
