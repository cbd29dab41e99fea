#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the Uno: where a fault is confined, nothing else may fail.
. tests/controls.sh

fails short_e_pulse games '^# .*E pulse too short' 1
fails glyphs_starve held '^# the picture has changed, but after 200 ms not the message'
fails no_debounce keys '^# a press counted more than once' bounce
fails fed_by_tick resets '^# 0 watchdog resets in a second'
ok "fed_by_tick: but not where it sleeps for ever" says '^ok 1 '
fails wrong_reply games '^# the machine lost a won position' 1
! echo "$output" | grep '^not ok' | grep -q -v -e 'misere Nim k=1' -e 'games played'
check $? "wrong_reply: and plays all but misere Nim well"
ok "wrong_reply: which was seen" says '^ok .*misere Nim_k k=2'

finds wrong_list '^not ok 2 .*mnim.txt' tests/device/serial.py out/broken/wrong_list/bouton.elf tests/vectors/mnim.txt
ok "wrong_list: the serial line gives wrong answers" says '^# mnim - : .* : N : .*: answered mnim'

fails wrong_reply every_game '^# the theory gives this game to the other player' 20 mnim
fails greedy every_keys '^# fib: no legal move leads to this position' 1 fib
fails wrong_start every_keys '^# nim: a match begins at no start position' 1 nim
fails no_turn every_keys "^# no end of the machine's turn" 1 nim
fails long_pass every_keys '^not ok .*ms between two looks at the keys' 1 sos
fails deep every_keys '^not ok .*memory: ' 1 nim

fails unplanned renew '^not ok .*does not say that it was stuck'
fails renewed_game renew '^# it starts anew amid a game'
fails old_bootloader renew '^# it starts anew into a bootloader that the watchdog kills'

fails no_xoff serial '^not ok .*XOFF and XON, nothing is lost'
fails no_xon serial '^# the computer is still paused after a reset'
fails no_interrupt serial '^not ok .*Ctrl-C ends a search'
fails no_limit worst_line '^not ok .* all moore: '
fails long_pass worst_line '^not ok .* sos: '
fails damaged_bytes serial '^not ok .*without its stop bit'
ok "damaged_bytes: and what is lost" says '^not ok .*ignores XOFF'
fails wrong_baud serial '^# serial line: the baud rate is not 115200'
tap_done
