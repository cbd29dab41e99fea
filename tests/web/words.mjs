// SPDX-License-Identifier: MIT
// The languages of the page. Each has all texts, with the same placeholders. No text is left in English.
import {readdirSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {readFaults, readMessages} from '../../sim/web/build/messages.js';
import {done, ok} from './tap.mjs';

const WORDS = 'sim/web/page/words',
    MESSAGES = 'firmware/ui/messages';
// Texts that are the same in several languages
const ALIKE = ['OK', 'Uno', 'Bouton', 'Firmware', 'Nim', 'Chomp', 'SOS', 'Nimble', 'Football', 'Northcott', 'Position', 'Points', 'Misère', '{game}, misère', 'Licences', 'No.', 'cycle '];
const isAlike = (text) => ALIKE.includes(text) || !/[A-Za-z]/.test(text.replace(/\{.*?\}|Bouton/g, ''));

const read = async (name) => {
    const language = basename(name, '.js');
    return [language, {...(await import(`../../${WORDS}/${name}`)), put: JSON.parse(readFileSync(`${WORDS}/put/${language}.json`, 'utf8'))}];
};
const languages = Object.fromEntries(
    await Promise.all(
        readdirSync(WORDS)
            .filter((name) => name.endsWith('.js'))
            .map(read),
    ),
);
const displays = Object.fromEntries(
    readdirSync(MESSAGES)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => [basename(name, '.txt'), readMessages(readFileSync(`${MESSAGES}/${name}`, 'utf8'))]),
);

// Returns [where, text] of all texts in a tree of objects and lists.
const leaves = (tree, where = '') =>
    typeof tree === 'string'
        ? [[where, tree]]
        : Object.entries(tree).flatMap(([key, value]) => leaves(value, `${where}.${key}`));
// Returns the placeholders, each once.
const placesOf = (text) => [...new Set(Array.from(text.matchAll(/\{(\w+)/g), ([, key]) => key))].sort().join();
// Returns the signs for numbers in a display's message, in order.
const numbersOf = (texts) => [texts].flat().join(' ').replace(/[^#%@]/g, '');

// Returns the faults in the words of a language, compared with English.
function faultsOf(words, english) {
    const {messages, ...own} = words;
    const theirs = new Map(leaves(own)),
        ours = new Map(leaves(english));
    return [
        ...[...ours.keys()].filter((key) => !theirs.has(key)).map((key) => `${key} is missing`),
        ...[...theirs.keys()].filter((key) => !ours.has(key)).map((key) => `${key} is not in English`),
        ...[...ours]
            .filter(([key, text]) => theirs.has(key) && placesOf(theirs.get(key)) !== placesOf(text))
            .map(([key, text]) => `${key}: {${placesOf(theirs.get(key))}} is filled in, not {${placesOf(text)}}`),
        ...[...ours]
            .filter(([key, text]) => theirs.get(key) === text && !isAlike(text))
            .map(([key, text]) => `${key} is left in English: ${text}`),
    ];
}

const {en, ...others} = languages;
// The program has the errors in English.
const refusals = ['LINE', 'CHARACTER', 'START'].flatMap((kind) =>
    readFaults(readFileSync('board/host/notation/words.h', 'utf8'), kind),
);
const english = {...en, faults: Object.fromEntries(refusals)};
ok(
    Object.keys(displays).every((language) => languages[language]),
    'the page speaks each language of the displays',
    Object.keys(displays),
    Object.keys(languages),
);
{
    // The facts of the program. Facts about two numbers share a text with one.
    const [rows] = readFileSync('board/host/notation/words.h', 'utf8').split('By enum fact */')[1].split('/*');
    const facts = Array.from(rows.matchAll(/"(.*)"/g), ([, fact]) => fact).filter((fact) => !/^lost F /.test(fact));
    const known = Object.keys(en.facts);
    ok(facts.length > 30 && facts.join() === known.join(), 'the page knows the facts of the program', ...facts.filter((one) => !known.includes(one)));
    const letters = (fact) => [...new Set(fact.match(/\b[FGHW]\b/g))].sort().join();
    const wrong = Object.entries(en.facts).filter(([fact, text]) => placesOf(text).split(',').some((one) => one && !letters(fact).includes(one)));
    ok(wrong.length === 0, 'each fact shows only its own numbers', ...wrong);
}
for (const [language, words] of Object.entries(others)) {
    const faults = faultsOf(words, english);
    ok(faults.length === 0, `${language}: all texts of the page are there, none in English`, ...faults);
    // Each message has a text of the page or of the displays.
    const missing = Object.keys(displays.en).filter(
        (id) => !(words.messages?.[id] ?? displays[language]?.[id]),
    );
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
    const {texts, ...more} = languages.de;
    const {play, ...less} = texts;
    for (const [changed, fault] of [
        [less, '.texts.play is missing'],
        [{...texts, extra: 'Mehr'}, '.texts.extra is not in English'],
        [{...texts, partIs: 'Teil {pile}'}, '.texts.partIs: {pile} is filled in, not {part}'],
        [{...texts, play: english.texts.play}, '.texts.play is left in English: Play'],
    ]) {
        const faults = faultsOf({...more, texts: changed}, english);
        ok(play && faults.join() === fault, `control: ${fault}`, ...faults);
    }
}
done();
