#!/bin/sh
# SPDX-License-Identifier: MIT
# dist.sh [--names]: for `make dist`, copies the files of a release to out/dist. Adds the page, its sheet and the
# circuit board if they are built. --names only prints the names of all files.
set -e
export LC_ALL=C # order of files
dist=out/dist
solver=bouton-$(uname -sm | tr 'A-Z ' a-z-)
board=bouton-pocket-board.tar.gz

# Prints the folders of firmware images in out/.
images() {
    boards=$(grep -l '^MCU = ' board/*/board.mk)
    echo "$boards" | cut -d / -f 2
    # shellcheck disable=SC2046,SC2086 # each word is a file
    for rules in $(grep -L '^LANGUAGES = ' $(grep -l '^DISPLAY = ' $boards)); do
        name=${rules#board/}
        for language in firmware/ui/messages/*.txt; do
            language=${language##*/}
            [ "$language" = en.txt ] || echo "${name%/board.mk}-${language%.txt}"
        done
    done
}

# Prints the commit. After local changes, adds -dirty. Outside a repository, prints nothing.
commit() {
    [ -z "$(git rev-parse --show-cdup 2>/dev/null)" ] && id=$(git rev-parse --short=10 HEAD 2>/dev/null) || return 0
    [ -z "$(git status --porcelain)" ] && echo "-$id" || echo "-$id-dirty"
}

if [ "$1" = --names ]; then
    printf 'bouton-%s.hex\n' $(images)
    printf '%s\n' "$solver" bouton.html bouton-sheet.pdf $board LICENSE LICENSES.txt COMPILERS.txt VERSION.txt SHA256SUMS
    exit
fi
rm -rf $dist
mkdir -p $dist
for image in $(images); do
    cp "out/$image/bouton.hex" "$dist/bouton-$image.hex"
done
strip -o "$dist/$solver" out/host/bouton
for file in bouton.html bouton-sheet.pdf; do
    [ ! -f out/web/$file ] || cp out/web/$file $dist
done
# Add the circuit board only if it has been made from these sources.
if cmp -s out/pcb/kicad/toy.kicad_pcb board/pocket/pcb/toy.kicad_pcb; then
    tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C out -c pcb | gzip -n >$dist/$board
fi
cp LICENSE board/LICENSES.txt $dist
echo "$(sed -n 's/^#define BOUTON_VERSION "\(.*\)"$/\1/p' firmware/line/version.h)$(commit)" >$dist/VERSION.txt
{
    echo "The same bytes need these compilers:"
    avr-gcc --version | head -1
    ${CC:-cc} --version | head -1
} >$dist/COMPILERS.txt
(cd $dist && sha256sum ./*) | sed 's,\./,,' >out/SHA256SUMS
mv out/SHA256SUMS $dist
ls $dist
