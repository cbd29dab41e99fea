// SPDX-License-Identifier: MIT
// Plots of the solver's answers: values of heaps as a table, and lost positions as points
import {make, svg} from './elements.js';
import {text} from './texts.js';

const COLUMNS = 10, // number of columns in a table without a period
    WIDE_MIN = 20; // tables with more columns have narrow columns
const SIDE = 640, // longer side of the plot, in the drawing's units
    SIDE_MIN = 100,
    DOT_MIN = 5,
    TICKS = 8;

// Fills a cell in proportion to its value.
export function fillByValue(cell, value, largest) {
    cell.classList.add('filled');
    cell.style.setProperty('--share', value / Math.max(1, largest));
}

// Draws a table of heaps. A cell's heap is the sum of the row's and the column's heading.
export function drawTable({rows, repeats, exceptions}) {
    const columns = repeats?.period > 1 ? repeats.period : COLUMNS, // a row is a period
        values = new Map(rows);
    const first = Math.floor(rows[0][0] / columns),
        last = Math.floor(rows.at(-1)[0] / columns);
    const largest = rows.reduce((most, [, value]) => Math.max(most, Number(value) || 0), 0);
    const count = (length) => Array.from({length}, (_, i) => i);
    const head = (words, scope) => make('th', {scope}, `${words}`);
    const cell = (heap) => {
        const value = values.get(heap),
            one = make('td', {className: exceptions.includes(heap) ? 'exception' : ''}, `${value ?? ''}`);
        if (value === 0 || value === 'P') one.classList.add('lost');
        if (value > 0) fillByValue(one, value, largest);
        return one;
    };
    const lines = count(last - first + 1).map((line) => (first + line) * columns);
    return make(
        'table',
        {className: `values ${columns > WIDE_MIN ? 'wide' : ''}`, ariaLabel: text('plot')},
        make('tr', {}, head('+', 'col'), ...count(columns).map((column) => head(column, 'col'))),
        ...lines.map((line) => make('tr', {}, head(line, 'row'), ...count(columns).map((column) => cell(line + column)))),
    );
}

// Returns a round number as the distance between ticks of an axis.
function tickStep(end) {
    let step = 1;
    for (let i = 0; end / step > TICKS; i++) step = i % 3 === 1 ? (step / 2) * 5 : step * 2;
    return step;
}

const ticks = (end) => Array.from({length: Math.floor(end / tickStep(end)) + 1}, (_, i) => i * tickStep(end));

// Draws losing positions as points. point() receives the position at the pointer, or undefined.
export function drawPoints({points, ends}, axes, point) {
    const [width, height] = ends,
        cell = SIDE / (Math.max(width, height) + 1);
    const across = Math.max(cell, SIDE_MIN / (width + 1)),
        up = Math.max(cell, SIDE_MIN / (height + 1));
    const x = (number) => (number + 0.5) * across,
        y = (number) => -(number + 0.5) * up;
    const label = (words, place, more) => svg('text', {...place, ...more}, `${words}`);
    const [right, top] = [(width + 1) * across, -(height + 1) * up];
    const dots = svg('path', {
        class: 'points',
        d: points.map(([a, b]) => `M${x(a).toFixed(1)} ${y(b).toFixed(1)}h0`).join(''),
        'stroke-width': Math.max(DOT_MIN, Math.min(across, up) * 0.7),
    });
    const area = svg('rect', {x: 0, y: top, width: right, height: -top, class: 'area'});
    const drawing = svg(
        'svg',
        {viewBox: `-100 ${top - 20} ${right + 140} ${110 - top}`, role: 'img', class: 'plot'},
        area,
        ...ticks(width).map((n) => label(n, {x: x(n), y: 30}, {'text-anchor': 'middle'})),
        ...ticks(height).map((n) => label(n, {x: -8, y: y(n) + 9}, {'text-anchor': 'end'})),
        label(axes[0], {x: right / 2, y: 70}, {'text-anchor': 'middle'}),
        label(axes[1], {x: 0, y: 0}, {transform: `translate(-72 ${top / 2}) rotate(-90)`, 'text-anchor': 'middle'}),
        dots,
    );
    drawing.setAttribute('aria-label', text('pointsAre', {first: axes[0], second: axes[1]}));
    drawing.addEventListener('pointermove', ({clientX, clientY}) => {
        const box = area.getBoundingClientRect();
        const parts = [
            Math.floor(((clientX - box.left) / box.width) * (width + 1)),
            Math.floor(((box.bottom - clientY) / box.height) * (height + 1)),
        ];
        point(parts.every((part, i) => part >= 0 && part <= ends[i]) ? parts : undefined);
    });
    return drawing;
}
