// SPDX-License-Identifier: MIT
// Lessons, and a position of one's own: each leads to the ladder.
import {byId, make} from './elements.js';
import {makeLadder} from './ladder.js';
import {LESSONS} from './lessons.js';
import {exactly} from './reason.js';
import {text, words} from './texts.js';

// ask: Program.ask; onGlass(): the question about the position on the board, or undefined. Returns {relabel(), show(question)}.
export function makeLearn(ask, onGlass) {
    const ladder = makeLadder(byId('ladder'), ask),
        input = byId('asked');
    let lesson = 0;

    function show(question) {
        input.value = question;
        byId('fault').textContent = '';
        ladder.show(question);
    }

    function choose(number) {
        lesson = number;
        relabel();
        show(LESSONS[number].position);
    }

    function relabel() {
        byId('lessons').replaceChildren(
            ...LESSONS.map(({name}, i) => {
                const button = make(
                    'button',
                    {type: 'button', ariaPressed: String(i === lesson)},
                    `${i + 1}`,
                    make('span', {}, ` ${words().lessons[name][0]}`),
                );
                button.addEventListener('click', () => choose(i));
                return button;
            }),
        );
        byId('lesson').textContent = words().lessons[LESSONS[lesson].name][1];
        byId('take').disabled = !onGlass();
        if (ladder.question) ladder.show(ladder.question);
    }

    byId('question').addEventListener('submit', async (event) => {
        event.preventDefault();
        const {question, error} = await exactly(ask, input.value.trim());
        if (question) show(question);
        else byId('fault').textContent = error ?? text('noAnswer');
    });
    byId('take').addEventListener('click', () => show(onGlass()));

    choose(0);
    return {relabel, show};
}
