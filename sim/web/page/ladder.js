// SPDX-License-Identifier: MIT
// "Who wins here?": questions about a position. The answer is a ladder of small steps, called rungs. Each rung appears
// only on request.
import {drawPosition, showMove} from './drawing.js';
import {make, makeButton, place} from './elements.js';
import {drawSearched, factRungs} from './facts.js';
import {hasMethod, methodRungs} from './method.js';
import {drawRung} from './pictures.js';
import {readPosition} from './position.js';
import {partName, rungsOf, solve} from './reason.js';
import {sayMove, sayPosition} from './said.js';
import {SHOWN} from './state.js';
import {currentLanguage, sentences, text} from './texts.js';

// For each verdict, the texts of the guess and of the answer
const ANSWERS = {N: {guess: 'next', told: 'verdictN'}, P: {guess: 'previous', told: 'verdictP'}, D: {guess: 'draw', told: 'verdictD'}};

const say = (words) => make('p', {}, words);
const none = () => '';

// Returns the part that a move names first, such as 3 in 3>0.
const partOf = (move) => move.match(/^(\d+)[->,]/)?.[1];

// Marks the winning move in the picture. Returns a paragraph that names the move.
function showWinning({position, picture}, move) {
    showMove(picture, position, move);
    return say(text('moveIs', {move: sayMove(position, move)}));
}

// Returns the steps {label, draw()} to a winning move. The last step shows the move.
function moveRungs(drawn, {verdict, good: wins, legal, move}) {
    if (wins === 0 || verdict === 'P') return [];
    const isDraw = verdict === 'D',
        part = move && partOf(move);
    return [
        !isNaN(wins) && {
            label: text(isDraw ? 'howManyDraw' : 'howMany'),
            draw: () => [say(text(isDraw ? 'drawsOf' : 'movesOf', {wins, legal}))],
        },
        part && {
            label: text('which'),
            draw: () => [say(text('partIs', {part: text(partName(drawn.position.game.of), {pile: part})}))],
        },
        move && {label: text('showMove'), draw: () => [showWinning(drawn, move)], showsMove: true},
    ].filter(Boolean);
}

// Returns true if an open step of `name` ('moves' or 'reasons') shows the winning move.
const isMoveShown = ({steps, rungs}, name) => rungs[name].slice(0, steps[name]).some(({showsMove}) => showsMove);

// Returns the steps of the reason. The last step shows the method.
function reasonRungs(drawn, known) {
    const {position} = drawn,
        {kinds, move} = known;
    const methods = methodRungs(position, known).map(({name, draw}) => ({
        name,
        draw: () => [...draw(), ...(isMoveShown(drawn, 'moves') ? [] : [showWinning(drawn, move)])],
        showsMove: true,
    }));
    const rungs = [...rungsOf(position.game.of, kinds), ...factRungs(position, kinds), ...methods];
    return rungs.map((rung, i) => ({
        label: text(i ? rung.name : 'reason'),
        draw: () => [...(rung.draw?.() ?? drawRung(rung)), ...(i ? [] : drawSearched(position, kinds))],
        showsMove: rung.showsMove,
    }));
}

/**
 * climb(steps) receives new steps {guess, moves, reasons}: the guessed verdict, and how many rungs are open. Four functions may add
 * elements: edit() below the picture, trap() after the verdict, exercise() after the whole reason, next() at the end. Returns {draw()}.
 */
export function makeLadder(element, ask, {climb, edit = none, trap = none, exercise, next = none}) {
    let drawn = {}; // what the page shows now
    let pressed; // 'moves' or 'reasons' if the user has just asked for another step

    function begin(key, question, isOrange, answers) {
        const position = {...readPosition(question), isOrange},
            picture = drawPosition(position);
        const box = make('div', {className: 'steps', ariaLive: 'polite'});
        const noted = make('p', {className: 'noted', ariaLive: 'polite'});
        const worded = Object.entries(ANSWERS).map(([verdict, own]) => [verdict, {...own, ...answers[verdict]}]);
        const guesses = new Map(
            worded
                .filter(([verdict]) => verdict !== 'D' || position.game.of === 'sos')
                .map(([verdict, {guess}]) => [verdict, makeButton(text(guess), () => climb({...drawn.steps, guess: verdict}))]),
        );
        const group = make('div', {className: 'choices guesses', role: 'group', ariaLabel: text('guess')}, ...guesses.values());
        element.replaceChildren(
            make('div', {className: 'shown'}, picture, make('p', {}, sayPosition(position)), edit(position)),
            make(
                'div',
                {className: 'asked-for'},
                group,
                noted,
                box,
            ),
        );
        drawn = {key, position, picture, noted, box, group, guesses, answers: Object.fromEntries(worded), rows: new Map(), rungs: {}};
    }

    // Returns a row's elements. Makes the elements only once, because screen readers speak new elements.
    function row(name, draw) {
        if (!drawn.rows.has(name)) drawn.rows.set(name, draw().filter(Boolean));
        return drawn.rows.get(name);
    }

    // Returns the open steps of 'moves' or 'reasons', then the next step's button.
    function rowsOf(name) {
        const isTold = name === 'moves' && !isMoveShown(drawn, 'moves') && isMoveShown(drawn, 'reasons');
        const rungs = drawn.rungs[name].filter(({showsMove}) => !isTold || !showsMove),
            open = Math.min(drawn.steps[name], rungs.length);
        const rows = rungs.slice(0, open).map(({draw}, i) => row(`${name} ${i}`, draw));
        const button = () => {
            const press = () => {
                pressed = name;
                climb({...drawn.steps, [name]: open + 1});
            };
            return [make('div', {className: 'choices'}, makeButton(rungs[open].label, press))];
        };
        return [...rows, open < rungs.length ? row(`${name} button ${open}`, button) : []];
    }

    // Returns the exercise's elements. Makes new elements for a new exercise or answer.
    function drawExercise({exercise: posed, tried}) {
        const key = [posed, tried].join();
        if (drawn.exercise?.key !== key) drawn.exercise = {key, elements: exercise(drawn.position, drawn.steps)};
        return drawn.exercise.elements;
    }

    // Moves the focus to the button for the next step, or to the last step.
    function focusOn(rows) {
        const [shown, [button]] = rows.slice(-2);
        const next = button?.querySelector('button') ?? shown[0];
        if (next === shown[0]) next.tabIndex = -1;
        next.focus({preventScroll: true});
        (button ?? shown.at(-1)).scrollIntoView({block: 'nearest'});
    }

    function drawSteps() {
        const {position, steps, known, box, answers} = drawn;
        if (!known.verdict) {
            place(box, row('fault', () => [say(known.error ?? text('noAnswer'))]));
            return;
        }
        const judged = steps.guess === SHOWN ? '' : text(steps.guess === known.verdict ? 'right' : 'wrong');
        const verdict = () => [say(sentences(judged, text(answers[known.verdict].told)))];
        const isLost = known.good === 0 || known.verdict === 'P';
        const rows = {moves: rowsOf('moves'), reasons: rowsOf('reasons')};
        const isWhole = steps.reasons >= drawn.rungs.reasons.length;
        place(box, [
            ...row(`verdict ${steps.guess}`, verdict),
            ...row('trap', () => [trap(position)]),
            ...(isLost ? row('none', () => [say(text('movesNone'))]) : []),
            ...rows.moves.flat(),
            ...rows.reasons.flat(),
            ...(exercise && isWhole && hasMethod(position.game) ? drawExercise(steps) : []),
            ...row('next', () => [next(position)]),
        ]);
        if (pressed) focusOn(rows[pressed]);
        pressed = undefined;
    }

    return {
        // `about` is the lesson's name, or ''. If `isOrange`, orange is to move.
        async draw(question, steps, {about = '', isOrange = false, answers = {}} = {}) {
            const key = [currentLanguage(), about, question].join('\n');
            const isAskedAgain = drawn.steps?.guess && !steps.guess;
            if (drawn.key !== key || isAskedAgain) begin(key, question, isOrange, answers);
            drawn.steps = steps;
            drawn.group.hidden = steps.guess === SHOWN;
            for (const [guess, button] of drawn.guesses) button.ariaPressed = String(guess === steps.guess);
            drawn.noted.textContent = ['', SHOWN].includes(steps.guess) ? '' : sentences(text('guessNoted'), text('answersHidden'));
            if (!steps.guess) {
                place(drawn.box, []);
                return;
            }
            if (!drawn.known) {
                const known = await (drawn.solving ??= solve(ask, question));
                if (drawn.key !== key || !drawn.steps.guess) return; // the user has chosen another position meanwhile
                drawn.known ??= known;
                if (known.verdict) drawn.rungs = {moves: moveRungs(drawn, known), reasons: reasonRungs(drawn, known)};
            }
            drawSteps();
        },
    };
}
