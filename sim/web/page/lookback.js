// SPDX-License-Identifier: MIT
// The look back at a game, as a strip of its moves. At a mistake it names a better move. There the player may try
// another move if the board can open that position.
import {drawLegend, drawPosition} from './drawing.js';
import {byId, make, makeButton} from './elements.js';
import {sayMove, sayWho} from './said.js';
import {sceneOf} from './shapes.js';
import {sentences, text} from './texts.js';

// Draws the review of a game. retry(question) opens a position, explain(question) shows the reason.
export function drawLookBack({rows, last, isForTwo}, {retry, explain, playButton}) {
    const fault = make('p', {role: 'status'});
    const scene = rows.length ? sceneOf([...rows.map(({before}) => before), last]) : undefined;
    const items = rows.map(({before, move, by, isMistake, better, canRetry}, i) => {
        // Each button's name includes the move's number, because screen readers list buttons without context.
        const named = (button) => Object.assign(button, {ariaLabel: text('ofMove', {number: i + 1, what: button.textContent})});
        const marks = [{before, move, kind: 'choice'}];
        if (better.move) marks.push({before, move: better.move, kind: 'hint'});
        const item = make(
            'li',
            {},
            drawPosition(before, {scene, marks}),
            make('p', {}, text('whoPlayed', {who: sayWho(before, isForTwo), move: sayMove(before, move)})),
        );
        if (better.move) {
            const why = named(makeButton(text('reason'), () => explain(before.question)));
            why.dataset.question = before.question;
            const {verdict} = better,
                isDraw = verdict === 'D';
            item.append(
                make('p', {className: 'gave'}, text(isDraw ? 'gaveDraw' : 'gaveWin')),
                make('p', {className: 'better'}, text(isDraw ? 'wouldDraw' : 'wouldWin', {move: sayMove(before, better.move)})),
                why,
            );
        }
        if (isMistake && by === 'human') item.classList.add('mistake');
        if (isMistake && by === 'human' && canRetry) {
            const button = named(makeButton(text('tryAgain'), () => retry(before.question)));
            button.className = 'main';
            item.append(button);
        } else item.append(named(playButton(() => before.question, (words) => fault.replaceChildren(words))));
        return item;
    });
    const count = items.filter((item) => item.classList.contains('mistake')).length;
    const said = [text(count ? 'someMistakes' : rows.length ? 'noMistakes' : 'noGame', {count})];
    if (items.some((item) => item.querySelector('.main'))) said.push(text('tryThere'));
    if (scene && last.result) {
        items.push(make('li', {className: 'end'}, drawPosition(last, {scene}), make('p', {}, text(last.result))));
        said.unshift(text(last.result));
    }
    const told = sentences(...said);
    // avoids a repeat, because a screen reader speaks each change
    if (byId('reviewed').textContent !== told) byId('reviewed').textContent = told;
    byId('reviewed').nextElementSibling.replaceChildren(
        fault,
        ...(rows.some(({better}) => better.move) ? [drawLegend()] : []),
        make('ol', {className: 'strip'}, ...items),
    );
}
