#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the matrix: each broken firmware fails the test that is there for it, with its words.
. tests/tap.sh
explain() {
    echo "$output" | grep -A2 '^not ok'
}

fails() { # firmware, what the output must have
    output=$(timeout 120 out/device/matrix "out/matrix/$1.elf" 2>&1)
    [ $? = 1 ] && echo "$output" | grep -q -e "$2"
    check $? "$1: $2"
}

fails no_resend '^not ok .*a module that lost its registers'
fails rows_only '^not ok .*a module with wrong registers'
fails slow_resend '^not ok .*a module that lost its registers'
fails few_bits 'LOAD rises after so many bits, not 64: 56'
fails no_load 'CLK rises while LOAD is high'
fails short_clk 'CLK high too short (100 ns): 62 ns'
fails late_din 'DIN set up too late before CLK rises (50 ns): 0 ns'
fails jerky '^not ok .*text moves by a dot a picture'
fails late_picture '^not ok .*from a key to dots'
tap_done
