#!/bin/sh
# SPDX-License-Identifier: MIT
# Scripts that look at 32x8 LEDs: pictures, moving text, and what is said where they are not so.
sim="out/sim/bouton-sim --board exhibit"
plays=tests/matrix/play
elf=out/matrix/good.elf
. tests/sim.sh

run --script $plays/game.play $elf
says 0 out '^text: Game Nim' && [ ! -s "$dir/err" ]
check $? "pictures and moving text as expected"
run --script $plays/why.play $elf
[ $status = 0 ] && [ ! -s "$dir/out" ] && [ ! -s "$dir/err" ]
check $? "reasons: words and piles"
run --script $plays/misread.play $elf
says 1 err 'misread.play:6: "Nim_j" is not read'
check $? "a text that does not come"
run --script $plays/missees.play $elf
says 1 err 'missees.play:3: the matrix is not so' && grep -q '^\.\{19\}#\.\{12\}$' "$dir/err"
check $? "a picture with another dot"
faulty 'expect matrix\n####\n' 'faulty.play:1: eight lines'
faulty 'expect row 1 "Game"\n' 'faulty.play:1: expect what. matrix or text'
faulty "expect matrix\n$(for i in 1 2 3 4 5 6 7 8; do printf '................................\\n'; done)jump\n" \
    'faulty.play:10: no such command'
run $elf
says 0 out '^Winner: (you|Bouton)$'
check $? "without a terminal: a game to its end, its winner named"
tap_done
