#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a visitor of the exhibit sees another game than the scripts on its pages. Plays the scripts of the
# exhibit. A run draws one of every three scripts.
elf=${1:-out/exhibit/bouton.elf}
sim="out/sim/bouton-sim --power-up 0ms --board exhibit --words firmware/ui/messages/en.txt"
. tests/sim.sh

parts=3
drawn() { # drawn NUMBER: succeeds if this run plays the script with this number
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
