// SPDX-License-Identifier: MIT
// Draws a position with the moves that are marked in it. Screen readers read the page's sentences instead.
import {make, svg} from './elements.js';
import {sceneOf} from './shapes.js';
import {text} from './texts.js';

const group = (className, ...parts) => svg('g', {class: className}, ...parts);

// Returns the pictures of marks {before, move, kind}. kind: 'choice', 'hint', 'aim', or who moved: 'human' or
// 'machine'.
export const drawMarks = (scene, marks) => marks.flatMap(({before, move, kind}) => scene.mark(before, move, kind));

// Returns a picture that fills its container. last: {before, move} if this move has led to the position.
export function drawPosition(position, {scene = sceneOf([position]), marks = [], last} = {}) {
    return svg(
        'svg',
        {viewBox: scene.box.join(' '), class: 'position', 'aria-hidden': 'true'},
        ...scene.draw(position, last),
        group('marks', ...drawMarks(scene, marks)),
    );
}

// Returns a legend for a picture with the marks 'choice' and 'hint'.
export const drawLegend = () =>
    make('p', {className: 'colours'}, make('span', {className: 'choice'}, text('playedMove')), make('span', {className: 'hint'}, text('betterMove')));

// Marks a winning move in a picture from drawPosition() that shows only this position.
export function showMove(picture, position, move) {
    picture.querySelector('.marks').replaceChildren(...sceneOf([position]).mark(position, move, 'hint'));
}
