// SPDX-License-Identifier: MIT
#include "ui/screens/search_step.h"

// A dot that moves to and fro
static const FLASH uint8_t signs[] = {MSG_THINKING, MSG_THINKING_2, MSG_THINKING_3, MSG_THINKING_2};
enum { SIGN_MS = 300, SIGNS = sizeof signs, SIGN_LOG2_MS = 8 };

enum verdict ui_search_step(struct count *count)
{
    const enum verdict verdict =
        count ? count_step(count, &ui.match, &ui.move) : match_reply(&ui.match, &ui.move, &ui.random);
    ui.thinking = false;
    if (verdict == PENDING) {
        const uint8_t message = signs[(ui.waited >> SIGN_LOG2_MS) % SIGNS];
        ui.thinking = true;
        if (ui.waited >= SIGN_MS && ui.view.message != message)
            show_message(message);
    }
    return verdict;
}
