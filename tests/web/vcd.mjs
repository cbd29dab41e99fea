// SPDX-License-Identifier: MIT
// Reads recordings of pins (VCD) by the page and by bouton-sim.

// Returns the levels of each signal in a recording. Leaves out levels of floating inputs.
export function levelsIn(vcd) {
    const names = new Map(
        Array.from(vcd.matchAll(/^\$var wire \d+ (\S+) (\S+) /gm), ([, id, name]) => [
            id,
            name.replace(/^key(?!s)/, '').replace(/^CS$/, 'LOAD').replace(/^PB/, 'L'),
        ]),
    );
    const levels = new Map(Array.from(names.values(), (name) => [name, []]));
    for (const [, level, id] of vcd.matchAll(/^([01]|b[01]+ )(\S)$/gm)) {
        const all = levels.get(names.get(id));
        if (all.at(-1) !== level) all.push(level);
    }
    return levels;
}

const MS = {ns: 1e-6, us: 1e-3, ps: 1e-9};

// Returns [ms, level] for each change of a signal. Omits the levels at the start of the recording.
export function edgesOf(vcd, name) {
    const id = vcd.match(new RegExp(`\\$var wire 1 (\\S) ${name} `))?.[1],
        [, count, unit] = vcd.match(/\$timescale\s+(\d+)\s*(\w+)/);
    const edges = [];
    let start, ms, last = `0${id}`;
    for (const line of vcd.split('\n')) {
        if (line[0] === '#') {
            ms = Number(line.slice(1)) * count * MS[unit];
            start ??= ms;
        } else if (line !== last && (line === `0${id}` || line === `1${id}`)) {
            if (ms > start) edges.push([ms, line[0]]);
            last = line;
        }
    }
    return edges;
}
