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

// Where a message is shown, and its largest number of columns
enum message_class {
    CLASS_LINE,  // 16 columns: fills a row
    CLASS_PIECE, // 7 columns: follows other text in the same row
    CLASS_LABEL, // 14 columns: name of a setting, between two arrows
    CLASS_VALUE, // 15 columns: name of a setting's value or of a family of games
    CLASS_TITLE, // 15 columns: name of a game. The pages of its rules follow, two rows each
    // Messages of the classes below can also have a short form of 7 columns.
    CLASS_NOTE,    // 16 columns: says what the board shows
    CLASS_NEWS,    // 16 columns: says what the board does not show. Dots show the message first
    CLASS_GOAL,    // 16 columns: says the goal when a game begins, and stays for a while
    CLASS_WAITING, // 16 columns: sign that the machine is thinking
};

_Static_assert(MESSAGES_END <= UINT8_MAX, "a message is a byte");

// Returns the class of a message. `message` is not NO_MESSAGE.
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
