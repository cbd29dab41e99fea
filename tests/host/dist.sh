#!/bin/sh
# SPDX-License-Identifier: MIT
# make dist in two clones of this tree: the same bytes in any folder, the right file names, and valid checksums. One of them has what
# this tree has built already; in the other all is built anew.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' INT TERM
boards=$(grep -l '^MCU = ' board/*/board.mk | cut -d / -f 2)
one=$scratch/one
other="$scratch/another folder/bouton"
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
    [ "$(ls "$one/out/dist" | grep -v -x SHA256SUMS)" = "$(sed 's/^[0-9a-f]*  //' "$one/out/dist/SHA256SUMS")" ]
}

links_hold() { # every link of a page leads to a file in the same folder
    grep -o '](\([^):]*\))' "$one"/out/dist/*.md | sed 's/.*](\([^#)]*\).*/\1/' | grep . | sort -u >"$scratch/said"
    [ -s "$scratch/said" ] && while read -r file; do [ -f "$one/out/dist/$file" ] || return 1; done <"$scratch/said"
}

named() { # named CLONE PREFIX: one file for each board and one for this machine, and no others, have names with this prefix
    ls "$1/out/dist" >"$scratch/said"
    for kind in $(printf '%s.hex ' $boards) "$(uname -s | tr A-Z a-z)-$(uname -m)"; do
        grep -q -x -F "$2-$kind" "$scratch/said" && sed -i "/^$2-$kind$/d" "$scratch/said" || return 1
    done
    ! grep '^bouton-' "$scratch/said"
}

is_tested() { # is_tested BOARD: the board's hex file is made from the ELF that the tests run
    avr-objcopy -O ihex -R .eeprom "out/$1/bouton.elf" "$scratch/tested.hex" && cmp "$scratch/tested.hex" "$one"/out/dist/*-"$1".hex
}

mkdir -p "$one"
tar -c --exclude=./out --exclude=./.git . | tar -x -C "$one"
(cd "$one" && git init -q && git add -A && git -c user.name=test -c user.email=test@localhost commit -q -m test)
git clone -q "$one" "$other"
mkdir "$one/out"
cp -a out/text out/host $(printf 'out/%s ' $boards) "$one/out"
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
ok "no file tells in which folder it was built" [ -z "$(grep -r -l -a -F "$scratch" "$one/out/dist")" ]
ok "links among the pages hold" links_hold

printf x | dd of="$other/out/dist/bouton-$version-$commit-uno.hex" bs=1 seek=1000 conv=notrunc 2>"$scratch/said"
! sums_hold "$other"
check $? "control: a changed byte is found"
sed -i 's/^#define BOUTON_VERSION.*/#define BOUTON_VERSION "99.5"/' "$other/firmware/console/version.h"
dist "$other"
! same
check $? "control: other sources give other sums"
ok "the version comes from one place; a changed source makes the tree dirty" named "$other" "bouton-99.5-$commit-dirty"
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
