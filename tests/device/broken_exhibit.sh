#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the exhibit.
. tests/controls.sh

fails exhibit/dark_start exhibit '^# lamps that are lit: 00' 'from the start'
fails exhibit/deaf exhibit '^# left starts no game' 'any key starts'
fails exhibit/too_soon exhibit '^# it attracts after 89' 'any key starts'
fails exhibit/too_late exhibit '^# after 9.* ms it does not attract' 'any key starts'
fails exhibit/stuck_stays exhibit '^# after 9.* ms it does not attract' 'stuck'
fails exhibit/stuck_hurries exhibit '^# it attracts after 45' 'stuck'
fails exhibit/release_starts exhibit '^# it starts a game as it comes up' 'stuck'
fails exhibit/short_bar exhibit '^# a bar of 20 dots, not 30' 'counts down'
fails exhibit/early_bar exhibit '^# a bar of 32 dots, not 0' 'counts down'
fails exhibit/steady_bar exhibit '^# the bar hides what is below it' 'counts down'
fails exhibit/no_way_back exhibit '^# a key does not bring the game back' 'counts down'
fails exhibit/no_watchdog exhibit '^# it hangs asleep, and no watchdog bites' 'watchdog'
fails exhibit/fed_by_tick exhibit '^# it hangs in a loop, and no watchdog bites' 'watchdog'
fails exhibit/mute_moves exhibit '^# not a tone' 'heard'
fails exhibit/high_tones exhibit '^# a move sounds at 2... Hz' 'heard'
fails exhibit/wrong_lamps exhibit '^# lamps at the start: ' 'a lamp is lit'
fails exhibit/late_lamps exhibit '^# 41 ms after a key no lamp has changed' '40 ms'

fails exhibit/never_renewed exhibit_renew '^# it does not start anew' '180th'
fails exhibit/never_renewed exhibit_renew '^# flip 0: bit . of ' 'anywhere in memory'
fails exhibit/renewed_amid exhibit_renew '^# it starts anew while somebody plays' 'not while'
fails exhibit/renewed_amid_lines exhibit_renew '^# 40 lines, ' 'amid lines'
fails exhibit/renewed_rashly exhibit_renew '^# what was to be kept is lost' 'kept first'
fails exhibit/bad_interrupt exhibit_renew '^# an interrupt that nobody handles: no watchdog' 'nobody handles'
fails exhibit/soft_restart exhibit_renew '^# hours have passed, and it does not start anew' 'registers'
fails exhibit/unclamped_reset exhibit_renew '^# place 9, bit 5' 'registers'

fails exhibit/only_second exhibit_operator '^# 0 ms, a pause of 0 ms and 10200 ms open the menu' 'shorter'
fails exhibit/only_first exhibit_operator '^# 10200 ms, a pause of 0 ms and 0 ms open the menu' 'shorter'
fails exhibit/short_first exhibit_operator '^# 4900 ms, a pause of 1900 ms and 10200 ms open the menu' 'shorter'
fails exhibit/short_second exhibit_operator '^# 5100 ms, a pause of 1900 ms and 4900 ms open the menu' 'shorter'
fails exhibit/long_pause exhibit_operator '^# 5100 ms, a pause of 2100 ms and 10200 ms open the menu' 'shorter'
fails exhibit/other_keys exhibit_operator '^# it opens with OK down, too' 'shorter'
fails exhibit/no_gesture exhibit_operator '^# the gesture does not open the menu' 'shorter'
fails exhibit/unseen exhibit_operator '^# "gently" is not read' 'changed, and kept'
fails exhibit/unkept exhibit_operator '^# what was changed is not kept' 'changed, and kept'
fails exhibit/no_leave exhibit_operator '^# OK does not leave the menu' 'changed, and kept'
fails exhibit/loud exhibit_operator '^# sound 1: [1-9] tones of a call' 'sounds'
fails exhibit/never_mute exhibit_operator '^# sound 2: 0 tones of a call, [1-9]' 'sounds'
fails exhibit/hides_all exhibit_operator '^# 0 games are offered' 'one stays'
fails exhibit/bright exhibit_operator '^# all dots at 16 sixteenths' 'the test'
fails exhibit/dark_dot exhibit_operator '^# a dot is dark in the test, row 3, column 23' 'the test'
fails exhibit/test_without_lamps exhibit_operator '^# key 0 is down, lamps that are lit: ' 'the test'
fails exhibit/test_mute exhibit_operator '^# the test begins in silence' 'the test'
fails exhibit/test_left_leaves exhibit_operator '^# key 0 is down, lamps' 'the test'
fails exhibit/test_for_ever exhibit_operator '^# a short OK does not end the test' 'the test'
fails exhibit/operator_stays exhibit_operator '^# after 9.* ms it does not attract' 'left alone'
fails exhibit/fourth_value exhibit_operator '^# setting . is 3' 'random keys'
fails exhibit/unkept exhibit_operator '^# other settings after a power cut' 'random keys'
fails exhibit/in_place exhibit_operator '^# cut in byte .*: level 0' 'power cut'
fails exhibit/impatient exhibit_operator '^# the EEPROM was read or written while busy' 'power cut'
fails exhibit/no_crc exhibit_operator '^# what another program has left is believed' 'whatever'
fails exhibit/half_crc exhibit_operator '^# byte 12 of a record is wrong, and believed' 'a wrong bit'

fails exhibit/wrong_reply exhibit_games '^# the theory gives this game to the other player' 20 mnim
fails exhibit/greedy exhibit_visitors '^# fib: no legal move leads to this position' 20 fib
fails exhibit/no_return exhibit_visitors '^# 90 s without a key, and it does not attract' 3
fails exhibit/dim exhibit_visitors '^# it attracts, but not all lamps are lit' 3
fails exhibit/hungry exhibit_visitors '^not ok .*no reset' 3
fails exhibit/long_pass exhibit_visitors '^not ok .*ms between two looks at the keys' 3 sos
fails exhibit/deep exhibit_visitors '^not ok .*memory: ' 3
tap_done
