#!/bin/sh
# SPDX-License-Identifier: MIT
# usage: bootloaders.sh FOLDER: copies the bootloaders of the Debian package arduino-core-avr there.
# Compiles Optiboot, because the package's file may exceed the Uno's boot section.
set -e
from=/usr/share/arduino/hardware/arduino/avr/bootloaders
mkdir -p "$1"
avr-gcc -w -mmcu=atmega328p -DF_CPU=16000000L -DLED_START_FLASHES=3 -DBAUD_RATE=115200 -Os -fno-inline \
    -fno-move-loop-invariants -fno-tree-loop-optimize -fno-jump-tables -mbranch-cost=3 -nostartfiles -nostdlib \
    -Wl,--relax,--section-start=.text=0x7e00,--section-start=.version=0x7ffe $from/optiboot/optiboot.c -o "$1/optiboot.elf"
avr-objcopy -O ihex "$1/optiboot.elf" "$1/optiboot.hex"
cp $from/atmega/ATmegaBOOT_168_atmega328.hex "$1/atmegaboot.hex"
cp $from/stk500v2/stk500boot_v2_mega2560.hex "$1/stk500v2.hex"
