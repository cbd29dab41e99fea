// SPDX-License-Identifier: MIT
// Plays the piezo. Browsers allow sound only after a gesture, so earlier sounds are dropped.

const VOLUME = 0.06,
    DELAY_S = 0.03;

export class Sound {
    isOn;
    #context;
    #oscillator;
    #gain;

    constructor(isOn) {
        this.isOn = isOn;
    }

    // Permits sound. Call this when the user presses a key or a button.
    wake() {
        if (!this.#context) {
            this.#context = new AudioContext();
            this.#oscillator = new OscillatorNode(this.#context, {type: 'square'});
            this.#gain = new GainNode(this.#context, {gain: 0});
            this.#oscillator.connect(this.#gain).connect(this.#context.destination);
            this.#oscillator.start();
        }
        this.#context.resume();
    }

    // Plays changes of pitch {ms, hz}. ms: simulated time at the report.
    play(changes, ms) {
        if (this.#context?.state !== 'running') return;
        for (const {ms: at, hz} of changes) {
            const time = this.#context.currentTime + DELAY_S - Math.min(DELAY_S, (ms - at) / 1000);
            if (hz) this.#oscillator.frequency.setValueAtTime(hz, time);
            this.#gain.gain.setValueAtTime(hz && this.isOn ? VOLUME : 0, time);
        }
    }

    turn(isOn) {
        this.isOn = isOn;
        if (!isOn) this.silence();
    }

    silence() {
        this.#gain?.gain.setValueAtTime(0, this.#context.currentTime);
    }
}
