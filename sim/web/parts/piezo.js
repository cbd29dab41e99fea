// SPDX-License-Identifier: MIT
// Hears the edges at the pin of a piezo. A tone lasts while edges arrive, and its pitch may change.

const SILENCE_MS = 10,
    HALF_PERIOD_MIN_MS = 0.04;

export class Piezo {
    #machine;
    #level = false;
    #first = 0;
    #last = 0;
    #edges = 0;
    #hz = 0;
    #heard = []; // changes of pitch {ms, hz} for take(); hz is 0 for silence
    tones = []; // finished tones: start in ms, mean pitch in Hz, length in ms

    constructor(machine, pin) {
        this.#machine = machine;
        machine.watch([pin], () => {
            const level = machine.isHigh(pin) && machine.isOutput(pin);
            if (level !== this.#level) this.#edge(level);
        });
    }

    #ms(cycle) {
        return (cycle * 1000) / this.#machine.hz;
    }

    #edge(level) {
        const {now} = this.#machine,
            half = now - this.#last;
        this.#level = level;
        this.update();
        if (this.#edges && half < this.#machine.cycles(HALF_PERIOD_MIN_MS)) return;
        if (this.#edges++) {
            const hz = Math.round(this.#machine.hz / (2 * half));
            if (hz !== this.#hz) this.#heard.push({ms: this.#ms(this.#last), hz});
            this.#hz = hz;
        } else {
            this.#first = now;
        }
        this.#last = now;
    }

    // Ends the tone after a silence. Ignores a click of one or two edges.
    update() {
        if (!this.#edges || this.#machine.now - this.#last <= this.#machine.cycles(SILENCE_MS)) return;
        const length = this.#last - this.#first;
        if (this.#edges >= 3)
            this.tones.push({
                ms: this.#ms(this.#first),
                hz: Math.round(((this.#edges - 1) * this.#machine.hz) / (2 * length)),
                length: this.#ms(length),
            });
        if (this.#hz) this.#heard.push({ms: this.#ms(this.#last), hz: 0});
        this.#edges = this.#hz = 0;
    }

    // Returns the changes of pitch since the previous call.
    take() {
        this.update();
        return this.#heard.splice(0);
    }
}
