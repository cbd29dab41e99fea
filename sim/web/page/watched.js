// SPDX-License-Identifier: MIT
// A real board on the table. The page reads the lines that this board sends. The class has the members of RunningBoard that the
// views use.
import {makeLink} from '../flash/link.js';
import {captionOf} from './caption.js';
import {make} from './elements.js';
import {NO_CHOICE} from './glass.js';
import {History} from './history.js';
import {readMatch} from './position.js';
import {words} from './texts.js';

const BAUD = 115200,
    WAIT_MS = 1000,
    ANY_BYTE = 0x20,
    LINE_END = 0x0a;

/** Has the events `told`, `matched` and `lines` of RunningBoard. */
export class WatchedBoard extends EventTarget {
    name = 'table';
    hasLine = true;
    isSimulated = false;
    record = '';
    lines = [];
    match;
    history = new History(() => false); // a real board cannot open a position
    board = {display: {kind: 'table'}};
    display = {element: make('p', {className: 'help'})};
    keys = {element: make('div'), relabel: () => this.#relabel()};
    #before = '';
    #state = 'waiting';
    #link;
    #program;
    #controller = new AbortController();

    // `program` is a host program that only this board uses.
    constructor(program) {
        super();
        this.#program = program;
        this.#relabel();
    }

    #relabel() {
        this.display.element.textContent = words().put.watching[this.#state];
    }

    #emit(type, detail) {
        this.dispatchEvent(new CustomEvent(type, {detail}));
    }

    #become(state) {
        this.#state = state;
        this.#relabel();
        this.#emit('told');
    }

    // Reads a real board's output until stop() or until the board is unplugged.
    async follow(port) {
        this.#link = makeLink(port, this.#controller.signal);
        let line = [];
        try {
            await this.#link.open(BAUD);
            for (;;) {
                const [byte] = await this.#link.read(1, WAIT_MS);
                if (byte === LINE_END) await this.#hear(String.fromCharCode(...line.splice(0)));
                else if (byte !== undefined) line.push(byte);
            }
        } catch ({code}) {
            if (code !== 'cancelled') this.#become(code === 'unplugged' ? 'unplugged' : 'refused');
        } finally {
            await this.#link.close();
        }
    }

    async #hear(line) {
        const words = line.replace(/\r$/, '');
        this.#receive([words], 'received');
        this.#receive((await this.#program.hear(words)) ?? [], 'program');
    }

    #receive(lines, of) {
        this.lines.push(...lines.map((line) => ({line, of})));
        for (const line of lines) if (of === 'program' && line.startsWith('@')) this.#take(readMatch(line));
        this.#emit('lines', {lines, of});
        this.#emit('told');
    }

    #take(match) {
        if (match?.question === this.match?.question && match?.turn === this.match?.turn && match?.result === this.match?.result) return;
        const isFirst = !this.match;
        this.#before = this.match?.turn ?? '';
        this.match = match;
        if (match) this.history.add(match, isFirst);
        this.#state = match ? 'playing' : 'waiting';
        this.#relabel();
        this.#emit('matched');
    }

    caption() {
        const told = this.#state === 'playing' ? '' : words().put.watching[this.#state];
        const isStart = this.history.matches.length < 2 && !this.match?.move;
        return captionOf(this.match, {by: this.#before, isStart}, {words: told, isTurn: true, more: told});
    }

    async ask(line) {
        this.#receive([line], 'asked');
        this.#receive((await this.#program.ask(line)) ?? [], 'program');
    }

    async sendAgain() {
        await this.#link?.send([ANY_BYTE]);
    }

    choice = NO_CHOICE;
    chosen = '';
    offers = []; // empty, because the player presses the real board's keys
    speak() {}
    canOpen = () => false;
    start() {}
    send() {}
    step = async () => ({ms: 0});

    stop() {
        this.#controller.abort();
    }
}
