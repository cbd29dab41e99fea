// SPDX-License-Identifier: MIT
// What of a reason a person can use at the next position, too: the facts of `why`, and its answers to each move where only a search
// knows, in the language of the page.
import {make} from './elements.js';
import {sayMove} from './said.js';
import {fill, listed, text, words} from './texts.js';
import {facts} from './words/en.js';

// [words of the notation, their pattern, the letters of the numbers in them]
const KINDS = Object.keys(facts).map((kind) => [
    kind,
    new RegExp(`^${kind.replace(/\bW\b/, '([\\d ]*)').replace(/\b[FGH]\b/g, '(\\d+)')}$`),
    kind.match(/\b[FGHW]\b/g) ?? [],
]);

// Several numbers that lose, `2 or 5` or `4 to 7`, are told together.
const LOST = /^lost (\d+)(?:( or | to )(\d+))?$/;

function lostIn(fact) {
    const [, first, between, last] = fact.match(LOST);
    return between === ' to ' ? [`${first}–${last}`] : [first, last].filter(Boolean);
}

// Returns [{kind, places}]: a fact of each kind with its numbers.
function readFacts(line) {
    const read = [];
    let lost = []; // of the facts before
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

// Facts of the position that the winning move leaves
const AFTER = ['trap S__S at F', 'free F: odd wins', 'arms F and F: mirror', 'top row 1 less loses', 'right column 1 less loses', 'only poison left'];

// The move that leaves the position which is told of; in a lost one nobody has moved.
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

function drawReplies(position, kinds) {
    const told = kinds.get('replies').split('; ').map((one) => {
        const [move, answer] = one.split(': ').map((made) => sayMove(position, made));
        return text('replyIs', {move, answer});
    });
    return [...moved(position, kinds), list(told)];
}

// kinds: of solve. Returns rungs {name, draw()} behind those of reason.js: text(name) leads to the elements that draw() returns.
export function factRungs(position, kinds) {
    return [
        kinds.has('facts') && {name: 'inRules', draw: () => drawFacts(position, kinds)},
        kinds.has('replies') && {name: 'inReplies', draw: () => drawReplies(position, kinds)},
    ].filter(Boolean);
}
