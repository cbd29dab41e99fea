// SPDX-License-Identifier: MIT
// The host's program: questions in the text notation, and their answers.

export class Program {
    #take;
    #said = '';

    // wasm: the bytes of out/web/bouton.wasm
    constructor(wasm) {
        const put = (byte) => {
            this.#said += String.fromCharCode(byte);
        };
        const {exports} = new WebAssembly.Instance(new WebAssembly.Module(wasm), {page: {put}});
        exports._initialize();
        exports.start();
        this.#take = exports.byte;
    }

    // Returns the lines of the answer to a line.
    ask(line) {
        for (const byte of new TextEncoder().encode(`${line}\n`)) this.#take(byte);
        const lines = this.#said.split('\n').slice(0, -1);
        this.#said = '';
        return lines;
    }
}
