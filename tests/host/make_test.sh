#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a person who types a wrong make command learns nothing from the error, or flashes the wrong board.
# Tests what a user sees of the Makefile: help, unknown boards, flashing. A script replaces avrdude.
. tests/tap.sh
unset MAKEFLAGS MAKELEVEL # of the make that runs this test

says() { # says TEXT COMMAND...: checks that COMMAND prints TEXT; sets $status
    text=$1
    shift
    said=$("$@" 2>&1)
    status=$?
    case $said in
    *"$text"*) ;;
    *) echo "# expected: $text" && echo "$said" | sed 's/^/# /' && return 1 ;;
    esac
}

below_bootloader() { # below_bootloader HEX: checks that the last 512 bytes of the flash stay empty
    /usr/bin/python3 - "$1" <<'PYTHON'
import sys
records = [bytes.fromhex(line.strip()[1:]) for line in open(sys.argv[1])]
data = [(r[1] << 8 | r[2], r[0]) for r in records if r[3] == 0]
extended = [r for r in records if r[3] in (2, 4) and any(r[4:-1])]
sys.exit(not data or bool(extended) or max(at + size for at, size in data) > 0x8000 - 512)
PYTHON
}

# In this copy of the tree, setup.sh only prints its mode and fails.
sets_up() { # sets_up MODE ARGUMENT...: checks that `make ARGUMENT...` first runs `setup.sh MODE`
    mode=$1
    shift
    [ "$(make -C "$fake/tree" --no-print-directory "$@" 2>/dev/null | grep ^setup)" = "setup $mode" ]
}

fake=$(mktemp -d)
failing=$(mktemp -d)
trap 'rm -rf "$fake" "$failing"' EXIT
printf '#!/bin/sh\necho "avrdude $*"\n' >"$fake/avrdude"
chmod +x "$fake/avrdude"
PATH=$fake:$PATH

mkdir -p "$fake/tree/tests/tools"
for name in Makefile firmware board sim; do
    ln -s "$PWD/$name" "$fake/tree/$name"
done
ln -s "$PWD/tests/tests.mk" "$fake/tree/tests/tests.mk"
printf '#!/bin/sh\necho "setup $1"\nexit 1\n' >"$fake/tree/tests/tools/setup.sh"
chmod +x "$fake/tree/tests/tools/setup.sh"

ok "make alone prints help" says "make run" make
ok "help names the boards" says "uno" make help
ok "the error for an unknown board lists the boards" says "BOARD=micro is no board: choose one of exhibit host nano pocket uno uno_service" make run BOARD=micro
ok "the error for an unknown language lists the languages" says "TEXT=it is no language: choose one of de en es fr" make TEXT=it
ok "an unknown language makes make fail" [ $status != 0 ]
ok "make BOARD=pocket builds that board" says "built: out/pocket/bouton.elf out/pocket/bouton.hex" make BOARD=pocket
ok "BOARD in the environment builds that board" says "built: out/pocket/bouton.elf" env BOARD=pocket make
ok "make BOARD=host builds the program for this machine" says "built: out/host/bouton" make BOARD=host
drawn 3 >"$fake/targets" <<'END'
run run
test test
test test-long
test mutants
run bench
test soak
prove prove
size size
dist dist
flash flash PORT=/dev/null
fuses fuses BOARD=pocket PROGRAMMER=usbasp
host host
run sim
firmware layers
web web
web web-run
web_test web-test
firmware BOARD=exhibit
host BOARD=host
END
while read -r mode arguments; do
    # shellcheck disable=SC2086
    ok "make $arguments installs what it needs" sets_up $mode $arguments
done <"$fake/targets"
ok "control: make help needs nothing" [ "$(make -C "$fake/tree" help | grep -c ^setup)" = 0 ]
ok "a board without a chip cannot be flashed" says "the board host is this machine" make flash BOARD=host
ok "a missing port is named" says "no board at $fake/none" make flash PORT="$fake/none"
ok "a missing port makes make fail" [ $status != 0 ]
ok "the error shows the command that would flash the board" says "as in: make flash BOARD=exhibit PORT=/dev/ttyUSB0" \
    make flash BOARD=exhibit PORT="$fake/none"
ok "an empty port is named" says "no board at PORT=: plug it in" make flash BOARD=exhibit PORT=
ok "a missing port is reported before anything is built" [ -z "$(make -C "$fake/tree" --no-print-directory flash PORT="$fake/none" | grep setup)" ]
ok "make talk names a missing port" says "no board at $fake/none" make talk PORT="$fake/none"
ok "the error for an unknown target says what to do" says "there is no target flsh, and no file of this name; make help lists the targets" make flsh
ok "an unknown target makes make fail" [ $status != 0 ]
ok "the error for an unknown option says what to do" says "there is no option BORD=; make help lists the options" make flash BORD=exhibit
mkdir -p "$fake/full/tests"
for name in Makefile firmware board sim tests/tests.mk; do
    ln -s "$PWD/$name" "$fake/full/$name"
done
touch "$fake/full/out" # a file named `out` prevents make from creating the folder `out`
ok "the error for a read-only folder says what to do" says "cannot write here: copy this folder" make -C "$fake/full" host
ok "a read-only folder makes make fail" [ $status != 0 ]
ok "flashing through the Uno's bootloader" \
    says "avrdude -p atmega328p -c arduino -D -b 115200 -P /dev/null -U flash:w:out/uno/bouton.hex:i" \
    make flash PORT=/dev/null
ok "a Nano whose bootloader answers at 115200 baud" says "-U flash:w:out/nano/bouton.hex:i" \
    make flash BOARD=nano PORT=/dev/null
printf '#!/bin/sh\ncase "$*" in *115200*) exit 1 ;; esac\necho avrdude "$@"\n' >"$failing/avrdude"
chmod +x "$failing/avrdude"
ok "a Nano with the old bootloader, which answers at 57600" \
    says "avrdude -p atmega328p -c arduino -D -b 57600 -P /dev/null -U flash:w:out/nano/bouton.hex:i" \
    env PATH="$failing:$PATH" make flash BOARD=nano PORT=/dev/null
printf '#!/bin/sh\nexit 1\n' >"$failing/avrdude"
chmod +x "$failing/avrdude"
ok "if avrdude fails, make names the port and the chip" \
    says "avrdude failed at /dev/null. Check that an atmega328p is connected" env PATH="$failing:$PATH" make flash PORT=/dev/null
ok "if avrdude fails, make says where to read more" \
    says 'See "Flash" in board/uno/README.md.' env PATH="$failing:$PATH" make flash PORT=/dev/null
ok "if avrdude fails, make fails" [ $status != 0 ]
ok "if avrdude fails, make names the programmer" says "avrdude failed by usbasp. Check that an attiny2313a is connected" \
    env PATH="$failing:$PATH" make flash BOARD=pocket PROGRAMMER=usbasp
ok "the hex file does not overwrite the bootloader" below_bootloader out/uno/bouton.hex
ok "without a bootloader, make flash asks for a programmer" says "no programmer: name yours" make flash BOARD=pocket
ok "flashing by a programmer" says "avrdude -p attiny2313a -c usbasp -U flash:w:out/pocket/bouton.hex:i" \
    make flash BOARD=pocket PROGRAMMER=usbasp
ok "setting fuses" says "avrdude -p attiny2313a -c usbasp -U lfuse:w:0x64:m -U hfuse:w:0xdd:m -U efuse:w:0xff:m" \
    make fuses BOARD=pocket PROGRAMMER=usbasp
ok "make fuses does not change the Uno's fuses" says "the board uno keeps its fuses" make fuses PROGRAMMER=usbasp
tap_done
