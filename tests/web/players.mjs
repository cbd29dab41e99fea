// SPDX-License-Identifier: MIT
// If this test fails, two players at one board are both called "You", or men change their colours when the page opens again.
import {match, openPosition, step, turnOf, until} from './browser.mjs';
import {done, en, moveIn, ok} from './tap.mjs';

const played = (page) => page.locator('.played li').allTextContents();

// Plays a move by pressing a place in the drawing.
async function move(page, label) {
    await page.locator('.stage').getByRole('button', {name: label, exact: true}).press('Enter');
    await until(page, () => page.evaluate(() => document.getElementById('play-move').ariaDisabled === 'false'));
    await page.click('#play-move');
}

// Returns an object with a key for the place of each man, and true for an orange man.
const colours = (page) =>
    page.evaluate(() =>
        Object.fromEntries([...document.querySelectorAll('#position .stone')].map((man) => [`${man.getAttribute('cx')} ${man.getAttribute('cy')}`, man.classList.contains('other')])),
    );
const greenMen = (all) => Object.keys(all).filter((place) => !all[place]).sort().join();
{
    const page = await openPosition('northcott W=8 : 1,8 2,7');
    const isGreen = async () => (await played(page))[0] === en('yourMenGreen');
    ok((await isGreen()) && greenMen(await colours(page)) === '0.5 -0.5,1.5 -1.5', 'the first player has green men', await colours(page), ...(await played(page)));
    await move(page, moveIn('men', 2, 4));
    await until(page, async () => (await match(page)).turn === 'machine');
    const before = await colours(page),
        {hash} = new URL(page.url());
    ok(/turn=machine/.test(hash) && /mover=orange/.test(hash), 'the machine moves the orange men', hash);
    ok(greenMen(before) === '0.5 -0.5,3.5 -1.5', 'your men keep their colour, whoever is to move', before);
    await page.reload();
    await step(page, 20);
    await until(page, () => match(page));
    const after = await colours(page);
    ok(JSON.stringify(after) === JSON.stringify(before) && Object.keys(before).length === 4, 'after a reload, each man has its colour', before, after);
    ok(await isGreen(), 'after a reload, the page says the same colour', ...(await played(page)));
    ok((await match(page)).turn === 'machine', 'the machine is still to move');
    await turnOf(page);
    ok((await isGreen()) && greenMen(await colours(page)) === greenMen(before), 'after the reply, too', ...(await played(page)));
}
{
    const page = await openPosition('nim - : 3 4 5');
    await page.evaluate(() => window.bouton.write({'match.side': [0xff, 0xff]}));
    await step(page, 300);
    const players = [1, 2].map((number) => en('player', {number}));
    const labels = [moveIn('piles', 1, 1), moveIn('piles', 2, 2)];
    for (const label of labels) {
        await move(page, label);
        await step(page, 3000);
    }
    ok((await played(page)).join() === labels.map((move, i) => en('whoPlayed', {who: players[i], move})).join(), 'a game of two players names both', ...(await played(page)));
    await page.evaluate(() => document.querySelector('#views [data-view=learn]').click());
    await page.click('#rooms button >> nth=3');
    await page.waitForSelector('#look-back li');
    const told = await page.locator('#look-back li p:first-of-type').allTextContents();
    ok(players.every((who, i) => told[i].startsWith(en('whoPlayed', {who, move: ''}).trim())), 'the look back names both', ...told);
}
done();
