#!/bin/sh
# SPDX-License-Identifier: MIT
# Every screen and every game of the exhibit, picture by picture: each script is a walk through some of them.
elf=${1:-out/exhibit/bouton.elf}
board=$(basename "$(dirname "$elf")")
sim="out/sim/bouton-sim --board $board"
plays=tests/pins/play/exhibit
. tests/sim.sh

for play in "$plays"/*.play; do
    of_board=tests/pins/play/$board/$(basename "$play") # where it differs from the exhibit
    [ ! -f "$of_board" ] || play=$of_board
    run --script "$play" "$elf"
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "$(basename "$play" .play): $(sed -n '1s/^# //p' "$play")"
done
tap_done
