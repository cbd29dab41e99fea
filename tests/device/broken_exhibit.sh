#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the exhibit.
. tests/controls.sh

fails exhibit/wrong_reply exhibit_games '^# the theory gives this game to the other player' 20 mnim
fails exhibit/greedy exhibit_visitors '^# fib: no legal move leads to this position' 20 fib
fails exhibit/no_return exhibit_visitors '^# 90 s without a key, and it does not attract' 3
fails exhibit/hungry exhibit_visitors '^not ok .*no reset' 3
tap_done
