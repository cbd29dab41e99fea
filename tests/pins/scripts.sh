#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a script or a wrong call of the simulator gives no useful answer. Tests the simulator without a
# terminal: scripts, the demonstration, records, and error messages for wrong calls.
sim="out/sim/bouton-sim --power-up 0ms --words $PWD/firmware/ui/messages/en.txt"
plays=tests/pins/play
. tests/sim.sh

run --script $plays/game.play
[ $status = 0 ] && [ ! -s "$dir/err" ]
check $? "a script whose expectations hold: status 0, no output"
run --script $plays/game.play out/uno/bouton.hex
[ $status = 0 ] && [ ! -s "$dir/err" ]
check $? "the same script with the hex file"
for time in 64ms 2s; do
    run --power-up $time --script $plays/game.play
    [ $status = 0 ] && [ ! -s "$dir/err" ]
    check $? "the same script, starting $time after power-up"
done
run --script $plays/german.play out/uno-de/bouton.elf
[ $status = 0 ] && [ ! -s "$dir/err" ]
check $? "a script in German, with letters of the LCD's ROM"
printf 'wait 1s\npress ok\npress right until text "Start"\nexpect now text "3-4-5"\n' >"$dir/until.play"
run --script "$dir/until.play"
[ $status = 0 ] && [ ! -s "$dir/err" ]
check $? "until stops at the first tap that shows the text"
printf 'wait 1s\npress ok\npress right until text "No such words"\n' >"$dir/until.play"
run --script "$dir/until.play"
says 1 err 'until.play:3: "No such words" is not on the display within 100 taps'
check $? "until with a text that no tap shows: status 1, the line, the text and the display are printed"
printf 'press ok 2\nexpect says your_move\nexpect piles 3 4 5\npress right until pile 1 = 1\n' >"$dir/until.play"
run --script "$dir/until.play"
says 1 err 'until.play:4: the display does not show this position within 100 taps'
check $? "until with a position that no tap shows: status 1, the line and a message"
run --script $plays/miss.play
says 1 err 'miss.play:3: row 1 is not "No such words"' && grep -q 'Game' "$dir/err"
check $? "an unmet expectation: status 1, the line, the text and the display are printed"
printf 'expect now row 1 "Bouton plays Nim"\n' >"$dir/now.play"
run --script "$dir/now.play"
says 1 err 'now.play:1: row 1 is not "Bouton plays Nim" now'
check $? "expect now does not wait: status 1, the line, the text and the display are printed"
printf 'wait 1s\nexpect now row 1 "Bouton plays Nim"\n' >"$dir/now.play"
run --script "$dir/now.play"
[ $status = 0 ]
check $? "expect now accepts what the display shows"
run --script $plays/rough.play
says 0 out 'OK:play'
check $? "a script with bounce, unplug, plug, reset, push, release and show"

wrong_line() { # wrong_line LINE REGEX: checks that a script with LINE is refused with this message
    faulty "wait 1ms\n$1\n" "faulty.play:2: .*$2"
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
faulty 'expect piles 3 4 5\nexpect pile 4 = 1\n' 'faulty.play:2: expected a part of the latest'
faulty 'expect mark 1\n' 'faulty.play:1: first expect a whole position'
printf 'press ok 2\nexpect piles 3 4 5\nexpect mark 1\n' >"$dir/mark.play"
run --script "$dir/mark.play"
says 1 err 'mark.play:3: the display does not show this position within 5 s'
check $? "a position without the expected mark: status 1, the line and a message"
printf 'wait 1s\nexpect says your_move\n' >"$dir/says.play"
run --words "$dir/none.txt" --script "$dir/says.play"
says 2 err '--words: cannot read .*none.txt'
check $? "--words with a missing file: status 2"
run --script "$dir/none.play"
says 2 err 'none.play.*No such file'
check $? "a missing script: status 2"

run
says 0 out '^Winner: (you|Bouton)$' && grep -q 'Bouton plays Nim' "$dir/out" && grep -q 'My turn' "$dir/out"
check $? "without a terminal the demonstration plays a game to its end and names the winner"
[ "$(grep -c '│' "$dir/out")" -gt 20 ] && [ -z "$(grep '│' "$dir/out" | paste - - | sort | uniq -d)" ]
check $? "each screen is printed once"

run --script $plays/game.play --vcd "$dir/record.vcd"
[ $status = 0 ] && grep -q '^.timescale' "$dir/record.vcd" && grep -q '^.enddefinitions' "$dir/record.vcd"
check $? "--vcd writes a value change dump"
for signal in rs e d4 d5 d6 d7; do
    grep -q -i -E "^\\\$var .* $signal( |\$)" "$dir/record.vcd" || status=1
done
check $status "the dump has the lines of the display"
[ "$(grep -c '^#' "$dir/record.vcd")" -gt 1000 ]
check $? "the dump has the lines' changes"
run --vcd "$dir/no/record.vcd"
says 2 err 'no/record.vcd.*No such file'
check $? "--vcd with a file that cannot be written: status 2"

run --board pocket --script $plays/pocket.play
[ $status = 0 ] && [ ! -s "$dir/err" ]
check $? "a script of the pocket toy: its LEDs, its keys, its sleep"
printf 'wait 1s\nexpect leds "O OOO OOOOO OOOOOOO"\n' >"$dir/leds.play"
run --board pocket --script "$dir/leds.play"
says 1 err 'leds.play:2: the LEDs are not "O OOO OOOOO OOOOOOO"' && grep -q '●' "$dir/err"
check $? "an unmet expectation of LEDs: status 1, the line, the text and the LEDs are printed"
for line in 'press up' 'expect leds "OOOO"' 'expect row 1 "x"' 'unplug'; do
    echo "$line" >"$dir/leds.play"
    run --board pocket --script "$dir/leds.play"
    [ $status = 2 ] && grep -q 'leds.play:1: ' "$dir/err"
    check $? "on the pocket toy \"$line\" is refused"
done
run --board pocket
says 0 out '^Winner: (you|Bouton)$' && [ "$(grep -c 'Your move' "$dir/out")" -ge 2 ] && grep -q '○' "$dir/out"
check $? "the pocket toy without a terminal plays a game to its end, and the winner is named"
run --board pocket --script $plays/pocket.play --vcd "$dir/leds.vcd"
[ $status = 0 ] && [ "$(grep -c -E '^.var wire 1 . (L[0-4]|next|take|ok|piezo) ' "$dir/leds.vcd")" = 9 ]
check $? "--vcd has the pocket toy's lines, keys and piezo"
run --board pocket --pty
says 2 err 'no serial line on board pocket'
check $? "the pocket toy has no serial line: status 2"

run --help
says 0 out '^usage: bouton-sim'
check $? "--help: status 0"
for option in board script words ask pty vcd gdb bounce power-up lenient; do
    grep -q -- "--$option" "$dir/out" || status=1
done
check $status "--help names every option"
run --board abacus
says 2 err 'no board abacus; there are: .*uno'
check $? "unknown board: status 2, the known boards are named"
run "$dir/none.elf"
says 2 err 'none.elf.*No such file'
check $? "missing ELF: status 2"
simulator=$PWD/$sim
(cd "$dir" && $simulator --board pocket </dev/null >"$dir/out" 2>"$dir/err")
status=$?
says 2 err '^bouton-sim: no out/pocket/bouton.elf here; .*by `make BOARD=pocket`$'
check $? "the board's ELF is missing: status 2, and the command that builds it"
run Makefile
says 2 err 'Makefile is neither an AVR ELF file nor a hex file'
check $? "a file that is not a program: status 2"
boards='uno nano exhibit pocket'
for board in $boards; do
    mcu=$(sed -n 's/^MCU = //p' board/$board/board.mk)
    for other in $boards; do
        built_for=$(sed -n 's/^MCU = //p' board/$other/board.mk)
        [ $mcu = $built_for ] && continue
        for how in "" --ask; do
            run --board $board $how out/$other/bouton.elf
            says 2 err "out/$other/bouton.elf is built for $built_for, not for $mcu; " && [ "$(wc -l <"$dir/err")" = 1 ]
            check $? "board $board $how with the firmware of $other: status 2, both MCUs are named"
        done
    done
done
for bytes in 1 20 51 52 100 5000 100000 "$(($(wc -c <out/uno/bouton.elf) - 1))"; do
    head -c "$bytes" out/uno/bouton.elf >"$dir/damaged.elf"
    run "$dir/damaged.elf"
    says 2 err 'damaged.elf (is neither an AVR ELF file nor a hex file|has no code; it may be damaged)$' && [ "$(wc -l <"$dir/err")" = 1 ]
    check $? "an ELF cut off after $bytes bytes: status 2, one line"
done
echo 'const unsigned char locks __attribute__((section(".lock"))) = 0xcf; int main(void) { return 0; }' |
    avr-gcc -mmcu=atmega328p -x c - -o "$dir/locks.elf"
run "$dir/locks.elf"
says 2 err 'locks.elf has lock bits and no fuses; '
check $? "an ELF with lock bits and no fuses, which simavr cannot load: status 2"
avr-objcopy -R .note.gnu.avr.deviceinfo out/exhibit/bouton.elf "$dir/large.elf"
for board in uno pocket; do
    for how in "" --ask; do
        run --board $board $how "$dir/large.elf"
        says 2 err 'large.elf needs [0-9]+ bytes of flash, but at[a-z0-9]+ has (32768|2048)$'
        check $? "board $board $how with an ELF that is too large and names no MCU: status 2"
    done
done
run --bounce many
says 2 err 'bounce needs milliseconds'
check $? "--bounce many: status 2"
for time in 65 1 s -1s 2h 3601s; do
    run --power-up $time
    says 2 err "power-up needs a time such as 65ms or 1s, not $time"
    check $? "--power-up $time: status 2"
done
run --no-such-option
says 2 err 'no-such-option'
check $? "unknown option: status 2"
for pair in "--ask --pty" "--ask --script $plays/game.play" "--pty --script $plays/game.play"; do
    run $pair
    says 2 err 'one of --script, --ask and --pty'
    check $? "$pair: status 2"
done
run a.elf b.elf
says 2 err 'only one program is possible, not also b.elf'
check $? "two ELFs: status 2"

tap_done
