// SPDX-License-Identifier: MIT
// If this test fails, the drawing offers an illegal move, or lacks a legal one. Compares the choices that the drawing
// offers with the moves of the host program.
import {bundled} from './bundle.mjs';
import {done, host, ok, positionsByGame} from './tap.mjs';

const {choicesIn, readPosition} = await bundled('page/choices', 'page/position');

// Returns the legal moves in each position.
function movesOf(questions) {
    const all = [];
    for (const line of host(...questions.flatMap((question) => [`new ${question}`, 'moves']))) {
        if (questions[all.length] && line.startsWith(questions[all.length])) all.push([]);
        else if (/ : [NPD]$/.test(line)) all.at(-1).push(line.split(' : ')[0]);
    }
    return all;
}

for (const [name, rows] of positionsByGame(40)) {
    const questions = rows.map(([head, position]) => `${head} : ${position}`),
        moves = movesOf(questions),
        wrong = [];
    let count = 0;
    questions.forEach((question, i) => {
        if (!moves[i].length && name.endsWith('moore')) return; // The host program refuses to list too many moves.
        const position = readPosition(question);
        // Splits moves into choices. In Wythoff's game, both piles are one choice.
        const parts = name === 'wythoff' ? moves[i] : moves[i].flatMap((move) => move.split('+'));
        const [known, found] = [parts, choicesIn(position).map(({move}) => move)].map((all) => [...new Set(all)].sort().join(' '));
        count += choicesIn(position).length;
        if (known !== found) wrong.push(question, known, found);
    });
    ok(wrong.length === 0 && moves.length === questions.length && count > 0, `${name}: ${count} choices in ${questions.length} positions are the legal moves`, ...wrong.slice(0, 6));
}
done();
