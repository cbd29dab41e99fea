// SPDX-License-Identifier: MIT
// Wires each key to a pin, or all keys to a ladder of resistors.

const SUPPLY = 5; // V

export function wireKeys(machine, {kind, keys, pin, pullUp}, contacts) {
    if (kind === 'pins') {
        keys.forEach((key, i) =>
            machine.connectInput(key.pin, (hasPullUp) => hasPullUp && !contacts.isClosed(i)),
        );
        contacts.listen(() => machine.inputChanged());
        return;
    }
    // The closed key nearest to the pin short-circuits the other keys.
    const update = () => {
        const ohms = Math.min(...keys.map((key, i) => (contacts.isClosed(i) ? key.ohms : Infinity)));
        machine.adc.channelValues[Number(pin[1])] =
            ohms === Infinity ? SUPPLY : (SUPPLY * ohms) / (ohms + pullUp);
    };
    contacts.listen(update);
    machine.onReset(update);
    update();
}
