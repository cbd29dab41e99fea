// SPDX-License-Identifier: MIT
// An open port of the browser. Reads have a timeout, and DTR resets the board.

const OFF_MS = 50; // a pulse switches DTR off for this time
const CLOCK = {start: (ms, act) => setTimeout(act, ms), stop: (timer) => clearTimeout(timer)};

// The error that ends flashing, with a code and details
export class Fault extends Error {
    constructor(code, more = {}) {
        super(code);
        Object.assign(this, {code, ...more});
    }
}

// Returns {open, close, read, send, pulse}. A board is unplugged if its stream breaks and no new stream opens.
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
                bytes = []; // drops the bytes that came before the broken byte
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

    // Opens the port at this baud rate. If the port is open at another rate, closes it first.
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
        writer.closed.catch(() => {}); // ignored, because the reader also reports the error
        listening = listen();
    }

    // Releases the locks of reader and writer first, because a locked port cannot be closed.
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

    // Waits at most `ms` ms for `count` bytes. Returns the bytes that have arrived.
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
        // Ignores errors, because the reader reports an unplugged board.
        writer.write(Uint8Array.from(some)).catch(() => {});
    }

    // Resets the board with DTR. Then ignores what the board sends during settleMs.
    async function pulse(settleMs) {
        for (const [isOn, ms] of [[false, OFF_MS], [true, settleMs]]) {
            await port.setSignals({dataTerminalReady: isOn, requestToSend: isOn}).catch(() => {});
            await read(Infinity, ms);
        }
    }

    return {open, close, read, send, pulse};
}
