// SPDX-License-Identifier: MIT
// A chain of MAX7219 with 8x8 LEDs each. A frame arrives row by row, faster than an eye can see, so picture() changes only at the
// end of a frame.

const DIGIT_0 = 0x01,
    DECODE = 0x09,
    SCAN_LIMIT = 0x0b,
    SHUTDOWN = 0x0c,
    TEST = 0x0f;
const QUIET_MS = 1; // longer than the pause between two rows, shorter than the pause between two pictures

// Segments for each code B character. Bit 6 is segment A.
const CODE_B = [
    0x7e, 0x30, 0x6d, 0x79, 0x33, 0x5b, 0x5f, 0x70, 0x7f, 0x7b, 0x01, 0x4f, 0x37, 0x0e, 0x67, 0x00,
];

export class Max7219 {
    // pins: DIN, CLK, LOAD
    constructor(machine, [din, clk, load], modules) {
        this.machine = machine;
        this.modules = modules;
        this.registers = Array.from({length: modules}, () => new Uint8Array(16));
        this.changes = 0;
        this.changed = 0; // cycle of the last change
        this.whole = this.rows();
        this.isSettling = false;
        const shift = new Uint16Array(modules);
        let wasClk = false,
            wasLoad = false;
        machine.watch([din, clk, load], () => {
            const isClk = machine.isHigh(clk),
                isLoad = machine.isHigh(load);
            if (isClk && !wasClk) {
                // The bits that arrive first end in module 0, the farthest from DIN.
                for (let module = 0; module < modules - 1; module++)
                    shift[module] = (shift[module] << 1) | (shift[module + 1] >> 15);
                shift[modules - 1] = (shift[modules - 1] << 1) | machine.isHigh(din);
            }
            if (isLoad && !wasLoad) this.#latch(shift);
            [wasClk, wasLoad] = [isClk, isLoad];
        });
    }

    #latch(shift) {
        this.registers.forEach((registers, module) => {
            const number = (shift[module] >> 8) & 0x0f,
                byte = shift[module] & 0xff;
            if (number && registers[number] !== byte) {
                registers[number] = byte;
                this.changes++;
                this.changed = this.machine.now;
                if (!this.isSettling) this.#settle();
            }
        });
    }

    // Saves the picture once the registers have not changed for QUIET_MS.
    #settle() {
        const quiet = this.changed + this.machine.cycles(QUIET_MS);
        this.isSettling = this.machine.now < quiet;
        if (this.isSettling) this.machine.at(quiet, () => this.#settle());
        else this.whole = this.rows();
    }

    #row(registers, row) {
        const byte = registers[DIGIT_0 + row];
        if (registers[TEST] & 1) return 0xff;
        if (!(registers[SHUTDOWN] & 1) || row > (registers[SCAN_LIMIT] & 7)) return 0;
        return (registers[DECODE] >> row) & 1 ? (byte & 0x80) | CODE_B[byte & 0x0f] : byte;
    }

    // Returns the dots that are lit now. The picture may be incomplete.
    rows() {
        return Array.from({length: 8}, (_, row) =>
            Uint8Array.from(this.registers, (registers) => this.#row(registers, row)),
        );
    }

    // Returns the latest complete picture as 8 rows. Bit 7 is leftmost.
    picture() {
        return {rows: this.whole};
    }
}
