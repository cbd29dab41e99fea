// SPDX-License-Identifier: MIT
// Shows the facts in the program's answer to `why`. If only a search can solve the position, the page shows a reply to each
// move.
import {make} from './elements.js';
import {sayMove} from './said.js';
import {fill, LANGUAGES, listed, sentences, text, words} from './texts.js';

// Rows [kind of fact, its regular expression, its placeholders for numbers]
const KINDS = Object.keys(LANGUAGES.en.facts).map((kind) => [
    kind,
    new RegExp(`^${kind.replace(/\bW\b/, '([\\d ]*)').replace(/\b[FGH]\b/g, '(\\d+)')}$`),
    kind.match(/\b[FGHW]\b/g) ?? [],
]);

// Matches a fact about losing heaps, such as `lost 2 or 5`.
const LOST = /^lost (\d+)(?:( or | to )(\d+))?$/;

function lostIn(fact) {
    const [, first, between, last] = fact.match(LOST);
    return between === ' to ' ? [`${first}–${last}`] : [first, last].filter(Boolean);
}

// Returns the facts in a line, {kind, places} each. `places` maps a fact's letters to numbers.
function readFacts(line) {
    const read = [];
    let lost = []; // losing heaps that are not in `read` yet
    const closeLost = () => {
        if (lost.length) read.push({kind: 'lost F', places: {F: listed(lost)}});
        lost = [];
    };
    for (const fact of line.split('; ')) {
        if (LOST.test(fact)) {
            lost.push(...lostIn(fact));
            continue;
        }
        closeLost();
        const [kind, pattern, letters] = KINDS.find(([, one]) => one.test(fact)) ?? [];
        if (!kind) continue;
        const numbers = fact.match(pattern).slice(1);
        const places = Object.fromEntries(letters.map((letter, i) => [letter, numbers[i]]));
        if ('W' in places) places.W = listed(places.W.split(' '));
        read.push({kind, places});
    }
    closeLost();
    return read;
}

// facts that describe the position after the winning move
const AFTER = ['trap S__S at F', 'free F: odd wins', 'arms F and F: mirror', 'top row 1 less loses', 'right column 1 less loses', 'only poison left'];

// Returns a paragraph with the winning move, or [] in a lost position.
function moved(position, kinds) {
    const [move] = kinds.get('move')?.split(' ') ?? [];
    return move && kinds.get('verdict') !== 'P' ? [make('p', {}, text('afterMove', {move: sayMove(position, move)}))] : [];
}

const list = (told) => make('ul', {className: 'facts'}, ...told.map((one) => make('li', {}, one)));

function drawFacts(position, kinds) {
    const read = readFacts(kinds.get('facts'));
    const told = read.map(({kind, places}) => fill(words().facts[kind], places));
    return [...(read.some(({kind}) => AFTER.includes(kind)) ? moved(position, kinds) : []), list([...new Set(told)])];
}

// Returns each reply in the answer to `why`, as {move, answer} in words.
const repliesIn = (position, kinds) =>
    (kinds.get('replies')?.split('; ') ?? []).map((one) => {
        const [move, answer] = one.split(': ').map((made) => sayMove(position, made));
        return {move, answer};
    });

const drawReplies = (position, kinds) => [...moved(position, kinds), list(repliesIn(position, kinds).map((reply) => text('replyIs', reply)))];

// Explains a verdict found by search, with an example reply. Returns [] if no search was needed.
export function drawSearched(position, kinds) {
    const [move] = kinds.get('move')?.split(' ') ?? [],
        [example] = repliesIn(position, kinds);
    if (kinds.get('theory') !== 'search' || !(move || example)) return [];
    const found = text(`searched${kinds.get('verdict')}`, {move: move && sayMove(position, move)});
    return [make('p', {}, sentences(found, example && text('searchedExample', example)))];
}

// Returns the steps of an explanation that state facts, {name, draw()}.
export function factRungs(position, kinds) {
    return [
        kinds.has('facts') && {name: 'inRules', draw: () => drawFacts(position, kinds)},
        kinds.has('replies') && {name: 'inReplies', draw: () => drawReplies(position, kinds)},
    ].filter(Boolean);
}
