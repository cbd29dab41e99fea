#!/bin/sh
# SPDX-License-Identifier: MIT
# Every screen and every game of the exhibit, picture by picture: each script is a walk through some of them. A run draws one of
# each nine scripts in a row, others for each commit, or with DRAW=all walks through all.
elf=${1:-out/exhibit/bouton.elf}
sim="out/sim/bouton-sim --power-up 0ms --board exhibit"
. tests/sim.sh

parts=9
drawn() { # drawn NUMBER: this run walks through the script with this number
    [ "$DRAW" = all ] || [ $(($(printf %s "${DRAW:-1901} $(($1 / parts))" | cksum | cut -d ' ' -f 1) % parts)) = $(($1 % parts)) ]
}

number=-1
for play in tests/pins/play/exhibit/*.play; do
    name=$(basename "$play" .play)
    number=$((number + 1))
    drawn $number || continue
    run --script "$play" "$elf"
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "$name: $(sed -n '1s/^# //p' "$play")"
done
tap_done
