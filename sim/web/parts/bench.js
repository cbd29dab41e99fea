// SPDX-License-Identifier: MIT
import {Machine} from '../machine/machine.js';
import {Charlieplex} from './charlieplex.js';
import {Contacts} from './contacts.js';
import {wireKeys} from './keys.js';
import {Lcd} from './lcd.js';
import {Max7219} from './max7219.js';
import {Piezo} from './piezo.js';
import {Serial} from './serial.js';

const DISPLAYS = {
    lcd: (machine, {pins, backlight}) => new Lcd(machine, pins, backlight),
    matrix: (machine, {pins, modules}) => new Max7219(machine, pins, modules),
    leds: (machine, {leds}) => new Charlieplex(machine, leds),
};

// A simulated board with its MCU, firmware, parts and wiring
export class Bench {
    constructor(board, firmware, eeprom) {
        const machine = new Machine(board.mcu, board.hz, firmware, eeprom);
        this.board = board;
        this.machine = machine;
        this.display = DISPLAYS[board.display.kind](machine, board.display);
        this.contacts = new Contacts(machine, board.keys.keys.length);
        wireKeys(machine, board.keys, this.contacts);
        this.piezo = board.piezo && new Piezo(machine, board.piezo);
        this.serial = board.hasSerial ? new Serial(machine) : undefined;
    }

    key(name) {
        return this.board.keys.keys.findIndex((key) => key.name === name);
    }

    // Returns the names of the keys whose lamps are lit.
    lamps() {
        return this.board.lamps
            .filter(({pin}) => this.machine.isOutput(pin) && this.machine.isHigh(pin))
            .map(({key}) => key);
    }
}
