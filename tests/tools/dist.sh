#!/bin/sh
# SPDX-License-Identifier: MIT
# dist.sh BOARD...: for `make dist`, gathers the builds for these boards and for this machine in out/dist. The same sources and
# compilers give the same bytes.
set -e
export LC_ALL=C # order of files
dist=out/dist
boards="$* host"

# Prints the commit, marked if the sources differ from it. Prints nothing if this folder is not the root of a git repository.
commit() {
    [ -z "$(git rev-parse --show-cdup 2>/dev/null)" ] && id=$(git rev-parse --short=10 HEAD 2>/dev/null) || return 0
    [ -z "$(git status --porcelain)" ] && echo "-$id" || echo "-$id-dirty"
}

# Copies a page. In out/dist all pages are in one folder: links between them get the new names, other links become plain text.
page() { # page FROM TO
    sed -E 's,\]\(([^):]*/)?('$(echo $boards | tr ' ' '|')')/README\.md(#[^)]*)?\),](\2.md\3),g
        s,\]\((\.\./)+README\.md(#[^)]*)?\),](README.md\2),g
        s,!?\[([^]]*)\]\([^):]*/[^):]*\),\1,g' "$1" >"$dist/$2"
}

version=$(sed -n 's/^#define BOUTON_VERSION "\(.*\)"$/\1/p' firmware/line/version.h)
name=bouton-$version$(commit)
rm -rf $dist
mkdir -p $dist
for board in "$@"; do
    cp "out/$board/bouton.hex" "$dist/$name-$board.hex"
done
strip -o "$dist/$name-$(uname -s | tr A-Z a-z)-$(uname -m)" out/host/bouton
for board in $boards; do
    page "board/$board/README.md" "$board.md"
done
page README.md README.md
# The circuit board, if make pcb made it from these sources
if cmp -s out/pcb/kicad/toy.kicad_pcb board/pocket/pcb/toy.kicad_pcb; then
    for file in $(find out/pcb -type f ! -path '*/kicad/*'); do
        cp "$file" "$dist/pocket-${file##*/}"
    done
    page board/pocket/pcb/README.md pocket-board.md
    cp board/pocket/pcb/front.png board/pocket/pcb/back.png $dist
fi
cp LICENSE board/LICENSES.txt $dist
{
    echo "Compiled by these, which give the same bytes again:"
    avr-gcc --version | head -1
    ${CC:-cc} --version | head -1
} >$dist/COMPILERS.txt
(cd $dist && sha256sum ./*) | sed 's,\./,,' >out/SHA256SUMS
mv out/SHA256SUMS $dist
ls $dist
