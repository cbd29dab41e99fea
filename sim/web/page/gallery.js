// SPDX-License-Identifier: MIT
// Games as pictures, each with a sentence from its rules
import {drawPosition} from './drawing.js';
import {make} from './elements.js';
import {GAMES, rulesOf, titleOf} from './games.js';
import {readPosition} from './position.js';

// Makes a button with a game's picture. A click calls choose(game).
export function makeCard(game, choose) {
    const position = readPosition(game.examples[0]);
    const card = make(
        'button',
        {type: 'button', className: 'card panel'},
        drawPosition(position),
        make('strong', {}, titleOf(game)),
        make('span', {}, rulesOf(position)),
    );
    card.addEventListener('click', () => choose(game));
    return card;
}

// Shows the pictures of all games. A click calls choose(game).
export function fillGallery(element, choose) {
    const cards = GAMES.map((game) => {
        const card = makeCard(game, choose);
        card.dataset.game = game.name;
        return card;
    });
    cards[0].autofocus = true;
    element.replaceChildren(...cards);
}
