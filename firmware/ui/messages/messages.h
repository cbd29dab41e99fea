// SPDX-License-Identifier: MIT
// Messages are all the words on the displays. A message has a row in messages.rows and a text in the file of
// each language (en.txt). messages.py checks these files and writes them as C.
//
// An id is a name, not a number: compare ids only by == and !=. Tables assign messages to a shape, a setting
// or a value.
#pragma once

#include "game/flash.h"       // FLASH
#include "text/language.h"    // LANGUAGES; generated
#include "ui/messages/rows.h" // enum message; generated

#include <stdbool.h>
#include <stdint.h>

// Where a message is shown, and how many columns it may have
enum message_class {
    CLASS_LINE,  // fills a whole row, 16 columns
    CLASS_PIECE, // follows other text in the same row, 7 columns
    CLASS_LABEL, // name of a setting, between two arrows, 14 columns
    CLASS_VALUE, // value of a setting, or a family of games, 15 columns
    CLASS_TITLE, // name of a game, 15 columns; then its rules: pages of two rows
    // Messages of the classes below can also have a short form of 7 columns.
    CLASS_NOTE, // says what the board shows, 16 columns
    CLASS_NEWS, // says what the board does not show, 16 columns; a display of dots shows it before the board
    CLASS_GOAL, // news when a game begins, 16 columns; the news remains for a while
    CLASS_WAITING, // sign that the machine is thinking, 16 columns
};

_Static_assert(MESSAGES_END <= UINT8_MAX, "a message is a byte");

// Returns the class of a message of this board. `message` is not NO_MESSAGE.
enum message_class message_class(uint8_t message);

// Returns the packed text (text/packed.h) of a message. `language` is 0..LANGUAGES-1.
const FLASH uint8_t *message_text(uint8_t language, uint8_t message);

// True if the rules of a title have this page. Page 0 is the title.
bool message_has_page(uint8_t language, uint8_t title, uint8_t page);

// Packed texts (text/packed.h). Block i of MESSAGE_BLOCK texts starts at index message_starts[i].
extern const FLASH uint8_t message_texts[];
extern const FLASH uint16_t message_starts[];

// Classes of the messages. Each entry ends a run of ids: the id after the run, and the run's class.
extern const FLASH uint8_t message_runs[][2];
extern const FLASH uint8_t message_count; // number of messages on this board, including NO_MESSAGE
