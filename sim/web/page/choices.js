// SPDX-License-Identifier: MIT
// The choices of a position: {part, number, becomes, move}. part, number: as in firmware/game/rules/rules.h. becomes: the part's
// new value. move: the notation.
import {edgesOf, takesOf} from './fields.js';

const FULL_TURN = 2 * Math.PI;
const upTo = (count) => Array.from({length: Math.max(0, count)}, (_, i) => i + 1);

// For each game, checks that a move may take `number` from `part`
const TAKES = {
    sub: ({params}, _, number) => takesOf(params).includes(number),
    subsum: ({params}, _, number) => takesOf(params).includes(number),
    mixed: (_, part, number) => part > 1 || (part ? number % 2 === 1 : number <= 3),
    bnim: ({params}, _, number) => number <= params.K,
    take: ({params}, _, number) => number <= params.max,
    fib: ({cap}, _, number) => number <= cap,
    dyn1: ({cap}, _, number) => number <= cap,
};
const takes = (position, part, most) => upTo(most).filter((number) => TAKES[position.game.of]?.(position, part, number) ?? true);

// Returns the changes that make one part smaller. moveOf() returns the move's notation.
const less = (position, moveOf) =>
    position.parts.flatMap((size, part) =>
        takes(position, part, size).map((number) => ({part, number, becomes: size - number, move: moveOf(part, number, size - number)})),
    );
const pileMove = (part, number) => `${part + 1}-${number}`;

// Returns the turns that a ball needs for a distance, rounded up.
const turnsFrom = (distance, radius) => Math.ceil(distance / (radius * FULL_TURN));
export const distanceOf = (turns, radius) => Math.floor(turns * radius * FULL_TURN);
// Returns the largest number of turns in a move. `longest` limits the distance that a ball rolls.
export const turnsMax = (longest, radius) => turnsFrom(longest, radius) - 1;

// Returns the columns of the same row that a man can move to.
function columnsFor([own, other], {of}, width) {
    const isFree = (to) => to !== own && to < other === own < other && (of === 'northcottr' || to < own === other < own);
    return upTo(width).filter((to) => to !== other && isFree(to));
}

const isComplete = (letters) => letters.map((letter) => letter || '.').join('').includes('SOS');

const CHOICES = {
    piles(position) {
        const both = position.game.of === 'wythoff' ? upTo(Math.min(...position.parts)) : [];
        return [
            ...less(position, pileMove),
            ...both.map((number) => ({
                part: 2,
                number,
                becomes: position.parts[0] - number,
                move: `1-${number}+2-${number}`,
            })),
        ];
    },
    heap({parts: [size, cap], ...others}) {
        return less({...others, parts: [size], cap}, (_, number) => `${number}`);
    },
    stairs: (position) => less(position, pileMove),
    bar: (position) => less(position, (row, _, left) => `${row + 1},${left + 1}`),
    strip: (position) => less(position, (coin, _, to) => `${coin + 1}>${to}`),
    balls({parts, params}) {
        const radius = Number(params.r),
            most = turnsMax(Number(params.L), radius);
        return parts.flatMap((distance, part) => {
            const turns = turnsFrom(distance, radius);
            return upTo(Math.min(turns, most)).map((number) => ({
                part,
                number,
                becomes: distanceOf(turns - number, radius),
                move: pileMove(part, number),
            }));
        });
    },
    coins({parts, game}) {
        const isAlone = (coin) => game.of === 'turtle_opt' || (game.of === 'turtle_edge' && coin === 0);
        return parts.flatMap((isHead, part) => {
            if (!isHead) return [];
            const others = upTo(part).map((number) => ({part, number, becomes: 0, move: `${part + 1},${number}`}));
            return isAlone(part) ? [...others, {part, number: part + 1, becomes: 0, move: `${part + 1}`}] : others;
        });
    },
    men: ({parts, params, game, isSecond}) =>
        parts.flatMap((row, i) =>
            columnsFor(row, game, Number(params.W)).map((to) => ({
                part: 2 * i + Number(isSecond ?? false),
                number: to,
                becomes: to,
                move: `${i + 1}>${to}`,
            })),
        ),
    letters: ({parts}) =>
        isComplete(parts)
            ? []
            : parts.flatMap((letter, part) =>
                  letter ? [] : ['S', 'O'].map((one, i) => ({part, number: i + 1, becomes: i + 1, move: `${part + 1}${one}`})),
              ),
    boxes: ({parts}) =>
        parts.flatMap((_, part) =>
            upTo(parts[1 - part] - 1).map((number) => {
                const left = parts[1 - part] - number;
                return {part, number, becomes: number, move: `${part + 1}>${part ? [left, number] : [number, left]}`};
            }),
        ),
    tokens: ({parts, params}) =>
        parts.flatMap((at, part) =>
            edgesOf(params)
                .filter(([from]) => from === at)
                .map(([, to]) => ({part, number: to + 1, becomes: to, move: `${part + 1}>${to}`})),
        ),
};

// Returns all legal changes of a single part.
export const choicesIn = (position) => CHOICES[position.game.shape](position);

// For each shape, selects the choices that make up a move in the firmware's memory
const READ = {
    heap: (all, _, amount) => all.filter(({number}) => number === amount),
    coins: (all, changes) => all.filter(({part, number}) => part === changes[0]?.[0] && number === changes.at(-1)[0] + 1),
};
const firstOnly = ['stairs', 'bar', 'boxes']; // shapes in which the first changed part determines the others

// Returns the choices that make up a move in the firmware's memory.
export function readChoices(position, changes, amount) {
    if (!changes.length && !amount) return []; // usually nothing is chosen
    const all = choicesIn(position),
        {shape, of} = position.game;
    if (READ[shape]) return READ[shape](all, changes, amount);
    if (of === 'wythoff' && changes.length === 2)
        return all.filter(({part, becomes}) => part === 2 && becomes === changes.find(([one]) => one === 0)[1]);
    return changes
        .slice(0, firstOnly.includes(shape) ? 1 : undefined)
        .flatMap(([part, value]) => all.filter((one) => one.part === part && one.becomes === value));
}

export const moveOf = (choices) => choices.map(({move}) => move).join('+');

const WITH_NONE = ['piles', 'balls', 'heap', 'stairs'], // shapes in which DOWN can undo a change
    RISING = ['men', 'letters', 'boxes', 'tokens', 'coins']; // shapes in which UP increases a value

// Returns a goal for machine/chooser.js. If `isWanted` is false, the goal leaves the part unchanged.
export function goalOf({game: {shape, of}}, {part, number, becomes}, isWanted) {
    const value = shape === 'heap' ? number : shape === 'coins' ? number - 1 : becomes,
        isBoth = of === 'wythoff' && part === 2;
    return {
        part,
        number: isWanted ? number : 0,
        value: isWanted ? value : undefined,
        of: {heap: 'amount', coins: 'last'}[shape] ?? 'part',
        source: isBoth ? 0 : part, // part whose value is read
        falls: shape !== 'heap' && !RISING.includes(shape),
        mayBeNone: WITH_NONE.includes(shape) && of !== 'wythoff',
        isBar: shape === 'bar',
    };
}
