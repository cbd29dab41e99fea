#!/bin/sh
# SPDX-License-Identifier: MIT
# The pocket toy, compiled for an ATtiny4313, plays whole games on one. The ATtiny2313A's program is refused there.
. tests/tap.sh
explain() {
    echo "$said"
}

plays() { # plays ELF: whole games end well on an ATtiny4313
    said=$(out/pins/pocket_games "$1" 8 0 attiny4313 2>&1)
}

is_refused() { # is_refused ELF
    plays "$1"
    [ $? != 0 ] && case $said in *"is built for attiny2313a, not for attiny4313"*) ;; *) false ;; esac
}

ok "compiled for the ATtiny4313" plays out/pocket/attiny4313.elf
ok "control: compiled for the ATtiny2313A" is_refused out/pocket/bouton.elf
tap_done
