// SPDX-License-Identifier: MIT
// Reads texts of the firmware and of the host's program.

// Returns the messages in a language file, {id: [text, ...]}.
export function readMessages(source) {
    const messages = {};
    let texts;
    for (const line of source.split('\n').filter((one) => one && !one.startsWith('#'))) {
        const [id] = line.match(/^\w+/) ?? [];
        if (id) texts = messages[id] = [];
        texts.push(...Array.from(line.matchAll(/"([^"]*)"/g), ([, text]) => text));
    }
    return messages;
}

// Returns the faults of one kind in fault.h, [[id, text], ...].
export function readFaults(source, kind) {
    const [rows] = source.split(`#define ${kind}_FAULTS(ROW)`)[1].split('\n\n');
    return Array.from(rows.matchAll(/ROW\((\w+),[\s\\]+"((?:\\"|[^"])*)"\)/g), ([, id, text]) => [
        id,
        text.replaceAll('\\"', '"'),
    ]);
}
