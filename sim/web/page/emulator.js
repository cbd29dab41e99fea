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

    // source: text of worker.js. options: data of the message 'start'. lack(): see startWorker().
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

    // Sends a message. Returns the answer, which contains the message's id.
    #request(type, data) {
        this.send(type, {...data, id: ++this.#id});
        return new Promise((resolve) => {
            this.#waiting.set(this.#id, resolve);
        });
    }

    // Simulates ms on a paused board, as fast as it can.
    step(ms) {
        return this.#request('step', {ms});
    }

    // Ends the record of the pins. Returns the lines of its VCD file.
    async save(name) {
        return (await this.#request('save', {name})).lines;
    }

    // Opens a position, and waits until the board has sent the match. fields: from fieldsOf().
    async open(fields) {
        await this.#request('open', {fields});
    }

    // Chooses a move with the board's keys. Returns true on success.
    async choose(goal) {
        return (await this.#request('choose', {goal})).isDone;
    }

    // Plays the chosen move with the board's keys. Returns true on success.
    async play() {
        return (await this.#request('play')).isDone;
    }

    // Presses a key until the board leaves the result of a match, and then the key `then`, if any, until a match begins.
    // Returns true on success.
    async take(key, then) {
        return (await this.#request('take', {key, then})).isDone;
    }

    // Asks the program a question. Returns the lines of the answer, as answered() does.
    async ask(text) {
        return answered(await this.#request('line', {text}));
    }
}
