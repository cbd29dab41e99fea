// SPDX-License-Identifier: MIT
// "Who wins here?": questions about a position. Each answer appears only on request.
import {drawPosition, showMove} from './drawing.js';
import {make, makeButton} from './elements.js';
import {factRungs} from './facts.js';
import {drawRung} from './pictures.js';
import {readPosition} from './position.js';
import {partName, rungsOf, solve} from './reason.js';
import {sayMove, sayPosition} from './said.js';
import {text} from './texts.js';

const GUESSES = {N: 'next', P: 'previous', D: 'draw'};

const say = (words) => make('p', {}, words);

// Makes a button. A press replaces the button by the answer, which gets the focus.
function step(label, answer) {
    const row = make('div', {className: 'choices'});
    const climb = () => {
        const shown = answer().filter(Boolean);
        row.replaceWith(...shown);
        const next = shown.map((one) => one.querySelector('button')).find(Boolean) ?? shown[0];
        if (next === shown[0]) next.tabIndex = -1;
        next.focus({preventScroll: true});
        shown.at(-1).scrollIntoView({block: 'nearest'});
    };
    row.append(makeButton(label, climb));
    return row;
}

// Returns the first rung's elements, and a button for the next rung.
function rungs([first, ...others]) {
    const [next] = others;
    const shown = first.draw?.() ?? drawRung(first);
    return [...shown, ...(next ? [step(text(next.name), () => rungs(others))] : [])];
}

// Returns a move's first number if this number is a part: 1 in 1-2, 3 in 3>0.
const partOf = (move) => move.match(/^(\d+)[->,]/)?.[1];

// draw(move) shows a move in the picture of the position.
function afterVerdict(position, known, draw) {
    const why = () => step(text('reason'), () => rungs([...rungsOf(position.game.of, known.kinds), ...factRungs(position, known.kinds)]));
    if (known.good === 0 || known.verdict === 'P') return [say(text('movesNone')), why()];
    const {good: wins, legal, move} = known,
        isDraw = known.verdict === 'D';
    const show = () =>
        step(text('showMove'), () => {
            draw(move);
            return [say(text('moveIs', {move: sayMove(position, move)}))];
        });
    const part = () => [say(text('partIs', {part: text(partName(position.game.of), {pile: partOf(move)})})), show()];
    const next = move && partOf(move) ? () => step(text('which'), part) : show;
    if (isNaN(wins)) return [next(), why()];
    const count = () => [say(text(isDraw ? 'drawsOf' : 'movesOf', {wins, legal})), move ? next() : ''];
    return [step(text(isDraw ? 'howManyDraw' : 'howMany'), count), why()];
}

const none = () => '';

// Three functions may add elements: edit() below the picture, trap() after the verdict, next() at the end.
export function makeLadder(element, ask, {edit = none, trap = none, next = none} = {}) {
    let question;

    async function answer(position, guess, steps, draw) {
        const known = await solve(ask, position.question);
        if (question !== position.question) return; // another position was chosen meanwhile
        if (!known.verdict) {
            steps.replaceChildren(make('p', {}, known.error ?? text('noAnswer')));
            return;
        }
        steps.replaceChildren(
            say(`${text(guess === known.verdict ? 'right' : 'wrong')} ${text(`verdict${known.verdict}`)}`),
            trap(position),
            ...afterVerdict(position, known, draw),
            next(position),
        );
    }

    return {
        // isSecond: true if the second player is to move.
        show(asked, isSecond = false) {
            question = asked;
            const position = {...readPosition(question), isSecond},
                picture = drawPosition(position),
                draw = (move) => showMove(picture, position, move);
            const steps = make('div', {className: 'steps', ariaLive: 'polite'});
            const guesses = Object.entries(GUESSES)
                .filter(([verdict]) => verdict !== 'D' || position.game.of === 'sos')
                .map(([verdict, name]) => makeButton(text(name), () => answer(position, verdict, steps, draw)));
            element.replaceChildren(
                make(
                    'div',
                    {className: 'shown'},
                    picture,
                    make('p', {}, sayPosition(position)),
                    edit(position),
                ),
                make(
                    'div',
                    {className: 'asked-for'},
                    make(
                        'div',
                        {className: 'choices guesses', role: 'group', ariaLabel: text('guess')},
                        ...guesses,
                    ),
                    steps,
                ),
            );
        },
        get question() {
            return question;
        },
    };
}
