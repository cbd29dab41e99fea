#!/bin/sh
# SPDX-License-Identifier: MIT
# prove runs each test with this: .elf files on the simulated AVR that their folder names, other files as programs, and what is
# named PROGRAM@BOARD as a program for the firmware of this board.
case $1 in
*.elf) exec out/sim/avr-run --mcu "$(basename "$(dirname "$1")")" "$@" ;;
*@*) exec "${1%@*}" "out/${1#*@}/bouton.elf" ;;
*) exec "$@" ;;
esac
