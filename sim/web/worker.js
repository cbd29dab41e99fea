// SPDX-License-Identifier: MIT
// Runs a board in a thread of its own: at the pace of the real one or, paused, step by step. Messages in and
// out are listed in page/emulator.js.
import {BoardProgram} from './host/behind.js';
import {Bench} from './parts/bench.js';
import {Recorder} from './parts/recorder.js';

const SLICE_MS = 8,
    OFF_MAX_MS = 250,
    TAP_MS = 60,
    ON_MS = 500, // then a board has read its EEPROM, and its memory holds what the firmware means
    EEPROM_MS = 500;

let bench, program, started, isPaused, pace, shown, savedEeprom, nextSave, held, recorder;

const simulatedMs = () => (bench.machine.now * 1000) / bench.machine.hz;

function start({board, firmware, wasm, memory, eeprom, paused, bounceMs}) {
    bench = new Bench(board, firmware, eeprom);
    bench.contacts.bounceMs = bounceMs;
    if (recorder) record();
    bench.machine.onReset(() => postMessage({type: 'reset'}));
    started = {board, firmware, wasm, memory, paused, bounceMs};
    isPaused = paused;
    shown = '';
    savedEeprom = bench.machine.eeprom.memory.slice();
    nextSave = 0;
    held = [];
    report();
    bench.machine.at(bench.machine.cycles(ON_MS), () => {
        shown = ''; // is told once more
    });
    const note = (line, isSent) => tell([line], isSent ? 'sent' : 'received');
    program = bench.serial && new BoardProgram(wasm, bench, note, report);
    pace = {real: performance.now(), simulated: simulatedMs()};
}

function record() {
    recorder = new Recorder(bench, () => postMessage({type: 'full'}));
}

function tell(lines, of = 'program') {
    if (lines.length) postMessage({type: 'lines', lines, of});
}

function run(ms) {
    bench.machine.run(ms);
    report();
    if (program) tell(program.listen());
}

// The fields of the firmware's variables that the page reads, each a number or a list of them
function readMemory() {
    const {data} = bench.machine.cpu;
    const number = (address, bytes) =>
        data.slice(address, address + bytes).reduceRight((sum, byte) => 256 * sum + byte, 0);
    return Object.fromEntries(
        Object.entries(started.memory).map(([name, [address, bytes, count]]) => {
            const all = Array.from({length: count}, (_, i) => number(address + i * bytes, bytes));
            return [name, count > 1 ? all : all[0]];
        }),
    );
}

// Tells what has changed since the last report. Numbers of the picture are compared as text: it is small.
function report() {
    const picture = bench.display.picture(),
        lamps = bench.lamps();
    const sounds = bench.piezo?.take() ?? [];
    const memory = readMemory();
    const state = JSON.stringify([
        Object.values(picture).map((part) => Array.from(part, String)),
        lamps,
        memory,
    ]);
    if (state !== shown || sounds.length)
        postMessage({type: 'state', ms: simulatedMs(), isOn: simulatedMs() >= ON_MS, picture, lamps, sounds, memory});
    shown = state;
    const eeprom = bench.machine.eeprom.memory;
    if (simulatedMs() >= nextSave && eeprom.some((byte, i) => byte !== savedEeprom[i])) {
        savedEeprom = eeprom.slice();
        nextSave = simulatedMs() + EEPROM_MS;
        postMessage({type: 'eeprom', bytes: savedEeprom});
    }
}

// What the machine owes to the clock. After a pause of the whole page, and after an answer that took it ahead, it goes on from
// where it was.
function keepPace() {
    if (bench && !isPaused) {
        const now = performance.now();
        const behind = now - pace.real - (simulatedMs() - pace.simulated);
        if (Math.abs(behind) > OFF_MAX_MS) pace = {real: now, simulated: simulatedMs()};
        else if (behind > 0) run(behind);
    }
    setTimeout(keepPace, SLICE_MS);
}

// However short a click is, the key is down for as long as a finger would hold it.
function push(key, ms) {
    const {machine, contacts} = bench;
    if (held[key]?.release) machine.forget(held[key].release);
    contacts.move(key, true);
    held[key] = {until: machine.now + machine.cycles(ms)};
}

function release(key) {
    const {machine, contacts} = bench;
    held[key].release = machine.at(held[key].until, () => contacts.move(key, false));
}

const handlers = {
    start,
    key: ({key, isDown}) => (isDown ? push(key, TAP_MS) : held[key] && release(key)),
    tap: ({key, ms = TAP_MS}) => {
        push(key, ms);
        release(key);
    },
    line: ({text, id}) => postMessage({type: 'answer', id, lines: program.ask(text), fault: program.fault}),
    bounce: ({ms}) => {
        started.bounceMs = bench.contacts.bounceMs = ms;
    },
    pause(data) {
        ({isPaused} = data);
        pace = {real: performance.now(), simulated: simulatedMs()};
    },
    // As if the firmware had written these values, a number or a list, into fields that are reported
    write({fields}) {
        const {data} = bench.machine.cpu;
        for (const [name, values] of Object.entries(fields)) {
            const [address, bytes] = started.memory[name];
            [values]
                .flat()
                .forEach((value, i) => {
                    for (let byte = 0; byte < bytes; byte++)
                        data[address + i * bytes + byte] = Math.floor(value / 256 ** byte);
                });
        }
    },
    record,
    save({id, name}) {
        postMessage({type: 'recorded', id, lines: recorder.lines(name)});
        recorder = undefined;
    },
    // Of the languages that the firmware has at once. While the board shows itself, its first one is this one.
    speak({language, splash}) {
        const {machine} = bench,
            [[address], [screen]] = [started.memory.language, started.memory.screen];
        machine.cpu.data[address] = language;
        machine.onWrite(address, (byte) => (byte === 0 && machine.cpu.data[screen] === splash ? language : byte));
    },
    // Another image of the same board, as if it had been flashed: the EEPROM is as it was.
    flash({firmware}) {
        start({...started, firmware, eeprom: bench.machine.eeprom.memory, paused: isPaused});
        postMessage({type: 'reset'});
    },
    reset: () => bench.machine.reset(),
    erase: () => {
        start({...started, eeprom: undefined});
        postMessage({type: 'reset'});
    },
    // In slices, so that no picture in between is lost to who listens.
    step: ({ms, id}) => {
        for (let left = ms; left > 0; left -= SLICE_MS) run(Math.min(left, SLICE_MS));
        postMessage({
            type: 'stepped',
            id,
            ms: simulatedMs(),
            asleep: bench.machine.asleep / bench.machine.now,
        });
    },
};

onmessage = ({data}) => {
    if (data.type === 'start' || bench) handlers[data.type](data);
};
keepPace();
