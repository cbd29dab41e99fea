#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the test of the store: each broken store must fail it, where it is said.
. tests/tap.sh
explain() {
    echo "$output" | grep -A4 '^not ok'
}

run() { # name, sed script, the test that fails
    folder=out/broken/store_$1
    mkdir -p "$folder"
    sed "$2" firmware/device/store.c >"$folder/store.c"
    ! cmp -s firmware/device/store.c "$folder/store.c" &&
        cc -std=gnu11 -O1 -Ifirmware -Iboard/host tests/host/store.c "$folder/store.c" -o "$folder/store"
    check $? "$1: builds"
    output=$("$folder/store" 2>&1)
    test $? = 1 && echo "$output" | grep -q "^not ok .*$3"
    check $? "$1: is seen"
}

run same_place 's/while (is_taken(slot));/while (0);/' 'power cut'
run one_slot 's/^        slot = slot < .*/        slot = key;/; s/while (is_taken(slot));/while (0);/' 'no byte is written more often'
run no_second_mark 's/while ((uint8_t)sequence == done)/while (0 \&\& done)/' 'lacks one byte'
run no_crc 's/record\[CRC\] == (uint8_t)crc \&\&/true ||/' 'without records'
run half_crc 's/record\[DONE\] == record\[SEQUENCE\] \&\& record\[CRC\] == (uint8_t)crc \&\&/record[CRC] == record[CRC] + 0 * crc \&\&/; s/record\[CRC + 1\] == (uint8_t)(crc >> 8)/true/' 'without records'
tap_done
