#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the pocket toy: each broken firmware must fail the test that is there for it, with the words for
# its fault.
. tests/tap.sh
explain() {
    echo "$output" | grep -A2 '^not ok'
}

fails() { # firmware, test program, extended regular expression, its other arguments
    firmware=$1
    program=$2
    words=$3
    shift 3
    output=$("out/device/$program" "out/broken/pocket/$firmware/bouton.elf" "$@" 2>&1)
    [ $? = 1 ] && echo "$output" | grep -q -E -- "$words"
    check $? "$firmware: fails $program, $words"
}

output=$(out/device/pocket_tree out/broken/tree.elf 2>&1)
[ $? = 1 ] && echo "$output" | grep -q '^not ok .*misere Nim_k, k = 2' && echo "$output" | grep -q '^ok .* Nim_k, k = 2'
check $? "wrong_reply: fails pocket_tree in misere play, and only there"

fails take_one pocket_games '^# the machine lost a won position' 4
fails any_rows pocket_games '^# marks in . rows with k = 1' 1
fails no_debounce pocket_games '^# (no turn|row .: . marked|marks in|no menu|neither|row . of the menu)' 2
fails no_mute pocket_settings '^not ok .*mute, and still so'
fails torn pocket_settings '^# write . torn to ..: k = '
fails no_sleep pocket_sleep '^# still awake after 61 s'
fails light_sleep pocket_sleep '^# still awake after 61 s'
fails watchdog pocket_sleep '^# (still awake after 61 s|the watchdog runs)'
fails waking_key pocket_sleep '^# the key that wakes has done something else'
fails pull_up_asleep pocket_sleep '^# LEDs: .*lit by a current that is not its own.*port_power_down'
fails pull_up pocket_leds '^# LEDs: .*lit by a current that is not its own'
fails flicker pocket_leds '^# LEDs: .*flickers, 16'
fails uneven pocket_leds '^not ok .*evenly'
fails slow_light pocket_leds '^not ok .*from key to light at most [4-9][0-9]{4} us'
fails never_errs pocket_games '^not ok .* let go of 0 of [0-9]+ won positions' 0 1
fails errs_often pocket_games '^not ok .* let go of .* won positions: [4-9]. %' 0 2
fails always_gentle pocket_games '^# the machine lost a won position' 4 0
fails forward pocket_settings '^# write 2 torn to ..,.*mending to ..: k = ' cuts
fails held_at_power_up pocket_settings '^# write 2 torn to ..,.*mending to ..: k = ' cuts
fails same_start pocket_games '^not ok .* starts of its own choice, 1 different' 1 0
fails small_start pocket_games '^# not the start that was chosen' 1 0
fails empty_rows pocket_keys '^# NEXT does not go on to row'
fails no_wrap pocket_keys '^# marks are not 0-0-0-0'
fails marks_go pocket_keys '^# marks are not 0-0-3-1'
fails silent_no pocket_keys '^# no hum'
fails ok_alone pocket_keys '^# it does not begin'
fails ok_any_time pocket_keys '^# no hum'
fails no_hurry pocket_keys '^# a key does not hurry it'
fails same_lights pocket_keys '^# the wrong end is shown'
fails same_tune pocket_keys '^# a tune from'
fails loss_rises pocket_keys '^# its lights go the wrong way'
fails still_row pocket_keys '^# no turn'

tap_done
