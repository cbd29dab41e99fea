// SPDX-License-Identifier: MIT
// Says a match in the page's language: last move, position and turn.
import {choicesOf, readPosition} from './position.js';
import {partName} from './reason.js';
import {listed, sentences, text} from './texts.js';

// Returns a part's name, such as 'row 2'.
export const namePart = ({shape, of}, i) => text(shape === 'heap' && i === 1 ? 'most' : partName(of), {pile: i + 1});

const count = (number) => (number ? `${number}` : text('none'));
const counts = (parts) => listed(parts.map(count));
const POSITIONS = {
    piles: ({parts}) => ({list: counts(parts)}),
    balls: ({parts}) => ({list: listed(parts.map(String))}),
    heap: ({parts: [size]}) => ({list: count(size)}),
    stairs: ({parts}) => ({list: counts(parts)}),
    bar: ({parts}) => ({list: counts(parts)}),
    strip: ({parts}) => ({list: listed(parts.map(String))}),
    coins: ({parts}) => ({
        list: listed(
            parts.map((isHead, i) => text('saidCoin', {place: i + 1, side: text(isHead ? 'head' : 'tail')})),
        ),
    }),
    tokens: ({parts}) => ({list: listed(parts.map(String))}),
    men: ({parts}) => ({
        list: parts.map(([black, white], i) => text('saidRow', {place: i + 1, black, white})).join('; '),
    }),
    letters: ({parts}) => ({list: parts.map((letter) => letter || text('emptyCell')).join(', ')}),
    boxes: ({parts}) => ({list: counts(parts)}),
};

// Returns the word for a game's pieces in the names of texts. The word for the pocket toy is `lights`.
const pieces = ({shape, end}) => (end === 'light' ? 'lights' : shape);

// shapes whose positions can be empty
const COUNTED = ['piles', 'heap', 'stairs', 'bar', 'coins'];

export function sayPosition(position) {
    const {shape} = position.game;
    if (COUNTED.includes(shape) && !position.parts.some(Boolean)) return text('saidNothing');
    return text(`said_${pieces(position.game)}`, POSITIONS[shape](position));
}

// Says what a move changes, but not who moves.
export function sayMove({game}, move) {
    const letter = move.match(/[SO]$/)?.[0];
    return listed(
        choicesOf(move).map(([first, second, third]) =>
            text(`move_${pieces(game)}${second === undefined && game.shape === 'coins' ? '_one' : ''}`, {
                first,
                second,
                third,
                letter,
            }),
        ),
    );
}

// Puts into words a move such as 1-1>1,8, in a heap game whose rules the user typed.
function sayTake(move) {
    const [taken, left] = move.split('>'),
        [[first, second]] = choicesOf(taken),
        said = text('move_piles', {first, second});
    return left ? text('leaving', {move: said, list: listed(left.split(','))}) : said;
}

// Puts into words a move that answers a question to the solver. In a sum, names the move's game.
export function sayMoveIn(question, move) {
    const games = question.replace(/^sum /, '').split(' + '),
        isSum = games.length > 1;
    const [number, own] = isSum ? move.split(':') : [1, move],
        position = readPosition(games[number - 1]);
    const said = position ? sayMove(position, own) : sayTake(own);
    return isSum ? text('inGame', {number, move: said}) : said;
}

// Returns the name of the player to move.
export function sayWho({turn, isSecond}, isForTwo) {
    if (isForTwo) return text('player', {number: isSecond ? 2 : 1});
    return text(turn === 'machine' ? 'bouton' : 'you');
}

const TURNS = {human: ['yourMove', 'yourLimit'], machine: ['machineMoves', 'machineLimit']};

// Says the result. During a match, says whose turn it is and any limit of the move.
export function sayTurn({result, turn, game, parts: [size, cap]}) {
    if (result) return text(result);
    const [move, limit] = TURNS[turn];
    const isLimited = game.shape === 'heap' && cap !== undefined;
    return sentences(text(move), isLimited && text(limit, {most: Math.min(size, cap)}));
}

// Says the latest move, the position and the turn. `by` is who moved, or ''.
export function sayMatch(match, by = '') {
    const played =
        match.move && by === 'machine' ? text('machinePlayed', {move: sayMove(match, match.move)}) : '';
    return sentences(played, sayPosition(match), sayTurn(match));
}
