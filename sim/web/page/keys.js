// SPDX-License-Identifier: MIT
// Keys as HTML buttons for mouse, fingers, keyboard and screen reader
import {make, svg} from './elements.js';

const LONG_PRESS_MS = 1000;

// order in which the Tab key visits the board's keys
const ORDER = ['up', 'left', 'ok', 'right', 'down', 'next', 'take'];

// Keyboard keys that press each key of the board
const KEYBOARD = {
    left: ['ArrowLeft'],
    right: ['ArrowRight'],
    up: ['ArrowUp'],
    down: ['ArrowDown'],
    ok: ['Enter', ' '],
    next: ['ArrowRight', 'ArrowLeft'],
    take: ['ArrowDown', 'ArrowUp'],
};
const ARROWS = {left: 'M7 1 2 5l5 4z', right: 'M3 1l5 4-5 4z', up: 'M1 7l4-5 4 5z', down: 'M1 3l4 5 4-5z'};
// keys that the displays' texts spell differently
const ON_GLASS = {ok: 'OK'};
const CONTROLS = 'a, button, input, select, textarea, summary';
const TYPED = 'input:not([type=checkbox]), textarea';

// Returns true for an open list. Old browsers always return false.
const isOpenList = (element) => CSS.supports('selector(:open)') && element.matches('select:open');

// Texts that name the keys
export const KEY_TEXTS = {
    left: 'keyLeft',
    right: 'keyRight',
    up: 'keyUp',
    down: 'keyDown',
    ok: 'keyOk',
    next: 'keyNext',
    take: 'keyTake',
};

// Draws a key's arrow. Returns undefined if the key has none.
export const drawArrow = (name) =>
    ARROWS[name] && svg('svg', {viewBox: '0 0 10 10', class: 'arrow', 'aria-hidden': 'true'}, svg('path', {d: ARROWS[name]}));

// Makes the board's keys. move(key, isDown) and tap(key, ms) press a key.
export function makeKeys(board, move, tap, label, long) {
    const element = document.createElement('div');
    element.className = 'keys';
    const buttons = new Map();
    const held = new Map(); // pointers and keyboard keys that hold each key of the board down

    let takes = () => false;
    const numberOf = (name) => board.keys.keys.findIndex((key) => key.name === name);

    function hold(name, by, isDown) {
        const holders = held.get(name),
            wasDown = holders.size > 0;
        if (isDown) holders.add(by);
        else holders.delete(by);
        if (holders.size > 0 !== wasDown) {
            buttons.get(name).classList.toggle('down', !wasDown);
            move(numberOf(name), !wasDown);
        }
    }

    function listen(button, name) {
        let isHandled = false; // true if a pointer pressed the key, so a click must not press the key again
        button.addEventListener('pointerdown', (event) => {
            isHandled = true;
            if (event.button !== 0 || long.isOn()) return;
            button.setPointerCapture(event.pointerId);
            hold(name, event.pointerId, true);
        });
        for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
            button.addEventListener(type, (event) => hold(name, event.pointerId, false));
        button.addEventListener('click', () => {
            if (long.isOn()) {
                tap(numberOf(name), LONG_PRESS_MS);
                long.end();
            } else if (!isHandled) tap(numberOf(name));
            isHandled = false;
        });
        button.addEventListener('contextmenu', (event) => event.preventDefault());
    }

    const names = board.keys.keys.map(({name}) => name);
    const isCross = names.includes('up');
    for (const name of isCross
        ? names.sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
        : names) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = `key key-${name}`;
        button.dataset.key = name;
        buttons.set(name, button);
        held.set(name, new Set());
        listen(button, name);
        element.append(button);
    }
    for (const {key, color} of board.lamps) buttons.get(key).dataset.lamp = color;

    // Returns the board's key for a keyboard event, if any.
    function keyNamed({target, key}) {
        const isElement = target instanceof Element;
        if (!takes(target) || (isElement && (target.matches(TYPED) || isOpenList(target)))) return undefined;
        // true if the key activates the focused control
        const acts = key === ' ' || (key === 'Enter' && isElement && target.matches(':focus-visible'));
        const control = isElement && acts ? target.closest(CONTROLS) : undefined;
        if (control) return element.contains(control) ? control.dataset.key : undefined;
        return [...buttons.keys()].find((name) => KEYBOARD[name]?.includes(key));
    }

    const onKeyDown = (event) => {
        const name = event.ctrlKey || event.altKey || event.metaKey ? undefined : keyNamed(event);
        if (!name) return;
        event.preventDefault();
        if (!event.repeat) hold(name, event.key, true);
    };
    const release = (by) => {
        for (const name of buttons.keys()) hold(name, by, false);
    };
    const onKeyUp = (event) => {
        // The key is already pressed, so the browser must not click the button too.
        if (event.target.matches?.('button.key') && [' ', 'Enter'].includes(event.key)) event.preventDefault();
        release(event.key);
    };
    const releaseAll = () => {
        for (const holders of held.values()) for (const by of [...holders]) release(by);
    };
    return {
        element,
        relabel() {
            for (const [name, button] of buttons) {
                const printed = ARROWS[name] ? '' : board.keys.keys.find((key) => key.name === name).label;
                const called = printed && ON_GLASS[name] !== printed ? ON_GLASS[name] : undefined;
                button.replaceChildren(drawArrow(name) ?? printed);
                if (called) button.append(' ', make('small', {}, `(${called})`));
                button.setAttribute('aria-label', label(name, printed));
            }
        },
        setLamps(lit) {
            for (const {key} of board.lamps) buttons.get(key).classList.toggle('lamp', lit.includes(key));
        },
        listen(isTaken) {
            takes = isTaken;
            document.addEventListener('keydown', onKeyDown);
            document.addEventListener('keyup', onKeyUp);
            window.addEventListener('blur', releaseAll);
        },
        leave() {
            releaseAll();
            document.removeEventListener('keydown', onKeyDown);
            document.removeEventListener('keyup', onKeyUp);
            window.removeEventListener('blur', releaseAll);
        },
    };
}
