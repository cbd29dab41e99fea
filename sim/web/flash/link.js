// SPDX-License-Identifier: MIT
// An open port of the browser: reads with timeouts, pulses DTR, and always closes.

const OFF_MS = 50; // of a pulse

// Ends a flash: a code and its details
export class Fault extends Error {
    constructor(code, more = {}) {
        super(code);
        Object.assign(this, {code, ...more});
    }
}

const CLOCK = {now: () => performance.now(), start: (ms, act) => setTimeout(act, ms), stop: (timer) => clearTimeout(timer)};

// An open port. Its stream may break, as after a byte without a stop bit. If no other follows, the board is unplugged.
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
        this.#writer.closed.catch(() => {}); // the reader reports this error
        this.#ended = this.#listen();
    }

    async #listen() {
        while (this.#port.readable && !this.#isClosing) {
            this.#reader = this.#port.readable.getReader();
            try {
                for (let got; !(got = await this.#reader.read()).done; this.#wake()) this.#bytes.push(...got.value);
            } catch {
                this.#bytes.length = 0; // drops the bytes around a broken one
            }
            this.#reader.releaseLock();
        }
        this.isLost = !this.#isClosing;
        this.#wake();
    }

    // Releases the locks of reader and writer first: with them `close` would throw.
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

    // Waits up to ms for `count` bytes. Returns those that have arrived.
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
        this.#writer.write(Uint8Array.from(bytes)).catch(() => {}); // the reader reports an unplugged board
    }

    // Ignores everything that arrives within ms.
    async pause(ms) {
        await this.read(Infinity, ms);
    }

    // Resets the board by switching DTR on.
    async pulse(settleMs) {
        for (const [isOn, ms] of [[false, OFF_MS], [true, settleMs]]) {
            await this.#port.setSignals({dataTerminalReady: isOn, requestToSend: isOn}).catch(() => {});
            await this.pause(ms);
        }
    }
}
