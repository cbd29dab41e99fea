// SPDX-License-Identifier: MIT
// The serial line as a console: words to and from the host's program, and the numbers that go over the line. What the page
// itself asks goes through it as well and is shown.

const KEPT = 400;

// An error about a line that begins with a word and a blank, with its column in what follows them: only that was
// typed.
export const errorBehind = (word, line) =>
    line.replace(/^(error: column )(\d+)/, (all, words, column) => words + Math.max(column - word.length - 1, 1));

export class Console {
    #log;
    #ask;
    onTold = () => {}; // called with a line that tells of the match on the glass

    // log: an element for the lines. ask(line): the program; returns the lines of its answer.
    constructor(log, ask) {
        this.#log = log;
        this.#ask = ask;
    }

    #add(line, className) {
        const isAtEnd = this.#log.scrollTop + this.#log.clientHeight >= this.#log.scrollHeight - 8;
        const row = document.createElement('div');
        row.className = className;
        row.textContent = line || '\u00a0';
        this.#log.append(row);
        while (this.#log.childElementCount > KEPT) this.#log.firstElementChild.remove();
        if (isAtEnd) this.#log.scrollTop = this.#log.scrollHeight;
    }

    // Asks the program and returns its answer.
    async ask(line) {
        this.#add(line, 'sent');
        const lines = await this.#ask(line);
        this.receive(lines);
        return lines.filter((one) => !one.startsWith('@'));
    }

    // Lines of the program, or with `of` numbers that it has 'sent' or 'received'
    receive(lines, of = 'program') {
        for (const line of lines) {
            this.#add(line, of === 'program' ? 'received' : `numbers ${of}`);
            if (of === 'program' && line.startsWith('@')) this.onTold(line);
        }
    }
}
