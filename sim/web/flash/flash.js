// SPDX-License-Identifier: MIT
// Flashes a board through a serial port of the browser. The Uno, the Nano and ArduinoISP speak STK500 version 1 (Atmel's
// application note AVR061); the Mega speaks version 2 (AVR068). This file does not know the page.
import {parseHex} from '../machine/hex.js';
import {Fault, Link} from './link.js';

// By the names of the boards. room: bytes for the program. pulses: resets before giving up.
const V1 = {chip: 'ATmega328P', signature: '1e950f', page: 128, bauds: [115200], settleMs: 100, pulses: 5, protocol: (link) => new Version1(link)};
export const TARGETS = {
    uno: {...V1, room: 0x7e00},
    nano: {...V1, room: 0x7800, bauds: [115200, 57600]},
    exhibit: {...V1, chip: 'ATmega2560', signature: '1e9801', room: 0x3e000, page: 256, protocol: (link) => new Version2(link)},
    // Opening the port resets the programmer into its bootloader, which must end first.
    pocket: {...V1, chip: 'ATtiny2313A', signature: '1e910a', room: 2048, page: 32, bauds: [19200], settleMs: 2000, pulses: 2, isProgrammed: true},
};
const CHIPS = {
    '1e910a': 'ATtiny2313A', '1e920a': 'ATmega48PA', '1e9307': 'ATmega8', '1e930b': 'ATtiny85', '1e930f': 'ATmega88PA', '1e9406': 'ATmega168',
    '1e940b': 'ATmega168PA', '1e950f': 'ATmega328P', '1e9514': 'ATmega328', '1e9516': 'ATmega328PB', '1e9587': 'ATmega32U4', '1e9651': 'ATmega4809',
    '1e9703': 'ATmega1280', '1e9705': 'ATmega1284P', '1e9801': 'ATmega2560',
};

const GREETING_MS = 500,
    READY_TRIES = 100,
    ANSWER_MS = 2000; // the slowest answer follows an erase; FTDI's chips add 16 ms

const pair = (number) => [number >> 8, number & 0xff];
const hexOf = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

class Version1 {
    constructor(link) {
        this.link = link;
    }

    // Returns the bytes between 14 and 10 of an answer.
    async ask(request, count = 0, ms = ANSWER_MS) {
        await this.link.send([...request, 0x20]);
        const answer = await this.link.read(count + 2, ms);
        if (answer.length !== count + 2 || answer.at(0) !== 0x14 || answer.at(-1) !== 0x10) throw new Fault('step');
        return answer.slice(1, -1);
    }

    greet = () => this.ask([0x30], 0, GREETING_MS);
    signature = () => this.ask([0x75], 3);
    leave = () => this.ask([0x51]);

    async enter({page, room, isProgrammed}) {
        // Device code, revision, types, lock and fuse bytes, polling values, sizes of page, EEPROM and flash
        if (isProgrammed) await this.ask([0x42, 0x23, 0, 0, 1, 1, 1, 1, 3, 255, 255, 255, 255, ...pair(page), ...pair(128), ...pair(0), ...pair(room)]);
        await this.ask([0x50]);
    }

    // Sends a command of serial programming. Returns the last byte of the chip's answer.
    command = async (...bytes) => (await this.ask([0x56, ...bytes], 1))[0];

    // Sends a command that erases or writes. Returns when the chip is ready.
    async change(...bytes) {
        await this.command(...bytes);
        for (let tries = 0; (await this.command(0xf0, 0, 0, 0)) & 1; tries++) if (tries === READY_TRIES) throw new Fault('step');
    }

    async #address(at) {
        await this.ask([0x55, (at >> 1) & 0xff, at >> 9]);
    }

    async write(at, bytes) {
        await this.#address(at);
        await this.ask([0x64, ...pair(bytes.length), 0x46, ...bytes]);
    }

    async read(at, count) {
        await this.#address(at);
        return this.ask([0x74, ...pair(count), 0x46], count);
    }
}

class Version2 {
    #number = 0;

    constructor(link) {
        this.link = link;
    }

    // Sends a request. Returns the `count` bytes after command and status in the answer.
    async ask(request, count = 0, ms = ANSWER_MS) {
        const sum = (bytes) => bytes.reduce((all, byte) => all ^ byte, 0);
        const framed = (length) => [0x1b, this.#number, ...pair(length), 0x0e];
        this.#number = (this.#number + 1) & 0xff;
        const frame = [...framed(request.length), ...request];
        await this.link.send([...frame, sum(frame)]);
        const answer = await this.link.read(count + 8, ms);
        const head = [...framed(count + 2), request[0], 0];
        if (answer.length !== count + 8 || head.some((byte, i) => answer[i] !== byte) || sum(answer)) throw new Fault('step');
        return answer.slice(head.length, -1);
    }

    greet = () => this.ask([0x01], 9, GREETING_MS);
    enter = () => this.ask([0x10, 200, 100, 25, 32, 0, 0x53, 3, 0xac, 0x53, 0, 0]);
    leave = () => this.ask([0x11, 1, 1]);

    async signature() {
        const bytes = [];
        for (const i of [0, 1, 2]) bytes.push((await this.ask([0x1d, 4, 4, 0, 0x30, 0, i, 0], 5))[3]);
        return bytes;
    }

    async #address(at) {
        await this.ask([0x06, 0, at >> 17, (at >> 9) & 0xff, (at >> 1) & 0xff]);
    }

    async write(at, bytes) {
        await this.#address(at);
        await this.ask([0x13, ...pair(bytes.length), 0xc1, 10, 0x40, 0x4c, 0x20, 0, 0, ...bytes]);
    }

    async read(at, count) {
        await this.#address(at);
        return (await this.ask([0x14, ...pair(count), 0x20], count + 1)).slice(0, -1);
    }
}

// Greets the board once after each reset, because a wrong byte would start the old program.
async function greet(link, target) {
    for (let pulse = 0, baud; pulse < target.pulses; pulse++) {
        const wanted = target.bauds[pulse % target.bauds.length];
        if (wanted !== baud) {
            await link.close();
            await link.open((baud = wanted));
        }
        await link.pulse(target.settleMs);
        const protocol = target.protocol(link);
        try {
            await protocol.greet();
            return protocol;
        } catch (fault) {
            if (fault.code !== 'step') throw fault;
        }
    }
    throw new Fault('silent');
}

// Returns the pages of an image. Fills up the last one.
function pagesOf(image, size) {
    return Array.from({length: Math.ceil(image.length / size)}, (_, i) => {
        const page = new Uint8Array(size).fill(0xff);
        page.set(image.subarray(i * size, (i + 1) * size));
        return {at: i * size, bytes: page};
    });
}

// Commands {write, read} for fuses, by avrdude's names
const FUSES = {lfuse: [[0xac, 0xa0], [0x50, 0]], hfuse: [[0xac, 0xa8], [0x58, 8]], efuse: [[0xac, 0xa4], [0x50, 8]]};

async function program(link, image, target, fuses, told, begin) {
    const protocol = await greet(link, target);
    if (target.isProgrammed) await protocol.enter(target);
    const signature = hexOf(await protocol.signature());
    if (signature !== target.signature) throw new Fault('signature', {signature, chip: CHIPS[signature], wanted: target.chip});
    begin();
    if (target.isProgrammed) await protocol.change(0xac, 0x80, 0, 0); // erases the chip
    else await protocol.enter(target);
    const pages = pagesOf(image, target.page);
    const each = async (phase, act) => {
        for (const {at, bytes} of pages) {
            await act(at, bytes);
            told({phase, bytes: Math.min(at + bytes.length, image.length), of: image.length});
        }
    };
    await each('writing', (at, bytes) => protocol.write(at, bytes));
    await each('checking', async (at, bytes) => {
        const differs = (await protocol.read(at, bytes.length)).findIndex((byte, i) => byte !== bytes[i]);
        if (differs >= 0) throw new Fault('differs', {at: at + differs});
    });
    for (const [name, value] of Object.entries(fuses)) {
        const [write, read] = FUSES[name];
        await protocol.change(...write, 0, value);
        if ((await protocol.command(...read, 0, 0)) !== value) throw new Fault('fuse', {fuse: name});
    }
    await protocol.leave();
}

/**
 * Writes an image, the bytes or the text of a hex file, and reads every byte back. target: of TARGETS; fuses: {lfuse, hfuse, efuse} behind
 * a programmer; told({phase: 'writing' or 'checking', bytes, of}); signal: of an AbortController. Never throws, and leaves the port closed.
 * Returns {code, written, isBegun, ...}: 'done' only if all is equal; 'cancelled', 'silent', 'step' (another answer than the one that is due), 'signature'
 * {signature, chip, wanted}, 'differs' {at}, 'fuse' {fuse}, 'unplugged', 'open' (by this page), 'refused' (by the system), and before anything is
 * sent 'hex' {line}, 'empty' and 'room' {bytes, room}. written: bytes that are in the flash now; isBegun: something may be
 * changed there.
 */
export async function flash(port, image, target, {fuses = {}, told = () => {}, signal, clock} = {}) {
    const link = new Link(port, signal, clock);
    let written = 0,
        isBegun = false;
    const note = (progress) => {
        if (progress.phase === 'writing') written = progress.bytes;
        told(progress);
    };
    try {
        const bytes = typeof image === 'string' ? read(image) : image;
        if (!bytes.length) throw new Fault('empty');
        if (bytes.length > target.room) throw new Fault('room', {bytes: bytes.length, room: target.room});
        await program(link, bytes, target, fuses, note, () => {
            isBegun = true;
        });
        return {code: 'done', written, isBegun};
    } catch (fault) {
        if (!(fault instanceof Fault)) throw fault;
        return {...fault, written, isBegun};
    } finally {
        await link.close();
    }
}

function read(hex) {
    try {
        return parseHex(hex);
    } catch ({line}) {
        throw new Fault('hex', {line});
    }
}
