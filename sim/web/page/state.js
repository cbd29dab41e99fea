// SPDX-License-Identifier: MIT
// What the page shows, as one object. Events change it, and the views are drawn from it. The address spells it out.
import {currentLanguage} from './texts.js';
import {LESSONS} from './lessons.js';
import {isDate, today} from './puzzle.js';
import {CHARTS, TABLES} from './tables.js';

export const ROOMS = {learn: ['lessons', 'tables', 'charts', 'yourGame', 'puzzle'], bench: ['board', 'values']};
export const TOPICS = {lessons: LESSONS, tables: TABLES, charts: CHARTS};
const VIEWS = ['play', 'learn', 'bench'];
// For each room, the address parameter that names the topic
const TOPIC_KEYS = {lessons: 'lesson', tables: 'table', charts: 'chart'};
export const SHOWN = 'shown'; // value of `guess` if the answer was shown without a guess
// State of "Who wins here?" without any answer or step
export const NO_STEPS = {guess: '', moves: 0, reasons: 0, exercise: '', tried: ''};

export const NO_QUESTION = {question: '', isOrange: false, answers: {}, ...NO_STEPS};

const namesOf = (topics) => topics.map(({name}) => name);

// For each address parameter, the accepted values
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

// What the page shows. `running` is the current board, with match and level.
export class State {
    running; // the board in view
    view = 'play';
    rooms = {learn: 'lessons', bench: 'board'}; // room that each view showed last
    // topic that each room showed last
    topics = Object.fromEntries(Object.keys(TOPICS).map((room) => [room, TOPICS[room][0].name]));
    allShown = []; // names of the charts whose values are all shown
    asked = ''; // position in Learn, or '' for the lesson's first position
    steps = NO_STEPS; // in Learn
    date = today(); // of the puzzle in Learn
    who = NO_QUESTION; // "Who wins here?" in Play
    line = ''; // question to the solver
    fromLearn = ''; // view that a button in Learn opened, and that leads back to Learn
    isHidden = false; // hides the answers
    isStill = false; // true if the user has paused the simulated time
    isLarge = false; // for a projector
    kiosk = 0; // seconds without a touch before the page restarts; 0 means never
    lacks = new Set(); // names of the messages about what the browser lacks
    obeyed = 0; // number of addresses that the page is opening; while above 0, the page writes no address

    get language() {
        return currentLanguage();
    }

    get isFromLearn() {
        return this.view === this.fromLearn;
    }

    // Returns the current room. Undefined in Play, which has no rooms.
    get room() {
        return this.rooms[this.view];
    }

    // Returns the current topic, which is a lesson, a table or a chart.
    get topic() {
        return TOPICS[this.room]?.find(({name}) => name === this.topics[this.room]);
    }

    // Returns the position that the current lesson asks about.
    get question() {
        return this.asked || TOPICS.lessons.find(({name}) => name === this.topics.lessons).position;
    }

    // Returns the simulated board's match while it is in progress, or undefined.
    get match() {
        const {match, isSimulated} = this.running;
        return match && !match.result && isSimulated ? match : undefined;
    }
}

const count = (number) => (number ? `${number}` : '');

// Returns the address parameters as [name, value]. The address omits parameters with an empty value.
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

// Returns the address parameters of a shared link, without a lesson's answers.
export const sharedParamsOf = (state) => paramsOf(state, {steps: NO_STEPS, allShown: state.isHidden ? [] : state.allShown});

// Returns {fields, unknown}: the state in an address, and invalid parameters.
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
