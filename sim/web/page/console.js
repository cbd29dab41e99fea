// SPDX-License-Identifier: MIT
// The serial line as a console: every line in and out. What the page itself asks of the board, ask(), goes through
// it as well and is shown.

const KEPT = 400,
    ANSWER_MS = 4000;

// An error about a line that begins with a word and a blank, with its column in what follows them: only that was
// typed.
export const errorBehind = (word, line) =>
    line.replace(/^(error: column )(\d+)/, (all, words, column) => words + Math.max(column - word.length - 1, 1));

export class Console {
    #log;
    #send;
    #asked = []; // {resolve, timer}
    onLine = () => {};

    // log: an element for the lines. send(text): to the board.
    constructor(log, send) {
        this.#log = log;
        this.#send = send;
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

    send(line) {
        this.#add(line, 'sent');
        this.#send(line);
    }

    // Sends a line and returns the line that answers it; undefined: none came.
    ask(line) {
        return new Promise((resolve) => {
            const question = {resolve};
            question.timer = setTimeout(() => this.#end(question, undefined), ANSWER_MS);
            this.#asked.push(question);
            this.send(line);
        });
    }

    #end(question, answer) {
        clearTimeout(question.timer);
        this.#asked = this.#asked.filter((other) => other !== question);
        question.resolve(answer);
    }

    receive(line) {
        this.#add(line, 'received');
        this.onLine(line);
        const [question] = this.#asked;
        if (question && !line.startsWith('@')) this.#end(question, line);
    }

    // The board forgets what it was asked.
    reset() {
        for (const question of [...this.#asked]) this.#end(question, undefined);
    }

    clear() {
        this.reset();
        this.#log.replaceChildren();
    }
}
