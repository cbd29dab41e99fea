// SPDX-License-Identifier: MIT
// Flashes a board through a serial port of the browser. The Uno, the Nano and ArduinoISP speak STK500 version 1 (Atmel's
// application note AVR061); the Mega speaks version 2 (AVR068).
import {Fault, makeLink} from './link.js';

const GREETING_MS = 500,
    READY_TRIES = 100,
    ANSWER_MS = 2000; // longest wait for an answer; erasing takes longest

const pair = (number) => [number >> 8, number & 0xff];
const xor = (bytes) => bytes.reduce((sum, byte) => sum ^ byte, 0);

// Steps of a protocol. Each step is a list of requests [bytes, count, from, to]. `count` is the length of the answer's
// data, and slice(from, to) returns the useful part.
const VERSION1 = {
    frame: (bytes) => ({sent: [...bytes, 0x20], head: bytes[0] === 0x55 ? [0x14, 0x10, 0x14] : [0x14]}),
    last: () => 0x10,
    greet: [[[0x30]]],
    // Device parameters in the order that STK500 expects
    enter: ({page, room}) => [[[0x42, 0x23, 0, 0, 1, 1, 1, 1, 3, 255, 255, 255, 255, ...pair(page), ...pair(128), ...pair(0), ...pair(room)]], [[0x50]]],
    signature: [[[0x75], 3]],
    // Sends the address and the request together. A bootloader needs no pause between them.
    at: (at, bytes, count) => [[[0x55, (at >> 1) & 0xff, at >> 9, 0x20, ...bytes], count]],
    write: (at, bytes) => VERSION1.at(at, [0x64, ...pair(bytes.length), 0x46, ...bytes]),
    read: (at, count) => VERSION1.at(at, [0x74, ...pair(count), 0x46], count),
    command: (bytes) => [[[0x56, ...bytes], 1]],
    leave: [[[0x51]]],
};
const VERSION2 = {
    frame(bytes, count, number) {
        const header = (length) => [0x1b, number, ...pair(length), 0x0e];
        const framed = [...header(bytes.length), ...bytes];
        return {sent: [...framed, xor(framed)], head: [...header(count + 2), bytes[0], 0]};
    },
    last: xor,
    greet: [[[0x01], 9]],
    enter: () => [[[0x10, 200, 100, 25, 32, 0, 0x53, 3, 0xac, 0x53, 0, 0]]],
    signature: [0, 1, 2].map((i) => [[0x1d, 4, 4, 0, 0x30, 0, i, 0], 5, 3, 4]),
    // Sends the address only once, because the bootloader then increments the address.
    at: (at, ...request) => [...(at ? [] : [[[0x06, 0, 0, 0, 0]]]), request],
    write: (at, bytes) => VERSION2.at(at, [0x13, ...pair(bytes.length), 0xc1, 10, 0x40, 0x4c, 0x20, 0, 0, ...bytes]),
    read: (at, count) => VERSION2.at(at, [0x14, ...pair(count), 0x20], count + 1, 0, count),
    leave: [[[0x11, 1, 1]]],
};

// Boards that the page can flash. `pulses` is the number of attempts to reset.
const UNO = {protocol: VERSION1, chip: 'ATmega328P', signature: '1e950f', room: 0x7e00, page: 128, bauds: [115200], settleMs: 100, pulses: 5};
export const TARGETS = {
    uno: UNO,
    nano: {...UNO, room: 0x7800, bauds: [115200, 57600]},
    exhibit: {...UNO, protocol: VERSION2, chip: 'ATmega2560', signature: '1e9801', room: 0x3e000, page: 256},
    // `settleMs` lets the programmer's own bootloader end before the page sends.
    pocket: {...UNO, chip: 'ATtiny2313A', signature: '1e910a', room: 2048, page: 32, bauds: [19200], settleMs: 2000, pulses: 2, erase: [0xac, 0x80, 0, 0]},
};

// For each fuse, named as in avrdude, the commands that write and read the fuse
const FUSES = {lfuse: [[0xac, 0xa0], [0x50, 0]], hfuse: [[0xac, 0xa8], [0x58, 8]], efuse: [[0xac, 0xa4], [0x50, 8]]};

// Returns a function that sends requests and returns the data of the answers.
function talker(link, {frame, last}) {
    let number = 0;
    return async (requests, ms = ANSWER_MS) => {
        const bytes = [];
        for (const [request, count = 0, from = 0, to = count] of requests) {
            const {sent, head} = frame(request, count, number++ & 0xff);
            link.send(sent);
            const answer = await link.read(head.length + count + 1, ms);
            const isWhole = answer.length === head.length + count + 1 && answer.pop() === last(answer);
            if (!isWhole || head.some((byte, i) => answer[i] !== byte)) throw new Fault('step');
            bytes.push(...answer.slice(head.length + from, head.length + to));
        }
        return bytes;
    };
}

// Resets the board until its bootloader answers. Sends one greeting per reset.
async function greet(link, {protocol, bauds, settleMs, pulses}) {
    for (let pulse = 0; pulse < pulses; pulse++) {
        await link.open(bauds[pulse % bauds.length]);
        await link.pulse(settleMs);
        const ask = talker(link, protocol);
        try {
            await ask(protocol.greet, GREETING_MS);
            return ask;
        } catch (fault) {
            if (fault.code !== 'step') throw fault;
        }
    }
    throw new Fault('silent');
}

async function program(link, image, target, fuses, told, state) {
    const {protocol, page} = target;
    const ask = await greet(link, target);
    const command = async (...bytes) => (await ask(protocol.command(bytes)))[0]; // returns the last byte of the chip's answer
    // Sends an erase or write command and waits until the chip is ready.
    const change = async (...bytes) => {
        await command(...bytes);
        for (let tries = 0; (await command(0xf0, 0, 0, 0)) & 1; tries++) if (tries === READY_TRIES) throw new Fault('step');
    };
    await ask(protocol.enter(target));
    const signature = (await ask(protocol.signature)).map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (signature !== target.signature) throw new Fault('signature', {signature, wanted: target.chip});
    state.isBegun = true;
    if (target.erase) await change(...target.erase);
    const of = image.length,
        starts = Array.from({length: Math.ceil(of / page)}, (_, i) => i * page),
        padded = new Uint8Array(starts.length * page).fill(0xff);
    padded.set(image);
    for (const at of starts) {
        await ask(protocol.write(at, padded.subarray(at, at + page)));
        state.written = Math.min(at + page, of);
        told({phase: 'writing', bytes: state.written, of});
    }
    for (const at of starts) {
        const differs = (await ask(protocol.read(at, page))).findIndex((byte, i) => byte !== padded[at + i]);
        if (differs >= 0) throw new Fault('differs', {at: at + differs});
        told({phase: 'checking', bytes: Math.min(at + page, of), of});
    }
    for (const [name, value] of Object.entries(fuses)) {
        const [write, read] = FUSES[name];
        await change(...write, 0, value);
        if ((await command(...read, 0, 0)) !== value) throw new Fault('fuse', {fuse: name});
    }
    await ask(protocol.leave);
}

// Throws a Fault if the image is empty or too large for the chip.
export function checkSize(image, {room}) {
    if (!image.length) throw new Fault('empty');
    if (image.length > room) throw new Fault('room', {bytes: image.length, room});
}

/**
 * Writes the bytes of an image to a board, and reads every byte back. target: one of TARGETS. fuses: {lfuse,
 * hfuse, efuse}, only behind a programmer. told({phase, bytes, of}) receives the progress; phase: 'writing' or 'checking'. signal:
 * from an AbortController. Closes the port at the end. Returns {code, written, isBegun, ...}. written: how many bytes the flash
 * contains now. isBegun: true if the board may have changed. Codes and their details:
 *
 * 'done': all bytes are equal. 'empty', 'room' {bytes, room}: the image is bad, and nothing was sent. 'open': this
 * page has already opened the port. 'refused': the system refuses the port. 'silent': the board does not answer. 'signature'
 * {signature, wanted}: the board has another chip. 'step': the board gives an unexpected answer. 'differs' {at}: a byte was read
 * back wrong. 'fuse' {fuse}: a fuse was read back wrong. 'cancelled', 'unplugged'.
 */
export async function flash(port, image, target, {fuses = {}, told = () => {}, signal, clock} = {}) {
    const link = makeLink(port, signal, clock),
        state = {written: 0, isBegun: false};
    try {
        checkSize(image, target);
        await program(link, image, target, fuses, told, state);
        return {code: 'done', ...state};
    } catch (fault) {
        if (typeof fault.code !== 'string') throw fault;
        return {...fault, ...state};
    } finally {
        await link.close();
    }
}
