// SPDX-License-Identifier: MIT

export const byId = (id) => document.getElementById(id);

// make('p', {className: 'x'}, 'text', child): an element with properties and children
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

// svg('circle', {cx: 1}, child): an element of a drawing with attributes and children
export function svg(name, attributes, ...children) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
}
