#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, the LCD explains a move in wrong steps. Each script compares the steps of a reason on the LCD.
sim="out/sim/bouton-sim --power-up 0ms --words firmware/ui/messages/en.txt"
plays=tests/pins/play/why
. tests/sim.sh

for play in "$plays"/*.play; do
    run --script "$play" "${1:-out/uno/bouton.elf}"
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "$(basename "$play" .play): $(sed -n '1s/^# //p' "$play")"
done
tap_done
