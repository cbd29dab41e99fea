// SPDX-License-Identifier: MIT
#include "ui/messages/messages.h"

static uint8_t language_set;

void message_set_language(uint8_t language)
{
    language_set = language;
}

uint8_t message_language(void)
{
    return language_set < LANGUAGES ? language_set : 0;
}

enum message_class message_class(uint8_t message)
{
    const FLASH uint8_t *run = message_runs[0];
    while (message >= *run)
        run += sizeof message_runs[0];
    return run[1];
}
