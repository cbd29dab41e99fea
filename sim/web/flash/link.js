// SPDX-License-Identifier: MIT
// An open port of the browser: bytes with patience, pulses of DTR, and closed whatever happened.

const OFF_MS = 50; // of a pulse

// What ends a flash early: a code, and what is to be known of it
export class Fault extends Error {
    constructor(code, more = {}) {
        super(code);
        Object.assign(this, {code, ...more});
    }
}

const CLOCK = {now: () => performance.now(), start: (ms, act) => setTimeout(act, ms), stop: (timer) => clearTimeout(timer)};

// An open port. Its stream may break and begin anew, as after a byte without a stop bit; without a new one the board is unplugged.
export class Link {
    #port;
    #signal;
    #clock;
    #bytes = [];
    #wake = () => {};
    #reader;
    #writer;
    #ended;
    #isClosing = false;

    constructor(port, signal, clock = CLOCK) {
        [this.#port, this.#signal, this.#clock] = [port, signal, clock];
        signal?.addEventListener('abort', () => this.#wake());
    }

    async open(baudRate) {
        try {
            await this.#port.open({baudRate, bufferSize: 4096});
        } catch (error) {
            throw new Fault(error.name === 'InvalidStateError' ? 'open' : 'refused');
        }
        this.#isClosing = false;
        this.#bytes = [];
        this.#writer = this.#port.writable.getWriter();
        this.#writer.closed.catch(() => {}); // is told by what is read
        this.#ended = this.#listen();
    }

    async #listen() {
        while (this.#port.readable && !this.#isClosing) {
            this.#reader = this.#port.readable.getReader();
            try {
                for (let got; !(got = await this.#reader.read()).done; this.#wake()) this.#bytes.push(...got.value);
            } catch {
                this.#bytes.length = 0; // what is around a broken byte
            }
            this.#reader.releaseLock();
        }
        this.isLost = !this.#isClosing;
        this.#wake();
    }

    // Closes in any case: `close` throws while a reader or a writer holds a lock.
    async close() {
        if (!this.#writer) return;
        this.#isClosing = true;
        await this.#reader?.cancel().catch(() => {});
        await this.#ended;
        await this.#writer.abort().catch(() => {});
        this.#writer.releaseLock();
        this.#writer = undefined;
        await this.#port.close().catch(() => {});
    }

    #check() {
        if (this.#signal?.aborted) throw new Fault('cancelled');
        if (this.isLost) throw new Fault('unplugged');
    }

    // Waits until so many bytes have arrived. Returns those that have, at most so many, after ms at the latest.
    async read(count, ms) {
        const end = this.#clock.now() + ms;
        for (this.#check(); this.#bytes.length < count; this.#check()) {
            const left = end - this.#clock.now();
            if (left <= 0) break;
            await new Promise((resolve) => {
                const timer = this.#clock.start(left, resolve);
                this.#wake = () => {
                    this.#clock.stop(timer);
                    resolve();
                };
            });
        }
        return this.#bytes.splice(0, count);
    }

    async send(bytes) {
        this.#check();
        this.#writer.write(Uint8Array.from(bytes)).catch(() => {}); // the reader reports that the board is unplugged
    }

    // Forgets what arrives in so many ms.
    async pause(ms) {
        await this.read(Infinity, ms);
    }

    // DTR from off to on resets the board.
    async pulse(settleMs) {
        for (const [isOn, ms] of [[false, OFF_MS], [true, settleMs]]) {
            await this.#port.setSignals({dataTerminalReady: isOn, requestToSend: isOn}).catch(() => {});
            await this.pause(ms);
        }
    }
}
