// SPDX-License-Identifier: MIT
// The host's program, which answers questions and translates a board's lines to words

// Splits a text into lines. The text ends with a line feed.
export const linesOf = (said) => said.split('\n').slice(0, -1);

export class Program {
    #exports;
    #said = '';
    #bytes = new Uint8Array(4096); // bytes of the answer that are not in #said yet
    #count = 0;
    #heard = []; // bytes from the board that the program has not read yet

    // `wasm` is the content of out/web/bouton.wasm.
    constructor(wasm) {
        const page = {
            put: (byte) => {
                this.#bytes[this.#count++] = byte;
                if (this.#count === this.#bytes.length) this.#flush();
            },
            hear: () => this.#heard.shift() ?? -1,
        };
        ({exports: this.#exports} = new WebAssembly.Instance(new WebAssembly.Module(wasm), {page}));
        this.#exports._initialize();
        this.#exports.start();
    }

    #flush() {
        this.#said += String.fromCharCode(...this.#bytes.subarray(0, this.#count));
        this.#count = 0;
    }

    // Returns the text that the program has written since the previous call.
    #take() {
        this.#flush();
        const said = this.#said;
        this.#said = '';
        return said;
    }

    // Sends a line to the program and returns the whole answer.
    answer(line) {
        for (const byte of new TextEncoder().encode(`${line}\n`)) this.#exports.byte(byte);
        return this.#take();
    }

    // Sends a question to the program. Returns the answer's lines.
    ask(line) {
        return linesOf(this.answer(line));
    }

    // Returns the fault in the latest question, or undefined.
    get fault() {
        const {fault, fault_column: column, fault_least: least, fault_most: most} = this.#exports;
        if (!fault()) return undefined;
        return {number: fault(), column: column(), least: least(), most: most() >>> 0, letters: this.#letters()};
    }

    #letters() {
        const {memory, fault_letters: letters} = this.#exports;
        const bytes = new Uint8Array(memory.buffer);
        let words = '';
        for (let at = letters(); at && bytes[at]; at++) words += String.fromCharCode(bytes[at]);
        return words;
    }

    // Returns sentences about a board's line, or [] if the checksum is wrong.
    hear(line) {
        this.#heard.push(...new TextEncoder().encode(`${line}\n`));
        this.#exports.listen();
        return linesOf(this.#take());
    }
}

// Returns the program, or undefined if the browser cannot run WebAssembly.
export function startProgram(wasm) {
    try {
        return new Program(wasm);
    } catch {
        return undefined;
    }
}
