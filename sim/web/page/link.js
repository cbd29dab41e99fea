// SPDX-License-Identifier: MIT
// What the address says behind its #: view, board, language, game or position. A `/` at the end, `_` for blanks: chat programs leave
// such an address as it is.

// Returns a Map of what is said, also of what stands behind ?
export function readLink({search, hash}) {
    const said = new URLSearchParams(`${search.slice(1)}&${decode(hash.slice(1)).replace(/\/$/, '')}`);
    return new Map(said);
}

// A position as it stands in an address; a name of a game may have a `_` of its own.
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
