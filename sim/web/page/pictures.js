// SPDX-License-Identifier: MIT
// The reason of a verdict of Nim in pictures: copy-cat, powers of two in pairs, and columns of binary.
import {make, svg} from './elements.js';
import {text} from './texts.js';

const GAP = 0.6,
    ROW = 1.3,
    STONES_MAX = 16; // larger piles are too small to be seen

// A pile as groups of stones, {size, isCrossed} from the left; groups are apart, and who is crossed off has a
// line through.
function pileRow(groups, label, y) {
    const parts = [svg('text', {x: 1, y: y + 0.7}, label)];
    let x = 2.4;
    for (const {size, isCrossed} of groups) {
        for (let i = 0; i < size; i++)
            parts.push(
                svg('circle', {
                    cx: x + i + 0.5,
                    cy: y + 0.5,
                    r: 0.4,
                    class: isCrossed ? 'stone crossed' : 'stone',
                }),
            );
        if (isCrossed)
            parts.push(svg('line', {x1: x, y1: y + 0.5, x2: x + size, y2: y + 0.5, class: 'cross'}));
        x += size + GAP;
    }
    return {parts, width: x};
}

function rows(piles, said) {
    const drawn = piles.map((groups, i) => pileRow(groups, `${i + 1}`, i * ROW));
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
    const groups = piles.map((pile) => powersOf(pile).map((size) => ({size, isCrossed: false})));
    for (const size of new Set(groups.flat().map((group) => group.size))) {
        const same = groups.flat().filter((group) => group.size === size);
        same.slice(0, same.length - (same.length % 2)).forEach((group) => {
            group.isCrossed = true;
        });
    }
    return groups;
}

function describe(groups) {
    return (
        groups
            .map(
                (pile, i) => `${text('pile', {pile: i + 1})}: ${pile.map(({size}) => size).join(' + ') || 0}`,
            )
            .join('; ') +
        `; ${text('left')}: ${
            groups
                .flat()
                .filter((group) => !group.isCrossed)
                .map(({size}) => size)
                .join(', ') || 0
        }`
    );
}

function copyCat(piles) {
    const least = Math.min(...piles);
    const groups = piles.map((pile) =>
        [
            {size: least, isCrossed: true},
            {size: pile - least, isCrossed: false},
        ].filter(({size}) => size),
    );
    return [make('p', {}, text('pairs')), rows(groups, describe(groups))];
}

function binaryTable(binary, counts, words) {
    const cells = (row, name) => [...row].map((cell) => make(name, {}, cell));
    return [
        make('p', {}, words),
        make(
            'table',
            {className: 'binary'},
            make(
                'tbody',
                {},
                ...binary.map((row, i) =>
                    make(
                        'tr',
                        {},
                        make('th', {scope: 'row'}, text('pile', {pile: i + 1})),
                        ...cells(row, 'td'),
                    ),
                ),
                make('tr', {}, make('th', {scope: 'row'}, text('left')), ...cells(counts, 'td')),
            ),
        ),
    ];
}

// steps: kind to data, as the lines of `why` have them. Returns elements; none where no picture is known.
export function reasonInPictures(steps) {
    const piles = (steps.get('parts') ?? '').split(' ').map((part) => parseInt(part, 10));
    const binary = (steps.get('binary') ?? '').split(' ').filter(Boolean);
    const left = steps.get('columns')?.match(/mod (\d+) : ([\d ]+)/);
    const theory = steps.get('theory') ?? '';
    if (piles.some(Number.isNaN) || !left) return [];
    const counts = left[2].trim().split(' ');
    if (theory.startsWith('columns'))
        return binaryTable(binary, counts, text('columnsMod', {modulus: left[1]}));
    const groups = crossOff(piles),
        isSmall = Math.max(...piles) <= STONES_MAX;
    return [
        ...(piles.length === 2 && isSmall ? copyCat(piles) : []),
        ...(isSmall ? [make('p', {}, text('powers')), rows(groups, describe(groups))] : []),
        ...binaryTable(binary, counts, text('binary')),
    ];
}
