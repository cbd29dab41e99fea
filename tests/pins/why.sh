#!/bin/sh
# SPDX-License-Identifier: MIT
# The steps of reasons on the LCD. Each script asks for a reason and compares its steps.
sim="out/sim/bouton-sim --power-up 0ms --words firmware/ui/messages/en.txt"
plays=tests/pins/play/why
. tests/sim.sh

for play in "$plays"/*.play; do
    run --script "$play" "${1:-out/uno/bouton.elf}"
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "$(basename "$play" .play): $(sed -n '1s/^# //p' "$play")"
done
tap_done
