// SPDX-License-Identifier: MIT
// The reason of a verdict in pictures: what counts as a pile, copy-cat, powers of two in pairs, and columns of
// binary; parts of a heap, and what is left of it when it is divided. All numbers are the program's own.
import {make, svg} from './elements.js';
import {hasText, text} from './texts.js';

const GAP = 0.6,
    ROW = 1.3,
    STONES_MAX = 16, // larger piles are too small to be seen; those of one heap may be in a longer row
    HEAP_MAX = 48;
const PAIRED = 'crossed', // looks of stones: crossed off, hollow, full
    REST = 'rest',
    LEFT = '';

// A pile as groups of stones, {size, look} from the left; groups are apart, and a line goes through one that is
// crossed off.
function pileRow(groups, label, y) {
    const parts = [svg('text', {x: 1, y: y + 0.7}, label)];
    let x = 2.4;
    for (const {size, look} of groups) {
        for (let i = 0; i < size; i++)
            parts.push(svg('circle', {cx: x + i + 0.5, cy: y + 0.5, r: 0.38, class: `stone ${look}`}));
        if (look === PAIRED)
            parts.push(svg('line', {x1: x, y1: y + 0.5, x2: x + size, y2: y + 0.5, class: 'cross'}));
        x += size + GAP;
    }
    return {parts, width: x};
}

// piles: [{number, groups}]. said: the picture in words
function rows(piles, said) {
    const drawn = piles.map(({number, groups}, i) => pileRow(groups, `${number}`, i * ROW));
    const width = Math.max(...drawn.map((row) => row.width));
    return svg(
        'svg',
        {
            viewBox: `0 -0.2 ${width} ${piles.length * ROW + 0.2}`,
            class: 'picture',
            width: `${1.5 * width}em`,
            role: 'img',
            'aria-label': said,
        },
        ...drawn.flatMap((row) => row.parts),
    );
}

const powersOf = (number) =>
    [...number.toString(2)].map((bit, i, all) => Number(bit) << (all.length - 1 - i)).filter(Boolean);

// What of each pile has no partner of the same size in another pile
export function crossOff(piles) {
    const groups = piles.map((pile) => powersOf(pile).map((size) => ({size, look: LEFT})));
    for (const size of new Set(groups.flat().map((group) => group.size))) {
        const same = groups.flat().filter((group) => group.size === size);
        same.slice(0, same.length - (same.length % 2)).forEach((group) => {
            group.look = PAIRED;
        });
    }
    return groups;
}

const paragraph = (name, places) => make('p', {}, text(name, places));
const numbersIn = (words) => (words?.match(/\d+/g) ?? []).map(Number);

// What the parts of a game are called; in most of them they are piles.
const NAMES = {
    stair: 'step',
    northcott: 'row',
    northcottr: 'row',
    nimble: 'coin',
    turtle: 'coin',
    dag: 'token',
};
const family = (game) => game.replace(/_.*/, '');

// The parts of a position, as `why` has them: {number, size, name}; 3@5 is a pile of 3 at place 5.
function partsOf(game, words = '') {
    return words.split(' ').flatMap((word, i) => {
        const [size, place = i + 1] = word.split('@').map(Number);
        const name = text(NAMES[family(game)] ?? 'pile', {pile: place});
        return Number.isNaN(size) ? [] : [{number: place, size, name}];
    });
}

function describe(parts, groups) {
    const unpaired = groups.flat().filter(({look}) => look === LEFT);
    return (
        parts.map(({name}, i) => `${name}: ${groups[i].map(({size}) => size).join(' + ') || 0}`).join('; ') +
        `; ${text('left')}: ${unpaired.map(({size}) => size).join(', ') || 0}`
    );
}

function picture(parts, groups) {
    return rows(
        parts.map(({number}, i) => ({number, groups: groups[i]})),
        describe(parts, groups),
    );
}

function copyCat(parts) {
    const least = Math.min(...parts.map(({size}) => size));
    const groups = parts.map(({size}) =>
        [
            {size: least, look: PAIRED},
            {size: size - least, look: LEFT},
        ].filter((group) => group.size),
    );
    return [paragraph('pairs'), picture(parts, groups)];
}

// heads: what stands before each row. last: the row below the line
function table(heads, cells, last) {
    const row = (head, all) =>
        make('tr', {}, make('th', {scope: 'row'}, head), ...all.map((cell) => make('td', {}, `${cell}`)));
    return make(
        'table',
        {className: 'binary'},
        make('tbody', {}, ...heads.map((head, i) => row(head, cells[i])), row(text('left'), last)),
    );
}

function binaryTable(kinds, parts, words) {
    const left = numbersIn(kinds.get('columns').split(' : ')[1]);
    const digits = kinds
        .get('binary')
        .split(' ')
        .map((one) => [...one]);
    return [
        ...words,
        table(
            parts.map(({name}) => name),
            digits,
            left,
        ),
    ];
}

// Piles as Nim has them: one picture after the other.
function nimRungs(parts) {
    if (Math.max(...parts.map(({size}) => size)) > STONES_MAX) return [];
    const powers = {
        name: 'inPowers',
        show: () => [paragraph('powers'), picture(parts, crossOff(parts.map(({size}) => size)))],
    };
    return parts.length === 2 ? [{name: 'inPairs', show: () => copyCat(parts)}, powers] : [powers];
}

// A heap, cut into groups of which the last one counts
function heap(number, sizes, said) {
    const groups = sizes.map((size, i) => ({size, look: i + 1 < sizes.length ? REST : LEFT}));
    return sizes.reduce((sum, size) => sum + size, 0) <= HEAP_MAX ? [{number, groups, said}] : [];
}

const drawHeaps = (heaps) => (heaps.length ? [rows(heaps, heaps.map(({said}) => said).join('; '))] : []);

// Groups of so many stones, and then what is left
function divided({size, number}, modulus) {
    if (size > HEAP_MAX) return [];
    const rest = size % modulus,
        times = Math.floor(size / modulus);
    return heap(number, [...Array(times).fill(modulus), rest], `${size} = ${times} × ${modulus} + ${rest}`);
}

const sequence = (first, by) => [0, 1, 2].map((i) => first + i * by).join(', ');

const THEORIES = {
    xor: ({parts, kinds}) => [
        ...nimRungs(parts),
        {name: 'inBinary', show: () => binaryTable(kinds, parts, [paragraph('binary')])},
    ],
    columns({parts, kinds}) {
        const [modulus] = numbersIn(kinds.get('columns').split(' mod ')[1]);
        const by = kinds.get('remainder')?.match(/mod (\d+)/)[1];
        const show = () =>
            binaryTable(kinds, parts, [
                ...(by ? [paragraph('onlyRemainders', {modulus: by})] : []),
                paragraph('columnsMod', {modulus}),
            ]);
        return [{show}];
    },
    values({parts, kinds}) {
        const [values, total] = kinds.get('values').split(' = ');
        const piles = numbersIn(values).map((size, i) => ({...parts[i], size}));
        const worth = () =>
            table(
                parts.map(({name}) => name),
                parts.map(({size}, i) => [size, '→', piles[i].size]),
                ['', '', total],
            );
        return [{show: () => [paragraph('theory_values'), worth()]}, ...nimRungs(piles)];
    },
    remainder({parts, kinds}) {
        const [, modulus] = numbersIn(kinds.get('remainder')),
            left = kinds.has('end') ? 1 : 0;
        const show = () => [paragraph('theory_remainder', {left}), ...drawHeaps(divided(parts[0], modulus))];
        return [{show}];
    },
    parity({parts}) {
        const boxes = () => drawHeaps(parts.flatMap((part) => divided(part, 2)));
        return [{show: () => [paragraph('theory_parity'), ...boxes()]}];
    },
    zeckendorf: (reason) => split(reason, 'theory_zeckendorf'),
    power: (reason) => split(reason, 'theory_power'),
    pairs({kinds}) {
        const [number, less, more] = numbersIn(kinds.get('split'));
        return [{show: () => [paragraph('theory_pairs'), paragraph('pairIs', {number, less, more})]}];
    },
};

function split({parts, kinds}, words) {
    const sizes = numbersIn(kinds.get('split').split(' = ')[1]);
    const show = () => [
        paragraph(words),
        ...drawHeaps(heap('', sizes, kinds.get('split'))),
        paragraph('mayTake', {cap: parts[1].size}),
    ];
    return [{show}];
}

// What misere play changes, in words, for sums; where its end is near, nothing else counts.
function ending(kinds) {
    const end = kinds.get('end');
    if (!end || kinds.get('theory') === 'remainder') return undefined;
    if (end === 'not yet') return {words: paragraph('notYet'), isNear: false};
    const [first, by] = numbersIn(end);
    return {words: paragraph('onlyOnes', {counts: sequence(first, by)}), isNear: true};
}

// kinds: the lines of `why`, by the words before their colons. Returns rungs, {name, show()}, at least one: show()
// makes the elements of a rung, and text(name) leads from the one before to it.
export function reasonInPictures(game, kinds) {
    const [theory] = kinds.get('theory').split(' '),
        parts = partsOf(game, kinds.get('parts'));
    const rungs = (parts.length && THEORIES[theory]?.({parts, kinds})) || [
        {show: () => [paragraph(`theory_${theory}`)]},
    ];
    const about = `counts_${family(game)}`,
        end = ending(kinds);
    const [first, ...others] = end?.isNear ? [{show: () => []}] : rungs;
    const before = () => [
        ...(hasText(about) ? [paragraph(about)] : []), // what counts in this game
        ...(end ? [end.words] : []),
    ];
    return [{...first, show: () => [...before(), ...first.show()]}, ...others];
}
