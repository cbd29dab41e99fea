// SPDX-License-Identifier: MIT
// Draws a position with the moves that are marked in it. Screen readers read the page's sentences instead.
import {make, svg} from './elements.js';
import {sceneOf} from './shapes.js';
import {text} from './texts.js';

const group = (className, ...parts) => svg('g', {class: className}, ...parts);

// Draws marks {before, move, kind}. A kind is 'choice', 'hint', 'aim', 'human' or 'machine'.
export const drawMarks = (scene, marks) => marks.flatMap(({before, move, kind}) => scene.mark(before, move, kind));

// Draws a position. `last` has the latest move and the position before this move.
export function drawPosition(position, {scene = sceneOf([position]), marks = [], last} = {}) {
    return svg(
        'svg',
        {viewBox: scene.box.join(' '), class: 'position', 'aria-hidden': 'true'},
        ...scene.draw(position, last),
        group('marks', ...drawMarks(scene, marks)),
    );
}

// Returns a legend for the marks 'choice' and 'hint'.
export const drawLegend = () =>
    make('p', {className: 'colours'}, make('span', {className: 'choice'}, text('playedMove')), make('span', {className: 'hint'}, text('betterMove')));

// Marks a winning move in the drawing of its position.
export function showMove(picture, position, move) {
    picture.querySelector('.marks').replaceChildren(...sceneOf([position]).mark(position, move, 'hint'));
}
