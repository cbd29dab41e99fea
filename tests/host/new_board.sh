#!/bin/sh
# SPDX-License-Identifier: MIT
# A folder is all that a board needs: a copy of a board's folder, as "Add a board" in board/README.md makes it, is built, measured, simulated
# and flashed by the name of the copy, also without the original.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
explain() {
    [ ! "$expected" ] || echo "expected: $expected"
    echo "came:"
    tail -20 "$scratch/said"
}

# The budgets here are not those that the board would have then.
make_there() { # make_there ARGUMENT...: runs make in the scratch tree
    expected=
    env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS make -C "$scratch" --no-print-directory demo_LIMITS= "$@" \
        </dev/null >"$scratch/said" 2>&1
}

says() { # says TEXT: the last make printed this text
    expected=$1
    grep -q -F -e "$1" "$scratch/said"
}

is_shown() { # is_shown COMMAND...: board/README.md has these lines, one below the other
    expected="in board/README.md: $*"
    grep -n -F -x -e "cp -R board/uno board/demo" -e "make BOARD=demo" -e "make run BOARD=demo" board/README.md >"$scratch/said"
    [ "$(cut -d : -f 2 "$scratch/said")" = "$(printf '%s\n' "$@")" ]
}

only_board() { # only_board BOARD: leaves two boards in the scratch tree, host and demo, a copy of this one
    rm -rf "$scratch/board"
    mkdir -p "$scratch/board/pocket"
    cp -rp board/pocket/pcb "$scratch/board/pocket" # wiring.py imports it
    cp -rp board/*.[ch] board/*.mk board/host "$scratch/board" && cp -rp "board/$1" "$scratch/board/demo"
}

# The objects of the simulator, of the host's program and of what no chip or pin has to do with are copied, as their sources are the same.
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
ok "and says so" says "out/demo/bouton.elf"
ok "nothing else is built" [ "$(ls "$scratch/out" | tr '\n' ' ')" = "demo host sim text " ]
make_there run BOARD=demo
ok "make run simulates it" says "Winner: "
(cd "$scratch" && echo 'nim - : 3 4 5' | out/sim/bouton-sim --board demo --ask) >"$scratch/said" 2>&1
ok "its chip answers" says "nim - : 3 4 5 : N : 1-2"
(cd "$scratch" && tests/host/wiring.py) >"$scratch/said" 2>&1
ok "its wiring is compared" says "demo: board.mk, board.h, README.md, diagram.json agree"
make_there flash BOARD=demo PORT=/dev/none
ok "make flash is for it" says "no board at /dev/none"
make_there help
ok "without BOARD the list of boards says that there is no uno" says "there is no BOARD=uno, but demo host;"

sed -i 's/"lcd:RS"/"lcd:D0"/' "$scratch/board/demo/diagram.json"
make_there sim BOARD=demo
ok "a diagram without a wire that the display needs: not simulated, and it is said why" says "board/demo is not simulated: lcd:rs is"
(cd "$scratch" && out/sim/bouton-sim --board demo --ask </dev/null) >"$scratch/said" 2>&1
ok "and the simulator does not know it" says "no board demo; there are:"

for board in pocket exhibit; do
    only_board $board
    make_there -n BOARD=demo
    ok "a copy of $board has all that it is built from" [ $? = 0 ]
done

only_board pocket
make_there size BOARD=demo
ok "make size knows its budgets" says "demo, bytes"

refuses() { # refuses SED WHY: the pocket toy is not simulated if this sed script changes its diagram
    only_board pocket
    sed -i "$1" "$scratch/board/demo/diagram.json"
    (cd "$scratch" && sim/boards.py board/demo) >"$scratch/said" 2>&1
    ok "a diagram after $1 is not simulated: $2" says "board/demo is not simulated: $2"
}
refuses 's/mcu:PB3/mcu:PB5/' "the lines of its LEDs are not bits 0 to 4 of a port"
refuses 's/led7:C", "r3:2/led7:C", "led8:A/' "led7 is not between two lines"

only_board exhibit
echo 'MODULES += out/exhibit/gen/firmware/game/search/tables.c' >>"$scratch/board/demo/board.mk"
make_there -n BOARD=demo
ok "control: a copy that names what is computed for another board is not built" says "there is no target out/demo/obj/out/exhibit"
tap_done
