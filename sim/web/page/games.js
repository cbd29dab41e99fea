// SPDX-License-Identifier: MIT
// All games by their names in the notation. Titles and rules are in the language files.
import {distanceOf, turnsMax} from './choices.js';
import {fill, listed, sentences, text, words} from './texts.js';

const GRAPH = 'V=6;E=1>0,2>0,3>1,4>1,4>2,5>3,5>4'; // edges in the order in which a board sends them

// In each row: name, shape, end of the game, examples in normal play, examples in misère play
const ROWS = [
    ['nim', 'piles', 'stone', ['nim - : 3 4 5', 'nim - : 2 4 6'], ['mnim - : 1 1 1 5', 'mnim - : 1 1 2 2']],
    [
        'take',
        'heap',
        'stone',
        ['take max=3 : 21', 'take max=3 : 12'],
        ['mtake max=3 : 22', 'mtake max=3 : 13'],
    ],
    ['chomp', 'bar', '', ['chomp - : 4 4 4', 'chomp - : 5 1 1 1 1']],
    ['sos', 'letters', '', ['sos n=7 : .......', 'sos n=8 : S......S']],
    ['wythoff', 'piles', 'stone', ['wythoff - : 7 9', 'wythoff - : 3 5']],
    ['nimble', 'strip', 'move', ['nimble - : 3 4 0', 'nimble - : 2 4 6']],
    ['northcott', 'men', 'move', ['northcott W=8 : 1,8 2,5', 'northcott W=8 : 1,4 3,6']],
    ['northcottr', 'men', 'move', ['northcottr W=8 : 4,6 1,5', 'northcottr W=8 : 3,5 4,6']],
    ['turtle_opt', 'coins', 'move', ['turtle_opt - : HTHT', 'turtle_opt - : HHHTT']],
    ['turtle_man', 'coins', 'move', ['turtle_man - : THTH', 'turtle_man - : HTHTH']],
    ['turtle_edge', 'coins', 'move', ['turtle_edge - : HTHT', 'turtle_edge - : THTHH']],
    ['stair', 'stairs', 'move', ['stair - : 1 2 3', 'stair - : 3 4 3']],
    ['divide', 'boxes', 'move', ['divide - : 3 4', 'divide - : 3 5']],
    ['fib', 'heap', 'stone', ['fib - : 20 19', 'fib - : 13 12']],
    ['dyn1', 'heap', 'stone', ['dyn1 - : 20 19', 'dyn1 - : 16 15']],
    [
        'sub',
        'heap',
        'move',
        ['sub S=1,3,4 : 20', 'sub S=1,3,4 : 9'],
        ['msub S=2,5 : 11', 'msub S=1,3,4 : 10'],
    ],
    [
        'subsum',
        'piles',
        'move',
        ['subsum S=1,3,4 : 5 9', 'subsum S=1,3,4 : 6 6'],
        ['msubsum S=1,3,4 : 3 3 2', 'msubsum S=1,3,4 : 6 2'],
    ],
    [
        'moore',
        'piles',
        'stone',
        ['moore k=2 : 3 4 5', 'moore k=2 : 2 2 2'],
        ['mmoore k=2 : 1 1 1 5', 'mmoore k=2 : 3 3 3'],
    ],
    ['bnim', 'piles', 'move', ['bnim m=2;K=3 : 3 4 5', 'bnim m=2;K=1 : 1 1 1 2']],
    [
        'mixed',
        'piles',
        'stone',
        ['mixed - : 2 5 4', 'mixed - : 3 2 2'],
        ['mmixed - : 1 3 2', 'mmixed - : 3 3 4'],
    ],
    [
        'dag',
        'tokens',
        'move',
        [`dag ${GRAPH} : 5 4`, `dag ${GRAPH} : 5 5`],
        [`mdag ${GRAPH} : 5 4`, `mdag ${GRAPH} : 3 2`],
    ],
    ['everysg', 'tokens', 'move', [`everysg ${GRAPH} : 5 2`, `everysg ${GRAPH} : 4 3`]],
    ['poj2315', 'balls', 'move', ['poj2315 m=2;L=13;r=1 : 13 20', 'poj2315 m=1;L=20;r=1 : 12 24']],
];

// All games. `of` is the name of the game in normal play.
export const GAMES = ROWS.flatMap(([of, shape, end, examples, misere]) => [
    {name: of, of, shape, end, isMisere: false, examples},
    ...(misere ? [{name: `m${of}`, of, shape, end, isMisere: true, examples: misere}] : []),
]);

const BY_NAME = new Map(GAMES.map((game) => [game.name, game]));
// Returns the game with this name, or undefined.
export const gameNamed = (name) => BY_NAME.get(name);

export function titleOf({of, isMisere}) {
    const {games, misere} = words();
    return isMisere ? misere.replace('{game}', games[of][0]) : games[of][0];
}

// Returns the value of each named number in a rule's text
const NUMBERS = {
    S: ({S}) => S && listed(S.split(','), 'disjunction'),
    rolls: ({L, r}) => r && turnsMax(L, r),
    lines: ({r}) => r && [3, 2, 1].map((turns) => distanceOf(turns, r)).join(', '),
    range: ({max, K = max}) => (K === '1' ? K : text('range', {most: K})),
};

// Returns who wins at the end, or '' if the game's rule already says who wins.
const endOf = ({end, isMisere}) => words().ends[end]?.[Number(isMisere)] ?? '';

// Returns a game's rule with the position's numbers, and who wins.
export function rulesOf({game, params}) {
    const numbers = Object.entries(NUMBERS).map(([name, make]) => [name, make(params)]);
    const rule = game.end === 'light' ? words().lights[game.of] : words().games[game.of][1];
    return sentences(fill(rule, {...params, ...Object.fromEntries(numbers)}), endOf(game));
}
