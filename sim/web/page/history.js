// SPDX-License-Identifier: MIT
// The moves of a match, from the board's lines or its memory, and which of them were mistakes

const WORTH = {N: 1, D: 0, P: -1}; // of a position, for the player to move

// Matches of position.js. The first is the start.
export class History {
    matches = [];
    #canOpen;

    // canOpen(match): true if the board can start from there.
    constructor(canOpen) {
        this.#canOpen = canOpen;
    }

    // Adds a position: the first, one after a move, or an earlier one after a move was taken back.
    add(match, isFirst) {
        const known = match.move || isFirst ? -1 : this.matches.findIndex(({question, turn}) => question === match.question && turn === match.turn);
        if (known >= 0) this.matches.length = known + 1;
        else if (match.move && !isFirst) this.matches.push(match);
        else this.matches = [match];
    }

    // ask: Program.ask. Returns rows {before, move, by, isMistake, canRetry}: `by` moved in the match `before`.
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
