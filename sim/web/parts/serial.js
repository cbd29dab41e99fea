// SPDX-License-Identifier: MIT
// The computer at the serial line. Receives whole lines and sends single bytes.

const LINE_MAX = 1000; // longest line in characters; the rest is dropped as noise

export class Serial {
    #machine;
    #line = '';
    #lines = [];

    constructor(machine) {
        this.#machine = machine;
        this.#connect();
        machine.onReset(() => {
            this.#line = '';
            this.#connect();
        });
    }

    #connect() {
        this.#machine.usart.onByteTransmit = (byte) => this.#receive(byte);
    }

    #receive(byte) {
        if (byte === 0x0a) {
            this.#lines.push(this.#line);
            this.#line = '';
        } else if (this.#line.length < LINE_MAX) {
            this.#line += String.fromCharCode(byte);
        }
    }

    // Sends a byte to the board, unless another byte is on the way.
    send(byte) {
        this.#machine.usart.writeByte(byte);
    }

    // Returns the lines that the board has sent since the previous call.
    take() {
        return this.#lines.splice(0);
    }
}
