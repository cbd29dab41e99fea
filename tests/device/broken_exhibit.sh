#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the exhibit's games and visitors: each broken firmware fails the test that is there for it, with
# the words for its fault.
. tests/tap.sh
explain() {
    echo "$output" | grep -A4 '^not ok'
}

fails() { # firmware, test program, what is said, its other arguments
    firmware=$1
    program=$2
    words=$3
    shift 3
    output=$(timeout 120 "out/device/$program" "out/broken/exhibit/$firmware/bouton.elf" "$@" 2>&1)
    test $? = 1 && echo "$output" | grep -q -e "$words"
    check $? "$firmware fails $program: $words"
}

fails wrong_reply exhibit_games '^# the theory gives this game to the other player' 20 mnim
fails greedy exhibit_visitors '^# fib: no legal move leads to this position' 20 fib
fails no_return exhibit_visitors '^# 90 s without a key, and it does not attract' 3
fails hungry exhibit_visitors '^not ok .*no reset' 3
tap_done
