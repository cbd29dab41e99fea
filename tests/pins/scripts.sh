#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a script or a wrong call of the simulator gives no useful answer. Tests the simulator without a
# terminal: scripts, the demonstration, records, and error messages for wrong calls.
sim="out/sim/bouton-sim --power-up 0ms --words $PWD/firmware/ui/messages/en.txt"
plays=tests/pins/play
. tests/sim.sh

run --script $plays/game.play --vcd "$dir/record.vcd"
silent "a script whose expectations hold: status 0, no output"
[ "$(grep -c -i -E '^.(timescale|enddefinitions|var .* (rs|e|d4|d5|d6|d7)( |$))' "$dir/record.vcd")" = 8 ]
check $? "--vcd writes a value change dump with the lines of the display"
[ "$(grep -c '^#' "$dir/record.vcd")" -gt 1000 ]
check $? "the dump has the lines' changes"
for time in 64ms 2s; do
    run --power-up $time --script $plays/game.play out/uno/bouton.hex
    silent "the same script with the hex file, starting $time after power-up"
done
run --script $plays/german.play out/uno-de/bouton.elf
silent "a script in German, with letters of the LCD's ROM"
play 'wait 1s\npress ok\npress right until says start\nexpect now text "3-4-5"\n'
silent "until stops at the first tap that shows the text"
play 'wait 1s\npress ok\npress right until text "No such words"\n'
fails 1 'text.play:3: "No such words" is not on the display within 100 taps'
play 'press ok 2\nexpect says your_move\nexpect piles 3 4 5\npress right until pile 1 = 1\n'
fails 1 'text.play:4: the display does not show this position within 100 taps'
play 'press ok 2\nexpect says your_move\npress right\npress up\nexpect now says take 1 3\n'
fails 1 "text.play:5: \"$(english MSG_TAKE 1 3)\" is not on the display now"
play 'press ok\nexpect says ok_play\nexpect row 1 "No such words"\npress ok\n'
says 1 err 'text.play:3: row 1 is not "No such words"' && grep -q "$(english MSG_GAME)" "$dir/err"
check $? "an unmet expectation: status 1, the line, the text and the display are printed"
splash=$(english MSG_SPLASH)
play "expect now row 1 \"$splash\"\n"
fails 1 "text.play:1: row 1 is not \"$splash\" now"
play "wait 1s\nexpect now row 1 \"$splash\"\n"
silent "expect now accepts what the display shows"
run --script $plays/rough.play
says 0 out "$(english MSG_OK_PLAY)"
check $? "a script with bounce, unplug, plug, reset, push, release and show"

wrong_line() { # wrong_line LINE REGEX: checks that a script with LINE fails with output matching REGEX
    faulty "wait 1ms\n$1\n" "2: .*$2" "the line $1"
}

wrong_line 'jump up' 'no such command'
wrong_line 'press' 'key'
wrong_line 'press enter' 'key'
wrong_line 'press up 0' 'how many'
wrong_line 'press up until' 'expect what'
wrong_line 'press up until 3' 'expect what'
wrong_line 'hold ok' 'time'
wrong_line 'hold ok 5' 'time'
wrong_line 'wait -1s' 'time'
wrong_line 'expect row 3 "x"' 'row 1'
wrong_line 'expect text x' 'expect what'
wrong_line 'expect now' 'expect what'
wrong_line 'expect text "x' 'closing quote is missing'
wrong_line 'press up 2 3' 'unexpected words at the end of the line'
wrong_line 'expect says' 'expected a message'
wrong_line 'expect says no_such_message' 'no_such_message is not a message'
wrong_line 'expect says your_move 3' '3 is not a message, and not a number'
wrong_line 'expect piles' 'parts of the position'
wrong_line 'expect piles 3 100' 'unexpected words at the end of the line'
wrong_line 'expect tokens 6' 'number of cells'
wrong_line 'expect tokens 9 of 8' 'beyond the last cell'
wrong_line 'expect coins HX' 'unexpected words at the end of the line'
faulty 'expect piles 3 4 5\nexpect pile 4 = 1\n' '2: expected a part of the latest'
faulty 'expect mark 1\n' '1: first expect a whole position'
play 'press ok 2\nexpect piles 3 4 5\nexpect mark 1\n'
fails 1 'text.play:3: the display does not show this position within 5 s'
refused '--words: cannot read .*none.txt' --words "$dir/none.txt" --script "$dir/text.play"
refused 'none.play.*No such file' --script "$dir/none.play"

run
says 0 out '^Winner: (you|Bouton)$' && grep -q "$splash" "$dir/out" && grep -q "$(english MSG_MY_TURN)" "$dir/out"
check $? "without a terminal the demonstration plays a game to its end and names the winner"
[ "$(grep -c '│' "$dir/out")" -gt 20 ] && [ -z "$(grep '│' "$dir/out" | paste - - | sort | uniq -d)" ]
check $? "each screen is printed once"

run --board pocket --script $plays/pocket.play --vcd "$dir/leds.vcd"
silent "a script of the pocket toy: its LEDs, its keys, its sleep"
[ "$(grep -c -E '^.var wire 1 . (L[0-4]|next|take|ok|piezo) ' "$dir/leds.vcd")" = 9 ]
check $? "--vcd has the pocket toy's lines, keys and piezo"
play 'wait 1s\nexpect leds "O OOO OOOOO OOOOOOO"\n' --board pocket
says 1 err 'text.play:2: the LEDs are not "O OOO OOOOO OOOOOOO"' && grep -q '●' "$dir/err"
check $? "an unmet expectation of LEDs: status 1, the line, the text and the LEDs are printed"
for line in 'press up' 'expect leds "OOOO"' 'expect row 1 "x"' 'unplug'; do
    play "$line\n" --board pocket
    says 2 err 'text.play:1: '
    check $? "on the pocket toy \"$line\" is refused"
done
run --board pocket
says 0 out '^Winner: (you|Bouton)$' && [ "$(grep -c 'Your move' "$dir/out")" -ge 2 ] && grep -q '○' "$dir/out"
check $? "the pocket toy without a terminal plays a game to its end, and the winner is named"

run --help
says 0 out '^usage: bouton-sim'
check $? "--help: status 0"
options='--(board|script|words|ask|pty|vcd|gdb|bounce|power-up|lenient)\b'
[ "$(grep -o -E -e "$options" "$dir/out" | sort -u | wc -l)" = 10 ]
check $? "--help names every option"
run --no-such-option
fails 2 'no-such-option'
simulator=$PWD/$sim
(cd "$dir" && $simulator --board pocket </dev/null >"$dir/out" 2>"$dir/err")
status=$?
fails 2 '^bouton-sim: no out/pocket/bouton.elf here; .*by `make BOARD=pocket`$'
refused 'no/record.vcd.*No such file' --vcd "$dir/no/record.vcd"
refused 'no serial line on board pocket' --board pocket --pty
refused 'no board abacus; there are: .*uno' --board abacus
refused 'none.elf.*No such file' "$dir/none.elf"
refused 'Makefile is neither an AVR ELF file nor a hex file' Makefile
refused 'bounce needs milliseconds' --bounce many
refused 'only one program is possible, not also b.elf' a.elf b.elf
for pair in "--ask --pty" "--ask --script $plays/game.play" "--pty --script $plays/game.play"; do
    refused 'one of --script, --ask and --pty' $pair
done
for time in 65 1 s -1s 2h 3601s; do
    refused "power-up needs a time such as 65ms or 1s, not $time" --power-up $time
done
kinds=$(grep '^MCU = ' board/uno/board.mk board/nano/board.mk board/exhibit/board.mk board/pocket/board.mk |
    sed 's,board/\(.*\)/board.mk:MCU = ,\1:,') # such as nano:atmega328p
for kind in $kinds; do
    for other in $kinds; do
        [ "${kind#*:}" = "${other#*:}" ] && continue
        elf=out/${other%:*}/bouton.elf
        for how in "" --ask; do
            refused "$elf is built for ${other#*:}, not for ${kind#*:}; " --board "${kind%:*}" $how "$elf"
        done
    done
done
for bytes in 1 20 51 52 100 5000 100000 "$(($(wc -c <out/uno/bouton.elf) - 1))"; do
    head -c "$bytes" out/uno/bouton.elf >"$dir/cut-$bytes.elf"
    refused 'elf (is neither an AVR ELF file nor a hex file|has no code; it may be damaged)$' "$dir/cut-$bytes.elf"
done
echo 'const unsigned char locks __attribute__((section(".lock"))) = 0xcf; int main(void) { return 0; }' |
    avr-gcc -mmcu=atmega328p -x c - -o "$dir/locks.elf"
refused 'locks.elf has lock bits and no fuses; ' "$dir/locks.elf" # simavr cannot load this ELF
avr-objcopy -R .note.gnu.avr.deviceinfo out/exhibit/bouton.elf "$dir/large.elf" # names no MCU
for board in uno pocket; do
    for how in "" --ask; do
        refused 'large.elf needs [0-9]+ bytes of flash, but at[a-z0-9]+ has (32768|2048)$' --board $board $how "$dir/large.elf"
    done
done

tap_done
