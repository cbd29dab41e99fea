// SPDX-License-Identifier: MIT
// Why a position is won or lost: the program's answer, and the steps of a reason for a person. Other files turn these values into
// words and drawings.

// Solves a position. `good` is the number of best moves.
export async function solve(ask, question) {
    const reasons = await ask(`why ${question}`);
    if (!reasons) return {};
    if (reasons.error) return {error: reasons.error('why ')};
    const kinds = new Map(reasons.filter(Boolean).map((line) => line.split(/: (.*)/s)));
    const [legal, good = NaN] = numbersIn(kinds.get('moves'));
    const verdict = kinds.get('verdict');
    const [move] = (verdict === 'N' && kinds.get('move')?.split(' ')) || [];
    return {verdict, good, legal, move, kinds};
}

// Converts a line to exact notation. Returns {question}, or {error}, or {}.
export async function exactly(ask, line) {
    const lines = await ask(line);
    if (!lines?.length) return {};
    if (lines.error) return {error: lines.error()};
    return {question: lines[0].split(' : ').slice(0, 2).join(' : ')};
}

// Returns field number `at` in the answer to a line, or undefined.
async function fieldOf(ask, line, at) {
    const [answer = ''] = (await ask(line)) ?? [];
    return answer.split(' : ').at(at);
}

// Returns the verdict 'N', 'P' or 'D', or undefined if there is no answer.
export const verdictOf = (ask, question) => fieldOf(ask, question, 2);

// Returns the Grundy value of a position, or NaN.
export const valueOf = async (ask, question) => Number((await fieldOf(ask, `value ${question}`, 3)) ?? NaN);

// Returns all legal moves of a position as texts, such as '1-2'.
export const movesOf = async (ask, question) =>
    ((await ask(`moves ${question}`)) ?? []).filter(Boolean).map((line) => line.split(' : ')[0]);

// Returns the period in an answer to `table`, or undefined.
export function periodIn(lines) {
    const told = lines.join('\n').match(/^period (\d+) from (\d+)(?: plus (\d+))? \((?:proved|seen up to (\d+))\)$/m);
    if (!told) return undefined;
    const [period, from, plus = 0, seen] = told.slice(1).map((number) => number && Number(number));
    return {period, from, plus, seen};
}

// Returns the proved period of a one-heap game, or {}.
export async function periodOf(ask, game) {
    const repeats = periodIn((await ask(`table ${game} : 0..0`)) ?? []);
    return repeats && !repeats.seen && !repeats.plus ? repeats : {};
}

const STONES_MAX = 16, // largest pile to draw; more stones would be too small
    HEAP_MAX = 48; // largest heap to draw; a row has only one heap
export const PAIRED = 'crossed', // CSS classes of stones: crossed out, hollow, filled
    REST = 'rest',
    LEFT = '';

export const numbersIn = (words) => (words?.match(/\d+/g) ?? []).map(Number);

// Names of the parts in games that have no piles
const NAMES = {
    take: 'heap',
    sub: 'heap',
    fib: 'heap',
    dyn1: 'heap',
    chomp: 'row',
    sos: 'cell',
    divide: 'box',
    stair: 'step',
    northcott: 'row',
    northcottr: 'row',
    nimble: 'coin',
    turtle_opt: 'coin',
    turtle_man: 'coin',
    turtle_edge: 'coin',
    dag: 'token',
    everysg: 'token',
    poj2315: 'ball',
};

// Returns what this game calls a part, such as 'row'.
export const partName = (game) => NAMES[game] ?? 'pile';

// Reads the piles in an answer to `why`. 3@5 is 3 in row 5.
function partsOf(game, words = '') {
    return words.split(' ').flatMap((word, i) => {
        const [size, place = i + 1] = word.split('@').map(Number);
        return Number.isNaN(size) ? [] : [{number: place, size, name: partName(game)}];
    });
}

const powersOf = (number) =>
    [...number.toString(2)].map((bit, i, all) => Number(bit) << (all.length - 1 - i)).filter(Boolean);

// Splits piles into powers of two. Crosses out pairs of equal groups.
function crossOff(piles) {
    const groups = piles.map((pile) => powersOf(pile).map((size) => ({size, look: LEFT})));
    for (const size of new Set(groups.flat().map((group) => group.size))) {
        const same = groups.flat().filter((group) => group.size === size);
        same.slice(0, same.length - (same.length % 2)).forEach((group) => {
            group.look = PAIRED;
        });
    }
    return groups;
}

const piles = (parts, groups) => ({
    kind: 'piles',
    rows: parts.map((part, i) => ({...part, groups: groups[i]})),
});

function copyCat(parts) {
    const least = Math.min(...parts.map(({size}) => size));
    const groups = parts.map(({size}) =>
        [
            {size: least, look: PAIRED},
            {size: size - least, look: LEFT},
        ].filter((group) => group.size),
    );
    return {name: 'inPairs', says: [['pairs']], picture: piles(parts, groups)};
}

// `areCopied` is true if copying the opponent's moves wins with two piles.
function nimRungs(parts, areCopied, powersText = 'powers') {
    if (Math.max(...parts.map(({size}) => size)) > STONES_MAX) return [];
    const powers = {
        name: 'inPowers',
        says: [[powersText]],
        picture: piles(parts, crossOff(parts.map(({size}) => size))),
    };
    return parts.length === 2 && areCopied ? [copyCat(parts), powers] : [powers];
}

// Draws a heap as groups of stones. Returns [] for a heap above HEAP_MAX.
function heap(number, sizes, said) {
    const groups = sizes.map((size, i) => ({size, look: i + 1 < sizes.length ? REST : LEFT}));
    return sizes.reduce((sum, size) => sum + size, 0) <= HEAP_MAX ? [{number, groups, said}] : [];
}

const heaps = (rows) => (rows.length ? {kind: 'heaps', rows} : undefined);

// Draws a heap as groups of `modulus` stones and a remainder.
function divided({size, number}, modulus) {
    if (size > HEAP_MAX) return [];
    const rest = size % modulus,
        times = Math.floor(size / modulus);
    return heap(number, [...Array(times).fill(modulus), rest], `${size} = ${times} × ${modulus} + ${rest}`);
}

function binary(kinds, parts) {
    const left = numbersIn(kinds.get('columns').split(' : ')[1]);
    const digits = kinds
        .get('binary')
        .split(' ')
        .map((one) => [...one]);
    return {kind: 'binary', parts, cells: digits, last: left};
}

const NOTHING = [{says: [['saidNothing']]}]; // reason if a position has no piles, or no coins that count

function split({parts, kinds}, name) {
    if (!parts[0].size) return NOTHING;
    const sizes = numbersIn(kinds.get('split').split(' = ')[1]);
    return [
        {
            says: [[name], ['mayTake', {cap: parts[1].size}]],
            picture: heaps(heap('', sizes, kinds.get('split'))),
        },
    ];
}

const THEORIES = {
    xor: ({parts, kinds}) => [
        ...nimRungs(parts, !kinds.has('end')),
        {name: 'inBinary', says: [['binary']], picture: binary(kinds, parts)},
    ],
    columns({parts, kinds}) {
        const [modulus] = numbersIn(kinds.get('columns').split(' mod ')[1]);
        const by = kinds.get('remainder')?.match(/mod (\d+)/)[1];
        const says = [...(by ? [['onlyRemainders', {modulus: by}]] : []), ['columnsMod', {modulus}]];
        return [{says, picture: binary(kinds, parts)}];
    },
    values({parts, kinds}) {
        const [values, total] = kinds.get('values').split(' = ');
        const worth = numbersIn(values);
        return [
            {says: [['theory_values']], picture: {kind: 'worth', parts, worth, total}},
            ...nimRungs(
                parts.map((part, i) => ({...part, size: worth[i]})),
                false,
                'powersOfValues',
            ),
        ];
    },
    remainder({parts, kinds}) {
        const [, modulus] = numbersIn(kinds.get('remainder')),
            left = kinds.has('end') ? 1 : 0;
        return [{says: [['theory_remainder', {left, modulus}]], picture: heaps(divided(parts[0], modulus))}];
    },
    parity: ({parts}) => [
        {says: [['theory_parity']], picture: heaps(parts.flatMap((part) => divided(part, 2)))},
    ],
    zeckendorf: (reason) => split(reason, 'theory_zeckendorf'),
    power: (reason) => split(reason, 'theory_power'),
    pairs({kinds}) {
        const [number, less, more] = numbersIn(kinds.get('split'));
        return [{says: [['theory_pairs'], ['pairIs', {number, less, more}]]}];
    },
};

const sequence = (first, by) => [0, 1, 2].map((i) => first + i * by).join(', ');

// Returns how misère play changes the reason, if at all.
function ending(kinds, theory) {
    const end = kinds.get('end');
    if (!end || theory === 'remainder') return undefined;
    const kind = theory === 'values' ? 'Values' : 'Piles';
    if (end === 'not yet') {
        const [, k = 1] = kinds.get('theory').match(/k=(\d+)/) ?? [];
        return {says: [[`notYet${kind}${Number(k) > 1 ? 'Several' : ''}`, {k}]], isNear: false};
    }
    const [first, by] = numbersIn(end);
    return {says: [[`onlyOnes${kind}`, {counts: sequence(first, by)}]], isNear: true};
}

// Games in which the page explains what each part is worth
const COUNTS = ['stair', 'northcott', 'northcottr', 'nimble', 'turtle_opt', 'turtle_man', 'turtle_edge'];

function counting(game, kinds) {
    if (game === 'poj2315' && kinds.has('remainder'))
        return [['counts_poj2315', {turns: numbersIn(kinds.get('remainder').split(' mod ')[0]).join(', ')}]];
    return COUNTS.includes(game) ? [[`counts_${game}`]] : [];
}

// Returns the steps of the reason, each {name, says, picture}.
export function rungsOf(game, kinds) {
    const [theory] = kinds.get('theory').split(' '),
        parts = partsOf(game, kinds.get('parts'));
    const known = THEORIES[theory] ?? (() => [{says: [[`theory_${theory}`]]}]);
    const rungs = THEORIES[theory] && !parts.length ? NOTHING : known({parts, kinds});
    const end = ending(kinds, theory);
    const [first, ...others] = end?.isNear ? [{says: []}] : rungs;
    return [{...first, says: [...counting(game, kinds), ...(end?.says ?? []), ...first.says]}, ...others];
}
