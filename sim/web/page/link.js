// SPDX-License-Identifier: MIT
// The part of the address after #. It ends with `/` and has `_` for blanks, because chat programs leave these characters unchanged.

const LINES = ['position', 'asked', 'exercise', 'solver']; // parameters with blanks
const COINS = /turtle (opt|man|edge)/; // games whose names contain `_`

// Returns the parameters in the page's address as a Map.
export function readLink({search, hash}) {
    const words = hash.slice(1);
    const pairs = (words.includes('=') ? words : decode(words)).replace(/(\/|%2F)$/i, '').split('&').filter(Boolean);
    const said = pairs.map((pair) => {
        const [name, ...value] = pair.split('=');
        return [name, (LINES.includes(name) ? readLine : decode)(value.join('='))];
    });
    return new Map([...new URLSearchParams(search), ...said]);
}

const readLine = (value) => decode(value.replaceAll('_', ' ')).replace(COINS, 'turtle_$1').trim();

function decode(words) {
    try {
        return decodeURIComponent(words);
    } catch {
        return words;
    }
}

// writes `_` in names as %5F, because in values `_` means a space
const escape = (one) => (one === '_' ? '%5F' : encodeURIComponent(one));
const write = (value) =>
    value
        .replace(/turtle_(opt|man|edge)/, 'turtle $1')
        .replace(/[^\w :;,=.-]|_/g, escape)
        .replaceAll(' ', '_');

// Returns the part of the address after #. Skips parameters that have no value.
export function writeLink(params) {
    const parts = params.filter(([, value]) => value).map(([name, value]) => `${name}=${write(value)}`);
    return `#${parts.join('&')}/`;
}
