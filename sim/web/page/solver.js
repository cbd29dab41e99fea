// SPDX-License-Identifier: MIT
// The solver for mathematicians, with answers as text, in a sentence, and as a plot
import {csvLine, csvOfTable, headOf, readAnswer} from './answers.js';
import {byId, fillTopics, make, makeButton, recallLines, save} from './elements.js';
import {answered} from './fault.js';
import {gameNamed} from './games.js';
import {drawPoints, drawTable} from './plot.js';
import {readPosition} from './position.js';
import {exactly} from './reason.js';
import {namePart, sayMoveIn} from './said.js';
import {currentLanguage, listed, sentences, text, words} from './texts.js';

const AT_WORK_MS = 300, // time in ms before the page says that the solver is working
    LISTED_MAX = 40; // maximum number of exceptions to list one by one

// Example questions for the solver. The language files have titles and notes.
export const EXAMPLES = [
    {name: 'kayles', line: 'table heap code=0.77 : 0..143'},
    {name: 'dawson', line: 'table heap code=0.07 : 0..203'},
    {name: 'treblecross', line: 'table heap code=0.007 : 0..199'},
    {name: 'set', line: 'table sub S=2,5,7 : 0..109'},
    {name: 'wythoff', line: 'lost wythoff - : 100 100'},
    {name: 'twoPiles', line: 'lost subsum S=1,3,4 : 40 40'},
    {name: 'fibonacci', line: 'lost fib - : 89 55'},
    {name: 'misere', line: 'table mheap code=0.77 : 0..30'},
    {name: 'sum', line: 'sum nim - : 3 4 + wythoff - : 3 5 + heap code=0.77 : 10'},
];

// For each command, the text that explains its answer
const KEYS = {why: 'keyWhy', value: 'keyValue', moves: 'keyMoves', sum: 'keySum'};
const WHY = /^why\b */i;
const NAME = /^\w+$/; // matches a question that is only a game's name

function aboutTable({repeats, exceptions}) {
    if (!repeats) return [text('periodNone')];
    const told = [text(`${repeats.plus ? 'growth' : 'period'}${repeats.seen ? 'Seen' : 'Proved'}`, repeats)];
    if (exceptions.length > LISTED_MAX) told.push(text('exceptionsMany', {count: exceptions.length}));
    else if (exceptions.length) told.push(text('exceptions', {list: listed(exceptions.map(String))}));
    return told;
}

function aboutLost({count, ends, points}) {
    const told = text('lostCount', {count});
    return ends && !points ? [told, text('pointsMany')] : [told];
}

// Returns the names of a position's two parts, such as ['pile 1', 'pile 2'].
function axesOf(line) {
    const [, name] = line.toLowerCase().split(/[ :]+/);
    return [0, 1].map((i) => namePart(gameNamed(name) ?? {}, i));
}

// Splits a text at backquotes, which enclose what the user should type.
const withCode = (told) => told.split('`').map((part, i) => (i % 2 ? make('code', {lang: 'en'}, part) : part));

// Returns sentences that explain the signs in the answer to a question.
function keysTo(line) {
    const [command] = line.toLowerCase().split(' '),
        signs = new Set([command, line.includes(' + ') && 'sum']);
    return sentences(...Array.from(signs, (one) => Object.hasOwn(KEYS, one) && text(KEYS[one])));
}

function aboutMoves({legal, wins, draws}) {
    if (wins || !draws) return [wins ? text('movesOf', {wins, legal}) : text('movesNone')];
    return [text('movesNone'), text('drawsOf', {wins: draws, legal})];
}

function aboutVerdict({question, verdict, moves}) {
    const list = moves.slice(0, LISTED_MAX).map((move) => sayMoveIn(question, move)).join('; ');
    return [text(`verdict${verdict}`), list && `${text(moves.length > 1 ? 'movesAre' : 'moveIs', {move: list})}${text('stop')}`];
}

// For each part of an answer, a function that describes this part
const ABOUT = {
    table: aboutTable,
    lost: aboutLost,
    period: aboutTable,
    moves: aboutMoves,
    mex: (mex) => [text('mexOf', {mex})],
    value: (value) => [text('valueIs', {value}), text(value === '0' ? 'verdictP' : 'verdictN')],
    solved: aboutVerdict,
};

// Returns the sentences about an answer that readAnswer() has read.
const about = (read) => Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : ABOUT[name](value)));

// Reads an answer. After a fault, returns the fault and the lines before it.
function read(line, {said, fault, question = line}) {
    if (!fault) return {said, read: readAnswer(line, said, question)};
    const at = said.lastIndexOf('\n', said.length - 2) + 1;
    return {said: said.slice(0, at), error: answered({lines: [said.slice(at, -1)], fault}).error};
}

// program: a Program that only the solver uses. changed(line) receives each new question. explain(question) shows the reason
// with pictures. Returns {draw()}.
export function makeSolver(program, changed, explain) {
    const input = byId('solver-line'),
        told = byId('solver-told'),
        legend = byId('legend'),
        plot = byId('plot'),
        remember = recallLines(input);
    const [ready, stop] = [byId('solver-ask'), byId('solver-stop')]; // one of them is shown
    // The question {line, example} and the answer {said, error, read}. `instead` is a question to suggest.
    let asked = {};
    let turn = 0, // counts questions
        isStopped = false; // true if the user has pressed the stop button

    // True if Learn can explain the answer with pictures.
    const canExplain = () => Boolean(asked.read?.solved && readPosition(asked.read.solved.question));

    const isAnswering = () => byId('said').ariaBusy === 'true';

    function tell(all) {
        told.textContent = sentences(...all);
    }

    function point(parts) {
        const [first, second] = axesOf(asked.line);
        const isLost = asked.read.lost.points.some((one) => one.join() === parts?.join());
        const state = text(isLost ? 'lost' : 'won');
        legend.textContent = parts ? text('cellIs', {cell: parts.join(', '), state}) : text('pointsAre', {first, second});
    }

    function drawPlot({table, lost}) {
        const drawn = table?.rows.length ? drawTable(table) : lost?.points ? drawPoints(lost, axesOf(asked.line), point) : '';
        plot.replaceChildren(drawn);
        byId('drawn').hidden = !drawn;
        if (lost?.points) point();
        else legend.textContent = text('tableOfHeaps');
        plot.scrollTop = plot.scrollLeft = byId('answer').scrollTop = 0;
    }

    function show() {
        const {line, example, said, error, read, failed, instead} = asked,
            {lines, count} = headOf(said ?? '');
        const note = example ? words().examples[example.name][1] : line ? '' : text('solverHelp');
        byId('note').replaceChildren(...withCode(instead ? text('forExample') : error ? '' : note), ...(instead ? [' ', makeButton(instead, () => ask(instead))] : []));
        byId('key').replaceChildren(...withCode(example || !read ? '' : keysTo(line)));
        byId('solver-why').hidden = !canExplain();
        const sentence = read ? about(read) : [];
        // Let screen readers speak the answer if no sentence describes it.
        byId('said').ariaLive = sentence.length ? 'off' : 'polite';
        if (byId('said').textContent !== lines.join('\n')) byId('said').textContent = lines.join('\n');
        const rest = count - lines.length;
        byId('said-rest').textContent = rest ? text('moreLines', {count: rest.toLocaleString(currentLanguage())}) : '';
        drawPlot(read ?? {});
        byId('solver-save').hidden = !read?.table && !read?.lost;
        if (read) tell(sentence);
        else if (!stop.hidden) tell([text('atWork')]);
        else tell([error?.() ?? (failed ? text(failed) : '')]);
    }

    // Shows the stop button while the solver works, or else the ask button.
    function showWork(isAtWork) {
        const hasFocus = [ready, stop].includes(document.activeElement);
        ready.hidden = isAtWork;
        stop.hidden = !isAtWork;
        if (hasFocus) (isAtWork ? stop : ready).focus();
        if (isAtWork) tell([text('atWork')]);
    }

    // Returns the program's answer, or undefined after a newer question. Adds the exact question to an answer to `why`.
    async function answerTo(line) {
        if (isAnswering()) program.stop();
        isStopped = false;
        const mine = ++turn;
        byId('said').ariaBusy = 'true';
        const timer = setTimeout(() => showWork(true), AT_WORK_MS);
        const answer = await program.answer(line);
        if (answer && WHY.test(line)) Object.assign(answer, await exactly((one) => program.ask(one), line.replace(WHY, '') || 'show'));
        clearTimeout(timer);
        if (turn !== mine) return undefined;
        byId('said').ariaBusy = 'false';
        showWork(false);
        return answer;
    }

    // Returns the question `<name> : 10`, or undefined if the program rejects the question.
    async function withPosition(name) {
        const question = `${name} : 10`,
            lines = await program.ask(question);
        return lines && !lines.error ? question : undefined;
    }

    async function ask(line) {
        const mine = (asked = {line, example: EXAMPLES.find((one) => one.line === line)});
        input.value = line;
        remember(line);
        changed(line);
        const answer = await answerTo(line);
        if (asked !== mine) return;
        Object.assign(mine, answer ? read(line, answer) : {failed: isStopped ? 'stopped' : 'noAnswer'});
        if (mine.error && NAME.test(line)) mine.instead = await withPosition(line);
        if (asked === mine) show();
    }

    // Shows the question `line`, or nothing for ''. Asks the program if the question is new.
    function draw(line) {
        if (line && line !== asked.line) {
            ask(line);
            return;
        }
        if (line === '' && asked.line) {
            asked = {};
            input.value = '';
        }
        byId('examples').ariaLabel = text('examples');
        fillTopics(byId('examples'), EXAMPLES.map(({name}) => words().examples[name][0]), EXAMPLES.indexOf(asked.example), (i) => ask(EXAMPLES[i].line));
        show();
    }

    byId('ask-solver').addEventListener('submit', (event) => {
        event.preventDefault();
        const line = input.value.trim();
        if (line) ask(line);
    });
    byId('solver-why').addEventListener('click', () => explain(asked.read.solved.question));
    stop.addEventListener('click', () => {
        isStopped = true;
        program.stop();
    });
    byId('solver-save').addEventListener('click', async () => {
        const {line, said, read: {table}} = asked;
        const csv = table ? csvOfTable(said) : (await answerTo(csvLine(line)))?.said.trimEnd().concat('\n');
        if (csv) save('bouton.csv', [csv]);
        show();
    });

    return {draw};
}
