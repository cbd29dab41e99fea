#!/bin/sh
# SPDX-License-Identifier: MIT
# Every screen and every game of the exhibit, picture by picture: each script is a walk through some of them. Negative
# controls: a broken firmware fails the script that is there for it, at the line where its fault is to be seen.
sim="out/sim/bouton-sim --board exhibit"
plays=tests/device/play/exhibit
. tests/sim.sh

for play in "$plays"/*.play; do
    run --script "$play"
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "$(basename "$play" .play): $(sed -n '1s/^# //p' "$play")"
done

caught() { # firmware, script, what its line says behind #
    line=$(grep -n "^expect.* # $3\$" "$plays/$2.play" | cut -d: -f1)
    run --script "$plays/$2.play" "out/broken/exhibit/$1/bouton.elf"
    says 1 err "^$plays/$2.play:$line: .* is not "
    check $? "$1 fails $2 at line $line: $3"
}

caught font_dot attract 'the name'
caught mirrored turns 'the goal'
caught shifted turns 'the goal'
caught no_blink turns 'as it is'
caught slow_blink turns 'as it is'
caught late_bar attract '10 s left'
caught no_commas nim '12,20'
caught no_underline nim 'underlined'
caught no_arrows graph 'from 6 to 2, 3 or 5'
caught solid_poison chomp 'the poison at the lower left'
caught cut_goal sos 'while it thinks'
caught wrong_loser ends 'the goal'
caught test_swapped test 'left and up'
caught kept_counts operator 'counted anew'
tap_done
