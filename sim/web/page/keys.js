// SPDX-License-Identifier: MIT
// Keys as HTML buttons for mouse, fingers, keyboard and screen reader
import {make, svg} from './elements.js';

const LONG_PRESS_MS = 1000;

// Order in which the Tab key visits the keys
const ORDER = ['up', 'left', 'ok', 'right', 'down', 'next', 'take'];

// {key of the board: keys of the keyboard that press it}
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
// {key: its name in the displays' texts}, for keys with another name on the page
const ON_GLASS = {ok: 'OK'};
const CONTROLS = 'a, button, input, select, textarea, summary';
const TYPED = 'input:not([type=checkbox]), textarea';

// True if the element is an open list. Always false in browsers before 2025, which do not report open lists.
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

// Draws the arrow on a key. Returns undefined if the key has no arrow.
export const drawArrow = (name) =>
    ARROWS[name] && svg('svg', {viewBox: '0 0 10 10', class: 'arrow', 'aria-hidden': 'true'}, svg('path', {d: ARROWS[name]}));

// move(key, isDown) and tap(key, ms) press the key with this number. If long.isOn(), the next click holds the key and
// calls long.end(). Returns {element, relabel(), setLamps(names), listen(takes), leave()}.
export function makeKeys(board, move, tap, label, long) {
    const element = document.createElement('div');
    element.className = 'keys';
    const buttons = new Map();
    const held = new Map(); // {key of the board: pointers and keyboard keys that hold this key down}

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
        let isHandled = false; // true if a pointer has already pressed the key; the following click has no effect
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

    // Returns which key of the board an event of the keyboard means. In a text field, it means none.
    function keyNamed({target, key}) {
        const isElement = target instanceof Element;
        if (!takes(target) || (isElement && (target.matches(TYPED) || isOpenList(target)))) return undefined;
        const acts = key === ' ' || (key === 'Enter' && isElement && target.matches(':focus-visible')); // the control with the focus ring
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
        // Prevents the browser's click on the button, because the key is already pressed.
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
