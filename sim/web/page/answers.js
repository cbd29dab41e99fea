// SPDX-License-Identifier: MIT
// Reads the solver's answers to `table` and `lost`. Reads only the first of up to millions of lines, so the page stays
// responsive.
import {linesOf} from '../host/program.js';
import {periodIn} from './reason.js';

const LINES_MAX = 2000, // maximum number of lines that the page shows
    POINTS_MAX = 40000; // maximum number of positions that the page draws as points

// Returns {lines, count}: the first lines of an answer, and how many lines it has.
export function headOf(said) {
    let count = 0;
    for (let at = said.indexOf('\n'); at >= 0; at = said.indexOf('\n', at + 1)) count++;
    if (said.endsWith('\n\n')) count--;
    return {lines: said.split('\n', Math.min(count, LINES_MAX)), count};
}

// Returns {rows, repeats, exceptions}. rows: [heap, value or outcome]. exceptions: heaps that do not fit the period.
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

// Reads a position of two numbers. If a bar has only one row, the second number is 0.
function pairIn(line) {
    const [first, second = 0] = line.split(/[ ,]/).map(Number);
    return [first, second];
}

// Returns {count, ends, points}: the number of lost positions. In games with two numbers, also the question's largest
// numbers, and the positions.
function readLost(said, line) {
    const {lines, count} = headOf(said),
        heads = Number(lines[0]?.startsWith('part')); // heading of --csv
    const [, ...ends] = line.replace(/[#].*| --.*/g, '').match(/(\d+)[\s,]+(\d+)\s*$/) ?? [];
    if (!ends.length || !/^\d+[ ,]\d+$/.test(lines.at(-1))) return {count: count - heads};
    const points = count > POINTS_MAX ? undefined : linesOf(said).slice(heads, count).map(pairIn);
    return {count: count - heads, ends: ends.map(Number), points};
}

// Reads the answer to the command `table` or `lost`. Returns {table}, {lost}, or {} for another command.
export function readAnswer(line, said) {
    const [command] = line.toLowerCase().split(' ');
    if (command === 'table') return {table: readTable(said)};
    return command === 'lost' ? {lost: readLost(said, line)} : {};
}

// Returns the answer to `table` as CSV. Leaves out the period.
export function csvOfTable(said) {
    const rows = said.slice(0, said.trimEnd().lastIndexOf('\n') + 1);
    return `heap,outcome,value\n${rows.replaceAll(' : ', ',')}`;
}

// Returns a question's line with the option --csv.
export const csvLine = (line) => `${line.replace(/[#].*| --.*/g, '').trim()} --csv`;
