// SPDX-License-Identifier: MIT
// Says in words what a display shows. Reads the message and its numbers from the board's memory.
import {PACKED_MESSAGES} from 'messages';
import {moveOf, readChoices} from './choices.js';
import {kindOf} from './messages.js';
import {sayMove} from './said.js';
import {currentLanguage, listed, sentences, text, words} from './texts.js';
import {jsonAt} from './unpack.js';

const MESSAGES = jsonAt(PACKED_MESSAGES); // {language: {id: [text, ...]}}: the messages of the displays

const NO_DIGIT = 0xff, // no number
    NO_PART = 0xff; // no token is chosen
const HUMAN = 0xff; // a human player
export const LEVELS = [1, 2, 3, 4]; // the machine's levels; in match.side, a level stands for the machine
const IDLE = ['SCREEN_SPLASH', 'SCREEN_MENU'];
// Screens that show a move which is not played yet, and what kind of move this is
const SHOWN = {SCREEN_PLAY: 'choice', SCREEN_OPENING: 'choice', SCREEN_RULES: 'choice', SCREEN_WHY: 'hint', SCREEN_REPLY: 'machine'};
const HINTS = ['TOLD_PLACE', 'TOLD_HINT', 'TOLD_DRAWING_HINT'];
// The choice while the player cannot choose
export const NO_CHOICE = {choices: [], selected: NO_PART, kind: 'choice', isOpen: false};
// By offer of the firmware after a match, the text of the button that takes it
const OFFERS = {AGAIN: 'playAgain', RETRY: 'backToMistake', NEXT_LEVEL: 'tryLevel', HAD_IT: 'backToMistake'};
const PARTS = {piles: 'pile', stairs: 'step', balls: 'ball'};

// Returns a message's texts: the page's own, otherwise those of the displays.
function textsOf(id) {
    return [words().messages?.[id] ?? MESSAGES[currentLanguage()][id]].flat();
}

// In all texts, replaces the signs # and % by these numbers, in order, and @ by `set`.
function filled(texts, numbers, set = '') {
    const left = numbers.map((number) => (number === NO_DIGIT ? '' : number));
    return texts.map((one) =>
        one.replace(/[#%@]/g, (place) =>
            place === '@' ? ` ${set}` : place === '#' ? left.shift() : 100 * left.shift() + left.shift(),
        ),
    );
}

// Returns the text for @ in a message: a set of numbers, or a vertex and the ends of its arrows.
function choicesOf(memory, match) {
    if (match?.game.shape !== 'tokens') return match?.params.S ?? '';
    const part = memory['view.selected'],
        isChosen = part !== NO_PART;
    const vertex = isChosen ? memory['match.position.part'][part] : memory['view.vertex'];
    const ends = match.params.E.split(',')
        .map((edge) => edge.split('>').map(Number))
        .filter(([from]) => from === vertex)
        .map(([, to]) => (isChosen && to === memory['view.number'][1] ? `→${to}` : to));
    return `${vertex}: ${ends.join(' ') || '-'}`;
}

// Replaces ← by the name of the key LEFT. Removes needless blanks.
const tidy = (words) => words.replaceAll('←', text('keyLeft')).replace(/\s+/g, ' ').trim();
const sentence = (words) => (/[.!?:…。！？：]$/.test(words) ? words : `${words}${text('stop')}`);

const capital = (words) => words.slice(0, 1).toUpperCase() + words.slice(1);

export class Glass {
    #names;

    // names: {message: ids, screen: names, view_kind: names}. Each list is ordered by number, as in build/memory.txt.
    constructor(names) {
        this.#names = names;
    }

    // Returns the machine's level, or undefined if the machine does not play.
    level(memory) {
        const level = memory['settings.level'];
        return LEVELS.includes(level) ? level : undefined;
    }

    // Returns who plays first and second: 'human' or 'machine'.
    sides(memory) {
        return memory['match.side'].map((player) => (player === HUMAN ? 'human' : 'machine'));
    }

    // True if no game is in progress.
    isIdle(memory) {
        return IDLE.includes(this.#names.screen[memory.screen]);
    }

    // Returns the fields to write for this level, as the menu would set them.
    withLevel(memory, level) {
        const sides = memory['match.side'];
        return {
            'settings.level': level,
            'match.side': sides.map((player) => (LEVELS.includes(player) ? level : player)),
        };
    }

    // Returns what the display marks, {choices, selected, kind, isOpen, isOwn}. kind: 'choice', 'hint' or 'machine'.
    // isOpen: true if the player can choose. isOwn: true if the player has made this choice.
    choice(memory, match) {
        const screen = this.#names.screen[memory.screen],
            kind = SHOWN[screen];
        if (!kind || memory.thinking || match.result) return NO_CHOICE;
        const isOpen = kind !== 'machine' && match.turn === 'human',
            isHint = HINTS.includes(this.#names.told[memory.told]);
        const changes = memory['chosen.change'].slice(0, memory['chosen.count']).map((one) => [one & 0xff, one >> 8]);
        return {
            choices: readChoices(match, changes, memory['chosen.amount']),
            selected: memory['chosen.selected'],
            kind: isHint ? 'hint' : kind,
            isOpen,
            isOwn: isOpen && !isHint && screen === 'SCREEN_PLAY',
        };
    }

    // Returns what the player can choose after a match: buttons {name, key, then, level}. name: a text. key: the board's key.
    // then: the key in the menu. level: the next level.
    offers(memory) {
        if (this.#names.screen[memory.screen] !== 'SCREEN_RESULT') return [];
        const name = OFFERS[this.#names.offer[memory.offer]];
        return [
            {name, key: 'ok', level: memory['settings.level'] + 1},
            ...(name === 'backToMistake' ? [{name: 'playAgain', key: 'left', then: 'ok'}] : []),
            {name: 'toMenu', key: 'left'},
        ];
    }

    // Returns {words, isTurn, more}: the message without the position, true if the match alone determines it, and sentences
    // to add to the match.
    read(memory, match) {
        const [offer] = this.offers(memory);
        if (offer) {
            const isHelped = match?.result === 'you won' && memory.hints;
            const told = [isHelped && text('hintsUsed', {count: memory.hints}), offer.name === 'backToMistake' && text('wereWinning')];
            return {words: '', isTurn: true, more: sentences(...told)};
        }
        const kind = this.#names.view_kind[memory['view.kind']];
        const [first, second] = ['message', 'second'].map(
            (name) => this.#names.message[memory[`view.${name}`]],
        );
        const texts = [first, second].map((id) => (MESSAGES.en[id] ? textsOf(id) : undefined));
        const numbers = memory['view.number'],
            set = choicesOf(memory, match);
        if (kind === 'VIEW_BOARD') {
            if (!texts[0]) return {words: '', isTurn: true};
            const row = kindOf(first),
                told = tidy(filled([texts[0][0]], numbers, set)[0]);
            if (row === 'retry') return {words: '', isTurn: true, more: sentence(told)};
            const move = row === 'choice' && match && moveOf(this.choice(memory, match).choices);
            if (move) return {words: text('chosenIs', {move: sayMove(match, move)}), isTurn: false};
            const isTurn = !['words', 'choice'].includes(row);
            return {words: sentence((isTurn ? '' : this.#choice(memory, match)) + told), isTurn};
        }
        if (kind === 'VIEW_RULES') {
            const pages = filled(texts[0], numbers, set),
                page = memory['view.page'];
            const lines = pages.slice(2 * page - 1, 2 * page + 1);
            // In the page's own texts, all rules are on one page.
            const shown = page ? (lines.length ? lines : pages.slice(1)) : [pages[0], texts[1]?.[0]];
            return {words: sentence(tidy(shown.filter(Boolean).join(' '))), isTurn: false};
        }
        const shown = filled(
            texts.filter(Boolean).map(([one]) => one),
            numbers,
            set,
        ).map(tidy);
        if (kind === 'VIEW_START')
            shown[1] = listed(memory['match.position.part'].filter(Boolean).map(String));
        const joined =
            kind === 'VIEW_TITLE' ? sentences(...shown.map(capital).map(sentence)) : sentence(shown.join(text('colon')));
        return {words: joined, isTurn: false};
    }

    // Returns the name of the chosen part and a colon, or '' if no part is chosen.
    #choice(memory, match) {
        const part = memory['view.selected'],
            name = PARTS[match?.game.shape];
        if (!name || part >= match.parts.length) return '';
        return capital(text(name, {pile: part + 1})) + text('colon');
    }
}
