// SPDX-License-Identifier: MIT
// Plays the piezo. Browsers allow sound only after a gesture, so earlier sounds are dropped.

// Events after which a page may play sound. Each browser accepts at least one.
export const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'];

const VOLUME = 0.06,
    DELAY_S = 0.03,
    REST_MS = 1000; // time in ms without sound before the audio stops

export class Sound {
    isOn;
    #refused; // called once if the browser refuses to play sound
    #isRefused = false;
    #isAllowed = false; // true if the user's click or key press has allowed sound
    #rest; // timer
    #context;
    #oscillator;
    #gain;

    constructor(isOn, refused) {
        this.isOn = isOn;
        this.#refused = refused;
    }

    // Starts the audio. Call this function after each click or key press.
    wake() {
        if (this.#isRefused || this.#context?.state === 'running') return;
        try {
            this.#context ??= this.#begin();
            this.#resume();
        } catch {
            this.#isRefused = true;
            this.#refused();
        }
    }

    // Runs the audio for the next REST_MS.
    async #resume() {
        clearTimeout(this.#rest);
        this.#rest = setTimeout(() => this.#isAllowed && this.#context.suspend(), REST_MS);
        try {
            await this.#context.resume();
            this.#isAllowed = true;
        } catch {
            // The next click or key press tries again.
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

    // Plays changes of pitch, {ms, hz} each. The argument `ms` is the board's present time.
    play(changes, ms) {
        if (!this.#isAllowed) return;
        this.#resume();
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
