// SPDX-License-Identifier: MIT
// What the browser keeps: choices, and the EEPROM of each board. Some browsers keep nothing for a page opened
// as a file.

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
        // the page works without
    }
}

export const loadBytes = (key) => {
    const text = load(key);
    return text === undefined ? undefined : bytesOf(text);
};

export const saveBytes = (key, bytes) => save(key, btoa(String.fromCharCode(...bytes)));

export const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
