// SPDX-License-Identifier: MIT
// Buttons that change a position part by part, without typing.
import {make, svg} from './elements.js';
import {writePosition} from './position.js';
import {text} from './texts.js';

const MORE = 'M1 5h8M5 1v8',
    LESS = 'M1 5h8',
    PILE = 'M12 1h8v8h-8z';
const LETTERS = ['', 'S', 'O'];

// Changes a part by a step of 1 or -1.
const STEPS = {
    coins: (isHead) => !isHead,
    letters: (letter, by) => LETTERS[(LETTERS.indexOf(letter) + by + LETTERS.length) % LETTERS.length],
    men: ([black, white], by) => [black, white + by],
};
const more = (number, by) => number + by;
// Shapes that can get another part, and the new part
const NEW = {piles: 1, stairs: 1, coins: true, strip: 1, bar: 1};

const sign = (d) =>
    svg(
        'svg',
        {viewBox: `0 0 ${d.includes(PILE) ? 21 : 10} 10`, class: 'sign', 'aria-hidden': 'true'},
        svg('path', {d}),
    );

// Returns buttons for a position. Each calls change(question); the program may refuse the question.
export function makeEditor(position, change) {
    const {parts, game} = position;
    const button = (d, name, part, changed) => {
        const one = make('button', {type: 'button', ariaLabel: text(name, {part})}, sign(d));
        one.addEventListener('click', () => change(writePosition(position, changed)));
        return one;
    };
    const stepped = (i, by) =>
        parts.map((part, at) => (at === i ? (STEPS[game.shape] ?? more)(part, by) : part));
    const columns = parts.map((_, i) =>
        make(
            'div',
            {},
            button(MORE, 'partMore', i + 1, stepped(i, 1)),
            ...(game.shape === 'coins' ? [] : [button(LESS, 'partLess', i + 1, stepped(i, -1))]),
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
                  button(MORE + PILE, 'partNew', '', added[0]),
                  button(LESS + PILE, 'partGone', '', added[1]),
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
