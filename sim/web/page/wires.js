// SPDX-License-Identifier: MIT
// Six wires from an Uno to the toy's chip
import {svg} from './elements.js';

// Rows: Uno pin, then name and number of the ATtiny2313A pin
const WIRES = [
    ['D10', 'RESET', 1],
    ['D11', 'MOSI', 17],
    ['D12', 'MISO', 18],
    ['D13', 'SCK', 19],
    ['5V', 'VCC', 20],
    ['GND', 'GND', 10],
];
const STEP = 16;

export function drawWires() {
    const word = (x, y, anchor, words) => svg('text', {x, y, 'text-anchor': anchor, class: 'label'}, words);
    const height = (WIRES.length + 1) * STEP;
    return svg(
        'svg',
        {viewBox: `0 0 280 ${height + STEP}`, class: 'wires', role: 'img', 'aria-label': WIRES.map(([from, to, pin]) => `${from} – ${to} (${pin})`).join(', ')},
        word(45, 11, 'middle', 'Uno'),
        word(225, 11, 'middle', 'ATtiny2313A'),
        svg('rect', {x: 5, y: STEP, width: 80, height, rx: 6, class: 'box'}),
        svg('rect', {x: 175, y: STEP, width: 100, height, rx: 6, class: 'box'}),
        ...WIRES.flatMap(([from, to, pin], i) => {
            const y = STEP * (i + 2);
            return [word(78, y + 4, 'end', from), svg('line', {x1: 85, x2: 175, y1: y, y2: y, class: 'wire'}), word(182, y + 4, 'start', `${to} · ${pin}`)];
        }),
    );
}
