// SPDX-License-Identifier: MIT
// Exercises: another won position of a game. The learner chooses one move in the drawing, and the page says whether it wins.
import {moveOf} from './choices.js';
import {drawLegend, drawPosition} from './drawing.js';
import {make, makeButton} from './elements.js';
import {NO_CHOICE} from './glass.js';
import {readPosition, writePosition} from './position.js';
import {exactly, solve} from './reason.js';
import {sayMove, sayPosition} from './said.js';
import {text} from './texts.js';
import {makeTouch} from './touch.js';

const TRIES = 60, // number of random positions to try
    HARD = 1 / 3; // largest fraction of winning moves in a hard position
const LEAST = {size: 3, columns: 3, rows: 2}; // smallest position used as an exercise

const drawn = (least, most) => least + Math.floor(Math.random() * (most - least + 1));
const listOf = (length, one) => Array.from({length}, one);
const sizes = ({parts}) => listOf(parts.length, () => drawn(1, Math.max(LEAST.size, ...parts)));

// For each shape, returns random parts for a position of similar size
const DRAWN = {
    piles: sizes,
    balls: sizes,
    bar({parts}) {
        const columns = Math.max(LEAST.columns, ...parts);
        return listOf(Math.max(LEAST.rows, parts.length), () => drawn(1, columns)).sort((a, b) => b - a);
    },
    letters({parts}) {
        const written = parts.filter(Boolean).length,
            share = drawn(1, Math.max(LEAST.size, written + 1)) / parts.length;
        return parts.map(() => (Math.random() < share ? 'SO'[drawn(0, 1)] : ''));
    },
};

// Returns another position with a winning move, preferably a hard position.
async function otherPosition(ask, position) {
    let found = position.game.examples[0];
    for (let i = 0; i < TRIES; i++) {
        const line = writePosition(position, DRAWN[position.game.shape](position)),
            {question} = await exactly(ask, line);
        if (!question || question === position.question) continue;
        const {verdict, good, legal} = await solve(ask, question);
        if (verdict !== 'N') continue;
        found = question;
        if (good <= legal * HARD) return question;
    }
    return found;
}

// Returns the winning moves of a position, {winning, error}.
async function winningMoves(ask, question) {
    const lines = await ask(`all ${question}`);
    if (lines?.error) return {error: lines.error('all ')};
    const [, , verdict, moves] = lines?.[0]?.split(' : ') ?? [];
    return {winning: verdict === 'N' ? moves.split(' ') : []};
}

// Returns the verdict of the position after `move`.
async function verdictAfter(ask, question, move) {
    const lines = (await ask(`moves ${question}`)) ?? [];
    return lines.find((line) => line.startsWith(`${move} : `))?.split(' : ')[1];
}

const MOST = {moore: 'k', bnim: 'm', poj2315: 'm'}; // parameter that limits how many parts a move may change
const BOTH = 2; // part number that means both piles in Wythoff's game

// A position with the learner's selected move. makeTouch() accepts an Attempt in place of a board.
class Attempt {
    choice = {...NO_CHOICE, isOpen: true};
    history = {matches: []};
    #most;
    #changed;
    #answer;

    // The exercise calls changed() after each selection and answer(move) at the end.
    constructor(position, changed, answer) {
        this.match = {...position, turn: 'human', result: ''};
        this.history.matches.push(this.match);
        this.#most = Number(position.params[MOST[position.game.of]] ?? 1);
        this.#changed = changed;
        this.#answer = answer;
    }

    choose(choice, isWanted) {
        const isBoth = ({part}) => this.match.game.of === 'wythoff' && part === BOTH;
        const others = this.choice.choices.filter((one) => one.part !== choice.part && !isBoth(one) && !isBoth(choice)),
            kept = this.#most > 1 ? others.slice(1 - this.#most) : [];
        this.choice = {...this.choice, choices: isWanted ? [...kept, choice] : others, selected: choice.part};
        this.#changed();
    }

    play() {
        const choices = this.choice.choices.toSorted((one, other) => one.part - other.part);
        if (choices.length) this.#answer(moveOf(choices));
    }
}

// Makes exercises. pose(question) shows another exercise. answer(move) shows the result.
export function makeExercises(ask, {pose, answer, playButton}) {
    let isPressed = false; // true if a button was pressed, so that the next drawing takes the focus

    function poser(position) {
        const button = makeButton(text('exercise'), async () => {
            if (button.ariaBusy === 'true') return;
            button.ariaBusy = 'true';
            isPressed = true;
            pose(await otherPosition(ask, position));
        });
        button.className = 'pose';
        return button;
    }

    function focusOn(element) {
        element.tabIndex = -1;
        if (isPressed) element.focus({preventScroll: true});
        if (isPressed) element.parentElement.scrollIntoView({block: 'nearest'});
        isPressed = false;
    }

    // Returns a row of buttons with a play button, and an element for errors.
    function playTools(position, ...buttons) {
        const fault = make('p', {role: 'status'});
        const play = playButton(() => position.question, (words) => fault.replaceChildren(words));
        return [make('div', {className: 'choices'}, ...buttons, play), fault];
    }

    function drawOpen(box, position) {
        const stage = make('div', {className: 'try', ariaLive: 'off'}),
            asked = make('p', {}, text('exerciseAsk'));
        const attempt = new Attempt(position, () => touch.mark(), (move) => {
            isPressed = true;
            answer(move);
        });
        const touch = makeTouch(stage, () => attempt, {id: 'answer-move', label: 'exerciseAnswer'});
        box.replaceChildren(asked, stage, make('p', {}, sayPosition(position)), ...playTools(position));
        touch.show();
        focusOn(asked);
    }

    async function drawAnswered(box, position, tried, winning) {
        const isRight = winning.includes(tried),
            [best] = winning;
        const worth = isRight ? 'P' : await verdictAfter(ask, position.question, tried);
        if (!worth) return; // the move in the page's address is illegal
        const name = {P: 'exerciseRight', N: 'exerciseWrong', D: 'exerciseDraw'}[worth];
        const told = make('p', {className: isRight ? 'right' : 'wrong'}, text(name, {move: sayMove(position, tried)}));
        const marks = [{before: position, move: tried, kind: 'choice'}];
        if (!isRight) marks.push({before: position, move: best, kind: 'hint'});
        box.replaceChildren(
            told,
            ...(isRight ? [] : [make('p', {}, text('moveIs', {move: sayMove(position, best)}))]),
            drawPosition(position, {marks}),
            ...(isRight ? [] : [drawLegend()]),
            ...playTools(position, ...(pose ? [poser(position)] : [])),
        );
        focusOn(told);
    }

    async function fill(box, question, tried) {
        const {winning = [], error} = await winningMoves(ask, question),
            position = readPosition(question);
        if (!winning.length || !DRAWN[position?.game.shape]) box.replaceChildren(make('p', {}, error ?? text('noAnswer')));
        else if (tried) await drawAnswered(box, position, tried, winning);
        else drawOpen(box, position);
    }

    return (position, {exercise, tried}) => {
        if (!exercise) return [make('div', {className: 'choices'}, poser(position))];
        const box = make('div', {className: 'exercise'});
        fill(box, exercise, tried);
        return [box];
    };
}
