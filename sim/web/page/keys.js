// SPDX-License-Identifier: MIT
// The keys: HTML buttons, moved by mouse, by several fingers at once, by the keyboard, and clicked by a
// screen reader.
import {make, svg} from './elements.js';

const LONG_PRESS_MS = 1000;

// The keys of the keyboard for each key of a board that has it
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
// What the displays call a key on which another word is printed
const ON_GLASS = {ok: 'OK'};
const CONTROLS = 'a, button, input, select, textarea, summary, [role=radio]';

const drawArrow = (d) =>
    svg('svg', {viewBox: '0 0 10 10', class: 'arrow', 'aria-hidden': 'true'}, svg('path', {d}));

// Returns {element, relabel(), setLamps(names), end()}. label(name, printed): the name of a key in words;
// printed: what is printed on it, '' for an arrow. isLong(): a click holds the key.
export function makeKeys(board, emulator, label, isLong) {
    const element = document.createElement('div');
    element.className = 'keys';
    const buttons = new Map();
    const held = new Map(); // key to what holds it: pointers and keys of the keyboard

    function hold(name, by, isDown) {
        const holders = held.get(name),
            wasDown = holders.size > 0;
        if (isDown) holders.add(by);
        else holders.delete(by);
        if (holders.size > 0 !== wasDown) {
            buttons.get(name).classList.toggle('down', !wasDown);
            emulator.send('key', {
                key: board.keys.keys.findIndex((key) => key.name === name),
                isDown: !wasDown,
            });
        }
    }

    function listen(button, name) {
        let isHandled = false; // the click that follows was a pointer's
        button.addEventListener('pointerdown', (event) => {
            isHandled = true;
            if (event.button !== 0 || isLong()) return;
            button.setPointerCapture(event.pointerId);
            hold(name, event.pointerId, true);
        });
        for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
            button.addEventListener(type, (event) => hold(name, event.pointerId, false));
        button.addEventListener('click', () => {
            const key = board.keys.keys.findIndex((one) => one.name === name);
            if (isLong()) emulator.send('tap', {key, ms: LONG_PRESS_MS});
            else if (!isHandled) emulator.send('tap', {key});
            isHandled = false;
        });
        button.addEventListener('contextmenu', (event) => event.preventDefault());
    }

    for (const {name} of board.keys.keys) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = `key key-${name}`;
        button.dataset.key = name;
        buttons.set(name, button);
        held.set(name, new Set());
        listen(button, name);
        element.append(button);
    }

    // A focused key answers to Enter and Space itself; elsewhere they are OK, unless another control wants
    // them.
    function keyNamed(event) {
        const focused = event.target.closest?.('button.key');
        if (focused && element.contains(focused) && (event.key === 'Enter' || event.key === ' '))
            return focused.dataset.key;
        const isArrow = event.key.startsWith('Arrow');
        const other = event.target.closest?.(isArrow ? 'input, select, textarea, [role=radio]' : CONTROLS);
        if (other && !other.matches('button.key')) return undefined;
        return [...buttons.keys()].find((name) => KEYBOARD[name]?.includes(event.key));
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
        // The browser would click.
        if (event.target.matches?.('button.key') && event.key === ' ') event.preventDefault();
        release(event.key);
    };
    const releaseAll = () => {
        for (const holders of held.values()) for (const by of [...holders]) release(by);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', releaseAll);

    return {
        element,
        relabel() {
            for (const [name, button] of buttons) {
                const printed = ARROWS[name] ? '' : board.keys.keys.find((key) => key.name === name).label;
                const called = printed && ON_GLASS[name] !== printed ? ON_GLASS[name] : undefined;
                button.replaceChildren(ARROWS[name] ? drawArrow(ARROWS[name]) : printed);
                if (called) button.append(' ', make('small', {}, `(${called})`));
                button.setAttribute('aria-label', label(name, printed));
            }
        },
        setLamps(lit) {
            for (const {key, color} of board.lamps) {
                buttons.get(key).classList.toggle('lamp', lit.includes(key));
                buttons.get(key).dataset.lamp = color;
            }
        },
        end() {
            releaseAll();
            document.removeEventListener('keydown', onKeyDown);
            document.removeEventListener('keyup', onKeyUp);
            window.removeEventListener('blur', releaseAll);
        },
    };
}
