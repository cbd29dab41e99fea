// SPDX-License-Identifier: MIT
// Intel hex, as `make` writes it

const BYTES = 16; // per record

function record(...bytes) {
    const sum = bytes.reduce((all, byte) => all - byte, 0) & 0xff;
    return `:${[...bytes, sum].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('')}\r\n`;
}

// Returns a hex file's text for these bytes, which start at address 0.
export function writeHex(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += BYTES) {
        const data = bytes.subarray(at, at + BYTES);
        text += record(data.length, at >> 8, at & 0xff, 0, ...data);
    }
    return text + record(0, 0, 0, 1);
}

// Returns the bytes in a hex file. Throws an Error with a damaged line's number.
export function parseHex(text) {
    const bytes = [],
        lines = text.trim().split(/\r?\n/);
    let base = 0;
    for (const [index, line] of lines.entries()) {
        const record = /^:(?:[0-9A-F]{2})+$/i.test(line)
            ? line
                  .slice(1)
                  .match(/../g)
                  .map((pair) => parseInt(pair, 16))
            : [];
        const [length, high, low, type] = record,
            data = record.slice(4, -1);
        const isFar = type === 4 && data[0]; // an address of 16 MB or more, which no board has
        if (isFar || data.length !== length || record.reduce((sum, byte) => sum + byte, 0) & 0xff)
            throw Object.assign(new Error(`line ${index + 1} of the hex file is damaged`), {code: 'hex', line: index + 1});
        if (type === 0)
            data.forEach((byte, i) => {
                bytes[base + ((high << 8) | low) + i] = byte;
            });
        else if (type === 2 || type === 4) base = ((data[0] << 8) | data[1]) * (type === 2 ? 0x10 : 0x10000);
        else if (type === 1) return Uint8Array.from(bytes, (byte) => byte ?? 0xff);
    }
    throw Object.assign(new Error('the hex file has no end'), {code: 'hex', line: lines.length + 1});
}
