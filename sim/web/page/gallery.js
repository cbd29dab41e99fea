// SPDX-License-Identifier: MIT
// All games as pictures, each with a sentence from its rules
import {drawPosition} from './drawing.js';
import {make} from './elements.js';
import {GAMES, rulesOf, titleOf} from './games.js';
import {readPosition} from './position.js';

// Shows the games in an element. A click calls choose(game).
export function fillGallery(element, choose) {
    element.replaceChildren(
        ...GAMES.map((game) => {
            const position = readPosition(game.examples[0]);
            const card = make(
                'button',
                {type: 'button', className: 'card'},
                drawPosition(position),
                make('strong', {}, titleOf(game)),
                make('span', {}, rulesOf(position)),
            );
            card.dataset.game = game.name;
            card.addEventListener('click', () => choose(game));
            return card;
        }),
    );
}
