// SPDX-License-Identifier: MIT
// Reads the solver's answers to `table` and `lost`. Reads only the first of up to millions of lines, so the page stays
// responsive.
import {linesOf} from '../host/program.js';
import {periodIn} from './reason.js';

const LINES_MAX = 2000, // more lines of an answer are not shown
    POINTS_MAX = 40000; // more positions are not drawn as points

// Returns {lines, count}: an answer's first lines, and the number of all lines.
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

// Reads a position of two numbers. In a bar with one row, the second is 0.
function pairIn(line) {
    const [first, second = 0] = line.split(/[ ,]/).map(Number);
    return [first, second];
}

// Returns {count, ends, points}: the number of lost positions and, for pairs, the largest numbers asked for and the positions.
function readLost(said, line) {
    const {lines, count} = headOf(said),
        heads = Number(lines[0]?.startsWith('part')); // heading of --csv
    const [, ...ends] = line.replace(/[#].*| --.*/g, '').match(/(\d+)[\s,]+(\d+)\s*$/) ?? [];
    if (!ends.length || !/^\d+[ ,]\d+$/.test(lines.at(-1))) return {count: count - heads};
    const points = count > POINTS_MAX ? undefined : linesOf(said).slice(heads, count).map(pairIn);
    return {count: count - heads, ends: ends.map(Number), points};
}

// Returns an answer as {table} or {lost}, or {} for other commands.
export function readAnswer(line, said) {
    const [command] = line.toLowerCase().split(' ');
    if (command === 'table') return {table: readTable(said)};
    return command === 'lost' ? {lost: readLost(said, line)} : {};
}

// Returns the answer to `table` as CSV, without the period.
export function csvOfTable(said) {
    const rows = said.slice(0, said.trimEnd().lastIndexOf('\n') + 1);
    return `heap,outcome,value\n${rows.replaceAll(' : ', ',')}`;
}

// Returns the question whose answer lists lost positions as CSV.
export const csvLine = (line) => `${line.replace(/[#].*| --.*/g, '').trim()} --csv`;
