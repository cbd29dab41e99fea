// SPDX-License-Identifier: MIT
// The window "About Bouton": what Bouton is, boards to buy, the lesson for teachers, and the theory of the current game. It has links
// only if the build knows the public address of the repository.
import {REPOSITORY} from 'address';
import {byId, make, makeButton} from './elements.js';
import {titleOf} from './games.js';
import {makePaper} from './paper.js';
import {readPosition} from './position.js';
import {NO_STEPS} from './state.js';
import {fill, text, words} from './texts.js';

// Games in each section of firmware/game/README.md, by the section's anchor
const THEORY = {
    'nim-and-misere-nim': ['nim'],
    'moores-nim_k': ['moore'],
    'take-away-and-subtraction': ['take', 'sub', 'subsum'],
    'mixed-piles': ['mixed'],
    'wythoffs-game': ['wythoff'],
    'fibonacci-nim-and-dynamic-nim': ['fib', 'dyn1'],
    'staircase-nim': ['stair'],
    'nimble-and-northcotts-game': ['nimble', 'northcott', 'northcottr'],
    'turning-turtles': ['turtle_opt', 'turtle_man', 'turtle_edge'],
    'empty-and-divide': ['divide'],
    'tokens-on-a-graph': ['dag', 'everysg'],
    'bounded-nim-and-football': ['bnim', 'poj2315'],
    chomp: ['chomp'],
    sos: ['sos'],
};
const headingOf = (of) => Object.keys(THEORY).find((heading) => THEORY[heading].includes(of));

// Returns a link to a page in the repository, or [] if the address is unknown.
const link = (path, label) => (REPOSITORY ? [make('a', {href: `${REPOSITORY}${path && `/blob/HEAD/${path}`}`, target: '_blank', rel: 'noopener'}, label)] : []);
const choices = (...elements) => (elements.length ? [make('div', {className: 'choices'}, ...elements)] : []);

// Makes the About window. put() opens the window that flashes a board.
export function makeAbout(state, change, {put, boardName}) {
    const dialog = byId('about-dialog'),
        paper = makePaper();

    // Returns the position that the visitor sees, in a lesson or a match.
    const current = () => (state.view === 'learn' && state.room === 'lessons' ? readPosition(state.question) : state.running.match);

    function explain({question}) {
        dialog.close();
        change({view: 'learn', rooms: {...state.rooms, learn: 'lessons'}, asked: question, steps: NO_STEPS});
    }

    function drawTheory(position) {
        const {theory, why, proofs} = words().about,
            game = titleOf(position.game);
        return [
            make('h3', {}, theory),
            ...choices(
                makeButton(fill(why, {game}), () => explain(position)),
                ...link(`firmware/game/README.md#${headingOf(position.game.of)}`, fill(proofs, {game})),
            ),
        ];
    }

    function draw() {
        const {what, free, source, own, buy, parts, teach, teachIs, lesson, sheet} = words().about,
            {isSimulated, name} = state.running;
        const position = state.isHidden ? undefined : current();
        // Makes a button that closes this window and calls show().
        const opener = (label, show) =>
            makeButton(label, () => {
                dialog.close();
                show();
            });
        const toLesson = opener(lesson, paper.showLesson);
        toLesson.classList.add('to-lesson');
        byId('about').replaceChildren(
            make('p', {}, what),
            make('p', {}, free),
            ...choices(...link('', source)),
            make('h3', {}, own),
            make('p', {}, buy),
            ...choices(
                ...(isSimulated ? [opener(words().put.button, put), ...link(`board/${name}/README.md`, fill(parts, {board: boardName()}))] : []),
            ),
            make('h3', {}, teach),
            make('p', {}, teachIs),
            ...choices(toLesson, opener(sheet, paper.showSheet)),
            ...(position ? drawTheory(position) : []),
        );
    }

    function show() {
        if (state.kiosk) return; // no links in a museum, where visitors must not leave the page
        byId('about-title').textContent = text('about');
        draw();
        dialog.showModal();
    }

    for (const button of document.querySelectorAll('.about-open')) button.addEventListener('click', show);
    byId('teachers').addEventListener('click', () => {
        show();
        dialog.querySelector('.to-lesson').focus(); // scrolls to the section for teachers
    });
}
