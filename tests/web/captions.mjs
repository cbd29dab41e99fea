// SPDX-License-Identifier: MIT
// If this test fails, the sentence below the drawing differs from the board's display. Compares the caption, which the
// page makes from the chip's memory, with the letters on the Uno's display.
import {readFileSync} from 'node:fs';
import {glass, LANGUAGES, open, status, step, ways} from './browser.mjs';
import {bundled} from './bundle.mjs';
import {done, drawn, en, head, messages as texts, moveIn, ok, random} from './tap.mjs';

const GAMES = drawn([...Array(11).keys()], 11),
    KEYS = 16,
    SETTLED_MS = 1200;
const memories = JSON.parse(readFileSync('out/web/memory.json', 'utf8')),
    {names} = memories['out/uno-en/bouton.elf'];
// Messages that the caption words differently from the display
const SAID_OTHERWISE = /^MSG_(HINT|NO_HINT|LOOK_AT|WINS_OF|DRAWS_OF|YOUR_MOVE|PLAYER_MOVES|MY_TURN|THINKING|I_|LAST|POISON|SOS_WINS|LEAD_WINS|OK_OR|RULES_OR|GAME_OVER)/;

// Returns the letters and digits of a text, in lower case.
const letters = (words) => words.toLowerCase().replace(/[^a-z0-9]/g, '');
// Returns the text of a display row before "OK:".
const said = (row) => letters(row.replace(/ +OK:.*$/, ''));
// Returns true if the caption contains the row's marked, first or last number.
function namesOne(row, caption) {
    const numbers = row.match(/~\d+/g) ?? row.match(/\d+/g) ?? [],
        said = caption.split(/\D+/);
    return [numbers.at(0), numbers.at(-1)].some((number) => said.includes(number?.replace('~', '')));
}
// True if a caption writes a place or an arrow in the displays' short form.
const isShort = (words) => /\d[,→/]\d|[A-Z]\d|: -\.|: ?wh?y\b|\b(col|Sp|lig)\b/.test(words);
const numbersIn = (words) =>
    (words.replaceAll(en('none'), '0').replace(/没有(?!能)/g, '0').match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);

for (const [path, {names: all}] of Object.entries(memories).filter(([, {names: known}]) => known.message)) {
    const [, ...messages] = all.message,
        unknown = messages.filter((id) => id && !texts[id]); // the list ends with an empty name
    ok(messages.length > 100 && unknown.length === 0, `${path}: each number of a message has a text`, ...unknown);
}

const {kindOf} = await bundled('page/messages');
const rowless = (ids) => ids.filter((id) => !kindOf(id));
ok(rowless(Object.keys(texts)).length === 0, 'each message has a row in the table of captions', ...rowless(Object.keys(texts)));
ok(rowless(['MSG_NEW']).join() === 'MSG_NEW', 'control: a message without a row is found');

const short = ['MSG_BITE', 'MSG_REPLY_BITE', 'MSG_REPLY_S_O', 'MSG_WINS_OF', 'MSG_HINT'].map((id) => `${en(id).replaceAll('#', '1')}.`);
ok(['0: -.', ...short].every(isShort) && !isShort(en('replyIs', {move: moveIn('bar', 2, 1), answer: moveIn('bar', 1, 2)})), 'control: short forms are found');

const all = new Set();
const KEYS_OF = ['right', 'right', 'up', 'up', 'ok', 'ok', 'down', 'left'];
for (const game of GAMES) {
    const page = await open();
    const choose = random(game),
        wrong = [],
        compared = new Set();
    const keys = ['ok', ...Array(game).fill('up'), 'ok', 'right', 'up'];
    while (keys.length < game + KEYS) keys.push(KEYS_OF[choose(KEYS_OF.length)]);
    for (const key of keys) {
        await ways.keyboard(page, [key], key === 'ok' && choose(3) === 0 ? 800 : undefined);
        await step(page, SETTLED_MS);
        const memory = await page.evaluate(() => window.bouton.state.memory),
            message = names.message[memory['view.message']],
            kind = names.view_kind[memory['view.kind']];
        const [, row] = await glass(page),
            caption = await status(page);
        if (message && kind === 'VIEW_BOARD' && !SAID_OTHERWISE.test(message) && !/^·|\.\.\.$/.test(row)) {
            compared.add(message);
            all.add(message);
            let isRight = letters(caption).includes(said(row)) && said(row);
            if (caption.startsWith(head('chosenIs'))) isRight = namesOne(row, caption);
            else if (kindOf(message) === 'choice') isRight = caption.includes(en('yourMove')) || numbersIn(caption).join() === numbersIn(row).join();
            if (!isRight) wrong.push(message, row, caption);
        }
        // Skips rules and reasons, which each language divides differently into pages.
        if (kind === 'VIEW_RULES' || /^MSG_WHY/.test(message)) continue;
        if (isShort(caption)) wrong.push(message, `shorthand: ${caption}`);
        for (const language of drawn(LANGUAGES.slice(1), 4)) {
            const other = await page.evaluate((name) => window.bouton.captionIn(name), language);
            if (numbersIn(other).join() !== numbersIn(caption).join() || isShort(other)) wrong.push(message, caption, other);
        }
    }
    ok(wrong.length === 0, `game ${game}: the display and the caption agree; messages: ${[...compared].join(' ')}`, ...wrong.slice(0, 9));
}
ok(all.size > 0, `${all.size} messages were compared`, ...all);
done();
