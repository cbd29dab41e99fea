// SPDX-License-Identifier: MIT
import {answered} from './fault.js';
import {startWorker} from './workers.js';

/**
 * A board in its worker, with the host's program at the serial line. Messages to the worker: start, key, tap, line, again, open,
 * choose, play, take, bounce, pause, write, record, save, speak, flash, reset, erase, step. Events, each with its data in `detail`: state {ms, isOn,
 * picture, lamps, sounds, memory}, without memory if it is as before; lines {lines, of}, where `of` is 'received' for the board's lines and 'program' for the program's
 * words; eeprom {bytes}; answer; opened; chosen; stepped; recorded; full, when a record has ended because it has no more room.
 */
export class Emulator extends EventTarget {
    #worker;
    #waiting = new Map();
    #id = 0;

    // `source` is the text of worker.js. `options` is the data of the message 'start'.
    constructor(source, options, lack) {
        super();
        this.#worker = startWorker(source, (data) => this.#receive(data), lack);
        this.send('start', options);
    }

    send(type, data = {}) {
        this.#worker.postMessage({type, ...data});
    }

    #receive(data) {
        this.#waiting.get(data.id)?.(data);
        this.#waiting.delete(data.id);
        this.dispatchEvent(new CustomEvent(data.type, {detail: data}));
    }

    // Sends a message to the worker. Returns the worker's answer.
    #request(type, data) {
        this.send(type, {...data, id: ++this.#id});
        return new Promise((resolve) => {
            this.#waiting.set(this.#id, resolve);
        });
    }

    // Simulates `ms` milliseconds on a paused board, as fast as possible.
    step(ms) {
        return this.#request('step', {ms});
    }

    // Ends the recording of the pins. Returns the lines of a VCD file.
    async save(name) {
        return (await this.#request('save', {name})).lines;
    }

    // Opens a position on the board. Waits until the board has sent the match.
    async open(fields) {
        await this.#request('open', {fields});
    }

    // Selects a move with the board's keys. Returns true on success.
    async choose(goal) {
        return (await this.#request('choose', {goal})).isDone;
    }

    // Plays the selected move with the board's keys. Returns true on success.
    async play() {
        return (await this.#request('play')).isDone;
    }

    // Presses `key` once. Then presses the key `then` until a match begins. Returns true on success.
    async take(key, then) {
        return (await this.#request('take', {key, then})).isDone;
    }

    // Asks the host program a question. Returns the lines of the answer.
    async ask(text) {
        return answered(await this.#request('line', {text}));
    }
}
