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
    FIELD(POSITION, position)                                                                                \
    FIELD(PARTS, position.part)                                                                              \
    FIELD(COUNT, position.count)                                                                             \
    FIELD(MISERE, position.misere)                                                                           \
    FIELD(WHITE, position.white)                                                                             \
    FIELD(K, position.k)                                                                                     \
    FIELD(MOST, position.most)                                                                               \
    FIELD(STONES, position.stones)                                                                           \
    FIELD(CAP, position.cap)                                                                                 \
    FIELD(GROWTH, position.growth)                                                                           \
    FIELD(UNION, position.successors)

#define LAYOUT_NAME(name, field) AT_##name,
enum field { LAYOUT(LAYOUT_NAME) FIELDS };
#undef LAYOUT_NAME

// Offset and size of each field, then the size of a row of the table of games.
enum { LAYOUT_ROW = 2 * FIELDS, LAYOUT_SIZE };
extern const uint16_t layout[LAYOUT_SIZE];
