#!/bin/sh
# SPDX-License-Identifier: MIT
# Every screen and every game of the exhibit, picture by picture: each script is a walk through some of them.
sim="out/sim/bouton-sim --board exhibit"
plays=tests/pins/play/exhibit
. tests/sim.sh

for play in "$plays"/*.play; do
    run --script "$play"
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "$(basename "$play" .play): $(sed -n '1s/^# //p' "$play")"
done
tap_done
