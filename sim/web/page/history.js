// SPDX-License-Identifier: MIT
// Moves of a match, and the mistakes among them

const WORTH = {N: 1, D: 0, P: -1}; // worth of a position to the player to move

// The positions of a match, in the form that readMatch() returns. The first position is the start.
export class History {
    matches = [];
    #canOpen;

    // canOpen(match): true if the board can start a match from this position.
    constructor(canOpen) {
        this.#canOpen = canOpen;
    }

    // Adds a position of the match. Sets match.isSecond to true if the second player is to move. If the player has
    // taken moves back, forgets the later positions.
    add(match, isFirst) {
        const known = match.move || isFirst ? -1 : this.matches.findIndex(({question, turn}) => question === match.question && turn === match.turn);
        if (known >= 0) this.matches.splice(known, Infinity, match);
        else if (match.move && !isFirst) this.matches.push(match);
        else this.matches = [match];
        match.isSecond = this.matches.length % 2 === 0;
    }

    // Returns a row {before, move, by, isMistake, canRetry} for each move. before: the match before the move.
    async review(ask) {
        const matches = [...this.matches];
        const worth = await Promise.all(
            matches.map(async ({question}) => {
                const [answer = ''] = (await ask(question)) ?? [];
                return WORTH[answer.split(' : ')[2]];
            }),
        );
        return matches.slice(1).map(({move}, i) => ({
            before: matches[i],
            move,
            by: matches[i].turn,
            isMistake: -worth[i + 1] < worth[i],
            canRetry: this.#canOpen(matches[i]),
        }));
    }
}
