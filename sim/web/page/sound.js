// SPDX-License-Identifier: MIT
// Plays the piezo. Browsers allow sound only after a gesture, so earlier sounds are dropped.

// Events of which each browser accepts at least one as a gesture
export const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'];

const VOLUME = 0.06,
    DELAY_S = 0.03;

export class Sound {
    isOn;
    #refused; // called once if the browser refuses sound
    #isRefused = false;
    #context;
    #oscillator;
    #gain;

    constructor(isOn, refused) {
        this.isOn = isOn;
        this.#refused = refused;
    }

    // Allows sound. Call this at each gesture.
    wake() {
        if (this.#isRefused || this.#context?.state === 'running') return;
        try {
            this.#context ??= this.#begin();
            this.#context.resume().catch(() => {}); // the next gesture tries again
        } catch {
            this.#isRefused = true;
            this.#refused();
        }
    }

    #begin() {
        const context = new AudioContext();
        this.#oscillator = new OscillatorNode(context, {type: 'square'});
        this.#gain = new GainNode(context, {gain: 0});
        this.#oscillator.connect(this.#gain).connect(context.destination);
        this.#oscillator.start();
        return context;
    }

    // Plays changes of pitch {ms, hz}. ms: simulated time of the report.
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
        this.#gain?.gain.setValueAtTime(0, this.#context?.currentTime ?? 0);
    }
}
