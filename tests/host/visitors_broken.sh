#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the test of the screens for visitors: each broken source must fail it, where it is said.
. tests/tap.sh
explain() {
    echo "$output" | grep -A4 '^not ok'
}

objects() { # without SOURCE
    find out/visitors/obj -name '*.o' | grep -v "/$1\.o$"
}

run() { # name, source, sed script, the test that fails
    folder=out/broken/visitors_$1
    source=firmware/ui/visitors/$2.c
    mkdir -p "$folder"
    sed "$3" "$source" >"$folder/$2.c"
    ! cmp -s "$source" "$folder/$2.c" &&
        cc -std=gnu11 -O1 -fsanitize=address,undefined -Ifirmware -Iboard/exhibit -c "$folder/$2.c" -o "$folder/broken.o" &&
        cc -fsanitize=address,undefined "$folder/broken.o" $(objects "visitors/$2") -o "$folder/visitors"
    check $? "$1: builds"
    output=$(timeout 120 "$folder/visitors" 2>&1)
    test $? = 1 && echo "$output" | grep -q "^not ok .*$4"
    check $? "$1: is seen"
}

run too_soon visitors 's/{90, 180, 240}/{89, 180, 240}/' 'never earlier'
run slow_second visitors 's/SECOND_MS = 1000/SECOND_MS = 1010/' 'never earlier'
run repeats_count visitors 's/    if (visitors.nobody) {/    visitors.seconds = 0; if (visitors.nobody) {/' '90 s later it is back'
run foreign attract 's/ui.settings = (struct settings){.game = row}/ui.settings.game = row/' '90 s later it is back'
run counts_its_own visitors 's/if (!visitors.nobody)$/if (1)/' 'counts none'
run half_a_gesture visitors 's/visitors.gesture >= 2 \* GESTURE_MS/visitors.gesture >= GESTURE_MS/' 'too short'
run hides_all operator 's/if (visitors_offers(other))/if (other == 0)/' 'one game stays'
run offers_all title_steps 's/visitors.settings.hidden\[game \/ 8\]/0/' 'not offered'
run always_errs visitors 's/ui_random(4) >= /ui_random(4) > 9 + /' 'errors'
run dark visitors 's/return key == KEY_OK ? ui_has_move() : chooses(key)/return true/' 'lamps are lit where'
run wrong_winner visitors 's/ui.view.word == WORD_YOU_WIN/ui.view.word != WORD_YOU_WIN/' 'who won'
tap_done
