// SPDX-License-Identifier: MIT
// All games as pictures, each with a sentence from its rules
import {drawPosition} from './drawing.js';
import {make} from './elements.js';
import {GAMES, rulesOf, titleOf} from './games.js';
import {readPosition} from './position.js';

// Shows the games in an element. A click on a game calls choose(game).
export function fillGallery(element, choose) {
    element.replaceChildren(
        ...GAMES.map((game) => {
            const card = make(
                'button',
                {type: 'button', className: 'card'},
                drawPosition(readPosition(game.examples[0])),
                make('strong', {}, titleOf(game)),
                make('span', {}, rulesOf(game)),
            );
            card.dataset.game = game.name;
            card.addEventListener('click', () => choose(game));
            return card;
        }),
    );
}
