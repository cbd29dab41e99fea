// SPDX-License-Identifier: MIT
// Records a board's pins as a value change dump for viewers such as gtkwave. Names signals like sim/front/vcd.c.

export const CHANGES_MAX = 1000000; // enough for hours of a quiet display, or seconds of constant changes

const MILLIVOLT_BITS = 13;
const FIRST_ID = 0x21; // first character that VCD allows as the id of a signal

// Returns a pin's level in VCD, or z if the MCU does not drive the pin.
const levelOf = (machine, pin) => (machine.isOutput(pin) ? String(Number(machine.isHigh(pin))) : 'z');
const millivolts = ({machine, board}) =>
    `b${Math.floor(1000 * machine.adc.channelValues[Number(board.keys.pin[1])])
        .toString(2)
        .padStart(MILLIVOLT_BITS, '0')} `;

// Returns the signals to record: driven pins and keys.
function signalsOf(bench) {
    const {machine, board, contacts} = bench;
    const driven = board.wires.map(({name, pin}) => ({name, bits: 1, pin, read: () => levelOf(machine, pin)}));
    const keys =
        board.keys.kind === 'ladder'
            ? [{name: 'keys_mV', bits: MILLIVOLT_BITS, read: () => millivolts(bench)}]
            : board.keys.keys.map(({name}, i) => ({
                  name: `key${name}`,
                  bits: 1,
                  read: () => String(Number(!contacts.isClosed(i))),
              }));
    return [...driven, ...keys];
}

export class Recorder {
    #bench;
    #signals;
    #now; // values by signal
    #first; // values at the start
    #began; // cycle
    #changes = {cycles: [], signals: [], values: []};
    #watcher;
    #max;
    #full;

    // Starts recording. Stops after `max` changes and calls full().
    constructor(bench, full = () => {}, max = CHANGES_MAX) {
        const {machine, contacts} = bench;
        this.#bench = bench;
        this.#full = full;
        this.#max = max;
        this.#signals = signalsOf(bench);
        this.#first = this.#signals.map(({read}) => read());
        this.#now = [...this.#first];
        this.#began = machine.now;
        const note = () => this.#note();
        this.#watcher = machine.watch(
            this.#signals.map(({pin}) => pin).filter(Boolean),
            note,
        );
        machine.onReset(note);
        contacts.listen(note);
    }

    #note() {
        if (this.end !== undefined) return;
        const {cycles, signals, values} = this.#changes;
        this.#signals.forEach(({read}, i) => {
            const value = read();
            if (value === this.#now[i]) return;
            this.#now[i] = value;
            cycles.push(this.#bench.machine.now);
            signals.push(i);
            values.push(value);
        });
        if (cycles.length >= this.#max) {
            this.stop();
            this.#full();
        }
    }

    // Ends the record.
    stop() {
        if (this.end !== undefined) return;
        this.end = this.#bench.machine.now;
        this.#bench.machine.unwatch(this.#watcher);
    }

    #ns(cycle) {
        const {hz} = this.#bench.machine;
        return Math.floor(cycle / hz) * 1e9 + Math.floor(((cycle % hz) * 1e9) / hz);
    }

    // Stops recording. Returns the lines of the VCD file.
    lines(name) {
        this.stop();
        const id = (i) => String.fromCharCode(FIRST_ID + i);
        const lines = [
            '$timescale 1 ns $end',
            `$scope module ${name} $end`,
            ...this.#signals.map((signal, i) => `$var wire ${signal.bits} ${id(i)} ${signal.name} $end`),
            '$upscope $end',
            '$enddefinitions $end',
            `#${this.#ns(this.#began)}`,
            '$dumpvars',
            ...this.#first.map((value, i) => value + id(i)),
            '$end',
        ];
        const {cycles, signals, values} = this.#changes;
        cycles.forEach((cycle, at) => {
            if (cycle !== cycles[at - 1]) lines.push(`#${this.#ns(cycle)}`);
            lines.push(values[at] + id(signals[at]));
        });
        return [...lines, `#${this.#ns(this.end)}`, ''];
    }
}
