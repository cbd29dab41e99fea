#!/bin/sh
# SPDX-License-Identifier: MIT
# Every screen and every game of the exhibit, picture by picture: each script is a walk through some of them.
elf=${1:-out/exhibit/bouton.elf}
board=$(basename "$(dirname "$elf")")
sim="out/sim/bouton-sim --board $board"
plays=tests/pins/play
. tests/sim.sh

for name in $(find $plays/exhibit "$plays/$board" -name '*.play' -exec basename {} \; 2>/dev/null | sort -u); do
    play=$plays/$board/$name
    [ -f "$play" ] || play=$plays/exhibit/$name
    run --script "$play" "$elf"
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "${name%.play}: $(sed -n '1s/^# //p' "$play")"
done
tap_done
