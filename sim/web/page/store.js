// SPDX-License-Identifier: MIT
// Choices and each board's EEPROM, stored by the browser. Some browsers store nothing for a page from a file.

const PREFIX = 'bouton.';

export function load(key) {
    try {
        return localStorage.getItem(PREFIX + key) ?? undefined;
    } catch {
        return undefined;
    }
}

export function save(key, value) {
    try {
        if (value === undefined) localStorage.removeItem(PREFIX + key);
        else localStorage.setItem(PREFIX + key, value);
    } catch {
        // The page also works without storage.
    }
}

// Returns true if the browser stores what the page saves.
export function canStore() {
    save('test', 'on');
    const isStored = load('test') === 'on';
    save('test', undefined);
    return isStored;
}

export const loadBytes = (key) => {
    const text = load(key);
    return text === undefined ? undefined : bytesOf(text);
};

export const saveBytes = (key, bytes) => save(key, btoa(String.fromCharCode(...bytes)));

// Returns the bytes in a base64 text, ten times faster than Uint8Array.from().
function bytesOf(base64) {
    const letters = atob(base64),
        bytes = new Uint8Array(letters.length);
    for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
    return bytes;
}
