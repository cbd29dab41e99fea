// SPDX-License-Identifier: MIT
// Messages are all that displays say in words. A message is a row of messages.rows, and a text in the file of
// each language (en.txt). messages.py checks these files, and writes the rows and texts of a board.
//
// An id is a name, not a number: ids are compared only by == and !=. What several messages have in common is
// their class; which message belongs to a shape, a setting or a value stands in a table where it is shown.
#pragma once

#include "game/flash.h"       // FLASH
#include "text/language.h"    // LANGUAGES; generated
#include "ui/messages/rows.h" // enum message; generated

#include <stdbool.h>
#include <stdint.h>

// The class says where a message stands, and so how many of 16 columns its text may take, and how displays
// treat it.
enum message_class {
    CLASS_LINE,    // a line of its own, 16 columns
    CLASS_PIECE,   // behind something else in a line, 7 columns
    CLASS_LABEL,   // a setting between two arrows, 14 columns
    CLASS_VALUE,   // the value of a setting or a family of games, 15 columns
    CLASS_TITLE,   // a game, 15 columns; further texts are its rules, two a page, of 15 and 16 columns
    CLASS_NOTE,    // with a board that shows the same, 16 columns
    CLASS_NEWS,    // with a board that does not show it, 16 columns; where both have no room it comes first
    CLASS_GOAL,    // news when a game begins, 16 columns; it stays for a while
    CLASS_WAITING, // a sign that the machine thinks, 16 columns; it replaces no text that is still moving
};

// Texts of the last four classes may have a short form of 7 columns for displays without room.
_Static_assert(MESSAGES_END <= UINT8_MAX, "a message is a byte");

// Returns the class of a message of this board; not for NO_MESSAGE.
enum message_class message_class(uint8_t message);

// Returns the packed text (text/packed.h) of a message in a language, 0..LANGUAGES-1 in the order of
// board.mk; any other number is 0.
const FLASH uint8_t *message_text(uint8_t language, uint8_t message);

// True if the rules behind this title have such a page, from 1 on; they also have page 0, the title itself.
bool message_has_page(uint8_t language, uint8_t title, uint8_t page);

// Written by messages.py: the packed texts (text/packed.h), the parts of each separated by '|', and where
// each block of MESSAGE_BLOCK texts starts, of each language MESSAGE_BLOCKS.
extern const FLASH uint8_t message_texts[];
extern const FLASH uint16_t message_starts[];

// Runs of ids of one class: the id after the last one of the run, and the class.
extern const FLASH uint8_t message_runs[][2];
extern const FLASH uint8_t message_count; // of this board, NO_MESSAGE included
