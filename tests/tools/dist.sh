#!/bin/sh
# SPDX-License-Identifier: MIT
# dist.sh BOARD...: gathers what is built for these boards and for this machine in out/dist, for `make dist`. Equal sources and
# compilers give equal bytes.
set -e
export LC_ALL=C # order of files
dist=out/dist
boards="$* host"

# The commit, marked where the sources are not those of it. Nothing outside git, nor below a folder of another project.
commit() {
    [ -z "$(git rev-parse --show-cdup 2>/dev/null)" ] && id=$(git rev-parse --short=10 HEAD 2>/dev/null) || return 0
    [ -z "$(git status --porcelain)" ] && echo "-$id" || echo "-$id-dirty"
}

# The pages stand side by side here: links among them lead to their new names, those to other files become plain text.
page() { # page FROM TO
    sed -E 's,\]\(([^):]*/)?('$(echo $boards | tr ' ' '|')')/README\.md(#[^)]*)?\),](\2.md\3),g
        s,\]\((\.\./)+README\.md(#[^)]*)?\),](README.md\2),g
        s,!?\[([^]]*)\]\([^):]*/[^):]*\),\1,g' "$1" >"$dist/$2"
}

version=$(sed -n 's/^#define BOUTON_VERSION "\(.*\)"$/\1/p' firmware/console/version.h)
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
cp LICENSE board/LICENSES.txt $dist
{
    echo "Compiled by these, which give the same bytes again:"
    avr-gcc --version | head -1
    ${CC:-cc} --version | head -1
} >$dist/COMPILERS.txt
(cd $dist && sha256sum ./*) | sed 's,\./,,' >out/SHA256SUMS
mv out/SHA256SUMS $dist
ls $dist
