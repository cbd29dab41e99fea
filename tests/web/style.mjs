// SPDX-License-Identifier: MIT
// If this test fails, people see views of the page with different colours, letters and spaces, or a module exports a
// name that only its own file uses. Only css/tokens.css may have colours, sizes of letters and spaces of its own. No
// selector names more than two of view, room, board and size of the window.
import {readdirSync, readFileSync} from 'node:fs';
import {done, ok} from './tap.mjs';

const FOLDER = 'sim/web/page/css',
    TOKENS = 'tokens.css';
const styles = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')]);

// Returns a style sheet's rules as {selector, conditions, declared}. `declared` has pairs.
function rulesOf(text, conditions = []) {
    const rules = [];
    let rest = text.replace(/\/\*[^]*?\*\//g, '').trim();
    while (rest) {
        const start = rest.indexOf('{');
        if (start < 0) break;
        let end = start + 1;
        for (let depth = 1; depth; end++) depth += {'{': 1, '}': -1}[rest[end]] ?? 0;
        const [head, body] = [rest.slice(0, start).trim(), rest.slice(start + 1, end - 1)];
        if (/^@(container|media)/.test(head)) rules.push(...rulesOf(body, [...conditions, head]));
        else if (!/^@(keyframes|page)/.test(head)) {
            const declared = body.split(';').filter((one) => one.trim()).map((one) => one.match(/^\s*([\w-]+)\s*:\s*([^]*?)\s*$/).slice(1));
            rules.push({selector: head, conditions, declared});
        }
        rest = rest.slice(end).trim();
    }
    return rules;
}

const COLOUR = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|teal|navy)\b/i;
const SPACE = /^(margin|padding|gap|row-gap|column-gap)/,
    ON_SCALE = /^(0|auto|inherit|[\d.]+%|var\(--s\d\))$/; // drawings need percentages

// Returns what the declaration must take from tokens.css, or ''.
function strayIn([property, value]) {
    if (/^--[tsdr]\d$/.test(property)) return 'a scale of its own';
    if (COLOUR.test(value.replace(/var\([^)]*\)|\[[^\]]*\]|url\([^)]*\)/g, ''))) return 'a colour';
    if (property === 'font-size' && !/^(inherit|var\(--[td]\d\))$/.test(value)) return 'a size of letters';
    if (property === 'font' && value !== 'inherit') return 'a size of letters';
    if (SPACE.test(property) && !value.split(/ +/).every((one) => ON_SCALE.test(one))) return 'a space';
    return '';
}
const strays = (text) =>
    rulesOf(text).flatMap(({selector, declared}) => declared.filter((one) => strayIn(one)).map((one) => `${strayIn(one)}: ${selector} { ${one.join(': ')} }`));

const NAMED = {view: /\[data-view/, room: /\[data-room/, board: /\[data-(kind|board)/};
const isSize = (condition) => /width|height|orientation|aspect-ratio/.test(condition);

// Returns selectors that depend on three or more of view, room, board and size.
const crowded = (text) =>
    rulesOf(text).flatMap(({selector, conditions}) =>
        selector.split(/,(?![^(]*\))/).filter((one) => Object.values(NAMED).filter((name) => name.test(one)).length + conditions.some(isSize) > 2),
    );

for (const [name, text] of styles) {
    if (name !== TOKENS) ok(strays(text).length === 0, `${name}: colours, letters and spaces are of the scales`, ...strays(text));
    ok(crowded(text).length === 0, `${name}: no selector names more than two of view, room, board and size`, ...crowded(text));
}
const tokens = rulesOf(styles.find(([name]) => name === TOKENS)[1]);
const colours = ({declared}) => declared.map(([property]) => property).filter((property) => property.startsWith('--')).sort().join();
const [light] = tokens.filter(({selector}) => selector === ':root'),
    dark = tokens.find(({conditions}) => conditions.some((one) => one.includes('dark')));
ok(colours(light) === colours(dark) && colours(light).length > 0, 'each colour of the palette has a value for light and for dark', colours(light), colours(dark));
const used = new Set([...styles, ['display.js', readFileSync('sim/web/page/display.js', 'utf8')]].flatMap(([, text]) => text.match(/var\(--[\w-]+/g).map((one) => one.slice(4))));
const unused = tokens.flatMap(({declared}) => declared.map(([property]) => property)).filter((property) => property.startsWith('--') && !used.has(property));
ok(unused.length === 0, 'each token is used', ...new Set(unused));
const sheet = readFileSync('sim/web/page/page.css', 'utf8'),
    missing = styles.filter(([name]) => !sheet.includes(`@import './css/${name}'`));
ok(missing.length === 0 && rulesOf(sheet).length === 0, 'page.css imports each file, and has no rule', ...missing.map(([name]) => name));

// Returns the exported names that no other file imports.
const unimported = (sources) =>
    sources.flatMap(([path, text]) =>
        Array.from(text.matchAll(/^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm), ([, name]) => name)
            .filter((name) => !sources.some(([other, user]) => other !== path && new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} (from|= await import)`).test(user)))
            .map((name) => `${path}: ${name}`),
    );
const sources = ['sim/web', 'tests/web'].flatMap((folder) =>
    readdirSync(folder, {recursive: true})
        // leaves out the files in page/words/, because the page imports each file as a whole
        .filter((name) => /\.m?js$/.test(name) && !name.startsWith('page/words/'))
        .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
);
ok(unimported(sources).length === 0, 'another file imports each exported name', ...unimported(sources));
ok(unimported([...sources, ['new.js', 'export const unheardOf = 1;']]).join() === 'new.js: unheardOf', 'control: a needless export is found');

const WRONG = ['a { color: #123 }', 'a { background: rgb(1 2 3) }', 'a { border: 1px solid red }', 'a { font-size: 1.1em }', '@media print { a { margin: 0 3px } }', 'a { --t1: 2rem }'];
ok(WRONG.every((wrong) => strays(wrong).length === 1), 'control: stray values are found', ...WRONG.flatMap(strays));
const CROWDED = ['[data-view=play][data-room=x] [data-kind=lcd] a {}', '@container page (min-width: 1px) { b, [data-view=play] [data-kind=lcd] a { color: inherit } }'];
ok(CROWDED.every((wrong) => crowded(wrong).length === 1), 'control: crowded selectors are found', ...CROWDED.flatMap(crowded));
ok(strays('a { margin: 0 var(--s2) auto; color: var(--ink); font: inherit }').length === 0, 'control: values of the scales are no strays');
done();
