// SPDX-License-Identifier: MIT
// The caption below the board, which is also the page's live region

const SETTLED_MS = 350; // a caption that stays this long is spoken

export class Caption {
    #element;
    #isPaused;
    #words = '';
    #since = 0; // when these words appeared, in simulated ms
    #clock = {ms: 0, real: 0}; // simulated and real time of the last report, in ms

    // isPaused: only reports advance the time.
    constructor(element, isPaused) {
        this.#element = element;
        this.#isPaused = isPaused;
        if (!isPaused) setInterval(() => this.tell(), 100);
    }

    get #now() {
        return this.#clock.ms + (this.#isPaused ? 0 : performance.now() - this.#clock.real);
    }

    // Sets the simulated time.
    set ms(ms) {
        this.#clock = {ms, real: performance.now()};
    }

    // Speaks these words when they are stable.
    show(words) {
        if (words === this.#words) return;
        this.#words = words;
        this.#since = this.#now;
    }

    tell() {
        if (this.#now - this.#since >= SETTLED_MS && this.#element.textContent !== this.#words) this.tellNow();
    }

    tellNow() {
        this.#element.textContent = this.#words;
    }
}
