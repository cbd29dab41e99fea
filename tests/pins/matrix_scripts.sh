#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a developer cannot trust scripts and the demonstration on a board with 32x8 dots. A script must
# read each kind of position, and report an expectation that is not met.
elf=${1:-out/exhibit/bouton.elf}
sim="out/sim/bouton-sim --power-up 0ms --board exhibit --words firmware/ui/messages/en.txt"
. tests/sim.sh

for play in tests/pins/play/exhibit/*.play; do
    run --script "$play" $elf
    [ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
    check $? "$(basename "$play" .play): $(sed -n '1s/^# //p' "$play")"
done
opened='wait 100ms\npress ok\nexpect says any_key\npress ok\n' # the modules are right; a match begins
play "${opened}expect says last_stone_loses\n" $elf
fails 1 "text.play:5: \"$(english MSG_LAST_STONE_LOSES)\" does not appear"
play "${opened}press ok\nwait 4s\nexpect now piles 3 4 6\n" $elf
says 1 err 'text.play:7: the display does not show this position now' && grep -q '^\.\{19\}#\.\{12\}$' "$dir/err"
check $? "a position that differs from the dots is reported"
faulty 'expect matrix\n####\n' '1: expected eight lines'
faulty 'expect row 1 "Game"\n' '1: expect what. matrix, text'
faulty "expect matrix\n$(for i in 1 2 3 4 5 6 7 8; do printf '................................\\n'; done)jump\n" '10: no such command'
run $elf
says 0 out '^Winner: (you|Bouton)$'
check $? "without a terminal the demonstration plays a game to its end and names the winner"
tap_done
