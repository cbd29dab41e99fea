// SPDX-License-Identifier: MIT
// Where the fields of struct ui lie in the AVR's memory: layout.c is compiled for the AVR, and its table
// becomes a source for this machine.
#pragma once

#include <stdint.h>

#define LAYOUT(FIELD)                                                                                        \
    FIELD(SCREEN, screen)                                                                                    \
    FIELD(SETTINGS_GAME, settings.game)                                                                      \
    FIELD(SETTINGS_MISERE, settings.misere)                                                                  \
    FIELD(SETTINGS_START, settings.start)                                                                    \
    FIELD(SETTINGS_FIRST, match.side[0])                                                                     \
    FIELD(GAME, view.game)                                                                                   \
    FIELD(MESSAGE, view.message)                                                                             \
    FIELD(SELECTED, view.selected)                                                                           \
    FIELD(AMOUNT, move.amount)                                                                               \
    FIELD(CHANGES, move.count)                                                                               \
    FIELD(CHANGE, move.change)                                                                               \
    FIELD(POSITION, match.position)                                                                          \
    FIELD(PARTS, match.position.part)                                                                        \
    FIELD(COUNT, match.position.count)                                                                       \
    FIELD(MISERE, match.position.misere)                                                                     \
    FIELD(WHITE, match.position.white)                                                                       \
    FIELD(K, match.position.k)                                                                               \
    FIELD(MOST, match.position.most)                                                                         \
    FIELD(STONES, match.position.stones)                                                                     \
    FIELD(CAP, match.position.cap)                                                                           \
    FIELD(GROWTH, match.position.growth)                                                                     \
    FIELD(UNION, match.position.successors)

#define LAYOUT_NAME(name, field) AT_##name,
enum field { LAYOUT(LAYOUT_NAME) FIELDS };
#undef LAYOUT_NAME

// Offset and size of each field, then the size of a row of the table of games.
enum { LAYOUT_ROW = 2 * FIELDS, LAYOUT_SIZE };
extern const uint16_t layout[LAYOUT_SIZE];
