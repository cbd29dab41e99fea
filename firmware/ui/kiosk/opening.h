// SPDX-License-Identifier: MIT
// The opening of a visitor's game: a legal move is shown and taken back, without words, so that it is seen
// what a move is; then the goal is told, and whose turn it is. Any key skips what is shown, and counts for
// nothing else.
#pragma once

#include "ui/screens/screen.h" // struct screen

enum { OPENING_MS = 5500 }; // from the beginning of the game to its goal

extern const FLASH struct screen opening_screen;
