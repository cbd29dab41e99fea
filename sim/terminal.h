// SPDX-License-Identifier: MIT
// Plays the toy in a terminal, at the pace of the real one.
#pragma once

#include "toy.h"

// Runs until q, Ctrl-C or a signal to end; leaves the terminal as it was. False, with one line on stderr, if
// there is no usable terminal, or the firmware had crashed or mistreated its display by then.
bool terminal_play(struct toy *toy);
