// SPDX-License-Identifier: MIT
// Draws the rungs of a reason: piles as groups of stones, and tables.
import {make, svg} from './elements.js';
import {LEFT, PAIRED} from './reason.js';
import {text} from './texts.js';

const GAP = 0.6,
    ROW = 1.3;

// Draws a pile as groups of stones, {size, look}. Crosses out groups with the look PAIRED.
function pileRow({number, groups}, y) {
    const parts = [svg('text', {x: 1, y: y + 0.7}, `${number}`)];
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

// Draws piles. `said` describes the picture in words.
function stones(rows, said) {
    const drawn = rows.map((row, i) => pileRow(row, i * ROW));
    const width = Math.max(...drawn.map((row) => row.width));
    return svg(
        'svg',
        {
            viewBox: `0 -0.2 ${width} ${rows.length * ROW + 0.2}`,
            class: 'picture',
            width: `${1.5 * width}em`,
            role: 'img',
            'aria-label': said,
        },
        ...drawn.flatMap((row) => row.parts),
    );
}

const named = ({name, number}) => text(name, {pile: number});

function describe(rows) {
    const unpaired = rows.flatMap(({groups}) => groups).filter(({look}) => look === LEFT);
    return (
        rows.map((row) => `${named(row)}: ${row.groups.map(({size}) => size).join(' + ') || 0}`).join('; ') +
        `; ${text('left')}: ${unpaired.map(({size}) => size).join(', ') || 0}`
    );
}

// Makes a table. `heads` are the first cells of the rows. `last` is the last row, below a line.
function table(heads, cells, last) {
    const row = (head, all) =>
        make('tr', {}, make('th', {scope: 'row'}, `${head}${text('colon').trimEnd()}`), ...all.map((cell) => make('td', {}, `${cell}`)));
    return make(
        'table',
        {className: 'binary'},
        make('tbody', {}, ...heads.map((head, i) => row(head, cells[i])), row(text('left'), last)),
    );
}

const PICTURES = {
    piles: ({rows}) => stones(rows, describe(rows)),
    heaps: ({rows}) => stones(rows, rows.map(({said}) => said).join('; ')),
    binary: ({parts, cells, last}) => table(parts.map(named), cells, last),
    worth: ({parts, worth, total}) =>
        table(
            parts.map(named),
            parts.map(({size}, i) => [size, '→', worth[i]]),
            ['', '', total],
        ),
};

// Returns the elements of a step from reason.js.
export const drawRung = ({says, picture}) => [
    ...says.map(([name, places]) => make('p', {}, text(name, places))),
    ...(picture ? [PICTURES[picture.kind](picture)] : []),
];
