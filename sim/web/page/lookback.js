// SPDX-License-Identifier: MIT
// The look back at a game, as a strip of its moves. At a mistake, the player may try another move if the board can open that
// position.
import {drawPosition} from './drawing.js';
import {make} from './elements.js';
import {sayMove, sayWho} from './said.js';
import {sceneOf} from './shapes.js';
import {sentences, text} from './texts.js';

// Draws the rows of History.review() in one scale, then the last position and the result. retry(question) opens a
// position.
export function drawLookBack(element, {rows, last, isForTwo}, retry) {
    const scene = rows.length ? sceneOf([...rows.map(({before}) => before), last]) : undefined;
    const items = rows.map(({before, move, by, isMistake, canRetry}) => {
        const item = make(
            'li',
            {},
            drawPosition(before, {scene, marks: [{before, move, kind: 'choice'}]}),
            make('p', {}, text('whoPlayed', {who: sayWho(before, isForTwo), move: sayMove(before, move)})),
        );
        if (isMistake && by === 'human') item.classList.add('mistake');
        if (isMistake && by === 'human' && canRetry) {
            const button = make('button', {type: 'button', className: 'main'}, text('tryAgain'));
            button.addEventListener('click', () => retry(before.question));
            item.append(button);
        }
        return item;
    });
    const count = items.filter((item) => item.classList.contains('mistake')).length;
    const said = [text(count ? 'someMistakes' : rows.length ? 'noMistakes' : 'noGame', {count})];
    if (items.some((item) => item.querySelector('button'))) said.push(text('tryThere'));
    if (scene && last.result) {
        items.push(make('li', {className: 'end'}, drawPosition(last, {scene}), make('p', {}, text(last.result))));
        said.unshift(text(last.result));
    }
    element.replaceChildren(
        make('p', {}, sentences(...said)),
        make('ol', {className: 'strip'}, ...items),
    );
}
