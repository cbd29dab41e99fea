#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a person who adds a board as board/README.md says cannot build, simulate or flash it. Copies a
# board's folder, as "Add a board" in board/README.md says. The copy must be built, measured, simulated and flashed by
# its name, even without the original.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
explain() {
    [ ! "$expected" ] || echo "expected: $expected"
    echo "got:"
    tail -20 "$scratch/said"
}

# demo_LIMITS= removes the size limits, which are meant for the original board.
make_there() { # make_there ARGUMENT...: runs make in the scratch tree
    expected=
    env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS make -C "$scratch" --no-print-directory demo_LIMITS= "$@" \
        </dev/null >"$scratch/said" 2>&1
}

says() { # says TEXT: checks that the latest make printed TEXT
    expected=$1
    grep -q -F -e "$1" "$scratch/said"
}

is_shown() { # is_shown COMMAND...: checks that board/README.md shows these commands in this order
    expected="in board/README.md: $*"
    grep -n -F -x -e "cp -R board/uno board/demo" -e "make BOARD=demo" -e "make run BOARD=demo" board/README.md >"$scratch/said"
    [ "$(cut -d : -f 2 "$scratch/said")" = "$(printf '%s\n' "$@")" ]
}

only_board() { # only_board BOARD: leaves two boards, host and a copy of BOARD named demo
    rm -rf "$scratch/board"
    mkdir -p "$scratch/board/pocket"
    cp -rp board/pocket/pcb "$scratch/board/pocket" # wiring.py imports this folder
    cp -rp board/*.[ch] board/*.mk board/host "$scratch/board" && cp -rp "board/$1" "$scratch/board/demo"
}

# Copy only objects that do not depend on the chip or its pins.
mkdir -p "$scratch/out/sim" "$scratch/out/demo/obj/firmware"
cp -rp Makefile firmware sim tests "$scratch"
cp -rp out/sim/obj "$scratch/out/sim"
cp -rp out/host "$scratch/out"
for name in game line match storage ui; do
    cp -rp out/uno/obj/firmware/$name "$scratch/out/demo/obj/firmware"
done

ok "the page shows these commands" is_shown "cp -R board/uno board/demo" "make BOARD=demo" "make run BOARD=demo"
only_board uno
make_there BOARD=demo
ok "make BOARD=demo builds it" [ $? = 0 -a -s "$scratch/out/demo/bouton.hex" ]
ok "make BOARD=demo prints the name of the image" says "out/demo/bouton.elf"
ok "nothing else is built" [ "$(ls "$scratch/out" | tr '\n' ' ')" = "demo host sim text " ]
make_there run BOARD=demo
ok "make run simulates it" says "Winner: "
(cd "$scratch" && echo 'nim - : 3 4 5' | out/sim/bouton-sim --board demo --ask) >"$scratch/said" 2>&1
ok "the chip of the demo board answers" says "nim - : 3 4 5 : N : 1-2"
(cd "$scratch" && tests/host/wiring.py) >"$scratch/said" 2>&1
ok "wiring.py compares the demo board" says "demo: board.mk, board.h, README.md, diagram.json describe the same wiring"
make_there flash BOARD=demo PORT=/dev/none
ok "make flash uses the demo board" says "no board at /dev/none"
make_there help
ok "without BOARD, the error says that there is no uno" says "BOARD=uno is no board: choose one of demo host;"

sed -i 's/"lcd:RS"/"lcd:D0"/' "$scratch/board/demo/diagram.json"
make_there sim BOARD=demo
ok "a diagram without a wire of the display is not simulated, and the error says why" says "board/demo is not simulated: lcd:rs is"
(cd "$scratch" && out/sim/bouton-sim --board demo --ask </dev/null) >"$scratch/said" 2>&1
ok "the simulator does not list a board that is not simulated" says "no board demo; there are:"

for board in pocket exhibit; do
    only_board $board
    make_there -n BOARD=demo
    ok "a copy of $board can be built" [ $? = 0 ]
done

only_board pocket
make_there size BOARD=demo
ok "make size shows the demo board" says "demo, bytes"

refuses() { # refuses SED WHY: checks that a diagram changed by SED is refused with the error WHY
    only_board pocket
    sed -i "$1" "$scratch/board/demo/diagram.json"
    (cd "$scratch" && /usr/bin/python3 -B sim/boards.py board/demo) >"$scratch/said" 2>&1
    ok "a diagram after $1 is not simulated: $2" says "board/demo is not simulated: $2"
}
refuses 's/mcu:PB3/mcu:PB5/' "the lines of its LEDs are not bits 0 to 4 of a port"
refuses 's/led7:C", "r3:2/led7:C", "led8:A/' "led7 is not between two lines"

only_board exhibit
echo 'MODULES += out/exhibit/gen/firmware/game/search/tables.c' >>"$scratch/board/demo/board.mk"
make_there -n BOARD=demo
ok "control: a copy that needs another board's generated files is not built" says "there is no target out/demo/obj/out/exhibit"
tap_done
