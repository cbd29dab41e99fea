// SPDX-License-Identifier: MIT
// Reads recordings of pins (VCD) by the page and by bouton-sim.

const MS = {ns: 1e-6, us: 1e-3, ps: 1e-9};

// Returns a Map from each signal to its changes [ms, level], first the level at the start. Omits floating inputs.
export function signalsIn(vcd) {
    const [, count, unit] = vcd.match(/\$timescale\s+(\d+)\s*(\w+)/),
        byId = new Map(),
        byName = new Map();
    for (const [, id, name] of vcd.matchAll(/^\$var wire \d+ (\S+) (\S+) /gm)) {
        byId.set(id, []);
        byName.set(name.replace(/^key(?!s)/, '').replace(/^CS$/, 'LOAD').replace(/^PB/, 'L'), byId.get(id));
    }
    let ms;
    for (const [, time, level, id] of vcd.matchAll(/^(?:#(\d+)|([01]|b[01]+ )(\S))$/gm)) {
        if (time) ms = Number(time) * count * MS[unit];
        else if (byId.get(id).at(-1)?.[1] !== level) byId.get(id).push([ms, level]);
    }
    return byName;
}
