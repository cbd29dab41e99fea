// SPDX-License-Identifier: MIT
// How to find the winning move of a position: the last step of a reason, with a table or pictures. Returns nothing for games
// without such a method.
import {choicesIn} from './choices.js';
import {drawPosition} from './drawing.js';
import {make, svg} from './elements.js';
import {choicesOf, readPosition, writePosition} from './position.js';
import {numbersIn, partName} from './reason.js';
import {sayMove} from './said.js';
import {sceneOf} from './shapes.js';
import {text} from './texts.js';

const PAIRS_MAX = 30, // maximum number of losing pairs to list
    REPLIES_MAX = 12; // maximum number of replies to draw
const LETTERS = ['', 'S', 'O'];

const say = (words) => make('p', {}, words);

// Returns the position after a move.
function leave(position, move) {
    const {parts, game} = position,
        choices = move.split('+').map((one) => choicesIn(position).find((choice) => choice.move === one));
    const changed = parts.map((part, i) => {
        const {becomes} = choices.find((choice) => choice.part === i) ?? {};
        return becomes === undefined ? part : game.shape === 'letters' ? LETTERS[becomes] : becomes;
    });
    const [{part, becomes}] = choices;
    const bitten = () => parts.map((size, row) => (row < part ? size : Math.min(size, becomes))).filter(Boolean);
    return readPosition(writePosition(position, game.shape === 'bar' ? bitten() : changed));
}

// --- Pairs of Wythoff's game

// Returns the losing pairs with numbers up to `largest`, or undefined if there are too many.
function pairsUpTo(largest) {
    const pairs = [],
        used = new Set();
    for (let less = 0; less + pairs.length <= largest; ) {
        if (pairs.length > PAIRS_MAX) return undefined;
        pairs.push([less, less + pairs.length]);
        pairs.at(-1).forEach((one) => used.add(one));
        while (used.has(less)) less++;
    }
    return pairs;
}

function drawPairs({parts}, {kinds}) {
    const [number, less, more] = numbersIn(kinds.get('move').split(' leaves ')[1]);
    const pairs = pairsUpTo(Math.max(...parts)) ?? [];
    const items = pairs.map((pair, i) =>
        make('li', {className: i === number ? 'missing' : ''}, make('strong', {}, pair.join(', ')), make('small', {}, `${i}`)),
    );
    return [say(text('findPair', {number, less, more})), ...(items.length ? [make('ol', {className: 'mex pairs'}, ...items)] : [])];
}

// --- Columns of binary digits

const cells = (all, looks = []) => all.map((one, i) => make('td', {className: looks[i] ? 'changed' : ''}, `${one}`));
const arrow = () => make('td', {className: 'to', ariaHidden: 'true'});

// Draws the piles' binary digits before and after the move. Counts the ones in each column.
function drawColumns({game}, {kinds, move}) {
    const [, modulus] = kinds.get('columns').match(/mod (\d+)/).map(Number),
        [sizes, by] = kinds.has('remainder') ? kinds.get('remainder').split(' = ')[0].split(' mod ').map(numbersIn) : [numbersIn(kinds.get('parts')), []];
    const taken = new Map(choicesOf(move).map(([pile, number]) => [pile - 1, number]));
    const [divisor] = by,
        rest = (size) => (divisor ? size % divisor : size),
        left = sizes.map((size, i) => size - (taken.get(i) ?? 0));
    const width = Math.max(...[...sizes, ...left].map((size) => rest(size).toString(2).length)),
        digitsOf = (size) => [...rest(size).toString(2).padStart(width, '0')];
    const onesOf = (all) => Array.from({length: width}, (_, i) => all.filter((size) => digitsOf(size)[i] === '1').length);
    const rows = sizes.map((size, i) => {
        const [before, after] = [size, left[i]].map(digitsOf);
        return make(
            'tr',
            {},
            make('th', {scope: 'row'}, `${text(partName(game.of), {pile: i + 1})}${text('colon').trimEnd()}`),
            ...(divisor ? cells([`${size} = ${Math.floor(size / divisor)} × ${divisor} + ${rest(size)}`]) : []),
            ...cells(before),
            arrow(),
            ...cells(after, after.map((digit, at) => digit !== before[at])),
            ...cells([taken.has(i) ? `${size} → ${left[i]}` : `${size}`]),
        );
    });
    const counts = [sizes, left].map(onesOf);
    const sum = make(
        'tr',
        {},
        make('th', {scope: 'row'}, `${text('ones')}${text('colon').trimEnd()}`),
        ...(divisor ? cells(['']) : []),
        ...cells(counts[0], counts[0].map((count) => count % modulus > 0)),
        arrow(),
        ...cells(counts[1]),
        ...cells(['']),
    );
    const k = modulus - 1;
    const says = divisor
        ? [text('onlyRemainders', {modulus: divisor}), text('findRemainders', {k, modulus})]
        : [text(k > 1 ? 'findColumns' : 'findBits', {k, modulus})];
    return [...says.map(say), make('div', {className: 'columns'}, make('table', {className: 'binary'}, make('tbody', {}, ...rows, sum)))];
}

// --- Pictures of the position after the move

const sign = (x, y, words) => svg('text', {x, y, class: 'paired', 'font-size': 0.6, 'text-anchor': 'middle'}, `${words}`);

// Writes the same number on a square and on its mirror image.
const mirrored = ({parts: [row, ...others]}) =>
    others.flatMap((_, i) => (i + 1 < row ? [sign(i + 1.5, -0.3, i + 1), sign(0.5, -i - 1.3, i + 1)] : []));

// Numbers the free cells 1, 2, 3, ...
const counted = ({parts}) =>
    parts.flatMap((letter, i) => (letter ? [] : [i])).map((cell, i) => svg('text', {x: cell + 0.5, y: -0.78, class: 'label offer', 'font-size': 0.6, 'text-anchor': 'middle'}, `${i + 1}`));

const trapped = (first) =>
    [first, first + 1].map((cell) => svg('rect', {x: cell + 0.03, y: -1.97, width: 0.94, height: 1.94, rx: 0.12, class: 'mark ring hint'}));

function drawAfter(position, {kinds, move}) {
    const left = leave(position, move),
        facts = kinds.get('facts') ?? '';
    const picture = drawPosition(left);
    const [, trap] = facts.match(/trap S__S at (\d+)/) ?? [];
    if (facts.includes('mirror')) {
        picture.append(...mirrored(left));
        return [say(text('findMirror')), picture];
    }
    if (trap) picture.append(...trapped(Number(trap)));
    if (facts.includes('free')) picture.append(...counted(left));
    return [say(text('findLast')), picture];
}

function drawReplies(position, {kinds, move}) {
    const left = leave(position, move),
        scene = sceneOf([left]);
    const items = kinds
        .get('replies')
        .split('; ')
        .slice(0, REPLIES_MAX)
        .map((one) => {
            const [reply, answer] = one.split(': '),
                next = leave(left, reply);
            const marks = [{before: left, move: reply, kind: 'machine'}, {before: next, move: answer, kind: 'choice'}];
            return make(
                'li',
                {},
                drawPosition(next, {scene, marks}),
                make('p', {}, text('replyIs', {move: sayMove(left, reply), answer: sayMove(next, answer)})),
            );
        });
    return [say(text('findReplies')), make('ol', {className: 'strip'}, ...items)];
}

const drawSearched = (position, known) => (known.kinds.has('replies') ? drawReplies : drawAfter)(position, known);
const drawCounted = (position, known) =>
    (known.kinds.get('end')?.startsWith('leave') ? drawAfter : known.kinds.has('columns') ? drawColumns : drawSearched)(position, known);

// For each game, draws how to find the winning move
const METHODS = {
    wythoff: drawPairs,
    nim: drawCounted,
    moore: drawCounted,
    bnim: drawCounted,
    poj2315: drawCounted,
    chomp: drawSearched,
    sos: drawSearched,
};

// Returns true if the page can show how to find the winning move.
export const hasMethod = ({of}) => Object.hasOwn(METHODS, of);

// Returns [step], which shows how to find the winning move, or [] without a winning move or a method.
export function methodRungs(position, known) {
    const draw = METHODS[position.game.of];
    return draw && known.verdict === 'N' && known.move ? [{name: 'findMove', draw: () => draw(position, known)}] : [];
}
