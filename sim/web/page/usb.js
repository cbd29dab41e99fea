// SPDX-License-Identifier: MIT
// Boards by their USB numbers and chips by their signatures: those that the page flashes, and others that it only names.

const ARDUINO = 0x2341,
    ARDUINO_ORG = 0x2a03;
const CONVERTERS = [0x1a86, 0x0403, 0x10c4]; // vendors of the USB chips on clones and Nanos: CH340, FTDI and CP210x

const ids = (vendor, ...products) => products.map((usbProductId) => ({usbVendorId: vendor, usbProductId}));
const converters = CONVERTERS.map((usbVendorId) => ({usbVendorId}));
const OWN = {
    uno: [...ids(ARDUINO, 0x0043, 0x0001, 0x0243, 0x006a), ...ids(ARDUINO_ORG, 0x0043)],
    nano: [],
    exhibit: [...ids(ARDUINO, 0x0042, 0x0010, 0x0242), ...ids(ARDUINO_ORG, 0x0042)],
};
const FOREIGN = [
    ['Arduino Leonardo', ARDUINO, 0x0036, 0x8036],
    ['Arduino Leonardo', ARDUINO_ORG, 0x0036, 0x8036],
    ['Arduino Micro', ARDUINO, 0x0037, 0x8037],
    ['Arduino Uno R4 Minima', ARDUINO, 0x0069, 0x0369],
    ['Arduino Uno R4 WiFi', ARDUINO, 0x1002],
    ['Arduino Nano Every', ARDUINO, 0x0058],
    ['ESP32', 0x303a],
    ['Raspberry Pi Pico', 0x2e8a],
];
const CHIPS = {
    '1e910a': 'ATtiny2313A', '1e920a': 'ATmega48PA', '1e9307': 'ATmega8', '1e930b': 'ATtiny85', '1e930f': 'ATmega88PA', '1e9406': 'ATmega168',
    '1e940b': 'ATmega168PA', '1e950f': 'ATmega328P', '1e9514': 'ATmega328', '1e9516': 'ATmega328PB', '1e9587': 'ATmega32U4', '1e9651': 'ATmega4809',
    '1e9703': 'ATmega1280', '1e9705': 'ATmega1284P', '1e9801': 'ATmega2560',
};
export const NAMES = {uno: 'Arduino Uno', nano: 'Arduino Nano', exhibit: 'Arduino Mega 2560'};

const includes = (filters, {usbVendorId, usbProductId}) =>
    filters.some((one) => one.usbVendorId === usbVendorId && (one.usbProductId ?? usbProductId) === usbProductId);

// Returns filters for requestPort() that admit all boards of a kind.
export const filtersOf = (kind) => [...OWN[kind], ...converters];

// Returns the name of a connected board of another kind, or ''.
export function foreignName(info, kind) {
    const other = Object.keys(OWN).find((name) => name !== kind && includes(OWN[name], info));
    const [name = ''] = FOREIGN.find(([, vendor, ...products]) => includes(products.length ? ids(vendor, ...products) : [{usbVendorId: vendor}], info)) ?? [];
    return name || (other ? NAMES[other] : '');
}

export const chipName = (signature) => CHIPS[signature] ?? `? (${signature.match(/../g).join(' ').toUpperCase()})`;
