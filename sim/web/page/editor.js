// SPDX-License-Identifier: MIT
// Buttons that change a position part by part, without typing
import {make, svg} from './elements.js';
import {writePosition} from './position.js';
import {namePart} from './said.js';
import {text} from './texts.js';

const MORE = 'M1 5h8M5 1v8',
    LESS = 'M1 5h8',
    PILE = 'M12 1h8v8h-8z';
const LETTERS = ['', 'S', 'O'];

// For each shape, returns a part's next value (`by` is 1) or previous value (`by` is -1)
const STEPS = {
    coins: (isHead) => !isHead,
    letters: (letter, by) => LETTERS[(LETTERS.indexOf(letter) + by + LETTERS.length) % LETTERS.length],
    men: ([black, white], by) => [black, white + by],
};
const more = (number, by) => number + by;
// For each shape, checks that a part may change by 1 or -1
const ALLOWS = {bar: (parts, i, by) => (by > 0 ? i === 0 || parts[i] < parts[i - 1] : parts[i] > (parts[i + 1] ?? 0))};
// words for a part's value, for shapes without numbers
const VALUES = {coins: (isHead) => text(isHead ? 'head' : 'tail'), letters: (letter) => letter || text('emptyCell')};
// value of an added part, for shapes that can have more parts
const NEW = {piles: 1, stairs: 1, coins: true, strip: 1, bar: 1};

const sign = (d) =>
    svg(
        'svg',
        {viewBox: `0 0 ${d.includes(PILE) ? 21 : 10} 10`, class: 'sign', 'aria-hidden': 'true'},
        svg('path', {d}),
    );

// Returns buttons that change a position. change(question) receives the new position.
export function makeEditor(position, change) {
    const {parts, game} = position;
    const named = (i) => namePart(game, i);
    const value = VALUES[game.shape];
    const button = (d, key, label, changed, isAllowed = true) => {
        const one = make('button', {type: 'button', ariaLabel: label, ariaDisabled: String(!isAllowed)}, sign(d));
        one.dataset.step = key;
        one.addEventListener('click', () => isAllowed && change(writePosition(position, changed)));
        return one;
    };
    const stepped = (i, by) =>
        parts.map((part, at) => (at === i ? (STEPS[game.shape] ?? more)(part, by) : part));
    const step = (d, name, i, by) => {
        const changed = stepped(i, by);
        const isAllowed = ALLOWS[game.shape]?.(parts, i, by) ?? true;
        const label = value ? text('cellIs', {cell: named(i), state: value(changed[i])}) : text(name, {part: named(i)});
        return button(d, `${name}${i}`, label, changed, isAllowed);
    };
    const columns = parts.map((_, i) =>
        make(
            'div',
            {},
            step(MORE, 'partMore', i, 1),
            ...(game.shape === 'coins' ? [] : [step(LESS, 'partLess', i, -1)]),
        ),
    );
    const added =
        NEW[game.shape] === undefined || game.of === 'wythoff'
            ? []
            : [[...parts, NEW[game.shape]], parts.slice(0, -1)];
    const ends = added.length
        ? [
              make(
                  'div',
                  {className: 'ends'},
                  button(MORE + PILE, 'partNew', text('partNew', {part: named(parts.length)}), added[0]),
                  button(LESS + PILE, 'partGone', text('partGone', {part: named(parts.length - 1)}), added[1]),
              ),
          ]
        : [];
    return make(
        'div',
        {className: 'editor', role: 'group', ariaLabel: text('changeIt')},
        ...columns,
        ...ends,
    );
}
