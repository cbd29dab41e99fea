// SPDX-License-Identifier: MIT
// Pages to read and print: the lesson for teachers, and its sheet
import {byId, make} from './elements.js';
import {words} from './texts.js';

// Cells of the sheet
const HEAP = 21, // stones in the largest heap
    PILE = 7, // stones in the largest pile
    PILES = ['1, 2, 3', '3, 4, 5', '1, 4, 5', '2, 4, 7', '3, 5, 6'];

const upTo = (last) => Array.from({length: last + 1}, (_, i) => `${i}`);
const heads = (scope, all) => all.map((one) => make('th', {scope}, one));
const cells = (all) => all.map((one) => make('td', {}, one));
const table = (className, rows) => make('table', {className}, ...rows.map((row) => make('tr', {}, ...row)));
const blanks = (count) => Array(count).fill('');

function drawSheet() {
    const {names, rules, heap, piles, powers, heads: titles, lost} = words().sheet;
    const tables = [
        table('heap', [heads('col', upTo(HEAP)), cells([lost, ...blanks(HEAP)])]),
        table('piles', [
            ...upTo(PILE)
                .reverse()
                .map((pile) => [...heads('row', [pile]), ...cells(blanks(PILE + 1))]),
            cells(['', ...upTo(PILE)]),
        ]),
        table('powers', [heads('col', titles), ...PILES.map((one) => [...heads('row', [one]), ...cells(blanks(titles.length - 1))])]),
    ];
    return [
        make('p', {}, `${names}: ${'_'.repeat(40)}`),
        make('p', {}, rules),
        ...[heap, piles, powers].flatMap(([title, task, question], i) => [
            make('h3', {}, `${i + 1}. ${title}`),
            make('p', {}, task),
            tables[i],
            make('p', {}, question),
            make('p', {className: 'line'}),
        ]),
    ];
}

// Markdown patterns, and the elements that replace them. A link keeps only its words.
const INLINE = [
    [/`([^`]+)`/, 'code'],
    [/\*\*([^*]+)\*\*/, 'strong'],
    [/\*([^*]+)\*/, 'em'],
    [/\[([^\]]+)\]\([^)]*\)/, 'span'],
];

function inline(line) {
    const found = INLINE.map(([pattern, kind]) => ({match: line.match(pattern), kind}))
        .filter(({match}) => match)
        .sort((one, other) => one.match.index - other.match.index)[0];
    if (!found) return [line];
    const {match, kind} = found,
        end = match.index + match[0].length;
    const inner = kind === 'code' ? [match[1]] : inline(match[1]);
    return [line.slice(0, match.index), make(kind, {}, ...inner), ...inline(line.slice(end))];
}

const joined = (block) => block.replace(/\n */g, words().blank);
const BLOCKS = [
    [/^## /, (block) => make('h3', {}, block.slice(3))],
    [/^\* /, (block) => make('ul', {}, ...block.split(/^\* /m).slice(1).map((one) => make('li', {}, ...inline(joined(one)))))],
    [/^/, (block) => make('p', {}, ...inline(joined(block)))],
];
const drawLesson = () =>
    words()
        .lesson.split(/\n\n+/)
        .slice(1)
        .map((block) => BLOCKS.find(([pattern]) => pattern.test(block))[1](block.trim()));
const lessonTitle = () => words().lesson.match(/^# (.*)/)[1];

// Makes the dialog with sheets to print. Returns {showSheet(), showLesson()}.
export function makePaper() {
    const dialog = byId('paper-dialog');
    function show(kind, title, elements) {
        dialog.dataset.kind = kind;
        byId('paper-title').textContent = title;
        byId('paper-print').textContent = words().about.print;
        byId('paper').replaceChildren(...elements);
        dialog.showModal();
        byId('paper').scrollTop = 0;
    }
    byId('paper-print').addEventListener('click', () => window.print());
    return {
        showSheet: () => show('sheet', words().sheet.title, drawSheet()),
        showLesson: () => show('lesson', lessonTitle(), drawLesson()),
    };
}
