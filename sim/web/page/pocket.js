// SPDX-License-Identifier: MIT
// The game of the pocket toy, which has no line, from its memory: a match as of position.js, and what its lights say.
import {readPosition} from './position.js';
import {listed, text} from './texts.js';

const LEVEL_BIT = 4;
const levelIn = (settings) => 1 + ((settings >> LEVEL_BIT) & 3);
// The settings of firmware/ui/leds/pocket.h, by the rows of the menu
const SETTINGS = [
    (settings) => text(settings & 0x80 ? 'pocketMisere' : 'pocketNormal'),
    (settings) => text('pocketPiles', {count: 1 + (settings & 3)}),
    (settings) =>
        text('pocketStart', {start: ['1-3-5-7', '3-5-7', '3-4-5', text('random')][(settings >> 2) & 3]}),
    (settings) =>
        text('pocketLevel', {level: levelIn(settings)}) +
        (settings & 0x40 ? text('pocketQuiet') : ''),
];
const PLAYING = ['POCKET_CHOOSE', 'POCKET_HOLD', 'POCKET_HINT', 'POCKET_REMOVE'];

export class Pocket {
    #states;
    #match; // the last one
    #before; // the parts when the machine's move began

    constructor(names) {
        this.#states = names.pocket_state;
    }

    // As Glass
    level(memory) {
        return this.#states[memory.state] ? levelIn(memory.settings) : undefined;
    }

    withLevel(memory, level) {
        const others = memory.settings - ((levelIn(memory.settings) - 1) << LEVEL_BIT);
        return {settings: others + ((level - 1) << LEVEL_BIT)};
    }

    // Returns the match of this memory; undefined in the menu.
    match(memory) {
        const state = this.#states[memory.state];
        if (PLAYING.includes(state)) this.#match = this.#playing(memory, state);
        else if (state === 'POCKET_MENU') this.#match = this.#before = undefined;
        else if (this.#match && !this.#match.result) this.#match = this.#over(state);
        return this.#match;
    }

    #playing(memory, state) {
        const {'position.part': parts, 'position.k': k, 'position.misere': misere} = memory;
        const name = `${misere ? 'm' : ''}${k > 1 ? `moore k=${k}` : 'nim -'}`;
        const isMachines = state === 'POCKET_REMOVE' && memory.machine;
        if (isMachines) this.#before ??= this.#match?.parts ?? parts;
        const move =
            state === 'POCKET_CHOOSE' && this.#before ? this.#moveTo(parts) : (this.#match?.move ?? '');
        if (state === 'POCKET_REMOVE' && !isMachines) this.#before = undefined;
        return {
            ...readPosition(`${name} : ${parts.join(' ')}`),
            turn: state === 'POCKET_REMOVE' ? 'machine' : 'human',
            result: '',
            move,
        };
    }

    #moveTo(parts) {
        return this.#before
            .map((size, i) => (size > parts[i] ? `${i + 1}-${size - parts[i]}` : ''))
            .filter(Boolean)
            .join('+');
    }

    // The last stone has gone: its lights show only who has won.
    #over(state) {
        const parts = this.#match.parts.map(() => 0),
            {question} = this.#match;
        return {
            ...this.#match,
            parts,
            question: `${question.split(' : ')[0]} : ${parts.join(' ')}`,
            turn: '',
            result: state === 'POCKET_OVER_WON' ? 'you won' : 'the machine won',
        };
    }

    // Returns {words, isTurn}, as Glass.
    read(memory) {
        const state = this.#states[memory.state],
            row = memory.row;
        if (state === 'POCKET_MENU')
            return {
                words: text('pocketMenu', {row: row + 1, setting: SETTINGS[row](memory.settings)}),
                isTurn: false,
            };
        const marked = memory.marked
            .map((count, i) => (count ? text('marked', {count, row: i + 1}) : ''))
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
