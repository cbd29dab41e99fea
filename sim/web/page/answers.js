// SPDX-License-Identifier: MIT
// Reads the solver's answers. Reads only the first of many lines, so the page stays responsive.
import {linesOf} from '../host/program.js';
import {periodIn} from './reason.js';

const LINES_MAX = 2000, // maximum number of lines that the page shows
    POINTS_MAX = 40000; // maximum number of positions that the page draws as points

// Returns the first lines of an answer, and the number of all lines in the answer.
export function headOf(said) {
    let count = 0;
    for (let at = said.indexOf('\n'); at >= 0; at = said.indexOf('\n', at + 1)) count++;
    if (said.endsWith('\n\n')) count--;
    return {lines: said.split('\n', Math.min(count, LINES_MAX)), count};
}

// Reads the answer to `table`. `exceptions` lists heaps outside the period.
function readTable(said) {
    const rows = headOf(said).lines.flatMap((line) => {
        const [, heap, outcome, value] = line.match(/^(\d+) : ([PN]) : (\d+|-)$/) ?? [];
        return heap ? [[Number(heap), value === '-' ? outcome : Number(value)]] : [];
    });
    const repeats = periodIn(said.slice(-100).split('\n')),
        values = new Map(rows);
    const {period, from, plus} = repeats ?? {};
    const late = (heap) => {
        const periods = Math.ceil((from - heap) / period),
            value = values.get(heap + periods * period);
        return plus ? value - periods * plus : value;
    };
    const exceptions = rows.filter(([heap, value]) => heap < from && ![value, undefined].includes(late(heap)));
    return {rows, repeats, exceptions: exceptions.map(([heap]) => heap)};
}

// Reads a position of one or two numbers. A missing second number is 0.
function pairIn(line) {
    const [first, second = 0] = line.split(/[ ,]/).map(Number);
    return [first, second];
}

// Reads the answer to `lost`. `points` lists the lost positions if each has two numbers.
function readLost(said, line) {
    const {lines, count} = headOf(said),
        heads = Number(lines[0]?.startsWith('part')); // heading of --csv
    const [, ...ends] = line.replace(/[#].*| --.*/g, '').match(/(\d+)[\s,]+(\d+)\s*$/) ?? [];
    if (!ends.length || !/^\d+[ ,]\d+$/.test(lines.at(-1))) return {count: count - heads};
    const points = count > POINTS_MAX ? undefined : linesOf(said).slice(heads, count).map(pairIn);
    return {count: count - heads, ends: ends.map(Number), points};
}

// Counts the moves in an answer to `moves`. A move with verdict P wins.
function readMoves(said) {
    const verdicts = Array.from(said.matchAll(/ : ([NPD])$/gm), ([, verdict]) => verdict);
    const [wins, draws] = ['P', 'D'].map((verdict) => verdicts.filter((one) => one === verdict).length);
    return {legal: verdicts.length, wins, draws};
}

const readPeriod = (said) => ({repeats: periodIn(said.trimEnd().split(' : ')), exceptions: []});
const lastNumber = (said) => said.match(/\d+$/m)[0];

// Returns {question, verdict, winning moves}, or undefined if the answer has no verdict.
function readVerdict(said) {
    const [, question, verdict, moves] = said.match(/^(.+) : ([NPD]) : (.*)$/m) ?? [];
    return verdict && {question, verdict, moves: verdict === 'N' ? moves.split(' ') : []};
}

// Reads an answer to `why`, which does not repeat the question. Returns the same as readVerdict().
function readReason(said, question) {
    const [verdict, move] = ['verdict', 'move'].map((kind) => said.match(new RegExp(`^${kind}: (\\S+)`, 'm'))?.[1]);
    return verdict && {question, verdict, moves: verdict === 'N' ? [move] : []};
}

// {command: function that reads the command's answer}
const READ = {
    table: (said) => ({table: readTable(said)}),
    lost: (said, line) => ({lost: readLost(said, line)}),
    period: (said) => ({period: readPeriod(said)}),
    moves: (said) => ({moves: readMoves(said)}),
    mex: (said) => ({mex: lastNumber(said)}),
    value: (said) => ({value: lastNumber(said)}),
    why: (said, line, question) => ({solved: readReason(said, question)}),
};

// Returns an answer's contents by kind. For `why`, `question` is the position in exact notation.
export function readAnswer(line, said, question) {
    const [command] = line.toLowerCase().split(' ');
    return Object.hasOwn(READ, command) ? READ[command](said, line, question) : {solved: readVerdict(said)};
}

// Returns the answer to `table` as CSV, without the last line about the period.
export function csvOfTable(said) {
    const rows = said.slice(0, said.trimEnd().lastIndexOf('\n') + 1);
    return `heap,outcome,value\n${rows.replaceAll(' : ', ',')}`;
}

// Returns the question with the option --csv added.
export const csvLine = (line) => `${line.replace(/[#].*| --.*/g, '').trim()} --csv`;
