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
fails pocket/waking_key pocket_sleep '^# the key that wakes has done something else'
fails pocket/pull_up_asleep pocket_sleep '^# LEDs: .*lit by a current that is not its own.*port_power_down'
fails pocket/pull_up pocket_leds '^# LEDs: .*lit by a current that is not its own'
fails pocket/flicker pocket_leds '^# LEDs: .*flickers, 16'
fails pocket/uneven pocket_leds '^not ok .*evenly'
fails pocket/slow_light pocket_leds '^not ok .*from key to light at most [4-9][0-9]{4} us'
tap_done
