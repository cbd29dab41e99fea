// SPDX-License-Identifier: MIT
// Intel hex, as `make` writes it: data, end, and the segment and linear bases of images beyond 64 KB.

// Returns the bytes from address 0 to the last one. Throws an Error at a line that is damaged.
export function parseHex(text) {
    const bytes = [];
    let base = 0;
    for (const [index, line] of text.trim().split(/\r?\n/).entries()) {
        const record = /^:(?:[0-9A-F]{2})+$/i.test(line)
            ? line
                  .slice(1)
                  .match(/../g)
                  .map((pair) => parseInt(pair, 16))
            : [];
        const [length, high, low, type] = record,
            data = record.slice(4, -1);
        if (data.length !== length || record.reduce((sum, byte) => sum + byte, 0) & 0xff)
            throw new Error(`line ${index + 1} of the hex file is damaged`);
        if (type === 0)
            data.forEach((byte, i) => {
                bytes[base + ((high << 8) | low) + i] = byte;
            });
        else if (type === 2 || type === 4) base = ((data[0] << 8) | data[1]) * (type === 2 ? 0x10 : 0x10000);
        else if (type === 1) return Uint8Array.from(bytes, (byte) => byte ?? 0xff);
    }
    throw new Error('the hex file has no end');
}
