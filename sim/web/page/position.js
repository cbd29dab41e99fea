// SPDX-License-Identifier: MIT
// Converts positions and matches from and to the notation. A position is {game, params, parts, question}. Most parts are numbers.
// Coins are true for heads, letters are characters, men are pairs of numbers.
import {gameNamed} from './games.js';

const READ = {
    coins: (words) => [...words].map((side) => side === 'H'),
    letters: (words) => [...words].map((letter) => (letter === '.' ? '' : letter)),
    men: (words) => (words === '.' ? [] : words.split(' ').map((row) => row.split(',').map(Number))),
};
const numbers = (words) => (words === '.' ? [] : words.split(' ').map(Number));

const paramsOf = (words) =>
    Object.fromEntries(words === '-' ? [] : words.split(';').map((one) => one.split('=')));

// Reads the game's position from a question. Returns undefined for an unknown game.
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

// Returns a question about other parts in the same game.
export function writePosition({game, question}, parts) {
    const [head] = question.split(' : ');
    return `${head} : ${(WRITE[game.shape] ?? ((all) => all.join(' ')))(parts) || '.'}`;
}

// Reads the line `@ <state> : <side or result> : <last move>`. Returns undefined for `@ -`.
export function readMatch(line) {
    const [head, words, turn, move] = line.slice(2).split(' : ');
    if (head === '-') return undefined;
    const position = readPosition(`${head} : ${words}`);
    const [, result = ''] = turn.match(/^game over, (.*)/) ?? [];
    return position && {...position, turn: result ? '' : turn, result, move: /\d/.test(move) ? move : ''};
}

// Returns the numbers in a move. The move 1-2+3-1 gives [[1, 2], [3, 1]].
export const choicesOf = (move) => move.split('+').map((choice) => choice.match(/\d+/g).map(Number));
