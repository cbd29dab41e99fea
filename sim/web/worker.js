// SPDX-License-Identifier: MIT
// Runs a board in a worker, in real time or, if paused, step by step. page/emulator.js lists the messages.
import {startProgram} from './host/program.js';
import {Chooser} from './machine/chooser.js';
import {Memory} from './machine/memory.js';
import {Opener, PocketOpener} from './machine/opener.js';
import {Bench} from './parts/bench.js';
import {Recorder} from './parts/recorder.js';

const SLICE_MS = 16,
    REST_SLICE_MS = 33, // step of simulated time while nobody uses the page; saves CPU time
    REST_MS = 3000, // time without a message before the page counts as unused
    OFF_MAX_MS = 250,
    TAP_MS = 60,
    MODULES_MS = 250, // time before a new board asks how its LED modules are mounted
    ON_MS = 500, // time that a new board needs to read its EEPROM; then the board's memory is valid
    EEPROM_MS = 500,
    ANY_BYTE = 0x20;

// `workerPort` exists if the page runs this source itself, without a worker
const scope = globalThis.workerPort ?? globalThis;
let bench, memory, opener, chooser, program, started, isPaused, pace, timer, messaged, shown, savedEeprom, nextSave, held, recorder;

// Compares numbers, or nested lists of numbers.
const isSame = (one, other) => one === other || (one?.length === other?.length && one?.length > 0 && one.every((part, i) => isSame(part, other[i])));

const simulatedMs = () => (bench.machine.now * 1000) / bench.machine.hz;

// `layout` gives the addresses and names of variables, as in build/memory.txt.
function start({board, firmware, wasm, layout, eeprom, paused, bounceMs}) {
    bench = new Bench(board, firmware, eeprom);
    memory = new Memory(bench.machine, layout.fields);
    opener = bench.serial ? new Opener(bench, memory, layout.names.screen) : new PocketOpener(bench, memory);
    chooser = new Chooser(bench, memory, layout.names);
    bench.contacts.bounceMs = bounceMs;
    if (recorder) record();
    started = {board, firmware, wasm, layout, paused, bounceMs};
    isPaused = paused;
    shown = undefined;
    savedEeprom = bench.machine.eeprom.memory.slice();
    nextSave = 0;
    held = [];
    report();
    bench.machine.at(bench.machine.cycles(MODULES_MS), acceptModules);
    bench.machine.at(bench.machine.cycles(ON_MS), () => {
        shown = undefined; // makes report() send the complete state again
    });
    program = bench.serial && startProgram(wasm);
    keepPace();
}

// Presses OK if a new board asks how the modules are mounted.
function acceptModules() {
    if (started.layout.names.screen?.[memory.read('screen')] === 'SCREEN_MODULES')
        handlers.tap({key: bench.key('ok')});
}

function record() {
    recorder = new Recorder(bench, () => scope.postMessage({type: 'full'}));
}

function tell(lines, of) {
    if (lines.length) scope.postMessage({type: 'lines', lines, of});
}

// Reports new lines from the board, and sentences about them.
function hear() {
    for (const line of bench.serial?.take() ?? []) {
        tell([line], 'received');
        if (program) tell(program.hear(line), 'program');
    }
}

function run(ms) {
    bench.machine.run(ms);
    report();
    hear();
}

// Reports to the page what has changed since the previous report.
function report() {
    const picture = bench.display.picture(),
        lamps = bench.lamps(),
        sounds = bench.piezo?.take() ?? [];
    const now = [...Object.values(picture), [lamps.join()]],
        variables = memory.hasChanged() || !shown ? memory.all() : undefined;
    if (variables || !isSame(now, shown) || sounds.length)
        scope.postMessage({type: 'state', ms: simulatedMs(), isOn: simulatedMs() >= ON_MS, picture, lamps, sounds, memory: variables});
    shown = now;
    if (simulatedMs() < nextSave) return;
    nextSave = simulatedMs() + EEPROM_MS;
    const eeprom = bench.machine.eeprom.memory;
    if (eeprom.every((byte, i) => byte === savedEeprom[i])) return;
    savedEeprom = eeprom.slice();
    scope.postMessage({type: 'eeprom', bytes: savedEeprom});
}

// Simulates until simulated time has caught up with real time.
function catchUp() {
    const now = performance.now();
    const behind = now - pace.real - (simulatedMs() - pace.simulated);
    if (Math.abs(behind) > OFF_MAX_MS) pace = {real: now, simulated: simulatedMs()};
    else if (behind > 0) run(behind);
    timer = setTimeout(catchUp, now - messaged < REST_MS ? SLICE_MS : REST_SLICE_MS);
}

// Starts to simulate in real time, unless the board is paused.
function keepPace() {
    clearTimeout(timer);
    pace = {real: performance.now(), simulated: simulatedMs()};
    if (!isPaused) timer = setTimeout(catchUp, SLICE_MS);
}

// Presses a key for at least `ms` ms.
function push(key, ms) {
    const {machine, contacts} = bench;
    if (held[key]?.release) machine.forget(held[key].release);
    contacts.move(key, true);
    held[key] = {until: machine.now + machine.cycles(ms)};
}

function release(key) {
    const {machine, contacts} = bench;
    if (!held[key]) return;
    held[key].release = machine.at(held[key].until, () => contacts.move(key, false));
}

function letGo() {
    held.forEach((_, key) => bench.contacts.move(key, false));
    held = [];
}

function answer(id, isDone) {
    report();
    hear();
    scope.postMessage({type: 'chosen', id, isDone});
}

const handlers = {
    start,
    key: ({key, isDown}) => (isDown ? push(key, TAP_MS) : release(key)),
    tap: ({key, ms = TAP_MS}) => {
        push(key, ms);
        release(key);
    },
    line: ({text, id}) => scope.postMessage({type: 'answer', id, lines: program?.ask(text) ?? [], fault: program?.fault}),
    // Makes the board send its match again.
    again: () => bench.serial.send(ANY_BYTE),
    // play() and choose() press the board's keys. They report whether they succeeded.
    play: ({id}) => {
        letGo();
        answer(id, chooser.play());
    },
    take({key, then, id}) {
        letGo();
        answer(id, chooser.take(key) && (!then || chooser.begin(then)));
    },
    choose({goal, id}) {
        letGo();
        answer(id, chooser.choose(goal));
    },
    // Opens a position with key presses. Meanwhile, the page shows nothing new.
    open({fields, id}) {
        letGo();
        opener.open(fields);
        bench.piezo?.take();
        report();
        hear();
        scope.postMessage({type: 'opened', id});
    },
    bounce: ({ms}) => {
        started.bounceMs = bench.contacts.bounceMs = ms;
    },
    pause(data) {
        ({isPaused} = data);
        keepPace();
    },
    write: ({fields}) => memory.write(fields),
    record,
    save({id, name}) {
        scope.postMessage({type: 'recorded', id, lines: recorder.lines(name)});
        recorder = undefined;
    },
    // Sets the language. Keeps this language when the first screen, number `splash`, writes language 0.
    speak({language, splash}) {
        memory.write({language});
        bench.machine.onWrite(memory.addressOf('language'), (byte) =>
            byte === 0 && memory.read('screen') === splash ? language : byte,
        );
    },
    // Starts another firmware. Keeps the EEPROM, as a real board does.
    flash({firmware}) {
        start({...started, firmware, eeprom: bench.machine.eeprom.memory, paused: isPaused});
    },
    reset: () => bench.machine.reset(),
    erase: () => start({...started, eeprom: undefined}),
    // Simulate in small steps, so that the page sees every picture.
    step: ({ms, id}) => {
        for (let left = ms; left > 0; left -= SLICE_MS) run(Math.min(left, SLICE_MS));
        scope.postMessage({
            type: 'stepped',
            id,
            ms: simulatedMs(),
            asleep: bench.machine.asleep / bench.machine.now,
        });
    },
};

// Simulate up to now before the message takes effect.
scope.onmessage = ({data}) => {
    messaged = performance.now();
    if (bench && !isPaused) {
        clearTimeout(timer);
        catchUp();
    }
    if (data.type === 'start' || bench) handlers[data.type](data);
};
