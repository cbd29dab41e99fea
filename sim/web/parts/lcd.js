// SPDX-License-Identifier: MIT
// An HD44780 with two lines on a 4-bit bus. Ignores the datasheet's times, which the model in sim/parts checks.

const COLUMNS = 16,
    ROW_LENGTH = 40,
    ROW_2 = 0x40;

export class Lcd {
    // `pins` are RS, E and D4 to D7. A low `backlight` pin switches the backlight off.
    constructor(machine, [rs, e, ...data], backlight) {
        Object.assign(this, {
            isLit: () => !backlight || !machine.isOutput(backlight) || machine.isHigh(backlight),
            ddram: new Uint8Array(2 * ROW_LENGTH).fill(0x20),
            cgram: new Uint8Array(64),
            address: 0,
            inCgram: false,
            shift: 0,
            isOn: false,
            hasCursor: false,
            blinks: false,
            increment: 1,
            shiftsOnWrite: false,
            isEightBit: true,
            isTwoLines: false,
            firstHalf: undefined,
            changes: 0,
        });
        let wasHigh = false;
        machine.watch([rs, e, ...data], () => {
            const isHigh = machine.isOutput(e) && machine.isHigh(e);
            if (wasHigh && !isHigh)
                this.#latch(
                    machine.isHigh(rs),
                    data.reduce((half, pin, i) => half | (machine.isHigh(pin) << i), 0),
                );
            wasHigh = isHigh;
        });
    }

    // Receives half a byte when E falls. In 8-bit mode, D0 to D3 read as 1.
    #latch(isData, half) {
        if (this.isEightBit) {
            this.#execute(isData, (half << 4) | 0x0f);
        } else if (this.firstHalf === undefined) {
            this.firstHalf = half;
        } else {
            const byte = (this.firstHalf << 4) | half;
            this.firstHalf = undefined;
            this.#execute(isData, byte);
        }
    }

    #execute(isData, byte) {
        this.changes++;
        if (isData) this.#write(byte);
        else this.#command(byte);
    }

    #write(byte) {
        if (this.inCgram) {
            this.cgram[this.address] = byte;
        } else {
            this.ddram[this.address & ROW_2 ? ROW_LENGTH + (this.address & (ROW_2 - 1)) : this.address] =
                byte;
            if (this.shiftsOnWrite) this.#move(this.increment);
        }
        this.#step(this.increment);
    }

    #step(by) {
        if (this.inCgram) {
            this.address = (this.address + by) & 63;
            return;
        }
        const size = 2 * ROW_LENGTH,
            at = this.address & ROW_2 ? ROW_LENGTH + (this.address & (ROW_2 - 1)) : this.address;
        const next = (at + by + size) % size;
        this.address = next < ROW_LENGTH ? next : ROW_2 + next - ROW_LENGTH;
    }

    #move(by) {
        this.shift = (this.shift + by + ROW_LENGTH) % ROW_LENGTH;
    }

    // Executes an HD44780 command. The highest set bit identifies the command.
    #command(byte) {
        if (byte & 0x80) {
            this.inCgram = false;
            this.address = byte & 0x7f;
        } else if (byte & 0x40) {
            this.inCgram = true;
            this.address = byte & 0x3f;
        } else if (byte & 0x20) {
            if (!this.isEightBit && !(byte & 0x10)) this.isTwoLines = Boolean(byte & 0x08);
            this.isEightBit = Boolean(byte & 0x10);
        } else if (byte & 0x10) {
            const by = byte & 0x04 ? 1 : -1;
            if (byte & 0x08) this.#move(-by);
            else this.#step(by);
        } else if (byte & 0x08) {
            [this.isOn, this.hasCursor, this.blinks] = [0x04, 0x02, 0x01].map((bit) => Boolean(byte & bit));
        } else if (byte & 0x04) {
            this.increment = byte & 0x02 ? 1 : -1;
            this.shiftsOnWrite = Boolean(byte & 0x01);
        } else if (byte) {
            this.inCgram = false;
            this.address = this.shift = 0;
            if (byte & 0x01) {
                this.ddram.fill(0x20);
                this.increment = 1;
            }
        }
    }

    // Returns the LCD's content: 32 codes and 8 custom glyphs.
    picture() {
        const codes = new Uint8Array(2 * COLUMNS).fill(0x20);
        for (let row = 0; row < (this.isOn ? (this.isTwoLines ? 2 : 1) : 0); row++)
            for (let column = 0; column < COLUMNS; column++)
                codes[row * COLUMNS + column] =
                    this.ddram[row * ROW_LENGTH + ((column + this.shift) % ROW_LENGTH)];
        return {codes, glyphs: this.cgram.map((line) => line & 0x1f), light: [this.isLit()]};
    }
}
