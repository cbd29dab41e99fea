#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, the simulator runs other people's programs wrongly. Runs a program other than Bouton in the
# simulator: tests/parts/sketch.c.
sim="out/sim/bouton-sim --bounce 0"
sketch=out/parts/sketch
. tests/sim.sh

select='wait 300ms\nhold ok 500ms\n'

play 'expect row 1 "I ⠒ AVR  ｱ"\nexpect row 2 "none"\npush right\nexpect row 2 "RIGHT"\nrelease right\npush up\nexpect row 2 "UP"
release up\npush down\nexpect row 2 "DOWN"\nrelease down\npush left\nexpect row 2 "LEFT"\nrelease left\npush ok\nexpect row 2 "SELECT"\n' \
    $sketch-no_fault.elf
silent "the sketch shows text, ROM characters, a custom character that is a letter, and the five keys"

play 'wait 300ms\nshow\n' $sketch-no_fault.elf
cat >"$dir/seen" <<'END'
┌────────────────┐
│I ⠒ AVR  ｱ      │
│none            │
└────────────────┘
⠈⡏    ⣴⣴⡄   ⡎⠉⡆⡇ ⡇⣏⣉⠆      ⡏⠉⡇
⠠⠧    ⠈⠋    ⠏⠉⠇⠑⠔⠁⠇⠑⠄      ⠧⠤⠇
⣄⠤⡀⡠⠤⡀⣄⠤⡀⡠⠤⡀
⠇ ⠇⠣⠤⠃⠇ ⠇⠫⠭⠁
END
sed 's/ *$//' "$dir/out" | cmp -s - "$dir/seen"
check $? "a custom character that is not a letter is drawn dot by dot"
cp "$dir/out" "$dir/of_elf"
play 'wait 300ms\nshow\n' $sketch-no_fault.hex
[ $status = 0 ] && [ ! -s "$dir/err" ] && cmp -s "$dir/of_elf" "$dir/out"
check $? "a hex file runs like its ELF"

for time in 0s 39ms; do
    play 'wait 300ms\n' --power-up $time $sketch-no_fault.elf
    says 1 err 'display: .*used too early after power-up' && grep -q -e 'add --lenient' "$dir/err"
    check $? "--power-up $time: the sketch writes to the display too early, and the simulator stops"
done
for time in 40ms 1.5s; do
    play 'expect text "none"\n' --power-up $time $sketch-no_fault.elf
    silent "--power-up $time: the sketch runs"
done

boot_ms=$(sed -n 's/^BOOT_MS = //p' board/uno/board.mk)
for time in "$((boot_ms - 1))ms" "$((boot_ms + 1))ms" "${boot_ms}ms"; do
    play "$select" --power-up "$time" $sketch-read.elf
    sed -n 's/.*cycle //p' "$dir/err" >"$dir/$time"
done
play "$select" $sketch-read.elf
sed -n 's/.*cycle //p' "$dir/err" >"$dir/default"
[ -s "$dir/default" ] && cmp -s "$dir/default" "$dir/${boot_ms}ms" && [ "$(sort "$dir"/default "$dir"/*ms | uniq | wc -l)" = 3 ]
check $? "without --power-up the program starts after BOOT_MS of the board"

# reports FAULT REGEX COUNT: checks that a sketch with FAULT prints text matching REGEX, and that --lenient counts COUNT faults
reports() {
    play "${select}expect text \"none\"\n" $sketch-$1.elf
    says 1 err "$2, at PC 0x[0-9a-f]{4}( \([a-z_]+\+0x[0-9a-f]+\))?, cycle [0-9]+" && grep -q -e 'add --lenient' "$dir/err" &&
        ! grep -q avr_sadly_crashed "$dir/err"
    check $? "$1: the simulator stops, and says what happened and where"
    play "${select}expect text \"none\"\nexpect text \"AVR\"\n" --lenient $sketch-$1.elf
    says 0 err "^bouton-sim: $2, at PC 0x[0-9a-f]{4}.*, cycle [0-9]+; $3 times$" && [ "$(sort "$dir/err" | uniq -d)" = "" ]
    check $? "$1 with --lenient: the simulator continues with status 0, and counts $3"
}
reports read 'firmware:? reads address 0x0a17, where it has no memory' 3
reports write 'firmware:? writes to address 0x0a17, where it has no memory' 3
reports jump 'firmware:? runs on to 0x8000, beyond its flash' 3
reports pulse 'display: .*E pulse too short \(450 ns\): [0-9]+ ns' 6
reports address 'display: .*DDRAM address outside two lines of 40.*' 3
play "${select}expect now text \"no such text\"\n" --lenient $sketch-pulse.elf
says 1 err 'text.play:3: "no such text" is not' && grep -q 'E pulse too short' "$dir/err"
check $? "--lenient does not ignore an unmet expectation: status 1"

for line in $(seq "$(wc -l <$sketch-no_fault.hex)"); do # changes the last digit of this line
    sed "$line { s/0\(\r*\)\$/1\1/; t; s/.\(\r*\)\$/0\1/ }" $sketch-no_fault.hex >"$dir/damaged.hex"
    run "$dir/damaged.hex"
    read -r said <"$dir/err"
    case $status:$said in 2:*"damaged.hex:$line: "*) ;; *) break ;; esac
done
[ "$line" -gt 20 ] && says 2 err "damaged.hex:$line: "
check $? "a hex file with a wrong checksum in any line is refused: status 2, and the line is named"
last=$(($(wc -l <$sketch-no_fault.hex) - 1))
head -n $last $sketch-no_fault.hex >"$dir/endless.hex" # without the end record
refused "endless.hex:$last: not a record of a hex file" "$dir/endless.hex"
printf ':02000002100' >"$dir/cut.hex"
refused 'cut.hex:1: not a record of a hex file' "$dir/cut.hex"
printf ':0180000000%s\n:00000001FF\n' 7F >"$dir/large.hex"
refused 'large.hex needs 32769 bytes of flash, but atmega328p has 32768' "$dir/large.hex"
run --ask $sketch-no_fault.hex
fails 1 'no debug information' # a hex file has no symbols

tap_done
