// SPDX-License-Identifier: MIT
// Messages are all the words on the displays. A message has a row in messages.rows and a text in the file of
// each language (en.txt). messages.py checks these files and writes them as C.
//
// An id is a name, not a number: compare ids only with == and !=. Tables assign messages to a shape, a
// setting or a value.
#pragma once

#include "game/flash.h"       // FLASH
#include "text/language.h"    // LANGUAGES; generated
#include "ui/messages/rows.h" // enum message; generated

#include <stdbool.h>
#include <stdint.h>

// Kinds of messages. Each comment says how many columns a message may have.
enum message_class {
    CLASS_LINE,  // 16 columns: fills a row
    CLASS_PIECE, // text after other text in the same row, up to 7 columns
    CLASS_LABEL, // name of a menu item between two arrows, up to 14 columns
    CLASS_VALUE, // value of a menu item, or name of a family of games, up to 15 columns
    CLASS_TITLE, // name of a game, with pages of rules, up to 15 columns
    // Messages of the classes below can also have a short form of 7 columns.
    CLASS_NOTE,    // text about what the board shows, up to 16 columns
    CLASS_NEWS,    // text about what the board does not show, up to 16 columns
    CLASS_GOAL,    // goal of a game, shown for a while at the start, up to 16 columns
    CLASS_WAITING, // sign that the machine is thinking, up to 16 columns
};

_Static_assert(MESSAGES_END <= UINT8_MAX, "a message is a byte");

// Returns the class of a message. NO_MESSAGE has no class.
enum message_class message_class(uint8_t message);

// Returns the packed text of a message (text/packed.h).
const FLASH uint8_t *message_text(uint8_t language, uint8_t message);

// Returns true if a game's rules have page `page`. Page 0 is the title.
bool message_has_page(uint8_t language, uint8_t title, uint8_t page);

// Packed texts (text/packed.h) in blocks of MESSAGE_BLOCK. Block i starts at index message_starts[i].
extern const FLASH uint8_t message_texts[];
extern const FLASH uint16_t message_starts[];

// Each entry is the id after a run of messages, and the class of these messages.
extern const FLASH uint8_t message_runs[][2];
extern const FLASH uint8_t message_count; // number of messages on this board, including NO_MESSAGE
