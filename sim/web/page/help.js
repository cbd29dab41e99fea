// SPDX-License-Identifier: MIT
// How to begin: the keys of a board and what each does.
import {make} from './elements.js';
import {drawArrow, KEY_TEXTS} from './keys.js';
import {sentences, text} from './texts.js';

// Rows [keys, text], first for boards with five keys, then for boards with three keys
const CROSS = [
    [['left', 'right'], 'helpPlace'],
    [['up', 'down'], 'helpAmount'],
    [['ok'], 'helpOk'],
    [['left'], 'helpBack'],
];
const THREE = [
    [['next'], 'helpRow'],
    [['take'], 'helpLight'],
    [['ok'], 'helpOk'],
];

const cap = (name) => {
    const arrow = drawArrow(name);
    return make('span', {className: 'cap'}, ...(arrow ? [arrow, make('span', {className: 'aside'}, text(KEY_TEXTS[name]))] : [text(KEY_TEXTS[name])]));
};

// Returns a sentence and a list that explain the keys. If the answers are hidden, does not mention the hint.
export function makeLegend({keys}, isHidden) {
    if (!keys) return []; // a real board
    const effect = (name) => (name === 'helpOk' && !isHidden ? sentences(text(name), text('helpHint')) : text(name));
    const rows = keys.keys.some(({name}) => name === 'up') ? CROSS : THREE;
    return [
        make('p', {}, text(rows === CROSS ? 'helpTouch' : 'helpTouchPocket')),
        make('dl', {className: 'legend'}, ...rows.map(([names, does]) => make('div', {}, make('dt', {}, ...names.map(cap)), make('dd', {}, effect(does))))),
    ];
}
