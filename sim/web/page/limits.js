// SPDX-License-Identifier: MIT
// Checks if a position fits a board, by the limits in its board.h.
import {edgesOf, takesOf} from './fields.js';

// Limits of all displays
const CELLS_MAX = 16, // cells of a strip
    TAKES_MAX = 5, // numbers in S
    ARROWS_MAX = 7; // arrows from one vertex

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const pilesOf = (parts, {PILES_MAX, PART_MAX}) => [
    ['piles', parts.length, PILES_MAX],
    ['pile', Math.max(0, ...parts), PART_MAX],
];

// For each shape, returns rows [name of a quantity, its size, its limit]
const PARTS = {
    piles: pilesOf,
    balls: pilesOf,
    boxes: pilesOf,
    stairs: (parts, {PILES_MAX, PART_MAX}) => [
        ['steps', parts.length, PILES_MAX],
        ['stairs', sum(parts), PART_MAX], // all coins may end up on the same step
    ],
    heap: ([stones, cap = 0], {STONES_MAX}, {of}) => [
        ['heap', stones, STONES_MAX],
        ['cap', cap, of === 'fib' ? 2 * STONES_MAX : STONES_MAX],
    ],
    bar: (parts, {BAR_ROWS_MAX, BAR_COLUMNS_MAX}) => [
        ['rows', parts.length, BAR_ROWS_MAX],
        ['squares', Math.max(0, ...parts), BAR_COLUMNS_MAX],
    ],
    letters: (parts, {SOS_MAX}) => [['cells', parts.length, SOS_MAX]],
    strip: (parts, {PILES_MAX}) => [
        ['coins', parts.length, PILES_MAX],
        ['cell', Math.max(0, ...parts), CELLS_MAX - 1],
    ],
    men: (parts, {MEN_ROWS_MAX}) => [['rows', parts.length, MEN_ROWS_MAX]],
    coins: (parts, {COINS_MAX}) => [['coins', parts.length, COINS_MAX]],
    tokens: (parts, {TOKENS_MAX}) => [['tokens', parts.length, TOKENS_MAX]],
};

function arrowsFrom(params) {
    const from = edgesOf(params).map(([vertex]) => vertex);
    return Math.max(0, ...from.map((vertex) => from.filter((other) => other === vertex).length));
}

// For each parameter, returns rows in the form of PARTS
const PARAMS = {
    k: ({k}, {PILES_MAX}) => [['k', k, PILES_MAX]],
    m: ({m}, {PILES_MAX}) => [['m', m, PILES_MAX]],
    K: ({K}, {PART_MAX}) => [['K', K, PART_MAX]],
    L: ({L}, {STONES_MAX}) => [['L', L, STONES_MAX]],
    r: ({r}, {STONES_MAX}) => [['r', r, STONES_MAX]],
    max: ({max}, {STONES_MAX}) => [['max', max, STONES_MAX]],
    S: (params, {TAKE_MAX}) => [
        ['takes', takesOf(params).length, TAKES_MAX],
        ['take', Math.max(...takesOf(params)), TAKE_MAX],
    ],
    W: ({W}, {COLUMNS_MAX}) => [['W', W, COLUMNS_MAX]],
    n: () => [],
    V: ({V}, {VERTICES_MAX}) => [['vertices', V, VERTICES_MAX]],
    E: (params, {EDGES_MAX}) => [
        ['edges', edgesOf(params).length, EDGES_MAX],
        ['arrows', arrowsFrom(params), ARROWS_MAX],
    ],
};

// --- Bounded Nim. Where its formula may fail, the firmware searches (theory/bounded.c).

const TURN = 2 * Math.PI;
const turnsOf = (distance, radius) => (radius ? Math.ceil(distance / (TURN * radius)) : distance);

// Returns how many sorted lists have `parts` numbers, each below `part`.
function rowsBelow(parts, part) {
    let rows = 1;
    for (let i = 1; i <= parts; i++) rows = (rows * (part + i - 1)) / i;
    return rows;
}

// Returns how many positions the firmware must search in this game.
function searched({params, parts}) {
    const radius = Number(params.r ?? 0),
        most = radius ? Math.max(0, turnsOf(Number(params.L), radius) - 1) : Number(params.K),
        piles = parts
            .map((part) => turnsOf(part, radius))
            .filter(Boolean)
            .sort((a, b) => b - a);
    if (params.m === '1' || most === 0 || piles.length <= Number(params.m) + 1 || piles.every((pile) => pile <= most)) return 0;
    return 1 + sum(piles.map((pile, i) => rowsBelow(piles.length - i, pile)));
}

// Returns the first quantity that exceeds its limit, and this limit. Returns undefined if none does.
export function beyond({game, params, parts}, limits) {
    const rows = [...PARTS[game.shape](parts, limits, game), ...Object.keys(params).flatMap((name) => PARAMS[name](params, limits))];
    if (params.m) rows.push(['positions', searched({params, parts}), 8 * limits.ARENA_BYTES]);
    const [limited, , most] = rows.find(([, size, limit]) => size > limit) ?? [];
    return limited && {limited, most};
}
