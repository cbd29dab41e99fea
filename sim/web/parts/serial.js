// SPDX-License-Identifier: MIT
// The computer at the serial line. Receives whole lines and sends single bytes.

const LINE_MAX = 1000; // maximum length of a line; the rest is dropped, because noise may contain no line end

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

    // Sends a byte. Drops the byte while another is on its way.
    send(byte) {
        this.#machine.usart.writeByte(byte);
    }

    // Returns the lines that have arrived since the last call.
    take() {
        return this.#lines.splice(0);
    }
}
