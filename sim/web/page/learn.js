// SPDX-License-Identifier: MIT
// Four rooms: lessons and your own positions; tables; charts; and the look back at a game
import {makeChart} from './chart.js';
import {makeColouring} from './colouring.js';
import {makeEditor} from './editor.js';
import {byId, fillGroup, make, makeButton, makeTopic, showRoom} from './elements.js';
import {makeLadder} from './ladder.js';
import {drawLookBack} from './lookback.js';
import {LESSONS} from './lessons.js';
import {exactly} from './reason.js';
import {CHARTS, TABLES} from './tables.js';
import {text, words} from './texts.js';

// Rooms by name, with topics to choose from. seen: ids of elements.
const ROOMS = {
    lessons: {topics: LESSONS, seen: ['lesson', 'question', 'fault', 'ladder']},
    tables: {topics: TABLES, seen: ['table']},
    charts: {topics: CHARTS, seen: ['chart']},
    yourGame: {topics: [], seen: ['look-back']},
};
const COURSE = Object.entries(ROOMS).flatMap(([room, {topics}]) => topics.map((topic) => ({room, topic})));

// open(question) opens a position on the board. Returns {relabel(), lookBack()}.
export function makeLearn(ask, board, open) {
    const input = byId('asked');
    const ladder = makeLadder(byId('ladder'), ask, {
        edit: (position) => makeEditor(position, change),
        trap: ({question}) =>
            question === topic.position ? make('p', {className: 'trap'}, wordsOf(room, topic)[2]) : '',
        next: ({question}) => make('div', {className: 'choices'}, ...leadOn(question)),
    });
    const table = makeColouring(byId('table'), ask, () => leadOn()),
        chart = makeChart(byId('chart'), ask, () => leadOn());
    const onGlass = () => board()?.match?.question;
    const chosen = new Map(); // the last topic in each room
    let room = 'lessons',
        [topic] = LESSONS;

    const wordsOf = (of, {name}) => words()[of][name];

    function show(question) {
        input.value = question;
        byId('fault').textContent = '';
        ladder.show(question);
    }

    // Keeps the focus on the pressed button of the editor.
    async function change(line) {
        const {question} = await exactly(ask, line);
        if (!question) return;
        const {step} = document.activeElement.dataset;
        show(question);
        [...byId('ladder').querySelectorAll('.editor button')].find((one) => one.dataset.step === step)?.focus();
    }

    // Returns the button to the lesson's next position or to the next topic.
    function leadOn(question) {
        const {position, next} = topic;
        const lead = (label, go) => {
            const button = makeButton(label, go);
            button.className = 'main';
            return [button];
        };
        if (position && question === position)
            return lead(wordsOf(room, topic)[3], () => {
                show(next);
                byId('lesson').focus();
            });
        const then = COURSE[COURSE.findIndex((one) => one.topic === topic) + 1];
        if (!then || (position && question !== next)) return [];
        return lead(text('nextTopic', {title: wordsOf(then.room, then.topic)[0]}), () => {
            choose(then.room, then.topic);
            ({lessons: byId('lesson'), tables: table, charts: chart})[room].focus();
        });
    }

    // Shows a topic of a room, by default the one shown last.
    function choose(name, one = chosen.get(name) ?? ROOMS[name].topics[0] ?? {}) {
        room = name;
        topic = one;
        chosen.set(room, topic);
        if (room === 'lessons') show(topic.position);
        relabel();
    }

    function relabel() {
        showRoom(byId('rooms'), ROOMS, room, choose);
        byId('topics').ariaLabel = text(room);
        fillGroup(
            byId('topics'),
            ROOMS[room].topics.map((one, i) =>
                makeTopic(i + 1, wordsOf(room, one)[0], one === topic, () => choose(room, one)),
            ),
        );
        byId('take').disabled = !onGlass();
        DRAWN[room]();
    }

    const DRAWN = {
        lessons() {
            byId('lesson').textContent = wordsOf(room, topic)[1];
            if (ladder.question) ladder.show(ladder.question);
            else show(topic.position);
        },
        tables: () => table.show(topic),
        charts: () => chart.show(topic),
        async yourGame() {
            const {history} = board();
            drawLookBack(byId('look-back'), await history.review(ask), history.matches.at(-1), open);
        },
    };

    byId('question').addEventListener('submit', async (event) => {
        event.preventDefault();
        const {question, error} = await exactly(ask, input.value.trim());
        if (question) show(question);
        else byId('fault').textContent = error ?? text('noAnswer');
    });
    byId('take').addEventListener('click', () => show(onGlass()));

    return {relabel, lookBack: () => choose('yourGame')};
}
