// SPDX-License-Identifier: MIT
// Positions and matches as the host's program writes them, and as values: {game, params, parts, question}.
// Parts are numbers; coins are true for heads, letters are characters, men are pairs.
import {gameNamed} from './games.js';

const READ = {
    coins: (words) => [...words].map((side) => side === 'H'),
    letters: (words) => [...words].map((letter) => (letter === '.' ? '' : letter)),
    men: (words) => words.split(' ').map((row) => row.split(',').map(Number)),
};
const numbers = (words) => (words === '.' ? [] : words.split(' ').map(Number));

const paramsOf = (words) =>
    Object.fromEntries(words === '-' ? [] : words.split(';').map((one) => one.split('=')));

// question: in the exact notation, without a verdict. undefined: this is no position of a game of the page.
export function readPosition(question) {
    const [head, ...rest] = question.split(' : ');
    const [name, params = '-'] = head.split(' '),
        game = gameNamed(name);
    if (!game || rest.length !== 1) return undefined;
    const [words] = rest;
    return {game, params: paramsOf(params), parts: (READ[game.shape] ?? numbers)(words), question};
}

const WRITE = {
    coins: (parts) => parts.map((isHead) => (isHead ? 'H' : 'T')).join(''),
    letters: (parts) => parts.map((letter) => letter || '.').join(''),
    men: (parts) => parts.map((row) => row.join()).join(' '),
};

// Returns the question about other parts of the same game.
export function writePosition({game, question}, parts) {
    const [head] = question.split(' : ');
    return `${head} : ${(WRITE[game.shape] ?? ((all) => all.join(' ')))(parts) || '.'}`;
}

// Reads a line of the program about the match on the display: `@ <game> <params> : <position> : <side, or how it has ended> : <last
// move>`, or `@ -` for none. Returns a position with {turn, result, move}: turn is 'human', 'machine' or '', result '' during the
// match, move '' for none.
export function readMatch(line) {
    const [head, words, turn, move] = line.slice(2).split(' : ');
    if (head === '-') return undefined;
    const position = readPosition(`${head} : ${words}`);
    const [, result = ''] = turn.match(/^game over, (.*)/) ?? [];
    return position && {...position, turn: result ? '' : turn, result, move: move === '-' ? '' : move};
}

// The choices of a move in the notation, each a list of numbers: 1-2+3-1 is [[1, 2], [3, 1]].
export const choicesOf = (move) => move.split('+').map((choice) => choice.match(/\d+/g).map(Number));
