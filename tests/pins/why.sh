#!/bin/sh
# SPDX-License-Identifier: MIT
# If this fails, a player who asks for the reason reads a wrong step on the LCD. Each script asks for one, step by step.
sim="out/sim/bouton-sim --power-up 0ms --words firmware/ui/messages/en.txt"
plays=tests/pins/play/why
. tests/sim.sh

for play in "$plays"/*.play; do
    run --script "$play" "${1:-out/uno/bouton.elf}"
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "$(basename "$play" .play): $(sed -n '1s/^# //p' "$play")"
done
tap_done
