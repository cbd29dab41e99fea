// SPDX-License-Identifier: MIT
// If this test fails, a language of the page lacks a text, or shows an English one.
import {readdirSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {readFaults, readMessages} from '../../sim/web/build/messages.js';
import {done, ok, SHARED} from './tap.mjs';

const WORDS = 'sim/web/page/words',
    MESSAGES = 'firmware/ui/messages';
// texts that are the same in several languages
const ALIKE = [...SHARED, 'Menu', 'Points', 'Misère', '{game}, misère', 'No.', 'cycle '];
const isAlike = (text) => ALIKE.includes(text) || !/[A-Za-z]/.test(text.replace(/\{.*?\}|Bouton/g, ''));

const read = async (name) => {
    const language = basename(name, '.js');
    return [language, {...(await import(`../../${WORDS}/${name}`)), put: JSON.parse(readFileSync(`${WORDS}/put/${language}.json`, 'utf8'))}];
};
const named = (folder, ending) => readdirSync(folder).filter((name) => name.endsWith(ending));
const languages = Object.fromEntries(await Promise.all(named(WORDS, '.js').map(read)));
const displays = Object.fromEntries(named(MESSAGES, '.txt').map((name) => [basename(name, '.txt'), readMessages(readFileSync(`${MESSAGES}/${name}`, 'utf8'))]));

// Returns [where, text] for all texts in nested objects and lists.
const leaves = (tree, where = '') => (typeof tree === 'string' ? [[where, tree]] : Object.entries(tree).flatMap(([key, value]) => leaves(value, `${where}.${key}`)));
// Returns the names of a text's values in their order, each once.
const orderOf = (text) => [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, key]) => key))];
const placesOf = (text) => orderOf(text).sort().join();
// Returns the placeholders for numbers in a display message, in order.
const numbersOf = (texts) => [texts].flat().join(' ').replace(/[^#%@]/g, '');

// Compares a language's words with the English words. Returns the faults.
function faultsOf(words, english) {
    const {messages, ...own} = words;
    const theirs = new Map(leaves(own)),
        ours = new Map(leaves(english));
    const faults = [...theirs.keys()].filter((key) => !ours.has(key)).map((key) => `${key} is not in English`);
    for (const [key, text] of ours) {
        const other = theirs.get(key);
        if (other === undefined) faults.push(`${key} is missing`);
        else if (placesOf(other) !== placesOf(text)) faults.push(`${key}: {${placesOf(other)}} is filled in, not {${placesOf(text)}}`);
        else if (other === text && !isAlike(text)) faults.push(`${key} is left in English: ${text}`);
    }
    return faults;
}

// For each code that ends flashing: no advice, advice for all systems, or advice per system
const CODES = {
    done: 'none', programmer: 'none', cancelled: 'none', noSerial: 'system', policy: 'system', none: 'system', busy: 'system', rights: 'all',
    open: 'all', usb: 'all', silent: 'all', step: 'all', signature: 'all', differs: 'all', fuse: 'all', unplugged: 'all', room: 'all',
    hex: 'all', empty: 'all', chip: 'all',
    noProgrammer: 'all', wires: 'all',
};
const SYSTEMS = ['windows', 'macos', 'linux', 'chromeos'];

// Returns entries that the table of advice lacks, or that never appear.
function remedyFaults({codes, noSerial, remedies}) {
    const worded = {...codes, noSerial};
    const expected = Object.entries(CODES).flatMap(([code, kind]) =>
        kind === 'none' ? [] : kind === 'all' ? [code] : SYSTEMS.map((system) => `${code}.${system}`),
    );
    const cells = leaves(remedies).filter(([, text]) => text.length > 10).map(([where]) => where.slice(1));
    return [
        ...Object.keys(CODES).filter((code) => !worded[code]).map((code) => `${code} has no words`),
        ...expected.filter((cell) => !cells.includes(cell)).map((cell) => `${cell} has no remedy`),
        ...[...Object.keys(codes), ...cells.map((cell) => cell.split('.')[0])].filter((code) => !CODES[code]).map((code) => `${code} is unknown`),
        ...cells.filter((cell) => !expected.includes(cell)).map((cell) => `${cell} is never shown`),
    ];
}

// Returns the codes in the sources, which must be the same as in CODES.
const codesInSources = () =>
    ['flash/flash.js', 'flash/link.js', 'machine/hex.js', 'page/put.js', 'page/hexfile.js']
        .map((name) => readFileSync(`sim/web/${name}`, 'utf8'))
        .flatMap((source) => [...source.matchAll(/(?:Fault\(|code: |code = |refusalOf = )(.*)/g)])
        .flatMap(([, after]) => Array.from(after.matchAll(/(?:^|[?:] )'(\w+)'/g), ([, code]) => code));

const {en, ...others} = languages,
    {messages, ...page} = en;
// Reads the English error texts from the host program's source.
const refusals = ['LINE', 'CHARACTER', 'START'].flatMap((kind) =>
    readFaults(readFileSync('board/host/question/fault.h', 'utf8'), kind),
);
const english = {...page, faults: Object.fromEntries(refusals)};
const unspoken = Object.keys(displays).filter((language) => !languages[language]);
ok(unspoken.length === 0, 'the page speaks each language of the displays', ...unspoken);
{
    const source = readFileSync('board/host/answer/why.c', 'utf8');
    const facts = Array.from(source.matchAll(/\[FACT_\w+\] = "(.*)"/g), ([, fact]) => fact).filter((fact) => !/^lost F /.test(fact));
    const known = Object.keys(en.facts);
    ok(facts.length > 30 && facts.join() === known.join(), 'the page knows the facts of the program', ...facts.filter((one) => !known.includes(one)));
    const letters = (fact) => [...new Set(fact.match(/\b[FGHW]\b/g))].sort().join();
    const wrong = Object.entries(en.facts).filter(([fact, text]) => placesOf(text).split(',').some((one) => one && !letters(fact).includes(one)));
    ok(wrong.length === 0, 'each fact shows only its own numbers', ...wrong);
}
{
    const formOf = (lesson) =>
        lesson.trim().split(/\n\n+/).map((block) => [
            block.match(/^(#+|\*(?= ))?/)[0],
            (block.match(/^\* /gm) ?? []).length,
            (block.match(/`[^`]+`/g) ?? []).join(),
            (block.match(/\d+/g) ?? []).sort().join(),
        ].join(' '));
    const lessonIn = (language) => readFileSync(language === 'en' ? 'sim/web/teaching.md' : `${WORDS}/lesson/${language}.txt`, 'utf8');
    const ours = formOf(lessonIn('en'));
    for (const language of Object.keys(others)) {
        const theirs = formOf(lessonIn(language));
        const unlike = ours.flatMap((one, i) => (one === theirs[i] ? [] : [`${one} | ${theirs[i]}`]));
        ok(ours.length === theirs.length && unlike.length === 0, `${language}: the lesson has ${ours.length} blocks, as in English`, ours.length, theirs.length, ...unlike);
    }
    ok(formOf('## A 1\n\n* b `c`').join() !== formOf('## A 2\n\n* b `c`').join(), 'control: another number is found');
}
{
    const NUMBERED = {
        en: /\bparts? (\{|\d)/i,
        de: /\bTeile? (\{|\d)/i,
        fr: /\bparties? (\{|\d)/i,
        es: /\bpartes? (\{|\d)/i,
        zh: /第 ?(\{\w+\}|\d+) ?[份部]/,
    };
    for (const [language, pattern] of Object.entries(NUMBERED)) {
        const seen = [...leaves(languages[language]), ...leaves(displays[language] ?? {})].filter(([, text]) => pattern.test(text));
        ok(seen.length === 0, `${language}: no words name "part 2"`, ...seen);
    }
    const found = Object.entries({en: 'part {part}', de: 'Teil 2', fr: 'la partie 2', es: 'parte {part}', zh: '第 {part} 份'}).filter(([language, text]) => !NUMBERED[language].test(text));
    ok(found.length === 0, 'control: "part 2" is found in each language', ...found);
}
for (const [language, words] of Object.entries(others)) {
    const faults = faultsOf(words, english);
    ok(faults.length === 0, `${language}: all texts of the page are there, none in English`, ...faults);
    const missing = Object.keys(displays.en).filter((id) => !(words.messages?.[id] ?? displays[language]?.[id]));
    ok(missing.length === 0, `${language}: all messages of the displays are there`, ...missing);
    const own = Object.entries(words.messages ?? {}).filter(([id]) => !id.startsWith('TITLE_'));
    const wrong = own.filter(([id, texts]) => displays.en[id] && numbersOf(texts) !== numbersOf([displays.en[id][0]]));
    ok(wrong.length === 0, `${language}: the page's messages have as many numbers as in English`, ...wrong);
    const marks = (text) => text.replace(/[^#&@$]/g, '');
    const unlike = refusals.filter(([id, text]) => marks(words.faults[id]) !== marks(text));
    ok(refusals.length > 40 && unlike.length === 0, `${language}: faults show the same values as in English`, ...unlike);
    const unknown = own.filter(([id]) => !displays.en[id]);
    ok(unknown.length === 0, `${language}: only messages of the displays`, ...unknown);
}
{
    // Only these checks find swapped values or forms in an English text of the page.
    const {put, ...own} = page; // without the texts about flashing, because one has another order
    const texts = Object.values(others).map((words) => new Map(leaves(words)));
    const isUsual = ([key, text]) => texts.filter((one) => orderOf(one.get(key)).join() === orderOf(text).join()).length > 1;
    const unusual = leaves(own).filter((one) => !isUsual(one));
    ok(put && unusual.length === 0, 'each English text has its values in the same order as two other languages', ...unusual);
    ok(!isUsual(['.texts.movesOf', '{legal} of {wins}']), 'control: two swapped values are found');
    // Matches the forms for one and for many, such as stone|stones
    const FORMS = /^(?:(?!win|keep)(\w+)\|\1s|(\w+) is\|\2s are|wins\|win|keeps\|keep|an arrow leads\|arrows lead)$/;
    const forms = leaves(own).flatMap(([, text]) => Array.from(text.matchAll(/\{\w+\|(.*?)\}/g), ([, both]) => both));
    const wrong = forms.filter((both) => !FORMS.test(both));
    ok(forms.length > 15 && wrong.length === 0, 'English texts have the form for one before the form for many', ...wrong);
    ok(!['piles|pile', 'win|wins'].some((both) => FORMS.test(both)), 'control: two swapped forms are found');
}
{
    // The page replaces the code 'refused' with 'busy' or 'rights', which have words.
    const known = Object.keys(CODES).filter((code) => code !== 'noSerial');
    const found = new Set(codesInSources().filter((code) => code !== 'refused'));
    const unlike = [...known.filter((code) => !found.has(code)), ...[...found].filter((code) => !known.includes(code))];
    ok(unlike.length === 0, `each of ${known.length} codes that end flashing is in the sources, and no other`, unlike);
    for (const [language, {put}] of Object.entries(languages)) {
        const faults = remedyFaults(put);
        ok(faults.length === 0, `${language}: each code has words, and a remedy for each system`, ...faults);
    }
    const {macos, ...less} = en.put.remedies.busy;
    const faults = remedyFaults({...en.put, remedies: {...en.put.remedies, busy: less}});
    ok(macos && faults.join() === 'busy.macos has no remedy', 'control: busy.macos has no remedy', faults);
}
{
    const {texts, ...more} = languages.de;
    const {play, ...less} = texts;
    for (const [changed, fault] of [
        [less, '.texts.play is missing'],
        [{...texts, extra: 'Mehr'}, '.texts.extra is not in English'],
        [{...texts, partIs: 'Teil {pile}'}, '.texts.partIs: {pile} is filled in, not {part}'],
        [{...texts, play: english.texts.play}, `.texts.play is left in English: ${english.texts.play}`],
    ]) {
        const faults = faultsOf({...more, texts: changed}, english);
        ok(play && faults.join() === fault, `control: ${fault}`, ...faults);
    }
}
done();
