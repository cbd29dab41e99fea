// SPDX-License-Identifier: MIT
// The moves of a match, as the line or the memory has told them, and which of them gave something away.

const WORTH = {N: 1, D: 0, P: -1}; // of a position, for the player to move

// Matches of position.js, the first of which is the start
export class History {
    matches = [];
    #canOpen;

    // canOpen(match): whether it can be begun from there
    constructor(canOpen) {
        this.#canOpen = canOpen;
    }

    // A match that is told: a new one, one more move, or one that is taken back.
    add(match) {
        const known = match.move
            ? this.matches.findIndex(({question, turn}) => question === match.question && turn === match.turn)
            : 0;
        if (known >= 0) this.matches.length = Math.min(known, this.matches.length);
        this.matches.push(match);
    }

    // ask: Program.ask. Returns a row a move, {before, move, by, isMistake, canRetry}: before is the match in which `by`
    // moved.
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
