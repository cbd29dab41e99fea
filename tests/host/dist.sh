#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, two people who build the same release get different files, or a file is missing. Runs make dist in
# two clones of this tree. Both must have the same bytes, the file names of a release, and valid checksums. One clone
# starts with this tree's output. The other clone builds all files that might contain its folder's name. Among the images
# in other languages, which are built alike, it builds one drawn image, or all with DRAW=all.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' INT TERM
boards=$(grep -l '^MCU = ' board/*/board.mk | cut -d / -f 2)
one=$scratch/one
other="$scratch/another folder/bouton"
rebuilt=exhibit
explain() {
    cat "$scratch/said"
}

dist() { # dist CLONE
    env -u MAKEFLAGS -u MAKELEVEL make -j2 -C "$1" dist >"$scratch/said" 2>&1
}

gather() { # gather CLONE: runs the second half of make dist, on files that are already built
    (cd "$1" && tests/tools/dist.sh) >"$scratch/said" 2>&1
}

sums_hold() { # sums_hold CLONE
    (cd "$1/out/dist" && sha256sum -c --strict --quiet SHA256SUMS) >"$scratch/said" 2>&1
}

same() { # succeeds if both clones have the same files and checksums
    diff "$one/out/dist/SHA256SUMS" "$other/out/dist/SHA256SUMS" >"$scratch/said"
}

all_have_sums() {
    ls "$one/out/dist" | grep -v -x SHA256SUMS >"$scratch/files"
    sed 's/^[0-9a-f]*  //' "$one/out/dist/SHA256SUMS" | diff "$scratch/files" - >"$scratch/said"
}

# release files that `make dist` copies instead of making
OTHERS="bouton.html bouton-sheet.pdf bouton-pocket-board.tar.gz"
has_names() { # has_names CLONE: succeeds if the clone's release has all expected file names
    tests/tools/dist.sh --names | grep -v -x -F "$(printf '%s\n' $OTHERS)" | sort >"$scratch/files"
    ls "$1/out/dist" | sort | diff "$scratch/files" - >"$scratch/said"
}

is_version() { # is_version CLONE VERSION: succeeds if the clone's VERSION.txt has this version
    echo "$2" | diff - "$1/out/dist/VERSION.txt" >"$scratch/said"
}

is_tested() { # is_tested BOARD: succeeds if the released hex file matches the tested ELF file
    avr-objcopy -O ihex -R .eeprom "out/$1/bouton.elf" "$scratch/tested.hex" &&
        cmp "$scratch/tested.hex" "$one/out/dist/bouton-$1.hex" >"$scratch/said" 2>&1
}

tells() { # tells FOLDER FILE...: succeeds if a file contains the folder's path
    folder=$1
    shift
    grep -r -l -a -F "$folder" "$@" >"$scratch/said"
}

mkdir -p "$one"
tar -c .gitignore LICENSE Makefile board firmware sim tests/tests.mk tests/tools | tar -x -C "$one"
(cd "$one" && git init -q && git add -A && git -c user.name=test -c user.email=test@localhost commit -q -m test)
git clone -q "$one" "$other"
tar -c --exclude='*.s' out/text out/host out/uno-de $(printf 'out/%s ' $boards) | tar -x -C "$one"
tar -c --exclude='*.s' --exclude='bouton*' --exclude=out/host/obj/board/host/notation --exclude=out/$rebuilt/obj/board \
    out/text out/host $(printf 'out/%s ' $boards) | tar -x -C "$other"
commit=$(git -C "$one" rev-parse --short=10 HEAD)

ok "make dist" dist "$one"
# Mark all outputs as new, so that make does not rebuild them.
touch "$scratch/now"
languages=$(cd "$one/out" && ls -d *-*/ | tr -d /)
drawn_languages=$(printf '%s\n' $languages | drawn "$(printf '%s\n' $languages | wc -l)")
copied=$(printf 'out/%s\n' $languages | grep -v -x -F "$(printf 'out/%s\n' $drawn_languages)")
[ ! "$copied" ] || tar -c -C "$one" $copied | tar -x -C "$other"
find "$other/out" -exec touch -r "$scratch/now" {} +
ok "make dist in another folder, with new images: $(echo $rebuilt $drawn_languages)" dist "$other"
ok "the drawn images are built there" [ -z "$(cd "$other" && find $(printf 'out/%s/bouton.elf ' $rebuilt $drawn_languages) ! -newer "$scratch/now")" ]
ok "both folders have the same bytes" same
ok "the checksums are valid" sums_hold "$one"
ok "every file has a checksum" all_have_sums
for board in $boards; do
    ok "$board: the released file is the tested one" is_tested $board
done
version=$(echo version | "$one"/out/dist/bouton-*-"$(uname -m)")
ok "the program runs and prints its version: $version" [ "${version#bouton [0-9]}" != "$version" ]
version=${version#bouton }
ok "the files have the names of a release" has_names "$one"
ok "VERSION.txt has the version and the commit" is_version "$one" "$version-$commit"
ok "there are notes for this version: .github/releases/v$version.md" [ -s ".github/releases/v$version.md" ]
ok "there is a hex file in German" [ -s "$one/out/dist/bouton-uno-de.hex" ]
! cmp -s "$one/out/dist/bouton-uno-de.hex" "$one/out/dist/bouton-uno.hex"
check $? "the German hex file differs from the English one"
! tells "$scratch" "$one/out/dist" "$other/out/dist"
check $? "no file contains the name of the build folder"
! tells "$PWD/" $(printf 'out/%s/bouton.elf ' $boards) out/host/bouton out/*/gen
check $? "no debug information or generated source contains the name of the build folder"

printf x | dd of="$other/out/dist/bouton-uno.hex" bs=1 seek=1000 conv=notrunc 2>"$scratch/said"
! sums_hold "$other"
check $? "control: a changed byte is found"
sed -i 's/^#define BOUTON_VERSION.*/#define BOUTON_VERSION "99.5"/' "$other/firmware/line/version.h"
gather "$other"
! same
check $? "control: changed sources change the checksums"
ok "the version comes from one place; a changed source makes the tree dirty" is_version "$other" "99.5-$commit-dirty"
takes_others() { # succeeds if dist.sh releases all files in OTHERS
    gather "$one" && (cd "$one/out/dist" && ls $OTHERS) >"$scratch/said" 2>&1
}
mkdir -p "$one/out/pcb/kicad" "$one/out/web"
cp board/pocket/pcb/toy.kicad_pcb "$one/out/pcb/kicad"
touch "$one/out/web/bouton.html" "$one/out/web/bouton-sheet.pdf"
ok "make dist adds the page, its sheet and the circuit board if other targets made them" takes_others
echo >>"$one/out/pcb/kicad/toy.kicad_pcb"
touch "$one/firmware/game/left_over.h"
! takes_others
check $? "control: make dist omits the circuit board of another table"
ok "an untracked file makes the tree dirty" is_version "$one" "$version-$commit-dirty"
rm -rf "$one/.git"
gather "$one"
ok "without git there is no commit" is_version "$one" "$version"
git init -q "$scratch"
gather "$one"
ok "the commit of an enclosing repository is not used" is_version "$one" "$version"
tap_done
