#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the test of the store: each broken store must fail it, where it is said.
. tests/controls.sh
compile="cc -std=gnu11 -O1 -Ifirmware -Iboard/host -Itests"
rest="tests/host/store.c tests/tap.c"
store=firmware/storage/store.c

fails_with same_place $store 's/while (is_taken(slot));/while (0);/' 'power cut'
fails_with one_slot $store 's/^        slot = slot < .*/        slot = key;/; s/while (is_taken(slot));/while (0);/' 'no byte is written more often'
fails_with no_second_mark $store 's/while ((uint8_t)sequence == done)/while (0 \&\& done)/' 'lacks one byte'
fails_with no_crc $store 's/record\[CRC\] == (uint8_t)crc/true/; s/record\[CRC + 1\] == (uint8_t)(crc >> 8)/true/' 'without records'
fails_with half_crc $store 's/record\[DONE\] == record\[SEQUENCE\] \&\& record\[CRC\] == (uint8_t)crc \&\&/record[CRC] == record[CRC] + 0 * crc \&\&/; s/record\[CRC + 1\] == (uint8_t)(crc >> 8)/true/' 'without records'
tap_done
