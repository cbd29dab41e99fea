#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the test of the key ladder: each broken one must fail it, where it is said.
. tests/controls.sh
compile="cc -std=gnu11 -O1 -Ifirmware -Iboard/uno -Itests"
rest=tests/unit/test_key_ladder.c
ladder=firmware/device/key_ladder.c

fails_with low_end $ladder 's/369/368/' '&shields\[0\]'
fails_with high_end $ladder 's/369/371/' '&shields\[1\]'
fails_with other_make $ladder 's/197/226/' '&shields\[1\]'
fails_with wide_hysteresis $ladder 's/HYSTERESIS = 4/HYSTERESIS = 5/' '&shields\[0\]'
fails_with no_hysteresis $ladder 's/HYSTERESIS = 4/HYSTERESIS = 1/' 'noise_does_not_flicker'
tap_done
