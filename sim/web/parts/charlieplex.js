// SPDX-License-Identifier: MIT
// LEDs between the lines of a port. Adds up their light in bins of 40 ms, as an eye does.

const BIN_MS = 40,
    KEPT = 25; // bins of the last second
const BLINK_TURNS = 3;
const OFF = 0,
    DIM = 1,
    ON = 2,
    BLINKING = 3; // looks

export class Charlieplex {
    #machine;
    #leds; // [anode, cathode] as pins
    #lit = 0; // bit set
    #since = 0;
    #binEnd;
    #sums;
    #bins = []; // for each bin, the number of cycles during which each LED was lit; the latest bin is last
    #full = 1; // maximum number of cycles that an LED was lit within one bin

    constructor(machine, leds) {
        this.#machine = machine;
        this.#leds = leds.map(({anode, cathode}) => [anode, cathode]);
        this.#sums = new Float64Array(leds.length);
        this.#binEnd = machine.now + machine.cycles(BIN_MS);
        this.changes = 0;
        machine.watch(
            leds.flatMap(({anode, cathode}) => [anode, cathode]),
            () => this.#switched(),
        );
        machine.onReset(() => this.#switched());
    }

    #switched() {
        const {isOutput, isHigh} = this.#machine;
        const driven = (pin, level) =>
            isOutput.call(this.#machine, pin) && isHigh.call(this.#machine, pin) === level;
        this.update();
        this.#lit = this.#leds.reduce(
            (lit, [anode, cathode], led) => lit | ((driven(anode, true) && driven(cathode, false)) << led),
            0,
        );
    }

    #count(cycle) {
        for (let led = 0; this.#lit >> led; led++)
            if ((this.#lit >> led) & 1) this.#sums[led] += cycle - this.#since;
        this.#since = cycle;
    }

    // Adds up, until now, how long each LED was lit.
    update() {
        const {now} = this.#machine,
            binCycles = this.#machine.cycles(BIN_MS);
        while (now >= this.#binEnd) {
            this.#count(this.#binEnd);
            this.#bins.push(this.#sums);
            if (this.#bins.length > KEPT) this.#bins.shift();
            this.#full = Math.max(this.#full, ...this.#sums);
            this.#sums = new Float64Array(this.#leds.length);
            this.#binEnd += binCycles;
            this.changes++;
        }
        this.#count(now);
    }

    #look(lit) {
        return lit * 20 < this.#full ? OFF : lit * 2 < this.#full ? DIM : ON;
    }

    // Returns the brightness of each LED in the latest bin, from 0 to 1.
    brightness() {
        this.update();
        const last = this.#bins.at(-1) ?? this.#sums;
        return Array.from(last, (lit) => Math.min(1, lit / this.#full));
    }

    // Returns how the LED looked in the last second.
    look(led) {
        this.update();
        if (!this.#bins.length) return OFF;
        const last = this.#look(this.#bins.at(-1)[led]);
        let turns = 0,
            direction = 0,
            after = last;
        for (const bin of [...this.#bins].reverse()) {
            const look = this.#look(bin[led]),
                turn = Math.sign(look - after);
            if (turn && turn !== direction) {
                direction = turn;
                turns++;
            }
            after = look;
        }
        return turns >= BLINK_TURNS ? BLINKING : last;
    }

    picture() {
        return {brightness: this.brightness(), looks: this.#leds.map((_, led) => this.look(led))};
    }
}
