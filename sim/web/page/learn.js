// SPDX-License-Identifier: MIT
// Lessons, and a position of one's own: each leads to the ladder.
import {makeEditor} from './editor.js';
import {byId, make} from './elements.js';
import {makeLadder} from './ladder.js';
import {drawLookBack} from './lookback.js';
import {LESSONS} from './lessons.js';
import {exactly} from './reason.js';
import {text, words} from './texts.js';

const LOOK_BACK = LESSONS.length; // stands behind them

// ask: Program.ask; board(): the one in view; open(question) opens a position there to be played. Returns {relabel(),
// lookBack()}.
export function makeLearn(ask, board, open) {
    const input = byId('asked');
    const ladder = makeLadder(byId('ladder'), ask, (position) => makeEditor(position, change));
    const onGlass = () => board()?.match?.question;
    let lesson = 0; // or LOOK_BACK

    function show(question) {
        input.value = question;
        byId('fault').textContent = '';
        ladder.show(question);
    }

    // A position that the buttons have made; the focus stays on the button.
    async function change(line) {
        const {question} = await exactly(ask, line);
        if (!question) return;
        const name = document.activeElement.ariaLabel;
        show(question);
        [...byId('ladder').querySelectorAll('.editor button')].find((one) => one.ariaLabel === name)?.focus();
    }

    function choose(number) {
        lesson = number;
        relabel();
        if (number === LOOK_BACK) showLookBack();
        else show(LESSONS[number].position);
    }

    async function showLookBack() {
        drawLookBack(byId('look-back'), await board().history.review(ask), open);
    }

    function relabel() {
        const titles = [...LESSONS.map(({name}) => words().lessons[name][0]), text('yourGame')];
        byId('lessons').replaceChildren(
            ...titles.map((title, i) => {
                const button = make(
                    'button',
                    {type: 'button', ariaPressed: String(i === lesson)},
                    `${i + 1}`,
                    make('span', {}, ` ${title}`),
                );
                button.addEventListener('click', () => choose(i));
                return button;
            }),
        );
        const isBack = lesson === LOOK_BACK;
        byId('lesson').hidden = byId('question').hidden = byId('ladder').hidden = isBack;
        byId('look-back').hidden = !isBack;
        if (isBack) {
            showLookBack();
            return;
        }
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
    return {relabel, lookBack: () => choose(LOOK_BACK)};
}
