// SPDX-License-Identifier: MIT
// The words of visitors.h, behind all others: at most 16 characters each.
#pragma once

#include "ui/messages/messages.h"

#define KIOSK_MESSAGES(ROW)                                                                                  \
    ROW(ANY_KEY, "press a key")                                                                              \
    ROW(CHOICE, "Plays")                                                                                     \
    ROW(SOUND, "Sound")                                                                                      \
    ROW(FIRST_PILES, "Start")                                                                                \
    ROW(IDLE, "Idle")                                                                                        \
    ROW(TEST, "Test")                                                                                        \
    ROW(TOTAL, "Games/won")                                                                                  \
    ROW(RESET, "Reset")                                                                                      \
    ROW(PERFECTLY, "perfectly")                                                                              \
    ROW(GENTLY, "gently")                                                                                    \
    ROW(EASILY, "easily")                                                                                    \
    ROW(ON, "on")                                                                                            \
    ROW(QUIET, "playing")                                                                                    \
    ROW(OFF, "off")                                                                                          \
    ROW(FIRST, "first")                                                                                      \
    ROW(SECOND, "second")                                                                                    \
    ROW(S_90, "90 s")                                                                                        \
    ROW(S_180, "180 s")                                                                                      \
    ROW(S_240, "240 s")                                                                                      \
    ROW(TEST_STARTS, "press UP")                                                                             \
    ROW(NO, "no")                                                                                            \
    ROW(YES, "yes: OK")                                                                                      \
    ROW(COUNTS, "########/######")

#define MSG_NAME(name, text) MSG_##name,
enum kiosk_message { MSG_BEFORE_KIOSK = MSG_COUNT - 1, KIOSK_MESSAGES(MSG_NAME) KIOSK_MSG_COUNT };
#undef MSG_NAME

_Static_assert(KIOSK_MSG_COUNT <= UINT8_MAX, "a message is a byte");
