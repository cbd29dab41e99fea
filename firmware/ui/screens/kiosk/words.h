// SPDX-License-Identifier: MIT
// The words of visitors.h, behind all others: at most 16 characters each.
#pragma once

#include "ui/messages/words.h"

#define KIOSK_WORDS(WORD)                                                                                    \
    WORD(ANY_KEY, "press a key")                                                                             \
    WORD(CHOICE, "Plays")                                                                                    \
    WORD(SOUND, "Sound")                                                                                     \
    WORD(FIRST_PILES, "Start")                                                                               \
    WORD(IDLE, "Idle")                                                                                       \
    WORD(TEST, "Test")                                                                                       \
    WORD(TOTAL, "Games/won")                                                                                 \
    WORD(RESET, "Reset")                                                                                     \
    WORD(PERFECTLY, "perfectly")                                                                             \
    WORD(GENTLY, "gently")                                                                                   \
    WORD(EASILY, "easily")                                                                                   \
    WORD(ON, "on")                                                                                           \
    WORD(QUIET, "playing")                                                                                   \
    WORD(OFF, "off")                                                                                         \
    WORD(FIRST, "first")                                                                                     \
    WORD(SECOND, "second")                                                                                   \
    WORD(S_90, "90 s")                                                                                       \
    WORD(S_180, "180 s")                                                                                     \
    WORD(S_240, "240 s")                                                                                     \
    WORD(TEST_STARTS, "press UP")                                                                            \
    WORD(NO, "no")                                                                                           \
    WORD(YES, "yes: OK")                                                                                     \
    WORD(COUNTS, "########/######")

#define WORD_NAME(name, text) WORD_##name,
enum kiosk_word { WORD_BEFORE_KIOSK = WORD_COUNT - 1, KIOSK_WORDS(WORD_NAME) KIOSK_WORD_COUNT };
#undef WORD_NAME

_Static_assert(KIOSK_WORD_COUNT <= UINT8_MAX, "a word is a byte");
