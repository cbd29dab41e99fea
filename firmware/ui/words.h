// SPDX-License-Identifier: MIT
// All words that a display shows. In a text `#` stands for a number of the view, the first, then the second;
// a message over the board has a short form for displays without room, where an empty one means: show the
// long one all the same.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

#define WORDS(WORD)                                                                                          \
    WORD(TITLE, "Bouton plays Nim")                                                                          \
    WORD(PRESS_OK, "press OK to play")                                                                       \
    WORD(WATCHDOG, "(watchdog reset)")                                                                       \
    WORD(GAME, "Game")                                                                                       \
    WORD(PILES_A_MOVE, "Piles a move")                                                                       \
    WORD(LAST_STONE, "Last stone")                                                                           \
    WORD(START, "Start")                                                                                     \
    WORD(WHO_STARTS, "Who starts")                                                                           \
    WORD(OK_PLAY, "OK:play")                                                                                 \
    WORD(NIM, "Nim")                                                                                         \
    WORD(NIM_K, "Nim_k")                                                                                     \
    WORD(UP_TO, "up to #")                                                                                   \
    WORD(WINS, "wins")                                                                                       \
    WORD(LOSES, "loses")                                                                                     \
    WORD(START_345, "3-4-5")                                                                                 \
    WORD(START_1357, "1-3-5-7")                                                                              \
    WORD(START_357, "3-5-7")                                                                                 \
    WORD(RANDOM, "random")                                                                                   \
    WORD(MY_OWN, "my own")                                                                                   \
    WORD(YOU, "you")                                                                                         \
    WORD(BOUTON, "Bouton")                                                                                   \
    WORD(LAST_WINS, "Last stone wins")                                                                       \
    WORD(LAST_WINS_SHORT, "")                                                                                \
    WORD(LAST_LOSES, "Last stone loses")                                                                     \
    WORD(LAST_LOSES_SHORT, "")                                                                               \
    WORD(YOUR_MOVE, "Your move")                                                                             \
    WORD(YOUR_MOVE_SHORT, "  You")                                                                           \
    WORD(TAKE, "Take # leave #")                                                                             \
    WORD(TAKE_SHORT, "-# =#")                                                                                \
    WORD(TAKE_SOME, "Take 1 or more")                                                                        \
    WORD(TAKE_SOME_SHORT, "take 1+")                                                                         \
    WORD(PILE_LIMIT, "Only # piles!")                                                                        \
    WORD(PILE_LIMIT_SHORT, "# piles")                                                                        \
    WORD(OK_OR_HINT, "OK  (hold: hint)")                                                                     \
    WORD(OK_OR_HINT_SHORT, "OK/hint")                                                                        \
    WORD(HINT, "Hint: this wins")                                                                            \
    WORD(HINT_SHORT, "  hint")                                                                               \
    WORD(NO_HINT, "No way to win")                                                                           \
    WORD(NO_HINT_SHORT, "no way")                                                                            \
    WORD(MY_TURN, "My turn...")                                                                              \
    WORD(MY_TURN_SHORT, "  I...")                                                                            \
    WORD(I_TAKE, "I take # pile #")                                                                          \
    WORD(I_TAKE_SHORT, "I: -#")                                                                              \
    WORD(SET_PILES, "Set, then OK")                                                                          \
    WORD(SET_PILES_SHORT, "OK=play")                                                                         \
    WORD(NO_STONES, "Set some stones!")                                                                      \
    WORD(NO_STONES_SHORT, "")                                                                                \
    WORD(YOU_WIN, "You win!")                                                                                \
    WORD(BOUTON_WINS, "Bouton wins!")                                                                        \
    WORD(AGAIN_OR_MENU, "OK:again  \x7f:menu")

#define WORD_NAME(name, text) WORD_##name,
enum word { WORDS(WORD_NAME) };
#undef WORD_NAME

// The text of a word, in flash, ended by 0.
const FLASH char *word_text(uint8_t word);
