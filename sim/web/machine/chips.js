// SPDX-License-Identifier: MIT
// Memories, registers and interrupts of the MCUs. avr8js itself knows only the ATmega328P's.
import {
    adcConfig,
    AVRADC,
    AVREEPROM,
    AVRIOPort,
    AVRUSART,
    AVRWatchdog,
    eepromConfig,
    portAConfig,
    portBConfig,
    portCConfig,
    portDConfig,
    portEConfig,
    portFConfig,
    portGConfig,
    portHConfig,
    portJConfig,
    portKConfig,
    portLConfig,
    timer0Config,
    timer1Config,
    timer2Config,
    usart0Config,
    watchdogConfig,
} from 'avr8js';
import {Timer, timersWithSharedFlags} from './timer.js';

const megaPorts = {
    A: portAConfig,
    B: portBConfig,
    C: portCConfig,
    D: portDConfig,
    E: portEConfig,
    F: portFConfig,
    G: portGConfig,
    H: portHConfig,
    J: portJConfig,
    K: portKConfig,
    L: portLConfig,
};

// Returns a port without avr8js's pin interrupts, which only fit the ATmega328P.
const withoutInterrupts = ({PIN, DDR, PORT}) => ({PIN, DDR, PORT, externalInterrupts: []});

// Ports of the ATtiny2313A, as data addresses (datasheet 8246B, section 23).
const tinyPorts = {
    A: {PIN: 0x39, DDR: 0x3a, PORT: 0x3b, externalInterrupts: []},
    B: {PIN: 0x36, DDR: 0x37, PORT: 0x38, externalInterrupts: []},
    D: {
        PIN: 0x30,
        DDR: 0x31,
        PORT: 0x32,
        externalInterrupts: [],
        pinChange: {
            PCIE: 4,
            PCICR: 0x5b,
            PCIFR: 0x5a,
            PCMSK: 0x25,
            pinChangeInterrupt: 20,
            mask: 0x7f,
            offset: 0,
        },
    },
};
const tinyTimer0 = {
    ...timer0Config,
    compAInterrupt: 13,
    compBInterrupt: 14,
    ovfInterrupt: 6,
    TIFR: 0x58,
    TIMSK: 0x59,
    OCRA: 0x56,
    OCRB: 0x5c,
    TCNT: 0x52,
    TCCRA: 0x50,
    TCCRB: 0x53,
    TOV: 0x02,
    OCFA: 0x01,
    OCFB: 0x04,
    TOIE: 0x02,
    OCIEA: 0x01,
    OCIEB: 0x04,
    compPortA: 0x38,
    compPinA: 2,
    compPortB: 0x32,
    compPinB: 5,
    externalClockPort: 0,
};
const tinyTimer1 = {
    ...timer1Config,
    captureInterrupt: 3,
    compAInterrupt: 4,
    compBInterrupt: 12,
    ovfInterrupt: 5,
    TIFR: 0x58,
    TIMSK: 0x59,
    ICR: 0x44,
    OCRA: 0x4a,
    OCRB: 0x48,
    TCNT: 0x4c,
    TCCRA: 0x4f,
    TCCRB: 0x4e,
    TCCRC: 0x42,
    TOV: 0x80,
    OCFA: 0x40,
    OCFB: 0x20,
    TOIE: 0x80,
    OCIEA: 0x40,
    OCIEB: 0x20,
    compPortA: 0x38,
    compPinA: 3,
    compPortB: 0x38,
    compPinB: 4,
    externalClockPort: 0,
};

function timersOf(cpu, configs) {
    for (const config of configs) new Timer(cpu, config);
}

// `sram` is the data memory's size minus 0x100. `adcPins` is the port with analog inputs.
export const chips = {
    atmega328p: {
        flashBytes: 0x8000,
        sram: 0x800,
        ram: [0x100, 0x8ff],
        eepromBytes: 1024,
        sleep: 0x53,
        sleepMask: 0x01,
        MCUSR: 0x54,
        ports: {B: portBConfig, C: portCConfig, D: portDConfig},
        watchdog: watchdogConfig,
        eeprom: eepromConfig,
        usart: usart0Config,
        adc: adcConfig,
        adcPins: 'C',
        makeTimers: (cpu) => timersOf(cpu, [timer0Config, timer1Config, timer2Config]),
    },
    // An interrupt's address is twice its vector number in avr-libc's iom2560.h.
    atmega2560: {
        flashBytes: 0x40000,
        sram: 0x2100,
        ram: [0x200, 0x21ff],
        eepromBytes: 4096,
        sleep: 0x53,
        sleepMask: 0x01,
        MCUSR: 0x54,
        ports: Object.fromEntries(
            Object.entries(megaPorts).map(([name, config]) => [name, withoutInterrupts(config)]),
        ),
        watchdog: {...watchdogConfig, watchdogInterrupt: 0x18},
        eeprom: {...eepromConfig, eepromReadyInterrupt: 0x3c},
        usart: {
            ...usart0Config,
            rxCompleteInterrupt: 0x32,
            dataRegisterEmptyInterrupt: 0x34,
            txCompleteInterrupt: 0x36,
        },
        adc: {...adcConfig, adcInterrupt: 0x3a, numChannels: 16},
        adcPins: 'F',
        makeTimers: (cpu) =>
            timersOf(cpu, [
                {
                    ...timer0Config,
                    compAInterrupt: 0x2a,
                    compBInterrupt: 0x2c,
                    ovfInterrupt: 0x2e,
                    compPortA: portBConfig.PORT,
                    compPinA: 7,
                    compPortB: portGConfig.PORT,
                    compPinB: 5,
                },
                {
                    ...timer1Config,
                    captureInterrupt: 0x20,
                    compAInterrupt: 0x22,
                    compBInterrupt: 0x24,
                    ovfInterrupt: 0x28,
                    OCRC: 0x8c,
                    compCInterrupt: 0x26,
                    OCFC: 8,
                    OCIEC: 8,
                    compPinA: 5,
                    compPinB: 6,
                    compPortC: portBConfig.PORT,
                    compPinC: 7,
                },
            ]),
    },
    attiny2313a: {
        flashBytes: 0x800,
        sram: -0x20,
        ram: [0x60, 0xdf],
        eepromBytes: 128,
        sleep: 0x55,
        sleepMask: 0x20,
        MCUSR: 0x54,
        ports: tinyPorts,
        watchdog: {watchdogInterrupt: 18, MCUSR: 0x54, WDTCSR: 0x41},
        // The ATtiny has no EEARH. This reserved address reads as 0.
        eeprom: {
            ...eepromConfig,
            eepromReadyInterrupt: 17,
            EECR: 0x3c,
            EEDR: 0x3d,
            EEARL: 0x3e,
            EEARH: 0x3f,
            eraseCycles: 1800,
            writeCycles: 1800,
        },
        makeTimers: (cpu) => timersWithSharedFlags(cpu, [tinyTimer0, tinyTimer1]),
    },
};

// Connects a new CPU to new peripherals. The EEPROM's contents stay in `eeprom`.
export function connect(chip, cpu, hz, eeprom) {
    const clock = {frequency: hz};
    const ports = Object.fromEntries(
        Object.entries(chip.ports).map(([name, config]) => [name, new AVRIOPort(cpu, config)]),
    );
    chip.makeTimers(cpu);
    new AVRWatchdog(cpu, chip.watchdog, clock);
    new AVREEPROM(cpu, eeprom, chip.eeprom);
    return {
        ports,
        usart: chip.usart && new AVRUSART(cpu, chip.usart, hz),
        adc: chip.adc && new AVRADC(cpu, chip.adc),
    };
}
