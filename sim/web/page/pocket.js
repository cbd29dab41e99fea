// SPDX-License-Identifier: MIT
// Reads the match and the words from the memory of the pocket toy, which has no serial line.
import {choicesIn} from './choices.js';
import {NO_CHOICE} from './glass.js';
import {readPosition} from './position.js';
import {listed, text} from './texts.js';

const LEVEL_BIT = 4,
    START_BIT = 2;
const levelIn = (settings) => 1 + ((settings >> LEVEL_BIT) & 3);
// For each menu row, returns the setting in words
const SETTINGS = [
    (settings) => text(settings & 0x80 ? 'pocketMisere' : 'pocketNormal'),
    (settings) => text('pocketPiles', {count: 1 + (settings & 3)}),
    (settings) =>
        text('pocketStart', {start: ['1-3-5-7', '3-5-7', '3-4-5', text('random')][(settings >> START_BIT) & 3]}),
    (settings) =>
        text('pocketLevel', {level: levelIn(settings)}) +
        (settings & 0x40 ? text('pocketQuiet') : ''),
];
const OVER = {POCKET_OVER_WON: 'you won', POCKET_OVER_LOST: 'the machine won'};
const PLAYING = ['POCKET_CHOOSE', 'POCKET_HOLD', 'POCKET_HINT', 'POCKET_REMOVE'];

// Reads a position whose piles are rows of lights.
function readLights(question) {
    const position = readPosition(question);
    return {...position, game: {...position.game, end: 'light'}};
}

export class Pocket {
    #states;
    #match; // the last match

    constructor(names) {
        this.#states = names.pocket_state;
    }

    // As in Glass
    level(memory) {
        return this.#states[memory.state] ? levelIn(memory.settings) : undefined;
    }

    withLevel(memory, level) {
        const others = memory.settings - ((levelIn(memory.settings) - 1) << LEVEL_BIT);
        return {settings: others + ((level - 1) << LEVEL_BIT)};
    }

    // Returns [], because the toy's result already names the winner.
    sides() {
        return [];
    }

    // Returns the match in the toy's memory, or undefined in the menu.
    match(memory) {
        const state = this.#states[memory.state],
            parts = memory['position.part'];
        if (state === 'POCKET_MENU') this.#match = undefined;
        else if (OVER[state] && this.#match && !this.#match.result)
            // now the LEDs only show who has won
            this.#match = this.#after(parts.map(() => 0), '', OVER[state]);
        else if (PLAYING.includes(state)) this.#match = this.#playing(memory, state, parts);
        return this.#match;
    }

    #playing(memory, state, parts) {
        const match = this.#match,
            left = parts.map((size, i) => size - memory.marked[i]);
        if (!match || match.result) return this.#start(memory, parts);
        if (state === 'POCKET_REMOVE' && memory.machine)
            // the player has let the machine begin
            return match.turn === 'human' && !match.move ? {...match, turn: 'machine'} : match;
        // The marked stones go out one by one.
        if (state === 'POCKET_REMOVE')
            return match.turn === 'human' && left.some(Boolean) ? this.#after(left, 'machine') : match;
        return match.turn === 'machine' ? this.#after(parts, 'human') : match;
    }

    #start({'position.k': k, 'position.misere': misere}, parts) {
        const name = `${misere ? 'm' : ''}${k > 1 ? `moore k=${k}` : 'nim -'}`;
        return {...readLights(`${name} : ${parts.join(' ')}`), turn: 'human', result: '', move: ''};
    }

    // Returns the match after a move. `parts` are the new sizes of the piles.
    #after(parts, turn, result = '') {
        const {parts: before, question} = this.#match;
        const move = before
            .map((size, i) => (size > parts[i] ? `${i + 1}-${size - parts[i]}` : ''))
            .filter(Boolean)
            .join('+');
        return {...readLights(`${question.split(' : ')[0]} : ${parts.join(' ')}`), turn, result, move};
    }

    // Forgets the match, because another match will begin.
    end() {
        this.#match = undefined;
    }

    // Returns the selected move. The move consists of marked lights and of lights that are already off.
    choice(memory, match) {
        const state = this.#states[memory.state];
        if (!PLAYING.includes(state) || match.result) return NO_CHOICE;
        const isOpen = state === 'POCKET_CHOOSE' && match.turn === 'human';
        const taken = match.parts.map((size, i) => size - memory['position.part'][i] + memory.marked[i]);
        return {
            choices: choicesIn(match).filter(({part, number}) => number === taken[part]),
            selected: memory.row,
            kind: state === 'POCKET_HINT' ? 'hint' : state === 'POCKET_REMOVE' && match.turn === 'machine' ? 'machine' : 'choice',
            isOpen,
            isOwn: isOpen,
        };
    }

    // Like Glass.offers()
    offers(memory) {
        return OVER[this.#states[memory.state]] ? [{name: 'playAgain', key: 'ok', then: 'ok'}, {name: 'toMenu', key: 'ok'}] : [];
    }

    // Returns {words, isTurn, more}, as Glass.read() does.
    read(memory) {
        const state = this.#states[memory.state],
            row = memory.row;
        if (state === 'POCKET_MENU')
            return {
                words: text('pocketMenu', {row: row + 1, setting: SETTINGS[row](memory.settings)}),
                isTurn: false,
            };
        const marked = memory.marked
            .map((count, i) => (count ? text('move_lights', {first: i + 1, second: count}) : ''))
            .filter(Boolean);
        if (state === 'POCKET_HINT')
            return {
                words: marked.length ? text('pocketHint', {list: listed(marked)}) : text('pocketNoHint'),
                isTurn: false,
            };
        if (state !== 'POCKET_CHOOSE') return {words: '', isTurn: true};
        if (marked.length)
            return {words: text('pocketMarked', {list: listed(marked), row: row + 1}), isTurn: false};
        return {words: '', isTurn: true, more: text('pocketRow', {row: row + 1})};
    }
}
