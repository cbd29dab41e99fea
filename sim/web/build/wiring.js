// SPDX-License-Identifier: MIT
// Describes a board for the page, from its board.mk and diagram.json.
import {Netlist, WiringError} from './netlist.js';

const need = (value, what) => {
    if (value === undefined || value === false) throw new WiringError(what);
    return value;
};

const LCD_PINS = ['RS', 'E', 'D4', 'D5', 'D6', 'D7'],
    MATRIX_PINS = ['DIN', 'CLK', 'CS'];

function lcd(netlist, {id}) {
    for (const pin of ['VSS', 'RW', 'K'])
        need(netlist.isGround(`${id}:${pin}`), `${id}:${pin} is not at ground`);
    need(netlist.isSupply(`${id}:VDD`), `${id}:VDD is not at the supply`);
    need(netlist.joined(`${id}:V0`, 'wokwi-potentiometer')[0], `${id}:V0 has no contrast`);
    const pins = LCD_PINS.map((pin) =>
        need(netlist.port(`${id}:${pin}`), `${id}:${pin} is at no port`),
    );
    return {kind: 'lcd', pins, backlight: netlist.port(`${id}:A`)};
}

function matrix(netlist, {id, attrs}) {
    need(netlist.isGround(`${id}:GND`) && netlist.isSupply(`${id}:V+`), `${id} has no supply`);
    const pins = MATRIX_PINS.map((pin) =>
        need(netlist.portBehind(`${id}:${pin}`), `${id}:${pin} is at no port`),
    );
    return {kind: 'matrix', modules: Number(need(attrs.chain, `${id} does not tell its modules`)), pins};
}

// Returns the transistor that drives the LED, or undefined.
const transistorOf = (netlist, {id}) =>
    netlist.joined(`${id}:C`, 'chip-bc337').find(([, pin]) => pin === 'C')?.[0];

// Returns the LEDs that are connected between two pins of a port.
function charlieplexed(netlist) {
    const found = netlist.ofType('wokwi-led').filter((led) => !transistorOf(netlist, led));
    return found.map(({id, left, top}) => {
        const [anode, cathode] = ['A', 'C'].map((pin) =>
            need(netlist.portBehind(`${id}:${pin}`), `${id}:${pin} leads to no port`),
        );
        need(anode[0] === cathode[0] && anode !== cathode, `${id} is not between two pins of one port`);
        return {anode, cathode, left, top};
    });
}

function display(netlist) {
    const [glass] = netlist.ofType('wokwi-lcd1602'),
        [dots] = netlist.ofType('wokwi-max7219-matrix');
    const leds = charlieplexed(netlist);
    if (glass) return lcd(netlist, glass);
    if (dots) return matrix(netlist, dots);
    need(leds.length > 0, 'no display');
    return {kind: 'leds', port: leds[0].anode[0], leds};
}

const ohms = (part) => Number(need(part.attrs.value, `${part.id} has no value`));
const describe = (part, more) => ({
    name: part.id.replace(/^key/, ''),
    label: part.attrs.label ?? part.id,
    ...more,
});

// Follows a resistor ladder. Yields each key and the ohms between key and pin.
function* rungs(netlist, end, above, seen = new Set()) {
    for (const [key, pin] of netlist.joined(end, 'wokwi-pushbutton')) {
        need(
            netlist.isGround(`${key.id}:${pin.startsWith('1') ? '2' : '1'}.l`),
            `${key.id} does not lead to ground`,
        );
        yield describe(key, {ohms: above});
    }
    for (const [resistor, pin] of netlist.joined(end, 'wokwi-resistor')) {
        const far = `${resistor.id}:${pin === '1' ? '2' : '1'}`;
        if (!seen.has(resistor.id) && !netlist.isSupply(far))
            yield* rungs(netlist, far, above + ohms(resistor), seen.add(resistor.id));
    }
}

function ladder(netlist, buttons) {
    const [pullUp] = netlist
        .ofType('wokwi-resistor')
        .filter(
            ({id}) =>
                netlist.isSupply(`${id}:1`) &&
                netlist.port(`${id}:2`) &&
                netlist.joined(`${id}:2`, 'wokwi-pushbutton').length,
        );
    const end = `${need(pullUp, 'the keys are neither at ports nor at a ladder').id}:2`;
    const keys = [...rungs(netlist, end, 0, new Set([pullUp.id]))];
    need(keys.length === buttons.length, `${keys.length} of ${buttons.length} keys are at the ladder`);
    return {kind: 'ladder', pin: netlist.port(end), pullUp: ohms(pullUp), keys};
}

function keys(netlist) {
    const buttons = netlist.ofType('wokwi-pushbutton');
    const ports = buttons.map(({id}) => netlist.portBehind(`${id}:1.l`));
    if (ports.some((port) => port === undefined) || new Set(ports).size < ports.length)
        return ladder(netlist, buttons);
    for (const {id} of buttons) need(netlist.isGround(`${id}:2.l`), `${id} does not lead to ground`);
    return {kind: 'pins', keys: buttons.map((button, i) => describe(button, {pin: ports[i]}))};
}

function lamps(netlist, keyNames) {
    return netlist
        .ofType('wokwi-led')
        .filter((led) => transistorOf(netlist, led))
        .map((led) => {
            const {id, attrs} = led,
                transistor = transistorOf(netlist, led).id;
            need(netlist.isSupply(`${id}:A`), `${id}:A is not at the supply`);
            need(netlist.isGround(`${transistor}:E`), `${transistor}:E is not at ground`);
            const key = need(
                keyNames.find((name) => id === `lamp${name}`),
                `${id} belongs to no key`,
            );
            return {
                key,
                pin: need(netlist.portBehind(`${transistor}:B`), `${transistor}:B is at no port`),
                color: attrs.color,
            };
        });
}

function piezo(netlist) {
    const [part] = netlist.ofType('wokwi-buzzer');
    if (!part) return undefined;
    need(netlist.isGround(`${part.id}:1`), `${part.id}:1 is not at ground`);
    return need(netlist.portBehind(`${part.id}:2`), `${part.id} is at no port`);
}

// Returns {name, pin} of each signal that the MCU outputs.
function wires(netlist, {display: shown, lamps: lit, piezo: heard}) {
    const ports = Object.entries(netlist.mcu.kind.ports);
    const shared = new Set((shown.leds ?? []).flatMap(({anode, cathode}) => [anode, cathode]));
    const named = {lcd: [...LCD_PINS, 'A'], matrix: MATRIX_PINS, leds: []}[shown.kind];
    return [
        ...named.map((name, i) => ({name, pin: shown.pins[i] ?? shown.backlight})),
        ...ports.filter(([, pin]) => shared.has(pin)).map(([name, pin]) => ({name, pin})),
        ...lit.map(({key, pin}) => ({name: `lamp${key}`, pin})),
        {name: 'piezo', pin: heard},
    ].filter(({pin}) => pin);
}

// Returns the board's parts. A pin is named after its port, such as "B1".
export function readBoard(boardMk, diagram) {
    const constant = (name) =>
        need(boardMk.match(new RegExp(`^${name} *:?= *(\\w+)`, 'm'))?.[1], `no ${name} in board.mk`);
    const netlist = new Netlist(diagram);
    const mcu = constant('MCU'),
        wired = keys(netlist);
    for (const {id} of netlist.ofType('wokwi-vcc'))
        need(
            [`${id}:VCC`, ...netlist.beyond(`${id}:VCC`, 'chip-fuse')].some((end) => netlist.isSupply(end)),
            `${id} does not supply the MCU`,
        );
    for (const {id} of netlist.ofType('wokwi-gnd'))
        need(netlist.isGround(`${id}:GND`), `${id} is not the ground of the MCU`);
    need(netlist.mcu.kind.mcu === mcu, `the diagram has an ${netlist.mcu.kind.mcu}, board.mk an ${mcu}`);
    const board = {
        mcu,
        hz: Number(constant('F_CPU')),
        display: display(netlist),
        keys: wired,
        lamps: lamps(
            netlist,
            wired.keys.map(({name}) => name),
        ),
        piezo: piezo(netlist),
        hasSerial: netlist.mcu.kind.hasSerial,
    };
    return {...board, wires: wires(netlist, board)};
}
