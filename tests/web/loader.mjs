// SPDX-License-Identifier: MIT
// Small model bootloaders that answer at once, for faults at each page. Real bootloaders would need hours. flash.mjs
// compares both byte by byte.

/**
 * A chip with its bootloader. `flash` is its content. hook(event, at) is called after each page is written or read, with
 * 'write' or 'read', and may change the flash. A result other than undefined is sent instead of the answer.
 */
export class Loader {
    // length of each request in version 1, by first byte
    static #LENGTHS = {0x30: 2, 0x42: 22, 0x75: 2, 0x50: 2, 0x51: 2, 0x55: 4, 0x74: 5};
    static #pair = (high, low) => (high << 8) | low;
    hook = () => undefined;
    isDead = false;
    lastBaud = 0;
    pulses = 0;
    #buffer = new Uint8Array();
    #at = 0;
    #receive;
    #target;
    #baud;

    // The bootloader calls receive(bytes) to send bytes to the computer.
    constructor(receive, target, {signature = target.signature, baud = 115200} = {}) {
        [this.#receive, this.#target, this.#baud] = [receive, target, baud];
        this.signature = signature.match(/../g).map((digits) => parseInt(digits, 16));
        this.flash = new Uint8Array(target.room > 0x8000 ? 0x40000 : 0x8000).fill(0xff);
    }

    // Handles a message from the stand-in for the port.
    obey({baud, reset, bytes}) {
        if (baud) this.lastBaud = baud;
        if (reset) {
            this.#buffer = new Uint8Array();
            this.pulses++;
        }
        if (!bytes || this.isDead || this.lastBaud !== this.#baud) return;
        this.#buffer = Uint8Array.of(...this.#buffer, ...bytes);
        const isSecond = this.#target.page === 256;
        for (let answer; (answer = isSecond ? this.#second() : this.#first()); ) if (answer.length) this.#receive(answer);
    }

    #take(count) {
        if (this.#buffer.length < count) return undefined;
        const taken = this.#buffer.subarray(0, count);
        this.#buffer = this.#buffer.subarray(count);
        return taken;
    }

    #write(bytes) {
        const at = this.#at;
        if (at + bytes.length <= this.#target.room) this.flash.set(bytes, at);
        this.#at += bytes.length;
        return this.hook('write', at);
    }

    #read(count, framed) {
        const at = this.#at;
        this.#at += count;
        return this.hook('read', at) ?? framed(this.flash.subarray(at, at + count));
    }

    #first() {
        const [kind] = this.#buffer;
        const length = kind === 0x64 ? 5 + Loader.#pair(this.#buffer[1], this.#buffer[2]) : (Loader.#LENGTHS[kind] ?? 1);
        const request = this.#take(length);
        if (!request) return undefined;
        if (request.at(-1) !== 0x20) return [];
        if (kind === 0x55) this.#at = Loader.#pair(request[2], request[1]) * 2;
        if (kind === 0x75) return [0x14, ...this.signature, 0x10];
        if (kind === 0x74) return this.#read(Loader.#pair(request[1], request[2]), (bytes) => [0x14, ...bytes, 0x10]);
        const instead = kind === 0x64 ? this.#write(request.slice(4, -1)) : undefined;
        return instead ?? [0x14, 0x10];
    }

    #second() {
        const length = Loader.#pair(this.#buffer[2], this.#buffer[3]) + 6;
        const frame = this.#take(length);
        if (!frame) return undefined;
        const request = frame.slice(5, -1),
            [kind] = request;
        const framed = (body) => {
            const whole = [0x1b, frame[1], body.length >> 8, body.length & 0xff, 0x0e, ...body];
            return [...whole, whole.reduce((sum, byte) => sum ^ byte, 0)];
        };
        if (kind === 0x01) return framed([1, 0, 8, ...new TextEncoder().encode('AVRISP_2')]);
        if (kind === 0x06) this.#at = ((request[2] << 16) | Loader.#pair(request[3], request[4])) * 2;
        if (kind === 0x1d) return framed([0x1d, 0, 0, request[4], 0, this.signature[request[6]], 0]);
        if (kind === 0x14) return this.#read(Loader.#pair(request[1], request[2]), (bytes) => framed([0x14, 0, ...bytes, 0]));
        const instead = kind === 0x13 ? this.#write(request.slice(10)) : undefined;
        return instead ?? framed([kind, 0]);
    }
}

// A clock that jumps to the timeout, so no test waits
export class Patience {
    #ms = 0;
    now = () => this.#ms;
    start(ms, act) {
        const timer = {isOver: false};
        setImmediate(() => {
            if (timer.isOver) return;
            this.#ms += ms;
            act();
        });
        return timer;
    }
    stop(timer) {
        timer.isOver = true;
    }
}
