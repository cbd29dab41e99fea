// SPDX-License-Identifier: MIT
// Positions as fields of the firmware's struct position and of its settings

const LETTERS = ['', 'S', 'O'],
    FIRST_K = 2; // k if the setting is 0
const PARTS = {
    heap: () => [],
    coins: (parts) => parts.map(Number),
    letters: (parts) => parts.map((letter) => LETTERS.indexOf(letter)),
    men: (parts) => parts.flat(),
};
// games whose piles the player can set
const OWN_PILES = ['nim', 'moore', 'bnim', 'subsum', 'mixed', 'wythoff', 'stair'];
const bits = (numbers) => numbers.reduce((set, number) => set + 2 ** number, 0);

// Returns the edges of a graph as [[from, to], ...].
export const edgesOf = ({E}) => (E ? E.split(',').map((edge) => edge.split('>').map(Number)) : []);
export const takesOf = ({S}) => S.split(',').map(Number);

function successorsOf(params) {
    const edges = edgesOf(params);
    return Array.from({length: params.V}, (_, vertex) =>
        bits(edges.filter(([from]) => from === vertex).map(([, to]) => to)),
    );
}

// For each parameter of the notation, returns a field of the firmware's position
const PARAMS = {
    k: ({k}) => ({k}),
    m: ({m}) => ({k: m}),
    K: ({K}) => ({most: K}),
    L: ({L}) => ({longest: L}),
    r: ({r}) => ({radius: r}),
    max: ({max}) => ({cap: max}),
    S: (params) => ({set: bits(takesOf(params))}),
    W: ({W}) => ({most: W}),
    n: () => ({}),
    V: (params) => ({most: params.V, successors: successorsOf(params)}),
    E: () => ({}),
};

const POCKET_ROWS = [1, 3, 5, 7]; // lights of the pocket toy

// Returns true if the pocket toy's lights can show this position.
export const fitsPocket = ({game, params, parts}) =>
    ['nim', 'moore'].includes(game.of) && Number(params.k ?? 1) <= 3 && parts.length <= POCKET_ROWS.length && rowsOf(parts).every((size, i) => size <= POCKET_ROWS[i]);

// Assigns the piles to the toy's rows. The longest rows come first.
const rowsOf = (parts) => [...Array(POCKET_ROWS.length - parts.length).fill(0), ...parts];

// Returns {rules, position}: bits of the pocket toy's settings (see firmware/ui/leds/pocket.h), and fields of the position in its memory.
export function pocketFieldsOf({game, params, parts}) {
    const fields = {part: rowsOf(parts), k: Number(params.k ?? 1), misere: Number(game.isMisere)};
    return {
        rules: (fields.misere << 7) | (fields.k - 1),
        position: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`position.${name}`, value])),
    };
}

// Returns {settings, position}: the settings that start the game, and the position's fields.
export function fieldsOf({game, params, parts}, names) {
    const own = (PARTS[game.shape] ?? ((all) => all))(parts);
    const values = Object.assign({part: own, count: own.length}, ...Object.keys(params).map((name) => PARAMS[name](params)));
    if (game.shape === 'heap') {
        [values.stones] = parts;
        if (parts.length > 1) [, values.cap] = parts;
    }
    const settings = {
        'settings.game': names.indexOf(`GAME_${game.of.toUpperCase()}`),
        'settings.misere': Number(game.isMisere),
        'settings.start': 0,
    };
    if (params.k) settings['settings.k'] = params.k - FIRST_K;
    const fields = Object.entries(values).map(([name, value]) => [`match.position.${name}`, [value].flat().map(Number)]);
    if (OWN_PILES.includes(game.of)) fields.push(['start', own]);
    return {settings, position: Object.fromEntries(fields)};
}
