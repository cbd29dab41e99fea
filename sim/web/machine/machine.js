// SPDX-License-Identifier: MIT
import {avrInstruction, CPU, EEPROMMemoryBackend} from 'avr8js';
import {chips, connect} from './chips.js';

const SLEEP = 0x9588,
    SEI = 0x9478,
    RETI = 0x9518;
const POWER_ON = 0x01,
    EXTERNAL = 0x02,
    WATCHDOG = 0x08; // causes of a reset, as bits of the register MCUSR

/**
 * An AVR with its pins, in simulated time. Adds to avr8js: sleep, which skips to the next event; one
 * instruction between sei or reti and an interrupt; and resets that clear all registers, because a new CPU
 * gets the old RAM.
 *
 * A pin has the name of its port, such as "B1". Times are cycles of the MCU since power-on, also after a
 * reset.
 */
export class Machine {
    #program;
    #events = []; // {cycle, due}
    #watchers = []; // {pins, changed}
    #inputs = new Map(); // for each input pin, a function that returns the pin's level with or without pull-up
    #resets = [];
    #written = new Map(); // for each address, the function given to onWrite()
    #isReset = false;

    // `program` and `eeprom` are the initial contents of flash and EEPROM.
    constructor(mcu, hz, program, eeprom) {
        this.chip = chips[mcu];
        this.hz = hz;
        this.isAsleep = false;
        this.asleep = 0; // cycles
        this.watchdogResets = 0;
        this.#program = new Uint16Array(this.chip.flashBytes / 2).fill(0xffff);
        new Uint8Array(this.#program.buffer).set(program);
        this.eeprom = new EEPROMMemoryBackend(this.chip.eepromBytes);
        if (eeprom) this.eeprom.memory.set(eeprom.subarray(0, this.chip.eepromBytes));
        this.#start(POWER_ON);
        this.#fillRam();
    }

    get now() {
        return this.cpu.cycles;
    }

    cycles(ms) {
        return Math.round((ms * this.hz) / 1000);
    }

    // Fills the RAM with the same random bytes in each run.
    #fillRam() {
        let random = 0x2545f491;
        for (let address = this.chip.ram[0]; address <= this.chip.ram[1]; address++) {
            random = (random * 1664525 + 1013904223) >>> 0;
            this.cpu.data[address] = random >>> 24;
        }
    }

    #start(cause) {
        const before = this.cpu;
        const cpu = new CPU(this.#program, this.chip.sram);
        if (before) {
            const [from, to] = this.chip.ram;
            cpu.data.set(before.data.subarray(from, to + 1), from);
            cpu.cycles = before.cycles;
        }
        this.cpu = cpu;
        this.isAsleep = this.#isReset = false;
        Object.assign(this, connect(this.chip, cpu, this.hz, this.eeprom));
        cpu.data[this.chip.MCUSR] = cause;
        cpu.reset = () => {
            this.#isReset = true;
        };
        for (const name of Object.keys(this.ports)) this.#listen(name);
        for (const address of this.#written.keys()) this.#hook(address);
        this.#updateInputs();
    }

    #hook(address) {
        const {cpu} = this;
        cpu.writeHooks[address] = (byte) => {
            cpu.data[address] = this.#written.get(address)(byte);
            return true;
        };
    }

    #listen(name) {
        const watchers = this.#watchers
            .filter(({pins}) => pins.some(([port]) => port === name))
            .map(({changed}) => changed);
        const hasInputs = [...this.#inputs.keys()].some((pin) => pin[0] === name);
        this.ports[name].listeners = [];
        this.ports[name].addListener(() => {
            for (const changed of watchers) changed();
            if (hasInputs) this.#updateInputs();
        });
    }

    // Tells avr8js the level of each input. avr8js does not simulate pull-ups.
    #updateInputs() {
        for (const [pin, read] of this.#inputs) {
            const port = this.ports[pin[0]],
                bit = Number(pin[1]);
            port.setPin(bit, read(Boolean((port.cpu.data[port.portConfig.PORT] >> bit) & 1)));
        }
    }

    #reset(cause) {
        this.#start(cause);
        for (const happened of this.#resets) happened();
    }

    // Presses the reset button.
    reset() {
        this.#reset(EXTERNAL);
    }

    onReset(happened) {
        this.#resets.push(happened);
    }

    // Calls changed() when a port of these pins changes. Pass the result to unwatch() to stop.
    watch(pins, changed) {
        const watcher = {pins, changed};
        this.#watchers.push(watcher);
        for (const name of new Set(pins.map(([port]) => port))) this.#listen(name);
        return watcher;
    }

    unwatch(watcher) {
        this.#watchers = this.#watchers.filter((other) => other !== watcher);
        for (const name of new Set(watcher.pins.map(([port]) => port))) this.#listen(name);
    }

    // Returns true if the MCU drives the pin high or pulls it up.
    isHigh(pin) {
        const port = this.ports[pin[0]];
        return Boolean((port.lastValue >> Number(pin[1])) & 1);
    }

    isOutput(pin) {
        return Boolean((this.ports[pin[0]].lastDdr >> Number(pin[1])) & 1);
    }

    // Connects an input pin. read(pullUp) returns the pin's level; inputChanged() reports a change.
    connectInput(pin, read) {
        this.#inputs.set(pin, read);
        this.#listen(pin[0]);
        this.#updateInputs();
    }

    inputChanged() {
        this.#updateInputs();
    }

    // When the program writes a byte to this address, stores becomes(byte) instead.
    onWrite(address, becomes) {
        this.#written.set(address, becomes);
        this.#hook(address);
    }

    // Calls due() at this cycle, or soon if this cycle has passed.
    at(cycle, due) {
        const event = {cycle, due};
        this.#events.push(event);
        return event;
    }

    forget(event) {
        this.#events = this.#events.filter((other) => other !== event);
    }

    run(ms) {
        this.runUntil(this.now + this.cycles(ms));
    }

    runUntil(end) {
        while (this.now < end) {
            let limit = end;
            for (const {cycle} of this.#events) limit = Math.min(limit, cycle);
            this.#runCore(limit);
            for (const event of this.#events.filter(({cycle}) => cycle <= this.now)) {
                this.forget(event);
                event.due();
            }
        }
    }

    #runCore(limit) {
        const {cpu} = this;
        while (cpu.cycles < limit) {
            if (this.isAsleep) {
                this.#sleep(limit);
            } else {
                const opcode = cpu.progMem[cpu.pc];
                if (opcode === SLEEP && cpu.data[this.chip.sleep] & this.chip.sleepMask) this.isAsleep = true;
                avrInstruction(cpu);
                // After sei or reti, the MCU executes one instruction before an interrupt.
                if (opcode !== SEI && opcode !== RETI && !this.isAsleep) cpu.tick();
            }
            if (this.#isReset) {
                this.watchdogResets++;
                this.#reset(WATCHDOG);
                return;
            }
        }
    }

    // Lets time pass until an interrupt or the cycle `limit`.
    #sleep(limit) {
        const {cpu} = this;
        for (;;) {
            if (cpu.interruptsEnabled && cpu.nextInterrupt >= 0) {
                this.isAsleep = false;
                cpu.tick();
                return;
            }
            const next = cpu.nextClockEvent,
                until = next ? Math.min(next.cycles, limit) : limit;
            if (until > cpu.cycles) {
                this.asleep += until - cpu.cycles;
                cpu.cycles = until;
            }
            if (!next || next.cycles > cpu.cycles) return;
            next.callback();
            if (this.#isReset) return;
            cpu.nextClockEvent = next.next;
        }
    }
}
