#!/bin/sh
# SPDX-License-Identifier: MIT
# prove runs each test with this: .elf files on the simulated AVR that their folder names, other files as programs.
case $1 in
*.elf) exec out/sim/avr-run --mcu "$(basename "$(dirname "$1")")" "$@" ;;
*) exec "$@" ;;
esac
