// SPDX-License-Identifier: MIT
// Tables of positions that the learner colours as lost or won. The page checks each colour, and shows the rule when all lost
// positions are found.
import {drawPosition} from './drawing.js';
import {makeButton} from './elements.js';
import {makePanel} from './panel.js';
import {readPosition} from './position.js';
import {verdictOf} from './reason.js';
import {cellsOf, questionOf} from './tables.js';
import {sentences, text, words} from './texts.js';

const AFTER = {'': 'lost', lost: 'won', won: ''}; // the colour after a click
const WRONG = {lost: 'notLost', won: 'notWon'};
const RIGHT = {P: 'lost', N: 'won'}; // correct colour of a position, by verdict

const nameOf = ({row, column}) => [...row, ...column].join(', ') || text('none');

// Makes the tables to colour. Returns {show(table), focus()}. playButton() is as in learn.js.
export function makeColouring(element, ask, {next, more, playButton}) {
    const panel = makePanel(element);
    // for each table, the colours of its cells and the latest touched cell
    const kept = new Map();
    let table,
        cells,
        right, // correct colours
        colours;

    const questionOfCell = (i) => questionOf(table, cells[i]);
    // Plays the latest touched cell, or else the table's last won position.
    const play = playButton(() => questionOfCell(kept.get(table).seen ?? right.lastIndexOf('won')), panel.tell);

    const isWrong = (i) => colours[i] !== '' && colours[i] !== right[i];
    const isDone = () => colours.every((colour, i) => colour === right[i]);

    function paint() {
        panel.buttons().forEach((cell, i) => {
            cell.className = isWrong(i) ? `${colours[i]} mistake` : colours[i];
            cell.ariaLabel = text(isWrong(i) ? 'cellWrong' : 'cellIs', {
                cell: nameOf(cells[i]),
                state: text(colours[i] || 'uncoloured'),
            });
        });
        play.textContent = text('playIt');
        panel.offer(play, makeButton(text('beginAgain'), begin), ...more(), ...(isDone() ? next() : []));
    }

    function tell(...said) {
        const [, , rule] = words().tables[table.name];
        panel.tell(isDone() ? rule : sentences(...said), isDone());
    }

    function colour(i) {
        colours[i] = AFTER[colours[i]];
        const isFound = colours.every((one, at) => one === right[at] || (one === '' && right[at] === 'won'));
        if (isFound) colours.splice(0, colours.length, ...right); // all others are won
        kept.get(table).seen = i;
        paint();
        showCell(i);
    }

    function showCell(i) {
        const now = colours[i];
        panel.show(drawPosition(readPosition(questionOfCell(i))));
        const answer = now && text(isWrong(i) ? WRONG[now] : 'right');
        tell(text('cellIs', {cell: nameOf(cells[i]), state: text(now || 'uncoloured')}) + text('stop'), answer);
    }

    function draw() {
        if (!kept.has(table)) kept.set(table, {colours: cells.map(() => '')});
        const {seen} = kept.get(table);
        ({colours} = kept.get(table));
        panel.draw(table, words().tables[table.name], colour);
        paint();
        if (seen === undefined) tell(text('colourHelp'));
        else showCell(seen);
    }

    function begin() {
        kept.delete(table);
        draw();
    }

    return {
        async show(asked) {
            const verdicts = await Promise.all(cellsOf(asked).map((cell) => verdictOf(ask, questionOf(asked, cell))));
            if (verdicts.includes(undefined)) {
                panel.tell(text('noAnswer'));
                return;
            }
            table = asked;
            cells = cellsOf(table);
            right = verdicts.map((verdict) => RIGHT[verdict]);
            draw();
        },
        focus: panel.focus,
    };
}
