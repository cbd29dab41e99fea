// SPDX-License-Identifier: MIT
// Draws a position with the moves that are marked in it. Screen readers read the page's sentences instead.
import {svg} from './elements.js';
import {sceneOf} from './shapes.js';

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

// Marks a winning move in a picture from drawPosition() that shows only this position.
export function showMove(picture, position, move) {
    picture.querySelector('.marks').replaceChildren(...sceneOf([position]).mark(position, move, 'hint'));
}
