#!/bin/sh
# SPDX-License-Identifier: MIT
# setup.sh host|firmware|run|dist|size|fuses|flash|web|web_test|prove|pcb|pcb_test|test: installs the missing Debian
# packages that this mode needs, and prints the apt command first. If nothing is missing, prints nothing and does not
# call apt. With NO_INSTALL=1, only names the packages. If packages are still missing, prints one line with their names,
# and the exit status is 1. Needs only the shell and `id`.
export DEBIAN_FRONTEND=noninteractive
. "${0%/*}/patiently.sh"

has() { # has COMMAND
    command -v "$1" >/dev/null 2>&1
}

includes() { # includes COMPILER HEADER: succeeds if the compiler finds the header
    # shellcheck disable=SC2086 # each word is an option
    $1 -E -x c - >/dev/null 2>&1 <<END
#include <$2>
END
}

HEADERS="stdio.h histedit.h elfutils/libdw.h libelf.h simavr/sim_avr.h ncurses.h"
gcc_finds() { # gcc_finds HEADER: succeeds if gcc finds this one of HEADERS; asks gcc once for all
    [ "$found" ] || found="found $(for header in $HEADERS; do
        printf '#if __has_include(<%s>)\n<%s>\n#endif\n' "$header" "$header"
    done | gcc -E -P -x c - 2>/dev/null)"
    case $found in *"<$1>"*) ;; *) return 1 ;; esac
}

offered() { # offered PACKAGE: succeeds if apt knows the package
    apt-cache show "$1" >/dev/null 2>&1
}

need() { # need PACKAGE PROBE...: adds PACKAGE to $missing if the command PROBE fails
    package=$1
    shift
    case "$missing " in *" $package "*) return ;; esac
    "$@" || missing="$missing $package"
}

probe_native() {
    need gcc has gcc
    need libc6-dev gcc_finds stdio.h # only recommended by gcc
    need python3 has python3         # runs the programs that generate tables and packed texts
}

probe_editing() {
    need libedit-dev gcc_finds histedit.h
}

probe_host() {
    probe_native
    probe_editing
}

probe_avr() {
    need gcc-avr has avr-gcc
    need binutils-avr has avr-objcopy
    need avr-libc includes avr-gcc avr/io.h
}

probe_fuses() {
    need avrdude has avrdude
}

probe_firmware() {
    probe_native
    probe_avr
}

probe_layout() { # libraries with which the simulator finds the addresses of a firmware's variables
    need libdw-dev gcc_finds elfutils/libdw.h
    need libelf-dev gcc_finds libelf.h
}

probe_run() {
    probe_firmware
    need libsimavr-dev gcc_finds simavr/sim_avr.h
    probe_layout
    need libncurses-dev gcc_finds ncurses.h
}

probe_dist() {
    probe_firmware
    probe_editing
}

probe_size() {
    probe_firmware
    need python3-pyelftools /usr/bin/python3 -c 'import elftools' # needed by tests/tools/stack.py
}

probe_flash() {
    probe_firmware
    probe_fuses
}

clang_version() {
    clang -dumpversion | { IFS=. read -r major _ && echo "$major"; }
}

links_wasm() { # succeeds if clang can link WebAssembly programs
    echo 'int main(void) { return 0; }' | clang --target=wasm32-wasi --sysroot=/usr -x c - -o /dev/null >/dev/null 2>&1
}

probe_wasm() {
    need clang has clang
    need lld has wasm-ld
    need wasi-libc includes "clang --target=wasm32-wasi --sysroot=/usr" wasi/api.h
    # The name of the package contains the version of clang.
    has clang && need "libclang-rt-$(clang_version)-dev-wasm32" links_wasm
}

probe_web() {
    probe_firmware
    probe_wasm
    need nodejs has node
    need npm has npm
    probe_layout
}

browser() { # Prefers the headless shell, which starts twice as fast.
    offered chromium-headless-shell && echo chromium-headless-shell || echo chromium
}

has_browser() {
    has chromium-headless-shell || has chromium
}

probe_bootloaders() {
    need arduino-core-avr test -e /usr/share/arduino/hardware/arduino/avr/bootloaders/optiboot/optiboot.c
}

probe_web_test() {
    probe_run
    probe_editing
    probe_web
    has_browser || need "$(browser)" has_browser
    need perl has prove
    probe_bootloaders
    probe_fuses
}

probe_prove() {
    probe_run
    probe_size
    need cadical has cadical
    need minisat has minisat
}

# Prints the version of KiCad that is installed, or that apt offers.
kicad_release() {
    if has kicad-cli; then
        kicad-cli version
    else
        apt-cache policy kicad 2>/dev/null | sed -n 's/^ *Candidate: \([0-9].*\)/\1/p'
    fi
}

probe_pcb() {
    release=$(kicad_release)
    if [ $round = second ] || [ "$release" ]; then
        [ "${release%%.*}" -ge 9 ] 2>/dev/null || {
            echo "setup: KiCad 9 or newer is needed, which Debian 13 has; here is ${release:-none}" >&2
            exit 1
        }
    fi
    need python3 has python3
    need kicad has kicad-cli
    need kicad-symbols test -e /usr/share/kicad/symbols/Device.kicad_sym
    need kicad-footprints test -e /usr/share/kicad/footprints/LED_THT.pretty
    need openscad has openscad
}

probe_pcb_test() {
    probe_pcb
    need gerbv has gerbv
    need admesh has admesh
    need poppler-utils has pdftoppm
    need git has git
}

probe_test() {
    probe_prove
    probe_editing
    # The style test needs version 14. Other versions break lines differently.
    has clang-format-14 || ! offered clang-format-14 || need clang-format-14 has clang-format-14
    need cppcheck has cppcheck
    need tmux has tmux
    need gdb-avr has avr-gdb
    need perl has prove
    probe_fuses
    need git has git
    probe_bootloaders
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

give_up() {
    echo "setup: $1; please install:$missing" >&2
    exit 1
}

case $1 in
host | firmware | run | dist | size | fuses | flash | web | web_test | prove | pcb | pcb_test | test) ;;
*)
    echo "usage: $0 host|firmware|run|dist|size|fuses|flash|web|web_test|prove|pcb|pcb_test|test" >&2
    exit 2
    ;;
esac

for round in first second; do # A second round is needed, because package names may depend on earlier packages.
    missing=
    found=
    "probe_$1"
    [ "$missing" ] || exit 0
    has apt-get || give_up "no apt-get here"
    [ "$(id -u)" = 0 ] || has sudo || give_up "neither root nor sudo here"
    [ ! "$NO_INSTALL" ] || give_up "NO_INSTALL is set"
    echo "setup: apt-get install$missing (NO_INSTALL=1 only prints the names)"
    [ $round = second ] || patiently as_root apt-get -q update
    # shellcheck disable=SC2086 # each word is a package
    patiently as_root apt-get -q install -y --no-install-recommends $missing || give_up "apt-get failed"
done
missing=
found=
"probe_$1"
[ ! "$missing" ] || give_up "installed, but still not found"
