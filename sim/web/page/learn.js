// SPDX-License-Identifier: MIT
// Four rooms: lessons and your own positions; tables; charts; and the look back at a game
import {makeChart} from './chart.js';
import {makeColouring} from './colouring.js';
import {makeDaily} from './daily.js';
import {makeEditor} from './editor.js';
import {byId, fillTopics, make, makeButton, showRoom} from './elements.js';
import {makeExercises} from './exercise.js';
import {rulesOf, titleOf} from './games.js';
import {makeLadder} from './ladder.js';
import {drawLookBack} from './lookback.js';
import {readPosition} from './position.js';
import {today} from './puzzle.js';
import {exactly, verdictOf} from './reason.js';
import {EXAMPLES} from './solver.js';
import {NO_STEPS, ROOMS, SHOWN, TOPICS} from './state.js';
import {fill, listed, sentences, text, words} from './texts.js';

// Ids of the elements that each room shows
const SEEN = {
    lessons: ['lesson', 'question', 'fault', 'ladder'],
    tables: ['table'],
    charts: ['chart'],
    yourGame: ['look-back'],
    puzzle: ['puzzle'],
};
const COURSE = Object.entries(TOPICS).flatMap(([room, topics]) => topics.map((topic) => ({room, topic})));
const wordsOf = (room, {name}) => words()[room][name];

// level of the machine by verdict; a losing player needs a weaker machine
const LEVEL = {P: 2};
const PERFECT = 4;
const ALL_STEPS = {moves: 9, reasons: 9}; // more steps than any explanation has
const [KAYLES] = EXAMPLES; // a chart of Grundy values

// open(question) opens a position on the board. playAt(level, question) sets the level, opens a position and returns the
// error, or ''. Returns {draw(), explain(question)}.
export function makeLearn(state, change, ask, {open, playAt, solve}) {
    const input = byId('asked'),
        fault = byId('fault');
    const ladder = makeLadder(byId('ladder'), ask, {
        climb: (steps) => change({steps}),
        edit: (position) => make('div', {className: 'choices'}, makeEditor(position, edit), playButton(() => position.question, showFault)),
        trap: ({question}) => (isFirst(question) ? make('p', {className: 'trap'}, wordsOf('lessons', state.topic)[2]) : ''),
        exercise: makeExercises(ask, {
            pose: (exercise) => change({steps: {...state.steps, exercise, tried: ''}}),
            answer: (tried) => change({steps: {...state.steps, tried}}),
            playButton,
        }),
        next: ({question}) => make('div', {className: 'choices'}, ...leadOn(question), ...more(readPosition(question).game.name)),
    });
    const table = makeColouring(byId('table'), ask, {next: () => leadOn(), more: () => more(topicGame()), playButton}),
        chart = makeChart(byId('chart'), ask, {next: () => leadOn(), more: () => [...more(topicGame()), ...openExample(KAYLES)], playButton, showAll});
    const daily = makeDaily(byId('puzzle'), ask, {choose: (date) => change({date}), playButton: playOnButton});
    let asked = ''; // position whose "Why?" in the look back gets the focus, or ''
    const onGlass = () => state.running.match?.question;

    const showFault = (words) => {
        fault.textContent = words;
    };

    // Makes a button that plays a position. tell() receives an error.
    function playButton(questionOf, tell, label = 'playIt') {
        const button = makeButton(text(label), async () => {
            const question = questionOf();
            const fault = await playAt(LEVEL[await verdictOf(ask, question)] ?? PERFECT, question);
            if (fault) tell(fault);
        });
        button.classList.add('play-it');
        return button;
    }

    // Makes the button "Play on". "Play it" would seem to mean the move.
    function playOnButton(questionOf, tell) {
        return playButton(questionOf, tell, 'playOn');
    }

    const topicGame = () => state.topic.game.split(' ')[0];

    // Returns a button that opens a solver's example in Bench, or [] in a museum or without an example.
    function openExample(example) {
        if (!example || state.kiosk) return [];
        const button = makeButton(`${text('bench')}${text('colon')}${words().examples[example.name][0]}`, () => {
            solve(example.line);
            byId('bench-back').focus();
        });
        button.classList.add('to-bench');
        return [button];
    }

    // Returns the button that opens the solver's table of this game.
    const more = (game) => openExample(EXAMPLES.find(({line}) => new RegExp(`^(table|lost) ${game} `).test(line)));

    const isFirst = (question) => question === state.topic.position;
    const isOfLesson = (question) => isFirst(question) || question === state.topic.next;

    // Returns the lesson's question, or else the rules and a general question.
    function headingOf(question) {
        const position = readPosition(question);
        if (isOfLesson(question)) return fill(wordsOf('lessons', state.topic)[1], {list: listed(position.parts.map(String))});
        return sentences(`${titleOf(position.game)}${text('stop')}`, rulesOf(position), text('why'));
    }

    const show = (question) => change({asked: isFirst(question) ? '' : question, steps: NO_STEPS});

    // Shows the editor's position. The pressed button keeps the focus.
    async function edit(line) {
        const {question} = await exactly(ask, line);
        if (!question) return;
        const {step} = document.activeElement.dataset;
        show(question);
        [...byId('ladder').querySelectorAll('.editor button')].find((one) => one.dataset.step === step)?.focus();
    }

    // Returns the button for the lesson's next position, or for the next topic.
    function leadOn(question) {
        const {next} = state.topic;
        const lead = (label, go) => {
            const button = makeButton(label, go);
            button.className = 'main';
            return [button];
        };
        if (question && isFirst(question))
            return lead(wordsOf('lessons', state.topic)[3], () => {
                show(next);
                byId('lesson').focus();
            });
        const then = COURSE[COURSE.findIndex(({topic}) => topic === state.topic) + 1];
        if (!then || (question && question !== next)) return [];
        return lead(text('nextTopic', {title: wordsOf(then.room, then.topic)[0]}), () => {
            choose(then.room, then.topic.name);
            ({lessons: byId('lesson'), tables: table, charts: chart})[then.room].focus();
        });
    }

    function showAll(name, isAll) {
        const others = state.allShown.filter((one) => one !== name);
        change({allShown: isAll ? [...others, name] : others});
    }

    // Shows all steps of the reason for a position.
    function explain(question) {
        change({view: 'learn', rooms: {...state.rooms, learn: 'lessons'}, asked: question, steps: {...NO_STEPS, guess: SHOWN, ...ALL_STEPS}});
        byId('lesson').focus();
    }

    const isExplained = () => state.room === 'lessons' && state.steps.guess === SHOWN;
    // Returns true if the page explains a position of the current game.
    const isOfGame = () => isExplained() && state.running.history.matches.some(({question}) => question === state.question);

    // Shows a topic in a room. Without `topic`, keeps the room's topic.
    function choose(room, topic) {
        const isNew = (topic && room === 'lessons') || isOfGame();
        change({
            rooms: {...state.rooms, learn: room},
            date: today(),
            ...(topic && {topics: {...state.topics, [room]: topic}}),
            ...(isNew && {asked: '', steps: NO_STEPS}),
        });
    }

    const DRAWN = {
        lessons() {
            const {question} = state;
            const heading = headingOf(question);
            if (byId('lesson').textContent !== heading) byId('lesson').textContent = heading; // a screen reader speaks each change
            if (input.dataset.shown !== question) {
                input.dataset.shown = input.value = question;
                showFault('');
            }
            ladder.draw(question, state.steps, {about: state.topic.name, answers: isOfLesson(question) ? state.topic.answers : {}});
        },
        tables: () => table.show(state.topic),
        charts: () => chart.show(state.topic, state.allShown.includes(state.topic.name)),
        async yourGame() {
            const {history, isForTwo} = state.running;
            const rows = await history.review(ask);
            drawLookBack({rows, last: history.matches.at(-1), isForTwo}, {retry: open, explain, playButton: playOnButton});
            if (asked) byId('look-back').querySelector(`[data-question="${asked}"]`)?.focus();
            asked = '';
        },
        puzzle: () => daily.draw(state.date),
    };

    // Reads a typed line. If the line has only numbers, reads a position of the current game or, if that fails, of Nim.
    async function read(line) {
        const typed = await exactly(ask, line);
        if (typed.question || !/^[\d\s,;.+-]+$/.test(line)) return typed;
        const [game] = state.question.split(' : ');
        for (const head of [game, 'nim -']) {
            const {question} = await exactly(ask, `${head} : ${line}`);
            if (question) return {question};
        }
        return typed;
    }

    byId('question').addEventListener('submit', async (event) => {
        event.preventDefault();
        const {question, error} = await read(input.value.trim());
        showFault(question ? '' : (error ?? text('noAnswer')));
        if (!question) return;
        input.value = question;
        show(question);
    });
    byId('review-back').addEventListener('click', () => {
        asked = state.question;
        choose('yourGame');
    });
    byId('take').addEventListener('click', () => show(onGlass()));

    return {
        explain,
        draw() {
            const {room} = state,
                marked = isOfGame() ? 'yourGame' : room;
            showRoom(byId('rooms'), ROOMS.learn, SEEN, room, choose, marked);
            byId('review-back').hidden = marked === room;
            byId('topics').ariaLabel = text(marked);
            const topics = TOPICS[marked] ?? [],
                topic = isExplained() && !isOfLesson(state.question) ? undefined : state.topic;
            byId('topics').hidden = !topics.length;
            byId('learn-title').textContent = [text(marked), ...(topics.length && topic ? [wordsOf(room, topic)[0]] : [])].join(text('colon'));
            fillTopics(byId('topics'), topics.map((one) => wordsOf(room, one)[0]), topics.indexOf(topic), (i) => choose(room, topics[i].name));
            byId('teachers').textContent = words().about.teach;
            byId('take').disabled = !onGlass();
            DRAWN[room]();
        },
    };
}
