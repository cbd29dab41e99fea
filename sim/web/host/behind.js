// SPDX-License-Identifier: MIT
// A simulated board behind the host's program: while the program waits for it, its time goes on.
import {Program} from './program.js';

const SLICE_MS = 2;

export class BoardProgram {
    #bench;
    #program;
    #note;
    #fault;
    #match = ''; // the numbers of the match that have come last, while a line is answered

    // bench: a board with a serial line. note(line, isSent) is called with each line of numbers, ran() when time has gone on.
    constructor(wasm, bench, note = () => {}, ran = () => {}) {
        const {serial, machine} = bench;
        this.#bench = bench;
        this.#note = note;
        this.#program = new Program(wasm, {
            send(line) {
                note(line, true);
                serial.write(line);
            },
            receive: (ms) => {
                for (const end = machine.now + machine.cycles(ms); ; ran()) {
                    const line = this.#next();
                    if (line !== undefined || machine.now >= end) return line;
                    machine.run(SLICE_MS);
                }
            },
        });
        this.#program.attach();
    }

    #next() {
        const line = this.#bench.serial.next();
        if (line !== undefined) this.#note(line, false);
        if (line?.startsWith('m')) this.#match = line;
        return line;
    }

    // Returns the lines of the answer to a line. Where the board is watched, they also tell of the match as the answer leaves
    // it, which a board does not tell who has asked.
    ask(line) {
        this.#match = '';
        const lines = this.#program.ask(line);
        this.#fault = this.#program.fault;
        const told = this.#match ? this.#program.hear(this.#match) : [];
        return [...lines, ...told.filter((one) => !lines.includes(one))];
    }

    // As Program
    get fault() {
        return this.#fault;
    }

    // Returns what the board has told since the last call, where nobody has asked.
    listen() {
        const told = [];
        for (let line; (line = this.#next()) !== undefined; ) told.push(...this.#program.hear(line));
        return told;
    }
}
