// SPDX-License-Identifier: MIT
// Says in words what a display shows. Reads the message and its numbers from the board's memory.
import {PACKED_MESSAGES} from 'messages';
import {moveOf, readChoices} from './choices.js';
import {edgesOf} from './fields.js';
import {kindOf} from './messages.js';
import {namePart, sayMove} from './said.js';
import {currentLanguage, listed, sentences, text, words} from './texts.js';
import {jsonAt} from './unpack.js';

const MESSAGES = jsonAt(PACKED_MESSAGES); // messages of the displays, {language: {id: [text, ...]}}

const NO_DIGIT = 0xff, // no number
    NO_PART = 0xff; // no token is chosen
const HUMAN = 0xff; // a human player
export const LEVELS = [1, 2, 3, 4]; // levels of the machine
const IDLE = ['SCREEN_SPLASH', 'SCREEN_MENU'];
// Screens that show a move before it is played
const SHOWN = {SCREEN_PLAY: 'choice', SCREEN_OPENING: 'choice', SCREEN_RULES: 'choice', SCREEN_WHY: 'hint', SCREEN_REPLY: 'machine'};
const HINTS = ['TOLD_PLACE', 'TOLD_HINT', 'TOLD_DRAWING_HINT'];
// The selection while the player cannot select a move
export const NO_CHOICE = {choices: [], selected: NO_PART, kind: 'choice', isOpen: false};
// Button label for each of the firmware's offers after a match
const OFFERS = {AGAIN: 'playAgain', RETRY: 'backToMistake', NEXT_LEVEL: 'tryLevel', HAD_IT: 'backToMistake'};
const PARTS = {piles: 'pile', stairs: 'step', balls: 'ball'};

// Returns the texts of a message, preferably the page's own texts.
function textsOf(id) {
    return [words().messages?.[id] ?? MESSAGES[currentLanguage()][id]].flat();
}

// Replaces # and % in the texts by numbers, and @ by `set`.
function filled(texts, numbers, set = '') {
    const left = numbers.map((number) => (number === NO_DIGIT ? '' : number));
    return texts.map((one) =>
        one.replace(/[#%@]/g, (place) =>
            place === '@' ? ` ${set}` : place === '#' ? left.shift() : 100 * left.shift() + left.shift(),
        ),
    );
}

// Says where the arrows lead from the displayed vertex.
function sayArrows(memory, {params}) {
    const part = memory['view.selected'],
        vertex = part === NO_PART ? memory['view.vertex'] : memory['match.position.part'][part];
    const ends = edgesOf(params).filter(([from]) => from === vertex).map(([, to]) => `${to}`);
    return text(ends.length ? 'arrowsLead' : 'noArrowLeads', {vertex, count: ends.length, list: listed(ends)});
}

// Returns a sentence about an opponent's move and the answer to this move.
function sayReply(id, [first, second, ...answer]) {
    const [, letter, answered] = id.match(/([SO])_([SO])$/) ?? [];
    if (letter) return text('replyIs', {move: text('move_letters', {first, letter}), answer: text('move_letters', {first: second, letter: answered})});
    const name = id === 'MSG_REPLY_BITE' ? 'move_bar' : 'moveToPoint';
    return text('replyIs', {move: text(name, {first, second}), answer: text(name, {first: answer[0], second: answer[1]})});
}

// Says a hint. move: the hint's move, or '' if the hint shows none.
function sayHint(id, memory, match, move) {
    const [wins, legal] = memory['view.number'],
        moved = move && sayMove(match, move),
        selected = memory['view.selected'];
    const places = match.game.shape === 'men' ? [selected >> 1] : selected < match.parts.length ? [selected] : Object.keys(match.parts).map(Number);
    return {
        MSG_WINS_OF: () => text('movesOf', {wins, legal}),
        MSG_WINS_OF_MANY: () => text('movesOf', {wins, legal: '99+'}),
        MSG_DRAWS_OF: () => text('drawsOf', {wins, legal}),
        MSG_LOOK_AT: () => text('pocketHint', {list: listed(places.map((part) => namePart(match.game, part)))}),
        MSG_HINT: () => sentences(text('moveIs', {move: moved}) + text('stop'), text('holdForWhy')),
        MSG_HINT_DRAW: () => sentences(text('pocketHint', {list: moved}), text('holdForWhy')),
        MSG_NO_HINT: () => sentences(text('movesNone'), text('holdForWhy')),
    }[id]();
}

// Replaces ← by the LEFT key's name and removes extra spaces.
const tidy = (words) => words.replaceAll('←', text('keyLeft')).replace(/\s+/g, ' ').trim();
const sentence = (words) => (/[.!?:…。！？：]$/.test(words) ? words : `${words}${text('stop')}`);

const capital = (words) => words.slice(0, 1).toUpperCase() + words.slice(1);

export class Glass {
    #names;

    // `names` has the names of messages, screens and views by number.
    constructor(names) {
        this.#names = names;
    }

    // Returns the machine's level, or undefined if no machine plays.
    level(memory) {
        const level = memory['settings.level'];
        return LEVELS.includes(level) ? level : undefined;
    }

    // Returns 'human' or 'machine' for the first and the second player.
    sides(memory) {
        return memory['match.side'].map((player) => (player === HUMAN ? 'human' : 'machine'));
    }

    // Returns true if no game is in progress.
    isIdle(memory) {
        return IDLE.includes(this.#names.screen[memory.screen]);
    }

    // Returns the fields to write for this level, as the menu would.
    withLevel(memory, level) {
        const sides = memory['match.side'];
        return {
            'settings.level': level,
            'match.side': sides.map((player) => (LEVELS.includes(player) ? level : player)),
        };
    }

    // Returns the marked move. `isOpen` means that the player can select, `isOwn` that the player has selected.
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

    // Returns the buttons to show after a match. `then` is a second key to press.
    offers(memory) {
        if (this.#names.screen[memory.screen] !== 'SCREEN_RESULT') return [];
        const name = OFFERS[this.#names.offer[memory.offer]];
        return [
            {name, key: 'ok', level: memory['settings.level'] + 1},
            ...(name === 'backToMistake' ? [{name: 'playAgain', key: 'left', then: 'ok'}] : []),
            {name: 'toMenu', key: 'left'},
        ];
    }

    // Returns {words, isTurn, more}. The sentences in `more` follow the position.
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
        if (kindOf(first) === 'turn') return {words: '', isTurn: true};
        const texts = [first, second].map((id) => (MESSAGES.en[id] ? textsOf(id) : undefined));
        const numbers = memory['view.number'],
            set = match?.params.S ?? '';
        if (kind === 'VIEW_BOARD') {
            const row = kindOf(first);
            if (row === 'choice') return this.#readChoice(memory, match, first);
            if (row === 'hint' && match) return {words: sayHint(first, memory, match, moveOf(this.choice(memory, match).choices)), isTurn: false};
            if (row === 'reply') return {words: sentence(sayReply(first, numbers)), isTurn: false};
            if (!texts[0]) return {words: '', isTurn: true};
            const told = tidy(filled([texts[0][0]], numbers, set)[0]);
            if (row === 'retry') return {words: '', isTurn: true, more: sentence(told)};
            const isTurn = row !== 'words';
            return {words: sentence((isTurn ? '' : this.#choice(memory, match)) + told), isTurn};
        }
        if (kind === 'VIEW_RULES') {
            const pages = filled(texts[0], numbers, set),
                page = memory['view.page'];
            const lines = pages.slice(2 * page - 1, 2 * page + 1);
            // the page's own texts have all rules on a single screen
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

    // Reads a message about the selected move. If the move does not fit the match, says whose turn it is.
    #readChoice(memory, match, id) {
        const move = match && moveOf(this.choice(memory, match).choices);
        if (move) return {words: text('chosenIs', {move: sayMove(match, move)}), isTurn: false};
        if (id !== 'MSG_ARROWS' || match?.game.shape !== 'tokens') return {words: '', isTurn: true};
        return {words: sayArrows(memory, match), isTurn: false};
    }

    // Returns the selected pile's name and a colon, or ''.
    #choice(memory, match) {
        const part = memory['view.selected'],
            name = PARTS[match?.game.shape];
        if (!name || part >= match.parts.length) return '';
        return capital(text(name, {pile: part + 1})) + text('colon');
    }
}
