// SPDX-License-Identifier: MIT
// If this test fails, a visitor finds no link to the source, the boards or the theory, or a link that leads nowhere. Builds the page
// with and without a public address of the repository, and follows each link to a file of the repository.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {faultsOf} from './axe.mjs';
import {ask, BOARDS, choose, open, press, step, view} from './browser.mjs';
import {bundled} from './bundle.mjs';
import {done, en, ok} from './tap.mjs';

const {GAMES} = await bundled('page/games');
const REPOSITORY = 'https://example.org/somebody/bouton';

// Builds the page for an address of the repository. Returns the page's address.
function built(name, repository) {
    const path = `out/web/links/${name}.html`;
    mkdirSync('out/web/links', {recursive: true});
    execFileSync('node', ['sim/web/build/build.js', path, ...BOARDS], {env: {...process.env, REPOSITORY: repository}});
    return pathToFileURL(path).href;
}

async function about(page) {
    await page.locator('.about-open:visible').first().click();
    const found = await page.locator('#about a').evaluateAll((all) => all.map(({href, textContent}) => [href, textContent]));
    await page.click('#about-dialog .close');
    return found;
}
async function show(page, question) {
    await view(page, 'learn');
    await ask(page, question);
}

// Returns the headings of a file as GitHub writes them in addresses.
const headingsOf = (path) =>
    [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)/gm)].map(([, title]) => title.toLowerCase().replace(/[^\w -]/g, '').replaceAll(' ', '-'));
// Returns true if an address leads to the repository, or to an existing heading.
function isKnown(href) {
    if (href === REPOSITORY) return true;
    const [path, heading] = href.replace(`${REPOSITORY}/blob/HEAD/`, '').split('#');
    return existsSync(path) && (!heading || headingsOf(path).includes(heading));
}

{
    const page = await open({url: built('linked', REPOSITORY), viewport: {width: 1280, height: 4000}, reducedMotion: 'reduce'});
    const faults = [];
    for (const id of ['about.lesson', 'about.sheet']) {
        await page.click('h1 .about-open');
        faults.push(...(await faultsOf(page)));
        await press(page, en(id), '#about');
        faults.push(...(await faultsOf(page)));
        await page.click('#paper-dialog .close');
    }
    ok(faults.length === 0, 'axe-core finds no fault in the window, the lesson and the sheet', ...faults);
    const seen = new Map();
    for (const board of BOARDS) {
        await page.click(`#boards [data-board=${board}]`);
        for (const link of await about(page)) seen.set(...link);
    }
    const boards = BOARDS.filter((board) => seen.has(`${REPOSITORY}/blob/HEAD/board/${board}/README.md`));
    ok(seen.get(REPOSITORY) === en('about.source') && boards.length === BOARDS.length, 'links lead to the source and to each board', ...seen.keys());
    const wrong = [];
    for (const {name, examples} of GAMES) {
        await show(page, examples[0]);
        const links = await about(page),
            theory = links.find(([href]) => href.includes('firmware/game/README.md#'));
        if (!theory?.[1].endsWith(en('about.proofs', {game: ''}))) wrong.push(name);
        for (const link of links) seen.set(...link);
    }
    ok(wrong.length === 0, `${GAMES.length} games have a link to their theory`, ...wrong);
    const dead = [...seen.keys()].filter((href) => !isKnown(href));
    ok(seen.size > 15 && dead.length === 0, `${seen.size} links lead to files and headings of the repository`, ...dead);
    ok(!isKnown(`${REPOSITORY}/blob/HEAD/README.md#nowhere`) && !isKnown(`${REPOSITORY}/blob/HEAD/none.md`), 'control: a dead link is found');
}

{
    const page = await open({url: built('alone', '')});
    await show(page, 'wythoff - : 7 9');
    const links = await about(page);
    ok(links.length === 0, 'without an address there is no link', ...links);
    await page.locator('h1 .about-open').click();
    const buttons = await page.locator('#about button').allTextContents();
    ok(buttons.join() === ['Put it on a board', en('about.lesson'), en('about.sheet'), en('about.why', {game: en('games.wythoff.0')})].join(), 'the window leads to what the file has', buttons);
    await press(page, en('about.lesson'), '#about');
    const lesson = await page.textContent('#paper'),
        headings = await page.locator('#paper h3').allTextContents();
    const wanted = [...readFileSync('sim/web/teaching.md', 'utf8').matchAll(/^## (.*)/gm)].map(([, title]) => title);
    ok(headings.join() === wanted.join() && lesson.length > 4000 && !/[*`]|\]\(/.test(lesson), 'the lesson is in the file', headings, lesson.slice(0, 200));
    await page.click('#paper-dialog .close');
    await page.click('h1 .about-open');
    await press(page, 'Put it on a board', '#about');
    ok(await page.locator('#put-dialog').isVisible(), 'a button leads to the window for flashing');
    await page.click('#put-dialog .close');
    await view(page, 'play');
    await choose(page, 'chomp');
    await page.locator('h1 .about-open').click();
    await press(page, en('about.why', {game: en('games.chomp.0')}), '#about');
    ok((await page.inputValue('#asked')) === 'chomp - : 4 4 4', 'the theory of the current game begins with its position', await page.inputValue('#asked'));
}

{
    const page = await open({viewport: {width: 360, height: 640}});
    await page.click('#choose');
    await page.click('#games-dialog .about-open');
    ok(await page.locator('#about').isVisible(), 'a phone opens the window beside the games');
    await page.goto('about:blank');
    await page.goto(`${page.home}?paused#kiosk`);
    await step(page, 500);
    await page.setViewportSize({width: 1280, height: 900});
    await page.click('h1 .about-open');
    ok(!(await page.locator('#about').isVisible()), 'a kiosk does not open the window');
}

done();
