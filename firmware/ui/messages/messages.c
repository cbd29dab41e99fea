// SPDX-License-Identifier: MIT
#include "ui/messages/messages.h"

#include "text/packed.h"

const FLASH uint8_t *message_text(uint8_t language, uint8_t message)
{
    uint8_t block = message / MESSAGE_BLOCK;
    if (LANGUAGES > 1 && language < LANGUAGES)
        block += language * MESSAGE_BLOCKS;
    return packed_nth(&message_texts[message_starts[block]], message % MESSAGE_BLOCK);
}

static void skip(uint8_t code)
{
    (void)code;
}

bool message_has_page(uint8_t language, uint8_t title, uint8_t page)
{
    const FLASH uint8_t *rest = message_text(language, title);
    for (uint8_t lines = 2 * page; lines && rest; lines--)
        rest = packed_read(rest, skip);
    return rest;
}

enum message_class message_class(uint8_t message)
{
    const FLASH uint8_t *run = message_runs[0];
    while (message >= *run)
        run += sizeof message_runs[0];
    return run[1];
}
