// SPDX-License-Identifier: MIT
// Variables of a firmware in RAM, named as in build/memory.txt

export class Memory {
    #machine;
    #fields;
    #seen = new Uint8Array(); // contents of RAM at the previous call of hasChanged()

    // `fields` gives [address, bytes per element, number of elements] for each variable.
    constructor(machine, fields) {
        this.#machine = machine;
        this.#fields = fields;
    }

    #number(address, bytes) {
        const {data} = this.#machine.cpu;
        return data.slice(address, address + bytes).reduceRight((sum, byte) => 256 * sum + byte, 0);
    }

    // Returns the value of a variable, or a list of values for an array.
    read(name) {
        const [address, bytes, count] = this.#fields[name];
        const all = Array.from({length: count}, (_, i) => this.#number(address + i * bytes, bytes));
        return count > 1 ? all : all[0];
    }

    // Returns true if a variable has changed since the previous call.
    hasChanged() {
        const {data} = this.#machine.cpu,
            seen = this.#seen;
        this.#seen = data.slice();
        return Object.values(this.#fields).some(([address, bytes, count]) => {
            for (let at = address; at < address + bytes * count; at++) if (data[at] !== seen[at]) return true;
            return false;
        });
    }

    // Returns {name: value} for all variables.
    all() {
        return Object.fromEntries(Object.keys(this.#fields).map((name) => [name, this.read(name)]));
    }

    // Writes variables from {name: value}. Fills short arrays with zeros.
    write(values) {
        const {data} = this.#machine.cpu;
        for (const [name, value] of Object.entries(values)) {
            const [address, bytes, count] = this.#fields[name],
                numbers = [value].flat();
            for (let i = 0; i < count; i++)
                for (let byte = 0; byte < bytes; byte++)
                    data[address + i * bytes + byte] = Math.floor((numbers[i] ?? 0) / 256 ** byte);
        }
    }

    addressOf(name) {
        return this.#fields[name][0];
    }
}
