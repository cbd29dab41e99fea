// SPDX-License-Identifier: MIT
// The rules of each game, with positions that open on the board. Each game has an address of its own:
// #game=chomp/
import {make} from './elements.js';
import {GAMES} from './games.js';
import {languageIndex, text} from './texts.js';

// Draws the rules into an element, at first those of the game of this name. opener: {label(), open(position)}
// opens a position. Returns {relabel()}.
export function makeRules(element, first, opener) {
    let game = GAMES.find(({name}) => name === first) ?? GAMES[0];
    const choice = make('select', {id: 'game'});
    const article = make('article', {});
    const words = make('span', {});
    const label = make('label', {}, words, ' ', choice);

    function example(position, i) {
        const button = make('button', {type: 'button'}, opener.label());
        button.addEventListener('click', () => opener.open(position));
        button.setAttribute('aria-describedby', `example-${i}`);
        return make('li', {}, make('code', {lang: 'en', id: `example-${i}`}, position), ' ', button);
    }

    function show() {
        const index = languageIndex();
        article.replaceChildren(
            make('h3', {}, game.title[index]),
            make('p', {}, game.rules[index]),
            make('p', {}, text('examples')),
            make('ul', {className: 'examples'}, ...game.examples.map(example)),
        );
    }

    function relabel() {
        words.textContent = text('game');
        choice.replaceChildren(
            ...GAMES.map(({name, title}) =>
                make('option', {value: name, selected: name === game.name}, title[languageIndex()]),
            ),
        );
        show();
    }

    choice.addEventListener('change', () => {
        game = GAMES.find(({name}) => name === choice.value);
        history.replaceState(undefined, '', `#game=${game.name}/`);
        show();
    });
    element.append(label, article);
    return {relabel};
}
