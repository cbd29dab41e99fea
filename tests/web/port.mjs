// SPDX-License-Identifier: MIT
// A serial port like the browser's, connected to the rig of tests/flash/rig.c or another board.
import {exec, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

/**
 * Replaces SerialPort in node and, as its source text, in a page. Its streams are real. `close` throws while one of them
 * is locked. Opening the port resets the board: DTR goes from off to on. send({baud}, {reset}, {bytes}) reaches the
 * board, receive(bytes) comes from it.
 */
export class StandIn extends EventTarget {
    refusal = ''; // name of the error that open() raises, or ''
    closed = 0; // how often the page closed the port
    #usb;
    #send;
    #isOpen = false;
    #isPlugged = true;
    #isOn = false;
    #readable;
    #controller;

    constructor(send, usb = {usbVendorId: 0x2341, usbProductId: 0x0043}) {
        super();
        [this.#send, this.#usb] = [send, usb];
    }

    getInfo = () => this.#usb;
    get isOpen() {
        return this.#isOpen;
    }

    async open({baudRate}) {
        if (this.#isOpen) throw new DOMException('The port is already open.', 'InvalidStateError');
        if (this.refusal || !this.#isPlugged) throw new DOMException('Failed to open serial port.', this.refusal || 'NetworkError');
        this.#isOpen = true;
        this.#readable = undefined;
        this.writable = new WritableStream({
            write: (bytes) => {
                if (!this.#isPlugged) throw new DOMException('The device has been lost.', 'NetworkError');
                this.#send({bytes});
            },
        });
        this.#send({baud: baudRate});
        await this.setSignals({dataTerminalReady: true});
    }

    // Returns the stream, or null if the board is unplugged. After the end of a stream, makes a new stream.
    get readable() {
        if (!this.#isOpen || !this.#isPlugged) return null;
        if (!this.#controller) {
            const keep = (controller) => {
                this.#controller = controller;
            };
            this.#readable = new ReadableStream({start: keep, cancel: () => keep(undefined)});
        }
        return this.#readable;
    }

    async setSignals({dataTerminalReady}) {
        if (!this.#isPlugged) throw new DOMException('The device has been lost.', 'NetworkError');
        if (dataTerminalReady && !this.#isOn) await this.#send({reset: true});
        this.#isOn = dataTerminalReady;
    }

    async close() {
        if (this.#readable?.locked || this.writable?.locked) throw new TypeError('Cannot close: a stream is locked');
        this.#isOpen = this.#isOn = false;
        this.#controller = this.#readable = this.writable = undefined;
        this.closed++;
    }

    receive(bytes) {
        if (this.#isOpen && this.#isPlugged && this.readable) this.#controller.enqueue(Uint8Array.from(bytes));
    }

    // Ends the stream with an error. The port may offer another stream afterwards.
    fail(name) {
        const controller = this.#controller;
        this.#controller = undefined;
        controller?.error(new DOMException(name, name));
    }

    unplug() {
        this.#isPlugged = false;
        this.fail('NetworkError');
        this.dispatchEvent(new Event('disconnect'));
    }

    plug() {
        this.#isPlugged = true;
    }
}

// Runs the program tests/flash/rig.c. Calls onBytes(bytes) for bytes from the board.
export class Rig {
    #process;
    #answers = [];

    constructor(kind, onBytes) {
        this.#process = spawn('out/flash/rig', [kind], {stdio: ['pipe', 'pipe', 'inherit']});
        let bytes = [];
        createInterface({input: this.#process.stdout}).on('line', (line) => {
            if (line.startsWith('=')) this.#answers.shift()?.(line.slice(1));
            else if (bytes.push(parseInt(line, 16)) === 1)
                setImmediate(() => {
                    onBytes(bytes);
                    bytes = [];
                });
        });
    }

    tell(line) {
        this.#process.stdin.write(`${line}\n`);
    }

    // Sends a command to the rig. Returns the answer.
    ask(line) {
        this.tell(line);
        return new Promise((resolve) => this.#answers.push(resolve));
    }

    // Runs a shell command with the board at $PORT. Returns its error, or ''.
    async run(command) {
        const env = {...process.env, PORT: await this.ask('serve')};
        return new Promise((resolve) => exec(command, {env}, (error) => resolve(error ? String(error) : '')));
    }

    // Handles a message from the stand-in for the port. Waits for the end of a reset.
    async obey({baud, reset, bytes}) {
        if (baud) this.tell(`B ${baud}`);
        if (bytes) this.tell(`W ${Buffer.from(bytes).toString('hex')}`);
        if (reset) await this.ask('R');
    }

    // Returns a clock for flash(). Before a timeout ends, the rig must have answered.
    clock() {
        return {
            start: (ms, act) => {
                const timer = {isOver: false};
                setTimeout(async () => {
                    if (!timer.isOver) await this.ask('ping');
                    if (!timer.isOver) act();
                }, ms);
                return timer;
            },
            stop: (timer) => Object.assign(timer, {isOver: true}),
        };
    }

    end() {
        this.#process.stdin.end();
    }
}
