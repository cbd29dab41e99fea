#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the test of the screens for visitors: each broken source must fail it, where it is said.
. tests/controls.sh
compile="cc -std=gnu11 -O1 -fsanitize=address,undefined -Ifirmware -Iboard/exhibit"
rest=$(find out/kiosk/obj -name '*.o')
screens=firmware/ui/screens/kiosk

fails_with too_soon $screens/kiosk.c 's/{90, 180, 240}/{89, 180, 240}/' 'never earlier'
fails_with slow_second $screens/kiosk.c 's/SECOND_MS = 1000/SECOND_MS = 1010/' 'never earlier'
fails_with repeats_count $screens/kiosk.c 's/^    ui.changed = false;/    kiosk.seconds = 0;\n&/' '90 s later it is back'
fails_with foreign $screens/attract.c 's/ui.settings = (struct settings){.game = row}/ui.settings.game = row/' '90 s later it is back'
fails_with counts_its_own $screens/kiosk.c '/^            ui.view.second = MSG_ANY_KEY/s/$/ count_game(won);/' 'counts none'
fails_with asks $screens/kiosk.c 's/message <= MSG_YOUR_MOVE_OF/message < MSG_YOUR_MOVE_OF/' 'nobody is asked'
fails_with half_a_gesture $screens/kiosk.c 's/kiosk.gesture >= 2 \* GESTURE_MS/kiosk.gesture >= GESTURE_MS/' 'too short'
fails_with hides_all $screens/operator.c 's/if (kiosk_offers(other))/if (other == 0)/' 'one game stays'
fails_with offers_all $screens/title_steps.c 's/kiosk.settings.hidden\[game \/ 8\]/0/' 'not offered'
fails_with one_tune $screens/test.c 's/SOUND_STEP + event.key/SOUND_STEP/' 'a tune for each key'
fails_with always_errs $screens/kiosk.c 's/ui_random(4) >= /ui_random(4) > 9 + /' 'errors'
fails_with dark $screens/kiosk.c 's/return key == KEY_OK ? ui_has_move() : chooses(key)/return true/' 'lamps are lit where'
fails_with wrong_winner $screens/kiosk.c 's/ui.view.message == MSG_YOU_WIN/ui.view.message != MSG_YOU_WIN/' 'who won'
fails_with unclamped $screens/kiosk.c 's/return value < VALUES ? value : 0/return value % 4 % VALUES/' 'settings that do not exist'
fails_with unclamped_word $screens/operator.c 's/\[kiosk_choice(item)\]/[kiosk.settings.choice[item] % VALUES]/' 'sees the first value'
tap_done
