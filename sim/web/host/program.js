// SPDX-License-Identifier: MIT
// The host's program: lines in the text notation, and their answers. It can have a board behind it.

// Lines of a text, each of which ends with a line feed
export const linesOf = (said) => said.split('\n').slice(0, -1);

export class Program {
    #exports;
    #board;
    #said = '';
    #bytes = new Uint8Array(4096); // of the answer, behind what is said already: byte by byte a string grows slowly
    #count = 0;
    #sent = '';
    #heard = []; // bytes

    // wasm: the bytes of out/web/bouton.wasm. board, if there is one: {send(line), receive(ms)}; receive waits so long for a
    // line and returns it, or undefined.
    constructor(wasm, board) {
        this.#board = board;
        const page = {
            put: (byte) => {
                this.#bytes[this.#count++] = byte;
                if (this.#count === this.#bytes.length) this.#flush();
            },
            send: (byte) => this.#send(String.fromCharCode(byte)),
            hear: (ms) => this.#hear(ms),
        };
        ({exports: this.#exports} = new WebAssembly.Instance(new WebAssembly.Module(wasm), {page}));
        this.#exports._initialize();
        this.#exports.start();
    }

    #send(character) {
        if (character === '\n') {
            this.#board.send(this.#sent);
            this.#sent = '';
        } else {
            this.#sent += character;
        }
    }

    // Returns the next byte of the board, or -1.
    #hear(ms) {
        if (!this.#heard.length) {
            const line = this.#board.receive(ms);
            if (line === undefined) return -1;
            this.#queue(line);
        }
        return this.#heard.shift();
    }

    #queue(line) {
        this.#heard.push(...new TextEncoder().encode(`${line}\n`));
    }

    #flush() {
        this.#said += String.fromCharCode(...this.#bytes.subarray(0, this.#count));
        this.#count = 0;
    }

    // Returns what the program has said since the last call.
    #take() {
        this.#flush();
        const said = this.#said;
        this.#said = '';
        return said;
    }

    // Returns the answer to a line as it stands.
    answer(line) {
        for (const byte of new TextEncoder().encode(`${line}\n`)) this.#exports.byte(byte);
        return this.#take();
    }

    // Returns its lines.
    ask(line) {
        return linesOf(this.answer(line));
    }

    // What was wrong with the last line, {number, column, least, most, letters}: its number and the values that its text shows
    // (board/host/notation/words.h). undefined: nothing was.
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

    // Puts the board behind the program. False if none of its version answers: then the program answers alone.
    attach() {
        return Boolean(this.#exports.attach());
    }

    // Takes a line of the board that answers nothing, and returns what it tells.
    hear(line) {
        this.#queue(line);
        this.#exports.listen();
        return linesOf(this.#take());
    }
}
