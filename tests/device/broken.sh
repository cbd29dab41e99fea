#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls: each broken firmware must fail the test that is there for it, with the words for its fault,
# and where the fault is confined, nothing else may fail.
. tests/tap.sh
explain() {
    echo "$output" | grep -A4 '^not ok'
}

has() { # pattern
    echo "$output" | grep -q -- "$1"
}

run() { # firmware, test program, its other arguments
    firmware=$1
    program=$2
    shift 2
    output=$("out/device/$program" "out/broken/$firmware/bouton.elf" "$@" 2>&1)
    status=$?
    test $status = 1
    check $? "$firmware: fails $program"
}

run short_e_pulse games 1
has '^# .*E pulse too short'
check $? "short_e_pulse: the display says that E is too short"

run no_debounce keys bounce
has '^# a press counted more than once'
check $? "no_debounce: a press counts more than once"

run wrong_reply games 1
has '^# the machine lost a won position'
check $? "wrong_reply: the machine lets go of a won position"
! echo "$output" | grep '^not ok' | grep -q -v -e 'misere Nim k=1' -e 'games played'
check $? "wrong_reply: and plays all but misere Nim well"
has '^ok .*misere Nim_k k=2'
check $? "wrong_reply: which was seen"

output=$(tests/device/serial.py out/broken/wrong_list/bouton.elf tests/vectors/mnim.txt 2>&1)
has '^not ok 1 .*mnim.txt' && has '^# mnim - : .* : N : .*: answered mnim'
check $? "wrong_list: the serial line gives wrong answers"

run wrong_reply every_game 20 mnim
has '^# the theory gives this game to the other player'
check $? "wrong_reply: the machine lets a game go"
run greedy every_keys 1 fib
has '^# fib: no legal move leads to this position'
check $? "greedy: an illegal move is seen"
run no_turn every_keys 1 nim
has "^# no end of the machine's turn"
check $? "no_turn: a screen is stuck"

run no_xoff serial
has '^not ok .*XOFF and XON, nothing is lost'
check $? "no_xoff: a paste loses lines"
run damaged_bytes serial
has '^not ok .*without its stop bit' && has '^not ok .*ignores XOFF'
check $? "damaged_bytes: noise and lost bytes are taken for text"
run wrong_baud serial
has '^# serial line: the baud rate is not 115200'
check $? "wrong_baud: the far end says so"

tap_done
