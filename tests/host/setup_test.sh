#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, setup.sh does not install what a fresh machine needs, or asks for too much. Runs
# tests/tools/setup.sh on fake machines. A machine is a folder, and PATH contains nothing else. Its programs do nothing
# and succeed. apt-get and sudo log their arguments.
setup=$PWD/tests/tools/setup.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
. tests/tap.sh
explain() {
    cat "$scratch/said" "$scratch/calls"
}

program() { # program NAME [BODY]: adds a program to the fake machine
    printf '#!/bin/sh\n%s\n' "$2" >"$machine/$1"
    [ -x "$machine/$1" ] || chmod +x "$machine/$1"
}

# finds [HEADER]: prints the body of a compiler that finds all headers, or all except HEADER
finds() {
    echo "while read -r line; do case \$line in \"#\"*${1:+ | *$1*}) ;; *) echo \"\$line\" ;; esac; done"
}

finds_all=$(finds)
machines=0
machine() { # machine UID: creates a fake machine that has all programs except apt-get
    machines=$((machines + 1))
    machine=$scratch/$machines
    : >"$scratch/calls"
    cp -rp "$scratch/programs" "$machine"
    [ "$1" = 0 ] || program id "echo $1"
}

apt() { # apt [PROGRAM [BODY]]: imitates an apt-get that can install only PROGRAM
    program apt-get "echo apt-get \"\$*\" \$DEBIAN_FRONTEND >>$scratch/calls
    [ -z '$1' ] || case \$* in *install*) printf '#!/bin/sh\n%s\n' '${2:-$finds_all}' >$machine/$1 && $(command -v chmod) +x $machine/$1 ;; esac"
}

sudo_() {
    program sudo "echo sudo >>$scratch/calls; exec \"\$@\""
    program env 'shift; exec "$@"'
}

setup() { # setup MODE: runs setup.sh, and sets $status, $scratch/said and $scratch/calls
    PATH=$machine "$setup" "$1" >"$scratch/said" 2>&1
    status=$?
}

called() { # called LINE...: checks that apt-get and sudo were called exactly like this
    [ "$(cat "$scratch/calls")" = "$(printf '%s\n' "$@")" ]
}

said() { # said LINE: checks that only LINE was printed
    [ "$(cat "$scratch/said")" = "$1" ]
}

machine=$scratch/programs
mkdir "$machine"
for name in avr-gcc avr-objcopy cppcheck tmux python3 prove git avrdude node npm chromium wasm-ld cadical minisat avr-gdb; do
    printf '#!/bin/sh\n' >"$machine/$name"
done
chmod +x "$machine"/*
program gcc "$finds_all"
program clang '[ "$1" != -dumpversion ] || echo 14.0.6'
program id 'echo 0'
update="apt-get -q update noninteractive"
install="apt-get -q install -y --no-install-recommends"

machine 0
apt
setup test
ok "nothing is missing: status 0" [ $status = 0 ]
ok "nothing is missing: apt-get is not called" called
ok "nothing is missing: no output" said ""

machine 0
rm "$machine/tmux"
setup run
ok "run does not need the programs of tests" [ $status = 0 ]

# installs MODE PACKAGE PROGRAM...: checks that MODE installs PACKAGE and nothing else if PROGRAMs are missing
installs() {
    mode=$1
    package=$2
    shift 2
    machine 0
    apt "$1"
    (cd "$machine" && rm "$@")
    setup "$mode"
    [ $status = 0 ] && called "$update" "$install $package noninteractive"
}

ok "flash installs avrdude" installs flash avrdude avrdude clang tmux prove
ok "flash installs the compiler" installs flash "gcc-avr avr-libc" avr-gcc clang tmux prove
ok "fuses installs avrdude but no compiler" installs fuses avrdude avrdude avr-gcc gcc python3
ok "firmware installs the compiler but not avrdude" installs firmware "gcc-avr avr-libc" avr-gcc avrdude tmux
ok "firmware installs python3, which its tables need" installs firmware python3 python3 avrdude tmux
ok "web installs node but no browser" installs web nodejs node chromium tmux
ok "web installs npm" installs web npm npm chromium tmux
ok "web installs the linker for WebAssembly" installs web lld wasm-ld chromium tmux
ok "firmware does not need clang" installs firmware binutils-avr avr-objcopy clang wasm-ld node
ok "web_test installs a browser" installs web_test chromium chromium tmux cadical
ok "web_test installs avrdude, which flashes in a comparison" installs web_test avrdude avrdude tmux cadical
machine 0
program apt-cache
apt chromium-headless-shell
rm "$machine/chromium"
setup web_test
ok "web_test installs a headless browser if apt-get offers one" called "$update" "$install chromium-headless-shell noninteractive"
ok "host installs gcc but not avr-gcc" installs host "gcc libc6-dev libedit-dev" gcc avr-gcc avrdude
setup_without() { # setup_without HEADER MODE: runs setup.sh on a fake machine whose gcc lacks HEADER
    machine 0
    program gcc "$(finds "$1")"
    apt gcc
    setup "$2"
}
setup_without histedit.h host
ok "host installs the library for line editing" called "$update" "$install libedit-dev noninteractive"
setup_without histedit.h test
ok "test installs the library for line editing" called "$update" "$install libedit-dev noninteractive"
setup_without histedit.h run
ok "run does not need the library for line editing" [ $status = 0 -a ! -s "$scratch/calls" ]
ok "prove installs a solver" installs prove cadical cadical tmux
ok "run installs python3" installs run python3 python3 avrdude tmux
machine 0
# this gcc does not find the simavr header even after its installation
program gcc "$(finds simavr)"
apt
setup run
ok "run installs the simavr library" called "$update" "$install libsimavr-dev noninteractive" "$install libsimavr-dev noninteractive"
machine 0
program kicad-cli 'echo 6.0.11'
apt kicad-cli
setup pcb
ok "pcb needs a newer KiCad but does not install it" [ $status = 1 -a ! -s "$scratch/calls" ]
ok "pcb says which KiCad it needs" said "setup: KiCad 9 or newer is needed, which Debian 13 has; here is 6.0.11"
machine 0
setup rum
ok "an unknown mode: status 2 and a list of modes" [ $status = 2 -a "$(cut -c1-7 "$scratch/said")" = "usage: " ]

machine 0
rm "$machine/tmux"
apt tmux
setup test
ok "root: success" [ $status = 0 ]
ok "root: only the missing package is installed" called "$update" "$install tmux noninteractive"
ok "root: the output names the package and NO_INSTALL" said "setup: apt-get install tmux (NO_INSTALL=1 only prints the names)"

machine 0
rm "$machine/tmux"
program sleep "exec $(command -v sleep) 0.01"
program apt-get "for try in $(seq -s ' ' 1000); do $(command -v grep) -q 'running after 8 s' $scratch/said && exit 1; $(command -v sleep) 0.01; done"
setup test
ok "the output repeats that apt-get is still running" grep -q '^still running after 8 s$' "$scratch/said"

machine 0
rm "$machine/tmux"
apt tmux
export NO_INSTALL=1
setup test
ok "NO_INSTALL=1: status 1, nothing installed" [ $status = 1 -a ! -s "$scratch/calls" ]
ok "NO_INSTALL=1: one line names the package" said "setup: NO_INSTALL is set; please install: tmux"
unset NO_INSTALL

machine 0
program apt-cache
apt clang-format-14
setup test
ok "the formatter is installed if apt-get offers it" called "$update" "$install clang-format-14 noninteractive"
ok "the installed formatter is found" [ $status = 0 ]

machine 0
program apt-cache 'exit 100'
setup test
ok "without an offered formatter, setup succeeds" [ $status = 0 ]

machine 1000
rm "$machine/prove"
apt prove
sudo_
setup test
ok "user: success" [ $status = 0 ]
ok "a user installs through sudo" called sudo "$update" sudo "$install perl noninteractive"

machine 0
program avr-gcc 'exit 1'
apt avr-gcc
setup run
ok "a compiler without headers gets the library" called "$update" "$install avr-libc noninteractive"

machine 0
rm "$machine/clang"
apt clang 'case "$*" in -dumpversion) echo 19.1.7 ;; *"-o /dev/null") exit 1 ;; esac' # never links anything
setup web
ok "the version of clang selects the WebAssembly runtime" \
    called "$update" "$install clang wasi-libc noninteractive" "$install libclang-rt-19-dev-wasm32 noninteractive"
ok "clang without the WebAssembly runtime: status 1" [ $status = 1 ]

machine 0
program clang 'case "$*" in *-E*) exit 1 ;; esac' # finds no header
rm "$machine/wasm-ld"
setup web
ok "no apt-get: the packages that build the page are named" said "setup: no apt-get here; please install: lld wasi-libc"

machine 0
rm "$machine/avr-gcc" "$machine/tmux"
setup test
ok "no apt-get: status 1" [ $status = 1 ]
ok "no apt-get: one line names the packages" said "setup: no apt-get here; please install: gcc-avr avr-libc tmux"

machine 1000
rm "$machine/tmux"
apt tmux
setup test
ok "no sudo: one line names the package" said "setup: neither root nor sudo here; please install: tmux"
ok "no sudo: status 1, apt-get is not called" called
machine 0
rm "$machine/tmux"
program apt-get 'exit 100'
setup test
ok "apt-get fails: status 1" [ $status = 1 ]
ok "apt-get fails: the package is named" [ "$(tail -1 "$scratch/said")" = "setup: apt-get failed; please install: tmux" ]

tap_done
