#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a pocket toy with an ATtiny4313 does not play, or is flashed with the wrong image. Plays games on
# an ATtiny4313 with the pocket toy's firmware compiled for it. The ATtiny2313A's firmware must be refused.
. tests/tap.sh
explain() {
    echo "$said"
}

plays() { # plays ELF: plays games on a simulated ATtiny4313
    said=$(out/pins/pocket_games "$1" 4 0 attiny4313 2>&1)
}

is_refused() { # is_refused ELF
    plays "$1"
    [ $? != 0 ] && case $said in *"is built for attiny2313a, not for attiny4313"*) ;; *) false ;; esac
}

ok "the firmware for the ATtiny4313 plays on an ATtiny4313" plays out/pocket/attiny4313.elf
ok "control: the firmware for the ATtiny2313A is refused" is_refused out/pocket/bouton.elf
tap_done
