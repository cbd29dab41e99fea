// SPDX-License-Identifier: MIT
// Moves of a match, and the mistakes among them
import {solve} from './reason.js';

const WORTH = {N: 1, D: 0, P: -1}; // worth of a position to the player to move

async function betterMove(ask, question) {
    const {verdict, kinds} = await solve(ask, question);
    return {verdict, move: kinds?.get('move')?.split(' ')[0]};
}

// The positions of a match, in the form that readMatch() returns. The first position is the start.
export class History {
    matches = [];
    #isSwapped = false; // the first player of this match has the second player's colour
    #willSwap = false; // value of #isSwapped for the next match
    #canOpen;

    // canOpen(match): true if the board can start a match from this position.
    constructor(canOpen) {
        this.#canOpen = canOpen;
    }

    // Sets the colour of the next match's first player.
    expect(isOrange) {
        this.#willSwap = isOrange;
    }

    // Adds a position. Sets isSecond: true if the second player is to move, and isOrange: true if the player to move is
    // orange. After an undo, forgets the later positions.
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

    // Returns a row {before, move, by, isMistake, better, canRetry} for each move. before: the match before the move.
    // better: {verdict, move}: after a mistake, the verdict before it and a move that keeps this verdict.
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
