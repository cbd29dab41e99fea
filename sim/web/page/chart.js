// SPDX-License-Identifier: MIT
// Charts of Grundy values. When you touch a size, the page shows the values that its moves lead to, and the least missing value.
import {make, makeButton} from './elements.js';
import {makePanel} from './panel.js';
import {choicesOf, readPosition} from './position.js';
import {fillByValue} from './plot.js';
import {movesOf, periodOf, valueOf} from './reason.js';
import {cellsOf, gameOf, questionOf} from './tables.js';
import {fill, listed, sentences, text, words} from './texts.js';

const SET_MAX = 9; // largest number in a set
// For each shape, returns the pile's size or the coin's place after a move
const LEAVES = {piles: (size, [, taken]) => size - taken, coins: (_, [, place = 0]) => place};

// Draws the values up to `missing` or the largest value. `from` lists each value's sizes.
function drawMex(from, missing) {
    const items = Array.from({length: Math.max(missing, ...from.keys()) + 1}, (_, number) =>
        make(
            'li',
            {className: number === missing ? 'missing' : from.has(number) ? 'reached' : ''},
            make('strong', {}, `${number}`),
            make('small', {}, from.get(number)?.join(', ') ?? '–'),
        ),
    );
    return make('ol', {className: 'mex'}, ...items);
}

// Makes a chart of Grundy values. showAll(name, isAll) shows all values, or only the values found by the user.
export function makeChart(element, ask, {next, more, playButton, showAll}) {
    const panel = makePanel(element);
    // For each chart: the chosen set, the sizes touched, and the size touched last
    const kept = new Map();
    let chart, state, sizes, values, period, isAll;
    let asked; // chart that was requested, which may still be loading

    const questionOfSize = (i) => questionOf(chart, cellsOf(chart)[i]);
    // Plays the size touched last, or else the largest size that wins.
    const play = playButton(() => questionOfSize(state.seen ?? values.findLastIndex((value) => value > 0)), (fault) => panel.tell(fault));

    const isDone = () => isAll || state.found.every(Boolean);

    function tell(...found) {
        const [, , rule] = words().charts[chart.name];
        const told = isDone() ? [...found, fill(rule, period)] : found;
        panel.tell(sentences(...told), isDone());
    }

    // Makes buttons that change the set of numbers that a move may take.
    function setButtons() {
        const buttons = Array.from({length: SET_MAX}, (_, i) => {
            const isIn = state.set.includes(i + 1);
            const changed = isIn ? state.set.filter((one) => one !== i + 1) : [...state.set, i + 1];
            const button = makeButton(`${i + 1}`, () => changed.length && begin(changed.sort()));
            button.ariaPressed = String(isIn);
            return button;
        });
        const label = text('moveTakes');
        return make('div', {className: 'choices', role: 'group', ariaLabel: label}, label, ...buttons);
    }

    function paint(chosen, reached = []) {
        panel.buttons().forEach((cell, i) => {
            const value = isAll || state.found[i] ? values[i] : undefined;
            cell.replaceChildren(make('small', {}, `${sizes[i]}`), value === undefined ? '' : `${value}`);
            cell.className = reached.includes(sizes[i]) ? 'reached' : '';
            cell.ariaCurrent = i === chosen ? 'true' : null;
            cell.ariaLabel = value === undefined ? `${sizes[i]}` : text('worthIs', {cell: sizes[i], value});
            fillByValue(cell, value ?? 0, Math.max(...values));
        });
        play.textContent = text('playIt');
        panel.offer(
            play,
            ...(chart.set ? [setButtons()] : []),
            makeButton(text('showAll'), () => showAll(chart.name, true)),
            makeButton(text('beginAgain'), () => begin(state.set)),
            ...more(),
            ...(isDone() ? next() : []),
        );
    }

    async function find(i) {
        const mine = chart,
            size = sizes[i];
        const position = readPosition(questionOfSize(i));
        const moves = await movesOf(ask, position.question);
        if (mine !== chart) return;
        const from = new Map(); // for each value, the sizes with this value that a single move reaches
        for (const move of moves) {
            const [choice] = choicesOf(move),
                left = LEAVES[position.game.shape](size, choice),
                value = values[sizes.indexOf(left)];
            from.set(value, [...(from.get(value) ?? []), left]);
        }
        const reached = [...from.keys()].sort((a, b) => a - b);
        let missing = 0;
        while (from.has(missing)) missing++;
        state.found[i] = true;
        state.seen = i;
        paint(i, [...from.values()].flat());
        panel.show(drawMex(from, missing));
        tell(text(moves.length ? 'mexIs' : 'mexNone', {size, mex: missing, list: listed(reached.map(String))}));
    }

    // Restarts the chart with another set of numbers that a move may take.
    function begin(set) {
        kept.set(chart.name, {set});
        showAll(chart.name, false);
    }

    async function load(mine) {
        asked = mine;
        const cells = cellsOf(mine);
        const worth = await Promise.all(cells.map((cell) => valueOf(ask, questionOf(mine, cell))));
        const repeats = mine.set ? await periodOf(ask, gameOf(mine)) : {};
        if (asked !== mine) return;
        if (worth.some(Number.isNaN)) {
            panel.tell(text('noAnswer'));
            return;
        }
        chart = mine;
        period = repeats;
        values = worth;
        sizes = cells.map(({column: [size]}) => size);
        state = kept.get(chart.name) ?? {set: chart.set};
        state.found ??= sizes.map(() => false);
        kept.set(chart.name, state);
        panel.draw(chart, words().charts[chart.name], find);
        paint();
        if (isAll) tell();
        else if (state.seen === undefined) tell(text('chartHelp'));
        else find(state.seen);
    }

    return {
        show(one, isWhole) {
            isAll = isWhole;
            return load({...one, set: kept.get(one.name)?.set ?? one.set});
        },
        focus: panel.focus,
    };
}
