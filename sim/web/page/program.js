// SPDX-License-Identifier: MIT
import hostSource from 'host-source';
import {linesOf} from '../host/program.js';
import {answered} from './fault.js';
import {startWorker} from './workers.js';

// The host's program in its worker.
export class Program {
    #wasm;
    #worker; // begins with the first question
    #asked = []; // what to call with an answer, in the order of the questions
    #isLost = false;

    // wasm(): the bytes of out/web/bouton.wasm
    constructor(wasm) {
        this.#wasm = wasm;
    }

    #start() {
        this.#worker = startWorker(hostSource);
        this.#worker.onmessage = ({data}) => this.#asked.shift()(data);
        // There are browsers that run no WebAssembly.
        this.#worker.onerror = () => {
            this.#isLost = true;
            this.#giveUp();
        };
        this.#worker.postMessage({wasm: this.#wasm()});
    }

    #giveUp() {
        for (const answer of this.#asked.splice(0)) answer(undefined);
    }

    // Ends what is asked, to which no answer will come; the next question starts the program anew.
    stop() {
        this.#worker?.terminate();
        this.#worker = undefined;
        this.#giveUp();
    }

    // Returns {said, fault}: the answer to a line as it stands, and what was wrong with the line, as in ../host/program.js; undefined:
    // none will come.
    answer(line) {
        return this.#send({line});
    }

    // Takes a line that a board sent. Returns lines that say it in words, or undefined if there will be none.
    async hear(line) {
        const answer = await this.#send({heard: line});
        return answer && linesOf(answer.said);
    }

    async #send(message) {
        if (this.#isLost) return undefined;
        if (!this.#worker) this.#start();
        this.#worker.postMessage(message);
        return new Promise((resolve) => {
            this.#asked.push(resolve);
        });
    }

    // Returns the lines of the answer to a line, as of fault.js; undefined: none will come.
    async ask(line) {
        const answer = await this.answer(line);
        return answer && answered({lines: linesOf(answer.said), fault: answer.fault});
    }

    // Returns when all that was asked so far is answered.
    async answers() {
        if (this.#asked.length) await this.ask('');
    }
}
