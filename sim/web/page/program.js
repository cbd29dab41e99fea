// SPDX-License-Identifier: MIT
import hostSource from 'host-source';
import {linesOf} from '../host/program.js';
import {answered} from './fault.js';
import {startWorker} from './workers.js';

// The host program, which runs in a worker
export class Program {
    #wasm;
    #worker; // undefined until the first question
    #asked = []; // callbacks for the answers, in the order of the questions
    #lack;
    #isLost = false;

    // wasm() returns the bytes of out/web/bouton.wasm. lack() is as in startWorker().
    constructor(wasm, lack) {
        this.#wasm = wasm;
        this.#lack = lack;
    }

    #start() {
        const lack = (what) => {
            if (what === 'script') this.#lose();
            this.#lack(what);
        };
        this.#worker = startWorker(hostSource, (data) => this.#asked.shift()?.(data), lack);
        this.#worker.postMessage({wasm: this.#wasm()});
    }

    #lose() {
        this.#isLost = true;
        this.#giveUp();
    }

    #giveUp() {
        for (const answer of this.#asked.splice(0)) answer(undefined);
    }

    // Stops the program until the next question. Pending questions get no answer.
    stop() {
        this.#worker?.terminate();
        this.#worker = undefined;
        this.#giveUp();
    }

    // Returns the answer {said, fault}, or undefined if the program was stopped.
    answer(line) {
        return this.#send({line});
    }

    // Returns sentences about a line from the board, or undefined.
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

    // Returns the lines of the answer, as answered() does, or undefined.
    async ask(line) {
        const answer = await this.answer(line);
        return answer && answered({lines: linesOf(answer.said), fault: answer.fault});
    }

    // Waits until all questions so far are answered.
    async answers() {
        if (this.#asked.length) await this.ask('');
    }
}
