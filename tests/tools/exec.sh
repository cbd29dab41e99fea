#!/bin/sh
# SPDX-License-Identifier: MIT
# How prove runs a test: .elf files on a simulated AVR, named by the folder they are in, all else as it is.
case $1 in
*.elf) exec out/sim/avr-run --mcu "$(basename "$(dirname "$1")")" "$@" ;;
*) exec "$@" ;;
esac
