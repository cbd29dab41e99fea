// SPDX-License-Identifier: MIT
import {AVRTimer} from 'avr8js';

// A fast timer that only counts up. Computes the count only when an event is due.
export class Timer extends AVRTimer {
    constructor(cpu, config) {
        super(cpu, config);
        const count = this.count;
        this.count = (reschedule = true, external = false) => {
            const restarts = this.updateDivider; // true if count() itself schedules the next event
            count(false, external);
            if (reschedule && this.divider && !restarts)
                cpu.addClockEvent(
                    this.count,
                    this.lastCycle + this.divider * this.clocksToEvent() - cpu.cycles,
                );
        };
        // Writing to a compare register may make the next event due earlier.
        for (const register of [config.OCRA, config.OCRB, config.OCRC].filter(Boolean)) {
            const write = cpu.writeHooks[register];
            cpu.writeHooks[register] = (...arguments_) => {
                const isDone = write(...arguments_);
                cpu.updateClockEvent(this.count, 0);
                return isDone;
            };
        }
    }

    clocksToEvent() {
        const {tcnt, TOP, MAX} = this;
        let clocks = (tcnt <= TOP ? TOP : MAX) + 1 - tcnt;
        for (const compare of [this.ocrA, this.ocrB, this.ocrC])
            if (compare > tcnt) clocks = Math.min(clocks, compare - tcnt);
        return clocks;
    }
}

// Creates the two timers of a chip, which share the registers TIFR and TIMSK.
export function timersWithSharedFlags(cpu, configs) {
    const registers = [configs[0].TIFR, configs[0].TIMSK];
    const hooks = new Map(registers.map((register) => [register, []]));
    for (const config of configs) {
        new Timer(cpu, config);
        for (const [register, list] of hooks) list.push(cpu.writeHooks[register]);
    }
    const [flags, masks] = registers;
    cpu.writeHooks[flags] = (value, ...rest) => {
        const before = cpu.data[flags];
        for (const hook of hooks.get(flags)) hook(value, ...rest);
        cpu.data[flags] = before & ~value; // a one clears its flag
        return true;
    };
    cpu.writeHooks[masks] = (...arguments_) => {
        for (const hook of hooks.get(masks)) hook(...arguments_);
    };
}
