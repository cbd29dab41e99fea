// SPDX-License-Identifier: MIT
// Nets of a diagram.json (Wokwi's format, version 1). The build fails if the page cannot simulate the diagram.

export class WiringError extends Error {}

const range = (from, to, name) => Array.from({length: to - from + 1}, (_, i) => name(from + i));
const GROUNDS = ['GND.1', 'GND.2', 'GND.3'];

// MCU port at each pin of the Arduino boards
const UNO = Object.fromEntries([
    ...range(0, 7, (pin) => [`${pin}`, `D${pin}`]),
    ...range(8, 13, (pin) => [`${pin}`, `B${pin - 8}`]),
    ...range(0, 5, (pin) => [`A${pin}`, `C${pin}`]),
]);
const MEGA_DIGITAL =
    'E0 E1 E4 E5 G5 E3 H3 H4 H5 H6 B4 B5 B6 B7 J1 J0 H1 H0 D3 D2 D1 D0 A0 A1 A2 A3 A4 A5 A6 A7 ' +
    'C7 C6 C5 C4 C3 C2 C1 C0 D7 G2 G1 G0 L7 L6 L5 L4 L3 L2 L1 L0 B3 B2 B1 B0';
const MEGA = Object.fromEntries([
    ...MEGA_DIGITAL.split(' ').map((port, pin) => [`${pin}`, port]),
    ...range(0, 7, (pin) => [`A${pin}`, `F${pin}`]),
    ...range(8, 15, (pin) => [`A${pin}`, `K${pin - 8}`]),
]);
const TINY2313 = Object.fromEntries(
    'PA0 PA1 PA2 PB0 PB1 PB2 PB3 PB4 PB5 PB6 PB7 PD0 PD1 PD2 PD3 PD4 PD5 PD6'
        .split(' ')
        .map((pin) => [pin, pin.slice(1)]),
);

// Kinds of parts and their pins. Only MCUs have `ports`.
const KINDS = {
    'wokwi-arduino-uno': {
        mcu: 'atmega328p',
        ports: UNO,
        hasSerial: true,
        pins: [...Object.keys(UNO), '5V', '3.3V', 'VIN', ...GROUNDS],
    },
    'wokwi-arduino-mega': {
        mcu: 'atmega2560',
        ports: MEGA,
        hasSerial: true,
        pins: [...Object.keys(MEGA), '5V', '5V.1', '5V.2', ...GROUNDS, 'GND.4', 'GND.5'],
    },
    'chip-attiny2313a': {
        mcu: 'attiny2313a',
        ports: TINY2313,
        hasSerial: false,
        pins: [...Object.keys(TINY2313), 'VCC', 'GND'],
    },
    'wokwi-lcd1602': {pins: 'VSS VDD V0 RS RW E D0 D1 D2 D3 D4 D5 D6 D7 A K'.split(' ')},
    'wokwi-max7219-matrix': {pins: 'V+ GND DIN CS CLK V+.2 GND.2 DOUT CS.2 CLK.2'.split(' ')},
    'wokwi-potentiometer': {pins: ['VCC', 'SIG', 'GND']},
    'wokwi-resistor': {pins: ['1', '2']},
    'wokwi-pushbutton': {pins: ['1.l', '1.r', '2.l', '2.r']},
    'wokwi-led': {pins: ['A', 'C']},
    'wokwi-buzzer': {pins: ['1', '2']},
    'wokwi-vcc': {pins: ['VCC']},
    'wokwi-gnd': {pins: ['GND']},
    'chip-bc337': {pins: ['C', 'B', 'E']},
    'chip-capacitor': {pins: ['1', '2']},
    'chip-fuse': {pins: ['1', '2']},
    'chip-earth': {pins: ['PE']},
};

// Types of parts that need a connection at every pin
const COMPLETE = /resistor|potentiometer|led$|buzzer|vcc|gnd|bc337|capacitor|fuse|earth/;

export class Netlist {
    // `text` is the content of a diagram.json. Throws a WiringError if the diagram is wrong.
    constructor(text) {
        const {parts, connections} = JSON.parse(text);
        this.parts = new Map();
        this.net = new Map(); // pin, such as "lcd:RS", to the set of pins joined to it
        for (const part of parts) {
            if (!KINDS[part.type]) throw new WiringError(`${part.id}: unknown part ${part.type}`);
            this.parts.set(part.id, {...part, kind: KINDS[part.type]});
            for (const pin of KINDS[part.type].pins)
                this.net.set(`${part.id}:${pin}`, new Set([`${part.id}:${pin}`]));
        }
        for (const [one, other] of connections) this.#join(one, other);
        for (const end of this.net.keys())
            if (COMPLETE.test(this.parts.get(end.split(':')[0]).type) && this.net.get(end).size === 1)
                throw new WiringError(`${end} is not connected`);
        this.mcu = [...this.parts.values()].find((part) => part.kind.ports);
        if (!this.mcu) throw new WiringError('no MCU');
    }

    #join(...ends) {
        for (const end of ends) if (!this.net.has(end)) throw new WiringError(`${end}: no such pin`);
        const net = new Set(ends.flatMap((end) => [...this.net.get(end)]));
        for (const pin of net) this.net.set(pin, net);
    }

    ofType(type) {
        return [...this.parts.values()].filter((part) => part.type === type);
    }

    // Returns [part, pin] of each part of this type that is connected to `end`.
    joined(end, type) {
        return [...this.net.get(end)]
            .filter((pin) => pin !== end)
            .map((pin) => {
                const [id, name] = pin.split(':');
                return [this.parts.get(id), name];
            })
            .filter(([part]) => part.type === type);
    }

    #supply(end, names) {
        return this.joined(end, this.mcu.type).some(([, pin]) => names.test(pin));
    }

    isGround(end) {
        return this.#supply(end, /^GND/);
    }

    isSupply(end) {
        return this.#supply(end, /^(5V|VCC)/);
    }

    // For each two-pin part of this type that is connected to `end`, returns the part's other pin.
    beyond(end, type) {
        return this.joined(end, type).map(([{id}, pin]) => `${id}:${pin === '1' ? '2' : '1'}`);
    }

    // Returns the MCU port connected to a pin, such as "B1", or undefined.
    port(end) {
        const ports = this.joined(end, this.mcu.type)
            .map(([, pin]) => this.mcu.kind.ports[pin])
            .filter(Boolean);
        if (ports.length > 1) throw new WiringError(`${end} joins the ports ${ports.join(' and ')}`);
        return ports[0];
    }

    // Returns the MCU port connected to a pin, directly or through one resistor.
    portBehind(end) {
        const direct = this.port(end);
        if (direct) return direct;
        return this.beyond(end, 'wokwi-resistor')
            .map((far) => this.port(far))
            .find(Boolean);
    }
}
