// SPDX-License-Identifier: MIT
// The texts of the displays, from the file of a language in firmware/ui/messages.

// Returns {id: [text, ...]}. A line that begins with blanks goes on with the texts of the message above.
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
