// SPDX-License-Identifier: MIT
// What the page shows, as one object. Events change it, and the views are drawn from it. The address spells it out.
import {currentLanguage} from './texts.js';
import {LESSONS} from './lessons.js';
import {isDate, today} from './puzzle.js';
import {CHARTS, TABLES} from './tables.js';

export const ROOMS = {learn: ['lessons', 'tables', 'charts', 'yourGame', 'puzzle'], bench: ['board', 'values']};
export const TOPICS = {lessons: LESSONS, tables: TABLES, charts: CHARTS};
const VIEWS = ['play', 'learn', 'bench'];
// {room: parameter of the address that names the topic in this room}
const TOPIC_KEYS = {lessons: 'lesson', tables: 'table', charts: 'chart'};
export const SHOWN = 'shown'; // as a guess: the answer was shown without a guess
// In this state, "Who wins here?" shows no answer and no step
export const NO_STEPS = {guess: '', moves: 0, reasons: 0, exercise: '', tried: ''};

export const NO_QUESTION = {question: '', isOrange: false, answers: {}, ...NO_STEPS};

const namesOf = (topics) => topics.map(({name}) => name);

// {parameter: its known values}
const KNOWN = {
    view: VIEWS,
    room: Object.values(ROOMS).flat(),
    guess: ['N', 'P', 'D', SHOWN],
    answers: ['hidden'],
    all: ['shown'],
    large: ['on'],
    turn: ['machine'],
    mover: ['orange'],
    from: ROOMS.learn,
    ...Object.fromEntries(Object.entries(TOPIC_KEYS).map(([room, key]) => [key, namesOf(TOPICS[room])])),
};

// What the page shows. `running` owns the match and the level.
export class State {
    running; // the board in view
    view = 'play';
    rooms = {learn: 'lessons', bench: 'board'}; // the room that each view showed last
    topics = Object.fromEntries(Object.keys(TOPICS).map((room) => [room, TOPICS[room][0].name])); // topic that each room showed last
    allShown = []; // names of the charts that show all values
    asked = ''; // question in Learn; '': the first position of the lesson
    steps = NO_STEPS; // in Learn
    date = today(); // of the puzzle in Learn
    who = NO_QUESTION; // "Who wins here?" in Play
    line = ''; // question to the solver
    fromLearn = ''; // view that a button in Learn has opened; this view leads back to the lesson
    isHidden = false; // hides the answers
    isStill = false; // true if the simulated time stands still, because a user must be able to pause moving text
    isLarge = false; // for a projector
    kiosk = 0; // seconds without a touch until the page returns to its start; 0: never
    lacks = new Set(); // names of the texts in `lacks` that say what the browser lacks
    obeyed = 0; // number of addresses that the page is opening; meanwhile it writes no address

    get language() {
        return currentLanguage();
    }

    get isFromLearn() {
        return this.view === this.fromLearn;
    }

    // Returns the room that the view shows; undefined in Play, which has no rooms.
    get room() {
        return this.rooms[this.view];
    }

    // Returns the topic in view: a lesson, a table or a chart.
    get topic() {
        return TOPICS[this.room]?.find(({name}) => name === this.topics[this.room]);
    }

    // Returns the question that Learn shows in its lessons.
    get question() {
        return this.asked || TOPICS.lessons.find(({name}) => name === this.topics.lessons).position;
    }

    // Returns the simulated board's game under way, or undefined.
    get match() {
        const {match, isSimulated} = this.running;
        return match && !match.result && isSimulated ? match : undefined;
    }
}

const count = (number) => (number ? `${number}` : '');

// Returns the parameters of the address as [name, value]. The value '' omits a parameter. steps, allShown: the answers in the address.
export function paramsOf(state, {steps, allShown} = state) {
    const {view, match, running, isFromLearn} = state,
        learnt = isFromLearn ? state.rooms.learn : state.room,
        isLesson = learnt === 'lessons';
    return [
        ['view', view === 'play' ? '' : view],
        ['board', running.isSimulated ? running.name : ''],
        ['lang', state.language],
        ['from', isFromLearn ? learnt : ''],
        ['room', state.room === ROOMS[view]?.[0] ? '' : state.room],
        [TOPIC_KEYS[learnt], state.topics[learnt]],
        ['all', learnt === 'charts' && allShown.includes(state.topics.charts) ? 'shown' : ''],
        ['asked', isLesson ? state.asked : ''],
        ['guess', isLesson ? steps.guess : ''],
        ['moves', isLesson ? count(steps.moves) : ''],
        ['reasons', isLesson ? count(steps.reasons) : ''],
        ['exercise', isLesson ? steps.exercise : ''],
        ['tried', isLesson ? steps.tried : ''],
        ['date', learnt === 'puzzle' ? state.date : ''],
        ['solver', state.room === 'values' ? state.line : ''],
        ['position', match?.question],
        ['turn', match?.turn === 'machine' ? 'machine' : ''],
        ['mover', match?.game.shape === 'men' && match.isOrange ? 'orange' : ''],
        ['chosen', match && running.chosen],
        ['answers', state.isHidden ? 'hidden' : ''],
        ['large', state.isLarge ? 'on' : ''],
        ['kiosk', count(state.kiosk)],
        ['level', count(running.level)],
    ];
}

// Returns the parameters of a link for others. The link of a lesson has the question and no answers.
export const sharedParamsOf = (state) => paramsOf(state, {steps: NO_STEPS, allShown: state.isHidden ? [] : state.allShown});

// Returns {fields, unknown}: the part of the state that an address sets, and parameters with unknown values. said: from
// readLink().
export function fieldsIn(said, {rooms, topics, allShown}) {
    const unknown = Object.keys(KNOWN).filter((name) => said.has(name) && !KNOWN[name].includes(said.get(name)));
    if (said.has('date') && !isDate(said.get('date'))) unknown.push('date');
    const get = (name) => (unknown.includes(name) ? undefined : said.get(name));
    const view = get('view') ?? 'play';
    const from = view === 'learn' ? undefined : get('from');
    const room = ROOMS[view]?.includes(get('room')) ? get('room') : ROOMS[view]?.[0];
    const learnt = from ?? room,
        topic = TOPIC_KEYS[learnt] && (get(TOPIC_KEYS[learnt]) ?? TOPICS[learnt][0].name);
    const otherCharts = learnt === 'charts' ? allShown.filter((name) => name !== topic) : allShown;
    const fields = {
        view,
        rooms: {...rooms, ...(room && {[view]: room}), ...(from && {learn: from})},
        fromLearn: from ? view : '',
        topics: {...topics, ...(topic && {[learnt]: topic})},
        allShown: learnt === 'charts' && get('all') ? [...otherCharts, topic] : otherCharts,
        asked: said.get('asked') ?? '',
        steps: {
            guess: get('guess') ?? '',
            moves: Number(said.get('moves')) || 0,
            reasons: Number(said.get('reasons')) || 0,
            exercise: said.get('exercise') ?? '',
            tried: said.get('tried') ?? '',
        },
        date: isDate(said.get('date')) ? said.get('date') : today(),
        line: said.get('solver') ?? '',
        isHidden: get('answers') === 'hidden',
        isLarge: get('large') === 'on',
    };
    return {fields, unknown: unknown.map((name) => said.get(name))};
}
