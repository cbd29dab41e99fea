#!/bin/sh
# SPDX-License-Identifier: MIT
# The slowest replies that are known are within their limits at the pins. usage: slowest.sh [ELF]
echo 1..1
status=0
rows=$(out/bench/replies "${1:-out/uno/bouton.elf}" <tests/bench/slowest.txt | tests/tools/figures.py) || status=1
[ $status = 0 ] || printf 'not '
echo "ok 1 - the slowest replies known"
echo "$rows" | sed 's/^/# /'
exit $status
