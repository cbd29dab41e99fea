// SPDX-License-Identifier: MIT
// Moves of a match, and the mistakes among them
import {solve} from './reason.js';

const WORTH = {N: 1, D: 0, P: -1}; // value of a position to the player to move

async function betterMove(ask, question) {
    const {verdict, kinds} = await solve(ask, question);
    return {verdict, move: kinds?.get('move')?.split(' ')[0]};
}

// The positions of a match, from the start position on
export class History {
    matches = [];
    #isSwapped = false; // true if the first player has the second colour in this match
    #willSwap = false; // true if the next match's first player will have the second colour
    #canOpen;

    // canOpen(match) returns true if the board can start at this position of the match.
    constructor(canOpen) {
        this.#canOpen = canOpen;
    }

    // Sets the first player's colour for the next match.
    expect(isOrange) {
        this.#willSwap = isOrange;
    }

    // Adds a position to the match. After an undo, drops later positions.
    add(match, isFirst) {
        const known = match.move || isFirst ? -1 : this.matches.findIndex(({question, turn}) => question === match.question && turn === match.turn);
        if (known >= 0) this.matches.splice(known, Infinity, match);
        else if (match.move && !isFirst) this.matches.push(match);
        else {
            this.matches = [match];
            this.#isSwapped = this.#willSwap;
            this.#willSwap = false;
        }
        match.isSecond = this.matches.length % 2 === 0;
        match.isOrange = match.isSecond !== this.#isSwapped;
    }

    // Returns a row for each move. After a mistake, `better` is a better move.
    async review(ask) {
        const matches = [...this.matches];
        const worth = await Promise.all(
            matches.map(async ({question}) => {
                const [answer = ''] = (await ask(question)) ?? [];
                return WORTH[answer.split(' : ')[2]];
            }),
        );
        return Promise.all(
            matches.slice(1).map(async ({move}, i) => {
                const before = matches[i],
                    isMistake = -worth[i + 1] < worth[i];
                const better = isMistake ? await betterMove(ask, before.question) : {};
                return {before, move, by: before.turn, isMistake, better, canRetry: this.#canOpen(before)};
            }),
        );
    }
}
