// SPDX-License-Identifier: MIT
// The moves of a match, from the board's lines or its memory, and which of them gave something away.

const WORTH = {N: 1, D: 0, P: -1}; // of a position, for the player to move

// Matches of position.js, the first of which is the start
export class History {
    matches = [];
    #canOpen;

    // canOpen(match): whether it can be begun from there
    constructor(canOpen) {
        this.#canOpen = canOpen;
    }

    // Adds a position of the match: the first one, the one after a move, or one to which moves were taken back.
    add(match, isFirst) {
        const known = match.move || isFirst ? -1 : this.matches.findIndex(({question, turn}) => question === match.question && turn === match.turn);
        if (known >= 0) this.matches.length = known + 1;
        else if (match.move && !isFirst) this.matches.push(match);
        else this.matches = [match];
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
