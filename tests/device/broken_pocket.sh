#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the pocket toy.
. tests/controls.sh

fails pocket_tree/wrong_reply pocket_tree '^not ok .*misere Nim_k, k = 2'
ok "pocket_tree/wrong_reply: and only in misere play" says '^ok .* Nim_k, k = 2'

fails pocket/take_one pocket_games '^# the machine lost a won position' 4
fails pocket/any_rows pocket_games '^# marks in . rows with k = 1' 1
fails pocket/no_debounce pocket_games '^# (no turn|row .: . marked|marks in|no menu|neither|row . of the menu)' 2
fails pocket/no_mute pocket_settings '^not ok .*mute, and still so'
fails pocket/torn pocket_settings '^# write . torn to ..: k = '
fails pocket/no_sleep pocket_sleep '^# still awake after 61 s'
fails pocket/light_sleep pocket_sleep '^# still awake after 61 s'
fails pocket/watchdog pocket_sleep '^# (still awake after 61 s|the watchdog runs)'
fails pocket/watchdog_asleep pocket_sleep '^# (still awake after 61 s|the watchdog runs)'
fails pocket/no_watchdog pocket_flips '^# flip .*: dead' 20
fails pocket/fed_by_tick pocket_flips '^# flip .*: dead' 20
fails pocket/waking_key pocket_sleep '^# the key that wakes has done something else'
fails pocket/pull_up_asleep pocket_sleep '^# LEDs: .*lit by a current that is not its own'
fails pocket/pull_up pocket_leds '^# LEDs: .*lit by a current that is not its own'
fails pocket/flicker pocket_leds '^# LEDs: .*flickers, 16'
fails pocket/uneven pocket_leds '^not ok .*evenly'
fails pocket/slow_light pocket_leds '^not ok .*from key to light at most [4-9][0-9]{4} us'
fails pocket/never_errs pocket_games '^not ok .* let go of 0 of [0-9]+ won positions' 0 1
fails pocket/errs_often pocket_games '^not ok .* let go of .* won positions: [4-9]. %' 0 8
fails pocket/always_gentle pocket_games '^# the machine lost a won position' 4 0
fails pocket/forward pocket_settings '^# write 2 torn to ..,.*mending to ..: k = ' cuts
fails pocket/held_at_power_up pocket_settings '^# write 2 torn to ..,.*mending to ..: k = ' cuts
fails pocket/same_start pocket_games '^not ok .* starts of its own choice, 1 different' 1 0
fails pocket/small_start pocket_games '^# not the start that was chosen' 1 0
fails pocket/empty_rows pocket_keys '^# NEXT does not go on to row'
fails pocket/no_wrap pocket_keys '^# marks are not 0-0-0-0'
fails pocket/marks_go pocket_keys '^# marks are not 0-0-3-1'
fails pocket/silent_no pocket_keys '^# no hum'
fails pocket/ok_alone pocket_keys '^# it does not begin'
fails pocket/ok_any_time pocket_keys '^# no hum'
fails pocket/no_hurry pocket_keys '^# a key does not hurry it'
fails pocket/same_lights pocket_keys '^# the wrong end is shown'
fails pocket/same_tune pocket_keys '^# a tune from'
fails pocket/loss_rises pocket_keys '^# its lights go the wrong way'
fails pocket/no_way_back pocket_keys '^# all three keys do not lead to the menu'
fails pocket/two_keys pocket_keys '^# two keys leave the game'
fails pocket/still_row pocket_keys '^# no turn'
tap_done
