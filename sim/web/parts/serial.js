// SPDX-License-Identifier: MIT
// The computer at the other end of the serial line: whole lines in and out, and XON/XOFF.

const XON = 0x11,
    XOFF = 0x13;

export class Serial {
    #machine;
    #queue = [];
    #isPaused = false;
    #line = '';
    #lines = [];

    constructor(machine) {
        this.#machine = machine;
        this.#connect();
        machine.onReset(() => {
            this.#queue = [];
            this.#line = '';
            this.#isPaused = false;
            this.#connect();
        });
    }

    #connect() {
        const {usart} = this.#machine;
        usart.onByteTransmit = (byte) => this.#receive(byte);
        usart.onRxComplete = () => this.#send();
    }

    #receive(byte) {
        if (byte === XON || byte === XOFF) {
            this.#isPaused = byte === XOFF;
            this.#send();
        } else if (byte === 0x0a) {
            this.#lines.push(this.#line);
            this.#line = '';
        } else if (byte !== 0x0d) {
            this.#line += String.fromCharCode(byte);
        }
    }

    #send() {
        const {usart} = this.#machine;
        if (!this.#isPaused && this.#queue.length && !usart.rxBusy && usart.writeByte(this.#queue[0]))
            this.#queue.shift();
    }

    // text: one line without its end. Bytes go out one after the other, as fast as the line is.
    write(text) {
        this.#queue.push(...new TextEncoder().encode(`${text}\n`));
        this.#send();
    }

    // The first line that was received and not yet taken, or undefined
    next() {
        return this.#lines.shift();
    }
}
