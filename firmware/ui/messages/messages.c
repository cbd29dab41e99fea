// SPDX-License-Identifier: MIT
#include "ui/messages/messages.h"

uint8_t message_language;

enum message_class message_class(uint8_t message)
{
    const FLASH uint8_t *run = message_runs[0];
    while (message >= *run)
        run += sizeof message_runs[0];
    return run[1];
}
