// SPDX-License-Identifier: MIT
// Keys with bouncing contacts: after each move they open and close at random for some time.

const TOGGLE_MS = [0.1, 0.9];

export class Contacts {
    #machine;
    #random = 0xb0070;
    #keys;
    #listeners = [];
    bounceMs = 3;

    constructor(machine, count) {
        this.#machine = machine;
        this.#keys = Array.from({length: count}, () => ({
            isDown: false,
            isClosed: false,
            settles: 0,
            event: undefined,
        }));
    }

    // Calls changed() after each change of a contact.
    listen(changed) {
        this.#listeners.push(changed);
    }

    isClosed(key) {
        return this.#keys[key].isClosed;
    }

    #pause() {
        this.#random ^= this.#random << 13;
        this.#random ^= this.#random >>> 17;
        this.#random ^= this.#random << 5;
        const [least, most] = TOGGLE_MS;
        return this.#machine.cycles(least + ((this.#random >>> 0) / 2 ** 32) * (most - least));
    }

    #toggle(key) {
        const {now} = this.#machine;
        key.isClosed = now < key.settles ? !key.isClosed : key.isDown;
        key.event =
            now < key.settles
                ? this.#machine.at(Math.min(now + this.#pause(), key.settles), () => this.#toggle(key))
                : undefined;
        for (const changed of this.#listeners) changed();
    }

    move(index, isDown) {
        const key = this.#keys[index];
        if (key.isDown === isDown) return;
        if (key.event) this.#machine.forget(key.event);
        key.isDown = isDown;
        key.isClosed = !isDown;
        key.settles = this.#machine.now + this.#machine.cycles(this.bounceMs);
        this.#toggle(key);
    }
}
