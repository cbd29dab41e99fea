// SPDX-License-Identifier: MIT
#include "ui/ui.h"

enum { SIGN_MS = 300, SIGNS = 4, SIGN_LOG2_MS = 8 };

bool ui_think(struct ui *ui, enum verdict *verdict, uint16_t now)
{
    *verdict = game_reply(ui->view.game, &ui->position, &ui->move);
    ui->thinking = *verdict == THINKING;
    if (!ui->thinking)
        return true;
    ui_no_move(ui);
    const uint16_t waited = now - ui->since;
    const uint8_t word = WORD_THINKING + (waited >> SIGN_LOG2_MS) % SIGNS * 2;
    if (waited >= SIGN_MS && ui->view.word != word)
        ui_say(ui, word);
    return false;
}
