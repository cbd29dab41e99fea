#!/bin/sh
# SPDX-License-Identifier: MIT
# make dist in two clones of this tree: the same bytes in any folder, the right file names, and valid checksums. One of them has what
# this tree has built already. In the other the notation of the program for this machine, and what a board has of its own, are built
# anew, and all is linked anew; that nothing else tells its folder either is seen in the sources that are computed, and in the
# programs with what they have for debuggers.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' INT TERM
boards=$(grep -l '^MCU = ' board/*/board.mk | cut -d / -f 2)
one=$scratch/one
other="$scratch/another folder/bouton"
anew=exhibit
explain() {
    cat "$scratch/said"
}

dist() { # dist CLONE
    env -u MAKEFLAGS -u MAKELEVEL make -j2 -C "$1" dist >"$scratch/said" 2>&1
}

sums_hold() { # sums_hold CLONE
    (cd "$1/out/dist" && sha256sum -c --strict --quiet SHA256SUMS) >"$scratch/said" 2>&1
}

same() { # both clones have the same files with the same checksums
    diff "$one/out/dist/SHA256SUMS" "$other/out/dist/SHA256SUMS" >"$scratch/said"
}

all_have_sums() {
    ls "$one/out/dist" | grep -v -x SHA256SUMS >"$scratch/files"
    sed 's/^[0-9a-f]*  //' "$one/out/dist/SHA256SUMS" | diff "$scratch/files" - >"$scratch/said"
}

links_hold() { # every link of a page leads to a file in the same folder
    grep -o '](\([^):]*\))' "$one"/out/dist/*.md | sed 's/.*](\([^#)]*\).*/\1/' | grep . | sort -u >"$scratch/links"
    echo "no link at all" >"$scratch/said"
    [ -s "$scratch/links" ] && while read -r file; do
        [ -f "$one/out/dist/$file" ] || { echo "a link to $file, which is not there" >"$scratch/said" && return 1; }
    done <"$scratch/links"
}

named() { # named CLONE PREFIX: one file for each board and one for this machine, and no others, have names with this prefix
    printf '%s\n' $(printf "$2-%s.hex " $boards) "$2-$(uname -s | tr A-Z a-z)-$(uname -m)" | sort >"$scratch/files"
    ls "$1/out/dist" | grep '^bouton-' | sort | diff "$scratch/files" - >"$scratch/said"
}

is_tested() { # is_tested BOARD: the board's hex file is made from the ELF that the tests run
    avr-objcopy -O ihex -R .eeprom "out/$1/bouton.elf" "$scratch/tested.hex" &&
        cmp "$scratch/tested.hex" "$one"/out/dist/*-"$1".hex >"$scratch/said" 2>&1
}

tells() { # tells FOLDER FILE...: one of the files contains this folder's name
    folder=$1
    shift
    grep -r -l -a -F "$folder" "$@" >"$scratch/said"
}

mkdir -p "$one"
tar -c .gitignore LICENSE README.md Makefile board firmware sim tests/tests.mk tests/tools | tar -x -C "$one"
(cd "$one" && git init -q && git add -A && git -c user.name=test -c user.email=test@localhost commit -q -m test)
git clone -q "$one" "$other"
tar -c --exclude='*.s' out/text out/host $(printf 'out/%s ' $boards) | tar -x -C "$one"
tar -c --exclude='*.s' --exclude='bouton*' --exclude=out/host/obj/board/host/notation --exclude=out/$anew/obj/board \
    out/text out/host $(printf 'out/%s ' $boards) | tar -x -C "$other"
# The clone's sources are younger than those of this tree.
touch "$scratch/now"
find "$other/out" -exec touch -r "$scratch/now" {} +
commit=$(git -C "$one" rev-parse --short=10 HEAD)

ok "make dist" dist "$one"
ok "make dist in another folder" dist "$other"
ok "the same bytes" same
ok "the sums hold" sums_hold "$one"
ok "every file has its sum" all_have_sums
for board in $boards; do
    ok "$board: what the tests run" is_tested $board
done
version=$(echo version | "$one"/out/dist/bouton-*-"$(uname -m)")
ok "the program runs and says its version: $version" [ "${version#bouton [0-9]}" != "$version" ]
version=${version#bouton }
ok "the names have the version and the commit" named "$one" "bouton-$version-$commit"
! tells "$scratch" "$one/out/dist" "$other/out/dist"
check $? "no file tells in which folder it was built"
! tells "$PWD/" $(printf 'out/%s/bouton.elf ' $boards) out/host/bouton out/*/gen
check $? "nor does a program with what it has for debuggers, or a source that is computed"
ok "links among the pages hold" links_hold

printf x | dd of="$other/out/dist/bouton-$version-$commit-uno.hex" bs=1 seek=1000 conv=notrunc 2>"$scratch/said"
! sums_hold "$other"
check $? "control: a changed byte is found"
sed -i 's/^#define BOUTON_VERSION.*/#define BOUTON_VERSION "99.5"/' "$other/firmware/line/version.h"
dist "$other"
! same
check $? "control: other sources give other sums"
ok "the version comes from one place; a changed source makes the tree dirty" named "$other" "bouton-99.5-$commit-dirty"
takes_board() { # make dist takes what make pcb left, and the page of the board with its pictures
    dist "$one" && links_hold && [ -f "$one/out/dist/pocket-toy-board.zip" ] && [ -f "$one/out/dist/pocket-front.stl" ]
}
mkdir -p "$one/out/pcb/kicad" "$one/out/pcb/case"
cp board/pocket/pcb/toy.kicad_pcb "$one/out/pcb/kicad"
touch "$one/out/pcb/toy-board.zip" "$one/out/pcb/case/front.stl"
ok "the circuit board is there if make pcb made it" takes_board
echo >>"$one/out/pcb/kicad/toy.kicad_pcb"
! takes_board
check $? "control: the board of another table is not"
rm -r "$one/out/pcb"
touch "$one/firmware/game/left_over.h"
dist "$one"
ok "so does a file that git does not know" named "$one" "bouton-$version-$commit-dirty"
rm -rf "$one/.git"
dist "$one"
ok "without git, no commit" named "$one" "bouton-$version"
git init -q "$scratch"
dist "$one"
ok "the commit is not that of a project around it" named "$one" "bouton-$version"
tap_done
