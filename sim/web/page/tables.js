// SPDX-License-Identifier: MIT
// Tables to colour and charts of Grundy values. Their words are in the language files.
import {readPosition, writePosition} from './position.js';

const upTo = (last) => Array.from({length: last + 1}, (_, number) => [number]);
const ONE = [[]]; // rows of a table with a single row

// Tables to colour. Row and column numbers give the parts of a cell's position.
export const TABLES = [
    {name: 'take', game: 'take max=3', rows: ONE, columns: upTo(30)},
    {name: 'sub', game: 'sub S=1,3,4', rows: ONE, columns: upTo(30)},
    {name: 'nim', game: 'nim -', rows: upTo(9), columns: upTo(9)},
    {name: 'wythoff', game: 'wythoff -', rows: upTo(10), columns: upTo(10)},
    {
        name: 'coins',
        game: 'turtle_opt -',
        coins: 7,
        rows: [[], [3], [5], [6], [7]],
        columns: [[], [1], [2], [1, 2], [4], [1, 4], [2, 4], [1, 2, 4]],
    },
];

// Charts of Grundy values, by column number. `set` lists the numbers that a move may take.
export const CHARTS = [
    {name: 'set', game: 'subsum S=', set: [1, 3, 4], rows: ONE, columns: upTo(30)},
    {name: 'three', game: 'mixed -', rows: ONE, columns: upTo(20)},
    {name: 'odd', game: 'mixed -', rows: [[0]], columns: upTo(20)},
    {name: 'any', game: 'mixed -', rows: [[0, 0]], columns: upTo(15)},
    {name: 'coins', game: 'turtle_opt -', coins: 12, rows: ONE, columns: upTo(12)},
    {name: 'edge', game: 'turtle_edge -', coins: 12, rows: ONE, columns: upTo(12)},
];

export const gameOf = ({game, set = []}) => game + set.join();

// Returns {row, column} of each cell, row by row.
export const cellsOf = ({rows, columns}) => rows.flatMap((row) => columns.map((column) => ({row, column})));

// Returns the position that belongs to a cell, in exact notation.
export function questionOf(table, {row, column}) {
    const parts = [...row, ...column];
    const places = Array.from({length: table.coins}, (_, i) => parts.includes(i + 1));
    return writePosition(readPosition(`${gameOf(table)} : .`), table.coins ? places : parts);
}
