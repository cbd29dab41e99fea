// SPDX-License-Identifier: MIT
// An open port of the browser. Reads have a timeout, and DTR resets the board.

const OFF_MS = 50; // duration of a reset pulse on DTR
const CLOCK = {start: (ms, act) => setTimeout(act, ms), stop: (timer) => clearTimeout(timer)};

// Error that ends flashing. `code` says what went wrong.
export class Fault extends Error {
    constructor(code, more = {}) {
        super(code);
        Object.assign(this, {code, ...more});
    }
}

// Returns {open, close, read, send, pulse} for a serial port.
export function makeLink(port, signal, clock = CLOCK) {
    let bytes = [],
        wake = () => {},
        rate, isClosing, isLost, reader, writer, listening;
    signal?.addEventListener('abort', () => wake());

    async function listen() {
        while (port.readable && !isClosing) {
            reader = port.readable.getReader();
            try {
                for (let got; !(got = await reader.read()).done; wake()) bytes = [...bytes, ...got.value];
            } catch {
                bytes = []; // discards all bytes, because a byte was damaged
            }
            reader.releaseLock();
        }
        isLost = !isClosing;
        wake();
    }

    function check() {
        if (signal?.aborted) throw new Fault('cancelled');
        if (isLost) throw new Fault('unplugged');
    }

    // Opens the port at this baud rate. Closes the port first if its rate differs.
    async function open(baudRate) {
        if (baudRate === rate) return;
        await close();
        try {
            await port.open({baudRate, bufferSize: 4096});
        } catch (error) {
            throw new Fault(error.name === 'InvalidStateError' ? 'open' : 'refused');
        }
        [rate, bytes, isClosing] = [baudRate, [], false];
        writer = port.writable.getWriter();
        writer.closed.catch(() => {}); // ignores the error, because the reader reports the same error
        listening = listen();
    }

    // Closes the port. Reader and writer must release the port first.
    async function close() {
        if (!rate) return;
        isClosing = true;
        await reader?.cancel().catch(() => {});
        await listening;
        await writer.abort().catch(() => {});
        writer.releaseLock();
        rate = undefined;
        await port.close().catch(() => {});
    }

    // Waits up to `ms` ms for `count` bytes. Returns the received bytes.
    async function read(count, ms) {
        let isOver = false;
        const timer = clock.start(ms, () => {
            isOver = true;
            wake();
        });
        try {
            for (check(); bytes.length < count && !isOver; check()) await new Promise((resolve) => (wake = resolve));
        } finally {
            clock.stop(timer);
        }
        return bytes.splice(0, count);
    }

    function send(some) {
        check();
        // Ignore errors, because the reader notices an unplugged board.
        writer.write(Uint8Array.from(some)).catch(() => {});
    }

    // Resets the board with DTR. Discards the board's bytes in the next `settleMs` ms.
    async function pulse(settleMs) {
        for (const [isOn, ms] of [[false, OFF_MS], [true, settleMs]]) {
            await port.setSignals({dataTerminalReady: isOn, requestToSend: isOn}).catch(() => {});
            await read(Infinity, ms);
        }
    }

    return {open, close, read, send, pulse};
}
