// SPDX-License-Identifier: MIT
import workerSource from 'worker-source';
import {startWorker} from './workers.js';

/**
 * The board in its worker. Sent to it: start, key, tap, line, bounce, reset, erase, step. Events, each with
 * its data in `detail`: state {ms, picture, lamps, sounds, lines}, eeprom {bytes}, reset, stepped.
 */
export class Emulator extends EventTarget {
    #worker;
    #steps = new Map();
    #id = 0;

    // options: {board, firmware, eeprom, paused, bounceMs}
    constructor(options) {
        super();
        this.#worker = startWorker(workerSource);
        this.#worker.onmessage = ({data}) => this.#receive(data);
        this.send('start', options);
    }

    send(type, data = {}) {
        this.#worker.postMessage({type, ...data});
    }

    #receive(data) {
        if (data.type === 'stepped') {
            this.#steps.get(data.id)(data);
            this.#steps.delete(data.id);
        }
        this.dispatchEvent(new CustomEvent(data.type, {detail: data}));
    }

    // Only where it is paused: lets so many simulated ms pass, as fast as possible.
    step(ms) {
        this.send('step', {ms, id: ++this.#id});
        return new Promise((resolve) => {
            this.#steps.set(this.#id, resolve);
        });
    }

    end() {
        this.#worker.terminate();
    }
}
