// SPDX-License-Identifier: MIT

export const byId = (id) => document.getElementById(id);

// make('p', {className: 'x'}, 'text', child): an element with properties and children
export function make(name, properties = {}, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}
