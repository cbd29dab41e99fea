#!/bin/sh
# SPDX-License-Identifier: MIT
# prove runs each test with this: .elf files on the simulated AVR that their folder names, other files as programs. In
# PROGRAM@BOARD, or PROGRAM@BOARD@ARGUMENT, the program is to test the firmware of this board.
case $1 in
*.elf) exec out/sim/avr-run --mcu "$(basename "$(dirname "$1")")" "$@" ;;
*@*)
    IFS=@
    # shellcheck disable=SC2086 # words between the signs
    set -- $1
    program=$1 elf=out/$2/bouton.elf
    shift 2
    exec "$program" "$elf" "$@"
    ;;
*) exec "$@" ;;
esac
