// SPDX-License-Identifier: MIT
// The part of the address after #: view, board, language, game or position. It ends with `/` and has `_` for blanks, because chat
// programs leave these characters unchanged.

// Returns a Map of the parameters after # and ?.
export function readLink({search, hash}) {
    const said = new URLSearchParams(`${search.slice(1)}&${decode(hash.slice(1)).replace(/\/$/, '')}`);
    return new Map(said);
}

// Reads a position in an address. Some names of games contain `_`.
export function positionIn(value) {
    const [name] = value.match(/^turtle_[a-z]+/) ?? [''];
    return (name + value.slice(name.length).replaceAll('_', ' ')).trim();
}

function decode(words) {
    try {
        return decodeURIComponent(words);
    } catch {
        return words;
    }
}

export function writeLink(said) {
    const parts = [...said]
        .filter(([, value]) => value)
        .map(([name, value]) => `${name}=${value.replaceAll(' ', '_')}`);
    return `#${parts.join('&')}/`;
}
