// SPDX-License-Identifier: MIT
import {text} from './texts.js';

export const byId = (id) => document.getElementById(id);

// Makes an element, for example make('p', {className: 'x'}, 'text', child).
export function make(name, properties = {}, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}

export function makeButton(label, pressed) {
    const button = make('button', {type: 'button'}, label);
    button.addEventListener('click', pressed);
    return button;
}

// Sets an element's children. Moves as few as possible, because screen readers speak moved text.
export function place(parent, children) {
    for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
    children.forEach((child, i) => parent.children[i] !== child && parent.insertBefore(child, parent.children[i] ?? null));
}

// Puts buttons into a group. The focus stays on the pressed button.
export function fillGroup(group, buttons) {
    const hasFocus = group.contains(document.activeElement);
    group.replaceChildren(...buttons);
    if (hasFocus) group.querySelector('[aria-pressed=true]')?.focus();
}

// Shows topics as buttons and as a list for small windows. `chosen` is an index or -1.
export function fillTopics(group, titles, chosen, choose) {
    const labels = titles.map((title, i) => `${i + 1} ${title}`);
    const buttons = labels.map((label, i) => {
        const button = makeButton(label, () => choose(i));
        button.ariaPressed = String(i === chosen);
        return button;
    });
    const none = chosen < 0 ? [make('option', {selected: true, hidden: true}, group.ariaLabel)] : [];
    const list = make('select', {ariaLabel: group.ariaLabel}, ...none, ...labels.map((label, i) => make('option', {value: i, selected: i === chosen}, label)));
    list.addEventListener('change', () => choose(Number(list.value)));
    const hasFocus = group.contains(document.activeElement);
    fillGroup(group, [...buttons, list]);
    if (hasFocus && list.checkVisibility()) list.focus();
}

// Makes a button for each room. Shows the elements of room `shown`. Marks the button of room `marked`.
export function showRoom(group, rooms, seen, shown, choose, marked = shown) {
    fillGroup(
        group,
        rooms.map((name) => {
            const button = makeButton(text(name), () => choose(name));
            button.ariaPressed = String(name === marked);
            return button;
        }),
    );
    for (const [name, ids] of Object.entries(seen)) for (const id of ids) byId(id).hidden = name !== shown;
}

// Lets the up and down arrows recall earlier lines in a text field. Returns a function that adds a line.
export function recallLines(input) {
    const lines = [];
    let at = 0; // place in the lines
    input.addEventListener('keydown', (event) => {
        const by = {ArrowUp: -1, ArrowDown: 1}[event.key];
        if (!by) return;
        event.preventDefault();
        if (lines[at + by] === input.value) at += by;
        at = Math.max(0, Math.min(lines.length, at + by));
        input.value = lines[at] ?? '';
    });
    return (line) => {
        if (lines.at(-1) !== line) lines.push(line);
        at = lines.length;
    };
}

// Downloads a file.
export function save(name, parts) {
    const url = URL.createObjectURL(new Blob(parts, {type: 'text/plain'}));
    make('a', {href: url, download: name}).click();
    URL.revokeObjectURL(url);
}

// Makes an SVG element, for example svg('circle', {cx: 1}, child).
export function svg(name, attributes, ...children) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
}
